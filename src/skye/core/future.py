"""What may become of a territory: rounds to come played in the mind with tiles drawn from the bag."""

from __future__ import annotations

import cython

from skye.core.builder import Builder
from skye.core.chance import Generator
from skye.core.flow import Flow
from skye.core.territory import Territory
from skye.core.worth import Worth

MOST_TILES = 82  # as in tables.py
MOST_FUTURE = 40  # room for the tiles of a sample


class Future:
    """Samples of tiles to come, and how a territory would grow with them."""

    def __init__(self, worth: Worth, builder: Builder, land: Territory) -> None:
        if not cython.compiled:
            self.tiles = [0] * MOST_FUTURE
            self.order = [0] * MOST_TILES
        self.worth = worth
        self.builder = builder
        self.land = land.copy()

    def draw(self, flow: Flow, generator: Generator, count: int) -> int:
        """Draw tiles to come from the bag; how many there are."""
        size = flow.bag_count
        for place in range(size):
            self.order[place] = flow.bag[place]
        if count > size:
            count = size
        for place in range(count):
            other = place + generator.below(size - place)
            self.tiles[place] = self.order[other]
            self.order[other] = self.order[place]
        return count

    def grow(self, flow: Flow, seat: int, land: Territory, count: int, rounds: int, offered: int, kept: int) -> float:
        """The worth of a territory when this round is scored and a few more are built and scored.

        In each of them so many tiles are offered of those drawn, and the best ones kept.
        """
        worth = self.worth
        number: int = flow.round
        total = worth.scored(flow, number, seat, land)
        self.land.become(land)
        used = 0
        while rounds > 0 and number < flow.rounds and used + offered <= count:
            total += worth.gold * worth.income_weight * self.land.whisky_joined()
            number += 1
            worth.look_from(flow, number)
            self._build(seat, used, offered, kept)
            total += worth.scored(flow, number, seat, self.land)
            used += offered
            rounds -= 1
        worth.look_from(flow, number + 1)
        total += worth.land(seat, self.land)
        worth.look_from(flow, flow.round)
        return total

    def _build(self, seat: int, first: int, offered: int, kept: int) -> None:
        """Lay the tiles that add most, one after the other."""
        laid = 0
        while kept > 0:
            best = -1000.0
            chosen = -1
            for place in range(first, first + offered):
                if laid & (1 << (place - first)) == 0 and self.land.nth_fit(self.tiles[place], 0) >= 0:
                    value = self.builder.gain(seat, self.land, self.tiles[place])
                    if value > best:
                        best = value
                        chosen = place
                        spot = self.builder.best_spot
                        turn = self.builder.best_turn
            if chosen < 0:
                return
            self.land.lay(self.tiles[chosen], spot, turn)
            laid |= 1 << (chosen - first)
            kept -= 1
