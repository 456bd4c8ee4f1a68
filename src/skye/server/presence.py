"""Who is connected to the other processes that serve the same tables: each reports it regularly, and it expires soon.

The process that runs a table's clocks also reports how long ago its last entry was, so that no dates are compared.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection
from typing import NamedTuple

ASK = "?"
"""Asks the other processes to report who is connected."""

AGAIN = 10
"""Seconds after which a process reports again."""

FORGOTTEN = 3.0 * AGAIN
"""Seconds without a report after which a process counts as dead."""


class Presence(NamedTuple):
    """Who is at the table, by their seats."""

    here: Collection[int]
    away: Collection[int]
    """Disconnected for as long as others have to wait for a player; whoever has just left is in neither."""


NOBODY = Presence((), ())


class Report(NamedTuple):
    """What a process reports about a table."""

    process: str
    seats: frozenset[int]
    """Who is connected there."""
    last: int | None = None
    """The number of the last entry, if it runs the table's clocks."""
    ago: int | None = None
    """Milliseconds since that."""
    is_watched: bool = False
    """Whether a spectator is connected there."""


WATCHED = "w"
"""Follows the seats if somebody watches."""

_SAID = re.compile(rf"(\w+) (\d*)({WATCHED}?)(?: (\d+):(\d+))?", re.ASCII)


def written_report(
    process: str, seats: Collection[int], last: int | None = None, ago: int = 0, *, is_watched: bool = False
) -> str:
    """What a process reports, as text."""
    there = "".join(map(str, sorted(seats))) + (WATCHED if is_watched else "")
    return f"{process} {there}" + ("" if last is None else f" {last}:{ago}")


def read_report(text: str) -> Report | None:
    """The report; None if it makes no sense."""
    found = _SAID.fullmatch(text)
    if found is None:
        return None
    last, ago = (None if number is None else int(number) for number in found.group(4, 5))
    return Report(found[1], frozenset(map(int, found[2])), last, ago, bool(found[3]))


class OtherProcesses:
    """The seats of one table that are connected to other processes, and whether somebody watches there."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._reports: dict[str, tuple[frozenset[int], bool, float]] = {}
        self._known: tuple[frozenset[int], bool] = (frozenset(), False)

    def hear(self, report: Report) -> bool:
        """A process reports who is there; returns whether that changes anything."""
        self._reports[report.process] = (report.seats, report.is_watched, self._now())
        return self.has_changed()

    def has_changed(self) -> bool:
        """Whether the seats have changed since this was last asked."""
        before, self._known = self._known, (self.seats(), self.is_watched())
        return self._known != before

    def seats(self) -> frozenset[int]:
        """Who is connected now."""
        return frozenset(seat for seats, _, _ in self._alive() for seat in seats)

    def is_watched(self) -> bool:
        """Whether a spectator is connected now."""
        return any(is_watched for _, is_watched, _ in self._alive())

    def _alive(self) -> Collection[tuple[frozenset[int], bool, float]]:
        alive = self._now() - FORGOTTEN
        self._reports = {
            process: report
            for process, report in self._reports.items()
            if (report[0] or report[1]) and report[2] > alive
        }
        return self._reports.values()
