"""A process that reads records, `python -m skye.server.replay_worker`, so that nobody at a table waits for it."""

from __future__ import annotations

import gzip
import os
from contextlib import suppress

import msgspec

from skye.bots.asking import describe_error_in
from skye.material.errors import SkyeError
from skye.material.expansions import NAMES
from skye.material.tables import shipped_tables
from skye.record import files as record_files
from skye.server.replays import SentRecord, of_record, picture_of
from skye.server.worker_process import work

PACKING = 5
"""The compression level of a replay: a higher one takes more time than it saves."""

NICE = 5
"""Its niceness: the server goes first where processors are scarce."""


class ReplayTask(msgspec.Struct, frozen=True):
    """A record, and what to make of it."""

    content: bytes


class Shown(ReplayTask, frozen=True, tag="shown"):
    """One of its games, move by move."""

    game: int
    seat: int | None
    open_gold: bool
    is_packed: bool
    material: str | None = None
    """Its digest, if the server stores it and it is not the shipped one."""


class Pictured(ReplayTask, frozen=True, tag="pictured"):
    """The territories at the end of one of its games, as SVG."""

    game: int
    names: tuple[str, ...]
    is_packed: bool


class Written(ReplayTask, frozen=True, tag="written"):
    """The same record as text."""


Task = Shown | Pictured | Written


class Answer(msgspec.Struct, frozen=True):
    """The result of a task."""

    content: bytes = b""
    key: str | None = None
    """The key of the message that says what is wrong with the record."""
    values: dict[str, int | str] = {}
    problem: str | None = None
    """For the operator: an unexpected error."""


def make(task: Task) -> bytes:
    """The requested result; a SkyeError says why there is none."""
    if isinstance(task, Written):
        record = SentRecord(task.content)
        lines = record_files.lines_of((event for _, event in record.events()), text=True)
        return record_files.header(record.tables, text=True, version=record.version) + lines
    if isinstance(task, Pictured):
        content = picture_of(task.content, task.game, task.names).encode()
    else:
        shown = of_record(task.content, task.game, task.seat, open_gold=task.open_gold, material=task.material)
        content = msgspec.json.encode(shown)
    return gzip.compress(content, PACKING) if task.is_packed else content


def _answer(sent: bytes) -> bytes:
    try:
        answer = Answer(make(msgspec.msgpack.decode(sent, type=Task)))
    except SkyeError as error:
        values = {name: value if isinstance(value, int | str) else str(value) for name, value in error.values.items()}
        answer = Answer(key=error.key, values=values)
    except Exception as error:
        answer = Answer(problem=describe_error_in(error, None))
    return msgspec.msgpack.encode(answer)


def _warm_up() -> None:
    """Load ahead what the first task needs."""
    for expansion in (None, *NAMES):
        shipped_tables(expansion)


def main() -> None:
    """Answer tasks until the input is closed."""
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(NICE)
    work(_answer, _warm_up)


if __name__ == "__main__":
    main()
