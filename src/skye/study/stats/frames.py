"""Record files as polars frames, read some games at a time so that memory does not grow with the number of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

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

SEAT = pl.Int8()
POINTS = pl.Int32()

SCHEMAS: dict[str, dict[str, pl.DataType]] = {
    "games": {
        "game": pl.Int64(),
        "file": pl.String(),
        "number": pl.Int64(),
        "label": pl.String(),
        "expansion": pl.String(),
        "players": SEAT,
        "rounds": pl.Int32(),
        "start": SEAT,
        "scoring_a": pl.String(),
        "scoring_b": pl.String(),
        "scoring_c": pl.String(),
        "scoring_d": pl.String(),
        "winners": pl.List(SEAT),
        "best": POINTS,
        "lead": POINTS,
    },
    "players": {
        "game": pl.Int64(),
        "seat": SEAT,
        "name": pl.String(),
        "position": SEAT,
        "points": POINTS,
        "gold": POINTS,
        "won": pl.Boolean(),
        "win_share": pl.Float64(),
    },
    "points": {
        "game": pl.Int64(),
        "seat": SEAT,
        "round": pl.Int32(),
        "source": pl.String(),
        "letter": pl.String(),
        "points": POINTS,
    },
    "sales": {
        "game": pl.Int64(),
        "round": pl.Int32(),
        "seller": SEAT,
        "seller_name": pl.String(),
        "position": SEAT,
        "gold": POINTS,
        "tile": pl.String(),
        "outcome": pl.String(),
        "price": POINTS,
        "buyer": SEAT,
        "buyer_name": pl.String(),
        "buyer_position": SEAT,
        "purchase": SEAT,
        "laid": pl.Boolean(),
    },
    "decisions": {
        "game": pl.Int64(),
        "number": pl.Int32(),
        "round": pl.Int32(),
        "phase": pl.String(),
        "seat": SEAT,
        "name": pl.String(),
        "position": SEAT,
        "kind": pl.String(),
        "move": pl.String(),
        "tile": pl.String(),
        "price": POINTS,
        "seller": SEAT,
        "x": POINTS,
        "y": POINTS,
        "turn": SEAT,
        "gold": POINTS,
        "points": POINTS,
    },
    "noted": {"game": pl.Int64(), "row": pl.String(), "column": pl.String()},
}


def frame(kind: str, rows: Sequence[Row]) -> pl.DataFrame:
    """Rows of one kind as a frame."""
    columns = zip(*rows, strict=True) if rows else ([] for _ in KINDS[kind]._fields)
    return pl.DataFrame(dict(zip(KINDS[kind]._fields, columns, strict=True)), schema=SCHEMAS[kind])


def peek(paths: Sequence[Path]) -> list[RecordFile]:
    """Look at the beginning of every file, so that what is wrong with a later one is told at once."""
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
    """The games of all files, some at a time; `advance` is told how many bytes were read."""
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
