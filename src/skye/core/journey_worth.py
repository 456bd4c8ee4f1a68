"""Journeyman in an advisor's evaluation: what steps on the tracks and bonus tiles bring in the rounds that are left."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.core.flow import Flow
from skye.core.journey import Journey
from skye.core.journey_board import BoardTables
from skye.core.journey_choices import Choices

SPACES = 16  # as in journey_board.py
BONUSES = 9
JOURNEY = 16  # as in journey.py
BRIDGES = 19
# As in journeyman.py and journey_choices.py.
BONUS_STEP_TILE = 0
BONUS_WAYPOINT = 2
BONUS_MOVEMENT = 4
BONUS_NO_AXE = 6
BONUS_BANK_PAYS = 7
BONUS_TWO_PURCHASES = 8


class JourneyWorth:
    """Values every space of the tracks for every seat; `prepare` again when the game has moved on."""

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

    def prepare(self, flow: Flow, choices: Choices, gold: float, later: int) -> None:
        """Take in the game as it stands, what a coin is worth, and how many rounds come after this."""
        self.board = choices.board
        self.gold = gold
        self.later = later
        self.distance = 0.0
        self.bridges = 0.0
        for letter in range(4):
            for number in range(flow.round - 1, flow.rounds):
                if flow.scored[number] & (1 << letter):
                    if flow.scoring[letter] == BRIDGES:
                        self.bridges += flow.tables.points[3 * BRIDGES]
                    elif flow.scoring[letter] == JOURNEY and number == flow.round - 1:
                        self.distance += flow.tables.points[3 * JOURNEY]
        for seat in range(flow.players):
            for track in range(3):
                self._appraise(choices.journey(flow, seat), seat, track)

    def _appraise(self, journey: Journey, seat: int, track: int) -> None:
        """What it is worth to stand on each space of a track, by the rounds to come (W6, W10 to W12)."""
        board = self.board
        first = (3 * seat + track) * SPACES
        last = board.length[track]
        for space in range(last + 1):
            self.value[first + space] = board.banner_points[track * SPACES + space]
        for left in range(1, self.later + 1):
            # From the start on: what a space was worth one round later is still known of the next one.
            for space in range(last + 1):
                at = track * SPACES + space
                worth = board.banner_points[at] + self.gold * board.banner_income[at]
                worth += self.movement * board.banner_movement[at]
                stays = self.value[first + space]
                if space < last:
                    goes = self.value[first + space + 1] + self._entry(journey, track, space, left)
                else:
                    goes = stays + board.hop[track]
                self.value[first + space] = worth + stays + (self.pace * (goes - stays) if goes > stays else 0.0)

    def _entry(self, journey: Journey, track: int, space: int, left: int) -> float:
        """What the step from a space to the next one brings at once."""
        board = self.board
        at = track * SPACES + space + 1
        worth = board.points[at] - self.gold * board.fee[at]
        if space + 1 > journey.reached[track]:
            worth += self.bridges * (board.zone[at] - board.zone[at - 1])
            if board.slot[at]:
                worth += self._bonus(journey.layout[3 * (board.slot[at] - 1) + track], left)
        if space + 1 == board.length[track]:
            worth += board.hop[track]
        return worth

    def _bonus(self, bonus: int, left: int) -> float:
        """What a bonus tile is worth with so many rounds to come (W12)."""
        board = self.board
        worth = board.bonus_points[bonus] + self.gold * board.bonus_gold[bonus] + self.road * board.bonus_roads[bonus]
        lasting = self.gold * board.bonus_income[bonus] + self.bonus_weight[bonus]
        if bonus in (BONUS_STEP_TILE, BONUS_MOVEMENT):
            return worth + (self.bonus_weight[bonus] if left or bonus == BONUS_STEP_TILE else 0.0)
        return worth + lasting * left

    def step(self, journey: Journey, seat: int, track: int, space: int) -> float:
        """What the next step on a track is worth, its fee paid; a marker's step from the end goes back (W10)."""
        if space == self.board.length[track]:
            return self.board.hop[track]
        first = (3 * seat + track) * SPACES
        entry = self._entry(journey, track, space, self.later)
        return self.value[first + space + 1] - self.value[first + space] + entry

    def best_step(self, journey: Journey, seat: int, gold: int) -> float:
        """The worth of the best step forward that can be paid; `best_track` is the track, -1 for none (W8, W10)."""
        best = 0.0
        self.best_track = -1
        for track in range(3):
            if not journey.is_at_end(track) and journey.fee(track) <= gold:
                worth = self.step(journey, seat, track, journey.marker[track])
                if worth > best:
                    best = worth
                    self.best_track = track
        return best

    def reached(self, journey: Journey, seat: int) -> float:
        """What a journey that has come so far is worth: its places, roads and bonus tiles."""
        worth = self.road * journey.roads
        for track in range(3):
            worth += self.value[(3 * seat + track) * SPACES + journey.marker[track]]
            worth += self.bridges * (self.board.zone[track * SPACES + journey.reached[track]] - 1)
        for bonus in range(BONUSES):
            if (journey.rights | journey.fresh) & (1 << bonus):
                worth += self._kept_bonus(bonus)
        return worth

    def _kept_bonus(self, bonus: int) -> float:
        """What a bonus tile in hand will still bring."""
        if bonus == BONUS_MOVEMENT:
            return self.bonus_weight[bonus] if self.later else 0.0
        if bonus == BONUS_STEP_TILE:
            return 0.0
        return (self.gold * self.board.bonus_income[bonus] + self.bonus_weight[bonus]) * self.later
