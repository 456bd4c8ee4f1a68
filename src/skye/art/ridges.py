"""Mountain ridges: a few large ones in each area, upright in every turn, lit from the west."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from random import Random

from skye.art.curves import TILE, number, turned
from skye.art.ground import Box, Ground, ground, span
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
APART = 8.0
"""Between two ridges."""


@dataclass(frozen=True, slots=True)
class Ridge:
    """A ridge in its place."""

    shape: Shape
    x: float
    """The middle of its foot."""
    y: float
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


@cache
def ridges(tile: Tile, turn: int) -> tuple[tuple[Ridge, ...], ...]:
    """The ridges of each mountain of a turned tile, the largest first, as far from each other as there is room."""
    land, random = ground(tile), Random(tile.id)
    taken = [symbol.box(ROOM) for symbol in layout(tile, turn)]
    mountains = [at for at, area in enumerate(land.shape.areas) if area.terrain == "M"]
    return tuple(_of_area(land, area, turn, taken, random) for area in mountains)


def _of_area(land: Ground, area: int, turn: int, taken: Sequence[Box], random: Random) -> tuple[Ridge, ...]:
    found: list[Ridge] = []
    variant = random.randrange(2)
    spots = [(x, y) for y in GRID for x in GRID if land.area_at(turned((x, y), -turn)) == area]
    random.shuffle(spots)
    for size, shapes in CHOICES:
        if len(found) == MOST:
            break
        shape = shapes[(variant + len(found)) % len(shapes)]
        free = [
            ridge
            for ridge in (Ridge(shape, x, y, size) for x, y in spots)
            if all(_gap(ridge, other) > APART for other in found) and _fits(ridge, land, area, turn, taken)
        ]
        if free:
            found.append(max(free, key=lambda ridge: min((_gap(ridge, other) for other in found), default=0)))
    return tuple(found)


def _gap(one: Ridge, other: Ridge) -> float:
    """The distance between two ridges, larger along the way one looks."""
    across = abs(one.x - other.x) - (one.shape.width * one.size + other.shape.width * other.size) / 2
    lower = one if one.y > other.y else other
    down = abs(one.y - other.y) - lower.shape.height * lower.size
    return max(across, down)


def _fits(ridge: Ridge, land: Ground, area: int, turn: int, taken: Sequence[Box]) -> bool:
    """Whether the ridge is wholly in its area, and clear of roads and symbols."""
    for box in ridge.boxes(ROOM):
        if min(box) < 1 or max(box) > TILE - 1:
            return False
        columns, rows = _cells(box, turn)
        if land.share(area, columns, rows) < 1 or land.on_road(columns, rows) > 0:
            return False
        if any(box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3] for other in taken):
            return False
    return True


def _cells(box: Box, turn: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The cells of the land, north up, that a box of the turned tile covers."""
    (left, top), (right, bottom) = turned(box[:2], -turn), turned(box[2:], -turn)
    (west, east), (north, south) = sorted((left, right)), sorted((top, bottom))
    return span((west + east) / 2, (east - west) / 2), span((north + south) / 2, (south - north) / 2)
