"""What a seat may do in the expansion: counted, listed and chosen by number (W1, W3 to W8, W13)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.material import TRACKS
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.rules.paths import Paths
from skye.expansions.journeyman.rules.phases import Phases
from skye.expansions.journeyman.rules.requirements import meets
from skye.material.moves import Move
from skye.material.setup import Setup
from skye.rules.choice import Choice
from skye.rules.expansion_state import ExpansionState
from skye.rules.game_state import GameState

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_MOVEMENT,
        COLLECTING,
        NO_ROAD,
        PLAN,
        PLANNING,
        ROAD,
        ROADS,
        SPACES,
        STEPPING,
        WALK,
    )
    from skye.material.constants import DRAW, MOST_TILES, OVER


class Choices(Phases):
    """The moves by which a seat may answer, and the roads that it may lay at any time."""

    def __init__(self, board: BoardTables, setup: Setup, rules: int) -> None:
        Phases.__init__(self, board, setup, rules)
        self.paths = Paths()
        self.wide_paths = Paths()

    def has_right(self, state: GameState, seat: int, bonus: int) -> bool:
        """Whether a bonus tile was won in an earlier phase and not used up (W9)."""
        return self.journey(state, seat).rights & (1 << bonus) != 0

    # What is legal, by number: first the decision, then the roads

    def count(self, state: GameState, seat: int) -> int:
        return self._count_asked(state, seat) + self._count_roads(state, seat)

    def _count_asked(self, state: GameState, seat: int) -> int:
        if not self.is_asked(state, seat):
            return 0
        if self.stage == PLAN:
            return self._plan(state, seat, -1, None)
        if self.stage == WALK:
            return self._collect(state, -1, None)
        return 1 if self.stage == ROADS else 1 + self._count_steps(state)

    def _count_roads(self, state: GameState, seat: int) -> int:
        """W13: at any time when the game waits for somebody, in turn or not."""
        journey = self.journey(state, seat)
        if journey.roads == 0 or state.phase == DRAW or state.phase == OVER:
            return 0
        return journey.free_edges(-1)

    def choose(self, state: GameState, seat: int, number: int, choice: Choice) -> None:
        choice.kind = 0
        choice.seat = seat
        if self.is_asked(state, seat):
            if self.stage == PLAN:
                number -= self._plan(state, seat, number, choice)
            elif self.stage == WALK:
                number -= self._collect(state, number, choice)
            elif self.stage == ROADS:
                if number == 0:
                    choice.kind = NO_ROAD
                number -= 1
            else:
                number -= self._choose_step(state, number, choice)
        if choice.kind == 0:
            edge = self.journey(state, seat).free_edges(number)
            choice.kind = ROAD
            choice.first = edge // 4
            choice.second = edge % 4

    def _plan(self, state: GameState, seat: int, wanted: int, choice: Choice | None) -> int:
        """Count the plans of a seat, or choose the wanted one (W1): none, then plain ones, then with extra."""
        journey = self.journey(state, seat)
        if wanted == 0 and choice is not None:
            self._choose_plan(choice, None, False)
            return 1
        markers = self.markers_owned(state, seat)
        movement = journey.movement()
        self.paths.survey(journey, movement, markers)
        found = 1 + self.paths.plans(journey.standing, movement, markers, wanted - 1)
        if self.paths.chosen[0] >= 0 and choice is not None:
            self._choose_plan(choice, self.paths, False)
        elif self.has_right(state, seat, BONUS_MOVEMENT):
            movement += self.board.bonus_movement[BONUS_MOVEMENT]
            self.wide_paths.survey(journey, movement, markers)
            found += self.wide_paths.plans(journey.standing, movement, markers, wanted - found)
            if self.wide_paths.chosen[0] >= 0 and choice is not None:
                self._choose_plan(choice, self.wide_paths, True)
        return found

    def moves(self, state: GameState, seat: int) -> list[Move]:
        """All moves of a seat; plans are listed in one pass, since each by its number would count all before it."""
        if not self.is_asked(state, seat) or self.stage != PLAN:
            return ExpansionState.moves(self, state, seat)
        journey = self.journey(state, seat)
        markers = self.markers_owned(state, seat)
        movement = journey.movement()
        found: list[Move] = [Plan(seat, ())]
        found += self._plans(seat, journey, self.paths, movement, markers, False)
        if self.has_right(state, seat, BONUS_MOVEMENT):
            movement += self.board.bonus_movement[BONUS_MOVEMENT]
            found += self._plans(seat, journey, self.wide_paths, movement, markers, True)
        choice = Choice()
        choice.kind = ROAD
        choice.seat = seat
        for number in range(self._count_roads(state, seat)):
            edge = journey.free_edges(number)
            choice.first = edge // 4
            choice.second = edge % 4
            found.append(self.move_of(state, choice))
        return found

    def _plans(self, seat: int, journey: Journey, paths: Paths, movement: int, markers: int, extra: bool) -> list[Move]:
        paths.survey(journey, movement, markers)
        found: list[Move] = []
        for slots in paths.all_plans(journey.standing, movement, markers):
            cells = [journey.cell(slot) for slot in slots]
            found.append(Plan(seat, tuple(sorted(cells)), extra))
        return found

    def _choose_plan(self, choice: Choice, paths: Paths | None, extra: bool) -> None:
        choice.kind = PLANNING
        choice.first = -1 if paths is None else paths.chosen[0]
        choice.second = -1 if paths is None else paths.chosen[1]
        choice.third = -1 if paths is None else paths.chosen[2]
        choice.flag = extra

    def markers_owned(self, state: GameState, seat: int) -> int:
        """How many waypoint markers a seat may use (J2)."""
        return self.journey(state, seat).markers_owned()

    def _collect(self, state: GameState, wanted: int, choice: Choice | None) -> int:
        """Count the ways to take up the next marker, or choose the wanted one (W3)."""
        journey = self.journey(state, self.seat)
        self._measure_ways(journey)
        found = 0
        for place in range(journey.waypoints):
            if self._rest_of_walk(journey, place) <= self.left:
                for track in range(-1, 3):
                    if track < 0 or self._cost(state, journey.waypoint[place], track) >= 0:
                        if found == wanted and choice is not None:
                            choice.kind = COLLECTING
                            choice.first = place
                            choice.second = track
                        found += 1
        return found

    def _measure_ways(self, journey: Journey) -> None:
        self.paths.fill(journey, journey.standing, self.left)
        for place in range(journey.waypoints):
            self.paths.fill(journey, journey.waypoint[place], self.left)

    def _rest_of_walk(self, journey: Journey, place: int) -> int:
        """What it costs to collect all markers left, this one first."""
        one = journey.waypoint[place]
        cost = self.paths.cost[journey.standing * MOST_TILES + one]
        if journey.waypoints == 2:
            cost += self.paths.cost[one * MOST_TILES + journey.waypoint[1 - place]]
        elif journey.waypoints == 3:
            cost += self.paths.pair(one, journey.waypoint[(place + 1) % 3], journey.waypoint[(place + 2) % 3])
        return cost

    def _cost(self, state: GameState, tile: int, track: int) -> int:
        """The gold for a step that a marker on this tile allows, or -1 if it does not (W3, W5, W6)."""
        journey = self.journey(state, self.seat)
        cost = journey.fee(track) + self.castle_price(journey, tile, track)
        met = tile == 0 or self._meets(journey, tile, track)
        return cost if met and cost <= state.cash[self.seat] else -1

    def _meets(self, journey: Journey, tile: int, track: int) -> bool:
        return meets(journey, tile, self.board.requirement[track * SPACES + journey.next_space(track)])

    def castle_price(self, journey: Journey, tile: int, track: int) -> int:
        """W5: a marker on the castle pays where the castle's tile does not meet the requirement itself."""
        return 0 if tile != 0 or self._meets(journey, tile, track) else journey.castle_price(track)

    def _choose_step(self, state: GameState, wanted: int, choice: Choice) -> int:
        found = 0
        for track in range(-1, 3):
            if track < 0 or self._may_step(state, track):
                if found == wanted:
                    choice.kind = STEPPING
                    choice.first = track
                found += 1
        return found

    # A move as a value

    def move_of(self, state: GameState, choice: Choice) -> Move:
        seat = choice.seat
        journey = self.journey(state, seat)
        if choice.kind == PLANNING:
            cells = [journey.cell(slot) for slot in (choice.first, choice.second, choice.third) if slot >= 0]
            return Plan(seat, tuple(sorted(cells)), bool(choice.flag))
        if choice.kind == COLLECTING:
            x, y = journey.cell(journey.waypoint[choice.first])
            return Collect(seat, x, y, None if choice.second < 0 else TRACKS[choice.second])
        if choice.kind == STEPPING:
            return Step(seat, None if choice.first < 0 else TRACKS[choice.first])
        if choice.kind == NO_ROAD:
            return NoRoad(seat)
        cells = sorted([journey.cell(choice.first), journey.cell(journey.neighbour(choice.first, choice.second))])
        return Road(seat, *cells[0], *cells[1])
