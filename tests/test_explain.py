"""The explained points against lands worked out by hand, and against the same land turned on the table."""

from __future__ import annotations

import random

import pytest
from lands import NEIGHBOURS, REAL, RING_MOUNTAIN, SCORING, build, field, fields, fits, lines, ring, tile

from skye.material.box import ScoringTile, base_material
from skye.record import explain
from skye.record.explain import (
    SCORERS,
    Cell,
    ExplainPart,
    Laid,
    Land,
    Line,
    Question,
    Survey,
    income,
    score,
    scrolls,
    total,
)


def test_every_scoring_tile_is_explained() -> None:
    assert set(SCORING) <= set(SCORERS)


@pytest.mark.rule("E1")
@pytest.mark.parametrize("name", sorted(set(SCORING) - {"gold_majority"}))
def test_a_bare_castle_scores_nothing(name: str) -> None:
    assert lines(name, build({})) == ()


def test_the_points_are_those_of_the_scoring_tile() -> None:
    surveys = [Survey(build({(0, 1): field(symbols="sheep@C sheep@C")}))]
    assert score(ScoringTile("sheep", (7,)), surveys, 0, [0]) == (Line("sheep", 2, 14, ((0, 1),)),)
    assert score(ScoringTile("sheep", (0,)), surveys, 0, [0]) == ()


def test_a_survey_does_not_change_with_later_building() -> None:
    land = build({(0, 1): field(symbols="sheep@C")})
    survey = Survey(land)
    land[0, 2] = Laid(field(symbols="sheep@C"), 0)
    assert total(score(SCORING["sheep"], [survey], 0, [0])) == 1


@pytest.mark.rule("E1")
def test_squares_overlap() -> None:
    land = fields((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 1))
    assert lines("squares", land) == (
        Line("square", 1, 2, ((0, 0), (0, 1), (1, 0), (1, 1))),
        Line("square", 1, 2, ((1, 0), (1, 1), (2, 0), (2, 1))),
    )
    nine = fields(*((x, y) for x in range(3) for y in range(3)))
    assert total(lines("squares", nine)) == 8


@pytest.mark.rule("T2")
def test_the_castle_is_part_of_a_square() -> None:
    land = build({(0, 1): field(), (1, 1): field(), (1, 0): tile("PPPW", "P")})
    assert lines("squares", land) == (Line("square", 1, 2, ((0, 0), (0, 1), (1, 0), (1, 1))),)


@pytest.mark.rule("A1", "E1")
@pytest.mark.parametrize(("brochs", "points"), [(1, 1), (2, 3), (3, 6), (4, 6)])
def test_brochs_of_one_open_mountain(brochs: int, points: int) -> None:
    peak = tile("MMMM", "M", symbols="broch@C")
    land = build({(-1 - number, 0): peak for number in range(brochs)})
    cells = tuple((x, 0) for x in range(-brochs, 1))  # the castle's west edge is part of it
    assert lines("broch_mountains", land) == (Line("broch_mountain", brochs, points, cells),)


@pytest.mark.rule("M3", "E1")
def test_opposite_mountains_of_one_tile_are_two() -> None:
    land = build({(0, 1): Laid(tile("MPMP", "P", symbols="broch@N broch@S broch@S"), 1)})
    assert lines("broch_mountains", land) == (
        Line("broch_mountain", 1, 1, ((0, 1),)),
        Line("broch_mountain", 2, 3, ((0, 1),)),
    )


@pytest.mark.rule("M3", "A1", "A2")
def test_a_mountain_that_comes_back_to_its_tile_is_one() -> None:
    land = ring()
    assert lines("broch_mountains", land) == (Line("broch_mountain", 2, 3, RING_MOUNTAIN),)
    assert lines("completed_mountains", land) == (Line("completed_mountain", 1, 2, RING_MOUNTAIN),)
    assert lines("large_areas", land) == (Line("large_area", 6, 3, RING_MOUNTAIN),)


@pytest.mark.rule("M3", "A1")
def test_completed_areas_of_the_ring() -> None:
    # The mountain, the pasture between the middle and the tile above it, and the pond; the castle's pasture is open.
    assert lines("completed_areas", ring()) == (
        Line("completed_area", 1, 1, RING_MOUNTAIN),
        Line("completed_area", 1, 1, ((0, 1),)),
        Line("completed_area", 1, 1, ((0, 1), (0, 2))),
    )
    assert lines("largest_lake", ring()) == (Line("largest_lake", 1, 2, ((0, 1),)),)


@pytest.mark.rule("A1")
def test_one_open_edge_leaves_an_area_open() -> None:
    land = ring()
    del land[1, 2]
    assert lines("completed_mountains", land) == ()
    assert lines("large_areas", land) == ()
    assert lines("broch_mountains", land) == (
        Line("broch_mountain", 1, 1, ((-1, 1), (-1, 2), (0, 1), (0, 2))),
        Line("broch_mountain", 1, 1, ((0, 1), (1, 1))),
    )


@pytest.mark.rule("A2", "E1")
def test_a_large_area_has_three_tiles() -> None:
    two = build({(-1, 0): tile("PMPP", "M")})
    assert total(lines("completed_mountains", two)) == 2
    assert lines("large_areas", two) == ()
    three = build({(-1, 0): tile("PMPM", "M"), (-2, 0): tile("PMPP", "P")})
    assert lines("large_areas", three) == (Line("large_area", 3, 3, ((-2, 0), (-1, 0), (0, 0))),)


@pytest.mark.rule("M3", "A1")
def test_a_centre_that_no_edge_shares_is_complete_in_itself() -> None:
    for centre, name, label, points in (
        ("M", "completed_mountains", "completed_mountain", 2),
        ("W", "completed_areas", "completed_area", 1),
        ("W", "largest_lake", "largest_lake", 2),
    ):
        land = build({(0, 1): tile("PPPP", centre)})
        assert lines(name, land) == (Line(label, 1, points, ((0, 1),)),)


@pytest.mark.rule("T2", "E1")
def test_the_castle_is_part_of_a_lake() -> None:
    land = build({(1, 0): tile("PPPW", "P"), (0, 1): tile("PPPP", "W")})
    assert lines("largest_lake", land) == (Line("largest_lake", 2, 4, ((0, 0), (1, 0))),)


@pytest.mark.rule("E1")
def test_an_open_lake_is_not_the_largest() -> None:
    land = build({(1, 0): tile("PWPW", "W"), (2, 0): tile("PWPW", "W"), (0, 1): tile("PPPP", "W")})
    assert lines("largest_lake", land) == (Line("largest_lake", 1, 2, ((0, 1),)),)


@pytest.mark.rule("E1")
def test_of_two_largest_lakes_the_first_cells_are_named_once() -> None:
    pond = tile("PPPP", "W")
    land = build({(0, 1): pond, (0, -1): pond, (0, -2): pond})
    assert lines("largest_lake", land) == (Line("largest_lake", 1, 2, ((0, -2),)),)


def test_a_scoring_tile_that_nobody_explains() -> None:
    with pytest.raises(KeyError, match="unheard_of"):
        score(ScoringTile("unheard_of", (1,)), [Survey(build({}))], 0, [0])


def test_a_scoring_tile_of_an_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    def toll(question: Question) -> list[Line]:
        return [Line("square", len(question.survey.land), question.points[0], ())]

    def parts(kind: type[ExplainPart]) -> list[ExplainPart]:
        found = [kind(), kind()]
        for part, name in zip(found, ("first", "second"), strict=True):
            monkeypatch.setattr(part, "scorers", {name: toll}, raising=False)
        return found

    monkeypatch.setattr(explain, "parts", parts)
    surveys = [Survey(build({}))]
    for name in ("first", "second"):
        assert score(ScoringTile(name, (4,)), surveys, 0, [0]) == (Line("square", 1, 4, ()),)
    assert score(SCORING["squares"], surveys, 0, [0]) == ()


@pytest.mark.rule("E1")
def test_columns_run_north_and_break_at_gaps() -> None:
    land = fields(*((0, y) for y in (0, 1, 2, 4, 5, 6, 7)), (1, 2), (1, 3), (2, 3), (2, 4), (1, 4), (3, 3), (4, 3))
    assert lines("columns", land) == (
        Line("column", 3, 3, ((0, 0), (0, 1), (0, 2))),
        Line("column", 4, 3, ((0, 4), (0, 5), (0, 6), (0, 7))),
        Line("column", 3, 3, ((1, 2), (1, 3), (1, 4))),
    )


@pytest.mark.rule("T2")
def test_the_castle_is_part_of_a_column() -> None:
    assert lines("columns", build({(0, 1): field()})) == ()
    land = build({(0, 1): field(), (0, -1): field()})
    assert lines("columns", land) == (Line("column", 3, 3, ((0, -1), (0, 0), (0, 1))),)


@pytest.mark.rule("M1", "A3", "E1")
def test_a_small_land_of_tiles_from_the_box() -> None:
    # 14: pasture with road in the north, whisky, cattle and farm; turned half round it meets the castle's north.
    # 53: the same shape with whisky and two ships in the south, so its road meets the castle's south.
    land = build({(0, 1): Laid(REAL["14"], 2), (0, -1): Laid(REAL["53"], 0), (-1, 1): Laid(REAL["49"], 1)})
    expected = {
        "road_tiles": 2,
        "road_cattle": 2,
        "farm_animals": 1,
        "columns": 3,
        "completed_areas": 1,  # the pasture of all three
        "large_areas": 3,
        "harbours": 0,  # the lighthouse is at another water than the ships
        "ship_majority": 5,
        "whisky_majority": 5,
    }
    assert {name: total(lines(name, land)) for name in expected} == expected
    assert total(income(Survey(land), 0, 4)) == 7


def grown(seed: int, size: int) -> dict[Cell, Laid]:
    """A random land of tiles from the box; compact ones are preferred, so that areas close."""
    rng = random.Random(seed)
    land = build({})
    for entry in rng.sample(base_material().tiles, len(base_material().tiles)):
        free = {(x + east, y + north) for x, y in land for east, north in NEIGHBOURS} - set(land)
        places = [(cell, Laid(entry, turn)) for cell in sorted(free) for turn in range(4)]
        places = [place for place in places if fits(land, *place)]
        if places and len(land) < size:
            rng.shuffle(places)
            cell, laid = min(places, key=lambda place: abs(place[0][0]) + abs(place[0][1]))
            land[cell] = laid
    return land


def clockwise(land: Land) -> dict[Cell, Laid]:
    return {(y, -x): Laid(laid.tile, laid.turn + 1) for (x, y), laid in land.items()}


def counted(land: Land, name: str) -> list[tuple[str, int, int]]:
    survey = Survey(land)
    found = scrolls(survey) if name == "scrolls" else score(SCORING[name], [survey], 0, [1])
    return sorted((line.label, line.count, line.points) for line in found)


@pytest.mark.rule("M2", "A1", "A3")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_but_columns_changes_when_the_table_is_turned(seed: int) -> None:
    land = grown(seed, 4 + 2 * seed)
    for name in {*SCORING, "scrolls"} - {"columns"}:
        assert counted(land, name) == counted(clockwise(land), name)
    assert total(income(Survey(land), 1, 1)) == total(income(Survey(clockwise(land)), 1, 1))


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_building_does_not_matter(seed: int) -> None:
    land = grown(seed, 19)
    cells = list(land)
    random.Random(seed).shuffle(cells)
    first, second = Survey(land), Survey({cell: land[cell] for cell in cells})
    assert scrolls(first) == scrolls(second)
    assert income(first, 1, 1) == income(second, 1, 1)
    for scoring in SCORING.values():
        found = score(scoring, [first], 0, [1])
        assert found == score(scoring, [second], 0, [1])
        assert list(found) == sorted(found, key=lambda line: line.cells)
        assert all(list(line.cells) == sorted(set(line.cells)) and line.points > 0 for line in found)
