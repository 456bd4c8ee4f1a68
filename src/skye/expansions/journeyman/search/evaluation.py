"""What the expansion adds to the value of tiles and territories, and its decisions."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.expansions.journeyman.rules.choices import Choices
from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.rules.scoring import points_for
from skye.expansions.journeyman.search.roads import Roads
from skye.expansions.journeyman.search.tracks import TrackValues
from skye.expansions.journeyman.search.walks import Walks
from skye.rules.choice import Choice
from skye.rules.round_engine import RoundEngine
from skye.rules.territory import Territory
from skye.search.expansion_evaluation import ExpansionEvaluation, SearchPart, TerritoryValues

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_MOVEMENT,
        BONUSES,
        BRIDGES,
        COLLECTING,
        JOURNEY,
        NO_ROAD,
        PLAN,
        PLANNING,
        ROAD,
        ROADS,
        SALE,
        SPACES,
        STEP,
        STEPPING,
        SYMBOL,
        WALK,
        WARRIOR,
    )


NAMES = (
    *("pace", "movement", "road", "extra"),
    *("bonus_step", "bonus_waypoint", "bonus_movement", "bonus_axe", "bonus_bank", "bonus_purchase"),
)
"""The weights, by name; data/weights.toml explains each one."""


class JourneymanEvaluation(ExpansionEvaluation):
    """Values steps, and finds the best walk."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.extra = weights["extra"]
        self.tracks = TrackValues(weights)
        self.walks = Walks(self.tracks)
        self.roads = Roads(self.tracks, self.walks)
        self.trial: Journey | None = None
        self.choices: Choices

    # Called by the policy

    def prepare(self, state: RoundEngine, gold: float, later: int) -> None:
        expansion = state.expansion
        assert isinstance(expansion, Choices)
        self.choices = expansion
        self.tracks.prepare(state, self.choices, gold, later)

    def measure(self, state: RoundEngine, kind: int, seat: int, land: Territory) -> int:
        if kind in (JOURNEY, BRIDGES):
            return 0  # counted with the walks and the steps
        return points_for(kind, self._trial_on(state, seat, land))

    def territory_value(self, state: RoundEngine, seat: int, land: Territory) -> float:
        journey = self._trial_on(state, seat, land)
        self._find_walk(state, seat, journey, journey.movement())
        return self.walks.best

    def _trial_on(self, state: RoundEngine, seat: int, land: Territory) -> Journey:
        """The journey of a seat as it would be on this territory."""
        journey = self.choices.journey(state, seat)
        if self.trial is None:
            self.trial = journey.copy(land)
        else:
            self.trial.become(journey, land)
        return self.trial

    def _find_walk(self, state: RoundEngine, seat: int, journey: Journey, movement: int) -> None:
        self.walks.find(journey, seat, movement, self.choices.markers_owned(state, seat), state.cash[seat])

    def seat_value(self, state: RoundEngine, seat: int) -> float:
        return self.tracks.reached(self.choices.journey(state, seat), seat)

    def tile_value(self, state: RoundEngine, seat: int, tile: int) -> float:
        if self.tracks.board.signs[tile] & (1 << SYMBOL):
            return self.tracks.best_step(self.choices.journey(state, seat), seat, state.cash[seat])
        return 0.0

    def sale_value(self, state: RoundEngine, seat: int) -> float:
        journey = self.choices.journey(state, seat)
        if journey.is_at_end(WARRIOR) or journey.fee(WARRIOR) > state.cash[seat]:
            return 0.0
        value = self.tracks.step(journey, seat, WARRIOR, journey.marker[WARRIOR])
        return value if value > 0.0 else 0.0

    def net_tile(self, kind: int) -> int:
        """The net has learned from all of its scoring tiles, whose numbers follow those of the base game."""
        return kind

    def net_input(self, state: RoundEngine, seat: int, number: int) -> int:
        """Where the markers stand (an input for each space), movement, roads in hand, bonus tiles."""
        journey = self.choices.journey(state, seat)
        if number < 3 * SPACES:
            return journey.marker[number // SPACES] == number % SPACES
        number -= 3 * SPACES
        if number == 0:
            return journey.movement()
        if number == 1:
            return journey.roads
        if number < 2 + BONUSES:
            return ((journey.rights | journey.fresh) >> (number - 2)) & 1
        return 0

    # Decisions

    def decide(self, state: RoundEngine, seat: int, values: TerritoryValues, quick: bool, choice: Choice) -> bool:
        choices = self.choices
        if not choices.is_asked(state, seat):
            return False
        choice.seat = seat
        journey = choices.journey(state, seat)
        if choices.asks_together() and journey.roads and self._decide_road(state, journey, values, quick, choice):
            return True
        if choices.stage == ROADS:
            choice.kind = NO_ROAD
        elif choices.stage == STEP:
            self._decide_step(state, choice)
        elif choices.stage == WALK:
            self._decide_collect(state, journey, choice)
        else:
            self._decide_plan(state, journey, choice)
        return True

    def _decide_step(self, state: RoundEngine, choice: Choice) -> None:
        seat = choice.seat
        choice.kind = STEPPING
        if self.choices.reason == SALE:
            choice.first = WARRIOR if self.sale_value(state, seat) > 0.0 else -1
        else:
            self.tracks.best_step(self.choices.journey(state, seat), seat, state.cash[seat])
            choice.first = self.tracks.best_track

    def _decide_plan(self, state: RoundEngine, journey: Journey, choice: Choice) -> None:
        seat = choice.seat
        movement = journey.movement()
        self._find_walk(state, seat, journey, movement)
        choice.kind = PLANNING
        choice.flag = False
        if self.choices.has_right(state, seat, BONUS_MOVEMENT):
            plain = self.walks.best
            self._find_walk(state, seat, journey, movement + self.tracks.board.bonus_movement[BONUS_MOVEMENT])
            choice.flag = self.walks.best > plain + (self.extra if self.tracks.later else 0.0)
            if not choice.flag:
                self._find_walk(state, seat, journey, movement)
        choice.first = self.walks.tile_at(0)
        choice.second = self.walks.tile_at(1)
        choice.third = self.walks.tile_at(2)

    def _decide_collect(self, state: RoundEngine, journey: Journey, choice: Choice) -> None:
        self.walks.collect(journey, choice.seat, self.choices.left, state.cash[choice.seat])
        choice.kind = COLLECTING
        for place in range(journey.waypoints):
            if journey.waypoint[place] == self.walks.best_tile[0]:
                choice.first = place
        choice.second = self.walks.best_track[0]

    def _decide_road(
        self, state: RoundEngine, journey: Journey, values: TerritoryValues, quick: bool, choice: Choice
    ) -> bool:
        """Lay a road before a walk or before the points, where it gains enough (W13)."""
        seat = choice.seat
        walks = 0 if quick else self.tracks.later + (self.choices.stage == PLAN)
        markers = self.choices.markers_owned(state, seat)
        if not self.roads.find(journey, seat, values, markers, state.cash[seat], walks):
            return False
        choice.kind = ROAD
        choice.first = self.roads.slot
        choice.second = self.roads.side
        return True


class JourneymanSearch(SearchPart):
    """Steps, walks and roads."""

    weights = NAMES

    def evaluation(self, weights: Mapping[str, float]) -> JourneymanEvaluation:
        return JourneymanEvaluation(weights)


PART = JourneymanSearch()
