"""A move for a seat by search, from a game that contains nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping

from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.rules.choice import Choice
from skye.rules.game import Game
from skye.rules.legal import move_of
from skye.rules.rng import Generator
from skye.search.clock import Clock
from skye.search.net import Net
from skye.search.policy import Policy
from skye.search.rollouts import RolloutSearch


def choose_move(
    game: Game, seat: int, weights: Mapping[str, float], clock: Clock, rng: Randomness, net: Net | None = None
) -> Move:
    """The move for these weights and this much time. Needs a game made by `imagine`, which contains no secrets."""
    state = game._state
    generator = rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63))
    choice = Choice()
    search = RolloutSearch(state, weights, net)
    search.decide(state, seat, generator, choice, clock)
    return move_of(state, seat, choice)


def evaluate(game: Game, seat: int, weights: Mapping[str, float], net: Net | None = None) -> float:
    """The points that a seat can expect in the end, by these weights."""
    state = game._state
    policy = Policy(state, weights, net)
    policy.evaluation.prepare(state)
    return policy.value_of(state, seat)
