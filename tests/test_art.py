"""The drawings hold what they promise. The land is read back from the finished SVG, not from the code that drew it."""

from __future__ import annotations

import hashlib
import math
import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from drawings import STEP, SVG, Cell, Painted, Point, check_document, edge_points, lightness, painted_tile, turned_side
from loops import FULL, each

from skye import art
from skye.art.curves import flat
from skye.art.ground import ground
from skye.art.land import MOST_TILES, land
from skye.art.layout import _north_up
from skye.art.palette import CREAM, FOAM, GRASS, INK, OAK, ROAD, ROADSIDE, TERRAIN, WAVE
from skye.art.ridges import ridges
from skye.art.roads import ROAD_WIDTH
from skye.art.texture import _marks
from skye.material import expansions
from skye.material.box import ScoringTile, base_material, shipped_material
from skye.material.tables import areas
from skye.material.tiles import SIDES, SYMBOL_TERRAINS, TERRAINS, Tile, read_tile

pytestmark = pytest.mark.once

TILES = (base_material().castle, *base_material().tiles)
ADDED = [shipped_material(name).expansion for name in expansions.NAMES]
"""What expansions bring."""
ALL_TILES = (*TILES, *(drawn for box in ADDED if box for drawn in box.tiles))
ALL_SCORING = (*base_material().scoring, *(scoring for box in ADDED if box for scoring in box.scoring))
ALL_SYMBOLS = (*SYMBOL_TERRAINS, *(kind for box in ADDED if box for kind in box.symbols))
SHALLOWS_REACH = 4.4
"""How far from a shore its shallow water reaches."""
EVERY_TILE = each("drawn", ALL_TILES)
TURNS = range(4) if FULL else (0, 1)


@EVERY_TILE
@each("turn", TURNS)
def test_tile_is_a_small_clean_document(drawn: Tile, turn: int) -> None:
    svg = art.tile_svg(drawn, turn)
    check_document(svg)
    assert len(svg.encode()) < 6200
    if turn == 1 and (FULL or drawn in ALL_TILES[::8]):
        assert art.tile_svg(drawn, turn + 4) == svg


@pytest.mark.rule("M2", "M3")
@EVERY_TILE
@each("turn", TURNS)
def test_terrain_follows_the_rules(drawn: Tile, turn: int) -> None:
    """Each edge carries its terrain along its length, and as many patches are seen as there are areas."""
    painted = painted_tile(drawn, turn)
    for side in SIDES:
        for point in edge_points(turned_side(side, turn), 0.5):
            assert painted.at(point) == drawn.terrain_at(side)
    assert painted.at((48, 48)) == drawn.centre
    assert len(painted.patches()) == len(areas(drawn))


@pytest.mark.parametrize("centre", TERRAINS)
def test_terrain_of_any_tile_follows_the_rules(centre: str) -> None:
    """Also for the tiles of expansions, and of owners who correct theirs."""
    for number, edges in enumerate(product(TERRAINS, repeat=4)):
        if not FULL and edges != min(edges[turn:] + edges[:turn] for turn in range(4)):
            continue  # another tile, turned
        drawn = Tile(f"any{number}", "".join(edges), centre)
        painted = Painted(art.tile_svg(drawn))
        assert len(painted.patches()) == len(areas(drawn)), edges
        for side in SIDES:
            assert len({painted.patch(point) for point in edge_points(side, 0.5)}) == 1, edges


@EVERY_TILE
@each("turn", TURNS)
def test_symbols_stand_in_their_areas(drawn: Tile, turn: int) -> None:
    placed = art.layout(drawn, turn)
    assert [one.kind for one in placed] == [symbol.kind for symbol in drawn.symbols]
    painted = painted_tile(drawn, turn)
    for one, symbol in zip(placed, drawn.symbols, strict=True):
        assert all(0 <= side <= 96 for side in one.box())
        home = (48.0, 48.0) if symbol.at == "C" else edge_points(turned_side(symbol.at, turn), 0.5)[20]
        patch = painted.patch(home)
        assert (int(one.y / STEP), int(one.x / STEP)) in patch
        share = len([cell for cell in cells_of(one) if cell in patch]) / len(cells_of(one))
        assert share > (0.55 if symbol.kind == "lighthouse" else 0.7 if symbol.kind == "castle" else 0.88)
        if symbol.kind == "lighthouse":
            assert share < 1, "a lighthouse stands at the shore"
    for one, other in combinations(placed, 2):
        assert not one.overlaps(other)
        assert not boxes_overlap(one, other)


def cells_of(one: art.Placed) -> list[Cell]:
    left, top, right, bottom = (round(side / STEP) for side in one.box())
    return [(row, column) for row in range(top, bottom) for column in range(left, right)]


def boxes_overlap(one: art.Placed, other: art.Placed) -> bool:
    (left, top, right, bottom), (west, north, east, south) = one.box(), other.box()
    return left < east and west < right and top < south and north < bottom


@EVERY_TILE
def test_symbols_are_drawn_where_the_layout_says(drawn: Tile) -> None:
    svg = art.tile_svg(drawn, 1)
    for one in art.layout(drawn, 1):
        corner = (f"{one.box()[0]:.1f}".removesuffix(".0"), f"{one.box()[1]:.1f}".removesuffix(".0"))
        assert f"translate({corner[0]} {corner[1]}) scale({one.size / 24:.2f})" in svg


@EVERY_TILE
@pytest.mark.parametrize("draw", [art.tile_svg, art.thumb_svg])
def test_only_land_and_roads_turn(drawn: Tile, draw: Callable[[Tile, int], str]) -> None:
    """Symbols, tufts and waves are the same in every turn, but for their places; ridges too are upright."""
    upright = [upright_parts(draw(drawn, turn)) for turn in range(4)]
    assert all(parts == upright[0] for parts in upright)
    assert len(upright[0][0]) == len(drawn.symbols)


def upright_parts(svg: str) -> tuple[list[str], list[str]]:
    """The symbols of a tile, and the tufts and waves of its texture, without their places."""
    root = ElementTree.fromstring(svg)
    places = [group.get("transform", "") for group in root.iter(f"{SVG}g")]
    assert all(re.fullmatch(r"(translate\([-\d. ]+\) scale\([\d.]+\))?", place) for place in places)
    symbols = [
        ElementTree.tostring(symbol, encoding="unicode").partition(">")[2] for symbol in root.findall(f"{SVG}g/{SVG}g")
    ]
    data = [path.attrib["d"] for path in root.iter(f"{SVG}path") if path.get("stroke") in (GRASS, WAVE)]
    marks = [re.sub(r"^-?[\d.]+[ -][\d.]+", "", mark) for marks in data for mark in marks.split("M")[1:]]
    return sorted(symbols), sorted(marks)


@EVERY_TILE
@each("turn", TURNS)
def test_a_thumb_is_the_same_tile_with_larger_symbols(drawn: Tile, turn: int) -> None:
    svg = art.thumb_svg(drawn, turn)
    check_document(svg)
    assert len(svg.encode()) < 4500
    painted, full = Painted(svg), painted_tile(drawn, turn)
    assert painted.cells == full.cells
    places = [group.attrib["transform"] for group in ElementTree.fromstring(svg).findall(f"{SVG}g/{SVG}g")]
    for one, place in zip(art.layout(drawn, turn), places, strict=True):
        x, y, scale = map(float, re.findall(r"-?[\d.]+", place))
        assert 24 * scale >= one.size - 0.2
        assert min(x, y) >= 0
        assert max(x, y) + 24 * scale <= 96.2


def test_mountains_have_ridges_that_hide_no_symbol() -> None:
    bare = 0
    for drawn, turn in product(ALL_TILES, TURNS):
        painted = painted_tile(drawn, turn)
        found = ridges(drawn, turn)
        bare += any(area.terrain == "M" for area in areas(drawn)) and not any(found)
        for left, top, right, bottom in chain(*(ridge.boxes(0) for ridge in chain(*found))):
            for point in product((left + 1, right - 1), (top + 1, bottom - 1)):
                assert painted.at(point) == "M", drawn.id
                assert not any(covers(one, point) for one in art.layout(drawn, turn)), drawn.id
    assert bare <= 3 * len(TURNS), "only where a broch fills the mountain"


def covers(one: art.Placed, point: Point) -> bool:
    left, top, right, bottom = one.box()
    return left < point[0] < right and top < point[1] < bottom


@EVERY_TILE
def test_symbols_are_large_and_keep_off_the_roads(drawn: Tile) -> None:
    for one in art.layout(drawn):
        assert one.size >= 22
        if one.kind != "castle":
            left, top, right, bottom = one.box(-3)
            for x, y in road_points(drawn):
                assert not (left < x < right and top < y < bottom)


def test_symbols_of_a_kind_sit_together() -> None:
    for drawn in ALL_TILES:
        placed = art.layout(drawn)
        for one in placed:
            same = [other for other in placed if other.kind == one.kind and other.area == one.area and other is not one]
            if same:
                assert min(math.dist((one.x, one.y), (other.x, other.y)) for other in same) < 1.6 * one.size, drawn.id


def test_a_crowded_tile_still_shows_every_symbol() -> None:
    symbols = ["sheep@N"] * 9 + ["farm@N", "cattle@N"]
    drawn = read_tile({"id": "crowd", "edges": "PMWM", "centre": "M", "roads": ["NS"], "symbols": symbols}, "test")
    placed = art.layout(drawn)
    assert len(placed) == 11
    assert not any(one.overlaps(other) for one, other in combinations(placed, 2))


def road_points(drawn: Tile) -> list[Point]:
    return [point for road in land(drawn).roads for stretch in road for point in flat(stretch, 24)]


@EVERY_TILE
def test_roads_leave_at_right_angles_mid_edge(drawn: Tile) -> None:
    """Roads leave a tile in the middle of their edges, at a right angle."""
    gates = {(48, 0): "N", (96, 48): "E", (48, 96): "S", (0, 48): "W"}
    for group, road in zip(drawn.roads, land(drawn).roads, strict=True):
        reached = ""
        for stretch in road:
            ends = ((stretch[0][0], stretch[0][1]), (stretch[-1][3], stretch[-1][2]))
            for end, control in ends:
                if end in gates:
                    side = gates[(int(end[0]), int(end[1]))]
                    reached += side
                    assert math.isclose(control[0] if side in "NS" else control[1], 48)
        assert sorted(reached) == sorted(group)


@EVERY_TILE
def test_shores_reach_an_edge_only_at_its_corners(drawn: Tile) -> None:
    """Along an edge there is nothing but its terrain and its road, so that neighbours join without a seam."""
    for x, y in chain(*(flat(border.curve, 12) for border in land(drawn).borders)):
        if min(x, y, 96 - x, 96 - y) < SHALLOWS_REACH:
            assert math.dist((min(x, 96 - x), min(y, 96 - y)), (0, 0)) < 4 * SHALLOWS_REACH


@EVERY_TILE
def test_roads_stay_on_land(drawn: Tile) -> None:
    painted = painted_tile(drawn)
    for x, y in road_points(drawn):
        assert painted.at((min(x, 95.9), min(y, 95.9))) != "W"


def test_two_roads_do_not_touch_and_one_road_hangs_together() -> None:
    for drawn in ALL_TILES:
        roads = [[flat(stretch, 24) for stretch in road] for road in land(drawn).roads]
        for road in roads:
            for stretch in road[1:]:
                assert min(math.dist(stretch[-1], point) for point in road[0]) < 0.01, drawn.id
        for one, other in combinations(roads, 2):
            gap = min(math.dist(*pair) for pair in product(chain(*one), chain(*other)))
            assert gap > 2 * ROAD_WIDTH, drawn.id


@EVERY_TILE
def test_a_dead_end_shows(drawn: Tile) -> None:
    root = ElementTree.fromstring(art.tile_svg(drawn))
    ends = [circle for circle in root.iter(f"{SVG}circle") if circle.get("fill") == ROAD]
    assert len(ends) == sum(len(group) == 1 for group in drawn.roads)


def test_a_shore_is_no_road() -> None:
    """Foam is white and thin, roads are cream and wide."""
    red, _, blue = (int(FOAM[at : at + 2], 16) for at in (1, 3, 5))
    assert blue >= red
    assert int(ROAD[1:3], 16) - int(ROAD[5:7], 16) > 30
    assert lightness(FOAM) - max(map(lightness, TERRAIN.values())) > 15
    for draw in (art.tile_svg, art.thumb_svg):
        widths = [float(width) for width in re.findall(f'stroke="{FOAM}" stroke-width="([\\d.]+)"', draw(ALL_TILES[0]))]
        assert widths
        assert max(widths) < ROAD_WIDTH / 4


def test_terrains_differ_in_lightness() -> None:
    for one, other in combinations(TERRAIN.values(), 2):
        assert abs(lightness(one) - lightness(other)) >= 15
    assert all(abs(lightness(ROAD) - lightness(terrain)) >= 10 for terrain in TERRAIN.values())
    assert all(abs(lightness(ROADSIDE) - lightness(TERRAIN[terrain])) >= 10 for terrain in "PM")


@pytest.mark.parametrize("kind", ALL_SYMBOLS)
def test_symbols_stand_out_from_every_terrain(kind: str) -> None:
    """Each symbol is outlined in ink and holds a light and a dark tone, whatever lies beneath."""
    svg = art.symbol_svg(kind)
    root = check_document(svg)
    assert root[0].get("stroke") == INK
    fills = set(re.findall(r'fill="(#\w+)"', svg))
    for terrain in SYMBOL_TERRAINS.get(kind, TERRAINS):
        under = lightness(TERRAIN[terrain])
        assert under - lightness(INK) > 25
        assert max(abs(lightness(fill) - under) for fill in fills) > 15


def test_symbols_differ() -> None:
    assert len({art.symbol_svg(kind) for kind in ALL_SYMBOLS}) == len(ALL_SYMBOLS)


@pytest.mark.parametrize("scoring", ALL_SCORING, ids=lambda scoring: scoring.id)
def test_scoring_tile_shows_its_points(scoring: ScoringTile) -> None:
    root = check_document(art.scoring_svg(scoring))
    assert [text.text for text in root.iter(f"{SVG}text")] == [str(points) for points in scoring.points]


def test_scoring_tiles_differ() -> None:
    pictures = {re.sub(r"<text.*?</text>", "", art.scoring_svg(scoring)) for scoring in ALL_SCORING}
    assert len(pictures) == len(ALL_SCORING)


def test_territory_grows_east_and_north() -> None:
    first, second, third = base_material().tiles[:3]
    laid = {(0, 0): (base_material().castle, 0), (1, 0): (first, 1), (0, 2): (second, 2), (-1, 0): (third, 0)}
    svg = art.territory_svg(laid, labels={(1, 0): "a<b", (2, -1): "c"})
    root = check_document(svg)
    assert root.get("viewBox") == "-2 -2 388 388"
    corners = {(-1, 0): (0, 192), (0, 0): (96, 192), (1, 0): (192, 192), (0, 2): (96, 0)}
    for cell, (x, y) in corners.items():
        assert art.tile_group(*laid[cell], x, y) in svg
        assert f"M{x} {y}h96v96h-96z" in svg
    assert [text.text for text in root.iter(f"{SVG}text")] == ["a<b", "c"]
    frames = [rect for rect in root if rect.tag == f"{SVG}rect" and rect.get("fill") == "none"]
    assert [(frame.get("x"), frame.get("y")) for frame in frames] == [("97.5", "193.5")]
    assert [rect.get("x") for rect in root if rect.get("fill") == CREAM] == ["195", "291"]


MEADOW_TILE = read_tile(
    {"id": "meadow", "edges": "PPPP", "centre": "P", "roads": ["NS"], "symbols": ["sheep@E"]}, "test"
)
WATER_TILE = read_tile({"id": "sea", "edges": "WWWW", "centre": "W", "symbols": ["ship@N"]}, "test")
MEADOW = {(0, 0): (MEADOW_TILE, 0), (1, 0): (MEADOW_TILE, 1), (0, 1): (MEADOW_TILE, 2)}
SEA = {(0, 0): (WATER_TILE, 0), (1, 0): (WATER_TILE, 1), (0, 1): (WATER_TILE, 2)}


def added_to(laid: dict[Cell, tuple[Tile, int]], **more: Any) -> str:
    """What a territory's drawing gains."""
    plain, drawn = art.territory_svg(laid), art.territory_svg(laid, **more)
    check_document(drawn)
    assert drawn.startswith(plain.removesuffix("</svg>\n"))
    return drawn.removeprefix(plain.removesuffix("</svg>\n"))


def middles(drawn: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in re.findall(r'<g transform="translate\((\S+) (\S+)\)', drawn)]


def test_a_placed_road_lies_across_the_shared_edge() -> None:
    """Over water it is a bridge."""
    assert art.territory_svg(MEADOW, roads=(), pieces={}) == art.territory_svg(MEADOW)
    east, north = ((1, 0), (0, 0)), ((0, 0), (0, 1))
    dry, wet = added_to(MEADOW, roads=[east, north]), added_to(SEA, roads=[east, north])
    for drawn in (dry, wet):
        (across, top), (left, down) = middles(drawn)
        assert (top, left) == (96, 96)
        assert 0 < across < 96 < down < 192
        assert drawn.count("rotate(90)") == 1
    assert (OAK in wet, OAK in dry) == (True, False)
    assert added_to(MEADOW, roads=[north, east]) == added_to(MEADOW, roads=[east[::-1], north[::-1]]) == dry


def test_pieces_stand_on_their_cells_and_hide_no_symbol() -> None:
    drawn = added_to(SEA, pieces={(1, 0): ["<path/>", '<circle r="1"/>']})
    spots = middles(drawn)
    assert len(spots) == 2
    ship = art.layout(WATER_TILE, 1)[0]
    for x, y in spots:
        assert 96 <= x <= 192 - 36
        assert 96 <= y <= 192 - 36
        assert not boxes_overlap(ship, art.Placed("piece", 0, x - 96 + 18, y - 96 + 18, 36))
    assert math.dist(*spots) >= 36


def test_contact_sheet_shows_every_tile_once() -> None:
    svg = art.contact_sheet(base_material())
    root = check_document(svg)
    assert [text.text for text in root.iter(f"{SVG}text")] == [drawn.id for drawn in TILES]
    _, _, wide, high = map(int, root.attrib["viewBox"].split())
    corners = [
        tuple(map(int, re.findall(r"\d+", group.attrib["transform"]))) for group in root if group.tag == f"{SVG}g"
    ]
    assert len(set(corners)) == len(TILES)
    assert all(x + 96 <= wide and y + 96 + 13 <= high for x, y in corners)


def test_write_all_yields_each_file_once_it_is_written(tmp_path: Path) -> None:
    writing = art.write_all(base_material(), tmp_path)
    first = next(writing)
    assert first == tmp_path / "tiles" / "castle.svg"
    assert list(tmp_path.rglob("*.svg")) == [first]
    paths = [first, *writing]
    names = [path.relative_to(tmp_path).as_posix() for path in paths]
    assert names == [
        *(f"tiles/{drawn.id}.svg" for drawn in TILES),
        *(f"symbols/{kind}.svg" for kind in SYMBOL_TERRAINS),
        *(f"scoring/{scoring.id}.svg" for scoring in base_material().scoring),
        "sheet.svg",
    ]
    assert art.count(base_material()) == len(names)
    assert (tmp_path / "tiles" / "33.svg").read_text(encoding="utf-8") == art.tile_svg(base_material().tiles[32])
    assert (tmp_path / "sheet.svg").read_text(encoding="utf-8") == art.contact_sheet(base_material())


def test_drawings_of_the_base_are_as_they_were() -> None:
    """If a change is meant: look at the contact sheet, then write down the new digest that this test reports."""
    drawings = [
        art.contact_sheet(base_material()),
        *map(art.scoring_svg, base_material().scoring),
        *map(art.symbol_svg, SYMBOL_TERRAINS),
    ]
    digest = hashlib.sha256("".join(drawings).encode()).hexdigest()
    assert digest == "2b0ca51d391fe165198aab235198b29fa06cf9358514d26fc757e3d61d54b320"


def test_drawings_are_the_same_in_every_process() -> None:
    command = (
        "from skye import art; from skye.material.box import base_material;"
        "print(*map(art.tile_svg, base_material().tiles[30:40]), sep='', end='')"
    )
    here = "".join(art.tile_svg(drawn) for drawn in base_material().tiles[30:40])
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        result = subprocess.run([sys.executable, "-c", command], capture_output=True, env=environment, check=True)
        assert result.stdout.decode().replace("\r\n", "\n") == here


def test_tiles_of_any_record_do_not_fill_the_memory() -> None:
    for number in range(MOST_TILES + 20):
        land(msgspec.structs.replace(TILES[1], id=f"made{number}"))
    for measured, turns in ((land, 1), (ground, 1), (_north_up, 1), (_marks, 1), (ridges, 4)):
        assert measured.cache_info().maxsize == turns * MOST_TILES
    assert land.cache_info().currsize == MOST_TILES
