"""A seat's choice while it is still being made: seen by nobody else, and taken back move by move."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from skye.material.moves import Move
from skye.rules.game import Game
from skye.view.seat_view import View, view
from skye.view.what_if import BUILDING, builder


def with_draft(game: Game, seat: int, moves: Sequence[Move]) -> Game:
    """The game as this seat sees it with its drafted tiles laid; it stays in the phase of building.

    IllegalMoveError tells which of the moves cannot be made.
    """
    imagined = builder(view(game, seat, open_gold=True), seat, game.tables)
    for move in moves:
        imagined.apply(move)
    return imagined


def drafted_view(game: Game, seat: int, moves: Sequence[Move], *, open_gold: bool) -> View:
    """What a seat sees of the game, with its own drafted tiles laid."""
    shown = view(game, seat, open_gold=open_gold)
    if not moves or game.phase != BUILDING:
        return shown
    own = view(with_draft(game, seat, moves), seat).seats[seat]
    mine = msgspec.structs.replace(shown.seats[seat], territory=own.territory, hand=own.hand, expansion=own.expansion)
    return msgspec.structs.replace(
        shown, seats=tuple(mine if number == seat else entry for number, entry in enumerate(shown.seats))
    )


def is_whole(game: Game, seat: int, moves: Sequence[Move]) -> bool:
    """Whether these moves, which can be made, are a whole answer."""
    if game.phase == BUILDING:
        return not with_draft(game, seat, moves).hand(seat)
    if not moves:
        return False
    *before, last = moves
    return all(move.is_anytime for move in before) and (not last.is_anytime or _is_answered(game, seat, moves))


def _is_answered(game: Game, seat: int, moves: Sequence[Move]) -> bool:
    """Whether the question ends with these moves, though each of them could be made at any time."""
    after = game.copy()
    for move in moves:
        after.apply(move)
    return (after.round, after.phase) != (game.round, game.phase) or seat not in after.to_act()
