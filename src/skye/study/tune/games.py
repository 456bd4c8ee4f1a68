"""The games of a tuning run: one seat plays a candidate, the others the reference, from every seat of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, tanh
from typing import NamedTuple, Protocol

from skye.bots.weights import shipped_net
from skye.material.tables import shipped_tables
from skye.search.net import Net
from skye.search.self_play import self_play

LEAD = 12
"""Points ahead beyond which more count for little: games are to be won, not to be won by far."""

Weights = dict[str, float]

Points = tuple[tuple[int, ...], ...]
"""For a deal: for each seat that the candidate sits on, the points of all seats."""


class Player(Protocol):
    """Who plays, as it is sent to the processes that play."""

    @property
    def weights(self) -> Weights:
        """All its weights."""

    def player(self) -> Net | None:
        """Its net for the core."""


class Side(NamedTuple):
    """A player with the shipped net or none."""

    weights: Weights
    net: bool

    def player(self) -> Net | None:
        """Its net, which each process loads once."""
        return shipped_net() if self.net else None


def play_deal(expansion: str | None, players: int, own: Player, rivals: Player, seed: int) -> Points:
    """The deal of this seed, played from every seat."""
    tables = shipped_tables(expansion)
    found = []
    for seat in range(players):
        sides = [own if place == seat else rivals for place in range(players)]
        weights, nets = [side.weights for side in sides], [side.player() for side in sides]
        found.append(self_play(tables, weights, seed, nets))
    return tuple(found)


def leads(deal: Points) -> list[int]:
    """How far the candidate was ahead of the best rival, from each seat."""
    return [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat, points in enumerate(deal)]


def fitness(deals: Sequence[Points]) -> float:
    """How well a candidate did, between -1 and 1."""
    values = [tanh(lead / LEAD) for deal in deals for lead in leads(deal)]
    return fsum(values) / len(values)


def win_share(deal: Points) -> float:
    """The share of a deal's games that the candidate has won; a tied win is shared."""
    won = [(points[seat] == max(points)) / points.count(max(points)) for seat, points in enumerate(deal)]
    return fsum(won) / len(won)
