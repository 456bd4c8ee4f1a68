"""A territory as lines of text: terrain letters on the edges, roads as strokes, id and symbols inside."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar

from skye.material import words
from skye.material.expansions import Part, parts
from skye.material.tiles import SIDES, Tile
from skye.record.explain import SIDE_OF, Cell, Laid, Land, Road

# One letter for each symbol; a scroll is written as ! with the letter of what it counts.
LETTERS = {
    "whisky": "w",
    "sheep": "s",
    "cattle": "c",
    "farm": "f",
    "broch": "b",
    "lighthouse": "l",
    "ship": "h",
    "castle": "#",
}
WIDTH = 9
NORTH, EAST, SOUTH, WEST = range(4)
ROAD = {NORTH: "|", EAST: "--", SOUTH: "|", WEST: "--"}
PLACED = {NORTH: '"', EAST: "==", SOUTH: '"', WEST: "=="}
"""How a road leaves a tile, printed on it or placed across its edge."""


class LettersPart(Part, module="letters"):
    """What an expansion adds to a territory drawn in letters."""

    letters: ClassVar[Mapping[str, str]] = {}
    """One letter for each of its symbols."""
    marks: ClassVar[Mapping[str, str]] = {}
    """What may be on a tile, and the message that names it."""


def draw(land: Land, *, roads: Collection[Road] = (), marks: Mapping[Cell, str] | None = None) -> str:
    """The territory, north up, with coordinates at its margins; a mark of up to four letters is shown in its cell."""
    marks = marks or {}
    placed = {(cell, _side(cell, other)) for road in roads for cell, other in (road, road[::-1])}
    columns = range(min(x for x, _ in land), max(x for x, _ in land) + 1)
    rows = range(max(y for _, y in land), min(y for _, y in land) - 1, -1)
    margin = " " * 4
    lines = [margin + " " + "".join(str(x).center(WIDTH + 1) for x in columns)]
    for y in rows:
        lines.append(margin + _border(land, columns, y))
        for number, strips in enumerate(zip(*(_inside(land, (x, y), placed, marks) for x in columns), strict=True)):
            label = str(y).rjust(3) + " " if number == 1 else margin
            lines.append(label + _row(land, columns, y, strips, is_middle=number == 1))
    lines.append(margin + _border(land, columns, rows[-1] - 1))
    return "\n".join(line.rstrip() for line in lines)


def legend(land: Land | None = None, *, roads: Collection[Road] = (), marks: Mapping[Cell, str] | None = None) -> str:
    """What the letters mean: those of the base, and those of an expansion where they occur."""
    terrains = [f"{letter} {words.text(f'terrain-{letter}')}" for letter in "PMW"]
    symbols = [f"{letter} {words.text(f'symbol-{kind}')}" for kind, letter in LETTERS.items()]
    scroll = f"!s {words.text('symbol-scroll-sheep')} …"
    seen = {symbol.kind for laid in (land or {}).values() for symbol in laid.tile.symbols}
    added = [f"{letter} {words.text(f'symbol-{kind}')}" for kind, letter in _added_letters().items() if kind in seen]
    if roads:
        added.append(f"{PLACED[EAST]} {PLACED[NORTH]} {words.text('drawing-road')}")
    shown = set((marks or {}).values())
    added += [
        f"{mark} {words.text(key)}" for part in parts(LettersPart) for mark, key in part.marks.items() if mark in shown
    ]
    return ", ".join([*terrains, *symbols, scroll, *added])


def _border(land: Land, columns: range, y: int) -> str:
    """The edges between the row y and the row north of it."""
    line = ""
    for x in columns:
        line += _corner(land, x, y)
        edge = _edge(land, (x, y), NORTH) or _edge(land, (x, y + 1), SOUTH)
        line += edge.center(WIDTH, "-") if edge else " " * WIDTH
    return line + _corner(land, columns[-1] + 1, y)


def _corner(land: Land, x: int, y: int) -> str:
    """The corner at the north-west of a cell."""
    return "+" if any((x - east, y + north) in land for east in (0, 1) for north in (0, 1)) else " "


def _row(land: Land, columns: range, y: int, parts: tuple[str, ...], *, is_middle: bool) -> str:
    line = ""
    for x, part in zip((*columns, columns[-1] + 1), (*parts, ""), strict=True):
        edge = _edge(land, (x, y), WEST) or _edge(land, (x - 1, y), EAST)
        line += (edge if is_middle else "|") if edge else " "
        line += part
    return line


def _inside(land: Land, cell: Cell, placed: Collection[tuple[Cell, int]], marks: Mapping[Cell, str]) -> Iterator[str]:
    """The three lines inside a cell."""
    laid = land.get(cell)
    if laid is None:
        yield from (" " * WIDTH,) * 3
        return
    north, east, south, west = (_road(laid, side, (cell, side) in placed) for side in range(4))
    middle = WIDTH // 2
    top = ("" if laid.tile.id == "castle" else laid.tile.id).ljust(middle) + north
    yield top.ljust(WIDTH)
    yield west + _signs(laid.tile).center(WIDTH - 4) + east
    yield (marks.get(cell, "").ljust(middle) + south).ljust(WIDTH - 1) + laid.tile.centre.lower()


def _road(laid: Laid, side: int, placed: bool) -> str:
    """The stroke of a road at one side, or as many spaces."""
    if placed:
        return PLACED[side]
    printed = SIDES[(side - laid.turn) % 4] in "".join(laid.tile.roads)
    return ROAD[side] if printed else " " * len(ROAD[side])


def _side(cell: Cell, other: Cell) -> int:
    """The side of a cell on which a neighbour is."""
    return SIDE_OF[other[0] - cell[0], other[1] - cell[1]]


def _signs(tile: Tile) -> str:
    signs = ""
    for symbol in tile.symbols:
        scroll, _, counted = symbol.kind.partition("scroll_")
        signs += f"!{LETTERS[counted]}" if counted else LETTERS.get(scroll) or _added_letters()[scroll]
    return signs


def _added_letters() -> dict[str, str]:
    """The letters of the symbols that expansions bring."""
    return {kind: letter for part in parts(LettersPart) for kind, letter in part.letters.items()}


def _edge(land: Land, cell: Cell, side: int) -> str:
    laid = land.get(cell)
    return laid.tile.edges[(side - laid.turn) % 4] if laid else ""
