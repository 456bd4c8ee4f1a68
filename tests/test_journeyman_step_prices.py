"""Steps by way of the castle and for a fee, with every number worked out by hand.

A seat has 5 gold in the first round and 3 when its two tiles stand at 1 gold each.
"""

from __future__ import annotations

import pytest
from journeyman_table import FREE, Table, board, layout, rich

# W5: the castle


@pytest.mark.rule("W5")
@pytest.mark.parametrize(("zone", "price"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_the_castle_price_of_each_zone(zone: int, price: int) -> None:
    track = (f"ship {zone}", *FREE[1:])
    table = rich(track, price, track="merchant")
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.waits() == ("walk", (0,))
    assert table.play("0 collect 0,0 merchant", "walked", "stepped") == [
        "0 walked x=0 y=0 spent=0 left=4",
        f"0 stepped track=merchant space=1 reason=castle price={price} fee=0 points=0 gold=0 total=0",
    ]


@pytest.mark.rule("W5")
@pytest.mark.parametrize(("zone", "price"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_one_gold_less_does_not_pay_the_castle_price(zone: int, price: int) -> None:
    table = rich((f"ship {zone}", *FREE[1:]), price - 1, track="merchant")
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    table.refuse("0 collect 0,0 merchant", "illegal-step-gold")
    table.play("0 collect 0,0 -")
    assert table.journey(0).markers == (0, 0, 0)


@pytest.mark.rule("W5")
def test_the_castle_price_follows_the_space_entered() -> None:
    """Zone 1 costs 1: 3 - 1 = 2. In round 2 the step into zone 2 costs 3: 2 + 5 - 2 - 3 = 2."""
    table = Table(board(merchant=("ship 1", "ship 2", "ship 2 slot=I", *FREE[3:])))
    for space, price in ((1, 1), (2, 3)):
        table.go("plan")
        table.play("0 plan 0,0\n1 plan -")
        assert table.play("0 collect 0,0 merchant", "stepped") == [
            f"0 stepped track=merchant space={space} reason=castle price={price} fee=0 points=0 gold=2 total=0"
        ]


@pytest.mark.rule("W4", "W5")
@pytest.mark.parametrize("requirement", ["castle", "north", "east", "west"])
def test_no_price_where_the_castle_meets_the_requirement(requirement: str) -> None:
    """All tiles are laid in one column south of the castle."""
    table = Table(board(warrior=(f"{requirement} 4", *FREE[1:])))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 warrior", "stepped") == [
        "0 stepped track=warrior space=1 reason=requirement price=0 fee=0 points=0 gold=3 total=0"
    ]


@pytest.mark.rule("W3", "W5")
def test_only_the_castle_sells_steps() -> None:
    table = Table(board(warrior=("castle 1", *FREE[1:])))
    table.go("plan")
    table.play("0 plan 0,-1\n1 plan -")
    table.refuse("0 collect 0,-1 warrior", "illegal-step-requirement")
    table.refuse("0 collect 0,-1 merchant", "illegal-step-requirement")
    table.play("0 collect 0,-1 -")


# W6: fees


@pytest.mark.rule("W6")
@pytest.mark.parametrize("fee", [5, 8, 12])
def test_fee_of_a_step_on_the_walk(fee: int) -> None:
    track = (f"castle 4 fee={fee} points=3", *FREE[1:])
    table = rich(track, fee)
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 herald", "stepped") == [
        f"0 stepped track=herald space=1 reason=requirement price=0 fee={fee} points=3 gold=0 total=3"
    ]
    table = rich(track, fee - 1)
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    table.refuse("0 collect 0,0 herald", "illegal-step-gold")


@pytest.mark.rule("W5", "W6")
@pytest.mark.parametrize(("zone", "price", "fee"), [(2, 3, 5), (3, 5, 8), (4, 8, 12)])
def test_fee_and_castle_price_add_up(zone: int, price: int, fee: int) -> None:
    track = (f"ship {zone} fee={fee}", *FREE[1:])
    table = rich(track, price + fee)
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 herald", "stepped") == [
        f"0 stepped track=herald space=1 reason=castle price={price} fee={fee} points=0 gold=0 total=0"
    ]
    table = rich(track, price + fee - 1)
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    table.refuse("0 collect 0,0 herald", "illegal-step-gold")


@pytest.mark.rule("W6", "W8")
@pytest.mark.parametrize("fee", [5, 8, 12])
def test_fee_of_a_step_for_a_symbol(fee: int) -> None:
    track = (f"ship 1 fee={fee}", *FREE[1:])
    table = rich(track, fee, sign="sign1")
    table.play("1 pass\n0 pass")
    assert table.play("0 step herald", "stepped") == [
        f"0 stepped track=herald space=1 reason=symbol price=0 fee={fee} points=0 gold=0 total=0"
    ]
    table = rich(track, fee - 1, sign="sign1")
    table.play("1 pass\n0 pass")
    table.refuse("0 step herald", "illegal-step-gold")


@pytest.mark.rule("W6", "W12")
@pytest.mark.parametrize("fee", [5, 8, 12])
def test_fee_of_a_step_for_a_bonus_tile(fee: int) -> None:
    """The symbol wins the bonus tile, and the bonus tile gives another step."""
    track = (f"ship 1 fee={fee}", *FREE[1:])
    table = rich(track, fee, sign="sign1", bonus="step")
    table.play("1 pass\n0 pass\n0 step warrior")
    assert (table.waits(), table.shared.reason) == (("step", (0,)), "bonus")
    assert table.play("0 step herald", "stepped") == [
        f"0 stepped track=herald space=1 reason=bonus price=0 fee={fee} points=0 gold=0 total=0"
    ]
    table = rich(track, fee - 1, sign="sign1", bonus="step")
    table.play("1 pass\n0 pass\n0 step warrior")
    table.refuse("0 step herald", "illegal-step-gold")


@pytest.mark.rule("W6", "W8", "W10")
def test_the_herald_of_the_shipped_board() -> None:
    """1 and 2 points, then 3 for a fee of 5. Gold: 5 - 2 = 3 in round 1; 3 + 5 - 2 - 5 = 1 in round 2."""
    table = Table(None, layout(herald="waypoint"))
    table.offer("sign1 sign2")
    table.play("0 pass\n1 pass\n0 step herald\n0 step herald")
    assert table.game.scores() == (3, 0)
    table.go("draw")
    table.offer("sign3 moor30")
    assert table.play("1 pass\n0 pass\n0 step herald", "stepped", "won", "bonus") == [
        "0 stepped track=herald space=3 reason=symbol price=0 fee=5 points=3 gold=1 total=6",
        "0 won bonus=waypoint",
        "0 bonus bonus=waypoint points=0 gained=0 roads=0 gold=1 total=6",
    ]
