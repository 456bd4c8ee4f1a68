"""One player's journey: roads laid, ways and plans, requirements, tracks. Trusts its caller; journeyman.py checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

import cython

from skye.core.territory import Territory
from skye.journeyman.material import BONUS, SLOTS, TRACKS, Box, Space
from skye.material import SCROLLS
from skye.tables import COUNTED, MOST_TILES, Tables

SPACES = 16  # room for each track: its start and up to 15 spaces
BONUSES = 9
FAR = 255  # no way within the movement points

# Signs on a tile, as bits: the columns of Tables.symbols, then these.
BROCH = 4
SCROLL = 7
SYMBOL = 8

# Requirements (W4): a sign, then these; DISTANCE + n asks for n steps.
COMPLETED_PASTURE = 10
COMPLETED_MOUNTAIN = 11
COMPLETED_WATER = 12
COMPLETED_BOTH = 13
NORTH = 14
EAST = 15
SOUTH = 16
WEST = 17
AT_CASTLE = 18
DISTANCE = 20

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

PASTURE = 1  # terrains as numbered in tables.py
MOUNTAIN = 2
WATER = 3
ROW = 90  # as in territory.py
MOST_LAID = 82

# Scoring tiles, after those of the base.
JOURNEY = 16
BROCH_LINES = 17
SYMBOL_ROWS = 18
BRIDGES = 19

ARRAYS = ("marker", "reached", "layout", "placed", "waypoint")


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
        board = box.board_for(players)
        for number, name in enumerate(TRACKS):
            self._add_track(number, board.track(name))
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


class Paths:
    """Cheapest ways between the tiles of one territory; room for working them out, shared by all who need it."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.beside = [FAR] * (4 * MOST_LAID)
            self.toll = [0] * (4 * MOST_LAID)
            self.cost = [FAR] * (MOST_LAID * MOST_LAID)
            self.near = [0] * MOST_LAID
            self.queue = [0] * (3 * MOST_LAID)
            self.queued = [0] * 3
            self.chosen = [0] * 3
        self.count = 0
        self.mapped: Journey | None = None
        self.stamp = 0
        self.start = 0
        self.movement = 0
        self.markers = 0

    def _map(self, journey: Journey) -> None:
        """Note every tile's neighbours and what a step to them costs (W2)."""
        land = journey.land
        self.mapped = journey
        self.stamp = journey.stamp()
        for slot in range(land.count):
            cell = land.east[slot] + ROW * land.north[slot]
            for side in range(4):
                other = land.slot_at(cell + land.tables.step[side])
                at = 4 * slot + side
                self.beside[at] = FAR if other < 0 else other
                self.toll[at] = 1 if other >= 0 and journey.has_road(slot, side, other) else 2

    def fill(self, journey: Journey, start: int, movement: int) -> None:
        """Work out the cost of going from one tile to every other, as far as the movement points reach (W2)."""
        if self.mapped is not journey or self.stamp != journey.stamp():
            self._map(journey)
        self.movement = 0
        row = start * MOST_LAID
        for slot in range(journey.land.count):
            self.cost[row + slot] = FAR
        self.cost[row + start] = 0
        self.queue[0] = start
        self.queued[0] = 1
        self.queued[1] = 0
        self.queued[2] = 0
        spent = 0
        idle = 0
        # A step costs 1 or 2, so three queues hold all tiles to go on from.
        while idle < 3 and spent <= movement:
            turn = spent % 3
            idle = idle + 1 if self.queued[turn] == 0 else 0
            for place in range(self.queued[turn]):
                slot = self.queue[turn * MOST_LAID + place]
                if self.cost[row + slot] != spent:
                    continue
                for at in range(4 * slot, 4 * slot + 4):
                    other = self.beside[at]
                    cost = spent + self.toll[at]
                    if other != FAR and cost < self.cost[row + other] and cost <= movement:
                        self.cost[row + other] = cost
                        later = cost % 3
                        self.queue[later * MOST_LAID + self.queued[later]] = other
                        self.queued[later] += 1
            self.queued[turn] = 0
            spent += 1

    def survey(self, journey: Journey, movement: int, markers: int) -> None:
        """Work out all ways that plans with so many markers could use, unless that was done last."""
        is_same = self.mapped is journey and self.stamp == journey.stamp() and self.start == journey.standing
        if is_same and self.movement == movement and self.markers == markers:
            return
        self.fill(journey, journey.standing, movement)
        self.count = 0
        for slot in range(journey.land.count):
            if self.cost[journey.standing * MOST_LAID + slot] <= movement:
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
        self._choose(-1, -1, -1)
        found = 0
        for first in range(self.count):
            one = self.near[first]
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
                if self.cost[one * MOST_LAID + two] > movement:
                    continue
                for third in range(second + 1, self.count):
                    if self.triple(start, one, two, self.near[third]) <= movement:
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
        row = start * MOST_LAID
        return min(self.cost[row + one], self.cost[row + two]) + self.cost[one * MOST_LAID + two]

    def triple(self, start: int, one: int, two: int, three: int) -> int:
        """The cost of the cheapest walk over three tiles."""
        row = start * MOST_LAID
        first = self.cost[row + one] + self.pair(one, two, three)
        second = self.cost[row + two] + self.pair(two, one, three)
        third = self.cost[row + three] + self.pair(three, one, two)
        return min(first, second, third)


class Journey:
    """What the expansion adds to one seat. Tiles are numbered as in the territory, tracks and bonus tiles as in data.

    `won` and the others of its kind hold bonus tiles as bits.
    """

    def __init__(self, board: BoardTables, land: Territory) -> None:
        if not cython.compiled:
            self.marker = [0] * 3
            self.reached = [0] * 3
            self.layout = [0] * BONUSES
            self.placed = [0] * MOST_LAID
            self.waypoint = [0] * 3
        self.board = board
        self.land = land
        self.standing = 0
        self.won = 0
        self.fresh = 0
        self.rights = 0
        self.roads = 0
        self.laid = 0
        self.waypoints = 0
        self.extra = False
        for number in range(BONUSES):
            self.layout[number] = number

    def copy(self, land: Territory) -> Journey:
        """An independent copy for a copy of the territory."""
        new = Journey.__new__(Journey)
        if cython.compiled:
            new.marker = self.marker
            new.reached = self.reached
            new.layout = self.layout
            new.placed = self.placed
            new.waypoint = self.waypoint
        else:
            for name in ARRAYS:
                setattr(new, name, getattr(self, name)[:])
        new.board = self.board
        new.land = land
        new.standing = self.standing
        new.won = self.won
        new.fresh = self.fresh
        new.rights = self.rights
        new.roads = self.roads
        new.laid = self.laid
        new.waypoints = self.waypoints
        new.extra = self.extra
        return new

    def __reduce__(self) -> NoReturn:
        raise TypeError("a journey is not pickled")

    def stamp(self) -> int:
        """A number that changes with the territory and its laid roads."""
        return 4 * self.land.count + self.laid

    # Roads (W13)

    def has_road(self, slot: int, side: int, other: int) -> bool:
        """Whether a road joins two neighbours at their shared edge, printed or laid (A3, W2)."""
        if self.placed[slot] & (1 << side):
            return True
        land = self.land
        here = (land.tile[slot] * 4 + land.turn[slot]) * 4 + side
        there = (land.tile[other] * 4 + land.turn[other]) * 4 + (side ^ 2)
        return land.tables.road_at[here] > 0 and land.tables.road_at[there] > 0

    def neighbour(self, slot: int, side: int) -> int:
        """The tile beside a tile, or -1."""
        land = self.land
        return land.slot_at(land.east[slot] + ROW * land.north[slot] + land.tables.step[side])

    def free_edges(self, wanted: int) -> int:
        """Count the shared edges without a laid road, up to the wanted one, which is returned as 4 * tile + side."""
        found = 0
        for slot in range(self.land.count):
            for side in range(2):
                if self.neighbour(slot, side) >= 0 and not self.placed[slot] & (1 << side):
                    if found == wanted:
                        return 4 * slot + side
                    found += 1
        return found

    def lay(self, slot: int, side: int) -> None:
        """Lay a road across the edge of a tile and its neighbour on that side."""
        other = self.neighbour(slot, side)
        self.placed[slot] |= 1 << side
        self.placed[other] |= 1 << (side ^ 2)
        self.laid += 1
        self.land.join_tiles(slot, other)

    # Requirements (W4)

    def meets(self, slot: int, requirement: int) -> bool:
        """Whether a tile meets a requirement."""
        land = self.land
        if requirement <= SCROLL:
            return self.board.signs[land.tile[slot]] & (1 << requirement) != 0
        if requirement == COMPLETED_BOTH:
            return self._has_completed(slot, MOUNTAIN) and self._has_completed(slot, WATER)
        if requirement <= COMPLETED_WATER:
            return self._has_completed(slot, requirement - COMPLETED_PASTURE + PASTURE)
        if requirement == AT_CASTLE:
            return slot == 0
        if requirement > DISTANCE:
            return self.distance(slot) >= requirement - DISTANCE
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

    def _has_completed(self, slot: int, terrain: int) -> bool:
        land = self.land
        first = land.first_area[slot]
        for area in range(first, first + land.tables.area_count[land.tile[slot]]):
            if land.area_terrain[area] == terrain and land.area_open[land.find_area(area)] == 0:
                return True
        return False

    def distance(self, slot: int) -> int:
        """Steps between a tile and the castle, across gaps."""
        return abs(self.land.east[slot]) + abs(self.land.north[slot])

    # Tracks

    def next_space(self, track: int) -> int:
        """Where the next step on a track leads: forward, or back from the end (W10)."""
        last = self.board.length[track]
        return self.marker[track] + 1 if self.marker[track] < last else last - 1

    def fee(self, track: int) -> int:
        """The fee of the next step on a track; a step back has none (W6)."""
        space = self.next_space(track)
        return self.board.fee[track * SPACES + space] if space > self.marker[track] else 0

    def castle_price(self, track: int) -> int:
        """The price of the next step on a track for a marker on the castle (W5)."""
        return self.board.price[self.board.zone[track * SPACES + self.next_space(track)]]

    def step(self, track: int) -> int:
        """Make the next step on a track and give its instant points (W10)."""
        space = self.next_space(track)
        at = track * SPACES + space
        points = 0
        if space > self.marker[track]:
            points = self.board.points[at]
        if min(space, self.marker[track]) == self.board.length[track] - 1:
            points += self.board.hop[track]
        self.marker[track] = space
        if space > self.reached[track]:
            self.reached[track] = space
            slot = self.board.slot[at]
            if slot:
                bonus = self.layout[3 * (slot - 1) + track]
                self.won |= 1 << bonus
                self.fresh |= 1 << bonus
        return points

    def income(self) -> int:
        """Gold of the banners in phase 1 (W11)."""
        found = 0
        for track in range(3):
            found += self.board.banner_income[track * SPACES + self.reached[track]]
        return found

    def movement(self) -> int:
        """Movement points of the best banner (W2, W11)."""
        best = 0
        for track in range(3):
            value = self.board.banner_movement[track * SPACES + self.reached[track]]
            if value > best:
                best = value
        return best

    def track_points(self, track: int) -> int:
        """Points of a track's banners in phase 6 (W11)."""
        return self.board.banner_points[track * SPACES + self.reached[track]]

    def points(self) -> int:
        """Points of all banners in phase 6."""
        return self.track_points(0) + self.track_points(1) + self.track_points(2)

    # The scoring tiles (section 13)

    def measure(self, kind: int) -> int:
        """The points for a scoring tile of the expansion."""
        points = self.land.tables.points[3 * kind]
        if kind == JOURNEY:
            return points * self.distance(self.standing)
        if kind == BROCH_LINES:
            return points * self.broch_lines()
        if kind == SYMBOL_ROWS:
            return points * self.symbol_rows()
        return points * self.bridges()

    def broch_lines(self) -> int:
        """Rows and columns with a broch; each is counted at its first one."""
        land = self.land
        found = 0
        for slot in range(land.count):
            if self.board.signs[land.tile[slot]] & (1 << BROCH):
                row = 1
                column = 1
                for earlier in range(slot):
                    if self.board.signs[land.tile[earlier]] & (1 << BROCH):
                        if land.north[earlier] == land.north[slot]:
                            row = 0
                        if land.east[earlier] == land.east[slot]:
                            column = 0
                found += row + column
        return found

    def symbol_rows(self) -> int:
        """Rows in which two tiles show the same sign; each is counted at its first tile."""
        land = self.land
        found = 0
        for slot in range(land.count):
            seen = 0
            twice = 0
            for other in range(land.count):
                if land.north[other] == land.north[slot]:
                    if other < slot:
                        twice = 0
                        break
                    signs = self.board.signs[land.tile[other]]
                    twice |= seen & signs
                    seen |= signs
            found += twice != 0
        return found

    def bridges(self) -> int:
        """Borders of zones that the markers have crossed."""
        found = 0
        for track in range(3):
            found += self.board.zone[track * SPACES + self.reached[track]] - 1
        return found

    # The same by cells and names

    def slot_of(self, x: int, y: int) -> int:
        """The tile on a cell, or -1."""
        return self.land.slot_at(x + ROW * y) if self.land.is_laid(x, y) else -1

    def lay_road(self, x: int, y: int, to_x: int, to_y: int) -> None:
        """Lay a road between two neighbours."""
        slot = self.slot_of(x, y)
        other = self.slot_of(to_x, to_y)
        for side in range(4):
            if slot >= 0 and other >= 0 and self.neighbour(slot, side) == other:
                self.lay(slot, side)
                return
        raise ValueError(f"{x},{y} and {to_x},{to_y} are no neighbours")

    def stand(self, x: int, y: int) -> None:
        """Put the journeyman on a tile."""
        slot = self.slot_of(x, y)
        if slot < 0:
            raise ValueError(f"no tile lies at {x},{y}")
        self.standing = slot

    def reach(self, track: int, space: int) -> None:
        """Put a marker on a space, as if it had walked there."""
        if not 0 <= space <= self.board.length[track]:
            raise ValueError(f"track {track} has no space {space}")
        self.marker[track] = space
        self.reached[track] = max(self.reached[track], space)

    def meets_at(self, x: int, y: int, requirement: str) -> bool:
        """Whether the tile on a cell meets a requirement."""
        slot = self.slot_of(x, y)
        return slot >= 0 and self.meets(slot, requirement_number(requirement))

    def cost_to(self, x: int, y: int) -> int:
        """The cost of walking to a cell, or -1 if it is more than 24."""
        paths = Paths()
        paths.fill(self, self.standing, 24)
        slot = self.slot_of(x, y)
        cost = paths.cost[self.standing * MOST_LAID + slot] if slot >= 0 else FAR
        return -1 if cost == FAR else cost

    def can_walk(self, cells: Sequence[tuple[int, int]], movement: int) -> bool:
        """Whether one walk leads over all these cells within the movement points (W1)."""
        slots = [self.slot_of(x, y) for x, y in cells]
        return -1 not in slots and self.reaches(slots, movement, Paths())

    def reaches(self, slots: Sequence[int], movement: int, paths: Paths) -> bool:
        """Whether one walk leads over all these different tiles, at most three, within the movement points (W1)."""
        for slot in (self.standing, *slots):
            paths.fill(self, slot, movement)
        row = self.standing * MOST_LAID
        if len(slots) == 1:
            return paths.cost[row + slots[0]] <= movement
        if len(slots) == 2:
            return paths.pair(self.standing, slots[0], slots[1]) <= movement
        return len(slots) == 0 or paths.triple(self.standing, slots[0], slots[1], slots[2]) <= movement
