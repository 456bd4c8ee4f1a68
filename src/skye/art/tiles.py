"""A tile drawn from its data: terrain with its texture, borders, roads, and the symbols on top."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from skye.art.curves import TILE, Cubic, beside, lines, number, path, turned
from skye.art.land import CORNERS, Bay, Border, Land, land
from skye.art.layout import layout
from skye.art.palette import FOAM, FOOT, ROAD, ROADSIDE, SHALLOWS, TERRAIN
from skye.art.ridges import ridges_svg
from skye.art.roads import ROAD_WIDTH, Road
from skye.art.small_symbols import STROKES as SMALL_STROKES
from skye.art.small_symbols import enlarged, small_symbol
from skye.art.symbols import STROKES, boxed, placed
from skye.art.texture import texture
from skye.material.tiles import Tile


@dataclass(frozen=True, slots=True)
class Detail:
    """How much a picture shows, and how bold its lines are."""

    water_lines: tuple[tuple[float, float, float], ...]
    """Lines that follow a shore on the water's side, as on old maps: distance, width and opacity of each."""
    foam: float
    """Width of the line along a shore."""
    foot: float
    """Width of the line where pasture and mountain meet."""
    road: float
    roadside: float
    texture: Callable[[Tile, int], str]
    symbols: Callable[[Tile, int], str]


def tile_svg(tile: Tile, turn: int = 0) -> str:
    """A tile as an SVG document of its own, turned clockwise by quarter turns."""
    return _document(_content(tile, turn, FULL))


def thumb_svg(tile: Tile, turn: int = 0) -> str:
    """The same for small pictures: bold symbols, calm ground."""
    return _document(_content(tile, turn, SMALL))


def tile_group(tile: Tile, turn: int = 0, x: float = 0, y: float = 0) -> str:
    """A tile as a group to compose into a larger drawing, with its top left corner at x, y."""
    # The inner svg cuts off the borders' strokes at the tile's edge, without an id that could clash.
    inner = f'<svg width="{TILE}" height="{TILE}">{_content(tile, turn, FULL)}</svg>'
    return f'<g transform="translate({number(x)} {number(y)})">{inner}</g>'


def _document(content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{content}</svg>\n'


def _content(tile: Tile, turn: int, detail: Detail) -> str:
    shape = land(tile)
    square = f'<path fill="{TERRAIN[tile.centre]}" d="M0 0H{TILE}V{TILE}H0z"/>'
    bays = "".join(_bay(bay, TERRAIN[shape.areas[number].terrain], turn) for number, bay in shape.bays.items())
    ends = [len(group) == 1 for group in tile.roads]
    roads = "".join(_road(road, end, turn, detail) for road, end in zip(shape.roads, ends, strict=True))
    ground = square + bays + detail.texture(tile, turn) + _borders(shape, turn, detail)
    return ground + roads + detail.symbols(tile, turn)


def _bay(bay: Bay, colour: str, turn: int) -> str:
    if bay.corners:
        return f'<path fill="{colour}" d="{lines(bay.corners, turn)}{path(bay.shore, turn, start="L")}z"/>'
    return f'<path fill="{colour}" fill-rule="evenodd" d="{lines(CORNERS, turn)}z{path(bay.shore, turn)}z"/>'


def _borders(shape: Land, turn: int, detail: Detail) -> str:
    """The foot of mountains, and along shores shallow water and foam."""
    drawn = ""
    for distance, width, opacity in detail.water_lines:
        curves = [curve for border in shape.borders for curve in _water_lines(shape, border, distance)]
        drawn += _strokes(f'stroke="{SHALLOWS}" stroke-width="{width:g}" opacity="{opacity:g}"', curves, turn)
    dry = [list(border.curve) for border in shape.borders if "W" not in _terrains(shape, border)]
    wet = [list(border.curve) for border in shape.borders if "W" in _terrains(shape, border)]
    drawn += _strokes(f'stroke="{FOOT}" stroke-width="{detail.foot}"', dry, turn)
    drawn += _strokes(f'stroke="{FOAM}" stroke-width="{detail.foam}"', wet, turn)
    return f'<g fill="none">{drawn}</g>' if drawn else ""


def _strokes(look: str, curves: list[list[Cubic]], turn: int) -> str:
    return f'<path {look} d="{"".join(path(curve, turn) for curve in curves)}"/>' if curves else ""


def _terrains(shape: Land, border: Border) -> set[str]:
    return {shape.areas[side].terrain for side in (border.left, border.right)}


def _water_lines(shape: Land, border: Border, distance: float) -> list[list[Cubic]]:
    sides = ((border.left, -distance), (border.right, distance))
    return [beside(border.curve, away) for side, away in sides if shape.areas[side].terrain == "W"]


def _road(road: Road, dead_end: bool, turn: int, detail: Detail) -> str:
    """One road over its darker sides; one that ends on the tile ends in a round place."""
    data = "".join(path(stretch, turn) for stretch in road)
    x, y = turned(road[0][-1][3], turn)
    drawn = ""
    for colour, width in ((ROADSIDE, detail.road), (ROAD, detail.road - 2 * detail.roadside)):
        drawn += f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" d="{data}"/>'
        if dead_end:
            drawn += f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(width / 2 + 1.8)}" fill="{colour}"/>'
    return drawn


def _symbols(tile: Tile, turn: int) -> str:
    return _group(STROKES, [placed(one.kind, one.x, one.y, one.size) for one in layout(tile, turn)])


def _small_symbols(tile: Tile, turn: int) -> str:
    placed = enlarged(layout(tile, turn))
    return _group(SMALL_STROKES, [boxed(small_symbol(one.kind), one.x, one.y, one.size) for one in placed])


def _group(strokes: str, drawn: list[str]) -> str:
    return f"<g {strokes}>{''.join(drawn)}</g>" if drawn else ""


FULL = Detail(((2, 4, 1), (7, 0.8, 0.7)), 1.3, 1.8, ROAD_WIDTH, 1.4, texture, _symbols)
SMALL = Detail(((2.2, 4.4, 1),), 2, 2, 11.4, 1.5, partial(ridges_svg, most=1), _small_symbols)
