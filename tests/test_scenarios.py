"""Every scenario against both implementations of the rules: the explanation and the core, built in several orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

import pytest
import scenario as reader
from loops import each

from skye.material import tables
from skye.material.box import base_material
from skye.material.tables import Tables
from skye.material.tiles import SCROLLS
from skye.record import explain
from skye.rules.scoring import score_all, scroll_points
from skye.rules.territory import Territory

CASTLE_GOLD = 5  # I1

Fits = Callable[[reader.Cell, reader.Laid], bool]


asking = partial(reader.asking, reader.scenarios())
in_each_order = each("way", list(reader.ORDERS))


def surveys(scenario: reader.Scenario) -> list[explain.Survey]:
    return [
        explain.Survey({cell: explain.Laid(tile, turn) for cell, (tile, turn) in land.items()})
        for land in scenario.lands
    ]


def build(land: reader.Land, known: Tables, way: str) -> Territory:
    """The land laid tile by tile, each where it fits (L1, L2)."""
    territory = Territory(known)
    for cell in reader.order(land, reader.ORDERS[way]()):
        tile, turn = land[cell]
        assert core_fits(territory, cell, land[cell])
        territory.place(known.index[tile.id], *cell, turn)
        assert not core_fits(territory, cell, land[cell])
    return territory


def core_fits(territory: Territory, cell: reader.Cell, laid: reader.Laid) -> bool:
    tile, turn = laid
    return territory.fits(territory.tables.index[tile.id], *cell, turn)


def built(scenario: reader.Scenario, way: str) -> list[Territory]:
    known = Tables(scenario.material)
    return [build(land, known, way) for land in scenario.lands]


def core_points(name: str, territory: Territory) -> int:
    """What a scoring tile gives the only player of a table."""
    return score_all(territory.tables.scoring_index[name], [territory], [0])[0]


@asking("scoring")
def test_scoring_explained(scenario: reader.Scenario) -> None:
    tile = next(entry for entry in scenario.material.scoring if entry.id == scenario.asked.scoring)
    lands = surveys(scenario)
    given = [explain.total(explain.score(tile, lands, seat, scenario.gold)) for seat in range(len(lands))]
    assert given == scenario.points, scenario.asked.why


@asking("scoring")
@in_each_order
def test_scoring_core(scenario: reader.Scenario, way: str) -> None:
    territories = built(scenario, way)
    kind = territories[0].tables.scoring_index[scenario.asked.scoring]
    assert score_all(kind, territories, scenario.gold) == scenario.points, scenario.asked.why


@asking("scroll")
def test_scrolls_explained(scenario: reader.Scenario) -> None:
    given = [explain.total(explain.scrolls(survey)) for survey in surveys(scenario)]
    assert given == scenario.points, scenario.asked.why


@asking("scroll")
@in_each_order
def test_scrolls_core(scenario: reader.Scenario, way: str) -> None:
    assert [scroll_points(territory) for territory in built(scenario, way)] == scenario.points, scenario.asked.why


@asking("income")
def test_income_explained(scenario: reader.Scenario) -> None:
    income = scenario.asked.income
    assert income
    (survey,) = surveys(scenario)
    assert [explain.total(explain.income(survey, income.ahead, income.catch_up))] == scenario.gold, scenario.asked.why


@asking("income")
@in_each_order
def test_income_core(scenario: reader.Scenario, way: str) -> None:
    income = scenario.asked.income
    assert income
    (territory,) = built(scenario, way)
    gold = CASTLE_GOLD + territory.whisky_joined() + income.ahead * income.catch_up
    assert [gold] == scenario.gold, scenario.asked.why


@asking("tile")
def test_areas_of_a_tile(scenario: reader.Scenario) -> None:
    ((tile, _),) = scenario.hand
    found = [(area.terrain, frozenset(area.sides + "C" * area.centre)) for area in tables.areas(tile)]
    assert Counter(found) == Counter(reader.read_parts(scenario.asked.parts)), scenario.asked.why


@asking("lay")
def test_fits_as_drawn(scenario: reader.Scenario) -> None:
    (land,), (laid,) = scenario.lands, scenario.hand
    assert reader.fits(land, scenario.asked.at, laid) == scenario.asked.fits, scenario.asked.why


@asking("lay")
@in_each_order
def test_fits_core(scenario: reader.Scenario, way: str) -> None:
    (territory,), (laid,) = built(scenario, way), scenario.hand
    assert core_fits(territory, scenario.asked.at, laid) == scenario.asked.fits, scenario.asked.why


def count_ways(scenario: reader.Scenario, survey: Callable[[reader.Land], Fits]) -> tuple[int, ...]:
    """In how many ways the first, the first two, … tiles of the hand can be laid where the survey of a land allows."""
    lands = list(scenario.lands)
    found = []
    for tile, _ in scenario.hand:
        further = []
        for land in lands:
            fits = survey(land)
            ways = [(cell, (tile, turn)) for cell in reader.free_neighbours(land) for turn in range(4)]
            further += [{**land, cell: laid} for cell, laid in ways if fits(cell, laid)]
        lands = further
        found.append(len(lands))
    return tuple(found)


@asking("hand")
def test_ways_to_lay_as_drawn(scenario: reader.Scenario) -> None:
    found = count_ways(scenario, lambda land: partial(reader.fits, land))
    assert found == scenario.asked.fitting, scenario.asked.why


@asking("hand")
@in_each_order
def test_ways_to_lay_core(scenario: reader.Scenario, way: str) -> None:
    known = Tables(scenario.material)
    found = count_ways(scenario, lambda land: partial(core_fits, build(land, known, way)))
    assert found == scenario.asked.fitting, scenario.asked.why


@asking("areas")
def test_areas_explained(scenario: reader.Scenario) -> None:
    (survey,) = surveys(scenario)
    found = [(area.terrain, len(area.cells), area.completed) for area in survey.areas]
    assert Counter(found) == Counter(reader.read_areas(scenario.asked.areas or ())), scenario.asked.why


@asking("areas")
@in_each_order
def test_areas_core(scenario: reader.Scenario, way: str) -> None:
    (territory,) = built(scenario, way)
    completed = [(terrain, size) for terrain, size, done in reader.read_areas(scenario.asked.areas or ()) if done]
    lakes = [size for terrain, size in completed if terrain == "W"]
    assert core_points("completed_areas", territory) == len(completed), scenario.asked.why
    assert core_points("large_areas", territory) == 3 * sum(size >= 3 for _, size in completed)
    assert core_points("completed_mountains", territory) == 2 * sum(terrain == "M" for terrain, _ in completed)
    assert core_points("largest_lake", territory) == 2 * max(lakes, default=0)


@asking("joined")
def test_joined_explained(scenario: reader.Scenario) -> None:
    (survey,) = surveys(scenario)
    assert survey.joined == set(scenario.asked.joined or ()), scenario.asked.why


@asking("joined")
@in_each_order
def test_joined_core(scenario: reader.Scenario, way: str) -> None:
    (territory,) = built(scenario, way)
    assert core_points("road_tiles", territory) == len(scenario.asked.joined or ()), scenario.asked.why


# The scenarios themselves.


def enough(found: Iterable[reader.Scenario]) -> bool:
    """Three scenarios at least, one of them without a point."""
    points = [scenario.points for scenario in found]
    return len(points) >= 3 and any(not any(seats) for seats in points)


@pytest.mark.parametrize("name", [entry.id for entry in base_material().scoring])
def test_every_scoring_tile_has_scenarios(name: str) -> None:
    found = [scenario for scenario in reader.scenarios() if scenario.file == f"{name}.toml"]
    assert all(scenario.asked.scoring == name for scenario in found)
    assert enough(found)


@pytest.mark.parametrize("kind", SCROLLS)
def test_every_scroll_has_scenarios(kind: str) -> None:
    assert enough(
        scenario for scenario in reader.scenarios() if scenario.question == "scroll" and kind in scenario.symbols
    )


def test_every_file_is_asked_for_and_every_name_is_unique() -> None:
    known = {entry.id for entry in base_material().scoring} | {"scrolls", "income", "laying"}
    assert {file.stem for file in reader.FOLDER.glob("*.toml")} == known
    assert max(Counter((scenario.file, scenario.asked.name) for scenario in reader.scenarios()).values()) == 1


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("#1  C", "does not match"),
        ("#1:3  .  C", "not connected"),
        (". C\nC", "differ in length"),
        ("#1", "one castle"),
        ("C  C", "one castle"),
        ("#74  C", "#74 is no tile"),
        ("#1:4  C", "#1:4 is no tile"),
        ("C:1", "one castle"),
    ],
)
def test_a_wrong_drawing_is_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        reader.draw(drawing, {})


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"scoring": "sheep", "points": 0, "scroll": True}, "one question"),
        ({"points": 0}, "one question"),
        ({"scoring": "sheep", "points": [1, 2]}, "points for 1"),
        ({"scoring": "sheep", "points": 0, "tiles": {"p": "PPPP P"}}, "nothing uses p"),
        ({"scoring": "sheep", "points": 0, "tiles": {"C": "PPPP P"}}, "cannot be called C"),
        ({"scoring": "sheep", "points": [0, 0], "lands": ["C", "C"], "gold": [1]}, "gold of 2"),
        ({"scoring": "sheep", "points": 0, "rules": ["sheep"]}, "sheep is no rule"),
        ({"scoring": "sheep", "point": 0}, "unknown field"),
    ],
)
def test_a_wrong_scenario_is_refused(entry: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        reader.read({"name": "n", "rules": ["E1"], "why": "w", **entry}, "file")
