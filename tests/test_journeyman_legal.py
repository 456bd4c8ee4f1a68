"""What is legal with the expansion: listed, counted and sampled alike, against the explanation; many plans; copies."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations, permutations

import pytest
from invariants import survey
from journeyman_positions import RICH, WAYPOINT, begin, castle_tables, journey, play_to, play_to_next
from journeyman_trail import CASTLE, Cell
from patience import PATIENCE
from random_play import expanded_tables, random_move, swift_tables
from table import play

import skye
from skye import CHANCE, Buy, Draw, Game, IllegalMoveError, Move, Pass, Place, view
from skye.expansions.journeyman.explain import costs, meets, walk
from skye.expansions.journeyman.material import TRACKS, Box
from skye.expansions.journeyman.moves import MOVES, Collect, NoRoad, Plan, Road, Step
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.journey import Journey as CoreJourney
from skye.expansions.journeyman.rules.paths import Paths
from skye.record.explain import Laid, Survey
from skye.rules.rng import Generator
from skye.rules.territory import Territory

# What is legal, counted and listed

POSITIONS = 260


@cache
def positions() -> list[Game]:
    """Positions of a few games, with short tracks and as shipped."""
    generator = Generator(5)
    found: list[Game] = []
    for number in range(8):
        tables = expanded_tables() if number % 3 == 2 else swift_tables()
        game = Game.new(2 + number % 3, random.Random(number), tables)
        while game.to_act():
            game.apply(random_move(game, generator))
            found.append(game.copy())
    step = max(1, len(found) // POSITIONS)
    return [
        game
        for number, game in enumerate(found)
        if number % step == 0 or game.phase == "step" or can_lay_out_of_turn(game)
    ]


def can_lay_out_of_turn(game: Game) -> bool:
    return any(len(game.legal(seat)) for seat in range(game.players) if seat not in game.to_act())


def thinkable(game: Game, seat: int) -> Iterator[Move]:
    """Every move of the expansion that a seat could think of: all its cells, tracks and edges."""
    cells = sorted(game.territory(seat))
    near = sorted(cells, key=lambda cell: abs(cell[0]) + abs(cell[1]))[:9]
    for count in range(4):
        for plan in combinations(near if count == 3 else cells, count):
            yield Plan(seat, tuple(sorted(plan)))
            yield Plan(seat, tuple(sorted(plan)), extra=True)
    tracks = (None, *TRACKS)
    for x, y in cells:
        yield from (Collect(seat, x, y, track) for track in tracks)
        yield Road(seat, x, y, x + 1, y)
        yield Road(seat, x, y, x, y + 1)
    yield from (Step(seat, track) for track in tracks)
    yield NoRoad(seat)


def is_expansion_move(move: Move) -> bool:
    return isinstance(move, MOVES)


def test_all_phases_are_among_the_positions() -> None:
    assert {game.phase for game in positions()} == {
        *("draw", "price", "buy", "build", "over"),
        *("plan", "walk", "step", "roads"),
    }


@pytest.mark.rule("W1", "W3", "W5", "W6", "W7", "W8", "W10", "W12", "W13")
def test_what_is_listed_is_accepted_and_counted() -> None:
    rng = random.Random(3)
    for game in positions():
        for seat in range(game.players):
            legal = game.legal(seat)
            if len(legal) > 4_000:
                continue
            moves = list(legal)
            assert len(legal) == len(moves) == len(set(moves))
            for move in moves if len(moves) < 60 else rng.sample(moves, 60):
                assert move in legal
                copy = game.copy()
                copy.apply(move)
                assert skye.parse(str(move)) == move


@pytest.mark.rule("W1", "W3", "W5", "W6", "W7", "W8", "W12", "W13")
def test_what_is_accepted_is_listed() -> None:
    listed = 0
    for game in positions():
        for seat in range(game.players):
            legal = game.legal(seat)
            if len(legal) > 4_000:
                continue
            moves = {move for move in legal if is_expansion_move(move)}
            accepted = {move for move in thinkable(game, seat) if move in legal}
            assert accepted <= moves
            assert all(len(move.cells) == 3 for move in moves - accepted if isinstance(move, Plan))
            assert all(isinstance(move, Plan) for move in moves - accepted)
            listed += len(moves)
    assert listed > 1_000


@pytest.mark.rule("W1", "W2")
def test_plans_are_those_within_the_movement_points() -> None:
    """Held against the plain explanation: one walk, whatever its order."""
    plans = [game for game in positions() if game.phase == "plan"]
    for game in plans[:40]:
        seat = game.to_act()[0]
        shown = journey(game, seat)
        moves = {move for move in game.legal(seat) if isinstance(move, Plan)}
        for extra in (False, True) if "movement" in shown.rights else (False,):
            movement = shown.movement + (4 if extra else 0)
            cells = sorted(game.territory(seat))
            expected = brute_force(survey(game, seat), shown.standing, cells, shown.waypoints, movement)
            assert {move.cells for move in moves if move.extra == extra} == expected - ({()} if extra else set())
    assert len(plans) > 20


def brute_force(seen: Survey, standing: Cell, cells: list[Cell], markers: int, movement: int) -> set[tuple[Cell, ...]]:
    """All sets of cells that one walk can visit."""
    found: set[tuple[Cell, ...]] = {()}
    near = [cell for cell in cells if walk(seen, standing, [cell]) <= movement]
    for count in range(1, markers + 1):
        found.update(plan for plan in combinations(near, count) if walk(seen, standing, plan) <= movement)
    return found


@pytest.mark.rule("W3", "W4", "W5", "W6")
def test_steps_of_a_marker_match_the_explanation() -> None:
    """The steps of a marker are those that the explanation allows."""
    walks = [game for game in positions() if game.phase == "walk"]
    for game in walks:
        seat = game.to_act()[0]
        shown = journey(game, seat)
        seen = survey(game, seat)
        box = game.tables.material.expansion
        table = view(game, seat).expansion
        assert isinstance(box, Box)
        expected = set()
        assert shown.plan is not None
        for cell in shown.plan:
            rest = [other for other in shown.plan if other != cell]
            way = costs(seen, shown.standing)[cell] + (walk(seen, cell, rest) if rest else 0)
            if way > table.left:  # type: ignore[union-attr]
                continue
            expected.add(Collect(seat, *cell, None))
            for track, before in zip(TRACKS, shown.markers, strict=True):
                spaces = box.board_for(game.players).track(track)
                space = before + 1 if before < len(spaces) else before - 1
                entered = spaces[space - 1]
                is_met = meets(seen, cell, entered.requirement)
                cost = (entered.fee if space > before else 0) + (0 if is_met else box.prices[entered.zone - 1])
                if (is_met or cell == CASTLE) and cost <= game.gold(seat):
                    expected.add(Collect(seat, *cell, track))
        assert {move for move in game.legal(seat) if isinstance(move, Collect)} == expected
    assert len(walks) > 20


@pytest.mark.rule("W1", "W13")
def test_samples_are_members() -> None:
    """Also for a seat that may lay a road out of turn."""
    rng = random.Random(2)
    out_of_turn = 0
    for game in positions():
        for seat in range(game.players):
            legal = game.legal(seat)
            if len(legal):
                out_of_turn += seat not in game.to_act()
                for _ in range(5):
                    assert legal.sample(rng) in legal
            else:
                with pytest.raises(IllegalMoveError):
                    legal.sample(rng)
    assert out_of_turn > 10


# Copies share nothing


@pytest.mark.rule("W1", "W3")
@pytest.mark.parametrize("first", range(0, 20, 4))
def test_copies_can_be_played_in_threads(first: int) -> None:
    """Each thread plays its own copy of a position to the end: with moves of its own, none of them illegal, and
    exactly as if it were alone."""
    before = sys.getswitchinterval()
    begun = play_to(play(begin(WAYPOINT), RICH), "plan", 2)
    copies = [begun.copy() for _ in range(4)]
    seeds = range(first, first + len(copies))
    alone = [play_alone(begun.copy(), seed) for seed in seeds]
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(len(copies)) as pool:
            together = list(pool.map(play_alone, copies, seeds, timeout=PATIENCE))
    finally:
        sys.setswitchinterval(before)
    assert together == alone
    assert len(set(map(tuple, together))) == len(copies), "each plays another game"
    assert begun.phase == "plan", "the position stays as it was"


def play_alone(game: Game, seed: int) -> list[str]:
    """Play to the end with random moves of whoever may move; what was played and the points."""
    generator = Generator(seed)
    played = []
    while game.to_act():
        move = random_move(game, generator)
        assert move in game.legal(CHANCE if isinstance(move, Draw) else move.seat)
        if isinstance(move, Plan):
            moves = list(game.legal(move.seat))
            assert move in moves
            assert len(moves) == len(set(moves)) == len(game.legal(move.seat))
        game.apply(move)
        played.append(str(move))
    return [*played, str(game.scores())]


# Many plans


def spread(cells: list[Cell]) -> Game:
    """Seat 0 with tiles of pasture on these cells, three markers and 8 movement points, 4 more if it likes."""
    game = begin(WAYPOINT, castle_tables(8))
    free = list(cells)
    while game.round < 6 or game.phase != "plan":
        if game.phase == "plan":
            seats = game.to_act()
            play(game, "0 plan 0,0\n1 plan -\n0 collect 0,0 merchant" if len(seats) == 2 and game.round < 3 else "")
            if game.phase == "plan":
                play(game, "0 plan -\n1 plan -")
        elif game.phase == "buy" and game.to_act() == (0,):
            game.apply(min((move for move in game.legal(0) if isinstance(move, Buy)), key=str, default=Pass(0)))
        elif game.phase == "build" and 0 in game.to_act():
            cell = free.pop(0)
            game.apply(Place(0, game.hand(0)[0], *cell, 0))
        else:
            play_to_next(game)
    return game


LINE = [(0, north) for north in range(1, 40)]
BLOCK = [(east, north) for east in range(5) for north in range(8) if (east, north) != CASTLE]


@pytest.mark.rule("W1", "W2", "W12")
@pytest.mark.parametrize("cells", [LINE, BLOCK], ids=["line", "block"])
def test_many_plans_are_counted_right(cells: list[Cell]) -> None:
    game = spread(cells)
    shown = journey(game, 0)
    assert {"waypoint", "movement"} <= set(shown.rights)
    assert (shown.waypoints, shown.movement) == (3, 8)
    seen = survey(game, 0)
    land = sorted(game.territory(0))
    assert len(land) > 15
    plain = brute_force(seen, shown.standing, land, 3, 8)
    extra = brute_force(seen, shown.standing, land, 3, 12) - {()}
    legal = game.legal(0)
    assert len(legal) == len(plain) + len(extra)
    moves = [move for move in legal if isinstance(move, Plan)]
    assert {move.cells for move in moves if not move.extra} == plain
    assert {move.cells for move in moves if move.extra} == extra
    assert {move.cells for move in moves} >= {move.cells for move in (legal.sample(random.Random(1)),)}  # type: ignore[attr-defined]


@pytest.mark.rule("W1", "W2")
@pytest.mark.skipif(skye.COMPILED, reason="the compiled core shows its paths to nobody")
@pytest.mark.parametrize("width", [1, 9])
def test_plans_of_the_largest_territory(width: int) -> None:
    """All 80 tiles, 12 movement points: counted by walks worked out apart from the core."""
    tables = castle_tables()
    territory = Territory(tables)
    land = {CASTLE: Laid(tables.tiles[0], 0)}
    cells = [(east, north) for north in range(80) for east in range(width)][1:81]
    for number, cell in enumerate(cells, start=1):
        territory.place(number, *cell, 0)
        land[cell] = Laid(tables.tiles[number], 0)
    core = CoreJourney(BoardTables(tables, 2), territory)
    standing = cells[len(cells) // 2]
    core.stand(*standing)
    paths = Paths()
    paths.survey(core, 12, 3)
    found = paths.plans(core.standing, 12, 3, -1)
    seen = Survey(land)
    between = {cell: costs(seen, cell) for cell in land}
    near = [cell for cell in land if between[standing][cell] <= 12]
    expected = 0
    for count in (1, 2, 3):
        for plan in combinations(near, count):
            expected += any(
                sum(between[here][there] for here, there in zip((standing, *order), order, strict=False)) <= 12
                for order in permutations(plan)
            )
    assert found == expected > 100
