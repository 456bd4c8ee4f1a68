"""An expansion is asked at every point where it may add something, without the base game knowing it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from table import DRAWN, build_anything, course, gold, material, play

from skye import Buy, Game, IllegalMoveError, Move, Pass, Setup, SetupError
from skye.material.box import ScoringTile, base_material
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.expansion_state import ExpansionState


class Toll(ExpansionState):
    """1 gold more a round, a note of every sale and gain, 2 points a round, and a scoring tile worth 7.

    If asked to, it holds the round after building until every seat has passed once more.
    """

    def __init__(self) -> None:
        self.notes: list[tuple[Any, ...]] = []
        self.holds = False
        self.waiting: list[int] = []

    def copy(self, state: Any) -> Toll:
        new = Toll()
        new.notes, new.holds, new.waiting = list(self.notes), self.holds, list(self.waiting)
        return new

    def income(self, state: Any, seat: int) -> int:
        return 1

    def bought(self, state: Any, seat: int, tile: int, seller: int) -> bool:
        self.notes.append(("bought", seat, tile, seller))
        return False

    def kept(self, state: Any, seat: int, tile: int) -> None:
        self.notes.append(("kept", seat, tile))

    def traded(self, state: Any) -> bool:
        self.notes.append(("traded",))
        return False

    def built(self, state: Any) -> bool:
        self.notes.append(("built",))
        self.waiting = [0, 1]
        return self.holds

    def acting(self, state: Any) -> tuple[int, ...]:
        return tuple(self.waiting)

    def count(self, state: Any, seat: int) -> int:
        return int(self.holds and seat in self.waiting)

    def choose(self, state: Any, seat: int, number: int, choice: Choice) -> None:
        choice.kind, choice.seat = 1, seat

    def check(self, state: Any, move: Move, choice: Choice) -> bool:
        if not isinstance(move, Pass) or move.seat not in self.waiting:
            return False
        choice.kind, choice.seat = 1, move.seat
        return True

    def move_of(self, state: Any, choice: Choice) -> Pass:
        return Pass(choice.seat)

    def perform(self, state: Any, choice: Choice) -> None:
        self.waiting.remove(choice.seat)
        if not self.waiting:
            state.go_on()

    def points(self, state: Any, seat: int) -> int:
        return 2

    def measure(self, state: Any, kind: int, seat: int) -> int:
        return 7 if kind == 16 else 0


def toll_game(expansion: Toll) -> Game:
    box = material(rounds=course(["A", "B"], [0, 0]))
    box = msgspec.structs.replace(box, scoring=(*base_material().scoring, ScoringTile("toll", (7,))))
    return Game(Setup(2, 0, ("toll", "squares", "ship_majority", "harbours")), Tables(box), expansion=expansion)


def test_every_hook_is_called() -> None:
    toll = Toll()
    game = toll_game(toll)
    assert gold(game) == [6, 6]
    play(game, f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1\n0 buy 16\n1 pass")
    assert toll.notes == [("bought", 0, 16, 1), ("kept", 0, 24), ("kept", 0, 31), ("kept", 1, 27), ("traded",)]
    copy = game.copy()
    while game.round == 1:
        game.apply(next(iter(game.legal(game.to_act()[0]))))
    assert toll.notes[-1] == ("built",)
    assert game.scores() == (2 + 7, 2 + 7)
    assert isinstance(copy.expansion, Toll)
    assert ("built",) not in copy.expansion.notes, "a copy has its own expansion"


def test_an_expansion_can_hold_the_round_after_building() -> None:
    toll = Toll()
    game = toll_game(toll)
    toll.holds = True
    play(game, f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1\n0 pass\n1 pass")
    while game.phase == "build":
        game.apply(next(iter(game.legal(game.to_act()[0]))))
    assert (game.phase, game.to_act(), game.round, game.scores()) == ("extra", (0, 1), 1, (0, 0))
    assert list(game.legal(1)) == [Pass(1)]
    assert len(game.legal(0)) == 1
    assert game.legal(0).sample(random.Random(1)) == Pass(0)
    with pytest.raises(IllegalMoveError):
        game.apply(Buy(0, "24"))
    game.apply(Pass(1))
    assert game.to_act() == (0,)
    assert Pass(1) not in game.legal(1)
    game.apply(Pass(0))
    assert (game.phase, game.round, game.scores()) == ("draw", 2, (9, 9))
    game.play_random(random.Random(1))
    assert game.phase == "over"
    assert toll.notes.count(("built",)) == 2


def test_scoring_tiles_of_an_expansion_need_it() -> None:
    with pytest.raises(SetupError, match="expansion"):
        Game(toll_game(Toll()).setup, toll_game(Toll()).tables)


def test_an_expansion_that_adds_nothing_changes_nothing() -> None:
    setup = Setup(3, 1, ("sheep", "squares", "ship_majority", "harbours"))
    plain, extended = Game(setup), Game(setup, expansion=ExpansionState())
    plain.play_random(random.Random(8))
    extended.play_random(random.Random(8))
    assert plain.scores() == extended.scores()
    assert build_anything(plain).winners() == extended.winners()
