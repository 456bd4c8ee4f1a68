"""What a net has learned, shown in games that it has not learned from: before and after it is made of whole numbers.

Needs numpy.
"""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from skye.study.train.layout import Numbers, Offers, active_units
from skye.study.train.samples import Samples
from skye.study.train.small import Small, outputs_of
from skye.study.train.whole import Doubles, Fractions, Whole, computed

DIGITS = 4


class Judgement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a net knows; nothing is said where there was no game to show it."""

    explained: float | None
    """The share of the variance between builds of one decision, as it is left by hand, that the net explains (R²)."""
    explained_whole: float | None
    """The same with whole numbers, as it is used."""
    by_kind: dict[str, float]
    """The latter for each kind of game."""
    points_error: float | None
    """By how much it is wrong about the points still to come: the root of the mean square."""


class PriceJudgement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a net knows about prices; nothing is said where there was no game to show it."""

    learned: int
    """Times that a seat has priced its tiles, which were learned from."""
    explained: float | None
    """The share of the variance of prices that the net explains (R²)."""
    axes_right: float | None
    """How often the tile that it thinks the likeliest got the axe."""


def judge(samples: Samples, net: Fractions, whole: Whole) -> Judgement:
    """What a net has learned, by decisions of the newest iteration that it has not learned from."""
    chosen = samples.is_checked & samples.is_new
    rows = np.repeat(chosen, samples.sizes)
    if not rows.any():
        return Judgement(None, None, {}, None)
    sizes = samples.sizes[chosen]
    inputs, tiles, points = samples.rows.inputs[rows], samples.rows.tiles[rows], samples.rows.points[rows]
    wanted = points - samples.rows.hand[rows]
    outputs = computed(whole, inputs, tiles)
    kinds = np.repeat(samples.kinds[chosen], sizes)
    by_kind = {
        str(kind): _explained(outputs[:, 0], wanted, sizes, kinds == kind) for kind in np.unique(samples.kinds[chosen])
    }
    every = np.ones(len(wanted), np.bool_)
    return Judgement(
        explained=_explained(by_fractions(net, inputs, tiles)[:, 0], wanted, sizes, every),
        explained_whole=_explained(outputs[:, 0], wanted, sizes, every),
        by_kind={kind: share for kind, share in by_kind.items() if share is not None},
        points_error=round(float(np.sqrt(np.mean((outputs[:, 1] - points) ** 2))), DIGITS),
    )


def judge_prices(offers: Offers, checked: NDArray[np.bool_], net: Small) -> PriceJudgement:
    """What a net has learned about prices, by those that it has not learned from."""
    inputs, asked = offers.inputs[checked], offers.prices[checked]
    learned = int((~checked).sum())
    has_axe = (asked == 0).sum(axis=1) == 1
    priced = asked[asked > 0]
    if not has_axe.any() or not priced.var():
        return PriceJudgement(learned, None, None)
    outputs = outputs_of(net, inputs.reshape(-1, inputs.shape[2])).reshape(*asked.shape, -1)
    wrong = outputs[..., 0][asked > 0] - priced
    right = outputs[has_axe, :, 1].argmax(axis=1) == asked[has_axe].argmin(axis=1)
    return PriceJudgement(
        learned,
        explained=round(1 - float(np.mean(wrong**2)) / float(priced.var()), DIGITS) + 0.0,
        axes_right=round(float(right.mean()), DIGITS),
    )


def by_fractions(net: Fractions, inputs: Numbers, tiles: Numbers) -> Doubles:
    """The outputs of a net before it is made of whole numbers."""
    hidden = np.maximum(inputs.astype(np.float64) @ net.first + net.first_bias, 0) * active_units(tiles)
    second = np.maximum(hidden @ net.second + net.second_bias, 0)
    return np.asarray(second @ net.out + net.out_bias, np.float64)


def _explained(found: Doubles, wanted: Numbers, sizes: NDArray[np.int64], rows: NDArray[np.bool_]) -> float | None:
    error = _centred(found - wanted, sizes)[rows]
    whole = _centred(wanted, sizes)[rows]
    variance = float((whole**2).sum())
    return round(1 - float((error**2).sum()) / variance, DIGITS) + 0.0 if variance else None  # not -0.0


def _centred(values: Numbers, sizes: NDArray[np.int64]) -> Doubles:
    """Values less their mean in the decision."""
    first = np.cumsum(sizes) - sizes
    means = np.add.reduceat(values, first) / sizes
    return np.asarray(values - np.repeat(means, sizes), np.float64)
