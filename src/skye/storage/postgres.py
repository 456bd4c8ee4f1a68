"""The storage in PostgreSQL: many processes may serve it, and a turn locks the row of its table.

A turn that writes takes four round trips: begin; lock the row and read its last number; write; commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Set
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from sqlalchemy import RowMapping, Select, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as insert_unless
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skye.storage import Change, Ids, StaleError, StorageError, Turn, shown, statements
from skye.storage.claims import KEYS, Claims
from skye.storage.lasting import LOST
from skye.storage.migrations import upgrade
from skye.storage.notices import Notices
from skye.storage.postgres_server import PostgresServer
from skye.storage.reading import ReadingStorage
from skye.storage.reasons import complaints
from skye.storage.schema import ENTRIES, TABLES

RESERVED = 2
"""Connections that turns leave free: somebody who holds one may want to read."""

HEALTHY = 5
"""Seconds in which the database must answer."""

_CREATE = insert_unless(TABLES).on_conflict_do_nothing(index_elements=[TABLES.c.code]).returning(TABLES.c.id)
_HOLD = statements.LAST.with_for_update(key_share=True)


class PostgresStorage(ReadingStorage):
    """Turns exclude each other over all processes; claims and notices each have a connection of their own."""

    def __init__(self, server: PostgresServer, connections: int) -> None:
        super().__init__()
        self._server = server
        self._engine: AsyncEngine = server.engine(connections)
        # The same connections; each query is a transaction by itself and needs one round trip.
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turns = asyncio.Semaphore(max(1, connections - RESERVED))
        self._claims = Claims(server.connect)
        self._notices = Notices(server.connect)

    @classmethod
    async def open(cls, url: str, *, connections: int) -> PostgresStorage:
        """Connect, and bring the database up to date while all others wait."""
        storage = cls(PostgresServer(url), max(connections, RESERVED + 1))
        try:
            with storage._complaints():
                async with storage._engine.begin() as connection:
                    await connection.execute(select(func.pg_advisory_xact_lock(KEYS)))
                    await connection.run_sync(upgrade, shown(url))
        except BaseException:
            await storage.close()
            raise
        return storage

    async def create(self, code: str, change: Change, time: int) -> int | None:
        values = statements.first_values(code, change, time)
        with self._complaints():
            async with self._engine.begin() as connection:
                table: int | None = (await connection.execute(_CREATE, values)).scalar_one_or_none()
                if table is not None and change.entries:
                    await connection.execute(insert(ENTRIES), statements.entry_values(table, change))
        return table

    @asynccontextmanager
    async def _turn(self, table: int, known: int) -> AsyncIterator[Turn]:
        async with self._turns, AsyncExitStack() as stack:
            with self._complaints():
                connection = await stack.enter_async_context(self._engine.connect())
                held = await _first_rows(connection, _HOLD, {"table": table})
                last = held[0]["last"] if held else known
                if last < known:
                    raise StaleError
                # Seen only now that nobody else can write there.
                rows = (
                    await _rows(connection, statements.READ, {"table": table, "after": known}) if last > known else ()
                )

            async def write(last: int, change: Change) -> None:
                await self._write(connection, table, last, change)

            try:
                yield Turn(known, [statements.entry_of(found) for found in rows], write, is_gone=not held)
            finally:
                # Lost meanwhile, it is rolled back as well.
                with suppress(DBAPIError):
                    await connection.rollback()

    async def _write(self, connection: AsyncConnection, table: int, last: int, change: Change) -> None:
        with self._complaints():
            try:
                written = await connection.execute(*statements.moved(table, last, change))
                if written.rowcount != (len(change.entries) or 1):
                    raise StaleError
                await connection.commit()
            except IntegrityError as error:
                raise StaleError from error
        if change.entries:
            self._notices.tell(table, change.entries[-1].number)

    async def delete(self, table: int) -> bool:
        with self._complaints():
            async with self._plain.connect() as connection:
                was_there = (await connection.execute(statements.DELETE, {"table": table})).rowcount > 0
        if was_there:
            self._notices.tell(table, 0)
        return was_there

    async def expire(self, finished_before: int | None, unfinished_before: int | None) -> Ids:
        deleted: Ids = []
        some = statements.expired(finished_before, unfinished_before)
        if some is None:
            return deleted
        # Where somebody is just moving, the table has not expired.
        query = delete(TABLES).where(TABLES.c.id.in_(some.with_for_update(skip_locked=True))).returning(TABLES.c.id)
        gone = True
        while gone:
            with self._complaints():
                async with self._plain.connect() as connection:
                    found = list((await connection.execute(query)).scalars())
            for table in found:
                self._notices.tell(table, 0)
            deleted += found
            gone = bool(found)
        return sorted(deleted)

    @property
    def claims(self) -> Set[int]:
        return self._claims.held

    async def claim(self, table: int) -> bool:
        return await self._claims.claim(table)

    async def release(self, table: int) -> None:
        await self._claims.release(table)

    def listen(
        self, told: Callable[[int, int], None], lost: Callable[[], None], heard: Callable[[int, str], None]
    ) -> None:
        self._notices.listen(told, lost, heard)

    def announce(self, table: int, said: str) -> None:
        self._notices.announce(table, said)

    async def is_healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTHY):
                await self._found(statements.ROW, table=0)
        except (StorageError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        await self._notices.close()
        await self._claims.close()
        await self._engine.dispose()
        await self._server.close()

    async def _found(self, query: Select[Any], **values: object) -> tuple[RowMapping, ...]:
        with self._complaints():
            async with self._plain.connect() as connection:
                return await _first_rows(connection, query, values)

    def _complaints(self) -> AbstractContextManager[None]:
        return complaints(self._server.url, *LOST)


async def _rows(connection: AsyncConnection, query: Select[Any], values: dict[str, object]) -> tuple[RowMapping, ...]:
    return tuple((await connection.execute(query, values)).mappings())


async def _first_rows(
    connection: AsyncConnection, query: Select[Any], values: dict[str, object]
) -> tuple[RowMapping, ...]:
    """The first query on a connection: one that was lost while it lay idle is replaced."""
    try:
        return await _rows(connection, query, values)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        await connection.rollback()
        return await _rows(connection, query, values)
