"""The shape of a tile's land, north up: the outline of each area, the borders between them, and the roads.

Every edge carries its terrain along its full length, so neighbours meet without a seam. Borders leave the corners
diagonally and round the middle, which belongs to the centre's area (M3).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from random import Random

from skye.art.curves import TILE, Cubic, Point, flat, ring, spline
from skye.material import SIDES, Tile
from skye.tables import Area, areas

MIDDLE = TILE / 2
OUTWARD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "C": (0, 0)}
CORNERS: tuple[Point, ...] = ((TILE, 0), (TILE, TILE), (0, TILE), (0, 0))
"""The corner that follows each side, clockwise."""

ROAD_WIDTH = 7.5


@dataclass(frozen=True, slots=True)
class Border:
    """A line where two areas of a tile meet."""

    curve: tuple[Cubic, ...]
    left: int
    """The area on the left as one walks along the curve."""
    right: int


@dataclass(frozen=True, slots=True)
class Land:
    """Areas, borders and roads of a tile."""

    areas: tuple[Area, ...]
    centre: int
    """The area that holds the middle; the others are bays cut out of it."""
    edges: dict[int, tuple[Point, ...]]
    """For each bay the corners it runs along, clockwise."""
    shores: dict[int, tuple[Cubic, ...]]
    """For each bay the curve that parts it from the rest, leading back to its first corner."""
    borders: tuple[Border, ...]
    roads: tuple[tuple[tuple[Cubic, ...], ...], ...]
    """For each road its stretches."""
    ends: tuple[Point | None, ...]
    """For each road where it ends on the tile, if it does."""

    def outline(self, area: int) -> list[list[Point]]:
        """The closed lines around a bay: one, or two where it runs all around the centre."""
        if self.edges[area]:
            return [[*self.edges[area], *flat(self.shores[area])]]
        return [list(CORNERS), flat(self.shores[area])]

    def area_at(self, point: Point) -> int:
        """The area a point of the tile lies in."""
        for bay in self.shores:
            if sum(_inside(point, line) for line in self.outline(bay)) % 2:
                return bay
        return self.centre

    def area_of(self, place: str) -> int:
        """The area that an edge or C, the centre, belongs to."""
        if place == "C":
            return self.centre
        return next(at for at, area in enumerate(self.areas) if place in area.sides)


@cache
def land(tile: Tile) -> Land:
    """The shape of a tile's land."""
    return _Surveyor(tile).land()


class _Surveyor:
    """Measures out one tile."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.areas = areas(tile)
        self.random = Random(tile.id)
        self.centre = next(at for at, area in enumerate(self.areas) if area.centre)
        self.enclosed = not self.areas[self.centre].sides
        self.owner = [next(at for at, area in enumerate(self.areas) if side in area.sides) for side in SIDES]
        self.reach = [self._reach(self.areas[owner]) for owner in self.owner]
        self.middles = [self._from_middle(side * 90 - 90, self.reach[side]) for side in range(4)]
        self.bends = [self._from_middle(side * 90 - 45, self._bend(side)) for side in range(4)]
        self.spokes = {side: self._spoke(side) for side in range(4) if self._parted(side)}

    def land(self) -> Land:
        bays = [at for at, area in enumerate(self.areas) if not area.centre]
        shores = {bay: self._shore(bay) for bay in bays}
        edges = {bay: self._edge_corners(bay) for bay in bays}
        roads = tuple(self._road(group) for group in self.tile.roads)
        ends = tuple(
            road[0][-1][3] if len(group) == 1 else None for group, road in zip(self.tile.roads, roads, strict=True)
        )
        whole = {bay: tuple(piece for part in parts for piece in part) for bay, parts in shores.items()}
        return Land(self.areas, self.centre, edges, whole, self._borders(shores), roads, ends)

    def _reach(self, area: Area) -> float:
        """How far the centre's land reaches towards the sides of this area: less where more symbols want room."""
        here, middle = len(area.symbols), len(self.areas[self.centre].symbols)
        if self.enclosed:
            return 18 + 5 * min(middle, 2)
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
        around = any(set(group) == pair for group in self.tile.roads)
        return 14 if around and self.tile.centre == "W" else max(near, far, 25)

    def _parted(self, side: int) -> bool:
        """Whether two bays meet at the corner after this side."""
        here, there = self.owner[side], self.owner[(side + 1) % 4]
        return here != there and self.centre not in (here, there)

    def _from_middle(self, angle: float, reach: float) -> Point:
        reach += self.random.uniform(-1.7, 1.7)
        return MIDDLE + reach * math.cos(math.radians(angle)), MIDDLE + reach * math.sin(math.radians(angle))

    def _spoke(self, side: int) -> tuple[Cubic, ...]:
        """The border of two bays, from the corner inwards."""
        corner, bend = CORNERS[side], self.bends[side]
        return tuple(self._wavy([corner, bend], _beyond(corner), (MIDDLE, MIDDLE)))

    def _shore(self, bay: int) -> tuple[tuple[Cubic, ...], ...]:
        """The border around a bay: the way in beside one neighbour, around the centre, the way out beside another."""
        sides = _clockwise(self.areas[bay].sides)
        if len(sides) == 4:
            anchors = [point for side in reversed(sides) for point in (self.bends[side], self.middles[side])]
            return ((), tuple(ring(anchors)), ())
        anchors = [self.middles[sides[-1]]]
        for side in reversed(sides[:-1]):
            anchors += [self.bends[side], self.middles[side]]
        last, first = sides[-1], (sides[0] - 1) % 4
        way_in = self.spokes.get(last, ())
        way_out = self.spokes.get(first, ())
        anchors.insert(0, self.bends[last] if way_in else CORNERS[last])
        anchors.append(self.bends[first] if way_out else CORNERS[first])
        before = self._steer(last, last + 1) if way_in else _beyond(CORNERS[last])
        after = self._steer(first, first) if way_out else _beyond(CORNERS[first])
        around = tuple(self._wavy(anchors, before, after))
        return way_in, around, tuple(_backwards(way_out))

    def _steer(self, corner: int, next_side: int) -> Point:
        """Where a border comes from when it reaches two bays' meeting point: around a hill or lake, or the corner."""
        return self.middles[next_side % 4] if self.enclosed else CORNERS[corner]

    def _wavy(self, anchors: list[Point], before: Point, after: Point) -> list[Cubic]:
        """A spline through the anchors that wavers a little between them."""
        smooth = spline(anchors, before, after)
        wavering = [anchors[0]]
        for cubic, anchor in zip(smooth, anchors[1:], strict=True):
            count = max(int(math.dist(cubic[0], cubic[3]) / 13), 1)
            for point in flat([cubic], count)[1:-1]:
                wavering.append((point[0] + self.random.uniform(-1.3, 1.3), point[1] + self.random.uniform(-1.3, 1.3)))
            wavering.append(anchor)
        return spline(wavering, before, after)

    def _edge_corners(self, bay: int) -> tuple[Point, ...]:
        sides = _clockwise(self.areas[bay].sides)
        return () if len(sides) == 4 else tuple(CORNERS[side] for side in ((sides[0] - 1) % 4, *sides))

    def _borders(self, shores: dict[int, tuple[tuple[Cubic, ...], ...]]) -> tuple[Border, ...]:
        """Each border once; walking a shore, the centre lies to the left and the bay to the right."""
        around = [Border(parts[1], self.centre, bay) for bay, parts in shores.items()]
        spokes = [Border(curve, self.owner[(at + 1) % 4], self.owner[at]) for at, curve in self.spokes.items()]
        return (*spokes, *around)

    def _road(self, group: str) -> tuple[tuple[Cubic, ...], ...]:
        """The stretches of one road."""
        sides = _clockwise(group)
        if len(sides) == 1:
            return (self._dead_end(sides[0]),)
        if len(sides) == 2 and sides[1] - sides[0] != 2:
            return (self._curve(sides[0], sides[1]),)
        through = [side for side in sides if (side + 2) % 4 in sides][:2] if len(sides) < 4 else [0, 2]
        through = sorted({through[0], (through[0] + 2) % 4})
        others = [side for side in sides if side not in through]
        bow = self._bow(through[0], others)
        middle = (MIDDLE + bow[0], MIDDLE + bow[1])
        start, end = through
        stretches = [spline([_gate(start), middle, _gate(end)], _across(start, middle), _across(end, middle))]
        stretches += [spline([_gate(side), middle], _across(side, middle), (MIDDLE, MIDDLE)) for side in others]
        return tuple(tuple(stretch) for stretch in stretches)

    def _dead_end(self, side: int) -> tuple[Cubic, ...]:
        x, y = OUTWARD[SIDES[side]]
        length = MIDDLE - self.reach[side] + 6 if self.enclosed else 32
        end = (MIDDLE + x * (MIDDLE - length) + y * 3, MIDDLE + y * (MIDDLE - length) - x * 3)
        return tuple(spline([_gate(side), end], _across(side, end), (end[0] - x * 9, end[1] - y * 9)))

    def _curve(self, first: int, second: int) -> tuple[Cubic, ...]:
        """A road around a corner, closer to it where it has to pass a lake or a hill in the middle."""
        reach = 14 if self.enclosed or self.tile.centre == "W" else 25
        start, end = _gate(first), _gate(second)
        inward, outward = OUTWARD[SIDES[first]], OUTWARD[SIDES[second]]
        return (
            (
                start,
                (start[0] - inward[0] * reach, start[1] - inward[1] * reach),
                (end[0] - outward[0] * reach, end[1] - outward[1] * reach),
                end,
            ),
        )

    def _bow(self, through: int, others: list[int]) -> Point:
        """How a road that crosses the tile swerves: around water in the middle, and towards a road that joins it."""
        across = [(through + 1) % 4, (through + 3) % 4]
        dry = [side for side in across if self.tile.edges[side] != "W"]
        if self.tile.centre == "W" and dry:
            free = [side for side in dry if side in others] or [side for side in dry if not self._crowded(side)] or dry
            x, y = OUTWARD[SIDES[free[0]]]
            reach = self.reach[free[0]] + 6
            return x * reach, y * reach
        if len(others) == 1:
            x, y = OUTWARD[SIDES[others[0]]]
            return x * 5, y * 5
        return (self.random.choice((-3, 3)), 0) if through == 0 else (0, self.random.choice((-3, 3)))

    def _crowded(self, side: int) -> bool:
        return any(symbol.at == SIDES[side] for symbol in self.tile.symbols)


def _clockwise(sides: str) -> list[int]:
    """The sides as numbers, starting after a gap so that neighbours follow one another."""
    numbers = sorted(SIDES.index(side) for side in sides)
    start = next((side for side in numbers if (side - 1) % 4 not in numbers), 0)
    return sorted(numbers, key=lambda side: (side - start) % 4)


def _gate(side: int) -> Point:
    """The middle of an edge, where its road leaves the tile."""
    x, y = OUTWARD[SIDES[side]]
    return MIDDLE + x * MIDDLE, MIDDLE + y * MIDDLE


def _across(side: int, point: Point) -> Point:
    """The point mirrored in an edge: coming from there, a road crosses the edge at a right angle."""
    x, y = point
    return {0: (x, -y), 1: (2 * TILE - x, y), 2: (x, 2 * TILE - y), 3: (-x, y)}[side]


def _beyond(corner: Point) -> Point:
    return corner[0] * 2 - MIDDLE, corner[1] * 2 - MIDDLE


def _backwards(curve: tuple[Cubic, ...]) -> list[Cubic]:
    return [(end, second, first, start) for start, first, second, end in reversed(curve)]


def _inside(point: Point, line: list[Point]) -> bool:
    x, y = point
    crossings = 0
    for (left, top), (right, bottom) in zip(line, [*line[1:], line[0]], strict=True):
        if (top > y) != (bottom > y) and x < left + (y - top) / (bottom - top) * (right - left):
            crossings += 1
    return crossings % 2 == 1
