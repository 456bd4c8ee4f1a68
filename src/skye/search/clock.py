"""The budget of a decision, in seconds of a real clock or in counted steps that are the same on every machine."""

from __future__ import annotations

from collections.abc import Callable

STEPS = 1_000_000
"""Counted steps per second: one is about a microsecond of work in the compiled core."""

LOOKS = 100
"""Free readings in a row of a counted clock on which nothing is spent meanwhile; a search needs few."""
LOOK = 100
"""The cost of each further reading, in steps: so even a loop that only waits for the clock ends."""


class Clock:
    """The budget of one decision.

    With a `now` that returns seconds it is real time. Without, it advances by the work counted, so that the same
    decision always gets the same answer.
    """

    def __init__(self, seconds: float, now: Callable[[], float] | None = None) -> None:
        self.seconds = seconds
        self._now = now
        self._begun = 0.0 if now is None else now()
        self._spent = 0.0
        self._looks = 0

    def spend(self, steps: int) -> None:
        """Count some work."""
        self._spent += steps
        if steps > 0:
            self._looks = 0

    def used(self) -> float:
        """Seconds used so far."""
        if self._now is not None:
            return self._now() - self._begun
        self._looks += 1
        if self._looks > LOOKS:
            self._spent += LOOK
        return self._spent / STEPS

    def left(self) -> float:
        """Seconds left; below zero when the budget is overdrawn."""
        return self.seconds - self.used()

    def with_seconds(self, seconds: float) -> Clock:
        """A new clock of the same kind, which starts now."""
        return Clock(seconds, self._now)
