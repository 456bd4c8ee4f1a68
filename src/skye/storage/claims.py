"""Which process runs a table's bots and clocks: a lock in PostgreSQL, which a process loses at once when it dies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set

from skye.storage.outage import Outage
from skye.storage.reconnecting import LOST, Connection, ReconnectingConnection

KEYS = 0x736B << 48
"""The first key of this program's locks, whatever else is in the database; 0 as the second key is no table."""

SERVED = KEYS + (1 << 48) - 1
"""Held by every server, and exclusively by a schema upgrade; no table ever has this number."""


class Claims:
    """The tables that this process runs."""

    def __init__(
        self,
        connect: Callable[[str], Awaitable[Connection]],
        served: Callable[[str | None], None],
        outage: Outage,
    ) -> None:
        """`served` gets the revision of a database once it is marked as served: then it cannot change."""
        self._held: set[int] = set()
        self._served = served
        self._is_serving = False
        self._outage = outage
        self._connection = ReconnectingConnection("skye claims", connect, self._opened, self._held.clear, outage)

    @property
    def held(self) -> Set[int]:
        """The tables claimed and not lost."""
        return self._held

    async def serve(self) -> None:
        """Mark the database as served for the lifetime of the connection, and again on each new one."""
        self._is_serving = True
        await self._connection.use(_nothing)

    async def _opened(self, connection: Connection) -> None:
        if self._is_serving:
            await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVED)
            self._served(await connection.fetchval("SELECT version_num FROM alembic_version"))

    async def claim(self, table: int) -> bool:
        """Whether it is ours; also False when the database does not answer."""

        async def work(connection: Connection) -> None:
            # The same connection could lock it twice, and would then have to unlock it twice.
            if table not in self._held and await connection.fetchval("SELECT pg_try_advisory_lock($1)", KEYS + table):
                self._held.add(table)

        if table in self._held:
            return True
        try:
            await self._connection.use(work)
        except LOST as error:
            self._outage.failed(f"no table can be claimed: {error!r}")
        return table in self._held

    async def release(self, table: int) -> None:
        """Release it."""

        async def work(connection: Connection) -> None:
            if table in self._held:
                self._held.discard(table)
                await connection.fetchval("SELECT pg_advisory_unlock($1)", KEYS + table)

        if table not in self._held:
            return
        try:
            await self._connection.use(work)
        except LOST as error:
            # The claim is lost together with the connection.
            self._outage.failed(f"claims were released with their connection: {error!r}")

    async def close(self) -> None:
        """Release everything."""
        await self._connection.close()


async def _nothing(_connection: Connection) -> None:
    pass
