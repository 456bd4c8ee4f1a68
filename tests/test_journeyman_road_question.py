"""Before the points of a round all who hold a road that can be laid are asked, at once: lay one, or none (W13)."""

from __future__ import annotations

import pytest
from journeyman_roads import ROAD, SECOND, few_edges, winner
from journeyman_table import DULL, Table, board, event_lines, journey, layout, seen, wins
from table import gold

from skye.material.moves import parse
from skye.record.events import Begun
from skye.record.recorder import Proof
from skye.rules.game import Game
from skye.view.game_from_view import imagine
from skye.view.seat_view import view


def both() -> Table:
    """Both seats have won two roads on their walks of round 1."""
    table = Table(board(warrior=wins("roads")), layout("roads"), layout("roads"))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan 0,0\n0 collect 0,0 warrior\n1 collect 0,0 warrior")
    return table


def is_round_over(table: Table, number: int = 1) -> bool:
    return (table.game.phase, table.game.round) == ("draw", number + 1)


# Who is asked, and what


@pytest.mark.rule("W13", "W9")
def test_a_road_won_on_the_walk_is_asked_about_before_scoring() -> None:
    """Whoever has won a road on the walk is asked about it before the points.

    The roads of the bonus tile are in hand; the choice is one of the two edges, or none."""
    table = winner()
    assert table.waits() == ("roads", (0,))
    assert event_lines(table.events, "bonus") == ["0 bonus bonus=roads points=0 gained=0 roads=2 gold=3 total=0"]
    assert event_lines(table.events, "scored") == []
    assert set(table.game.legal(0)) == {parse("0 no_road"), parse(ROAD), parse(SECOND)}
    assert len(table.game.legal(0)) == 3
    assert list(table.game.legal(1)) == []
    assert (table.shared.reason, table.shared.held, table.shared.left) == (None, None, None)


@pytest.mark.rule("W13")
def test_one_road_after_the_other_or_none() -> None:
    table = winner()
    assert table.play("0 no_road", "no_road", "scored", "road")[0] == "0 no_road"
    assert is_round_over(table)
    assert table.journey(0).roads == 2
    table = winner()
    assert table.play(ROAD, "road", "no_road", "scored") == [ROAD]
    assert table.waits() == ("roads", (0,))
    assert set(table.game.legal(0)) == {parse("0 no_road"), parse(SECOND)}
    table.play("0 no_road")
    assert is_round_over(table)
    assert (table.journey(0).roads, table.journey(0).laid) == (1, (((0, -1), (0, 0)),))


@pytest.mark.rule("W13")
def test_the_last_road_ends_the_question() -> None:
    table = winner()
    table.play(f"{ROAD}\n{SECOND}")
    assert is_round_over(table)
    assert "no_road" not in [line.split()[1] for line in event_lines(table.events)]
    table = winner(bonus="road")
    assert table.waits() == ("roads", (0,))
    table.play(ROAD)
    assert is_round_over(table)


@pytest.mark.rule("W13")
def test_all_holders_are_asked_at_once_and_answer_in_any_order() -> None:
    """Nobody else waits longer than for them; what is laid lies open at once."""
    table = both()
    assert table.waits() == ("roads", (0, 1))
    table.play("1 road 0,-1 0,0")
    assert table.waits() == ("roads", (0, 1))
    assert journey(table.game, 1, 0).laid == (((0, -1), (0, 0)),)
    table.play("1 road 0,-2 0,-1")
    assert table.waits() == ("roads", (0,))
    table.refuse("1 no_road", "illegal-seat")
    table.play("0 no_road")
    assert is_round_over(table)
    assert [table.journey(seat).roads for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("W13")
def test_after_no_a_road_may_be_laid_while_others_think() -> None:
    """Whoever has said no may still lay a road while others think.

    At any time of the owner's choice; but nobody waits for that."""
    table = both()
    table.play("0 no_road")
    assert table.waits() == ("roads", (1,))
    assert set(table.game.legal(0)) == {parse(ROAD), parse(SECOND)}
    table.play(f"{ROAD}\n{SECOND}")
    assert table.waits() == ("roads", (1,))
    table.play("1 no_road")
    assert is_round_over(table)


@pytest.mark.rule("W13")
def test_an_old_road_is_asked_about_in_every_round() -> None:
    """Won in phase 4 of round 1, so it could be laid at any time since; three seats, one holds roads."""
    table = Table(board(warrior=wins("roads")), layout("roads"), players=3)
    table.offer("moor1 sign1")
    table.play("0 pass\n1 pass\n2 pass\n0 step warrior")
    for number in (1, 2, 3):
        table.go("roads")
        assert table.waits() == ("roads", (0,))
        table.play("0 no_road")
        assert is_round_over(table, number)
    table.go("plan")
    table.play(f"{ROAD}\n{SECOND}")
    table.go("draw")
    assert event_lines(table.events).count("0 no_road") == 3


@pytest.mark.rule("W13")
def test_nobody_is_asked_who_has_no_road_or_no_edge_for_it() -> None:
    """Castle and two tiles next to it have two edges between them; both have a road when the third is won."""
    table = few_edges()
    table.play(f"0 plan 0,0 0,-1\n1 plan -\n0 collect 0,0 merchant\n{ROAD}\n0 collect 0,-1 -")
    assert is_round_over(table)
    assert table.journey(0).roads == 1


@pytest.mark.rule("W13")
def test_the_question_ends_when_no_edge_is_left() -> None:
    """Two edges, one of them taken; of two roads only one can be laid."""
    table = few_edges()
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 merchant")
    assert (table.waits(), table.journey(0).roads) == (("roads", (0,)), 2)
    table.play(ROAD)
    assert is_round_over(table)
    assert table.journey(0).roads == 1


@pytest.mark.rule("W13", "W12")
def test_a_road_won_by_the_bonus_step_is_asked_about_too() -> None:
    """The step of the bonus tile comes at the end of phase 5, so its roads can be laid in phase 6."""
    bonus = board(warrior=wins("step"), merchant=wins("roads"))
    table = Table(bonus, layout("step", "roads"))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -\n0 collect 0,0 warrior\n0 step merchant")
    assert table.waits() == ("roads", (0,))


@pytest.mark.rule("W13")
def test_what_is_no_answer_is_refused() -> None:
    table = winner()
    for move in ("0 step -", "0 plan -", "0 collect 0,0 -", "0 pass", "0 place moor1 0,1 r0"):
        table.refuse(move, "illegal-in-roads")
    table.refuse("1 no_road", "illegal-seat")
    table.refuse("1 road 0,-1 0,0", "illegal-road-none")
    table.refuse("0 road 0,0 0,1", "illegal-road-tile")
    table.play(ROAD)
    table.refuse(ROAD, "illegal-road-there")
    table.play("0 no_road")
    table.offer()
    table.refuse("0 no_road", "illegal-in-buy")


# What it counts for


@pytest.mark.rule("W13", "A3", "E1")
@pytest.mark.parametrize(("scoring", "one", "two"), [("road_tiles", 1, 2), ("road_cattle", 2, 2)])
def test_a_road_won_on_the_walk_scores_in_the_same_round(scoring: str, one: int, two: int) -> None:
    """The first road joins a tile with one head of cattle to the castle, the second one a tile without."""
    for roads, points in (("0 no_road", 0), (f"{ROAD}\n0 no_road", one), (f"{ROAD}\n{SECOND}", two)):
        table = winner(scoring, first="cattle1")
        table.play(roads)
        assert is_round_over(table)
        assert table.game.scores() == (points, 0)


@pytest.mark.rule("W13", "I2", "W14")
@pytest.mark.parametrize(("tile", "whisky"), [("croft1", 1), ("croft2", 2)])
def test_a_road_won_on_the_walk_counts_for_the_next_income(tile: str, whisky: int) -> None:
    """5 - 2 gold at the end of round 1, then 5 for the castle and 1 for each symbol on the tile joined."""
    table = winner(first=tile)
    assert gold(table.game) == [3, 3]
    table.play(f"{ROAD}\n0 no_road")
    assert gold(table.game) == [8 + whisky, 8]


@pytest.mark.rule("W13", "F1")
def test_a_road_won_on_the_last_walk_can_be_laid() -> None:
    """The last round: one tile on the castle's road is 1 point. 3 gold are no point."""
    table = winner("road_tiles", rounds=1)
    assert table.waits() == ("roads", (0,))
    assert table.play(f"{ROAD}\n0 no_road", "over") == ["- over points=1,0 gold=3,3 winners=0"]
    assert table.waits() == ("over", ())
    table.refuse("0 no_road", "illegal-in-over")


@pytest.mark.rule("W13", "W11")
def test_the_question_comes_before_the_points_of_banners() -> None:
    """The first space of the herald has a banner of 2 points."""
    herald = ("castle 1 banner=points+2", *DULL[1:])
    table = Table(board(warrior=wins("roads"), herald=herald), layout("roads"))
    table.go("plan")
    table.play("0 plan 0,0\n1 plan 0,0\n0 collect 0,0 warrior\n1 collect 0,0 herald")
    assert (table.waits(), table.game.scores()) == (("roads", (0,)), (0, 0))
    lines = table.play(f"{ROAD}\n0 no_road", "no_road", "banners", "scored")
    assert [line.split()[1] for line in lines] == ["no_road", "banners", "scored", "scored"]
    assert table.game.scores() == (0, 2)


# Elsewhere


@pytest.mark.rule("W13")
def test_the_record_has_the_answers_in_their_order() -> None:
    """The question is in the record in the order of its answers."""
    table = both()
    table.play("1 road 0,-1 0,0\n0 no_road\n0 road 0,-1 0,0\n1 no_road")
    lines = event_lines(table.events)
    first = lines.index("1 road 0,-1 0,0")
    assert lines[first : first + 4] == ["1 road 0,-1 0,0", "0 no_road", "0 road 0,-1 0,0", "1 no_road"]
    begun = table.events[0]
    assert isinstance(begun, Begun)
    proof = Proof(begun, table.game.tables)
    for line, event in enumerate(table.events[1:], start=2):
        proof.check(line, event)
    assert seen(proof.recorder.game) == seen(table.game)


@pytest.mark.rule("W13", "P4")
def test_a_game_is_rebuilt_from_any_view_of_the_question() -> None:
    """Nothing about it is a secret: the same seats are asked, with the same choices."""
    table = both()
    table.play("0 road 0,-1 0,0\n1 no_road")
    for seat in (0, 1):
        shown = view(table.game, seat, open_gold=True)
        assert (shown.phase, [other.acting for other in shown.seats]) == ("roads", [True, False])
        rebuilt: Game = imagine(shown, table.game.tables)
        assert (rebuilt.phase, rebuilt.to_act()) == ("roads", (0,))
        assert seen(rebuilt) == seen(table.game)
        for other in (0, 1):
            assert set(rebuilt.legal(other)) == set(table.game.legal(other))
        rebuilt.apply(parse("0 no_road"))
        assert (rebuilt.phase, rebuilt.round) == ("draw", 2)


@pytest.mark.rule("W13")
def test_a_copy_is_asked_for_itself() -> None:
    table = both()
    twin = table.game.copy()
    twin.apply(parse("0 no_road"))
    twin.apply(parse("1 no_road"))
    assert (twin.phase, twin.round) == ("draw", 2)
    assert table.waits() == ("roads", (0, 1))
