"""Drawings read back: a finished SVG as terrain, roads and symbols."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import product
from xml.etree import ElementTree

from skye import art
from skye.art.curves import flat
from skye.art.palette import TERRAIN
from skye.material.tiles import SIDES, Tile

SVG = "{http://www.w3.org/2000/svg}"
STEP = 2
CELLS = 96 // STEP
ALONG = [at * 2 + 0.5 for at in range(2, 46)]

Point = tuple[float, float]
Cell = tuple[int, int]
"""Row and column."""


def turned_side(side: str, turn: int) -> str:
    """Where a side lies after quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + turn) % 4]


def edge_points(side: str, depth: float) -> list[Point]:
    """Points along an edge, a little inside it."""
    far = 96 - depth
    return [{"N": (at, depth), "E": (far, at), "S": (at, far), "W": (depth, at)}[side] for at in ALONG]


class Painted:
    """The terrain of every cell of a drawn tile, as its fills lie over one another."""

    def __init__(self, svg: str) -> None:
        colours = {colour: terrain for terrain, colour in TERRAIN.items()}
        self.cells = [[""] * CELLS for _ in range(CELLS)]
        for path in ElementTree.fromstring(svg).iter(f"{SVG}path"):
            terrain = colours.get(path.get("fill", ""))
            if terrain:
                self._fill(list(read_path(path.attrib["d"])), terrain)

    def _fill(self, lines: list[list[Point]], terrain: str) -> None:
        for row in range(CELLS):
            crossings = sorted(x for line in lines for x in level(line, (row + 0.5) * STEP))
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                first, last = (min(max(round(crossing / STEP), 0), CELLS) for crossing in (start, end))
                self.cells[row][first:last] = [terrain] * (last - first)

    def at(self, point: Point) -> str:
        return self.cells[int(point[1] / STEP)][int(point[0] / STEP)]

    def patch(self, point: Point) -> frozenset[Cell]:
        """All cells of the same terrain that hang together with the one at this point."""
        return self._patches[int(point[1] / STEP), int(point[0] / STEP)]

    def patches(self) -> set[frozenset[Cell]]:
        """Every patch that can be seen; a few cells cut off at the tip of a cusp are none."""
        return {patch for patch in self._patches.values() if len(patch) > 3}

    @cached_property
    def _patches(self) -> dict[Cell, frozenset[Cell]]:
        patches: dict[Cell, frozenset[Cell]] = {}
        for start in product(range(CELLS), range(CELLS)):
            if start not in patches:
                patch = frozenset(self._flood(start))
                patches |= dict.fromkeys(patch, patch)
        return patches

    def _flood(self, start: Cell) -> set[Cell]:
        found, open_cells = {start}, [start]
        while open_cells:
            row, column = open_cells.pop()
            for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                inside = 0 <= cell[0] < CELLS and 0 <= cell[1] < CELLS
                if inside and cell not in found and self.cells[cell[0]][cell[1]] == self.cells[row][column]:
                    found.add(cell)
                    open_cells.append(cell)
        return found


@cache
def painted_tile(drawn: Tile, turn: int = 0) -> Painted:
    return Painted(art.tile_svg(drawn, turn))


def level(line: list[Point], height: float) -> Iterator[float]:
    """Where a closed line crosses a height."""
    for (left, top), (right, bottom) in zip(line, [*line[1:], line[0]], strict=True):
        if (top > height) != (bottom > height):
            yield left + (height - top) / (bottom - top) * (right - left)


def read_path(data: str) -> Iterator[list[Point]]:
    """The closed lines of path data made of M, L, H, V, c and z."""
    line: list[Point] = []
    for command, text in re.findall(r"([MLHVcz])([^MLHVcz]*)", data):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", text)]
        if command == "z":
            yield line
            line = []
        elif command == "H":
            line.append((values[0], line[-1][1]))
        elif command == "V":
            line.append((line[-1][0], values[0]))
        elif command == "c":
            x, y = line[-1]
            cubic = [(x, y), *((x + values[at], y + values[at + 1]) for at in (0, 2, 4))]
            line += flat([(cubic[0], cubic[1], cubic[2], cubic[3])])[1:]
        else:
            line += [(values[0], values[1])]


def lightness(colour: str) -> float:
    """L* of a colour written #rrggbb."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue)]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 116 * math.cbrt(luminance) - 16


def check_document(svg: str) -> ElementTree.Element:
    """A well-formed SVG document that needs nothing from outside and clashes with nothing."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    allowed = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "rect", "text")}
    for element in root.iter():
        assert element.tag in allowed
        assert not {"id", "href", "style", "class"} & set(element.attrib)
        assert not any(name.startswith(("on", "{")) for name in element.attrib)
    assert "url(" not in svg
    assert "nan" not in svg
    assert "inf" not in svg
    assert not re.search(r"\.\d{3}", svg), "numbers have at most two decimals"
    return root
