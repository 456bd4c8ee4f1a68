"""The result of a tuning run: how the weights found do against the reference, and what has changed.

Needs the packages of the extra `study`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from skye.material.expansions import NAMES
from skye.material.words import text
from skye.study.arena.ratings import mean_interval, share_interval
from skye.study.columns import aligned, number
from skye.study.tune.folder import Checked, Folder
from skye.study.tune.games import leads, win_share

DIGITS = 6
"""Of the numbers in JSON."""


class Comparison(msgspec.Struct, frozen=True):
    """How the weights found have done against the reference, with 95 % intervals; a deal is one observation."""

    deals: int
    games: int
    win_share: float
    low: float
    high: float
    even: float
    """The share of a player who is as good as the others."""
    mean_lead: float
    """Points ahead of the best rival."""
    lead_low: float
    lead_high: float


def compare(players: int, checked: Sequence[Checked]) -> Comparison:
    """What the deals say."""
    shares = np.array([win_share(deal.points) for deal in checked])
    means = np.array([np.mean(leads(deal.points)) for deal in checked])
    found = [*share_interval(shares), 1 / players, *mean_interval(means)]
    return Comparison(len(checked), len(checked) * players, *(round(value, DIGITS) for value in found))


def as_json(folder: Folder, comparison: Comparison) -> dict[str, Any]:
    """One object; a key for each expansion says whether it was in play."""
    task = folder.task
    return {
        "bot": task.bot,
        "against": task.against or task.bot,
        "players": task.players,
        **{name: task.expansion == name for name in NAMES},
        "seed": task.seed,
        "generations": len(folder.generations),
        **msgspec.to_builtins(comparison),
        "weights": {name: folder.weights()[name] for name in task.names},
    }


def as_text(folder: Folder, comparison: Comparison | None) -> str:
    """The weights before and after, and the comparison if there is one, as tables."""
    parts = [[folder.task.command(len(folder.generations))], _weights_table(folder)]
    if comparison is not None:
        parts += [[_heading(folder, comparison)], _comparison_table(comparison)]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _heading(folder: Folder, comparison: Comparison) -> str:
    task = folder.task
    even = number("arena-percent", comparison.even)
    summary = text("arena-summary", games=comparison.games, deals=comparison.deals, even=even)
    return text("tune-compared", against=task.against or task.bot, summary=summary)


def _weights_table(folder: Folder) -> list[str]:
    task, found = folder.task, folder.weights()
    rows = [[text("tune-weight"), text("tune-before"), text("tune-after")]]
    rows += [[name, *(f"{values[name]:g}" for values in (task.start, found))] for name in task.names]
    return aligned(rows)


def _comparison_table(comparison: Comparison) -> list[str]:
    share, lead = "arena-percent", "tune-lead"
    return aligned(
        [
            ["", "", text("arena-interval")],
            [
                text("arena-share"),
                number(share, comparison.win_share),
                _between(share, comparison.low, comparison.high),
            ],
            [
                text("tune-mean-lead"),
                number(lead, comparison.mean_lead),
                _between(lead, comparison.lead_low, comparison.lead_high),
            ],
        ]
    )


def _between(key: str, low: float, high: float) -> str:
    return text("arena-between", low=number(key, low), high=number(key, high))
