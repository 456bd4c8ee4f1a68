"""Set-ups with the expansion: every seat has a layout of bonus tiles, and a wrong one is named."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from skye import MaterialError, Setup, SetupError, first_game, random_setup
from skye.expansions.journeyman.material import BONUS, NAME, SLOTS
from skye.expansions.journeyman.setup import layout
from skye.material.box import base_material, shipped_material

pytestmark = pytest.mark.once


class Counting:
    """A source of random numbers that remembers how many were asked for."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)
        self.asked = 0

    def getrandbits(self, bits: int, /) -> int:
        self.asked += 1
        return self.source.getrandbits(bits)


@pytest.mark.rule("J2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_has_its_own_layout(players: int) -> None:
    setups = [random_setup(players, random.Random(seed), shipped_material("journeyman")) for seed in range(300)]
    for setup in setups:
        setup.check(shipped_material("journeyman"))
        assert len(setup.expansion) == players
    for seat in range(players):
        layouts = [layout(setup.expansion[seat]) for setup in setups]
        for place, slot in enumerate(SLOTS):
            orders = Counter(names[place * 3 : place * 3 + 3] for names in layouts)
            assert len(orders) == 6
            assert min(orders.values()) > 20
            assert {name for order in orders for name in order} == {name for name in BONUS if BONUS[name] == slot}
    assert sum(len(set(setup.expansion)) == 1 for setup in setups) < 10
    assert {name for setup in setups for name in setup.scoring} == {
        entry.id for entry in shipped_material("journeyman").scoring
    }


@pytest.mark.rule("J2")
def test_all_may_share_one_layout() -> None:
    setups = [random_setup(4, random.Random(seed), shipped_material("journeyman"), shared=True) for seed in range(50)]
    for setup in setups:
        setup.check(shipped_material("journeyman"))
        assert len(setup.expansion) == 4
        assert len(set(setup.expansion)) == 1
    assert len({setup.expansion for setup in setups}) > 30


@pytest.mark.rule("J2")
def test_random_numbers_of_the_base_game_come_first() -> None:
    base, extended, shared = Counting(1), Counting(1), Counting(1)
    assert random_setup(3, base).expansion == ()
    setups = (
        random_setup(3, extended, shipped_material("journeyman")),
        random_setup(3, shared, shipped_material("journeyman"), shared=True),
    )
    assert (base.asked, extended.asked, shared.asked) == (5, 5 + 27, 5 + 9)
    assert setups[0].expansion[0] == setups[1].expansion[0]
    alone = msgspec.structs.replace(shipped_material("journeyman"), expansion=None)
    drawn = random_setup(3, Counting(1), alone)
    assert (drawn.start, drawn.scoring) == (setups[0].start, setups[0].scoring)


@pytest.mark.rule("J2", "S2a")
def test_first_game_lies_as_in_the_file() -> None:
    setup = first_game(3, 1, shipped_material("journeyman"))
    setup.check(shipped_material("journeyman"))
    text = "step+road+waypoint+gold+movement+roads+no_axe+bank_pays+two_purchases"
    assert setup == Setup(3, 1, base_material().first_game, (text,) * 3)
    assert layout(text) == tuple(BONUS)
    assert first_game(3).expansion == ()


GOOD = "+".join(BONUS)


@pytest.mark.rule("J2")
@pytest.mark.parametrize(
    ("layouts", "key"),
    [
        ((), "setup-expansion-seats"),
        ((GOOD,), "setup-expansion-seats"),
        ((GOOD,) * 3, "setup-expansion-seats"),
        ((GOOD, ""), "journeyman-layout-count"),
        ((GOOD, "+".join([*BONUS][:8])), "journeyman-layout-count"),
        ((GOOD, GOOD + "+step"), "journeyman-layout-count"),
        ((GOOD, "+" * 100_000), "journeyman-layout-count"),
        ((GOOD, GOOD.replace("step", "goat")), "journeyman-layout"),
        ((GOOD, GOOD.replace("step", "road")), "journeyman-layout"),
        ((GOOD, GOOD.replace("step", "x" * 100_000)), "journeyman-layout"),
        ((GOOD, "+".join([*BONUS][::-1])), "journeyman-layout"),
    ],
    ids=lambda value: str(value)[:30],
)
@pytest.mark.usefixtures("language")
def test_wrong_layouts_are_named(layouts: tuple[str, ...], key: str) -> None:
    setup = Setup(2, 0, base_material().first_game, layouts)
    with pytest.raises(SetupError) as caught:
        setup.check(shipped_material("journeyman"))
    assert caught.value.key == key
    assert len(str(caught.value)) < 2_000
    if key.startswith(NAME):
        assert caught.value.values["seat"] == 1


def test_a_layout_without_an_expansion_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        Setup(2, 0, base_material().first_game, (GOOD, GOOD)).check(base_material())
    assert caught.value.key == "setup-no-expansion"
    Setup(2, 0, base_material().first_game).check(base_material())


def test_an_expansion_that_is_not_there() -> None:
    with pytest.raises(MaterialError) as caught:
        shipped_material("druids")
    assert caught.value.key == "material-unknown-expansion"
