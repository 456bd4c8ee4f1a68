"""Every scenario of the expansion against the explanation and against the core, built in several orders."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import journeyman_scenario as reader
import pytest
import scenario as base_reader
from loops import each
from scenario import Cell, Land

from skye.expansions.journeyman.explain import PART, Journey, banner, banners, costs, meets, wages, walk
from skye.expansions.journeyman.material import REQUIREMENTS, TRACKS, Box
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.journey import Journey as CoreJourney
from skye.expansions.journeyman.rules.paths import Paths
from skye.expansions.journeyman.rules.requirements import meets_at
from skye.expansions.journeyman.rules.scoring import points_for
from skye.material.box import shipped_material
from skye.material.tables import Tables
from skye.record import explain
from skye.record.explain import Laid, Line
from skye.rules.scoring import score_all, scroll_points
from skye.rules.territory import Territory

CASTLE_GOLD = 5  # I1
FURTHEST = 24
"""The movement points up to which the core gives a cost."""


asking = partial(base_reader.asking, reader.scenarios())
in_each_order = each("way", list(base_reader.ORDERS))


def explained(scenario: reader.Scenario) -> list[Journey]:
    """The journey of each seat, as the explanation sees it."""
    asked = scenario.asked
    return [
        Journey(
            {cell: Laid(tile, turn) for cell, (tile, turn) in land.items()},
            asked.roads if number == 0 else (),
            asked.standing if number == 0 else base_reader.CASTLE_CELL,
            asked.reached,
            scenario.board,
        )
        for number, land in enumerate(scenario.lands)
    ]


def played(scenario: reader.Scenario, way: str) -> list[Any]:
    """The journey of each seat, as the core keeps it, the land laid tile by tile.

    Half of the orders lay each road as soon as it can be laid, so that tiles follow on it; the others lay them last.
    """
    tables = Tables(scenario.material)
    board = BoardTables(tables, scenario.asked.players)
    journeys = [CoreJourney(board, Territory(tables)) for _ in scenario.lands]
    for number, (journey, land) in enumerate(zip(journeys, scenario.lands, strict=True)):
        build(journey, land, scenario.asked.roads if number == 0 else (), way)
        for track, space in enumerate(scenario.asked.reached):
            journey.reach(track, space)
            if TRACKS[track] in scenario.asked.hopped:
                journey.reach(track, space - 1)
    journeys[0].stand(*scenario.asked.standing)
    return journeys


def build(journey: Any, land: Land, roads: tuple[tuple[Cell, Cell], ...], way: str) -> None:
    territory = journey.land
    index = territory.tables.index
    early = list(base_reader.ORDERS).index(way) % 2 == 0
    missing = list(roads)
    cells = base_reader.order(land, base_reader.ORDERS[way]())
    for cell in cells:
        tile, turn = land[cell]
        territory.place(index[tile.id], *cell, turn)
        for road in [road for road in missing if early or cell == cells[-1]]:
            if all(territory.is_laid(*end) for end in road):
                journey.lay_road(*road[0], *road[1])
                missing.remove(road)
    assert not missing


@asking("meets")
def test_requirements_explained(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    for requirement, cells in scenario.asked.meets.items():
        found = {cell for cell in journey.land if meets(journey, cell, requirement)}
        assert found == set(cells), f"{requirement}: {scenario.asked.why}"


@asking("meets")
@in_each_order
def test_requirements_core(scenario: reader.Scenario, way: str) -> None:
    ((journey,), (land,)) = played(scenario, way), scenario.lands
    for requirement, cells in scenario.asked.meets.items():
        found = {cell for cell in land if meets_at(journey, *cell, requirement)}
        assert found == set(cells), f"{requirement}: {scenario.asked.why}"


@asking("costs")
def test_costs_explained(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    assert costs(journey, scenario.asked.standing) == scenario.costs, scenario.asked.why


@asking("costs")
@in_each_order
def test_costs_core(scenario: reader.Scenario, way: str) -> None:
    (journey,) = played(scenario, way)
    expected = {cell: cost if cost <= FURTHEST else -1 for cell, cost in scenario.costs.items()}
    assert {cell: Paths().cost_to(journey, *cell) for cell in expected} == expected, scenario.asked.why


@asking("costs")
def test_ways_back_cost_the_same(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    back = {cell: costs(journey, cell)[scenario.asked.standing] for cell in journey.land}
    assert back == scenario.costs, scenario.asked.why


@asking("visit")
def test_walks_explained(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    visit = scenario.asked.visit or ()
    assert walk(journey, scenario.asked.standing, visit) == scenario.asked.needs, scenario.asked.why
    assert walk(journey, scenario.asked.standing, visit[::-1]) == scenario.asked.needs


@asking("visit")
@in_each_order
def test_walks_core(scenario: reader.Scenario, way: str) -> None:
    (journey,) = played(scenario, way)
    visit, needs = list(scenario.asked.visit or ()), scenario.asked.needs
    assert Paths().can_walk(journey, visit, needs), scenario.asked.why
    assert Paths().can_walk(journey, visit[::-1], needs + 1)
    assert not needs or not Paths().can_walk(journey, visit, needs - 1), scenario.asked.why


@asking("joined")
def test_joined_explained(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    assert journey.joined == set(scenario.asked.joined or ()), scenario.asked.why


@asking("joined")
@in_each_order
def test_joined_core(scenario: reader.Scenario, way: str) -> None:
    (journey,) = played(scenario, way)
    kind = journey.land.tables.scoring_index["road_tiles"]
    assert score_all(kind, [journey.land], [0]) == [len(scenario.asked.joined or ())], scenario.asked.why


@asking("gold")
def test_income_explained(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    assert explain.total(explain.income(journey, 0, 0)) == scenario.asked.gold, scenario.asked.why


@asking("gold")
@in_each_order
def test_income_core(scenario: reader.Scenario, way: str) -> None:
    (journey,) = played(scenario, way)
    assert CASTLE_GOLD + journey.land.whisky_joined() == scenario.asked.gold, scenario.asked.why


@asking("scoring")
def test_scoring_explained(scenario: reader.Scenario) -> None:
    tile = next(entry for entry in scenario.material.scoring if entry.id == scenario.asked.scoring)
    journeys = explained(scenario)
    gold = [0] * len(journeys)
    given = [explain.total(explain.score(tile, journeys, seat, gold)) for seat in range(len(journeys))]
    assert given == scenario.points, scenario.asked.why


@asking("scoring")
@in_each_order
def test_scoring_core(scenario: reader.Scenario, way: str) -> None:
    journeys = played(scenario, way)
    kind = journeys[0].land.tables.scoring_index[scenario.asked.scoring]
    if scenario.asked.scoring in PART.scorers:
        given = [points_for(kind, journey) for journey in journeys]
    else:
        given = score_all(kind, [journey.land for journey in journeys], [0] * len(journeys))
    assert given == scenario.points, scenario.asked.why


@asking("scroll")
def test_scrolls_explained(scenario: reader.Scenario) -> None:
    given = [explain.total(explain.scrolls(journey)) for journey in explained(scenario)]
    assert given == scenario.points, scenario.asked.why


@asking("scroll")
@in_each_order
def test_scrolls_core(scenario: reader.Scenario, way: str) -> None:
    given = [scroll_points(journey.land) for journey in played(scenario, way)]
    assert given == scenario.points, scenario.asked.why


@asking("banners")
def test_banners_explained(scenario: reader.Scenario) -> None:
    (journey,) = explained(scenario)
    movement = max(banner(track, reached, "movement") for _, track, reached in journey.tracks())
    found = reader.Banners(
        explain.total(wages(journey, 0)), max(movement, scenario.box.movement), explain.total(banners(journey))
    )
    assert found == scenario.asked.banners, scenario.asked.why


@asking("banners")
def test_banners_core(scenario: reader.Scenario) -> None:
    (journey,) = played(scenario, "west first")
    found = reader.Banners(journey.income(), journey.movement(), journey.points())
    assert found == scenario.asked.banners, scenario.asked.why


# Lands that nobody drew.


@pytest.mark.rule("W1", "W2", "W4", "W13")
@pytest.mark.parametrize("seed", range(30))
def test_explanation_and_core_agree_on_random_lands(seed: int) -> None:
    rng = random.Random(seed)
    tables = Tables(shipped_material("journeyman"))
    box = tables.material.expansion
    assert isinstance(box, Box)
    players = rng.choice((2, 5))
    board = box.board_for(players)
    territory = Territory(tables)
    journey = CoreJourney(BoardTables(tables, players), territory)
    land = {base_reader.CASTLE_CELL: Laid(tables.tiles[0], 0)}
    roads: list[tuple[Cell, Cell]] = []
    for number in rng.sample(range(1, len(tables.tiles)), 4 + 2 * seed):
        if places := territory.placements(number):
            # Near the castle, so that areas close.
            x, y, turn = min(rng.sample(places, min(8, len(places))), key=lambda place: abs(place[0]) + abs(place[1]))
            territory.place(number, x, y, turn)
            land[x, y] = Laid(tables.tiles[number], turn)
        here = rng.choice(list(land))
        there = rng.choice(base_reader.neighbours(here))
        if there in land and {(here, there), (there, here)}.isdisjoint(roads) and len(roads) < 3:
            roads.append((here, there))
            journey.lay_road(*here, *there)
    standing = rng.choice(list(land))
    journey.stand(*standing)
    warrior, merchant, herald = (rng.randint(0, len(board.track(name))) for name in TRACKS)
    for track, space in enumerate((warrior, merchant, herald)):
        journey.reach(track, space)
    survey = Journey(land, roads, standing, (warrior, merchant, herald), board)

    for requirement in REQUIREMENTS:
        assert {cell for cell in land if meets(survey, cell, requirement)} == {
            cell for cell in land if meets_at(journey, *cell, requirement)
        }
    found = costs(survey, standing)
    assert found.keys() == land.keys()
    assert {cell: cost if cost <= FURTHEST else -1 for cell, cost in found.items()} == {
        cell: Paths().cost_to(journey, *cell) for cell in land
    }
    near = [cell for cell in land if found[cell] <= 8]
    for _ in range(20):
        plan = rng.sample(near, rng.randint(0, min(3, len(near))))
        needs = walk(survey, standing, plan)
        assert Paths().can_walk(journey, plan, needs)
        assert not needs or not Paths().can_walk(journey, plan, needs - 1)
    assert len(survey.joined) == score_all(tables.scoring_index["road_tiles"], [territory], [0])[0]
    for entry in box.scoring:
        points = explain.total(explain.score(entry, [survey], 0, [0]))
        assert points == points_for(tables.scoring_index[entry.id], journey)
    assert explain.total(banners(survey)) == journey.points()
    assert explain.total(wages(survey, 0)) == journey.income()


# The lines that a person reads.


def journey_of(drawing: str, own: dict[str, str], **more: Any) -> Journey:
    entry = {"name": "n", "rules": ["W4"], "why": "w", "tiles": own, "land": drawing, "banners": {}, **more}
    (journey,) = explained(reader.read(entry, "file"))
    return journey


def lines(name: str, journey: Journey) -> tuple[Line, ...]:
    tile = next(entry for entry in shipped_material("journeyman").scoring if entry.id == name)
    return explain.score(tile, [journey], 0, [0])


@pytest.mark.rule("W11", "W12")
def test_lines_of_wages() -> None:
    assert wages(journey_of("C", {}), 0) == ()
    assert wages(journey_of("C", {}), 3) == (Line("no_axe_income", 1, 3, ()),)
    merchant = journey_of("C", {}, reached=[0, 5, 0])
    assert wages(merchant, 0) == (Line("banner_income", 1, 4, ()),)
    assert wages(merchant, 3) == (Line("banner_income", 1, 4, ()), Line("no_axe_income", 1, 3, ()))


@pytest.mark.rule("W11")
def test_lines_of_banners() -> None:
    assert banners(journey_of("C", {})) == ()
    assert banners(journey_of("C", {}, reached=[0, 10, 6])) == (Line("herald_points", 1, 4, ()),)
    found = banners(journey_of("C", {}, reached=[8, 10, 4]))
    assert found == (Line("warrior_points", 1, 3, ()), Line("herald_points", 1, 2, ()))
    merchant = journey_of("C", {}, reached=[0, 3, 0], change={"merchant 3": {"banner": "points 6"}})
    assert banners(merchant) == (Line("merchant_points", 1, 6, ()),)


@pytest.mark.rule("E1")
def test_lines_of_the_journey_name_the_cell() -> None:
    column = journey_of("p\np\nC", {"p": "PPPP P"}, standing=[0, 2])
    assert lines("journey", column) == (Line("journey", 2, 4, ((0, 2),)),)


@pytest.mark.rule("E1")
def test_lines_of_brochs_name_each_row_and_column() -> None:
    two = journey_of("b  d\nC  .", {"b": "PPPP M - broch@C", "d": "PPPP M - broch@C broch@C"})
    assert lines("broch_lines", two) == (
        Line("broch_column", 1, 1, ((0, 1),)),
        Line("broch_row", 3, 1, ((0, 1), (1, 1))),
        Line("broch_column", 2, 1, ((1, 1),)),
    )


@pytest.mark.rule("E1")
def test_lines_of_symbols_name_the_tiles_of_each_row() -> None:
    own = {"s": "PPPP P - sheep@C", "f": "PPPP P - farm@C sheep@C", "g": "PPPP P - farm@C", "p": "PPPP P"}
    found = lines("symbol_rows", journey_of("s  s  p  s\ns  f  g  p\nC  .  .  .", own))
    assert found == (
        Line("symbol_row", 3, 2, ((0, 1), (1, 1), (2, 1))),  # sheep on two, farms on two
        Line("symbol_row", 3, 2, ((0, 2), (1, 2), (3, 2))),
    )


@pytest.mark.rule("E1")
def test_lines_of_bridges_name_each_track() -> None:
    found = lines("bridges", journey_of("C", {}, reached=[4, 10, 0]))
    assert found == (Line("bridges_warrior", 1, 1, ()), Line("bridges_merchant", 3, 3, ()))


# The scenarios themselves.


@pytest.mark.parametrize("name", list(PART.scorers))
def test_every_scoring_tile_has_scenarios(name: str) -> None:
    found = [scenario for scenario in reader.scenarios() if scenario.file == f"{name}.toml"]
    assert all(scenario.asked.scoring == name for scenario in found)
    assert len(found) >= 8
    assert any(scenario.points == [0] for scenario in found)


def test_every_scoring_tile_of_the_box_is_explained() -> None:
    box = shipped_material("journeyman").expansion
    assert isinstance(box, Box)
    assert [entry.id for entry in box.scoring] == list(PART.scorers)


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_every_requirement_is_met_and_missed_somewhere(requirement: str) -> None:
    """Every requirement is met in some land and missed in another."""
    asked = [(scenario.lands[0], scenario.asked.meets.get(requirement)) for scenario in reader.scenarios()]
    found = [(land, set(cells)) for land, cells in asked if cells is not None]
    assert any(cells for _, cells in found)
    assert any(cells != set(land) for land, cells in found)


def test_every_name_is_unique() -> None:
    assert {file.suffix for file in reader.FOLDER.iterdir()} == {".toml"}
    assert max(Counter((scenario.file, scenario.asked.name) for scenario in reader.scenarios()).values()) == 1


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({}, "one question"),
        ({"gold": 5, "scroll": True, "points": 0}, "one question"),
        ({"gold": 5, "standing": [0, 1]}, "no tile lies at"),
        ({"meets": {"farm": [[0, 1]]}}, "no tile lies at"),
        ({"gold": 5, "land": "p\np\nC", "roads": [[[0, 0], [0, 2]]]}, "no neighbours"),
        ({"land": "p\nC", "costs": "2\n."}, "a cost for each tile"),
        ({"gold": 5, "land": "p\nC", "tiles": {"p": "PPPP P", "q": "PPPP P"}}, "nothing uses q"),
        ({"gold": 5, "lands": ["C", "C"]}, "one land expected"),
        ({"scoring": "journey", "points": [0, 0]}, "points for 1"),
        ({"gold": 5, "rules": ["walk"]}, "walk is no rule"),
        ({"golds": 5}, "unknown field"),
    ],
)
def test_a_wrong_scenario_is_refused(entry: dict[str, Any], complaint: str) -> None:
    tiles = {"p": "PPPP P"} if "p" in str(entry.get("land", "")) else {}
    with pytest.raises(ValueError, match=complaint):
        reader.read({"name": "n", "rules": ["W4"], "why": "w", "tiles": tiles, **entry}, "file")
