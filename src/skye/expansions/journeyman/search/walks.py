"""The best walk through a territory, and the best way to collect its markers."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.rules.paths import Paths
from skye.expansions.journeyman.rules.requirements import meets
from skye.expansions.journeyman.search.tracks import TrackValues

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import MOST_MARKERS, SPACES
    from skye.material.constants import MOST_TILES


class Walks:
    """Finds walks by what their steps are worth: the tiles and the tracks of the best one, -1 for no step."""

    def __init__(self, tracks: TrackValues) -> None:
        if not cython.compiled:
            self.at = [0] * 3
            self.met = [False] * (MOST_TILES * 3 * SPACES)
            self.used = [False] * MOST_TILES
            self.line_tile = [0] * MOST_MARKERS
            self.line_track = [0] * MOST_MARKERS
            self.best_tile = [0] * MOST_MARKERS
            self.best_track = [0] * MOST_MARKERS
        self.tracks = tracks
        self.paths = Paths()
        self.best = 0.0
        self.best_count = 0

    def find(self, journey: Journey, seat: int, movement: int, markers: int, gold: int) -> None:
        """The best walk within the movement points, markers and gold."""
        self.paths.mapped = None  # the territory may be another one of the same size
        self.paths.survey(journey, movement, markers)
        self._begin(journey)
        for place in range(self.paths.count):
            self._note_met(journey, self.paths.near[place])
        self._stand(journey, journey.standing, 0.0, 0)
        self._walk(journey, seat, journey.standing, movement, markers, gold, 0.0, 0)

    def collect(self, journey: Journey, seat: int, movement: int, gold: int) -> None:
        """The best order of the markers that are laid out, and the steps that they allow (W3)."""
        self._begin(journey)
        self.paths.mapped = None
        self.paths.fill(journey, journey.standing, movement)
        for place in range(journey.waypoints):
            self.paths.fill(journey, journey.waypoint[place], movement)
            self._note_met(journey, journey.waypoint[place])
        self._collect_all(journey, seat, journey.standing, movement, gold, 0.0, 0)

    def tile_at(self, place: int) -> int:
        """The tile at a place of the best walk, or -1."""
        return self.best_tile[place] if place < self.best_count else -1

    def _begin(self, journey: Journey) -> None:
        self.best = -1000.0
        self.best_count = 0
        for track in range(3):
            self.at[track] = journey.marker[track]
        for slot in range(journey.land.count):
            self.used[slot] = False

    def _note_met(self, journey: Journey, slot: int) -> None:
        """Note which of the spaces that a walk can enter require what this tile has (W4)."""
        for track in range(3):
            low = journey.marker[track] - 1
            for space in range(low if low > 1 else 1, min(low + 2 + MOST_MARKERS, self.tracks.board.length[track] + 1)):
                at = track * SPACES + space
                self.met[slot * 3 * SPACES + at] = meets(journey, slot, self.tracks.board.requirement[at])

    def _stand(self, journey: Journey, slot: int, total: float, count: int) -> None:
        """A walk could end here: store it if it is the best so far."""
        total += self.tracks.distance * journey.distance(slot)
        if total > self.best:
            self.best = total
            self.best_count = count
            for place in range(count):
                self.best_tile[place] = self.line_tile[place]
                self.best_track[place] = self.line_track[place]

    def _walk(
        self, journey: Journey, seat: int, slot: int, left: int, markers: int, gold: int, total: float, count: int
    ) -> None:
        """Try every next tile that allows a worthwhile step, or that is a good place to end."""
        if markers == 0:
            return
        row = slot * MOST_TILES
        for place in range(self.paths.count):
            tile = self.paths.near[place]
            rest = left - self.paths.cost[row + tile]
            if rest < 0 or self.used[tile]:
                continue
            self.line_tile[count] = tile
            if self.tracks.distance and journey.distance(tile) > journey.distance(slot):
                self.line_track[count] = -1
                self._stand(journey, tile, total, count + 1)
            for track in range(3):
                space = self.at[track]
                cost = self._cost(tile, track, space)
                if cost < 0 or cost > gold:
                    continue
                value = self.tracks.step(journey, seat, track, space) - self.tracks.gold * self._price(
                    tile, track, space
                )
                if value <= 0.0:
                    continue
                self.used[tile] = True
                self.line_tile[count] = tile
                self.line_track[count] = track
                self.at[track] = self._next(track, space)
                self._stand(journey, tile, total + value, count + 1)
                self._walk(journey, seat, tile, rest, markers - 1, gold - cost, total + value, count + 1)
                self.at[track] = space
                self.used[tile] = False

    def _next(self, track: int, space: int) -> int:
        last = self.tracks.board.length[track]
        return space + 1 if space < last else last - 1

    def _price(self, tile: int, track: int, space: int) -> int:
        """What a step costs by way of the castle (W5)."""
        at = track * SPACES + self._next(track, space)
        if tile != 0 or self.met[tile * 3 * SPACES + at]:
            return 0
        return self.tracks.board.price[self.tracks.board.zone[at]]

    def _cost(self, tile: int, track: int, space: int) -> int:
        """Price and fee of the next step on a track from this tile, or -1 if it does not allow one (W3, W5, W6)."""
        following = self._next(track, space)
        at = track * SPACES + following
        if tile != 0 and not self.met[tile * 3 * SPACES + at]:
            return -1
        fee = self.tracks.board.fee[at] if following > space else 0
        return fee + self._price(tile, track, space)

    def _collect_all(
        self, journey: Journey, seat: int, slot: int, left: int, gold: int, total: float, count: int
    ) -> None:
        """Try every order of the markers left and every step."""
        if count == journey.waypoints:
            self._stand(journey, slot, total, count)
            return
        for place in range(journey.waypoints):
            tile = journey.waypoint[place]
            rest = left - self.paths.cost[slot * MOST_TILES + tile]
            if rest < 0 or self.used[tile]:
                continue
            self.used[tile] = True
            for track in range(-1, 3):
                self.line_tile[count] = tile
                self.line_track[count] = track
                if track < 0:
                    self._collect_all(journey, seat, tile, rest, gold, total, count + 1)
                    continue
                space = self.at[track]
                cost = self._cost(tile, track, space)
                if 0 <= cost <= gold:
                    value = self.tracks.step(journey, seat, track, space) - self.tracks.gold * self._price(
                        tile, track, space
                    )
                    self.at[track] = self._next(track, space)
                    self._collect_all(journey, seat, tile, rest, gold - cost, total + value, count + 1)
                    self.at[track] = space
            self.used[tile] = False
