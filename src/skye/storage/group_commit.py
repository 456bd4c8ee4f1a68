"""Writes to SQLite that arrive during a commit go into the next one together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from skye.storage.interface import StorageError

Result = TypeVar("Result")
Job = Callable[[Connection], Any]
"""Writes something. If it raises a StorageError it has written nothing, and the rest of its commit is unaffected."""

MOST = 500
"""Jobs in one commit: the first of them does not wait for too many others."""

log = logging.getLogger(__name__)


class GroupCommit:
    """The only writer of a file; it works in a thread of its own."""

    def __init__(self, engine: Engine, also: Job, check: Callable[[], None], committed: Callable[[Any], None]) -> None:
        self.commits = 0
        self._engine = engine
        self._also = also
        """Written with every commit."""
        self._check = check
        """Raises a StorageError if the file is not the one that was opened; then nothing counts as written."""
        self._committed = committed
        """Gets the result of `also` after each commit, in the writer's thread."""
        self._thread = ThreadPoolExecutor(1, "skye-write")
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._work: asyncio.Task[None] | None = None

    def add(self, job: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        """Its result, once it is on disk. Shield this: a job that was added is done, even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Result] = loop.create_future()
        self._waiting.append((job, outcome))
        if self._work is None:
            self._work = loop.create_task(self._write_all())
        return outcome

    async def close(self) -> None:
        """Do what is left and end the thread."""
        while self._work is not None:
            await asyncio.shield(self._work)
        self._thread.shutdown()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            outcomes = await loop.run_in_executor(self._thread, self._commit, [job for job, _ in batch])
            for (_, waiting), outcome in zip(batch, outcomes, strict=True):
                if waiting.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    waiting.set_exception(outcome)
                    # Nobody may be left to get the result.
                    waiting.exception()
                else:
                    waiting.set_result(outcome)
        self._work = None

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """What each job returned or raised, once it is on disk in the right file."""
        try:
            self._check()
            outcomes = self._write(jobs)
            self._check()
        except Exception as error:  # whatever it is: the next commit is tried all the same
            return [error for _ in jobs]
        return outcomes

    def _write(self, jobs: list[Job]) -> list[Any]:
        """What each job returned or raised; one that fails is undone and the others are not."""
        try:
            connection = self._engine.connect()
        except Exception as error:
            return [error for _ in jobs]
        with connection:
            try:
                transaction = connection.begin()
            except Exception as error:
                # The file is locked, or cannot be written at all: each job on its own would only wait as long again.
                return [error for _ in jobs]
            try:
                with transaction:
                    outcomes = [_outcome(job, connection) for job in jobs]
                    also = self._also(connection)
            except Exception as error:
                outcomes = [error]
            else:
                self._note(also)
        if len(jobs) > 1 and len(outcomes) == 1:
            return [self._write([job])[0] for job in jobs]
        return outcomes

    def _note(self, also: Any) -> None:
        """An error here cannot undo the commit, and must not look as if it had."""
        self.commits += 1
        try:
            self._committed(also)
        except Exception as error:
            log.warning("a commit could not be noted: %s", error)


def _outcome(job: Job, connection: Connection) -> Any:
    try:
        return job(connection)
    except StorageError as refused:
        return refused
