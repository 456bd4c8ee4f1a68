"""Points and smooth curves: splines through anchors, as SVG paths and as fine polylines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]

TILE = 96
"""Side of a tile in user units."""


def number(value: float) -> str:
    """A number as short as SVG allows, rounded to two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def turned(point: Point, turn: int) -> Point:
    """A point of a tile after quarter turns clockwise about the tile's middle."""
    x, y = point
    for _ in range(turn % 4):
        x, y = TILE - y, x
    return x, y


def spline(anchors: Sequence[Point], before: Point, after: Point) -> list[Cubic]:
    """A smooth curve through the anchors; the outer two points only steer its ends."""
    points = [before, *anchors, after]
    return [_piece(*points[at : at + 4]) for at in range(len(anchors) - 1)]


def ring(anchors: Sequence[Point]) -> list[Cubic]:
    """A smooth closed curve through the anchors."""
    return spline([*anchors, anchors[0]], anchors[-1], anchors[1])


def _piece(before: Point, start: Point, end: Point, after: Point) -> Cubic:
    """One Catmull-Rom piece from start to end, centripetal so that it never overshoots."""
    first, second, third = (max(math.dist(*pair), 0.01) ** 0.5 for pair in ((before, start), (start, end), (end, after)))

    def steer(here: Point, far: Point, other: Point, near: float, away: float) -> Point:
        scale = 3 * near * (near + away)
        weight = 2 * near * near + 3 * near * away + away * away
        return (
            (near * near * other[0] - away * away * far[0] + weight * here[0]) / scale,
            (near * near * other[1] - away * away * far[1] + weight * here[1]) / scale,
        )

    return start, _control(before, start, end, first, second), _control(after, end, start, third, second), end


def _control(beyond: Point, here: Point, towards: Point, outer: float, inner: float) -> Point:
    scale = 3 * outer * (outer + inner)
    weight = 2 * outer * outer + 3 * outer * inner + inner * inner
    x, y = (
        (outer * outer * towards[axis] - inner * inner * beyond[axis] + weight * here[axis]) / scale for axis in (0, 1)
    )
    return x, y
