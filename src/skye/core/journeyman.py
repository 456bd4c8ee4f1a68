"""The expansion's part of a game: who is asked when, and what follows from a move (sections 10 to 13)."""

from __future__ import annotations

from typing import Any

import cython

from skye.core.flow import Flow
from skye.core.journey import Journey
from skye.core.journey_board import BoardTables
from skye.core.journey_choices import HELD, NAMES, REASONS, STAGES, Choices
from skye.core.journey_paths import Paths
from skye.expansions import rules_version
from skye.setup import Setup
from skye.tables import Tables

EXTRA = 5  # as in flow.py
AFTER_PURCHASE = 0
AFTER_TRADE = 1
AFTER_BUILDING = 2
MOST_LAID = 82  # as in territory.py
BONUSES = 9  # as in journey_board.py
SPACES = 16
SYMBOL = 8

# As in journey_choices.py.
PLAN = 0
WALK = 1
STEP = 2
ROADS = 3
REQUIREMENT = 0
CASTLE = 1
SALE = 2
SYMBOL_GAINED = 3
BONUS_STEP = 4
BONUS_STEP_TILE = 0
BONUS_MOVEMENT = 4
BONUS_NO_AXE = 6
BONUS_BANK_PAYS = 7
BONUS_TWO_PURCHASES = 8
NOTHING = 0
PLANNING = 1
COLLECTING = 2
STEPPING = 3
ROAD = 4
NO_ROAD = 5
ROADS_ASKED = 2  # the version of the rules with which roads are asked about before the points


def create(setup: Setup, tables: Tables, rules: int | None) -> Journeyman:
    """The expansion for a game that begins, by these rules or by the newest."""
    board = tables.derived.get(setup.players)
    if board is None:
        board = tables.derived[setup.players] = BoardTables(tables, setup.players)
    return Journeyman(board, setup, rules_version("journeyman") if rules is None else rules)


class Journeyman(Choices):
    """The expansion in a game."""

    def copy(self, flow: Flow) -> Journeyman:
        new = Journeyman.__new__(Journeyman)
        if cython.compiled:
            new.symbols = self.symbols
        else:
            new.symbols = self.symbols[:]
            new.tiles = [0] * 3
        new.board = self.board
        new.paths = Paths()
        new.wide_paths = Paths()
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
        new.held = self.held
        new.rules = self.rules
        new.kind = NOTHING
        return new

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

    def bought(self, flow: Flow, seat: int, tile: int, seller: int) -> bool:
        self.held = AFTER_PURCHASE
        self.sale = seller
        self.kept(flow, seat, tile)
        return self._ask(flow)

    def kept(self, flow: Flow, seat: int, tile: int) -> None:  # noqa: ARG002
        if self.board.signs[tile] & (1 << SYMBOL):
            self.symbols[seat] += 1

    def traded(self, flow: Flow) -> bool:
        self.held = AFTER_TRADE
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
        """The phase ends: what was won in it takes effect (W9)."""
        self.closing = False
        for seat in range(flow.players):
            self._settle(flow, seat)

    def _settle(self, flow: Flow, seat: int) -> None:
        """The bonus tiles that a seat has won in this phase take effect (W12)."""
        journey = self.journey(flow, seat)
        for bonus in range(BONUSES):
            if journey.fresh & (1 << bonus):
                flow.points[seat] += self.board.bonus_points[bonus]
                flow.cash[seat] += self.board.bonus_gold[bonus]
                journey.roads += self.board.bonus_roads[bonus]
                journey.rights |= 1 << bonus
                if flow.log is not None:
                    flow.log.append(("bonus", seat, bonus, flow.cash[seat], flow.points[seat]))
        journey.fresh = 0

    def built(self, flow: Flow) -> bool:
        self.held = AFTER_BUILDING
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
        elif kind == NO_ROAD:
            self._do_no_road(flow)

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
        """The next seat with markers laid out walks, in turn order (W3); after the last walk the phase ends."""
        self.turn += 1
        while self.turn < flow.players:
            self.seat = (flow.start + self.turn) % flow.players
            journey = self.journey(flow, self.seat)
            if journey.waypoints:
                self.stage = WALK
                self.left = journey.movement()
                if journey.extra:
                    self.left += self.board.bonus_movement[BONUS_MOVEMENT]
                return
            self.turn += 1
        self.closing = True
        self._go_on(flow)

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
            x, y = journey.cell(tile)
            flow.log.append(("collect", self.actor, x, y, track))
            flow.log.append(("walk", self.actor, x, y, spent, self.left))
        if track >= 0:
            price = self._castle_price(journey, tile, track)
            reason = CASTLE if tile == 0 and not self._meets(journey, tile, track) else REQUIREMENT
            self._advance(flow, self.actor, track, reason, price)
        if journey.waypoints == 0:
            journey.extra = False
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
        self._go_on(flow)

    def _go_on(self, flow: Flow) -> None:
        """Ask about the next step there is to decide, before the points about roads, or let the game go on."""
        if not self._ask(flow):
            if self.closing:
                self._close(flow)
            if self.held != AFTER_BUILDING or self.rules < ROADS_ASKED or not self._ask_for_roads(flow):
                flow.go_on()

    def _ask_for_roads(self, flow: Flow) -> bool:
        """Phase 6 begins: ask all who hold a road that can be laid, at once (W13)."""
        self.stage = ROADS
        self.waiting = 0
        for seat in range(flow.players):
            if self.journey(flow, seat).can_lay():
                self.waiting |= 1 << seat
        return self.waiting != 0

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
            cells = sorted([journey.cell(self.first), journey.cell(other)])
            flow.log.append(("road", self.actor, cells[0], cells[1]))
        journey.lay(self.first, self.second)
        journey.roads -= 1
        if flow.phase == EXTRA and self.stage == ROADS and not journey.can_lay():
            self._end_roads(flow)

    def _do_no_road(self, flow: Flow) -> None:
        if flow.log is not None:
            flow.log.append(("no_road", self.actor))
        self._end_roads(flow)

    def _end_roads(self, flow: Flow) -> None:
        """The seat in mind lays no more roads before the points; after the last of them the game goes on."""
        if self.is_asked(flow, self.actor):
            self.waiting &= ~(1 << self.actor)
            if self.waiting == 0:
                flow.go_on()

    # What lies open, and the sealed plans

    def state(self, seat: int) -> dict[str, Any]:
        """Everything about a seat's journey, its plan included; view.py chooses what others see."""
        journey = self.journeys[seat]
        land = journey.land
        roads = [
            (journey.cell(slot), journey.cell(journey.neighbour(slot, side)))
            for slot in range(land.count)
            for side in range(2)
            if journey.placed[slot] & (1 << side)
        ]
        return {
            "standing": journey.cell(journey.standing),
            "markers": (journey.marker[0], journey.marker[1], journey.marker[2]),
            "reached": (journey.reached[0], journey.reached[1], journey.reached[2]),
            "layout": tuple([NAMES[journey.layout[place]] for place in range(BONUSES)]),
            "won": tuple([NAMES[bonus] for bonus in range(BONUSES) if journey.won & (1 << bonus)]),
            "fresh": tuple([NAMES[bonus] for bonus in range(BONUSES) if journey.fresh & (1 << bonus)]),
            "symbols": self.symbols[seat],
            "rights": tuple([NAMES[bonus] for bonus in range(BONUSES) if journey.rights & (1 << bonus)]),
            "roads": journey.roads,
            "laid": tuple(sorted([(min(edge), max(edge)) for edge in roads])),
            "movement": journey.movement(),
            "plan": self._plan_of(journey),
            "extra": bool(journey.extra),
        }

    def guide(self, seat: int) -> dict[str, Any]:
        """What helps a seat to plan and to walk: ways, the next step on each track, tiles that meet what is asked."""
        journey = self.journeys[seat]
        ways = []
        for slot in range(journey.land.count):
            for side in range(2):
                other = journey.neighbour(slot, side)
                if other >= 0:
                    cost = 1 if journey.has_road(slot, side, other) else 2
                    ways.append((journey.cell(slot), journey.cell(other), cost))
        ahead = []
        meets = {}
        for track in range(3):
            after = journey.copy(journey.land)
            points = after.step(track)
            won = after.won & ~journey.won
            name = "".join([NAMES[bonus] for bonus in range(BONUSES) if won & (1 << bonus)])
            price = self._castle_price(journey, 0, track)
            ahead.append((after.marker[track], journey.fee(track), price, points, name))
            # What a walk can come to: as many steps as there are markers, or one back from the end.
            for space in range(max(journey.marker[track] - 1, 1), journey.marker[track] + 4):
                if space <= self.board.length[track]:
                    asked = self.board.requirement[track * SPACES + space]
                    tiles = [slot for slot in range(journey.land.count) if journey.meets(slot, asked)]
                    meets[track, space] = tuple([journey.cell(slot) for slot in tiles])
        return {"ahead": ahead, "ways": tuple(ways), "meets": meets}

    def question(self) -> tuple[int, str, int, str]:
        """While it holds the game: the seat asked, why it may make a step, its movement points left, and after what."""
        return (self.seat, REASONS[self.reason], self.left, HELD[self.held])

    def restore(self, flow: Flow, view: Any) -> None:
        """Everything as a view shows it; a plan that it does not show is still to be made."""
        for seat in range(flow.players):
            journey = self.journey(flow, seat)
            shown = view.seats[seat].expansion
            journey.stand(shown.standing[0], shown.standing[1])
            for track in range(3):
                journey.marker[track] = shown.markers[track]
                journey.reached[track] = shown.reached[track]
            journey.won = _bits(shown.won)
            journey.fresh = _bits(shown.fresh)
            journey.rights = _bits(shown.rights)
            for one, other in shown.laid:
                journey.lay_road(one[0], one[1], other[0], other[1])
            journey.roads = shown.roads
            plan = shown.plan or ()
            journey.waypoints = len(plan)
            for place, cell in enumerate(plan):
                journey.waypoint[place] = journey.slot_of(cell[0], cell[1])
            journey.extra = bool(shown.extra)
            self.symbols[seat] = shown.symbols
            if shown.plan is None or (view.phase == STAGES[ROADS] and view.seats[seat].acting):
                self.waiting |= 1 << seat
            if view.seats[seat].acting:
                self.seat = seat
        table = view.expansion
        if view.phase in STAGES:
            flow.phase = EXTRA
            self.stage = STAGES.index(view.phase)
            self.held = AFTER_BUILDING if table.held is None else HELD.index(table.held)
            flow.held = self.held
        if table.reason is not None:
            self.reason = REASONS.index(table.reason)
            self.sale = self.seat if self.reason == SALE else -1
            self.closing = self.held != AFTER_PURCHASE
        if table.left is not None:
            self.left = table.left
            self.turn = (self.seat - flow.start) % flow.players

    def has_planned(self, seat: int) -> bool:
        """Whether a seat's plan is sealed, while plans are made."""
        return not (self.waiting >> seat) & 1

    def _plan_of(self, journey: Journey) -> tuple[tuple[int, int], ...]:
        """The cells of the markers laid out and not yet collected."""
        return tuple(sorted([journey.cell(journey.waypoint[place]) for place in range(journey.waypoints)]))


def _bits(names: Any) -> int:
    """Bonus tiles as bits."""
    return sum([1 << number for number, name in enumerate(NAMES) if name in names])
