"""What the nets learn from: builds a seat could have made, prices, tables, and how games went on from them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import cython

from skye.material.setup import random_setup
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.game import Game
from skye.rules.random_play import choose_purchase, first_acting
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine
from skye.search.clock import Clock
from skye.search.evaluation import richest_rival, rivals_ahead
from skye.search.net import Net
from skye.search.rollouts import RolloutSearch
from skye.search.self_play import perform, price_all, same_draw, seal_all

if not cython.compiled:
    from skye.material.constants import BUILD, BUY, DRAW, HAND, OFFERS, OVER, PRICE
    from skye.search.constants import CHANCE_INPUTS, EXPANSION_INPUTS, LAND_INPUTS, PRICE_INPUTS


ORIGINAL = 4  # builds of the hand itself
CHANGED = 4  # builds of a changed hand
NARROW = 3  # builds continued from, for a changed hand
GOLD_CHANGE = 3  # coins more or less, and up to twice as many


class Sampler:
    """Plays out the territories that a seat could build."""

    def __init__(
        self, state: RoundEngine, weights: Mapping[str, float], net: Net | None, playouts: int, rounds: int
    ) -> None:
        self.search = RolloutSearch(state, weights, net)
        self.playouts = playouts
        self.rounds = rounds
        self.inputs = array("h")
        self.values = array("f")
        self.prices = array("f")
        self.tables = array("f")
        self.games: list[RoundEngine] = []

    def sample(self, state: RoundEngine, seat: int, generator: Generator) -> None:
        """Play out some builds of a seat, of its hand and of hands that differ in a tile, by the same chances."""
        search = self.search
        search.policy.evaluation.prepare(state)
        self.games = []
        search.policy.find_builds(state, seat, search.policy.width)
        first = search.policy.beam.first()
        place = 0
        while place < search.policy.beam.count and len(self.games) < ORIGINAL:
            search._note_build(first + place, len(self.games))
            self.games.append(state)
            place = 1 if place == 0 else place + 1 + generator.below(3)
        for number in range(len(self.games)):
            game = state.copy()
            search._lay_all(game, seat, number)
            self.games[number] = game
        for number in range(CHANGED):
            self._vary(state, seat, generator, number)
        self._change_gold(seat, generator, 1)
        self._change_gold(seat, generator, -1)
        points = [0.0] * len(self.games)
        for _ in range(self.playouts):
            seed = generator.getrandbits(62)
            for number in range(len(self.games)):
                game = self.games[number]
                game = game.copy()
                search.valued = game.round
                search._play_on(game, Generator(seed), state.round + self.rounds)
                search.policy.evaluation.prepare(game)
                points[number] += search.policy.value_of(game, seat)
        search.policy.evaluation.prepare(state)
        for number in range(len(self.games)):
            self._note(state, self.games[number], seat, points[number] / self.playouts)

    def _vary(self, state: RoundEngine, seat: int, generator: Generator, change: int) -> None:
        """Add the best build of a hand with a tile less, a tile more, or another tile."""
        game = state.copy()
        count = game.hand_count[seat]
        last = HAND * seat + count - 1
        if change != 1:
            place = HAND * seat + generator.below(count)
            game.put_back(game.hand[place])
            game.hand[place] = game.hand[last]
            game.hand_count[seat] -= 1
            if change == 0 and count > 2 and generator.below(2):
                game.put_back(game.hand[last - 1])
                game.hand_count[seat] -= 1
        if change != 0:
            number = game.bag[generator.below(game.bag_count)]
            game.take(number)
            game.hand[HAND * seat + game.hand_count[seat]] = number
            game.hand_count[seat] += 1
        if game.hand_count[seat] > 0:
            best = self.search.policy.find_builds(game, seat, NARROW)
            self.search._note_build(best, 0)
            if self.search.length[0] == 0:
                return
            self.search._lay_all(game, seat, 0)
        else:
            game._check_hand(seat)
        self.games.append(game)

    def _change_gold(self, seat: int, generator: Generator, sign: int) -> None:
        """Add the best build with more or less gold."""
        game: RoundEngine = self.games[0]
        game = game.copy()
        change: int = GOLD_CHANGE + generator.below(GOLD_CHANGE + 1)
        game.cash[seat] = max(0, game.cash[seat] + sign * change)
        self.games.append(game)

    def note_prices(self, state: RoundEngine, search: RolloutSearch, seat: int, prices: tuple[int, int, int]) -> None:
        """Note what a seat asked for its tiles, and what is known about them."""
        auction = search.policy.auction
        auction.look_at_prices(state, seat)
        for place in range(OFFERS * PRICE_INPUTS):
            self.prices.append(auction.guess.x[place])
        self.prices.extend(prices)

    def note_table(self, state: RoundEngine) -> None:
        """Note how all seats stand when a round begins; how it ended follows when it is known."""
        policy = self.search.policy
        policy.look_at_table(state)
        for seat in range(state.players):
            self.tables.append(state.players)
            self.tables.append(state.round)
            for place in range(CHANCE_INPUTS):
                self.tables.append(policy.chances.x[CHANCE_INPUTS * seat + place])
            self.tables.append(seat)

    def note_result(self, winners: tuple[int, ...]) -> None:
        """Replace each seat noted by its share of victory (F3)."""
        last = 2 + CHANCE_INPUTS
        for place in range(last, len(self.tables), last + 1):
            seat = int(self.tables[place])
            self.tables[place] = 1.0 / len(winners) if seat in winners else 0.0

    def _note(self, state: RoundEngine, game: RoundEngine, seat: int, points: float) -> None:
        evaluation = self.search.policy.evaluation
        land = game.land(seat)
        value = evaluation.by_hand(seat, land) + evaluation.gold_value(seat, game.cash[seat])
        evaluation.features.wants(evaluation.wanted)
        evaluation.describe(seat, land)
        if state.expansion is not None:
            value += self.search.policy.added.territory_value(state, seat, land)
        for place in range(LAND_INPUTS):
            self.inputs.append(evaluation.features.x[place])
        for letter in range(4):
            self.inputs.append(evaluation.net_tile[letter])
            self.inputs.append(evaluation.times[letter])
        self.inputs.append(evaluation.later)
        self.inputs.append(state.players)
        self.inputs.append(game.cash[seat])
        self.inputs.append(richest_rival(state, seat))
        self.inputs.append(rivals_ahead(state, seat))
        for place in range(EXPANSION_INPUTS):
            self.inputs.append(0 if state.expansion is None else evaluation.added.net_input(state, seat, place))
        self.values.append(len(self.games))
        self.values.append(value)
        self.values.append(points - state.points[seat])


def sample_game(
    tables: Tables,
    players: int,
    weights: Mapping[str, float],
    net: Net | None,
    seed: int,
    playouts: int,
    rounds: int,
    often: int,
    explore: int,
) -> tuple[bytes, bytes, bytes, bytes]:
    """Play a game, and play out builds of it, those of one round in `often`: their inputs and values, then all prices
    of the game, and how every seat stood at the beginning of each round.

    One purchase in `explore` is any.
    """
    generator = Generator(seed)
    game = Game(random_setup(players, generator, tables.material), tables)
    state = game._state
    searches = [RolloutSearch(state, weights, net) for _ in range(players)]
    sampler = Sampler(state, weights, net, playouts, rounds)
    choice = Choice()
    sampled = 0
    sealed: list[tuple[int, int, int]] = []
    while state.phase != OVER:
        if state.phase == DRAW:
            if state.turn == 0:
                sampler.note_table(state)
            same_draw(state, generator, choice)
            state.draw(choice.first, choice.second, choice.third)
            continue
        if state.phase == PRICE:
            price_all(state, searches, generator, choice, sealed)
            for seat in range(players):
                sampler.note_prices(state, searches[seat], seat, sealed[seat])
            seal_all(state, sealed)
            continue
        if state.phase == BUILD and sampled != state.round:
            sampled = state.round
            seat = generator.below(players)
            if generator.below(often) == 0 and state.round < state.rounds and state.waiting == (1 << players) - 1:
                sampler.sample(state, seat, generator)
        seat = first_acting(state)
        search: RolloutSearch = searches[seat]
        if state.phase == BUY and generator.below(explore) == 0:
            choice.kind = 0
            choice.first = choose_purchase(state, generator)
        else:
            search.decide(state, seat, generator, choice, Clock(1.0))
        perform(state, seat, choice)
    sampler.note_result(game.winners())
    return sampler.inputs.tobytes(), sampler.values.tobytes(), sampler.prices.tobytes(), sampler.tables.tobytes()
