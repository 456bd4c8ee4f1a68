"""A territory of any shape the rules allow, however far it reaches."""

from __future__ import annotations

import random

import pytest
from table import material, own_tile

from skye.material.box import base_material
from skye.material.tables import Tables, base_tables
from skye.record.explain import Laid, Survey, score, total
from skye.rules.scoring import score_all
from skye.rules.territory import Territory

EVERY_TILE = 81  # the base game and its expansion
DIRECTIONS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def meadows() -> Tables:
    """Tiles that fit everywhere, so that any shape can be laid."""
    castle = own_tile("castle", "PPPP P NESW castle@C")
    tiles = tuple(own_tile(f"moor{number}", "PPPP P NESW sheep@C") for number in range(EVERY_TILE))
    return Tables(material(castle=castle, tiles=tiles))


@pytest.mark.rule("L2", "A1")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_straight_line_of_all_tiles(direction: str) -> None:
    tables = meadows()
    east, north = DIRECTIONS[direction]
    territory = Territory(tables)
    for number in range(1, EVERY_TILE + 1):
        assert territory.fits(number, number * east, number * north, 0)
        territory.place(number, number * east, number * north, 0)
        assert not territory.fits(1, 0, 0, 0)
    assert territory.laid()[-1][1:3] == (EVERY_TILE * east, EVERY_TILE * north)
    assert len(territory.placements(1)) == 4 * (2 * EVERY_TILE + 4), "the free cells next to a line of 82"
    names = ["road_tiles", "sheep", "columns", "squares", "completed_areas"]
    points = [score_all(tables.scoring_index[name], [territory], [0])[0] for name in names]
    assert points == [81, 81, 3 if north else 0, 0, 0]
    assert not territory.fits(1, -30 * east, -30 * north, 0)


@pytest.mark.rule("L2")
@pytest.mark.parametrize("turn_at", [1, 20, 41, 60, 80])
@pytest.mark.parametrize("first", DIRECTIONS)
@pytest.mark.parametrize("second", DIRECTIONS)
def test_a_bent_line_of_all_tiles(first: str, second: str, turn_at: int) -> None:
    """Both arms of a bend may be as long as they like without touching by mistake."""
    if DIRECTIONS[first][0] == -DIRECTIONS[second][0] and DIRECTIONS[first][1] == -DIRECTIONS[second][1]:
        return
    tables = meadows()
    territory = Territory(tables)
    x = y = 0
    for number in range(1, EVERY_TILE + 1):
        east, north = DIRECTIONS[first if number <= turn_at else second]
        x, y = x + east, y + north
        territory.place(number, x, y, 0)
    land = {(x, y): Laid(tables.tiles[tile], turn) for tile, x, y, turn in territory.laid()}
    assert len(land) == EVERY_TILE + 1
    for entry in tables.material.scoring:
        if not entry.id.endswith("majority"):
            counted = score_all(tables.scoring_index[entry.id], [territory], [0])[0]
            assert counted == total(score(entry, [Survey(land)], 0, [0])), entry.id


def test_a_full_territory_takes_no_more() -> None:
    tables = meadows()
    territory = Territory(tables)
    for number in range(1, EVERY_TILE + 1):
        territory.place(number, number, 0, 0)
    with pytest.raises(ValueError, match="does not fit"):
        territory.place(1, 0, 1, 0)


def test_place_refuses_what_does_not_fit() -> None:
    territory = Territory(base_tables())
    before = territory.laid()
    for x, y in [(0, 0), (0, 2), (1, 1), (4096, 0), (0, -200)]:
        with pytest.raises(ValueError, match="does not fit"):
            territory.place(1, x, y, 0)
    assert territory.laid() == before


@pytest.mark.rule("L2", "M2")
def test_placements_to_a_depth() -> None:
    """How many ways there are to lay tiles 24, then 31, on the bare castle.

    Tile 24 shows P W P W. North and south of the castle its two pasture ends fit: 2 + 2. East, at the water, its two
    water ends: 2. West is mountain: none. So 6. For tile 31, with the same edges, on 24 north of the castle (4 of
    the 6): north end 2; the castle's south 2; the castle's east 2 and its west 0; next to tile 24, where its water
    looks west and east, each water end: north-west and north-east 2 + 2 less what the castle's neighbours forbid,
    which is nothing, since those cells touch tile 24 only. Makes 10, and by symmetry the same in the south.
    East of the castle (2 of the 6), with the other water end looking east: east 2, north 2, south 2 of that tile, and
    the castle's north 2 and south 2, where the cells north and south of tile 24 touch it with pasture. Makes 10.
    """
    territory = Territory(base_tables())
    first, second = base_tables().index["24"], base_tables().index["31"]
    assert territory.count_fits(first) == 6
    leaves = 0
    for x, y, turn in territory.placements(first):
        laid = territory.copy()
        laid.place(first, x, y, turn)
        leaves += laid.count_fits(second)
    assert leaves == 6 * 10


def test_copies_share_nothing() -> None:
    territory = Territory(base_tables())
    copy = territory.copy()
    copy.place(1, *copy.placements(1)[0])
    assert len(territory.laid()) == 1
    assert territory.count_fits(1) == Territory(base_tables()).count_fits(1)
    assert base_material().castle.id == "castle"


@pytest.mark.parametrize("seed", range(5))
def test_a_tile_that_is_taken_back_leaves_no_trace(seed: int) -> None:
    """In every place where it fits; the copy it was laid on grows as the original does."""
    tables = base_tables()
    rng = random.Random(seed)
    territory = Territory(tables)
    trial = territory.copy()
    tiles = rng.sample(range(1, len(tables.tiles)), 20)
    for tile in tiles:
        places = territory.placements(tile)
        for place in places:
            trial.place(tile, *place)
            trial.take_back(territory)
            assert seen(trial) == seen(territory)
        if places:
            chosen = rng.choice(places)
            territory.place(tile, *chosen)
            trial.place(tile, *chosen)
            assert seen(trial) == seen(territory)
    assert len(territory.laid()) > 10


def seen(territory: Territory) -> list[object]:
    """All that a territory says about itself."""
    tables = territory.tables
    kinds = [tables.scoring_index[entry.id] for entry in tables.material.scoring]
    points = [score_all(kind, [territory], [0]) for kind in kinds]
    fitting = [territory.placements(tile) for tile in range(1, len(tables.tiles))]
    return [territory.laid(), fitting, points, territory.whisky_joined()]
