"""One player's land: where a tile fits, and areas and roads updated as tiles are laid."""

from __future__ import annotations

from typing import NoReturn

import cython

from skye.material.tables import Tables

if not cython.compiled:
    from skye.material.constants import CELLS, FIRST_SPOT, MOST_AREAS, MOST_SPOTS, MOST_TILES, ROW


ARRAYS = (
    "grid",
    "tile",
    "turn",
    "east",
    "north",
    "first_area",
    "area_parent",
    "area_open",
    "area_terrain",
    "area_symbols",
    "area_lighthouses",
    "road_parent",
    "spot_cell",
    "spot_east",
    "spot_north",
    "spot_need",
    "spot_mask",
    "totals",
)


class Territory:
    """The tiles laid by one player, the castle first, at cell (0, 0); x grows to the east, y to the north.

    Tiles are numbered in the order they were laid. Each brings its areas, numbered on from `first_area`, and two
    roads, 2n and 2n + 1. Joined areas and roads point at a common root (union-find).
    """

    def __init__(self, tables: Tables) -> None:
        if not cython.compiled:
            self.grid = bytearray(CELLS)
            self.tile = [0] * MOST_TILES
            self.turn = [0] * MOST_TILES
            self.east = [0] * MOST_TILES
            self.north = [0] * MOST_TILES
            self.first_area = [0] * MOST_TILES
            self.area_parent = [0] * MOST_AREAS
            self.area_open = [0] * MOST_AREAS
            self.area_terrain = [0] * MOST_AREAS
            self.area_symbols = [0] * MOST_AREAS
            self.area_lighthouses = [0] * MOST_AREAS
            self.area_tiles = [0] * MOST_AREAS
            self.road_parent = [0] * (2 * MOST_TILES)
            self.spot_cell = [0] * MOST_SPOTS
            self.spot_east = [0] * MOST_SPOTS
            self.spot_north = [0] * MOST_SPOTS
            self.spot_need = [0] * MOST_SPOTS
            self.spot_mask = [0] * MOST_SPOTS
            self.totals = [0] * 8
        self.tables = tables
        self.count = 0
        self.areas = 0
        self.spots = 1
        self.grid[0] = FIRST_SPOT
        self.lay(0, 0, 0)
        self.road_parent[1] = 0  # A3: any road of the castle tile leads to the castle

    def copy(self) -> Territory:
        """An independent copy."""
        new = Territory.__new__(Territory)
        if not cython.compiled:
            new.area_tiles = [0] * MOST_AREAS
        new.become(self)
        return new

    def become(self, other: Territory) -> None:
        """Copy another territory's state."""
        if cython.compiled:
            self.grid = other.grid
            self.tile = other.tile
            self.turn = other.turn
            self.east = other.east
            self.north = other.north
            self.first_area = other.first_area
            self._copy_changing(other)
        else:
            for name in ARRAYS:
                setattr(self, name, getattr(other, name)[:])
        self.tables = other.tables
        self.count = other.count
        self.areas = other.areas
        self.spots = other.spots

    def take_back(self, other: Territory) -> None:
        """Take back the only tile laid since this became a copy of the other: faster than to copy everything again."""
        if not cython.compiled:
            self.become(other)
            return
        slot = other.count
        cell = self.east[slot] + ROW * self.north[slot]
        self._restore(other, cell)
        for side in range(4):
            self._restore(other, cell + self.tables.step[side])
        self._restore(other, other.spot_cell[other.spots - 1])  # it got the number of the one that the tile took
        self._copy_changing(other)
        self.count = other.count
        self.areas = other.areas
        self.spots = other.spots

    def _restore(self, other: Territory, cell: int) -> None:
        self.grid[cell & (CELLS - 1)] = other.grid[cell & (CELLS - 1)]

    def _copy_changing(self, other: Territory) -> None:
        """Copy what a tile changes beyond its own cell; what is longest only as far as it is in use."""
        self.road_parent = other.road_parent
        self.totals = other.totals
        for area in range(other.areas):
            self.area_parent[area] = other.area_parent[area]
            self.area_open[area] = other.area_open[area]
            self.area_terrain[area] = other.area_terrain[area]
            self.area_symbols[area] = other.area_symbols[area]
            self.area_lighthouses[area] = other.area_lighthouses[area]
        for spot in range(other.spots):
            self.spot_cell[spot] = other.spot_cell[spot]
            self.spot_east[spot] = other.spot_east[spot]
            self.spot_north[spot] = other.spot_north[spot]
            self.spot_need[spot] = other.spot_need[spot]
            self.spot_mask[spot] = other.spot_mask[spot]

    def __reduce__(self) -> NoReturn:
        raise TypeError("a territory is not pickled: keep the tiles laid")

    # Queries

    def fits(self, tile: int, x: int, y: int, turn: int) -> bool:
        """Whether a tile may be laid there (L2)."""
        spot = self.spot_at(x, y)
        return spot >= 0 and self.fits_at(tile, spot, turn)

    def spot_at(self, x: int, y: int) -> int:
        """The free cell next to the territory with these coordinates, or -1."""
        if not (-MOST_TILES <= x <= MOST_TILES and -MOST_TILES <= y <= MOST_TILES):
            return -1
        spot = self.grid[(x + ROW * y) & (CELLS - 1)] - FIRST_SPOT
        if spot < 0 or self.spot_east[spot] != x or self.spot_north[spot] != y:
            return -1
        return spot

    def is_laid(self, x: int, y: int) -> bool:
        """Whether a tile lies there."""
        if not (-MOST_TILES <= x <= MOST_TILES and -MOST_TILES <= y <= MOST_TILES):
            return False
        slot = self.slot_at(x + ROW * y)
        return slot >= 0 and self.east[slot] == x and self.north[slot] == y

    def slot_at(self, cell: int) -> int:
        """The tile on this cell of the ring, or -1."""
        found = self.grid[cell & (CELLS - 1)]
        return found - 1 if found < FIRST_SPOT else -1

    def fits_at(self, tile: int, spot: int, turn: int) -> bool:
        """Whether every neighbour of the free cell shows the tile's terrain at the shared edge (L2)."""
        return (self.tables.edges[tile * 4 + turn] & self.spot_mask[spot]) == self.spot_need[spot]

    def count_fits(self, tile: int) -> int:
        """In how many ways the tile can be laid."""
        found = 0
        north = self.tables.edges[tile * 4]
        east = self.tables.edges[tile * 4 + 1]
        south = self.tables.edges[tile * 4 + 2]
        west = self.tables.edges[tile * 4 + 3]
        for spot in range(self.spots):
            mask = self.spot_mask[spot]
            need = self.spot_need[spot]
            found += (
                ((north & mask) == need) + ((east & mask) == need) + ((south & mask) == need) + ((west & mask) == need)
            )
        return found

    def nth_fit(self, tile: int, number: int) -> int:
        """The way with that number to lay the tile, as 4 * spot + turn; -1 when there are fewer."""
        for spot in range(self.spots):
            for turn in range(4):
                if self.fits_at(tile, spot, turn):
                    if number == 0:
                        return 4 * spot + turn
                    number -= 1
        return -1

    def placements(self, tile: int) -> list[tuple[int, int, int]]:
        """Every way to lay the tile, as (x, y, turn)."""
        return [
            (self.spot_east[spot], self.spot_north[spot], turn)
            for spot in range(self.spots)
            for turn in range(4)
            if self.fits_at(tile, spot, turn)
        ]

    def laid(self) -> list[tuple[int, int, int, int]]:
        """The tiles in the order they were laid, as (tile, x, y, turn)."""
        return [(self.tile[slot], self.east[slot], self.north[slot], self.turn[slot]) for slot in range(self.count)]

    def is_joined(self, slot: int) -> bool:
        """Whether a road of that tile leads to the castle (A3)."""
        castle = self.find_road(0)
        return self.find_road(2 * slot) == castle or self.find_road(2 * slot + 1) == castle

    def whisky_joined(self) -> int:
        """Whisky on the tiles joined to the castle by road (I2)."""
        found = 0
        for slot in range(1, self.count):
            whisky = self.tables.symbols[self.tile[slot] * 7]
            if whisky and self.is_joined(slot):
                found += whisky
        return found

    def find_area(self, area: int) -> int:
        """The root of the whole area (A1)."""
        while self.area_parent[area] != area:
            self.area_parent[area] = self.area_parent[self.area_parent[area]]
            area = self.area_parent[area]
        return area

    def is_completed(self, area: int) -> bool:
        """Whether this represents a whole area none of whose edges faces an empty cell (A1)."""
        return self.area_parent[area] == area and self.area_open[area] == 0

    def find_road(self, road: int) -> int:
        """The root of the whole road (A3)."""
        while self.road_parent[road] != road:
            self.road_parent[road] = self.road_parent[self.road_parent[road]]
            road = self.road_parent[road]
        return road

    # Laying

    def place(self, tile: int, x: int, y: int, turn: int) -> None:
        """Lay a tile on a cell where it fits."""
        if not self.fits(tile, x, y, turn) or self.count == MOST_TILES:
            raise ValueError(f"tile {tile} does not fit at {x},{y} turned {turn}")
        self.lay(tile, self.spot_at(x, y), turn)

    def lay(self, tile: int, spot: int, turn: int) -> None:
        """Lay a tile on a free cell where it is known to fit."""
        tables = self.tables
        slot = self.count
        self.count = slot + 1
        cell = self.spot_cell[spot]
        x = self.spot_east[spot]
        y = self.spot_north[spot]
        self.tile[slot] = tile
        self.turn[slot] = turn
        self.east[slot] = x
        self.north[slot] = y
        self._remove_spot(spot)
        self.grid[cell] = slot + 1
        area = self.areas
        self.first_area[slot] = area
        for part in range(5 * tile, 5 * tile + tables.area_count[tile]):
            self.area_parent[area] = area
            self.area_open[area] = tables.area_edges[part]
            self.area_terrain[area] = tables.area_terrain[part]
            self.area_symbols[area] = tables.area_symbols[part]
            self.area_lighthouses[area] = tables.area_lighthouses[part]
            area += 1
        self.areas = area
        self.road_parent[2 * slot] = 2 * slot
        self.road_parent[2 * slot + 1] = 2 * slot + 1
        for kind in range(7):
            self.totals[kind] += tables.symbols[tile * 7 + kind]
        self.totals[7] += tables.symbols[tile * 7] > 0
        edges = tables.edges[tile * 4 + turn]
        for side in range(4):
            near = (cell + tables.step[side]) & (CELLS - 1)
            found = self.grid[near]
            if 0 < found < FIRST_SPOT:
                self._join(slot, side, found - 1)
                continue
            if found == 0:
                found = self._add_spot(near, x + tables.east[side], y + tables.north[side])
            facing = 2 * (side ^ 2)
            self.spot_need[found - FIRST_SPOT] |= ((edges >> (2 * side)) & 3) << facing
            self.spot_mask[found - FIRST_SPOT] |= 3 << facing

    def _add_spot(self, cell: int, x: int, y: int) -> int:
        spot = self.spots
        self.spots = spot + 1
        self.spot_cell[spot] = cell
        self.spot_east[spot] = x
        self.spot_north[spot] = y
        self.spot_need[spot] = 0
        self.spot_mask[spot] = 0
        self.grid[cell] = spot + FIRST_SPOT
        return spot + FIRST_SPOT

    def _remove_spot(self, spot: int) -> None:
        last = self.spots - 1
        self.spots = last
        if spot != last:
            self.spot_cell[spot] = self.spot_cell[last]
            self.spot_east[spot] = self.spot_east[last]
            self.spot_north[spot] = self.spot_north[last]
            self.spot_need[spot] = self.spot_need[last]
            self.spot_mask[spot] = self.spot_mask[last]
            self.grid[self.spot_cell[spot]] = spot + FIRST_SPOT

    def _join(self, slot: int, side: int, other: int) -> None:
        """Join areas and roads of two neighbours across their shared edge (A1, A3)."""
        tables = self.tables
        here = (self.tile[slot] * 4 + self.turn[slot]) * 4 + side
        there = (self.tile[other] * 4 + self.turn[other]) * 4 + (side ^ 2)
        root = self.find_area(self.first_area[slot] + tables.area_at[here])
        joined = self.find_area(self.first_area[other] + tables.area_at[there])
        if root != joined:
            self.area_parent[joined] = root
            self.area_open[root] += self.area_open[joined]
            self.area_symbols[root] += self.area_symbols[joined]
            self.area_lighthouses[root] += self.area_lighthouses[joined]
        self.area_open[root] -= 2
        if tables.road_at[here] and tables.road_at[there]:
            self.join_roads(2 * slot + tables.road_at[here] - 1, 2 * other + tables.road_at[there] - 1)

    def join_roads(self, road: int, other: int) -> None:
        """Join two roads."""
        self.road_parent[self.find_road(road)] = self.find_road(other)

    def join_tiles(self, slot: int, other: int) -> None:
        """Join two neighbours by a road laid across their edge, which meets every road of both tiles."""
        self.join_roads(2 * slot, 2 * slot + 1)
        self.join_roads(2 * other, 2 * other + 1)
        self.join_roads(2 * slot, 2 * other)
