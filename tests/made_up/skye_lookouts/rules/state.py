"""After building every seat is asked, one after the other; the scoring tile counts a seat's lookouts."""

from __future__ import annotations

from skye.material.errors import IllegalMoveError
from skye.material.moves import Move
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.expansion_state import ExpansionState, RulesPart
from skye.rules.game_state import GameState
from skye_lookouts.moves import Look

LOOKING = 1
"""The kind of its only move."""


class LookoutsState(ExpansionState):
    """The lookouts of all seats, as cells, and the seat that is asked."""

    def __init__(self, players: int) -> None:
        self.lookouts: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        self.asked = -1

    def copy(self, state: GameState) -> LookoutsState:
        new = LookoutsState(0)
        new.lookouts = [list(cells) for cells in self.lookouts]
        new.asked = self.asked
        return new

    def measure(self, state: GameState, kind: int, seat: int) -> int:
        return state.tables.material.scoring[kind].points[0] * len(self.lookouts[seat])

    def built(self, state: GameState) -> bool:
        self.asked = 0
        return True

    def phase(self, state: GameState) -> str:
        return "look"

    def acting(self, state: GameState) -> tuple[int, ...]:
        return (self.asked,)

    def free(self, state: GameState, seat: int) -> list[tuple[int, int]]:
        """The cells of a seat without a lookout."""
        cells = [(x, y) for _, x, y, _ in state.land(seat).laid()]
        return [cell for cell in cells if cell not in self.lookouts[seat]]

    def count(self, state: GameState, seat: int) -> int:
        return 1 + len(self.free(state, seat)) if seat == self.asked else 0

    def choose(self, state: GameState, seat: int, number: int, choice: Choice) -> None:
        choice.kind, choice.seat, choice.flag = LOOKING, seat, number > 0
        if number > 0:
            choice.first, choice.second = self.free(state, seat)[number - 1]

    def check(self, state: GameState, move: Move, choice: Choice) -> bool:
        if not isinstance(move, Look) or self.asked < 0:
            return False
        if move.seat != self.asked:
            raise IllegalMoveError("illegal-seat", seat=move.seat, acting=self.acting(state))
        if move.cell is not None and move.cell not in self.free(state, move.seat):
            raise IllegalMoveError("illegal-look-cell", x=move.cell[0], y=move.cell[1])
        choice.kind, choice.seat, choice.flag = LOOKING, move.seat, move.cell is not None
        if move.cell is not None:
            choice.first, choice.second = move.cell
        return True

    def move_of(self, state: GameState, choice: Choice) -> Look:
        return Look(choice.seat, (choice.first, choice.second) if choice.flag else None)

    def perform(self, state: GameState, choice: Choice) -> None:
        if choice.flag:
            self.lookouts[choice.seat].append((choice.first, choice.second))
        if state.log is not None:
            state.log.append(("look", choice.seat, self.move_of(state, choice).cell, len(self.lookouts[choice.seat])))
        self.asked += 1
        if self.asked == state.players:
            self.asked = -1
            state.go_on()


class LookoutsRules(RulesPart):
    """Lookouts."""

    def state(self, setup: Setup, tables: Tables, rules: int | None) -> LookoutsState:
        return LookoutsState(setup.players)


PART = LookoutsRules()
