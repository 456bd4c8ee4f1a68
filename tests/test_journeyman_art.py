"""The drawings of the expansion show what its data says: every number, every space, every bonus tile."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import msgspec
import pytest
from drawings import SVG, check_document, lightness

from skye import art
from skye.art import letters
from skye.art.palette import OAK
from skye.expansions.journeyman import art as journeyman_art
from skye.expansions.journeyman.art import board as art_board
from skye.expansions.journeyman.art import pieces as art_pieces
from skye.expansions.journeyman.art.signs import BRIDGE
from skye.expansions.journeyman.art.spaces import RADIUS, space
from skye.expansions.journeyman.letters import JOURNEYMAN
from skye.expansions.journeyman.material import NUMBERS, REQUIREMENTS, SLOTS, TRACKS, Board, Bonus, Box, Space
from skye.material.box import base_material, shipped_material
from skye.material.words import text
from skye.record.explain import Laid

pytestmark = pytest.mark.once

BOX = cast(Box, shipped_material("journeyman").expansion)
LAYOUT = tuple(bonus.id for bonus in BOX.bonus)
BOTH_SIDES = pytest.mark.parametrize("board", BOX.boards, ids=lambda board: str(board.players))

LONG = tuple(REQUIREMENTS[:15])
REPLACED = Board(
    (2, 5),
    (
        Space("farm", 1, slot="I"),
        Space("castle", 1, 12, 34, 0, "points 56", "II"),
        Space("north", 2, 7, 8, 90, "", "III"),
    ),
    tuple(
        Space(name, 1 + at // 4, points=at, hop=at // 14, slot={0: "I", 1: "II", 2: "III"}.get(at, ""))
        for at, name in enumerate(LONG)
    ),
    (*(Space(name, 1, slot=slot) for name, slot in zip(LONG, SLOTS, strict=False)), Space("west", 2, hop=5)),
)
"""Tracks of very different lengths; two of them end early."""


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def written(board: Board, box: Box) -> Counter[str]:
    """Every figure that the board must show without bonus tiles and markers."""
    figures = [*map(str, box.prices), str(box.movement)]
    for track in TRACKS:
        for one in board.track(track):
            figures += [str(points) for points in (one.points, one.hop) if points]
            figures += [f"−{one.fee}"] if one.fee else []
            figures += one.banner.split()[1:]
            figures += [one.slot] if one.slot else []
            figures += [f"{one.requirement[-1]}+"] if one.requirement.startswith("distance") else []
    return Counter(figures)


def changed(value: Any, **fields: Any) -> Any:
    return msgspec.structs.replace(value, **fields)


@pytest.mark.parametrize("board", [*BOX.boards, REPLACED], ids=lambda board: str(board.players))
def test_a_board_shows_every_number_of_its_data(board: Board) -> None:
    svg = art_board.board_svg(board, BOX)
    check_document(svg)
    players, *figures = texts(svg)
    assert players == {(2, 3, 4): "2–4", (5,): "5", (2, 5): "2, 5"}[board.players]
    assert Counter(figures) == written(board, BOX)
    other = changed(BOX, prices=(11, 12, 13, 14), movement=17)
    assert Counter(texts(art_board.board_svg(board, other))[1:]) == written(board, other)


@BOTH_SIDES
def test_changing_any_number_of_a_space_changes_the_board(board: Board) -> None:
    last = len(board.herald) - 1
    for at, fields in ((1, {"fee": 77}), (1, {"points": 77}), (last, {"hop": 77}), (0, {"banner": "income 77"})):
        herald = list(board.herald)
        herald[at] = changed(herald[at], **fields)
        other = changed(board, herald=tuple(herald))
        assert Counter(texts(art_board.board_svg(other, BOX))[1:]) == written(other, BOX)
        assert any("77" in shown for shown in texts(art_board.board_svg(other, BOX)))


def test_requirements_look_different() -> None:
    pictures = {space(requirement) for requirement in REQUIREMENTS}
    assert len(pictures) == len(REQUIREMENTS)


@pytest.mark.parametrize("board", [*BOX.boards, REPLACED], ids=lambda board: str(board.players))
def test_spaces_keep_apart_and_inside_their_zones(board: Board) -> None:
    plan = art_board.Plan(board)
    rivers = plan.rivers()
    assert len(rivers) == 3
    for track in TRACKS:
        places = plan.places(track)
        spaces = board.track(track)
        assert len(places) == len(spaces) + 1
        assert all(right - left > 2 * RADIUS for left, right in pairwise(places))
        assert places[-1] + RADIUS < plan.wide
        for x, one in zip(places[1:], spaces, strict=True):
            assert sum(river < x for river in rivers) == one.zone - 1


@pytest.mark.parametrize("board", [*BOX.boards, REPLACED], ids=lambda board: str(board.players))
def test_a_bridge_stands_at_every_crossing_that_a_track_reaches(board: Board) -> None:
    svg = art_board.board_svg(board, BOX)
    crossings = sum(board.track(track)[-1].zone - 1 for track in TRACKS)
    assert svg.count(BRIDGE) == crossings


@BOTH_SIDES
def test_bonus_tiles_lie_on_the_slots_that_the_layout_says(board: Board) -> None:
    layout = (*LAYOUT[1:3], LAYOUT[0], *LAYOUT[3:])
    svg = art_board.board_svg(board, BOX, layout=layout)
    check_document(svg)
    tops = [art_board.TOP + art_board.MIDDLE + art_board.LANE * lane for lane in range(3)]
    lanes = re.split("|".join(rf'<g transform="translate\(0 {top}\)">' for top in tops), svg)[1:]
    assert len(lanes) == 3
    for lane, drawn in enumerate(lanes):
        places = [drawn.find(content(BOX.bonus_of(name))) for name in layout[lane::3]]
        assert places == sorted(places)
        assert -1 not in places
    partly = art_board.board_svg(board, BOX, layout=("", *layout[1:]))
    assert texts(partly).count("I") == 3
    assert content(BOX.bonus_of(layout[0])) not in partly


def content(bonus: Bonus) -> str:
    """A bonus tile without its place."""
    return re.sub(r"^<g[^>]*>|</g>$", "", journeyman_art.bonus_group(bonus))


@BOTH_SIDES
@pytest.mark.parametrize("colour", [None, *art_pieces.PLAYERS])
def test_markers_stand_on_their_spaces(board: Board, colour: str | None) -> None:
    markers = (0, 3, len(board.herald))
    plain = art_board.board_svg(board, BOX)
    svg = art_board.board_svg(board, BOX, markers=markers, colour=colour)
    check_document(svg)
    paint = art_pieces.PLAYERS[colour][0] if colour else OAK
    rings = re.findall(rf'translate\((\S+) 0\)"><circle r="25" fill="none" stroke="{paint}"', svg)
    plan = art_board.Plan(board)
    # The start has no ring.
    places = [plan.places(track)[at] for track, at in zip(TRACKS, markers, strict=True) if at]
    assert [float(x) for x in rings] == pytest.approx(places, abs=0.1)
    assert texts(svg) == texts(plain)


@pytest.mark.parametrize("bonus", BOX.bonus, ids=lambda bonus: bonus.id)
def test_a_bonus_tile_shows_its_numbers(bonus: Bonus) -> None:
    svg = journeyman_art.bonus_svg(bonus)
    check_document(svg)
    roads = r'<rect x="-23" y="-7.5"'
    numbers = [str(number) for number in (bonus.points, bonus.gold) if number]
    numbers += [f"+{bonus.movement}"] if bonus.movement else []
    numbers += [str(bonus.income)] if bonus.income else []
    assert Counter(texts(svg)) == Counter([bonus.slot, *numbers])
    assert svg.count(roads) == bonus.roads
    for field in NUMBERS:
        other = journeyman_art.bonus_svg(changed(bonus, **{field: 3 if field == "roads" else 68}))
        check_document(other)
        assert other.count(roads) == 3 if field == "roads" else any("68" in shown for shown in texts(other))


def test_bonus_tiles_differ_by_their_picture() -> None:
    pictures = {journeyman_art.bonus_svg(changed(bonus, slot="I")) for bonus in BOX.bonus}
    assert len(pictures) == len(BOX.bonus)


def test_pieces_differ_by_shape() -> None:
    signs = [sign for _, _, sign in art_pieces.PLAYERS.values()]
    assert len(set(signs)) == len(art_pieces.PLAYERS) == 5
    for paint, light, _ in art_pieces.PLAYERS.values():
        assert abs(lightness(paint) - lightness(light)) > 40, "the sign stands out in greyscale"
    drawn = {journeyman_art.piece_svg(colour, kind) for colour in art_pieces.PLAYERS for kind in art_pieces.PIECES}
    assert len(drawn) == 15
    for svg in (*drawn, journeyman_art.road_svg(), journeyman_art.road_svg(wet=True)):
        check_document(svg)
    uncoloured = {re.sub(r"#\w{6}", "", svg) for svg in drawn}
    assert len(uncoloured) == 15


def test_the_symbol_shows_on_its_tiles() -> None:
    for tile in BOX.tiles:
        assert art_pieces.JOURNEYMAN in art.tile_svg(tile)
    assert art_pieces.JOURNEYMAN in art.symbol_svg("journeyman")


def test_write_all_writes_what_the_expansion_brings(tmp_path: Path) -> None:
    names = [path.relative_to(tmp_path).as_posix() for path in art.write_all(shipped_material("journeyman"), tmp_path)]
    assert len(set(names)) == len(names) == art.count(shipped_material("journeyman"))
    assert "symbols/journeyman.svg" in names
    expected = {f"tiles/{tile.id}.svg" for tile in BOX.tiles}
    expected |= {f"scoring/{scoring.id}.svg" for scoring in BOX.scoring}
    expected |= {f"bonus/{bonus.id}.svg" for bonus in BOX.bonus}
    expected |= {"boards/2_3_4.svg", "boards/5.svg", "pieces/figure_red.svg", "pieces/road.svg", "pieces/bridge.svg"}
    assert expected <= set(names)
    for name in names:
        check_document((tmp_path / name).read_text(encoding="utf-8"))


LAND = {(0, 0): Laid(base_material().castle, 0), (1, 0): Laid(BOX.tiles[7], 2), (0, 1): Laid(BOX.tiles[1], 0)}
DRAWN = """\
         0         1
    +----P----+
    |J2  |    |
  1 W    js   M
    |    "   p|
    +----P----+----W----+
    |    "    |J8       |
  0 M--  #  ==W== jhl --P
    |@   |   p|        w|
    +----P----+----W----+"""


def test_a_territory_in_letters_shows_placed_roads_and_marks() -> None:
    plain = letters.draw(LAND)
    assert plain == DRAWN.translate(str.maketrans('="@', " | "))
    assert letters.draw(LAND, roads=[], marks={}) == plain
    assert letters.draw(LAND, roads=[((1, 0), (0, 0)), ((0, 0), (0, 1))], marks={(0, 0): JOURNEYMAN}) == DRAWN


@pytest.mark.usefixtures("language")
def test_the_legend_explains_only_what_is_in_sight() -> None:
    plain = letters.legend()
    assert letters.legend({(0, 0): LAND[0, 0]}) == plain
    longer = letters.legend(LAND, roads=[((0, 0), (1, 0))], marks={(0, 0): JOURNEYMAN})
    added = (f"j {text('symbol-journeyman')}", f'== " {text("drawing-road")}', f"@ {text('drawing-journeyman')}")
    assert longer == ", ".join((plain, *added))


def test_pieces_on_a_territory() -> None:
    laid = {cell: (one.tile, one.turn) for cell, one in LAND.items()}
    pieces = {(0, 0): [journeyman_art.figure("red"), journeyman_art.waypoint("red")]}
    svg = art.territory_svg(laid, roads=[((0, 0), (1, 0))], pieces=pieces)
    check_document(svg)
    assert all(piece in svg for piece in pieces[0, 0])
