"""Counts and sums over games, made some games at a time and added up; every table and plot is calculated from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import polars as pl

from skye.material.box import LETTERS
from skye.material.expansions import named
from skye.study.stats.follow import AT_THE_END, StatsPart
from skye.study.stats.frames import Frames

GROUP = ("expansion", "players")
"""Games that differ in these are never mixed."""

GOLD_BELOW = 2_000_000
"""More than any difference in gold, so that points come first and gold decides a tie (F3)."""


class Tally(NamedTuple):
    """What is counted, by these keys; everything else in the frame is summed."""

    keys: tuple[str, ...]
    counted: Callable[[Frames], pl.DataFrame]


def sources_of(expansion: str | None) -> tuple[str, ...]:
    """The sources of points in every game besides its scoring tiles, in the order of the record."""
    return (*named(expansion).part(StatsPart).sources, *AT_THE_END)


def _grouped(frames: Frames, kind: str) -> pl.DataFrame:
    """A frame with the group of each game added to its rows."""
    return _beside_group(frames[kind], frames)


def _beside_group(rows: pl.DataFrame, frames: Frames) -> pl.DataFrame:
    # In order everywhere, so that sums of fractions are the same to the last digit each time.
    return rows.join(frames["games"].select("game", *GROUP), on="game", maintain_order="left")


def _games(frames: Frames) -> pl.DataFrame:
    points = frames["players"].group_by("game").agg(mean=pl.col("points").mean())
    games = frames["games"].join(points, on="game", maintain_order="left").group_by(GROUP)
    return games.agg(
        games=pl.len(),
        points=pl.col("mean").sum(),
        squares=(pl.col("mean") ** 2).sum(),
        best=_sum("best"),
        leads=pl.col("lead").count(),
        lead=_sum("lead"),
        shared=(pl.col("winners").list.len() > 1).sum(),
    )


def _results(key: str) -> Callable[[Frames], pl.DataFrame]:
    def count(frames: Frames) -> pl.DataFrame:
        players = _grouped(frames, "players").group_by(*GROUP, key)
        squares = pl.col("points").cast(pl.Int64) ** 2
        return players.agg(seats=pl.len(), wins=pl.col("win_share").sum(), points=_sum("points"), squares=squares.sum())

    return count


def _rounds(frames: Frames) -> pl.DataFrame:
    sums = _grouped(frames, "points").group_by(*GROUP, "round", "source", "letter")
    return sums.agg(points=_sum("points"))


def _sum(column: str) -> pl.Expr:
    return pl.col(column).cast(pl.Int64).sum()


def sources(frames: Frames) -> pl.DataFrame:
    """For each game and each of its sources: points, the winners' lead from it, and whether it decided the game."""
    games = frames["games"]
    tiles = [games.select("game", source=f"scoring_{letter.lower()}", letter=pl.lit(letter)) for letter in LETTERS]
    names = {name for (name,) in games.select("expansion").unique().iter_rows()}
    others = [
        games.filter(pl.col("expansion").eq_missing(name)).select(
            "game", source=pl.lit(source), letter=pl.lit(None, pl.String)
        )
        for name in sorted(names, key=str)
        for source in sources_of(name)
    ]
    gained = frames["points"].group_by("game", "seat", "source").agg(gained=_sum("points"))
    rows = pl.concat([*tiles, *others]).join(frames["players"], on="game")
    rows = rows.join(gained, on=("game", "seat", "source"), how="left").with_columns(pl.col("gained").fill_null(0))
    rest = (pl.col("points") - pl.col("gained")) * GOLD_BELOW + pl.col("gold")
    rows = rows.with_columns(rest=rest).sort("game", "source", "seat")
    would_win = pl.col("rest") == pl.col("rest").max()
    return rows.group_by("game", "source", "letter", maintain_order=True).agg(
        points=pl.col("gained").sum(),
        spread=pl.col("gained").filter("won").mean() - pl.col("gained").filter(~pl.col("won")).mean(),
        decided=(pl.col("won") & ~would_win).any(),
    )


def _sources(key: str) -> Callable[[Frames], pl.DataFrame]:
    def count(frames: Frames) -> pl.DataFrame:
        rows = _beside_group(sources(frames), frames).filter(pl.col(key).is_not_null())
        return rows.group_by(*GROUP, key).agg(
            games=pl.len(),
            points=pl.col("points").sum(),
            spreads=pl.col("spread").count(),
            spread=pl.col("spread").sum(),
            spread_squares=(pl.col("spread") ** 2).sum(),
            decided=pl.col("decided").sum(),
        )

    return count


def _prices(key: str) -> Callable[[Frames], pl.DataFrame]:
    """The tiles on offer by price and one other thing."""

    def count(frames: Frames) -> pl.DataFrame:
        offers = _grouped(frames, "sales").filter(pl.col("price").is_not_null())
        return offers.group_by(*GROUP, key, "price").agg(offered=pl.len(), sold=(pl.col("outcome") == "sold").sum())

    return count


def _tiles(frames: Frames) -> pl.DataFrame:
    outcomes = {outcome: (pl.col("outcome") == outcome).sum() for outcome in ("axe", "sold", "kept")}
    drawn = _grouped(frames, "sales").group_by(*GROUP, "round")
    return drawn.agg(drawn=pl.len(), **outcomes, unplaced=(~pl.col("laid")).sum())


def _noted(frames: Frames) -> pl.DataFrame:
    return _grouped(frames, "noted").group_by(*GROUP, "row", "column").agg(count=pl.len())


TALLIES = {
    "games": Tally((), _games),
    "names": Tally(("name",), _results("name")),
    "positions": Tally(("position",), _results("position")),
    "rounds": Tally(("round", "source", "letter"), _rounds),
    "sources": Tally(("source",), _sources("source")),
    "letters": Tally(("letter",), _sources("letter")),
    "prices": Tally(("round", "price"), _prices("round")),
    "sellers": Tally(("seller_name", "price"), _prices("seller_name")),
    "seller_positions": Tally(("position", "price"), _prices("position")),
    "tiles": Tally(("round",), _tiles),
    "noted": Tally(("row", "column"), _noted),
}


class Tallies:
    """The sums of all games so far."""

    def __init__(self) -> None:
        self.sums: Frames = {}

    def add(self, frames: Frames) -> None:
        """Count more games."""
        for name, tally in TALLIES.items():
            counted = tally.counted(frames).with_columns(pl.col(pl.UInt32).cast(pl.Int64))
            if name in self.sums:
                counted = pl.concat([self.sums[name], counted])
                counted = counted.group_by(*GROUP, *tally.keys).agg(pl.all().sum())
            self.sums[name] = counted

    def groups(self) -> list[tuple[str | None, int]]:
        """The groups of games there are, the base game first."""
        found: list[tuple[str | None, int]] = self.sums["games"].select(GROUP).rows()
        return sorted(found, key=lambda group: (group[0] or "", group[1]))

    def of(self, group: tuple[str | None, int], name: str) -> pl.DataFrame:
        """One count of one group, in the order of its keys."""
        expansion, players = group
        chosen = pl.col("expansion").eq_missing(pl.lit(expansion, pl.String)) & (pl.col("players") == players)
        return self.sums[name].filter(chosen).drop(GROUP).sort(TALLIES[name].keys or "games", nulls_last=True)
