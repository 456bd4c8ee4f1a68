"""The scoring tiles and scrolls (F1), one short function each; explain.py explains the same in lines."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from skye.rules.territory import Territory

if not cython.compiled:
    from skye.material import constants


def score_all(kind: int, territories: Sequence[Territory], gold: Sequence[int]) -> list[int]:
    """The points of every player for a scoring tile (E1)."""
    values = [measure(kind, territory, own_gold) for territory, own_gold in zip(territories, gold, strict=True)]
    if not is_majority(kind):
        return values
    return [majority(kind, territories[0], value, sum(other > value for other in values)) for value in values]


def is_majority(kind: int) -> bool:
    """Whether this scoring tile compares players."""
    return kind in (constants.WHISKY_MAJORITY, constants.SHIP_MAJORITY, constants.GOLD_MAJORITY)


def majority(kind: int, land: Territory, value: int, ahead: int) -> int:
    """The points for having `value` when this many players have more (T1)."""
    if value < 1 or ahead > 1:
        return 0
    return land.tables.points[3 * kind + ahead]


def measure(kind: int, land: Territory, gold: int) -> int:
    """The points of a territory, or what is compared if the scoring tile is a majority."""
    points = land.tables.points[3 * kind]
    if kind == constants.SQUARES:
        return points * squares(land)
    if kind == constants.SHEEP_EACH:
        return points * land.totals[constants.SHEEP]
    if kind == constants.BROCH_MOUNTAINS:
        return broch_mountains(land)
    if kind == constants.WHISKY_MAJORITY:
        return land.totals[constants.WHISKY_TILES]
    if kind == constants.FARM_ANIMALS:
        return points * farm_animals(land)
    if kind == constants.ROAD_CATTLE:
        return points * road_cattle(land)
    if kind == constants.ROAD_TILES:
        return points * road_tiles(land)
    if kind == constants.LARGEST_LAKE:
        return points * largest_lake(land)
    if kind == constants.COMPLETED_AREAS:
        return points * completed_areas(land)
    if kind == constants.LARGE_AREAS:
        return points * large_areas(land)
    if kind == constants.BUILDING_SETS:
        return points * min(
            land.totals[constants.BROCH], land.totals[constants.FARM], land.totals[constants.LIGHTHOUSE]
        )
    if kind == constants.SHIP_MAJORITY:
        return land.totals[constants.SHIP]
    if kind == constants.GOLD_MAJORITY:
        return gold
    if kind == constants.HARBOURS:
        return points * harbours(land)
    if kind == constants.COLUMNS:
        return points * columns(land)
    if kind == constants.COMPLETED_MOUNTAINS:
        return points * completed_mountains(land)
    raise ValueError(f"there is no scoring tile {kind}")


def squares(land: Territory) -> int:
    """Blocks of 2 by 2 tiles, overlapping ones too; each is found from its south-west tile."""
    found = 0
    for slot in range(land.count):
        cell = land.east[slot] + constants.ROW * land.north[slot]
        found += (
            land.slot_at(cell + 1) >= 0
            and land.slot_at(cell + constants.ROW) >= 0
            and land.slot_at(cell + constants.ROW + 1) >= 0
        )
    return found


def broch_mountains(land: Territory) -> int:
    """The points of every mountain by its brochs; more than three count as three."""
    points = 0
    for area in range(land.areas):
        brochs = land.area_symbols[area]
        if brochs and land.area_parent[area] == area and land.area_terrain[area] == constants.MOUNTAIN:
            points += land.tables.points[3 * constants.BROCH_MOUNTAINS + (2 if brochs > 3 else brochs - 1)]
    return points


def farm_animals(land: Territory) -> int:
    """Sheep and cattle on a farm tile or on one of the 8 cells around one, each once."""
    found = 0
    for slot in range(land.count):
        symbols = 7 * land.tile[slot]
        animals = land.tables.symbols[symbols + constants.SHEEP] + land.tables.symbols[symbols + constants.CATTLE]
        if animals and _is_near_farm(land, land.east[slot] + constants.ROW * land.north[slot]):
            found += animals
    return found


def _is_near_farm(land: Territory, cell: int) -> bool:
    for row in range(-1, 2):
        for column in range(-1, 2):
            slot = land.slot_at(cell + constants.ROW * row + column)
            if slot >= 0 and land.tables.symbols[7 * land.tile[slot] + constants.FARM] > 0:
                return True
    return False


def road_cattle(land: Territory) -> int:
    """Cattle on tiles joined to the castle by road."""
    found = 0
    for slot in range(1, land.count):
        cattle = land.tables.symbols[7 * land.tile[slot] + constants.CATTLE]
        if cattle and land.is_joined(slot):
            found += cattle
    return found


def road_tiles(land: Territory) -> int:
    """Tiles joined to the castle by road, without the castle."""
    found = 0
    for slot in range(1, land.count):
        found += land.is_joined(slot)
    return found


def largest_lake(land: Territory) -> int:
    """Tiles of the largest completed water area."""
    _count_tiles(land)
    largest = 0
    for area in range(land.areas):
        if land.area_tiles[area] > largest and land.area_terrain[area] == constants.WATER and land.is_completed(area):
            largest = land.area_tiles[area]
    return largest


def completed_areas(land: Territory) -> int:
    """Completed areas of any terrain and size."""
    found = 0
    for area in range(land.areas):
        found += land.area_open[area] == 0 and land.area_parent[area] == area  # is_completed, without calling it
    return found


def large_areas(land: Territory) -> int:
    """Completed areas of at least three tiles."""
    _count_tiles(land)
    found = 0
    for area in range(land.areas):
        found += land.area_tiles[area] >= 3 and land.is_completed(area)
    return found


def harbours(land: Territory) -> int:
    """Water areas with a ship and a lighthouse, completed or not."""
    found = 0
    for area in range(land.areas):
        found += (
            land.area_parent[area] == area
            and land.area_terrain[area] == constants.WATER
            and land.area_symbols[area] > 0
            and land.area_lighthouses[area] > 0
        )
    return found


def columns(land: Territory) -> int:
    """Unbroken vertical runs of at least three tiles; each is found from its south end."""
    found = 0
    for slot in range(land.count):
        cell = land.east[slot] + constants.ROW * land.north[slot]
        found += (
            land.slot_at(cell - constants.ROW) < 0
            and land.slot_at(cell + constants.ROW) >= 0
            and land.slot_at(cell + 2 * constants.ROW) >= 0
        )
    return found


def completed_mountains(land: Territory) -> int:
    """Completed mountain areas."""
    found = 0
    for area in range(land.areas):
        found += land.area_terrain[area] == constants.MOUNTAIN and land.is_completed(area)
    return found


def _count_tiles(land: Territory) -> None:
    """Compute the size of every area: the different tiles it touches (A2)."""
    for area in range(land.areas):
        land.area_tiles[area] = 0
    for slot in range(land.count):
        first = land.first_area[slot]
        for area in range(first, first + land.tables.area_count[land.tile[slot]]):
            root = land.find_area(area)
            counted = False
            for earlier in range(first, area):
                counted = counted or land.find_area(earlier) == root
            if not counted:
                land.area_tiles[root] += 1


def scroll_points(land: Territory) -> int:
    """The points of all scrolls (F1)."""
    points = 0
    for slot in range(land.count):
        scroll = land.tables.scroll[land.tile[slot]]
        if scroll:
            worth = _scroll_worth(land, scroll)
            area = land.find_area(land.first_area[slot] + land.tables.scroll_area[land.tile[slot]])
            points += 2 * worth if land.is_completed(area) else worth
    return points


def _scroll_worth(land: Territory, scroll: int) -> int:
    """What a scroll counts, in the order of material.SCROLLS, before doubling."""
    if scroll == 1:
        return land.totals[constants.SHEEP] // 2
    if scroll == 2:
        return land.totals[constants.WHISKY_TILES] // 2
    if scroll == 3:
        return land.totals[constants.SHIP] // 2
    if scroll == 4:
        return land.totals[constants.CATTLE]
    if scroll == 5:
        return land.totals[constants.BROCH]
    if scroll == 6:
        return land.totals[constants.FARM]
    return land.totals[constants.LIGHTHOUSE]
