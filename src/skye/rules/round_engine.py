"""The course of a game: rounds, phases, gold and points. Every step here trusts its caller; game.py checks."""

from __future__ import annotations

import cython

from skye.material.errors import SetupError
from skye.material.moves import CHANCE
from skye.material.tables import Tables
from skye.rules.expansion_state import ExpansionState
from skye.rules.game_state import GameState
from skye.rules.scoring import is_majority, majority, measure, scroll_points

if not cython.compiled:
    from skye.material.constants import (
        AFTER_BUILDING,
        AFTER_PURCHASE,
        AFTER_TRADE,
        BASE_SCORING,
        BUILD,
        BUY,
        CASTLE_GOLD,
        DRAW,
        EXCHANGE,
        EXTRA,
        HAND,
        NONE,
        OFFERS,
        OVER,
        PRICE,
    )


class RoundEngine(GameState):
    """A running game: rounds, phases, gold and points."""

    def __init__(
        self,
        tables: Tables,
        players: int,
        start: int,
        scoring: tuple[int, ...],
        expansion: ExpansionState | None = None,
    ) -> None:
        if expansion is None and max(scoring) >= BASE_SCORING:
            raise SetupError("setup-expansion")
        GameState.__init__(self, tables, players, start, scoring)
        self.expansion = expansion

    def copy(self) -> RoundEngine:
        """An independent copy, without the log."""
        new = RoundEngine.__new__(RoundEngine)
        new.become(self)
        new.expansion = None if self.expansion is None else self.expansion.copy(new)
        return new

    def awaits(self, seat: int) -> bool:
        """Whether the game waits for this seat, or for chance, whose seat is -1."""
        if self.phase == DRAW:
            return seat == CHANCE
        if seat < 0 or seat >= self.players:
            return False
        if self.phase == BUY:
            return seat == self.seat_in_turn()
        if self.phase == EXTRA and self.expansion is not None:
            return seat in self.expansion.acting(self)
        return (self.waiting >> seat) & 1 == 1 and (self.phase == PRICE or self.phase == BUILD)

    # Phase 1 and 2: income and drawing

    def start_round(self) -> None:
        """Begin the next round."""
        self.round += 1
        if self.log is not None:
            self.log.append(("round", self.round, self.start))
        for seat in range(self.players):
            self._pay_income(seat)
        self.phase = DRAW
        self.turn = 0

    def _pay_income(self, seat: int) -> None:
        """The castle's gold, whisky joined to it, and gold for every player ahead (I1, I2, I3)."""
        ahead = 0
        for other in range(self.players):
            ahead += self.points[other] > self.points[seat]
        whisky = self.land(seat).whisky_joined()
        self.cash[seat] += CASTLE_GOLD + whisky + ahead * self.catch_up[self.round - 1]
        if self.log is not None:
            self.log.append(("income", seat, ahead, self.cash[seat]))
        if self.expansion is not None:
            self.cash[seat] += self.expansion.income(self, seat)

    def draw(self, first: int, second: int, third: int) -> None:
        """Lay three tiles from the bag in front of the seat in turn (P1)."""
        seat = self.seat_in_turn()
        self.take(first)
        self.take(second)
        self.take(third)
        self.offer[OFFERS * seat] = first
        self.offer[OFFERS * seat + 1] = second
        self.offer[OFFERS * seat + 2] = third
        if self.log is not None:
            self.log.append(("draw", seat, first, second, third))
        self.turn += 1
        if self.turn == self.players:
            self.phase = PRICE
            self.waiting = (1 << self.players) - 1

    # Phase 2 and 3: prices and axe

    def set_price(self, seat: int, first: int, second: int, third: int) -> None:
        """Seal a seat's prices, 0 for the axe; the last seal reveals all (P2, P3)."""
        self.price[OFFERS * seat] = first
        self.price[OFFERS * seat + 1] = second
        self.price[OFFERS * seat + 2] = third
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self._reveal()

    def _reveal(self) -> None:
        for seat in range(self.players):
            first = OFFERS * seat
            if self.log is not None:
                prices = (self.price[first], self.price[first + 1], self.price[first + 2])
                tiles = (self.offer[first], self.offer[first + 1], self.offer[first + 2])
                self.log.append(("price", seat, tiles, prices))
        for seat in range(self.players):
            staked = 0
            for place in range(OFFERS * seat, OFFERS * seat + OFFERS):
                staked += self.price[place]
            self.cash[seat] -= staked
            if self.log is not None:
                self.log.append(("stake", seat, staked, self.cash[seat]))
        for place in range(OFFERS * self.players):
            if self.price[place] == 0:
                if self.log is not None:
                    self.log.append(("axe", place // OFFERS, self.offer[place]))
                self.put_back(self.offer[place])
                self.offer[place] = NONE
        self.phase = BUY
        self.turn = 0

    # Phase 4: buying

    def can_buy(self, seat: int, place: int) -> bool:
        """Whether the seat could buy what is offered there (B1, B2, B3)."""
        if self.offer[place] == NONE or place // OFFERS == seat:
            return False
        return self.price[place] <= self.cash[seat] or (self.expansion is not None and self.expansion.pays(self, seat))

    def buy(self, place: int) -> None:
        """The seat in turn buys the tile offered there (B2)."""
        seat = self.seat_in_turn()
        seller = place // OFFERS
        price = self.price[place]
        tile = self.offer[place]
        if self.log is not None:
            self.log.append(("buy", seat, tile))
        if self.expansion is not None and self.expansion.pays(self, seat):
            self.cash[seat] += price
            if self.log is not None:
                self.log.append(("granted", seat, price, self.cash[seat]))
        self.cash[seat] -= price
        self.cash[seller] += price + price  # the buyer's gold, and the seller's own that was on the tile
        self.offer[place] = NONE
        self._gain(seat, tile)
        if self.log is not None:
            self.log.append(("sold", seat, tile, seller, price, self.cash[seat], self.cash[seller]))
        if self.expansion is not None and self.expansion.bought(self, seat, tile, seller):
            self.hold(AFTER_PURCHASE)
        else:
            self._next_buyer()

    def pass_turn(self) -> None:
        """The seat in turn buys nothing."""
        if self.log is not None:
            self.log.append(("pass", self.seat_in_turn()))
        self._next_buyer()

    def _gain(self, seat: int, tile: int) -> None:
        self.hand[HAND * seat + self.hand_count[seat]] = tile
        self.hand_count[seat] += 1

    def _next_buyer(self) -> None:
        """Once around (B1), and once more for those to whom an expansion allows it."""
        self.turn += 1
        if self.expansion is not None:
            while self.players <= self.turn < 2 * self.players:
                if self.expansion.buys_again(self, self.seat_in_turn()):
                    return
                self.turn += 1
        if self.turn >= self.players:
            self._keep_unsold()
            if self.expansion is not None and self.expansion.traded(self):
                self.hold(AFTER_TRADE)
            else:
                self._start_building()

    def _keep_unsold(self) -> None:
        """Every player keeps what nobody bought; the gold on it is gone (B4)."""
        for place in range(OFFERS * self.players):
            tile = self.offer[place]
            if tile != NONE:
                seat = place // OFFERS
                self._gain(seat, tile)
                self.offer[place] = NONE
                if self.log is not None:
                    self.log.append(("keep", seat, tile, self.price[place], self.cash[seat]))
                if self.expansion is not None:
                    self.expansion.kept(self, seat, tile)

    # Phase 5: building

    def _start_building(self) -> None:
        self.phase = BUILD
        self.waiting = (1 << self.players) - 1
        for seat in range(self.players):
            self._check_hand(seat)
        if self.waiting == 0:
            self._end_building()

    def place(self, seat: int, index: int, spot: int, turn: int) -> None:
        """A seat lays the tile at that place in its hand (L1)."""
        land = self.land(seat)
        tile = self.hand[HAND * seat + index]
        if self.log is not None:
            self.log.append(("place", seat, tile, land.spot_east[spot], land.spot_north[spot], turn))
        land.lay(tile, spot, turn)
        last = self.hand_count[seat] - 1
        self.hand_count[seat] = last
        for later in range(index, last):
            self.hand[HAND * seat + later] = self.hand[HAND * seat + later + 1]
        self._check_hand(seat)
        if self.waiting == 0:
            self._end_building()

    def _check_hand(self, seat: int) -> None:
        """A seat whose tiles no longer fit anywhere returns them and has built (L3)."""
        land = self.land(seat)
        count = self.hand_count[seat]
        for place in range(HAND * seat, HAND * seat + count):
            if land.nth_fit(self.hand[place], 0) >= 0:
                return
        for place in range(HAND * seat, HAND * seat + count):
            self.put_back(self.hand[place])
            if self.log is not None:
                self.log.append(("unplaced", seat, self.hand[place]))
        self.hand_count[seat] = 0
        self.waiting &= ~(1 << seat)

    def _end_building(self) -> None:
        if self.expansion is not None and self.expansion.built(self):
            self.hold(AFTER_BUILDING)
        else:
            self._end_round()

    # While an expansion holds the game

    def go_on(self) -> None:
        if self.held == AFTER_PURCHASE:
            self.phase = BUY
            self._next_buyer()
        elif self.held == AFTER_TRADE:
            self._start_building()
        else:
            self._end_round()

    def is_buying(self) -> bool:
        """Whether prices are revealed."""
        return self.phase == BUY or (self.phase == EXTRA and self.held == AFTER_PURCHASE)

    # Phase 6 and the end

    def _end_round(self) -> None:
        """Score the round's tiles and pass the start marker (E1)."""
        if self.expansion is not None:
            for seat in range(self.players):
                self.points[seat] += self.expansion.points(self, seat)
        for letter in range(4):
            if self.scored[self.round - 1] & (1 << letter):
                self._score(letter)
        if self.round == self.rounds:
            self._end_game()
        else:
            self.start = (self.start + 1) % self.players
            self.start_round()

    def _score(self, letter: int) -> None:
        kind = self.scoring[letter]
        for seat in range(self.players):
            points = self.scoring_points(kind, seat)
            self.points[seat] += points
            if self.log is not None:
                self.log.append(("score", seat, letter, points, self.points[seat]))

    def scoring_points(self, kind: int, seat: int) -> int:
        """The points of a seat for a scoring tile, as if it were scored now (E1)."""
        value = self._measured(kind, seat)
        if not is_majority(kind):
            return value
        ahead = 0
        for other in range(self.players):
            ahead += self._measured(kind, other) > value
        return majority(kind, self.land(seat), value, ahead)

    def _measured(self, kind: int, seat: int) -> int:
        """The points of a seat for a scoring tile, or what is compared if it is a majority."""
        if kind >= BASE_SCORING and self.expansion is not None:
            return self.expansion.measure(self, kind, seat)
        return measure(kind, self.land(seat), self.cash[seat])

    def _end_game(self) -> None:
        """The scrolls, then the gold (F1, F2)."""
        for seat in range(self.players):
            points = scroll_points(self.land(seat))
            self.points[seat] += points
            if self.log is not None:
                self.log.append(("scrolls", seat, points, self.points[seat]))
        for seat in range(self.players):
            points = self.cash[seat] // EXCHANGE
            self.cash[seat] -= EXCHANGE * points
            self.points[seat] += points
            if self.log is not None:
                self.log.append(("exchange", seat, points, self.cash[seat], self.points[seat]))
        self.phase = OVER
        if self.log is not None:
            self.log.append(("over",))
