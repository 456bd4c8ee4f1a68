"""The points of the base game where an expansion may add something; this one adds nothing."""

from __future__ import annotations

from typing import Any


class Expansion:
    """What an expansion is asked while a game goes on. `flow` is the game; seats and tiles are numbers.

    What it pays or scores it also adds to `flow.log`, if that is a list, so that records can tell it. A hook that
    answers True holds the game: it then waits for the expansion's own moves until `flow.go_on()`.
    """

    def copy(self, flow: Any) -> Expansion:
        """An independent copy for a copy of the game."""
        return self

    def restore(self, flow: Any, view: Any) -> None:
        """Put everything as a view of a game shows it; the base's part is done."""

    # The course of a round

    def income(self, flow: Any, seat: int) -> int:
        """Gold on top of the income (phase 1)."""
        return 0

    def spares_axe(self, flow: Any, seat: int) -> bool:
        """Whether a seat may price all of its tiles (phase 2)."""
        return False

    def pays(self, flow: Any, seat: int) -> bool:
        """Whether the bank gives a seat what it spends on a purchase (phase 4)."""
        return False

    def buys_again(self, flow: Any, seat: int) -> bool:
        """Whether a seat has a second purchase after everybody's first (phase 4)."""
        return False

    def bought(self, flow: Any, seat: int, tile: int, seller: int) -> bool:
        """A seat has bought a tile (phase 4). True holds the game."""
        return False

    def kept(self, flow: Any, seat: int, tile: int) -> None:
        """A seat has kept a tile that nobody bought (phase 4)."""

    def traded(self, flow: Any) -> bool:
        """Everything is bought or kept (phase 4). True holds the game."""
        return False

    def built(self, flow: Any) -> bool:
        """Everybody has built (phase 5). True holds the game."""
        return False

    def points(self, flow: Any, seat: int) -> int:
        """Points before the scoring tiles (phase 6)."""
        return 0

    def measure(self, flow: Any, kind: int, seat: int) -> int:
        """The points of a seat for a scoring tile that the expansion brought."""
        return 0

    # Its own moves, while it holds the game or beside those of the base

    def phase(self, flow: Any) -> str:
        """What to call the phase in which it holds the game."""
        return "extra"

    def acting(self, flow: Any) -> tuple[int, ...]:
        """The seats that owe a decision while it holds the game."""
        return ()

    def count(self, flow: Any, seat: int) -> int:
        """How many moves of its own a seat may make now, whether or not the game waits for that seat."""
        return 0

    def choose(self, flow: Any, seat: int, number: int) -> None:
        """Take the move with this number in mind."""

    def check(self, flow: Any, move: Any) -> bool:
        """Take a move in mind; False if such a move has no place now, IllegalMoveError if it breaks a rule."""
        return False

    def chosen(self, flow: Any) -> Any:
        """The move it has in mind."""

    def perform(self, flow: Any) -> None:
        """Make the move it has in mind."""
