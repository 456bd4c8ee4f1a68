"""Every tile, symbol and scoring tile as our own SVG, drawn from the data: no ids, no fonts, nothing from outside."""

from skye.art.lands import lands_svg, seat_svg
from skye.art.layout import layout
from skye.art.places import Placed
from skye.art.scoring import scoring_group, scoring_svg
from skye.art.sheet import contact_sheet, count, territory_svg, write_all
from skye.art.symbols import symbol_svg
from skye.art.tiles import thumb_svg, tile_group, tile_svg

__all__ = [
    "Placed",
    "contact_sheet",
    "count",
    "lands_svg",
    "layout",
    "scoring_group",
    "scoring_svg",
    "seat_svg",
    "symbol_svg",
    "territory_svg",
    "thumb_svg",
    "tile_group",
    "tile_svg",
    "write_all",
]
