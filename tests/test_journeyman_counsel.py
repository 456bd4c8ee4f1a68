"""What the thinking bots do on their journeys (W2 to W6): held against trying everything in the last round."""

from __future__ import annotations

import random

import pytest
from test_search import decide, game_at

from skye import Game, Move

pytestmark = pytest.mark.once
SEAT = 0


def end(game: Game) -> int:
    """The points of the seat when it goes on as a trader does, and the others anyhow."""
    rng = random.Random(1)
    game = game.copy()
    while acting := game.to_act():
        is_own = SEAT in acting
        game.apply(decide(game, SEAT, "trader") if is_own else game.legal(acting[0]).sample(rng))
    return game.scores()[SEAT]


def most(game: Game) -> int:
    """The most points that any steps of the seat lead to."""
    if SEAT in game.to_act():
        return max(most(after(game, move)) for move in game.legal(SEAT))
    return end(game)


def after(game: Game, move: Move) -> Game:
    game = game.copy()
    game.apply(move)
    return game


def test_markers_are_collected_nearly_as_well_as_can_be() -> None:
    best = reached = found = 0
    for seed in range(80):
        game = game_at("walk", 6, seed=seed, expansion="journeyman")
        if SEAT in game.to_act() and len(game.legal(SEAT)) > 1:
            best += most(game)
            reached += end(game)
            found += 1
    assert found >= 20
    assert best - found / 2 <= reached <= best, "gold may be kept for a point that it does not become"


def test_walks_are_planned_nearly_as_well_as_can_be() -> None:
    best = reached = found = 0
    for seed in range(40):
        game = game_at("plan", 6, seed=seed, expansion="journeyman")
        if len(game.legal(SEAT)) <= 60:
            best += max(end(after(game, move)) for move in game.legal(SEAT))
            reached += end(game)
            found += 1
    assert found >= 20
    assert best - found / 2 <= reached <= best
