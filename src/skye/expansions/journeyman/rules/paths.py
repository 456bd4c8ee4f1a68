"""Cheapest paths between the tiles of one territory, and the plans that they allow (W1, W2)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.rules.journey import Journey

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import OPEN_STEP, ROAD_STEP
    from skye.material.constants import MOST_TILES, ROW


FAR = 255  # no path within the movement points


class Paths:
    """Cheapest paths between the tiles of one territory, with working memory."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.beside = [FAR] * (4 * MOST_TILES)
            self.toll = [0] * (4 * MOST_TILES)
            self.cost = [FAR] * (MOST_TILES * MOST_TILES)
            self.near = [0] * MOST_TILES
            self.queue = [0] * (3 * MOST_TILES)
            self.queued = [0] * 3
            self.chosen = [0] * 3
        self.count = 0
        self.mapped: Journey | None = None
        self.stamp = 0
        self.start = 0
        self.movement = 0
        self.markers = 0

    def _map(self, journey: Journey) -> None:
        """Store every tile's neighbours and the cost of a step to them (W2)."""
        land = journey.land
        self.mapped = journey
        self.stamp = journey.stamp()
        for slot in range(land.count):
            cell = land.east[slot] + ROW * land.north[slot]
            for side in range(4):
                other = land.slot_at(cell + land.tables.step[side])
                at = 4 * slot + side
                self.beside[at] = FAR if other < 0 else other
                self.toll[at] = OPEN_STEP if other < 0 else step_cost(journey, slot, side, other)

    def fill(self, journey: Journey, start: int, movement: int) -> None:
        """Calculate the cost from one tile to every other, as far as the movement points reach (W2)."""
        if self.mapped is not journey or self.stamp != journey.stamp():
            self._map(journey)
        self.movement = 0
        row = start * MOST_TILES
        for slot in range(journey.land.count):
            self.cost[row + slot] = FAR
        self.cost[row + start] = 0
        self.queue[0] = start
        self.queued[0] = 1
        self.queued[1] = 0
        self.queued[2] = 0
        spent = 0
        idle = 0
        # A step costs 1 or 2, so three queues are enough for all tiles to go on from.
        while idle < 3 and spent <= movement:
            turn = spent % 3
            idle = idle + 1 if self.queued[turn] == 0 else 0
            for place in range(self.queued[turn]):
                slot = self.queue[turn * MOST_TILES + place]
                if self.cost[row + slot] != spent:
                    continue
                for at in range(4 * slot, 4 * slot + 4):
                    other = self.beside[at]
                    cost = spent + self.toll[at]
                    if other != FAR and cost < self.cost[row + other] and cost <= movement:
                        self.cost[row + other] = cost
                        later = cost % 3
                        self.queue[later * MOST_TILES + self.queued[later]] = other
                        self.queued[later] += 1
            self.queued[turn] = 0
            spent += 1

    def survey(self, journey: Journey, movement: int, markers: int) -> None:
        """Calculate all paths that plans with this many markers could use, unless that was the last call."""
        is_same = self.mapped is journey and self.stamp == journey.stamp() and self.start == journey.standing
        if is_same and self.movement == movement and self.markers == markers:
            return
        self.fill(journey, journey.standing, movement)
        self.count = 0
        for slot in range(journey.land.count):
            if self.cost[journey.standing * MOST_TILES + slot] <= movement:
                self.near[self.count] = slot
                self.count += 1
        if markers > 1:
            for place in range(self.count):
                if self.near[place] != journey.standing:
                    self.fill(journey, self.near[place], movement)
        self.start = journey.standing
        self.movement = movement
        self.markers = markers

    def plans(self, start: int, movement: int, markers: int, wanted: int) -> int:
        """Count the plans with at least one marker, up to the wanted one, whose tiles go into `chosen` (W1)."""
        return self._go_through(start, movement, markers, wanted, None)

    def all_plans(self, start: int, movement: int, markers: int) -> list[tuple[int, ...]]:
        """The tiles of every plan with at least one marker, in the order of their numbers."""
        found: list[tuple[int, ...]] = []
        self._go_through(start, movement, markers, -1, found)
        return found

    def _go_through(
        self, start: int, movement: int, markers: int, wanted: int, listed: list[tuple[int, ...]] | None
    ) -> int:
        self._choose(-1, -1, -1)
        found = 0
        for first in range(self.count):
            one = self.near[first]
            if listed is not None:
                listed.append((one,))
            if found == wanted:
                self._choose(one, -1, -1)
                return found
            found += 1
        if markers < 2:
            return found
        for first in range(self.count):
            one = self.near[first]
            for second in range(first + 1, self.count):
                two = self.near[second]
                if self.pair(start, one, two) <= movement:
                    if listed is not None:
                        listed.append((one, two))
                    if found == wanted:
                        self._choose(one, two, -1)
                        return found
                    found += 1
        if markers < 3:
            return found
        for first in range(self.count):
            one = self.near[first]
            for second in range(first + 1, self.count):
                two = self.near[second]
                if self.cost[one * MOST_TILES + two] > movement:
                    continue
                for third in range(second + 1, self.count):
                    if self.triple(start, one, two, self.near[third]) <= movement:
                        if listed is not None:
                            listed.append((one, two, self.near[third]))
                        if found == wanted:
                            self._choose(one, two, self.near[third])
                            return found
                        found += 1
        return found

    def _choose(self, one: int, two: int, three: int) -> None:
        self.chosen[0] = one
        self.chosen[1] = two
        self.chosen[2] = three

    def pair(self, start: int, one: int, two: int) -> int:
        """The cost of the cheaper walk over two tiles."""
        row = start * MOST_TILES
        return min(self.cost[row + one], self.cost[row + two]) + self.cost[one * MOST_TILES + two]

    def triple(self, start: int, one: int, two: int, three: int) -> int:
        """The cost of the cheapest walk over three tiles."""
        row = start * MOST_TILES
        first = self.cost[row + one] + self.pair(one, two, three)
        second = self.cost[row + two] + self.pair(two, one, three)
        third = self.cost[row + three] + self.pair(three, one, two)
        return min(first, second, third)

    def reaches(self, journey: Journey, slots: list[int], movement: int) -> bool:
        """Whether one walk covers all these different tiles, at most three, within the movement points (W1)."""
        start = journey.standing
        self.fill(journey, start, movement)
        for slot in slots:
            self.fill(journey, slot, movement)
        if len(slots) == 1:
            return self.cost[start * MOST_TILES + slots[0]] <= movement
        if len(slots) == 2:
            return self.pair(start, slots[0], slots[1]) <= movement
        return len(slots) == 0 or self.triple(start, slots[0], slots[1], slots[2]) <= movement

    # By cells

    def cost_to(self, journey: Journey, x: int, y: int) -> int:
        """The cost of walking to a cell, or -1 if it is more than 24."""
        self.fill(journey, journey.standing, 24)
        slot = journey.slot_of(x, y)
        cost = self.cost[journey.standing * MOST_TILES + slot] if slot >= 0 else FAR
        return -1 if cost == FAR else cost

    def can_walk(self, journey: Journey, cells: list[tuple[int, int]], movement: int) -> bool:
        """Whether one walk covers all these cells within the movement points."""
        slots = [journey.slot_of(x, y) for x, y in cells]
        return -1 not in slots and self.reaches(journey, slots, movement)


def step_cost(journey: Journey, slot: int, side: int, other: int) -> int:
    """The movement points of a step to the neighbour on that side (W2)."""
    return ROAD_STEP if journey.has_road(slot, side, other) else OPEN_STEP
