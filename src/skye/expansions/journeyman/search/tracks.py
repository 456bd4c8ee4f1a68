"""What steps on the tracks and bonus tiles are worth in the rounds that are left."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.choices import Choices
from skye.expansions.journeyman.rules.journey import Journey
from skye.rules.round_engine import RoundEngine

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import (
        BONUS_BANK_PAYS,
        BONUS_MOVEMENT,
        BONUS_NO_AXE,
        BONUS_STEP_TILE,
        BONUS_TWO_PURCHASES,
        BONUS_WAYPOINT,
        BONUSES,
        BRIDGES,
        JOURNEY,
        SPACES,
    )


class TrackValues:
    """Values every space of the tracks for every seat; call `prepare` again when the game has moved on."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        if not cython.compiled:
            self.value = [0.0] * (5 * 3 * SPACES)
            self.bonus_weight = [0.0] * BONUSES
        self.pace = weights["pace"]
        self.movement = weights["movement"]
        self.road = weights["road"]
        self.bonus_weight[BONUS_STEP_TILE] = weights["bonus_step"]
        self.bonus_weight[BONUS_WAYPOINT] = weights["bonus_waypoint"]
        self.bonus_weight[BONUS_MOVEMENT] = weights["bonus_movement"]
        self.bonus_weight[BONUS_NO_AXE] = weights["bonus_axe"]
        self.bonus_weight[BONUS_BANK_PAYS] = weights["bonus_bank"]
        self.bonus_weight[BONUS_TWO_PURCHASES] = weights["bonus_purchase"]
        self.gold = 0.0
        self.later = 0
        self.distance = 0.0
        self.bridges = 0.0
        self.best_track = -1
        self.board: BoardTables

    def prepare(self, state: RoundEngine, choices: Choices, gold: float, later: int) -> None:
        """Note the state of the game, what a coin is worth, and how many rounds come after this."""
        self.board = choices.board
        self.gold = gold
        self.later = later
        self.distance = 0.0
        self.bridges = 0.0
        for letter in range(4):
            for number in range(state.round - 1, state.rounds):
                if state.scored[number] & (1 << letter):
                    if state.scoring[letter] == BRIDGES:
                        self.bridges += state.tables.points[3 * BRIDGES]
                    elif state.scoring[letter] == JOURNEY and number == state.round - 1:
                        self.distance += state.tables.points[3 * JOURNEY]
        for seat in range(state.players):
            for track in range(3):
                self._fill_track(choices.journey(state, seat), seat, track)

    def _fill_track(self, journey: Journey, seat: int, track: int) -> None:
        """What each space of a track is worth, by the rounds to come (W6, W10 to W12)."""
        board = self.board
        first = (3 * seat + track) * SPACES
        last = board.length[track]
        for space in range(last + 1):
            self.value[first + space] = board.banner_points[track * SPACES + space]
        for left in range(1, self.later + 1):
            # From the start on: the next space still has its worth of one round later.
            for space in range(last + 1):
                at = track * SPACES + space
                value = board.banner_points[at] + self.gold * board.banner_income[at]
                value += self.movement * board.banner_movement[at]
                stays = self.value[first + space]
                if space < last:
                    goes = self.value[first + space + 1] + self._entry(journey, track, space, left)
                else:
                    goes = stays + board.hop[track]
                self.value[first + space] = value + stays + (self.pace * (goes - stays) if goes > stays else 0.0)

    def _entry(self, journey: Journey, track: int, space: int, left: int) -> float:
        """The immediate gain of the step from a space to the next one."""
        board = self.board
        at = track * SPACES + space + 1
        value = board.points[at] - self.gold * board.fee[at]
        if space + 1 > journey.reached[track]:
            value += self.bridges * (board.zone[at] - board.zone[at - 1])
            if board.slot[at]:
                value += self._bonus(journey.layout[3 * (board.slot[at] - 1) + track], left)
        if space + 1 == board.length[track]:
            value += board.hop[track]
        return value

    def _bonus(self, bonus: int, left: int) -> float:
        """What a bonus tile is worth with this many rounds to come (W12)."""
        board = self.board
        value = board.bonus_points[bonus] + self.gold * board.bonus_gold[bonus] + self.road * board.bonus_roads[bonus]
        lasting = self.gold * board.bonus_income[bonus] + self.bonus_weight[bonus]
        if bonus in (BONUS_STEP_TILE, BONUS_MOVEMENT):
            return value + (self.bonus_weight[bonus] if left or bonus == BONUS_STEP_TILE else 0.0)
        return value + lasting * left

    def step(self, journey: Journey, seat: int, track: int, space: int) -> float:
        """What the next step on a track is worth, minus its fee; a marker's step from the end goes back (W10)."""
        if space == self.board.length[track]:
            return self.board.hop[track]
        first = (3 * seat + track) * SPACES
        entry = self._entry(journey, track, space, self.later)
        return self.value[first + space + 1] - self.value[first + space] + entry

    def best_step(self, journey: Journey, seat: int, gold: int) -> float:
        """The value of the best affordable step forward; `best_track` is the track, -1 for none (W8, W10)."""
        best = 0.0
        self.best_track = -1
        for track in range(3):
            if not journey.is_at_end(track) and journey.fee(track) <= gold:
                value = self.step(journey, seat, track, journey.marker[track])
                if value > best:
                    best = value
                    self.best_track = track
        return best

    def reached(self, journey: Journey, seat: int) -> float:
        """What a journey is worth so far: its places, roads and bonus tiles."""
        value = self.road * journey.roads
        for track in range(3):
            value += self.value[(3 * seat + track) * SPACES + journey.marker[track]]
            value += self.bridges * (self.board.zone[track * SPACES + journey.reached[track]] - 1)
        for bonus in range(BONUSES):
            if (journey.rights | journey.fresh) & (1 << bonus):
                value += self._kept_bonus(bonus)
        return value

    def _kept_bonus(self, bonus: int) -> float:
        """What a bonus tile in hand will still gain."""
        if bonus == BONUS_MOVEMENT:
            return self.bonus_weight[bonus] if self.later else 0.0
        if bonus == BONUS_STEP_TILE:
            return 0.0
        return (self.gold * self.board.bonus_income[bonus] + self.bonus_weight[bonus]) * self.later
