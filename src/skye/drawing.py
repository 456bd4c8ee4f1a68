"""A territory as lines of text: terrain letters on the edges, roads as strokes, id and symbols inside."""

from __future__ import annotations

from collections.abc import Iterator

from skye import words
from skye.explain import Cell, Laid, Land
from skye.material import SIDES, Tile

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


def draw(land: Land) -> str:
    """The territory, north up, with coordinates at its margins."""
    columns = range(min(x for x, _ in land), max(x for x, _ in land) + 1)
    rows = range(max(y for _, y in land), min(y for _, y in land) - 1, -1)
    margin = " " * 4
    lines = [margin + " " + "".join(str(x).center(WIDTH + 1) for x in columns)]
    for y in rows:
        lines.append(margin + _border(land, columns, y))
        for number, parts in enumerate(zip(*(_inside(land.get((x, y))) for x in columns), strict=True)):
            label = str(y).rjust(3) + " " if number == 1 else margin
            lines.append(label + _row(land, columns, y, parts, is_middle=number == 1))
    lines.append(margin + _border(land, columns, rows[-1] - 1))
    return "\n".join(line.rstrip() for line in lines)


def legend() -> str:
    """What the letters mean."""
    terrains = [f"{letter} {words.text(f'terrain-{letter}')}" for letter in "PMW"]
    symbols = [f"{letter} {words.text(f'symbol-{kind}')}" for kind, letter in LETTERS.items()]
    scroll = f"!s {words.text('symbol-scroll-sheep')} …"
    return ", ".join([*terrains, *symbols, scroll])


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


def _inside(laid: Laid | None) -> Iterator[str]:
    """The three lines inside a cell."""
    if laid is None:
        yield from (" " * WIDTH,) * 3
        return
    roads = "".join(laid.tile.roads)
    north, east, south, west = (SIDES[(side - laid.turn) % 4] in roads for side in range(4))
    middle = WIDTH // 2
    top = ("" if laid.tile.id == "castle" else laid.tile.id).ljust(middle) + ("|" if north else " ")
    yield top.ljust(WIDTH)
    yield ("--" if west else "  ") + _signs(laid.tile).center(WIDTH - 4) + ("--" if east else "  ")
    yield (" " * middle + ("|" if south else " ")).ljust(WIDTH - 1) + laid.tile.centre.lower()


def _signs(tile: Tile) -> str:
    signs = ""
    for symbol in tile.symbols:
        scroll, _, counted = symbol.kind.partition("scroll_")
        signs += LETTERS[scroll] if not counted else f"!{LETTERS[counted]}"
    return signs


def _edge(land: Land, cell: Cell, side: int) -> str:
    laid = land.get(cell)
    return laid.tile.edges[(side - laid.turn) % 4] if laid else ""
