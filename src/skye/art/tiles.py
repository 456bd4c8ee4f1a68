"""A tile drawn from its data: terrain with its texture, borders, roads, and the symbols on top."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from random import Random

from skye.art.curves import TILE, Point, beside, lines, number, path, turned
from skye.art.ground import around, ground
from skye.art.land import CORNERS, Border, Land, land
from skye.art.layout import Placed, layout
from skye.art.palette import INK, TERRAIN
from skye.art.symbols import BOX, symbol
from skye.material import Tile

SHORE = {"PW": "#ece0b4", "MW": "#d5cbc4", "MP": "#7d8a5e", "MM": "#6f6170", "PP": "#8da863", "WW": "#2c5570"}
TEXTURE = {"P": "#93ad60", "W": "#6d9bb6"}
RIDGE_LIGHT, RIDGE_DARK = "#b3a6ae", "#7c6c7c"
ROAD, ROADSIDE = "#f3e8cd", "#84704f"


def tile_svg(tile: Tile, turn: int = 0) -> str:
    """A tile as an SVG document of its own, turned clockwise by quarter turns."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{_content(tile, turn)}</svg>\n'


def tile_group(tile: Tile, turn: int = 0, x: float = 0, y: float = 0) -> str:
    """A tile as a group to compose into a larger drawing, with its top left corner at x, y."""
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<svg width="{TILE}" height="{TILE}">{_content(tile, turn)}</svg></g>'
    )


def _content(tile: Tile, turn: int) -> str:
    shape = land(tile)
    placed = layout(tile, turn)
    return _fills(shape, turn) + _texture(tile, turn) + _borders(shape, turn) + _roads(shape, turn) + _symbols(placed)


def _fills(shape: Land, turn: int) -> str:
    square = f'<path fill="{TERRAIN[shape.areas[shape.centre].terrain]}" d="M0 0H{TILE}V{TILE}H0z"/>'
    return square + "".join(_bay(shape, bay, turn) for bay in shape.shores)


def _bay(shape: Land, bay: int, turn: int) -> str:
    shore, corners = shape.shores[bay], shape.edges[bay]
    colour = TERRAIN[shape.areas[bay].terrain]
    if not corners:
        outline = f"{lines(CORNERS, turn)}z{path(shore, turn)}z"
        return f'<path fill="{colour}" fill-rule="evenodd" d="{outline}"/>'
    return f'<path fill="{colour}" d="{lines(corners, turn)}{path(shore, turn, start="L")}z"/>'


def _borders(shape: Land, turn: int) -> str:
    return "".join(_border(shape, border, turn) for border in shape.borders)


def _border(shape: Land, border: Border, turn: int) -> str:
    left, right = shape.areas[border.left].terrain, shape.areas[border.right].terrain
    colour = SHORE["".join(sorted(left + right))]
    drawn = f'<path fill="none" stroke="{colour}" stroke-width="2.2" d="{path(border.curve, turn)}"/>'
    if "W" in (left, right):
        side = -1 if right == "W" else 1
        for distance, opacity in ((3.4, ".5"), (6.2, ".25")):
            curve = path(beside(border.curve, side * distance), turn)
            drawn += f'<path fill="none" stroke="#a9cfe0" stroke-width="1" opacity="{opacity}" d="{curve}"/>'
    return drawn


def _roads(shape: Land, turn: int) -> str:
    drawn = ""
    for stretches in shape.roads:
        data = "".join(path(stretch, turn) for stretch in stretches)
        for colour, width in ((ROADSIDE, "9.4"), (ROAD, "6.6")):
            drawn += f'<path fill="none" stroke="{colour}" stroke-width="{width}" d="{data}"/>'
    for end in shape.ends:
        x, y = turned(end, turn)
        drawn += f'<circle cx="{number(x)}" cy="{number(y)}" r="5.2" fill="{ROAD}" stroke="{ROADSIDE}" stroke-width="1.4"/>'
    return drawn


def _symbols(placed: tuple[Placed, ...]) -> str:
    if not placed:
        return ""
    inner = "".join(_symbol(one) for one in placed)
    return f'<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">{inner}</g>'


def _symbol(one: Placed) -> str:
    left, top, *_ = one.box()
    scale = f"{one.size / BOX:.2f}"
    return f'<g transform="translate({number(left)} {number(top)}) scale({scale})">{symbol(one.kind)}</g>'


def _texture(tile: Tile, turn: int) -> str:
    marks: dict[str, str] = {"P": "", "W": "", "light": "", "dark": ""}
    for spot in _spots(tile):
        x, y = turned(spot.point, turn)
        size = spot.size
        if spot.terrain == "P":
            marks["P"] += _marks(x, y, size, "m0 2l-1.7-2.6m1.7 2.6v-3.6m0 3.6l1.7-2.6")
        elif spot.terrain == "W":
            marks["W"] += _marks(x, y, size, "m-4 0q2-2 4 0t4 0")
        else:
            marks["light"] += _marks(x, y, size, "m-6.5 5l6.5-10 1.5 4-1 2 1.5 4z")
            marks["dark"] += _marks(x, y, size, "m0-5l7 10h-5l-1.5-4 1-2z")
    drawn = ""
    for terrain in "PW":
        if marks[terrain]:
            drawn += f'<path fill="none" stroke="{TEXTURE[terrain]}" stroke-width="1.1" stroke-linecap="round" d="{marks[terrain]}"/>'
    if marks["light"]:
        drawn += f'<path fill="{RIDGE_LIGHT}" d="{marks["light"]}"/><path fill="{RIDGE_DARK}" d="{marks["dark"]}"/>'
    return drawn


def _marks(x: float, y: float, size: float, data: str) -> str:
    scaled = re.sub(r"-?[0-9.]+", lambda match: " " + number(float(match[0]) * size), data)
    return f"M{number(x)} {number(y)}" + re.sub(r"(?<![0-9]) | (?=-)", "", scaled)


@dataclass(frozen=True, slots=True)
class Spot:
    """A mark of texture."""

    terrain: str
    point: Point
    size: float


def _spots(tile: Tile) -> list[Spot]:
    """Where texture stands: scattered over the areas, clear of borders, roads and symbols."""
    measured, random = ground(tile), Random(tile.id)
    shape, placed = land(tile), layout(tile)
    spots: list[Spot] = []
    for attempt in range(500):
        point = (random.uniform(4, TILE - 4), random.uniform(4, TILE - 4))
        area = next((at for at in range(len(shape.areas)) if measured.share(around(point, 1), at) == 1), None)
        if area is None:
            continue
        terrain = shape.areas[area].terrain
        size = random.uniform(0.75, 1.25) if terrain == "M" else 1
        if attempt > 300: size *= .8
        reach, gap = {"P": (3.5, 12), "M": (7.5 * size, 9+5*size), "W": (5, 13)}[terrain]
        if not all(reach < value < TILE - reach for value in point):
            continue
        if any(math.dist(point, other.point) < gap for other in spots):
            continue
        if measured.on_road(around(point, reach + 0.5)) > 0 or measured.share(around(point, reach), area) < .97:
            continue
        mark = Placed(terrain, area, *point, 2 * reach)
        if any(mark.overlaps(one) for one in placed):
            continue
        spots.append(Spot(terrain, point, size))
    return spots
