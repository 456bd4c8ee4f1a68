"""Who is connected to other processes: what they report counts for a while."""

from __future__ import annotations

import pytest

from skye.server.presence import FORGOTTEN, OtherProcesses, Report, read_report, written_report

pytestmark = pytest.mark.once


def report(text: str) -> Report:
    found = read_report(text)
    assert found is not None
    return found


class Clock:
    """Seconds that pass when asked to."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_seats_of_several_processes_add_up_and_go() -> None:
    elsewhere = OtherProcesses(Clock())
    assert elsewhere.hear(report("one 02"))
    assert elsewhere.hear(report("two 1"))
    assert not elsewhere.hear(report("two 1"))
    assert elsewhere.seats() == {0, 1, 2}
    assert elsewhere.hear(report("one "))
    assert elsewhere.seats() == {1}


def test_a_process_that_says_nothing_any_more_is_forgotten() -> None:
    clock = Clock()
    elsewhere = OtherProcesses(clock)
    elsewhere.hear(report("one 0"))
    clock.seconds += FORGOTTEN / 2
    elsewhere.hear(report("two 1"))
    clock.seconds += FORGOTTEN / 2 + 1
    assert elsewhere.seats() == {1}


def test_what_makes_no_sense_is_not_heard() -> None:
    for text in ("", "?", "one", "one x", "one -1", "one 1 2", "one 1 2:", "one 1 2:-3", "one 1 2:3 4"):
        assert read_report(text) is None, text


def test_what_is_said_is_heard() -> None:
    assert read_report(written_report("one", {3, 0})) == Report("one", frozenset({0, 3}))
    assert read_report(written_report("one", ())) == Report("one", frozenset())
    assert read_report(written_report("one", {1}, 27, 4_000)) == Report("one", frozenset({1}), 27, 4_000)
    watched = read_report(written_report("one", {1}, 27, 4_000, is_watched=True))
    assert watched == Report("one", frozenset({1}), 27, 4_000, is_watched=True)


def test_somebody_who_watches_elsewhere_is_there_without_a_seat() -> None:
    clock = Clock()
    elsewhere = OtherProcesses(clock)
    assert elsewhere.hear(report("one 2w"))
    assert not elsewhere.hear(report("two w")), "watched already"
    assert elsewhere.seats() == {2}
    assert elsewhere.hear(report("one 2")) is False, "still watched from the other one"
    assert elsewhere.is_watched()
    assert elsewhere.hear(report("two "))
    assert not elsewhere.is_watched()
    elsewhere.hear(report("two w"))
    clock.seconds += FORGOTTEN + 1
    assert not elsewhere.is_watched()
