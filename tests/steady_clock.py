"""A clock that goes on steadily, whatever the date says."""

from __future__ import annotations

from skye.server.running_time import RunningClock

HOUR = 3600
DAY = 24 * HOUR


class Steady:
    """A clock in nanoseconds that advances when asked to."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        for _ in range(100):  # in small steps: it is looked at all the time
            self.now += round(1e7 * seconds)
            for clock in self.clocks:
                clock()

    clocks: list[RunningClock]


def clock_of(date: float, steady: Steady) -> RunningClock:
    """The clock of a server that starts at this date, in seconds."""
    clock = RunningClock(lambda: round(1e9 * date), steady)
    steady.clocks = [*getattr(steady, "clocks", []), clock]
    return clock
