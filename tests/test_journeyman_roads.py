"""Roads that are laid at a time of the owner's choice, also out of turn, and what they join (W13)."""

from __future__ import annotations

import pytest
from journeyman_roads import ROAD, few_edges, third_to_win
from journeyman_table import Table, board, journey, layout, seen, wins
from table import gold

from skye.material.moves import parse
from skye.record.events import Begun
from skye.record.recorder import Proof


def owner(first: str = "moor1", *, players: int = 3, rounds: int = 6) -> Table:
    """Round 2, begun by seat 1; seat 0 has two roads, this tile south of its castle and a sign south of that."""
    table = Table(board(warrior=wins("roads")), layout("roads"), players=players, rounds=rounds)
    table.offer(f"{first} sign1")
    table.play("\n".join(f"{seat} pass" for seat in range(players)))
    table.play("0 step warrior")
    table.go("draw")
    assert table.journey(0).roads == 2
    return table


def walker(scoring: str = "harbours", *, first: str = "moor1", rounds: int = 6) -> Table:
    """Round 1; seat 0 has won two roads with the first of its two markers, and seat 1 is to walk after it."""
    others = [name for name in ("squares", "columns", "largest_lake", "sheep") if name != scoring][:3]
    table = Table(board(warrior=wins("roads")), layout("roads"), scoring=(scoring, *others), rounds=rounds)
    table.reach_plan(f"{first} moor2")
    table.play("0 plan 0,0 0,-1\n1 plan 0,0\n0 collect 0,0 warrior")
    return table


def laid(table: Table) -> set[frozenset[tuple[int, int]]]:
    """The roads of seat 0."""
    return {frozenset(road) for road in table.journey(0).laid}


def lay_out_of_turn(table: Table, waits: tuple[str, tuple[int, ...]]) -> None:
    """Seat 0 lays its road while the game waits for others, and the game waits on."""
    assert table.waits() == waits
    assert parse(ROAD) in table.game.legal(0)
    assert parse(ROAD) in set(table.game.legal(0))
    assert table.play(ROAD, "road") != []
    assert table.waits() == waits
    assert laid(table) == {frozenset([(0, 0), (0, -1)])}
    assert table.journey(0).roads == 1


# Out of turn


@pytest.mark.rule("W13")
def test_not_while_tiles_are_drawn() -> None:
    table = owner()
    table.refuse(ROAD, "illegal-in-draw")
    assert list(table.game.legal(0)) == []


@pytest.mark.rule("W13")
def test_before_ones_own_prices_and_after_them() -> None:
    table = owner()
    table.draw("moor20 moor21")
    lay_out_of_turn(table, ("price", (0, 1, 2)))
    table = owner()
    table.draw("moor20 moor21")
    table.play("0 price axe=waste0 moor20=1 moor21=1")
    lay_out_of_turn(table, ("price", (1, 2)))
    assert gold(table.game)[0] == 8, "the prices are still sealed"


@pytest.mark.rule("W13")
def test_while_another_buys() -> None:
    table = owner()
    table.offer()
    lay_out_of_turn(table, ("buy", (1,)))


@pytest.mark.rule("W13")
def test_while_another_decides_about_a_step() -> None:
    table = owner()
    table.offer("", "", "moor22 moor23")
    table.play("1 buy moor22")
    lay_out_of_turn(table, ("step", (2,)))


@pytest.mark.rule("W13", "L1")
def test_while_others_build() -> None:
    table = owner()
    table.offer("moor20 moor21")
    table.go("build")
    table.play("0 place moor20 1,0 r0\n0 place moor21 2,0 r0")
    lay_out_of_turn(table, ("build", (1, 2)))


@pytest.mark.rule("W13", "L1")
def test_before_and_between_ones_own_placements() -> None:
    """A road may lead to a tile laid just now."""
    table = owner()
    table.offer("moor20 moor21")
    table.go("build")
    lay_out_of_turn(table, ("build", (0, 1, 2)))
    table.play("0 place moor20 1,0 r0\n0 road 1,0 0,0")
    assert table.waits() == ("build", (0, 1, 2))
    assert laid(table) == {frozenset([(0, 0), (0, -1)]), frozenset([(0, 0), (1, 0)])}
    table.play("0 place moor21 2,0 r0")


@pytest.mark.rule("W13", "W1")
def test_while_others_plan() -> None:
    table = owner()
    table.go("plan")
    table.play("0 plan 0,0")
    lay_out_of_turn(table, ("plan", (1, 2)))


@pytest.mark.rule("W13", "W3")
def test_while_another_walks() -> None:
    table = owner()
    table.go("plan")
    table.play("0 plan -\n1 plan 0,0\n2 plan 0,0")
    lay_out_of_turn(table, ("walk", (1,)))


@pytest.mark.rule("W13", "W12")
def test_while_another_decides_about_the_bonus_step_of_its_walk() -> None:
    """Seat 1 wins the step on its walk of round 2; roads of seat 0 neither make nor end it."""
    table = Table(board(warrior=wins("roads"), merchant=wins("step")), layout("roads"), layout(merchant="step"))
    table.offer("moor1 sign1")
    table.play("0 pass\n1 pass\n0 step warrior")
    table.go("draw")
    table.go("plan")
    table.play("0 plan -\n1 plan 0,0\n1 collect 0,0 merchant")
    lay_out_of_turn(table, ("step", (1,)))
    table.play("0 road 0,-2 0,-1")
    assert table.waits() == ("step", (1,)), "the last road of seat 0 does not decide for seat 1"
    table.refuse("0 step -", "illegal-seat")
    table.refuse("0 plan -", "illegal-in-step")
    table.play("1 step -")
    assert (table.game.phase, table.game.round) == ("draw", 3)


@pytest.mark.rule("W13")
def test_nobody_waits_for_a_road_before_the_walks_are_over() -> None:
    """Nobody is waited for because of a road until the walks are over.

    Round 2 with two roads in hand: the order of purchases is as ever, and seat 0 is asked before the points."""
    table = owner()
    table.offer()
    order: list[int] = []
    while table.game.phase == "buy":
        order += table.game.to_act()
        table.play(f"{order[-1]} pass")
    assert order == [1, 2, 0]
    assert table.waits() == ("build", (0, 1, 2))
    table.go("plan")
    assert table.waits() == ("plan", (0, 1, 2))
    table.play("0 plan 0,0\n1 plan -\n2 plan -\n0 collect 0,0 -")
    assert table.waits() == ("roads", (0,))
    table.play("0 no_road")
    assert (table.game.phase, table.game.round) == ("draw", 3)
    assert table.journey(0).roads == 2


@pytest.mark.rule("W13")
def test_not_after_the_game() -> None:
    table = owner(rounds=2)
    table.go("over")
    table.refuse(ROAD, "illegal-in-over")
    assert list(table.game.legal(0)) == []


@pytest.mark.rule("W13")
def test_where_a_road_can_lie() -> None:
    """Between two own neighbours, one at each edge, in either direction, also where printed roads meet."""
    table = owner("way1")
    table.offer()
    table.refuse("0 road 0,0 0,1", "illegal-road-tile")
    table.refuse("0 road 0,1 0,0", "illegal-road-tile")
    table.refuse("0 road 0,0 0,-2", "illegal-road-apart")
    table.refuse("0 road 0,0 0,0", "illegal-road-apart")
    table.refuse("1 road 0,0 0,-1", "illegal-road-none")
    table.play("0 road 0,-1 0,0")
    table.refuse("0 road 0,-1 0,0", "illegal-road-there")
    table.refuse("0 road 0,0 0,-1", "illegal-road-there")
    table.play("0 road 0,-1 0,-2")
    table.refuse("0 road 0,-1 0,-2", "illegal-road-none")


@pytest.mark.rule("W13", "W1", "P2")
def test_the_record_has_roads_between_sealed_moves() -> None:
    """Roads between sealed prices and plans are in the record.

    Seat 0 has priced and later planned when it lays its roads; a reader of the record comes to the same game."""
    table = owner()
    table.draw("moor20 moor21", "moor22 moor23", "moor24 moor25")
    table.play(f"0 price axe=waste0 moor20=1 moor21=1\n{ROAD}")
    table.play("1 price axe=waste1 moor22=1 moor23=1\n2 price axe=waste2 moor24=1 moor25=1")
    table.go("plan")
    table.play("0 plan 0,0\n0 road 0,-2 0,-1\n1 plan -\n2 plan -\n0 collect 0,0 -")
    begun = table.events[0]
    assert isinstance(begun, Begun)
    proof = Proof(begun, table.game.tables)
    for line, event in enumerate(table.events[1:], start=2):
        proof.check(line, event)
    assert not proof.sealed
    assert seen(proof.recorder.game) == seen(table.game)


# Won on the walk


@pytest.mark.rule("W13", "W9")
def test_a_road_won_on_the_walk_waits_for_the_end_of_the_walks() -> None:
    """Refused on the own walk and on those of others, when there are none to lay; kept, it can be laid later."""
    table = walker()
    assert table.waits() == ("walk", (0,))
    table.refuse(ROAD, "illegal-road-new")
    table.play("0 collect 0,-1 -")
    assert table.waits() == ("walk", (1,))
    table.refuse(ROAD, "illegal-road-new")
    assert table.journey(0).roads == 0
    assert list(table.game.legal(0)) == []
    assert table.play("1 collect 0,0 -", "bonus") == ["0 bonus bonus=roads points=0 gained=0 roads=2 gold=3 total=0"]
    assert (table.waits(), table.journey(0).roads) == (("roads", (0,)), 2)
    table.play("0 no_road")
    assert (table.game.phase, table.game.round) == ("draw", 2)
    assert table.journey(0).roads == 2
    table.refuse(ROAD, "illegal-in-draw")
    table.draw("moor20 moor21", "moor22 moor23")
    table.play("0 price axe=waste0 moor20=1 moor21=1")
    lay_out_of_turn(table, ("price", (1,)))
    table.play("0 road 0,-2 0,-1")
    assert table.waits() == ("price", (1,))
    table.refuse("1 road 0,-1 0,0", "illegal-road-none")


@pytest.mark.rule("W13", "W9")
def test_a_road_won_by_the_last_who_walks_waits_just_as_long() -> None:
    """Seat 1 walks last; its road has no more and no fewer moments than one of seat 0."""
    table = Table(board(warrior=wins("roads")), layout(), layout("roads"))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan 0,0\n0 collect 0,0 -\n1 collect 0,0 warrior")
    assert table.waits() == ("roads", (1,))
    table.refuse(ROAD, "illegal-road-none")
    table.play("1 road 0,-1 0,0")
    assert (table.waits(), table.journey(1).roads) == (("roads", (1,)), 1)


@pytest.mark.rule("W13", "W9")
def test_a_road_won_on_the_walk_can_be_laid_at_any_later_time() -> None:
    """Round 2, begun by seat 1: whatever the game waits for, seat 0 may lay its road, and nothing else changes."""
    bonus = board(warrior=wins("roads"), merchant=wins("step"))
    table = Table(bonus, layout("roads"), layout(merchant="step"))
    table.reach_plan("moor1 moor2")
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 warrior\n0 no_road")
    table.draw("moor20 moor21", "moor22 moor23")
    moments: list[tuple[str, tuple[int, ...], str]] = [
        ("price", (0, 1), "1 price axe=waste1 moor22=1 moor23=1"),
        ("price", (0,), "0 price axe=waste0 moor20=1 moor21=1"),
        ("buy", (1,), "1 buy moor20"),
        ("step", (0,), "0 step -"),
        ("buy", (0,), "0 buy moor22"),
        ("step", (1,), "1 step -"),
        ("build", (0, 1), "0 place moor21 1,0 r0"),
        ("build", (0, 1), "0 place moor22 1,1 r0"),
        ("build", (1,), "1 place moor20 1,0 r0"),
        ("build", (1,), "1 place moor23 1,1 r0"),
        ("plan", (0, 1), "0 plan 0,0"),
        ("plan", (1,), "1 plan 0,0"),
        ("walk", (1,), "1 collect 0,0 merchant"),
        ("walk", (0,), "0 collect 0,0 -"),
        ("step", (1,), "1 step herald"),
        ("roads", (0,), "0 no_road"),
    ]
    for phase, seats, move in moments:
        assert table.waits() == (phase, seats)
        assert parse(ROAD) in table.game.legal(0)
        assert parse(ROAD) in set(table.game.legal(0))
        twin = table.game.copy()
        twin.apply(parse(ROAD))
        assert (twin.phase, twin.to_act()) == (phase, seats)
        assert journey(twin, 0, 1).laid == (((0, -1), (0, 0)),)
        assert journey(twin, 0, 1).roads == 1
        table.play(move)
    assert (table.game.phase, table.game.round) == ("draw", 3)
    assert table.journey(0).roads == 2


@pytest.mark.rule("W13", "W12")
def test_a_road_won_by_the_bonus_step_waits_too() -> None:
    """Both win the step on their walks; that of seat 0 wins two roads, and seat 1 is still to decide."""
    bonus = board(warrior=wins("step"), merchant=wins("roads"))
    table = Table(bonus, layout("step", "roads"), layout("step", "roads"))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan 0,0\n0 collect 0,0 warrior\n1 collect 0,0 warrior")
    assert table.waits() == ("step", (0,))
    table.refuse(ROAD, "illegal-road-none")
    table.play("0 step merchant")
    assert table.waits() == ("step", (1,))
    table.refuse(ROAD, "illegal-road-new")
    table.play("1 step -")
    lay_out_of_turn(table, ("roads", (0,)))


@pytest.mark.rule("W13", "W9")
def test_old_roads_can_be_laid_on_the_walk_and_new_ones_cannot() -> None:
    """Two roads from round 1; the third is won on the walk of round 2 and waits for its end."""
    table = third_to_win()
    table.go("draw")
    table.go("plan")
    table.play("0 plan 0,0 0,-1\n1 plan -\n0 collect 0,0 merchant")
    table.play(f"{ROAD}\n0 road 0,-2 0,-1")
    assert table.waits() == ("walk", (0,))
    table.refuse("0 road 0,-3 0,-2", "illegal-road-new")
    # 1 movement point over the road.
    assert table.play("0 collect 0,-1 -", "walked") == ["0 walked x=0 y=-1 spent=1 left=3"]
    assert table.waits() == ("roads", (0,))
    table.play("0 road 0,-3 0,-2")
    assert (table.game.phase, table.game.round) == ("draw", 3)
    assert table.journey(0).roads == 0


@pytest.mark.rule("W13")
def test_a_road_that_can_lie_nowhere_stays_in_hand() -> None:
    """Castle and two tiles next to it have two edges between them; both have a road when the third is won."""
    table = few_edges()
    table.play(f"0 plan 0,0 0,-1\n1 plan -\n0 collect 0,0 merchant\n{ROAD}\n0 collect 0,-1 -")
    assert (table.game.phase, table.game.round) == ("draw", 2)
    assert table.journey(0).roads == 1
    table.offer()
    assert table.waits() == ("buy", (1,))
    assert list(table.game.legal(0)) == []
    table.refuse(ROAD, "illegal-road-there")


# What a road joins


@pytest.mark.rule("W13", "W2")
def test_a_road_shortens_walks() -> None:
    """Three moors away are 6, and with roads over the first two edges 1 + 1 + 2."""
    table = owner()
    table.offer("moor20 moor21")
    table.go("build")
    table.play("0 place moor20 0,-3 r0\n0 place moor21 0,1 r0")
    table.go("plan")
    # 2 + 2 + 2 points.
    table.refuse("0 plan 0,-3", "illegal-plan-far")
    table.play(f"{ROAD}\n0 road 0,-2 0,-1")
    table.play("0 plan 0,-3\n1 plan -\n2 plan -")
    assert table.play("0 collect 0,-3 -", "walked") == ["0 walked x=0 y=-3 spent=4 left=0"]


@pytest.mark.rule("W13", "W2", "W3")
def test_a_road_laid_on_the_way_brings_a_marker_closer() -> None:
    """Castle and two moors are 4; 2 less over roads between the first and the second part of the walk."""
    table = owner()
    table.go("plan")
    table.play("0 plan 0,0 0,-2\n1 plan -\n2 plan -\n0 collect 0,0 -")
    table.play(f"{ROAD}\n0 road 0,-2 0,-1")
    assert table.play("0 collect 0,-2 -", "walked") == ["0 walked x=0 y=-2 spent=2 left=2"]


@pytest.mark.rule("W13", "I2", "W14")
@pytest.mark.parametrize(("tile", "whisky"), [("croft1", 1), ("croft2", 2)])
def test_a_road_joins_whisky_for_the_next_income(tile: str, whisky: int) -> None:
    """Round 2: 3 + 5 gold, the whisky being cut off. Round 3: 8 - 2 + 5 and 1 for each symbol."""
    table = owner(tile)
    assert gold(table.game)[0] == 8
    table.offer()
    table.play(ROAD)
    table.go("draw")
    assert gold(table.game)[0] == 11 + whisky


@pytest.mark.rule("W13", "A3")
@pytest.mark.parametrize(("scoring", "one", "two"), [("road_tiles", 1, 2), ("road_cattle", 2, 2)])
@pytest.mark.parametrize("moment", ["build", "plan", "walk", "step"])
def test_a_road_won_in_phase_four_scores_in_the_same_round(moment: str, scoring: str, one: int, two: int) -> None:
    """The first road joins a tile with one head of cattle, the second a tile without; with no road there is nothing."""
    others = ("squares", "columns", "largest_lake")
    for roads, points in (("", 0), (ROAD, one), (f"{ROAD}\n0 road 0,-2 0,-1", two)):
        bonus = board(warrior=wins("roads"), merchant=wins("step"))
        table = Table(bonus, layout("roads"), layout(merchant="step"), scoring=(scoring, *others))
        table.offer("cattle1 sign1")
        table.play("0 pass\n1 pass\n0 step warrior\n0 place cattle1 0,-1 r0\n0 place sign1 0,-2 r0")
        if moment != "build":
            table.go("plan")
        if moment in ("walk", "step"):
            table.play("0 plan -\n1 plan 0,0")
        if moment == "step":
            table.play("1 collect 0,0 merchant")
        assert table.game.phase == moment
        table.play(roads)
        assert table.game.scores() == (0, 0)
        if moment == "walk":
            table.play("1 collect 0,0 -")
        if table.game.phase != "draw":
            table.go("draw")
        assert (table.game.phase, table.game.round) == ("draw", 2)
        assert table.game.scores() == (points, 0)


@pytest.mark.rule("W13", "A3")
@pytest.mark.parametrize(("scoring", "points"), [("road_tiles", 1), ("road_cattle", 2)])
def test_a_road_kept_after_the_walk_scores_in_the_next_round(scoring: str, points: int) -> None:
    """Nothing in round 1; in round 2 one tile, or one head of cattle, is joined to the castle, and in round 3 again."""
    table = walker(scoring, first="cattle1")
    table.play("0 collect 0,-1 -\n1 collect 0,0 -\n0 no_road")
    assert table.game.scores() == (0, 0)
    table.offer()
    table.play(ROAD)
    table.go("draw")
    assert table.game.scores() == (points, 0)
    table.go("draw")
    assert table.game.scores() == (2 * points, 0)


@pytest.mark.rule("W13", "I2", "W14")
@pytest.mark.parametrize(("tile", "whisky"), [("croft1", 1), ("croft2", 2)])
def test_a_road_kept_after_the_walk_counts_for_later_income(tile: str, whisky: int) -> None:
    """A road kept after the walk counts for the income after the next one.

    Round 2: 3 + 5 = 8 gold. Round 3: 8 - 2 + 5 = 11 and the whisky. Round 4: 3 more and the whisky again."""
    table = walker(first=tile)
    table.play("0 collect 0,-1 -\n1 collect 0,0 -")
    assert [line for line in table.play("0 no_road", "income") if line[0] == "0"] == [
        "0 income lines=castle:1:5@0,0 gold=8"
    ]
    prices = table.draw()
    table.play(ROAD)
    assert gold(table.game) == [8, 8], "the income of the round is over"
    for seat, text in enumerate(prices):
        table.play(f"{seat} price axe=waste{seat} {text}")
    table.go("draw")
    assert gold(table.game) == [11 + whisky, 11]
    table.go("draw")
    assert gold(table.game) == [14 + 2 * whisky, 14]
