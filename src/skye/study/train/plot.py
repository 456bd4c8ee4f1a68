"""The plot of chances: how often seats win that are said to win so often. Needs the packages of the extra `study`."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import PercentFormatter

from skye.art.palette import CREAM, FOOT, INK, PARCHMENT_DARK, RED, TERRAIN
from skye.material.expansions import NAMES
from skye.material.words import text
from skye.study.arena.plot import STYLE
from skye.study.train.calibration import Calibration
from skye.study.train.mix import BASE

COLOURS = (RED, TERRAIN["W"], INK, FOOT)
MARKS = ("o", "s", "^", "D")
"""By number of players, so that colours are not needed to tell them apart."""


def calibration_plot(found: Sequence[Calibration]) -> bytes:
    """An SVG: a panel for the base game and each expansion, with a line for each number of players."""
    with mpl.rc_context(STYLE):
        figure = _drawn([each for each in found if each.round is None])
        stream = BytesIO()
        figure.savefig(stream, format="svg", metadata={"Date": None})
    return stream.getvalue()


def _drawn(found: Sequence[Calibration]) -> Figure:
    panels = [name for name in (BASE, *NAMES) if any(each.expansion == name for each in found)]
    figure = Figure(figsize=(4.2 * len(panels), 4.4), layout=ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.1))
    FigureCanvasAgg(figure)
    every: Any = figure.subplots(1, len(panels), sharex=True, sharey=True, squeeze=False)
    for axes, expansion in zip(every[0], panels, strict=True):
        axes.plot([0, 1], [0, 1], color=PARCHMENT_DARK, linewidth=1)
        lines = [each for each in found if each.expansion == expansion]
        for each, colour, mark in zip(lines, COLOURS, MARKS, strict=False):
            label = text("train-plot-players", players=each.players)
            axes.plot(each.predicted, each.observed, color=colour, marker=mark, markersize=4, linewidth=1, label=label)
        positions = sum(each.positions for each in lines)
        axes.set_title(text("train-plot-title", game=expansion, positions=positions), size=10)
        axes.set_aspect("equal")
        axes.set_facecolor(CREAM)
        axes.grid(color=PARCHMENT_DARK, linewidth=0.4)
        axes.spines[["top", "right"]].set_visible(False)
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter(PercentFormatter(1.0, symbol=" %"))
        axes.legend(frameon=False, loc="upper left")
    figure.supxlabel(text("train-plot-predicted"), size=10)
    figure.supylabel(text("train-plot-observed"), size=10)
    return figure
