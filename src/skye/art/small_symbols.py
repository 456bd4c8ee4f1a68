"""The symbols for small pictures of tiles: bold and without details, in the same box of 24 by 24 units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from skye.art.curves import TILE
from skye.art.expansion_art import ArtPart
from skye.art.palette import AMBER, CREAM, GOLD, INK, OAK, PARCHMENT, PARCHMENT_DARK, RED, RUST, STONE, STONE_DARK
from skye.art.places import Placed
from skye.material.expansions import parts

STROKES = f'stroke="{INK}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"'
"""What a group of small symbols sets for all of them."""

LARGER = 1.34
"""How much larger than on the full tile."""
LARGEST = 48
OVERLAP = 1.04
"""The boxes of neighbours may overlap a little: the drawings do not reach the corners."""

_SHEEP = (
    '<path d="M10 17v5M17.5 17v5" stroke-width="2.6"/>'
    '<path d="M6 9.5q1-4.5 5.5-4.7 3-2 6-.1 4.7.6 4.9 5 1.4 4.6-2.6 7-4.8 2.6-10.6.6-4.4-2.8-3.2-7.8z"'
    f' fill="{CREAM}"/>'
    f'<path d="M1.8 9q.4-3 3.4-2.8 3 .4 2.8 4-.4 4-3 4-2.8-.4-3.2-5.2z" fill="{INK}"/>'
)
_CATTLE = (
    '<path d="M5 16v6M13.5 16v6" stroke-width="2.8"/>'
    f'<path d="M1.5 8.5h13.5v9h-13.5z" fill="{RUST}"/>'
    f'<path d="M13.5 8h8.5l-1 8.5q-3.2 2.6-6.5 0z" fill="{RUST}"/>'
    f'<path d="M14.5 8.5q-3-1-2.6-5.5M21 8.5q2.6-1 2.2-5.5" fill="none" stroke="{CREAM}" stroke-width="2.2"/>'
    f'<path d="M15 9h5.6l-2.8 4z" fill="{AMBER}" stroke="none"/>'
)
_FARM = (
    f'<path d="M3.5 11h17v11h-17z" fill="{CREAM}"/>'
    f'<path d="M1 12.5l5-9.5h12l5 9.5z" fill="{RED}"/>'
    f'<path d="M9.6 22v-5.6h4.8v5.6z" fill="{INK}"/>'
)
_BROCH = (
    f'<path d="M2.8 22l3.6-16.5h11.2l3.6 16.5z" fill="{STONE}"/>'
    f'<path d="M9.2 22v-4a2.8 2.8 0 0 1 5.6 0v4z" fill="{INK}"/>'
    f'<path d="M6.6 9.8h3.4M13 9.8h4.2" stroke="{STONE_DARK}"/>'
)
_LIGHTHOUSE = (
    f'<path d="M8.5 5l-8-3v6zM15.5 5l8-3v6z" fill="{GOLD}" stroke="none"/>'
    f'<path d="M6.5 22.5l2-14.5h7l2 14.5z" fill="{CREAM}"/>'
    f'<path d="M8 12.5h8l.6 4.5h-9.2z" fill="{RED}" stroke="none"/>'
    f'<path d="M8.5 8v-4.5l3.5-2.5 3.5 2.5v4.5z" fill="{GOLD}"/>'
)
_SHIP = (
    f'<path d="M12.5 1.5q8.5 5.5 8 13h-8z" fill="{CREAM}"/>'
    f'<path d="M10 4q-1.5 7-7 10.5h7z" fill="{PARCHMENT_DARK}"/>'
    f'<path d="M1 16.5h22q-1.8 6-6 6h-10q-4.2 0-6-6z" fill="{RUST}"/>'
)
_WHISKY = (
    f'<path d="M4.8 3h14.4q4.4 9 0 18h-14.4q-4.4-9 0-18z" fill="{OAK}"/>'
    f'<path d="M8.5 4h7q1.6 8 0 16h-7q-1.6-8 0-16z" fill="{AMBER}" stroke="none"/>'
    '<path d="M3.2 8h17.6M3.2 16h17.6" stroke-width="2.6"/>'
)
_CASTLE = (
    f'<path d="M12 6v-5l5.5 1.8-5.5 1.8" fill="{RED}" stroke-width="1.2"/>'
    f'<path d="M2 22v-11.5h6v-4.5h8v4.5h6v11.5z" fill="{CREAM}"/>'
    f'<path d="M9.6 22v-4.6a2.4 2.4 0 0 1 4.8 0v4.6z" fill="{INK}"/>'
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

_PAPER = (
    f'<path d="M2.5 3h19v18h-19z" fill="{PARCHMENT}"/>'
    f'<path d="M1.5 1.5h21v2.5h-21zM1.5 20h21v2.5h-21z" fill="{PARCHMENT_DARK}" stroke-width="1.4"/>'
)


def small_symbol(kind: str) -> str:
    """The small drawing of a symbol in its box."""
    if kind.startswith("scroll_"):
        return f'{_PAPER}<g transform="translate(3.3 3.3) scale(.72)">{DRAWINGS[kind.removeprefix("scroll_")]}</g>'
    return DRAWINGS[kind] if kind in DRAWINGS else _added(kind)


def _added(kind: str) -> str:
    """The symbol of an expansion, which may have only one drawing of it."""
    return next(part.small_symbols.get(kind, part.symbols[kind]) for part in parts(ArtPart) if kind in part.symbols)


def enlarged(symbols: Sequence[Placed]) -> list[Placed]:
    """The symbols of a tile as large as they may be in a small picture: on the tile, and hardly over one another."""
    factor = min((_room(one, other) for one, other in combinations(symbols, 2)), default=LARGER)
    return [_larger(one, max(min(factor, LARGER), 1)) for one in symbols]


def _room(one: Placed, other: Placed) -> float:
    return OVERLAP * max(abs(one.x - other.x), abs(one.y - other.y)) / ((one.size + other.size) / 2)


def _larger(one: Placed, factor: float) -> Placed:
    size = max(min(one.size * factor, LARGEST), one.size)
    x, y = (min(max(place, size / 2 + 1), TILE - size / 2 - 1) for place in (one.x, one.y))
    return replace(one, x=x, y=y, size=size)
