"""What a territory and gold are worth to a seat in points: certain ones and, by weights, potential ones."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.rules.round_engine import RoundEngine
from skye.rules.scoring import is_majority, measure, scroll_points
from skye.rules.territory import Territory
from skye.search.expansion_evaluation import ExpansionEvaluation, TerritoryValues
from skye.search.features import Features
from skye.search.net import ActiveNet, Net
from skye.search.potential import NAMES as POTENTIALS
from skye.search.potential import Potential

if not cython.compiled:
    from skye.material import constants
    from skye.search import constants as inputs


LAST_GOLD = 0.2  # F2

MOST_GOLD = 64  # `gold_worth` has room for 0 to 63 coins
GOLD_STEP = 4  # coins between two that the net is asked about

NAMES = ("gold", "gold_fall", "income", *POTENTIALS, "margin", "horizon", "net")
"""The weights, by name; bots/weights.toml says what each one means."""


class Evaluation(TerritoryValues):
    """Values territories and gold in the current state of one game; call `prepare` again when the game has moved on."""

    def __init__(self, weights: Mapping[str, float], added: ExpansionEvaluation, net: Net | None = None) -> None:
        if not cython.compiled:
            self.kind = [0] * constants.LETTER_COUNT
            self.net_tile = [0] * constants.LETTER_COUNT
            self.times = [0] * constants.LETTER_COUNT
            self.wanted = [0.0] * constants.MOST_SCORING
            self.rivals_most = [0] * (constants.LETTER_COUNT * constants.MOST_PLAYERS)
            self.rivals_second = [0] * (constants.LETTER_COUNT * constants.MOST_PLAYERS)
            self.measured = [0] * constants.LETTER_COUNT
            self.gold_known = [False] * constants.MOST_PLAYERS
            self.gold_worth = [0.0] * (constants.MOST_PLAYERS * MOST_GOLD)
        self.added = added
        self.potential = Potential(weights)
        self.features = Features()
        self.net_share = weights["net"]
        self.net = ActiveNet(net) if net is not None and self.net_share else None
        self.gold_weight = weights["gold"]
        self.gold_fall = weights["gold_fall"]
        self.income_weight = weights["income"]
        self.margin = weights["margin"]
        self.horizon = int(weights["horizon"])
        self.gold = LAST_GOLD
        self.later = 0
        self.scrolls = 0
        self.joined = 0
        self.state: RoundEngine

    def prepare(self, state: RoundEngine) -> None:
        """Note which scorings are still to come, and how rivals stand in the majorities."""
        self.players = state.players
        for letter in range(4):
            kind = state.scoring[letter]
            self.kind[letter] = kind
            self.net_tile[letter] = kind if kind < constants.BASE_SCORING else self.added.net_tile(kind)
            if is_majority(kind):
                self._compare(state, letter, kind)
        self.state = state
        number = state.rounds + 1 if state.phase == constants.OVER else state.round
        last = number - 1 + self.horizon
        if last > state.rounds:
            last = state.rounds
        self.later = state.rounds - number if number <= state.rounds else 0
        for letter in range(4):
            kind = self.kind[letter]
            self.times[letter] = 0
            self.wanted[kind] = 0.0
            for scored in range(number, last + 1):
                if state.scored[scored - 1] & (1 << letter):
                    self.times[letter] += 1
                    if scored > number:
                        # The points of brochs depend on their number, and are looked up with it.
                        self.wanted[kind] += 1 if kind == constants.BROCH_MOUNTAINS else state.tables.points[3 * kind]
        # Gold buys tiles while there are rounds to come; in the end it is worth a fifth of a point.
        keeps = 1.0
        for _ in range(self.later):
            keeps = keeps * self.gold_fall
        self.gold = LAST_GOLD + self.gold_weight * (1.0 - keeps)
        self.potential.prepare(self.wanted, self.later, self.gold * self.income_weight * self.later)
        if state.expansion is not None:
            self.added.prepare(state, self.gold, self.later)
        if self.net is not None:
            self.features.wants(self.wanted)
            for seat in range(state.players):
                self.gold_known[seat] = False
                if self.later:
                    self._prepare_net(state, seat)

    def _prepare_net(self, state: RoundEngine, seat: int) -> None:
        """Note how a seat stands."""
        net = self.net
        assert net is not None
        net.prepare(seat, self.net_tile, self.times, self.later, self.players)
        net.note(seat, inputs.GOLD, state.cash[seat])
        net.note(seat, inputs.RICHEST, richest_rival(state, seat))
        net.note(seat, inputs.BEHIND, rivals_ahead(state, seat))
        if state.expansion is not None:
            for number in range(inputs.EXPANSION_INPUTS):
                net.note(seat, inputs.EXPANSION + number, self.added.net_input(state, seat, number))

    def _fill_gold(self, seat: int) -> None:
        """What any number of coins would be worth to a seat. For builds nobody asks, so it is only found when asked."""
        net = self.net
        assert net is not None
        first = MOST_GOLD * seat
        before = 0.0
        if self.later:
            land = self.state.land(seat)
            self.by_hand(seat, land)
            self.describe(seat, land)
            net.show(seat, self.features)
            net.put(inputs.GOLD, 0)
            before = net.output(0)
        for part in range(MOST_GOLD // GOLD_STEP):
            known = GOLD_STEP * part
            after = before
            if self.later:
                net.put(inputs.GOLD, known + GOLD_STEP)
                after = net.output(0)
            for step in range(GOLD_STEP):
                self.gold_worth[first + known + step] = self.gold_value(seat, known + step) + self.net_share * (
                    before + (after - before) * step / GOLD_STEP
                )
            before = after
        if self.later:
            net.sit(seat)
        self.gold_known[seat] = True

    def gold_gain(self, seat: int, gold: int, change: int) -> float:
        """What more gold, or less, is worth to a seat that has some."""
        if self.net is None:
            return self.gold * change
        if not self.gold_known[seat]:
            self._fill_gold(seat)
        last = MOST_GOLD - 1
        before = gold if gold < last else last
        # Below 0 only for a seat whose purchases an expansion pays, and nobody asks what these cost it.
        after = max(0, gold + change if gold + change < last else last)
        first = MOST_GOLD * seat
        return (
            self.gold_worth[first + after]
            - self.gold_worth[first + before]
            + self.gold * ((gold + change - after) - (gold - before))
        )

    def _compare(self, state: RoundEngine, letter: int, kind: int) -> None:
        for seat in range(state.players):
            most = 0
            second = 0
            for other in range(state.players):
                if other != seat:
                    value = measure(kind, state.land(other), state.cash[other])
                    if value > most:
                        second = most
                        most = value
                    elif value > second:
                        second = value
            self.rivals_most[5 * letter + seat] = most
            self.rivals_second[5 * letter + seat] = second

    def seat_value(self, state: RoundEngine, seat: int) -> float:
        """All that a seat has: points, gold and territory."""
        if state.phase == constants.OVER:
            return state.points[seat] + state.cash[seat] / 100.0  # F3: gold breaks ties
        return (
            state.points[seat] + self.gold_value(seat, state.cash[seat]) + self.territory_value(seat, state.land(seat))
        )

    def gold_value(self, seat: int, gold: int) -> float:
        """What gold in hand is worth at the end of the round."""
        total = self.gold * gold
        for letter in range(4):
            if self.kind[letter] == constants.GOLD_MAJORITY and self.times[letter]:
                total += self.times[letter] * self._share(seat, letter, gold, 4.0 + 2.0 * self.later)
        return total

    def territory_value(self, seat: int, land: Territory) -> float:
        """What a territory is worth: certain points, income, and potential."""
        total = self.by_hand(seat, land)
        if self.net is not None and self.later:
            self.describe(seat, land)
            self.net.show(seat, self.features)
            total += self.net_share * self.net.output(0)
        return total

    def by_hand(self, seat: int, land: Territory) -> float:
        """The same by the weights alone."""
        total = 0.0
        for letter in range(4):
            kind = self.kind[letter]
            times = self.times[letter]
            if times == 0 or kind == constants.GOLD_MAJORITY:
                continue
            if kind >= constants.BASE_SCORING:
                value = self.added.measure(self.state, kind, seat, land)
                total += times * value
            elif is_majority(kind):
                value = measure(kind, land, 0)
                total += times * self._share(seat, letter, value, 0.5 + 0.5 * self.later)
            else:
                value = measure(kind, land, 0)
                total += times * value
            self.measured[letter] = value
        if self.horizon == 1:
            return total
        self.scrolls = scroll_points(land)
        self.joined = land.whisky_joined()
        total += self.scrolls
        total += self.gold * self.income_weight * self.later * self.joined
        if self.later and self.potential.counts:
            total += self.potential.value(land)
        return total

    def describe(self, seat: int, land: Territory) -> None:
        """Gather the inputs of the net; the territory was valued by hand before."""
        features = self.features
        features.gather(land)
        features.x[inputs.INCOME] = self.joined
        features.x[inputs.SCROLL_POINTS] = self.scrolls
        for letter in range(4):
            kind = self.kind[letter]
            if self.times[letter] == 0 or kind == constants.GOLD_MAJORITY or self.net_tile[letter] == inputs.KINDS:
                continue
            features.x[inputs.SCORING + self.net_tile[letter]] = self.measured[letter]
            if is_majority(kind):
                place = inputs.LEADS if kind == constants.WHISKY_MAJORITY else inputs.LEADS + 2
                features.x[place] = self.measured[letter] - self.rivals_most[5 * letter + seat]
                features.x[place + 1] = self.measured[letter] - self.rivals_second[5 * letter + seat]

    def _share(self, seat: int, letter: int, value: int, spread: float) -> float:
        """Expected points from a majority, which may still change (T1); a tie is as good as a lead."""
        if value < 1:
            return 0.0
        lead = (value - self.rivals_most[5 * letter + seat] + 0.5) / spread
        first = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        lead = (value - self.rivals_second[5 * letter + seat] + 0.5) / spread
        second = 1.0 if self.players == 2 else 0.5 + 0.5 * lead / (1.0 + abs(lead))
        place = 3 * self.kind[letter]
        tables = self.state.tables
        return tables.points[place] * first + tables.points[place + 1] * (1.0 - first) * second


def richest_rival(state: RoundEngine, seat: int) -> int:
    """The most gold that a rival has."""
    found = 0
    for other in range(state.players):
        if other != seat and state.cash[other] > found:
            found = state.cash[other]
    return found


def rivals_ahead(state: RoundEngine, seat: int) -> int:
    """The rivals with more points (I3)."""
    found = 0
    for other in range(state.players):
        found += state.points[other] > state.points[seat]
    return found
