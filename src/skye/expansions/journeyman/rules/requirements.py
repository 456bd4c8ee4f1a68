"""Whether a tile meets the requirement of a space on a track (W4)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.rules.board import requirement_number
from skye.expansions.journeyman.rules.journey import Journey

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        AT_CASTLE,
        COMPLETED_BOTH,
        COMPLETED_PASTURE,
        COMPLETED_WATER,
        DISTANCE,
        EAST,
        NORTH,
        SCROLL,
        SOUTH,
        WEST,
    )
    from skye.material.constants import MOUNTAIN, PASTURE, WATER


def meets(journey: Journey, slot: int, requirement: int) -> bool:
    """Whether a tile meets a requirement."""
    land = journey.land
    if requirement <= SCROLL:
        return journey.board.signs[land.tile[slot]] & (1 << requirement) != 0
    if requirement == COMPLETED_BOTH:
        return _has_completed(journey, slot, MOUNTAIN) and _has_completed(journey, slot, WATER)
    if requirement <= COMPLETED_WATER:
        return _has_completed(journey, slot, requirement - COMPLETED_PASTURE + PASTURE)
    if requirement == AT_CASTLE:
        return slot == 0
    if requirement > DISTANCE:
        return journey.distance(slot) >= requirement - DISTANCE
    for other in range(land.count):
        if requirement == NORTH and land.north[other] > land.north[slot]:
            return False
        if requirement == EAST and land.east[other] > land.east[slot]:
            return False
        if requirement == SOUTH and land.north[other] < land.north[slot]:
            return False
        if requirement == WEST and land.east[other] < land.east[slot]:
            return False
    return True


def _has_completed(journey: Journey, slot: int, terrain: int) -> bool:
    land = journey.land
    first = land.first_area[slot]
    for area in range(first, first + land.tables.area_count[land.tile[slot]]):
        if land.area_terrain[area] == terrain and land.is_completed(land.find_area(area)):
            return True
    return False


def meets_at(journey: Journey, x: int, y: int, requirement: str) -> bool:
    """Whether the tile on a cell meets a requirement."""
    slot = journey.slot_of(x, y)
    return slot >= 0 and meets(journey, slot, requirement_number(requirement))
