"""A whole database looked at: its file, its materials, and every table replayed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from skye.material.errors import SkyeError
from skye.server.archive import Standing, listed
from skye.server.loading import Loader, about_of, restored
from skye.server.room import About, about
from skye.server.table import Table
from skye.storage.interface import Row, Storage


class Fault(NamedTuple):
    """Something that is wrong in a database, as an error with its words; the code of a table if it is one's."""

    code: str | None
    problem: SkyeError


async def examined(storage: Storage, looked: Callable[[], None]) -> AsyncIterator[Fault | Standing]:
    """Look at everything: the database, its materials, and every table replayed. `looked` is called for each table.

    For each table that is as it should be, how it stands.
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
        elif await storage.row(row.table) == row:  # else somebody has just played or deleted it
            yield Fault(row.code, fault)
        looked()


def _fault(row: Row, table: Table) -> SkyeError | None:
    if table.halted is not None:
        is_damaged = table.halted.reason != "rules"
        return SkyeError(f"halted-{table.halted.reason}", entry=table.halted.entry or 0) if is_damaged else None
    told = msgspec.json.decode(about(table), type=About)
    is_same = (told.points, told.round) == (about_of(row).points, about_of(row).round)
    return None if is_same and (row.finished is not None) == table.is_over else SkyeError("check-list")
