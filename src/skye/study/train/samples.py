"""The samples of all iterations so far, decision by decision, as the fit needs them.

Needs numpy.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from skye.material.errors import SkyeError
from skye.study.train.generate import Chunk
from skye.study.train.layout import (
    PRICE_ROW,
    ROW,
    TABLE_ROW,
    VALUES,
    Numbers,
    Offers,
    Rows,
    Seats,
    as_inputs,
    as_offers,
    as_seats,
)
from skye.study.train.mix import BASE
from skye.study.train.small import starts

CHECKED = 20
"""One game in so many is not learned from: it shows whether the net knows more than its samples."""
FADING = 0.5
"""What samples of an iteration count in the next one: they are of weaker games."""
ENOUGH = 20_000
"""Prices of so many seats and rounds are enough, and those of older iterations are left out."""
CHECKED_TABLES = 10
"""One game in so many shows whether chances are known."""


class Samples(NamedTuple):
    """All rows, and what belongs to each decision."""

    rows: Rows
    first: NDArray[np.int64]
    """By decision: its first row."""
    sizes: NDArray[np.int64]
    """By decision: how many rows it has."""
    importance: NDArray[np.float32]
    """By decision: how much it counts."""
    is_checked: NDArray[np.bool_]
    """By decision: whether it is not learned from."""
    kinds: NDArray[np.str_]
    """By decision: the name of the kind of game."""
    is_new: NDArray[np.bool_]
    """By decision: whether it is of the newest iteration."""


def load(folders: Sequence[tuple[Path, Sequence[Chunk]]]) -> Samples:
    """The samples of these iterations, the newest last."""
    parts: list[Samples] = []
    before = 0
    for age, (path, chunks) in enumerate(reversed(folders)):
        played = 0
        for chunk in chunks:
            part = _read(path / chunk.file, chunk, age, played)
            parts.append(part._replace(first=part.first + before))
            before += len(part.rows.sizes)
            played += len(chunk.seeds)
    rows = Rows(*map(np.concatenate, zip(*(part.rows for part in parts), strict=True)))
    return Samples(rows, *map(np.concatenate, zip(*(part[1:] for part in parts), strict=True)))


def _read(path: Path, chunk: Chunk, age: int, played: int) -> Samples:
    """The samples of a file; so many games of its iteration are in others before it."""
    inputs, values, counts = _parts(path, inputs=ROW, values=VALUES, games=0)
    if not len(inputs) == len(values) == counts.sum() or len(counts) != len(chunk.seeds):
        raise SkyeError("train-damaged", file=str(path))
    rows = as_inputs(inputs, values)
    first = starts(rows.sizes)
    games = played + np.repeat(np.arange(len(counts)), counts)[first]
    decisions = len(first)
    return Samples(
        rows,
        first,
        rows.sizes[first],
        np.full(decisions, FADING**age, np.float32),
        games % CHECKED == 0,
        np.full(decisions, chunk.kind.name),
        np.full(decisions, age == 0),
    )


def load_offers(folders: Sequence[tuple[Path, Sequence[Chunk]]]) -> tuple[Offers, NDArray[np.bool_]]:
    """What was asked in the newest iterations, the newest last, and whether it is not learned from."""
    found: list[Numbers] = []
    checked: list[NDArray[np.bool_]] = []
    for path, chunks in reversed(folders):
        if sum(map(len, found)) >= ENOUGH:
            break
        for chunk, games in _numbered(chunks):
            (rows,) = _parts(path / chunk.file, prices=PRICE_ROW)
            found.append(rows)
            checked.append(_by_game(path / chunk.file, rows, games) % CHECKED == 0)
    return as_offers(np.concatenate(found)), np.concatenate(checked)


class Tables(NamedTuple):
    """Tables of all kinds of games when a round began, seat by seat."""

    seats: Seats
    expansions: NDArray[np.str_]
    """By row: the name of the expansion, or of the base game."""
    is_checked: NDArray[np.bool_]
    """By row: whether it is not learned from."""


def load_tables(path: Path, chunks: Sequence[Chunk]) -> Tables:
    """The tables in these files."""
    found = []
    for chunk, games in _numbered(chunks):
        (rows,) = _parts(path / chunk.file, tables=TABLE_ROW)
        checked = _by_game(path / chunk.file, rows, games) % CHECKED_TABLES == 0
        found.append((rows, np.full(len(rows), chunk.kind.expansion or BASE), checked))
    rows, expansions, checked = map(np.concatenate, zip(*found, strict=True))
    return Tables(as_seats(rows), expansions, checked)


def _numbered(chunks: Sequence[Chunk]) -> Iterator[tuple[Chunk, NDArray[np.int64]]]:
    """The tasks with the numbers of their games."""
    played = 0
    for chunk in chunks:
        yield chunk, np.arange(played, played + len(chunk.seeds))
        played += len(chunk.seeds)


def _by_game(path: Path, rows: Numbers, games: NDArray[np.int64]) -> NDArray[np.int64]:
    """The number of the game of each row: all games of a task have as many."""
    if not len(rows) or len(rows) % len(games):
        raise SkyeError("train-damaged", file=str(path))
    return np.repeat(games, len(rows) // len(games))


def _parts(path: Path, **widths: int) -> list[Numbers]:
    """Parts of a file, by name with the width of a row; 0 for a part that has none."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            found = [file[name] for name in widths]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise SkyeError("train-damaged", file=str(path)) from error
    if [part.shape[1:] for part in found] != [(width,) if width else () for width in widths.values()]:
        raise SkyeError("train-damaged", file=str(path))
    return found
