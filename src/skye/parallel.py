"""Work on all cores: results come in the order of the tasks, and Ctrl-C ends it between two of them."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any, TypeVar

Result = TypeVar("Result")

AHEAD = 3
"""Tasks for each process that are handed out early: none waits for work, and few results wait to be taken."""


def in_order(
    function: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int | None
) -> Generator[Result, None, None]:
    """What the function gives for each task, in their order; close this iterator if you leave it early.

    While it runs, Ctrl-C comes through only as it waits for a result. BrokenProcessPool says that a process has died.
    """
    jobs = jobs or os.cpu_count() or 1
    waiting = iter(tasks)
    pending: deque[Future[Result]] = deque()
    others = set(active_children())
    with interrupts(held=True), ProcessPoolExecutor(jobs, initializer=_end_with_parent) as pool:
        try:
            while True:
                for task in islice(waiting, max(0, AHEAD * jobs - len(pending))):
                    pending.append(pool.submit(function, *task))
                if not pending:
                    return
                with interrupts(held=False):
                    result = pending.popleft().result()
                yield result
        except BaseException:
            # A task may take minutes, and nobody waits for it any more.
            for process in set(active_children()) - others:
                process.terminate()
            # One may have died in the middle of a large result. The pool would wait for the rest of it as long as
            # anybody can write there, and only this process still can.
            pool._result_queue._writer.close()  # type: ignore[attr-defined]
            raise


@contextmanager
def interrupts(*, held: bool) -> Iterator[None]:
    """While Ctrl-C is held it never falls between writing and counting, and processes started meanwhile never see it.

    Let in again, one that has waited comes through.
    """
    if sys.platform == "win32":  # there it cannot be held
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK if held else signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """Let a process not outlive the one that gave it work, however that ends."""
    parent = parent_process()
    assert parent is not None, "only processes of the pool come here"

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
