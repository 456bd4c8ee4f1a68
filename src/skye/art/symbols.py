"""The symbols, each drawn in a box of 24 by 24 units with its middle at 12, 12."""

from __future__ import annotations

from skye.art.curves import number
from skye.art.expansion_art import ArtPart
from skye.art.palette import AMBER, CREAM, GOLD, INK, OAK, PARCHMENT, PARCHMENT_DARK, RED, RUST, STONE, STONE_DARK
from skye.material.expansions import parts

BOX = 24
"""Side of the square every symbol is drawn in."""
STROKES = f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'
"""What a group of symbols sets for all of them."""

_SHEEP = (
    '<path d="M8.5 17v5M11.5 18v4.4M15.6 18v4.4M18.4 17v5" stroke-width="1.9"/>'
    '<path d="M7.2 17a3.1 3.1 0 0 1-1-5.3a3.4 3.4 0 0 1 2.6-4.9a3.7 3.7 0 0 1 5.6-1a3.7 3.7 0 0 1 5.4 2'
    'a3.5 3.5 0 0 1 2 5.6a3.4 3.4 0 0 1-3 5a3.6 3.6 0 0 1-5 .6a3.8 3.8 0 0 1-5-.2q-1-.4-1.6-1.8z"'
    f' fill="{CREAM}"/>'
    f'<path d="M2 9.5q.4-2.6 3-2.6 2.6.2 2.6 3.2 0 4.4-2.8 4.4-2.6-.4-2.8-5z" fill="{INK}"/>'
    '<path d="M6.4 8.2l2.8 1.2" stroke-width="2"/>'
)
_CATTLE = (
    '<path d="M4.5 16v6M7.7 17v5.2M13 17v5.2M15.8 16v6" stroke-width="2.1"/>'
    '<path d="M14.6 10.4q-3.4-1-3.3-6.6 1 .2 1.6-.4.2 4 2.6 4.6zM20.6 10.4q3-1 2.8-6.6-.9.2-1.5-.4-.2 4-2.2 4.6z"'
    f' fill="{CREAM}" stroke-width="1"/>'
    '<path d="M1.2 12q0-4 4-4h10.5v9.8l-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1-1-1.3z"'
    f' fill="{RUST}"/>'
    f'<path d="M13.8 9q3.8-2.6 7.6 0l-.8 6.4q-.6 2.4-3 2.4-2.4 0-3-2.4z" fill="{RUST}"/>'
    f'<path d="M15 8.4l.8 3.4 1.8-1.4 1.8 1.4.8-3.4" fill="{AMBER}" stroke-width=".8"/>'
    f'<path d="M15.6 15.8q2-1.2 4 0-.4 2-2 2t-2-2z" fill="{PARCHMENT}" stroke-width=".9"/>'
)
_FARM = (
    f'<path d="M3.5 11.5h17v10.3h-17z" fill="{CREAM}"/>'
    f'<path d="M16 8v-5h3v6z" fill="{STONE}"/>'
    f'<path d="M1.2 12.6l4.3-8h12.5l4.8 8z" fill="{RED}"/>'
    f'<path d="M10 21.8v-6h4v6z" fill="{INK}"/>'
    f'<path d="M5.6 15.6h2.2v2.4h-2.2zM16.2 15.6h2.2v2.4h-2.2z" fill="{GOLD}" stroke-width=".9"/>'
)
_BROCH = (
    '<path d="M3.2 22l2.6-12.5.4-3.3 2.3.7 2.3-1.5 2.4 1 2.4-1.3 2.2.9.4 3.5 2.6 12.5z"'
    f' fill="{STONE}"/>'
    f'<path d="M9.8 22v-3.4a2.2 2.2 0 0 1 4.4 0v3.4z" fill="{INK}"/>'
    f'<path d="M6.6 11.4h3M11.6 10h3.6M13.6 13.8h3.6M6.4 15.2h2.6M16.4 17.6h2" stroke="{STONE_DARK}"/>'
)
_LIGHTHOUSE = (
    f'<path d="M10 4.8l-9-2.6v5.4zM14 4.8l9-2.6v5.4z" fill="{GOLD}" stroke="none"/>'
    f'<path d="M3.5 22.5q.6-3.6 4-3.8 4.6-1.6 9 0 3.4.2 4 3.8z" fill="{STONE_DARK}"/>'
    f'<path d="M8.2 20l1.4-12.5h4.8l1.4 12.5z" fill="{CREAM}"/>'
    f'<path d="M9.2 11.3h5.6l.3 3.2h-6.2zM8.9 17.4h6.2l.3 2h-6.8z" fill="{RED}" stroke="none"/>'
    f'<path d="M10 3.4h4v4h-4z" fill="{GOLD}"/>'
    f'<path d="M8.6 7.5h6.8" stroke-width="1.7"/><path d="M9 3.6l3-2.8 3 2.8z" fill="{RED}"/>'
)
_SHIP = (
    f'<path d="M13 2.5q8 5.5 7.6 12h-7.6z" fill="{CREAM}"/>'
    f'<path d="M11 4q-1.5 7-7.6 10.5h7.6z" fill="{PARCHMENT_DARK}"/>'
    '<path d="M12 1.2v16"/>'
    f'<path d="M1.5 16.8h21q-1.8 5.4-5.8 5.4h-9.4q-4 0-5.8-5.4z" fill="{RUST}"/>'
    f'<path d="M4.3 18.8h15.4" stroke="{AMBER}"/>'
)
_WHISKY = (
    f'<path d="M4.8 3.6h14.4q4 8.4 0 16.8h-14.4q-4-8.4 0-16.8z" fill="{OAK}"/>'
    f'<path d="M8.6 3.6h6.8q1.6 8.4 0 16.8h-6.8q-1.6-8.4 0-16.8zM12 3.6v16.8" fill="{AMBER}" stroke-width=".8"/>'
    '<path d="M3.4 7.6q8.6 1.3 17.2 0M3.4 16.4q8.6-1.3 17.2 0" fill="none" stroke-width="2"/>'
)
_CASTLE = (
    f'<path d="M12 6.5v-5.3l5.5 1.5-5.5 1.7" fill="{RED}" stroke-width=".9"/>'
    f'<path d="M7.5 22v-15.5h1.8v1.6h1.8v-1.6h1.8v1.6h1.8v-1.6h1.8v15.5z" fill="{CREAM}"/>'
    '<path d="M2 22v-11.5h1.5v1.4h1.5v-1.4h1.5v1.4h2v10.1zM22 22v-11.5h-1.5v1.4h-1.5v-1.4h-1.5'
    f'v1.4h-2v10.1z" fill="{STONE}"/>'
    f'<path d="M10 22v-4a2 2 0 0 1 4 0v4z" fill="{INK}"/><path d="M12 11v2M5 15v2M19 15v2" stroke-width="1.3"/>'
)

DRAWINGS = {
    "sheep": _SHEEP,
    "cattle": _CATTLE,
    "farm": _FARM,
    "broch": _BROCH,
    "lighthouse": _LIGHTHOUSE,
    "ship": _SHIP,
    "whisky": _WHISKY,
    "castle": _CASTLE,
}
"""What is on tiles, besides the scrolls; an expansion adds its own."""

_PAPER = (
    f'<path d="M3 3h18v18h-18z" fill="{PARCHMENT}"/>'
    '<path d="M2 .8h20a1.4 1.4 0 0 1 0 2.8h-20a1.4 1.4 0 0 1 0-2.8z'
    f'M2 20.4h20a1.4 1.4 0 0 1 0 2.8h-20a1.4 1.4 0 0 1 0-2.8z" fill="{PARCHMENT_DARK}"/>'
    '<path d="M2.2 2.2h.1M21.7 2.2h.1M2.2 21.8h.1M21.7 21.8h.1" stroke-width="1.3"/>'
)


def symbol(kind: str) -> str:
    """The drawing of a symbol in its box; a scroll carries the sign of what it counts."""
    if kind.startswith("scroll_"):
        return scroll(DRAWINGS[kind.removeprefix("scroll_")])
    return DRAWINGS[kind] if kind in DRAWINGS else _added(kind)


def _added(kind: str) -> str:
    """The symbol of an expansion."""
    return {key: drawn for part in parts(ArtPart) for key, drawn in part.symbols.items()}[kind]


def scroll(sign: str) -> str:
    """A scroll that carries a drawing of the size of a symbol."""
    return f'{_PAPER}<g transform="translate(3.8 3.9) scale(.68)">{sign}</g>'


def placed(kind: str, x: float, y: float, size: float) -> str:
    """A symbol with its middle at x, y, for a group that sets its strokes."""
    return boxed(symbol(kind), x, y, size)


def boxed(drawing: str, x: float, y: float, size: float) -> str:
    """What is drawn in the box of a symbol, with its middle at x, y."""
    corner = f"{number(x - size / 2)} {number(y - size / 2)}"
    return f'<g transform="translate({corner}) scale({size / BOX:.2f})">{drawing}</g>'


def symbol_svg(kind: str) -> str:
    """A symbol as an SVG document of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}"><g {STROKES}>{symbol(kind)}</g></svg>\n'
