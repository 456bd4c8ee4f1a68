"""The parts of tables: columns, rows of plain values, and shares and means with their intervals."""

from __future__ import annotations

from typing import Any, NamedTuple

import polars as pl

from skye.study.stats import intervals

Row = dict[str, Any]


class Column(NamedTuple):
    """A column by its key in the rows, and what kind of values it shows."""

    key: str
    kind: str
    """name, source, letter, round, noted, count, mean, share, interval, bar or bin."""
    heading: str | None = None
    """Its heading if not the word for the key: another message or just a text."""


class StatsTable(NamedTuple):
    """A table by its name in the catalogue and in the JSON."""

    name: str
    columns: tuple[Column, ...]
    rows: list[Row]


def columns_of(**kinds: str) -> tuple[Column, ...]:
    """Columns by their keys, each with its kind."""
    return tuple(Column(key, kind) for key, kind in kinds.items())


def round_numbers(counted: pl.DataFrame) -> list[int]:
    """The rounds there are, without what comes after the last one."""
    return sorted(number for number in counted["round"].unique() if number is not None)


def share(key: str, part: float, whole: int) -> Row:
    """The cells of a share: itself and its interval."""
    return {key: part / whole, **bounds(key, intervals.wilson(part / whole, whole))}


def mean(key: str, total: float, squares: float, count: int) -> Row:
    """The cells of a mean: itself and its interval."""
    return {key: total / count, **bounds(key, intervals.of_mean(total, squares, count))}


def bounds(key: str, interval: tuple[float, float] | None) -> Row:
    """The cells of an interval, empty if there is none."""
    low, high = interval or (None, None)
    return {f"{key}_low": low, f"{key}_high": high}
