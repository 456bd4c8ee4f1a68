"""Who is asked what in the expansion, and when: plans, walks, steps, roads (W1, W3, W7 to W9, W12, W13)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.material import BONUS
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.setup import layout
from skye.material.setup import Setup
from skye.rules.expansion_state import ExpansionState
from skye.rules.game_state import GameState

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_MOVEMENT,
        BONUS_STEP,
        BONUS_STEP_TILE,
        BONUSES,
        MARKERS_ONLY,
        PLAN,
        ROADS,
        ROADS_ASKED,
        SALE,
        STEP,
        SYMBOL,
        SYMBOL_GAINED,
        WALK,
        WARRIOR,
    )
    from skye.material.constants import AFTER_BUILDING, AFTER_PURCHASE, AFTER_TRADE, EXTRA, MOST_PLAYERS


STAGES = ("plan", "walk", "step", "roads")
"""What is decided while the game is held."""
HELD = ("purchase", "trade", "walks")
"""After what it is decided."""
REASONS = ("requirement", "castle", "sale", "symbol", "bonus")
"""Why a step is made."""
NAMES = tuple(BONUS)


class Phases(ExpansionState):
    """All journeys of a game, and the decision that it waits for."""

    def __init__(self, board: BoardTables, setup: Setup, rules: int) -> None:
        if not cython.compiled:
            self.symbols = [0] * MOST_PLAYERS
        self.board = board
        self.rules = rules
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

    def journey(self, state: GameState, seat: int) -> Journey:
        """The journey of a seat."""
        if not self.journeys:
            for other in range(state.players):
                journey = Journey(self.board, state.land(other))
                for place in range(BONUSES):
                    journey.layout[place] = self.layouts[other][place]
                self.journeys.append(journey)
        return self.journeys[seat]

    # Who has to decide

    def phase(self, state: GameState) -> str:
        return STAGES[self.stage]

    def asks_together(self) -> bool:
        """Whether all seats that owe a decision decide at the same time."""
        return self.stage == PLAN or self.stage == ROADS

    def acting(self, state: GameState) -> tuple[int, ...]:
        if self.asks_together():
            return tuple([seat for seat in range(state.players) if (self.waiting >> seat) & 1])
        return (self.seat,)

    def is_asked(self, state: GameState, seat: int) -> bool:
        """Whether the expansion waits for this seat."""
        if state.phase != EXTRA:
            return False
        return (self.waiting >> seat) & 1 == 1 if self.asks_together() else self.seat == seat

    def question(self) -> tuple[int, str, int, str]:
        """While it holds the game: the deciding seat, the reason of a step, movement points left, and after what."""
        return (self.seat, REASONS[self.reason], self.left, HELD[self.held])

    def has_planned(self, seat: int) -> bool:
        """Whether a seat's plan is sealed, while plans are made."""
        return not (self.waiting >> seat) & 1

    # Trading (phase 4)

    def bought(self, state: GameState, seat: int, tile: int, seller: int) -> bool:
        self.held = AFTER_PURCHASE
        self.sale = seller
        self.kept(state, seat, tile)
        return self._ask_for_step(state)

    def kept(self, state: GameState, seat: int, tile: int) -> None:
        if self.board.signs[tile] & (1 << SYMBOL):
            self.symbols[seat] += 1

    def traded(self, state: GameState) -> bool:
        self.held = AFTER_TRADE
        self.closing = True
        if self._ask_for_step(state):
            return True
        self._close(state)
        return False

    # After building (phase 5): all plan, then one after the other walks

    def built(self, state: GameState) -> bool:
        self.held = AFTER_BUILDING
        self.stage = PLAN
        self.waiting = (1 << state.players) - 1
        return True

    def _end_plan(self, state: GameState, seat: int) -> None:
        """A seat has planned; after the last of them all plans are revealed and the walks begin (W1)."""
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return
        for other in range(state.players):
            journey = self.journey(state, other)
            if journey.extra:
                journey.rights &= ~(1 << BONUS_MOVEMENT)
            if state.log is not None:
                state.log.append(("plan", other, self.plan_of(journey), bool(journey.extra)))
        self.turn = -1
        self._next_walk(state)

    def plan_of(self, journey: Journey) -> tuple[tuple[int, int], ...]:
        """The cells of the markers laid out and not yet collected."""
        return tuple(sorted([journey.cell(journey.waypoint[place]) for place in range(journey.waypoints)]))

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

    # Steps that need no walk, and the end of a phase

    def _go_on(self, state: GameState) -> None:
        """Start the next decision about a step, then before the points about roads, or let the game go on."""
        if not self._ask_for_step(state):
            if self.closing:
                self._close(state)
            if self.held != AFTER_BUILDING or self.rules < ROADS_ASKED or not self._ask_for_roads(state):
                state.go_on()

    def _ask_for_step(self, state: GameState) -> bool:
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

    def _count_steps(self, state: GameState) -> int:
        found = 0
        for track in range(3):
            found += self._may_step(state, track)
        return found

    def _may_step(self, state: GameState, track: int) -> bool:
        """Whether the deciding seat may step on this track (W6, W7, W8), always forward (W10)."""
        if self.reason == SALE and track != WARRIOR:
            return False
        journey = self.journey(state, self.seat)
        if journey.is_at_end(track) and self.rules >= MARKERS_ONLY:
            return False
        return journey.fee(track) <= state.cash[self.seat]

    def _end_step(self, state: GameState) -> None:
        """The current seat has decided about its step, which it can make only once."""
        if self.reason == SALE:
            self.sale = -1
        elif self.reason == SYMBOL_GAINED:
            self.symbols[self.seat] -= 1
        else:
            journey = self.journey(state, self.seat)
            journey.rights |= 1 << BONUS_STEP_TILE

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

    # Roads before the points (phase 6)

    def _ask_for_roads(self, state: GameState) -> bool:
        """Phase 6 begins: ask all holders of a road that can be laid, at once (W13)."""
        self.stage = ROADS
        self.waiting = 0
        for seat in range(state.players):
            if self.journey(state, seat).can_lay():
                self.waiting |= 1 << seat
        return self.waiting != 0

    def _end_roads(self, state: GameState, seat: int) -> None:
        """A seat lays no more roads before the points; after the last of them the game goes on."""
        if self.is_asked(state, seat):
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                state.go_on()
