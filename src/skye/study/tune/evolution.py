"""The distribution of the weights: candidates are drawn from it, and their results move it (CMA-ES).

Needs the packages of the extra `study`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from math import isclose

import cma
from numpy import inf
from numpy.random import RandomState

from skye.study.tune.task import Tuning

LEAST = 0.1
"""A weight around 0 is searched as if it were this large."""
STEP = 0.5
"""The standard deviation of the first candidates, in halves of the weights."""
DIGITS = 6
"""Digits of the weights that candidates play with."""
MEAN_DIGITS = 4
"""Digits of the resulting weights; more than their precision."""
LEAST_DIMENSIONS = 2  # the package warns that with one it may fail

Candidate = dict[str, float]
"""The tuned weights by name."""


class Evolution:
    """Ask for candidates, report how they did, and repeat."""

    def __init__(self, task: Tuning) -> None:
        self.names = task.names
        bounds = [task.bounds(name) for name in task.names]
        self.centre = [
            min(max(task.start[name], low), high) for name, (low, high) in zip(self.names, bounds, strict=True)
        ]
        self.scale = [max(abs(value), LEAST) / 2 for value in self.centre]
        scaled = list(zip(self.centre, self.scale, bounds, strict=True))
        unused = [inf] * (LEAST_DIMENSIONS - len(self.names))
        lows = [(low - centre) / scale for centre, scale, (low, _) in scaled] + [-bound for bound in unused]
        highs = [(high - centre) / scale for centre, scale, (_, high) in scaled] + unused
        mixed = blake2b(f"candidates {task.seed}".encode(), digest_size=4).digest()
        options = {
            "popsize": task.population,
            "bounds": [lows, highs],
            "verbose": -9,
            # Its own generator: the one that all of numpy shares is not touched.
            "randn": RandomState(int.from_bytes(mixed)).randn,
        }
        with _quiet():
            self._strategy = cma.CMAEvolutionStrategy([0.0] * len(lows), STEP, options)
        self._asked: Sequence[Sequence[float]] = []

    def ask(self) -> list[Candidate]:
        """The candidates of the next generation."""
        with _quiet():
            self._asked = self._strategy.ask()
        return [self._weights(point, DIGITS) for point in self._asked]

    def tell(self, fitness: Sequence[float]) -> None:
        """Report how the last candidates did."""
        with _quiet():
            self._strategy.tell(self._asked, [-value for value in fitness])

    def mean(self) -> Candidate:
        """The mean of the distribution: what is known to be good, without the luck of a single candidate."""
        with _quiet():
            return self._weights(self._strategy.result.xfavorite, MEAN_DIGITS)

    def step(self) -> float:
        """How far the next candidates are from the mean, compared with the first ones."""
        return float(f"{self._strategy.sigma / STEP:.{MEAN_DIGITS}g}")

    def _weights(self, point: Sequence[float], digits: int) -> Candidate:
        # A single weight gets a second, unused number.
        placed = zip(self.centre, self.scale, point, strict=False)
        values = [centre + scale * float(at) for centre, scale, at in placed]
        return {name: float(f"{value:.{digits}g}") + 0.0 for name, value in zip(self.names, values, strict=True)}


def are_same(one: Sequence[Candidate], other: Sequence[Candidate]) -> bool:
    """Whether these are the same candidates, except for last digits that another machine computes differently."""
    if [candidate.keys() for candidate in one] != [candidate.keys() for candidate in other]:
        return False
    pairs = zip(one, other, strict=True)
    return all(isclose(here[name], there[name], rel_tol=1e-4, abs_tol=1e-6) for here, there in pairs for name in here)


@contextmanager
def _quiet() -> Iterator[None]:
    """Without the warnings of the package, about things that no user can change."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
