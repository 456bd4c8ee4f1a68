"""The games of a tuning run: one seat plays a candidate, the others the reference, from every seat of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, tanh

from skye.material.tables import shipped_tables
from skye.search.self_play import self_play

LEAD = 12
"""Points ahead beyond which more count for little: games are to be won, not to be won by far."""

Weights = dict[str, float]

Points = tuple[tuple[int, ...], ...]
"""For a deal: for each seat that the candidate sits on, the points of all seats."""


def play_deal(expansion: str | None, players: int, own: Weights, rivals: Weights, seed: int) -> Points:
    """The deal of this seed, played from every seat."""
    tables = shipped_tables(expansion)
    return tuple(
        self_play(tables, [own if place == seat else rivals for place in range(players)], seed)
        for seat in range(players)
    )


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
