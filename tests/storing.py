"""What the tests of the storage share: a storage that is closed afterwards, and short ways to fill it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from patience import PATIENCE

from skye.material.editions import Edition
from skye.storage.chain import Entry
from skye.storage.interface import Change, Storage
from skye.storage.opening import open_storage

BEGUN_WITH = Edition("", "", 0)
"""Of tables that are only stored, and never played."""

TEXT = '{"said":"Ærø — \\u0000 «Скай» 🏰"}'.encode()


def change(*numbers: int, finished: int | None = None, due: int | None = None, about: bytes = b"{}") -> Change:
    """A change with these entries, written at ten times their number."""
    entries = tuple(Entry(number, 10 * number, TEXT) for number in numbers)
    return Change(entries=entries, finished=finished, due=due, about=about)


@asynccontextmanager
async def opened(url: str, *, serve: bool = False, connections: int = 5) -> AsyncIterator[Storage]:
    """A storage, closed afterwards."""
    storage = await open_storage(url, serve=serve, connections=connections)
    try:
        yield storage
    finally:
        await storage.close()


def file_of(url: str) -> Path:
    """The file of a database in SQLite."""
    return Path(url.removeprefix("sqlite:///"))


async def made(storage: Storage, code: str = "first", *, entries: int = 1, time: int = 5) -> int:
    """A new table with so many entries."""
    table = await storage.create(code, change(*range(1, entries + 1)), time, BEGUN_WITH)
    assert table is not None
    return table


async def move(storage: Storage, table: int, known: int) -> None:
    """One more entry."""
    await storage.append(table, known, change(known + 1))


async def numbers(storage: Storage, table: int) -> list[int]:
    """Of the entries in a table's log."""
    return [entry.number for entry in await storage.read(table)]


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.01)
