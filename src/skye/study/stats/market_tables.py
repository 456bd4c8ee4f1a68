"""The tables of the market: what tiles cost, what sells, who sets the prices, and what happens to the tiles."""

from __future__ import annotations

import polars as pl

from skye.study.stats.table_parts import Column, Row, StatsTable, columns_of, round_numbers, share

QUANTILES = {"quantile_10": 10, "quantile_25": 25, "median": 50, "quantile_75": 75, "quantile_90": 90}
"""Percentiles of the prices."""

BINS = (*((price, price) for price in range(1, 13)), (13, 15), (16, 20), (21, 30), (31, None))
"""Prices that are grouped, from and to."""


def price_table(counted: pl.DataFrame) -> StatsTable:
    """Prices in each round and in all."""
    rows = []
    for number in (*round_numbers(counted), None):
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
    return StatsTable("prices", columns_of(round="round", offered="count", mean="mean", **kinds), rows)


def quantile(counts: dict[int, int], percent: int) -> int:
    """The smallest value that at least this percentage of all do not exceed."""
    whole, below = sum(counts.values()), 0
    for value in sorted(counts):
        below += counts[value]
        if 100 * below >= percent * whole:
            return value
    raise ValueError("no values")


def sale_rate_table(counted: pl.DataFrame) -> StatsTable:
    """How many of the tiles offered at a price are sold."""
    prices = single_prices(counted)
    whole = sum(row["offered"] for row in prices)
    rows = []
    for low, high in (*BINS, (None, None)):
        chosen = [row for row in prices if (low or 0) <= row["price"] and (high is None or row["price"] <= high)]
        offered, sold = (sum(row[key] for row in chosen) for key in ("offered", "sold"))
        if offered:
            row = {"price": low, "price_to": high, "offered": offered, "share": offered / whole, "sold": sold}
            rows.append({**row, **share("sale_rate", sold, offered)})
    columns = (
        Column("price", "bin"),
        *columns_of(offered="count", share="share"),
        Column("share", "bar", ""),
        *columns_of(sold="count", sale_rate="share"),
        Column("sale_rate", "interval"),
    )
    return StatsTable("sale_rates", columns, rows)


def single_prices(counted: pl.DataFrame) -> list[Row]:
    """How many of the tiles offered at each single price are sold."""
    summed = counted.group_by("price").agg(pl.col("offered").sum(), pl.col("sold").sum()).sort("price")
    return [{**row, **share("sale_rate", row["sold"], row["offered"])} for row in summed.to_dicts()]


def seller_table(name: str, key: str, kind: str, counted: pl.DataFrame, *, least: int = 1) -> StatsTable:
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
            **share("sale_rate", row["sold"], row["offered"]),
        }
        for row in summed.to_dicts()
    ]
    columns = (
        Column(key, kind),
        *columns_of(offered="count", mean="mean", median="count", sold="count", sale_rate="share"),
        Column("sale_rate", "interval"),
    )
    return StatsTable(name, columns, rows if len(rows) >= least else [])


def tile_table(counted: pl.DataFrame) -> StatsTable:
    """What happens to the tiles drawn, in each round and in all."""
    parts = ("axe", "sold", "kept", "unplaced")
    rows = []
    for row in [*counted.to_dicts(), {**counted.sum().to_dicts()[0], "round": None}]:
        drawn = row["drawn"]
        rows.append({"round": row["round"], "drawn": drawn, **{f"{part}_share": row[part] / drawn for part in parts}})
    shares = {f"{part}_share": "share" for part in parts}
    return StatsTable("tiles", columns_of(round="round", drawn="count", **shares), rows)


def _summed_by_price(offers: pl.DataFrame) -> dict[int, int]:
    return dict(offers.group_by("price").agg(pl.col("offered").sum()).iter_rows())
