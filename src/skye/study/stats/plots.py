"""Plots of the tables of one group of games, in colours that colour-blind readers can distinguish (Okabe and Ito)."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

from skye.material.box import LETTERS
from skye.material.words import text
from skye.study.stats import labels
from skye.study.stats.labels import Group
from skye.study.stats.layout import cut
from skye.study.stats.market_tables import quantile, single_prices
from skye.study.stats.table_parts import Row, StatsTable
from skye.study.stats.tallies import Tallies, sources_of

INK = "#222222"
FAINT = "#777777"
GRID = "#e3e3e3"
BLUE = "#0072b2"
ORANGE = "#d55e00"
LETTER_BLUES = ("#c6dbef", "#8fbfe0", "#4292c6", "#08519c")
"""The scoring tiles from A to D, darker and darker."""

OTHERS = ("#cc79a7", "#009e73", "#882255", "#e69f00", "#f0e442")
"""The other sources, the last two those of the base game."""

DASHED = (0, (4, 2))
LEAST_OFFERS = 20
"""Prices that are offered less often say nothing about what sells."""

FORMS: dict[str, dict[str, str | None]] = {"png": {"Software": None}, "svg": {"Date": None, "Creator": None}}
"""The metadata of the files: none, so that the same picture is the same file."""

WIDEST_TITLE = 28
"""Characters below one of two plots side by side."""

STYLE: Any = {
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "grid.color": GRID,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "figure.dpi": 150,
    "svg.hashsalt": "skye",
}

Draw = Callable[[dict[str, StatsTable], Tallies, Group], Figure]


def save(tallies: Tallies, group: Group, tables: list[StatsTable], folder: Path, ending: str) -> Iterator[Path]:
    """Draw every plot of a group into a folder, each as PNG and as SVG; `ending` distinguishes the groups."""
    found = {table.name: table for table in tables}
    with mpl.rc_context(STYLE):
        for name, draw in PLOTS.items():
            figure = draw(found, tallies, group)
            for form, metadata in FORMS.items():
                path = folder / f"{name}-{ending}.{form}"
                figure.savefig(path, metadata=metadata)
                yield path


def _figure(name: str, tallies: Tallies, group: Group, size: tuple[float, float], note: str = "") -> Figure:
    """An empty figure with its title, and below it which games it shows."""
    figure = Figure(figsize=size, layout="constrained")
    engine = figure.get_layout_engine()
    assert isinstance(engine, ConstrainedLayoutEngine)
    above = 0.95 if note else 0.72
    engine.set(rect=(0.0, 0.0, 1.0, 1.0 - above / size[1]), w_pad=0.12, h_pad=0.1)  # inches; the titles are above
    games = labels.group(group, tallies.of(group, "games")["games"][0])
    left = 0.12 / size[0]
    figure.text(left, 1.0 - 0.12 / size[1], text(f"stats-plot-{name}"), va="top", fontsize=14, fontweight="bold")
    figure.text(left, 1.0 - 0.45 / size[1], games, va="top", fontsize=10, color=FAINT)
    figure.text(left, 1.0 - 0.68 / size[1], note, va="top", fontsize=9, color=FAINT)
    return figure


def _shares(axis: Any) -> None:
    axis.set_major_formatter(FuncFormatter(lambda value, _: labels.short_share(value)))


def _numbers(axis: Any) -> None:
    axis.set_major_formatter(FuncFormatter(lambda value, _: text("stats-axis", value=round(value, 6))))


def _points(tables: dict[str, StatsTable], tallies: Tallies, group: Group) -> Figure:
    """Rounds from left to right, each a stack of its sources."""
    figure = _figure("points", tallies, group, (8.4, 5.0))
    axes: Axes = figure.subplots()
    *rows, total = tables["rounds"].rows
    keys = [column.key for column in tables["rounds"].columns if column.key.startswith("round_") or column.key == "end"]
    others = [row["kind"] for row in rows if row["kind"] not in LETTERS]
    colours = dict(zip(LETTERS, LETTER_BLUES, strict=True)) | dict(zip(others, OTHERS[-len(others) :], strict=False))
    heights = [0.0] * len(keys)
    bars = []
    for row in rows:
        values = [row[key] or 0.0 for key in keys]
        label = labels.source(row["kind"])
        label = text("stats-plot-points-tile", letter=label) if row["kind"] in LETTERS else label
        bars.append(axes.bar(range(len(keys)), values, 0.72, heights, color=colours[row["kind"]], label=label))
        heights = [height + value for height, value in zip(heights, values, strict=True)]
    for place, key in enumerate(keys):
        said = labels.mean(total[key] or 0.0)
        axes.annotate(said, (place, heights[place]), (0, 3), textcoords="offset points", ha="center")
    names = [text("stats-column-end") if key == "end" else key.removeprefix("round_") for key in keys]
    axes.set_xticks(range(len(keys)), names)
    axes.set_ylim(0, max(1.0, 1.08 * max(heights)))
    axes.set_xlabel(text("stats-column-round"))
    axes.set_ylabel(text("stats-plot-points-y"))
    _numbers(axes.yaxis)
    figure.legend(handles=bars[::-1], loc="outside right center")
    return figure


def _prices(tables: dict[str, StatsTable], tallies: Tallies, group: Group) -> Figure:
    """A histogram for each round, on the same axes."""
    counted = tallies.of(group, "prices")
    rounds = [row["round"] for row in tables["prices"].rows if row["round"] is not None]
    across = min(3, len(rounds))
    down = -(-len(rounds) // across)
    figure = _figure("prices", tallies, group, (8.4, 1.2 + 2.1 * down))
    every: dict[int, int] = {}
    for price, offered in counted.select("price", "offered").iter_rows():
        every[price] = every.get(price, 0) + offered
    most = max(quantile(every, 99), 5)
    panels = figure.subplots(down, across, sharex=True, sharey=True, squeeze=False)
    for panel, number in zip(panels.flat, rounds, strict=False):
        chosen = counted.filter(round=number)
        whole = chosen["offered"].sum()
        prices: dict[int, int] = dict(chosen.select("price", "offered").iter_rows())
        shown = {price: count for price, count in prices.items() if price < most}
        rest = sum(count for price, count in prices.items() if price >= most)
        panel.bar(list(shown), [count / whole for count in shown.values()], 0.85, color=BLUE)
        panel.bar([most], [rest / whole], 0.85, color=BLUE)
        middle = quantile(prices, 50)
        panel.axvline(middle, color=ORANGE, linewidth=1.4, linestyle=DASHED)
        panel.set_title(text("stats-plot-prices-round", round=number), loc="left", fontsize=10)
        panel.set_title(text("stats-plot-prices-median", price=middle), loc="right", fontsize=9, color=ORANGE)
        panel.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"≥{most}" if value == most else f"{value:.0f}"))
        panel.set_xlim(0.2, most + 0.8)
        _shares(panel.yaxis)
    ticks = [price for price in _ticks(most) if price < most * 0.88]
    panels.flat[0].set_xticks([*ticks, most])
    for panel in list(panels.flat)[len(rounds) :]:
        panel.set_visible(False)
    figure.supxlabel(text("stats-plot-prices-x"), fontsize=10)
    figure.supylabel(text("stats-plot-prices-y"), fontsize=10)
    return figure


def _ticks(most: int) -> list[int]:
    """Prices to label on an axis, from 1."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**6) if most / step <= 8)
    return [1, *range(step, most, step)] if step > 2 else list(range(1, most, step))


def _sale_rates(tables: dict[str, StatsTable], tallies: Tallies, group: Group) -> Figure:
    """The sale rate of each price with its interval as a band."""
    overall = tables["sale_rates"].rows[-1]["sale_rate"]
    rows = single_prices(tallies.of(group, "prices"))
    least = LEAST_OFFERS if max(row["offered"] for row in rows) >= LEAST_OFFERS else 1
    note = text("stats-plot-sale-rates-note", share=overall, least=least)
    figure = _figure("sale-rates", tallies, group, (8.4, 4.6), note)
    axes: Axes = figure.subplots()
    enough = [row for row in rows if row["offered"] >= least]
    keys = ("price", "sale_rate_low", "sale_rate_high", "sale_rate")
    prices, low, high, rate = ([row[key] for row in enough] for key in keys)
    axes.fill_between(prices, low, high, color=BLUE, alpha=0.2, linewidth=0)
    axes.plot(prices, rate, color=BLUE, marker="o", markersize=4.5, linewidth=1.6, clip_on=False)
    axes.axhline(overall, color=FAINT, linewidth=1, linestyle=DASHED)
    axes.set_ylim(0, min(1.0, 1.1 * max(high)))
    axes.set_xlim(0.5, max(prices) + 0.5)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(text("stats-plot-prices-x"))
    axes.set_ylabel(text("stats-plot-sale-rates-y"))
    _shares(axes.yaxis)
    return figure


def _seats(tables: dict[str, StatsTable], tallies: Tallies, group: Group) -> Figure:
    """Wins and points by the turn in the first round."""
    rows = tables["seats"].rows
    even = 1 / len(rows)
    figure = _figure("seats", tallies, group, (8.4, 4.2), text("stats-plot-seats-note", share=even))
    left, right = figure.subplots(1, 2)
    _error_bars(left, rows, "position", "win_share")
    _error_bars(right, rows, "position", "points")
    left.axhline(even, color=FAINT, linewidth=1, linestyle=DASHED)
    left.set_ylim(0, max(2 * even, *(row["win_share_high"] * 1.05 for row in rows)))
    for axes in (left, right):
        axes.set_xticks([row["position"] for row in rows])
        axes.set_xlim(0.5, len(rows) + 0.5)
    left.set_ylabel(text("stats-plot-seats-y"))
    right.set_ylabel(text("stats-plot-points-y"))
    figure.supxlabel(text("stats-plot-seats-x"), fontsize=10)
    _shares(left.yaxis)
    _numbers(right.yaxis)
    return figure


def _error_bars(axes: Axes, rows: list[Row], across: str, key: str) -> None:
    for row in rows:
        low, high = row[f"{key}_low"], row[f"{key}_high"]
        if low is not None:
            axes.plot([row[across]] * 2, [low, high], color=BLUE, linewidth=2.2, solid_capstyle="round", alpha=0.55)
    axes.plot([row[across] for row in rows], [row[key] for row in rows], "o", color=BLUE, markersize=7, clip_on=False)


def _deciding(tables: dict[str, StatsTable], tallies: Tallies, group: Group) -> Figure:
    """For each source how far it puts the winner ahead, and how many games it decided."""
    rows = tables["deciding"].rows[::-1]
    others = sources_of(group[0])
    figure = _figure("deciding", tallies, group, (8.4, 1.5 + 0.26 * len(rows)), text("stats-plot-deciding-note"))
    left, right = figure.subplots(1, 2, sharey=True)
    places = range(len(rows))
    for place, row in zip(places, rows, strict=True):
        colour = ORANGE if row["source"] in others else BLUE
        for axes, key in ((left, "spread"), (right, "decided")):
            low, high = row[f"{key}_low"], row[f"{key}_high"]
            if low is not None:
                axes.plot([low, high], [place] * 2, color=colour, linewidth=2.2, solid_capstyle="round", alpha=0.5)
            if row[key] is not None:
                axes.plot([row[key]], [place], "o", color=colour, markersize=5.5, clip_on=False)
    left.set_yticks(places, [cut(labels.source(row["source"])) for row in rows])
    left.axvline(0, color=FAINT, linewidth=1)
    left.set_xlabel(textwrap.fill(text("stats-plot-deciding-left"), WIDEST_TITLE))
    right.set_xlabel(textwrap.fill(text("stats-plot-deciding-right"), WIDEST_TITLE))
    right.set_xlim(left=0)
    left.set_ylim(-0.7, len(rows) - 0.3)
    for axes in (left, right):
        axes.grid(visible=True, axis="x")
    _numbers(left.xaxis)
    _shares(right.xaxis)
    return figure


PLOTS: dict[str, Draw] = {
    "points": _points,
    "prices": _prices,
    "sale-rates": _sale_rates,
    "seats": _seats,
    "deciding": _deciding,
}
