"""The texture of each terrain, so that it can be distinguished without colour: tufts of grass, ridges, waves."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.art.curves import TILE, Point, number, turned
from skye.art.ground import Ground, ground, span
from skye.art.layout import layout
from skye.art.palette import GRASS, RIDGE_DARK, RIDGE_LIGHT, WAVE
from skye.art.places import Placed
from skye.material.tiles import Tile

ATTEMPTS = 450
REACH = {"P": 3.5, "M": 7.5, "W": 6.5}
"""Half the side of the square a mark needs."""
APART = {"P": 12.0, "M": 13.5, "W": 13.0}


@dataclass(frozen=True, slots=True)
class Mark:
    """One tuft, ridge or wave."""

    terrain: str
    point: Point
    size: float


def texture(tile: Tile, turn: int = 0) -> str:
    """The marks of a tile; turning moves them and keeps them upright."""
    tufts = waves = light = dark = ""
    for mark in _marks(tile):
        x, y = turned(mark.point, turn)
        if mark.terrain == "P":
            tufts += f"M{number(x)} {number(y + 1.8)}l-1.7-2.6m1.7 2.6v-3.6m0 3.6l1.7-2.6"
        elif mark.terrain == "W":
            waves += f"M{number(x - 4)} {number(y)}q2-2 4 0t4 0"
        else:
            top = f"M{number(x)} {number(y - 5 * mark.size)}"
            light += top + _scaled("l", mark.size, -6.5, 10, 8.5, 0, -1.5, -4, 1, -2)
            dark += top + _scaled("l", mark.size, 1.5, 4, -1, 2, 1.5, 4, 5, 0)
    return _strokes(GRASS, tufts) + _strokes(WAVE, waves) + _faces(RIDGE_LIGHT, light) + _faces(RIDGE_DARK, dark)


def _scaled(command: str, size: float, *values: float) -> str:
    return command + " ".join(number(value * size) for value in values).replace(" -", "-") + "z"


def _strokes(colour: str, data: str) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-linecap="round" d="{data}"/>' if data else ""


def _faces(colour: str, data: str) -> str:
    return f'<path fill="{colour}" d="{data}"/>' if data else ""


def _marks(tile: Tile) -> list[Mark]:
    """The marks, scattered over the areas, clear of borders, roads, symbols and each other."""
    land, random = ground(tile), Random(tile.id)
    symbols = layout(tile)
    marks: list[Mark] = []
    for mark, area in _scattered(land, random):
        if _fits(mark, area, land, symbols) and all(_far(mark, other) for other in marks):
            marks.append(mark)
    return marks


def _fits(mark: Mark, area: int, land: Ground, symbols: Sequence[Placed]) -> bool:
    """Whether the mark is wholly on the tile and in its area, and clear of roads and symbols."""
    x, y = mark.point
    reach = REACH[mark.terrain] * mark.size
    if not (reach < x < TILE - reach and reach < y < TILE - reach):
        return False
    if land.share(area, span(x, reach), span(y, reach)) < 1:
        return False
    if land.on_road(span(x, reach + 0.5), span(y, reach + 0.5)) > 0:
        return False
    square = Placed(mark.terrain, area, x, y, 2 * reach)
    return not any(square.overlaps(symbol) for symbol in symbols)


def _scattered(land: Ground, random: Random) -> Iterator[tuple[Mark, int]]:
    """Marks to try, with the area each is in; later ones are smaller, to fill what is left."""
    for attempt in range(ATTEMPTS):
        point = (random.uniform(0, TILE), random.uniform(0, TILE))
        area = land.area_at(point)
        terrain = land.shape.areas[area].terrain
        size = random.uniform(0.8, 1.3) * (1 if attempt < ATTEMPTS / 2 else 0.75) if terrain == "M" else 1.0
        yield Mark(terrain, point, size), area


def _far(mark: Mark, other: Mark) -> bool:
    return (
        math.dist(mark.point, other.point) > (APART[mark.terrain] * mark.size + APART[other.terrain] * other.size) / 2
    )
