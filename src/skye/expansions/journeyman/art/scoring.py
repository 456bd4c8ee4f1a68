"""The pictures of the expansion's four scoring tiles."""

from __future__ import annotations

from collections.abc import Sequence

from skye.art.expansion_art import Pictogram
from skye.art.palette import CREAM, FOAM, GOLD
from skye.art.signs import MOUNTAIN, PASTURE, WATER, grid, moved, plate, road, shape, shield, square, waves
from skye.art.symbols import placed
from skye.expansions.journeyman.art.signs import BRIDGE, arrow, cube


def _journey(points: Sequence[int]) -> str:
    way = ((0, 2), (1, 2), (2, 2), (3, 2), (3, 1), (3, 0))
    tiles = "".join(square(9 + 19.5 * column, 6.5 + 19 * row, 19, PASTURE) for column, row in way)
    dots = '<path fill="none" stroke-width="3.2" stroke-dasharray=".1 6.5" d="M34 54H77V35"/>'
    return tiles + dots + placed("castle", 20, 50, 32) + placed("journeyman", 76, 21, 32) + shield(points[0])


def _broch_lines(points: Sequence[int]) -> str:
    field = shape(CREAM, "M18 7h60v57h-60z", width=1.6)
    lines = f'<path stroke-width="1.2" fill="{GOLD}" d="M18 26h20v-19h20v19h20v19h-20v19h-20v-19h-20z"/>'
    arrows = '<path fill="none" stroke-width="2.2" d="M22 35.5h52M26 31l-5 4.5 5 4.5M70 31l5 4.5-5 4.5"/>' + (
        '<path fill="none" stroke-width="2.2" d="M48 11v49M43.5 15l4.5-5 4.5 5M43.5 56l4.5 5 4.5-5"/>'
    )
    hill = square(37, 25, 21, MOUNTAIN)
    return field + lines + grid(18, 7, 3, 3, 20, 19) + arrows + hill + placed("broch", 47.5, 35, 20) + shield(points[0])


def _symbol_rows(points: Sequence[int]) -> str:
    drawn = ""
    for y, kind, colour in ((7, "sheep", PASTURE), (36, "ship", WATER)):
        drawn += square(8, y, 27, colour) + square(35, y, 26, CREAM) + square(61, y, 27, colour)
        drawn += placed(kind, 21.5, y + 13.5, 23) + placed(kind, 74.5, y + 13.5, 23)
        drawn += f'<path stroke-width="3" d="M42 {y + 10}h12M42 {y + 17}h12"/>'
    return drawn + shield(points[0])


def _bridges(points: Sequence[int]) -> str:
    river = shape(WATER, "M30 7q3 28-2 56h40q-5-28-2-56z", FOAM, 1.8) + waves((34, 17), (50, 27), (36, 59), (50, 60))
    way = road("M8.5 51h11M76.5 51h11.5")
    crossing = moved(BRIDGE, 48, 46, 1.5) + moved(cube(), 48, 24, 0.95) + arrow(62, 24, 18)
    return plate(PASTURE) + river + plate("none") + way + crossing + shield(points[0])


PICTOGRAMS: dict[str, Pictogram] = {
    "journey": _journey,
    "broch_lines": _broch_lines,
    "symbol_rows": _symbol_rows,
    "bridges": _bridges,
}
