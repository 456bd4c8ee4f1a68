"""What a decision may cost, in seconds of a real clock or in counted steps that are the same on every machine."""

from __future__ import annotations

from collections.abc import Callable

STEPS = 1_000_000
"""Counted steps that stand for a second: one is about a microsecond of work in the compiled core."""

LOOKS = 100
"""Looks at a counted clock, one after the other and nothing spent meanwhile, that cost nothing; a search has few."""
LOOK = 100
"""Steps that every further one costs: whoever waits for such a clock comes to an end."""


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
