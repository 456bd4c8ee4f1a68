"""All tables of one server process: opened, found, kept going, and forgotten when nobody needs them in memory."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from skye import protocol
from skye.errors import SkyeError
from skye.server import entries, logs
from skye.server.codes import new_code, new_token, spelled, token_hash
from skye.server.keeper import Keeper
from skye.server.metrics import Metrics
from skye.server.names import clean_name
from skye.server.presence import AGAIN, ASK
from skye.server.requests import REPEATED, Granted, RequestError, come_back, first_open, open_table, take_seats, wish
from skye.server.room import Room, change_of, replay
from skye.server.table import Table
from skye.server.thinking import Thinking
from skye.storage import Entry, Storage, StorageError

SWEEP = 1.0
"""Seconds between two looks at what is due in tables that this process does not hold."""

IDLE = 60.0
"""Seconds that a table which nobody uses stays in memory."""

MOST_DUE = 500
"""Tables taken up in one sweep; the rest follows in the next."""


def milliseconds() -> int:
    """The time of the log."""
    return time.time_ns() // 1_000_000


class House:
    """The tables of this process."""

    def __init__(
        self, storage: Storage, thinking: Thinking, metrics: Metrics, now: Callable[[], int] = milliseconds
    ) -> None:
        self.storage = storage
        self.thinking = thinking
        self.metrics = metrics
        self.now = now
        self.rng = random.SystemRandom()
        self.rooms: dict[int, Room] = {}
        self.is_draining = False
        self._keeper = Keeper(storage, thinking, metrics, now, self.rng)
        self._numbers: dict[str, int] = {}
        self._idle_since: dict[int, float] = {}
        self._loading: dict[int, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._announced = 0.0
        """When the other processes were told last who is connected here."""

    def start(self) -> None:
        """Take up every table where something is due, now and from now on."""
        self.storage.listen(self._told, self._lost, self._heard)
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop; whatever was acknowledged is on disk already."""
        self.is_draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._keeper.close()

    # Opening and finding tables

    async def open(self, new: protocol.NewTable) -> protocol.Seated:
        """A new table for these seats."""
        tokens = {
            number: (clean_name(seat.name), new_token())
            for number, seat in enumerate(new.seats)
            if isinstance(seat, protocol.MySeat)
        }
        taken: list[entries.Joined | entries.Filled] = [
            entries.Joined(number, name, token_hash(token)) for number, (name, token) in tokens.items()
        ]
        taken += [
            entries.Filled(number, seat.bot)
            for number, seat in enumerate(new.seats)
            if isinstance(seat, protocol.BotSeat)
        ]
        code = await self._open(new.options, len(new.seats), taken)
        return protocol.Seated(code, tuple(protocol.SeatKey(number, token) for number, (_, token) in tokens.items()))

    async def _open(self, options: protocol.Options, players: int, taken: list[entries.Joined | entries.Filled]) -> str:
        while True:
            opened = open_table(new_code(), options, players, self.rng)
            table = Table(opened)
            granted = take_seats(table, taken, self.rng)
            written = []
            moment = self.now()
            for number, entry in enumerate((opened, *granted.entries), start=1):
                table.apply(entry, moment)
                written.append(Entry(number, moment, entries.write(entry)))
            identity = await self.storage.create(table.code, change_of(table, written), moment)
            if identity is not None:
                break
        self._enter(identity, table)
        self.metrics.tables_opened.inc()
        logs.note("table opened", table=table.code, players=players, expansion=options.expansion)
        return table.code

    async def room(self, code: str) -> Room | None:
        """The table of this code."""
        code = spelled(code)
        room = self.rooms.get(self._numbers.get(code, -1))
        if room is not None and not room.is_lost:
            return room
        row = await self.storage.find(code)
        return None if row is None else await self._load(row.table)

    async def join(self, room: Room, wanted: protocol.Join) -> protocol.Seated:
        """Take a seat."""
        name, token = clean_name(wanted.name), new_token()
        seats: list[int] = []

        def propose(table: Table) -> Granted:
            seat = first_open(table) if wanted.seat is None else wanted.seat
            seats.append(seat)
            return take_seats(table, [entries.Joined(seat, name, token_hash(token))], self.rng)

        await room.change(propose, self.now)
        return protocol.Seated(room.table.code, (protocol.SeatKey(seats[-1], token),))

    async def welcome(self, room: Room, tokens: tuple[str, ...]) -> tuple[int, ...]:
        """The seats that these secrets prove; whoever was away is back."""
        hashes = {token_hash(token) for token in tokens}
        seats = tuple(number for number, seat in enumerate(room.table.seats) if seat.token and seat.token in hashes)
        for seat in seats:
            if come_back(room.table, seat).entries:
                await room.change(lambda table, seat=seat: come_back(table, seat), self.now)  # type: ignore[misc]
        return seats

    # Wishes

    async def answer(self, room: Room, seats: tuple[int, ...], message: protocol.Asked) -> protocol.Answer:
        """Grant a wish, or say why not."""
        try:
            if isinstance(message, protocol.Rematch):
                code = await self._rematch(room, seats, message)
                return protocol.Answer(message.id, "done", code=code)
            granted = await room.change(lambda table: wish(table, seats, message, self.now(), self.rng), self.now)
        except StorageError:
            raise
        except SkyeError as error:
            result = error.result if isinstance(error, RequestError) else "refused"
            return protocol.Answer(message.id, result, protocol.Problem(error.key, str(error)))
        return protocol.Answer(message.id, "repeated" if granted is REPEATED else "done")

    async def _rematch(self, room: Room, seats: tuple[int, ...], message: protocol.Rematch) -> str:
        table = room.table
        if message.seat not in seats:
            raise RequestError("table-other-seat")
        if not table.is_over:
            raise RequestError("table-not-over")
        if table.rematch is not None:
            return table.rematch
        taken = [
            entries.Filled(number, seat.bot) if seat.bot is not None else entries.Joined(number, seat.name, seat.token)
            for number, seat in enumerate(table.seats)
        ]
        code = await self._open(table.options, len(table.seats), taken)

        def propose(table: Table) -> Granted:
            return REPEATED if table.rematch is not None else Granted((entries.Rematched(code),))

        await room.change(propose, self.now)
        chosen = room.table.rematch
        assert chosen is not None, "just written, or before"
        if chosen != code:  # somebody else has asked at the same moment
            row = await self.storage.find(code)
            if row is not None:
                await self.storage.delete(row.table)
        return chosen

    # Rooms in memory

    def _enter(self, number: int, table: Table) -> Room:
        room = Room(number, table, self.storage, self.metrics, self._keeper.tend)
        self.rooms[number] = room
        self._numbers[table.code] = number
        self._keeper.tend(room)
        return room

    async def _load(self, number: int) -> Room | None:
        lock = self._loading.setdefault(number, asyncio.Lock())
        async with lock:
            try:
                if number in self.rooms and not self.rooms[number].is_lost:
                    return self.rooms[number]
                written = await self.storage.read(number)
                if not written:
                    return None
                table = await asyncio.to_thread(replay, written)
                room = self._enter(number, table)
                await room.catch_up()  # nobody was told here of what was written meanwhile
                self.storage.announce(number, ASK)
                return room
            finally:
                self._loading.pop(number, None)

    def forget(self, room: Room) -> None:
        """Take a table out of memory."""
        self.rooms.pop(room.id, None)
        self._numbers.pop(room.table.code, None)
        self._idle_since.pop(room.id, None)
        self._keeper.forget(room)

    async def _sweep(self) -> None:
        while True:
            try:
                await self._sweep_once()
            except Exception as error:
                logs.fail("sweep failed", error)
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        for number in await self.storage.due(self.now(), MOST_DUE):
            # Claimed before it is loaded: what other processes keep need not be in memory here.
            if number in self.rooms or await self.storage.claim(number):
                room = await self._load(number)
                if room is not None:
                    await self._keeper.take_up(room)
        moment = time.monotonic()
        is_time_to_tell = moment - self._announced > AGAIN
        if is_time_to_tell:
            self._announced = moment
        for room in list(self.rooms.values()):
            if is_time_to_tell and room.listeners:
                room.tell_presence()
            if room.is_lost:
                self.forget(room)
            elif room.listeners or self._keeper.is_busy(room):
                self._idle_since.pop(room.id, None)
            elif moment - self._idle_since.setdefault(room.id, moment) > IDLE:
                self.forget(room)

    def _told(self, number: int, last: int) -> None:
        room = self.rooms.get(number)
        if room is not None and (last > room.table.last or last == 0):
            self._spawn(room.catch_up())

    def _heard(self, number: int, text: str) -> None:
        room = self.rooms.get(number)
        if room is not None:
            room.hear(text)

    def _lost(self) -> None:
        for room in self.rooms.values():
            self._spawn(room.catch_up())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
