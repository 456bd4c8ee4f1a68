"""Runs bots in processes of their own, so that the server keeps answering; fair_queue.py decides which is next."""

from __future__ import annotations

import asyncio
import pickle
import time
from asyncio import Future
from collections import Counter
from collections.abc import Callable, Hashable
from typing import NamedTuple

import msgspec

from skye.bots.names import plain
from skye.server.bot_worker import Answer, BotTask
from skye.server.fair_queue import QUICK, Attendance, FairQueue, Place
from skye.server.workers import SlowWorkerError, Worker, WorkerError, program

__all__ = ["Attendance", "BotPool", "BotPoolError", "BotTask"]

PROGRAM = program("skye.server.bot_worker")

LEAST = 0.05
"""Seconds that a bot always gets for a decision, however many others wait."""

HANGS = 30.0
"""Seconds over its time limit after which a bot counts as hanging: far more than any takes, even on a busy machine."""


class BotPoolError(Exception):
    """A task produced no moves. For the log: players see messages in their own language."""


class HangingError(BotPoolError):
    """A bot did not finish. Asked again it would most likely take as long."""


class ClosedError(BotPoolError):
    """The pool is closed."""


class BotPool:
    """A limited number of processes, and one in reserve for quick bots, started when they are needed."""

    def __init__(self, processes: int, now: Callable[[], float] = time.monotonic) -> None:
        self._workers = tuple(Worker(PROGRAM) for _ in range(processes))
        self._reserve = Worker(PROGRAM)
        self._free = list(self._workers)
        self._is_reserve_free = True
        self._turns = FairQueue[Future[_Start]](processes)
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def busy(self) -> int:
        """Tasks in progress."""
        return len(self._workers) - len(self._free) + (not self._is_reserve_free)

    def waiting_by_attendance(self) -> Counter[Attendance]:
        """Tasks that no process has started yet, by who is at their tables."""
        return self._turns.waiting()

    def attend(self, table: Hashable, attendance: Attendance) -> None:
        """Somebody joined or left a table: its tasks move to another place in the queue."""
        self._turns.move(table, attendance, self._now())
        self._hand_out()

    async def think(self, task: BotTask, place: Place | None = None) -> tuple[str, ...]:
        """The moves, as text, that together answer the decision; BotPoolError says why there are none.

        When cancelled, it stops the bot at once. When many wait, a slow bot gets less time than the task says.
        """
        turn, start = await self._next(task.bot, place or Place(None, None))
        try:
            seconds = min(task.seconds, max(LEAST, task.seconds * start.share))
            sent = pickle.dumps(msgspec.structs.replace(task, seconds=seconds))
            received = await start.worker.ask(sent, seconds + HANGS)
        except WorkerError as error:
            if self._closed:
                raise ClosedError("closed") from error
            failure = HangingError if isinstance(error, SlowWorkerError) else BotPoolError
            raise failure(f"{_described(task)}: {error}") from error
        finally:
            self._end(turn, start.worker)
        answer = msgspec.msgpack.decode(received, type=Answer)
        if answer.problem is not None:
            raise BotPoolError(f"{_described(task)}: {answer.problem}")
        return answer.moves

    async def close(self) -> None:
        """End all processes; everyone still waiting for a decision gets a BotPoolError."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for turn in self._turns.items():
            self._turns.remove(turn)
            if not turn.done():
                turn.set_exception(ClosedError("closed"))
        await asyncio.gather(*(worker.close() for worker in (*self._workers, self._reserve)))

    async def _next(self, bot: str, place: Place) -> tuple[Future[_Start], _Start]:
        """Wait for a turn."""
        if self._closed:
            raise ClosedError("closed")
        turn: Future[_Start] = asyncio.get_running_loop().create_future()
        self._turns.add(turn, place._replace(is_quick=plain(bot) in QUICK), self._now())
        self._hand_out()
        try:
            return turn, await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._turns.remove(turn)
            elif turn.exception() is None:  # its turn had just come
                self._end(turn, turn.result().worker)
            raise

    def _hand_out(self) -> None:
        """Start as many tasks as there are free processes."""
        while not self._closed:
            found = self._turns.take(self._now(), len(self._free), has_reserve=self._is_reserve_free)
            if found is None:
                break
            if found.is_quick and self._is_reserve_free:
                self._is_reserve_free = False
                worker = self._reserve
            else:
                worker = self._free.pop()
            if found.item.done():  # cancelled, and still in the queue
                self._free_up(found.item, worker)
            else:
                found.item.set_result(_Start(worker, found.share))
        self._wind()

    def _end(self, turn: Future[_Start], worker: Worker) -> None:
        self._free_up(turn, worker)
        self._hand_out()

    def _free_up(self, turn: Future[_Start], worker: Worker) -> None:
        """The worker used last is used next, as its process is running."""
        self._turns.done(turn, self._now())
        if worker is self._reserve:
            self._is_reserve_free = True
        else:
            self._free.append(worker)

    def _wind(self) -> None:
        """Dispatch again when a pause is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wakes = None if self._closed or not self._free else self._turns.wakes()
        if wakes is not None:
            # At least a moment: this clock may be coarser than that of the event loop.
            pause = max(0.001, wakes - self._now())
            self._timer = asyncio.get_running_loop().call_later(pause, self._hand_out)


class _Start(NamedTuple):
    """The start of a task: in which process, and for what share of its time."""

    worker: Worker
    share: float


def _described(task: BotTask) -> str:
    return f"bot {task.bot}, seat {task.view.seat}, phase {task.view.phase}"
