"""What the results say about the bots: shares, points and ratings, each with an interval that allows for the deals.

The games of one deal are correlated, so a deal counts as one observation. Needs the packages of the extra `study`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan, log, sqrt
from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy.special import stdtrit  # type: ignore[import-untyped]

from skye.study.arena.folder import Result
from skye.study.arena.plan import Plan
from skye.study.stats.intervals import wilson

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""Standard errors to each side of an interval."""
ELO = 400 / log(10)
"""A rating difference of 400 stands for odds of 10 to 1."""
MEAN_RATING = 1500
PRIOR = 0.5
"""Games added for each bot of a pair (Jeffreys' prior), so that the rating of one that always wins stays finite."""
RESAMPLES = 1000

Numbers = NDArray[np.float64]


class Standing(msgspec.Struct, frozen=True):
    """What is known of one bot."""

    name: str
    win_share: float
    low: float
    high: float
    mean_points: float
    points_low: float
    points_high: float
    rating: float
    rating_low: float
    rating_high: float
    median_seconds: float
    p95_seconds: float
    decisions: int
    games: int


class HeadToHead(msgspec.Struct, frozen=True):
    """How one bot did against another at tables of two."""

    name: str
    other: str
    win_share: float
    low: float
    high: float
    games: int


def standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    """Every bot of the run, the best first."""
    rated = ratings(plan, results)
    found = [_standing(bot.title, results, *rated[number]) for number, bot in enumerate(plan.bots)]
    return sorted(found, key=lambda standing: -standing.rating)


def _standing(name: str, results: Sequence[Result], rating: float, low: float, high: float) -> Standing:
    seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    share, share_low, share_high = share_interval(_by_deal([(r.deal, credit(r, seat)) for r, seat in seats]))
    points, points_low, points_high = mean_interval(_by_deal([(r.deal, r.points[seat]) for r, seat in seats]))
    times = np.array([seconds for result, seat in seats for seconds in result.times[seat]])
    median, p95 = np.quantile(times, (0.5, 0.95)) if len(times) else (0.0, 0.0)
    return Standing(
        name=name,
        win_share=share,
        low=share_low,
        high=share_high,
        mean_points=points,
        points_low=points_low,
        points_high=points_high,
        rating=rating,
        rating_low=low,
        rating_high=high,
        median_seconds=float(median),
        p95_seconds=float(p95),
        decisions=len(times),
        games=len({result.game for result, _ in seats}),
    )


def head_to_head(plan: Plan, results: Sequence[Result]) -> list[HeadToHead]:
    """Every ordered pair of different bots that met at a table of two."""
    found = []
    for name in (bot.title for bot in plan.bots):
        for other in (bot.title for bot in plan.bots if bot.title != name):
            met = [result for result in results if sorted(result.bots) == sorted((name, other))]
            if met:
                values = _by_deal([(result.deal, credit(result, result.bots.index(name))) for result in met])
                found.append(HeadToHead(name, other, *share_interval(values), len(met)))
    return found


def credit(result: Result, seat: int) -> float:
    """A win is shared by those who have won together."""
    return (seat in result.winners) / len(result.winners)


def _by_deal(values: Sequence[tuple[int, float]]) -> Numbers:
    """The mean of each deal; all deals have the same number of games."""
    deals, places = np.unique([deal for deal, _ in values], return_inverse=True)
    sums = np.bincount(places, weights=[value for _, value in values], minlength=len(deals))
    return np.asarray(sums / np.bincount(places), dtype=np.float64)


def _factor(deals: int) -> float:
    """How many standard errors an interval extends to each side, when the error is estimated from this few deals."""
    return float(stdtrit(deals - 1, (1 + CONFIDENCE) / 2))


def share_interval(values: Numbers) -> tuple[float, float, float]:
    """A share with Wilson's interval for as many independent games as would give the same uncertainty as the deals."""
    share = float(values.mean())
    error = float(values.var(ddof=1) / len(values)) if len(values) > 1 else 0.0
    if error > 0:
        count, factor = share * (1 - share) / error, _factor(len(values))
    else:
        count, factor = float(len(values)), NORMAL
    return share, *wilson(share, count, factor)


def mean_interval(values: Numbers) -> tuple[float, float, float]:
    """A mean with Student's interval; for one deal nothing is known but the mean."""
    mean = float(values.mean())
    if len(values) < 2:
        return mean, mean, mean
    reach = _factor(len(values)) * float(values.std(ddof=1)) / sqrt(len(values))
    return mean, mean - reach, mean + reach


def ratings(plan: Plan, results: Sequence[Result]) -> list[tuple[float, float, float]]:
    """The rating of every bot of the plan, in its order, with its interval.

    Bradley and Terry's model for every two seats of a game: who has more points, then gold, has won; a tie is half a
    win for both. The interval is that of a Bayesian bootstrap: deals are weighed at random, and so is the prior,
    without which a bot that always wins would seem to be known exactly.
    """
    count = len(plan.bots)
    if count < 2:
        return [(MEAN_RATING, MEAN_RATING, MEAN_RATING)]
    wins = _wins_by_deal(plan, results)
    others = 1 - np.eye(count)
    rating = _fit(wins.sum(axis=0) + PRIOR * others)
    rng = np.random.default_rng(plan.seed)
    drawn = np.empty((RESAMPLES, count))
    for number in range(RESAMPLES):
        weighed = np.tensordot(rng.exponential(size=len(wins)), wins, axes=1)
        drawn[number] = _fit(weighed + rng.gamma(PRIOR, size=(count, count)) * others)
    tail = (1 - CONFIDENCE) / 2
    low, high = rating + _stretch(len(wins)) * (np.quantile(drawn, (tail, 1 - tail), axis=0) - rating)
    return [(float(rating[bot]), float(low[bot]), float(high[bot])) for bot in range(count)]


def _stretch(deals: int) -> float:
    """How much too narrow a bootstrap of this few deals is: they are closer to their own mean than to the true one."""
    deals = max(deals, 2)
    return _factor(deals) / NORMAL * sqrt(deals / (deals - 1))


def _wins_by_deal(plan: Plan, results: Sequence[Result]) -> Numbers:
    """For each deal, how often each bot (row) was ahead of each other (column)."""
    number = {bot.title: place for place, bot in enumerate(plan.bots)}
    deals = {deal: place for place, deal in enumerate(sorted({result.deal for result in results}))}
    wins = np.zeros((len(deals), len(number), len(number)))
    for result in results:
        placed = list(zip(result.bots, result.points, result.gold, strict=True))
        for one, *own in placed:
            for other, *theirs in placed:
                if one != other:
                    wins[deals[result.deal], number[one], number[other]] += (own > theirs) + 0.5 * (own == theirs)
    return wins


def _fit(wins: Numbers) -> Numbers:
    """The most likely ratings for these wins; their mean is the same whatever they are."""
    import choix  # here, since it takes half a second to load and only ratings need it

    strengths = choix.ilsr_pairwise_dense(wins, max_iter=10_000)
    fitted = np.asarray(MEAN_RATING + ELO * (strengths - strengths.mean()), dtype=np.float64)
    assert not any(map(isnan, fitted)), "every two bots have met"
    return fitted
