"""The expansion's part of a game: who decides when, and what follows from a move (sections 10 to 13)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman import RULES
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.checks import CheckedChoices
from skye.expansions.journeyman.rules.choices import HELD, REASONS
from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.rules.paths import Paths
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.expansion_state import RulesPart
from skye.rules.game_state import GameState

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_BANK_PAYS,
        BONUS_MOVEMENT,
        BONUS_NO_AXE,
        BONUS_STEP,
        BONUS_STEP_TILE,
        BONUS_TWO_PURCHASES,
        BONUSES,
        CASTLE,
        COLLECTING,
        NO_ROAD,
        PLAN,
        PLANNING,
        REQUIREMENT,
        ROAD,
        ROADS,
        ROADS_ASKED,
        SALE,
        STEP,
        STEPPING,
        SYMBOL,
        SYMBOL_GAINED,
        WALK,
    )
    from skye.material.constants import AFTER_BUILDING, AFTER_PURCHASE, AFTER_TRADE, EXTRA, MOST_TILES


NOTHING = 0


class JourneymanState(CheckedChoices):
    """The expansion in a game."""

    def copy(self, state: GameState) -> JourneymanState:
        new = JourneymanState.__new__(JourneymanState)
        if cython.compiled:
            new.symbols = self.symbols
        else:
            new.symbols = self.symbols[:]
        new.board = self.board
        new.paths = Paths()
        new.wide_paths = Paths()
        new.layouts = self.layouts
        new.journeys = [self.journey(state, seat).copy(state.land(seat)) for seat in range(state.players)]
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
        return new

    # The course of a round

    def income(self, state: GameState, seat: int) -> int:
        journey = self.journey(state, seat)
        banner = journey.income()
        axe = self.board.bonus_income[BONUS_NO_AXE] if journey.rights & (1 << BONUS_NO_AXE) else 0
        if state.log is not None:
            state.log.append(("wages", seat, state.cash[seat] + banner + axe))
        return banner + axe

    def spares_axe(self, state: GameState, seat: int) -> bool:
        return self.has_right(state, seat, BONUS_NO_AXE)

    def pays(self, state: GameState, seat: int) -> bool:
        return self.has_right(state, seat, BONUS_BANK_PAYS)

    def buys_again(self, state: GameState, seat: int) -> bool:
        return self.has_right(state, seat, BONUS_TWO_PURCHASES)

    def bought(self, state: GameState, seat: int, tile: int, seller: int) -> bool:
        self.held = AFTER_PURCHASE
        self.sale = seller
        self.kept(state, seat, tile)
        return self._ask(state)

    def kept(self, state: GameState, seat: int, tile: int) -> None:
        if self.board.signs[tile] & (1 << SYMBOL):
            self.symbols[seat] += 1

    def traded(self, state: GameState) -> bool:
        self.held = AFTER_TRADE
        self.closing = True
        if self._ask(state):
            return True
        self._close(state)
        return False

    def _ask(self, state: GameState) -> bool:
        """Find the next seat that may make a step: for a sale, a symbol, or at the end of the phase a bonus tile."""
        self.stage = STEP
        if self.sale >= 0:
            self.seat = self.sale
            self.reason = SALE
            if self._can_step(state):
                return True
            self.sale = -1
        self.reason = SYMBOL_GAINED
        for turn in range(state.players):
            self.seat = (state.start + turn) % state.players
            while self.symbols[self.seat]:
                if self._can_step(state):
                    return True
                self.symbols[self.seat] -= 1
        if self.closing:
            self.reason = BONUS_STEP
            for turn in range(state.players):
                self.seat = (state.start + turn) % state.players
                if self._has_bonus_step(state):
                    return True
        return False

    def _has_bonus_step(self, state: GameState) -> bool:
        """Whether the current seat may use the bonus tile for a step now (W12)."""
        journey = self.journey(state, self.seat)
        return (journey.fresh & ~journey.rights) & (1 << BONUS_STEP_TILE) != 0 and self._can_step(state)

    def _can_step(self, state: GameState) -> bool:
        return self._count_steps(state) > 0

    def _close(self, state: GameState) -> None:
        """The phase ends: what was won in it takes effect (W9)."""
        self.closing = False
        for seat in range(state.players):
            self._settle(state, seat)

    def _settle(self, state: GameState, seat: int) -> None:
        """The bonus tiles that a seat has won in this phase take effect (W12)."""
        journey = self.journey(state, seat)
        for bonus in range(BONUSES):
            if journey.fresh & (1 << bonus):
                state.points[seat] += self.board.bonus_points[bonus]
                state.cash[seat] += self.board.bonus_gold[bonus]
                journey.roads += self.board.bonus_roads[bonus]
                journey.rights |= 1 << bonus
                if state.log is not None:
                    state.log.append(("bonus", seat, bonus, state.cash[seat], state.points[seat]))
        journey.fresh = 0

    def built(self, state: GameState) -> bool:
        self.held = AFTER_BUILDING
        self.stage = PLAN
        self.waiting = (1 << state.players) - 1
        return True

    def points(self, state: GameState, seat: int) -> int:
        points = self.journey(state, seat).points()
        if state.log is not None:
            state.log.append(("banners", seat, points, state.points[seat] + points))
        return points

    def measure(self, state: GameState, kind: int, seat: int) -> int:
        return self.journey(state, seat).measure(kind)

    # What follows from a move

    def perform(self, state: GameState, choice: Choice) -> None:
        if choice.kind == PLANNING:
            self._do_plan(state, choice)
        elif choice.kind == COLLECTING:
            self._do_collect(state, choice)
        elif choice.kind == STEPPING:
            self._do_step(state, choice)
        elif choice.kind == ROAD:
            self._do_road(state, choice)
        elif choice.kind == NO_ROAD:
            self._do_no_road(state, choice)

    def _do_plan(self, state: GameState, choice: Choice) -> None:
        journey = self.journey(state, choice.seat)
        journey.waypoint[0] = choice.first
        journey.waypoint[1] = choice.second
        journey.waypoint[2] = choice.third
        journey.waypoints = (choice.first >= 0) + (choice.second >= 0) + (choice.third >= 0)
        journey.extra = choice.flag
        self.waiting &= ~(1 << choice.seat)
        if self.waiting:
            return
        for seat in range(state.players):
            journey = self.journey(state, seat)
            if journey.extra:
                journey.rights &= ~(1 << BONUS_MOVEMENT)
            if state.log is not None:
                state.log.append(("plan", seat, self.plan_of(journey), bool(journey.extra)))
        self.turn = -1
        self._next_walk(state)

    def _next_walk(self, state: GameState) -> None:
        """The next seat with markers laid out walks, in turn order (W3); after the last walk the phase ends."""
        self.turn += 1
        while self.turn < state.players:
            self.seat = (state.start + self.turn) % state.players
            journey = self.journey(state, self.seat)
            if journey.waypoints:
                self.stage = WALK
                self.left = journey.movement()
                if journey.extra:
                    self.left += self.board.bonus_movement[BONUS_MOVEMENT]
                return
            self.turn += 1
        self.closing = True
        self._go_on(state)

    def _do_collect(self, state: GameState, choice: Choice) -> None:
        seat = choice.seat
        journey = self.journey(state, seat)
        tile = journey.waypoint[choice.first]
        track = choice.second
        self.paths.fill(journey, journey.standing, self.left)
        spent = self.paths.cost[journey.standing * MOST_TILES + tile]
        self.left -= spent
        journey.standing = tile
        journey.waypoints -= 1
        for place in range(choice.first, journey.waypoints):
            journey.waypoint[place] = journey.waypoint[place + 1]
        if state.log is not None:
            x, y = journey.cell(tile)
            state.log.append(("collect", seat, x, y, track))
            state.log.append(("walk", seat, x, y, spent, self.left))
        if track >= 0:
            price = self.castle_price(journey, tile, track)
            reason = CASTLE if tile == 0 and not self._meets(journey, tile, track) else REQUIREMENT
            self._advance(state, seat, track, reason, price)
        if journey.waypoints == 0:
            journey.extra = False
            self._next_walk(state)

    def _do_step(self, state: GameState, choice: Choice) -> None:
        track = choice.first
        seat = choice.seat
        if state.log is not None:
            state.log.append(("step", seat, track))
        if self.reason == SALE:
            self.sale = -1
        elif self.reason == SYMBOL_GAINED:
            self.symbols[seat] -= 1
        else:
            journey = self.journey(state, seat)
            journey.rights |= 1 << BONUS_STEP_TILE
        if track >= 0:
            self._advance(state, seat, track, self.reason, 0)
        self._go_on(state)

    def _go_on(self, state: GameState) -> None:
        """Start the next decision about a step, then before the points about roads, or let the game go on."""
        if not self._ask(state):
            if self.closing:
                self._close(state)
            if self.held != AFTER_BUILDING or self.rules < ROADS_ASKED or not self._ask_for_roads(state):
                state.go_on()

    def _ask_for_roads(self, state: GameState) -> bool:
        """Phase 6 begins: ask all holders of a road that can be laid, at once (W13)."""
        self.stage = ROADS
        self.waiting = 0
        for seat in range(state.players):
            if self.journey(state, seat).can_lay():
                self.waiting |= 1 << seat
        return self.waiting != 0

    def _advance(self, state: GameState, seat: int, track: int, reason: int, price: int) -> None:
        """Make a step and pay for it (W5, W6, W10)."""
        journey = self.journey(state, seat)
        fee = journey.fee(track)
        before = journey.won
        points = journey.step(track)
        state.cash[seat] -= price + fee
        state.points[seat] += points
        if state.log is not None:
            state.log.append(
                (
                    *("stepped", seat, track, journey.marker[track], reason),
                    *(price, fee, points, state.cash[seat], state.points[seat]),
                )
            )
            for bonus in range(BONUSES):
                if (journey.won & ~before) & (1 << bonus):
                    state.log.append(("won", seat, bonus))

    def _do_road(self, state: GameState, choice: Choice) -> None:
        journey = self.journey(state, choice.seat)
        if state.log is not None:
            other = journey.neighbour(choice.first, choice.second)
            cells = sorted([journey.cell(choice.first), journey.cell(other)])
            state.log.append(("road", choice.seat, cells[0], cells[1]))
        journey.lay(choice.first, choice.second)
        journey.roads -= 1
        if state.phase == EXTRA and self.stage == ROADS and not journey.can_lay():
            self._end_roads(state, choice.seat)

    def _do_no_road(self, state: GameState, choice: Choice) -> None:
        if state.log is not None:
            state.log.append(("no_road", choice.seat))
        self._end_roads(state, choice.seat)

    def _end_roads(self, state: GameState, seat: int) -> None:
        """A seat lays no more roads before the points; after the last of them the game goes on."""
        if self.is_asked(state, seat):
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                state.go_on()

    # What is decided, and what is sealed

    def question(self) -> tuple[int, str, int, str]:
        """While it holds the game: the deciding seat, the reason of a step, movement points left, and after what."""
        return (self.seat, REASONS[self.reason], self.left, HELD[self.held])

    def has_planned(self, seat: int) -> bool:
        """Whether a seat's plan is sealed, while plans are made."""
        return not (self.waiting >> seat) & 1

    def plan_of(self, journey: Journey) -> tuple[tuple[int, int], ...]:
        """The cells of the markers laid out and not yet collected."""
        return tuple(sorted([journey.cell(journey.waypoint[place]) for place in range(journey.waypoints)]))


class JourneymanRules(RulesPart):
    """Journeys of all seats (sections 10 to 13)."""

    def state(self, setup: Setup, tables: Tables, rules: int | None) -> JourneymanState:
        board = tables.derived.get(setup.players)
        if board is None:
            board = tables.derived[setup.players] = BoardTables(tables, setup.players)
        return JourneymanState(board, setup, RULES if rules is None else rules)


PART = JourneymanRules()
