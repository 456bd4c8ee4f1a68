"""How sure a share or a mean is: 95 % intervals."""

from __future__ import annotations

import math

Z = 1.959963984540054
"""Of the normal distribution: 95 % lie within so many standard deviations."""


def wilson(part: float, whole: int) -> tuple[float, float]:
    """The interval of a share after Wilson; it stays sensible for few cases and near 0 and 1."""
    share = part / whole
    centre = share + Z * Z / (2 * whole)
    half = Z * math.sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole))
    scale = 1 + Z * Z / whole
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def of_mean(total: float, squares: float, count: int) -> tuple[float, float] | None:
    """The interval of a mean from the sums of the values and of their squares; None for fewer than two values."""
    if count < 2:
        return None
    mean = total / count
    variance = max(0.0, (squares - total * mean) / (count - 1))
    half = Z * math.sqrt(variance / count)
    return mean - half, mean + half
