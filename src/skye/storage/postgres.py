"""The storage in PostgreSQL, which several processes may serve.

A move is one query: it advances the table's last number, if that is still the known one, and adds the entries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from contextlib import AbstractContextManager
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Executable, RowMapping, Select, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as insert_unless
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from skye.material.editions import Edition
from skye.storage import statements
from skye.storage.addresses import shown
from skye.storage.claims import KEYS, SERVED, Claims
from skye.storage.interface import Change, DeletedError, Ids, OnEntries, StaleError, StorageError, Texts
from skye.storage.migrations import revision, upgrade
from skye.storage.notices import Notices
from skye.storage.postgres_server import PostgresServer
from skye.storage.reading import ReadingStorage
from skye.storage.reasons import readable_errors
from skye.storage.reconnecting import LOST
from skye.storage.schema import ENTRIES, MATERIALS, REVISION, TABLES, VISITS

Result = TypeVar("Result")

WHOLE = 30
"""Seconds for a query including everything: waiting for a free connection, and a retry on a new one."""

LOOKS = 20
PAUSE = 0.1
"""How often, and seconds between, to check whether servers are gone before the database is upgraded."""

_KEEP = insert_unless(MATERIALS).on_conflict_do_nothing()
_CREATE = insert_unless(TABLES).on_conflict_do_nothing(index_elements=[TABLES.c.code]).returning(TABLES.c.id)
_VISIT = insert_unless(VISITS).from_select(["table_id", "time"], statements.VISITORS)
_VISIT = _VISIT.on_conflict_do_update(index_elements=[VISITS.c.table_id], set_={"time": _VISIT.excluded.time})


class PostgresStorage(ReadingStorage):
    """Claims and notices each have a connection of their own."""

    def __init__(self, server: PostgresServer, connections: int) -> None:
        super().__init__()
        self._server = server
        self._engine: AsyncEngine = server.engine(connections)
        # The same connections; each query is a transaction by itself and needs one round trip.
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._newer: StorageError | None = None
        self._claims = Claims(server.connect, self._served, self.outage)
        self._notices = Notices(server.connect, self.outage)

    @property
    def is_shared(self) -> bool:
        """Any number of processes serve the same tables."""
        return True

    @classmethod
    async def open(cls, url: str, *, serve: bool, connections: int) -> PostgresStorage:
        """Connect, and upgrade the database while all others wait."""
        storage = cls(PostgresServer(url), connections)
        try:
            with storage._complaints():
                async with storage._engine.connect() as connection:
                    found = await connection.run_sync(revision)
                if found != REVISION:
                    await storage._upgrade()
                if serve:
                    await storage._claims.serve()
                    storage._check()
        except BaseException:
            await storage.close()
            raise
        storage.outage.is_logged = True
        return storage

    async def _upgrade(self) -> None:
        # However long it takes: entries of many tables may have to be changed, and the others wait for that.
        patient = self._server.engine(1, longest=None)
        try:
            async with patient.begin() as connection:
                await connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
                await connection.execute(select(func.pg_advisory_xact_lock(KEYS)))
                await connection.run_sync(upgrade, shown(self._server.url), _is_served)
        finally:
            await patient.dispose()

    def _served(self, revision: str | None) -> None:
        """After a lost connection a server may find that a newer version has upgraded the database."""
        is_ours = revision == REVISION
        self._newer = None if is_ours else StorageError("storage-newer", url=shown(self._server.url), revision=revision)

    def _check(self) -> None:
        if self._newer is not None:
            raise self._newer

    async def _create(self, code: str, change: Change, time: int, edition: Edition) -> int | None:
        values = statements.first_values(code, change, time, edition)
        with self._complaints():
            self._check()
            async with asyncio.timeout(WHOLE), self._engine.begin() as connection:
                await connection.execute(_KEEP, statements.material_values(edition))
                table: int | None = (await connection.execute(_CREATE, values)).scalar_one_or_none()
                if table is not None and change.entries:
                    await connection.execute(insert(ENTRIES), statements.entry_values(table, change))
        return table

    async def _append(self, table: int, known: int, change: Change) -> None:
        written = await self._asked(*statements.moved(table, known, change), _count)
        if written != (len(change.entries) or 1):
            last = (await self.lasts([table])).get(table)
            if last is None:
                raise DeletedError
            # What is there may be this very change, if the connection was lost before the answer came.
            self._notices.notify(table, last)
            raise StaleError
        if change.entries:
            self._notices.notify(table, change.entries[-1].number, change.entries)

    async def delete(self, table: int) -> bool:
        was_there = await self._asked(statements.DELETE, {"table": table}, _count) > 0
        if was_there:
            self._notices.notify(table, 0)
        return was_there

    async def expire(self, finished_before: int | None, unfinished_before: int | None) -> Ids:
        deleted: Ids = []
        some = statements.expired(finished_before, unfinished_before)
        if some is None:
            return deleted
        # A table where somebody is just moving has not expired.
        query = delete(TABLES).where(TABLES.c.id.in_(some.with_for_update(skip_locked=True))).returning(TABLES.c.id)
        while gone := await self._asked(query, {}, _ids):
            for table in gone:
                self._notices.notify(table, 0)
            deleted += gone
        return sorted(deleted)

    async def visited(self, tables: Ids, time: int) -> None:
        await self._asked(_VISIT, {"tables": tables, "time": time}, _count)

    async def beat(self, run: int | None, started: int, seen: int) -> int:
        if run is None:
            (number,) = await self._asked(statements.RUN, {"started": started, "seen": seen}, _ids)
            return int(number)
        await self._asked(statements.BEAT, {"run": run, "seen": seen}, _count)
        return run

    @property
    def claims(self) -> Set[int]:
        return self._claims.held

    async def claim(self, table: int) -> bool:
        return await self._claims.claim(table)

    async def release(self, table: int) -> None:
        await self._claims.release(table)

    def listen(self, on_entries: OnEntries, lost: Callable[[], None], heard: Callable[[int, str], None]) -> None:
        self._notices.listen(on_entries, lost, heard)

    def announce(self, table: int, said: str, topic: str = "") -> None:
        self._notices.announce(table, said, topic)

    async def close(self) -> None:
        await self._notices.close()
        await self._claims.close()
        await self._engine.dispose()
        await self._server.close()

    async def _prove(self) -> None:
        await self._asked(statements.PROVE, {}, _count)

    async def examined(self) -> Texts:
        """The database checks its references itself, and its pages are its administrator's concern."""
        return []

    async def _found(self, query: Select[Any], **values: object) -> tuple[RowMapping, ...]:
        return await self._asked(query, values, _rows)

    async def _asked(
        self, query: Executable, values: dict[str, Any], take: Callable[[CursorResult[Any]], Result]
    ) -> Result:
        """The result of one query. A connection that was lost while idle is replaced.

        It is replaced as a whole: revived by SQLAlchemy it would lack AUTOCOMMIT, and lose what is written.
        """
        with self._complaints():
            self._check()
            async with asyncio.timeout(WHOLE):
                try:
                    async with self._plain.connect() as connection:
                        return take(await connection.execute(query, values))
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                async with self._plain.connect() as connection:
                    return take(await connection.execute(query, values))

    def _complaints(self) -> AbstractContextManager[None]:
        return readable_errors(self._server.url, self.outage, *LOST)


def _is_served(connection: Connection) -> bool:
    """Whether a server is connected; if not, the next one has to wait until the transaction has ended."""
    for _ in range(LOOKS):
        if connection.execute(select(func.pg_try_advisory_xact_lock(SERVED))).scalar_one():
            return False
        # PostgreSQL notices only a moment later that a process has ended.
        connection.execute(select(func.pg_sleep(PAUSE))).close()
    return True


def _count(result: CursorResult[Any]) -> int:
    return result.rowcount


def _ids(result: CursorResult[Any]) -> Ids:
    return list(result.scalars())


def _rows(result: CursorResult[Any]) -> tuple[RowMapping, ...]:
    return tuple(result.mappings())
