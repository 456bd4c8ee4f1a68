"""The tables of one group of games, calculated from the counts; rows contain plain values, named as in the JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import polars as pl

from skye.material.box import LETTERS
from skye.material.expansions import named
from skye.study.stats import intervals
from skye.study.stats.follow import StatsPart
from skye.study.stats.labels import Group
from skye.study.stats.market_tables import price_table, sale_rate_table, seller_table, tile_table
from skye.study.stats.table_parts import Column, Row, StatsTable, bounds, columns_of, mean, round_numbers, share
from skye.study.stats.tallies import Tallies, sources_of


def tables(tallies: Tallies, group: Group) -> list[StatsTable]:
    """Every table of a group, those without rows left out."""
    made = (
        _overview(tallies, group),
        _results("names", "name", "name", tallies.of(group, "names"), least=2),
        _sources(tallies, group),
        _rounds(tallies, group),
        _deciding("deciding", "source", tallies.of(group, "sources")),
        _deciding("letters", "letter", tallies.of(group, "letters")),
        _results("seats", "position", "count", tallies.of(group, "positions")),
        price_table(tallies.of(group, "prices")),
        sale_rate_table(tallies.of(group, "prices")),
        seller_table("seller_positions", "position", "count", tallies.of(group, "seller_positions")),
        seller_table("sellers", "seller_name", "name", tallies.of(group, "sellers"), least=2),
        tile_table(tallies.of(group, "tiles")),
        *_noted(tallies, group),
    )
    return [table for table in made if table.rows]


def _overview(tallies: Tallies, group: Group) -> StatsTable:
    (counted,) = tallies.of(group, "games").to_dicts()
    games = counted["games"]
    row = {
        "games": games,
        **mean("points", counted["points"], counted["squares"], games),
        "best": counted["best"] / games,
        "lead": counted["lead"] / counted["leads"] if counted["leads"] else None,
        "shared": counted["shared"] / games,
    }
    columns = (
        *columns_of(games="count", points="mean"),
        Column("points", "interval"),
        *columns_of(best="mean", lead="mean", shared="share"),
    )
    return StatsTable("overview", columns, [row])


def _results(name: str, key: str, kind: str, counted: pl.DataFrame, *, least: int = 1) -> StatsTable:
    """Wins and points of players by name or by position."""
    rows = [
        {
            key: row[key],
            "seats": row["seats"],
            **share("win_share", row["wins"], row["seats"]),
            **mean("points", row["points"], row["squares"], row["seats"]),
        }
        for row in counted.to_dicts()
    ]
    if kind == "name":
        rows.sort(key=lambda row: -row["win_share"])
    columns = (
        Column(key, kind),
        *columns_of(seats="count", win_share="share"),
        Column("win_share", "interval"),
        Column("points", "mean"),
        Column("points", "interval"),
    )
    return StatsTable(name, columns, rows if len(rows) >= least else [])


def _sources(tallies: Tallies, group: Group) -> StatsTable:
    """Mean points of a player from each source, over the games it was in, and in each round."""
    expansion, players = group
    everything = tallies.of(group, "rounds")
    total = everything["points"].sum()
    rounds = round_numbers(everything)
    by_round = {(source, number): points for source, number, points in _summed(everything, "source", "round")}
    rows = []
    for counted in _in_order(tallies.of(group, "sources"), expansion):
        seats = counted["games"] * players
        row: Row = {
            "source": counted["source"],
            "games": counted["games"],
            "points": counted["points"] / seats,
            "share": counted["points"] / total if total else None,
        }
        for number in rounds:
            points = by_round.get((counted["source"], number))
            row[f"round_{number}"] = None if points is None else points / seats
        rows.append(row)
    columns = (*columns_of(source="source", games="count", points="mean", share="share"), *_round_columns(rounds))
    return StatsTable("sources", columns, rows)


def _rounds(tallies: Tallies, group: Group) -> StatsTable:
    """Mean points of a player in each round and at the end, by letter or kind of source."""
    expansion, players = group
    everything = tallies.of(group, "rounds").with_columns(kind=pl.coalesce("letter", "source"))
    seats = tallies.of(group, "games")["games"][0] * players
    rounds = round_numbers(everything)
    keys = {number: f"round_{number}" for number in rounds} | {None: "end"}
    sums = {(kind, keys[number]): points for kind, number, points in _summed(everything, "kind", "round")}
    rows = []
    for kind in (*LETTERS, *sources_of(expansion), None):
        cells = {key: list(_picked(sums, kind, key)) for key in keys.values()}
        row: Row = {"kind": kind, **{key: sum(found) / seats if found else None for key, found in cells.items()}}
        rows.append({**row, "points": sum(_picked(sums, kind, None)) / seats})
    columns = (Column("kind", "source"), *_round_columns(rounds), *columns_of(end="mean", points="mean"))
    return StatsTable("rounds", columns, rows)


def _deciding(name: str, key: str, counted: pl.DataFrame) -> StatsTable:
    """How much the winners are ahead by each source, and how often they would not have won without it."""
    rows = [
        {
            key: row[key],
            "games": row["games"],
            "spread": row["spread"] / row["spreads"] if row["spreads"] else None,
            **bounds("spread", intervals.of_mean(row["spread"], row["spread_squares"], row["spreads"])),
            **share("decided", row["decided"], row["games"]),
        }
        for row in counted.to_dicts()
    ]
    if key == "source":
        rows.sort(key=lambda row: -row["decided"])
    columns = (
        Column(key, key),
        *columns_of(games="count", spread="mean"),
        Column("spread", "interval"),
        Column("decided", "share"),
        Column("decided", "interval"),
    )
    return StatsTable(name, columns, rows)


def _noted(tallies: Tallies, group: Group) -> Iterator[StatsTable]:
    """What an expansion counts, on average per player and game."""
    expansion, players = group
    added = named(expansion).part(StatsPart)
    if not added.row:
        return
    counts = {(row, column): count for row, column, count in tallies.of(group, "noted").iter_rows()}
    names = [*added.rows, *sorted({row for row, _ in counts} - {*added.rows})]
    headings = [*added.columns, *sorted({column for _, column in counts} - {*added.columns})]
    seats = tallies.of(group, "games")["games"][0] * players
    whole = sum(counts.values())
    rows: list[Row] = []
    for name in (*names, None):
        row: Row = {added.row: name}
        row |= {column: sum(_picked(counts, name, column)) / seats for column in headings}
        row["total"] = sum(_picked(counts, name, None)) / seats
        row["share"] = sum(_picked(counts, name, None)) / whole if whole else None
        rows.append(row)
    columns = (Column(column, "mean", f"{added.column}-{column}") for column in headings)
    yield StatsTable("noted", (Column(added.row, "noted"), *columns, *columns_of(total="mean", share="share")), rows)


def _picked(counts: dict[tuple[str, str], int], row: str | None, column: str | None) -> Iterator[int]:
    """The counts of a row and a column; None stands for all of them."""
    for (found_row, found_column), count in counts.items():
        if row in (found_row, None) and column in (found_column, None):
            yield count


def _round_columns(rounds: Sequence[int]) -> tuple[Column, ...]:
    return tuple(Column(f"round_{number}", "mean", str(number)) for number in rounds)


def _summed(counted: pl.DataFrame, *keys: str) -> Iterator[tuple[Any, ...]]:
    return counted.group_by(*keys).agg(pl.col("points").sum()).iter_rows()


def _in_order(counted: pl.DataFrame, expansion: str | None) -> list[Row]:
    """Scoring tiles from the one that gives most to the one that gives least, then the other sources."""
    others = sources_of(expansion)
    rows = counted.to_dicts()
    return sorted(
        rows,
        key=lambda row: (
            others.index(row["source"]) if row["source"] in others else -1,
            -row["points"] / row["games"],
            row["source"],
        ),
    )
