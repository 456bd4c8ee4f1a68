"""Who is connected to other processes: what they tell counts for a while."""

from __future__ import annotations

import pytest

from skye.server.presence import FORGOTTEN, Elsewhere, said

pytestmark = pytest.mark.once


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_seats_of_several_processes_add_up_and_go() -> None:
    elsewhere = Elsewhere(Clock())
    assert elsewhere.hear("one 02")
    assert elsewhere.hear("two 1")
    assert not elsewhere.hear("two 1")
    assert elsewhere.seats() == {0, 1, 2}
    assert elsewhere.hear("one ")
    assert elsewhere.seats() == {1}


def test_a_process_that_says_nothing_any_more_is_forgotten() -> None:
    clock = Clock()
    elsewhere = Elsewhere(clock)
    elsewhere.hear("one 0")
    clock.seconds += FORGOTTEN / 2
    elsewhere.hear("two 1")
    clock.seconds += FORGOTTEN / 2 + 1
    assert elsewhere.seats() == {1}


def test_what_this_process_says_and_what_makes_no_sense_does_not_count() -> None:
    elsewhere = Elsewhere(Clock())
    assert not elsewhere.hear(said({0, 3}))
    assert said({3, 0}).endswith(" 03")
    for text in ("", "one", "one x", "one -1", "one 1 2"):
        elsewhere.hear(text)
    assert elsewhere.seats() == frozenset()
