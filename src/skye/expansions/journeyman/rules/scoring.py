"""The expansion's scoring tiles, one short function each; explain.py explains the same in lines."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.rules.journey import Journey

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import BRIDGES, BROCH_LINES, JOURNEY, SPACES, SYMBOL_ROWS
    from skye.material.constants import BROCH


def points_for(kind: int, journey: Journey) -> int:
    """The points of a player for one of these scoring tiles."""
    points = journey.land.tables.points[3 * kind]
    if kind == JOURNEY:
        return points * journey.distance(journey.standing)
    if kind == BROCH_LINES:
        return points * broch_lines(journey)
    if kind == SYMBOL_ROWS:
        return points * symbol_rows(journey)
    if kind == BRIDGES:
        return points * bridges(journey)
    raise ValueError(f"there is no scoring tile {kind}")


def broch_lines(journey: Journey) -> int:
    """Rows and columns with a broch; each is counted at its first one."""
    land = journey.land
    found = 0
    for slot in range(land.count):
        if journey.board.signs[land.tile[slot]] & (1 << BROCH):
            row = 1
            column = 1
            for earlier in range(slot):
                if journey.board.signs[land.tile[earlier]] & (1 << BROCH):
                    if land.north[earlier] == land.north[slot]:
                        row = 0
                    if land.east[earlier] == land.east[slot]:
                        column = 0
            found += row + column
    return found


def symbol_rows(journey: Journey) -> int:
    """Rows in which two tiles show the same sign; each is counted at its first tile."""
    land = journey.land
    found = 0
    for slot in range(land.count):
        seen = 0
        twice = 0
        for other in range(land.count):
            if land.north[other] == land.north[slot]:
                if other < slot:
                    twice = 0
                    break
                signs = journey.board.signs[land.tile[other]]
                twice |= seen & signs
                seen |= signs
        found += twice != 0
    return found


def bridges(journey: Journey) -> int:
    """Borders of zones that the markers have crossed."""
    found = 0
    for track in range(3):
        found += journey.board.zone[track * SPACES + journey.reached[track]] - 1
    return found
