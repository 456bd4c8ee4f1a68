"""Tables as aligned text that fits a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from unicodedata import combining, east_asian_width

from skye.material.words import text
from skye.study.stats import labels
from skye.study.stats.table_parts import Column, Row, StatsTable

WIDEST_LABEL = 30
WIDEST_HEADING = 11
BAR = 14
"""Characters of the longest bar."""

MOST_ROWS = 40
"""Rows of one table on the terminal; with many names it would never end."""

LEFT = ("name", "source", "letter", "round", "noted", "bar")
NOTHING = "–"


def lines(table: StatsTable) -> list[str]:
    """A table with its title, a line on what it says, and its headings."""
    shown = table.rows[:MOST_ROWS]
    top = max((row[column.key] for column in table.columns if column.kind == "bar" for row in shown[:-1]), default=0)
    columns = [[_cell(column, row, top) for row in shown] for column in table.columns]
    headings = [_heading(column) for column in table.columns]
    height = max(map(len, headings))
    result = [text(f"stats-table-{table.name.replace('_', '-')}").upper()]
    result += textwrap.wrap(text(f"stats-table-{table.name.replace('_', '-')}-note"), 98)
    aligned = []
    for column, cells, heading in zip(table.columns, columns, headings, strict=True):
        width = max(map(width_of, (*cells, *heading)))
        padded = [*[""] * (height - len(heading)), *heading, *cells]
        aligned.append([_pad(cell, width, left=column.kind in LEFT) for cell in padded])
    result += ["  ".join(cells).rstrip() for cells in zip(*aligned, strict=True)]
    result.insert(len(result) - len(shown), "─" * max(map(width_of, result[-len(shown) - height :])))
    if len(table.rows) > len(shown):
        result.append(text("stats-more", count=len(table.rows) - len(shown)))
    return result


def _heading(column: Column) -> list[str]:
    if column.kind == "interval":
        return [text("stats-column-interval")]
    if column.heading is None:
        return textwrap.wrap(text(f"stats-column-{column.key.replace('_', '-')}"), WIDEST_HEADING)
    return textwrap.wrap(labels.heading(column.heading), WIDEST_HEADING) or [""]


def _cell(column: Column, row: Row, top: float) -> str:
    """A value as it is shown."""
    value = row.get(column.key)
    if column.kind == "interval":
        return _interval(column, row)
    if column.kind == "bin":
        return _bin(value, row["price_to"])
    if column.kind in LEFT and column.kind != "bar":
        return _label(column, value)
    if value is None:
        return NOTHING
    if column.kind == "bar":
        return "█" * round(BAR * value / top) if top >= value else ""
    write = {"count": labels.whole, "mean": labels.mean, "share": labels.share}
    return write[column.kind](value)


def _label(column: Column, value: object) -> str:
    if value is None:
        return text("stats-all")
    if column.kind == "source":
        return cut(labels.source(str(value)))
    if column.kind == "noted":
        return cut(labels.named(column.key, str(value)))
    return cut(labels.plain(str(value)))


def _interval(column: Column, row: Row) -> str:
    low, high = row[f"{column.key}_low"], row[f"{column.key}_high"]
    if low is None:
        return NOTHING
    is_share = column.key in ("win_share", "decided", "sale_rate")
    write = labels.share if is_share else labels.mean
    return text("arena-between", low=write(low), high=write(high))


def _bin(low: int | None, high: int | None) -> str:
    if low is None:
        return text("stats-all")
    return f"{low}+" if high is None else str(low) if low == high else f"{low}–{high}"


def width_of(shown: str) -> int:
    """The width of a text in terminal columns."""
    return sum(0 if combining(letter) else 1 + (east_asian_width(letter) in "WF") for letter in shown)


def cut(shown: str) -> str:
    """A label, shortened if it is too long."""
    if width_of(shown) <= WIDEST_LABEL:
        return shown
    while width_of(shown) >= WIDEST_LABEL:
        shown = shown[:-1]
    return shown + "…"


def _pad(shown: str, width: int, *, left: bool) -> str:
    space = " " * (width - width_of(shown))
    return shown + space if left else space + shown


def page(groups: Sequence[tuple[str, list[StatsTable]]]) -> str:
    """All tables of all groups."""
    parts = []
    for title, tables in groups:
        parts += [[title, "═" * width_of(title)], *map(lines, tables)]
    return "\n\n".join("\n".join(part) for part in parts)
