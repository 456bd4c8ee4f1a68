"""How certain a share or a mean is: 95 % intervals."""

from __future__ import annotations

import math

Z = 1.959963984540054
"""For the normal distribution: 95 % lie within this many standard deviations."""


def wilson(share: float, count: float, factor: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share of this many cases; it stays sensible for few of them and near 0 and 1."""
    square = factor * factor / count
    half = math.sqrt(square * share * (1 - share) + square * square / 4)
    # Not written as a difference of centre and half: rounding would keep it from being 0 and 1 at the ends.
    return share**2 / (share + square / 2 + half), 1 - (1 - share) ** 2 / (1 - share + square / 2 + half)


def of_mean(total: float, squares: float, count: int) -> tuple[float, float] | None:
    """The interval of a mean from the sums of the values and of their squares; None for fewer than two values."""
    if count < 2:
        return None
    mean = total / count
    variance = max(0.0, (squares - total * mean) / (count - 1))
    half = Z * math.sqrt(variance / count)
    return mean - half, mean + half
