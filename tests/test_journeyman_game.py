"""Set-up, the secrecy of plans, banners, and copies in the middle of every phase of the expansion."""

from __future__ import annotations

import random

import pytest
from journeyman_table import Table, board, journey, layout, seen, wins
from table import SCORING, gold

from skye import Game, Setup, random_setup
from skye.expansions.journeyman.journey_view import JourneyView, TableView
from skye.expansions.journeyman.material import BONUS, SLOTS, Box
from skye.material.box import shipped_material
from skye.material.moves import parse
from skye.material.tables import shipped_tables
from skye.view.seat_view import view

CASTLE = ("castle 1", "castle 1", "castle 1 slot=I", "castle 1 slot=II", "castle 1 slot=III", "castle 1 hop=1")


# Set-up


@pytest.mark.rule("J1")
def test_bag_and_scoring_tiles_of_the_expansion() -> None:
    """73 and 8 landscape tiles, 16 and 4 scoring tiles."""
    game = Game(random_setup(4, random.Random(1), shipped_material("journeyman")), shipped_tables("journeyman"))
    assert len(game.bag()) == 81
    assert {f"J{number}" for number in range(1, 9)} <= set(game.bag())
    setups = [random_setup(2, random.Random(seed), shipped_material("journeyman")) for seed in range(300)]
    drawn = {name for setup in setups for name in setup.scoring}
    assert len(drawn) == 20
    assert {"journey", "broch_lines", "symbol_rows", "bridges"} <= drawn


@pytest.mark.rule("J2")
def test_everybody_begins_alike_but_for_the_bonus_tiles() -> None:
    layouts = (layout("waypoint gold two_purchases"), layout("step roads no_axe"), layout())
    game = Game(Setup(3, 0, SCORING, layouts), shipped_tables("journeyman"))
    for viewer in (None, 0, 2):
        seats = [seat.expansion for seat in view(game, viewer).seats]
        for text, seat in zip(layouts, seats, strict=True):
            assert isinstance(seat, JourneyView)
            assert seat.layout == tuple(text.split("+"))
            assert (seat.standing, seat.markers, seat.reached) == ((0, 0), (0, 0, 0), (0, 0, 0))
            assert (seat.waypoints, seat.movement, seat.roads) == (2, 4, 0)
            assert (seat.won, seat.rights, seat.laid) == ((), (), ())


@pytest.mark.rule("J2")
def test_bonus_tiles_are_shuffled_for_each_seat_or_once_for_all() -> None:
    """Each of the three slots has 6 orders."""
    setups = [random_setup(2, random.Random(seed), shipped_material("journeyman")) for seed in range(300)]
    assert any(setup.expansion[0] != setup.expansion[1] for setup in setups)
    for place, slot in enumerate(SLOTS):
        orders = {tuple(text.split("+")[3 * place : 3 * place + 3]) for setup in setups for text in setup.expansion}
        assert len(orders) == 6
        assert {name for order in orders for name in order} == {name for name in BONUS if BONUS[name] == slot}
    shared = [random_setup(4, random.Random(seed), shipped_material("journeyman"), shared=True) for seed in range(50)]
    assert all(len(set(setup.expansion)) == 1 for setup in shared)
    assert len({setup.expansion[0] for setup in shared}) > 1


@pytest.mark.rule("J2")
@pytest.mark.parametrize(("players", "lengths"), [(2, (12, 10, 8)), (4, (12, 10, 8)), (5, (10, 8, 7))])
def test_five_players_use_the_other_side_of_the_boards(players: int, lengths: tuple[int, ...]) -> None:
    game = Game(random_setup(players, random.Random(1), shipped_material("journeyman")), shipped_tables("journeyman"))
    shared = view(game, None).expansion
    assert isinstance(shared, TableView)
    assert players in shared.board.players
    assert tuple(len(shared.board.track(name)) for name in ("warrior", "merchant", "herald")) == lengths
    assert shared.prices == (1, 3, 5, 8)


# W1: secret plans


@pytest.mark.rule("W1")
def test_plans_are_secret_until_all_are_made() -> None:
    table = Table(board(), players=3)
    table.go("plan")
    game = table.game
    assert [journey(game, 0, viewer).plan for viewer in (None, 0, 1)] == [None] * 3, "nothing is planned yet"
    assert table.play("0 plan 0,-1 0,0") == [], "and nothing is announced"
    assert [journey(game, 0, viewer).plan for viewer in (None, 1, 2)] == [None] * 3
    assert [journey(game, 0, viewer).extra for viewer in (None, 1, 2)] == [None] * 3
    assert sorted(journey(game, 0, 0).plan or ()) == [(0, -1), (0, 0)]
    assert journey(game, 1, 1).plan is None
    table.play("2 plan -")
    assert [journey(game, 0, viewer).plan for viewer in (None, 1, 2)] == [None] * 3
    assert table.play("1 plan 0,0") == ["0 plan 0,-1 0,0", "1 plan 0,0", "2 plan -"]
    for viewer in (None, 0, 1, 2):
        plans = [journey(game, seat, viewer).plan for seat in range(3)]
        assert [sorted(plan or ()) for plan in plans] == [[(0, -1), (0, 0)], [(0, 0)], []]
        assert None not in plans
    table.play("0 collect 0,0 -")
    assert journey(game, 0, 1).plan == ((0, -1),), "what is collected is gone"


@pytest.mark.rule("W1")
def test_the_order_in_which_seats_plan_does_not_matter() -> None:
    one, other = Table(board()), Table(board())
    one.go("plan")
    other.go("plan")
    events = one.play("0 plan 0,0\n1 plan 0,-1")
    assert other.play("1 plan 0,-1\n0 plan 0,0") == events
    assert seen(one.game) == seen(other.game)


# W11: banners


@pytest.mark.rule("W11")
def test_the_best_income_banner_is_paid_in_phase_one() -> None:
    """Income banners are paid in phase one, and only the best counts.

    Gold: 3 | + 5 + 2 = 10 - 2 = 8 | + 5 + 4 = 17 - 2 = 15 | + 5 + 7 = 27."""
    merchant = ("castle 1 banner=income+2", "castle 1 banner=income+4", "castle 1 banner=income+7", *CASTLE[2:])
    table = Table(board(merchant=merchant))
    paid = []
    for _ in range(3):
        table.go("plan")
        table.play("0 plan 0,0\n1 plan -")
        paid.append(table.play("0 collect 0,0 merchant", "income", "wages"))
    assert [[line for line in lines if line[0] == "0"] for lines in paid] == [
        ["0 income lines=castle:1:5@0,0 gold=8", "0 wages lines=banner_income:1:2@ gold=10"],
        ["0 income lines=castle:1:5@0,0 gold=13", "0 wages lines=banner_income:1:4@ gold=17"],
        ["0 income lines=castle:1:5@0,0 gold=20", "0 wages lines=banner_income:1:7@ gold=27"],
    ]
    assert [line for lines in paid for line in lines if line.startswith("1 wages")] == []
    assert gold(table.game) == [27, 3 + 3 * 5 - 2 * 2]


@pytest.mark.rule("W11", "J2")
@pytest.mark.parametrize(
    ("players", "income"),
    # Two symbols a round: spaces 2, 4, 6, 8 of the side for up to four players, 2, 4, 6 of the other.
    [(3, [2, 2, 4, 7]), (5, [2, 5, 7])],
)
def test_income_of_the_shipped_boards(players: int, income: list[int]) -> None:
    table = Table(None, layout(merchant="waypoint roads bank_pays"), players=players)
    found = []
    for number in range(len(income)):
        table.offer(f"sign{2 * number + 1} sign{2 * number + 2}")
        while table.game.phase == "buy":
            table.play(f"{table.game.to_act()[0]} pass")
        table.play("0 step merchant\n0 step merchant")
        found += table.go("draw", "wages")
    assert [int(line.split(":")[2].split("@")[0]) for line in found] == income


@pytest.mark.rule("W11")
def test_points_of_banners_come_before_the_scoring_tiles() -> None:
    """A 2 x 2 block is 2 points. Round 1: warrior 1. Round 2: warrior 2 in place of 1, herald 4."""
    boards = board(
        warrior=("castle 1 banner=points+1", "castle 1 banner=points+2", *CASTLE[2:]),
        herald=("castle 1 banner=points+4", *CASTLE[1:]),
    )
    table = Table(boards, scoring=("squares", "harbours", "columns", "largest_lake"))
    table.go("build")
    table.play("0 place moor1 0,1 r0\n0 place moor2 1,1 r0")
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 warrior", "banners", "scored") == [
        "0 banners lines=warrior_points:1:1@ points=1 total=1",
        "0 scored letter=A tile=squares lines=- points=0 total=1",
        "1 scored letter=A tile=squares lines=- points=0 total=0",
    ]
    table.offer("moor20 sign1")
    table.play("1 pass\n0 pass\n0 step herald\n0 place moor20 1,0 r0")
    table.go("plan")
    table.play("0 plan 0,0\n1 plan -")
    assert table.play("0 collect 0,0 warrior", "banners", "scored") == [
        "0 banners lines=warrior_points:1:2@|herald_points:1:4@ points=6 total=7",
        "0 scored letter=A tile=squares lines=square:1:2@0,0;0,1;1,0;1,1 points=2 total=9",
        "1 scored letter=A tile=squares lines=- points=0 total=0",
    ]
    # Round 3 without a step: the banners last.
    assert table.go("draw", "banners") == ["0 banners lines=warrior_points:1:2@|herald_points:1:4@ points=6 total=15"]


@pytest.mark.rule("W11", "W10")
def test_a_marker_that_hops_back_keeps_its_banner() -> None:
    """Spaces 1, 2 and 3 in three rounds, back onto 2 in the fourth: 5 points in rounds 3 and 4 alike."""
    warrior = ("castle 1 slot=I", "castle 1 slot=II", "castle 1 slot=III hop=3 banner=points+5")
    table = Table(board(warrior=warrior), layout("waypoint movement bank_pays"))
    found = []
    for _ in range(4):
        table.go("plan")
        table.play("0 plan 0,0\n1 plan -")
        found.append(table.play("0 collect 0,0 warrior", "banners"))
    # 3 for the step, 3 for the bonus tile and 5; then 3 for the hop and 5 again.
    assert found == [
        [],
        [],
        ["0 banners lines=warrior_points:1:5@ points=5 total=11"],
        ["0 banners lines=warrior_points:1:5@ points=5 total=19"],
    ]


# The course and copies


@pytest.mark.rule("W1", "W3", "W7", "W12", "W13")
@pytest.mark.parametrize(
    ("moment", "waits"),
    [
        ("step", ("step", (1,))),
        ("plan", ("plan", (1,))),
        ("walk", ("walk", (0,))),
        ("bonus", ("step", (1,))),
        ("asked", ("roads", (0,))),
        ("road", ("price", (1,))),
    ],
)
def test_a_copy_in_the_middle_of_a_phase_is_independent(moment: str, waits: tuple[str, tuple[int, ...]]) -> None:
    """Seat 1 sells a tile; on the walks seat 0 wins two roads and seat 1 a step; one road is laid in round 2."""
    bonus = board(merchant=wins("step"), herald=wins("roads"))
    table = Table(bonus, layout(herald="roads"), layout(merchant="step", herald="roads"))
    table.offer("moor1 moor2", "moor3 moor4")
    table.play("0 buy moor3")
    if moment != "step":
        table.play("1 step warrior")
        table.go("plan")
        table.play("0 plan 0,-1 0,0")
    if moment in ("walk", "bonus", "asked", "road"):
        table.play("1 plan 0,0\n0 collect 0,0 herald")
    if moment in ("bonus", "asked", "road"):
        table.play("0 collect 0,-1 -\n1 collect 0,0 merchant")
    if moment in ("asked", "road"):
        table.play("1 step -")
    if moment == "road":
        table.play("0 no_road")
        table.draw("moor20 moor21", "moor22 moor23")
        table.play("0 price axe=waste0 moor20=1 moor21=1\n0 road 0,0 0,-1")
    game = table.game
    assert table.waits() == waits
    before = seen(game)
    twin = game.copy()
    assert seen(twin) == before
    following = {
        "step": ("1 step warrior", "1 step -"),
        "plan": ("1 plan 0,0", "1 plan 0,-1"),
        "walk": ("0 collect 0,-1 -", "0 collect 0,-1 -"),
        "bonus": ("1 step herald", "1 step -"),
        "asked": ("0 road 0,-1 0,-2", "0 no_road"),
        "road": ("0 road 0,-1 0,-2", "1 price axe=waste1 moor22=1 moor23=1"),
    }[moment]
    twin.apply(parse(following[0]))
    after = seen(twin)
    assert seen(game) == before
    twin.play_random(random.Random(1))
    assert seen(game) == before
    other = game.copy()
    game.apply(parse(following[1]))
    if following[0] != following[1]:
        assert seen(game) != after
    other.apply(parse(following[0]))
    assert seen(other) == after, "the same move leads to the same game"


@pytest.mark.rule("J2")
def test_the_shipped_box_is_the_one_in_use() -> None:
    """A table of shipped boards plays with them, so that the numbers above are those of the data files."""
    box = shipped_material("journeyman").expansion
    assert isinstance(box, Box)
    assert Table(None).shared.board == box.board_for(2)
    assert Table(None, players=5).shared.board == box.board_for(5)
