"""Worker processes, from the server's side: started when they are needed, asked, replaced when they die."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

from skye.server.worker_process import LENGTH, READY

TRIES = 2
"""A process may be killed once through no fault of the task; twice looks like one."""


STARTS = 120.0
"""Seconds that a process may take to start."""


class WorkerError(Exception):
    """A task got no answer. For the log: players see messages in their own language."""


class SlowWorkerError(WorkerError):
    """It was given up because it took too long."""


def program(module: str) -> tuple[str, ...]:
    """The command that runs a module as a process."""
    # Without -P a file in the folder where the server was started could shadow a module.
    return (sys.executable, "-P", "-m", module)


class Worker:
    """A slot for one process, which is started when it is first needed and replaced when it dies."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._process: asyncio.Task[Process] | None = None
        self._ready: Process | None = None
        """The process that has reported that it is ready."""
        self._asked = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, sent: bytes, limit: float | None = None) -> bytes:
        """The answer of a process, within this many seconds; one that dies meanwhile is replaced and asked again."""
        async with self._asked:
            for _ in range(TRIES):
                process = await self._running()
                try:
                    await self._until_ready(process)
                    async with asyncio.timeout(limit):
                        return await _exchange(process, sent)
                except TimeoutError:
                    self._drop()
                    raise SlowWorkerError("no answer came in time") from None
                except (OSError, RuntimeError, asyncio.IncompleteReadError):  # RuntimeError: uvloop
                    self._drop()
                except asyncio.CancelledError:
                    self._drop()
                    if not self._closed:
                        self._start()  # so that the next task need not wait for a new one
                    raise
        raise WorkerError(f"the process died {TRIES} times")

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        if self._process is not None:
            with suppress(OSError):
                _kill(await self._process)
        async with self._asked:  # the caller that asked it has noticed
            self._drop()
        await asyncio.gather(*self._ending)

    async def _running(self) -> Process:
        if self._process is not None and self._process.done() and not _lives(self._process):
            self._drop()
        if self._closed:
            raise WorkerError("closed")
        if self._process is None:
            self._start()
        assert self._process is not None
        try:
            # It goes on starting for the next task if this one is cancelled.
            return await asyncio.shield(self._process)
        except OSError as error:
            raise WorkerError(f"no process could be started: {error}") from error

    async def _until_ready(self, process: Process) -> None:
        """Its start does not count as the task's time."""
        if self._ready is not process:
            assert process.stdout is not None
            async with asyncio.timeout(STARTS):
                await process.stdout.readexactly(len(READY))
            self._ready = process

    def _start(self) -> None:
        self._process = asyncio.create_task(_started(self._program))

    def _drop(self) -> None:
        """Kill the process, if it is not dead; its end is awaited in the background."""
        started, self._process = self._process, None
        if started is not None and started.done() and started.exception() is None:
            _kill(started.result())
            ending = asyncio.create_task(_end(started.result()))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


async def _started(program: Sequence[str]) -> Process:
    # Ctrl-C at the terminal goes to the session that the server is in.
    process = asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, start_new_session=True)
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
