"""The time of a server: the date when it starts, then a clock that nobody sets; and when servers were running."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from skye.storage.interface import Run, Storage

BEAT = 60_000
"""Milliseconds after which a server stores again that it is running."""

STALLED = 10_000_000_000
"""Nanoseconds between two readings after which the process must have been stopped, or the computer asleep."""


def milliseconds() -> int:
    """The date, as it is used in logs."""
    return time.time_ns() // 1_000_000


class RunningClock:
    """Milliseconds since 1970 by the date of the start. It stops while the process does."""

    def __init__(self, date: Callable[[], int], steady: Callable[[], int]) -> None:
        """Two clocks in nanoseconds; the second never jumps."""
        self._steady = steady
        self._looked = steady()
        self._ahead = date() - self._looked

    def __call__(self) -> int:
        steady = self._steady()
        if steady - self._looked > STALLED:
            self._ahead -= steady - self._looked
        self._looked = steady
        return (self._ahead + steady) // 1_000_000

    def start_after(self, time: int) -> None:
        """Continue from there, if the date is behind it: later entries need later times."""
        self._ahead += 1_000_000 * max(0, time - self())


class Runs:
    """When servers of these tables were running. Only then does time pass for clocks and for what expires."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now
        self._own: Run | None = None
        self._number: int | None = None

    def start(self) -> None:
        """This process is running from now on."""
        self._own = Run(self._now(), self._now())

    async def beat(self, *, is_last: bool = False) -> None:
        """Store regularly that it is still running. Not at once: a server that cannot start tries again and again."""
        if self._own is None:
            return
        now = self._now()
        if is_last or now - self._own.seen >= BEAT:
            self._number = await self._storage.beat(self._number, self._own.started, now)
            self._own = Run(self._own.started, now)

    async def away(self, since: int) -> int:
        """Milliseconds from then until now in which no server was running."""
        now = self._now()
        return away(await self._spans(now), since, now)

    async def ago(self, length: int) -> int | None:
        """The time since which servers have been running for so many milliseconds in all; None if they have not."""
        return ago(await self._spans(self._now()), length)

    async def _spans(self, now: int) -> list[Run]:
        own = [] if self._own is None else [Run(self._own.started, now)]
        return joined([*await self._storage.runs(), *own])


def joined(runs: Sequence[Run]) -> list[Run]:
    """The same spans without overlaps, in order."""
    spans: list[Run] = []
    for run in sorted(runs, key=lambda run: run.started):
        if spans and run.started <= spans[-1].seen:
            spans[-1] = Run(spans[-1].started, max(spans[-1].seen, run.seen))
        else:
            spans.append(run)
    return spans


def away(spans: Sequence[Run], since: int, until: int) -> int:
    """How much of this time is outside all spans."""
    inside = sum(max(0, min(span.seen, until) - max(span.started, since)) for span in spans)
    return max(0, until - since - inside)


def ago(spans: Sequence[Run], length: int) -> int | None:
    """The time this far back, counting only time inside spans; None if they are not that long."""
    for span in reversed(spans):
        if span.seen - span.started >= length:
            return span.seen - length
        length -= span.seen - span.started
    return None
