"""What is on a territory and not printed: roads placed across an edge, and pieces on tiles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from skye.art.curves import MIDDLE, TILE, number
from skye.art.ground import Box, around
from skye.art.layout import layout
from skye.art.palette import INK, OAK, STONE, STONE_DARK
from skye.art.symbols import BOX as SYMBOL
from skye.art.symbols import STROKES
from skye.material.tiles import SIDES, Tile

Cell = tuple[int, int]
"""x grows east, y grows north; the castle is at 0, 0."""
Road = tuple[Cell, Cell]
"""Two neighbours that a placed road joins."""
Laid = Mapping[Cell, tuple[Tile, int]]
"""Each cell's tile and quarter turns."""
Corners = Mapping[Cell, tuple[int, int]]
"""The top left corner of each cell in the drawing."""

LENGTH = 46
WIDTH = 15
SHIFTS = range(-32, 33, 2)
"""How far from the middle of an edge a road may be, to keep the symbols visible."""
ASIDE = 7
"""The penalty for one step aside, in units of what it hides."""
PIECE = 36
"""Side of a piece's square on a tile."""
SPOTS = tuple(4 + PIECE / 2 + (TILE - PIECE - 8) * at / 8 for at in range(9))


def road_piece(wet: bool = False) -> str:
    """A placed road that runs along x, its middle at 0, 0: cobbles between kerbs, or over water a bridge of planks."""
    half, side = LENGTH / 2, WIDTH / 2
    if wet:
        deck = f'<path fill="{OAK}" d="M{-half:g}-5H{half:g}V5H{-half:g}z"/>'
        planks = "".join(f"M{-half + 4.6 * at:g}-5v10" for at in range(1, 10))
        rails = "".join(
            f'<rect x="{-half:g}" y="{y:g}" width="{LENGTH}" height="3.6" rx="1.6" fill="{STONE}"/>'
            for y in (-side - 0.6, side - 3)
        )
        return f'<g stroke="{INK}">{deck}<path fill="none" stroke-width="1" d="{planks}"/>{rails}</g>'
    bed = f'<rect x="{-half:g}" y="{-side:g}" width="{LENGTH}" height="{WIDTH}" rx="3.5" fill="{STONE}"/>'
    joints = "M-23-2.5h46M-23 2.5h46" + "".join(
        f"M{-half + 7.6 * at + shift:g} {y:g}v5"
        for y, shift in ((-7.5, 0), (-2.5, 3.8), (2.5, 0))
        for at in range(1, 6)
    )
    return (
        f'<g stroke="{INK}" stroke-width="1.8">{bed}'
        f'<path fill="none" stroke="{STONE_DARK}" stroke-width="1.2" d="M-23-2.5h46M-23 2.5h46{joints}"/></g>'
    )


def overlay(laid: Laid, roads: Iterable[Road], pieces: Mapping[Cell, Sequence[str]], corners: Corners) -> str:
    """Roads and pieces of a territory, each where it hides least of the symbols and of what is there already."""
    taken = [_at(symbol.box(), corners[cell]) for cell, laying in laid.items() for symbol in layout(*laying)]
    drawn = ""
    for first, second in sorted((min(road), max(road)) for road in roads):
        side = "E" if second[0] > first[0] else "N"
        box = min(_beds(corners[first], side), key=lambda bed: _hidden(bed[1], taken) + ASIDE * bed[0])[1]
        taken.append(box)
        tile, turn = laid[first]
        wet = tile.edges[(SIDES.index(side) - turn) % 4] == "W"
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        turned = " rotate(90)" if side == "N" else ""
        drawn += f'<g transform="translate({number(x)} {number(y)}){turned}">{road_piece(wet)}</g>'
    for cell, standing in sorted(pieces.items()):
        for piece in standing:
            box = min(_spots(corners[cell], len(standing)), key=lambda spot: _hidden(spot, taken))
            taken.append(box)
            place = f"translate({number(box[0])} {number(box[1])}) scale({PIECE / SYMBOL:.2f})"
            drawn += f'<g transform="{place}" {STROKES}>{piece}</g>'
    return drawn


def _beds(corner: tuple[int, int], side: str) -> list[tuple[int, Box]]:
    """Where a road may be across the north or east edge of a cell, with its distance from the edge's middle."""
    if side == "E":
        x, y, wide, high = corner[0] + TILE, corner[1] + MIDDLE, LENGTH / 2, WIDTH / 2
        return [(abs(shift), (x - wide, y + shift - high, x + wide, y + shift + high)) for shift in SHIFTS]
    left, top, wide, high = corner[0] + MIDDLE, corner[1], WIDTH / 2, LENGTH / 2
    return [(abs(shift), (left + shift - wide, top - high, left + shift + wide, top + high)) for shift in SHIFTS]


def _spots(corner: tuple[int, int], count: int) -> list[Box]:
    """Where a piece may be on a cell, the best place first: near the middle, or with others along the edges."""
    spots = sorted(product(SPOTS, SPOTS), key=lambda spot: math.dist(spot, (MIDDLE, MIDDLE)), reverse=count > 1)
    return [_at(around(spot, PIECE / 2), corner) for spot in spots]


def _at(box: Box, corner: tuple[int, int]) -> Box:
    x, y = corner
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _hidden(box: Box, taken: Iterable[Box]) -> float:
    """How much of the other boxes this one covers."""
    return sum(
        max(min(box[2], other[2]) - max(box[0], other[0]), 0) * max(min(box[3], other[3]) - max(box[1], other[1]), 0)
        for other in taken
    )
