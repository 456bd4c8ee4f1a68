"""A table in use: its state in memory, who is connected, and writes to its log, one change at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter
from typing import Any, TypeVar

from skye.material.errors import SkyeError
from skye.server import boundary, entries
from skye.server.clients import Clients, Listener
from skye.server.fair_queue import Attendance
from skye.server.loading import Loader
from skye.server.metrics import Metrics
from skye.server.presence import ASK, read_report, written_report
from skye.server.proposals import Proposal, check_playable
from skye.server.summary import change_of
from skye.server.table import Table
from skye.server.table_clock import TableClock
from skye.server.talk import Utterance, read_utterance, written_utterance
from skye.storage import chain
from skye.storage.chain import Entry
from skye.storage.interface import DeletedError, StaleError, Storage, StorageError
from skye.wire import codec
from skye.wire.values import Phrase

Done = TypeVar("Done")

INFO = "info"
"""The key of what everybody is sent about the table itself."""

UNTIMED = 30
"""How often, a second apart, other processes are asked how long the clocks of a table have run."""

TRIES = 100
"""How often another process may be faster before something must be wrong."""


class GoneError(SkyeError):
    """The table was deleted."""


class LostError(StorageError):
    """The room may show what is not on disk; the table must be loaded again."""


async def to_its_end(work: Coroutine[Any, Any, Done]) -> Done:
    """Do something that must not be left half done when the client's connection is closed meanwhile."""
    working = asyncio.ensure_future(work)
    # Then nobody is left to get the error either.
    working.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(working)


class Room:
    """A table that is in memory."""

    def __init__(
        self,
        number: int,
        table: Table,
        storage: Storage,
        loader: Loader,
        metrics: Metrics,
        changed: Callable[[Room], None],
        now: Callable[[], int],
        process: str,
    ) -> None:
        self.id = number
        self._loader = loader
        self.table = table
        self.clients = Clients(len(table.seats), now)
        self.is_gone = False
        """Whether the table was deleted."""
        self.is_lost = False
        """Whether this room is useless; the table, if it still exists, must be loaded again."""
        self.clock = TableClock(now)
        if not table.has_running_clock:
            self.clock.set(now() - table.changed)
        self._process = process
        self.address: str | None = None
        """The address of the table's opener, if this process knows it; else of the first player who came."""
        self._storage = storage
        self._metrics = metrics
        self._changed = changed
        self._lock = asyncio.Lock()
        self._settled = asyncio.Event()
        self._settled.set()
        self._texts: dict[object, str] = {}
        """What is sent, by recipient, cached until it changes."""

    def now(self) -> int:
        """The time of this table: that of its last entry, and how long ago that was, whatever dates servers have."""
        return self.table.changed + self.clock.ago()

    async def timed(self) -> None:
        """Wait until it is known how long clocks have run: an answer written before would cost others that time."""
        tries = 0
        while not (self.clock.is_known or self.is_lost or self.table.halted is not None):
            if tries == UNTIMED:
                raise LostError("socket-again")
            tries += 1
            self._changed(self)  # if no other process runs the table this one has to
            self._storage.announce(self.id, ASK)
            await self.clock.wait(1.0)

    async def bridge(self, known: int, ago: int, away: int) -> None:
        """Entry `known` was written this many milliseconds ago, and for some of them no server was running."""
        await to_its_end(self._bridge(known, ago, away))

    async def _bridge(self, known: int, ago: int, away: int) -> None:
        async with self._lock:
            if self.clock.is_known or self.is_lost or self.table.last != known:
                return  # its writer knew the time
            self.clock.assume(ago)
            if away and self.table.has_running_clock:
                await self._write((entries.Resumed(away),))
            self.clock.confirm()  # what a player sends is written after it

    def is_overdue(self) -> bool:
        """Whether a clock has run out without effect."""
        due = self.table.due() if self.clock.is_known and self.table.has_running_clock else None
        return due is not None and due <= self.now() and self.id not in self._storage.claims

    async def settled(self) -> Table:
        """The table once all of it is on disk; only then may it be shown."""
        while not self._settled.is_set():
            await self._settled.wait()
        if self.is_lost:
            raise self._lost()
        return self.table

    def _lost(self) -> SkyeError:
        """Why nothing can be done here any more."""
        return GoneError("table-gone") if self.is_gone else LostError("socket-again")

    def attendance(self) -> Attendance:
        """Whether a player is connected, only spectators, or nobody; a player who has left counts as a spectator."""
        if any(not self.table.seats[seat].left for seat in self.clients.present()):
            return Attendance.PLAYED
        return Attendance.WATCHED if self.clients.is_anybody_there() else Attendance.EMPTY

    def hear(self, text: str) -> None:
        """Another process reports who is connected to it, asks who is here, or passes on what a player says."""
        report, utterance = read_report(text), read_utterance(text)
        if text == ASK:
            self.announce()
        elif report is not None and report.process != self._process:
            if report.ago is not None and report.last == self.table.last and self.id not in self._storage.claims:
                self.clock.set(report.ago)
            if self.clients.other_processes.hear(report):
                self._wake_for_presence()
        elif utterance is not None and utterance.process != self._process:
            self._tell_phrase(utterance.seat, utterance.phrase)

    def say(self, seat: int, phrase: Phrase) -> None:
        """Pass on what a player says, to everybody at the table."""
        self._tell_phrase(seat, phrase)
        text = written_utterance(Utterance(self._process, seat, phrase))
        self._storage.announce(self.id, text, topic=f"seat {seat}")

    def _tell_phrase(self, seat: int, phrase: Phrase) -> None:
        self.clients.tell(codec.write(boundary.said(seat, phrase)))

    async def change(self, propose: Callable[[Table], Proposal]) -> Proposal:
        """Apply and write what a client requests. When this returns it is on disk, and every client is notified."""
        return await to_its_end(self._change(propose))

    async def _change(self, propose: Callable[[Table], Proposal]) -> Proposal:
        async with self._lock:
            for _ in range(TRIES):
                if self.is_lost:
                    raise self._lost()
                granted = await self._try(propose)
                if granted is not None:
                    return granted
            self.end(is_gone=False)
            raise self._lost()

    async def _try(self, propose: Callable[[Table], Proposal]) -> Proposal | None:
        """What was granted; None if others had written meanwhile, whose entries are loaded now."""
        try:
            check_playable(self.table)
            granted = propose(self.table)
        except SkyeError:
            # The entries of others may allow it, and this process has not seen them yet.
            if self._storage.is_shared and await self._read_on():
                return None
            raise
        if not granted.entries:
            # Acknowledged again only if it is still there.
            return None if await self._read_on() else granted
        try:
            await self._write(granted.entries)
        except (StaleError, DeletedError):
            return None
        return granted

    async def _write(self, fresh: tuple[entries.AnyEntry, ...]) -> None:
        """Apply entries and write them; what is not on disk is shown to nobody."""
        known, time = self.table.last, self.now()
        self.clock.assume(0)
        was_over = self.table.is_over
        written = [Entry(known + 1 + index, time, entries.write(entry)) for index, entry in enumerate(fresh)]
        self._settled.clear()
        try:
            for entry in fresh:
                self.table.apply(entry, time)
            began = perf_counter()
            change = change_of(self.table, written)
            self.table.checksum = await self._storage.append(self.id, known, change, self.table.checksum)
            self._metrics.write_seconds.observe(perf_counter() - began)
            self._metrics.moves_sealed.inc(sum(isinstance(entry, entries.Sealed) for entry in fresh))
            self._metrics.tables_finished.inc(self.table.is_over and not was_over)
            self._tell(fresh)
        except BaseException:
            await self._reload()
            raise
        finally:
            self._settled.set()

    async def catch_up(self, notified: Sequence[Entry] = ()) -> None:
        """Apply what others have written, from the notice if nothing is missing in it."""
        await to_its_end(self._catch_up(notified))

    async def _catch_up(self, notified: Sequence[Entry]) -> None:
        async with self._lock:
            if self.is_lost:
                return
            if notified and self.table.halted is None and self._follows(notified):
                await self._take(notified)
            else:
                await self._read_on()

    async def _read_on(self) -> bool:
        """Apply what others have written; returns whether the table has changed."""
        last = (await self._storage.lasts([self.id])).get(self.id)
        if last == self.table.last:
            return False
        if last is None:
            self.end(is_gone=True)
        elif last < self.table.last or self.table.halted is not None:
            await self._reload()
        else:
            log = await self._storage.read(self.id, self.table.last)
            if self._follows(log):
                await self._take(log)
            else:
                await self._reload()
        return True

    def _follows(self, log: Sequence[Entry]) -> bool:
        """Whether these entries continue this table."""
        return bool(log) and chain.intact(self.table.checksum, self.table.last, log) == len(log)

    async def _take(self, log: Sequence[Entry]) -> None:
        # With running clocks all processes have the same time, whenever they get an entry; otherwise dates may differ.
        time = self.now() if self.clock.is_known and self.table.has_running_clock else 0
        try:
            taken = [entries.read(entry.text) for entry in log]
            for entry, written in zip(taken, log, strict=True):
                self.table.apply(entry, written.time)
            self.table.checksum = log[-1].checksum
        except Exception:  # from an entry that cannot be applied: loaded again, the table ends before it
            await self._reload()
            return
        self.clock.set(time - self.table.changed)
        self._tell(taken)

    async def _reload(self) -> None:
        """Forget what was not written."""
        try:
            table = await self._loader.load(self.id)
        except StorageError:
            self.end(is_gone=False)
            return
        if table is not None:
            time = self.now()
            self.table = table
            self.clock.assume(time - self.table.changed)
            self.touch()
        else:
            self.end(is_gone=True)

    def _tell(self, taken: Sequence[entries.AnyEntry]) -> None:
        """Notify those who may see what these entries have changed."""
        drafts = [entry for entry in taken if isinstance(entry, entries.Drafted | entries.Undone)]
        if len(drafts) < len(taken):
            self.touch()
        elif drafts:
            self._touch_drafts({entry.seat for entry in drafts})

    def touch(self) -> None:
        """Notify everybody connected of a change."""
        self._texts.clear()
        self._changed(self)
        self.clients.wake()

    def _touch_drafts(self, seats: set[int]) -> None:
        """Notify the player of this seat; nobody else sees a draft, and no bot waits for one."""
        for seat in seats:
            self._texts.pop(seat, None)
        self.clients.wake_seats(seats)

    def enter(self, listener: Listener) -> None:
        """A client has connected."""
        before = self.clients.here(), self.clients.is_watched_here()
        self.clients.listeners.add(listener)
        self._come_and_go(before)

    def leave(self, listener: Listener) -> None:
        """A client has disconnected."""
        before = self.clients.here(), self.clients.is_watched_here()
        self.clients.listeners.discard(listener)
        self._come_and_go(before)

    def _come_and_go(self, before: tuple[set[int], bool]) -> None:
        """Announce a seat that came or went. Spectators wait for the next regular report: anybody can be one."""
        seats, is_watched = before
        if self.clients.here() != seats:
            self.announce()
            self._wake_for_presence()
        elif self.clients.is_watched_here() != is_watched:
            self._changed(self)

    def announce(self) -> None:
        """Report to the other processes who is connected here; this also shows whether they have fallen silent."""
        keeps = self.clock.is_known and self.id in self._storage.claims
        last, ago = (self.table.last, self.clock.ago()) if keeps else (None, 0)
        here, is_watched = self.clients.here(), self.clients.is_watched_here()
        self._storage.announce(self.id, written_report(self._process, here, last, ago, is_watched=is_watched))
        if self.clients.other_processes.has_changed():
            self._wake_for_presence()

    def _wake_for_presence(self) -> None:
        self._texts.pop(INFO, None)
        self.clients.check()
        self._changed(self)
        self.clients.wake()

    def end(self, *, is_gone: bool) -> None:
        """Disconnect everybody here: the table is gone, or this room cannot be relied on."""
        self.is_lost = True
        self.is_gone = is_gone
        self.clients.end()

    def info(self) -> str:
        """The table as it is sent; the same for everybody."""
        return self._kept(INFO, lambda: codec.write(boundary.table_info(self.table, self.clients.present())))

    def state(self, seat: int | None) -> str:
        """The game as a seat sees it, without clocks, built once for all who see the same; empty before it begins."""

        def make() -> str:
            state = boundary.state(self.table, seat)
            return "" if state is None else codec.write(state)

        return self._kept(seat, make)

    def _kept(self, key: object, make: Callable[[], str]) -> str:
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = make()
        return text
