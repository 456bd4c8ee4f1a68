"""Who is connected to the other processes that serve the same tables: told by them now and then, and forgotten soon."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection

PROCESS = secrets.token_hex(4)
"""Tells this process from others."""

ASK = "?"
"""Asks the other processes to tell who is there."""

AGAIN = 10
"""Seconds after which a process tells again who is there."""

FORGOTTEN = 3.0 * AGAIN
"""Seconds without a word after which a process is taken for dead."""


def said(seats: Collection[int]) -> str:
    """What this process tells of a table."""
    return f"{PROCESS} {''.join(map(str, sorted(seats)))}"


class Elsewhere:
    """The seats of one table that are connected to other processes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[str, tuple[frozenset[int], float]] = {}
        self._known: frozenset[int] = frozenset()

    def hear(self, text: str) -> bool:
        """A process tells who is there; whether that changes anything."""
        process, _, seats = text.partition(" ")
        if process == PROCESS or not (seats.isdigit() or not seats):
            return False
        self._told[process] = (frozenset(map(int, seats)), self._now())
        return self.has_changed()

    def has_changed(self) -> bool:
        """Whether others are there than when this was last asked."""
        before, self._known = self._known, self.seats()
        return self._known != before

    def seats(self) -> frozenset[int]:
        """Who is there now."""
        alive = self._now() - FORGOTTEN
        self._told = {process: told for process, told in self._told.items() if told[0] and told[1] > alive}
        return frozenset(seat for seats, _ in self._told.values() for seat in seats)
