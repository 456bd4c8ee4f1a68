"""Mountain ridges: a few large ones in each area, upright in every turn, lit from the west."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from random import Random
from typing import NamedTuple

from skye.art.curves import TILE, number, turned
from skye.art.ground import Box, Ground, Span, ground, span
from skye.art.land import MOST_TILES
from skye.art.layout import layout
from skye.art.palette import RIDGE_DARK, RIDGE_LIGHT, RIDGE_RIM
from skye.material.tiles import Tile


@dataclass(frozen=True, slots=True)
class Shape:
    """A ridge as path data, with the middle of its foot at 0, 0."""

    width: float
    height: float
    lit: str
    """The faces to the west."""
    shaded: str
    rim: str
    """Crests that catch the light."""


_EAST_FALLS = Shape(
    40,
    19,
    "M-5-19l-5.5 9-3-.8-6.5 10.8 6-1.2 2.5 1.2 3.5-2.6 0-4.4 3.8-4.5z"
    "M9.5-12.5l-4.5 6.5-2 3.6 3.4 2.4 2.2-2.2-.6-2.8 2.6-3z",
    "M-5-19l.8 7.5-3.8 4.5 0 4.4 4 2.6 3-1.6 4-.8 2-3.6-4.4-3.4-2-4z"
    "M9.5-12.5l1.1 4.5-2.6 3 .6 2.8 2.4 2.2 3-1.4 6 1.4-5-5.4-1.6-3.2z",
    "M-17-5l3.5-5.8 3 .8 5.5-9M5-6l4.5-6.5",
)
_WEST_FALLS = Shape(
    40,
    18,
    "M-11-11l-9 11 4.5-1.4 2.5 1.4 2.6-3-1.4-2 2.2-2.6zM5-18l-4.6 7.4-2.6 1-3.8 5.6 4 2.8 2 1.2 3.4-3.4-1-3.6 3.6-4z",
    "M-11-11l1.4 3.4-2.2 2.6 1.4 2 2.4 3 6-1.2-4-2.8-1.4-2.6z"
    "M5-18l1 7-3.6 4 1 3.6 3.6 3.4 3-1.6 4 1.6 6 0-6.4-6-2.6-.6-2.6-5.4z",
    "M-15.5-5.5l4.5-5.5M-4-7l1.8-2.6 2.6-1 4.6-7.4",
)
_HILL = Shape(
    24,
    13,
    "M1-13l-4.6 5.6-2.8-.6-5.6 8 4.6-1.2 2.4 1.2 2.6-2-1-3 5.2-3.6z",
    "M1-13l.8 4.4-5.2 3.6 1 3 2.4 2 3.4-1.4 2.6 1.4 6 0-4.6-5.6-2-.4z",
    "M-9.5-3.6l3.1-4.4 2.8 .6 4.6-5.6",
)
_PEAK = Shape(
    14,
    11,
    "M0-11l-7 11 3-.8 1.6 .8 1.4-2-1-2 2.4-3z",
    "M0-11l.4 4-2.4 3 1 2 1.8 2 2.2-.9 4 .9-3-4z",
    "M-5-3.2l5-7.8",
)

CHOICES: tuple[tuple[float, tuple[Shape, ...]], ...] = (
    *((size, (_EAST_FALLS, _WEST_FALLS)) for size in (1.5, 1.35, 1.2, 1.05, 0.95, 0.85)),
    *((size, (_HILL,)) for size in (1.2, 1.0, 0.85)),
    *((size, (_PEAK,)) for size in (1.2, 1.0, 0.8, 0.65)),
)
"""What is tried, the largest first."""
MOST = 3
"""Ridges in one area."""
GRID = range(6, TILE, 3)
ROOM = 1.3
"""Between a ridge and the border, the road or the symbol next to it."""
MARGIN = 1
"""Between that room and the edge of the tile."""
APART = 8.0
"""Between two ridges."""


@dataclass(frozen=True, slots=True)
class Ridge:
    """A ridge in its place."""

    shape: Shape
    x: int
    """The middle of its foot."""
    y: int
    size: float

    def boxes(self, room: float) -> Iterator[Box]:
        """What it covers, in three layers that grow narrower, with some room around them."""
        wide, high = self.shape.width / 2 * self.size, self.shape.height * self.size
        for top, bottom, share in ((0.36, 0, 1), (0.7, 0.36, 0.7), (1, 0.7, 0.4)):
            reach = wide * share + room
            yield self.x - reach, self.y - high * top - room, self.x + reach, self.y - high * bottom + room


def ridges_svg(tile: Tile, turn: int, most: int = MOST) -> str:
    """The ridges of all mountains, the far ones first."""
    drawn = sorted(chain(*(found[:most] for found in ridges(tile, turn % 4))), key=lambda ridge: ridge.y)
    return "".join(map(_drawn, drawn))


def _drawn(ridge: Ridge) -> str:
    shape = ridge.shape
    return (
        f'<g transform="translate({number(ridge.x)} {number(ridge.y)}) scale({ridge.size:g})">'
        f'<path fill="{RIDGE_LIGHT}" d="{shape.lit}"/><path fill="{RIDGE_DARK}" d="{shape.shaded}"/>'
        f'<path fill="none" stroke="{RIDGE_RIM}" stroke-linejoin="round" d="{shape.rim}"/></g>'
    )


@lru_cache(4 * MOST_TILES)
def ridges(tile: Tile, turn: int) -> tuple[tuple[Ridge, ...], ...]:
    """The ridges of each mountain of a turned tile, the largest first, as far from each other as there is room."""
    land, random = ground(tile), Random(tile.id)
    symbols = [symbol.box(ROOM) for symbol in layout(tile, turn)]
    mountains = [at for at, area in enumerate(land.shape.areas) if area.terrain == "M"]
    return tuple(_of_mountain(_Mountain(land, area, turn, symbols), random) for area in mountains)


class _Mountain(NamedTuple):
    """An area of a turned tile that wants ridges."""

    land: Ground
    area: int
    turn: int
    symbols: Sequence[Box]
    """What stands on the tile, with some room around it."""


def _of_mountain(mountain: _Mountain, random: Random) -> tuple[Ridge, ...]:
    land, area, turn, _ = mountain
    found: list[Ridge] = []
    variant = random.randrange(2)
    spots = [(x, y) for y in GRID for x in GRID if land.area_at(turned((x, y), -turn)) == area]
    random.shuffle(spots)
    # Where the smallest has no room, none has.
    smallest, (peak,) = CHOICES[-1]
    spots = [(ridge.x, ridge.y) for ridge in _fitting(mountain, peak, smallest, spots)]
    for size, shapes in CHOICES:
        if len(found) == MOST:
            break
        shape = shapes[(variant + len(found)) % len(shapes)]
        fitting = _fitting(mountain, shape, size, spots)
        free = [ridge for ridge in fitting if all(_gap(ridge, other) > APART for other in found)]
        if free:
            found.append(max(free, key=lambda ridge: min((_gap(ridge, other) for other in found), default=0)))
    return tuple(found)


def _gap(one: Ridge, other: Ridge) -> float:
    """The distance between two ridges, larger along the way one looks."""
    across = abs(one.x - other.x) - (one.shape.width * one.size + other.shape.width * other.size) / 2
    lower = one if one.y > other.y else other
    down = abs(one.y - other.y) - lower.shape.height * lower.size
    return max(across, down)


def _fitting(mountain: _Mountain, shape: Shape, size: float, spots: Sequence[tuple[int, int]]) -> Iterator[Ridge]:
    """The ridges on these spots that are wholly in their area, and clear of roads and symbols."""
    land, area, turn, symbols = mountain
    diagonal, is_across = _diagonal(shape, size, turn), turn % 2
    for x, y in spots:
        for at_x, at_y in zip(diagonal[x], diagonal[y], strict=True):
            if not (at_x.is_between_sides and at_y.is_between_top_and_bottom):
                break
            columns, rows = (at_y.columns, at_x.rows) if is_across else (at_x.columns, at_y.rows)
            if land.share(area, columns, rows) < 1 or land.on_road(columns, rows) > 0:
                break
            (left, _, right, _), (_, top, _, bottom) = at_x.box, at_y.box
            if any(left < other[2] and other[0] < right and top < other[3] and other[1] < bottom for other in symbols):
                break
        else:
            yield Ridge(shape, x, y, size)


class _Layer(NamedTuple):
    """A layer of a ridge: what it covers of a turned tile, and of the land, north up."""

    box: Box
    columns: Span
    rows: Span
    is_between_sides: bool
    """Of the tile, with a margin."""
    is_between_top_and_bottom: bool


@cache
def _diagonal(shape: Shape, size: float, turn: int) -> dict[int, tuple[_Layer, ...]]:
    """The layers of a ridge on the spots whose x and y are the same.

    They also tell of all other spots: what is covered along one axis does not depend on the place along the other.
    """
    return {place: tuple(_layer(box, turn) for box in Ridge(shape, place, place, size).boxes(ROOM)) for place in GRID}


def _layer(box: Box, turn: int) -> _Layer:
    (left, top), (right, bottom) = turned(box[:2], -turn), turned(box[2:], -turn)
    (west, east), (north, south) = sorted((left, right)), sorted((top, bottom))
    columns, rows = span((west + east) / 2, (east - west) / 2), span((north + south) / 2, (south - north) / 2)
    is_between = [low >= MARGIN and high <= TILE - MARGIN for low, high in ((box[0], box[2]), (box[1], box[3]))]
    return _Layer(box, columns, rows, *is_between)
