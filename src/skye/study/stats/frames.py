"""Record files as polars frames, read some games at a time so that memory does not grow with the number of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import polars as pl

from skye.material.errors import RecordError, SkyeError
from skye.record.events import Begun, Over, to_text
from skye.record.files import RecordFile
from skye.study.stats.follow import Follower, MisfitError
from skye.study.stats.rows import KINDS, Row

CHUNK = 500
"""Games that are held in memory together."""

Frames = dict[str, pl.DataFrame]
"""A frame for each kind of row."""

OTHER_COLUMNS: dict[object, pl.DataType] = {str: pl.String(), bool: pl.Boolean(), float: pl.Float64()}


def column(hint: Any) -> pl.DataType:
    """The column for a field with this type, with gaps where it may be None."""
    if get_origin(hint) is UnionType or get_origin(hint) is Union:
        (hint,) = [part for part in get_args(hint) if part is not NoneType]
    if get_origin(hint) is list:
        return pl.List(column(get_args(hint)[0]))
    if get_origin(hint) is Annotated:
        size: pl.DataType = getattr(pl, hint.__metadata__[0])()
        return size
    return OTHER_COLUMNS[hint]


SCHEMAS = {
    kind: {name: column(hint) for name, hint in get_type_hints(row, include_extras=True).items()}
    for kind, row in KINDS.items()
}


def frame(kind: str, rows: Sequence[Row]) -> pl.DataFrame:
    """Rows of one kind as a frame."""
    columns = zip(*rows, strict=True) if rows else ([] for _ in KINDS[kind]._fields)
    return pl.DataFrame(dict(zip(KINDS[kind]._fields, columns, strict=True)), schema=SCHEMAS[kind])


def peek(paths: Sequence[Path]) -> list[RecordFile]:
    """Read the beginning of every file, so that an error in a later one is reported at once."""
    seen: dict[Path, Path] = {}
    records = []
    for path in paths:
        if path.resolve() in seen:
            raise SkyeError("stats-twice", file=str(path))
        seen[path.resolve()] = path
        record = RecordFile(path)
        if next(record.events(), None) is None:
            raise RecordError("record-no-games", file=str(path))
        records.append(record)
    return records


def read(paths: Sequence[Path], advance: Callable[[int], None], *, decisions: bool) -> Iterator[Frames]:
    """The games of all files, some at a time; `advance` gets the number of bytes read."""
    rows: dict[str, list[Row]] = {kind: [] for kind in KINDS}
    follower = Follower(rows, decisions=decisions)
    for path in paths:
        shown = 0
        record = RecordFile(path)
        for _ in _games(record, follower):
            if len(rows["games"]) >= CHUNK:
                advance(record.offset - shown)
                shown = record.offset
                yield {kind: frame(kind, entries) for kind, entries in rows.items()}
                for entries in rows.values():
                    entries.clear()
        advance(record.offset - shown)
    if rows["games"]:
        yield {kind: frame(kind, entries) for kind, entries in rows.items()}


def _games(record: RecordFile, follower: Follower) -> Iterator[int]:
    """Follow every game of a file; yields after each."""
    file = str(record.path)
    begun_at = 0
    for line, event in record.events():
        try:
            if follower.begun is None:
                if not isinstance(event, Begun):
                    raise RecordError("record-no-game", file=file, line=line)
                begun_at = line
                expansion = record.tables.material.expansion
                follower.begin(event, file, None if expansion is None else expansion.name)
            elif isinstance(event, Begun):
                raise RecordError("stats-not-over", file=file, line=line, game=str(follower.begun.number))
            else:
                follower.follow(event)
        except MisfitError as error:
            raise RecordError("stats-misfit", file=file, line=line, found=to_text(event)[:200]) from error
        if isinstance(event, Over):
            yield follower.game
    if follower.begun is not None:
        game = str(follower.begun.number)
        raise RecordError("stats-truncated", file=file, line=record.line, game=game, first=str(begun_at))
    if not record.games:
        raise RecordError("record-no-games", file=file)
