"""Tables of the expansion where seat 0 has won roads (W13)."""

from __future__ import annotations

from journeyman_table import Table, board, layout, wins

ROAD = "0 road 0,-1 0,0"
SECOND = "0 road 0,-2 0,-1"
OTHERS = ("squares", "columns", "largest_lake")


def winner(
    scoring: str = "harbours", *, first: str = "moor1", second: str = "moor2", rounds: int = 6, bonus: str = "roads"
) -> Table:
    """Round 1 when all have walked: seat 0 has won roads on its walk; these tiles lie south of its castle."""
    table = Table(board(warrior=wins(bonus)), layout(bonus), scoring=(scoring, *OTHERS), rounds=rounds)
    table.reach_plan(f"{first} {second}")
    table.play("0 plan 0,0\n1 plan 0,0\n0 collect 0,0 warrior\n1 collect 0,0 -")
    return table


def third_to_win() -> Table:
    """Round 1; seat 0 has stepped for a symbol and won two roads, and can win a third on a walk."""
    table = Table(board(warrior=wins("roads"), merchant=wins("road")), layout("roads", "road"))
    table.offer("moor1 sign1")
    table.play("0 pass\n1 pass\n0 step warrior")
    return table


def few_edges() -> Table:
    """The same when plans are made: castle and two tiles next to it have two edges between them, one with a road."""
    table = third_to_win()
    table.play("0 place moor1 0,-1 r0\n0 place sign1 1,0 r0\n0 road 0,0 1,0")
    table.go("plan")
    return table
