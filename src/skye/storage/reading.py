"""Reads from the database, in the same way for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Any

from sqlalchemy import RowMapping, Select

from skye.storage import statements
from skye.storage.interface import Entries, Ids, Row, Rows, Run, Runs, Storage, StorageError, Texts
from skye.storage.outage import Outage

HEALTHY = 5
"""Seconds in which the database must answer."""

FRESH = 1.0
"""Seconds for which an answer is cached: one write per health request would be too many."""


class ReadingStorage(Storage):
    """A storage that can run a query."""

    def __init__(self) -> None:
        self.outage = Outage()
        self._look: asyncio.Task[bool] | None = None
        self._looked = 0.0

    @abstractmethod
    async def _found(self, query: Select[Any], **values: object) -> tuple[RowMapping, ...]:
        """The rows that a query gives."""

    async def find(self, code: str) -> Row | None:
        found = await self._found(statements.FIND, code=code)
        return statements.row_of(found[0]) if found else None

    async def row(self, table: int) -> Row | None:
        found = await self._found(statements.ROW, table=table)
        return statements.row_of(found[0]) if found else None

    async def lasts(self, tables: Ids) -> dict[int, int]:
        return {found["id"]: found["last"] for found in await self._found(statements.LASTS, tables=tables)}

    async def read(self, table: int, after: int = 0) -> Entries:
        return [statements.entry_of(found) for found in await self._found(statements.READ, table=table, after=after)]

    async def due(self, before: int, most: int) -> Ids:
        return [found["id"] for found in await self._found(statements.DUE, before=before, most=most)]

    async def list(self, *, most: int = 100, before: int | None = None, is_finished: bool | None = None) -> Rows:
        found = await self._found(statements.listed(most, before, is_finished))
        return [statements.row_of(each) for each in found]

    async def runs(self) -> Runs:
        return [Run(found["started"], found["seen"]) for found in await self._found(statements.ALL_RUNS)]

    async def newest(self) -> int:
        (found,) = await self._found(statements.NEWEST)
        return int(max(found["changed"], found["seen"]))

    async def material(self, digest: str) -> str | None:
        found = await self._found(statements.MATERIAL, digest=digest)
        return statements.text_of(found[0]["content"]) if found else None

    async def materials(self) -> Texts:
        return [statements.text_of(found["digest"]) for found in await self._found(statements.DIGESTS)]

    async def is_healthy(self) -> bool:
        loop = asyncio.get_running_loop()
        if self._look is None or (self._look.done() and loop.time() - self._looked >= FRESH):
            self._look = loop.create_task(self._can_write())
        return await asyncio.shield(self._look)

    async def _can_write(self) -> bool:
        try:
            async with asyncio.timeout(HEALTHY):
                await self._prove()
        except (StorageError, TimeoutError):
            return False
        finally:
            self._looked = asyncio.get_running_loop().time()
        return True

    @abstractmethod
    async def _prove(self) -> None:
        """Write a dummy value."""
