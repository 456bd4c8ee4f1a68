"""What tests in a browser begin with: tables that somebody has played at before, and records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from wire import token_of

from skye.material.editions import Edition
from skye.server import entries
from skye.server.loading import replay
from skye.server.summary import change_of
from skye.storage.chain import Entry
from skye.storage.opening import open_storage

TIME = 1_000


def as_stored(log: Sequence[entries.AnyEntry]) -> list[Entry]:
    """Entries as they are written, all at one time."""
    return [Entry(number, TIME, entries.write(entry)) for number, entry in enumerate(log, start=1)]


def renamed(log: Sequence[Entry], code: str) -> list[Entry]:
    """The same table under another code."""
    first, *rest = log
    opened = entries.read(first.text)
    assert isinstance(opened, entries.Opened)
    text = entries.write(msgspec.structs.replace(opened, code=code))
    return [msgspec.structs.replace(first, text=text), *rest]


def put_table(database: str, log: Sequence[Entry], edition: Edition | None = None) -> None:
    """Put a table into a database as if it had been played there."""

    async def put() -> None:
        storage = await open_storage(database)
        table = replay(log, edition)
        assert await storage.create(table.code, change_of(table, list(log)), log[-1].time, table.edition) is not None
        await storage.close()

    with ThreadPoolExecutor(1) as other:  # a browser is driven by a loop of this thread
        other.submit(asyncio.run, put()).result()


def places_of(code: str, *seats: int) -> str:
    """What a browser remembers of seats that somebody has at a table."""
    places = [{"seat": seat, "token": token_of(seat)} for seat in seats]
    return json.dumps({code: {"places": places, "name": "Morag", "time": 0}})


def simulated(file: Path, *options: str) -> Path:
    """A record of random games."""
    from skye.cli import main as cli

    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", *options, "--seed", "1", "--out", str(file)])
    assert ended.value.code == 0
    return file
