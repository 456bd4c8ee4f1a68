"""Tables as records and back: exports the games in table logs, and imports verified records as tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from skye.bots.names import is_shipped
from skye.material import expansions
from skye.material.editions import Edition, edition_of, tables_of
from skye.material.errors import SkyeError
from skye.material.moves import CHANCE, Move
from skye.record import files as record_files
from skye.record.events import Begun, Event
from skye.record.files import RecordFile
from skye.record.recorder import setup_of
from skye.server import entries, replays
from skye.server.codes import new_code, spelled
from skye.server.entries import AnyEntry, Opened
from skye.server.loading import Loader, replay
from skye.server.proposals import check_playable
from skye.server.summary import About, about_of, change_of
from skye.server.table import Table
from skye.storage.addresses import file_of, shown
from skye.storage.chain import Entry
from skye.storage.interface import Row, Storage
from skye.storage.opening import open_storage
from skye.wire.values import Options

NOBODY = "imported"
"""Takes the place of a secret's hash. No secret has this hash: nobody sits there any more."""

CONNECTIONS = 2
PAGE = 100
"""Tables that a list fetches at a time."""


Standing = Literal["playable", "finished", "halted"]


class Listed(NamedTuple):
    """A table as a list shows it."""

    row: Row
    about: About

    @property
    def standing(self) -> Standing:
        """Whether it can be continued, as far as this is known without replaying it."""
        if self.row.finished is not None:
            return "finished"
        expansion = self.about.expansion
        is_known = expansion in (None, *expansions.NAMES) and expansions.can_play(expansion, self.row.rules)
        return "playable" if is_known and self.about.halted is None else "halted"


class Imported(msgspec.Struct, frozen=True):
    """A verified game as the log of a table that has no code yet, and the material it was played with."""

    edition: Edition
    opened: Opened
    log: tuple[AnyEntry, ...]
    """The entries after the first."""


@asynccontextmanager
async def looked_into(url: str, *, is_new_fine: bool = False) -> AsyncIterator[Storage]:
    """The storage at an address, which a running server may use too; a missing file is not created."""
    if url.startswith("sqlite:") and not _is_there(file_of(url)) and not is_new_fine:
        raise SkyeError("tables-no-database", url=shown(url))
    storage = await open_storage(url, connections=CONNECTIONS)
    try:
        yield storage
    finally:
        await storage.close()


def _is_there(file: Path) -> bool:
    try:
        return file.exists()
    except OSError:  # the name is too long for one
        return False


async def listed(storage: Storage) -> AsyncIterator[Listed]:
    """All tables, the newest first."""
    before: int | None = None
    while rows := await storage.list(most=PAGE, before=before):
        for row in rows:
            yield Listed(row, about_of(row))
        before = rows[-1].table


async def find(storage: Storage, code: str) -> Listed:
    """The table with a code, in any spelling."""
    row = await storage.find(spelled(code))
    if row is None:
        raise SkyeError("tables-unknown", code=code)
    return Listed(row, about_of(row))


# Export


async def exported(storage: Storage, codes: Sequence[str], *, text: bool, is_unfinished_fine: bool) -> bytes:
    """A file with the games of these tables. An unfinished one comes last and contains only what is public there."""
    found = [await find(storage, code) for code in {spelled(code): code for code in codes}.values()]
    loader = Loader(storage, may_rest=False)
    tables = {row.code: await loader.load(row.table) for row, _ in found}
    there = [table for table in tables.values() if table is not None]
    _check(there, is_unfinished_fine=is_unfinished_fine)
    parts: list[bytes] = []
    for number, table in enumerate(sorted(there, key=lambda table: not table.is_over), start=1):
        if not parts:
            parts.append(replays.header(table, text=text))
        # Only public events are in it: no sealed or drafted choices.
        parts.append(record_files.lines_of(_numbered(table.record, number), text=text))
    return b"".join(parts)


def _check(found: Sequence[Table], *, is_unfinished_fine: bool) -> None:
    """Raise an error before anything is written."""
    for table in found:
        if table.game is None:
            check_playable(table)
            raise SkyeError("tables-not-begun", code=table.code)
        if not table.is_over and not is_unfinished_fine:
            raise SkyeError("tables-unfinished", code=table.code)
    unfinished = [table.code for table in found if not table.is_over]
    if len(unfinished) > 1:
        raise SkyeError("tables-many-unfinished", codes=", ".join(unfinished))
    if len({(table.edition.digest, table.edition.rules) for table in found}) > 1:
        raise SkyeError("tables-mixed")


def _numbered(record: Sequence[Event], number: int) -> list[Event]:
    begun, *rest = record
    assert isinstance(begun, Begun), "every record begins so"
    return [msgspec.structs.replace(begun, number=number), *rest]


# Import


def proved(record: RecordFile) -> Iterator[Imported]:
    """Every game of a file, once each of its lines is verified; RecordError points at the first wrong line."""
    events: list[Event] = []
    for step in record.prove():
        if isinstance(step.event, Begun):
            _check_names(step.event, record.path)
            events = []
        events.append(step.event)
        if step.proof.is_over:
            yield as_log(events, edition_of(record.tables))


def _check_names(begun: Begun, path: Path) -> None:
    for name in begun.names:
        if not name.isprintable():
            raise SkyeError("tables-name", file=str(path), game=begun.number, name=name)


def as_log(record: Sequence[Event], edition: Edition) -> Imported:
    """The log of a table at which this game was played."""
    box = tables_of(edition.text).material.expansion
    expansion = None if box is None else box.name
    begun = record[0]
    assert isinstance(begun, Begun), "every record begins so"
    is_shared = len(set(begun.expansion)) == 1
    options = Options(expansion, begun.scoring, begun.start, is_shared)
    opened = Opened("", options, setup_of(begun))
    table = Table(opened, edition)
    log: list[AnyEntry] = []

    def add(entry: AnyEntry) -> None:
        table.apply(entry, 0)
        log.append(entry)

    table.apply(opened, 0)
    for seat, name in enumerate(begun.names):
        add(entries.Filled(seat, name) if is_shipped(name) else entries.Joined(seat, name, NOBODY))
    for event in record:
        # A record does not say which moves one answer at the table had: each move is an answer of its own.
        if isinstance(event, Move):
            add(_entry(table, event))
    assert table.record[1:] == list(record[1:]), "the log and the record agree"
    return Imported(edition, opened, tuple(log))


def _entry(table: Table, move: Move) -> AnyEntry:
    game = table.game
    assert game is not None, "all seats are taken"
    if game.to_act() == (CHANCE,):
        return entries.Drawn(str(move))
    decision = None if move.is_anytime else table.decision(move.seat)
    if decision is None:
        return entries.Beside(str(move))
    return entries.Sealed(decision, (str(move),), "bot" if table.seats[move.seat].bot else "player")


async def stored(storage: Storage, game: Imported, now: Callable[[], int]) -> Row:
    """The game as a finished table with a code of its own."""
    while True:
        code, time = new_code(), now()
        opened = msgspec.structs.replace(game.opened, code=code)
        log = [Entry(number, time, entries.write(entry)) for number, entry in enumerate((opened, *game.log), start=1)]
        table = replay(log, game.edition)
        if await storage.create(code, change_of(table, log), time, game.edition) is not None:
            row = await storage.find(code)
            assert row is not None, "it was just made"
            return row
