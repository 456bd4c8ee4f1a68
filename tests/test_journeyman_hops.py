"""Back and forth at the end of a track (W10), with every number worked out by hand."""

from __future__ import annotations

import pytest
from journeyman_table import Table, board, layout


@pytest.mark.rule("W5", "W6", "W10")
def test_hops_back_and_forth() -> None:
    """The last two spaces ask for castle and west; a tile lies west of the castle, which is not the westernmost.

    Gold: 3 after prices, a fee of 2 leaves 1; 1 + 5 - 2 = 4 in round 2; 4 + 5 - 2 = 7 in round 3, less 5 for zone 3.
    """
    merchant = ("west 1 slot=I", "castle 2 slot=II fee=2 points=5", "west 3 slot=III hop=4")
    table = Table(board(merchant=merchant), layout(merchant="waypoint movement bank_pays"))
    table.offer("moor1 moor2")
    table.play("0 pass\n1 pass\n0 place moor1 -1,0 r0\n0 place moor2 0,-1 r0")
    table.go("plan")
    table.play("0 plan -1,0 0,0\n1 plan -")
    assert table.play("0 collect -1,0 merchant\n0 collect 0,0 merchant", "stepped", "won") == [
        "0 stepped track=merchant space=1 reason=requirement price=0 fee=0 points=0 gold=3 total=0",
        "0 won bonus=waypoint",
        "0 stepped track=merchant space=2 reason=requirement price=0 fee=2 points=5 gold=1 total=5",
        "0 won bonus=movement",
    ]
    table.go("plan")
    table.play("0 plan -1,0 0,0\n1 plan -")
    # Forth for 4 points and the bonus tile, back for 4 points, without fee and without the 5 points of space 2.
    assert table.play("0 collect -1,0 merchant\n0 collect 0,0 merchant", "stepped", "won", "bonus") == [
        "0 stepped track=merchant space=3 reason=requirement price=0 fee=0 points=4 gold=4 total=9",
        "0 won bonus=bank_pays",
        "0 stepped track=merchant space=2 reason=requirement price=0 fee=0 points=4 gold=4 total=13",
        "0 bonus bonus=bank_pays points=3 gained=0 roads=0 gold=4 total=16",
    ]
    table.go("plan")
    table.play("0 plan -1,0 0,0\n1 plan -")
    # Forth again by way of the castle: the price is that of zone 3, which is entered. No second bonus tile.
    assert table.play("0 collect 0,0 merchant", "stepped", "won", "bonus") == [
        "0 stepped track=merchant space=3 reason=castle price=5 fee=0 points=4 gold=2 total=20"
    ]
    # Back would need the castle.
    table.refuse("0 collect -1,0 merchant", "illegal-step-requirement")
    table.play("0 collect -1,0 -")
    assert (table.journey(0).markers, table.journey(0).reached) == ((0, 3, 0), (0, 3, 0))
    # From the westernmost tile 2 points to the castle, and back again: first back onto space 2, then forth.
    table.go("plan")
    table.play("0 plan -1,0 0,0\n1 plan -")
    assert table.play("0 collect 0,0 merchant\n0 collect -1,0 merchant", "stepped", "won", "bonus") == [
        "0 stepped track=merchant space=2 reason=requirement price=0 fee=0 points=4 gold=5 total=24",
        "0 stepped track=merchant space=3 reason=requirement price=0 fee=0 points=4 gold=5 total=28",
    ]


@pytest.mark.rule("W10", "W5")
def test_a_hop_back_by_way_of_the_castle_costs_the_zone_entered() -> None:
    """Space 2 lies in zone 2, so the way back costs 3, although the marker stands in zone 4.

    Gold: 3 - 1 = 2; 2 + 5 - 2 - 3 = 2; free on the castle: 2 + 5 - 2 = 5; 5 + 5 - 2 - 3 = 5.
    """
    merchant = ("ship 1 slot=I", "ship 2 slot=II", "castle 4 slot=III hop=3")
    table = Table(board(merchant=merchant), layout(merchant="waypoint movement bank_pays"))
    lines = []
    for _ in range(4):
        table.go("plan")
        table.play("0 plan 0,0\n1 plan -")
        lines += table.play("0 collect 0,0 merchant", "stepped")
    assert lines == [
        "0 stepped track=merchant space=1 reason=castle price=1 fee=0 points=0 gold=2 total=0",
        "0 stepped track=merchant space=2 reason=castle price=3 fee=0 points=0 gold=2 total=0",
        "0 stepped track=merchant space=3 reason=requirement price=0 fee=0 points=3 gold=5 total=3",
        # 3 points of the bonus tile came in between.
        "0 stepped track=merchant space=2 reason=castle price=3 fee=0 points=3 gold=5 total=9",
    ]
