"""With the expansion each legal move is as likely as another when one is drawn by chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from journeyman_positions import (
    CASTLE_WALK,
    LATE_STEP,
    NO_AXE,
    RICH,
    ROADS,
    SYMBOL,
    WAYPOINT,
    begin,
    castle_tables,
    journey,
    play_to,
    play_to_next,
    refuse,
)
from table import play

from skye import Game, Move, Price
from skye.expansions.journeyman.moves import Collect, Plan, Road, Step


def check_even(game: Game, seat: int, kind: type[Move]) -> None:
    """Chi-square, with so generous a bound that only a real unevenness breaks it."""
    legal = game.legal(seat)
    moves = list(legal)
    assert any(isinstance(move, kind) for move in moves)
    assert len(moves) > 2
    rng = random.Random(8)
    each = 60
    found = Counter(legal.sample(rng) for _ in range(each * len(moves)))
    assert found.keys() == set(moves)
    square = sum((found[move] - each) ** 2 / each for move in moves)
    freedom = len(moves) - 1
    assert square < freedom + 6 * (2 * freedom) ** 0.5 + 12


@pytest.mark.rule("W1")
def test_plans_are_as_likely_as_each_other() -> None:
    game = play_to(play(begin(WAYPOINT), RICH), "plan", 2)
    assert len(game.legal(0)) > 30
    check_even(game, 0, Plan)


@pytest.mark.rule("W3")
def test_markers_and_steps_are_as_likely_as_each_other() -> None:
    check_even(play(begin(), CASTLE_WALK), 0, Collect)


@pytest.mark.rule("W8")
def test_steps_are_as_likely_as_each_other() -> None:
    check_even(play(begin(), SYMBOL), 0, Step)


@pytest.mark.rule("W12")
def test_steps_after_the_walks_are_as_likely_as_each_other() -> None:
    check_even(play(begin(), LATE_STEP), 0, Step)


@pytest.mark.rule("W13")
@pytest.mark.parametrize("phase", ["price", "buy", "build", "plan"])
def test_roads_are_as_likely_as_what_is_asked(phase: str) -> None:
    game = play_to(play(begin(), ROADS), phase, 2)
    while 0 not in game.to_act():
        play_to_next(game)
    assert game.phase == phase
    assert journey(game, 0).roads == 3
    check_even(game, 0, Road)


@pytest.mark.rule("W13")
def test_roads_out_of_turn_are_as_likely_as_each_other() -> None:
    game = play_to(play(begin(), ROADS), "plan", 2)
    game.apply(Plan(0, ()))
    assert game.to_act() == (1,)
    check_even(game, 0, Road)


def castle_steps(game: Game, tracks: str) -> None:
    """A step each round for seat 0 by a marker on the castle, nothing for seat 1."""
    for number, track in enumerate(tracks.split(), start=game.round):
        play_to(game, "plan", number)
        play(game, f"0 plan 0,0\n1 plan -\n0 collect 0,0 {track}")


@pytest.mark.rule("P2", "W12")
def test_prices_without_an_axe_are_as_likely_as_others() -> None:
    game = begin(NO_AXE, castle_tables())
    castle_steps(game, "merchant merchant merchant")
    play_to(game, "price", 4)
    assert "no_axe" in journey(game, 0).rights
    moves = [move for move in game.legal(0) if isinstance(move, Price)]
    gold = game.gold(0)
    assert Counter(move.axe is None for move in moves) == {
        False: 3 * gold * (gold - 1) // 2,
        True: gold * (gold - 1) * (gold - 2) // 6,
    }
    assert all(sum(price for _, price in move.prices) <= gold for move in moves)
    small = game.copy()
    assert refuse(small, Price(1, None, tuple((tile, 1) for tile, _ in game.offers(1)))) == "illegal-price-tiles"
    drawn = [tile for tile, _ in game.offers(0)]
    assert refuse(game, Price(0, None, ((drawn[0], 1), (drawn[1], 1)))) == "illegal-price-spared"
    assert refuse(game, Price(0, drawn[0], ((drawn[1], 1),))) == "illegal-price-spared"
    assert refuse(game, Price(0, drawn[0], tuple((tile, 1) for tile in drawn))) == "illegal-price-spared"
    assert refuse(game, Price(0, None, tuple((tile, 1) for tile, _ in game.offers(1)))) == "illegal-price-spared"
    assert refuse(game, Price(0, None, tuple((tile, gold) for tile in drawn))) == "illegal-price-sum"
    assert refuse(game, Price(0, None, tuple((tile, 0) for tile in drawn))) == "illegal-price-low"
    rng = random.Random(4)
    samples = [game.legal(0).sample(rng) for _ in range(4_000)]
    assert all(sample in game.legal(0) for sample in samples[:200])
    # By the sum of the three prices: so many ways each.
    found = Counter(sum(price for _, price in move.prices) for move in samples if isinstance(move, Price))
    ways = Counter(sum(price for _, price in move.prices) for move in moves)
    square = sum(
        (found[total] - 4_000 * count / len(moves)) ** 2 / (4_000 * count / len(moves)) for total, count in ways.items()
    )
    assert square < len(ways) + 6 * (2 * len(ways)) ** 0.5 + 12
