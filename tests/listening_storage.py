"""What a storage in PostgreSQL hears from others, and writes that are not yet committed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from databases import ask
from storing import until

from skye.storage import statements
from skye.storage.chain import Entry
from skye.storage.interface import Change, Storage
from skye.storage.postgres import PostgresStorage


async def kill(url: str, name: str) -> int:
    """End the connections of this name as an administrator would; how many there were."""
    ours = "application_name = $1 AND datname = current_database()"
    return len(await ask(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}", name))


class Heard:
    """What a storage receives from others."""

    def __init__(self, storage: Storage) -> None:
        self.notices: list[tuple[int, int]] = []
        self.entries: list[tuple[int, Entry]] = []
        self.announced: list[tuple[int, str]] = []
        self.losses = 0
        storage.listen(
            self._tell,
            self._lose,
            lambda table, text: self.announced.append((table, text)),
        )

    def _tell(self, table: int, number: int, entries: list[Entry]) -> None:
        self.notices.append((table, number))
        self.entries += [(table, entry) for entry in entries]

    def _lose(self) -> None:
        self.losses += 1


async def listening(storage: Storage) -> Heard:
    """Whatever is announced from now on."""
    messages = Heard(storage)
    await until(lambda: messages.losses == 1)
    return messages


@asynccontextmanager
async def half_way(storage: Storage, table: int, written: Change) -> AsyncIterator[None]:
    """Somebody has written a change of a table and not yet committed it."""
    assert isinstance(storage, PostgresStorage)
    known = written.entries[0].number - 1
    async with storage._engine.begin() as connection:
        await connection.execute(*statements.moved(table, known, written))
        yield
