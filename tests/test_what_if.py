"""What a tile would give, as the core counts it, is what explain says before and after it is laid."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skye import COMPILED, Game, IllegalMoveError, Place, View, parse, shipped_tables
from skye.expansions.journeyman.explain import Journey
from skye.material.expansions import NAMES
from skye.material.setup import Setup, random_setup
from skye.material.tables import Tables
from skye.record.explain import Laid, Line, Survey, score, total
from skye.record.recorder import Recorder
from skye.rules.territory import Territory
from skye.view.seat_view import LaidTile, view
from skye.view.what_if import Placement, Tally, builder, completed, survey, tallies, tried, weigh

BOXES = (None, *NAMES)
LETTERS = "ABCD"


def moments(game: Game, rng: random.Random, chance: float) -> Iterator[str]:
    """Play at random to the end; stop now and then when tiles lie open."""
    while game.to_act():
        if game.phase != "draw" and rng.random() < chance and open_tiles(view(game, None)):
            yield game.phase
        game.apply(game.legal(rng.choice(game.to_act())).sample(rng))


def open_tiles(shown: View) -> list[str]:
    return [tile for seat in shown.seats for tile in (*seat.hand, *(offer.tile for offer in seat.offers))]


def with_tile(shown: View, seat: int, tile: str, place: Placement) -> View:
    """The view with a tile laid, by hand."""
    own = shown.seats[seat]
    laid = (*own.territory, LaidTile(tile, place.x, place.y, place.turn))
    seats = [msgspec.structs.replace(own, territory=laid) if n == seat else s for n, s in enumerate(shown.seats)]
    return msgspec.structs.replace(shown, seats=tuple(seats))


def points_of(found: tuple[Tally, ...]) -> dict[str, int]:
    assert all(tally.points == total(tally.lines) for tally in found)
    return {tally.source: tally.points or 0 for tally in found}


def check(shown: View, seat: int, tile: str, tables: Tables, rng: random.Random, most: int) -> int:
    """Hold some placements of a tile against the explanation; how many."""
    found = weigh(shown, seat, tile, tables)
    before, closed = points_of(tallies(shown, seat, tables)), count_completed(shown, seat, tables)
    still = "".join(shown.scored[shown.round - 1 :])
    chosen = rng.sample(found, min(most, len(found)))
    for place in chosen:
        after = with_tile(shown, seat, tile, place)
        counted = points_of(tallies(after, seat, tables))
        change = {source: points - before[source] for source, points in counted.items()}
        assert dict(zip(LETTERS, place.points, strict=True)) == {letter: change[letter] for letter in LETTERS}
        assert (place.scrolls, place.income) == (change["scrolls"], change.get("income", 0))
        assert ("income" in change) == (shown.round < shown.rounds)
        assert (
            place.completed
            == count_completed(after, seat, tables) - closed
            == len(completed(shown, after, seat, tables))
        )
        assert place.worth == place.scrolls + sum(change[letter] * still.count(letter) for letter in LETTERS)
    return len(chosen)


def count_completed(shown: View, seat: int, tables: Tables) -> int:
    return sum(area.completed for area in survey(shown, seat, tables).areas)


def random_game(players: int, box: str | None, rng: random.Random, scoring: tuple[str, ...] = ()) -> Game:
    tables = shipped_tables(box)
    setup = random_setup(players, rng, tables.material)
    return Game(Setup(players, setup.start, scoring or setup.scoring, setup.expansion), tables)


@pytest.mark.rule("E1", "F1", "I2", "A1", "T1")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_is_what_is_explained(players: int, box: str | None) -> None:
    rng = random.Random(f"{players} {box}")
    checked: dict[str, int] = {}
    for _ in range(12):
        game = random_game(players, box, rng)
        for phase in moments(game, rng, 0.1):
            seat = rng.randrange(players)
            shown = view(game, seat, open_gold=True)
            tile = rng.choice(open_tiles(shown))
            checked[phase] = checked.get(phase, 0) + check(shown, seat, tile, game.tables, rng, 3)
    assert all(checked[phase] > 10 for phase in ("price", "buy", "build")), checked


@pytest.mark.parametrize("box", BOXES)
def test_every_scoring_tile_is_counted(box: str | None) -> None:
    rng = random.Random(7)
    names = [tile.id for tile in shipped_tables(box).material.scoring]
    changed = set()
    for first in range(0, len(names), 4):
        scoring = tuple((names + names)[first : first + 4])
        for _ in range(4):
            game = random_game(3, box, rng, scoring)
            for _ in moments(game, rng, 0.15):
                seat = rng.randrange(3)
                shown = view(game, seat, open_gold=True)
                tile = rng.choice(open_tiles(shown))
                check(shown, seat, tile, game.tables, rng, 2)
                places = weigh(shown, seat, tile, game.tables)
                changed |= {scoring[letter] for letter in range(4) if any(place.points[letter] for place in places)}
    # Gold and journeys do not depend on what is laid.
    assert changed == set(names) - {"gold_majority", "journey", "bridges"}


@pytest.mark.parametrize("box", BOXES)
def test_all_places_of_a_hand_are_weighed(box: str | None) -> None:
    rng = random.Random(3)
    compared = 0
    game = random_game(3, box, rng)
    for phase in moments(game, rng, 0.5):
        for seat in game.to_act() if phase == "build" else ():
            moves = [move for move in game.legal(seat) if isinstance(move, Place)]
            for tile in game.hand(seat):
                found = {(place.x, place.y, place.turn) for place in weigh(view(game, seat), seat, tile, game.tables)}
                assert found == {(move.x, move.y, move.turn) for move in moves if move.tile == tile}
                compared += len(found)
    assert compared > 50


@pytest.mark.rule("P4")
@pytest.mark.parametrize("box", BOXES)
def test_hidden_gold_changes_nothing_but_what_is_not_shown(box: str | None) -> None:
    rng = random.Random(5)
    game = random_game(3, box, rng, ("gold_majority", "sheep", "ship_majority", "road_tiles"))
    for _ in moments(game, rng, 0.1):
        seat = rng.randrange(3)
        hidden, shown = view(game, seat), view(game, seat, open_gold=True)
        tile = rng.choice(open_tiles(shown))
        assert weigh(hidden, seat, tile, game.tables) == weigh(shown, seat, tile, game.tables)
        assert all(place.points[0] == 0 for place in weigh(hidden, seat, tile, game.tables))
        first, *rest = tallies(hidden, seat, game.tables)
        assert first == Tally("A", "gold_majority", (), None)
        known, *others = tallies(shown, seat, game.tables)
        assert rest == others
        assert known.points == total(known.lines)


@pytest.mark.parametrize("box", BOXES)
def test_what_is_tried_is_as_if_it_were_done(box: str | None) -> None:
    """Also before building, when the tile is still in front of somebody."""
    rng = random.Random(9)
    game = random_game(2, box, rng)
    tables, compared = game.tables, 0
    for phase in moments(game, rng, 0.3):
        seat = rng.randrange(2)
        shown = view(game, seat)
        tiles = shown.seats[seat].hand if phase == "build" else open_tiles(shown)
        ways = [(tile, place) for tile in tiles for place in weigh(shown, seat, tile, tables)]
        if not ways:
            continue
        tile, place = rng.choice(ways)
        after = tried(shown, [Place(seat, tile, place.x, place.y, place.turn)], tables)
        by_hand = with_tile(shown, seat, tile, place)
        assert after.seats[seat].territory == by_hand.seats[seat].territory
        # What was gained stays in the hand, to be tried next, but for what is laid from there.
        kept = [other for other in shown.seats[seat].hand if phase != "build" or other != tile]
        assert list(after.seats[seat].hand) == kept
        assert tallies(after, seat, tables) == tallies(by_hand, seat, tables)
        assert [other for n, other in enumerate(after.seats) if n != seat] == [
            other for n, other in enumerate(shown.seats) if n != seat
        ]
        with pytest.raises(IllegalMoveError):
            tried(after, [Place(seat, tile, place.x, place.y, place.turn)], tables)
        with pytest.raises(IllegalMoveError):
            weigh(after, seat, tile, tables)
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("box", BOXES)
def test_the_last_builder_can_try_all_tiles(box: str | None) -> None:
    """Whoever builds last can try all tiles before the phase ends."""
    rng = random.Random(21)
    game = random_game(2, box, rng)
    compared = 0
    for phase in moments(game, rng, 1):
        if phase != "build" or len(game.to_act()) > 1:
            continue
        (seat,) = game.to_act()
        imagined = builder(view(game, seat), seat, game.tables)
        while hand := imagined.hand(seat):
            imagined.apply(next(move for move in imagined.legal(seat) if isinstance(move, Place)))
            compared += len(hand) == 1
        assert (imagined.phase, imagined.round) == ("build", game.round)
    assert compared > 3


@pytest.mark.rule("W13")
@pytest.mark.parametrize("box", NAMES)
def test_roads_are_tried_at_any_time(box: str) -> None:
    rng = random.Random(13)
    phases = set()
    for _ in range(40):
        game = random_game(2, box, rng)
        while game.to_act():
            for seat in range(2) if game.phase == "roads" or (game.phase != "draw" and rng.random() < 0.2) else ():
                roads = list(game.legal(seat).anytime())
                if roads:
                    road, after = rng.choice(roads), game.copy()
                    after.apply(road)
                    shown = tried(view(game, seat), [road], game.tables)
                    seen: list[Any] = [one.seats[seat].expansion for one in (shown, view(after, seat))]
                    assert (seen[0].laid, seen[0].roads) == (seen[1].laid, seen[1].roads)
                    if (after.round, after.phase) != (game.round, game.phase):
                        continue  # it was the last road that was asked about, and the round has been scored
                    assert tallies(shown, seat, game.tables) == tallies(view(after, seat), seat, game.tables)
                    phases.add(game.phase)
            while (move := game.legal(rng.choice(game.to_act())).sample(rng)).is_anytime and rng.random() < 0.95:
                pass
            game.apply(move)
    assert phases >= {"price", "buy", "build", "plan", "walk", "roads"}


def in_round(shown: View, round_: int, points: tuple[int, ...]) -> View:
    """The view in another round, with other points."""
    seats = [msgspec.structs.replace(seat, points=own) for seat, own in zip(shown.seats, points, strict=True)]
    return msgspec.structs.replace(shown, round=round_, seats=tuple(seats))


@pytest.mark.rule("I3", "S4")
def test_income_has_the_catch_up_gold_of_the_next_round() -> None:
    """For everybody with strictly more points; 1, 2, 3 and 4 gold from round 3 on, and no income after round 6."""
    begun = view(random_game(4, None, random.Random(1)), 0)
    found: dict[int, list[int | None]] = {}
    for round_ in range(1, 7):
        shown = in_round(begun, round_, (5, 9, 5, 7))
        incomes = [{tally.source: tally for tally in tallies(shown, seat)}.get("income") for seat in range(4)]
        found[round_] = [
            None if tally is None else sum(line.points for line in tally.lines if line.label == "catch_up")
            for tally in incomes
        ]
    # The second seat has most, the fourth one ahead of it, the others two: who is level is not ahead.
    assert found == {
        1: [0, 0, 0, 0],
        2: [2, 0, 2, 1],
        3: [4, 0, 4, 2],
        4: [6, 0, 6, 3],
        5: [8, 0, 8, 4],
        6: [None, None, None, None],
    }


@pytest.mark.rule("W12")
def test_income_has_the_gold_of_a_bonus_tile_in_force() -> None:
    shown = view(random_game(2, "journeyman", random.Random(1)), 0)
    journey: Any = shown.seats[0].expansion
    own = msgspec.structs.replace(shown.seats[0], expansion=msgspec.structs.replace(journey, rights=("no_axe",)))
    shown = msgspec.structs.replace(shown, seats=(own, shown.seats[1]))
    lines = [next(tally.lines for tally in tallies(shown, seat) if tally.source == "income") for seat in range(2)]
    assert [[(line.label, line.points) for line in result] for result in lines] == [
        [("castle", 5), ("no_axe_income", 3)],
        [("castle", 5)],
    ]


def test_what_cannot_be_laid_is_refused() -> None:
    rng = random.Random(2)
    game = random_game(2, None, rng)
    while game.phase != "price":
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    shown = view(game, 0)
    here, away = shown.seats[1].offers[0].tile, shown.bag[0]
    for text in (
        f"0 place {away} 0,1 r0",
        f"0 place {here} 5,5 r0",
        f"0 place {here} 0,0 r0",
        "0 pass",
        "0 place 0 0,1 r0",
    ):
        with pytest.raises(IllegalMoveError):
            tried(shown, [parse(text)], game.tables)
    for tile in (away, "0", "nothing"):
        with pytest.raises(IllegalMoveError) as error:
            weigh(shown, 0, tile, game.tables)
        assert error.value.key == "table-tile-away"


def test_the_shipped_material_is_taken_if_none_is_given() -> None:
    for box in BOXES:
        rng = random.Random(4)
        game = random_game(2, box, rng)
        while game.phase != "buy":
            game.apply(game.legal(game.to_act()[0]).sample(rng))
        shown = view(game, 0)
        tile = open_tiles(shown)[0]
        places = weigh(shown, 0, tile)
        assert places == weigh(shown, 0, tile, game.tables)
        after = tried(shown, [Place(0, tile, places[0].x, places[0].y, places[0].turn)])
        assert tallies(after, 0) == tallies(after, 0, game.tables)
        assert len(completed(shown, after, 0)) == places[0].completed


@pytest.mark.rule("W11")
@pytest.mark.parametrize("box", BOXES)
def test_the_end_of_a_round_gives_what_was_foretold(box: str | None) -> None:
    """To all seats but the one that moves last, with the same reasons."""
    rng = random.Random(11)
    compared = set()
    for players in (2, 3, 4, 5):
        setup = random_game(players, box, rng).setup
        recorder = Recorder(setup, shipped_tables(box))
        game = recorder.game
        while game.to_act():
            round_, shown = game.round, view(game, None, open_gold=True)
            move = game.legal(rng.choice(game.to_act())).sample(rng)
            new_events: list[Any] = [*recorder.apply(move)]
            for event in new_events if game.round > round_ else ():
                source = SOURCES.get(str(event.__struct_config__.tag), getattr(event, "letter", None))
                if source is None or getattr(event, "seat", move.seat) == move.seat:
                    continue
                (tally,) = [tally for tally in tallies(shown, event.seat, game.tables) if tally.source == source]
                if not str(tally.tile).endswith("majority"):
                    assert {line for line in event.lines if line.label not in LATER} <= set(tally.lines)
                    compared.add(source)
    assert compared == {*LETTERS, "income", *(("banners",) if box else ())}


SOURCES = {"income": "income", "wages": "income", "banners": "banners"}
LATER = ("catch_up", "no_axe_income")
"""What the end of a round itself may change."""


PAGE = Path(__file__).parents[1] / "web" / "src"


def examples() -> dict[str, Any]:
    """The small lands on which the page shows what scoring tiles count, of the base game and of every expansion."""
    files = [PAGE / "table" / "examples.ts", *PAGE.glob("expansions/*/examples.ts")]
    return {name: example for file in files for name, example in examples_in(file).items()}


def examples_in(file: Path) -> dict[str, Any]:
    """The lands of one file."""
    text = file.read_text(encoding="utf-8").split("EXAMPLES: ")[1].split(" = ", 1)[1].rstrip(";\n")
    text = re.sub(r"lay\((.*)\),$", r"[\1],", text, flags=re.MULTILINE)
    text = re.sub(r"(\w+): ", r'"\1": ', text)
    found: dict[str, Any] = msgspec.json.decode(re.sub(r",(\s*[\]}])", r"\1", text))
    return found


def test_every_scoring_tile_has_an_example() -> None:
    assert set(examples()) == {entry.id for name in BOXES for entry in shipped_tables(name).material.scoring}


@pytest.mark.rule("L2", "T1")
@pytest.mark.parametrize("name", sorted(examples()))
def test_examples_are_laid_and_counted_by_the_rules(name: str) -> None:
    tables = shipped_tables("journeyman")
    scoring = tables.material.scoring[tables.scoring_index[name]]
    example = examples()[name]
    land = Territory(tables)
    for tile, x, y, turn in example["laid"][1:]:
        assert (x, y, turn) in land.placements(tables.index[tile]), tile
        land.place(tables.index[tile], x, y, turn)
    cells = {(x, y): Laid(tables.tiles[tables.index[tile]], turn) for tile, x, y, turn in example["laid"]}
    lines = tuple(Line(one["label"], one["count"], one["points"], _cells(one["cells"])) for one in example["lines"])
    standing = tuple(example.get("figure", (0, 0)))
    board = view(random_game(2, "journeyman", random.Random(1)), 0).expansion.board  # type: ignore[union-attr]
    rivals = example.get("rivals", ())
    gold = [lines[0].count, *(rival["count"] for rival in rivals)]
    # Which spaces the markers have come to is not shown, only that there are such.
    spaces = range(1, 9) if name == "bridges" else (0,)
    own = [Journey(cells, (), standing, reached, board) for reached in itertools.product(spaces, spaces, spaces)]
    alone = [Survey({}) for _ in rivals]
    assert lines in [score(scoring, [journey, *alone], 0, gold) for journey in own]
    # The most, then the second most (T1).
    assert [rival["points"] for rival in rivals] == ([scoring.points[1], 0] if rivals else [])
    assert gold == sorted(set(gold), reverse=True)
    if name == "gold_majority":
        given = [total(score(scoring, [*own, *alone], seat, gold)) for seat in range(len(gold))]
        assert given == [lines[0].points, *(rival["points"] for rival in rivals)]


def _cells(pairs: list[list[int]]) -> tuple[tuple[int, int], ...]:
    return tuple((x, y) for x, y in pairs)


def large_view(tables: Tables, rng: random.Random) -> tuple[View, str]:
    """A view with a territory of 25 tiles, and the tile that fits in most ways."""
    game = random_game(5, None, rng)
    while game.phase != "price":
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    land, shown = Territory(tables), view(game, 0)
    bag = rng.sample(range(1, len(tables.tiles)), len(tables.tiles) - 1)
    offered = {tables.index[tile] for tile in open_tiles(shown)}
    for tile in bag:
        places = [] if tile in offered or land.count > 25 else land.placements(tile)
        if places:
            # As spread out as can be.
            land.place(tile, *max(places, key=lambda place: abs(place[0]) + abs(place[1])))
    laid = tuple(LaidTile(tables.tiles[tile].id, x, y, turn) for tile, x, y, turn in land.laid())
    own = msgspec.structs.replace(shown.seats[0], territory=laid)
    best = max(open_tiles(shown), key=lambda tile: land.count_fits(tables.index[tile]))
    return msgspec.structs.replace(shown, seats=(own, *shown.seats[1:])), best


@pytest.mark.skipif(not COMPILED, reason="of the compiled core")
def test_a_large_territory() -> None:
    tables = shipped_tables(None)
    made = [large_view(tables, random.Random(seed)) for seed in range(20)]
    shown, tile = max(made, key=lambda one: len(weigh(one[0], 0, one[1], tables)))
    found = weigh(shown, 0, tile, tables)
    assert len(shown.seats[0].territory) == 26, "the castle and 25 tiles"
    assert len(found) > 60
