"""The explained points of symbols, scrolls and income, worked out by hand."""

from __future__ import annotations

import pytest
from lands import SCORING, build, field, lines, tile

from skye.record.explain import Laid, Line, Survey, income, score, scrolls, total


@pytest.mark.rule("E1")
def test_sheep_are_counted_on_each_tile() -> None:
    land = build({(0, 1): field(symbols="sheep@N sheep@C cattle@C"), (0, -1): field(symbols="sheep@S")})
    assert lines("sheep", land) == (Line("sheep", 1, 1, ((0, -1),)), Line("sheep", 2, 2, ((0, 1),)))


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
def test_farm_animals_on_the_tile_adjacent_and_diagonal() -> None:
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
