"""The course of a game, phase by phase, with every number worked out by hand."""

from __future__ import annotations

import random

import pytest
from table import DRAWN, SCORING, build_anything, course, gold, material, new_game, own_tile, play

from skye import CHANCE, Buy, Game, IllegalMoveError, Pass, Place, Setup, SetupError, first_game, random_setup
from skye.material.box import base_material
from skye.record.events import Round, Scored
from skye.record.recorder import Recorder

# Setting up


@pytest.mark.rule("S1", "M1", "I1")
def test_everybody_begins_with_castle_and_full_bag() -> None:
    game = new_game(4)
    assert [list(game.territory(seat)) for seat in range(4)] == [[(0, 0)]] * 4
    assert game.scores() == (0, 0, 0, 0)
    assert gold(game) == [5, 5, 5, 5], "0 gold and the first round's income of 5 for the castle"
    assert len(game.bag()) == 73


@pytest.mark.rule("S2", "S3")
def test_scoring_tiles_and_start_player_are_random() -> None:
    setups = [random_setup(3, random.Random(seed)) for seed in range(300)]
    assert {setup.start for setup in setups} == {0, 1, 2}
    assert {name for setup in setups for name in setup.scoring} == {entry.id for entry in base_material().scoring}
    assert all(len(set(setup.scoring)) == 4 for setup in setups)


@pytest.mark.rule("S2a")
def test_first_game_has_its_own_set() -> None:
    assert first_game(3).scoring == ("farm_animals", "squares", "completed_areas", "whisky_majority")


@pytest.mark.rule("M4", "S2", "S3")
@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup(1, 0, SCORING), "setup-players"),
        (Setup(6, 0, SCORING), "setup-players"),
        (Setup(3, 3, SCORING), "setup-start"),
        (Setup(3, -1, SCORING), "setup-start"),
        (Setup(3, 0, SCORING[:3]), "setup-scoring-four"),
        (Setup(3, 0, (*SCORING[:3], "sheep")), "setup-scoring-four"),
        (Setup(3, 0, (*SCORING[:3], "goats")), "setup-scoring"),
    ],
)
def test_impossible_set_ups_are_refused(setup: Setup, key: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game(setup)
    assert caught.value.key == key


@pytest.mark.rule("S4", "E1")
@pytest.mark.parametrize(
    ("players", "scored"), [(2, "A B AC BD ACD BCD"), (4, "A B AC BD ACD BCD"), (5, "AB AC BD ACD BCD")]
)
def test_each_round_scores_its_letters(players: int, scored: str) -> None:
    recorder = Recorder(random_setup(players, random.Random(1)))
    recorder.game.play_random(random.Random(2))
    letters: list[str] = []
    starts: list[int] = []
    for event in recorder.opening():
        if isinstance(event, Round):
            letters.append("")
            starts.append(event.start)
        if isinstance(event, Scored) and event.seat == 0:
            letters[-1] += event.letter
    assert " ".join(letters) == scored
    assert all("".join(letters).count(letter) == 3 for letter in "ABCD"), "E1: each letter scores three times"
    assert starts == [(starts[0] + number) % players for number in range(len(starts))], "the start marker moves on"


# Income


@pytest.mark.rule("I1", "I2", "I3")
def test_worked_income_example_of_the_rulebook() -> None:
    """Two joined whisky tiles, two rivals ahead at 3 gold each: 5 + 2 + 6 = 13 (round 5 in the book, 2 here)."""
    box = material(rounds=course(["A", "B"], [0, 3]))
    game = new_game(3, box=box)
    play(
        game,
        """0 draw 24 31 8
        1 draw 27 16 49
        2 draw 33 19 44
        0 price axe=8 24=1 31=1
        1 price axe=49 27=1 16=1
        2 price axe=44 33=1 19=1
        0 pass
        1 pass
        2 pass
        0 place 24 0,1 r0
        0 place 31 0,2 r0
        1 place 27 0,1 r1
        1 place 16 0,-1 r3
        2 place 33 0,-1 r2""",
    )
    before = gold(game)
    assert before == [3, 3, 3], "each has lost the 2 gold on its kept tiles"
    play(game, "2 place 19 0,1 r0")
    assert game.scores() == (0, 5, 4), "sheep: 3 + 2 and 2 + 2"
    assert [after - 3 for after in gold(game)] == [13, 5, 5 + 1 + 3], "seat 2 has tile 19's whisky and one ahead"


@pytest.mark.rule("I3")
def test_equal_points_are_not_ahead() -> None:
    game = new_game(2, box=material(rounds=course(["A", "B"], [0, 4])))
    play(game, f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=27 16=1 49=1\n0 pass\n1 pass")
    play(game, "0 place 24 0,1 r0\n0 place 31 0,2 r0\n1 place 49 1,0 r0\n1 place 16 0,1 r1")
    assert game.scores() == (0, 2)
    assert gold(game) == [3 + 5 + 2 + 4, 3 + 5]


# Prices


@pytest.mark.rule("P1")
def test_three_tiles_are_drawn_openly_for_each_seat() -> None:
    game = new_game(2, start=1)
    assert game.to_act() == (CHANCE,)
    play(game, "1 draw 27 16 49")
    assert game.offers(1) == (("27", 0), ("16", 0), ("49", 0))
    assert len(game.bag()) == 70
    play(game, "0 draw 24 31 8")
    assert game.to_act() == (0, 1)
    assert game.phase == "price"


@pytest.mark.rule("P2", "P3")
def test_prices_arrive_in_any_order_and_open_together() -> None:
    game = play(new_game(2), DRAWN)
    play(game, "1 price axe=27 16=1 49=4")
    assert game.to_act() == (0,)
    assert gold(game) == [5, 5]
    play(game, "0 price axe=24 31=2 8=1")
    assert gold(game) == [2, 0]
    assert game.offers(0) == (("31", 2), ("8", 1))
    assert game.offers(1) == (("16", 1), ("49", 4))
    assert {"24", "27"} <= set(game.bag()), "P3: the axed tiles are back"
    assert game.phase == "buy"


@pytest.mark.rule("P2")
def test_number_of_pricings() -> None:
    """5 gold: the pairs with sum up to 5 are 1+2+3+4 = 10, for each of 3 axes."""
    legal = play(new_game(2), DRAWN).legal(0)
    assert len(legal) == len(list(legal)) == len(set(legal)) == 30


# Buying


@pytest.mark.rule("B1", "B2")
def test_seller_takes_price_and_stake_and_can_spend_both() -> None:
    game = play(new_game(2), f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=3 16=2")
    assert gold(game) == [3, 0]
    play(game, "0 buy 27")
    assert gold(game) == [0, 6], "3 paid, and the 3 that stood on the tile come back"
    play(game, "1 buy 24")
    assert gold(game) == [0 + 1 + 1, 5]
    assert game.hand(0) == ("27", "31")
    assert game.hand(1) == ("24", "16"), "B4: each keeps what was not sold"
    assert game.phase == "build"


@pytest.mark.rule("B2")
def test_gold_on_own_tiles_cannot_be_spent() -> None:
    game = play(new_game(2), f"{DRAWN}\n0 price axe=8 24=2 31=2\n1 price axe=49 27=2 16=1")
    assert gold(game) == [1, 2]
    with pytest.raises(IllegalMoveError, match="only 1 is in hand"):
        game.apply(Buy(0, "27"))
    assert set(game.legal(0)) == {Buy(0, "16"), Pass(0)}


@pytest.mark.rule("B1")
def test_buying_goes_once_around_from_the_start_player() -> None:
    game = new_game(3, start=2)
    play(game, "2 draw 1 2 3\n0 draw 4 5 6\n1 draw 7 8 9")
    play(game, "0 price axe=4 5=1 6=1\n1 price axe=7 8=1 9=1\n2 price axe=1 2=1 3=1")
    for seat in (2, 0, 1):
        assert game.to_act() == (seat,)
        game.apply(Pass(seat))
    assert game.phase == "build"


@pytest.mark.rule("B3")
def test_a_sold_tile_is_gone_even_for_its_seller() -> None:
    game = new_game(3)
    play(game, "0 draw 1 2 3\n1 draw 4 5 6\n2 draw 7 8 9")
    play(game, "0 price axe=1 2=1 3=1\n1 price axe=4 5=1 6=1\n2 price axe=7 8=1 9=1")
    play(game, "0 buy 5")
    for buyer in (1, 2):
        with pytest.raises(IllegalMoveError):
            game.apply(Buy(buyer, "5"))
        play(game, f"{buyer} pass")


@pytest.mark.rule("B4")
def test_gold_on_unsold_tiles_is_lost() -> None:
    game = play(new_game(2), f"{DRAWN}\n0 price axe=8 24=2 31=1\n1 price axe=49 27=4 16=1\n0 pass\n1 pass")
    assert gold(game) == [2, 0]
    assert game.hand(0) == ("24", "31")


# Building


@pytest.mark.rule("L1", "L2")
def test_players_build_independently_in_any_order() -> None:
    start = play(new_game(2), f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1\n0 pass\n1 pass")
    assert start.to_act() == (0, 1)
    one = play(start.copy(), "0 place 24 0,1 r0\n0 place 31 0,2 r0\n1 place 27 0,1 r1\n1 place 16 0,-1 r3")
    other = play(start.copy(), "1 place 16 0,-1 r3\n0 place 31 0,1 r0\n1 place 27 0,1 r1\n0 place 24 0,2 r0")
    assert one.scores() == other.scores() == (0, 5)
    assert one.territory(1).keys() == other.territory(1).keys()
    assert one.round == other.round == 2


@pytest.mark.rule("L3")
def test_what_fits_must_be_placed_and_what_does_not_goes_back() -> None:
    """On a castle of pasture the mountains fit nowhere until a tile with a mountain edge lies there."""
    castle = own_tile("castle", "PPPP P - castle@C")
    tiles = tuple(
        own_tile(name, written)
        for name, written in {
            "peak1": "MMMM M -",
            "peak2": "MMMM M -",
            "peak3": "MMMM M -",
            "slope": "PPPM P -",
            "moor1": "PPPP P -",
            "moor2": "PPPP P -",
        }.items()
    )
    box = material(castle=castle, tiles=tiles)
    start = play(new_game(2, box=box), "0 draw peak1 slope peak2\n1 draw peak3 moor1 moor2")
    game = play(start.copy(), "0 price axe=peak2 peak1=1 slope=1\n1 price axe=moor2 peak3=1 moor1=1\n0 pass\n1 pass")
    assert game.hand(0) == ("peak1", "slope")
    assert all(isinstance(move, Place) and move.tile == "slope" for move in game.legal(0))
    play(game, "0 place slope 1,0 r2")
    assert game.to_act() == (0, 1), "now the peak fits at the mountain edge and must be placed"
    play(game, "0 place peak1 2,0 r0\n1 place moor1 0,1 r0")
    assert game.round == 2
    assert "peak3" in game.bag(), "it fitted nowhere"
    assert "peak1" not in game.bag()
    game = play(start.copy(), "0 price axe=slope peak1=1 peak2=1\n1 price axe=peak3 moor1=1 moor2=1\n0 pass\n1 pass")
    assert game.to_act() == (1,), "seat 0 has nothing that fits and is done at once"
    assert {"peak1", "peak2", "slope", "peak3"} <= set(game.bag())
    assert gold(game) == [3, 3], "without refund"


# Scoring and the end


def last_round(prices: str, moves: str = "0 pass\n1 pass") -> Game:
    """A game of a single round in which only ships would score."""
    game = new_game(
        2, box=material(rounds=course(["A"], [0])), scoring=("ship_majority", "sheep", "squares", "columns")
    )
    play(game, "0 draw 8 9 10\n1 draw 49 12 13")
    return play(game, f"{prices}\n{moves}")


@pytest.mark.rule("F3")
def test_gold_breaks_a_tie_and_equal_gold_shares_the_victory() -> None:
    game = build_anything(last_round("0 price axe=8 9=1 10=1\n1 price axe=13 49=1 12=2"))
    assert game.scores() == (0, 0)
    assert gold(game) == [3, 2]
    assert game.winners() == (0,)
    game = build_anything(last_round("0 price axe=8 9=1 10=1\n1 price axe=13 49=1 12=1"))
    assert game.scores() == (0, 0)
    assert game.winners() == (0, 1)
    assert game.to_act() == ()


@pytest.mark.rule("F2", "F3")
def test_five_gold_are_a_point_and_the_rest_breaks_ties() -> None:
    """Seat 1 sells for 3: 0 + 3 + 3 = 6 gold, 1 point and 1 gold left. Seat 0 keeps 5 - 2 - 3 = 0."""
    game = build_anything(last_round("0 price axe=8 9=1 10=1\n1 price axe=13 49=3 12=2", "0 buy 49\n1 pass"))
    assert game.scores() == (0, 1)
    assert gold(game) == [0, 1]
    assert game.winners() == (1,)


@pytest.mark.rule("F1", "E1")
def test_scrolls_count_once_at_the_end() -> None:
    """Tile 13 carries a farm scroll and tile 12 a farm: 1 point at the end, its pasture being open."""
    game = last_round("0 price axe=8 9=1 10=1\n1 price axe=49 12=1 13=1")
    assert game.scores() == (0, 0)
    play(game, "1 place 13 0,1 r2\n1 place 12 0,-1 r0")
    build_anything(game)
    assert game.scores() == (0, 1)
    assert game.winners() == (1,)
