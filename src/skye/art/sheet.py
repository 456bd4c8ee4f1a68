"""Many tiles in one drawing: a territory, the contact sheet, and every drawing as a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from skye.art.curves import TILE
from skye.art.palette import CREAM, GOLD, INK
from skye.art.tiles import tile_group
from skye.material import Tile

Cell = tuple[int, int]
"""x grows east, y grows north; the castle lies at 0, 0."""


def territory_svg(laid: Mapping[Cell, tuple[Tile, int]], *, labels: Mapping[Cell, str] | None = None) -> str:
    """A whole territory, each tile with its quarter turns; labels are written into the cells they name."""
    cells = sorted({*laid, *(labels or {})}, key=lambda cell: (-cell[1], cell[0]))
    west, north = min(x for x, _ in cells), max(y for _, y in cells)
    wide = (max(x for x, _ in cells) - west + 1) * TILE
    high = (north - min(y for _, y in cells) + 1) * TILE

    def corner(cell: Cell) -> tuple[int, int]:
        return (cell[0] - west) * TILE, (north - cell[1]) * TILE

    tiles = "".join(tile_group(*laid[cell], *corner(cell)) for cell in cells if cell in laid)
    grid = "".join("M{} {}h96v96h-96z".format(*corner(cell)) for cell in cells if cell in laid)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {wide + 4} {high + 4}">{tiles}'
        f'<path fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width=".8" d="{grid}"/>'
        "</svg>\n"
    )
