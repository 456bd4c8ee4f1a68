"""The expansion in a game: what it pays and scores, and what follows from a move (sections 10 to 13)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman import RULES
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.checks import CheckedChoices
from skye.expansions.journeyman.rules.paths import Paths
from skye.expansions.journeyman.rules.scoring import points_for
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.expansion_state import RulesPart
from skye.rules.game_state import GameState

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_BANK_PAYS,
        BONUS_NO_AXE,
        BONUS_TWO_PURCHASES,
        BONUSES,
        CASTLE,
        COLLECTING,
        NO_ROAD,
        PLANNING,
        REQUIREMENT,
        ROAD,
        ROADS,
        STEPPING,
    )
    from skye.material.constants import EXTRA, MOST_TILES


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

    def points(self, state: GameState, seat: int) -> int:
        points = self.journey(state, seat).points()
        if state.log is not None:
            state.log.append(("banners", seat, points, state.points[seat] + points))
        return points

    def measure(self, state: GameState, kind: int, seat: int) -> int:
        return points_for(kind, self.journey(state, seat))

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
        self._end_plan(state, choice.seat)

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
        self._end_step(state)
        if track >= 0:
            self._advance(state, seat, track, self.reason, 0)
        self._go_on(state)

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


class JourneymanRules(RulesPart):
    """Journeys of all seats (sections 10 to 13)."""

    def state(self, setup: Setup, tables: Tables, rules: int | None) -> JourneymanState:
        board = tables.derived.get(setup.players)
        if not isinstance(board, BoardTables):
            board = tables.derived[setup.players] = BoardTables(tables, setup.players)
        return JourneymanState(board, setup, RULES if rules is None else rules)


PART = JourneymanRules()
