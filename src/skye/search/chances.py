"""The chance to win of every seat, learned from how games ended: for the table as it is when a round begins."""

from __future__ import annotations

import cython

from skye.rules.round_engine import RoundEngine
from skye.search.small_net import SmallNet

if not cython.compiled:
    from skye.material.constants import MOST_PLAYERS
    from skye.search.constants import (
        CHANCE_CASH,
        CHANCE_EXPANSION,
        CHANCE_GOLD,
        CHANCE_INPUTS,
        CHANCE_LATER,
        CHANCE_LEAD,
        CHANCE_PLAYERS,
        CHANCE_POINTS,
        CHANCE_TURN,
    )


SCALE = 10.0  # points or coins that make an input of 1
LARGEST = 6.0  # of an input
FINE = 65536.0  # parts of an exponent
HALVINGS = 16


class Chances:
    """Shares of victory: each seat is seen beside its rivals taken together, whatever their number."""

    def __init__(self, net: SmallNet | None) -> None:
        if not cython.compiled:
            self.value = [0.0] * MOST_PLAYERS
            self.x = [0.0] * (MOST_PLAYERS * CHANCE_INPUTS)
            self.one = [0.0] * CHANCE_INPUTS
            self.share = [0.0] * MOST_PLAYERS
        self.net = net

    def look(self, state: RoundEngine) -> None:
        """Gather how every seat stands; `value` has what each has and can expect."""
        for seat in range(state.players):
            best = -1000.0
            second = -1000.0
            total = 0.0
            points = 0
            gold = 0
            for other in range(state.players):
                if other == seat:
                    continue
                total += self.value[other]
                points = max(points, state.points[other])
                gold = max(gold, state.cash[other])
                if self.value[other] > best:
                    second = best
                    best = self.value[other]
                elif self.value[other] > second:
                    second = self.value[other]
            if state.players == 2:
                second = best
            first = CHANCE_INPUTS * seat
            for number in range(CHANCE_INPUTS):
                self.x[first + number] = 0.0
            self.x[first + CHANCE_LEAD] = clipped((self.value[seat] - best) / SCALE)
            self.x[first + CHANCE_LEAD + 1] = clipped((self.value[seat] - second) / SCALE)
            self.x[first + CHANCE_LEAD + 2] = clipped((self.value[seat] - total / (state.players - 1)) / SCALE)
            self.x[first + CHANCE_POINTS] = clipped((state.points[seat] - points) / SCALE)
            self.x[first + CHANCE_GOLD] = clipped((state.cash[seat] - gold) / SCALE)
            self.x[first + CHANCE_CASH] = clipped(state.cash[seat] / SCALE)
            number = state.rounds - state.round
            self.x[first + CHANCE_LATER + (number if number < 6 else 5)] = 1.0
            self.x[first + CHANCE_PLAYERS + state.players - 2] = 1.0
            self.x[first + CHANCE_EXPANSION] = 1.0 if state.expansion is not None else 0.0
            self.x[first + CHANCE_TURN] = 1.0 * ((seat - state.start + state.players) % state.players) / state.players

    def think(self, state: RoundEngine) -> None:
        """The share of victory of every seat."""
        net = self.net
        assert net is not None
        most = -1000.0
        for seat in range(state.players):
            for place in range(CHANCE_INPUTS):
                self.one[place] = self.x[CHANCE_INPUTS * seat + place]
            net.show(self.one)
            self.share[seat] = net.output(0)
            most = max(most, self.share[seat])
        total = 0.0
        for seat in range(state.players):
            self.share[seat] = power(self.share[seat] - most)
            total += self.share[seat]
        for seat in range(state.players):
            self.share[seat] = self.share[seat] / total


def clipped(value: float) -> float:
    """The value, not beyond the largest."""
    return LARGEST if value > LARGEST else (-LARGEST if value < -LARGEST else value)


def power(value: float) -> float:
    """The exponential function of a number that is not above 0, by multiplications alone: the same on every machine."""
    result = max(0.0, 1.0 + value / FINE)
    for _ in range(HALVINGS):
        result = result * result
    return result
