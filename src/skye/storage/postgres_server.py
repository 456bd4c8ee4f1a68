"""How to connect to a PostgreSQL server, for queries as for locks and notices."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from skye.storage.interface import StorageError
from skye.storage.reconnecting import Connection

PATIENCE = 10
"""Seconds for a new connection."""

LONGEST = 15
"""Seconds for one query; then the connection counts as dead."""

NAME = "skye"
"""Of the connections for queries."""

_SETTINGS = {
    "synchronous_commit": "on",
    # A process that hangs does not hold its table for ever, and nobody waits for ever.
    "idle_in_transaction_session_timeout": "30s",
    "lock_timeout": "10s",
    # A machine that vanishes loses its locks.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25s",
}

SILENCE = "30s"
"""After which the server drops a connection for locks and notices, which has a heartbeat. It cannot notice otherwise
that packets no longer arrive, if something in between keeps the connection open."""


class PostgresServer:
    """A database at an address with everything that libpq understands: sockets, TLS, password files."""

    def __init__(self, url: str) -> None:
        if "@" in url.partition("://")[2].partition("/")[2].partition("?")[0]:
            # An unescaped slash in a password: the rest of it would be taken for the name of the database.
            raise StorageError("storage-url")
        self.url = url
        self._abandoned: set[asyncio.Task[Connection]] = set()

    async def connect(self, name: str = NAME, longest: float | None = LONGEST) -> Connection:
        """A new connection; the name is what the server's administrator sees."""
        connecting = asyncio.get_running_loop().create_task(self._connect(name, longest))
        try:
            return await asyncio.shield(connecting)
        except asyncio.CancelledError:
            # The driver does not clean up after an aborted connection attempt.
            self._abandoned.add(connecting)
            connecting.add_done_callback(self._drop)
            raise

    async def close(self) -> None:
        """Wait until pending connections are closed."""
        if self._abandoned:
            await asyncio.wait(self._abandoned)
            # They are closed in the next step of the loop.
            await asyncio.sleep(0)

    async def _connect(self, name: str, longest: float | None) -> Connection:
        settings = {**_SETTINGS, "application_name": name}
        try:
            connection = await asyncpg.connect(
                self.url, timeout=PATIENCE, command_timeout=longest, server_settings=settings
            )
            if name != NAME and connection.get_server_version().major >= 14:  # older ones do not have it
                await connection.execute(f"SET idle_session_timeout = '{SILENCE}'")
            return connection
        except asyncpg.InterfaceError:
            raise
        except (ValueError, OverflowError) as error:  # OverflowError: a port that is too large
            raise StorageError("storage-url") from error

    def _drop(self, connecting: asyncio.Task[Connection]) -> None:
        self._abandoned.discard(connecting)
        if not connecting.cancelled() and connecting.exception() is None:
            connecting.result().terminate()

    def engine(self, connections: int, longest: float | None = LONGEST) -> AsyncEngine:
        """This many connections for queries, opened when they are needed."""
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: self.connect(longest=longest),
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,  # what is written does not belong in a log
        )
