"""The tables of one group of games, worked out from the counts; rows hold plain values, named as in the JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import polars as pl

from skye import expansions
from skye.material import LETTERS
from skye.stats import intervals
from skye.stats.labels import Group
from skye.stats.tallies import Tallies, sources_of

Row = dict[str, Any]
QUANTILES = {"quantile_10": 10, "quantile_25": 25, "median": 50, "quantile_75": 75, "quantile_90": 90}
"""Per cent of the prices that are at most so high."""

BINS = (*((price, price) for price in range(1, 13)), (13, 15), (16, 20), (21, 30), (31, None))
"""Prices that are shown together, from and to."""


class Column(NamedTuple):
    """A column by its key in the rows, and what kind of values it shows."""

    key: str
    kind: str
    """name, source, letter, round, noted, count, mean, share, interval, bar or bin."""
    heading: str | None = None
    """What stands above it if not the word for the key: another message or just a text."""


class Table(NamedTuple):
    """A table by its name in the catalogue and in the JSON."""

    name: str
    columns: tuple[Column, ...]
    rows: list[Row]


def tables(tallies: Tallies, group: Group) -> list[Table]:
    """Every table of a group, those without rows left out."""
    made = (
        _overview(tallies, group),
        _results("names", "name", "name", tallies.of(group, "names"), least=2),
        _sources(tallies, group),
        _rounds(tallies, group),
        _deciding("deciding", "source", tallies.of(group, "sources")),
        _deciding("letters", "letter", tallies.of(group, "letters")),
        _results("seats", "position", "count", tallies.of(group, "positions")),
        _prices(tallies.of(group, "prices")),
        _sale_rates(tallies.of(group, "prices")),
        _sellers("seller_positions", "position", "count", tallies.of(group, "seller_positions")),
        _sellers("sellers", "seller_name", "name", tallies.of(group, "sellers"), least=2),
        _tiles(tallies.of(group, "tiles")),
        *_noted(tallies, group),
    )
    return [table for table in made if table.rows]


def _overview(tallies: Tallies, group: Group) -> Table:
    (counted,) = tallies.of(group, "games").to_dicts()
    games = counted["games"]
    row = {
        "games": games,
        **_mean("points", counted["points"], counted["squares"], games),
        "best": counted["best"] / games,
        "lead": counted["lead"] / counted["leads"] if counted["leads"] else None,
        "shared": counted["shared"] / games,
    }
    columns = (
        *_columns(games="count", points="mean"),
        Column("points", "interval"),
        *_columns(best="mean", lead="mean", shared="share"),
    )
    return Table("overview", columns, [row])


def _results(name: str, key: str, kind: str, counted: pl.DataFrame, *, least: int = 1) -> Table:
    """Wins and points of players by name or by position."""
    rows = [
        {
            key: row[key],
            "seats": row["seats"],
            **_share("win_share", row["wins"], row["seats"]),
            **_mean("points", row["points"], row["squares"], row["seats"]),
        }
        for row in counted.to_dicts()
    ]
    if kind == "name":
        rows.sort(key=lambda row: -row["win_share"])
    columns = (
        Column(key, kind),
        *_columns(seats="count", win_share="share"),
        Column("win_share", "interval"),
        Column("points", "mean"),
        Column("points", "interval"),
    )
    return Table(name, columns, rows if len(rows) >= least else [])


def _sources(tallies: Tallies, group: Group) -> Table:
    """Mean points of a player from each source, over the games it was in, and in each round."""
    expansion, players = group
    everything = tallies.of(group, "rounds")
    total = everything["points"].sum()
    rounds = _round_numbers(everything)
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
    columns = (*_columns(source="source", games="count", points="mean", share="share"), *_round_columns(rounds))
    return Table("sources", columns, rows)


def _rounds(tallies: Tallies, group: Group) -> Table:
    """Mean points of a player in each round and at the end, by letter or kind of source."""
    expansion, players = group
    everything = tallies.of(group, "rounds").with_columns(kind=pl.coalesce("letter", "source"))
    seats = tallies.of(group, "games")["games"][0] * players
    rounds = _round_numbers(everything)
    keys = {number: f"round_{number}" for number in rounds} | {None: "end"}
    sums = {(kind, keys[number]): points for kind, number, points in _summed(everything, "kind", "round")}
    rows = []
    for kind in (*LETTERS, *sources_of(expansion), None):
        cells = {key: list(_picked(sums, kind, key)) for key in keys.values()}
        row: Row = {"kind": kind, **{key: sum(found) / seats if found else None for key, found in cells.items()}}
        rows.append({**row, "points": sum(_picked(sums, kind, None)) / seats})
    columns = (Column("kind", "source"), *_round_columns(rounds), *_columns(end="mean", points="mean"))
    return Table("rounds", columns, rows)


def _deciding(name: str, key: str, counted: pl.DataFrame) -> Table:
    """How much the winners are ahead by each source, and how often they would not have won without it."""
    rows = [
        {
            key: row[key],
            "games": row["games"],
            "spread": row["spread"] / row["spreads"] if row["spreads"] else None,
            **_bounds("spread", intervals.of_mean(row["spread"], row["spread_squares"], row["spreads"])),
            **_share("decided", row["decided"], row["games"]),
        }
        for row in counted.to_dicts()
    ]
    if key == "source":
        rows.sort(key=lambda row: -row["decided"])
    columns = (
        Column(key, key),
        *_columns(games="count", spread="mean"),
        Column("spread", "interval"),
        Column("decided", "share"),
        Column("decided", "interval"),
    )
    return Table(name, columns, rows)


def _prices(counted: pl.DataFrame) -> Table:
    """Prices in each round and in all."""
    rows = []
    for number in (*_round_numbers(counted), None):
        offers = counted if number is None else counted.filter(round=number)
        prices = _summed_by_price(offers)
        offered = sum(prices.values())
        row: Row = {"round": number, "offered": offered}
        row["mean"] = sum(price * count for price, count in prices.items()) / offered
        row["minimum"] = min(prices)
        row |= {key: quantile(prices, percent) for key, percent in QUANTILES.items()}
        row["maximum"] = max(prices)
        rows.append(row)
    kinds = dict.fromkeys(("minimum", *QUANTILES, "maximum"), "count")
    return Table("prices", _columns(round="round", offered="count", mean="mean", **kinds), rows)


def quantile(counts: dict[int, int], percent: int) -> int:
    """The smallest value that at least so many per cent of all do not exceed."""
    whole, below = sum(counts.values()), 0
    for value in sorted(counts):
        below += counts[value]
        if 100 * below >= percent * whole:
            return value
    raise ValueError("no values")


def _sale_rates(counted: pl.DataFrame) -> Table:
    """How many of the tiles offered at a price are sold."""
    prices = single_prices(counted)
    whole = sum(row["offered"] for row in prices)
    rows = []
    for low, high in (*BINS, (None, None)):
        chosen = [row for row in prices if (low or 0) <= row["price"] and (high is None or row["price"] <= high)]
        offered, sold = (sum(row[key] for row in chosen) for key in ("offered", "sold"))
        if offered:
            row = {"price": low, "price_to": high, "offered": offered, "share": offered / whole, "sold": sold}
            rows.append({**row, **_share("sale_rate", sold, offered)})
    columns = (
        Column("price", "bin"),
        *_columns(offered="count", share="share"),
        Column("share", "bar", ""),
        *_columns(sold="count", sale_rate="share"),
        Column("sale_rate", "interval"),
    )
    return Table("sale_rates", columns, rows)


def single_prices(counted: pl.DataFrame) -> list[Row]:
    """How many of the tiles offered at each single price are sold."""
    summed = counted.group_by("price").agg(pl.col("offered").sum(), pl.col("sold").sum()).sort("price")
    return [{**row, **_share("sale_rate", row["sold"], row["offered"])} for row in summed.to_dicts()]


def _sellers(name: str, key: str, kind: str, counted: pl.DataFrame, *, least: int = 1) -> Table:
    """Prices and sales by who sets them."""
    gold = (pl.col("price") * pl.col("offered")).sum()
    summed = counted.group_by(key, maintain_order=True).agg(pl.col("offered").sum(), pl.col("sold").sum(), gold=gold)
    medians = {value: _summed_by_price(counted.filter(pl.col(key) == value)) for value in summed[key]}
    rows = [
        {
            key: row[key],
            "offered": row["offered"],
            "mean": row["gold"] / row["offered"],
            "median": quantile(medians[row[key]], 50),
            "sold": row["sold"],
            **_share("sale_rate", row["sold"], row["offered"]),
        }
        for row in summed.to_dicts()
    ]
    columns = (
        Column(key, kind),
        *_columns(offered="count", mean="mean", median="count", sold="count", sale_rate="share"),
        Column("sale_rate", "interval"),
    )
    return Table(name, columns, rows if len(rows) >= least else [])


def _tiles(counted: pl.DataFrame) -> Table:
    """What becomes of the tiles drawn, in each round and in all."""
    parts = ("axe", "sold", "kept", "unplaced")
    rows = []
    for row in [*counted.to_dicts(), {**counted.sum().to_dicts()[0], "round": None}]:
        drawn = row["drawn"]
        rows.append({"round": row["round"], "drawn": drawn, **{f"{part}_share": row[part] / drawn for part in parts}})
    shares = {f"{part}_share": "share" for part in parts}
    return Table("tiles", _columns(round="round", drawn="count", **shares), rows)


def _noted(tallies: Tallies, group: Group) -> Iterator[Table]:
    """What an expansion counts, a player and game on average."""
    expansion, players = group
    if expansion is None:
        return
    added = expansions.part(expansion, "stats")
    counts = {(row, column): count for row, column, count in tallies.of(group, "noted").iter_rows()}
    names = [*added.ROWS, *sorted({row for row, _ in counts} - {*added.ROWS})]
    headings = [*added.COLUMNS, *sorted({column for _, column in counts} - {*added.COLUMNS})]
    seats = tallies.of(group, "games")["games"][0] * players
    whole = sum(counts.values())
    rows: list[Row] = []
    for name in (*names, None):
        row: Row = {added.ROW: name}
        row |= {column: sum(_picked(counts, name, column)) / seats for column in headings}
        row["total"] = sum(_picked(counts, name, None)) / seats
        row["share"] = sum(_picked(counts, name, None)) / whole if whole else None
        rows.append(row)
    columns = (Column(column, "mean", f"{added.COLUMN}-{column}") for column in headings)
    yield Table("noted", (Column(added.ROW, "noted"), *columns, *_columns(total="mean", share="share")), rows)


def _picked(counts: dict[tuple[str, str], int], row: str | None, column: str | None) -> Iterator[int]:
    """The counts of a row and a column; None stands for all of them."""
    for (found_row, found_column), count in counts.items():
        if row in (found_row, None) and column in (found_column, None):
            yield count


# Parts of rows and columns


def _columns(**kinds: str) -> tuple[Column, ...]:
    return tuple(Column(key, kind) for key, kind in kinds.items())


def _round_columns(rounds: Sequence[int]) -> tuple[Column, ...]:
    return tuple(Column(f"round_{number}", "mean", str(number)) for number in rounds)


def _round_numbers(counted: pl.DataFrame) -> list[int]:
    return sorted(number for number in counted["round"].unique() if number is not None)


def _summed(counted: pl.DataFrame, *keys: str) -> Iterator[tuple[Any, ...]]:
    return counted.group_by(*keys).agg(pl.col("points").sum()).iter_rows()


def _summed_by_price(offers: pl.DataFrame) -> dict[int, int]:
    return dict(offers.group_by("price").agg(pl.col("offered").sum()).iter_rows())


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


def _share(key: str, part: float, whole: int) -> Row:
    return {key: part / whole, **_bounds(key, intervals.wilson(part, whole))}


def _mean(key: str, total: float, squares: float, count: int) -> Row:
    return {key: total / count, **_bounds(key, intervals.of_mean(total, squares, count))}


def _bounds(key: str, bounds: tuple[float, float] | None) -> Row:
    low, high = bounds or (None, None)
    return {f"{key}_low": low, f"{key}_high": high}
