"""Many drawings at once: a territory, the contact sheet of all tiles, and every drawing as a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import chain
from pathlib import Path

from skye.art.curves import TILE
from skye.art.palette import CREAM, GOLD, INK, PAPER
from skye.art.scoring import scoring_svg
from skye.art.symbols import symbol_svg
from skye.art.tiles import tile_group, tile_svg
from skye.material import SYMBOL_TERRAINS, Material, Tile

COLUMNS = 10
GAP = 10
CAPTION = 18
"""Room beneath each tile of the contact sheet for its id."""

Cell = tuple[int, int]
"""x grows east, y grows north; the castle lies at 0, 0."""
CASTLE_CELL: Cell = (0, 0)


def territory_svg(laid: Mapping[Cell, tuple[Tile, int]], *, labels: Mapping[Cell, str] | None = None) -> str:
    """A whole territory: each cell's tile and quarter turns; labels go into the cells they name, also empty ones."""
    labels = labels or {}
    cells = sorted({*laid, *labels})
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    south, north = min(y for _, y in cells), max(y for _, y in cells)
    corners = {(x, y): ((x - west) * TILE, (north - y) * TILE) for x, y in cells}
    tiles = "".join(tile_group(tile, turn, *corners[cell]) for cell, (tile, turn) in sorted(laid.items()))
    texts = "".join(_label(text, *corners[cell]) for cell, text in sorted(labels.items()))
    wide, high = (east - west + 1) * TILE, (north - south + 1) * TILE
    return _document(-2, -2, wide + 4, high + 4, tiles + _grid({cell: corners[cell] for cell in sorted(laid)}) + texts)


def contact_sheet(material: Material) -> str:
    """The castle and all tiles in rows, each with its id beneath."""
    tiles = (material.castle, *material.tiles)
    drawn = f'<path fill="{PAPER}" d="M0 0h{COLUMNS * (TILE + GAP) + GAP}v{_top(len(tiles) + COLUMNS - 1)}H0z"/>'
    for at, tile in enumerate(tiles):
        left, top = GAP + at % COLUMNS * (TILE + GAP), _top(at)
        drawn += tile_group(tile, 0, left, top) + _text(tile.id, left + TILE / 2, top + TILE + 13)
    return _document(0, 0, COLUMNS * (TILE + GAP) + GAP, _top(len(tiles) + COLUMNS - 1), drawn)


def write_all(material: Material, folder: Path) -> Iterator[Path]:
    """Write every drawing into the folder, yielding each file once it is there."""
    tiles = (("tiles", tile.id, tile_svg(tile)) for tile in (material.castle, *material.tiles))
    symbols = (("symbols", kind, symbol_svg(kind)) for kind in SYMBOL_TERRAINS)
    scoring = (("scoring", entry.id, scoring_svg(entry)) for entry in material.scoring)
    sheet = ((".", "sheet", contact_sheet(material)) for _ in range(1))
    for kind, name, drawing in chain(tiles, symbols, scoring, sheet):
        path = folder / kind / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(drawing, encoding="utf-8", newline="\n")
        yield path


def _document(left: int, top: int, wide: int, high: int, content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}">{content}</svg>\n'


def _top(at: int) -> int:
    return GAP + at // COLUMNS * (TILE + CAPTION)


def _grid(corners: Mapping[Cell, tuple[int, int]]) -> str:
    """Thin lines around the tiles, and a frame around the castle's."""
    data = "".join(f"M{x} {y}h{TILE}v{TILE}h-{TILE}z" for x, y in corners.values())
    lines = f'<path fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width=".8" d="{data}"/>'
    if CASTLE_CELL not in corners:
        return lines
    x, y = corners[CASTLE_CELL]
    frame = f'x="{x + 1.5}" y="{y + 1.5}" width="{TILE - 3}" height="{TILE - 3}" rx="3"'
    return f'{lines}<rect {frame} fill="none" stroke="{GOLD}" stroke-width="2.4"/>'


def _text(text: str, x: float, y: float) -> str:
    style = 'font-family="sans-serif" font-size="11" text-anchor="middle"'
    return f'<text x="{x:g}" y="{y:g}" fill="{INK}" {style}>{escape(text)}</text>'


def _label(text: str, x: float, y: float) -> str:
    wide = 8 + 6.5 * len(text)
    return f'<rect x="{x + 3}" y="{y + 3}" width="{wide:g}" height="15" rx="4" fill="{CREAM}" opacity=".9"/>' + _text(
        text, x + 3 + wide / 2, y + 14.5
    )
