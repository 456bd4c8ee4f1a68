"""A tile drawn from its data: terrain with its texture, borders, roads, and the symbols on top."""

from __future__ import annotations

from skye.art.curves import TILE, Cubic, beside, lines, number, path, turned
from skye.art.land import CORNERS, Bay, Border, Land, land
from skye.art.layout import layout
from skye.art.palette import ROAD, ROADSIDE, SHORE, TERRAIN, WATER_LINE
from skye.art.roads import ROAD_WIDTH, Road
from skye.art.symbols import STROKES, placed
from skye.art.texture import texture
from skye.material.tiles import Tile

WATER_LINES = ((3.4, 0.5), (6.2, 0.22))
"""Lines that follow a shore on the water's side, as on old maps: distance and opacity."""


def tile_svg(tile: Tile, turn: int = 0) -> str:
    """A tile as an SVG document of its own, turned clockwise by quarter turns."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{_content(tile, turn)}</svg>\n'


def tile_group(tile: Tile, turn: int = 0, x: float = 0, y: float = 0) -> str:
    """A tile as a group to compose into a larger drawing, with its top left corner at x, y."""
    # The inner svg cuts off the borders' strokes at the tile's edge, without an id that could clash.
    inner = f'<svg width="{TILE}" height="{TILE}">{_content(tile, turn)}</svg>'
    return f'<g transform="translate({number(x)} {number(y)})">{inner}</g>'


def _content(tile: Tile, turn: int) -> str:
    shape = land(tile)
    square = f'<path fill="{TERRAIN[tile.centre]}" d="M0 0H{TILE}V{TILE}H0z"/>'
    bays = "".join(_bay(bay, TERRAIN[shape.areas[number].terrain], turn) for number, bay in shape.bays.items())
    roads = "".join(_road(road, len(group) == 1, turn) for road, group in zip(shape.roads, tile.roads, strict=True))
    return square + bays + texture(tile, turn) + _borders(shape, turn) + roads + _symbols(tile, turn)


def _bay(bay: Bay, colour: str, turn: int) -> str:
    if bay.corners:
        return f'<path fill="{colour}" d="{lines(bay.corners, turn)}{path(bay.shore, turn, start="L")}z"/>'
    return f'<path fill="{colour}" fill-rule="evenodd" d="{lines(CORNERS, turn)}z{path(bay.shore, turn)}z"/>'


def _borders(shape: Land, turn: int) -> str:
    """The water's lines, and over them the borders in the colours of what meets there."""
    drawn = ""
    for distance, opacity in WATER_LINES:
        curves = [curve for border in shape.borders for curve in _water_lines(shape, border, distance)]
        drawn += _strokes(f'stroke="{WATER_LINE}" opacity="{opacity}"', curves, turn)
    for terrains, colour in SHORE.items():
        curves = [list(border.curve) for border in shape.borders if _terrains(shape, border) == set(terrains)]
        drawn += _strokes(f'stroke="{colour}" stroke-width="2.2"', curves, turn)
    return f'<g fill="none">{drawn}</g>' if drawn else ""


def _strokes(look: str, curves: list[list[Cubic]], turn: int) -> str:
    return f'<path {look} d="{"".join(path(curve, turn) for curve in curves)}"/>' if curves else ""


def _terrains(shape: Land, border: Border) -> set[str]:
    return {shape.areas[side].terrain for side in (border.left, border.right)}


def _water_lines(shape: Land, border: Border, distance: float) -> list[list[Cubic]]:
    sides = ((border.left, -distance), (border.right, distance))
    return [beside(border.curve, away) for side, away in sides if shape.areas[side].terrain == "W"]


def _road(road: Road, dead_end: bool, turn: int) -> str:
    """One road over its darker sides; one that ends on the tile ends in a round place."""
    data = "".join(path(stretch, turn) for stretch in road)
    x, y = turned(road[0][-1][3], turn)
    drawn = ""
    for colour, width in ((ROADSIDE, ROAD_WIDTH), (ROAD, ROAD_WIDTH - 2.8)):
        drawn += f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" d="{data}"/>'
        if dead_end:
            drawn += f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(width / 2 + 1.8)}" fill="{colour}"/>'
    return drawn


def _symbols(tile: Tile, turn: int) -> str:
    drawn = "".join(placed(one.kind, one.x, one.y, one.size) for one in layout(tile, turn))
    return f"<g {STROKES}>{drawn}</g>" if drawn else ""
