"""Prices, purchases and builds evaluated by rollouts, which sample everything hidden each time."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.rules.choice import Choice
from skye.rules.random_play import choose_draw
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine
from skye.search.clock import STEPS, Clock
from skye.search.net import Net
from skye.search.policy import Policy

if not cython.compiled:
    from skye.material.constants import BUILD, BUY, DRAW, HAND, MOST_OFFERS, MOST_PLAYERS, OFFERS, OVER, PRICE


MOST_CANDIDATES = 64  # one more is for a build inside a rollout
TRIED = 1  # steps of the clock for a tile tried on a free cell
TRIED_MORE = 2  # with an expansion, which is then asked as well
TRIED_NET = 1  # more for each, if the net is asked as well
COPIED = 3  # and for a copy of the game
FEWEST = 8  # samples before a candidate may be dropped early
SURER = 1.4  # with much time, so many times as many standard errors
MOST_FORESEEN = 16  # choices of prices of each rival
FORESIGHT = 0.25  # share of the time that goes at most into searches of rivals for their prices

NAMES = (
    *("builds", "rollouts", "rounds", "quick_width", "quick_spread", "quick_doubt"),
    *("swing", "swing_later", "patience", "by_chances", "sure", "foreseen"),
)
"""The settings of the search, by name; bots/weights.toml explains each one."""


class RolloutSearch:
    """Improves on the choice of a policy by rollouts of its best candidates."""

    def __init__(self, state: RoundEngine, weights: Mapping[str, float], net: Net | None = None) -> None:
        if not cython.compiled:
            self.moves = [0] * (HAND * (MOST_CANDIDATES + 1))
            self.length = [0] * (MOST_CANDIDATES + 1)
            self.total = [0.0] * MOST_CANDIDATES
            self.sample = [0.0] * MOST_CANDIDATES
            self.alive = [0] * MOST_CANDIDATES
            self.apart = [0.0] * (MOST_CANDIDATES * MOST_CANDIDATES)
            self.foreseen_price = [0] * (MOST_OFFERS * MOST_FORESEEN)
            self.foreseen_count = [0] * MOST_PLAYERS
        self.policy = Policy(state, weights, net)
        self.choice = Choice()
        self.rollouts = int(weights["rollouts"])
        self.rounds = int(weights["rounds"])
        self.quick_width = int(weights["quick_width"])
        self.quick_spread = weights["quick_spread"]
        self.quick_doubt = weights["quick_doubt"]
        self.builds = max(1, int(weights["builds"]))
        self.swing = weights["swing"]
        self.swing_later = weights["swing_later"]
        self.patience = weights["patience"]
        self.sure = weights["sure"]
        self.by_chances = weights["by_chances"] > 0 and self.policy.chances.net is not None
        self.foreseen = min(int(weights["foreseen"]), MOST_FORESEEN)
        self.rival = None
        if self.rollouts and self.foreseen and self.patience > 0.0:
            self.rival = RolloutSearch(state, {**weights, "patience": 0.0}, net)
        self.count = 0
        self.foreseen_round = 0
        self.valued = 0
        self.end_round = 0

    def decide(self, state: RoundEngine, seat: int, generator: Generator, choice: Choice, clock: Clock) -> None:
        """Choose a move of the base game or of the expansion."""
        policy = self.policy
        policy.evaluation.prepare(state)
        choice.kind = 0
        if state.expansion is not None and policy.added.decide(state, seat, policy.evaluation, False, choice):
            return
        self._search(state, seat, generator, choice, clock)

    def _search(self, state: RoundEngine, seat: int, generator: Generator, choice: Choice, clock: Clock) -> None:
        self.count = 0
        if state.phase == PRICE:
            self._find_prices(state, seat, generator)
        elif state.phase == BUY:
            self._find_purchases(state, seat)
        else:
            self._find_builds(state, seat, self.policy.width if self.has_time(clock) else self.builds)
        best = 0
        if self.count > 1 and self.rollouts:
            best = self._try_all(state, seat, generator, clock)
        choice.first = self.moves[HAND * best]
        choice.second = self.moves[HAND * best + 1]
        choice.third = self.moves[HAND * best + 2]
        if state.phase == BUILD:
            self._take_step(choice)

    # Candidates, the first of them the policy's choice

    def _find_prices(self, state: RoundEngine, seat: int, generator: Generator) -> None:
        policy = self.policy
        policy.price(state, seat, generator)
        for place in range(min(policy.found, policy.candidates)):
            policy.take_price(place, self.choice)
            self._add(self.choice.first, self.choice.second, self.choice.third)

    def _find_purchases(self, state: RoundEngine, seat: int) -> None:
        auction = self.policy.auction
        auction.value_offers(state)
        first = auction.best_purchase(state, seat)
        self._add(first, 0, 0)
        if first >= 0:
            self._add(-1, 0, 0)
        for place in range(OFFERS * state.players):
            if place != first and state.can_buy(seat, place) and self.count < MOST_CANDIDATES:
                self._add(place, 0, 0)

    def _find_builds(self, state: RoundEngine, seat: int, most: int) -> None:
        policy = self.policy
        best = policy.find_builds(state, seat, policy.width)
        first = policy.beam.first()
        self._note_build(best, 0)
        self.count = 1
        for place in range(first, first + policy.beam.count):
            if place != best and self.count < most:
                self._note_build(place, self.count)
                self.count += 1

    def _add(self, first: int, second: int, third: int) -> None:
        self.moves[HAND * self.count] = first
        self.moves[HAND * self.count + 1] = second
        self.moves[HAND * self.count + 2] = third
        self.count += 1

    def _note_build(self, place: int, candidate: int) -> None:
        """Save the steps of a build that the builder has found: it soon searches others."""
        beam = self.policy.beam
        self.length[candidate] = beam.depth[place]
        for step in range(beam.depth[place]):
            self.moves[HAND * candidate + step] = beam.steps[HAND * place + step]

    def _take_step(self, choice: Choice) -> None:
        """Tile, free cell and turn of the step stored in `first`."""
        step = choice.first
        choice.first = step % HAND
        choice.second = step // (4 * HAND)
        choice.third = (step // HAND) % 4

    # Evaluating them

    def _try_all(self, state: RoundEngine, seat: int, generator: Generator, clock: Clock) -> int:
        """The candidate that does best: the worse half is dropped again and again (sequential halving)."""
        self._foresee(state, seat, generator, clock)
        self.policy.auction.keep()
        for candidate in range(self.count):
            self.total[candidate] = 0.0
            self.alive[candidate] = candidate
            for other in range(self.count):
                self.apart[MOST_CANDIDATES * candidate + other] = 0.0
        living = self.count
        phases = 0
        while (1 << phases) < self.count:
            phases += 1
        samples = 0
        begun = clock.used()
        self.end_round = state.round + self.rounds
        enough = self.sure
        if self.has_time(clock):
            self.end_round += 1
            enough = SURER * self.sure
        for phase in range(phases):
            until = begun + (clock.seconds - begun) * (phase + 1) / phases
            most = (self.rollouts * (phase + 1) + phases - 1) // phases
            while living > 1 and samples < most and clock.used() < until:
                if not self._sample(state, seat, living, generator.getrandbits(62), clock):
                    break
                samples += 1
                if self.sure > 0.0 and samples >= FEWEST:
                    living = self._without_worse(living, samples, enough)
            self._sort(living)
            if living > 1 << (phases - phase - 1):
                living = (living + 1) // 2
        return self.alive[0]

    def _foresee(self, state: RoundEngine, seat: int, generator: Generator, clock: Clock) -> None:
        """Find prices that each rival may ask this round: those that it would choose, with much time by a search."""
        self.foreseen_round = 0
        if self.foreseen == 0 or state.phase != PRICE or clock.left() <= 0.0:
            return
        self.foreseen_round = state.round
        rivals = state.players - 1
        samples = max(1, self.foreseen // rivals)
        seconds = FORESIGHT * clock.seconds / rivals
        until = clock.used()
        for other in range(state.players):
            self.foreseen_count[other] = 0
            if other == seat or (state.expansion is not None and state.expansion.spares_axe(state, other)):
                continue  # without an axe there are too many prices to look at
            until += seconds
            for sample in range(samples):
                if clock.used() > until:
                    break
                if self.rival is not None and self.has_time(clock):
                    self._ask_rival(state, other, generator, clock, seconds / samples)
                else:
                    self.policy.find_prices(state, other, generator)
                    self.policy.take_price(0, self.choice)
                first = OFFERS * (MOST_FORESEEN * other + sample)
                self.foreseen_price[first] = self.choice.first
                self.foreseen_price[first + 1] = self.choice.second
                self.foreseen_price[first + 2] = self.choice.third
                self.foreseen_count[other] = sample + 1

    def _ask_rival(self, state: RoundEngine, other: int, generator: Generator, clock: Clock, seconds: float) -> None:
        """Let a rival search for its prices."""
        rival, its_clock = self.rival, clock.with_seconds(seconds)
        assert rival is not None
        rival.policy.evaluation.prepare(state)
        rival._search(state, other, generator, self.choice, its_clock)
        clock.spend(int(STEPS * its_clock.used()))

    def has_time(self, clock: Clock) -> bool:
        """Whether there is time to look further ahead."""
        return self.patience > 0.0 and clock.seconds >= self.patience

    def _without_worse(self, living: int, samples: int, enough: float) -> int:
        """Drop candidates that are worse than the best one by enough standard errors; returns how many are left."""
        best = self.alive[0]
        for place in range(1, living):
            if self.total[self.alive[place]] > self.total[best]:
                best = self.alive[place]
        left = 0
        for place in range(living):
            candidate = self.alive[place]
            behind = self.total[best] - self.total[candidate]
            spread = self.apart[MOST_CANDIDATES * best + candidate] - behind * behind / samples
            if behind * behind <= enough * enough * spread or candidate == best:
                self.alive[left] = candidate
                left += 1
        return left

    def _sample(self, state: RoundEngine, seat: int, living: int, seed: int, clock: Clock) -> bool:
        """Play out every remaining candidate with the same random numbers; False if the time ran out."""
        for place in range(living):
            if clock.left() <= 0.0:
                return False
            self.sample[place] = self._play_out(state, seat, self.alive[place], Generator(seed), clock)
        for place in range(living):
            self.total[self.alive[place]] += self.sample[place]
            if self.sure > 0.0:
                for other in range(living):
                    apart = self.sample[place] - self.sample[other]
                    self.apart[MOST_CANDIDATES * self.alive[place] + self.alive[other]] += apart * apart
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

    def _play_out(self, state: RoundEngine, seat: int, candidate: int, generator: Generator, clock: Clock) -> float:
        """The result for a seat when a candidate was chosen and some rounds were played out."""
        tried = self.policy.beam.tried
        game = state.copy()
        self.policy.evaluation.prepare(game)
        self.policy.auction.recall()
        self.valued = game.round
        self._make(game, seat, candidate)
        self._play_on(game, generator, self.end_round)
        value = self._standing(game, seat)
        steps = TRIED if state.expansion is None else TRIED_MORE
        if self.policy.evaluation.net is not None:
            steps += TRIED_NET
        clock.spend(steps * (self.policy.beam.tried - tried) + COPIED * state.players)
        return value

    def _make(self, game: RoundEngine, seat: int, candidate: int) -> None:
        first = HAND * candidate
        if game.phase == PRICE:
            game.set_price(seat, self.moves[first], self.moves[first + 1], self.moves[first + 2])
        elif game.phase == BUILD:
            self._lay_all(game, seat, candidate)
        elif self.moves[first] < 0:
            game.pass_turn()
        else:
            game.buy(self.moves[first])

    def _lay_all(self, game: RoundEngine, seat: int, candidate: int) -> None:
        """Lay the tiles of a build one after the other; the rest of the hand moves up each time."""
        gone = 0
        for place in range(HAND * candidate, HAND * candidate + self.length[candidate]):
            step = self.moves[place]
            number = step % HAND
            index = number
            for other in range(number):
                index -= (gone >> other) & 1
            gone |= 1 << number
            game.place(seat, index, step // (4 * HAND), (step // HAND) % 4)

    def _play_on(self, game: RoundEngine, generator: Generator, until: int) -> None:
        """Play with quick decisions until a round begins or the game is over."""
        policy = self.policy
        while game.phase != OVER and game.round < until:
            if game.phase == DRAW:
                choose_draw(game, generator, self.choice)
                game.draw(self.choice.first, self.choice.second, self.choice.third)
                continue
            if self.valued != game.round and game.phase != BUILD:
                policy.evaluation.prepare(game)
                policy.auction.value_offers(game)
                self.valued = game.round
            if game.phase == PRICE:
                for seat in range(game.players):
                    if (game.waiting >> seat) & 1:
                        self._price_quickly(game, seat, generator)
            elif game.phase == BUY:
                bought = policy.auction.quick_purchase(game, generator, self.quick_spread)
                if bought < 0:
                    game.pass_turn()
                else:
                    game.buy(bought)
            elif game.phase == BUILD:
                self._build_all(game)
            elif game.expansion is not None:
                policy.evaluation.prepare(game)
                policy.added.decide(game, game.expansion.acting(game)[0], policy.evaluation, True, self.choice)
                game.expansion.perform(game, self.choice)

    def _price_quickly(self, game: RoundEngine, seat: int, generator: Generator) -> None:
        """Prices that were foreseen, or a guess."""
        if game.round == self.foreseen_round and self.foreseen_count[seat]:
            first = OFFERS * (MOST_FORESEEN * seat + generator.below(self.foreseen_count[seat]))
            game.set_price(
                seat, self.foreseen_price[first], self.foreseen_price[first + 1], self.foreseen_price[first + 2]
            )
            return
        auction = self.policy.auction
        auction.guess_prices(game, seat, 0, generator, self.quick_doubt)
        first = OFFERS * seat
        game.set_price(seat, auction.rival_price[first], auction.rival_price[first + 1], auction.rival_price[first + 2])

    def _build_all(self, game: RoundEngine) -> None:
        policy = self.policy
        number: int = game.round
        policy.evaluation.prepare(game)
        for seat in range(game.players):
            if game.phase == BUILD and game.round == number and (game.waiting >> seat) & 1:
                self._note_build(policy.find_builds(game, seat, self.quick_width), MOST_CANDIDATES)
                self._lay_all(game, seat, MOST_CANDIDATES)

    def _standing(self, game: RoundEngine, seat: int) -> float:
        """The chance to win as it was learned, or else the lead over the best rival, counting less the larger it is."""
        policy = self.policy
        if self.by_chances and game.phase == DRAW:
            policy.look_at_table(game)
            policy.chances.think(game)
            return policy.chances.share[seat]
        policy.evaluation.prepare(game)
        own = 0.0
        rivals = -1000.0
        for other in range(game.players):
            value = policy.value_of(game, other)
            if other == seat:
                own = value
            elif value > rivals:
                rivals = value
        lead = own - rivals
        swing = self.swing + self.swing_later * (game.rounds - game.round)
        return lead / (swing + abs(lead))
