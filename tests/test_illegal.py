"""Every kind of illegal move raises the right error and leaves the game as it was."""

from __future__ import annotations

import random

import pytest
from table import DRAWN, new_game, play, snapshot

from skye import CHANCE, Buy, Draw, Game, IllegalMoveError, Move, Pass, Place, Price, SetupError

PRICED = f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=4 16=1"
BUILDING = f"{PRICED}\n0 pass\n1 pass"
LAID = f"{BUILDING}\n0 place 24 0,1 r0"
HUGE = 10**5000
"""A number that Python refuses to write out."""

CASES: list[tuple[str, str, Move, str]] = [
    # Drawing
    ("a purchase while tiles are drawn", "", Buy(0, "1"), "illegal-in-draw"),
    ("a draw for the wrong seat", "", Draw(1, ("1", "2", "3")), "illegal-draw-seat"),
    ("two tiles drawn", "", Draw(0, ("1", "2")), "illegal-draw-three"),
    ("the same tile drawn twice", "", Draw(0, ("1", "2", "2")), "illegal-draw-three"),
    ("a tile that is not in the bag", "0 draw 1 2 3", Draw(1, ("1", "5", "6")), "illegal-draw-tile"),
    ("a tile that does not exist", "", Draw(0, ("1", "2", "99")), "illegal-draw-tile"),
    ("the castle drawn", "", Draw(0, ("1", "2", "castle")), "illegal-draw-tile"),
    ("a draw for a seat beyond all numbers", "", Draw(HUGE, ("1", "2", "3")), "illegal-form"),
    ("a draw for a seat below all numbers", "", Draw(-HUGE, ("1", "2", "3")), "illegal-form"),
    ("a purchase of a huge seat while tiles are drawn", "", Buy(HUGE, "1"), "illegal-form"),
    # Pricing
    ("a purchase while prices are set", DRAWN, Buy(0, "27"), "illegal-in-price"),
    ("a pass while prices are set", DRAWN, Pass(0), "illegal-in-price"),
    ("a seat that is not there prices", DRAWN, Price(2, "8", (("24", 1), ("31", 1))), "illegal-seat"),
    ("chance prices", DRAWN, Price(-1, "8", (("24", 1), ("31", 1))), "illegal-seat"),
    (
        "a seat prices twice",
        f"{DRAWN}\n0 price axe=8 24=1 31=1",
        Price(0, "8", (("24", 1), ("31", 1))),
        "illegal-seat",
    ),
    ("price 0", DRAWN, Price(0, "8", (("24", 0), ("31", 1))), "illegal-price-low"),
    ("a negative price", DRAWN, Price(0, "8", (("24", -1), ("31", 1))), "illegal-price-low"),
    ("a price that is no whole number", DRAWN, Price(0, "8", (("24", 1.5), ("31", 1))), "illegal-price-low"),  # type: ignore[arg-type]
    ("a price that is a truth", DRAWN, Price(0, "8", (("24", True), ("31", 1))), "illegal-price-low"),
    ("too expensive together", DRAWN, Price(0, "8", (("24", 3), ("31", 3))), "illegal-price-sum"),
    ("a huge price", DRAWN, Price(0, "8", (("24", 10**30), ("31", 1))), "illegal-price-sum"),
    ("no axe", DRAWN, Price(0, None, (("8", 1), ("24", 1), ("31", 1))), "illegal-price-tiles"),
    ("a tile left without axe or price", DRAWN, Price(0, "8", (("24", 1),)), "illegal-price-tiles"),
    ("a tile priced twice", DRAWN, Price(0, "8", (("24", 1), ("24", 1))), "illegal-price-tiles"),
    ("axe and price on one tile", DRAWN, Price(0, "8", (("8", 1), ("24", 1))), "illegal-price-tiles"),
    ("a price on a tile of another", DRAWN, Price(0, "8", (("24", 1), ("27", 1))), "illegal-price-tiles"),
    ("a large seat prices", DRAWN, Price(10**30, "8", (("24", 1), ("31", 1))), "illegal-form"),
    ("a huge seat prices", DRAWN, Price(HUGE, "8", (("24", 1), ("31", 1))), "illegal-form"),
    ("a hugely negative price", DRAWN, Price(0, "8", (("24", -HUGE), ("31", 1))), "illegal-form"),
    ("a price beyond all numbers", DRAWN, Price(0, "8", (("24", HUGE), ("31", 1))), "illegal-price-sum"),
    ("a draw for a huge seat while prices are set", DRAWN, Draw(HUGE, ("1", "2", "3")), "illegal-form"),
    # Buying
    ("a placement while tiles are bought", PRICED, Place(0, "24", 0, 1, 0), "illegal-in-buy"),
    ("the wrong seat buys", PRICED, Buy(1, "24"), "illegal-seat"),
    ("the wrong seat passes", PRICED, Pass(1), "illegal-seat"),
    ("the own tile is bought", PRICED, Buy(0, "24"), "illegal-buy-own"),
    ("a tile that is too expensive", PRICED, Buy(0, "27"), "illegal-buy-gold"),
    ("an axed tile is bought", PRICED, Buy(0, "49"), "illegal-buy-tile"),
    ("a tile nobody offers is bought", PRICED, Buy(0, "70"), "illegal-buy-tile"),
    ("the castle is bought", PRICED, Buy(0, "castle"), "illegal-buy-tile"),
    ("a tile that does not exist is bought", PRICED, Buy(0, "X"), "illegal-buy-tile"),
    ("the same tile is bought twice", f"{PRICED}\n0 buy 16", Buy(1, "16"), "illegal-buy-sold"),
    ("a huge seat buys", PRICED, Buy(HUGE, "16"), "illegal-form"),
    ("a huge seat passes", PRICED, Pass(HUGE), "illegal-form"),
    ("a hugely negative seat passes", PRICED, Pass(-HUGE), "illegal-form"),
    ("a huge number for a tile is bought", PRICED, Buy(0, HUGE), "illegal-form"),  # type: ignore[arg-type]
    # Building
    ("a purchase while building", BUILDING, Buy(0, "27"), "illegal-in-build"),
    ("a pass while building", BUILDING, Pass(0), "illegal-in-build"),
    ("a tile that is not in hand", BUILDING, Place(0, "27", 0, 1, 1), "illegal-place-hand"),
    ("a tile is laid twice", LAID, Place(0, "24", 0, 2, 0), "illegal-place-hand"),
    ("misfit", BUILDING, Place(0, "24", -1, 0, 0), "illegal-place-fit"),
    ("misfit by its turn", BUILDING, Place(0, "24", 0, 1, 1), "illegal-place-fit"),
    ("disconnected", BUILDING, Place(0, "24", 0, 2, 0), "illegal-place-apart"),
    ("touching only at a corner", BUILDING, Place(0, "24", 1, 1, 0), "illegal-place-apart"),
    ("far away", BUILDING, Place(0, "24", 4096, 0, 0), "illegal-place-apart"),
    ("farther than any number", BUILDING, Place(0, "24", 10**30, 0, 0), "illegal-place-apart"),
    ("farther than any number that can be written", BUILDING, Place(0, "24", 0, -HUGE, 0), "illegal-place-apart"),
    ("a huge seat builds", BUILDING, Place(HUGE, "24", 0, 1, 0), "illegal-form"),
    ("turned hugely", BUILDING, Place(0, "24", 0, 1, HUGE), "illegal-form"),
    ("a huge number for a tile", BUILDING, Place(0, HUGE, 0, 1, 0), "illegal-form"),  # type: ignore[arg-type]
    ("a huge seat passes while building", BUILDING, Pass(HUGE), "illegal-form"),
    ("on the castle", BUILDING, Place(0, "24", 0, 0, 0), "illegal-place-occupied"),
    ("on another tile", LAID, Place(0, "31", 0, 1, 0), "illegal-place-occupied"),
    ("turned too far", BUILDING, Place(0, "24", 0, 1, 4), "illegal-place-turn"),
    ("turned backwards", BUILDING, Place(0, "24", 0, 1, -4), "illegal-place-turn"),
    ("between cells", BUILDING, Place(0, "24", 0.5, 1, 0), "illegal-place-cell"),  # type: ignore[arg-type]
    ("a seat that has built", f"{LAID}\n0 place 31 0,2 r0", Place(0, "31", 0, 3, 0), "illegal-seat"),
    ("no seat at all", BUILDING, Place(None, "24", 0, 1, 0), "illegal-seat"),  # type: ignore[arg-type]
    ("no tile at all", BUILDING, Place(0, [], 0, 1, 0), "illegal-place-hand"),  # type: ignore[arg-type]
]


@pytest.mark.rule("P2", "B1", "B2", "B3", "L2", "L3")
@pytest.mark.parametrize(("before", "move", "key"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_illegal_move(before: str, move: Move, key: str) -> None:
    game = play(new_game(2), before)
    seen = snapshot(game)
    with pytest.raises(IllegalMoveError) as caught:
        game.apply(move)
    assert caught.value.key == key
    assert 0 < len(str(caught.value)) < 500, "it says what is wrong"
    assert snapshot(game) == seen
    for seat in (-1, 0, 1):
        assert move not in game.legal(seat)


def test_a_finished_game_takes_no_move() -> None:
    game = new_game(2)
    game.play_random(random.Random(1))
    seen = snapshot(game)
    for move in (Pass(0), Draw(0, ("1", "2", "3")), Place(0, "1", 0, 1, 0)):
        with pytest.raises(IllegalMoveError, match="over"):
            game.apply(move)
    assert snapshot(game) == seen


@pytest.mark.parametrize("move", [None, "0 pass", 7, object()])
def test_what_is_no_move_is_refused(move: Move) -> None:
    game = play(new_game(2), PRICED)
    seen = snapshot(game)
    with pytest.raises(IllegalMoveError):
        game.apply(move)
    assert snapshot(game) == seen
    assert move not in game.legal(0)


@pytest.mark.parametrize("seat", [CHANCE, 2, 99, 2**70])
def test_questions_about_seats_that_are_not_there(seat: int) -> None:
    game: Game = new_game(2)
    for question in (game.gold, game.offers, game.hand, game.territory):
        with pytest.raises(SetupError, match="no seat"):
            question(seat)
    if seat != CHANCE:
        with pytest.raises(SetupError, match="no seat"):
            game.legal(seat)
