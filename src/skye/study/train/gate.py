"""Whether a new net is better than the one before: both play the same deals from all seats, without search."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

import msgspec

from skye.study.stats.intervals import of_mean
from skye.study.train.mix import GameKind
from skye.study.tune.games import Points, win_share

DIGITS = 6
"""Of the numbers in JSON."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of gate.jsonl."""

    kind: str
    """Of game."""
    deal: int
    """From 1."""
    points: Points
    """The points of all seats, for each seat that the new net sat on."""


class Comparison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a new net has done in one kind of game, with a 95 % interval; a deal is one observation."""

    kind: str
    players: int
    deals: int
    win_share: float
    low: float
    high: float


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the new net replaces the one before."""

    comparisons: tuple[Comparison, ...]
    strength: float
    """The mean of what it has won in each kind of game, as a multiple of its share; 1 is as good as the others."""
    kept: bool


def decide(kinds: Sequence[GameKind], deals: Sequence[Deal]) -> Verdict:
    """Keep a net that wins more than its share over all kinds of games, and is not clearly worse in any of them."""
    found = [compare(kind, [deal for deal in deals if deal.kind == kind.name]) for kind in kinds]
    strength = round(fsum(each.win_share * each.players for each in found) / len(found), DIGITS)
    worse = any(each.high < 1 / each.players for each in found)
    return Verdict(tuple(found), strength, strength > 1 and not worse)


def compare(kind: GameKind, deals: Sequence[Deal]) -> Comparison:
    """What the deals of a kind say."""
    shares = [win_share(deal.points) for deal in deals]
    total = fsum(shares)
    # A single deal says nothing about others.
    low, high = of_mean(total, fsum(share * share for share in shares), len(shares)) or (0.0, 1.0)
    values = (round(value, DIGITS) for value in (total / len(shares), max(0.0, low), min(1.0, high)))
    return Comparison(kind.name, kind.players, len(deals), *values)
