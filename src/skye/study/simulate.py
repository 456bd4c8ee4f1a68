"""Many games of random players, on all cores, written in order as records; a stopped run can be continued."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from skye.material.box import load_material
from skye.material.errors import RecordError
from skye.material.setup import random_setup
from skye.material.system_errors import reason
from skye.material.tables import Tables, shipped_tables
from skye.record.events import Begun, Event, Over
from skye.record.files import RecordFile, beginnings, header, lines_of
from skye.record.recorder import Recorder
from skye.rules.rng import Generator
from skye.study.parallel import ProcessDiedError, in_order

CHUNK = 20
"""Games that one process plays before it returns them."""


class Simulation(NamedTuple):
    """What to simulate."""

    players: int
    games: int
    seed: int
    tiles: Path | None = None
    """The user's own tiles.toml."""
    text: bool = False
    expansion: str | None = None
    files: tuple[tuple[str, Path], ...] = ()
    """The user's own files for the expansion, by their names."""
    shared: bool = False
    """Whether the expansion lays out the same for all players."""

    @property
    def label(self) -> str:
        """The source that a game names."""
        options = [f" --{self.expansion}"] if self.expansion else []
        options += [" --shared-layout"] if self.shared else []
        return f"simulate --players {self.players} --seed {self.seed}" + "".join(options)

    def tables(self) -> Tables:
        """The tables to play with."""
        if self.tiles is None and not self.files:
            return shipped_tables(self.expansion)
        return _own_tables(self.tiles, self.expansion, self.files)


@cache
def _own_tables(tiles: Path | None, expansion: str | None, files: tuple[tuple[str, Path], ...]) -> Tables:
    """Read once, so that a run keeps its material even if a file changes."""
    return Tables(load_material(tiles=tiles, expansion=expansion, files=dict(files)))


def random_game(task: Simulation, tables: Tables, number: int) -> list[Event]:
    """One game of random players; seed and number determine it, on any core or machine."""
    # Mixed well, so that no game of one seed is also a game of another.
    mixed = blake2b(f"{task.seed} {number}".encode(), digest_size=8).digest()
    generator = Generator(int.from_bytes(mixed))
    names = [f"random {seat}" for seat in range(task.players)]
    setup = random_setup(task.players, generator, tables.material, shared=task.shared)
    recorder = Recorder(setup, tables, names=names, number=number, label=task.label)
    recorder.game.play_random(generator)
    return [recorder.begun, *recorder.drain()]


def simulate(task: Simulation, path: Path, *, done: int = 0, jobs: int | None = None) -> Iterator[int]:
    """Write the games after the first `done` to the file; yields how many are in it so far."""
    firsts = range(done + 1, task.games + 1, CHUNK)
    chunks = ((task, first, min(first + CHUNK - 1, task.games)) for first in firsts)
    try:
        with path.open("ab" if done else "wb") as stream, closing(in_order(_play_chunk, chunks, jobs)) as played:
            if not done:
                stream.write(header(task.tables(), text=task.text))
            for first, lines in zip(firsts, played, strict=True):
                stream.write(lines)
                stream.flush()
                yield min(first + CHUNK - 1, task.games)
    except OSError as error:
        raise RecordError("record-unwritable", file=str(path), problem=reason(error)) from error
    except ProcessDiedError as error:
        raise RecordError("record-process-died", file=str(path)) from error


def _play_chunk(task: Simulation, first: int, last: int) -> bytes:
    tables = task.tables()
    return b"".join(lines_of(random_game(task, tables, number), text=task.text) for number in range(first, last + 1))


def resume(task: Simulation, path: Path) -> int:
    """Cut off the half-written end of a stopped run and count the complete games in the file."""
    begins = [begun for _, begun in beginnings(task.tables(), text=task.text)]
    try:
        with path.open("rb") as stream:
            found = stream.read(len(begins[0]))
    except OSError as error:
        raise RecordError("record-unreadable", file=str(path), problem=reason(error)) from error
    if any(begun.startswith(found) and found != begun for begun in begins):
        return 0  # stopped before the first game
    if found not in begins:
        raise _other(task, path)
    done, end = _whole_games(task, path)
    if done:
        with path.open("r+b") as stream:
            stream.seek(end - 1)
            last = stream.read(1)
            stream.truncate(end)
            stream.write(b"\n" * ((last != b"\n") + task.text))  # an empty line follows a game in a text
    return done


def _whole_games(task: Simulation, path: Path) -> tuple[int, int]:
    """How many games of this run the file begins with, and how many bytes they take."""
    record = RecordFile(path)
    done, end = 0, 0
    try:
        for _, event in record.events():
            if isinstance(event, Begun):
                record.check_rules()
                if (event.label, event.number) != (task.label, done + 1):
                    raise RecordError("record-other-run", file=str(path), found=event.label, expected=task.label)
            if isinstance(event, Over):
                done, end = done + 1, record.offset
    except RecordError as error:
        if error.key not in ("record-malformed", "record-long"):  # the result of a stop in the middle of a line
            raise
    return done, end


def _other(task: Simulation, path: Path) -> RecordError:
    """Why a file does not belong to this run."""
    record = RecordFile(path)
    try:
        _, first = next(record.events(), (0, None))
    except RecordError as error:
        return error
    if record.is_text != task.text:
        return RecordError("record-other-format", file=str(path))
    found = first.label if isinstance(first, Begun) else ""
    return RecordError("record-other-run", file=str(path), found=found, expected=task.label)
