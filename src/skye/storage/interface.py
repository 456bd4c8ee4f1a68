"""The event log of all tables, stored in SQLite or PostgreSQL: the guarantees that both give."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Set

import msgspec

from skye.material.editions import Edition
from skye.material.errors import SkyeError
from skye.storage import chain
from skye.storage.chain import Entry


class StorageError(SkyeError):
    """The database cannot be used, or did not accept a write."""


class DeletedError(StorageError):
    """The table was deleted; nothing was written."""

    def __init__(self, key: str = "storage-gone", /, **values: object) -> None:
        super().__init__(key, **values)


class StaleError(StorageError):
    """The log has other entries than the writer expected: it must be read again."""

    def __init__(self, key: str = "storage-stale", /, **values: object) -> None:
        super().__init__(key, **values)


class Change(msgspec.Struct, frozen=True):
    """What one move writes: entries that follow the last one, and the table's columns after them."""

    entries: tuple[Entry, ...]
    finished: int | None
    due: int | None
    """When the server itself has something to do there."""
    about: bytes
    """Small JSON for lists."""


class Row(msgspec.Struct, frozen=True):
    """A table without its log."""

    table: int
    code: str
    created: int
    changed: int
    """When its last entry was written."""
    finished: int | None
    due: int | None
    last: int
    """The number of its last entry."""
    about: bytes
    material: str = ""
    """The digest of the material that it was created with."""
    rules: int = 0
    """The version of the rules that it was created with."""


class Run(msgspec.Struct, frozen=True):
    """A period in which a server process was running."""

    started: int
    seen: int
    """When it last reported that."""


Entries = list[Entry]
Rows = list[Row]
Ids = list[int]
Runs = list[Run]
Texts = list[str]

OnEntries = Callable[[int, int, Entries], None]
"""Called with a table, the number of its last entry, 0 if it was deleted, and its last entries unless they are long."""


class Storage(ABC):
    """All tables and their logs. Whatever fails raises a StorageError.

    Every call may be cancelled at any time: no lock stays held, no connection is lost.
    """

    async def create(self, code: str, change: Change, time: int, edition: Edition) -> int | None:
        """A new table with its first entries and its material and rules, on disk; None when the code is taken."""
        before = chain.beginning(code, edition.digest, edition.rules)
        return await self._create(code, _chained(before, change), time, edition)

    @abstractmethod
    async def _create(self, code: str, change: Change, time: int, edition: Edition) -> int | None:
        """Write a table whose entries already have their checksums."""

    @abstractmethod
    async def material(self, digest: str) -> str | None:
        """The text of a material that some table was created with."""

    @abstractmethod
    async def materials(self) -> Texts:
        """The digests of all materials."""

    @abstractmethod
    async def find(self, code: str) -> Row | None:
        """The table with this code."""

    @abstractmethod
    async def row(self, table: int) -> Row | None:
        """A table without its log."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether another process may add entries to a table that is played here."""

    @abstractmethod
    async def lasts(self, tables: Ids) -> dict[int, int]:
        """The numbers of the last entries of these tables; deleted tables are left out."""

    @abstractmethod
    async def read(self, table: int, after: int = 0) -> Entries:
        """The log after this entry; empty if there is no such table."""

    async def append(self, table: int, known: int, change: Change, checksum: str = "") -> str:
        """Write what follows entry `known`, the last one that the caller has, with this checksum.

        It is on disk when this returns the checksum of the last entry.

        StaleError: the last one is another; somebody else was faster, or this very change was written before the
        connection was lost and it was tried again. DeletedError: the table was deleted. After any other error, and
        when this is cancelled, it may be written or not.
        """
        if [entry.number for entry in change.entries] != numbers_after(known, len(change.entries)):
            raise ValueError(f"entries must be numbered from {known + 1} without a gap")
        chained = _chained(checksum, change)
        await self._append(table, known, chained)
        return chained.entries[-1].checksum if chained.entries else checksum

    @abstractmethod
    async def _append(self, table: int, known: int, change: Change) -> None:
        """Write entries that are numbered correctly and have their checksums."""

    @abstractmethod
    async def due(self, before: int, most: int) -> Ids:
        """Tables where the server has had something to do since that time or longer, the longest waiting first."""

    @abstractmethod
    async def delete(self, table: int) -> bool:
        """Delete a table with its log; returns whether there was one."""

    @abstractmethod
    async def expire(self, finished_before: int | None, unfinished_before: int | None) -> Ids:
        """Delete tables finished before one time, and unfinished ones neither changed nor visited since another;
        None: never."""

    @abstractmethod
    async def visited(self, tables: Ids, time: int) -> None:
        """Somebody is connected to these tables."""

    @abstractmethod
    async def beat(self, run: int | None, started: int, seen: int) -> int:
        """A server process reports that it is running; returns the number of its run, to be passed the next time."""

    @abstractmethod
    async def runs(self) -> Runs:
        """When servers were running, by their start."""

    @abstractmethod
    async def newest(self) -> int:
        """The newest time stored anywhere here; 0 if there is none."""

    @property
    @abstractmethod
    def claims(self) -> Set[int]:
        """The tables whose bots and clocks this process runs; it empties by itself when the claims are lost."""

    @abstractmethod
    async def claim(self, table: int) -> bool:
        """Whether this process runs the table's bots and clocks from now on, or does so already."""

    @abstractmethod
    async def release(self, table: int) -> None:
        """Release a claimed table."""

    @abstractmethod
    def listen(self, on_entries: OnEntries, lost: Callable[[], None], heard: Callable[[int, str], None]) -> None:
        """Get notified of what is written from now on, here or by another process. `lost` says that something may have
        been missed: all logs must be read again. That is so after every new connection, including the first. `heard`
        gets what was announced about a table, by any process. To be called once, in a running event loop."""

    @abstractmethod
    def announce(self, table: int, said: str, topic: str = "") -> None:
        """Announce something about a table to all listeners, soon; it is not stored, and may be lost, or come twice.

        Of several about one topic only the last may come, and if it cannot be sent at once it never comes."""

    @abstractmethod
    async def is_healthy(self) -> bool:
        """Whether the database accepts writes, within a few seconds; tried at most once a second."""

    @abstractmethod
    async def examined(self) -> Texts:
        """What the database's own check of all its data finds wrong; nothing if all is well."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is in progress and close everything."""

    @abstractmethod
    async def list(self, *, most: int = 100, before: int | None = None, is_finished: bool | None = None) -> Rows:
        """Tables, the newest first: at most this many, older than a table if one is given, finished ones or others."""


def _chained(before: str, change: Change) -> Change:
    return msgspec.structs.replace(change, entries=chain.chained(before, change.entries))


def numbers_after(last: int, count: int) -> Ids:
    """The numbers of so many entries that follow one."""
    return [last + step for step in range(1, count + 1)]
