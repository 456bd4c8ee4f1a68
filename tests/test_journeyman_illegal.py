"""Every kind of wrong move with the expansion raises the right error and leaves the game as it was; what is legal is
counted, listed, sampled and accepted alike."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations, permutations
from typing import Any

import msgspec
import pytest
from invariants import CASTLE, Cell, expanded_tables, random_move, survey, swift_tables
from table import SCORING, new_game, own_tile, play
from test_game import DRAWN

import skye
from skye import CHANCE, Buy, Draw, Game, IllegalMoveError, Move, Pass, Place, Price, view
from skye.core.chance import Generator
from skye.core.journey import Journey as CoreJourney
from skye.core.journey_board import BoardTables
from skye.core.journey_paths import Paths
from skye.core.territory import Territory
from skye.explain import Laid, Survey
from skye.journeyman.explain import costs, meets, walk
from skye.journeyman.material import TRACKS, Board, Box, Space
from skye.journeyman.moves import MOVES, Collect, Plan, Road, Step
from skye.journeyman.view import JourneyView
from skye.setup import Setup
from skye.tables import Tables

LAYOUT = "step+road+waypoint+gold+roads+movement+no_axe+bank_pays+two_purchases"
"""By slot, then for the warrior, the merchant and the herald."""

WAYPOINT = "step+waypoint+road+gold+movement+roads+no_axe+bank_pays+two_purchases"
NO_AXE = "step+waypoint+road+gold+movement+roads+bank_pays+no_axe+two_purchases"

PRICED = f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1"
SALE = f"{PRICED}\n0 buy 16"
SYMBOL = """0 draw 24 31 J5
1 draw 27 16 49
0 price axe=24 31=1 J5=1
1 price axe=49 27=1 16=1
0 pass
1 pass"""
BONUS = f"{SYMBOL}\n0 step warrior"
BUILDING = f"{PRICED}\n0 pass\n1 pass"
PLACED = "0 place 24 0,1 r0\n0 place 31 1,0 r0\n1 place 27 0,1 r1\n1 place 16 0,-1 r3"
"""Seat 0 has tiles at 0,0 0,1 1,0, with a road between the first two; seat 1 at 0,0 0,1 0,-1, without any road."""
PLANNING = f"{BUILDING}\n{PLACED}"
WALKING = f"{PLANNING}\n0 plan 0,1 1,0\n1 plan 0,0"
POOR = f"{DRAWN}\n0 price axe=8 24=4 31=1\n1 price axe=49 27=4 16=1\n0 pass\n1 pass\n{PLACED}\n0 plan 0,0\n1 plan -"
CASTLE_WALK = f"{PLANNING}\n0 plan 0,0 1,0\n1 plan 0,0"
WON = f"{CASTLE_WALK}\n0 collect 0,0 merchant"
"""Seat 0 has won a road in a walk that is not over."""
WALKED = f"{WON}\n0 collect 1,0 merchant"
"""Seat 0 has won three roads in a walk that is over; seat 1 walks."""
LATE_STEP = f"{CASTLE_WALK}\n0 collect 0,0 warrior\n0 collect 1,0 -\n1 collect 0,0 warrior"
"""All have walked, and both have won the bonus tile for a step; seat 0 decides about it."""
LATER_STEP = f"{LATE_STEP}\n0 step merchant"
"""Seat 0 has won a road by its step; seat 1 decides about its own."""
ROADS = f"{WALKED}\n1 collect 0,0 -\n1 draw 1 2 3\n0 draw 4 5 6"
"""Prices are set in round 2; seat 0 has three roads."""
LAID = f"{ROADS}\n0 road 0,0 0,1"

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
    ("a road before the next prices", f"{WALKED}\n1 collect 0,0 -", Road(0, 0, 0, 0, 1), "illegal-in-draw"),
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


def begin(layout: str = LAYOUT, tables: Tables | None = None, *, start: int = 0) -> Game:
    return Game(Setup(2, start, SCORING, (layout, LAYOUT)), tables or swift_tables(), logged=True)


def snapshot(game: Game) -> bytes:
    """Everything that anybody sees of a game, and what they may do."""
    seats = range(game.players)
    views = [view(game, seat, open_gold=True) for seat in (None, *seats)]
    legal = [list(game.legal(seat)) if len(game.legal(seat)) < 500 else len(game.legal(seat)) for seat in seats]
    return msgspec.json.encode([views, legal, game.to_act()])


def refuse(game: Game, move: Any) -> str:
    """The complaint about a move, which changes nothing."""
    seen = snapshot(game)
    game.take_log()
    with pytest.raises(IllegalMoveError) as caught:
        game.apply(move)
    assert str(caught.value), "it says what is wrong"
    assert snapshot(game) == seen
    assert not game.take_log()
    for seat in (CHANCE, *range(game.players)):
        assert move not in game.legal(seat)
    return caught.value.key


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
        ROADS: ("price", (0, 1)),
        LAID: ("price", (0, 1)),
    }
    for moves, expected in phases.items():
        game = play(begin(), moves)
        assert (game.phase, game.to_act()) == expected, moves
    assert [played.gold(0) for played in (play(begin(), WALKING), play(begin(), POOR))] == [3, 0]
    assert [journey(play(begin(), moves), 0).roads for moves in (WON, WALKED, ROADS, LAID)] == [0, 0, 3, 2]
    assert [journey(play(begin(), LATER_STEP), seat).won for seat in (0, 1)] == [("step", "road"), ("step",)]


def journey(game: Game, seat: int) -> JourneyView:
    shown = view(game, seat).seats[seat].expansion
    assert isinstance(shown, JourneyView)
    return shown


def play_to(game: Game, phase: str, round_number: int) -> Game:
    """Go on with the first base move there is, and without steps, to a phase of a round."""
    while (game.phase, game.round) != (phase, round_number):
        seat = game.to_act()[0]
        if game.phase == "draw":
            game.apply(Draw(next(iter(game.legal(seat))).seat, game.bag()[:3]))
        elif game.phase == "buy":
            game.apply(Pass(seat))
        elif game.phase == "plan":
            game.apply(Plan(seat, ()))
        elif game.phase == "step":
            game.apply(Step(seat, None))
        else:
            game.apply(next(iter(game.legal(seat))))
    return game


RICH = f"{PLANNING}\n0 plan 0,0 1,0\n1 plan -\n0 collect 0,0 merchant\n0 collect 1,0 merchant"
"""Seat 0 has won the bonus tiles I and II of the merchant."""


@pytest.mark.rule("W1", "W12")
def test_extra_movement_and_a_third_marker_are_for_the_next_round() -> None:
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
    assert (game.phase, game.round) == ("draw", 2), "nobody is waited for because of a road"
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
    for move in (Plan(0, ()), Collect(0, 0, 0, None), Step(0, None), Road(0, 0, 0, 0, 1), Pass(0)):
        assert refuse(game, move) == "illegal-in-over"


# Values of the wrong kind

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
    "before", ["", DRAWN, PRICED, SALE, BUILDING, PLANNING, WALKING, LATE_STEP, ROADS], ids=range(9)
)
def test_values_of_the_wrong_kind_are_told(before: str, kind: type[Move]) -> None:
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
    """Text and record tell them sorted; a move need not."""
    one, other = (play(begin(), f"{PLANNING}\n1 plan -") for _ in range(2))
    one.apply(Plan(0, ((0, 1), (1, 0))))
    other.apply(Plan(0, ((1, 0), (0, 1))))
    assert snapshot(one) == snapshot(other)
    assert one.take_log() == other.take_log()


# What is legal, counted and listed

POSITIONS = 260


@cache
def positions() -> list[Game]:
    """Positions of a few games, with short tracks and as shipped."""
    generator = Generator(5)
    found: list[Game] = []
    for number in range(6):
        tables = expanded_tables() if number % 3 == 2 else swift_tables()
        game = Game.new(2 + number % 3, random.Random(number), tables)
        while game.to_act():
            game.apply(random_move(game, generator))
            found.append(game.copy())
    step = max(1, len(found) // POSITIONS)
    return [
        game
        for number, game in enumerate(found)
        if number % step == 0 or game.phase == "step" or can_lay_out_of_turn(game)
    ]


def can_lay_out_of_turn(game: Game) -> bool:
    return any(len(game.legal(seat)) for seat in range(game.players) if seat not in game.to_act())


def thinkable(game: Game, seat: int) -> Iterator[Move]:
    """Every move of the expansion that a seat could think of: all its cells, tracks and edges."""
    cells = sorted(game.territory(seat))
    near = sorted(cells, key=lambda cell: abs(cell[0]) + abs(cell[1]))[:9]
    for count in range(4):
        for plan in combinations(near if count == 3 else cells, count):
            yield Plan(seat, tuple(sorted(plan)))
            yield Plan(seat, tuple(sorted(plan)), extra=True)
    tracks = (None, *TRACKS)
    for x, y in cells:
        yield from (Collect(seat, x, y, track) for track in tracks)
        yield Road(seat, x, y, x + 1, y)
        yield Road(seat, x, y, x, y + 1)
    yield from (Step(seat, track) for track in tracks)


def is_expansion_move(move: Move) -> bool:
    return isinstance(move, MOVES)


def test_all_phases_are_among_the_positions() -> None:
    assert {game.phase for game in positions()} == {
        *("draw", "price", "buy", "build", "over"),
        *("plan", "walk", "step"),
    }


@pytest.mark.rule("W1", "W3", "W5", "W6", "W7", "W8", "W10", "W12", "W13")
def test_what_is_listed_is_accepted_and_counted() -> None:
    rng = random.Random(3)
    for game in positions():
        for seat in range(game.players):
            legal = game.legal(seat)
            if len(legal) > 4_000:
                continue
            moves = list(legal)
            assert len(legal) == len(moves) == len(set(moves))
            for move in moves if len(moves) < 60 else rng.sample(moves, 60):
                assert move in legal
                copy = game.copy()
                copy.apply(move)
                assert skye.parse(str(move)) == move


@pytest.mark.rule("W1", "W3", "W5", "W6", "W7", "W8", "W12", "W13")
def test_what_is_accepted_is_listed() -> None:
    listed = 0
    for game in positions():
        for seat in range(game.players):
            legal = game.legal(seat)
            if len(legal) > 4_000:
                continue
            moves = {move for move in legal if is_expansion_move(move)}
            accepted = {move for move in thinkable(game, seat) if move in legal}
            assert accepted <= moves
            assert all(len(move.cells) == 3 for move in moves - accepted if isinstance(move, Plan))
            assert all(isinstance(move, Plan) for move in moves - accepted)
            listed += len(moves)
    assert listed > 1_000


@pytest.mark.rule("W1", "W2")
def test_plans_are_those_within_the_movement_points() -> None:
    """Held against the plain explanation: one walk, whatever its order."""
    plans = [game for game in positions() if game.phase == "plan"]
    for game in plans[:40]:
        seat = game.to_act()[0]
        shown = journey(game, seat)
        moves = {move for move in game.legal(seat) if isinstance(move, Plan)}
        for extra in (False, True) if "movement" in shown.rights else (False,):
            movement = shown.movement + (4 if extra else 0)
            cells = sorted(game.territory(seat))
            expected = brute_force(survey(game, seat), shown.standing, cells, shown.waypoints, movement)
            assert {move.cells for move in moves if move.extra == extra} == expected - ({()} if extra else set())
    assert len(plans) > 20


def brute_force(seen: Survey, standing: Cell, cells: list[Cell], markers: int, movement: int) -> set[tuple[Cell, ...]]:
    """All sets of cells that one walk can visit."""
    found: set[tuple[Cell, ...]] = {()}
    near = [cell for cell in cells if walk(seen, standing, [cell]) <= movement]
    for count in range(1, markers + 1):
        found.update(plan for plan in combinations(near, count) if walk(seen, standing, plan) <= movement)
    return found


@pytest.mark.rule("W3", "W4", "W5", "W6")
def test_steps_of_a_marker_are_those_that_the_explanation_allows() -> None:
    walks = [game for game in positions() if game.phase == "walk"]
    for game in walks:
        seat = game.to_act()[0]
        shown = journey(game, seat)
        seen = survey(game, seat)
        box = game.tables.material.expansion
        table = view(game, seat).expansion
        assert isinstance(box, Box)
        expected = set()
        assert shown.plan is not None
        for cell in shown.plan:
            rest = [other for other in shown.plan if other != cell]
            way = costs(seen, shown.standing)[cell] + (walk(seen, cell, rest) if rest else 0)
            if way > table.left:  # type: ignore[union-attr]
                continue
            expected.add(Collect(seat, *cell, None))
            for track, before in zip(TRACKS, shown.markers, strict=True):
                spaces = box.board_for(game.players).track(track)
                space = before + 1 if before < len(spaces) else before - 1
                entered = spaces[space - 1]
                is_met = meets(seen, cell, entered.requirement)
                cost = (entered.fee if space > before else 0) + (0 if is_met else box.prices[entered.zone - 1])
                if (is_met or cell == CASTLE) and cost <= game.gold(seat):
                    expected.add(Collect(seat, *cell, track))
        assert {move for move in game.legal(seat) if isinstance(move, Collect)} == expected
    assert len(walks) > 20


@pytest.mark.rule("W1", "W13")
def test_samples_are_members() -> None:
    """Also for a seat that may lay a road out of turn."""
    rng = random.Random(2)
    out_of_turn = 0
    for game in positions():
        for seat in range(game.players):
            legal = game.legal(seat)
            if len(legal):
                out_of_turn += seat not in game.to_act()
                for _ in range(5):
                    assert legal.sample(rng) in legal
            else:
                with pytest.raises(IllegalMoveError):
                    legal.sample(rng)
    assert out_of_turn > 10


# Copies share nothing


@pytest.mark.rule("W1", "W3")
@pytest.mark.parametrize("first", range(0, 20, 4))
def test_copies_can_be_played_in_threads(first: int) -> None:
    """Each thread plays its own copy of a position to the end: with moves of its own, none of them illegal, and
    exactly as if it were alone."""
    before = sys.getswitchinterval()
    begun = play_to(play(begin(WAYPOINT), RICH), "plan", 2)
    copies = [begun.copy() for _ in range(4)]
    seeds = range(first, first + len(copies))
    alone = [play_alone(begun.copy(), seed) for seed in seeds]
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(len(copies)) as pool:
            together = list(pool.map(play_alone, copies, seeds, timeout=300))
    finally:
        sys.setswitchinterval(before)
    assert together == alone
    assert len(set(map(tuple, together))) == len(copies), "each plays another game"
    assert begun.phase == "plan", "the position stays as it was"


def play_alone(game: Game, seed: int) -> list[str]:
    """Play to the end with random moves of whoever may move; what was played and the points."""
    generator = Generator(seed)
    played = []
    while game.to_act():
        move = random_move(game, generator)
        assert move in game.legal(CHANCE if isinstance(move, Draw) else move.seat)
        if isinstance(move, Plan):
            moves = list(game.legal(move.seat))
            assert move in moves
            assert len(moves) == len(set(moves)) == len(game.legal(move.seat))
        game.apply(move)
        played.append(str(move))
    return [*played, str(game.scores())]


# Sampling: each move as likely


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


@cache
def castle_tables(movement: int = 4) -> Tables:
    """The expansion with tracks on which every castle marker makes a step for nothing, and tiles of pasture only."""
    material = expanded_tables().material
    assert isinstance(material.expansion, Box)
    track = (*(Space("castle", 1, slot=slot) for slot in ("I", "II", "III")), Space("castle", 1, hop=1))
    box = msgspec.structs.replace(
        material.expansion, movement=movement, boards=(Board((2, 3, 4, 5), track, track, track),)
    )
    castle = own_tile("castle", "PPPP P - castle@C")
    tiles = tuple(own_tile(f"T{number}", "PPPP P " + ("NESW" if number % 3 == 0 else "-")) for number in range(80))
    return Tables(msgspec.structs.replace(material, castle=castle, tiles=tiles, expansion=box))


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


# Many plans


def spread(cells: list[Cell]) -> Game:
    """Seat 0 with tiles of pasture on these cells, three markers and 8 movement points, 4 more if it likes."""
    game = begin(WAYPOINT, castle_tables(8))
    free = list(cells)
    while game.round < 6 or game.phase != "plan":
        if game.phase == "plan":
            seats = game.to_act()
            play(game, "0 plan 0,0\n1 plan -\n0 collect 0,0 merchant" if len(seats) == 2 and game.round < 3 else "")
            if game.phase == "plan":
                play(game, "0 plan -\n1 plan -")
        elif game.phase == "buy" and game.to_act() == (0,):
            game.apply(min((move for move in game.legal(0) if isinstance(move, Buy)), key=str, default=Pass(0)))
        elif game.phase == "build" and 0 in game.to_act():
            cell = free.pop(0)
            game.apply(Place(0, game.hand(0)[0], *cell, 0))
        else:
            play_to_next(game)
    return game


def play_to_next(game: Game) -> None:
    """One plain move of whoever is to act."""
    seat = game.to_act()[0]
    if game.phase == "draw":
        drawn_for = next(iter(game.legal(seat))).seat
        game.apply(Draw(drawn_for, game.bag()[:3]))
    elif game.phase == "step":
        game.apply(Step(seat, None))
    elif game.phase == "buy":
        game.apply(Pass(seat))
    else:
        game.apply(next(iter(game.legal(seat))))


LINE = [(0, north) for north in range(1, 40)]
BLOCK = [(east, north) for east in range(5) for north in range(8) if (east, north) != CASTLE]


@pytest.mark.rule("W1", "W2", "W12")
@pytest.mark.parametrize("cells", [LINE, BLOCK], ids=["line", "block"])
def test_many_plans_are_counted_right(cells: list[Cell]) -> None:
    game = spread(cells)
    shown = journey(game, 0)
    assert {"waypoint", "movement"} <= set(shown.rights)
    assert (shown.waypoints, shown.movement) == (3, 8)
    seen = survey(game, 0)
    land = sorted(game.territory(0))
    assert len(land) > 15
    plain = brute_force(seen, shown.standing, land, 3, 8)
    extra = brute_force(seen, shown.standing, land, 3, 12) - {()}
    legal = game.legal(0)
    assert len(legal) == len(plain) + len(extra)
    moves = [move for move in legal if isinstance(move, Plan)]
    assert {move.cells for move in moves if not move.extra} == plain
    assert {move.cells for move in moves if move.extra} == extra
    assert {move.cells for move in moves} >= {move.cells for move in (legal.sample(random.Random(1)),)}  # type: ignore[attr-defined]


@pytest.mark.rule("W1", "W2")
@pytest.mark.skipif(skye.COMPILED, reason="the compiled core shows its paths to nobody")
@pytest.mark.parametrize("width", [1, 9])
def test_plans_of_the_largest_territory(width: int) -> None:
    """All 80 tiles, 12 movement points: counted by walks worked out apart from the core."""
    tables = castle_tables()
    territory = Territory(tables)
    land = {CASTLE: Laid(tables.tiles[0], 0)}
    cells = [(east, north) for north in range(80) for east in range(width)][1:81]
    for number, cell in enumerate(cells, start=1):
        territory.place(number, *cell, 0)
        land[cell] = Laid(tables.tiles[number], 0)
    core = CoreJourney(BoardTables(tables, 2), territory)
    standing = cells[len(cells) // 2]
    core.stand(*standing)
    paths = Paths()
    paths.survey(core, 12, 3)
    found = paths.plans(core.standing, 12, 3, -1)
    seen = Survey(land)
    between = {cell: costs(seen, cell) for cell in land}
    near = [cell for cell in land if between[standing][cell] <= 12]
    expected = 0
    for count in (1, 2, 3):
        for plan in combinations(near, count):
            expected += any(
                sum(between[here][there] for here, there in zip((standing, *order), order, strict=False)) <= 12
                for order in permutations(plan)
            )
    assert found == expected > 100
