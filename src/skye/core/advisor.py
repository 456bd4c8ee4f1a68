"""What to do by one's own evaluation: prices, purchases and builds chosen with the worth of territories and gold."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.core.auction import Auction
from skye.core.builder import Builder
from skye.core.chance import Generator
from skye.core.counsel import counsel
from skye.core.flow import Flow
from skye.core.random_play import Choice
from skye.core.worth import Worth

OVER = 4  # as in flow.py
OFFERS = 3
HAND = 8
ALIKE = 5  # prices kept for each tile that the axe may stand on
BEST_PRICES = 20  # and without an axe
MOST_SAMPLES = 32  # as in auction.py
NAMES = ("width", "candidates", "flat", "samples", "spread", "doubt", "mixing")
"""How an advisor thinks, by name; data/base/bots.toml says what each one means."""


class Advisor:
    """A first thought for a seat by what lies open: it looks at no sealed choice and at no tile still in the bag."""

    def __init__(self, flow: Flow, weights: Mapping[str, float]) -> None:
        box = flow.tables.material.expansion
        self.counsel = counsel(None if box is None else box.name, weights)
        self.worth = Worth(weights, self.counsel)
        self.builder = Builder(self.worth, flow.land(0), int(weights["width"]))
        self.auction = Auction(self.worth, self.builder)
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

    def value_of(self, flow: Flow, seat: int) -> float:
        """All that a seat has and may hope for; `worth` is prepared."""
        value = self.worth.seat(flow, seat)
        if flow.expansion is not None and flow.phase != OVER:
            value += self.counsel.state(flow, seat)
        return value

    def find_builds(self, flow: Flow, seat: int, width: int) -> int:
        """Search the builds of a seat's hand; where the best one stands."""
        count = flow.hand_count[seat]
        for place in range(count):
            self.builder.hand[place] = flow.hand[HAND * seat + place]
        self.builder.search(seat, flow.land(seat), count, width)
        return self.builder.first() if flow.expansion is None else self._look_at_walks(flow, seat)

    def _look_at_walks(self, flow: Flow, seat: int) -> int:
        """The build that is best with what the expansion makes of it."""
        first = self.builder.first()
        best = first
        most = -1000000.0
        for place in range(first, first + self.builder.count):
            self.builder.value[place] += self.counsel.land(flow, seat, self.builder.land_of(place))
            if self.builder.value[place] > most:
                most = self.builder.value[place]
                best = place
        return best

    def price(self, flow: Flow, seat: int, generator: Generator) -> None:
        """Find the axes and prices that do best against what rivals may do, best first."""
        self.auction.appraise(flow)
        if self.flat:
            self._price_flat(flow, seat)
            return
        self.auction.imagine(flow, seat, generator, self.samples, self.spread, self.doubt)
        gold = flow.cash[seat]
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
                    value = self.auction.price_value(flow, seat, first, second, third)
                    self.keep_price(value + self.mixing * self.auction.random(generator), first, second, third)
        if flow.expansion is not None and flow.expansion.spares_axe(flow, seat):
            self._price_all(flow, seat, generator)
        self._sort_prices()

    def _price_all(self, flow: Flow, seat: int, generator: Generator) -> None:
        """A price on each of the three tiles, where the expansion allows it."""
        gold = flow.cash[seat]
        self.begin = self.found
        for first in range(1, min(self.auction.highest_price(seat, 0, self.spread), gold - 2) + 1):
            for second in range(1, min(self.auction.highest_price(seat, 1, self.spread), gold - first - 1) + 1):
                for third in range(1, min(self.auction.highest_price(seat, 2, self.spread), gold - first - second) + 1):
                    value = self.auction.price_value(flow, seat, first, second, third)
                    self.keep_price(value + self.mixing * self.auction.random(generator), first, second, third)

    def _price_flat(self, flow: Flow, seat: int) -> None:
        """The axe on the tile that adds least, the same price on the others."""
        first = OFFERS * seat
        axe = 0
        for place in range(OFFERS):
            if self.auction.gain[15 * seat + first + place] < self.auction.gain[15 * seat + first + axe]:
                axe = place
        price = min(self.flat, flow.cash[seat] // 2)
        self.begin = 0
        self.found = 0
        self.keep_price(0.0, 0 if axe == 0 else price, 0 if axe == 1 else price, 0 if axe == 2 else price)

    def keep_price(self, value: float, first: int, second: int, third: int) -> None:
        """Put prices among the best ones with the same axe, if they are."""
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
        """The best prices first, whatever the axe; the place behind the last serves as room."""
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
