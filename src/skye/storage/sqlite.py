"""The storage in an SQLite file: one process serves it, and concurrent writes share one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Set
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, Select, delete, event, insert
from sqlalchemy.dialects.sqlite import insert as insert_unless

from skye.material.editions import Edition
from skye.storage import statements
from skye.storage.checkpoints import Checkpoints
from skye.storage.file_lock import FileLock, is_held
from skye.storage.group_commit import GroupCommit
from skye.storage.interface import Change, DeletedError, Ids, OnEntries, StaleError, StorageError, Texts
from skye.storage.migrations import upgrade
from skye.storage.outage import Outage
from skye.storage.reading import ReadingStorage
from skye.storage.reasons import readable_errors
from skye.storage.schema import ENTRIES, HEALTH, MATERIALS, TABLES, VISITS
from skye.storage.sqlite_file import examine, make_private, reading_engine, serving_lock, writing_engine
from skye.storage.sqlite_watch import FileWatch

Result = TypeVar("Result")

READERS = 2
"""Threads, so that a long list does not hold up a table that somebody opens."""

_CREATE = insert_unless(TABLES).on_conflict_do_nothing(index_elements=[TABLES.c.code]).returning(TABLES.c.id)
_KEEP = insert_unless(MATERIALS).on_conflict_do_nothing()
_WRITE = insert(ENTRIES)
_VISIT = insert_unless(VISITS).from_select(["table_id", "time"], statements.VISITORS)
_VISIT = _VISIT.on_conflict_do_update(index_elements=[VISITS.c.table_id], set_={"time": _VISIT.excluded.time})
_PROVE = statements.PROVE.returning(HEALTH.c.writes)


class SqliteStorage(ReadingStorage):
    """One process serves the file; tools may read and write at the same time."""

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        super().__init__()
        self.url = f"sqlite:///{path}"
        self._lock = lock
        self._watch = FileWatch(path)
        self._claims: set[int] = set()
        self._writer = writing_engine(path)
        event.listen(self._writer, "begin", lambda _connection: self._watch.remember())
        self._checkpoints = Checkpoints(path)
        self._commits = GroupCommit(self._writer, self._count, self._watch.check, self._committed)
        self._is_counted = False
        self._reader = reading_engine(path, READERS)
        self._readers = ThreadPoolExecutor(READERS, "skye-read")

    @property
    def is_shared(self) -> bool:
        """One process serves the file; a tool may delete a table, which is soon noticed, but plays none."""
        return False

    @classmethod
    async def open(cls, path: Path, *, serve: bool) -> SqliteStorage:
        """Open or create the file."""
        with readable_errors(f"sqlite:///{path}", Outage(), sqlite3.Error):
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = serving_lock(path) if serve else None
            if lock is not None and lock.mark and not path.exists():
                lock.release()
                raise StorageError("storage-missing", file=str(path))
            storage = cls(path, lock)
            try:
                make_private(path)
                if lock is not None:
                    await asyncio.to_thread(examine, path)
                beside = path.with_name(f"{path.name}.lock")
                # A server that opens it later waits for this transaction, and then checks the revision itself.
                await storage._written(
                    lambda connection: upgrade(connection, storage.url, lambda _: lock is None and is_held(beside))
                )
                if lock is not None:
                    await storage._written(storage._check_mark)
                    storage._is_counted = storage.outage.is_logged = True
            except BaseException:
                await storage.close()
                raise
        return storage

    def _check_mark(self, connection: Connection) -> None:
        """Reject a database that lacks some of what the last server wrote."""
        assert self._lock is not None
        writes = connection.execute(statements.WRITES).scalar_one()
        if writes < self._lock.mark:
            file = self.url.removeprefix("sqlite:///")
            raise StorageError("storage-older", file=file, writes=self._lock.mark - writes)

    def _count(self, connection: Connection) -> int:
        """Count the commits of a server, in the file and next to it, so that the next one sees if some are missing."""
        return connection.execute(_PROVE).scalar_one() if self._is_counted else 0

    def _committed(self, writes: int) -> None:
        self._checkpoints.committed()
        if self._lock is not None and writes:
            self._lock.mark = writes

    async def _create(self, code: str, change: Change, time: int, edition: Edition) -> int | None:
        values = statements.first_values(code, change, time, edition)
        material = statements.material_values(edition)

        def job(connection: Connection) -> int | None:
            connection.execute(_KEEP, material)
            table = connection.execute(_CREATE, values).scalar_one_or_none()
            if table is not None and change.entries:
                connection.execute(_WRITE, statements.entry_values(table, change))
            return table

        return await self._written(job)

    async def _append(self, table: int, known: int, change: Change) -> None:
        values = {"table": table, "known": known, **statements.new_values(change, known)}
        entries = statements.entry_values(table, change)

        def job(connection: Connection) -> None:
            if connection.execute(statements.MOVE, values).rowcount != 1:
                found = connection.execute(statements.LAST, {"table": table}).scalar_one_or_none()
                raise DeletedError if found is None else StaleError
            if entries:
                connection.execute(_WRITE, entries)

        await self._written(job)

    async def delete(self, table: int) -> bool:
        def job(connection: Connection) -> bool:
            return connection.execute(statements.DELETE, {"table": table}).rowcount > 0

        return await self._written(job)

    async def expire(self, finished_before: int | None, unfinished_before: int | None) -> Ids:
        deleted: Ids = []
        some = statements.expired(finished_before, unfinished_before)
        if some is not None:
            query = delete(TABLES).where(TABLES.c.id.in_(some)).returning(TABLES.c.id)

            def job(connection: Connection) -> Ids:
                return list(connection.execute(query).scalars())

            while gone := await self._written(job):
                deleted += gone
        return sorted(deleted)

    async def visited(self, tables: Ids, time: int) -> None:
        def job(connection: Connection) -> None:
            connection.execute(_VISIT, {"tables": tables, "time": time})

        await self._written(job)

    async def beat(self, run: int | None, started: int, seen: int) -> int:
        def job(connection: Connection) -> int:
            if run is None:
                return int(connection.execute(statements.RUN, {"started": started, "seen": seen}).scalar_one())
            connection.execute(statements.BEAT, {"run": run, "seen": seen})
            return run

        return await self._written(job)

    @property
    def claims(self) -> Set[int]:
        return self._claims

    async def claim(self, table: int) -> bool:
        self._claims.add(table)
        return True

    async def release(self, table: int) -> None:
        self._claims.discard(table)

    def listen(self, on_entries: OnEntries, lost: Callable[[], None], heard: Callable[[int, str], None]) -> None:
        """There are no notices: no other process serves this file."""

    def announce(self, table: int, said: str, topic: str = "") -> None:
        """Nobody else is there to get it."""

    async def close(self) -> None:
        await self._commits.close()
        # A long list may still be in progress.
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._checkpoints.close)
        self._reader.dispose()
        self._writer.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def _prove(self) -> None:
        await self._written(lambda connection: connection.execute(_PROVE).close())

    async def examined(self) -> Texts:
        def work() -> Texts:
            with self._reader.connect() as connection:
                found = list(connection.exec_driver_sql("PRAGMA integrity_check").scalars())
                missing = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            orphans = [f"{row[0]}: row {row[1]} belongs to no row of {row[2]}" for row in missing]
            return [line for text in found if text != "ok" for line in str(text).splitlines()] + orphans

        with readable_errors(self.url, self.outage):
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _written(self, job: Callable[[Connection], Result]) -> Result:
        with readable_errors(self.url, self.outage):
            return await asyncio.shield(self._commits.add(job))

    async def _found(self, query: Select[Any], **values: object) -> tuple[RowMapping, ...]:
        def work() -> tuple[RowMapping, ...]:
            self._watch.check()  # first: a connection to a missing file would create a new one
            with self._reader.connect() as connection:
                found = tuple(connection.execute(query, values).mappings())
            self._watch.check()
            return found

        with readable_errors(self.url, self.outage):
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
