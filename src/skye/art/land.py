"""The shape of a tile's land, north up: the outline of each area, the borders between them, and the roads.

Every edge carries its terrain along its full length, so neighbours meet without a seam. Borders leave the corners
diagonally and run around the middle, which belongs to the centre's area (M3).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from skye.art.curves import MIDDLE, TILE, Cubic, Point, backwards, flat, ring, spline
from skye.art.roads import Road, road
from skye.material.tables import Area, areas
from skye.material.tiles import SIDES, Tile

CORNERS: tuple[Point, ...] = ((TILE, 0), (TILE, TILE), (0, TILE), (0, 0))
"""The corner that follows each side, clockwise."""

MOST_TILES = 200
"""Tiles that stay measured, more than any box has: in the records that people send there may be any others."""


@dataclass(frozen=True, slots=True)
class Border:
    """A line where two areas of a tile meet."""

    curve: tuple[Cubic, ...]
    left: int
    """The area on the left in the direction of the curve."""
    right: int


@dataclass(frozen=True, slots=True)
class Bay:
    """An area without the centre: cut out of the rest between the tile's edge and its shore."""

    corners: tuple[Point, ...]
    """The corners it runs along, clockwise; none where it runs all around the centre."""
    shore: tuple[Cubic, ...]
    """The border to everything else, from the last corner back to the first."""

    def outline(self) -> list[list[Point]]:
        """The closed lines around it: one, or two where it runs all around the centre."""
        return [[*self.corners, *flat(self.shore)]] if self.corners else [list(CORNERS), flat(self.shore)]


@dataclass(frozen=True, slots=True)
class Land:
    """Areas, borders and roads of a tile."""

    areas: tuple[Area, ...]
    centre: int
    """The area that contains the middle."""
    bays: dict[int, Bay]
    """All other areas."""
    borders: tuple[Border, ...]
    roads: tuple[Road, ...]

    def area_of(self, place: str) -> int:
        """The area that an edge or C, the centre, belongs to."""
        if place == "C":
            return self.centre
        return next(at for at, area in enumerate(self.areas) if place in area.sides)


@lru_cache(MOST_TILES)
def land(tile: Tile) -> Land:
    """The shape of a tile's land."""
    return _Surveyor(tile).land()


class _Surveyor:
    """Constructs the land of one tile."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.random = Random(tile.id)
        self.areas = areas(tile)
        self.centre = next(at for at, area in enumerate(self.areas) if area.centre)
        self.enclosed = not self.areas[self.centre].sides
        self.owner = [next(at for at, area in enumerate(self.areas) if side in area.sides) for side in SIDES]
        self.reach = [self._reach(self.areas[owner]) for owner in self.owner]
        self.middles = [self._from_middle(side * 90 - 90, self.reach[side]) for side in range(4)]
        self.bends = [self._from_middle(side * 90 - 45, self._bend(side)) for side in range(4)]
        self.spokes = {side: self._spoke(side) for side in range(4) if self._parted(side)}

    def land(self) -> Land:
        bays: dict[int, Bay] = {}
        borders = [Border(curve, self.owner[(at + 1) % 4], self.owner[at]) for at, curve in self.spokes.items()]
        for number, area in enumerate(self.areas):
            if not area.centre:
                sides = _clockwise(area.sides)
                way_in, around, way_out = self._shore(sides)
                corners = tuple(CORNERS[side] for side in (sides[0] - 1, *sides)) if len(sides) < 4 else ()
                bays[number] = Bay(corners, (*way_in, *around, *way_out))
                borders.append(Border(around, self.centre, number))
        roads = tuple(road(self.tile, group, self.reach, self.enclosed) for group in self.tile.roads)
        return Land(self.areas, self.centre, bays, tuple(borders), roads)

    def _reach(self, area: Area) -> float:
        """How far the centre's land reaches towards the sides of this area: less where more symbols need room."""
        here, middle = len(area.symbols), len(self.areas[self.centre].symbols)
        if self.enclosed:
            return 18 + 5 * min(middle, 2)
        if here and len(area.sides) == 1 and any(area.sides in group for group in self.tile.roads):
            return 7
        if len(area.sides) == 1:
            return 20 if here else 25 + 2 * min(middle, 2)
        if len(area.sides) == 2:
            return min(max(13 - 5 * here + 3 * middle, 6), 20)
        return min(max(24 - 5 * here + 2 * middle, 17), 28)

    def _bend(self, side: int) -> float:
        """How far from the middle the border passes on the diagonal after this side."""
        near, far = self.reach[side], self.reach[(side + 1) % 4]
        if self.enclosed or not self._parted(side):
            return (near + far) / 2
        pair = {SIDES[side], SIDES[(side + 1) % 4]}
        # Dry land for a road around this corner.
        return 14 if self.tile.centre == "W" and pair in map(set, self.tile.roads) else max(near, far, 25)

    def _parted(self, side: int) -> bool:
        """Whether two bays meet at the corner after this side."""
        here, there = self.owner[side], self.owner[(side + 1) % 4]
        return here != there and self.centre not in (here, there)

    def _from_middle(self, angle: float, reach: float) -> Point:
        reach += self.random.uniform(-1.7, 1.7)
        return MIDDLE + reach * math.cos(math.radians(angle)), MIDDLE + reach * math.sin(math.radians(angle))

    def _spoke(self, side: int) -> tuple[Cubic, ...]:
        """The border of two bays, from the corner inwards."""
        corner = CORNERS[side]
        return self._wavy([corner, self.bends[side]], _beyond(corner), (MIDDLE, MIDDLE))

    def _shore(self, sides: list[int]) -> tuple[tuple[Cubic, ...], ...]:
        """The border around a bay: in along one neighbour, around the centre, out along another."""
        around = [point for side in reversed(sides) for point in (self.bends[side], self.middles[side])]
        if len(sides) == 4:
            return (), tuple(ring(around)), ()
        last, first = sides[-1], (sides[0] - 1) % 4
        way_in, way_out = self.spokes.get(last, ()), self.spokes.get(first, ())
        anchors = [self._end(last), *around[1:], self._end(first)]
        curve = self._wavy(anchors, self._steer(last, (last + 1) % 4), self._steer(first, first))
        return way_in, curve, backwards(way_out)

    def _end(self, side: int) -> Point:
        """Where a bay's border with the centre ends: where it meets another bay, or in the corner."""
        return self.bends[side] if side in self.spokes else CORNERS[side]

    def _steer(self, side: int, beside: int) -> Point:
        """Where that border would come from: around a hill or lake, or through the corner."""
        if side not in self.spokes:
            return _beyond(CORNERS[side])
        return self.middles[beside] if self.enclosed else CORNERS[side]

    def _wavy(self, anchors: list[Point], before: Point, after: Point) -> tuple[Cubic, ...]:
        """A spline through the anchors that wavers a little between them."""
        wavering = anchors[:1]
        for cubic in spline(anchors, before, after):
            count = max(int(math.dist(cubic[0], cubic[3]) / 13), 1)
            wavering += [self._waver(point) for point in flat([cubic], count)[1:-1]]
            wavering.append(cubic[3])
        return tuple(spline(wavering, before, after))

    def _waver(self, point: Point) -> Point:
        return point[0] + self.random.uniform(-1.3, 1.3), point[1] + self.random.uniform(-1.3, 1.3)


def _clockwise(sides: str) -> list[int]:
    """The sides as numbers, starting after a gap so that neighbours follow one another."""
    numbers = [SIDES.index(side) for side in sides]
    start = next((side for side in numbers if (side - 1) % 4 not in numbers), 0)
    return sorted(numbers, key=lambda side: (side - start) % 4)


def _beyond(corner: Point) -> Point:
    """A point outside the tile, on the diagonal through the corner."""
    return corner[0] * 2 - MIDDLE, corner[1] * 2 - MIDDLE
