"""The plot of a run: every bot's rating with its interval, as SVG and PNG. Needs the packages of the extra `study`."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from skye.art.palette import CREAM, INK, PARCHMENT_DARK, RED, STONE_DARK, TERRAIN
from skye.material.words import text
from skye.study.arena.report import Report, facts
from skye.study.columns import number

DOTS = 150
"""An inch of the PNG."""
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "skye",  # the same plot is the same file
    "svg.fonttype": "path",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": STONE_DARK,
    "axes.facecolor": CREAM,
    "figure.facecolor": CREAM,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 10,
}


def ratings(report: Report) -> dict[str, bytes]:
    """The plot by the ending of its file."""
    with mpl.rc_context(STYLE):
        figure = _drawn(report)
        files = {}
        for ending, metadata in (("svg", {"Date": None}), ("png", {"Software": None})):
            stream = BytesIO()
            figure.savefig(stream, format=ending, dpi=DOTS, metadata=metadata)
            files[ending] = stream.getvalue()
    return files


def _drawn(report: Report) -> Figure:
    bots = report.bots[::-1]  # the best at the top
    spacing = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12)
    figure = Figure(figsize=(8, 1.8 + 0.5 * len(bots)), layout=spacing)
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = list(range(len(bots)))
    axes.hlines(
        places,
        [bot.rating_low for bot in bots],
        [bot.rating_high for bot in bots],
        color=TERRAIN["W"],
        linewidth=3,
        capstyle="round",
    )
    axes.plot([bot.rating for bot in bots], places, "o", color=RED, markersize=8)
    for place, bot in enumerate(bots):
        label = number("arena-whole", bot.rating)
        axes.annotate(label, (bot.rating, place), (0, 8), textcoords="offset points", ha="center", size=9)
    axes.set_yticks(places, [bot.name for bot in bots])
    axes.set_ylim(-0.6, len(bots) - 0.25)
    low, high = min(bot.rating_low for bot in bots), max(bot.rating_high for bot in bots)
    margin = max(20.0, 0.05 * (high - low))
    axes.set_xlim(low - margin, high + margin)
    axes.grid(axis="x", color=PARCHMENT_DARK, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.set_xlabel(text("arena-plot-axis"))
    figure.suptitle(f"{report.command}\n{facts(report)}", size=9, wrap=True, parse_math=False)
    return figure
