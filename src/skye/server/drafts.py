"""A seat's choice while it is being made: nobody else sees it, and moves can be undone one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from skye.material.moves import Move
from skye.rules.game import Game
from skye.rules.legal import Legal
from skye.view.seat_view import View, view
from skye.view.what_if import BUILDING, builder


class Draft:
    """Moves that a seat has drafted, on the game as it is now."""

    def __init__(self, game: Game, seat: int, moves: Sequence[Move]) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves

    @cached_property
    def laid(self) -> Game:
        """The game as this seat sees it with its drafted tiles laid; it stays in the build phase.

        IllegalMoveError says which of the moves cannot be made.
        """
        imagined = builder(view(self.game, self.seat, open_gold=True), self.seat, self.game.tables)
        for move in self.moves:
            imagined.apply(move)
        return imagined

    def view(self, *, open_gold: bool) -> View:
        """What the seat sees of the game, with its own drafted tiles laid."""
        shown = view(self.game, self.seat, open_gold=open_gold)
        if not self.moves or self.game.phase != BUILDING:
            return shown
        own = view(self.laid, self.seat).seats[self.seat]
        before = shown.seats[self.seat]
        mine = msgspec.structs.replace(before, territory=own.territory, hand=own.hand, expansion=own.expansion)
        return msgspec.structs.replace(
            shown, seats=tuple(mine if number == self.seat else entry for number, entry in enumerate(shown.seats))
        )

    def legal(self) -> Legal:
        """What the seat may do next."""
        is_building = self.game.phase == BUILDING and self.seat in self.game.to_act()
        return self.laid.legal(self.seat) if is_building and self.moves else self.game.legal(self.seat)

    def is_whole(self) -> bool:
        """Whether these moves, which must be legal, are a complete answer."""
        if self.game.phase == BUILDING:
            return not self.laid.hand(self.seat)
        if not self.moves:
            return False
        *before, last = self.moves
        return all(move.is_anytime for move in before) and (not last.is_anytime or self._is_answered())

    def _is_answered(self) -> bool:
        """Whether these moves end the decision, though each of them could be made at any time."""
        after = self.game.copy()
        for move in self.moves:
            after.apply(move)
        return (after.round, after.phase) != (self.game.round, self.game.phase) or self.seat not in after.to_act()
