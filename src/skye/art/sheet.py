"""Many drawings at once: a territory, the contact sheet of all tiles, and every drawing as a file."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path

from skye.art.curves import TILE
from skye.art.expansion_art import ArtPart, Drawing
from skye.art.overlay import Cell, Road, overlay
from skye.art.palette import CREAM, GOLD, INK, PAPER
from skye.art.scoring import scoring_svg
from skye.art.symbols import symbol_svg
from skye.art.tiles import thumb_svg, tile_group, tile_svg
from skye.material import expansions
from skye.material.box import Material, symbol_kinds
from skye.material.tiles import Tile

COLUMNS = 10
GAP = 10
CAPTION = 18
"""Room below each tile of the contact sheet for its id."""

CASTLE_CELL: Cell = (0, 0)


def territory_svg(
    laid: Mapping[Cell, tuple[Tile, int]],
    *,
    labels: Mapping[Cell, str] | None = None,
    roads: Collection[Road] = (),
    pieces: Mapping[Cell, Sequence[str]] | None = None,
) -> str:
    """A whole territory: each cell's tile and quarter turns; labels go into the cells they name, also empty ones.

    A road is placed across the edge of two neighbours; pieces, drawn in the box of a symbol, are on their cells.
    """
    wide, high, content = territory_group(laid, labels=labels, roads=roads, pieces=pieces)
    return document(-2, -2, wide + 4, high + 4, content)


def territory_group(
    laid: Mapping[Cell, tuple[Tile, int]],
    *,
    labels: Mapping[Cell, str] | None = None,
    roads: Collection[Road] = (),
    pieces: Mapping[Cell, Sequence[str]] | None = None,
) -> tuple[int, int, str]:
    """The same as a part of a drawing, with its width and height; its top left corner is at 0, 0."""
    labels, pieces = labels or {}, pieces or {}
    cells = sorted({*laid, *labels, *pieces})
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    south, north = min(y for _, y in cells), max(y for _, y in cells)
    corners = {(x, y): ((x - west) * TILE, (north - y) * TILE) for x, y in cells}
    tiles = "".join(tile_group(tile, turn, *corners[cell]) for cell, (tile, turn) in sorted(laid.items()))
    grid = _grid({cell: corners[cell] for cell in sorted(laid)})
    lying = overlay(laid, roads, pieces, corners)
    texts = "".join(_label(text, *corners[cell]) for cell, text in sorted(labels.items()))
    wide, high = (east - west + 1) * TILE, (north - south + 1) * TILE
    return wide, high, tiles + grid + lying + texts


def contact_sheet(material: Material) -> str:
    """The castle and all tiles in rows, each with its id below."""
    tiles = (material.castle, *material.tiles)
    drawn = f'<path fill="{PAPER}" d="M0 0h{COLUMNS * (TILE + GAP) + GAP}v{_top(len(tiles) + COLUMNS - 1)}H0z"/>'
    for at, tile in enumerate(tiles):
        left, top = GAP + at % COLUMNS * (TILE + GAP), _top(at)
        drawn += tile_group(tile, 0, left, top) + _text(tile.id, left + TILE / 2, top + TILE + 13)
    return document(0, 0, COLUMNS * (TILE + GAP) + GAP, _top(len(tiles) + COLUMNS - 1), drawn)


def write_all(material: Material, folder: Path) -> Iterator[Path]:
    """Write every drawing into the folder, yielding each file once it is there."""
    for kind, name, draw in (*drawings(material), (".", "sheet", partial(contact_sheet, material))):
        path = folder / kind / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(draw(), encoding="utf-8", newline="\n")
        yield path


def count(material: Material) -> int:
    """How many files `write_all` writes."""
    return 1 + sum(1 for _ in drawings(material))


def drawings(material: Material) -> Iterator[Drawing]:
    """Everything that can be drawn by itself, as a folder, a name in it, and the function that draws it."""
    for tile in (material.castle, *material.tiles):
        yield "tiles", tile.id, partial(tile_svg, tile)
    for kind in symbol_kinds(material):
        yield "symbols", kind, partial(symbol_svg, kind)
    for entry in material.scoring:
        yield "scoring", entry.id, partial(scoring_svg, entry)
    if material.expansion is not None:
        yield from expansions.of(material).part(ArtPart).drawings(material.expansion)


def page_drawings(material: Material) -> Iterator[Drawing]:
    """What the page shows besides: tiles after quarter turns clockwise, as `ID-TURN`, and thumbs for small sizes."""
    for tile in (material.castle, *material.tiles):
        yield "thumbs", tile.id, partial(thumb_svg, tile)
        for turn in (1, 2, 3):
            yield "tiles", f"{tile.id}-{turn}", partial(tile_svg, tile, turn)
            yield "thumbs", f"{tile.id}-{turn}", partial(thumb_svg, tile, turn)


def document(left: int, top: int, wide: int, high: int, content: str) -> str:
    """A drawing as a file."""
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
