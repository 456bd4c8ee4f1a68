"""Whole games over real sockets, played by chance."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from skye.material.moves import Move
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.view.game_from_view import imagine
from skye.view.seat_view import View
from skye.wire.client import ClientTable, open_table, read_record
from skye.wire.http_bodies import MySeat, NewTable, Seated, SeatKey
from skye.wire.values import Decision, Options


def pick(moves: list[Move], *key: object) -> Move:
    """One of the moves, by no chance at all: whoever has the same choice takes the same."""
    number = int.from_bytes(sha256(repr(key).encode()).digest()[:8], "big")
    return sorted(moves, key=str)[number % len(moves)]


def decide(game: Game, decision: Decision) -> list[Move]:
    """The whole answer to a question, with moves besides it where there are any, made on a game that may be spoiled."""
    made: list[Move] = []
    seat = decision.seat
    while not made or (decision.phase == "build" and seat in game.to_act() and game.hand(seat)):
        move = pick([move for move in game.legal(seat) if not move.is_anytime], decision, len(made))
        game.apply(move)
        made.append(move)
    return made


async def play(url: str, code: str, place: SeatKey, expansion: str | None) -> list[View]:
    """One client to the end of the game; the views it had."""
    views = []
    tables = shipped_tables(expansion)
    async with ClientTable(url, code, (place.token,)) as table:
        while table.info is not None and table.info.status != "over":
            decision = table.decision(place.seat)
            if decision is None:
                await table.change()
                continue
            seen = table.view(place.seat)
            if roads := imagine(seen, tables).legal(place.seat).anytime():
                answer = await table.beside(pick(list(roads), decision, len(roads)))
            else:
                views.append(seen)
                answer = await table.seal(place.seat, *decide(imagine(seen, tables), decision))
            assert answer.result == "done", answer
        views.append(table.view(place.seat))
    return views


async def play_all(url: str, players: int, expansion: str | None) -> tuple[Seated, list[list[View]], bytes]:
    seats = tuple(MySeat(f"client {seat}") for seat in range(players))
    seated = await open_table(url, NewTable(seats, Options(expansion, open_gold=True)))
    views = await asyncio.gather(*(play(url, seated.code, place, expansion) for place in seated.places))
    return seated, views, await read_record(url, seated.code)
