"""What roads join in the explanation, those on tiles and those that are placed."""

from __future__ import annotations

import pytest
from lands import SCORING, build, field, lines, tile

from skye.record.explain import Cell, Laid, Line, Survey, income, score, total


@pytest.mark.rule("A3")
@pytest.mark.parametrize(("side", "turn"), [("N", 2), ("E", 1), ("S", 0), ("W", 3)])
def test_a_turned_road_meets_that_of_the_castle(side: str, turn: int) -> None:
    dead_end = field(roads=side, symbols="whisky@C")
    for other in range(4):
        survey = Survey(build({(0, 1): Laid(dead_end, other)}))
        assert survey.joined == ({(0, 1)} if other == turn else set())


@pytest.mark.rule("A3", "E1")
def test_two_curves_of_one_tile_are_two_roads() -> None:
    land = build(
        {
            (0, 1): field(roads="ES NW", symbols="cattle@C cattle@C"),  # joined by its first road: tile level
            (1, 1): field(roads="W", symbols="cattle@C"),
            (0, 2): field(roads="S", symbols="cattle@C"),  # meets only the second road
            (-1, 1): field(roads="E", symbols="cattle@C"),
            (0, -1): field(roads="S", symbols="cattle@C"),  # no road at the castle
        }
    )
    assert lines("road_tiles", land) == (Line("road_tile", 1, 1, ((0, 1),)), Line("road_tile", 1, 1, ((1, 1),)))
    assert lines("road_cattle", land) == (Line("road_cattle", 2, 4, ((0, 1),)), Line("road_cattle", 1, 2, ((1, 1),)))


@pytest.mark.rule("A3")
def test_a_loop_joins_the_second_curve_too() -> None:
    land = build(
        {
            (0, 1): field(roads="ES NW"),
            (1, 1): field(roads="NW"),
            (1, 2): field(roads="SW"),
            (0, 2): field(roads="ES"),
            (-1, 1): field(roads="E"),
        }
    )
    assert [line.cells for line in lines("road_tiles", land)] == [
        ((-1, 1),),
        ((0, 1),),
        ((0, 2),),
        ((1, 1),),
        ((1, 2),),
    ]


@pytest.mark.rule("A3", "E1")
def test_a_road_neither_skips_a_tile_nor_counts_the_castle() -> None:
    land = build({(0, 1): field(), (0, 2): field(roads="NS"), (0, 3): field(roads="S"), (0, -1): field(roads="NE")})
    assert lines("road_tiles", land) == (Line("road_tile", 1, 1, ((0, -1),)),)


@pytest.mark.rule("W13", "A3")
def test_a_placed_road_makes_one_of_all_roads_on_its_tiles() -> None:
    land = build(
        {
            (0, 1): Laid(field(roads="ES NW", symbols="cattle@C"), 2),  # still two curves: north-west and south-east
            (-1, 1): field(roads="E", symbols="cattle@C"),
            (1, 1): field(roads="W"),
            (2, 1): field(symbols="whisky@C"),
        }
    )
    assert Survey(land).joined == {(0, 1), (1, 1)} == Survey(land, ()).joined
    assert Survey(land, [((1, 1), (2, 1))]).joined == {(0, 1), (1, 1), (2, 1)}
    assert Survey(land, [((2, 1), (1, 1))]).joined == {(0, 1), (1, 1), (2, 1)}
    survey = Survey(land, iter([((0, 1), (0, 0)), ((1, 1), (2, 1))]))
    assert survey.joined == {(-1, 1), (0, 1), (1, 1), (2, 1)}
    assert total(score(SCORING["road_cattle"], [survey], 0, [0])) == 4
    assert total(income(survey, 0, 0)) == 6


@pytest.mark.rule("W13")
def test_placed_roads_alone_reach_the_castle() -> None:
    land = build({(1, 0): tile("PPPW", "P"), (1, 1): field(), (2, 1): field()})  # the castle has no road in the east
    assert Survey(land, [((1, 0), (1, 1))]).joined == set()
    assert Survey(land, [((1, 0), (1, 1)), ((0, 0), (1, 0))]).joined == {(1, 0), (1, 1)}


@pytest.mark.parametrize("far", [((0, 0), (0, 2)), ((0, 1), (1, 0)), ((0, 0), (0, 0)), ((0, 2), (0, 3))])
def test_a_road_lies_between_two_tiles_of_the_land(far: tuple[Cell, Cell]) -> None:
    land = build({(0, 1): field(), (0, 2): field()})
    with pytest.raises(KeyError):
        Survey(land, [far]).joined  # noqa: B018
