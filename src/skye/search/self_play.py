"""Whole games between weights, played inside the core for tuning: the same draws for every seating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cython

from skye.material.setup import random_setup
from skye.material.tables import Tables
from skye.rules.choice import Choice
from skye.rules.game import Game
from skye.rules.random_play import first_acting
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine
from skye.search.clock import Clock
from skye.search.net import Net
from skye.search.rollouts import RolloutSearch

if not cython.compiled:
    from skye.material.constants import BUY, DRAW, NONE, OVER, PRICE


SECONDS = 1.0  # the budget of a decision, in counted steps


def self_play(
    tables: Tables, weights: Sequence[Mapping[str, float]], seed: int, nets: Sequence[Net | None] | None = None
) -> tuple[int, ...]:
    """The points of each seat in the game of this seed, with the weights and the net of each."""
    generator = Generator(seed)
    game = Game(random_setup(len(weights), generator, tables.material), tables)
    state = game._state
    searches = [RolloutSearch(state, each, None if nets is None else nets[seat]) for seat, each in enumerate(weights)]
    choice = Choice()
    sealed: list[tuple[int, int, int]] = []
    while state.phase != OVER:
        if state.phase == DRAW:
            same_draw(state, Generator(seed * 1009 + state.round * 31 + state.turn), choice)
            state.draw(choice.first, choice.second, choice.third)
            continue
        if state.phase == PRICE:
            price_all(state, searches, generator, choice, sealed)
            seal_all(state, sealed)
            continue
        seat = first_acting(state)
        search: RolloutSearch = searches[seat]
        search.decide(state, seat, generator, choice, Clock(SECONDS))
        perform(state, seat, choice)
    return game.scores()


def price_all(
    state: RoundEngine,
    searches: list[RolloutSearch],
    generator: Generator,
    choice: Choice,
    sealed: list[tuple[int, int, int]],
) -> None:
    """All are asked before any price is sealed: a search must not see another's in the game (P2)."""
    sealed.clear()
    for seat in range(state.players):
        search: RolloutSearch = searches[seat]
        search.decide(state, seat, generator, choice, Clock(SECONDS))
        while choice.kind and state.expansion is not None:
            state.expansion.perform(state, choice)  # a road, which is laid in the open
            search.decide(state, seat, generator, choice, Clock(SECONDS))
        sealed.append((choice.first, choice.second, choice.third))


def perform(state: RoundEngine, seat: int, choice: Choice) -> None:
    """Do what a seat has decided, unless it is to be sealed."""
    if choice.kind and state.expansion is not None:
        state.expansion.perform(state, choice)
    elif state.phase != BUY:
        state.place(seat, choice.first, choice.second, choice.third)
    elif choice.first < 0:
        state.pass_turn()
    else:
        state.buy(choice.first)


def seal_all(state: RoundEngine, sealed: list[tuple[int, int, int]]) -> None:
    """Seal the prices of all seats."""
    for seat in range(state.players):
        first, second, third = sealed[seat]
        state.set_price(seat, first, second, third)


def same_draw(state: RoundEngine, generator: Generator, choice: Choice) -> None:
    """The first three tiles of a random order of all tiles that are in the bag."""
    tiles = len(state.tables.tiles)
    order = list(range(1, tiles))
    found = []
    for place in range(tiles - 1):
        other = place + generator.below(tiles - 1 - place)
        order[place], order[other] = order[other], order[place]
        if state.bag_at[order[place]] != NONE:
            found.append(order[place])
            if len(found) == 3:
                break
    choice.first, choice.second, choice.third = found[0], found[1], found[2]
