"""Points and smooth curves: splines through anchors, as SVG path data and as fine polylines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]

TILE = 96
"""Side of a tile in user units."""
MIDDLE = TILE / 2
OUTWARD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "C": (0, 0)}
"""The offset from the middle of a tile to a place on it."""


def number(value: float) -> str:
    """A number as short as possible, rounded to one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def turned(point: Point, turn: int) -> Point:
    """A point of a tile after quarter turns clockwise about the tile's middle."""
    x, y = point
    for _ in range(turn % 4):
        x, y = TILE - y, x
    return x, y


def spline(anchors: Sequence[Point], before: Point, after: Point) -> list[Cubic]:
    """A smooth curve through the anchors; the outer two points only steer its ends."""
    points = [before, *anchors, after]
    headings = [_heading(points[at - 1], points[at + 1]) for at in range(1, len(points) - 1)]
    return [_piece(anchors[at], anchors[at + 1], headings[at], headings[at + 1]) for at in range(len(anchors) - 1)]


def ring(anchors: Sequence[Point]) -> list[Cubic]:
    """A smooth closed curve through the anchors."""
    return spline([*anchors, anchors[0]], anchors[-1], anchors[1])


def flat(curve: Iterable[Cubic], steps: int = 6) -> list[Point]:
    """The curve as a fine polyline."""
    points: list[Point] = []
    for cubic in curve:
        if not points:
            points.append(cubic[0])
        points += [_on(cubic, step / steps) for step in range(1, steps + 1)]
    return points


def beside(curve: Iterable[Cubic], distance: float) -> list[Cubic]:
    """The curve shifted sideways, to the right in its direction."""
    moved = []
    for start, first, second, end in curve:
        ahead, arriving = _heading(start, first), _heading(second, end)
        shift = (-ahead[1] * distance, ahead[0] * distance)
        landed = (-arriving[1] * distance, arriving[0] * distance)
        moved.append((_add(start, shift), _add(first, shift), _add(second, landed), _add(end, landed)))
    return moved


def backwards(curve: Sequence[Cubic]) -> tuple[Cubic, ...]:
    """The same curve, reversed."""
    return tuple((end, second, first, start) for start, first, second, end in reversed(curve))


def path(curve: Sequence[Cubic], turn: int = 0, *, start: str = "M") -> str:
    """SVG path data of the curve on a turned tile; relative, because that is shorter."""
    here = _rounded(turned(curve[0][0], turn))
    data = start + _pairs([here])
    for cubic in curve:
        points = [_rounded(turned(point, turn)) for point in cubic[1:]]
        data += "c" + _pairs([(x - here[0], y - here[1]) for x, y in points])
        here = points[-1]
    return data


def lines(points: Iterable[Point], turn: int = 0) -> str:
    """SVG path data of straight lines on a turned tile."""
    return "M" + "L".join(_pairs([turned(point, turn)]) for point in points)


def _pairs(points: Iterable[Point]) -> str:
    return " ".join(number(value) for point in points for value in point).replace(" -", "-")


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _add(point: Point, shift: Point) -> Point:
    return point[0] + shift[0], point[1] + shift[1]


def _heading(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _piece(start: Point, end: Point, ahead: Point, arriving: Point) -> Cubic:
    reach = math.dist(start, end) / 3
    return (
        start,
        (start[0] + ahead[0] * reach, start[1] + ahead[1] * reach),
        (end[0] - arriving[0] * reach, end[1] - arriving[1] * reach),
        end,
    )


def _on(cubic: Cubic, time: float) -> Point:
    rest = 1 - time
    weights = (rest**3, 3 * rest * rest * time, 3 * rest * time * time, time**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, cubic, strict=True)) for axis in (0, 1))
    return x, y
