"""Checks a whole database: its file, its materials, and every table by replaying it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from skye.material.errors import SkyeError
from skye.server.archive import Standing, listed
from skye.server.loading import Loader, restored
from skye.server.summary import About, about, about_of
from skye.server.table import Table
from skye.storage.interface import Row, Storage


class Fault(NamedTuple):
    """Something wrong in a database, as an error with its message; with the code of a table if it concerns one."""

    code: str | None
    problem: SkyeError


async def examined(storage: Storage, looked: Callable[[], None]) -> AsyncIterator[Fault | Standing]:
    """Check everything: the database, its materials, and every table by replay. `looked` is called for each table.

    Yields the state of each intact table.
    """
    for line in await storage.examined():
        yield Fault(None, SkyeError("check-database", problem=line))
    loader = Loader(storage)
    for digest in await storage.materials():
        if digest and await loader.material(digest) is None:
            yield Fault(None, SkyeError("check-material", digest=digest))
    async for listing in listed(storage):
        row = listing.row
        log = await storage.read(row.table)
        table = await asyncio.to_thread(restored, row, log, await loader.material(row.material))
        fault = _fault(row, table)
        if fault is None:
            yield "finished" if row.finished is not None else "playable" if table.halted is None else "halted"
        elif await storage.row(row.table) == row:  # else somebody has just played there or deleted it
            yield Fault(row.code, fault)
        looked()


def _fault(row: Row, table: Table) -> SkyeError | None:
    if table.halted is not None:
        is_damaged = table.halted.reason != "rules"
        return SkyeError(f"halted-{table.halted.reason}", entry=table.halted.entry or 0) if is_damaged else None
    expected = msgspec.json.decode(about(table), type=About)
    is_same = (expected.points, expected.round) == (about_of(row).points, about_of(row).round)
    return None if is_same and (row.finished is not None) == table.is_over else SkyeError("check-list")
