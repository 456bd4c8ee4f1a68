"""The buying phase simulated: who would buy what, and which prices turn out best."""

from __future__ import annotations

import cython

from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine
from skye.search.beam import BeamSearch
from skye.search.evaluation import Evaluation
from skye.search.prices import PriceGuess

if not cython.compiled:
    from skye.material.constants import NONE, OFFERS


MOST_SAMPLES = 32
HIGHEST_PRICE = 24  # nobody should ask for more
COINS = 4  # by which the worth of one is measured
CHEAPEST = 0.05  # points that a coin is always worth
FINE = 1000  # steps of a random number between -1 and 1


class Auction:
    """The offers of a round as all seats value them. Places are numbered as in game_state.py: three for each seat."""

    def __init__(self, evaluation: Evaluation, beam: BeamSearch) -> None:
        if not cython.compiled:
            self.sale = [0.0] * 5
            self.pays = [False] * 5
            self.buys_again = [False] * 5
            self.gain = [0.0] * 75
            self.kept_gain = [0.0] * 75
            self.price = [0] * 15
            self.open = [False] * 15
            self.cash = [0] * 5
            self.change = [0.0] * 5
            self.coin = [0.0] * 5
            self.kept_coin = [0.0] * 5
            self.kept_sale = [0.0] * 5
            self.kept_pays = [False] * 5
            self.kept_buys_again = [False] * 5
            self.noise = [0.0] * (75 * MOST_SAMPLES)
            self.rival_price = [0] * (15 * MOST_SAMPLES)
        self.evaluation = evaluation
        self.beam = beam
        self.added = self.evaluation.added
        self.guess = PriceGuess(None if self.evaluation.net is None else self.evaluation.net.net.prices)
        for seat in range(5):
            self.sale[seat] = 0.0
            self.pays[seat] = False
            self.buys_again[seat] = False
        self.players = 0
        self.start = 0
        self.share = 1.0
        self.samples = 1

    def value_offers(self, state: RoundEngine) -> None:
        """What every offered tile would add to every territory."""
        self.players = state.players
        self.start = state.start
        for seat in range(state.players):
            self.cash[seat] = state.cash[seat]
            self.coin[seat] = self.evaluation.gold
            if self.evaluation.net is not None:
                worth = self.evaluation.gold_gain(seat, state.cash[seat], COINS) / COINS
                self.coin[seat] = worth if worth > CHEAPEST else CHEAPEST
        self.share = self.evaluation.margin / (state.players - 1)
        for place in range(OFFERS * state.players):
            if state.offer[place] != NONE:
                for seat in range(state.players):
                    self.gain[15 * seat + place] = self._gain(state, seat, state.offer[place])
        if state.expansion is not None:
            for seat in range(state.players):
                self.sale[seat] = self.added.sale_value(state, seat)
                self.pays[seat] = state.expansion.pays(state, seat)
                self.buys_again[seat] = state.expansion.buys_again(state, seat)

    def keep(self) -> None:
        """Store what is known about this round's offers and purchases."""
        for at in range(15 * self.players):
            self.kept_gain[at] = self.gain[at]
        for seat in range(self.players):
            self.kept_coin[seat] = self.coin[seat]
            self.kept_sale[seat] = self.sale[seat]
            self.kept_pays[seat] = self.pays[seat]
            self.kept_buys_again[seat] = self.buys_again[seat]

    def recall(self) -> None:
        """Restore what was stored: nothing is built before all is bought."""
        for at in range(15 * self.players):
            self.gain[at] = self.kept_gain[at]
        for seat in range(self.players):
            self.coin[seat] = self.kept_coin[seat]
            self.sale[seat] = self.kept_sale[seat]
            self.pays[seat] = self.kept_pays[seat]
            self.buys_again[seat] = self.kept_buys_again[seat]

    def _gain(self, state: RoundEngine, seat: int, tile: int) -> float:
        """What a tile in its best place adds to a territory, including the expansion's part."""
        land = state.land(seat)
        worth = self.beam.gain(seat, land, tile)
        if state.expansion is None:
            return worth
        worth += self.added.tile_value(state, seat, tile)
        if self.beam.best_spot >= 0:
            before = self.added.territory_value(state, seat, land)
            self.beam.trial.become(land)
            self.beam.trial.lay(tile, self.beam.best_spot, self.beam.best_turn)
            worth += self.added.territory_value(state, seat, self.beam.trial) - before
        return worth

    def imagine(
        self, state: RoundEngine, seat: int, generator: Generator, samples: int, spread: float, doubt: float
    ) -> None:
        """Sample how rivals may value each tile, within `spread` points, and price it, within the share `doubt`."""
        self.samples = samples
        for sample in range(samples):
            for at in range(15 * state.players):
                self.noise[75 * sample + at] = spread * self.random(generator) if at // 15 != seat else 0.0
            for other in range(state.players):
                if other != seat:
                    self.guess_prices(state, other, sample, generator, doubt)

    def random(self, generator: Generator) -> float:
        """A number between -1 and 1, those near 0 more likely."""
        number: int = generator.below(FINE) + generator.below(FINE)
        return (number - (FINE - 1.0)) / FINE

    def look_at_prices(self, state: RoundEngine, seat: int) -> None:
        """Gather what a guess at a seat's prices is made from."""
        self.guess.look(state, seat, self.gain, self.coin, self.sale, self.pays, self.share)

    def _guess_learned(self, state: RoundEngine, seat: int, sample: int, generator: Generator, doubt: float) -> int:
        """Prices as in strong games; returns the place of the axe."""
        first = OFFERS * seat
        axe = 0
        self.look_at_prices(state, seat)
        self.guess.think()
        for offer in range(OFFERS):
            likely = self.guess.price[offer]
            if doubt:
                likely = likely * (1.0 + doubt * self.random(generator))
            self.rival_price[15 * sample + first + offer] = max(1, int(min(likely, 99.0) + 0.5))
            if self.guess.axe[offer] > self.guess.axe[axe]:
                axe = offer
        return first + axe

    def guess_prices(self, state: RoundEngine, seat: int, sample: int, generator: Generator, doubt: float) -> None:
        """Prices that a rival may ask, with an axe, within its gold."""
        first = OFFERS * seat
        total = 0
        if self.guess.net is None:
            least = self._guess_fair(state, seat, sample, generator, doubt)
        else:
            least = self._guess_learned(state, seat, sample, generator, doubt)
        if state.expansion is None or not state.expansion.spares_axe(state, seat):
            self.rival_price[15 * sample + least] = 0
        for place in range(first, first + OFFERS):
            total += self.rival_price[15 * sample + place]
        # There is always gold for one coin on each tile (I1).
        while total > state.cash[seat]:
            dearest = first
            for place in range(first, first + OFFERS):
                if self.rival_price[15 * sample + place] > self.rival_price[15 * sample + dearest]:
                    dearest = place
            self.rival_price[15 * sample + dearest] -= 1
            total -= 1

    def _guess_fair(self, state: RoundEngine, seat: int, sample: int, generator: Generator, doubt: float) -> int:
        """Prices at which a rival does not care whether a tile is sold; returns the place of the least wanted tile."""
        first = OFFERS * seat
        least = first
        lowest = 1000.0
        for place in range(first, first + OFFERS):
            buyers = 0.0
            for other in range(state.players):
                if other != seat and self.gain[15 * other + place] > buyers:
                    buyers = self.gain[15 * other + place]
            value = self.gain[15 * seat + place] + self.share * buyers
            fair = value / ((2.0 + self.share) * self.coin[seat])
            if doubt:
                fair = fair * (1.0 + doubt * self.random(generator))
            price = int(min(fair, 99.0) + 0.5)
            self.rival_price[15 * sample + place] = price if price > 1 else 1
            if value < lowest:
                lowest = value
                least = place
        return least

    def begin(self, state: RoundEngine, sample: int, seat: int) -> None:
        """Set up the offers: a sample of rivals' prices, or what is on the table if sample is -1."""
        for other in range(self.players):
            self.cash[other] = state.cash[other]
            self.change[other] = 0.0
        for place in range(OFFERS * self.players):
            if sample >= 0 and place // OFFERS != seat:
                self.price[place] = self.rival_price[15 * sample + place]
                self.cash[place // OFFERS] -= self.price[place]
            else:
                self.price[place] = state.price[place]
            self.open[place] = state.offer[place] != NONE and self.price[place] > 0

    def offer(self, seat: int, first: int, second: int, third: int) -> None:
        """Set the seat's own prices, 0 for the axe."""
        place = OFFERS * seat
        self.price[place] = first
        self.price[place + 1] = second
        self.price[place + 2] = third
        self.open[place] = first > 0
        self.open[place + 1] = second > 0
        self.open[place + 2] = third > 0
        self.cash[seat] -= first + second + third

    def purchase_gain(self, seat: int, place: int) -> float:
        """What a purchase changes between the buyer and the others, compared with leaving the tile to its seller."""
        seller = place // OFFERS
        if self.evaluation.net is None:
            price = self.price[place] * self.evaluation.gold
            paid = 2.0 * price
        else:
            price = -self.evaluation.gold_gain(seat, self.cash[seat], -self.price[place])
            paid = self.evaluation.gold_gain(seller, self.cash[seller], 2 * self.price[place])
        harm = paid + self.sale[seller] - self.gain[15 * seller + place]
        return self.gain[15 * seat + place] - (0.0 if self.pays[seat] else price) - self.share * harm

    def play(self, turn: int, sample: int) -> None:
        """Everybody from this turn on buys what seems best, or nothing."""
        noise = 75 * sample
        for number in range(turn, 2 * self.players):
            seat = (self.start + number) % self.players
            if number >= self.players and not self.buys_again[seat]:
                continue
            best = 0.0
            chosen = -1
            for place in range(OFFERS * self.players):
                if not self.open[place] or place // OFFERS == seat:
                    continue
                if self.price[place] > self.cash[seat] and not self.pays[seat]:
                    continue
                value = self.purchase_gain(seat, place)
                if sample >= 0:
                    value += self.noise[noise + 15 * seat + place]
                if value > best:
                    best = value
                    chosen = place
            if chosen >= 0:
                self.buy(seat, chosen)

    def buy(self, seat: int, place: int) -> None:
        """A seat buys what is offered there (B2)."""
        price = self.price[place]
        seller = place // OFFERS
        if not self.pays[seat]:
            self.cash[seat] -= price
        self.cash[seller] += price + price
        self.change[seller] += self.sale[seller]
        self.change[seat] += self.gain[15 * seat + place]
        self.open[place] = False

    def result(self, state: RoundEngine, seat: int) -> float:
        """How much better off a seat is compared with its rivals when all offers are sold or kept (B4)."""
        for place in range(OFFERS * self.players):
            if self.open[place]:
                self.change[place // OFFERS] += self.gain[15 * (place // OFFERS) + place]
        total = 0.0
        for other in range(self.players):
            value = self.change[other] + self.evaluation.gold_gain(
                other, state.cash[other], self.cash[other] - state.cash[other]
            )
            total += value if other == seat else -self.share * value
        return total

    def quick_purchase(self, state: RoundEngine, generator: Generator, spread: float) -> int:
        """A quick choice of what the seat in turn buys, or -1; `spread` points make it less certain."""
        seat = state.seat_in_turn()
        best = 0.0
        chosen = -1
        for other in range(state.players):
            self.cash[other] = state.cash[other]
        for place in range(OFFERS * self.players):
            if state.can_buy(seat, place):
                self.price[place] = state.price[place]
                value = self.purchase_gain(seat, place)
                if spread:
                    value += spread * self.random(generator)
                if value > best:
                    best = value
                    chosen = place
        return chosen

    def highest_price(self, seat: int, offer: int, spread: float) -> int:
        """About the lowest price at which nobody buys a tile of this seat; candidates above it won nothing."""
        place = OFFERS * seat + offer
        most = 0.0
        coin = self.evaluation.gold
        for other in range(self.players):
            if other != seat:
                if self.pays[other]:
                    return HIGHEST_PRICE
                if self.gain[15 * other + place] > most:
                    most = self.gain[15 * other + place]
                coin = min(coin, self.coin[other])
        most += spread + self.share * (self.gain[15 * seat + place] - self.sale[seat])
        most = most / (coin * (1.0 + 2.0 * self.share))
        return HIGHEST_PRICE if most > HIGHEST_PRICE - 1 else max(1, 1 + int(most))

    # Decisions

    def best_purchase(self, state: RoundEngine, seat: int) -> int:
        """The place of the tile that the seat in turn buys, or -1."""
        self.begin(state, -1, seat)
        self.play(state.turn + 1, -1)
        best = self.result(state, seat)
        chosen = -1
        for place in range(OFFERS * self.players):
            if state.can_buy(seat, place):
                self.begin(state, -1, seat)
                self.buy(seat, place)
                self.play(state.turn + 1, -1)
                value = self.result(state, seat)
                if value > best:
                    best = value
                    chosen = place
        return chosen

    def price_value(self, state: RoundEngine, seat: int, first: int, second: int, third: int) -> float:
        """What a choice of prices is worth on average over the samples."""
        total = 0.0
        for sample in range(self.samples):
            self.begin(state, sample, seat)
            self.offer(seat, first, second, third)
            self.play(0, sample)
            total += self.result(state, seat)
        return total / self.samples
