"""What a seat may do in the expansion: counted, chosen by number, or checked as a move (W1, W3 to W8, W13)."""

from __future__ import annotations

from typing import Any

import cython

from skye.core.expansion import Expansion
from skye.core.flow import Flow
from skye.core.journey import Journey
from skye.core.journey_board import BoardTables
from skye.core.journey_paths import Paths
from skye.errors import IllegalMoveError
from skye.journeyman.material import BONUS, TRACKS
from skye.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.journeyman.setup import layout
from skye.moves import Move
from skye.setup import Setup
from skye.words import text

DRAW = 0  # the phases as in flow.py
OVER = 4
EXTRA = 5
MOST_LAID = 82  # as in territory.py
SPACES = 16  # as in journey_board.py
BONUSES = 9

# What is asked while the game is held.
PLAN = 0
WALK = 1
STEP = 2
ROADS = 3
STAGES = ("plan", "walk", "step", "roads")
HELD = ("purchase", "trade", "walks")  # as numbered in flow.py
ANSWERS: dict[type, int] = {Plan: 0, Collect: 1, Step: 2, NoRoad: 3}

# Why a step is made.
SALE = 2
REASONS = ("requirement", "castle", "sale", "symbol", "bonus")

WARRIOR = 0
MARKERS_ONLY = 2  # the version of the rules with which only waypoint markers make steps back

# Bonus tiles, in the order of material.BONUS.
BONUS_WAYPOINT = 2
BONUS_MOVEMENT = 4
NAMES = tuple(BONUS)

# The move in mind.
NOTHING = 0
PLANNING = 1
COLLECTING = 2
STEPPING = 3
ROAD = 4
NO_ROAD = 5


class Choices(Expansion):
    """All journeys of a game, the decision that it waits for, and the move in mind."""

    def __init__(self, board: BoardTables, setup: Setup, rules: int) -> None:
        if not cython.compiled:
            self.symbols = [0] * 5
            self.tiles = [0] * 3
        self.board = board
        self.rules = rules
        self.paths = Paths()
        self.wide_paths = Paths()
        self.layouts = [[NAMES.index(name) for name in layout(seat)] for seat in setup.expansion]
        self.journeys: list[Journey] = []
        self.stage = PLAN
        self.seat = 0
        self.reason = 0
        self.sale = -1
        self.closing = False
        self.turn = 0
        self.left = 0
        self.waiting = 0
        self.held = 0
        self.kind = NOTHING
        self.actor = 0
        self.first = 0
        self.second = 0
        self.extra = False

    def journey(self, flow: Flow, seat: int) -> Journey:
        """The journey of a seat."""
        if not self.journeys:
            for other in range(flow.players):
                journey = Journey(self.board, flow.land(other))
                for place in range(BONUSES):
                    journey.layout[place] = self.layouts[other][place]
                self.journeys.append(journey)
        return self.journeys[seat]

    def has_right(self, flow: Flow, seat: int, bonus: int) -> bool:
        """Whether a bonus tile was won in an earlier phase and not used up (W9)."""
        return self.journey(flow, seat).rights & (1 << bonus) != 0

    # Who is asked

    def phase(self, flow: Flow) -> str:  # noqa: ARG002
        return STAGES[self.stage]

    def asks_together(self) -> bool:
        """Whether all seats that are waited for decide at the same time."""
        return self.stage == PLAN or self.stage == ROADS

    def acting(self, flow: Flow) -> tuple[int, ...]:
        if self.asks_together():
            return tuple([seat for seat in range(flow.players) if (self.waiting >> seat) & 1])
        return (self.seat,)

    def is_asked(self, flow: Flow, seat: int) -> bool:
        """Whether the expansion waits for this seat."""
        if flow.phase != EXTRA:
            return False
        return (self.waiting >> seat) & 1 == 1 if self.asks_together() else self.seat == seat

    # What is legal, by number: first what is asked, then the roads

    def count(self, flow: Flow, seat: int) -> int:
        return self._count_asked(flow, seat) + self._count_roads(flow, seat)

    def _count_asked(self, flow: Flow, seat: int) -> int:
        if not self.is_asked(flow, seat):
            return 0
        if self.stage == PLAN:
            return self._plan(flow, seat, -1)
        if self.stage == WALK:
            return self._collect(flow, -1)
        return 1 if self.stage == ROADS else 1 + self._count_steps(flow)

    def _count_roads(self, flow: Flow, seat: int) -> int:
        """W13: at any time when the game waits for somebody, in turn or not."""
        journey = self.journey(flow, seat)
        if journey.roads == 0 or flow.phase == DRAW or flow.phase == OVER:
            return 0
        return journey.free_edges(-1)

    def choose(self, flow: Flow, seat: int, number: int) -> None:
        self.kind = NOTHING
        if self.is_asked(flow, seat):
            if self.stage == PLAN:
                number -= self._plan(flow, seat, number)
            elif self.stage == WALK:
                number -= self._collect(flow, number)
            elif self.stage == ROADS:
                if number == 0:
                    self._think(NO_ROAD, seat)
                number -= 1
            else:
                number -= self._choose_step(flow, number)
        if self.kind == NOTHING:
            edge = self.journey(flow, seat).free_edges(number)
            self._think(ROAD, seat)
            self.first = edge // 4
            self.second = edge % 4

    def _think(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.actor = seat

    def _plan(self, flow: Flow, seat: int, wanted: int) -> int:
        """Count the plans of a seat, or take the wanted one in mind (W1): none, then plain ones, then with extra."""
        journey = self.journey(flow, seat)
        if wanted == 0:
            self._think_plan(seat, 0, False)
            return 1
        markers = self.markers_owned(flow, seat)
        movement = journey.movement()
        self.paths.survey(journey, movement, markers)
        found = 1 + self.paths.plans(journey.standing, movement, markers, wanted - 1)
        if self.paths.chosen[0] >= 0:
            self._think_plan(seat, self._take_tiles(self.paths), False)
        elif self.has_right(flow, seat, BONUS_MOVEMENT):
            movement += self.board.bonus_movement[BONUS_MOVEMENT]
            self.wide_paths.survey(journey, movement, markers)
            found += self.wide_paths.plans(journey.standing, movement, markers, wanted - found)
            if self.wide_paths.chosen[0] >= 0:
                self._think_plan(seat, self._take_tiles(self.wide_paths), True)
        return found

    def _take_tiles(self, paths: Paths) -> int:
        count = 0
        for place in range(3):
            self.tiles[place] = paths.chosen[place]
            count += paths.chosen[place] >= 0
        return count

    def _think_plan(self, seat: int, count: int, extra: bool) -> None:
        self._think(PLANNING, seat)
        self.first = count
        self.extra = extra

    def markers_owned(self, flow: Flow, seat: int) -> int:
        """How many waypoint markers a seat may use (J2)."""
        return 3 if self.has_right(flow, seat, BONUS_WAYPOINT) else 2

    def _collect(self, flow: Flow, wanted: int) -> int:
        """Count the ways to take up the next marker, or take the wanted one in mind (W3)."""
        journey = self.journey(flow, self.seat)
        self._measure_ways(journey)
        found = 0
        for place in range(journey.waypoints):
            if self._rest_of_walk(journey, place) <= self.left:
                for track in range(-1, 3):
                    if track < 0 or self._cost(flow, journey.waypoint[place], track) >= 0:
                        if found == wanted:
                            self._think(COLLECTING, self.seat)
                            self.first = place
                            self.second = track
                        found += 1
        return found

    def _measure_ways(self, journey: Journey) -> None:
        self.paths.fill(journey, journey.standing, self.left)
        for place in range(journey.waypoints):
            self.paths.fill(journey, journey.waypoint[place], self.left)

    def _rest_of_walk(self, journey: Journey, place: int) -> int:
        """What it costs to collect all markers left, this one first."""
        one = journey.waypoint[place]
        cost = self.paths.cost[journey.standing * MOST_LAID + one]
        if journey.waypoints == 2:
            cost += self.paths.cost[one * MOST_LAID + journey.waypoint[1 - place]]
        elif journey.waypoints == 3:
            cost += self.paths.pair(one, journey.waypoint[(place + 1) % 3], journey.waypoint[(place + 2) % 3])
        return cost

    def _cost(self, flow: Flow, tile: int, track: int) -> int:
        """The gold for a step that a marker on this tile allows, or -1 if it does not (W3, W5, W6)."""
        journey = self.journey(flow, self.seat)
        cost = journey.fee(track) + self._castle_price(journey, tile, track)
        met = tile == 0 or self._meets(journey, tile, track)
        return cost if met and cost <= flow.cash[self.seat] else -1

    def _meets(self, journey: Journey, tile: int, track: int) -> bool:
        return journey.meets(tile, self.board.requirement[track * SPACES + journey.next_space(track)])

    def _castle_price(self, journey: Journey, tile: int, track: int) -> int:
        """W5: a marker on the castle pays where the castle's tile does not meet the requirement itself."""
        return 0 if tile != 0 or self._meets(journey, tile, track) else journey.castle_price(track)

    def _may_step(self, flow: Flow, track: int) -> bool:
        """Whether the seat asked may step on this track (W6, W7, W8), always forward (W10)."""
        if self.reason == SALE and track != WARRIOR:
            return False
        journey = self.journey(flow, self.seat)
        if journey.is_at_end(track) and self.rules >= MARKERS_ONLY:
            return False
        return journey.fee(track) <= flow.cash[self.seat]

    def _count_steps(self, flow: Flow) -> int:
        found = 0
        for track in range(3):
            found += self._may_step(flow, track)
        return found

    def _choose_step(self, flow: Flow, wanted: int) -> int:
        found = 0
        for track in range(-1, 3):
            if track < 0 or self._may_step(flow, track):
                if found == wanted:
                    self._think(STEPPING, self.seat)
                    self.first = track
                found += 1
        return found

    # A move as a value

    def chosen(self, flow: Flow) -> Move:
        seat = self.actor
        journey = self.journey(flow, seat)
        if self.kind == PLANNING:
            cells = [journey.cell(self.tiles[place]) for place in range(self.first)]
            return Plan(seat, tuple(sorted(cells)), bool(self.extra))
        if self.kind == COLLECTING:
            x, y = journey.cell(journey.waypoint[self.first])
            return Collect(seat, x, y, None if self.second < 0 else TRACKS[self.second])
        if self.kind == STEPPING:
            return Step(seat, None if self.first < 0 else TRACKS[self.first])
        if self.kind == NO_ROAD:
            return NoRoad(seat)
        cells = sorted([journey.cell(self.first), journey.cell(journey.neighbour(self.first, self.second))])
        return Road(seat, *cells[0], *cells[1])

    def check(self, flow: Flow, move: Any) -> bool:
        if isinstance(move, Road):
            if flow.phase == DRAW or flow.phase == OVER:
                return False
            self._check_road(flow, move)
            return True
        if flow.phase != EXTRA:
            return False
        stage = ANSWERS.get(type(move), -1)
        if stage != self.stage:
            return False
        if not self.is_asked(flow, move.seat):
            acting = ", ".join(map(str, self.acting(flow)))
            raise IllegalMoveError("illegal-seat", seat=move.seat, acting=acting)
        if stage == PLAN:
            self._check_plan(flow, move)
        elif stage == WALK:
            self._check_collect(flow, move)
        elif stage == ROADS:
            self._think(NO_ROAD, move.seat)
        else:
            self._check_step(flow, move)
        return True

    def _check_plan(self, flow: Flow, move: Any) -> None:
        journey = self.journey(flow, move.seat)
        most = self.markers_owned(flow, move.seat)
        if len(move.cells) > most:
            raise IllegalMoveError("illegal-plan-markers", found=len(move.cells), most=most)
        slots: list[int] = []
        for x, y in move.cells:
            tile = journey.slot_of(x, y)
            if tile < 0:
                raise IllegalMoveError("illegal-plan-tile", x=x, y=y)
            if tile in slots:
                raise IllegalMoveError("illegal-plan-twice", x=x, y=y)
            slots.append(tile)
        movement = journey.movement()
        if move.extra:
            if not self.has_right(flow, move.seat, BONUS_MOVEMENT):
                raise IllegalMoveError("illegal-plan-extra")
            if not slots:
                raise IllegalMoveError("illegal-plan-extra-empty")
            movement += self.board.bonus_movement[BONUS_MOVEMENT]
        if not self.paths.reaches(journey, slots, movement):
            raise IllegalMoveError("illegal-plan-far", movement=movement)
        for place, tile in enumerate(sorted(slots)):
            self.tiles[place] = tile
        self._think_plan(move.seat, len(slots), move.extra)

    def _check_collect(self, flow: Flow, move: Any) -> None:
        journey = self.journey(flow, move.seat)
        tile = journey.slot_of(move.x, move.y)
        markers = [journey.waypoint[place] for place in range(journey.waypoints)]
        if tile < 0 or tile not in markers:
            cells = sorted([journey.cell(marker) for marker in markers])
            raise IllegalMoveError(
                "illegal-collect-marker", x=move.x, y=move.y, markers=" ".join([f"{x},{y}" for x, y in cells])
            )
        self._measure_ways(journey)
        place = markers.index(tile)
        if self._rest_of_walk(journey, place) > self.left:
            raise IllegalMoveError("illegal-collect-far", x=move.x, y=move.y, left=self.left)
        track = -1 if move.track is None else TRACKS.index(move.track)
        if track >= 0 and self._cost(flow, tile, track) < 0:
            cost = journey.fee(track) + self._castle_price(journey, tile, track)
            if tile == 0 or self._meets(journey, tile, track):
                raise IllegalMoveError("illegal-step-gold", cost=cost, gold=flow.cash[move.seat])
            space = journey.next_space(track)
            requirement = self.board.box.board_for(flow.players).track(move.track)[space - 1].requirement
            raise IllegalMoveError(
                "illegal-step-requirement",
                track=text(f"track-{move.track}"),
                space=space,
                requirement=text(f"requirement-{requirement.replace('_', '-')}"),
                x=move.x,
                y=move.y,
            )
        self._think(COLLECTING, move.seat)
        self.first = place
        self.second = track

    def _check_step(self, flow: Flow, move: Any) -> None:
        track = -1 if move.track is None else TRACKS.index(move.track)
        if self.reason == SALE and track > WARRIOR:
            raise IllegalMoveError("illegal-step-warrior")
        if track >= 0 and not self._may_step(flow, track):
            journey = self.journey(flow, move.seat)
            if journey.is_at_end(track):
                raise IllegalMoveError("illegal-step-end", track=text(f"track-{move.track}"))
            cost = journey.fee(track)
            raise IllegalMoveError("illegal-step-gold", cost=cost, gold=flow.cash[move.seat])
        self._think(STEPPING, move.seat)
        self.first = track

    def _check_road(self, flow: Flow, move: Any) -> None:
        journey = self.journey(flow, move.seat)
        if journey.roads == 0:
            for bonus in range(BONUSES):
                if journey.fresh & (1 << bonus) and self.board.bonus_roads[bonus]:
                    raise IllegalMoveError("illegal-road-new")
            raise IllegalMoveError("illegal-road-none")
        tile = journey.slot_of(move.x, move.y)
        other = journey.slot_of(move.to_x, move.to_y)
        for found, x, y in ((tile, move.x, move.y), (other, move.to_x, move.to_y)):
            if found < 0:
                raise IllegalMoveError("illegal-road-tile", x=x, y=y)
        for side in range(4):
            if journey.neighbour(tile, side) == other:
                if journey.placed[tile] & (1 << side):
                    raise IllegalMoveError("illegal-road-there")
                self._think(ROAD, move.seat)
                self.first = tile
                self.second = side
                return
        raise IllegalMoveError("illegal-road-apart")
