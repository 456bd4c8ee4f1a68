"""Whole games between advisors inside the core, for tuning: the same draws whoever sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skye.core.chance import Generator
from skye.core.clock import Clock
from skye.core.flow import Flow
from skye.core.game import Game
from skye.core.random_play import Choice, first_acting
from skye.core.search import Search
from skye.setup import random_setup
from skye.tables import Tables

DRAW = 0  # the phases as in flow.py
PRICE = 1
BUY = 2
OVER = 4
NONE = 255
SECONDS = 1.0  # the budget of a decision, counted


def contest(tables: Tables, weights: Sequence[Mapping[str, float]], seed: int) -> tuple[int, ...]:
    """The points of each seat in the game of this seed."""
    generator = Generator(seed)
    game = Game(random_setup(len(weights), generator, tables.material), tables)
    flow = game._flow
    searches = [Search(flow, each) for each in weights]
    choice = Choice()
    while flow.phase != OVER:
        if flow.phase == DRAW:
            _same_draw(flow, Generator(seed * 1009 + flow.round * 31 + flow.turn), choice)
            flow.draw(choice.first, choice.second, choice.third)
            continue
        if flow.phase == PRICE:
            _price_all(flow, searches, generator, choice)
            continue
        seat = first_acting(flow)
        search: Search = searches[seat]
        if not search.decide(flow, seat, generator, choice, Clock(SECONDS)):
            assert flow.expansion is not None
            flow.expansion.perform(flow)
        elif flow.phase != BUY:
            flow.place(seat, choice.first, choice.second, choice.third)
        elif choice.first < 0:
            flow.pass_turn()
        else:
            flow.buy(choice.first)
    return game.scores()


def _price_all(flow: Flow, searches: list[Search], generator: Generator, choice: Choice) -> None:
    """All are asked before any price is sealed: a search must not find another's in the game (P2)."""
    sealed = []
    for seat in range(flow.players):
        search: Search = searches[seat]
        while not search.decide(flow, seat, generator, choice, Clock(SECONDS)):
            assert flow.expansion is not None
            flow.expansion.perform(flow)  # a road, which is laid in the open
        sealed.append((choice.first, choice.second, choice.third))
    for seat in range(flow.players):
        first, second, third = sealed[seat]
        flow.set_price(seat, first, second, third)


def _same_draw(flow: Flow, generator: Generator, choice: Choice) -> None:
    """The first three tiles of a random order of all tiles that are in the bag."""
    tiles = len(flow.tables.tiles)
    order = list(range(1, tiles))
    found = []
    for place in range(tiles - 1):
        other = place + generator.below(tiles - 1 - place)
        order[place], order[other] = order[other], order[place]
        if flow.bag_at[order[place]] != NONE:
            found.append(order[place])
            if len(found) == 3:
                break
    choice.first, choice.second, choice.third = found[0], found[1], found[2]
