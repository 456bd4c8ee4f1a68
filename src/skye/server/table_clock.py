"""The clock of a table: how long ago its last entry was written, whatever dates servers have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress


class TableClock:
    """Milliseconds since the last entry of a table, by a clock that nobody sets."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._since = now()
        """When the last entry was written, by the clock of this process."""
        self._known = asyncio.Event()

    @property
    def is_known(self) -> bool:
        """Whether it is certain how long ago the last entry was written."""
        return self._known.is_set()

    def ago(self) -> int:
        """How long ago that was."""
        return max(0, self._now() - self._since)

    def set(self, ago: int) -> None:
        """It is known that the last entry was written this long ago."""
        self.assume(ago)
        self.confirm()

    def assume(self, ago: int) -> None:
        """Count from this long ago."""
        self._since = self._now() - max(0, ago)

    def confirm(self) -> None:
        """What was assumed is true."""
        self._known.set()

    async def wait(self, seconds: float) -> None:
        """Wait until it is known, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._known.wait()
