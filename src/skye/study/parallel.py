"""Work on all cores: results come in the order of the tasks, and Ctrl-C ends it between two of them."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from skye.study.interrupts import Held, interrupts_held

Result = TypeVar("Result")
Task = tuple[int, tuple[Any, ...]]
"""The number of a task, and its arguments for the function."""

AHEAD = 3
"""Results per process that may wait until those before them are consumed."""

QUEUED = 2
"""Tasks that a process has at a time: the second is queued, so that no process waits for work."""

PAUSE = 0.1
"""Seconds between two checks for Ctrl-C."""


class ProcessDiedError(Exception):
    """A worker process has ended by itself, or was killed."""


class Answer(NamedTuple):
    """The result of a task."""

    number: int
    result: Any = None
    error: BaseException | None = None


def in_order(
    function: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int | None
) -> Generator[Result, None, None]:
    """The function's result for each task, in order; close this iterator if you leave it early.

    While it runs, Ctrl-C is raised only while it waits for a result.
    """
    jobs = jobs or os.cpu_count() or 1
    waiting: Iterator[Task] = enumerate(tasks)
    answers: dict[int, Answer] = {}
    given = taken = 0
    with interrupts_held() as held, _team(function, jobs, held) as team:
        while True:
            while given < taken + AHEAD * jobs and team.has_room() and (task := next(waiting, None)):
                team.give(task)
                given += 1
            held.let_through()
            if taken in answers:
                answer = answers.pop(taken)
                taken += 1
                if answer.error is not None:
                    raise answer.error
                yield answer.result
            elif taken == given:
                return
            else:
                answers.update((answer.number, answer) for answer in team.collect(PAUSE))


class _Worker:
    """A process, and the connection to it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.line, theirs = Pipe()
        self.process = Process(target=_work, args=(function, theirs))
        self.tasks = 0
        """The tasks that it has."""
        with _blocked_interrupts():
            self.process.start()
        theirs.close()

    def give(self, task: Task | None) -> None:
        """One more task; None after the last."""
        try:
            self.line.send(task)
        except OSError as error:
            raise ProcessDiedError from error
        self.tasks += 1

    def take(self) -> Answer:
        """An answer that has arrived."""
        try:
            answer: Answer = self.line.recv()
        except (EOFError, OSError) as error:
            raise ProcessDiedError from error
        self.tasks -= 1
        return answer


class _Team:
    """The worker processes; each is started when there is work for it."""

    def __init__(self, function: Callable[..., Any], most: int) -> None:
        self.workers: list[_Worker] = []
        self._function = function
        self._most = most

    def has_room(self) -> bool:
        """Whether one of them can take one more task."""
        return len(self.workers) < self._most or any(worker.tasks < QUEUED for worker in self.workers)

    def give(self, task: Task) -> None:
        """Give one more task to the process that has the fewest."""
        best = min(self.workers, key=lambda worker: worker.tasks, default=None)
        if best is None or (best.tasks and len(self.workers) < self._most):
            best = _Worker(self._function)
            self.workers.append(best)
        best.give(task)

    def collect(self, seconds: float) -> Iterator[Answer]:
        """The answers that have arrived, or arrive within this time."""
        ends: list[Any] = [end for worker in self.workers for end in (worker.line, worker.process.sentinel)]
        ready = wait(ends, seconds)
        for worker in self.workers:
            if worker.line in ready:
                yield worker.take()
            elif worker.process.sentinel in ready:
                raise ProcessDiedError


@contextmanager
def _team(function: Callable[..., Any], most: int, held: Held) -> Iterator[_Team]:
    """Processes that are ended afterwards."""
    team = _Team(function, most)
    try:
        yield team
        for worker in team.workers:
            worker.give(None)
        while alive := [worker.process.sentinel for worker in team.workers if worker.process.is_alive()]:
            wait(alive, PAUSE)
            held.let_through()
    except BaseException:
        # A task may take minutes, and nobody waits for it any more.
        for worker in team.workers:
            worker.process.kill()
        raise
    finally:
        for worker in team.workers:
            worker.process.join()
            worker.process.close()
            worker.line.close()
            # A traceback may hold the worker; these have to go now, as Ctrl-C in the middle of their clean-up is lost.
            del worker.process, worker.line


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """A process that is started meanwhile never gets Ctrl-C, however it is started."""
    if sys.platform == "win32":  # where it cannot be blocked
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(function: Callable[..., Any], line: Connection) -> None:
    """The main loop of a worker: one task after another, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks: SimpleQueue[Task | None] = SimpleQueue()
    Thread(target=_hear, args=(line, tasks), daemon=True).start()
    with suppress(OSError):  # when the other end is gone
        while task := tasks.get():
            answer = _answer(function, task)
            try:
                line.send(answer)
            except OSError:
                raise
            except Exception as error:  # the result cannot be pickled
                line.send(Answer(answer.number, error=error))


def _answer(function: Callable[..., Any], task: Task) -> Answer:
    number, values = task
    try:
        return Answer(number, function(*values))
    except BaseException as error:
        error.add_note(traceback.format_exc())  # the traceback is not pickled with it
        return Answer(number, error=error)


def _hear(line: Connection, tasks: SimpleQueue[Task | None]) -> None:
    """Accept tasks at once, so that the sender never waits; and end with the sending process."""
    parent = parent_process()
    assert parent is not None, "only processes that were started come here"
    try:
        while parent.sentinel not in wait([line, parent.sentinel]):
            task: Task | None = line.recv()
            tasks.put(task)
            if task is None:
                parent.join()
    except (EOFError, OSError):
        pass
    except Exception:  # a task that cannot be unpickled: its sender sees a process that died
        traceback.print_exc()
    finally:
        os._exit(1)
