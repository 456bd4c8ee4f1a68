"""Small tables for tests: games with own tiles and short courses, and moves written as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from skye import view
from skye.material.box import Material, Rounds, base_material
from skye.material.moves import parse
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.material.tiles import Tile, read_tile
from skye.rules.game import Game

SCORING = ("sheep", "squares", "ship_majority", "harbours")
DRAWN = "0 draw 24 31 8\n1 draw 27 16 49"
"""The first tiles of a game of two."""


def own_tile(name: str, written: str) -> Tile:
    """A tile from its edges, centre, roads joined by + or -, and symbols."""
    edges, centre, roads, *symbols = written.split()
    groups = [] if roads == "-" else roads.split("+")
    return read_tile({"id": name, "edges": edges, "centre": centre, "roads": groups, "symbols": symbols}, "test")


def course(scored: Sequence[str], catch_up: Sequence[int]) -> tuple[Rounds, ...]:
    """The same rounds for every number of players."""
    return (Rounds((2, 3, 4, 5), tuple(scored), tuple(catch_up)),)


def material(
    *,
    tiles: tuple[Tile, ...] | None = None,
    castle: Tile | None = None,
    rounds: tuple[Rounds, ...] | None = None,
) -> Material:
    """The base game with some of it replaced."""
    box = base_material()
    return msgspec.structs.replace(
        box, tiles=tiles or box.tiles, castle=castle or box.castle, rounds=rounds or box.rounds
    )


def new_game(players: int, *, start: int = 0, scoring: tuple[str, ...] = SCORING, box: Material | None = None) -> Game:
    """A game, with the material given or the shipped one."""
    return Game(Setup(players, start, scoring), Tables(box or base_material()))


def play(game: Game, moves: str) -> Game:
    """Make the moves, one a line."""
    for line in moves.strip().splitlines():
        game.apply(parse(line.strip()))
    return game


def gold(game: Game) -> list[int]:
    """What everybody has in hand."""
    return [game.gold(seat) for seat in range(game.players)]


def build_anything(game: Game) -> Game:
    """Play to the end, each time with the first move there is."""
    while seats := game.to_act():
        game.apply(next(iter(game.legal(seats[0]))))
    return game


def snapshot(game: Game) -> tuple[object, ...]:
    """Everything that can be seen of a game."""
    seats = range(game.players)
    return (
        game.phase,
        game.to_act(),
        game.round,
        game.scores(),
        game.bag(),
        *[(game.gold(seat), game.offers(seat), game.hand(seat), game.territory(seat)) for seat in seats],
    )


def seen(game: Game, seat: int | None) -> bytes:
    """A view with the legal moves of the viewer, as bytes."""
    legal = list(game.legal(seat)) if seat is not None else []
    return msgspec.json.encode([view(game, seat), legal, game.to_act()])
