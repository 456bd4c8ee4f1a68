"""Tables from storage: replayed with the material they were created with, as far as this version can."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from skye.material import editions, expansions
from skye.material.constants import MOST_PLAYERS
from skye.material.editions import Edition
from skye.material.errors import MaterialError
from skye.material.setup import first_game
from skye.material.tables import shipped_tables
from skye.server import entries, logs
from skye.server.entries import Opened
from skye.server.summary import about_of, change_of
from skye.server.table import Table
from skye.storage import chain
from skye.storage.chain import Entry
from skye.storage.interface import Change, Entries, Row, Storage, StorageError
from skye.wire.table_messages import Halted
from skye.wire.values import Options

DIGEST = re.compile(r"[0-9a-f]{32}")


class Loader:
    """Loads tables; even one that is damaged comes out as a table that can be viewed."""

    def __init__(self, storage: Storage, *, may_rest: bool = True) -> None:
        self._storage = storage
        self._may_rest = may_rest
        """Whether it marks tables in the storage that cannot be continued; a read-only caller does not."""
        self._texts: dict[str, str] = {}

    async def load(self, number: int) -> Table | None:
        """The table as it is stored; None if it was deleted."""
        row = await self._storage.row(number)
        if row is None:
            return None
        log = await self._storage.read(number)
        if len(log) != row.last:
            again = await self._storage.row(number)
            if again is None:
                return None
            if again.last != row.last:  # somebody has written meanwhile
                return await self.load(number)
        text = await self.material(row.material)
        table = await asyncio.to_thread(restored, row, log, text)
        if table.halted is not None and self._may_rest:
            logs.warn("table cannot be played on", table=row.code, **msgspec.to_builtins(table.halted))
        if self._may_rest:
            await self._note(row, table)
        return table

    async def material(self, digest: str) -> str | None:
        """The text of a material that some table was created with."""
        if not DIGEST.fullmatch(digest):
            return None
        text = self._texts.get(digest) or await self._storage.material(digest)
        if text is not None and editions.digest_of(text) == digest:
            self._texts[digest] = text
            return text
        return None

    async def _note(self, row: Row, table: Table) -> None:
        """Store for lists and sweeps whether it can be continued; nothing is due at a table that cannot."""
        about = about_of(row)
        if table.halted is None:
            if about.halted is None:
                return
            change = change_of(table, [])
        else:
            if row.due is None and about.halted == table.halted.reason:
                return
            noted = msgspec.json.encode(msgspec.structs.replace(about, halted=table.halted.reason))
            change = Change((), row.finished, None, noted)
        with suppress(StorageError):  # somebody else was faster, or the next load does it
            await self._storage.append(row.table, row.last, change)


def replay(log: Sequence[Entry], edition: Edition | None = None) -> Table:
    """The table of a log, with the shipped material or with another."""
    first = entries.read(log[0].text)
    assert isinstance(first, entries.Opened), "every log begins with the opening of its table"
    table = Table(first, edition)
    for entry in log:
        table.take(entry)
    return table


def restored(row: Row, log: Entries, text: str | None) -> Table:
    """The table of a log, as far as the log is intact and can be replayed; `halted` says why no further."""
    sound = min(row.last, chain.intact(chain.beginning(row.code, row.material, row.rules), 0, log))
    halted = Halted("checksum", sound + 1) if sound < max(row.last, len(log)) else None
    opened = _opened(log[:sound])
    try:
        if opened is None:
            raise MaterialError("material-not-json", file=row.code, problem="")
        edition = Edition(row.material, text or "", row.rules)
        table = Table(opened, edition)
    except MaterialError:
        known = halted or Halted("entry", 1) if opened is None else Halted("material")
        return _halt(_only_seats(row, opened, log), row, known)
    table, followed = _followed(opened, edition, log[:sound])
    if followed < sound:
        halted = Halted("entry", followed + 1)
    if not expansions.can_play(opened.options.expansion, row.rules) and not _is_complete(table, row, halted):
        halted = halted if halted is not None and halted.reason == "checksum" else Halted("rules")
    return table if halted is None else _halt(table, row, halted)


def _opened(log: Entries) -> Opened | None:
    try:
        first = entries.read(log[0].text)
    except (IndexError, msgspec.DecodeError, UnicodeError):
        return None
    is_known = isinstance(first, Opened) and first.options.expansion in (None, *expansions.NAMES)
    return first if is_known and isinstance(first, Opened) else None


def _followed(opened: Opened, edition: Edition, log: Entries) -> tuple[Table, int]:
    """The table after as many of the entries as can be replayed, and their number."""
    table = Table(opened, edition)
    for place, written in enumerate(log):
        try:
            table.take(written)
        except Exception as error:  # whatever it is, the table was intact before it
            logs.warn(
                "entry refused", table=opened.code, entry=written.number, problem=f"{type(error).__name__}: {error}"
            )
            return replay(log[:place], edition), place
    return table, len(log)


def _is_complete(table: Table, row: Row, halted: Halted | None) -> bool:
    """Whether a game by other rules came to its end without meeting the difference."""
    return halted is None and table.is_over and table.game is not None and table.game.scores() == about_of(row).points


def _halt(table: Table, row: Row, halted: Halted) -> Table:
    table.halted = halted
    # It takes no more entries; it is loaded again only when the stored number changes.
    table.last = row.last
    return table


def _only_seats(row: Row, opened: Opened | None, log: Entries) -> Table:
    """A table without a game: who sits there, as far as that can be read."""
    if opened is None:
        about = about_of(row)
        expansion = about.expansion if about.expansion in expansions.NAMES else None
        players = max(2, min(MOST_PLAYERS, len(about.names)))
        setup = first_game(players, 0, shipped_tables(expansion).material)
        opened = Opened(row.code, Options(expansion), setup)
    table = Table(opened)
    for written in log:
        with suppress(msgspec.DecodeError, UnicodeError, IndexError):
            entry = entries.read(written.text)
            if isinstance(entry, entries.Joined):
                table.seats[entry.seat].name, table.seats[entry.seat].token = entry.name, entry.token
            elif isinstance(entry, entries.Filled):
                table.seats[entry.seat].name = table.seats[entry.seat].bot = entry.bot
    return table
