"""Steps for sales and symbols, and at the end of a track, with every number worked out by hand.

A seat has 5 gold in the first round and 3 when its two tiles stand at 1 gold each.
"""

from __future__ import annotations

import pytest
from journeyman_table import FREE, Table, board, layout
from table import gold

from skye.material.moves import parse

TRACKS = ("warrior", "merchant", "herald")


def steps(seat: int, *tracks: str) -> set[object]:
    """The moves for a step on one of these tracks, and for none."""
    return {parse(f"{seat} step {track}") for track in (*tracks, "-")}


# W7: sales


@pytest.mark.rule("W7", "W9", "W10")
def test_a_sale_lets_the_seller_step_before_the_game_goes_on() -> None:
    table = Table(board(warrior=FREE))
    table.offer("moor1 moor2", "moor3 moor4")
    assert table.play("0 buy moor3", "sold", "step") == [
        "0 sold tile=moor3 seller=1 price=1 returned=1 gold=2 seller_gold=5"
    ]
    assert table.waits() == ("step", (1,))
    assert table.shared.reason == "sale"
    assert set(table.game.legal(1)) == steps(1, "warrior")
    # The instant points count at once.
    assert table.play("1 step warrior") == [
        "1 step warrior",
        "1 stepped track=warrior space=1 reason=sale price=0 fee=0 points=2 gold=5 total=2",
    ]
    assert table.game.scores() == (0, 2)
    assert table.journey(1).markers == (1, 0, 0)
    assert table.waits() == ("buy", (1,))
    assert table.shared.reason is None


@pytest.mark.rule("W7")
def test_the_step_for_a_sale_may_be_declined() -> None:
    table = Table(board(warrior=FREE))
    table.offer("moor1 moor2", "moor3 moor4")
    assert table.play("0 buy moor3\n1 step -", "step", "stepped") == ["1 step -"]
    assert table.journey(1).markers == (0, 0, 0)
    assert table.waits() == ("buy", (1,))


@pytest.mark.rule("W7")
def test_a_sale_moves_the_warrior_of_the_seller_only() -> None:
    table = Table(board(warrior=FREE))
    table.offer("moor1 moor2", "moor3 moor4")
    table.play("0 buy moor3")
    table.refuse("1 step merchant", "illegal-step-warrior")
    table.refuse("1 step herald", "illegal-step-warrior")
    table.refuse("0 step warrior", "illegal-seat")
    table.refuse("1 pass", "illegal-in-step")
    table.refuse("1 buy moor1", "illegal-in-step")


@pytest.mark.rule("W7")
def test_nobody_steps_without_a_sale() -> None:
    table = Table(board(warrior=FREE))
    table.offer()
    table.refuse("1 step warrior", "illegal-in-buy")
    table.play("0 pass\n1 pass")
    assert table.game.phase == "build"


@pytest.mark.rule("W7", "W8")
def test_the_seller_steps_before_the_buyer() -> None:
    """The seller steps for the sale before the buyer steps for the symbol."""
    table = Table(board(warrior=FREE))
    table.offer("moor1 moor2", "sign1 moor4")
    table.play("0 buy sign1")
    assert (table.waits(), table.shared.reason) == (("step", (1,)), "sale")
    table.play("1 step warrior")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "symbol")
    assert set(table.game.legal(0)) == steps(0, *TRACKS)
    assert table.play("0 step herald", "stepped") == [
        "0 stepped track=herald space=1 reason=symbol price=0 fee=0 points=0 gold=2 total=0"
    ]
    assert table.waits() == ("buy", (1,))


@pytest.mark.rule("W7")
def test_two_sales_of_one_seller_are_two_steps() -> None:
    table = Table(board(warrior=FREE), players=3)
    table.offer("moor1 moor2", "moor3 moor4", "moor5 moor6")
    table.play("0 buy moor5\n2 step warrior\n1 buy moor6\n2 step warrior")
    assert table.journey(2).markers == (2, 0, 0)
    assert gold(table.game) == [2, 2, 3 + 2 + 2]
    assert table.waits() == ("buy", (2,))


@pytest.mark.rule("W7", "W10", "W12")
def test_a_sale_at_the_end_of_the_track_does_nothing() -> None:
    """Four sales on a track of three spaces: 1, 2, 3 for 3 points; for the fourth nobody is asked."""
    warrior = ("ship 1 slot=I", "ship 2 slot=II points=9", "ship 2 slot=III hop=3")
    table = Table(board(warrior=warrior), *[layout("waypoint movement bank_pays")] * 3, players=3)
    table.offer("", "", "moor5 moor6")
    moves = "0 buy moor5\n2 step warrior\n1 buy moor6\n2 step warrior\n2 pass"
    assert table.play(moves, "stepped", "won", "bonus") == [
        "2 stepped track=warrior space=1 reason=sale price=0 fee=0 points=0 gold=5 total=0",
        "2 won bonus=waypoint",
        "2 stepped track=warrior space=2 reason=sale price=0 fee=0 points=9 gold=7 total=9",
        "2 won bonus=movement",
        "2 bonus bonus=waypoint points=0 gained=0 roads=0 gold=7 total=9",
        "2 bonus bonus=movement points=0 gained=0 roads=0 gold=7 total=9",
    ]
    table.go("draw")
    table.offer("", "", "moor7 moor8")
    moves = "1 buy moor7\n2 step warrior\n2 pass\n0 buy moor8"
    # 7 - 0 lost + 5 income - 2 staked + 2 = 12, then + 2; the 3 points of the bonus tile come at the end of the phase.
    assert table.play(moves, "stepped", "won", "bonus") == [
        "2 stepped track=warrior space=3 reason=sale price=0 fee=0 points=3 gold=12 total=12",
        "2 won bonus=bank_pays",
        "2 bonus bonus=bank_pays points=3 gained=0 roads=0 gold=14 total=15",
    ]
    assert table.waits() == ("build", (0, 1)), "all tiles of seat 2 are sold"
    assert table.journey(2).markers[0] == 3


# W10: the end of a track

SHORT = ("west 1 slot=I", "west 1 slot=II points=2", "west 1 slot=III hop=5")
"""Three spaces that every tile may enter, as all lie in one column; 5 points between the last two."""


def walk_on(table: Table, *tracks: str) -> None:
    """The next walk of seat 0, whose markers on the castle and south of it lead to steps on these tracks."""
    table.go("plan")
    cells = ["0,0", "0,-1"][: len(tracks)]
    table.play(f"0 plan {' '.join(cells)}\n1 plan -")
    for cell, track in zip(cells, tracks, strict=True):
        table.play(f"0 collect {cell} {track}")


@pytest.mark.rule("W8", "W10")
def test_a_symbol_moves_no_marker_back() -> None:
    """The warrior stands on its last space: the symbol is good for the other two tracks."""
    table = Table(board(warrior=SHORT), layout("waypoint movement bank_pays"))
    walk_on(table, "warrior", "warrior")
    walk_on(table, "warrior")
    assert table.journey(0).markers == (3, 0, 0)
    table.offer("sign1 moor30")
    table.go("step")
    assert table.shared.reason == "symbol"
    assert set(table.game.legal(0)) == steps(0, "merchant", "herald")
    table.refuse("0 step warrior", "illegal-step-end")
    table.play("0 step herald")
    assert table.journey(0).markers == (3, 0, 1)


@pytest.mark.rule("W12", "W10")
def test_the_bonus_step_moves_no_marker_back() -> None:
    """The last of the warrior's spaces wins the step, which cannot lead back."""
    warrior = ("west 1 slot=II", "west 1 slot=III", "west 1 slot=I hop=5")
    table = Table(board(warrior=warrior), layout("step movement bank_pays"))
    walk_on(table, "warrior", "warrior")
    walk_on(table, "warrior")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "bonus")
    assert set(table.game.legal(0)) == steps(0, "merchant", "herald")
    table.refuse("0 step warrior", "illegal-step-end")


@pytest.mark.rule("W7", "W8", "W10")
def test_who_has_come_to_the_end_of_every_track_is_not_asked() -> None:
    """Neither for a sale nor for a symbol bought or kept. Five rounds lead there; seat 1 begins the sixth."""
    table = Table(board(**dict.fromkeys(TRACKS, SHORT)))
    for tracks in (TRACKS[:2], TRACKS[1:], ("warrior", "herald"), TRACKS[:2], ("herald",)):
        walk_on(table, *tracks)
        if table.game.phase != "draw":
            table.go("draw")
    assert (table.journey(0).markers, table.game.round) == ((3, 3, 3), 6)
    table.offer("sign1 moor30", "sign2 moor31")
    table.play("1 buy moor30")
    assert table.waits() == ("buy", (0,)), "the sale of seat 0"
    table.play("0 buy sign2")
    assert (table.waits(), table.shared.reason) == (("step", (1,)), "sale")
    table.play("1 step -")
    # The bonus tile has given seat 0 a second purchase.
    assert table.waits() == ("buy", (0,)), "the symbol bought"
    table.play("0 pass")
    assert table.waits() == ("build", (0, 1)), "the symbol kept"


@pytest.mark.rule("W10", "W7", "W8")
def test_any_step_goes_forward_and_a_marker_goes_back() -> None:
    """Forward to the last space with any step, and back with a marker.

    A track of two spaces, 3 points between them: forward for a symbol, back by a marker, forward for a sale."""
    warrior = ("castle 1 slot=I", "castle 1 slot=II", "castle 2 slot=III hop=3")
    table = Table(board(warrior=warrior), layout("waypoint movement bank_pays"))
    table.offer("sign1 sign2")
    table.play("0 pass\n1 pass\n0 step warrior\n0 step warrior")
    table.go("draw")
    table.offer("sign3 moor30")
    # Round 2: 3 + 5 - 2 = 6 gold.
    assert table.play("1 pass\n0 pass\n0 step warrior", "stepped", "won") == [
        "0 stepped track=warrior space=3 reason=symbol price=0 fee=0 points=3 gold=6 total=3",
        "0 won bonus=bank_pays",
    ]
    table.go("plan")
    # The bonus tile has given its 3 points at the end of phase 4.
    assert table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 warrior", "stepped") == [
        "0 stepped track=warrior space=2 reason=requirement price=0 fee=0 points=3 gold=6 total=9"
    ]
    table.offer("moor32 moor33")
    # Round 3: 6 + 5 - 2 + 2 = 11 gold.
    assert table.play("0 pass\n1 buy moor32\n0 step warrior", "stepped", "won") == [
        "0 stepped track=warrior space=3 reason=sale price=0 fee=0 points=3 gold=11 total=12"
    ]
    assert table.journey(0).markers[0] == 3


@pytest.mark.rule("W5", "W10")
def test_a_step_back_by_way_of_the_castle_costs_its_price() -> None:
    """The last but one of the spaces asks for a ship and lies in zone 2: 3 gold, and the 4 points between the two."""
    warrior = ("castle 1 slot=I", "ship 2 slot=II", "castle 2 slot=III hop=4")
    table = Table(board(warrior=warrior), layout("waypoint movement bank_pays"))
    table.offer("sign1 sign2")
    table.play("0 pass\n1 pass\n0 step warrior\n0 step warrior")
    table.go("plan")
    # 3 gold in hand; the first marker goes forward, and the second one back, to the castle's neighbour without a ship.
    table.play("0 plan 0,0 0,-1\n1 plan -")
    assert table.play("0 collect 0,0 warrior", "stepped") == [
        "0 stepped track=warrior space=3 reason=requirement price=0 fee=0 points=4 gold=3 total=4"
    ]
    table.refuse("0 collect 0,-1 warrior", "illegal-step-requirement")
    table.play("0 collect 0,-1 -")
    table.go("plan")
    # Round 2: 3 + 5 - 2 = 6 gold, 3 of them for the way back; the bonus tile gave 3 points.
    assert table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 warrior", "stepped") == [
        "0 stepped track=warrior space=2 reason=castle price=3 fee=0 points=4 gold=3 total=11"
    ]


# W8: symbols


@pytest.mark.rule("W8", "B4")
def test_a_kept_symbol_gives_a_step_on_any_track() -> None:
    table = Table(board(merchant=FREE))
    table.offer("sign1 moor2", "moor3 moor4")
    table.play("0 pass\n1 pass")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "symbol")
    assert set(table.game.legal(0)) == steps(0, *TRACKS)
    assert table.play("0 step merchant", "stepped") == [
        "0 stepped track=merchant space=1 reason=symbol price=0 fee=0 points=2 gold=3 total=2"
    ]
    assert table.waits() == ("build", (0, 1))


@pytest.mark.rule("W8")
def test_the_step_for_a_symbol_may_be_declined() -> None:
    table = Table(board())
    table.offer("sign1 moor2")
    assert table.play("0 pass\n1 pass\n0 step -", "stepped") == []
    assert table.waits() == ("build", (0, 1))


@pytest.mark.rule("W8")
def test_two_kept_symbols_are_two_steps() -> None:
    table = Table(board())
    table.offer("sign1 sign2")
    table.play("0 pass\n1 pass\n0 step warrior")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "symbol")
    table.play("0 step herald")
    assert table.journey(0).markers == (1, 0, 1)
    assert table.game.phase == "build"


@pytest.mark.rule("W8")
def test_kept_symbols_are_asked_for_in_turn_order() -> None:
    """The start player is seat 1, so seat 2 comes before seat 0."""
    table = Table(board(), players=3, start=1)
    table.offer("sign1 moor2", "moor3 moor4", "moor5 sign2")
    table.play("1 pass\n2 pass\n0 pass")
    assert table.waits() == ("step", (2,))
    table.play("2 step merchant")
    assert table.waits() == ("step", (0,))
    table.play("0 step -")
    assert table.waits() == ("build", (0, 1, 2))


@pytest.mark.rule("W8")
def test_a_sold_symbol_is_the_buyers() -> None:
    table = Table(board())
    table.offer("", "sign1 moor4")
    table.play("0 buy sign1\n1 step -\n0 step warrior\n1 pass")
    assert table.game.phase == "build", "nobody keeps a symbol"
    assert [table.journey(seat).markers for seat in (0, 1)] == [(1, 0, 0), (0, 0, 0)]


@pytest.mark.rule("W8")
def test_an_axed_symbol_gives_nothing() -> None:
    table = Table(board())
    table.play("0 draw sign1 moor1 moor2\n1 draw moor3 moor4 moor5")
    table.play("0 price axe=sign1 moor1=1 moor2=1\n1 price axe=moor3 moor4=1 moor5=1\n0 pass\n1 pass")
    assert table.game.phase == "build"


@pytest.mark.rule("W8", "L3")
def test_a_symbol_that_cannot_be_laid_gives_its_step() -> None:
    """The isle is water to all sides and fits nowhere; it goes back into the bag after the step."""
    table = Table(board(herald=FREE))
    table.offer("isle1 moor2")
    assert table.play("0 pass\n1 pass\n0 step herald", "stepped") == [
        "0 stepped track=herald space=1 reason=symbol price=0 fee=0 points=2 gold=3 total=2"
    ]
    table.go("plan")
    assert "isle1" in table.game.bag()
    assert table.game.scores() == (2, 0)


@pytest.mark.rule("W8", "W6")
def test_only_steps_that_can_be_paid_are_offered() -> None:
    """3 gold in hand: the merchant's fee of 3 can be paid, the herald's 4 cannot."""
    table = Table(board(merchant=("ship 1 fee=3", *FREE[1:]), herald=("ship 1 fee=4", *FREE[1:])))
    table.offer("sign1 moor2")
    table.play("0 pass\n1 pass")
    assert set(table.game.legal(0)) == steps(0, "warrior", "merchant")
    table.refuse("0 step herald", "illegal-step-gold")
    assert table.play("0 step merchant", "stepped") == [
        "0 stepped track=merchant space=1 reason=symbol price=0 fee=3 points=0 gold=0 total=0"
    ]


@pytest.mark.rule("W8", "W6")
@pytest.mark.parametrize(("fee", "asked"), [(3, True), (4, False)])
def test_who_can_pay_no_step_for_a_symbol_is_not_asked(fee: int, asked: bool) -> None:
    """3 gold in hand."""
    dear = (f"ship 1 fee={fee}", *FREE[1:])
    table = Table(board(warrior=dear, merchant=dear, herald=dear))
    table.offer("sign1 moor2")
    table.play("0 pass\n1 pass")
    assert table.waits() == (("step", (0,)) if asked else ("build", (0, 1)))


@pytest.mark.rule("W7", "W6", "B2")
@pytest.mark.parametrize(("fee", "asked"), [(5, True), (6, False)])
def test_the_gold_of_a_sale_can_pay_its_step(fee: int, asked: bool) -> None:
    """3 gold in hand, 1 for the tile and 1 that stood on it: 5. The other tracks would be free, but not for a sale."""
    table = Table(board(warrior=(f"ship 1 fee={fee}", *FREE[1:])))
    table.offer("", "moor3 moor4")
    table.play("0 buy moor3")
    assert table.waits() == (("step", (1,)) if asked else ("buy", (1,)))
