"""The expansion in an advisor's reckoning: what steps, walks, roads and bonus tiles are worth, and which to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython

from skye.core.counsel import Counsel
from skye.core.flow import Flow
from skye.core.journey import Journey
from skye.core.journey_board import BoardTables
from skye.core.journey_choices import Choices
from skye.core.journey_paths import Paths
from skye.core.territory import Territory

MOST_LAID = 82  # as in territory.py
SPACES = 16  # as in journey_board.py
BONUSES = 9
SYMBOL = 8
JOURNEY = 16  # as in journey.py
BRIDGES = 19

# As in journey_choices.py.
WALK = 1
STEP = 2
SALE = 2
WARRIOR = 0
BONUS_WAYPOINT = 2
BONUS_MOVEMENT = 4
PLANNING = 1
COLLECTING = 2
STEPPING = 3
ROAD = 4

MOST_MARKERS = 3

NAMES = (
    *("pace", "movement", "road", "extra"),
    *("bonus_step", "bonus_waypoint", "bonus_movement", "bonus_axe", "bonus_bank", "bonus_purchase"),
)
"""The weights, by name; data/journeyman/bots.toml says what each one means."""


def create(weights: Mapping[str, float]) -> Counsel:
    """The counsel for games with this expansion."""
    return JourneymanCounsel(weights)


class JourneymanCounsel(Counsel):
    """Values every space of the tracks by what it brings in the rounds that are left, and finds the best walk."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        if not cython.compiled:
            self.value = [0.0] * (5 * 3 * SPACES)
            self.bonus_weight = [0.0] * BONUSES
            self.at = [0] * 3
            self.met = [False] * (MOST_LAID * 3 * SPACES)
            self.used = [False] * MOST_LAID
            self.line_tile = [0] * MOST_MARKERS
            self.line_track = [0] * MOST_MARKERS
            self.best_tile = [0] * MOST_MARKERS
            self.best_track = [0] * MOST_MARKERS
        self.pace = weights["pace"]
        self.movement = weights["movement"]
        self.road = weights["road"]
        self.extra = weights["extra"]
        self.bonus_weight[0] = weights["bonus_step"]
        self.bonus_weight[BONUS_WAYPOINT] = weights["bonus_waypoint"]
        self.bonus_weight[BONUS_MOVEMENT] = weights["bonus_movement"]
        self.bonus_weight[6] = weights["bonus_axe"]
        self.bonus_weight[7] = weights["bonus_bank"]
        self.bonus_weight[8] = weights["bonus_purchase"]
        self.paths = Paths()
        self.gold = 0.0
        self.later = 0
        self.distance_worth = 0.0
        self.best = 0.0
        self.best_count = 0
        self.trial: Territory | None = None
        self.choices: Choices
        self.board: BoardTables

    def prepare(self, flow: Flow, gold: float, later: int) -> None:
        expansion: Any = flow.expansion
        choices: Choices = expansion
        self.choices = choices
        self.board = choices.board
        self.gold = gold
        self.later = later
        self.distance_worth = 0.0
        self.bridge_worth = 0.0
        for letter in range(4):
            for number in range(flow.round - 1, flow.rounds):
                if flow.scored[number] & (1 << letter):
                    if flow.scoring[letter] == BRIDGES:
                        self.bridge_worth += flow.tables.points[3 * BRIDGES]
                    elif flow.scoring[letter] == JOURNEY and number == flow.round - 1:
                        self.distance_worth += flow.tables.points[3 * JOURNEY]
        for seat in range(flow.players):
            for track in range(3):
                self._appraise(choices.journey(flow, seat), seat, track)

    def _appraise(self, journey: Journey, seat: int, track: int) -> None:
        """What it is worth to stand on each space of a track, by the rounds to come (W6, W10 to W12)."""
        board = self.board
        first = (3 * seat + track) * SPACES
        last = board.length[track]
        for space in range(last + 1):
            self.value[first + space] = board.banner_points[track * SPACES + space]
        for left in range(1, self.later + 1):
            # From the start on: what a space was worth one round later is still known of the next one.
            for space in range(last + 1):
                at = track * SPACES + space
                worth = board.banner_points[at] + self.gold * board.banner_income[at]
                worth += self.movement * board.banner_movement[at]
                stays = self.value[first + space]
                if space < last:
                    goes = self.value[first + space + 1] + self._entry(journey, track, space, left)
                else:
                    goes = stays + board.hop[track]
                self.value[first + space] = worth + stays + (self.pace * (goes - stays) if goes > stays else 0.0)

    def _entry(self, journey: Journey, track: int, space: int, left: int) -> float:
        """What the step from a space to the next one brings at once."""
        board = self.board
        at = track * SPACES + space + 1
        worth = board.points[at] - self.gold * board.fee[at]
        if space + 1 > journey.reached[track]:
            worth += self.bridge_worth * (board.zone[at] - board.zone[at - 1])
            if board.slot[at]:
                worth += self._bonus(journey.layout[3 * (board.slot[at] - 1) + track], left)
        if space + 1 == board.length[track]:
            worth += board.hop[track]
        return worth

    def _bonus(self, bonus: int, left: int) -> float:
        """What a bonus tile is worth with so many rounds to come (W12)."""
        board = self.board
        worth = board.bonus_points[bonus] + self.gold * board.bonus_gold[bonus] + self.road * board.bonus_roads[bonus]
        lasting = self.gold * board.bonus_income[bonus] + self.bonus_weight[bonus]
        if bonus in (0, BONUS_MOVEMENT):
            return worth + (self.bonus_weight[bonus] if left or bonus == 0 else 0.0)
        return worth + lasting * left

    def step_worth(self, journey: Journey, seat: int, track: int, space: int) -> float:
        """What the next step on a track is worth, its fee paid; from the end it goes back (W10)."""
        if space == self.board.length[track]:
            return self.board.hop[track]
        first = (3 * seat + track) * SPACES
        entry = self._entry(journey, track, space, self.later)
        return self.value[first + space + 1] - self.value[first + space] + entry

    def best_step(self, flow: Flow, seat: int) -> float:
        """The worth of the best step on any track; `best_count` is the track, -1 for none."""
        journey = self.choices.journey(flow, seat)
        best = 0.0
        self.best_count = -1
        for track in range(3):
            if journey.fee(track) <= flow.cash[seat]:
                worth = self.step_worth(journey, seat, track, journey.marker[track])
                if worth > best:
                    best = worth
                    self.best_count = track
        return best

    # What the advisor asks

    def measure(self, flow: Flow, kind: int, seat: int, land: Territory) -> int:
        if kind in (JOURNEY, BRIDGES):
            return 0  # the walks and the steps have them
        journey = self.choices.journey(flow, seat)
        own = journey.land
        journey.land = land
        points = journey.measure(kind)
        journey.land = own
        return points

    def land(self, flow: Flow, seat: int, land: Territory) -> float:
        journey = self.choices.journey(flow, seat)
        own = journey.land
        journey.land = land
        self._find_walk(flow, seat, journey, journey.movement())
        journey.land = own
        return self.best

    def state(self, flow: Flow, seat: int) -> float:
        journey = self.choices.journey(flow, seat)
        worth = self.road * journey.roads
        for track in range(3):
            worth += self.value[(3 * seat + track) * SPACES + journey.marker[track]]
            worth += self.bridge_worth * (self.board.zone[track * SPACES + journey.reached[track]] - 1)
        for bonus in range(BONUSES):
            if (journey.rights | journey.fresh) & (1 << bonus):
                worth += self._kept_bonus(bonus)
        return worth

    def _kept_bonus(self, bonus: int) -> float:
        """What a bonus tile in hand will still bring."""
        if bonus == BONUS_MOVEMENT:
            return self.bonus_weight[bonus] if self.later else 0.0
        if bonus == 0:
            return 0.0
        return (self.gold * self.board.bonus_income[bonus] + self.bonus_weight[bonus]) * self.later

    def gained(self, flow: Flow, seat: int, tile: int) -> float:
        if self.board.signs[tile] & (1 << SYMBOL):
            return self.best_step(flow, seat)
        return 0.0

    def sale(self, flow: Flow, seat: int) -> float:
        journey = self.choices.journey(flow, seat)
        if journey.fee(WARRIOR) > flow.cash[seat]:
            return 0.0
        worth = self.step_worth(journey, seat, WARRIOR, journey.marker[WARRIOR])
        return worth if worth > 0.0 else 0.0

    # Walks

    def _find_walk(self, flow: Flow, seat: int, journey: Journey, movement: int) -> None:
        """The best walk within the movement points: its tiles and tracks, and what it is worth."""
        markers = self.choices.markers_owned(flow, seat)
        self.paths.mapped = None  # the territory may be another one of the same size
        self.paths.survey(journey, movement, markers)
        self._begin(journey)
        for place in range(self.paths.count):
            self._note_met(journey, self.paths.near[place])
        self._stand(journey, journey.standing, 0.0, 0)
        self._walk(journey, seat, journey.standing, movement, markers, flow.cash[seat], 0.0, 0)

    def _begin(self, journey: Journey) -> None:
        self.best = -1000.0
        self.best_count = 0
        for track in range(3):
            self.at[track] = journey.marker[track]
        for slot in range(journey.land.count):
            self.used[slot] = False

    def _note_met(self, journey: Journey, slot: int) -> None:
        """Note which of the spaces that a walk can enter ask for what this tile has (W4)."""
        for track in range(3):
            low = journey.marker[track] - 1
            for space in range(low if low > 1 else 1, min(low + 2 + MOST_MARKERS, self.board.length[track] + 1)):
                at = track * SPACES + space
                self.met[slot * 3 * SPACES + at] = journey.meets(slot, self.board.requirement[at])

    def _stand(self, journey: Journey, slot: int, total: float, count: int) -> None:
        """A walk could end here: keep it if it is the best so far."""
        total += self.distance_worth * journey.distance(slot)
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
        row = slot * MOST_LAID
        for place in range(self.paths.count):
            tile = self.paths.near[place]
            rest = left - self.paths.cost[row + tile]
            if rest < 0 or self.used[tile]:
                continue
            self.line_tile[count] = tile
            if self.distance_worth and journey.distance(tile) > journey.distance(slot):
                self.line_track[count] = -1
                self._stand(journey, tile, total, count + 1)
            for track in range(3):
                space = self.at[track]
                cost = self._cost(tile, track, space)
                if cost < 0 or cost > gold:
                    continue
                worth = self.step_worth(journey, seat, track, space) - self.gold * self._price(tile, track, space)
                if worth <= 0.0:
                    continue
                self.used[tile] = True
                self.line_tile[count] = tile
                self.line_track[count] = track
                self.at[track] = self._next(track, space)
                self._stand(journey, tile, total + worth, count + 1)
                self._walk(journey, seat, tile, rest, markers - 1, gold - cost, total + worth, count + 1)
                self.at[track] = space
                self.used[tile] = False

    def _next(self, track: int, space: int) -> int:
        last = self.board.length[track]
        return space + 1 if space < last else last - 1

    def _price(self, tile: int, track: int, space: int) -> int:
        """What a step costs by way of the castle (W5)."""
        at = track * SPACES + self._next(track, space)
        if tile != 0 or self.met[tile * 3 * SPACES + at]:
            return 0
        return self.board.price[self.board.zone[at]]

    def _cost(self, tile: int, track: int, space: int) -> int:
        """Price and fee of the next step on a track from this tile, or -1 if it does not allow one (W3, W5, W6)."""
        following = self._next(track, space)
        at = track * SPACES + following
        if tile != 0 and not self.met[tile * 3 * SPACES + at]:
            return -1
        fee = self.board.fee[at] if following > space else 0
        return fee + self._price(tile, track, space)

    def _collect_all(
        self, journey: Journey, seat: int, slot: int, left: int, gold: int, total: float, count: int
    ) -> None:
        """Try every order of the markers laid out and every step that they allow (W3)."""
        if count == journey.waypoints:
            self._stand(journey, slot, total, count)
            return
        for place in range(journey.waypoints):
            tile = journey.waypoint[place]
            rest = left - self.paths.cost[slot * MOST_LAID + tile]
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
                    worth = self.step_worth(journey, seat, track, space) - self.gold * self._price(tile, track, space)
                    self.at[track] = self._next(track, space)
                    self._collect_all(journey, seat, tile, rest, gold - cost, total + worth, count + 1)
                    self.at[track] = space
            self.used[tile] = False

    # Decisions

    def decide(self, flow: Flow, seat: int, worth: Any) -> bool:
        choices = self.choices
        journey = choices.journey(flow, seat)
        if journey.roads and self._decide_road(seat, journey, worth):
            return True
        if not choices.is_asked(flow, seat):
            return False
        if choices.stage == STEP:
            self._decide_step(flow, seat)
        elif choices.stage == WALK:
            self._decide_collect(flow, seat, journey)
        else:
            self._decide_plan(flow, seat, journey)
        return True

    def _decide_step(self, flow: Flow, seat: int) -> None:
        choices = self.choices
        if choices.reason == SALE:
            track = WARRIOR if self.sale(flow, seat) > 0.0 else -1
        else:
            self.best_step(flow, seat)
            track = self.best_count
        choices.kind = STEPPING
        choices.actor = seat
        choices.first = track

    def _decide_plan(self, flow: Flow, seat: int, journey: Journey) -> None:
        choices = self.choices
        movement = journey.movement()
        self._find_walk(flow, seat, journey, movement)
        extra = False
        if choices.has_right(flow, seat, BONUS_MOVEMENT):
            plain = self.best
            self._find_walk(flow, seat, journey, movement + self.board.bonus_movement[BONUS_MOVEMENT])
            extra = self.best > plain + (self.extra if self.later else 0.0)
            if not extra:
                self._find_walk(flow, seat, journey, movement)
        choices.kind = PLANNING
        choices.actor = seat
        choices.first = self.best_count
        choices.extra = extra
        for place in range(self.best_count):
            choices.tiles[place] = self.best_tile[place]

    def _decide_collect(self, flow: Flow, seat: int, journey: Journey) -> None:
        choices = self.choices
        self._begin(journey)
        self.paths.mapped = None
        self.paths.fill(journey, journey.standing, choices.left)
        for place in range(journey.waypoints):
            self.paths.fill(journey, journey.waypoint[place], choices.left)
            self._note_met(journey, journey.waypoint[place])
        self._collect_all(journey, seat, journey.standing, choices.left, flow.cash[seat], 0.0, 0)
        choices.kind = COLLECTING
        choices.actor = seat
        for place in range(journey.waypoints):
            if journey.waypoint[place] == self.best_tile[0]:
                choices.first = place
        choices.second = self.best_track[0]

    def _decide_road(self, seat: int, journey: Journey, worth: Any) -> bool:
        """Lay a road where it does most, if that is as much as a road should do (W13)."""
        land = journey.land
        if self.trial is None:
            self.trial = land.copy()
        before = worth.land(seat, land)
        best = self.road if self.later else 0.0
        found = False
        for slot in range(land.count):
            for side in range(2):
                other = journey.neighbour(slot, side)
                if other >= 0 and not journey.placed[slot] & (1 << side):
                    self.trial.become(land)
                    self.trial.join_tiles(slot, other)
                    value = worth.land(seat, self.trial) - before
                    if value > best:
                        best = value
                        found = True
                        self.choices.first = slot
                        self.choices.second = side
        if found:
            self.choices.kind = ROAD
            self.choices.actor = seat
        return found
