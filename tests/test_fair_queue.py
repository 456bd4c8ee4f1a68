"""Who thinks next: the queue in front of the thinkers, without processes and without a real clock."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from skye.bots import LADDER
from skye.bots.weights import weights
from skye.material.expansions import NAMES
from skye.server.fair_queue import OVERDUE, QUICK, Attendance, FairQueue, Place

pytestmark = pytest.mark.once

PLAYED, WATCHED, EMPTY = Attendance


def served(turns: FairQueue[str], count: int, now: float = 0.0, free: int = 1) -> list[str]:
    """The next thoughts, one after the other, none of which takes any time."""
    order = []
    for _ in range(count):
        turn = turns.take(now, free, has_reserve=False)
        if turn is None:
            break
        order.append(turn.item)
        turns.done(turn.item, now)
    return order


def test_played_tables_first_then_watched_then_empty_ones() -> None:
    """People first, quick bots before slow ones, then those who watch, and tables where nobody is last."""
    turns = FairQueue[str](1)
    kinds = [(attendance, is_quick) for attendance in Attendance for is_quick in (True, False)]
    for number, (attendance, is_quick) in reversed(list(enumerate(kinds))):
        turns.add(str(number), Place(number, "a", attendance, is_quick), 0)
    assert turns.waiting() == {PLAYED: 2, WATCHED: 2, EMPTY: 2}
    assert served(turns, 9) == list("012345")
    assert not turns.waiting()


def test_tables_of_one_address_take_turns() -> None:
    turns = FairQueue[str](1)
    for name in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.add(name, Place(name[0], "home"), 0)
    assert served(turns, 9) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_addresses_take_turns_however_many_tables_one_has() -> None:
    turns = FairQueue[str](1)
    for number in range(20):
        turns.add(f"many {number}", Place(number, "many"), 0)
    turns.add("one", Place(100, "one"), 0)
    turns.add("unknown", Place(101, None), 0)
    assert served(turns, 4) == ["many 0", "one", "unknown", "many 1"]
    turns.add("one again", Place(100, "one"), 0)
    assert served(turns, 2) == ["many 2", "one again"], "after a turn of the others at most"


def test_the_reserve_is_for_quick_bots_alone() -> None:
    turns = FairQueue[str](1)
    turns.add("slow", Place(1, "a", PLAYED, is_quick=False), 0)
    turns.add("quick", Place(2, "b", EMPTY, is_quick=True), 0)
    turn = turns.take(0, 0, has_reserve=True)
    assert turn is not None
    assert (turn.item, turn.is_quick) == ("quick", True)
    assert turns.take(0, 0, has_reserve=True) is None
    assert turns.take(0, 0, has_reserve=False) is None


def test_empty_tables_have_one_thinker_at_most() -> None:
    """Tables where nobody is pause as long as their bot thought."""
    turns = FairQueue[str](4)
    for number in range(3):
        turns.add(str(number), Place(number, "a", EMPTY), 0)
    assert turns.wakes() is not None
    turn = turns.take(0.0, 4, has_reserve=True)
    assert turn is not None
    assert turns.take(0.0, 3, has_reserve=True) is None
    assert turns.wakes() is None, "the end of that thought comes first"
    turns.done(turn.item, 0.7)
    assert turns.wakes() == pytest.approx(1.4)
    assert turns.take(1.39, 4, has_reserve=True) is None
    assert turns.take(1.41, 4, has_reserve=True) is not None


def test_a_table_moves_up_while_somebody_is_there() -> None:
    """A table that somebody enters moves up in the queue, and back when they leave."""
    turns = FairQueue[str](1)
    for name in ("a1", "a2", "b1"):
        turns.add(name, Place(name[0], None, EMPTY), 0)
    turns.add("c1", Place("c", None, WATCHED), 0)
    turns.move("b", PLAYED, 0)
    turns.move("c", EMPTY, 0)
    turns.move("nowhere", PLAYED, 0)
    assert turns.waiting() == {PLAYED: 1, EMPTY: 3}
    assert served(turns, 4) == ["b1", "a1", "c1", "a2"]


def test_what_has_had_no_turn_for_long_goes_first() -> None:
    turns = FairQueue[str](1)
    turns.add("nobody's", Place(1, "a", EMPTY), 0)
    order, now = [], 0.0
    for number in range(60):
        turns.add(f"quick {number}", Place(2, "b", PLAYED, is_quick=True), now)
        order += served(turns, 1, now)
        now += 0.5
    assert order.index("nobody's") == OVERDUE / 0.5


def test_who_is_no_longer_wanted_leaves_the_queue() -> None:
    turns = FairQueue[str](1)
    for name in ("a1", "a2", "b1"):
        turns.add(name, Place(name[0], "x"), 0)
    turns.remove("a1")
    turns.remove("a1")
    turns.remove("b1")
    assert served(turns, 9) == ["a2"]
    assert turns.wakes() is None


# The time of a thought


def share(turns: FairQueue[str]) -> float:
    turn = turns.take(0, 1, has_reserve=False)
    assert turn is not None
    return turn.share


def test_the_time_is_whole_while_there_are_thinkers_enough() -> None:
    turns = FairQueue[str](2)
    for number in range(2):
        turns.add(str(number), Place(number, "a"), 0)
    assert [share(turns), share(turns)] == [1, 1]


def test_time_shrinks_with_the_demand_of_an_address() -> None:
    """The time shrinks with what an address asks for, and is whole again afterwards."""
    turns = FairQueue[str](2)
    for number in range(8):
        turns.add(str(number), Place(number, "a"), 0)
    assert share(turns) == 2 / 8, "eight thoughts take as long as one each had taken on two thinkers"
    assert share(turns) == 2 / 8, "those under way count too"
    served(turns, 6)
    for item in ("0", "1"):
        turns.done(item, 0)
    turns.add("later", Place(1, "a"), 0)
    assert share(turns) == 1


def test_one_address_does_not_take_the_time_of_another() -> None:
    turns = FairQueue[str](2)
    for number in range(100):
        turns.add(str(number), Place(number, "many"), 0)
    turns.add("one", Place(100, "one"), 0)
    assert share(turns) == 2 / (2 * 100)
    assert share(turns) == 2 / (2 * 1)


def test_empty_tables_take_no_time_from_the_others() -> None:
    """Tables where nobody is take no time from those where somebody is."""
    turns = FairQueue[str](2)
    for number in range(50):
        turns.add(str(number), Place(number, "a", EMPTY), 0)
    turns.add("people", Place(100, "a", PLAYED), 0)
    assert share(turns) == 1
    assert share(turns) == 1 / 51, "which take it from them, and think on one thinker alone"


def test_quick_bots_have_their_time_and_take_none() -> None:
    turns = FairQueue[str](1)
    for number in range(9):
        turns.add(str(number), Place(number, "a", is_quick=True), 0)
    turns.add("slow", Place(10, "a"), 0)
    assert [share(turns) for _ in range(10)] == [1] * 10


@pytest.mark.parametrize("expansion", [None, *NAMES])
def test_quick_bots_are_those_that_do_not_search(expansion: str | None) -> None:
    searching = {bot for bot in LADDER if bot != "random" and weights(bot, expansion)["rollouts"]}
    assert {*LADDER} - searching == QUICK


# Anything at all


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_everything_is_served_once(seed: int) -> None:
    rng, turns, now = random.Random(seed), FairQueue[int](2), 0.0
    waiting, busy, results = set[int](), set[int](), Counter[str]()
    number = 0
    while number < 300 or waiting or busy:
        now += rng.random()
        action = rng.choice(("add", "remove", "move", "take", "take", "done")) if number < 300 else "end"
        if action == "add":
            number += 1
            place = Place(rng.randrange(9), rng.choice("ab"), rng.choice(list(Attendance)), rng.random() < 0.5)
            turns.add(number, place, now)
            waiting.add(number)
        elif action == "remove" and waiting:
            item = rng.choice(sorted(waiting))
            turns.remove(item)
            waiting.discard(item)
        elif action == "move":
            turns.move(rng.randrange(9), rng.choice(list(Attendance)), now)
        elif action in ("take", "end") and len(busy) < 3:
            turn = turns.take(now, max(0, 2 - len(busy)), has_reserve=len(busy) < 3)
            if turn is not None:
                assert 0 < turn.share <= 1
                waiting.remove(turn.item)
                busy.add(turn.item)
        if action in ("done", "end") and busy:
            item = rng.choice(sorted(busy))
            turns.done(item, now)
            busy.discard(item)
        results[action] += 1
        assert len(waiting) == turns.waiting().total()
    assert results["end"] < 10_000
    assert not any(turns._slow.values())
    assert not turns._of_table
