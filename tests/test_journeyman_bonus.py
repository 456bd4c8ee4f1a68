"""The nine bonus tiles: when they are won, what they give and what they allow, worked out by hand."""

from __future__ import annotations

import pytest
from journeyman_table import FACTS, Table, board, layout, wins
from table import gold

from skye.material.moves import parse

SHIP = ("ship 1", "ship 1", "ship 1 slot=I", "ship 1 slot=II", "ship 1 slot=III", "ship 1 hop=1")


def owner(*bonus: str, seats: tuple[int, ...] = (0,), players: int = 2, start: int = 0) -> Table:
    """Round 2; these seats have won these bonus tiles in round 1, the first as warrior and the second as merchant.

    Gold before the offers of round 2: 3 left and 5 income, 8; no axe pays 3 more.
    """
    tracks = dict(zip(("warrior", "merchant"), map(wins, bonus), strict=False))
    laid = [layout(*bonus) if seat in seats else layout() for seat in range(players)]
    table = Table(board(**tracks), *laid, players=players, start=start)
    signs = iter(range(1, 9))
    offers = [" ".join(f"sign{next(signs)}" for _ in bonus) if seat in seats else "" for seat in range(players)]
    table.offer(*offers)
    for number in range(players):
        table.play(f"{(start + number) % players} pass")
    while table.game.phase == "step":
        seat = table.game.to_act()[0]
        for track in ("warrior", "merchant")[: len(bonus)]:
            table.play(f"{seat} step {track}")
    table.go("draw")
    for seat in seats:
        assert set(table.journey(seat).rights) == set(bonus)
    return table


# What each gives


@pytest.mark.rule("W12", "W9")
@pytest.mark.parametrize(
    ("bonus", "points", "gained", "roads"),
    [
        ("road", 1, 0, 1),
        ("waypoint", 0, 0, 0),
        ("gold", 0, 5, 0),
        ("movement", 0, 0, 0),
        ("roads", 0, 0, 2),
        ("no_axe", 3, 0, 0),
        ("bank_pays", 3, 0, 0),
        ("two_purchases", 3, 0, 0),
    ],
)
def test_what_a_bonus_tile_gives_at_the_end_of_the_phase(bonus: str, points: int, gained: int, roads: int) -> None:
    """Seat 1 sells and wins the tile, then buys nothing; until then nothing has changed. 3 + 2 gold by the sale."""
    table = Table(board(warrior=wins(bonus)), layout(), layout(bonus))
    table.offer("", "moor3 moor4")
    table.play("0 buy moor3")
    assert table.play("1 step warrior", *FACTS) == [
        "1 stepped track=warrior space=1 reason=sale price=0 fee=0 points=0 gold=5 total=0",
        f"1 won bonus={bonus}",
    ]
    journey = table.journey(1)
    assert (gold(table.game)[1], table.game.scores()[1], journey.roads) == (5, 0, 0)
    assert (journey.won, journey.rights) == ((bonus,), ())
    assert table.play("1 pass", *FACTS) == [
        f"1 bonus bonus={bonus} points={points} gained={gained} roads={roads} gold={5 + gained} total={points}"
    ]
    journey = table.journey(1)
    assert (gold(table.game)[1], table.game.scores()[1], journey.roads) == (5 + gained, points, roads)


@pytest.mark.rule("W12", "W9")
@pytest.mark.parametrize(
    ("bonus", "points", "gained", "roads"),
    [("road", 1, 0, 1), ("gold", 0, 5, 0), ("roads", 0, 0, 2), ("bank_pays", 3, 0, 0)],
)
def test_what_a_bonus_tile_gives_at_the_end_of_phase_five(bonus: str, points: int, gained: int, roads: int) -> None:
    """The tile is won with the first of two markers and settled after all walks, before the points of the round."""
    table = Table(board(warrior=wins(bonus)), layout(bonus))
    table.go("plan")
    table.play("0 plan 0,-1 0,0\n1 plan 0,0")
    assert table.play("0 collect 0,0 warrior", "won", "bonus") == [f"0 won bonus={bonus}"]
    assert (gold(table.game)[0], table.game.scores()[0], table.journey(0).roads) == (3, 0, 0)
    assert table.play("0 collect 0,-1 -", "bonus", "scored") == []
    assert table.waits() == ("walk", (1,))
    journey = table.journey(0)
    assert (gold(table.game)[0], table.game.scores()[0], journey.roads) == (3, 0, 0)
    assert (journey.won, journey.rights) == ((bonus,), ())
    last = "1 collect 0,0 -\n0 no_road" if roads else "1 collect 0,0 -"
    assert table.play(last, "bonus", "scored")[:2] == [
        f"0 bonus bonus={bonus} points={points} gained={gained} roads={roads} gold={3 + gained} total={points}",
        f"0 scored letter=A tile=harbours lines=- points=0 total={points}",
    ]


@pytest.mark.rule("W12")
def test_the_points_of_a_bonus_tile_come_once() -> None:
    table = owner("no_axe")
    assert table.game.scores() == (3, 0)
    table.go("draw")
    assert table.game.scores() == (3, 0)


# One step


@pytest.mark.rule("W12")
def test_the_bonus_step_comes_at_the_end_of_phase_four() -> None:
    """Seat 1 wins it by a sale; first everybody buys, tiles are kept, and their symbols are asked for."""
    table = Table(board(warrior=wins("step"), merchant=("ship 1 points=2", *SHIP[1:])), layout("step"), layout("step"))
    table.offer("moor1 moor2", "moor3 sign1")
    table.play("0 buy moor3\n1 step warrior")
    assert table.waits() == ("buy", (1,))
    table.play("1 pass")
    assert (table.waits(), table.shared.reason) == (("step", (1,)), "symbol")
    table.play("1 step -")
    assert (table.waits(), table.shared.reason) == (("step", (1,)), "bonus")
    assert set(table.game.legal(1)) == {parse(f"1 step {track}") for track in ("warrior", "merchant", "herald", "-")}
    assert table.play("1 step merchant", *FACTS) == [
        "1 stepped track=merchant space=1 reason=bonus price=0 fee=0 points=2 gold=5 total=2",
        "1 bonus bonus=step points=0 gained=0 roads=0 gold=5 total=2",
    ]
    assert table.waits() == ("build", (0, 1))


@pytest.mark.rule("W12")
def test_the_bonus_step_may_be_declined_and_comes_once() -> None:
    table = Table(board(warrior=wins("step")), layout("step"))
    table.offer("sign1 moor2")
    table.play("0 pass\n1 pass\n0 step warrior\n0 step -")
    assert table.journey(0).markers == (1, 0, 0)
    assert table.waits() == ("build", (0, 1))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 -")
    assert (table.game.phase, table.game.round) == ("draw", 2), "it is not asked for again"


@pytest.mark.rule("W12")
def test_bonus_steps_in_turn_order() -> None:
    """All three win theirs by kept symbols; the start player is seat 2, so the order is 2, 0, 1 both times."""
    table = Table(board(warrior=wins("step")), *[layout("step")] * 3, players=3, start=2)
    table.offer("sign1 moor2", "sign2 moor4", "sign3 moor6")
    table.play("2 pass\n0 pass\n1 pass\n2 step warrior\n0 step warrior\n1 step warrior")
    for seat in (2, 0, 1):
        assert (table.waits(), table.shared.reason) == (("step", (seat,)), "bonus")
        table.play(f"{seat} step herald")
    assert table.game.phase == "build"


@pytest.mark.rule("W12", "W3")
def test_the_bonus_step_of_phase_five_comes_after_all_walks() -> None:
    """Won by seat 0 with the first marker; it walks on, seat 1 walks, and only then the step is made."""
    table = Table(board(warrior=wins("step"), herald=("ship 1 points=2", *SHIP[1:])), layout("step"))
    table.go("plan")
    table.play("0 plan 0,-1 0,0\n1 plan 0,0\n0 collect 0,0 warrior")
    assert table.waits() == ("walk", (0,))
    table.refuse("0 step herald", "illegal-in-walk")
    table.play("0 collect 0,-1 -")
    assert table.waits() == ("walk", (1,))
    table.refuse("0 step herald", "illegal-in-walk")
    assert table.play("1 collect 0,0 -", "bonus", "scored") == []
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "bonus")
    table.refuse("1 collect 0,0 -", "illegal-in-step")
    assert set(table.game.legal(0)) == {parse(f"0 step {track}") for track in ("warrior", "merchant", "herald", "-")}
    assert table.play("0 step herald", *FACTS, "scored") == [
        "0 stepped track=herald space=1 reason=bonus price=0 fee=0 points=2 gold=3 total=2",
        "0 bonus bonus=step points=0 gained=0 roads=0 gold=3 total=2",
        "0 scored letter=A tile=harbours lines=- points=0 total=2",
        "1 scored letter=A tile=harbours lines=- points=0 total=0",
    ]
    assert (table.game.phase, table.game.round) == ("draw", 2)
    table.go("plan")
    table.play("0 plan 0,-1\n1 plan -\n0 collect 0,-1 -")
    assert (table.game.phase, table.game.round) == ("draw", 3), "it comes once"


@pytest.mark.rule("W12", "W3", "W9")
def test_bonus_steps_after_the_walks_in_turn_order() -> None:
    """Walks in the order 2, 0, 1; seats 2 and 0 win the step, and with it 2 wins gold: 3 + 5. Then seat by seat."""
    laid = (layout("step", "gold"), layout(), layout("step", "gold"))
    table = Table(board(warrior=wins("step"), merchant=wins("gold")), *laid, players=3, start=2)
    table.go("plan")
    table.play("0 plan 0,0\n1 plan 0,0\n2 plan 0,0")
    for seat, track in ((2, "warrior"), (0, "warrior"), (1, "-")):
        assert table.waits() == ("walk", (seat,))
        assert table.play(f"{seat} collect 0,0 {track}", "bonus") == []
    assert (table.waits(), table.shared.reason) == (("step", (2,)), "bonus")
    table.refuse("0 step herald", "illegal-seat")
    assert table.play("2 step merchant", *FACTS) == [
        "2 stepped track=merchant space=1 reason=bonus price=0 fee=0 points=0 gold=3 total=0",
        "2 won bonus=gold",
    ]
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "bonus")
    table.refuse("2 step herald", "illegal-seat")
    assert gold(table.game) == [3, 3, 3]
    assert table.play("0 step herald", *FACTS, "scored")[:5] == [
        "0 stepped track=herald space=1 reason=bonus price=0 fee=0 points=0 gold=3 total=0",
        "0 bonus bonus=step points=0 gained=0 roads=0 gold=3 total=0",
        "2 bonus bonus=step points=0 gained=0 roads=0 gold=3 total=0",
        "2 bonus bonus=gold points=0 gained=5 roads=0 gold=8 total=0",
        "0 scored letter=A tile=harbours lines=- points=0 total=0",
    ]
    assert (table.game.phase, table.game.round) == ("draw", 2)


@pytest.mark.rule("W12", "W6")
def test_an_unaffordable_bonus_step_is_not_offered() -> None:
    """Whoever cannot pay for the bonus step after the walks is not asked.

    Seat 0 has 3 - 1 = 2 gold after a purchase, seat 1 has 3 + 2 = 5; every next space has a fee of 4."""
    dear = ("ship 1 fee=4", *SHIP[1:])
    warrior = ("castle 1 slot=I", "ship 1 fee=4", "ship 1 slot=II", "ship 1 slot=III", "ship 1 hop=1")
    table = Table(board(warrior=warrior, merchant=dear, herald=dear), layout("step"), layout("step"))
    table.offer("moor1 moor2", "moor3 moor4")
    table.play("0 buy moor3\n1 step -")
    table.go("plan")
    assert gold(table.game) == [2, 5]
    table.play("0 plan 0,0\n1 plan 0,0\n0 collect 0,0 warrior\n1 collect 0,0 warrior")
    assert (table.waits(), table.shared.reason) == (("step", (1,)), "bonus")
    assert table.play("1 step herald", *FACTS) == [
        "1 stepped track=herald space=1 reason=bonus price=0 fee=4 points=0 gold=1 total=0",
        "0 bonus bonus=step points=0 gained=0 roads=0 gold=2 total=0",
        "1 bonus bonus=step points=0 gained=0 roads=0 gold=1 total=0",
    ]
    assert (table.game.phase, table.game.round) == ("draw", 2)


@pytest.mark.rule("W12", "W9")
def test_a_tile_won_by_the_bonus_step_is_settled_at_once() -> None:
    """A bonus tile that the bonus step wins is settled in the same phase.

    The step wins 5 gold: 3 + 5 = 8 when phase 4 ends, which pays a step into zone 4 in phase 5."""
    table = Table(
        board(warrior=wins("step"), merchant=wins("gold"), herald=("ship 4", *SHIP[1:])), layout("step", "gold")
    )
    table.offer("sign1 moor2")
    table.play("0 pass\n1 pass\n0 step warrior")
    lines = table.play("0 step merchant", *FACTS)
    assert lines[:2] == [
        "0 stepped track=merchant space=1 reason=bonus price=0 fee=0 points=0 gold=3 total=0",
        "0 won bonus=gold",
    ]
    assert "0 bonus bonus=gold points=0 gained=5 roads=0 gold=8 total=0" in lines[2:]
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 herald", "stepped") == [
        "0 stepped track=herald space=1 reason=castle price=8 fee=0 points=0 gold=0 total=0"
    ]


@pytest.mark.rule("W12", "W6")
@pytest.mark.parametrize(("fee", "asked"), [(3, True), (4, False)])
def test_who_cannot_pay_the_bonus_step_is_not_asked(fee: int, asked: bool) -> None:
    """3 gold in hand; the warrior, who has won the bonus tile, would have to pay for the next space, too."""
    dear = (f"ship 1 fee={fee}", *SHIP[1:])
    warrior = ("ship 1 slot=I", f"ship 1 fee={fee}", "ship 1 slot=II", "ship 1 slot=III", "ship 1 hop=1")
    table = Table(board(warrior=warrior, merchant=dear, herald=dear), layout("step"))
    table.offer("sign1 moor2")
    lines = table.play("0 pass\n1 pass\n0 step warrior", "won", "bonus")
    if asked:
        assert (table.waits(), table.shared.reason) == (("step", (0,)), "bonus")
    else:
        assert table.waits() == ("build", (0, 1))
        assert lines == ["0 won bonus=step", "0 bonus bonus=step points=0 gained=0 roads=0 gold=3 total=0"]


# No axe


@pytest.mark.rule("W12", "P2", "P3")
def test_no_axe_pays_three_gold_and_prices_all_three_tiles() -> None:
    """3 + 5 + 3 = 11 gold in round 2; prices 1 + 2 + 3 leave 5. The third tile is not returned."""
    table = owner("no_axe")
    assert gold(table.game) == [11, 8]
    table.draw("moor20 moor21", "moor22 moor23")
    table.refuse("1 price moor22=1 moor23=1 waste1=1", "illegal-price-tiles")
    lines = table.play("0 price moor20=1 moor21=2 waste0=3\n1 price axe=waste1 moor22=1 moor23=1", "staked", "returned")
    assert "0 staked staked=6 gold=5" in lines
    assert [line for line in lines if "returned" in line] == ["1 returned tile=waste1 reason=axe"]
    assert table.game.offers(0) == (("moor20", 1), ("moor21", 2), ("waste0", 3))
    table.play("1 buy waste0\n0 step -\n0 pass")
    assert gold(table.game) == [5 + 6, 8 - 2 - 3]
    assert table.game.hand(0) == ("moor20", "moor21")


@pytest.mark.rule("W12", "B4", "L1")
def test_without_an_axe_three_tiles_can_be_kept() -> None:
    table = owner("no_axe")
    table.draw("moor20 moor21", "moor22 moor23")
    table.play("0 price moor20=1 moor21=1 waste0=1\n1 price axe=waste1 moor22=1 moor23=1\n1 pass\n0 pass")
    assert table.game.hand(0) == ("moor20", "moor21", "waste0")
    table.go("draw", "kept")
    assert len(table.game.territory(0)) == 1 + 2 + 3
    # 11 - 3 = 8, then 5 and 3 again.
    assert gold(table.game)[0] == 8 + 5 + 3


@pytest.mark.rule("W12", "P2")
def test_all_three_prices_must_be_affordable_together() -> None:
    table = owner("no_axe")
    table.draw("moor20 moor21", "moor22 moor23")
    table.refuse("0 price moor20=1 moor21=1 waste0=10", "illegal-price-sum")
    table.refuse("0 price moor20=1 moor21=0 waste0=1", "illegal-price-low")
    table.play("0 price moor20=1 moor21=1 waste0=9")
    table.play("1 price axe=waste1 moor22=1 moor23=1")
    assert gold(table.game)[0] == 0


@pytest.mark.rule("W12", "P2")
def test_the_owner_of_no_axe_may_use_the_axe() -> None:
    """11 gold: with the axe the pairs with a sum up to 11 are 55, for 3 axes; without it the triples are 165."""
    table = owner("no_axe")
    table.draw("moor20 moor21", "moor22 moor23")
    assert len(table.game.legal(0)) == len(set(table.game.legal(0))) == 3 * 55 + 165
    table.play("0 price axe=moor21 moor20=1 waste0=1\n1 price axe=waste1 moor22=1 moor23=1")
    assert table.game.offers(0) == (("moor20", 1), ("waste0", 1))
    assert "moor21" in table.game.bag()


@pytest.mark.rule("W12")
def test_no_axe_income_is_reported() -> None:
    table = owner("no_axe")
    assert table.go("draw", "wages") == ["0 wages lines=no_axe_income:1:3@ gold=17"], "11 - 2 + 5 + 3"


# Bank pays


@pytest.mark.rule("W12", "B2")
def test_the_bank_pays_what_the_buyer_cannot_afford() -> None:
    """Seat 0 has 8 - 7 = 1 in hand and buys for 6; seat 1 has 8 - 7 = 1 and takes 6 + 6."""
    table = owner("bank_pays")
    table.offer("moor20=1 moor21=6", "moor22=6 moor23=1")
    assert gold(table.game) == [1, 1]
    table.play("1 pass")
    assert table.play("0 buy moor22", "granted", "sold") == [
        "0 granted granted=6 gold=7",
        "0 sold tile=moor22 seller=1 price=6 returned=6 gold=1 seller_gold=13",
    ]
    assert table.waits() == ("step", (1,)), "it is a sale like any other"
    table.play("1 step -")
    assert gold(table.game) == [1, 13]
    assert table.game.hand(0) == ("moor22", "moor20", "moor21")


@pytest.mark.rule("W12")
def test_the_bank_pays_for_its_owner_only() -> None:
    table = owner("bank_pays")
    table.offer("moor20=6 moor21=1", "moor22=6 moor23=1")
    table.refuse("1 buy moor20", "illegal-buy-gold")
    assert table.play("1 buy moor21", "granted", "sold") == [
        "1 sold tile=moor21 seller=0 price=1 returned=1 gold=0 seller_gold=3"
    ]


@pytest.mark.rule("W12")
def test_the_bank_pays_even_who_could_pay() -> None:
    table = owner("bank_pays")
    table.offer("moor20 moor21", "moor22=2 moor23")
    table.play("1 pass\n0 buy moor22\n1 step -")
    assert gold(table.game) == [8 - 2, 8 - 3 + 4]


# Two purchases


@pytest.mark.rule("W12", "B1")
def test_the_second_purchase_comes_after_everybodys_first() -> None:
    """The order of round 2 is 1, 2, 0, and then 0 once more: 8 - 2 - 1 - 1 = 4 gold."""
    table = owner("two_purchases", players=3)
    table.offer("moor20 moor21", "moor22 moor23", "moor24 moor25")
    table.play("1 pass\n2 pass\n0 buy moor22\n1 step -")
    assert table.waits() == ("buy", (0,))
    table.refuse("0 buy moor22", "illegal-buy-sold")
    table.play("0 buy moor24\n2 step -")
    assert table.waits() == ("build", (0, 1, 2))
    assert gold(table.game)[0] == 4
    assert table.game.hand(0) == ("moor22", "moor24", "moor20", "moor21")


@pytest.mark.rule("W12", "B1")
def test_second_purchases_in_turn_order_among_their_owners() -> None:
    """Seats 0 and 1 have the tile; round 2 begins with seat 2 (start was 1), so the order is 2, 0, 1, then 0, 1."""
    table = owner("two_purchases", players=3, seats=(0, 1), start=1)
    table.offer("moor20 moor21", "moor22 moor23", "moor24 moor25")
    order = []
    while table.game.phase == "buy":
        (seat,) = table.game.to_act()
        order.append(seat)
        table.play(f"{seat} pass")
    assert order == [2, 0, 1, 0, 1]


@pytest.mark.rule("W12", "B1")
def test_a_second_purchase_without_a_first() -> None:
    table = owner("two_purchases")
    table.offer("moor20 moor21", "moor22 moor23")
    table.play("1 pass\n0 pass")
    assert table.waits() == ("buy", (0,))
    table.play("0 buy moor22\n1 step -")
    assert table.game.phase == "build"


@pytest.mark.rule("W12", "B2")
def test_the_bank_pays_both_purchases() -> None:
    """Seat 0 has 8 - 7 = 1 and buys for 5 and for 2; seat 1 has 8 - 7 = 1, then 1 + 10 + 4."""
    table = owner("bank_pays", "two_purchases")
    table.offer("moor20=6 moor21=1", "moor22=5 moor23=2")
    table.play("1 pass")
    assert table.play("0 buy moor22\n1 step -\n0 buy moor23\n1 step -", "granted", "sold") == [
        "0 granted granted=5 gold=6",
        "0 sold tile=moor22 seller=1 price=5 returned=5 gold=1 seller_gold=11",
        "0 granted granted=2 gold=3",
        "0 sold tile=moor23 seller=1 price=2 returned=2 gold=1 seller_gold=15",
    ]
    assert gold(table.game) == [1, 15]


@pytest.mark.rule("W12", "W7")
def test_a_second_purchase_counts_like_the_first() -> None:
    """A second purchase lets the seller step and gives the symbol."""
    table = owner("two_purchases")
    table.offer("moor20 moor21", "moor22 sign8")
    table.play("1 pass\n0 pass\n0 buy sign8")
    assert (table.waits(), table.shared.reason) == (("step", (1,)), "sale")
    table.play("1 step warrior")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "symbol")
    table.play("0 step herald")
    assert [table.journey(seat).markers for seat in (0, 1)] == [(1, 0, 1), (1, 0, 0)]
