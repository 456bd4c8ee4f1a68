"""Who is connected to the other processes that serve the same tables: told by them now and then, and forgotten soon.

The one that keeps a table's clocks also tells how long ago its last entry was: nobody else need compare dates.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Collection
from typing import NamedTuple

PROCESS = secrets.token_hex(4)
"""Tells this process from others."""

ASK = "?"
"""Asks the other processes to tell who is there."""

AGAIN = 10
"""Seconds after which a process tells again who is there."""

FORGOTTEN = 3.0 * AGAIN
"""Seconds without a word after which a process is taken for dead."""


class Said(NamedTuple):
    """What a process tells of a table."""

    process: str
    seats: frozenset[int]
    """Who is connected there."""
    last: int | None = None
    """The number of the last entry, if it keeps the table's clocks."""
    ago: int | None = None
    """Milliseconds since that."""
    is_watched: bool = False
    """Whether somebody without a seat is connected there."""


WATCHED = "w"
"""Stands behind the seats where somebody watches."""

_SAID = re.compile(rf"(\w+) (\d*)({WATCHED}?)(?: (\d+):(\d+))?", re.ASCII)


def said(
    process: str, seats: Collection[int], last: int | None = None, ago: int = 0, *, is_watched: bool = False
) -> str:
    """What a process tells, as text."""
    there = "".join(map(str, sorted(seats))) + (WATCHED if is_watched else "")
    return f"{process} {there}" + ("" if last is None else f" {last}:{ago}")


def read(text: str) -> Said | None:
    """What was told; None if it makes no sense."""
    found = _SAID.fullmatch(text)
    if found is None:
        return None
    last, ago = (None if number is None else int(number) for number in found.group(4, 5))
    return Said(found[1], frozenset(map(int, found[2])), last, ago, bool(found[3]))


class Elsewhere:
    """The seats of one table that are connected to other processes, and whether somebody watches there."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[str, tuple[frozenset[int], bool, float]] = {}
        self._known: tuple[frozenset[int], bool] = (frozenset(), False)

    def hear(self, told: Said) -> bool:
        """A process tells who is there; whether that changes anything."""
        self._told[told.process] = (told.seats, told.is_watched, self._now())
        return self.has_changed()

    def has_changed(self) -> bool:
        """Whether others are there than when this was last asked."""
        before, self._known = self._known, (self.seats(), self.is_watched())
        return self._known != before

    def seats(self) -> frozenset[int]:
        """Who is there now."""
        return frozenset(seat for seats, _, _ in self._alive() for seat in seats)

    def is_watched(self) -> bool:
        """Whether somebody without a seat is there now."""
        return any(is_watched for _, is_watched, _ in self._alive())

    def _alive(self) -> Collection[tuple[frozenset[int], bool, float]]:
        alive = self._now() - FORGOTTEN
        self._told = {process: told for process, told in self._told.items() if (told[0] or told[1]) and told[2] > alive}
        return self._told.values()
