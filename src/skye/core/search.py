"""Prices, purchases and builds tried out: candidates are played on in the mind, what is hidden sampled each time."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.core.advisor import Advisor
from skye.core.chance import Generator
from skye.core.clock import Clock
from skye.core.flow import Flow
from skye.core.random_play import Choice, choose_draw

DRAW = 0  # the phases as in flow.py
PRICE = 1
BUY = 2
BUILD = 3
OVER = 4
OFFERS = 3
HAND = 8
MOST_CANDIDATES = 64  # one place more is for a build of the game played on
TRIED = 1  # steps of the clock for a tile tried on a free cell
TRIED_MORE = 2  # with an expansion, which is then asked as well
COPIED = 3  # and for a copy of the game

NAMES = (
    *("builds", "rollouts", "rounds", "quick_width", "quick_spread", "quick_doubt"),
    *("swing", "swing_later"),
)
"""How the search works, by name; data/base/bots.toml says what each one means."""


class Search:
    """Improves on an advisor's first thought by playing its best candidates on."""

    def __init__(self, flow: Flow, weights: Mapping[str, float]) -> None:
        if not cython.compiled:
            self.moves = [0] * (HAND * (MOST_CANDIDATES + 1))
            self.length = [0] * (MOST_CANDIDATES + 1)
            self.total = [0.0] * MOST_CANDIDATES
            self.sample = [0.0] * MOST_CANDIDATES
            self.alive = [0] * MOST_CANDIDATES
        self.advisor = Advisor(flow, weights)
        self.choice = Choice()
        self.rollouts = int(weights["rollouts"])
        self.rounds = int(weights["rounds"])
        self.quick_width = int(weights["quick_width"])
        self.quick_spread = weights["quick_spread"]
        self.quick_doubt = weights["quick_doubt"]
        self.builds = max(1, int(weights["builds"]))
        self.swing = weights["swing"]
        self.swing_later = weights["swing_later"]
        self.count = 0
        self.appraised = 0

    def decide(self, flow: Flow, seat: int, generator: Generator, choice: Choice, clock: Clock) -> bool:
        """Choose a move of the base game: three prices, a place (-1 to pass), or tile, free cell and turn.

        False if it is one of the expansion, which then has it in mind.
        """
        advisor = self.advisor
        advisor.worth.prepare(flow)
        if flow.expansion is not None and advisor.counsel.decide(flow, seat, advisor.worth, False):
            return False
        self.count = 0
        if flow.phase == PRICE:
            self._find_prices(flow, seat, generator)
        elif flow.phase == BUY:
            self._find_purchases(flow, seat)
        else:
            self._find_builds(flow, seat)
        best = 0
        if self.count > 1 and self.rollouts:
            best = self._try_all(flow, seat, generator, clock)
        choice.first = self.moves[HAND * best]
        choice.second = self.moves[HAND * best + 1]
        choice.third = self.moves[HAND * best + 2]
        if flow.phase == BUILD:
            self._take_step(choice)
        return True

    # Candidates, the first of them what the advisor would do

    def _find_prices(self, flow: Flow, seat: int, generator: Generator) -> None:
        advisor = self.advisor
        advisor.price(flow, seat, generator)
        for place in range(min(advisor.found, advisor.candidates)):
            advisor.take_price(place, self.choice)
            self._add(self.choice.first, self.choice.second, self.choice.third)

    def _find_purchases(self, flow: Flow, seat: int) -> None:
        auction = self.advisor.auction
        auction.appraise(flow)
        first = auction.best_purchase(flow, seat)
        self._add(first, 0, 0)
        if first >= 0:
            self._add(-1, 0, 0)
        for place in range(OFFERS * flow.players):
            if place != first and flow.can_buy(seat, place) and self.count < MOST_CANDIDATES:
                self._add(place, 0, 0)

    def _find_builds(self, flow: Flow, seat: int) -> None:
        advisor = self.advisor
        best = advisor.find_builds(flow, seat, advisor.width)
        first = advisor.builder.first()
        self._note_build(best, 0)
        self.count = 1
        for place in range(first, first + advisor.builder.count):
            if place != best and self.count < self.builds:
                self._note_build(place, self.count)
                self.count += 1

    def _add(self, first: int, second: int, third: int) -> None:
        self.moves[HAND * self.count] = first
        self.moves[HAND * self.count + 1] = second
        self.moves[HAND * self.count + 2] = third
        self.count += 1

    def _note_build(self, place: int, candidate: int) -> None:
        """Keep the steps of a build that the builder has found: it soon looks for others."""
        builder = self.advisor.builder
        self.length[candidate] = builder.depth[place]
        for step in range(builder.depth[place]):
            self.moves[HAND * candidate + step] = builder.steps[HAND * place + step]

    def _take_step(self, choice: Choice) -> None:
        """Tile, free cell and turn of the step that stands in `first`."""
        step = choice.first
        choice.first = step % HAND
        choice.second = step // (4 * HAND)
        choice.third = (step // HAND) % 4

    # Trying them out

    def _try_all(self, flow: Flow, seat: int, generator: Generator, clock: Clock) -> int:
        """The candidate that does best: the worse half is dropped again and again (sequential halving)."""
        self.advisor.auction.keep()
        for candidate in range(self.count):
            self.total[candidate] = 0.0
            self.alive[candidate] = candidate
        living = self.count
        phases = 0
        while (1 << phases) < self.count:
            phases += 1
        samples = 0
        for phase in range(phases):
            until = clock.seconds * (phase + 1) / phases
            most = (self.rollouts * (phase + 1) + phases - 1) // phases
            while samples < most and clock.used() < until:
                if not self._sample(flow, seat, living, generator.getrandbits(62), clock):
                    break
                samples += 1
            self._sort(living)
            living = (living + 1) // 2
        return self.alive[0]

    def _sample(self, flow: Flow, seat: int, living: int, seed: int, clock: Clock) -> bool:
        """Play every living candidate on with the same chances; False if the time was not enough for all of them."""
        for place in range(living):
            if clock.left() <= 0.0:
                return False
            self.sample[place] = self._play_out(flow, seat, self.alive[place], Generator(seed), clock)
        for place in range(living):
            self.total[self.alive[place]] += self.sample[place]
        return True

    def _sort(self, living: int) -> None:
        """The better candidates first; equal ones keep their order."""
        for place in range(1, living):
            candidate = self.alive[place]
            before = place
            while before > 0 and self.total[self.alive[before - 1]] < self.total[candidate]:
                self.alive[before] = self.alive[before - 1]
                before -= 1
            self.alive[before] = candidate

    def _play_out(self, flow: Flow, seat: int, candidate: int, generator: Generator, clock: Clock) -> float:
        """How the game stands for a seat when a candidate was chosen and some rounds were played on."""
        tried = self.advisor.builder.tried
        game = flow.copy()
        self.advisor.worth.prepare(game)
        self.advisor.auction.recall()
        self.appraised = game.round
        self._make(game, seat, candidate)
        self._play_on(game, generator, flow.round + self.rounds)
        value = self._standing(game, seat)
        steps = TRIED if flow.expansion is None else TRIED_MORE
        clock.spend(steps * (self.advisor.builder.tried - tried) + COPIED * flow.players)
        return value

    def _make(self, game: Flow, seat: int, candidate: int) -> None:
        first = HAND * candidate
        if game.phase == PRICE:
            game.set_price(seat, self.moves[first], self.moves[first + 1], self.moves[first + 2])
        elif game.phase == BUILD:
            self._lay_all(game, seat, candidate)
        elif self.moves[first] < 0:
            game.pass_turn()
        else:
            game.buy(self.moves[first])

    def _lay_all(self, game: Flow, seat: int, candidate: int) -> None:
        """Lay the tiles of a build one after the other; the hand closes up behind each."""
        gone = 0
        for place in range(HAND * candidate, HAND * candidate + self.length[candidate]):
            step = self.moves[place]
            number = step % HAND
            index = number
            for other in range(number):
                index -= (gone >> other) & 1
            gone |= 1 << number
            game.place(seat, index, step // (4 * HAND), (step // HAND) % 4)

    def _play_on(self, game: Flow, generator: Generator, until: int) -> None:
        """Play with quick thoughts until a round begins or the game is over."""
        advisor = self.advisor
        while game.phase != OVER and game.round < until:
            if game.phase == DRAW:
                choose_draw(game, generator, self.choice)
                game.draw(self.choice.first, self.choice.second, self.choice.third)
                continue
            if self.appraised != game.round and game.phase != BUILD:
                advisor.worth.prepare(game)
                advisor.auction.appraise(game)
                self.appraised = game.round
            if game.phase == PRICE:
                for seat in range(game.players):
                    if (game.waiting >> seat) & 1:
                        advisor.auction.guess_prices(game, seat, 0, generator, self.quick_doubt)
                        first = OFFERS * seat
                        game.set_price(
                            seat,
                            advisor.auction.rival_price[first],
                            advisor.auction.rival_price[first + 1],
                            advisor.auction.rival_price[first + 2],
                        )
            elif game.phase == BUY:
                bought = advisor.auction.quick_purchase(game, generator, self.quick_spread)
                if bought < 0:
                    game.pass_turn()
                else:
                    game.buy(bought)
            elif game.phase == BUILD:
                self._build_all(game)
            elif game.expansion is not None:
                advisor.worth.prepare(game)
                advisor.counsel.decide(game, game.expansion.acting(game)[0], advisor.worth, True)
                game.expansion.perform(game)

    def _build_all(self, game: Flow) -> None:
        advisor = self.advisor
        number: int = game.round
        advisor.worth.prepare(game)
        for seat in range(game.players):
            if game.phase == BUILD and game.round == number and (game.waiting >> seat) & 1:
                self._note_build(advisor.find_builds(game, seat, self.quick_width), MOST_CANDIDATES)
                self._lay_all(game, seat, MOST_CANDIDATES)

    def _standing(self, game: Flow, seat: int) -> float:
        """Something like the chance to win: the lead over the best rival, counting less the larger it is."""
        advisor = self.advisor
        advisor.worth.prepare(game)
        own = 0.0
        rivals = -1000.0
        for other in range(game.players):
            value = advisor.value_of(game, other)
            if other == seat:
                own = value
            elif value > rivals:
                rivals = value
        lead = own - rivals
        swing = self.swing + self.swing_later * (game.rounds - game.round)
        return lead / (swing + abs(lead))
