"""The server's own part in a game: bot moves, and clocks that run out. Each table is run by one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from itertools import chain, repeat
from time import perf_counter
from typing import Any, Literal, NamedTuple

from skye.bots.names import LADDER, plain
from skye.material.errors import SkyeError, logged
from skye.material.moves import Move, parse
from skye.material.setup import Randomness
from skye.server import entries, logs
from skye.server.bot_pace import answer_time
from skye.server.bot_pool import BotPool, BotPoolError, BotTask, ClosedError, HangingError
from skye.server.drafts import Draft
from skye.server.fair_queue import Attendance, Place
from skye.server.metrics import Metrics
from skye.server.proposals import REPEATED, LateError, Proposal
from skye.server.requests import answer_of, decide
from skye.server.room import GoneError, Room
from skye.server.running_time import Runs
from skye.server.seating import come_back
from skye.server.table import FAILURES, Table
from skye.storage.interface import DeletedError, Storage, StorageError
from skye.view.what_if import BUILDING
from skye.wire.values import Decision

SECONDS = 1.0
"""The time that a bot has for one decision."""

AWAY = 10_000
"""Milliseconds; a clock that ran out longer ago than this without effect means that no server was running."""

PAUSE = 1.0
"""Seconds before a failed action is tried again."""

PAUSES = (1.0, 2.0)
"""Pauses, in seconds, before a bot that failed is asked again; after the last a simpler one is asked."""

LONG_PAUSES = (5.0, 10.0, 20.0, 40.0, 60.0)
"""Pauses, in seconds, before all are asked again when even the simplest failed; the last one repeats."""


class Wanted(NamedTuple):
    """An answer that the server has to give for a seat."""

    decision: Decision
    bot: str
    by: Literal["bot", "clock"]


def simpler(bot: str) -> tuple[str, ...]:
    """The bots that replace one that fails, the next best first; for a third-party bot those below the middle."""
    known = plain(bot)
    return LADDER[: LADDER.index(known) if known in LADDER else LADDER.index("trader") + 1][::-1]


class PendingDecision:
    """A decision in progress."""

    def __init__(self, wanted: Wanted, task: asyncio.Task[None]) -> None:
        self.wanted = wanted
        self.task = task
        self.is_decided = False
        """Whether it is being written; after that it cannot be cancelled."""
        self.table_changed = asyncio.Event()
        """Something at the table has changed, perhaps the pace of its bots."""


class BotScheduler:
    """Runs bots and clocks for the tables of this process."""

    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], int],
        rng: Randomness,
        runs: Runs,
    ) -> None:
        self._metrics = metrics
        self._storage = storage
        self._bot_pool = bot_pool
        self._now = now
        self._rng = rng
        self._runs = runs
        self._claiming: set[Room] = set()
        self._returning: set[tuple[Room, int]] = set()
        """Seats that are being returned to their players."""
        self._pending: dict[Room, dict[int, PendingDecision]] = {}
        self._timers: dict[Room, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def close(self) -> None:
        """Stop all bots."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def is_busy(self, room: Room) -> bool:
        """Whether a decision or a timer is pending for this table."""
        return bool(self._pending.get(room)) or room in self._timers

    def forget(self, room: Room) -> None:
        """The table leaves this process."""
        self._stop(room)
        if room.id in self._storage.claims and not self._is_closed:
            self._spawn(self._storage.release(room.id))

    async def take_up(self, room: Room) -> None:
        """Take care of a table where something is due, unless another process does."""
        if room.id not in self._storage.claims and not await self._storage.claim(room.id):
            return
        if not self._pending.get(room):
            # The last writer may have died before it notified anybody.
            await room.catch_up()
            if not room.clock.is_known:
                await self._bridge(room)
            if _was_away(room):
                await room.change(lambda _: Proposal((entries.Resumed(),)) if _was_away(room) else REPEATED)
        self.tend(room)

    async def _bridge(self, room: Room) -> None:
        """No process ran this table: find out how long its clocks have run, not counting the time without a server."""
        known, changed = room.table.last, room.table.changed
        away = await self._runs.away(changed)
        await room.bridge(known, self._now() - changed, away)

    def tend(self, room: Room) -> None:
        """Check what is due after a table, or who is connected to it, has changed."""
        self._give_back(room)
        if self._is_closed or room.is_lost or room.table.due() is None:
            self._stop(room)
        elif room.id in self._storage.claims and room.clock.is_known:
            self._bot_pool.attend(room.id, room.attendance())
            self._think(room)
            self._wind(room)
        elif room not in self._claiming:
            self._claiming.add(room)
            self._spawn(self._claim(room))

    def _give_back(self, room: Room) -> None:
        """Anybody who is connected here and has not left plays: a bot may have got the seat just as they came."""
        for number in room.clients.here():
            seat = room.table.seats[number]
            is_due = seat.substitute is not None and not seat.left and (room, number) not in self._returning
            if is_due and not (self._is_closed or room.is_lost):
                self._returning.add((room, number))
                self._spawn(self._bring_back(room, number))

    async def _bring_back(self, room: Room, seat: int) -> None:
        has_failed = False
        try:
            await room.change(lambda table: come_back(table, seat))
        except StorageError:
            has_failed = True
            await asyncio.sleep(PAUSE)
        except SkyeError:
            pass  # no longer needed
        finally:
            self._returning.discard((room, seat))
        if has_failed:
            self.tend(room)

    async def _claim(self, room: Room) -> None:
        try:
            await self.take_up(room)
            if room.id not in self._storage.claims:
                await asyncio.sleep(PAUSE)  # another process runs it: no need to ask again after every move
        except StorageError as error:  # the next sweep tries again
            logs.detail("table could not be read", problem=logged(error), table=room.table.code)
        except SkyeError:
            pass  # it was just deleted, or found damaged
        finally:
            self._claiming.discard(room)

    def _stop(self, room: Room) -> None:
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()
        for pending in self._pending.get(room, {}).values():
            if not pending.is_decided:
                pending.task.cancel()

    def _wanted(self, room: Room, seat: int) -> Wanted | None:
        table = room.table
        decision = table.decision(seat)
        player = table.answering(seat)
        deadline = table.deadline(seat)
        if decision is None:
            return None
        if player is not None:
            return Wanted(decision, player, "bot")
        if deadline is not None and deadline <= room.now():
            return Wanted(decision, table.options.substitute, "clock")
        return None

    def _think(self, room: Room) -> None:
        """Start every bot that is asked, and stop those that no longer are."""
        by_seat = self._pending.setdefault(room, {})
        for seat in range(len(room.table.seats)):
            wanted = self._wanted(room, seat)
            pending = by_seat.get(seat)
            if pending is not None and not pending.is_decided and pending.wanted != wanted:
                pending.task.cancel()
                pending = None
            if pending is not None:
                pending.table_changed.set()
            if pending is None and wanted is not None:
                pending = by_seat[seat] = PendingDecision(wanted, self._spawn(self._play(room, wanted)))
                pending.task.add_done_callback(partial(self._ended, room, seat))
        if not by_seat:
            del self._pending[room]

    def _wind(self, room: Room) -> None:
        """Check again when the next clock runs out."""
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()
        now = room.now()
        deadlines = [room.table.deadline(seat) for seat in range(len(room.table.seats))]
        ahead = [deadline - now for deadline in deadlines if deadline is not None and deadline > now]
        if ahead:
            loop = asyncio.get_running_loop()
            self._timers[room] = loop.call_later(min(ahead) / 1000 + 0.001, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._timers.pop(room, None)
        self.tend(room)

    async def _play(self, room: Room, wanted: Wanted) -> None:
        """Answer one question."""
        seat = wanted.decision.seat
        try:
            if wanted.by == "clock":
                await room.catch_up()  # what was drafted at the last moment, in another process, counts too
            traced: set[type[Exception]] = set()
            for pause in chain(LONG_PAUSES, repeat(LONG_PAUSES[-1])):
                if await self._try(room, wanted, traced):
                    break
                await asyncio.sleep(pause)
        except (LateError, GoneError, DeletedError):
            pass  # no longer needed
        except (StorageError, ClosedError) as error:
            # The storage logs its own failures, once a minute for all tables.
            logs.detail("answer of a bot not written", table=room.table.code, seat=seat, problem=logged(error))
            await asyncio.sleep(PAUSE)
        except Exception as error:
            self._metrics.errors.inc()
            logs.fail("bot failed", error, table=room.table.code, seat=seat, bot=wanted.bot)
            await asyncio.sleep(PAUSE)

    async def _try(self, room: Room, wanted: Wanted, traced: set[type[Exception]]) -> bool:
        """Ask the bot, again after pauses, then the simpler ones in turn; returns whether one has answered.

        An unexpected error is logged with its traceback unless its type is in `traced`.
        """
        pauses = list(PAUSES)
        candidates = [wanted.bot, *simpler(wanted.bot)]
        while candidates:
            bot = candidates[0]
            try:
                moves = await self._answer(room, wanted, bot)
                await self._pause(room, wanted)
                await self._write(room, wanted, bot, moves)
                return True
            except (LateError, GoneError, StorageError, ClosedError):
                raise
            except Exception as error:
                self._metrics.errors.inc()
                seat = wanted.decision.seat
                if isinstance(error, SkyeError | BotPoolError):
                    logs.warn("bot failed", table=room.table.code, seat=seat, bot=bot, problem=logged(error))
                elif type(error) in traced:
                    logs.warn("bot failed", table=room.table.code, seat=seat, bot=bot, problem=repr(error))
                else:
                    traced.add(type(error))
                    logs.fail("bot failed", error, table=room.table.code, seat=seat, bot=bot)
                if bot == wanted.bot and pauses and not isinstance(error, HangingError):
                    await asyncio.sleep(pauses.pop(0))
                else:
                    candidates.pop(0)
        return False

    async def _pause(self, room: Room, wanted: Wanted) -> None:
        """Let people see what happened before, if somebody is there to see it."""
        seat = wanted.decision.seat
        while wanted.by == "bot" and room.attendance() is not Attendance.EMPTY:
            pending = self._pending.get(room, {}).get(seat)
            if pending is None or self._wanted(room, seat) != wanted:
                return  # it will not be written
            pending.table_changed.clear()
            left = answer_time(room.table, seat) - room.now()
            if left <= 0:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(left / 1000):
                    await pending.table_changed.wait()

    async def _write(self, room: Room, wanted: Wanted, bot: str, moves: list[Move]) -> None:
        """Write an answer, unless the table now wants another one, or none."""
        seat = wanted.decision.seat
        pending = self._pending.get(room, {}).get(seat)
        if pending is None or pending.task is not asyncio.current_task():
            return

        def propose(table: Table) -> Proposal:
            # Checked here, where nobody can write in between: its player may be back, perhaps in another process.
            if self._wanted(room, seat) != wanted:
                raise LateError("table-late")
            is_present = seat in room.clients.present()
            granted = decide(table, wanted.decision, moves, wanted.by, self._rng, is_present=is_present)
            if bot == wanted.bot:
                return granted
            lasting = wanted.by == "bot" and table.seats[seat].failures + 1 >= FAILURES
            return Proposal((entries.Failed(seat, wanted.bot, bot, lasting), *granted.entries))

        pending.is_decided = True
        try:
            await room.change(propose)
        finally:
            pending.is_decided = False

    def _ended(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        """An answer was given, or is no longer wanted."""
        by_seat = self._pending.get(room, {})
        if seat in by_seat and by_seat[seat].task is task:
            del by_seat[seat]
            if not by_seat:
                del self._pending[room]
            if not task.cancelled():
                self.tend(room)

    async def _answer(self, room: Room, wanted: Wanted, bot: str) -> list[Move]:
        """The drafted moves of a seat, completed by a bot."""
        table, seat = room.table, wanted.decision.seat
        game = table.game
        assert game is not None, "a question is asked in a game that has begun"
        drafted = answer_of(table, seat)
        draft = Draft(game, seat, drafted)
        if drafted and draft.is_whole():
            return drafted
        started = drafted if game.phase == BUILDING else []
        shown = draft.view(open_gold=True)
        material = None if table.own_material is None else table.edition.text
        task = BotTask(bot, shown, table.options.expansion, SECONDS, self._rng.getrandbits(60), material)
        began = perf_counter()
        place = Place(room.id, room.address, room.attendance())
        moves = [*started, *map(parse, await self._bot_pool.think(task, place))]
        self._metrics.thought(bot, perf_counter() - began)
        return moves

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _was_away(room: Room) -> bool:
    """Whether a clock ran out long ago without effect."""
    table = room.table
    deadlines = [table.deadline(seat) for seat in range(len(table.seats))]
    return any(deadline is not None and room.now() - deadline > AWAY for deadline in deadlines)
