"""The inputs of the net that describe a territory: small whole numbers, gathered in one pass over it."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from skye.rules.territory import Territory

if not cython.compiled:
    from skye.material import constants
    from skye.search import constants as inputs


class Features:
    """The inputs of one territory, `x`, by their numbers in constants.py."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.x = [0] * inputs.LAND_INPUTS

    def wants(self, wanted: Sequence[float]) -> None:
        """Note what has to be counted in this game, by the points that each scoring tile still gives."""
        self.sizes = wanted[constants.LARGE_AREAS] > 0.0 or wanted[constants.LARGEST_LAKE] > 0.0
        self.farms = wanted[constants.FARM_ANIMALS] > 0.0
        self.pairs = wanted[constants.COLUMNS] > 0.0
        self.corners = wanted[constants.SQUARES] > 0.0

    def gather(self, land: Territory) -> None:
        """Count everything but what the evaluation knows already: scoring tiles, income, scroll points and leads.

        If sizes count, the evaluation has computed those of the areas.
        """
        for place in range(inputs.LAND_INPUTS):
            self.x[place] = 0
        self.x[inputs.TILES] = land.count
        for place in range(8):
            self.x[inputs.SYMBOLS + place] = land.totals[place]
        self._areas(land)
        self._tiles(land)
        self._cells(land)

    def _areas(self, land: Territory) -> None:
        for area in range(land.areas):
            if land.area_parent[area] != area:
                continue
            terrain = land.area_terrain[area] - 1
            still_open = land.area_open[area]
            self.x[inputs.AREAS + 6 * terrain + (still_open if still_open < 5 else 5)] += 1
            if self.sizes:
                stage = 0 if still_open == 0 else (1 if still_open < 3 else 2)
                self.x[inputs.SIZES + 3 * terrain + stage] += land.area_tiles[area]
            if terrain == constants.MOUNTAIN - 1:
                symbols = land.area_symbols[area]
                if symbols:
                    place = (symbols if symbols < 3 else 3) - 1
                    self.x[inputs.BROCHS + place + (3 if still_open == 0 else 0)] += 1
            elif terrain == constants.WATER - 1:
                self.x[inputs.SHIPS_ALONE] += land.area_symbols[area] > 0 and land.area_lighthouses[area] == 0
                self.x[inputs.LIGHTS_ALONE] += land.area_symbols[area] == 0 and land.area_lighthouses[area] > 0
                if self.sizes and still_open and land.area_tiles[area] > self.x[inputs.OPEN_LAKE]:
                    self.x[inputs.OPEN_LAKE] = land.area_tiles[area]

    def _tiles(self, land: Territory) -> None:
        tables = land.tables
        castle = land.find_road(0)
        west = 0
        east = 0
        south = 0
        north = 0
        for slot in range(land.count):
            tile = land.tile[slot]
            x = land.east[slot]
            y = land.north[slot]
            cell = x + constants.ROW * y
            steps = (x if x > 0 else -x) + (y if y > 0 else -y)  # abs would make Python objects
            if steps > 1:
                self.x[inputs.DISTANT + (steps if steps < 4 else 4) - 2] += 1
            west = min(west, x)
            east = max(east, x)
            south = min(south, y)
            north = max(north, y)
            scroll = tables.scroll[tile]
            if scroll:
                still_open = land.area_open[land.find_area(land.first_area[slot] + tables.scroll_area[tile])]
                self.x[inputs.SCROLLS + 2 * (scroll - 1) + (still_open == 0)] += 1
                if still_open:
                    self.x[inputs.SCROLL_EDGES + (still_open if still_open < 3 else 3) - 1] += 1
            if land.find_road(2 * slot) == castle or land.find_road(2 * slot + 1) == castle:
                self.x[inputs.JOINED] += 1
                for side in range(4):
                    if tables.road_at[(tile * 4 + land.turn[slot]) * 4 + side]:
                        self.x[inputs.ROAD_ENDS] += land.slot_at(cell + tables.step[side]) < 0
            else:
                self.x[inputs.WHISKY_APART] += tables.symbols[7 * tile + constants.WHISKY]
                self.x[inputs.CATTLE_APART] += tables.symbols[7 * tile + constants.CATTLE]
            if self.farms and tables.symbols[7 * tile + constants.FARM]:
                self.x[inputs.FARM_CELLS] += self._free_around(land, cell)
            if self.pairs:
                self.x[inputs.PAIRS] += (
                    land.slot_at(cell - constants.ROW) < 0
                    and land.slot_at(cell + constants.ROW) >= 0
                    and land.slot_at(cell + 2 * constants.ROW) < 0
                )
        self.x[inputs.WIDTH] = east - west
        self.x[inputs.HEIGHT] = north - south

    def _free_around(self, land: Territory, cell: int) -> int:
        free = 0
        for row in range(-1, 2):
            for column in range(-1, 2):
                free += land.slot_at(cell + constants.ROW * row + column) < 0
        return free

    def _cells(self, land: Territory) -> None:
        for spot in range(land.spots):
            mask = land.spot_mask[spot]
            north = (mask & 3) > 0
            east = (mask & 12) > 0
            south = (mask & 48) > 0
            west = mask > 63
            self.x[inputs.SPOTS + north + south + east + west - 1] += 1
            if self.corners:
                cell = land.spot_cell[spot]
                self.x[inputs.CORNERS] += (
                    (north and east and land.slot_at(cell + constants.ROW + 1) >= 0)
                    + (north and west and land.slot_at(cell + constants.ROW - 1) >= 0)
                    + (south and east and land.slot_at(cell - constants.ROW + 1) >= 0)
                    + (south and west and land.slot_at(cell - constants.ROW - 1) >= 0)
                )
