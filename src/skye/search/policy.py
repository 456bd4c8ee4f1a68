"""Decisions by evaluation alone: prices, purchases and builds chosen by the worth of territories and gold."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.material import expansions
from skye.rules.choice import Choice
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine
from skye.search.auction import Auction
from skye.search.beam import BeamSearch
from skye.search.chances import Chances
from skye.search.evaluation import Evaluation
from skye.search.expansion_evaluation import SearchPart
from skye.search.net import Net

if not cython.compiled:
    from skye.material.constants import HAND, OFFERS, OVER


ALIKE = 5  # prices kept for each tile that may get the axe
BEST_PRICES = 20  # and without an axe
MOST_SAMPLES = 32  # as in auction.py
NAMES = ("width", "candidates", "flat", "samples", "spread", "doubt", "mixing")
"""The settings of a policy, by name; bots/weights.toml explains each one."""


class Policy:
    """A quick decision for a seat by what is public: it uses no sealed choice and no tile still in the bag."""

    def __init__(self, state: RoundEngine, weights: Mapping[str, float], net: Net | None = None) -> None:
        self.added = expansions.of(state.tables.material).part(SearchPart).evaluation(weights)
        self.evaluation = Evaluation(weights, self.added, net)
        self.beam = BeamSearch(self.evaluation, state.land(0), int(weights["width"]))
        self.auction = Auction(self.evaluation, self.beam)
        self.chances = Chances(None if self.evaluation.net is None else self.evaluation.net.net.chances)
        self.candidates = max(1, int(weights["candidates"]))
        self.flat = int(weights["flat"])
        if not cython.compiled:
            self.price_value = [0.0] * (BEST_PRICES + 1)
            self.prices = [0] * (OFFERS * (BEST_PRICES + 1))
        self.width = int(weights["width"])
        self.samples = max(1, min(int(weights["samples"]), MOST_SAMPLES))
        self.spread = weights["spread"]
        self.doubt = weights["doubt"]
        self.mixing = weights["mixing"]

    def value_of(self, state: RoundEngine, seat: int) -> float:
        """All that a seat has and can expect; the evaluation is prepared."""
        value = self.evaluation.seat_value(state, seat)
        if state.expansion is not None and state.phase != OVER:
            value += self.added.seat_value(state, seat)
        return value

    def look_at_table(self, state: RoundEngine) -> None:
        """Value all seats, for their chances to win."""
        self.evaluation.prepare(state)
        for seat in range(state.players):
            self.chances.value[seat] = self.value_of(state, seat)
        self.chances.look(state)

    def find_builds(self, state: RoundEngine, seat: int, width: int) -> int:
        """Search the builds of a seat's hand; returns the index of the best one."""
        count = state.hand_count[seat]
        for place in range(count):
            self.beam.hand[place] = state.hand[HAND * seat + place]
        self.beam.search(seat, state.land(seat), count, width)
        return self.beam.first() if state.expansion is None else self._look_at_walks(state, seat)

    def _look_at_walks(self, state: RoundEngine, seat: int) -> int:
        """The build that is best including the expansion's part."""
        first = self.beam.first()
        best = first
        if self.beam.count == 1:
            return best  # as in rollouts: there is nothing to compare
        most = -1000000.0
        for place in range(first, first + self.beam.count):
            self.beam.value[place] += self.added.territory_value(state, seat, self.beam.land_of(place))
            if self.beam.value[place] > most:
                most = self.beam.value[place]
                best = place
        return best

    def price(self, state: RoundEngine, seat: int, generator: Generator) -> None:
        """Find the axes and prices that do best against what rivals may do, best first."""
        self.auction.value_offers(state)
        self.find_prices(state, seat, generator)

    def find_prices(self, state: RoundEngine, seat: int, generator: Generator) -> None:
        """The same when the offers have been valued."""
        if self.flat:
            self._price_flat(state, seat)
            return
        self.auction.imagine(state, seat, generator, self.samples, self.spread, self.doubt)
        gold = state.cash[seat]
        self.found = 0
        for axe in range(OFFERS):
            self.begin = self.found
            highest = self.auction.highest_price(seat, 1 if axe == 0 else 0, self.spread)
            other_highest = self.auction.highest_price(seat, 1 if axe == 2 else 2, self.spread)
            for one in range(1, min(highest, gold - 1) + 1):
                for two in range(1, min(other_highest, gold - one) + 1):
                    first = 0 if axe == 0 else one
                    second = 0 if axe == 1 else (one if axe == 0 else two)
                    third = 0 if axe == 2 else two
                    value = self.auction.price_value(state, seat, first, second, third)
                    self.keep_price(value + self.mixing * self.auction.random(generator), first, second, third)
        if state.expansion is not None and state.expansion.spares_axe(state, seat):
            self._price_all(state, seat, generator)
        self._sort_prices()

    def _price_all(self, state: RoundEngine, seat: int, generator: Generator) -> None:
        """A price on each of the three tiles, where the expansion allows it."""
        gold = state.cash[seat]
        self.begin = self.found
        for first in range(1, min(self.auction.highest_price(seat, 0, self.spread), gold - 2) + 1):
            for second in range(1, min(self.auction.highest_price(seat, 1, self.spread), gold - first - 1) + 1):
                for third in range(1, min(self.auction.highest_price(seat, 2, self.spread), gold - first - second) + 1):
                    value = self.auction.price_value(state, seat, first, second, third)
                    self.keep_price(value + self.mixing * self.auction.random(generator), first, second, third)

    def _price_flat(self, state: RoundEngine, seat: int) -> None:
        """The axe on the tile that adds least, the same price on the others."""
        first = OFFERS * seat
        axe = 0
        for place in range(OFFERS):
            if self.auction.gain[15 * seat + first + place] < self.auction.gain[15 * seat + first + axe]:
                axe = place
        price = min(self.flat, state.cash[seat] // 2)
        self.begin = 0
        self.found = 0
        self.keep_price(0.0, 0 if axe == 0 else price, 0 if axe == 1 else price, 0 if axe == 2 else price)

    def keep_price(self, value: float, first: int, second: int, third: int) -> None:
        """Insert prices among the best ones with the same axe, if they are."""
        place = self.found
        while place > self.begin and self.price_value[place - 1] < value:
            place -= 1
        if place == self.begin + ALIKE:
            return
        if self.found < self.begin + ALIKE:
            self.found += 1
        for later in range(self.found - 1, place, -1):
            self._move_price(later - 1, later)
        self.price_value[place] = value
        self.prices[OFFERS * place] = first
        self.prices[OFFERS * place + 1] = second
        self.prices[OFFERS * place + 2] = third

    def _move_price(self, place: int, to: int) -> None:
        self.price_value[to] = self.price_value[place]
        for offer in range(OFFERS):
            self.prices[OFFERS * to + offer] = self.prices[OFFERS * place + offer]

    def _sort_prices(self) -> None:
        """The best prices first, whatever the axe; the place after the last is used for swapping."""
        for last in range(1, self.found):
            place = last
            self._move_price(last, BEST_PRICES)
            while place > 0 and self.price_value[place - 1] < self.price_value[BEST_PRICES]:
                self._move_price(place - 1, place)
                place -= 1
            self._move_price(BEST_PRICES, place)

    def take_price(self, place: int, choice: Choice) -> None:
        """The prices found at this place."""
        choice.first = self.prices[OFFERS * place]
        choice.second = self.prices[OFFERS * place + 1]
        choice.third = self.prices[OFFERS * place + 2]
