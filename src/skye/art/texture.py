"""The texture of each terrain, so that it can be distinguished without colour: tufts of grass, ridges, waves."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from skye.art.curves import TILE, Point, number, turned
from skye.art.ground import Ground, ground, span
from skye.art.land import MOST_TILES
from skye.art.layout import layout
from skye.art.palette import GRASS, WAVE
from skye.art.places import Placed
from skye.art.ridges import ridges_svg
from skye.material.tiles import Tile

ATTEMPTS = 450
REACH = {"P": 3.5, "W": 7.0}
"""Half the side of the square a mark needs."""
APART = {"P": 17.0, "W": 17.0}
MARKS = {
    "P": (GRASS, (0, 1.8), "l-1.7-2.6m1.7 2.6v-3.6m0 3.6l1.7-2.6"),
    "W": (WAVE, (-6, 0.6), "q3-2.4 6 0t6 0"),
}
"""The colour of a tuft and of a wave, where it begins from its middle, and its line."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One tuft or wave."""

    terrain: str
    point: Point


def texture(tile: Tile, turn: int) -> str:
    """Tufts, waves and ridges of a tile; turning moves them and keeps them upright."""
    drawn = ""
    for terrain, (colour, (left, top), line) in MARKS.items():
        points = [turned(mark.point, turn) for mark in _marks(tile) if mark.terrain == terrain]
        data = "".join(f"M{number(x + left)} {number(y + top)}{line}" for x, y in points)
        if data:
            drawn += f'<path fill="none" stroke="{colour}" stroke-linecap="round" d="{data}"/>'
    return drawn + ridges_svg(tile, turn)


@lru_cache(MOST_TILES)
def _marks(tile: Tile) -> tuple[Mark, ...]:
    """The marks, scattered over the areas, clear of borders, roads, symbols and each other."""
    land, random = ground(tile), Random(tile.id)
    symbols = layout(tile)
    marks: list[Mark] = []
    for mark, area in _scattered(land, random):
        if _fits(mark, area, land, symbols) and all(_far(mark, other) for other in marks):
            marks.append(mark)
    return tuple(marks)


def _fits(mark: Mark, area: int, land: Ground, symbols: Sequence[Placed]) -> bool:
    """Whether the mark is wholly on the tile and in its area, and clear of roads and symbols."""
    x, y = mark.point
    reach = REACH[mark.terrain]
    if not (reach < x < TILE - reach and reach < y < TILE - reach):
        return False
    if land.share(area, span(x, reach), span(y, reach)) < 1:
        return False
    if land.on_road(span(x, reach + 0.5), span(y, reach + 0.5)) > 0:
        return False
    square = Placed(mark.terrain, area, x, y, 2 * reach)
    return not any(square.overlaps(symbol) for symbol in symbols)


def _scattered(land: Ground, random: Random) -> Iterator[tuple[Mark, int]]:
    """Marks to try, with the area each is in."""
    for _ in range(ATTEMPTS):
        point = (random.uniform(0, TILE), random.uniform(0, TILE))
        area = land.area_at(point)
        terrain = land.shape.areas[area].terrain
        if terrain in MARKS:
            yield Mark(terrain, point), area


def _far(mark: Mark, other: Mark) -> bool:
    return math.dist(mark.point, other.point) > (APART[mark.terrain] + APART[other.terrain]) / 2
