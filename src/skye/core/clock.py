"""What a decision may cost, in seconds of a real clock or in counted steps that are the same on every machine."""

from __future__ import annotations

from collections.abc import Callable

STEPS = 1_000_000
"""Counted steps that stand for a second: one is about a microsecond of work in the compiled core."""


class Clock:
    """The budget of one decision.

    With a `now` that tells seconds it is real time. Without, it runs by what is spent on it, so that the same question
    always gets the same answer.
    """

    def __init__(self, seconds: float, now: Callable[[], float] | None = None) -> None:
        self.seconds = seconds
        self._now = now
        self._begun = 0.0 if now is None else now()
        self._spent = 0.0

    def spend(self, steps: int) -> None:
        """Count some work."""
        self._spent += steps

    def used(self) -> float:
        """Seconds used so far."""
        if self._now is None:
            return self._spent / STEPS
        return self._now() - self._begun

    def left(self) -> float:
        """Seconds left; below zero when the budget is overdrawn."""
        return self.seconds - self.used()
