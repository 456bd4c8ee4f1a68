"""What a rival will probably ask for its tiles: learned from the prices of strong games."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from skye.rules.round_engine import RoundEngine
from skye.search.small_net import SmallNet

if not cython.compiled:
    from skye.material.constants import NONE, OFFERS
    from skye.search.constants import (
        PRICE_BUYER_TURN,
        PRICE_COIN,
        PRICE_EXPANSION,
        PRICE_GOLD,
        PRICE_INPUTS,
        PRICE_INSTEAD,
        PRICE_LATER,
        PRICE_OFFER,
        PRICE_OTHERS,
        PRICE_PLAYERS,
        PRICE_RICHEST,
        PRICE_TURN,
        PRICE_WISH,
        PRICE_WORTH,
    )


LARGEST = 30.0  # of an input, in coins


class PriceGuess:
    """The likely price of each tile of a seat."""

    def __init__(self, net: SmallNet | None) -> None:
        if not cython.compiled:
            self.x = [0.0] * (OFFERS * PRICE_INPUTS)
            self.one = [0.0] * PRICE_INPUTS
            self.price = [0.0] * OFFERS
            self.axe = [0.0] * OFFERS
        self.net = net

    def look(
        self,
        state: RoundEngine,
        seat: int,
        gain: Sequence[float],
        coin: Sequence[float],
        sale: Sequence[float],
        pays: Sequence[bool],
        share: float,
    ) -> None:
        """Gather what is known about the tiles of a seat: their worth to it and to others, in coins."""
        first = OFFERS * seat
        richest = 0
        for other in range(state.players):
            if other != seat and state.cash[other] > richest:
                richest = state.cash[other]
        wish = 0.0
        for at in range(OFFERS * state.players):
            if at // OFFERS != seat and state.offer[at] != NONE and gain[15 * seat + at] > wish:
                wish = gain[15 * seat + at]
        wish = wish / coin[seat]
        for offer in range(OFFERS):
            place = PRICE_INPUTS * offer
            self.x[place + PRICE_WORTH] = gain[15 * seat + first + offer] / coin[seat]
            self._demand(state, seat, offer, gain, coin, sale, pays, share)
        for offer in range(OFFERS):
            place = PRICE_INPUTS * offer
            # The other two tiles, the one that is worth more to the seat first.
            one = PRICE_INPUTS * ((offer + 1) % OFFERS)
            two = PRICE_INPUTS * ((offer + 2) % OFFERS)
            if self.x[one + PRICE_WORTH] < self.x[two + PRICE_WORTH]:
                one, two = two, one
            self.x[place + PRICE_OTHERS] = self.x[one + PRICE_WORTH]
            self.x[place + PRICE_OTHERS + 1] = self.x[one + PRICE_OFFER]
            self.x[place + PRICE_OTHERS + 2] = self.x[two + PRICE_WORTH]
            self.x[place + PRICE_OTHERS + 3] = self.x[two + PRICE_OFFER]
            self.x[place + PRICE_GOLD] = state.cash[seat]
            self.x[place + PRICE_RICHEST] = richest
            self.x[place + PRICE_PLAYERS] = 4.0 * (state.players - 2)
            self.x[place + PRICE_LATER] = 4.0 * (state.rounds - state.round)
            self.x[place + PRICE_COIN] = 10.0 * coin[seat]
            self.x[place + PRICE_EXPANSION] = 5.0 if state.expansion is not None else 0.0
            self.x[place + PRICE_WISH] = wish
            self.x[place + PRICE_TURN] = 3.0 * ((seat - state.start + state.players) % state.players)
        for place in range(OFFERS * PRICE_INPUTS):
            if self.x[place] > LARGEST:
                self.x[place] = LARGEST
            elif self.x[place] < -LARGEST:
                self.x[place] = -LARGEST

    def _demand(
        self,
        state: RoundEngine,
        seat: int,
        offer: int,
        gain: Sequence[float],
        coin: Sequence[float],
        sale: Sequence[float],
        pays: Sequence[bool],
        share: float,
    ) -> None:
        """Up to what the best and the second buyer would go, and what else the best one could buy."""
        place = PRICE_INPUTS * offer
        at = OFFERS * seat + offer
        best = -1
        self.x[place + PRICE_OFFER] = 0.0
        self.x[place + PRICE_OFFER + 1] = 0.0
        self.x[place + PRICE_INSTEAD] = 0.0
        self.x[place + PRICE_BUYER_TURN] = 0.0
        for other in range(state.players):
            if other == seat:
                continue
            offered = (gain[15 * other + at] + share * (gain[15 * seat + at] - sale[seat])) / (
                coin[other] + 2.0 * share * coin[seat]
            )
            if not pays[other] and offered > state.cash[other]:
                offered = state.cash[other]
            if offered > self.x[place + PRICE_OFFER]:
                self.x[place + PRICE_OFFER + 1] = self.x[place + PRICE_OFFER]
                self.x[place + PRICE_OFFER] = offered
                best = other
            elif offered > self.x[place + PRICE_OFFER + 1]:
                self.x[place + PRICE_OFFER + 1] = offered
        if best < 0:
            return
        self.x[place + PRICE_BUYER_TURN] = 3.0 * ((best - state.start + state.players) % state.players)
        for at in range(OFFERS * state.players):
            if at // OFFERS != best and at != OFFERS * seat + offer and state.offer[at] != NONE:
                alternative = gain[15 * best + at] / coin[best]
                if alternative > self.x[place + PRICE_INSTEAD]:
                    self.x[place + PRICE_INSTEAD] = alternative

    def think(self) -> None:
        """The likely prices by the net."""
        net = self.net
        assert net is not None
        for offer in range(OFFERS):
            for place in range(PRICE_INPUTS):
                self.one[place] = self.x[PRICE_INPUTS * offer + place]
            net.show(self.one)
            self.price[offer] = net.output(0)
            self.axe[offer] = net.output(1)
