"""The golden rule (W9): what is unlocked can be used from the next phase on; only instant points count at once."""

from __future__ import annotations

import pytest
from journeyman_table import Table, board, layout, wins
from table import gold

from skye.material.moves import parse

CASTLE = ("castle 1", "castle 1", "castle 1 slot=I", "castle 1 slot=II", "castle 1 slot=III", "castle 1 hop=1")

both_ways = pytest.mark.parametrize("way", ["symbol", "walk"])


def unlock(table: Table, way: str, track: str = "merchant") -> None:
    """Seat 0 makes a step in phase 4 of round 1 for a symbol it keeps, or in phase 5 on the castle."""
    if way == "symbol":
        table.offer("sign1 moor2")
        table.play(f"0 pass\n1 pass\n0 step {track}")
    else:
        table.go("plan")
        table.play(f"0 plan 0,0 0,-1\n1 plan -\n0 collect 0,0 {track}")


# Banners


@pytest.mark.rule("W9", "W11")
@both_ways
def test_income_is_paid_in_the_next_phase_one(way: str) -> None:
    table = Table(board(merchant=("castle 1 banner=income+4", *CASTLE[1:])))
    unlock(table, way)
    assert gold(table.game)[0] == 3
    lines = table.play("0 collect 0,-1 -", "wages") if way == "walk" else table.go("draw", "wages")
    assert lines == ["0 wages lines=banner_income:1:4@ gold=12"]
    assert gold(table.game) == [3 + 5 + 4, 3 + 5]


@pytest.mark.rule("W9", "W11", "W2")
def test_movement_won_in_phase_four_counts_in_phase_five() -> None:
    """Movement of phase four is there for the plans of phase five.

    The second tile southward is 4 away, the way there and back to the first 6."""
    table = Table(board(merchant=("castle 1 banner=movement+6", *CASTLE[1:])))
    unlock(table, "symbol")
    table.go("plan")
    assert table.journey(0).movement == 6
    table.play("0 plan 0,-2 0,-1\n1 plan -")
    table.play("0 collect 0,-2 -")
    assert table.shared.left == 2


@pytest.mark.rule("W9", "W11", "W2")
def test_movement_won_on_a_walk_does_not_lengthen_it() -> None:
    table = Table(board(merchant=("castle 1 banner=movement+8", *CASTLE[1:])))
    unlock(table, "walk")
    assert table.shared.left == 4
    assert table.play("0 collect 0,-1 -", "walked") == ["0 walked x=0 y=-1 spent=2 left=2"]
    table.go("plan")
    assert table.journey(0).movement == 8


@pytest.mark.rule("W9", "W11")
@both_ways
def test_points_of_a_banner_count_in_the_same_round(way: str) -> None:
    """Points of a banner count in phase six of the same round."""
    table = Table(board(warrior=("castle 1 banner=points+3", *CASTLE[1:])))
    unlock(table, way, "warrior")
    assert table.game.scores() == (0, 0)
    lines = table.play("0 collect 0,-1 -", "banners") if way == "walk" else table.go("draw", "banners")
    assert lines == ["0 banners lines=warrior_points:1:3@ points=3 total=3"]


# Bonus tiles


@pytest.mark.rule("W9", "W12", "W13")
def test_a_road_of_phase_four_can_be_laid_from_building_on() -> None:
    """Seat 1 wins it by a sale, buys, and waits for the step that seat 0 has for a symbol: all of it is phase 4."""
    table = Table(board(warrior=wins("road")), layout(), layout("road"), start=1)
    table.go("draw")
    table.offer("sign1 moor21", "moor22 moor23")
    table.play("0 buy moor22\n1 step warrior")
    assert table.waits() == ("buy", (1,))
    table.refuse("1 road 0,0 0,-1", "illegal-road-new")
    table.play("1 pass")
    assert table.waits() == ("step", (0,))
    table.refuse("1 road 0,0 0,-1", "illegal-road-new")
    assert table.journey(1).roads == 0
    table.play("0 step -")
    assert table.waits() == ("build", (0, 1))
    assert table.journey(1).roads == 1
    table.play("1 road 0,0 0,-1")
    assert table.journey(1).roads == 0


@pytest.mark.rule("W9", "W12", "W13")
def test_a_road_of_phase_five_can_be_laid_in_phase_six() -> None:
    """A road of phase five can be laid in phase six, and from the next prices on.

    Phase 6 begins with the question; phase 1 asks nobody, so phase 2 is the next one in which a road can be laid."""
    table = Table(board(merchant=wins("road")), layout(merchant="road"))
    table.go("plan")
    table.play("0 plan 0,0 0,-1\n1 plan 0,0\n0 collect 0,0 merchant")
    assert table.waits() == ("walk", (0,))
    table.refuse("0 road 0,0 0,-1", "illegal-road-new")
    table.play("0 collect 0,-1 -")
    assert table.waits() == ("walk", (1,))
    table.refuse("0 road 0,0 0,-1", "illegal-road-new")
    assert table.journey(0).roads == 0
    table.play("1 collect 0,0 -")
    assert (table.waits(), table.journey(0).roads) == (("roads", (0,)), 1)
    assert parse("0 road 0,0 0,-1") in table.game.legal(0)
    table.play("0 no_road")
    assert (table.game.phase, table.game.round, table.journey(0).roads) == ("draw", 2, 1)
    table.draw()
    assert parse("0 road 0,0 0,-1") in table.game.legal(0)
    table.play("0 road 0,0 0,-1")
    assert table.waits() == ("price", (0, 1))
    assert table.journey(0).roads == 0


@pytest.mark.rule("W9", "W12", "W1")
def test_a_third_marker_of_phase_four_is_there_for_the_plans() -> None:
    table = Table(board(merchant=wins("waypoint")), layout(merchant="waypoint"))
    unlock(table, "symbol")
    table.go("plan")
    table.play("0 plan 0,-1 0,-2 0,0\n1 plan -")
    table.play("0 collect 0,0 -\n0 collect 0,-1 -\n0 collect 0,-2 -")
    assert table.journey(0).standing == (0, -2)


@pytest.mark.rule("W9", "W12", "W1")
def test_a_third_marker_of_a_walk_is_there_for_the_next_plans() -> None:
    table = Table(board(merchant=wins("waypoint")), layout(merchant="waypoint"))
    unlock(table, "walk")
    assert table.journey(0).waypoints == 2
    table.play("0 collect 0,-1 -")
    table.go("plan")
    # From the tile he stands on 2 + 2.
    table.play("0 plan 0,-1 0,-2 0,-3")


@pytest.mark.rule("W9", "W12", "W2")
def test_extra_movement_of_phase_four_is_there_for_the_plans() -> None:
    table = Table(board(merchant=wins("movement")), layout(merchant="movement"))
    unlock(table, "symbol")
    table.go("plan")
    table.play("0 plan 0,-2 0,0 extra\n1 plan -")
    assert table.shared.left == 4 + 4


@pytest.mark.rule("W9", "W12", "W2")
def test_extra_movement_won_on_a_walk_does_not_lengthen_it() -> None:
    table = Table(board(merchant=wins("movement")), layout(merchant="movement"))
    unlock(table, "walk")
    assert table.shared.left == 4
    assert table.journey(0).rights == ()
    table.play("0 collect 0,-1 -")
    table.go("plan")
    assert table.journey(0).rights == ("movement",)
    table.play("0 plan 0,-1 extra")


@pytest.mark.rule("W9", "W12", "W6")
def test_five_gold_of_a_walk_cannot_pay_its_steps() -> None:
    """3 gold in hand and 5 won with the first marker: a fee of 4 is too much for the second."""
    table = Table(board(merchant=wins("gold"), herald=("west 1 fee=4", *CASTLE[1:])), layout(merchant="gold"))
    unlock(table, "walk")
    table.refuse("0 collect 0,-1 herald", "illegal-step-gold")
    assert table.play("0 collect 0,-1 -", "bonus") == ["0 bonus bonus=gold points=0 gained=5 roads=0 gold=8 total=0"]


@pytest.mark.rule("W9", "W12", "W6")
def test_five_gold_of_a_walk_cannot_pay_the_bonus_step() -> None:
    """The step and 5 gold won on one walk, with 3 in hand: the bonus step comes first, and a fee of 4 is too much."""
    table = Table(
        board(warrior=wins("step"), merchant=wins("gold", "west 1"), herald=("castle 1 fee=4", *CASTLE[1:])),
        layout("step", "gold"),
    )
    unlock(table, "walk", "warrior")
    table.play("0 collect 0,-1 merchant")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "bonus")
    table.refuse("0 step herald", "illegal-step-gold")
    assert table.play("0 step -", "bonus") == [
        "0 bonus bonus=step points=0 gained=0 roads=0 gold=3 total=0",
        "0 bonus bonus=gold points=0 gained=5 roads=0 gold=8 total=0",
    ]


@pytest.mark.rule("W9", "W12", "W8")
def test_five_gold_of_phase_four_pay_in_phase_five() -> None:
    """The second symbol cannot use them for a fee of 4; on the walk 3 + 5 = 8 pay it."""
    table = Table(board(merchant=wins("gold"), herald=("castle 1 fee=4", *CASTLE[1:])), layout(merchant="gold"))
    table.offer("sign1 sign2")
    table.play("0 pass\n1 pass\n0 step merchant")
    table.refuse("0 step herald", "illegal-step-gold")
    table.play("0 step -")
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 herald", "stepped") == [
        "0 stepped track=herald space=1 reason=requirement price=0 fee=4 points=0 gold=4 total=0"
    ]


@pytest.mark.rule("W9", "W12", "B2")
def test_five_gold_of_a_sale_cannot_buy_in_the_same_phase() -> None:
    """Seat 1 has 5 - 5 + 1 + 1 = 2 after its sale; the tile of seat 0 costs 3."""
    table = Table(board(warrior=wins("gold")), layout(), layout("gold"))
    table.offer("moor1=3 moor2", "moor3=1 moor4=4")
    table.play("0 buy moor3\n1 step warrior")
    table.refuse("1 buy moor1", "illegal-buy-gold")
    table.play("1 pass")
    assert gold(table.game)[1] == 2 + 5


@pytest.mark.rule("W9", "W12")
def test_five_gold_of_a_walk_count_in_phase_six() -> None:
    """8 gold against 3: most and second most. Without them both would have most."""
    scoring = ("gold_majority", "squares", "columns", "harbours")
    table = Table(board(merchant=wins("gold")), layout(merchant="gold"), scoring=scoring)
    unlock(table, "walk")
    table.play("0 collect 0,-1 -")
    assert table.game.scores() == (5, 2)


@pytest.mark.rule("W9", "W12")
def test_bank_pays_begins_with_the_next_round() -> None:
    """Seat 1 wins it by a sale before its own purchase, with 5 - 5 + 1 + 1 = 2 gold; round 2: 1 + 5 - 2 = 4."""
    table = Table(board(warrior=wins("bank_pays")), layout(), layout("bank_pays"))
    table.offer("moor1=3 moor2", "moor3=1 moor4=4")
    table.play("0 buy moor3\n1 step warrior")
    table.refuse("1 buy moor1", "illegal-buy-gold")
    assert table.play("1 buy moor2", "granted", "sold") == [
        "1 sold tile=moor2 seller=0 price=1 returned=1 gold=1 seller_gold=2"
    ]
    table.go("draw")
    # Seat 0 has 2 + 5 = 7.
    table.offer("moor20=6 moor21=1", "moor22 moor23")
    assert table.play("1 buy moor20", "granted") == ["1 granted granted=6 gold=10"]
    assert gold(table.game)[1] == 4


@pytest.mark.rule("W9", "W12", "B1")
def test_two_purchases_begin_with_the_next_round() -> None:
    table = Table(board(warrior=wins("two_purchases")), layout(), layout("two_purchases"))
    table.offer("moor1 moor2", "moor3 moor4")
    table.play("0 buy moor3\n1 step warrior\n1 buy moor1\n0 step -")
    assert table.waits() == ("build", (0, 1)), "no second purchase yet"
    table.go("draw")
    table.offer("moor20 moor21", "moor22 moor23")
    table.play("1 buy moor20\n0 step -\n0 pass")
    assert table.waits() == ("buy", (1,))


@pytest.mark.rule("W9", "W12", "P2")
@both_ways
def test_no_axe_begins_with_the_next_income_and_prices(way: str) -> None:
    """3 + 5 + 3 gold."""
    table = Table(board(merchant=wins("no_axe")), layout(merchant="no_axe"))
    unlock(table, way)
    assert gold(table.game)[0] == 3
    if way == "walk":
        table.play("0 collect 0,-1 -")
    else:
        table.go("draw")
    assert gold(table.game)[0] == 11
    table.draw("moor20 moor21")
    table.play("0 price moor20=1 moor21=1 waste0=1")


@pytest.mark.rule("W9", "W12")
def test_points_of_a_bonus_tile_wait_for_the_end_of_the_phase() -> None:
    """Seat 0 has walked, but seat 1 has not."""
    table = Table(board(warrior=wins("no_axe")), layout("no_axe"))
    table.go("plan")
    table.play("0 plan 0,0 0,-1\n1 plan 0,0\n0 collect 0,0 warrior")
    assert table.game.scores() == (0, 0)
    table.play("0 collect 0,-1 -")
    assert table.waits() == ("walk", (1,))
    assert table.game.scores() == (0, 0)
    table.play("1 collect 0,0 -")
    assert table.game.scores() == (3, 0)


@pytest.mark.rule("W9", "W10")
def test_instant_points_are_the_exception() -> None:
    """By a sale, by a symbol and on a walk: at once each time."""
    points = ("castle 1 points=2", "castle 1 points=3", *CASTLE[2:])
    table = Table(board(warrior=points))
    table.offer("sign1 moor2", "moor3 moor4")
    table.play("0 buy moor3\n1 step warrior")
    assert table.game.scores() == (0, 2)
    table.play("1 pass\n0 step warrior")
    assert table.game.scores() == (2, 2)
    table.go("plan")
    table.play("0 plan 0,0 0,-1\n1 plan -\n0 collect 0,0 warrior")
    assert table.game.scores() == (5, 2)
    assert table.game.phase == "walk"
