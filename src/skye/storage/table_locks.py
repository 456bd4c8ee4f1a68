"""One at a time at each table, within one process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class TableLocks:
    """A lock for each table that somebody holds or waits for; the others are forgotten."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._users: Counter[int] = Counter()

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def hold(self, table: int) -> AsyncIterator[None]:
        """Wait for the table and keep it for a while; first come, first served."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] += 1
        try:
            async with lock:
                yield
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]
