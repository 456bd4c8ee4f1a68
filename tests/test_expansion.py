"""An expansion is asked at every point where it may add something, without the base game knowing it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from table import course, gold, material, play
from test_game import DRAWN, build_anything

from skye import Game, Setup
from skye.core.expansion import Expansion
from skye.material import ScoringTile, base
from skye.tables import Tables


class Toll(Expansion):
    """1 gold more a round, a note of every sale and gain, 2 points a round, and a scoring tile worth 7."""

    def __init__(self) -> None:
        self.notes: list[tuple[Any, ...]] = []
        self.hold = False

    def copy(self) -> Toll:
        new = Toll()
        new.notes = list(self.notes)
        return new

    def income(self, flow: Game, seat: int) -> int:
        return 1

    def sold(self, flow: Game, seller: int, tile: int) -> None:
        self.notes.append(("sold", seller, tile))

    def gained(self, flow: Game, seat: int, tile: int) -> None:
        self.notes.append(("gained", seat, tile))

    def built(self, flow: Game) -> bool:
        self.notes.append(("built",))
        return self.hold

    def points(self, flow: Game, seat: int) -> int:
        return 2

    def measure(self, flow: Game, kind: int, seat: int) -> int:
        return 7 if kind == 16 else 0


def toll_game(expansion: Toll) -> Game:
    box = material(rounds=course(["A", "B"], [0, 0]))
    box = msgspec.structs.replace(box, scoring=(*base().scoring, ScoringTile("toll", (7,))))
    return Game(Setup(2, 0, ("toll", "squares", "ship_majority", "harbours")), Tables(box), expansion=expansion)


def test_every_hook_is_called() -> None:
    toll = Toll()
    game = toll_game(toll)
    assert gold(game) == [6, 6]
    play(game, f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1\n0 buy 16\n1 pass")
    assert toll.notes == [("sold", 1, 16), ("gained", 0, 16), ("gained", 0, 24), ("gained", 0, 31), ("gained", 1, 27)]
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
    toll.hold = True
    play(game, f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1\n0 pass\n1 pass")
    while game.to_act():
        game.apply(next(iter(game.legal(game.to_act()[0]))))
    assert (game.round, game.scores()) == (1, (0, 0))
    game.end_round()
    assert (game.round, game.scores()) == (2, (9, 9))


def test_an_expansion_that_adds_nothing_changes_nothing() -> None:
    setup = Setup(3, 1, ("sheep", "squares", "ship_majority", "harbours"))
    plain, extended = Game(setup), Game(setup, expansion=Expansion())
    plain.play_random(random.Random(8))
    extended.play_random(random.Random(8))
    assert plain.scores() == extended.scores()
    assert build_anything(plain).winners() == extended.winners()
