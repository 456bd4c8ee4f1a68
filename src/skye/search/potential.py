"""What a territory may still become, by tuned weights: areas to complete, tiles to join, cells to fill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cython

from skye.rules.territory import Territory

if not cython.compiled:
    from skye.material import constants


MOST_OPEN = 12

NAMES = (
    "complete",
    "complete_slow",
    "areas",
    "mountains",
    "large",
    "lake",
    "scroll",
    "squares",
    "columns",
    "brochs",
    "farms",
    "cattle",
    "road_ends",
    "sets",
    "harbours",
    "whisky",
    "spots",
    "narrow",
)
"""The weights, by name; bots/weights.toml says what each one means."""


class Potential:
    """Values what is not complete yet; call `prepare` again when the game has moved on."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        if not cython.compiled:
            self.wanted = [0.0] * constants.MOST_SCORING
            self.chance = [0.0] * (MOST_OPEN + 1)
        self.complete = weights["complete"]
        self.complete_slow = weights["complete_slow"]
        self.areas = weights["areas"]
        self.mountains = weights["mountains"]
        self.large = weights["large"]
        self.lake = weights["lake"]
        self.scroll = weights["scroll"]
        self.squares = weights["squares"]
        self.columns = weights["columns"]
        self.brochs = weights["brochs"]
        self.farms = weights["farms"]
        self.cattle = weights["cattle"]
        self.road_ends = weights["road_ends"]
        self.sets = weights["sets"]
        self.harbours = weights["harbours"]
        self.whisky = weights["whisky"]
        self.spots = weights["spots"]
        self.narrow = weights["narrow"]
        self.counts = any(weights[name] for name in NAMES[2:])

    def prepare(self, wanted: Sequence[float], later: int, income: float) -> None:
        """Note what is still scored after this round, the rounds to come, and what whisky is worth in all of them."""
        for kind in range(constants.MOST_SCORING):
            self.wanted[kind] = wanted[kind]
        self.income = income
        still = later / (later + self.complete_slow) if later else 0.0
        for count in range(MOST_OPEN + 1):
            self.chance[count] = still
            still = still * self.complete

    def value(self, land: Territory) -> float:
        """What a territory may still become; if the sizes of areas count, the evaluation has computed them."""
        total = self._of_areas(land) + self._of_roads(land)
        total += self.spots * land.spots
        if self.wanted[constants.SQUARES] or self.narrow:
            total += self._of_cells(land)
        if self.wanted[constants.COLUMNS]:
            total += self.columns * self.wanted[constants.COLUMNS] * self._pairs(land)
        if self.wanted[constants.FARM_ANIMALS]:
            total += self.farms * self.wanted[constants.FARM_ANIMALS] * land.totals[constants.FARM]
        if self.wanted[constants.BUILDING_SETS]:
            broch = land.totals[constants.BROCH]
            farm = land.totals[constants.FARM]
            light = land.totals[constants.LIGHTHOUSE]
            whole = min(broch, farm, light)
            kinds = (broch > whole) + (farm > whole) + (light > whole)
            total += self.sets * self.wanted[constants.BUILDING_SETS] * kinds
        return total

    def _of_areas(self, land: Territory) -> float:
        total = 0.0
        completed = 0.0
        mountains = 0.0
        large = 0.0
        lake = 0.0
        brochs = 0
        harbours = 0
        sized = self.wanted[constants.LARGE_AREAS] > 0.0 or self.wanted[constants.LARGEST_LAKE] > 0.0
        for area in range(land.areas):
            still_open = land.area_open[area]
            if still_open == 0 or land.area_parent[area] != area:
                continue
            chance = self.chance[still_open if still_open < MOST_OPEN else MOST_OPEN]
            completed += chance
            if sized:
                large += chance * (1.0 if land.area_tiles[area] > 1 else 0.5)
            if land.area_terrain[area] == constants.MOUNTAIN:
                mountains += chance
                symbols = land.area_symbols[area]
                if 0 < symbols < 3:
                    place = 3 * constants.BROCH_MOUNTAINS + symbols
                    brochs += land.tables.points[place] - land.tables.points[place - 1]
            elif land.area_terrain[area] == constants.WATER:
                if sized and chance * land.area_tiles[area] > lake:
                    lake = chance * land.area_tiles[area]
                harbours += (land.area_symbols[area] > 0) != (land.area_lighthouses[area] > 0)
        total += self.areas * self.wanted[constants.COMPLETED_AREAS] * completed
        total += self.mountains * self.wanted[constants.COMPLETED_MOUNTAINS] * mountains
        total += self.large * self.wanted[constants.LARGE_AREAS] * large
        total += self.lake * self.wanted[constants.LARGEST_LAKE] * lake
        total += self.brochs * self.wanted[constants.BROCH_MOUNTAINS] * brochs
        total += self.harbours * self.wanted[constants.HARBOURS] * harbours
        if self.scroll:
            total += self.scroll * self._of_scrolls(land)
        return total

    def _of_scrolls(self, land: Territory) -> float:
        total = 0.0
        for slot in range(land.count):
            tile = land.tile[slot]
            if land.tables.scroll[tile]:
                still_open = land.area_open[land.find_area(land.first_area[slot] + land.tables.scroll_area[tile])]
                if still_open:
                    total += self.chance[still_open if still_open < MOST_OPEN else MOST_OPEN]
        return total

    def _of_roads(self, land: Territory) -> float:
        """Open ends of roads that lead to the castle, and whisky and cattle that no road reaches."""
        tables = land.tables
        ends = 0
        whisky = 0
        cattle = 0
        for slot in range(land.count):
            tile = land.tile[slot]
            if not land.is_joined(slot):
                whisky += tables.symbols[7 * tile + constants.WHISKY]
                cattle += tables.symbols[7 * tile + constants.CATTLE]
                continue
            cell = land.east[slot] + constants.ROW * land.north[slot]
            for side in range(4):
                if tables.road_at[(tile * 4 + land.turn[slot]) * 4 + side]:
                    ends += land.slot_at(cell + tables.step[side]) < 0
        joined = self.income + self.wanted[constants.ROAD_TILES] + self.wanted[constants.ROAD_CATTLE]
        total = self.road_ends * ends * joined
        total += self.whisky * whisky * self.income
        total += self.cattle * cattle * self.wanted[constants.ROAD_CATTLE]
        return total

    def _of_cells(self, land: Territory) -> float:
        """Free cells that would complete squares, and those that few tiles fit."""
        corners = 0
        narrow = 0
        squares = self.wanted[constants.SQUARES] > 0.0
        for spot in range(land.spots):
            mask = land.spot_mask[spot]
            north = (mask & 3) > 0
            east = (mask & 12) > 0
            south = (mask & 48) > 0
            west = mask > 63
            narrow += north + south + east + west >= 3
            if not squares:
                continue
            cell = land.spot_cell[spot]
            corners += north and east and land.slot_at(cell + constants.ROW + 1) >= 0
            corners += north and west and land.slot_at(cell + constants.ROW - 1) >= 0
            corners += south and east and land.slot_at(cell - constants.ROW + 1) >= 0
            corners += south and west and land.slot_at(cell - constants.ROW - 1) >= 0
        return self.squares * self.wanted[constants.SQUARES] * corners + self.narrow * narrow

    def _pairs(self, land: Territory) -> int:
        """Vertical runs of exactly two tiles."""
        found = 0
        for slot in range(land.count):
            cell = land.east[slot] + constants.ROW * land.north[slot]
            found += (
                land.slot_at(cell - constants.ROW) < 0
                and land.slot_at(cell + constants.ROW) >= 0
                and land.slot_at(cell + 2 * constants.ROW) < 0
            )
        return found
