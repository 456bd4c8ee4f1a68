"""A move for a seat by search, from a game that shows nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping

from skye.core.advisor import Advisor
from skye.core.chance import Generator
from skye.core.clock import Clock
from skye.core.game import Game
from skye.core.legal import move_of
from skye.core.random_play import Choice
from skye.core.search import Search
from skye.moves import Move
from skye.setup import Randomness


def think(game: Game, seat: int, weights: Mapping[str, float], clock: Clock, rng: Randomness) -> Move:
    """What to do with these weights and this much time. Give it a game made by `imagine`, which holds no secrets."""
    flow = game._flow
    generator = rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63))
    choice = Choice()
    search = Search(flow, weights)
    if search.decide(flow, seat, generator, choice, clock):
        return move_of(flow, seat, choice)
    assert flow.expansion is not None
    move: Move = flow.expansion.chosen(flow)
    return move


def appraise(game: Game, seat: int, weights: Mapping[str, float]) -> float:
    """The points that a seat may hope for in the end, by these weights."""
    flow = game._flow
    advisor = Advisor(flow, weights)
    advisor.worth.prepare(flow)
    return advisor.value_of(flow, seat)
