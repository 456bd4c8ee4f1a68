"""One player's journey: roads laid, tracks, banners. It trusts its caller (W4 to W14)."""

from __future__ import annotations

from typing import NoReturn

import cython

from skye.expansions.journeyman.rules.board import BoardTables
from skye.rules.territory import Territory

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import BONUS_WAYPOINT, BONUSES, MOST_MARKERS, SPACES
    from skye.material.constants import MOST_TILES, ROW


ARRAYS = ("marker", "reached", "layout", "placed", "waypoint")


class Journey:
    """What the expansion adds to one seat. Tiles are numbered as in the territory, tracks and bonus tiles as in data.

    `won` and similar fields store bonus tiles as bits.
    """

    def __init__(self, board: BoardTables, land: Territory) -> None:
        if not cython.compiled:
            self.marker = [0] * 3
            self.reached = [0] * 3
            self.layout = [0] * BONUSES
            self.placed = [0] * MOST_TILES
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
        new.become(self, land)
        return new

    def become(self, other: Journey, land: Territory) -> None:
        """Copy another journey's state, on this territory."""
        if cython.compiled:
            self.marker = other.marker
            self.reached = other.reached
            self.layout = other.layout
            self.placed = other.placed
            self.waypoint = other.waypoint
        else:
            for name in ARRAYS:
                setattr(self, name, getattr(other, name)[:])
        self.board = other.board
        self.land = land
        self.standing = other.standing
        self.won = other.won
        self.fresh = other.fresh
        self.rights = other.rights
        self.roads = other.roads
        self.laid = other.laid
        self.waypoints = other.waypoints
        self.extra = other.extra

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
        """The tile next to a tile, or -1."""
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

    def markers_owned(self) -> int:
        """How many waypoint markers there are to plan with (J2)."""
        return MOST_MARKERS if self.rights & (1 << BONUS_WAYPOINT) else MOST_MARKERS - 1

    def can_lay(self) -> bool:
        """Whether there is a road in hand and an edge for it."""
        return self.roads > 0 and self.free_edges(-1) > 0

    def lay(self, slot: int, side: int) -> None:
        """Lay a road across the edge of a tile and its neighbour on that side."""
        other = self.neighbour(slot, side)
        self.placed[slot] |= 1 << side
        self.placed[other] |= 1 << (side ^ 2)
        self.laid += 1
        self.land.join_tiles(slot, other)

    # Distance and tracks

    def distance(self, slot: int) -> int:
        """Steps between a tile and the castle, across gaps."""
        return abs(self.land.east[slot]) + abs(self.land.north[slot])

    def is_at_end(self, track: int) -> bool:
        """Whether a marker is on the last space: only a waypoint marker moves it from there, back (W10)."""
        return self.marker[track] == self.board.length[track]

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
        """Make the next step on a track; returns its instant points (W10)."""
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

    # By cells and names

    def cell(self, slot: int) -> tuple[int, int]:
        """The cell of a tile."""
        return (self.land.east[slot], self.land.north[slot])

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
