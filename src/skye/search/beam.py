"""Where to lay the tiles of a hand: a beam search over their order and their places."""

from __future__ import annotations

import cython

from skye.rules.territory import Territory
from skye.search.evaluation import Evaluation

if not cython.compiled:
    from skye.material.constants import CELLS, HAND


MOST_WIDTH = 16

# For telling builds apart by one number; compiled they are C numbers, as literals of this size would not be.
FIRST_MIX = 2654435761
SECOND_MIX = 2246822519
LOW_BITS = 0xFFFFFFFF


class BeamSearch:
    """Searches builds and keeps the best ones found, best first; each is a list of steps in the order of laying."""

    def __init__(self, evaluation: Evaluation, land: Territory, width: int) -> None:
        if not cython.compiled:
            self.hand = [0] * HAND
            self.value = [0.0] * (2 * MOST_WIDTH)
            self.mask = [0] * (2 * MOST_WIDTH)
            self.mark = [0] * (2 * MOST_WIDTH)
            self.parent = [0] * (2 * MOST_WIDTH)
            self.last = [0] * (2 * MOST_WIDTH)
            self.steps = [0] * (2 * MOST_WIDTH * HAND)
            self.depth = [0] * (2 * MOST_WIDTH)
        self.evaluation = evaluation
        self.trial = land.copy()
        self.width = max(1, min(width, MOST_WIDTH))
        self.lands = [land.copy() for _ in range(2 * self.width)]
        self.count = 0
        self.side = 0
        self.tried = 0

    def land_of(self, place: int) -> Territory:
        """The territory of a build."""
        return self.lands[place - (MOST_WIDTH - self.width if place >= MOST_WIDTH else 0)]

    def first(self) -> int:
        """The index of the first build found."""
        return self.side * MOST_WIDTH

    def gain(self, seat: int, land: Territory, tile: int) -> float:
        """What one tile in its best place adds to a territory; 0 if it fits nowhere."""
        before = self.evaluation.territory_value(seat, land)
        best = -1000.0
        self.best_spot = -1
        self.trial.become(land)
        for spot in range(land.spots):
            for turn in range(4):
                if land.fits_at(tile, spot, turn):
                    value = self._try(seat, land, tile, spot, turn)
                    if value > best:
                        best = value
                        self.best_spot = spot
                        self.best_turn = turn
        return best - before if best > -1000.0 else 0.0

    def _try(self, seat: int, land: Territory, tile: int, spot: int, turn: int) -> float:
        """The value of a territory with one more tile; `trial` is a copy of it, before and afterwards."""
        self.tried += 1
        self.trial.lay(tile, spot, turn)
        value = self.evaluation.territory_value(seat, self.trial)
        self.trial.take_back(land)
        return value

    def search(self, seat: int, land: Territory, count: int, width: int) -> None:
        """Find the best builds of the first `count` tiles in `hand`, continuing from `width` of them at each step."""
        width = max(1, min(width, self.width))
        self.side = 0
        self.count = 1
        self.land_of(0).become(land)
        self.value[0] = self.evaluation.territory_value(seat, land)
        self.mask[0] = 0
        self.mark[0] = 0
        self.depth[0] = 0
        for _ in range(count):
            if not self._widen(seat, count, width):
                break

    def _widen(self, seat: int, count: int, width: int) -> bool:
        """Lay one more tile on every build; False when nothing fits any more."""
        here = self.side * MOST_WIDTH
        there = MOST_WIDTH - here
        found = 0
        grown = False
        for place in range(here, here + self.count):
            land = self.land_of(place)
            self.trial.become(land)
            fitted = False
            for number in range(count):
                if self.mask[place] & (1 << number):
                    continue
                tile = self.hand[number]
                for spot in range(land.spots):
                    for turn in range(4):
                        if not land.fits_at(tile, spot, turn):
                            continue
                        fitted = True
                        found = self._keep(
                            there,
                            found,
                            width,
                            self._try(seat, land, tile, spot, turn),
                            place,
                            self.mask[place] | (1 << number),
                            # The same tiles in the same places, laid in another order, are the same build.
                            self.mark[place] + self._mark(tile, land.spot_cell[spot], turn),
                            (spot * 4 + turn) * HAND + number,
                        )
            grown = grown or fitted
            if not fitted:
                # L3: what is left fits nowhere and goes back.
                found = self._keep(
                    there, found, width, self.value[place], place, self.mask[place], self.mark[place], -1
                )
        if not grown:
            return False
        for place in range(there, there + found):
            self._lay(place)
        self.side = 1 - self.side
        self.count = found
        return True

    def _mark(self, tile: int, cell: int, turn: int) -> int:
        mixed = ((tile * CELLS + cell) * 4 + turn + 1) * FIRST_MIX & LOW_BITS
        return (mixed ^ (mixed >> 15)) * SECOND_MIX & LOW_BITS

    def _keep(
        self, there: int, found: int, width: int, value: float, parent: int, mask: int, mark: int, last: int
    ) -> int:
        """Insert a build among the best of the next step, if it is one; returns how many there are."""
        if found == width and not value > self.value[there + found - 1]:
            return found
        place = there + found
        while place > there and self.value[place - 1] < value:
            place -= 1
        before = place
        while before > there and self.value[before - 1] == value:
            before -= 1
            if self.mark[before] == mark:
                return found
        if found < width:
            found += 1
        for later in range(there + found - 1, place, -1):
            self.value[later] = self.value[later - 1]
            self.parent[later] = self.parent[later - 1]
            self.mask[later] = self.mask[later - 1]
            self.mark[later] = self.mark[later - 1]
            self.last[later] = self.last[later - 1]
        self.value[place] = value
        self.parent[place] = parent
        self.mask[place] = mask
        self.mark[place] = mark
        self.last[place] = last
        return found

    def _lay(self, place: int) -> None:
        """Create the territory and the steps of a build that was kept."""
        parent = self.parent[place]
        depth = self.depth[parent]
        land = self.land_of(place)
        land.become(self.land_of(parent))
        for step in range(depth):
            self.steps[place * HAND + step] = self.steps[parent * HAND + step]
        last = self.last[place]
        if last >= 0:
            spot = last // (4 * HAND)
            self.steps[place * HAND + depth] = last
            depth += 1
            land.lay(self.hand[last % HAND], spot, (last // HAND) % 4)
        self.depth[place] = depth
