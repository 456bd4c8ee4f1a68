"""A side of the progress board, the bonus tiles and the tiles' signs as flat integer tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

import cython

from skye.expansions.journeyman.material import BONUS, SLOTS, TRACKS, Box, Space
from skye.material.tables import COUNTED, Tables
from skye.material.tiles import SCROLLS

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        AT_CASTLE,
        BONUSES,
        COMPLETED_BOTH,
        COMPLETED_MOUNTAIN,
        COMPLETED_PASTURE,
        COMPLETED_WATER,
        DISTANCE,
        EAST,
        NORTH,
        SCROLL,
        SOUTH,
        SPACES,
        SYMBOL,
        WEST,
    )
    from skye.material.constants import MOST_TILES


NUMBERS = {
    "completed_pasture": COMPLETED_PASTURE,
    "completed_mountain": COMPLETED_MOUNTAIN,
    "completed_water": COMPLETED_WATER,
    "completed_mountain_and_water": COMPLETED_BOTH,
    "north": NORTH,
    "east": EAST,
    "south": SOUTH,
    "west": WEST,
    "castle": AT_CASTLE,
    "scroll": SCROLL,
}


def requirement_number(name: str) -> int:
    """The number of a requirement."""
    if name.startswith("distance_"):
        return DISTANCE + int(name.removeprefix("distance_"))
    return COUNTED.index(name) if name in COUNTED else NUMBERS[name]


class BoardTables:
    """The board's side for a number of players, the bonus tiles and the tiles' signs as flat tables."""

    def __init__(self, tables: Tables, players: int) -> None:
        if not cython.compiled:
            self.signs = [0] * MOST_TILES
            self.length = [0] * 3
            self.hop = [0] * 3
            self.requirement = [0] * (3 * SPACES)
            self.zone = [0] * (3 * SPACES)
            self.fee = [0] * (3 * SPACES)
            self.points = [0] * (3 * SPACES)
            self.slot = [0] * (3 * SPACES)
            self.banner_points = [0] * (3 * SPACES)
            self.banner_income = [0] * (3 * SPACES)
            self.banner_movement = [0] * (3 * SPACES)
            self.price = [0] * 5
            self.bonus_points = [0] * BONUSES
            self.bonus_gold = [0] * BONUSES
            self.bonus_roads = [0] * BONUSES
            self.bonus_movement = [0] * BONUSES
            self.bonus_income = [0] * BONUSES
        box = tables.material.expansion
        assert isinstance(box, Box)
        self.tables = tables
        self.box = box
        for number, tile in enumerate(tables.tiles):
            signs = 0
            for symbol in tile.symbols:
                if symbol.kind in COUNTED:
                    signs |= 1 << COUNTED.index(symbol.kind)
                elif symbol.kind in SCROLLS:
                    signs |= 1 << SCROLL
                elif symbol.kind == box.name:
                    signs |= 1 << SYMBOL
            self.signs[number] = signs
        for zone, price in enumerate(box.prices, start=1):
            self.price[zone] = price
        self.side = box.board_for(players)
        for number, name in enumerate(TRACKS):
            self._add_track(number, self.side.track(name))
        for number, bonus_name in enumerate(BONUS):
            bonus = box.bonus_of(bonus_name)
            self.bonus_points[number] = bonus.points
            self.bonus_gold[number] = bonus.gold
            self.bonus_roads[number] = bonus.roads
            self.bonus_movement[number] = bonus.movement
            self.bonus_income[number] = bonus.income

    def _add_track(self, track: int, spaces: Sequence[Space]) -> None:
        self.length[track] = len(spaces)
        best = {"points": 0, "income": 0, "movement": self.box.movement}
        self.banner_movement[track * SPACES] = self.box.movement
        self.zone[track * SPACES] = 1
        for number, space in enumerate(spaces, start=1):
            at = track * SPACES + number
            self.requirement[at] = requirement_number(space.requirement)
            self.zone[at] = space.zone
            self.fee[at] = space.fee
            self.points[at] = space.points
            self.slot[at] = SLOTS.index(space.slot) + 1 if space.slot else 0
            if space.banner:
                kind, value = space.banner.split()
                best[kind] = max(best[kind], int(value))
            # W11: only the best value reached counts.
            self.banner_points[at] = best["points"]
            self.banner_income[at] = best["income"]
            self.banner_movement[at] = best["movement"]
            self.hop[track] = space.hop

    def __reduce__(self) -> NoReturn:
        raise TypeError("tables of a board are not pickled")
