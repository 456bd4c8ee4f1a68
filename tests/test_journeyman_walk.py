"""Planning and walking, with every movement point worked out by hand.

Way tiles have roads to all sides like the castle, moors have none: 1 point between ways, 2 to or from a moor.
"""

from __future__ import annotations

import pytest
from journeyman_table import FACTS, Table, board, journey, layout, wins
from table import gold

from skye.material.moves import parse

CASTLE = ("castle 1", "castle 1", "castle 1 slot=I", "castle 1 slot=II", "castle 1 slot=III", "castle 1 hop=1")


def built(table: Table, *lands: str) -> Table:
    """Keep and lay the tiles written as `way1 0,1` for the seats in order, and go on to the plans."""
    placed = [text.split(", ") if text else [] for text in lands]
    table.offer(*(" ".join(entry.split()[0] for entry in entries) for entries in placed))
    table.go("build")
    for seat, entries in enumerate(placed):
        for entry in entries:
            table.play(f"{seat} place {entry} r0")
    table.go("plan")
    return table


# Planning


@pytest.mark.rule("W1", "W2")
def test_plans_within_four_movement_points() -> None:
    """Way 1 east, moor 2 south and 2 more to the next one."""
    table = built(Table(board()), "way1 1,0, moor1 0,-1")
    # East and back is 2, south 2 more.
    assert parse("0 plan 0,-1 1,0") in table.game.legal(0)
    assert parse("0 plan 0,0 1,0") in table.game.legal(0)
    assert parse("0 plan -") in table.game.legal(0)
    # No marker, one of three tiles, or two of three.
    assert len(table.game.legal(0)) == len(set(table.game.legal(0))) == 1 + 3 + 3
    table = built(Table(board()), "moor1 0,1, moor2 0,-1")
    # 2 up, 4 down.
    table.refuse("0 plan 0,-1 0,1", "illegal-plan-far")
    table.play("0 plan 0,1")
    table = built(Table(board()), "moor1 0,1, moor2 0,2")
    table.play("0 plan 0,1 0,2")


@pytest.mark.rule("W1")
def test_plans_that_are_not_possible() -> None:
    table = built(Table(board()), "way1 1,0, way2 2,0")
    table.refuse("0 plan 1,0 1,0", "illegal-plan-twice")
    table.refuse("0 plan 0,1", "illegal-plan-tile")
    table.refuse("0 plan 0,0 1,0 2,0", "illegal-plan-markers")
    table.refuse("0 plan 1,0 extra", "illegal-plan-extra")
    table.refuse("0 collect 1,0 -", "illegal-in-plan")
    table.play("0 plan 1,0")
    table.refuse("0 plan 1,0", "illegal-seat")


@pytest.mark.rule("W1")
def test_all_plan_at_once_and_using_no_marker_is_allowed() -> None:
    table = Table(board(), players=3)
    table.go("plan")
    assert table.waits() == ("plan", (0, 1, 2))
    table.play("2 plan -")
    assert table.waits() == ("plan", (0, 1))
    table.play("0 plan -\n1 plan -")
    assert (table.game.phase, table.game.round) == ("draw", 2), "nobody walks"
    assert table.journey(0).standing == (0, 0)


# Walking


@pytest.mark.rule("W3")
def test_walks_are_made_in_turn_order() -> None:
    """The start player is seat 1 and has planned nothing; then come 2 and 0."""
    table = Table(board(), players=3, start=1)
    table.go("plan")
    table.play("0 plan 0,-1\n1 plan -\n2 plan 0,0 0,-1")
    assert table.waits() == ("walk", (2,))
    table.refuse("0 collect 0,-1 -", "illegal-seat")
    table.play("2 collect 0,0 -")
    assert table.waits() == ("walk", (2,))
    table.play("2 collect 0,-1 -")
    assert table.waits() == ("walk", (0,))
    table.play("0 collect 0,-1 -")
    assert table.game.round == 2


@pytest.mark.rule("W2", "W3")
def test_the_order_of_collecting_is_chosen_on_the_way() -> None:
    """Castle and the moor next to it: 0 + 2 points one way round, 2 + 2 the other."""
    one = built(Table(board()), "moor1 0,1, moor2 0,2")
    one.play("0 plan 0,0 0,1\n1 plan -")
    assert one.play("0 collect 0,0 -\n0 collect 0,1 -", *FACTS) == [
        "0 walked x=0 y=0 spent=0 left=4",
        "0 walked x=0 y=1 spent=2 left=2",
    ]
    assert one.journey(0).standing == (0, 1)
    other = built(Table(board()), "moor1 0,1, moor2 0,2")
    other.play("0 plan 0,0 0,1\n1 plan -")
    assert other.play("0 collect 0,1 -\n0 collect 0,0 -", *FACTS) == [
        "0 walked x=0 y=1 spent=2 left=2",
        "0 walked x=0 y=0 spent=2 left=0",
    ]
    assert other.journey(0).standing == (0, 0)


@pytest.mark.rule("W3")
def test_an_order_that_leaves_a_marker_out_of_reach_is_refused() -> None:
    """To the far moor 4, and back to the near one 2 more."""
    table = built(Table(board()), "moor1 0,1, moor2 0,2")
    table.play("0 plan 0,1 0,2\n1 plan -")
    table.refuse("0 collect 0,2 -", "illegal-collect-far")
    table.refuse("0 collect 0,0 -", "illegal-collect-marker")
    assert table.shared.left == 4
    table.play("0 collect 0,1 -")
    assert table.shared.left == 2
    table.refuse("0 collect 0,1 -", "illegal-collect-marker")
    table.play("0 collect 0,2 -")
    assert table.journey(0).standing == (0, 2)


@pytest.mark.rule("W2")
def test_the_way_between_two_markers_is_the_cheapest() -> None:
    """Straight up over a moor is 2 + 2, round about over three ways 1 + 1 + 1 and 1 more to the way on top."""
    table = built(Table(board()), "moor1 0,1, way1 1,0")
    table.play("0 plan -\n1 plan -")
    built(table, "way2 1,1, way3 1,2")
    table.play("0 plan 1,2\n1 plan -")
    assert table.play("0 collect 1,2 -", *FACTS) == ["0 walked x=1 y=2 spent=3 left=1"]
    # Next round from there: a tile at 0,2 lies 1 away, the moor at 0,1 lies 2 from 1,1.
    built(table, "way4 0,2, moor20 0,-1")
    table.play("0 plan 0,1 0,2\n1 plan -")
    assert table.play("0 collect 0,2 -\n0 collect 0,1 -", *FACTS) == [
        "0 walked x=0 y=2 spent=1 left=3",
        "0 walked x=0 y=1 spent=2 left=1",
    ]


@pytest.mark.rule("W3")
def test_a_walk_begins_where_the_last_one_ended() -> None:
    """In round 2 the castle is 4 away from 0,2, and the tile beyond it 6."""
    table = built(Table(board()), "moor1 0,1, moor2 0,2")
    table.play("0 plan 0,2\n1 plan -\n0 collect 0,2 -")
    table.go("plan")
    table.refuse("0 plan 0,-1", "illegal-plan-far")
    table.play("0 plan 0,0 0,2\n1 plan -")
    assert table.play("0 collect 0,2 -\n0 collect 0,0 -", *FACTS) == [
        "0 walked x=0 y=2 spent=0 left=4",
        "0 walked x=0 y=0 spent=4 left=0",
    ]


@pytest.mark.rule("W3", "W10")
def test_each_marker_allows_one_step_with_points_at_once() -> None:
    boards = board(
        warrior=("castle 1 points=2", "west 1 points=3", *CASTLE[2:]), herald=("west 1 points=4", *CASTLE[1:])
    )
    table = Table(boards)
    built(table, "moor1 -1,0, moor2 0,-1")
    table.play("0 plan -1,0 0,0\n1 plan -")
    table.play("0 collect 0,0 warrior")
    assert table.game.scores() == (2, 0)
    assert table.waits() == ("walk", (0,))
    assert set(table.game.legal(0)) == {parse(f"0 collect -1,0 {track}") for track in ("warrior", "herald", "-")}
    assert table.play("0 collect -1,0 herald", "walked", "stepped") == [
        "0 walked x=-1 y=0 spent=2 left=2",
        "0 stepped track=herald space=1 reason=requirement price=0 fee=0 points=4 gold=3 total=6",
    ]
    assert table.journey(0).markers == (1, 0, 1)
    assert table.game.round == 2, "the walk ends with the last marker"


@pytest.mark.rule("W3", "W4")
def test_the_step_is_checked_on_the_tile_of_the_marker() -> None:
    table = Table(board(merchant=("farm 1", *CASTLE[1:]), herald=("cattle 1", *CASTLE[1:])))
    built(table, "farm1 1,0, cattle1 0,1")
    table.play("0 plan 1,0\n1 plan -")
    table.refuse("0 collect 1,0 herald", "illegal-step-requirement")
    assert table.play("0 collect 1,0 merchant", "stepped") == [
        "0 stepped track=merchant space=1 reason=requirement price=0 fee=0 points=0 gold=3 total=0"
    ]


@pytest.mark.rule("W3")
def test_a_step_may_be_declined() -> None:
    table = Table(board(warrior=CASTLE))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 -", *FACTS) == ["0 walked x=0 y=0 spent=0 left=4"]
    assert table.journey(0).markers == (0, 0, 0)


# Movement


@pytest.mark.rule("W2", "W11")
@pytest.mark.parametrize(
    ("movement", "reached", "too_far"),
    # East and back 4, then 1 to the first way, 1 more to the second and 2 more to the moor: 5, 6 and 8.
    [(5, "0,1 1,0", "0,2 1,0"), (6, "0,2 1,0", "0,3 1,0"), (8, "0,3 1,0", None)],
)
def test_movement_of_banners_in_the_next_planning(movement: int, reached: str, too_far: str | None) -> None:
    table = Table(board(merchant=(f"castle 1 banner=movement+{movement}", *CASTLE[1:])))
    built(table, "way1 0,1, way2 0,2")
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 merchant")
    built(table, "moor20 0,3, moor21 1,0")
    assert [table.journey(seat).movement for seat in (0, 1)] == [movement, 4]
    if too_far is not None:
        table.refuse(f"0 plan {too_far}", "illegal-plan-far")
    table.play(f"0 plan {reached}\n1 plan -")
    assert table.shared.left == movement
    assert table.play("0 collect 1,0 -", "walked") == [f"0 walked x=1 y=0 spent=2 left={movement - 2}"]


@pytest.mark.rule("W11", "W2")
def test_only_the_best_movement_counts() -> None:
    """The shipped merchant has 5, 6 and 8; two symbols a round lead to spaces 2, 4, 6 and 8."""
    table = Table(None, layout(merchant="waypoint roads"))
    found = []
    for number in range(4):
        table.offer(f"sign{2 * number + 1} sign{2 * number + 2}")
        while table.game.phase == "buy":
            table.play(f"{table.game.to_act()[0]} pass")
        table.play("0 step merchant\n0 step merchant")
        table.go("plan")
        found.append(table.journey(0).movement)
        table.go("draw")
    assert found == [5, 6, 6, 8]


@pytest.mark.rule("W12", "W2")
def test_extra_movement_is_declared_spent_and_gone() -> None:
    """4 + 4 points reach the fourth moor."""
    table = Table(board(warrior=wins("movement")), layout("movement"))
    built(table, "moor1 0,1, moor2 0,2")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 warrior", "won", "bonus") == [
        "0 won bonus=movement",
        "0 bonus bonus=movement points=0 gained=0 roads=0 gold=3 total=0",
    ]
    built(table, "moor20 0,3, moor21 0,4")
    assert table.journey(0).rights == ("movement",)
    assert table.journey(0).movement == 4
    table.refuse("0 plan 0,4", "illegal-plan-far")
    table.refuse("0 plan - extra", "illegal-plan-extra-empty")
    table.refuse("1 plan 0,0 extra", "illegal-plan-extra")
    table.play("0 plan 0,4 extra\n1 plan -")
    assert table.play("0 collect 0,4 -", "walked") == ["0 walked x=0 y=4 spent=8 left=0"]
    table.go("plan")
    assert table.journey(0).rights == ()
    table.refuse("0 plan 0,4 extra", "illegal-plan-extra")


@pytest.mark.rule("W1", "W12")
def test_an_opened_plan_shows_that_it_spends_the_extra_movement() -> None:
    """Seat 1 walks after seat 0, and everybody sees what it may spend."""
    table = Table(board(warrior=wins("movement")), layout(), layout("movement"), start=1)
    table.go("plan")
    table.play("1 plan 0,0\n0 plan -\n1 collect 0,0 warrior")
    table.go("plan")
    table.play("1 plan 0,0 extra")
    assert (table.journey(1).extra, journey(table.game, 1, 0).extra) == (True, None)
    table.play("0 plan 0,0")
    assert table.waits() == ("walk", (0,))
    assert (journey(table.game, 0, 1).extra, journey(table.game, 1, 0).extra) == (False, True)
    table.play("0 collect 0,0 -")
    assert table.shared.left == 8


@pytest.mark.rule("W12")
def test_extra_movement_is_kept_until_declared() -> None:
    """It is lost if it was declared and not needed."""
    table = Table(board(warrior=wins("movement")), layout("movement"))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 warrior")
    table.go("plan")
    table.play("0 plan 0,-1\n1 plan -\n0 collect 0,-1 -")
    table.go("plan")
    assert table.journey(0).rights == ("movement",), "the walk of round 2 did without"
    table.play("0 plan 0,-1 extra\n1 plan -")
    assert table.play("0 collect 0,-1 -", "walked") == ["0 walked x=0 y=-1 spent=0 left=8"]
    table.go("plan")
    assert table.journey(0).rights == ()
    table.refuse("0 plan 0,-1 extra", "illegal-plan-extra")


@pytest.mark.rule("W12", "W1", "W3")
def test_the_third_waypoint_marker() -> None:
    """Three markers and three steps: castle, 1 to the first way, 1 to the second."""
    tracks = ("castle 1 slot=I", "west 1", "west 1 slot=II", "west 1 slot=III", "ship 1 hop=1")
    table = Table(board(merchant=tracks), layout(merchant="waypoint movement bank_pays"))
    built(table, "way1 0,1, way2 0,2")
    table.refuse("0 plan 0,0 0,1 0,2", "illegal-plan-markers")
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 merchant")
    table.go("plan")
    assert [table.journey(seat).waypoints for seat in (0, 1)] == [3, 2]
    table.refuse("1 plan 0,0 0,-1 0,-2", "illegal-plan-markers")
    table.play("0 plan 0,0 0,1 0,2\n1 plan -")
    moves = "0 collect 0,0 merchant\n0 collect 0,1 merchant\n0 collect 0,2 merchant"
    assert [line.split()[3] for line in table.play(moves, "stepped")] == ["space=2", "space=3", "space=4"]
    table.go("plan")
    assert table.journey(0).waypoints == 3, "for the rest of the game"


@pytest.mark.rule("W3", "W6")
def test_gold_spent_on_the_first_marker_is_gone_for_the_second() -> None:
    """3 gold: the first step costs 2, the second would cost 2 again."""
    track = ("castle 1 fee=2", "west 1 fee=2", *CASTLE[2:])
    table = Table(board(herald=track))
    table.go("plan")
    table.play("0 plan 0,-1 0,0\n1 plan -\n0 collect 0,0 herald")
    assert gold(table.game)[0] == 1
    table.refuse("0 collect 0,-1 herald", "illegal-step-gold")
