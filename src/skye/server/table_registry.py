"""All tables of one server process: opened, found, run, and dropped from memory when nobody uses them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from itertools import chain as in_turn
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from skye.material.errors import logged
from skye.material.lessons import Lesson
from skye.server import entries, logs
from skye.server.bot_pool import BotPool
from skye.server.bot_scheduler import BotScheduler
from skye.server.codes import new_code, new_token, place_of, spelled, token_hash
from skye.server.lessons import lesson_of, prepared
from skye.server.loading import Loader
from skye.server.metrics import Metrics
from skye.server.player_names import clean_name
from skye.server.presence import AGAIN, ASK
from skye.server.room import Room
from skye.server.running_time import RunningClock, Runs
from skye.server.seating import bot_named, open_table, take_seats
from skye.server.summary import change_of
from skye.server.table import Table
from skye.storage import chain
from skye.storage.chain import Entry
from skye.storage.interface import Storage, StorageError
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, Seated, SeatKey
from skye.wire.values import Options

SWEEP = 1.0
"""Seconds between two checks of what is due at tables that are not in memory here."""

IDLE = 60.0
"""Seconds that an unused table stays in memory."""

VISIT = 6 * 3_600_000
"""Milliseconds after which a connected player is stored again as seen at a table; must be shorter than the smallest
--keep-unfinished, 1 day."""

MOST_DUE = 500
"""Tables taken up in one sweep; the rest follows in the next."""


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], int] | None = None,
    ) -> None:
        self.storage = storage
        self.bot_pool = bot_pool
        self.metrics = metrics
        self.now = now or RunningClock(time.time_ns, time.monotonic_ns)
        self.runs = Runs(storage, self.now)
        self.rng = random.SystemRandom()
        self.rooms: dict[int, Room] = {}
        self._process = secrets.token_hex(4)
        """Identifies this process among those that serve the same tables."""
        self.loader = Loader(storage)
        self._scheduler = BotScheduler(storage, bot_pool, metrics, self.now, self.rng, self.runs)
        self._numbers: dict[str, int] = {}
        self._used: dict[int, float] = {}
        """When a table in memory was last requested, or in use."""
        self._visits: dict[int, int] = {}
        """When it was last stored that somebody is at a table."""
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being loaded."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeps = 0
        self._looks = 0

    def start(self) -> None:
        """Take up every table where something is due, now and from now on."""
        self.runs.start()
        self.storage.listen(self._on_entries, self._lost, self._heard)
        self._spawn(self._sweep(self._sweep_once))
        # In a task of its own: the sweep may have hundreds of tables to load, and presence must be reported meanwhile.
        self._spawn(self._sweep(self._look_after))

    async def close(self) -> None:
        """Stop; everything acknowledged is already on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._scheduler.close()
        try:
            await self.runs.beat(is_last=True)
        except StorageError as error:
            logs.warn("end not noted", problem=logged(error))

    # Opening and finding tables

    async def open(self, new: NewTable, address: str = "") -> Seated:
        """A new table for these seats, for somebody at this address."""
        tokens = {
            number: (clean_name(seat.name), new_token())
            for number, seat in enumerate(new.seats)
            if isinstance(seat, MySeat)
        }
        taken: list[entries.Joined | entries.Filled] = [
            entries.Joined(number, name, token_hash(token)) for number, (name, token) in tokens.items()
        ]
        taken += [
            entries.Filled(number, bot_named(seat.bot))
            for number, seat in enumerate(new.seats)
            if isinstance(seat, BotSeat)
        ]
        lesson = lesson_of(new) if new.lesson else None
        room = await self.create(new.options, len(new.seats), taken, tuple(tokens), address, lesson)
        return Seated(room.table.code, tuple(SeatKey(number, token) for number, (_, token) in tokens.items()))

    async def create(
        self,
        options: Options,
        players: int,
        taken: list[entries.Joined | entries.Filled],
        hosts: tuple[int, ...] = (),
        address: str = "",
        lesson: Lesson | None = None,
    ) -> Room:
        """A new table where these seats are taken; a lesson is played up to where it begins."""
        while True:
            opened = open_table(new_code(), options, players, self.rng)
            if lesson is not None:
                opened = msgspec.structs.replace(opened, setup=lesson.setup)
            opened = msgspec.structs.replace(opened, hosts=hosts, place=place_of(opened.code, address))
            table = Table(opened)
            granted = take_seats(table, taken, self.rng).entries if lesson is None else taken
            written = []
            moment = self.now()
            for number, entry in enumerate(in_turn((opened, *granted), prepared(table, lesson)), start=1):
                table.apply(entry, moment)
                written.append(Entry(number, moment, entries.write(entry)))
            edition = table.edition
            identity = await self.storage.create(table.code, change_of(table, written), moment, edition)
            if identity is not None:
                break
        before = chain.beginning(table.code, edition.digest, edition.rules)
        table.checksum = chain.chained(before, written)[-1].checksum
        room = self._enter(identity, table, ago=0)
        room.address = address or None
        self.metrics.tables_opened.inc()
        logs.note("table opened", table=table.code, players=players, expansion=options.expansion)
        return room

    async def room(self, code: str) -> Room | None:
        """The table with this code."""
        code = spelled(code)
        room = self.rooms.get(self._numbers.get(code, -1))
        if room is None or room.is_lost:
            row = await self.storage.find(code)
            room = None if row is None else await self._load(row.table)
        if room is not None:
            self._used[room.id] = time.monotonic()
        return room

    async def delete(self, room: Room) -> None:
        """Delete a table that nobody has come to yet."""
        self.drop([room.id])
        await self.storage.delete(room.id)

    # Rooms in memory

    def _enter(self, number: int, table: Table, ago: int | None = None) -> Room:
        """The one room of a table: a sweep may find a table due, and load it, while it is still being opened."""
        known = self.rooms.get(number)
        if known is not None and not known.is_lost:
            return known
        room = Room(number, table, self.storage, self.loader, self.metrics, self._changed, self.now, self._process)
        if ago is not None:
            room.clock.set(ago)
        self.rooms[number] = room
        self._numbers[table.code] = number
        self._scheduler.tend(room)
        return room

    def _changed(self, room: Room) -> None:
        if self.holds(room):
            self._scheduler.tend(room)

    async def _load(self, number: int) -> Room | None:
        lock = self._loading.setdefault(number, asyncio.Lock())
        async with lock:
            if number in self.rooms and not self.rooms[number].is_lost:
                return self.rooms[number]
            table = await self.loader.load(number)
            if table is None:
                return None
            room = self._enter(number, table)
            await room.catch_up()  # what was written meanwhile was not announced here
            self.storage.announce(number, ASK)
            return room

    def holds(self, room: Room) -> bool:
        """Whether this is the current room of its table; a dropped one gets no notices."""
        return self.rooms.get(room.id) is room

    def drop(self, numbers: Iterable[int]) -> None:
        """These tables are deleted."""
        for number in numbers:
            if number in self.rooms:
                self.rooms[number].end(is_gone=True)
                self.forget(self.rooms[number])

    def forget(self, room: Room) -> None:
        """Drop a table from memory."""
        self.rooms.pop(room.id, None)
        self._numbers.pop(room.table.code, None)
        self._used.pop(room.id, None)
        self._visits.pop(room.id, None)
        self._scheduler.forget(room)

    async def _sweep(self, look: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await look()
            except StorageError:
                pass  # the storage logs it, once a minute
            except Exception as error:
                logs.fail("sweep failed", error)
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        self._evict()
        await self.runs.beat()
        await self._note_visits()
        # A table's own time may be ahead of this process, where servers disagree about the date.
        late = [room.id for room in self.rooms.values() if room.is_overdue()]
        for number in dict.fromkeys((*await self.storage.due(self.now(), MOST_DUE), *late)):
            try:
                # Claimed before it is loaded: tables that other processes run need not be in memory here.
                if number in self.rooms or await self.storage.claim(number):
                    room = await self._load(number)
                    if room is not None:
                        await self._scheduler.take_up(room)
            except StorageError as error:
                if not await self.storage.is_healthy():
                    raise  # the others could not be read either
                logs.detail("table could not be read", problem=logged(error), number=number)
            except Exception as error:  # from one table; the others go on
                self.metrics.errors.inc()
                logs.fail("table failed", error, number=number)
        self._sweeps += 1

    async def _note_visits(self) -> None:
        """Store where somebody is connected, so that the table does not expire."""
        moment = self.now()
        visited = [
            room
            for room in self.rooms.values()
            if room.clients.listeners and not room.table.is_over and moment - self._visits.get(room.id, 0) >= VISIT
        ]
        if visited:
            await self.storage.visited([room.id for room in visited], moment)
            self._visits.update((room.id, moment) for room in visited)

    async def _look_after(self) -> None:
        """Report who is here, and check for lost notices: each table has its turn now and then."""
        self._looks += 1
        rooms = [
            room for room in self.rooms.values() if room.clients.listeners and (room.id + self._looks) % AGAIN == 0
        ]
        lasts = await self.storage.lasts([room.id for room in rooms]) if rooms else {}
        for room in rooms:
            room.announce()
            if lasts.get(room.id, 0) != room.table.last:
                await self._catch_up(room)

    def _evict(self) -> None:
        """Drop tables that nobody uses."""
        moment = time.monotonic()
        for room in list(self.rooms.values()):
            if room.clients.listeners or self._scheduler.is_busy(room):
                self._used[room.id] = moment
            if room.is_lost or moment - self._used.setdefault(room.id, moment) > IDLE:
                self.forget(room)

    async def _catch_up(self, room: Room, notified: Sequence[Entry] = ()) -> None:
        try:
            await room.catch_up(notified)
        except StorageError as error:
            logs.detail("table could not be read", problem=logged(error), table=room.table.code)
            room.end(is_gone=False)

    def _on_entries(self, number: int, last: int, notified: Sequence[Entry]) -> None:
        room = self.rooms.get(number)
        if room is not None and (last > room.table.last or last == 0):
            self._spawn(self._catch_up(room, notified))

    def _heard(self, number: int, text: str) -> None:
        room = self.rooms.get(number)
        if room is not None:
            room.hear(text)

    def _lost(self) -> None:
        for room in self.rooms.values():
            self._spawn(self._catch_up(room))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
