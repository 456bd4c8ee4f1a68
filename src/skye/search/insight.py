"""What the nets say about a position, for whoever studies them: inputs, corrections, chances to win."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from skye.rules.game import Game
from skye.search.net import Net
from skye.search.policy import Policy

if not cython.compiled:
    from skye.search.constants import INPUTS


def net_inputs(game: Game, seat: int, weights: Mapping[str, float], net: Net) -> list[int]:
    """The inputs that a seat's territory and its place in the game have, by their numbers in constants.py.

    In the last round, in which the net is not asked, they are all 0.
    """
    state = game._state
    policy = Policy(state, weights, net)
    evaluation = policy.evaluation
    evaluation.prepare(state)
    evaluation.territory_value(seat, state.land(seat))
    assert evaluation.net is not None, "these weights use no net"
    return [evaluation.net.x[place] for place in range(INPUTS)]


def net_outputs(game: Game, weights: Mapping[str, float], net: Net) -> list[tuple[float, float]]:
    """For each seat: by how many points the net corrects the worth of its land and gold, and the points still to come.

    In the last round, in which the net is not asked, they mean nothing.
    """
    state = game._state
    policy = Policy(state, weights, net)
    evaluation = policy.evaluation
    evaluation.prepare(state)
    assert evaluation.net is not None, "these weights use no net"
    found = []
    for seat in range(state.players):
        evaluation.territory_value(seat, state.land(seat))
        found.append((evaluation.net.output(0), evaluation.net.output(1)))
    return found


def chances(game: Game, weights: Mapping[str, float], net: Net) -> tuple[float, ...]:
    """The share of victory that each seat can expect, when a round begins; in the end, that which it has (F3)."""
    state = game._state
    if winners := game.winners():
        return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)])
    policy = Policy(state, weights, net)
    assert policy.chances.net is not None, "this net knows nothing of chances"
    policy.look_at_table(state)
    policy.chances.think(state)
    return tuple([policy.chances.share[seat] for seat in range(state.players)])
