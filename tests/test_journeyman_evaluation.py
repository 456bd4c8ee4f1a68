"""What the thinking bots do on their journeys (W2 to W6): compared with trying everything in the last round."""

from __future__ import annotations

import random

import pytest
from deciding import decide, game_at
from journeyman_roads import ROAD, SECOND, winner
from journeyman_table import DULL, Table, board, layout, wins

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


# Roads before the points (W13)

THINKING = ("novice", "trader", "planner", "seer", "chieftain")


@pytest.mark.rule("W13")
@pytest.mark.parametrize("bot", THINKING)
def test_roads_are_laid_where_they_score_now(bot: str) -> None:
    """The last round, 1 point for each tile on the castle's road: first the tile next to the castle, then the next."""
    table = winner("road_tiles", rounds=1)
    assert str(decide(table.game, SEAT, bot)) == ROAD
    table.play(ROAD)
    assert str(decide(table.game, SEAT, bot)) == SECOND


@pytest.mark.rule("W13")
@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize(("scoring", "tile"), [("road_cattle", "cattle1"), ("harbours", "croft2")])
def test_roads_join_what_will_score_or_pay_later(bot: str, scoring: str, tile: str) -> None:
    """Cattle for the points of this and later rounds; two whisky symbols for every income to come."""
    assert str(decide(winner(scoring, first=tile).game, SEAT, bot)) == ROAD


@pytest.mark.rule("W13")
@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("rounds", [1, 6])
def test_two_roads_reach_what_one_does_not(bot: str, rounds: int) -> None:
    """A moor lies between the castle and a tile with cattle: only both roads join it, for 2 points in every round."""
    table = winner("road_cattle", second="cattle1", rounds=rounds)
    assert str(decide(table.game, SEAT, bot)) == ROAD
    table.play(ROAD)
    assert str(decide(table.game, SEAT, bot)) == SECOND


@pytest.mark.rule("W13")
@pytest.mark.parametrize("bot", THINKING)
def test_a_road_that_brings_nothing_more_is_not_laid(bot: str) -> None:
    """The last round, and nothing counts roads."""
    assert str(decide(winner("harbours", rounds=1).game, SEAT, bot)) == f"{SEAT} no_road"


@pytest.mark.rule("W13", "W2")
def test_a_road_is_laid_before_a_walk_that_it_makes_better() -> None:
    """Last round: a farm three tiles away is 1 + 2 + 2, too far without a road over one edge; its step scores 5."""
    boards = board(warrior=wins("roads"), merchant=("farm 1 points=5", *DULL[1:]))
    table = Table(boards, layout("roads"), rounds=2)
    table.offer("way1 sign1")
    table.play("0 pass\n1 pass\n0 step warrior")
    table.go("draw")
    table.offer("farm1 moor20")
    table.play("1 pass\n0 pass\n0 place farm1 0,-3 r0\n0 place moor20 1,0 r0")
    table.go("plan")
    laid = []
    while str(move := decide(table.game, SEAT, "trader")).startswith("0 road"):
        laid.append(str(move))
        table.play(str(move))
    assert len(laid) == 1
    assert laid[0] in ("0 road 0,-2 0,-1", "0 road 0,-3 0,-2")
    assert str(move) == "0 plan 0,-3"


@pytest.mark.rule("W10")
@pytest.mark.parametrize("bot", THINKING)
def test_no_step_back_is_thought_of_without_a_marker(bot: str) -> None:
    """The warrior stands at the end, worth 9 points each way; a symbol is good for the other tracks."""
    warrior = ("west 1 slot=I", "west 1 slot=II", "west 1 slot=III hop=9")
    table = Table(board(warrior=warrior, herald=("ship 1 points=1", *DULL[1:])), layout("waypoint movement bank_pays"))
    for cells in ("0,0 0,-1", "0,0"):
        table.go("plan")
        table.play(f"0 plan {cells}\n1 plan -")
        table.play("\n".join(f"0 collect {cell} warrior" for cell in cells.split()))
    table.offer("sign1 moor30")
    table.go("step")
    assert table.journey(SEAT).markers[0] == 3
    assert str(decide(table.game, SEAT, bot)) in ("0 step herald", "0 step merchant")
