"""Where a road gains most, and whether it should be laid now (W13)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.search.tracks import TrackValues
from skye.expansions.journeyman.search.walks import Walks
from skye.rules.territory import Territory
from skye.search.expansion_evaluation import TerritoryValues

if not cython.compiled:
    from skye.material.constants import CATTLE, WHISKY


PATIENCE = 5.0  # rounds to come with which the last road in hand is worth keeping in full
CHAIN = 3  # roads considered in a row
AGAIN = 0.3  # share of a road's gain for the next walk that it has for each one after that
JOINED_TILE = 0.1  # points of a tile joined, and of its whisky and cattle: more tiles will follow
JOINED_SYMBOL = 0.3


class Roads:
    """Finds the best edge for a road: the tile and the side."""

    def __init__(self, tracks: TrackValues, walks: Walks) -> None:
        self.tracks = tracks
        self.walks = walks
        self.trials: list[Territory] = []
        self.slot = -1
        self.side = -1

    def find(self, journey: Journey, seat: int, values: TerritoryValues, markers: int, gold: int, walks: int) -> bool:
        """The edge where a road gains most, if that is more than keeping it would be worth.

        `values` returns the value of territories. `walks` is how many walks still to come are considered;
        0 leaves them out.
        """
        land = journey.land
        while len(self.trials) < CHAIN:
            self.trials.append(land.copy())
        best = self._kept(journey.roads)
        self.slot = -1
        before = values.territory_value(seat, land)
        movement = journey.movement()
        walk = self._walk(journey, seat, movement, markers, gold) if walks else 0.0
        trial = journey.copy(land)
        for slot in range(land.count):
            for side in range(2):
                other = journey.neighbour(slot, side)
                if other < 0 or journey.placed[slot] & (1 << side):
                    continue
                gain = 0.0
                if self._reaches_more(land, slot, other):
                    gain = self._joined(journey, seat, values, land, slot, other, 0) - before
                if walks and not journey.has_road(slot, side, other):
                    trial.placed[slot] |= 1 << side
                    trial.placed[other] |= 1 << (side ^ 2)
                    shorter = self._walk(trial, seat, movement, markers, gold) - walk
                    gain += shorter * (1.0 + AGAIN * (walks - 1))
                    trial.placed[slot] &= ~(1 << side)
                    trial.placed[other] &= ~(1 << (side ^ 2))
                if gain > best:
                    best = gain
                    self.slot = slot
                    self.side = side
        return self.slot >= 0

    def _kept(self, roads: int) -> float:
        """What the last of this many roads in hand is worth for the rounds to come."""
        return self.tracks.road * self.tracks.later / (PATIENCE * roads)

    def _joined(
        self, journey: Journey, seat: int, values: TerritoryValues, land: Territory, slot: int, other: int, laid: int
    ) -> float:
        """The value of a territory with a road between two tiles, and more roads after it where that is worth more.

        Each of those costs what keeping it would be worth. `laid` is how many of the roads in hand the territory has.
        """
        trial = self.trials[laid]
        trial.become(land)
        trial.join_tiles(slot, other)
        best = values.territory_value(seat, trial)
        if self.tracks.later:
            best += self._promise(journey.land, trial)
        laid += 1
        if laid < min(journey.roads, CHAIN):
            kept = self._kept(journey.roads - laid)
            for first in range(land.count):
                for side in range(2):
                    second = journey.neighbour(first, side)
                    if second < 0 or journey.placed[first] & (1 << side):
                        continue
                    if self._reaches_more(trial, first, second) and not self._reaches_more(land, first, second):
                        value = self._joined(journey, seat, values, trial, first, second, laid) - kept
                        best = max(best, value)
        return best

    def _promise(self, land: Territory, after: Territory) -> float:
        """The potential of the tiles that a road has joined to the castle."""
        total = 0.0
        for slot in range(land.count):
            if after.is_joined(slot) and not land.is_joined(slot):
                symbols = land.tables.symbols[7 * land.tile[slot] + WHISKY]
                symbols += land.tables.symbols[7 * land.tile[slot] + CATTLE]
                total += JOINED_TILE + JOINED_SYMBOL * symbols
        return total

    def _walk(self, journey: Journey, seat: int, movement: int, markers: int, gold: int) -> float:
        self.walks.find(journey, seat, movement, markers, gold)
        return self.walks.best

    def _reaches_more(self, land: Territory, slot: int, other: int) -> bool:
        """Whether a road here could join something to the castle that is not joined yet."""
        joined = land.is_joined(slot)
        if joined != land.is_joined(other):
            return True
        return joined and (self._has_two_roads(land, slot) or self._has_two_roads(land, other))

    def _has_two_roads(self, land: Territory, slot: int) -> bool:
        first = 16 * land.tile[slot]
        most = 0
        for side in range(4):
            most = max(most, land.tables.road_at[first + side])
        return most > 1
