"""The areas that are pointed out are those that are scored, with every part of every tile in exactly one."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from skye import Game, View, shipped_tables, view
from skye.material.expansions import NAMES
from skye.material.setup import random_setup
from skye.view.land_areas import AreaPart, LandArea, OpenEdge, Side, completed_areas, land_areas
from skye.view.seat_view import LaidTile, SeatView
from skye.view.what_if import CompletedArea, survey

BEYOND: dict[Side, tuple[int, int]] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def of_tiles(*laid: LaidTile) -> tuple[LandArea, ...]:
    """The areas of a territory of these tiles."""
    shown = view(Game(random_setup(2, random.Random(1))), None)
    seat = SeatView(0, 0, (), (), laid, acting=False)
    return land_areas(View(**{name: getattr(shown, name) for name in shown.__struct_fields__} | {"seats": (seat,)}), 0)


@pytest.mark.rule("A1", "A2")
def test_the_castle_alone() -> None:
    """Pasture from north to south through the middle, water in the east, a mountain in the west."""
    pasture = LandArea("P", (AreaPart(0, 0, "NSC"),), (OpenEdge(0, 0, "N"), OpenEdge(0, 0, "S")))
    water = LandArea("W", (AreaPart(0, 0, "E"),), (OpenEdge(0, 0, "E"),))
    mountain = LandArea("M", (AreaPart(0, 0, "W"),), (OpenEdge(0, 0, "W"),))
    assert of_tiles(LaidTile("castle", 0, 0, 0)) == (mountain, pasture, water)


@pytest.mark.rule("A1")
def test_a_turned_tile() -> None:
    """One quarter turn clockwise brings the west edge to the north."""
    found = of_tiles(LaidTile("castle", 0, 0, 1))
    assert [(area.terrain, area.parts[0].places) for area in found] == [("M", "N"), ("P", "EWC"), ("W", "S")]


@pytest.mark.rule("A1", "A2")
@pytest.mark.parametrize("box", [None, *NAMES])
def test_every_part_of_a_territory_is_in_one_area(box: str | None) -> None:
    rng = random.Random(f"areas {box}")
    tables = shipped_tables(box)
    game = Game(random_setup(3, rng, tables.material), tables)
    is_completed: set[bool] = set()
    while game.to_act():
        game.apply(game.legal(rng.choice(game.to_act())).sample(rng))
        shown, seat = view(game, None), rng.randrange(3)
        areas = land_areas(shown, seat)
        laid = {(tile.x, tile.y): tables.tiles[tables.index[tile.tile]] for tile in shown.seats[seat].territory}
        turns = {(tile.x, tile.y): tile.turn for tile in shown.seats[seat].territory}
        parts = [(part.x, part.y, place) for area in areas for part in area.parts for place in part.places]
        assert Counter(parts) == Counter((x, y, place) for x, y in laid for place in "NESWC")
        for area in areas:
            for part in area.parts:
                check_terrain(area, part, laid[part.x, part.y].edges, turns[part.x, part.y])
            assert set(area.open) == {
                OpenEdge(part.x, part.y, side)
                for part in area.parts
                for side, (east, north) in BEYOND.items()
                if side in part.places and (part.x + east, part.y + north) not in laid
            }
        closed = Counter(
            (area.terrain, tuple(sorted((part.x, part.y) for part in area.parts))) for area in areas if not area.open
        )
        found = survey(shown, seat, tables)
        assert closed == Counter((area.terrain, area.cells) for area in found.areas if area.completed)
        assert closed == Counter((area.terrain, area.cells) for area in completed_areas(shown, seat))
        assert [len(area.parts) for area in areas] == sorted((len(area.parts) for area in areas), reverse=True)
        is_completed |= {not area.open for area in areas}
    assert is_completed == {True, False}


def check_terrain(area: LandArea, part: AreaPart, edges: str, turn: int) -> None:
    """Every side of a part shows the terrain of its area."""
    for side, place in enumerate("NESW"):
        if place in part.places:
            assert edges[(side - turn) % 4] == area.terrain


@pytest.mark.rule("A1")
@pytest.mark.parametrize("box", NAMES)
def test_a_completed_area_never_changes(box: str) -> None:
    rng = random.Random(4)
    tables = shipped_tables(box)
    game = Game(random_setup(2, rng, tables.material), tables)
    before: Counter[CompletedArea] = Counter()
    while game.to_act():
        game.apply(game.legal(rng.choice(game.to_act())).sample(rng))
        now = Counter(completed_areas(view(game, None), 0))
        assert before <= now
        before = now
    assert before
