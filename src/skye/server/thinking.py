"""Bots think in processes of their own, and the server answers everybody meanwhile: who thinks, who waits."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio import Future
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

import msgspec

from skye.server.thinker import LENGTH, Answer, Task

__all__ = ["Task", "Thinking", "ThinkingError"]

# Without -P a file in the folder where the server was started could take the place of a module.
PROGRAM = (sys.executable, "-P", "-m", "skye.server.thinker")
TRIES = 2
"""A process may be killed once for no fault of the task; twice looks like one."""


class ThinkingError(Exception):
    """No moves came of a task. For the log: people are told in their own words."""


class Thinking:
    """At most so many processes, started when they are needed; tasks are handed out first come, first served."""

    def __init__(self, processes: int) -> None:
        self._workers = tuple(_Worker() for _ in range(processes))
        self._free = list(self._workers)
        self._queue: deque[Future[_Worker]] = deque()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Tasks that no process has taken up yet."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """Tasks that are being thought about."""
        return len(self._workers) - len(self._free)

    async def think(self, task: Task) -> tuple[str, ...]:
        """The moves, as text, that together answer the decision; ThinkingError says why there are none.

        Cancelled, it stops the thought at once.
        """
        sent = pickle.dumps(task)
        worker = await self._next_worker()
        try:
            received = await worker.ask(sent)
        finally:
            self._hand_on(worker)
        answer = msgspec.msgpack.decode(received, type=Answer)
        if answer.problem is not None:
            raise ThinkingError(f"bot {task.bot}, seat {task.view.seat}, phase {task.view.phase}: {answer.problem}")
        return answer.moves

    async def close(self) -> None:
        """End all processes; whoever still waits for a thought gets a ThinkingError."""
        self._closed = True
        for turn in self._queue:
            if not turn.done():
                turn.set_exception(ThinkingError("closed"))
        self._queue.clear()
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def _next_worker(self) -> _Worker:
        if self._closed:
            raise ThinkingError("closed")
        if self._free:  # then nobody waits
            return self._free.pop()
        turn: Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):  # it may have been passed over already
                    self._queue.remove(turn)
            elif turn.exception() is None:  # its turn had just come
                self._hand_on(turn.result())
            raise

    def _hand_on(self, worker: _Worker) -> None:
        """Give a free worker to whoever has waited longest; else the one used last is used next, as it runs."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


class _Worker:
    """A place for one process, which is started when it is first needed and replaced when it is gone."""

    def __init__(self) -> None:
        self._process: asyncio.Task[Process] | None = None
        self._asked = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, sent: bytes) -> bytes:
        """What a process answers; one that dies meanwhile is replaced and the new one asked."""
        async with self._asked:
            for _ in range(TRIES):
                process = await self._running()
                try:
                    return await _exchange(process, sent)
                except (OSError, RuntimeError, asyncio.IncompleteReadError):  # RuntimeError: uvloop
                    self._drop()
                except asyncio.CancelledError:
                    self._drop()
                    if not self._closed:
                        self._start()  # nobody shall wait for a new one later
                    raise
        raise ThinkingError(f"the process died {TRIES} times")

    async def close(self) -> None:
        """End the process, whatever it does."""
        self._closed = True
        if self._process is not None:
            with suppress(OSError):
                _kill(await self._process)
        async with self._asked:  # whoever asked it has noticed
            self._drop()
        await asyncio.gather(*self._ending)

    async def _running(self) -> Process:
        if self._process is not None and self._process.done() and not _lives(self._process):
            self._drop()
        if self._closed:
            raise ThinkingError("closed")
        if self._process is None:
            self._start()
        assert self._process is not None
        try:
            # It goes on starting for the next task if this one is cancelled.
            return await asyncio.shield(self._process)
        except OSError as error:
            raise ThinkingError(f"no process could be started: {error}") from error

    def _start(self) -> None:
        self._process = asyncio.create_task(_started())

    def _drop(self) -> None:
        """Kill the process, if it is not dead; its end is waited for in the background."""
        started, self._process = self._process, None
        if started is not None and started.done() and started.exception() is None:
            _kill(started.result())
            ending = asyncio.create_task(_end(started.result()))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


async def _started() -> Process:
    # Ctrl-C at the terminal goes to the session that the server is in.
    process = asyncio.create_subprocess_exec(*PROGRAM, stdin=PIPE, stdout=PIPE, start_new_session=True)
    starting = asyncio.create_task(process)
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        # The event loop is torn down. Cancelled before the pipes are connected, asyncio kills the process and waits for
        # them to close, which they never do; cancelled once more it lets go.
        await asyncio.sleep(0)
        starting.cancel()
        raise


def _lives(started: asyncio.Task[Process]) -> bool:
    return started.exception() is None and started.result().returncode is None


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):  # it was faster
        process.kill()


async def _exchange(process: Process, sent: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(LENGTH.pack(len(sent)) + sent)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)


async def _end(process: Process) -> None:
    """Wait until a killed process is gone, and its pipes with it."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with suppress(OSError):
        await process.stdin.wait_closed()
    await process.stdout.read()
    await process.wait()
