"""The expansion's part of a game: who is asked, what is legal, and what follows (sections 10 to 13)."""

from __future__ import annotations

from typing import Any

import cython

from skye.core.expansion import Expansion
from skye.core.flow import Flow
from skye.core.journey import BoardTables, Journey, Paths
from skye.errors import IllegalMoveError
from skye.journeyman.material import BONUS, TRACKS
from skye.journeyman.moves import Collect, Plan, Rest, Road, Step
from skye.journeyman.setup import layout
from skye.moves import Move
from skye.setup import Setup
from skye.tables import Tables
from skye.words import text

DRAW = 0  # the phases as in flow.py
OVER = 4
EXTRA = 5
AFTER_BUILDING = 2
MOST_LAID = 82  # as in territory.py
SPACES = 16  # as in journey.py
BONUSES = 9
SYMBOL = 8
FAR = 255

# What is asked while the game is held.
PLAN = 0
WALK = 1
STEP = 2
REST = 3
STAGES = ("plan", "walk", "step", "rest")
ANSWERS: dict[type, int] = {Plan: 0, Collect: 1, Step: 2, Rest: 3}

# Why a step is made.
REQUIREMENT = 0
CASTLE = 1
SALE = 2
SYMBOL_GAINED = 3
BONUS_STEP = 4
REASONS = ("requirement", "castle", "sale", "symbol", "bonus")

WARRIOR = 0

# Bonus tiles, in the order of material.BONUS.
BONUS_STEP_TILE = 0
BONUS_WAYPOINT = 2
BONUS_MOVEMENT = 4
BONUS_NO_AXE = 6
BONUS_BANK_PAYS = 7
BONUS_TWO_PURCHASES = 8

# The move in mind.
NOTHING = 0
PLANNING = 1
COLLECTING = 2
STEPPING = 3
ROAD = 4
RESTING = 5

NAMES = tuple(BONUS)


def create(setup: Setup, tables: Tables) -> Journeyman:
    """The expansion for a game that begins."""
    board = tables.derived.get(setup.players)
    if board is None:
        board = tables.derived[setup.players] = BoardTables(tables, setup.players)
    return Journeyman(board, setup)


class Journeyman(Expansion):
    """All journeys of a game, and the decision that the expansion waits for."""

    def __init__(self, board: BoardTables, setup: Setup) -> None:
        if not cython.compiled:
            self.symbols = [0] * 5
            self.tiles = [0] * 3
        self.board = board
        self.paths = Paths()
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
        self.kind = NOTHING
        self.actor = 0
        self.first = 0
        self.second = 0
        self.extra = False

    def copy(self, flow: Flow) -> Journeyman:
        new = Journeyman.__new__(Journeyman)
        if cython.compiled:
            new.symbols = self.symbols
        else:
            new.symbols = self.symbols[:]
            new.tiles = [0] * 3
        new.board = self.board
        new.paths = self.paths
        new.layouts = self.layouts
        new.journeys = [self.journey(flow, seat).copy(flow.land(seat)) for seat in range(flow.players)]
        new.stage = self.stage
        new.seat = self.seat
        new.reason = self.reason
        new.sale = self.sale
        new.closing = self.closing
        new.turn = self.turn
        new.left = self.left
        new.waiting = self.waiting
        new.kind = NOTHING
        return new

    def journey(self, flow: Flow, seat: int) -> Journey:
        """The journey of a seat."""
        if not self.journeys:
            for other in range(flow.players):
                journey = Journey(self.board, flow.land(other))
                for place in range(BONUSES):
                    journey.layout[place] = self.layouts[other][place]
                self.journeys.append(journey)
        return self.journeys[seat]

    # The course of a round

    def income(self, flow: Flow, seat: int) -> int:
        journey = self.journey(flow, seat)
        banner = journey.income()
        axe = self.board.bonus_income[BONUS_NO_AXE] if journey.rights & (1 << BONUS_NO_AXE) else 0
        if flow.log is not None:
            flow.log.append(("wages", seat, flow.cash[seat] + banner + axe))
        return banner + axe

    def spares_axe(self, flow: Flow, seat: int) -> bool:
        return self.has_right(flow, seat, BONUS_NO_AXE)

    def pays(self, flow: Flow, seat: int) -> bool:
        return self.has_right(flow, seat, BONUS_BANK_PAYS)

    def buys_again(self, flow: Flow, seat: int) -> bool:
        return self.has_right(flow, seat, BONUS_TWO_PURCHASES)

    def has_right(self, flow: Flow, seat: int, bonus: int) -> bool:
        """Whether a bonus tile was won in an earlier phase and not used up (W9)."""
        return self.journey(flow, seat).rights & (1 << bonus) != 0

    def bought(self, flow: Flow, seat: int, tile: int, seller: int) -> bool:
        self.sale = seller
        self.kept(flow, seat, tile)
        return self._ask(flow)

    def kept(self, flow: Flow, seat: int, tile: int) -> None:  # noqa: ARG002
        if self.board.signs[tile] & (1 << SYMBOL):
            self.symbols[seat] += 1

    def traded(self, flow: Flow) -> bool:
        self.closing = True
        if self._ask(flow):
            return True
        self._close(flow)
        return False

    def _ask(self, flow: Flow) -> bool:
        """Find the next seat that may make a step: for a sale, a symbol, or at the end of the phase a bonus tile."""
        self.stage = STEP
        if self.sale >= 0:
            self.seat = self.sale
            self.reason = SALE
            if self._can_step(flow):
                return True
            self.sale = -1
        self.reason = SYMBOL_GAINED
        for turn in range(flow.players):
            self.seat = (flow.start + turn) % flow.players
            while self.symbols[self.seat]:
                if self._can_step(flow):
                    return True
                self.symbols[self.seat] -= 1
        if self.closing:
            self.reason = BONUS_STEP
            for turn in range(flow.players):
                self.seat = (flow.start + turn) % flow.players
                if self._has_bonus_step(flow):
                    return True
        return False

    def _has_bonus_step(self, flow: Flow) -> bool:
        """Whether the seat in question may use the bonus tile for a step now (W12)."""
        journey = self.journey(flow, self.seat)
        return (journey.fresh & ~journey.rights) & (1 << BONUS_STEP_TILE) != 0 and self._can_step(flow)

    def _can_step(self, flow: Flow) -> bool:
        return self._count_steps(flow) > 0

    def _close(self, flow: Flow) -> None:
        """Phase 4 ends: what was won in it takes effect."""
        self.closing = False
        for seat in range(flow.players):
            self._settle(flow, seat)

    def _settle(self, flow: Flow, seat: int) -> int:
        """The bonus tiles that a seat has won in this phase take effect (W9, W12); gives the roads won."""
        journey = self.journey(flow, seat)
        roads = 0
        for bonus in range(BONUSES):
            if journey.fresh & (1 << bonus):
                flow.points[seat] += self.board.bonus_points[bonus]
                flow.cash[seat] += self.board.bonus_gold[bonus]
                journey.roads += self.board.bonus_roads[bonus]
                roads += self.board.bonus_roads[bonus]
                journey.rights |= 1 << bonus
                if flow.log is not None:
                    flow.log.append(("bonus", seat, bonus, flow.cash[seat], flow.points[seat]))
        journey.fresh = 0
        return roads

    def built(self, flow: Flow) -> bool:
        self.stage = PLAN
        self.waiting = (1 << flow.players) - 1
        return True

    def points(self, flow: Flow, seat: int) -> int:
        points = self.journey(flow, seat).points()
        if flow.log is not None:
            flow.log.append(("banners", seat, points, flow.points[seat] + points))
        return points

    def measure(self, flow: Flow, kind: int, seat: int) -> int:
        return self.journey(flow, seat).measure(kind)

    # Who is asked

    def phase(self, flow: Flow) -> str:  # noqa: ARG002
        return STAGES[self.stage]

    def acting(self, flow: Flow) -> tuple[int, ...]:
        if self.stage == PLAN:
            return tuple([seat for seat in range(flow.players) if (self.waiting >> seat) & 1])
        return (self.seat,)

    def is_asked(self, flow: Flow, seat: int) -> bool:
        """Whether the expansion waits for this seat."""
        if flow.phase != EXTRA:
            return False
        return (self.waiting >> seat) & 1 == 1 if self.stage == PLAN else self.seat == seat

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
        if self.stage == STEP:
            return 1 + self._count_steps(flow)
        return 1

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
            elif self.stage == STEP:
                number -= self._choose_step(flow, number)
            else:
                if number == 0:
                    self._think(RESTING, seat)
                number -= 1
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
        extra = self.has_right(flow, seat, BONUS_MOVEMENT) and self.paths.chosen[0] < 0
        if extra:
            movement += self.board.bonus_movement[BONUS_MOVEMENT]
            self.paths.survey(journey, movement, markers)
            found += self.paths.plans(journey.standing, movement, markers, wanted - found)
        if self.paths.chosen[0] >= 0:
            self._think_plan(seat, self._chosen_tiles(), extra)
        return found

    def _chosen_tiles(self) -> int:
        count = 0
        for place in range(3):
            self.tiles[place] = self.paths.chosen[place]
            count += self.paths.chosen[place] >= 0
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
        """Whether the seat asked may step on this track (W6, W7, W8)."""
        if self.reason == SALE and track != WARRIOR:
            return False
        return self.journey(flow, self.seat).fee(track) <= flow.cash[self.seat]

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
            cells = [self._cell(journey, self.tiles[place]) for place in range(self.first)]
            return Plan(seat, tuple(sorted(cells)), bool(self.extra))
        if self.kind == COLLECTING:
            x, y = self._cell(journey, journey.waypoint[self.first])
            return Collect(seat, x, y, None if self.second < 0 else TRACKS[self.second])
        if self.kind == STEPPING:
            return Step(seat, None if self.first < 0 else TRACKS[self.first])
        if self.kind == RESTING:
            return Rest(seat)
        cells = sorted(
            [self._cell(journey, self.first), self._cell(journey, journey.neighbour(self.first, self.second))]
        )
        return Road(seat, *cells[0], *cells[1])

    def _cell(self, journey: Journey, tile: int) -> tuple[int, int]:
        return (journey.land.east[tile], journey.land.north[tile])

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
        elif stage == STEP:
            self._check_step(flow, move)
        else:
            self._think(RESTING, move.seat)
        return True

    def _check_plan(self, flow: Flow, move: Any) -> None:
        journey = self.journey(flow, move.seat)
        most = self.markers_owned(flow, move.seat)
        if len(move.cells) > most:
            raise IllegalMoveError("illegal-plan-markers", found=len(move.cells), most=most)
        slots: list[int] = []
        for x, y in move.cells:
            tile = _tile_at(journey, x, y)
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
        if not journey.reaches(slots, movement, self.paths):
            raise IllegalMoveError("illegal-plan-far", movement=movement)
        for place, tile in enumerate(sorted(slots)):
            self.tiles[place] = tile
        self._think_plan(move.seat, len(slots), move.extra)

    def _check_collect(self, flow: Flow, move: Any) -> None:
        journey = self.journey(flow, move.seat)
        tile = _tile_at(journey, move.x, move.y)
        markers = [journey.waypoint[place] for place in range(journey.waypoints)]
        if tile < 0 or tile not in markers:
            cells = sorted([self._cell(journey, marker) for marker in markers])
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
            cost = self.journey(flow, move.seat).fee(track)
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
        tile = _tile_at(journey, move.x, move.y)
        other = _tile_at(journey, move.to_x, move.to_y)
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

    # What follows from a move

    def perform(self, flow: Flow) -> None:
        kind = self.kind
        self.kind = NOTHING
        if kind == PLANNING:
            self._do_plan(flow)
        elif kind == COLLECTING:
            self._do_collect(flow)
        elif kind == STEPPING:
            self._do_step(flow)
        elif kind == ROAD:
            self._do_road(flow)
        elif kind == RESTING:
            if flow.log is not None:
                flow.log.append(("rest", self.actor))
            self._next_walk(flow)

    def _do_plan(self, flow: Flow) -> None:
        journey = self.journey(flow, self.actor)
        journey.waypoints = self.first
        for place in range(self.first):
            journey.waypoint[place] = self.tiles[place]
        journey.extra = self.extra
        self.waiting &= ~(1 << self.actor)
        if self.waiting:
            return
        for seat in range(flow.players):
            journey = self.journey(flow, seat)
            if journey.extra:
                journey.rights &= ~(1 << BONUS_MOVEMENT)
            if flow.log is not None:
                flow.log.append(("plan", seat, self._plan_of(journey), bool(journey.extra)))
        self.turn = -1
        self._next_walk(flow)

    def _next_walk(self, flow: Flow) -> None:
        """The next seat with markers laid out walks, in turn order (W3); after the last the phase is over."""
        self.turn += 1
        while self.turn < flow.players:
            self.seat = (flow.start + self.turn) % flow.players
            journey = self.journey(flow, self.seat)
            if journey.waypoints:
                self.stage = WALK
                self.left = journey.movement()
                if journey.extra:
                    self.left += self.board.bonus_movement[BONUS_MOVEMENT]
                    journey.extra = False
                return
            self.turn += 1
        flow.go_on()

    def _do_collect(self, flow: Flow) -> None:
        journey = self.journey(flow, self.actor)
        tile = journey.waypoint[self.first]
        track = self.second
        self.paths.fill(journey, journey.standing, self.left)
        spent = self.paths.cost[journey.standing * MOST_LAID + tile]
        self.left -= spent
        journey.standing = tile
        journey.waypoints -= 1
        for place in range(self.first, journey.waypoints):
            journey.waypoint[place] = journey.waypoint[place + 1]
        if flow.log is not None:
            x, y = self._cell(journey, tile)
            flow.log.append(("collect", self.actor, x, y, track))
            flow.log.append(("walk", self.actor, x, y, spent, self.left))
        if track >= 0:
            price = self._castle_price(journey, tile, track)
            reason = CASTLE if tile == 0 and not self._meets(journey, tile, track) else REQUIREMENT
            self._advance(flow, self.actor, track, reason, price)
        if journey.waypoints == 0:
            self._end_walk(flow)

    def _end_walk(self, flow: Flow) -> None:
        """The bonus tile for a step ends the phase, for the seat whose walk is over (W12)."""
        self.reason = BONUS_STEP
        if self._has_bonus_step(flow):
            self.stage = STEP
        else:
            self._finish_walk(flow)

    def _finish_walk(self, flow: Flow) -> None:
        """What was won takes effect; a seat with new roads may lay them before it is too late for phase 6 (W13)."""
        journey = self.journey(flow, self.seat)
        if self._settle(flow, self.seat) > 0 and journey.free_edges(-1) > 0:
            self.stage = REST
        else:
            self._next_walk(flow)

    def _do_step(self, flow: Flow) -> None:
        track = self.first
        seat = self.actor
        if flow.log is not None:
            flow.log.append(("step", seat, track))
        if self.reason == SALE:
            self.sale = -1
        elif self.reason == SYMBOL_GAINED:
            self.symbols[seat] -= 1
        else:
            journey = self.journey(flow, seat)
            journey.rights |= 1 << BONUS_STEP_TILE
        if track >= 0:
            self._advance(flow, seat, track, self.reason, 0)
        if flow.held == AFTER_BUILDING:
            self._finish_walk(flow)
        elif not self._ask(flow):
            if self.closing:
                self._close(flow)
            flow.go_on()

    def _advance(self, flow: Flow, seat: int, track: int, reason: int, price: int) -> None:
        """Make a step and pay for it (W5, W6, W10)."""
        journey = self.journey(flow, seat)
        fee = journey.fee(track)
        before = journey.won
        points = journey.step(track)
        flow.cash[seat] -= price + fee
        flow.points[seat] += points
        if flow.log is not None:
            flow.log.append(
                (
                    *("stepped", seat, track, journey.marker[track], reason),
                    *(price, fee, points, flow.cash[seat], flow.points[seat]),
                )
            )
            for bonus in range(BONUSES):
                if (journey.won & ~before) & (1 << bonus):
                    flow.log.append(("won", seat, bonus))

    def _do_road(self, flow: Flow) -> None:
        journey = self.journey(flow, self.actor)
        if flow.log is not None:
            other = journey.neighbour(self.first, self.second)
            cells = sorted([self._cell(journey, self.first), self._cell(journey, other)])
            flow.log.append(("road", self.actor, cells[0], cells[1]))
        journey.lay(self.first, self.second)
        journey.roads -= 1
        # The last road laid, there is nothing left to rest for.
        if flow.phase == EXTRA and self.stage == REST and self.actor == self.seat and journey.roads == 0:
            self._next_walk(flow)

    # What lies open, and the sealed plans

    def state(self, seat: int) -> dict[str, Any]:
        """Everything about a seat's journey, its plan included; view.py chooses what others see."""
        journey = self._journey_of(seat)
        land = journey.land
        roads = [
            (self._cell(journey, slot), self._cell(journey, journey.neighbour(slot, side)))
            for slot in range(land.count)
            for side in range(2)
            if journey.placed[slot] & (1 << side)
        ]
        return {
            "standing": self._cell(journey, journey.standing),
            "markers": (journey.marker[0], journey.marker[1], journey.marker[2]),
            "reached": (journey.reached[0], journey.reached[1], journey.reached[2]),
            "layout": tuple([NAMES[journey.layout[place]] for place in range(BONUSES)]),
            "won": tuple([NAMES[bonus] for bonus in range(BONUSES) if journey.won & (1 << bonus)]),
            "rights": tuple([NAMES[bonus] for bonus in range(BONUSES) if journey.rights & (1 << bonus)]),
            "roads": journey.roads,
            "laid": tuple(sorted([(min(edge), max(edge)) for edge in roads])),
            "movement": journey.movement(),
            "plan": self._plan_of(journey),
            "extra": bool(journey.extra),
        }

    def question(self) -> tuple[int, str, int]:
        """While it holds the game: the seat asked, why it may make a step, and its movement points left."""
        return (self.seat, REASONS[self.reason], self.left)

    def has_planned(self, seat: int) -> bool:
        """Whether a seat's plan is sealed, while plans are made."""
        return not (self.waiting >> seat) & 1

    def _journey_of(self, seat: int) -> Journey:
        return self.journeys[seat]

    def _plan_of(self, journey: Journey) -> tuple[tuple[int, int], ...]:
        """The cells of the markers laid out and not yet collected."""
        return tuple(sorted([self._cell(journey, journey.waypoint[place]) for place in range(journey.waypoints)]))


def _tile_at(journey: Journey, x: int, y: int) -> int:
    """The tile of a cell, wherever that is, or -1."""
    return journey.slot_of(max(-999, min(999, x)), max(-999, min(999, y)))
