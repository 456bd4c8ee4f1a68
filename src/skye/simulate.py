"""Many games of random players, on all cores, written in order as records; a stopped run can be taken up again."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from skye import material
from skye.core.chance import Generator
from skye.errors import RecordError
from skye.events import Begun, Event, Over
from skye.record import Recorder
from skye.recordfile import RecordFile, header, lines_of
from skye.setup import random_setup
from skye.tables import Tables, base_tables

CHUNK = 20
"""Games that one process plays before it hands them over."""


class Task(NamedTuple):
    """What to simulate."""

    players: int
    games: int
    seed: int
    tiles: Path | None = None
    """The user's own tiles.toml."""
    text: bool = False

    @property
    def label(self) -> str:
        """How a game says where it comes from."""
        return f"simulate --players {self.players} --seed {self.seed}"

    def tables(self) -> Tables:
        """The tables to play with."""
        return base_tables() if self.tiles is None else Tables(material.load(tiles=self.tiles))


def random_game(task: Task, tables: Tables, number: int) -> list[Event]:
    """One game of random players; seed and number decide it, whatever core or machine plays it."""
    generator = Generator(task.seed * 1_000_003 + number)
    names = [f"random {seat}" for seat in range(task.players)]
    setup = random_setup(task.players, generator, tables.material)
    recorder = Recorder(setup, tables, names=names, number=number, label=task.label)
    recorder.game.play_random(generator)
    return recorder.opening()


def simulate(task: Task, path: Path, *, done: int = 0, jobs: int | None = None) -> Iterator[int]:
    """Write the games after the first `done` to the file; yields how many are in it so far."""
    jobs = jobs or os.cpu_count() or 1
    starts = deque(range(done + 1, task.games + 1, CHUNK))
    pending: deque[tuple[int, Future[bytes]]] = deque()
    with path.open("ab" if done else "wb") as stream, ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        if not done:
            stream.write(header(task.tables(), text=task.text))
        try:
            while starts or pending:
                # A few chunks ahead keep every process busy without keeping many games in memory.
                while starts and len(pending) < 3 * jobs:
                    first = starts.popleft()
                    last = min(first + CHUNK - 1, task.games)
                    pending.append((last, pool.submit(_play_chunk, task, first, last)))
                last, chunk = pending.popleft()
                stream.write(chunk.result())
                stream.flush()
                yield last
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl-C is for the parent process, which then stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(task: Task, first: int, last: int) -> bytes:
    tables = task.tables()
    return b"".join(lines_of(random_game(task, tables, number), text=task.text) for number in range(first, last + 1))


def resume(task: Task, path: Path) -> int:
    """Cut off what a stopped run left half written and count the whole games in the file."""
    record = RecordFile(path)
    done, end = 0, 0
    try:
        for _, event in record.events():
            if isinstance(event, Begun) and (event.label, event.number) != (task.label, done + 1):
                raise RecordError("record-other-run", file=str(path), found=event.label, expected=task.label)
            if isinstance(event, Over):
                done, end = done + 1, record.offset
    except RecordError as error:
        if error.key == "record-empty":
            return 0
        if error.key != "record-malformed" or not done:
            raise
    if record.is_text != task.text:
        raise RecordError("record-other-format", file=str(path))
    with path.open("r+b") as stream:
        stream.truncate(end)
        stream.seek(end)
        if task.text:
            stream.write(b"\n")
    return done
