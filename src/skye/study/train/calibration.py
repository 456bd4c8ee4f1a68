"""Whether chances are right: of all seats that are said to win so often, how many did; and how a plain curve does.

Needs numpy.
"""

from __future__ import annotations

from math import pi, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from skye.search.constants import CHANCE_POINTS
from skye.study.train.mix import BASE, kinds
from skye.study.train.samples import Tables
from skye.study.train.small import Small, shares_of
from skye.study.train.whole import Doubles

GROUPS = 10
"""Seats in the order of their chances are divided into so many groups of the same size."""
DIGITS = 5
STEPS = 30
"""Of the method by which a curve is fitted; it is there after a few."""

Rows = NDArray[np.bool_]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How right the chances are in one kind of game, in games that were not learned from."""

    expansion: str
    players: int
    round: int | None
    """None for all of them."""
    positions: int
    """Tables; each says something about all its seats."""
    error: float
    """By how much a chance is wrong: the mean over the groups of seats."""
    luck: float | None
    """How large that error would be on average if all chances were right, as there are only so many positions.

    None for all rounds together, as those of a game end alike.
    """
    brier: float
    """The mean square of the difference between chances and results."""
    brier_of_lead: float
    """The same for the best curve of the lead in points alone."""
    predicted: tuple[float, ...]
    """The mean chance in each group."""
    observed: tuple[float, ...]
    """The share of victories in each group."""


def calibrations(tables: Tables, net: Small, learned: Rows, shown: Rows) -> list[Calibration]:
    """For each kind of game all rounds and every round; curves learn from some seats, and others are shown."""
    seats = tables.seats
    # Only those that are shown are computed.
    chances = np.zeros(len(shown))
    chances[shown] = shares_of(net, seats.inputs[shown], seats.players[shown])
    lead = seats.inputs[:, CHANCE_POINTS].astype(np.float64)
    results = seats.share.astype(np.float64)
    found = []
    for expansion, players in ((kind.expansion or BASE, kind.players) for kind in kinds()):
        kind = (tables.expansions == expansion) & (seats.players == players)
        by_lead = np.full(len(shown), 1 / players)  # the curve that has learned from nobody
        rounds = [int(number) for number in np.unique(seats.round[kind])]
        for number in rounds:
            here = kind & (seats.round == number)
            if (here & learned).any():
                by_lead[here] = _curve(lead[here & learned], results[here & learned], lead[here])
        for chosen in (None, *rounds):
            rows = kind & shown if chosen is None else kind & shown & (seats.round == chosen)
            if rows.any():
                found.append(_judged(expansion, players, chosen, chances[rows], results[rows], by_lead[rows]))
    return found


def _judged(
    expansion: str, players: int, number: int | None, chances: Doubles, results: Doubles, by_lead: Doubles
) -> Calibration:
    groups = [group for group in np.array_split(np.argsort(chances, kind="stable"), GROUPS) if len(group)]
    predicted = [float(chances[group].mean()) for group in groups]
    observed = [float(results[group].mean()) for group in groups]
    sizes = [len(group) for group in groups]
    errors = [abs(one - other) for one, other in zip(predicted, observed, strict=True)]
    # The mean of the size of a normal variable.
    spreads = [sqrt(2 / pi * float((chances[group] * (1 - chances[group])).sum())) / len(group) for group in groups]
    return Calibration(
        expansion=expansion,
        players=players,
        round=number,
        positions=len(chances) // players,
        error=_mean(errors, sizes),
        luck=None if number is None else _mean(spreads, sizes),
        brier=round(float(((chances - results) ** 2).mean()), DIGITS),
        brier_of_lead=round(float(((by_lead - results) ** 2).mean()), DIGITS),
        predicted=tuple(round(value, DIGITS) for value in predicted),
        observed=tuple(round(value, DIGITS) for value in observed),
    )


def _mean(values: list[float], sizes: list[int]) -> float:
    return round(sum(value * size for value, size in zip(values, sizes, strict=True)) / sum(sizes), DIGITS)


def _curve(lead: Doubles, results: Doubles, asked: Doubles) -> Doubles:
    """The chances by the logistic curve of the lead that fits best (Newton's method)."""
    columns = np.stack([np.ones_like(lead), lead], axis=1)
    slope = np.zeros(2)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(columns @ slope, -30, 30)))
        gradient = columns.T @ (results - chances)
        curvature = (columns * (chances * (1 - chances))[:, None]).T @ columns
        # A little more, so that few results or leads that are all alike do no harm.
        slope += np.linalg.solve(curvature + 1e-3 * np.eye(2), gradient - 1e-3 * slope)
    return np.asarray(1 / (1 + np.exp(-np.clip(slope[0] + slope[1] * asked, -30, 30))), np.float64)
