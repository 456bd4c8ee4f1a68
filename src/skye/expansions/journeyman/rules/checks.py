"""The check of a single move of the expansion, which says what is wrong with it (W1, W3 to W8, W13)."""

from __future__ import annotations

import cython

from skye.expansions.journeyman.material import TRACKS
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.expansions.journeyman.rules.choices import Choices
from skye.material.errors import IllegalMoveError
from skye.material.moves import Move
from skye.material.words import Phrase
from skye.rules.choice import Choice
from skye.rules.game_state import GameState

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_MOVEMENT,
        BONUSES,
        COLLECTING,
        NO_ROAD,
        PLANNING,
        ROAD,
        SALE,
        STEPPING,
        WARRIOR,
    )
    from skye.material.constants import DRAW, EXTRA, OVER


ANSWERS: dict[type, int] = {Plan: 0, Collect: 1, Step: 2, NoRoad: 3}
"""The stage that each move answers."""


class CheckedChoices(Choices):
    """Choices that can also be made by moves."""

    def check(self, state: GameState, move: Move, choice: Choice) -> bool:
        if isinstance(move, Road):
            if state.phase == DRAW or state.phase == OVER:
                return False
            self._check_road(state, move, choice)
            return True
        if state.phase != EXTRA:
            return False
        stage = ANSWERS.get(type(move), -1)
        if stage != self.stage:
            return False
        if not self.is_asked(state, move.seat):
            raise IllegalMoveError("illegal-seat", seat=move.seat, acting=self.acting(state))
        choice.seat = move.seat
        if isinstance(move, Plan):
            self._check_plan(state, move, choice)
        elif isinstance(move, Collect):
            self._check_collect(state, move, choice)
        elif isinstance(move, Step):
            self._check_step(state, move, choice)
        else:
            choice.kind = NO_ROAD
        return True

    def _check_plan(self, state: GameState, move: Plan, choice: Choice) -> None:
        journey = self.journey(state, move.seat)
        most = self.markers_owned(state, move.seat)
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
            if not self.has_right(state, move.seat, BONUS_MOVEMENT):
                raise IllegalMoveError("illegal-plan-extra")
            if not slots:
                raise IllegalMoveError("illegal-plan-extra-empty")
            movement += self.board.bonus_movement[BONUS_MOVEMENT]
        if not self.paths.reaches(journey, slots, movement):
            raise IllegalMoveError("illegal-plan-far", movement=movement)
        slots.sort()
        choice.kind = PLANNING
        choice.first = slots[0] if slots else -1
        choice.second = slots[1] if len(slots) > 1 else -1
        choice.third = slots[2] if len(slots) > 2 else -1
        choice.flag = move.extra

    def _check_collect(self, state: GameState, move: Collect, choice: Choice) -> None:
        journey = self.journey(state, move.seat)
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
        if track >= 0 and self._cost(state, tile, track) < 0:
            cost = journey.fee(track) + self.castle_price(journey, tile, track)
            if tile == 0 or self._meets(journey, tile, track):
                raise IllegalMoveError("illegal-step-gold", cost=cost, gold=state.cash[move.seat])
            space = journey.next_space(track)
            requirement = self.board.side.track(TRACKS[track])[space - 1].requirement
            raise IllegalMoveError(
                "illegal-step-requirement",
                track=Phrase(f"track-{move.track}"),
                space=space,
                requirement=Phrase(f"requirement-{requirement.replace('_', '-')}"),
                x=move.x,
                y=move.y,
            )
        choice.kind = COLLECTING
        choice.first = place
        choice.second = track

    def _check_step(self, state: GameState, move: Step, choice: Choice) -> None:
        track = -1 if move.track is None else TRACKS.index(move.track)
        if self.reason == SALE and track > WARRIOR:
            raise IllegalMoveError("illegal-step-warrior")
        if track >= 0 and not self._may_step(state, track):
            journey = self.journey(state, move.seat)
            if journey.is_at_end(track):
                raise IllegalMoveError("illegal-step-end", track=Phrase(f"track-{move.track}"))
            cost = journey.fee(track)
            raise IllegalMoveError("illegal-step-gold", cost=cost, gold=state.cash[move.seat])
        choice.kind = STEPPING
        choice.first = track

    def _check_road(self, state: GameState, move: Road, choice: Choice) -> None:
        journey = self.journey(state, move.seat)
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
                choice.kind = ROAD
                choice.seat = move.seat
                choice.first = tile
                choice.second = side
                return
        raise IllegalMoveError("illegal-road-apart")
