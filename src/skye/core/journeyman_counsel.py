"""The expansion in an advisor's evaluation: what it adds to the worth of tiles and land, and its own decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skye.core.counsel import Counsel
from skye.core.flow import Flow
from skye.core.journey import Journey
from skye.core.journey_choices import Choices
from skye.core.journey_roads import Roads
from skye.core.journey_walks import Walks
from skye.core.journey_worth import JourneyWorth
from skye.core.territory import Territory

SYMBOL = 8  # as in journey_board.py
JOURNEY = 16  # as in journey.py
BRIDGES = 19

# As in journey_choices.py.
PLAN = 0
WALK = 1
STEP = 2
ROADS = 3
SALE = 2
WARRIOR = 0
BONUS_MOVEMENT = 4
PLANNING = 1
COLLECTING = 2
STEPPING = 3
ROAD = 4
NO_ROAD = 5

NAMES = (
    *("pace", "movement", "road", "extra"),
    *("bonus_step", "bonus_waypoint", "bonus_movement", "bonus_axe", "bonus_bank", "bonus_purchase"),
)
"""The weights, by name; data/journeyman/bots.toml says what each one means."""


def create(weights: Mapping[str, float]) -> Counsel:
    """The counsel for games with this expansion."""
    return JourneymanCounsel(weights)


class JourneymanCounsel(Counsel):
    """Asks what steps are worth, and for the best walk."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.extra = weights["extra"]
        self.worth = JourneyWorth(weights)
        self.walks = Walks(self.worth)
        self.roads = Roads(self.worth, self.walks)
        self.choices: Choices

    # What the advisor asks

    def prepare(self, flow: Flow, gold: float, later: int) -> None:
        expansion: Any = flow.expansion
        choices: Choices = expansion
        self.choices = choices
        self.worth.prepare(flow, choices, gold, later)

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
        return self.walks.best

    def _find_walk(self, flow: Flow, seat: int, journey: Journey, movement: int) -> None:
        self.walks.find(journey, seat, movement, self.choices.markers_owned(flow, seat), flow.cash[seat])

    def state(self, flow: Flow, seat: int) -> float:
        return self.worth.reached(self.choices.journey(flow, seat), seat)

    def gained(self, flow: Flow, seat: int, tile: int) -> float:
        if self.worth.board.signs[tile] & (1 << SYMBOL):
            return self.worth.best_step(self.choices.journey(flow, seat), seat, flow.cash[seat])
        return 0.0

    def sale(self, flow: Flow, seat: int) -> float:
        journey = self.choices.journey(flow, seat)
        if journey.is_at_end(WARRIOR) or journey.fee(WARRIOR) > flow.cash[seat]:
            return 0.0
        worth = self.worth.step(journey, seat, WARRIOR, journey.marker[WARRIOR])
        return worth if worth > 0.0 else 0.0

    # Decisions

    def decide(self, flow: Flow, seat: int, worth: Any, quick: bool) -> bool:
        choices = self.choices
        if not choices.is_asked(flow, seat):
            return False
        journey = choices.journey(flow, seat)
        if choices.asks_together() and journey.roads and self._decide_road(flow, seat, journey, worth, quick):
            return True
        if choices.stage == ROADS:
            choices.kind = NO_ROAD
            choices.actor = seat
        elif choices.stage == STEP:
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
            self.worth.best_step(choices.journey(flow, seat), seat, flow.cash[seat])
            track = self.worth.best_track
        choices.kind = STEPPING
        choices.actor = seat
        choices.first = track

    def _decide_plan(self, flow: Flow, seat: int, journey: Journey) -> None:
        choices = self.choices
        movement = journey.movement()
        self._find_walk(flow, seat, journey, movement)
        extra = False
        if choices.has_right(flow, seat, BONUS_MOVEMENT):
            plain = self.walks.best
            self._find_walk(flow, seat, journey, movement + self.worth.board.bonus_movement[BONUS_MOVEMENT])
            extra = self.walks.best > plain + (self.extra if self.worth.later else 0.0)
            if not extra:
                self._find_walk(flow, seat, journey, movement)
        choices.kind = PLANNING
        choices.actor = seat
        choices.first = self.walks.best_count
        choices.extra = extra
        for place in range(self.walks.best_count):
            choices.tiles[place] = self.walks.best_tile[place]

    def _decide_collect(self, flow: Flow, seat: int, journey: Journey) -> None:
        choices = self.choices
        self.walks.collect(journey, seat, choices.left, flow.cash[seat])
        choices.kind = COLLECTING
        choices.actor = seat
        for place in range(journey.waypoints):
            if journey.waypoint[place] == self.walks.best_tile[0]:
                choices.first = place
        choices.second = self.walks.best_track[0]

    def _decide_road(self, flow: Flow, seat: int, journey: Journey, worth: Any, quick: bool) -> bool:
        """Lay a road before a walk or before the points, where it does enough (W13)."""
        choices = self.choices
        walks = 0 if quick else self.worth.later + (choices.stage == PLAN)
        markers = choices.markers_owned(flow, seat)
        if not self.roads.find(journey, seat, worth, markers, flow.cash[seat], walks):
            return False
        choices.kind = ROAD
        choices.actor = seat
        choices.first = self.roads.slot
        choices.second = self.roads.side
        return True
