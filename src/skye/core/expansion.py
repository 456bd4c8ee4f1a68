"""The points of the base game where an expansion may add something; this one adds nothing."""

from __future__ import annotations

from typing import Any


class Expansion:
    """What an expansion is asked while a game goes on. `flow` is the game; seats and tiles are numbers.

    What it pays or scores it also adds to `flow.log`, if that is a list, so that records can tell it.
    """

    def copy(self) -> Expansion:
        """An independent copy, for a copy of the game."""
        return self

    def income(self, flow: Any, seat: int) -> int:
        """Gold on top of the income (phase 1)."""
        return 0

    def sold(self, flow: Any, seller: int, tile: int) -> None:
        """A tile of `seller` was bought (phase 4)."""

    def gained(self, flow: Any, seat: int, tile: int) -> None:
        """A seat has bought or kept a tile (phase 4)."""

    def built(self, flow: Any) -> bool:
        """Everybody has built (phase 5). True begins the extra phase, which lasts until `flow.end_round()`."""
        return False

    def acting(self, flow: Any) -> tuple[int, ...]:
        """The seats that owe a decision in the extra phase."""
        return ()

    def moves(self, flow: Any, seat: int) -> list[Any]:
        """The legal moves of a seat in the extra phase."""
        return []

    def apply(self, flow: Any, move: Any) -> None:
        """Make one of these moves."""

    def play(self, flow: Any, generator: Any) -> None:
        """Make one of these moves at random."""

    def points(self, flow: Any, seat: int) -> int:
        """Points before the scoring tiles (phase 6)."""
        return 0

    def measure(self, flow: Any, kind: int, seat: int) -> int:
        """The points of a seat for a scoring tile that the expansion brought."""
        return 0
