"""The explained points against lands worked out by hand, and against the same land turned on the table."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from skye.material.box import ScoringTile, base_material
from skye.material.tiles import Tile, read_tile
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

CASTLE = base_material().castle  # edges PWPM, one road NSW
SCORING = {scoring.id: scoring for scoring in base_material().scoring}
REAL = {tile.id: tile for tile in base_material().tiles}
NEIGHBOURS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def tile(edges: str, centre: str, roads: str = "", symbols: str = "") -> Tile:
    """A tile of our own, checked like one of the box."""
    entry = {"id": "own", "edges": edges, "centre": centre, "roads": roads.split(), "symbols": symbols.split()}
    return read_tile(entry, "test")


def field(roads: str = "", symbols: str = "") -> Tile:
    """Pasture on all sides."""
    return tile("PPPP", "P", roads, symbols)


def edge(laid: Laid, side: int) -> str:
    return laid.tile.edges[(side - laid.turn) % 4]


def fits(land: Land, cell: Cell, laid: Laid) -> bool:
    """L2, as far as the touching edges go."""
    for side, (east, north) in enumerate(NEIGHBOURS):
        neighbour = land.get((cell[0] + east, cell[1] + north))
        if neighbour and edge(neighbour, (side + 2) % 4) != edge(laid, side):
            return False
    return True


def build(tiles: Mapping[Cell, Tile | Laid], castle: bool = True) -> dict[Cell, Laid]:
    """A land with these tiles around the castle; edges must match in the hand-made lands too."""
    land = {(0, 0): Laid(CASTLE, 0)} if castle else {}
    for cell, entry in tiles.items():
        laid = entry if isinstance(entry, Laid) else Laid(entry, 0)
        assert cell not in land
        assert fits(land, cell, laid), cell
        land[cell] = laid
    return land


def fields(*cells: Cell) -> dict[Cell, Laid]:
    return build(dict.fromkeys(cells, field()), castle=False)


def lines(name: str, land: Land) -> tuple[Line, ...]:
    """What a scoring tile gives the only player of a table."""
    return score(SCORING[name], [Survey(land)], 0, [0])


def ring() -> dict[Cell, Laid]:
    """A mountain that leaves the middle tile on one side and comes back to it on the other."""
    middle = tile("MPMP", "W", symbols="broch@N broch@S")
    return build(
        {
            (0, 1): Laid(middle, 1),  # mountain now east and west, pasture north and south, a pond between
            (1, 1): tile("MPPM", "M"),
            (1, 2): tile("PPMM", "M"),
            (0, 2): tile("PMPM", "M"),
            (-1, 2): tile("PMMP", "M"),
            (-1, 1): tile("MMPP", "M"),
        }
    )


RING_MOUNTAIN = ((-1, 1), (-1, 2), (0, 1), (0, 2), (1, 1), (1, 2))


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


@pytest.mark.rule("E1")
def test_sheep_are_counted_on_each_tile() -> None:
    land = build({(0, 1): field(symbols="sheep@N sheep@C cattle@C"), (0, -1): field(symbols="sheep@S")})
    assert lines("sheep", land) == (Line("sheep", 1, 1, ((0, -1),)), Line("sheep", 2, 2, ((0, 1),)))


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


def herd(kind: str, tiles: int, on_each: int = 1) -> Survey:
    """A column of tiles with some symbols on each."""
    edges = {"ship": ("PPPW", "W")}.get(kind, ("PPPP", "P"))
    return Survey(build({(0, y): tile(*edges, symbols=" ".join([f"{kind}@C"] * on_each)) for y in range(1, tiles + 1)}))


@pytest.mark.rule("T1", "E1")
@pytest.mark.parametrize("name", ["whisky_majority", "ship_majority", "gold_majority"])
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 2, 1), (5, 2, 0)),
        ((1, 2, 3, 4, 5), (0, 0, 0, 2, 5)),
        ((3, 3, 2), (5, 5, 0)),
        ((2, 3, 2, 1), (2, 5, 2, 0)),
        ((2, 2, 2), (5, 5, 5)),
        ((1, 0, 0), (5, 0, 0)),
        ((1, 4), (2, 5)),
        ((0, 0), (0, 0)),
    ],
)
def test_majorities(name: str, numbers: tuple[int, ...], points: tuple[int, ...]) -> None:
    kind = name.removesuffix("_majority")
    label = {"ship": "ships"}.get(kind, kind)
    surveys = [herd(kind if kind != "gold" else "sheep", number) for number in numbers]
    gold = numbers if kind == "gold" else (9,) * len(numbers)
    for seat, (number, expected) in enumerate(zip(numbers, points, strict=True)):
        cells = () if kind == "gold" else tuple((0, y) for y in range(1, number + 1))
        place = {5: "most", 2: "second"}.get(expected)
        lines = (Line(f"{label}_{place}", number, expected, cells),) if place else ()
        assert score(SCORING[name], surveys, seat, gold) == lines


@pytest.mark.rule("W14", "E1")
def test_majorities_count_whisky_tiles_but_single_ships() -> None:
    whisky = [herd("whisky", 2), herd("whisky", 1, on_each=3)]
    assert score(SCORING["whisky_majority"], whisky, 1, [0, 0]) == (Line("whisky_second", 1, 2, ((0, 1),)),)
    ships = [herd("ship", 2), herd("ship", 1, on_each=3)]
    assert score(SCORING["ship_majority"], ships, 1, [0, 0]) == (Line("ships_most", 3, 5, ((0, 1),)),)


@pytest.mark.rule("E1")
def test_farm_animals_on_the_tile_beside_and_diagonal() -> None:
    land = build(
        {
            (0, 1): field(symbols="farm@C cattle@C sheep@C"),
            (0, 2): field(),
            (1, 2): field(symbols="sheep@C sheep@C"),  # diagonal to the farm
            (1, 3): field(symbols="sheep@C"),  # two rows away
            (0, -1): field(symbols="cattle@C"),  # two rows away, behind the castle
        }
    )
    assert lines("farm_animals", land) == (
        Line("farm_animals", 2, 2, ((0, 1),)),
        Line("farm_animals", 2, 2, ((1, 2),)),
    )


@pytest.mark.rule("E1")
def test_an_animal_between_two_farms_counts_once() -> None:
    farms = {(0, 1): field(symbols="farm@C farm@C"), (0, 3): field(symbols="farm@C")}
    land = build({**farms, (0, 2): field(symbols="sheep@C")})
    assert lines("farm_animals", land) == (Line("farm_animals", 1, 1, ((0, 2),)),)
    no_farm = build({(0, 1): field(symbols="sheep@C")})
    assert lines("farm_animals", no_farm) == ()


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
def test_building_sets_use_each_building_once() -> None:
    land = build(
        {
            (0, 1): field(symbols="farm@C farm@C"),
            (0, 2): tile("PPPW", "M", symbols="broch@C lighthouse@W"),
            (0, 3): tile("PPPP", "M", symbols="broch@C"),
            (0, 4): tile("PPPP", "M", symbols="broch@C"),
        }
    )
    buildings = ((0, 1), (0, 2), (0, 3), (0, 4))  # three brochs, two farms, one lighthouse
    assert lines("building_sets", land) == (Line("building_set", 1, 5, buildings),)
    land[0, 5] = Laid(tile("PPPW", "W", symbols="lighthouse@C"), 0)
    assert lines("building_sets", land) == (Line("building_set", 2, 10, (*buildings, (0, 5))),)


@pytest.mark.rule("E1")
def test_harbours_need_ship_and_lighthouse_at_one_water() -> None:
    ships = tile("PWPW", "W", symbols="ship@C ship@C")
    land = build({(1, 0): ships})
    assert lines("harbours", land) == ()
    land[2, 0] = Laid(tile("PWPW", "W", symbols="lighthouse@W lighthouse@E"), 0)  # the water stays open
    assert lines("harbours", land) == (Line("harbour", 2, 3, ((0, 0), (1, 0), (2, 0))),)


@pytest.mark.rule("M3", "E1")
def test_a_ship_and_a_lighthouse_at_two_waters_are_no_harbour() -> None:
    middle = tile("PWPW", "P", symbols="ship@E lighthouse@W")
    assert lines("harbours", build({(0, 1): middle})) == ()
    around = {
        (1, 1): tile("WPPW", "W"),
        (1, 2): tile("PPWW", "W"),
        (0, 2): tile("PWPW", "W"),
        (-1, 2): tile("PWWP", "W"),
        (-1, 1): tile("WWPP", "W"),
    }
    land = build({(0, 1): middle, **around})
    cells = ((-1, 1), (-1, 2), (0, 1), (0, 2), (1, 1), (1, 2))
    assert lines("harbours", land) == (Line("harbour", 1, 3, cells),)


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


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("kind", "terrain", "three"),
    [
        ("sheep", "P", 1),
        ("whisky", "P", 1),
        ("ship", "W", 1),
        ("cattle", "P", 3),
        ("broch", "M", 3),
        ("farm", "P", 3),
        ("lighthouse", "W", 3),
    ],
)
def test_scrolls_round_first_and_double_in_a_completed_area(kind: str, terrain: str, three: int) -> None:
    things = {(0, y): tile("PPPP", terrain, symbols=f"{kind}@C") for y in (1, 2, 3)}
    first_scroll = tile("PPPP", "P", symbols=f"scroll_{kind}@C")  # the castle's pasture is open
    second_scroll = tile("PMPM", "W", symbols=f"scroll_{kind}@C")  # a pond
    survey = Survey(build({**things, (0, 4): first_scroll, (0, -1): second_scroll}))
    assert scrolls(survey) == (
        Line(f"scroll_{kind}_doubled", 3, 2 * three, ((0, -1),)),
        Line(f"scroll_{kind}", 3, three, ((0, 4),)),
    )


@pytest.mark.rule("F1")
def test_a_scroll_worth_nothing_has_no_line() -> None:
    one_sheep = build({(0, 1): field(symbols="sheep@C scroll_sheep@C"), (0, 2): field(symbols="scroll_farm@C")})
    assert scrolls(Survey(one_sheep)) == ()


@pytest.mark.rule("F1", "M3")
def test_a_scroll_doubles_with_its_own_area_only() -> None:
    scroll = tile("PPPM", "P", symbols="scroll_cattle@W cattle@C")
    land = build({(0, 1): scroll, (-1, 1): tile("PMPP", "P")})
    assert scrolls(Survey(land)) == (Line("scroll_cattle_doubled", 1, 2, ((0, 1),)),)
    del land[-1, 1]
    assert scrolls(Survey(land)) == (Line("scroll_cattle", 1, 1, ((0, 1),)),)


@pytest.mark.rule("F1", "W14")
def test_a_scroll_counts_whisky_tiles() -> None:
    land = build({(0, 1): field(symbols="whisky@C whisky@C scroll_whisky@C"), (0, 2): field(symbols="whisky@C")})
    assert scrolls(Survey(land)) == (Line("scroll_whisky", 2, 1, ((0, 1),)),)


@pytest.mark.rule("I1", "I2", "I3", "W14")
def test_income_from_castle_whisky_and_catch_up() -> None:
    assert income(Survey(build({})), 2, 0) == (Line("castle", 1, 5, ((0, 0),)),)
    land = build(
        {
            (0, 1): field(roads="NS", symbols="whisky@C whisky@C"),
            (0, 2): field(roads="S", symbols="whisky@C"),
            (0, 3): field(roads="S", symbols="whisky@C"),  # not joined: the road below ends
            (0, -1): field(symbols="whisky@C"),
        }
    )
    lines = income(Survey(land), 3, 2)
    assert lines == (
        Line("castle", 1, 5, ((0, 0),)),
        Line("whisky", 3, 3, ((0, 1), (0, 2))),
        Line("catch_up", 3, 6, ()),
    )
    assert total(lines) == 14


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
