"""A tile's land measured in small cells: how much of a box is in an area, on a road, or on neither."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from operator import add

from skye.art.curves import TILE, Point, flat
from skye.art.land import MOST_TILES, Land, land
from skye.art.roads import ROAD_WIDTH
from skye.material.tiles import Tile

STEP = 1.5
CELLS = int(TILE / STEP)

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

Span = tuple[int, int]
"""Cells along one axis: the first, and the one after the last."""


class Ground:
    """The cells of one tile, with prefix sums so that any box is measured at once."""

    def __init__(self, shape: Land) -> None:
        self.shape = shape
        self._owners = _owners(shape)
        count = len(shape.areas)
        self._areas = [_sums([[owner == area for owner in row] for row in self._owners]) for area in range(count)]
        self._roads = _sums(_road_cells(shape))

    def area_at(self, point: Point) -> int:
        """The area of the cell that contains a point."""
        x, y = point
        return self._owners[_cell_at(y)][_cell_at(x)]

    def share(self, area: int, columns: Span, rows: Span) -> float:
        """The share of a box of cells that is in the area."""
        return _part(self._areas[area], columns, rows)

    def on_road(self, columns: Span, rows: Span) -> float:
        """The share of a box of cells that is on a road."""
        return _part(self._roads, columns, rows)


@lru_cache(MOST_TILES)
def ground(tile: Tile) -> Ground:
    """The measured land of a tile."""
    return Ground(land(tile))


def around(point: Point, reach: float) -> Box:
    """The square about a point."""
    return point[0] - reach, point[1] - reach, point[0] + reach, point[1] + reach


def span(middle: float, reach: float) -> Span:
    """The cells that a square about a point covers along one axis."""
    return _nearest_edge(middle - reach), _nearest_edge(middle + reach)


def _cell_at(place: float) -> int:
    """The cell that contains a place along one axis."""
    return min(max(int(place / STEP), 0), CELLS - 1)


def _nearest_edge(side: float) -> int:
    """The edge between cells, counted from 0, that is nearest to a place along one axis."""
    return min(max(round(side / STEP), 0), CELLS)


def _owners(shape: Land) -> list[list[int]]:
    """The area of every cell, row by row."""
    rows = [[shape.centre] * CELLS for _ in range(CELLS)]
    for number, bay in shape.bays.items():
        for row, crossings in zip(rows, _crossings(bay.outline()), strict=True):
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                first, last = _nearest_edge(start), _nearest_edge(end)
                row[first:last] = [number] * (last - first)
    return rows


def _crossings(outline: list[list[Point]]) -> list[list[float]]:
    """Where the closed lines cross the middle of each row of cells, from left to right."""
    rows: list[list[float]] = [[] for _ in range(CELLS)]
    for line in outline:
        for (left, top), (right, bottom) in zip(line, [*line[1:], line[0]], strict=True):
            highest, lowest = sorted((_cell_at(top), _cell_at(bottom)))
            for at in range(highest, lowest + 1):
                height = (at + 0.5) * STEP
                if (top > height) != (bottom > height):
                    rows[at].append(left + (height - top) / (bottom - top) * (right - left))
    return [sorted(row) for row in rows]


def _road_cells(shape: Land) -> list[list[bool]]:
    cells = [[False] * CELLS for _ in range(CELLS)]
    reach = ROAD_WIDTH / 2
    for point in (point for stretches in shape.roads for stretch in stretches for point in flat(stretch, 16)):
        left, top, right, bottom = map(_cell_at, around(point, reach))
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                if math.dist(point, ((column + 0.5) * STEP, (row + 0.5) * STEP)) < reach:
                    cells[row][column] = True
    return cells


def _sums(mask: Sequence[Sequence[bool]]) -> list[list[int]]:
    """Sums over all cells above and to the left."""
    above = [0] * (CELLS + 1)
    table = [above]
    for row in mask:
        above = list(map(add, above, accumulate(row, initial=0)))
        table.append(above)
    return table


def _part(table: list[list[int]], columns: Span, rows: Span) -> float:
    left, right = columns
    top, bottom = rows
    above, below = table[top], table[bottom]
    total = max((right - left) * (bottom - top), 1)
    return (below[right] - above[right] - below[left] + above[left]) / total
