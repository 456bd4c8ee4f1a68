"""Every kind of wrong move with the expansion raises the right error and leaves the game as it was."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from journeyman_positions import (
    ASKED,
    BONUS,
    BUILDING,
    CASTLE_WALK,
    LAID,
    LATE_STEP,
    LATER_STEP,
    PLANNING,
    POOR,
    PRICED,
    RICH,
    ROADS,
    SALE,
    SYMBOL,
    WALKED,
    WALKING,
    WAYPOINT,
    WON,
    begin,
    journey,
    play_to,
    refuse,
    snapshot,
)
from journeyman_trail import CASTLE
from table import DRAWN, new_game, play

from skye import CHANCE, Buy, Draw, IllegalMoveError, Move, Pass, Place, Price
from skye.expansions.journeyman.moves import MOVES, Collect, NoRoad, Plan, Road, Step

CASES: list[tuple[str, str, Move, str]] = [
    # Planning (W1, W2)
    ("two markers on one tile", PLANNING, Plan(0, ((0, 1), (0, 1))), "illegal-plan-twice"),
    ("two markers on the castle", PLANNING, Plan(0, (CASTLE, CASTLE)), "illegal-plan-twice"),
    ("no walk leads over both", PLANNING, Plan(1, ((0, -1), (0, 1))), "illegal-plan-far"),
    ("a tile that only the other has", PLANNING, Plan(0, ((0, -1),)), "illegal-plan-tile"),
    ("an empty cell", PLANNING, Plan(0, (CASTLE, (3, 3))), "illegal-plan-tile"),
    ("far away", PLANNING, Plan(0, ((999_999, -999_999),)), "illegal-plan-tile"),
    ("a cell of the same number", PLANNING, Plan(0, ((90, -1),)), "illegal-plan-tile"),
    ("another cell of the same number", PLANNING, Plan(0, ((46, 45),)), "illegal-plan-tile"),
    ("farther than any number", PLANNING, Plan(0, ((10**30, 0),)), "illegal-form"),
    ("three markers of two", PLANNING, Plan(0, (CASTLE, (0, 1), (1, 0))), "illegal-plan-markers"),
    ("four markers", PLANNING, Plan(0, (CASTLE, (0, 1), (1, 0), (1, 1))), "illegal-form"),
    ("extra without the bonus tile", PLANNING, Plan(0, (CASTLE,), extra=True), "illegal-plan-extra"),
    ("extra without anything", PLANNING, Plan(0, (), extra=True), "illegal-plan-extra"),
    ("a plan for a seat that has planned", f"{PLANNING}\n0 plan 0,0", Plan(0, ()), "illegal-seat"),
    ("a plan for nobody", PLANNING, Plan(2, ()), "illegal-no-seat"),
    ("a plan while tiles are drawn", "", Plan(0, ()), "illegal-in-draw"),
    ("a plan while prices are set", DRAWN, Plan(0, ()), "illegal-in-price"),
    ("a plan while tiles are bought", PRICED, Plan(0, ()), "illegal-in-buy"),
    ("a plan while building", BUILDING, Plan(0, ()), "illegal-in-build"),
    ("a plan while walking", WALKING, Plan(0, ()), "illegal-in-walk"),
    ("a plan instead of a step", SALE, Plan(1, ()), "illegal-in-step"),
    ("a plan after the walk", WALKED, Plan(0, ()), "illegal-in-walk"),
    ("a plan after all walks", LATE_STEP, Plan(0, ()), "illegal-in-step"),
    ("a plan in the next round", ROADS, Plan(0, ()), "illegal-in-price"),
    # Walking (W3 to W6)
    ("no marker there", WALKING, Collect(0, 0, 0, None), "illegal-collect-marker"),
    ("a marker of the other", WALKING, Collect(0, 0, 0, "merchant"), "illegal-collect-marker"),
    ("no tile there", WALKING, Collect(0, 5, 5, None), "illegal-collect-marker"),
    ("a marker far away", WALKING, Collect(0, 999_999, 0, None), "illegal-collect-marker"),
    ("a marker on a cell of the same number", CASTLE_WALK, Collect(0, 90, -1, None), "illegal-collect-marker"),
    ("a marker collected twice", WON, Collect(0, 0, 0, None), "illegal-collect-marker"),
    ("an order that strands the rest", WALKING, Collect(0, 1, 0, None), "illegal-collect-far"),
    ("the other walks first", WALKING, Collect(1, 0, 0, None), "illegal-seat"),
    ("the requirement fails", WALKING, Collect(0, 0, 1, "warrior"), "illegal-step-requirement"),
    ("the castle is elsewhere", WALKING, Collect(0, 0, 1, "merchant"), "illegal-step-requirement"),
    ("the castle's price is too high", POOR, Collect(0, 0, 0, "warrior"), "illegal-step-gold"),
    ("price and fee are too high together", CASTLE_WALK, Collect(0, 0, 0, "herald"), "illegal-step-gold"),
    ("a walk for nobody", WALKING, Collect(2, 0, 1, None), "illegal-no-seat"),
    ("a marker while planning", PLANNING, Collect(0, 0, 0, None), "illegal-in-plan"),
    ("a marker while building", BUILDING, Collect(0, 0, 0, None), "illegal-in-build"),
    ("a marker after the walk", WALKED, Collect(0, 0, 0, None), "illegal-seat"),
    ("a marker after all walks", LATE_STEP, Collect(0, 0, 0, None), "illegal-in-step"),
    # Steps (W6 to W8, W12)
    ("herald after a sale", SALE, Step(1, "herald"), "illegal-step-warrior"),
    ("merchant after a sale", SALE, Step(1, "merchant"), "illegal-step-warrior"),
    ("the buyer steps for the sale", SALE, Step(0, "warrior"), "illegal-seat"),
    ("nobody steps", SALE, Step(2, None), "illegal-no-seat"),
    ("a fee too high for a symbol", SYMBOL, Step(0, "herald"), "illegal-step-gold"),
    ("a fee too high for a bonus tile", BONUS, Step(0, "herald"), "illegal-step-gold"),
    ("a symbol of another", SYMBOL, Step(1, "warrior"), "illegal-seat"),
    ("a bonus tile of another", BONUS, Step(1, None), "illegal-seat"),
    ("a step while drawing", "", Step(0, None), "illegal-in-draw"),
    ("a step while pricing", DRAWN, Step(0, None), "illegal-in-price"),
    ("a step while buying", PRICED, Step(0, None), "illegal-in-buy"),
    ("a step while building", BUILDING, Step(0, None), "illegal-in-build"),
    ("a second step for one bonus tile", f"{BONUS}\n0 step -", Step(0, None), "illegal-in-build"),
    ("a step while planning", PLANNING, Step(0, None), "illegal-in-plan"),
    ("a step while walking", WALKING, Step(0, "merchant"), "illegal-in-walk"),
    (
        "a bonus tile's step before all have walked",
        LATE_STEP.rpartition("\n")[0],
        Step(0, "merchant"),
        "illegal-in-walk",
    ),
    ("the other's bonus tile first", LATE_STEP, Step(1, "merchant"), "illegal-seat"),
    ("a second step for one bonus tile after the walks", LATER_STEP, Step(0, None), "illegal-seat"),
    ("a fee too high for a bonus tile after the walks", LATE_STEP, Step(0, "herald"), "illegal-step-gold"),
    ("a step in the next round", ROADS, Step(0, None), "illegal-in-price"),
    # Roads (W13)
    ("no road won", PLANNING, Road(0, 0, 0, 0, 1), "illegal-road-none"),
    ("no road won by the other", ROADS, Road(1, 0, 0, 0, 1), "illegal-road-none"),
    ("a road won in this walk", WON, Road(0, 0, 0, 0, 1), "illegal-road-new"),
    ("roads won in a walk that is over", WALKED, Road(0, 0, 0, 0, 1), "illegal-road-new"),
    ("a road before it has taken effect, on no tiles", WALKED, Road(0, 7, 0, 7, 1), "illegal-road-new"),
    ("a road won by a step after the walks", LATER_STEP, Road(0, 0, 0, 0, 1), "illegal-road-new"),
    ("no road won by a step after the walks", LATER_STEP, Road(1, 0, 0, 0, 1), "illegal-road-none"),
    ("no road won in all walks", LATE_STEP, Road(0, 0, 0, 0, 1), "illegal-road-none"),
    ("a road for nobody", ROADS, Road(2, 0, 0, 0, 1), "illegal-no-seat"),
    ("a road to an empty cell", ROADS, Road(0, 0, 0, -1, 0), "illegal-road-tile"),
    ("a road from an empty cell", ROADS, Road(0, -1, 0, 0, 0), "illegal-road-tile"),
    ("a road between empty cells", ROADS, Road(0, 7, 0, 7, 1), "illegal-road-tile"),
    ("a road between tiles of the other", ROADS, Road(0, 0, -1, 0, 0), "illegal-road-tile"),
    ("a road far away", ROADS, Road(0, 999_999, 999_999, 999_999, 999_998), "illegal-road-tile"),
    ("a road between cells of the same number", ROADS, Road(0, 90, -1, 90, 0), "illegal-road-tile"),
    ("a road across a corner", ROADS, Road(0, 0, 1, 1, 0), "illegal-road-apart"),
    ("a road across the same corner", ROADS, Road(0, 1, 0, 0, 1), "illegal-road-apart"),
    ("a road on one tile", ROADS, Road(0, 0, 0, 0, 0), "illegal-road-apart"),
    ("a road laid already", LAID, Road(0, 0, 0, 0, 1), "illegal-road-there"),
    ("a road laid already, the other way", LAID, Road(0, 0, 1, 0, 0), "illegal-road-there"),
    ("a road while drawing", "", Road(0, 0, 0, 0, 1), "illegal-in-draw"),
    ("a road before the next prices", f"{ASKED}\n0 no_road", Road(0, 0, 0, 0, 1), "illegal-in-draw"),
    ("a road to an empty cell before the points", ASKED, Road(0, 0, 0, -1, 0), "illegal-road-tile"),
    ("a road of the other before the points", ASKED, Road(1, 0, 0, 0, 1), "illegal-road-none"),
    ("no road for the other", ASKED, NoRoad(1), "illegal-seat"),
    ("no road for nobody", ASKED, NoRoad(2), "illegal-no-seat"),
    ("no road while walking", WALKED, NoRoad(0), "illegal-in-walk"),
    ("no road after all walks", LATE_STEP, NoRoad(0), "illegal-in-step"),
    ("no road in the next round", ROADS, NoRoad(0), "illegal-in-price"),
    ("a plan before the points", ASKED, Plan(0, ()), "illegal-in-roads"),
    ("a step before the points", ASKED, Step(0, None), "illegal-in-roads"),
    ("a pass before the points", ASKED, Pass(0), "illegal-in-roads"),
    # Moves of the base game (P2, W12)
    ("no axe without the right", DRAWN, Price(0, None, (("24", 1), ("31", 1), ("8", 1))), "illegal-price-tiles"),
    ("a purchase while a step is due", SALE, Buy(1, "24"), "illegal-in-step"),
    ("a pass while a step is due", SALE, Pass(1), "illegal-in-step"),
    ("a tile laid while a step is due", SYMBOL, Place(0, "31", 0, 1, 0), "illegal-in-step"),
    ("a draw while planning", PLANNING, Draw(0, ("1", "2", "3")), "illegal-in-plan"),
    ("prices while planning", PLANNING, Price(0, "1", (("2", 1), ("3", 1))), "illegal-in-plan"),
    ("a tile laid while planning", PLANNING, Place(0, "24", 0, 2, 0), "illegal-in-plan"),
    ("a pass while walking", WALKING, Pass(0), "illegal-in-walk"),
    ("a purchase while walking", WALKING, Buy(0, "27"), "illegal-in-walk"),
    ("a pass after all walks", LATE_STEP, Pass(0), "illegal-in-step"),
    ("a tile laid after all walks", LATE_STEP, Place(0, "24", 0, 2, 0), "illegal-in-step"),
    ("a draw for a huge seat", "", Draw(10**5000, ("1", "2", "3")), "illegal-form"),
    ("a draw for a huge seat while planning", PLANNING, Draw(10**5000, ("1", "2", "3")), "illegal-form"),
    ("a draw for a huge seat after all walks", LATE_STEP, Draw(-(10**5000), ("1", "2", "3")), "illegal-form"),
]


@pytest.mark.rule("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W12", "W13")
@pytest.mark.parametrize(("before", "move", "key"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_illegal_move(before: str, move: Move, key: str) -> None:
    assert refuse(play(begin(), before), move) == key


@pytest.mark.rule("W9", "W12")
def test_positions_are_what_they_are_called() -> None:
    """So that no case above is refused for another reason than the one meant."""
    phases = {
        PRICED: ("buy", (0,)),
        SALE: ("step", (1,)),
        SYMBOL: ("step", (0,)),
        BONUS: ("step", (0,)),
        BUILDING: ("build", (0, 1)),
        PLANNING: ("plan", (0, 1)),
        WALKING: ("walk", (0,)),
        POOR: ("walk", (0,)),
        WON: ("walk", (0,)),
        WALKED: ("walk", (1,)),
        LATE_STEP: ("step", (0,)),
        LATER_STEP: ("step", (1,)),
        ASKED: ("roads", (0,)),
        ROADS: ("price", (0, 1)),
        LAID: ("price", (0, 1)),
    }
    for moves, expected in phases.items():
        game = play(begin(), moves)
        assert (game.phase, game.to_act()) == expected, moves
    assert [played.gold(0) for played in (play(begin(), WALKING), play(begin(), POOR))] == [3, 0]
    assert [journey(play(begin(), moves), 0).roads for moves in (WON, WALKED, ASKED, ROADS, LAID)] == [0, 0, 3, 3, 2]
    assert [journey(play(begin(), LATER_STEP), seat).won for seat in (0, 1)] == [("step", "road"), ("step",)]


@pytest.mark.rule("W1", "W12")
def test_extra_movement_and_third_marker_are_for_next_round() -> None:
    game = play_to(play(begin(WAYPOINT), RICH), "plan", 2)
    assert {"waypoint", "movement"} <= set(journey(game, 0).rights)
    assert refuse(game, Plan(0, (), extra=True)) == "illegal-plan-extra-empty"
    assert refuse(game, Plan(1, (CASTLE,), extra=True)) == "illegal-plan-extra"
    assert refuse(game, Plan(1, (CASTLE, (0, 1), (0, -1)))) == "illegal-plan-markers"
    move = Plan(0, (CASTLE, (0, 1), (1, 0)), extra=True)
    assert move in game.legal(0)
    game.apply(move)
    play_to(game, "plan", 3)
    assert refuse(game, Plan(0, (CASTLE,), extra=True)) == "illegal-plan-extra", "it serves once"


@pytest.mark.rule("W13")
def test_a_road_can_be_laid_out_of_turn_and_late() -> None:
    game = play(begin(), WALKED)
    assert refuse(game, Road(0, 0, 0, 0, 1)) == "illegal-road-new"
    play(game, "1 collect 0,0 -")
    assert (game.phase, game.to_act()) == ("roads", (0,))
    play(game, "0 no_road")
    assert (game.phase, game.round) == ("draw", 2)
    assert refuse(game, Road(0, 0, 0, 0, 1)) == "illegal-in-draw"
    play_to(game, "price", 2)
    game.apply(Road(0, 0, 1, 0, 0))
    play_to(game, "buy", 2)
    seat = game.to_act()[0]
    assert seat == 1, "not the turn of seat 0"
    game.apply(Road(0, 0, 0, 1, 0))
    assert refuse(game, Road(0, 1, 0, 0, 0)) == "illegal-road-there"
    assert journey(game, 0).laid == (((0, 0), (0, 1)), ((0, 0), (1, 0)))
    game.play_random(random.Random(1))
    assert refuse(game, Road(0, 0, 0, 0, 1)) == "illegal-in-over"


def test_a_finished_game_takes_no_move() -> None:
    game = begin()
    game.play_random(random.Random(1))
    for move in (Plan(0, ()), Collect(0, 0, 0, None), Step(0, None), Road(0, 0, 0, 0, 1), NoRoad(0), Pass(0)):
        assert refuse(game, move) == "illegal-in-over"


ANYTHING: tuple[Any, ...] = (
    *(None, True, 0.0, 0.5, float("nan"), float("inf"), "0", "", b"0", -1, 99, 10**30, 10**5000, -(10**5000)),
    *((), (0,), [0], {}, {"x": 0}, {0}, object(), "warrior ", "WARRIOR", 1 + 0j),
    *(((0,),), ((0, 0, 0),), ((0.0, 0),), ((None, 0),), (("0", "0"),), ((True, False),), ((10**30, 0),)),
    *([[0.5, 0]], ((0, 0),) * 4, "ab", (((0, 0), (0, 1)),)),
)

GOOD = {
    Plan: Plan(0, (CASTLE,)),
    Collect: Collect(0, 0, 1, None),
    Step: Step(1, None),
    Road: Road(0, 0, 0, 0, 1),
    NoRoad: NoRoad(0),
}


def misshapen(kind: type[Move]) -> Iterator[tuple[str, Move]]:
    """Moves of a kind with one value of any kind, those left out that are good values."""
    good = GOOD[kind]
    for field in kind.__struct_fields__:
        for value in ANYTHING:
            values = {name: getattr(good, name) for name in kind.__struct_fields__}
            values[field] = value
            move = kind(**values)
            try:
                msgspec.convert(msgspec.to_builtins(move), kind)
            except (msgspec.ValidationError, TypeError):
                yield field, move


@pytest.mark.parametrize("kind", MOVES, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize(
    "before", ["", DRAWN, PRICED, SALE, BUILDING, PLANNING, WALKING, LATE_STEP, ASKED, ROADS], ids=range(10)
)
def test_values_of_the_wrong_kind_are_reported(before: str, kind: type[Move]) -> None:
    game = play(begin(), before)
    seen = snapshot(game)
    tried = 0
    for field, move in misshapen(kind):
        with pytest.raises(IllegalMoveError) as caught:
            game.apply(move)
        assert caught.value.key == "illegal-form", field
        assert len(str(caught.value)) < 500
        assert not any(move in game.legal(seat) for seat in (CHANCE, 0, 1))
        tried += 1
    assert tried > 15
    assert snapshot(game) == seen


@pytest.mark.parametrize("kind", MOVES, ids=lambda kind: kind.__name__)
def test_moves_of_an_expansion_have_no_place_without_it(kind: type[Move]) -> None:
    game = play(new_game(2), DRAWN)
    with pytest.raises(IllegalMoveError) as caught:
        game.apply(GOOD[kind])
    assert caught.value.key == "illegal-in-price"
    for field, move in misshapen(kind):
        with pytest.raises(IllegalMoveError) as caught:
            game.apply(move)
        assert str(caught.value), field
        assert not any(move in game.legal(seat) for seat in (CHANCE, 0, 1))


def test_cells_in_any_order_make_one_plan() -> None:
    """Text and record have them sorted; a move need not."""
    one, other = (play(begin(), f"{PLANNING}\n1 plan -") for _ in range(2))
    one.apply(Plan(0, ((0, 1), (1, 0))))
    other.apply(Plan(0, ((1, 0), (0, 1))))
    assert snapshot(one) == snapshot(other)
    assert one.take_log() == other.take_log()
