"""Reads records in a separate process, one after the other, with a limited queue."""

from __future__ import annotations

import asyncio

import msgspec

from skye.material.errors import RecordError, SkyeError, logged
from skye.server import logs
from skye.server.limits import Count
from skye.server.replay_worker import Answer, Task
from skye.server.workers import Worker, WorkerError, program

PROGRAM = program("skye.server.replay_worker")

MOST_WAITING = 20
"""Tasks at once, including the one in progress; a few seconds of work."""

MOST_OF_ADDRESS = 10
"""Of those, for one address: nobody can take all places."""


class BusyError(SkyeError):
    """Too many records are requested at once, or the process that reads them fails."""


class ReplayPool:
    """The process that reads records for this one."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        """For one task."""
        self._worker = Worker(PROGRAM)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._by_address = Count(MOST_OF_ADDRESS)

    async def make(self, task: Task, address: str) -> bytes:
        """What an address requests; a SkyeError says why there is nothing."""
        if self._waiting >= MOST_WAITING or not self._by_address.enter(address):
            raise BusyError("server-replays")
        self._waiting += 1
        try:
            async with self._turn:
                received = await self._ask(msgspec.msgpack.encode(task))
        finally:
            self._waiting -= 1
            self._by_address.leave(address)
        answer = msgspec.msgpack.decode(received, type=Answer)
        if answer.problem is not None:
            logs.warn("record failed", problem=answer.problem)
            raise BusyError("server-replays")
        if answer.key is not None:
            raise RecordError(answer.key, **answer.values)
        return answer.content

    async def _ask(self, sent: bytes) -> bytes:
        try:
            return await self._worker.ask(sent, self._seconds)
        except WorkerError as error:
            logs.warn("record failed", problem=logged(error))
            raise BusyError("server-replays") from error

    async def close(self) -> None:
        """End the process."""
        await self._worker.close()
