"""The event log of all tables, kept in SQLite or PostgreSQL: what it promises, whichever of the two keeps it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Set

import msgspec

from skye.material.editions import Edition
from skye.material.errors import SkyeError
from skye.storage import chain
from skye.storage.chain import Entry


class StorageError(SkyeError):
    """The database cannot be used, or did not take what was to be written."""


class DeletedError(StorageError):
    """The table was deleted; nothing was written."""

    def __init__(self, key: str = "storage-gone", /, **values: object) -> None:
        super().__init__(key, **values)


class StaleError(StorageError):
    """The log has other entries than the writer thought: it must be read again."""

    def __init__(self, key: str = "storage-stale", /, **values: object) -> None:
        super().__init__(key, **values)


class Change(msgspec.Struct, frozen=True):
    """What one move writes: entries that follow the last one, and how the table stands after them."""

    entries: tuple[Entry, ...]
    finished: int | None
    due: int | None
    """When the server itself has something to do there."""
    about: bytes
    """Small JSON that lists show."""


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
    """The digest of the material that it was begun with."""
    rules: int = 0
    """The version of the rules that it was begun by."""


class Run(msgspec.Struct, frozen=True):
    """A stretch of time in which a server process was running."""

    started: int
    seen: int
    """When it last said so."""


Entries = list[Entry]
Rows = list[Row]
Ids = list[int]
Runs = list[Run]
Texts = list[str]

Told = Callable[[int, int, Entries], None]
"""Called with a table, the number of its last entry, 0 if it was deleted, and its last entries unless they are long."""


class Storage(ABC):
    """All tables and their logs. Whatever cannot be done raises a StorageError.

    Everything may be cancelled at any time: no lock stays held, no connection is lost.
    """

    async def create(self, code: str, change: Change, time: int, edition: Edition) -> int | None:
        """A new table with its first entries and what it is begun with, on disk; None when the code is taken."""
        before = chain.beginning(code, edition.digest, edition.rules)
        return await self._create(code, _chained(before, change), time, edition)

    @abstractmethod
    async def _create(self, code: str, change: Change, time: int, edition: Edition) -> int | None:
        """Write a table whose entries have their checksums."""

    @abstractmethod
    async def material(self, digest: str) -> str | None:
        """The text of a material that some table was begun with."""

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
        """The numbers of the last entries of these tables; one that is gone is not among them."""

    @abstractmethod
    async def read(self, table: int, after: int = 0) -> Entries:
        """The log from behind this entry; empty if there is no such table."""

    async def append(self, table: int, known: int, change: Change, checksum: str = "") -> str:
        """Write what follows entry `known`, the last one that the caller has, with this checksum.

        It is on disk when this returns the checksum of the last entry.

        StaleError: the last one is another; somebody else was faster, or this very change was written before the line
        to the database was lost and it was asked again. DeletedError: the table was deleted. After any other error, and
        when this is cancelled, it may be written or not.
        """
        if [entry.number for entry in change.entries] != numbers_after(known, len(change.entries)):
            raise ValueError(f"entries must be numbered from {known + 1} without a gap")
        chained = _chained(checksum, change)
        await self._append(table, known, chained)
        return chained.entries[-1].checksum if chained.entries else checksum

    @abstractmethod
    async def _append(self, table: int, known: int, change: Change) -> None:
        """Write entries that are numbered as they should be and have their checksums."""

    @abstractmethod
    async def due(self, before: int, most: int) -> Ids:
        """Tables where the server has had something to do since then or longer, the longest waiting first."""

    @abstractmethod
    async def delete(self, table: int) -> bool:
        """Delete a table with its log; whether there was one."""

    @abstractmethod
    async def expire(self, finished_before: int | None, unfinished_before: int | None) -> Ids:
        """Delete tables finished before the one time, and unfinished ones neither changed nor visited since the other;
        None: never."""

    @abstractmethod
    async def visited(self, tables: Ids, time: int) -> None:
        """Somebody is connected to these tables."""

    @abstractmethod
    async def beat(self, run: int | None, started: int, seen: int) -> int:
        """A server process says that it is running; the number of its run, to be given the next time."""

    @abstractmethod
    async def runs(self) -> Runs:
        """When servers were running, by their start."""

    @abstractmethod
    async def newest(self) -> int:
        """The newest time that anything here has; 0 if there is nothing."""

    @property
    @abstractmethod
    def claims(self) -> Set[int]:
        """The tables whose bots and clocks this process keeps; it empties by itself when the claims are lost."""

    @abstractmethod
    async def claim(self, table: int) -> bool:
        """Whether this process keeps the table's bots and clocks from now on, or does so already."""

    @abstractmethod
    async def release(self, table: int) -> None:
        """Leave a claimed table to others."""

    @abstractmethod
    def listen(self, told: Told, lost: Callable[[], None], heard: Callable[[int, str], None]) -> None:
        """Hear of what is written from now on, here or by another process. `lost` says that something may have been
        missed: all logs must be read again. That is so each time a connection has been made, the first time too.
        `heard` gets what was announced about a table, by anybody. To be called once, in a running event loop."""

    @abstractmethod
    def announce(self, table: int, said: str) -> None:
        """Say something about a table to all who listen, soon; it is kept nowhere, and may be lost."""

    @abstractmethod
    async def is_healthy(self) -> bool:
        """Whether the database takes what is written, within a few seconds; tried at most once a second."""

    @abstractmethod
    async def examined(self) -> Texts:
        """What the database finds wrong with itself, looked at as a whole; nothing if all is well."""

    @abstractmethod
    async def close(self) -> None:
        """End what is under way and let go of everything."""

    @abstractmethod
    async def list(self, *, most: int = 100, before: int | None = None, is_finished: bool | None = None) -> Rows:
        """Tables, the newest first: at most so many, older than a table if one is given, finished ones or others."""


def _chained(before: str, change: Change) -> Change:
    return msgspec.structs.replace(change, entries=chain.chained(before, change.entries))


def numbers_after(last: int, count: int) -> Ids:
    """The numbers of so many entries that follow one."""
    return [last + step for step in range(1, count + 1)]
