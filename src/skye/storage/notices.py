"""Notifies the other processes of what was written, and is notified by them: NOTIFY and LISTEN of PostgreSQL.

A notice inside the writing transaction makes every commit wait for every other; so they are sent after it, many at
once. They contain the entries, so that nobody needs to read what was just written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import asyncpg  # type: ignore[import-untyped]
import msgspec

from skye.storage.chain import Entry
from skye.storage.interface import Entries, OnEntries, numbers_after
from skye.storage.outage import Outage
from skye.storage.reconnecting import LOST, PATIENCE, PAUSES, Connection, ReconnectingConnection

CHANNEL = "skye"
ANNOUNCED = "!"
"""Precedes what is not the number of an entry."""

MOST = 7_999
"""The maximum bytes of a PostgreSQL notice."""

Written = tuple[int, str, msgspec.Raw]
"""The time, the checksum and the text of an entry."""

Waiting = dict[int, tuple[int, Sequence[Entry]]]
"""For each table the number of its last entry, and entries up to it."""

Announced = dict[tuple[int, str], str]
"""What else is to be sent, by table and topic."""

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(list[Written])


class Notices:
    """Both directions through one connection."""

    def __init__(self, connect: Callable[[str], Awaitable[Connection]], outage: Outage) -> None:
        self._connection = ReconnectingConnection("skye notices", connect, self._opened, lambda: None, outage)
        self._outage = outage
        self._on_entries: OnEntries | None = None
        self._lost: Callable[[], None] | None = None
        self._heard: Callable[[int, str], None] | None = None
        self._waiting: Waiting = {}
        self._announced: Announced = {}
        self._sending: asyncio.Task[None] | None = None

    def listen(self, on_entries: OnEntries, lost: Callable[[], None], heard: Callable[[int, str], None]) -> None:
        """Get notified of everything from now on."""
        if self._on_entries is not None:
            raise RuntimeError("somebody listens already")
        self._on_entries, self._lost, self._heard = on_entries, lost, heard
        self._connection.start()

    def notify(self, table: int, number: int, entries: Sequence[Entry] = ()) -> None:
        """Send the number of a table's last entry to all listeners, soon; several for one table together."""
        _add(self._waiting, table, number, entries)
        self._start()

    def announce(self, table: int, said: str, topic: str) -> None:
        """Send something else about a table, soon; of several about one topic only the last."""
        self._announced[table, topic] = said
        self._start()

    def _start(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def close(self) -> None:
        """Send what is still queued, if that is possible, and close."""
        sending = self._sending
        if sending is not None:
            await asyncio.wait([sending], timeout=PATIENCE)
            sending.cancel()
            await asyncio.wait([sending])
        await self._connection.close()

    async def _send(self) -> None:
        try:
            await self._send_all()
        finally:
            self._sending = None

    async def _send_all(self) -> None:
        failures = 0
        while self._waiting or self._announced:
            batch, self._waiting = self._waiting, {}
            announced, self._announced = self._announced, {}
            try:
                await self._send_batch(batch, announced)
                failures = 0
            except BaseException as error:
                # Sent again even if it has arrived: a duplicate is ignored. What has a topic is for the moment only.
                for table, (number, entries) in self._waiting.items():
                    _add(batch, table, number, entries)
                self._waiting = batch
                lasting = {key: said for key, said in announced.items() if not key[1]}
                self._announced = {**lasting, **self._announced}
                if not isinstance(error, Exception):
                    raise
                if not isinstance(error, LOST) or isinstance(error, asyncpg.DataError):
                    # Its content cannot be sent: the numbers alone can, and the receivers read the rest.
                    self._waiting = {table: (number, ()) for table, (number, _) in self._waiting.items()}
                    self._announced = {}
                self._outage.failed(f"others were not told yet of what was written: {error!r}")
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    async def _send_batch(self, batch: Waiting, announced: Announced) -> None:
        payloads = [_written(table, number, entries) for table, (number, entries) in batch.items()]
        payloads += [f"{table} {ANNOUNCED}{said}" for (table, _), said in announced.items()]

        async def work(connection: Connection) -> None:
            await connection.fetch(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) AS said", payloads)

        await self._connection.use(work)

    async def _opened(self, connection: Connection) -> None:
        if self._on_entries is not None and self._lost is not None:
            await connection.add_listener(CHANNEL, self._hear)
            self._lost()

    def _hear(self, _connection: Connection, _process: int, _channel: str, said: str) -> None:
        table, _, rest = said.partition(" ")
        try:
            if rest.startswith(ANNOUNCED) and self._heard is not None:
                self._heard(int(table), rest.removeprefix(ANNOUNCED))
            elif self._on_entries is not None:
                number, _, written = rest.partition(" ")
                last = int(number)
                self._on_entries(int(table), last, _read(last, written))
        except (ValueError, msgspec.DecodeError):
            log.warning("somebody else speaks on our channel: %r", said[:80])


def _add(waiting: Waiting, table: int, number: int, entries: Sequence[Entry]) -> None:
    """Queue a notice for a table, after what is queued for it already; only the number once it is too long."""
    _, before = waiting.get(table, (0, ()))
    kept = (*before, *entries)
    is_long = sum(len(entry.text) + len(entry.checksum) for entry in kept) > MOST
    waiting[table] = (number, () if is_long else kept)


def _written(table: int, number: int, entries: Sequence[Entry]) -> str:
    """The text of a notice for entries of which the last has this number."""
    short = f"{table} {number}"
    written = msgspec.json.encode([(entry.time, entry.checksum, msgspec.Raw(entry.text)) for entry in entries])
    is_whole = [entry.number for entry in entries] == numbers_after(number - len(entries), len(entries))
    return f"{short} {written.decode()}" if is_whole and len(short) + 1 + len(written) <= MOST else short


def _read(number: int, written: str) -> Entries:
    """The entries in a notice."""
    found = _decoder.decode(written) if written else []
    first = number - len(found) + 1
    return [Entry(first + index, time, bytes(text), checksum) for index, (time, checksum, text) in enumerate(found)]
