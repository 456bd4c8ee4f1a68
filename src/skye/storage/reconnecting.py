"""A connection to PostgreSQL for what lives as long as it does (locks, notices); reconnects whenever it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from skye.storage.outage import Outage

Connection = Any
"""Of asyncpg, which has no types."""

Result = TypeVar("Result")

LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""The errors of a lost connection."""

PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to connect."""

PULSE = 10.0
"""Seconds between two checks of the other side: a cut connection gives no sign."""

PATIENCE = 5.0
"""Seconds in which it must answer."""


class ReconnectingConnection:
    """One connection, used by one at a time."""

    def __init__(
        self,
        name: str,
        connect: Callable[[str], Awaitable[Connection]],
        opened: Callable[[Connection], Awaitable[None]],
        lost: Callable[[], None],
        outage: Outage,
    ) -> None:
        self._name = name
        self._connect = connect
        self._opened = opened
        self._lost = lost
        self._outage = outage
        self._connection: Connection | None = None
        self._is_open = asyncio.Event()
        self._in_use = asyncio.Lock()
        self._life: asyncio.Task[None] | None = None
        self._uses: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Connect, now and whenever it is lost, until it is closed."""
        if self._life is None:
            self._life = asyncio.get_running_loop().create_task(self._live(), name=self._name)

    async def use(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Do something with the connection; one of LOST is raised when there is none or it is lost meanwhile.

        What was begun is finished, even if nobody waits for it: otherwise one could not know what the other side
        has done.
        """
        self.start()
        use = asyncio.get_running_loop().create_task(self._use(work))
        self._uses.add(use)
        use.add_done_callback(self._end_use)
        try:
            return await asyncio.shield(use)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if use.cancelled() and task is not None and not task.cancelling():
                # Not the caller was cancelled, but the connection is being closed.
                raise ConnectionError("the connection was closed") from None
            raise

    def _end_use(self, use: asyncio.Task[Any]) -> None:
        self._uses.discard(use)
        if not use.cancelled():
            # Nobody may be left to get the result.
            use.exception()

    async def close(self) -> None:
        """Close it for good."""
        if self._life is not None:
            self._life.cancel()
            for use in self._uses:
                use.cancel()
            await asyncio.wait([self._life, *self._uses])

    async def _use(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        async with asyncio.timeout(PATIENCE):
            await self._is_open.wait()
            async with self._in_use:
                connection = self._connection
                if connection is None:
                    raise ConnectionError("the connection was lost")
                try:
                    return await work(connection)
                except BaseException:
                    # Whether it was done is unknown; the other side forgets all of it with the connection.
                    connection.terminate()
                    raise

    async def _live(self) -> None:
        failures = 0
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await self._connect(self._name)
            except Exception as error:
                self._outage.failed(f"{self._name}: no connection: {error!r}")
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                continue
            failures = 0
            await self._keep(connection)

    async def _keep(self, connection: Connection) -> None:
        """Until it is lost."""
        ended = asyncio.Event()

        def end(_connection: Connection) -> None:
            ended.set()
            if self._connection is connection:
                self._is_open.clear()
                self._connection = None
                self._lost()

        connection.add_termination_listener(end)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._opened(connection)
            self._connection = connection
            self._is_open.set()
            while not ended.is_set():
                try:
                    async with asyncio.timeout(PULSE):
                        await ended.wait()
                except TimeoutError:
                    async with asyncio.timeout(PATIENCE), self._in_use:
                        await connection.execute("SELECT 1")
            self._outage.failed(f"{self._name}: the connection was lost")
        except Exception as error:
            # Whatever it was: nothing would ever be received again if this task ended.
            self._outage.failed(f"{self._name}: the connection was lost: {error!r}")
            await asyncio.sleep(PAUSES[0])
        finally:
            connection.terminate()
            end(connection)
