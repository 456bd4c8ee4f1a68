"""What is read from the database, in the same way from SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Any

from sqlalchemy import RowMapping, Select

from skye.storage import Entries, Ids, Row, Rows, Run, Runs, Storage, StorageError, statements

HEALTHY = 5
"""Seconds in which the database must answer."""


class ReadingStorage(Storage):
    """A storage that can find what a query asks for."""

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

    async def is_healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTHY):
                await self._found(statements.ROW, table=0)
        except (StorageError, TimeoutError):
            return False
        return True
