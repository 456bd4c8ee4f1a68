"""The course of a tile's roads, north up: each leaves its edges in the middle and at a right angle."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.art.curves import MIDDLE, OUTWARD, TILE, Cubic, Point, spline
from skye.material.tiles import SIDES, Tile

Road = tuple[tuple[Cubic, ...], ...]
"""The stretches of one road."""

ROAD_WIDTH = 9.4
DEAD_END = 32
"""How far a road runs that ends on the tile."""


def road(tile: Tile, group: str, reach: Sequence[float], enclosed: bool) -> Road:
    """One road; `reach` says for each side how far the centre's land reaches towards it."""
    sides = [at for at, side in enumerate(SIDES) if side in group]
    if len(sides) == 1:
        length = MIDDLE - reach[sides[0]] + 6 if enclosed else DEAD_END
        if tile.centre == "W" and not enclosed:  # It ends before the shore.
            length = min(length, MIDDLE - reach[sides[0]] - 12)
        return (_dead_end(sides[0], length),)
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        # Closer to the corner if there is a lake or a hill in the middle.
        return (_curve(sides[0], sides[1], 14 if enclosed or tile.centre == "W" else 25),)
    start = next(side for side in sides if (side + 2) % 4 in sides)
    end = (start + 2) % 4
    others = [side for side in sides if side not in (start, end)]
    middle = _middle(tile, start, others, reach)
    through = spline([_gate(start), middle, _gate(end)], _across(start, middle), _across(end, middle))
    joining = [spline([_gate(side), middle], _across(side, middle), (MIDDLE, MIDDLE)) for side in others]
    return tuple(tuple(stretch) for stretch in (through, *joining))


def _dead_end(side: int, length: float) -> tuple[Cubic, ...]:
    x, y = OUTWARD[SIDES[side]]
    end = (MIDDLE + x * (MIDDLE - length) + y * 3, MIDDLE + y * (MIDDLE - length) - x * 3)
    return tuple(spline([_gate(side), end], _across(side, end), (end[0] - x * 9, end[1] - y * 9)))


def _curve(first: int, second: int, reach: float) -> tuple[Cubic, ...]:
    """A road around a corner."""
    start, end = _gate(first), _gate(second)
    leaving, arriving = OUTWARD[SIDES[first]], OUTWARD[SIDES[second]]
    return (
        (
            start,
            (start[0] - leaving[0] * reach, start[1] - leaving[1] * reach),
            (end[0] - arriving[0] * reach, end[1] - arriving[1] * reach),
            end,
        ),
    )


def _middle(tile: Tile, start: int, others: Sequence[int], reach: Sequence[float]) -> Point:
    """Where a road across the tile passes: around water in the middle, or a little towards a road that joins it."""
    across = [(start + 1) % 4, (start + 3) % 4]
    dry = [side for side in across if tile.edges[side] != "W"]
    if tile.centre == "W" and dry:
        taken = {symbol.at for symbol in tile.symbols}
        side = min(dry, key=lambda side: (side not in others, SIDES[side] in taken))
        swerve = reach[side] + 6
    elif len(others) == 1:
        side, swerve = others[0], 5
    else:
        side, swerve = Random(tile.id).choice(across), 0 if others else 3
    x, y = OUTWARD[SIDES[side]]
    return MIDDLE + x * swerve, MIDDLE + y * swerve


def _gate(side: int) -> Point:
    """The middle of an edge, where its road leaves the tile."""
    x, y = OUTWARD[SIDES[side]]
    return MIDDLE + x * MIDDLE, MIDDLE + y * MIDDLE


def _across(side: int, point: Point) -> Point:
    """The point mirrored at an edge: coming from there, a road crosses the edge at a right angle."""
    x, y = point
    return ((x, -y), (2 * TILE - x, y), (x, 2 * TILE - y), (-x, y))[side]
