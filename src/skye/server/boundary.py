"""The one boundary that everything passes on its way to a client: what is built here is all that anybody is told."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from skye.core.game import Game
from skye.moves import Price
from skye.protocol import Choices, News, Pricing, SeatClock, SeatInfo, State, TableInfo
from skye.server.drafts import BUILDING, drafted_view, is_whole, with_draft
from skye.server.requests import answer_of
from skye.server.table import Table
from skye.view import view

PURSES = {"gold": "seat", "seller_gold": "seller"}
"""Fields of events that tell what somebody has in hand, and the field that says who; P4 keeps them from others."""

_MARKS = tuple(f'"{name}":'.encode() for name in PURSES)


def table_info(table: Table, present: Collection[int]) -> TableInfo:
    """Who sits where."""
    return TableInfo(
        code=table.code,
        status=table.status,
        options=table.options,
        seats=tuple(
            SeatInfo(
                kind="open" if seat.is_open else "player" if seat.token else "bot",
                name=seat.name,
                bot=seat.player,
                left=seat.left,
                present=number in present,
                votes=tuple(sorted(seat.votes)),
            )
            for number, seat in enumerate(table.seats)
        ),
        rematch=table.rematch,
    )


def news(table: Table, own: Collection[int], after: int) -> News:
    """What has happened after the news of this number, for the holder of these seats."""
    told = [event for events in table.news[after:] for event in events]
    if not table.options.open_gold:
        told = [_without_purses(event, own) for event in told]
    return News(len(table.news), tuple(map(msgspec.Raw, told)))


def _without_purses(event: bytes, own: Collection[int]) -> bytes:
    if not any(mark in event for mark in _MARKS):
        return event
    plain = msgspec.json.decode(event)
    if "seat" not in plain:  # at the end of the game all gold lies open
        return event
    shown = {name: value for name, value in plain.items() if name not in PURSES or plain[PURSES[name]] in own}
    return msgspec.json.encode(shown)


def state(table: Table, seat: int | None, time: int | None = None) -> State | None:
    """The game as a seat sees it, or a spectator, with the clocks at this time; none before it has begun."""
    game = table.game
    if game is None:
        return None
    number = len(table.news)
    clocks = () if time is None else _clocks(table, time)
    if seat is None:
        shown = view(game, None, open_gold=table.options.open_gold)
        return State(None, number, shown, None, None, (), 0, clocks)
    holder = table.seats[seat]
    return State(
        seat=seat,
        number=number,
        view=drafted_view(game, seat, holder.draft, open_gold=table.options.open_gold),
        decision=table.decision(seat),
        choices=_choices(table, game, seat),
        draft=tuple(holder.draft),
        step=len(holder.drafting),
        clocks=clocks,
    )


def _choices(table: Table, game: Game, seat: int) -> Choices:
    draft = table.seats[seat].draft
    is_building = game.phase == BUILDING and seat in game.to_act()
    legal = with_draft(game, seat, draft).legal(seat) if is_building and draft else game.legal(seat)
    if seat in game.to_act() and game.phase == "price":
        tiles = tuple(tile for tile, _ in game.offers(seat))
        spared = Price(seat, None, tuple((tile, 1) for tile in tiles))
        pricing = Pricing(tiles, game.gold(seat), spared in legal)
        return Choices((), pricing, tuple(legal.beside()), bool(draft))
    moves = tuple(legal)
    return Choices(
        moves=tuple(move for move in moves if not move.is_beside),
        beside=tuple(move for move in moves if move.is_beside),
        can_seal=bool(draft) and is_whole(game, seat, answer_of(table, seat)),
    )


def _clocks(table: Table, time: int) -> tuple[SeatClock, ...]:
    clock = table.options.clock
    if clock is None:
        return ()
    clocks = []
    for number, seat in enumerate(table.seats):
        deadline = table.deadline(number)
        whole = 1000 * clock.seconds - (seat.used if clock.per == "game" else 0)
        left = whole if deadline is None else deadline - time
        clocks.append(SeatClock(max(0, left), deadline is not None))
    return tuple(clocks)
