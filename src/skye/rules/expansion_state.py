"""The points of a game where an expansion may add something; this state adds nothing."""

from __future__ import annotations

from skye.material.expansions import Part
from skye.material.moves import Move
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.game_state import GameState


class ExpansionState:
    """What an expansion adds to one game, and its hooks while the game goes on. Seats and tiles are numbers.

    What it pays or scores it also adds to `state.log`, if that is a list, so that records contain it. A method that
    returns True holds the game: it then waits for the expansion's own moves until `state.go_on()`.
    """

    def copy(self, state: GameState) -> ExpansionState:
        """An independent copy for a copy of the game."""
        return self

    # The course of a round

    def income(self, state: GameState, seat: int) -> int:
        """Gold on top of the income (phase 1)."""
        return 0

    def spares_axe(self, state: GameState, seat: int) -> bool:
        """Whether a seat may price all of its tiles (phase 2)."""
        return False

    def pays(self, state: GameState, seat: int) -> bool:
        """Whether the bank gives a seat what it spends on a purchase (phase 4)."""
        return False

    def buys_again(self, state: GameState, seat: int) -> bool:
        """Whether a seat has a second purchase after everybody's first (phase 4)."""
        return False

    def bought(self, state: GameState, seat: int, tile: int, seller: int) -> bool:
        """A seat has bought a tile (phase 4). True holds the game."""
        return False

    def kept(self, state: GameState, seat: int, tile: int) -> None:
        """A seat has kept a tile that nobody bought (phase 4)."""

    def traded(self, state: GameState) -> bool:
        """Everything is bought or kept (phase 4). True holds the game."""
        return False

    def built(self, state: GameState) -> bool:
        """Everybody has built (phase 5). True holds the game."""
        return False

    def points(self, state: GameState, seat: int) -> int:
        """Points before the scoring tiles (phase 6)."""
        return 0

    def measure(self, state: GameState, kind: int, seat: int) -> int:
        """The points of a seat for a scoring tile that the expansion brought."""
        return 0

    # Its own moves, while it holds the game or at any time

    def phase(self, state: GameState) -> str:
        """The name of the phase in which it holds the game."""
        return "extra"

    def acting(self, state: GameState) -> tuple[int, ...]:
        """The seats that owe a decision while it holds the game."""
        return ()

    def count(self, state: GameState, seat: int) -> int:
        """How many moves of its own a seat may make now, whether or not the game waits for that seat."""
        return 0

    def moves(self, state: GameState, seat: int) -> list[Move]:
        """All of these moves, in the order of their numbers."""
        choice = Choice()
        found = []
        for number in range(self.count(state, seat)):
            self.choose(state, seat, number, choice)
            found.append(self.move_of(state, choice))
        return found

    def choose(self, state: GameState, seat: int, number: int, choice: Choice) -> None:
        """Put the move with this number into the choice, with its kind, from 1, and the seat."""

    def check(self, state: GameState, move: Move, choice: Choice) -> bool:
        """Put a move into the choice; False if it is not possible now, IllegalMoveError if it breaks a rule."""
        return False

    def move_of(self, state: GameState, choice: Choice) -> Move:
        """The move that a choice stands for."""
        raise NotImplementedError

    def perform(self, state: GameState, choice: Choice) -> None:
        """Make the move that a choice stands for."""


class RulesPart(Part, module="rules.state"):
    """The rules of an expansion."""

    def state(self, setup: Setup, tables: Tables, rules: int | None) -> ExpansionState | None:
        """What it adds to a new game, by these rules or by the newest; None if it adds nothing."""
        return None
