"""Where the symbols of a tile are: in their own area, apart from each other, and off the roads if there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from skye.art.curves import MIDDLE, OUTWARD, TILE, turned
from skye.art.ground import Box, Ground, around, ground
from skye.material.tiles import CASTLE, SCROLLS, Symbol, Tile

SIZES = (*range(29, 18, -1), 17, 15, 13, 11, 9, 7)
"""Sides of a symbol's box, the preferred first."""
SCALE = {CASTLE: 1.55, "sheep": 0.95, **dict.fromkeys(SCROLLS, 1.1)}
MARGIN = 2.5
GAP = 1.0
SPOTS = 17
"""How many places are tried along each axis."""
BEAM = 250


@dataclass(frozen=True, slots=True)
class Placed:
    """A symbol upright in its square."""

    kind: str
    area: int
    """The area it belongs to, counted as `tables.areas` does."""
    x: float
    """The middle of the square."""
    y: float
    size: float

    def box(self, margin: float = 0) -> Box:
        """The square, or a larger one around it."""
        return around((self.x, self.y), self.size / 2 + margin)

    def overlaps(self, other: Placed, gap: float = 0) -> bool:
        """Whether the two squares overlap, or come closer than the gap."""
        reach = (self.size + other.size) / 2 + gap
        return abs(self.x - other.x) < reach and abs(self.y - other.y) < reach


def layout(tile: Tile, turn: int = 0) -> tuple[Placed, ...]:
    """The symbols of a tile in their places, in the tile's order; turning moves them and keeps them upright."""
    placed = _north_up(tile)
    return tuple(_turned(symbol, turn) for symbol in placed) if turn % 4 else placed


@cache
def _north_up(tile: Tile) -> tuple[Placed, ...]:
    land = ground(tile)
    # An overcrowded tile ignores the roads first, then its symbols overlap.
    for strict, gap in ((True, GAP), (False, GAP), (False, -TILE)):
        for size in SIZES:
            placed = _arrange(tile, land, size, strict, gap)
            if placed is not None:
                return placed
    raise AssertionError(f"no room at all on tile {tile.id}")


def _turned(symbol: Placed, turn: int) -> Placed:
    x, y = turned((symbol.x, symbol.y), turn)
    return replace(symbol, x=x, y=y)


def _arrange(tile: Tile, land: Ground, size: float, strict: bool, gap: float) -> tuple[Placed, ...] | None:
    """The best places at this size, or nothing where they do not fit: a beam search, symbol by symbol."""
    choices = [_choices(symbol, land, size, strict) for symbol in tile.symbols]
    order = sorted(range(len(choices)), key=lambda at: (len(choices[at]), tile.symbols[at].kind))
    beam: list[tuple[float, tuple[Placed, ...]]] = [(0, ())]
    for at in order:
        longer = [
            (cost + price + _apart(placed, choice), (*placed, choice))
            for cost, placed in beam
            for price, choice in choices[at]
            if not any(choice.overlaps(other, gap) for other in placed) and (not strict or _joins(placed, choice))
        ]
        beam = sorted(longer, key=lambda entry: entry[0])[:BEAM]
    if not beam:
        return None
    best = dict(zip(order, beam[0][1], strict=True))
    return tuple(best[at] for at in range(len(order)))


def _choices(symbol: Symbol, land: Ground, size: float, strict: bool) -> list[tuple[float, Placed]]:
    """Every possible place of a symbol, with its penalty."""
    side = size * SCALE.get(symbol.kind, 1)
    area = land.shape.area_of(symbol.at)
    first = side / 2 + MARGIN
    spots = [first + (TILE - 2 * first) * at / (SPOTS - 1) for at in range(SPOTS)]
    placed = [Placed(symbol.kind, area, x, y, side) for y in spots for x in spots]
    return [(_price(symbol, choice, land), choice) for choice in placed if _allowed(choice, land, strict)]


def _allowed(choice: Placed, land: Ground, strict: bool) -> bool:
    """Whether the symbol is in its area; if strict, almost wholly, and clear of roads."""
    if land.share(around((choice.x, choice.y), 2), choice.area) < 1:
        return False
    if not strict or choice.kind == CASTLE:
        return True
    # A lighthouse is at the shore of its water.
    least, most = (0.6, 0.94) if choice.kind == "lighthouse" else (0.93, 1)
    return least <= land.share(choice.box(), choice.area) <= most and land.on_road(choice.box()) < 0.04


def _price(symbol: Symbol, choice: Placed, land: Ground) -> float:
    x, y = OUTWARD[symbol.at]
    away = math.dist((choice.x, choice.y), (MIDDLE + 30 * x, MIDDLE + 30 * y))
    if choice.kind == CASTLE:  # The roads lead to its gates.
        return away
    inside, wider = land.share(choice.box(), choice.area), land.share(choice.box(3), choice.area)
    astray = abs(inside - 0.75) if choice.kind == "lighthouse" else 3 * (1 - inside) + 1.5 * (1 - wider)
    return astray + 4 * land.on_road(choice.box()) + 2 * land.on_road(choice.box(2)) + 0.012 * away


def _joins(placed: Sequence[Placed], choice: Placed) -> bool:
    """Whether a symbol is next to one of its kind and area, or is the first of them."""
    same = [other for other in placed if (other.kind, other.area) == (choice.kind, choice.area)]
    return not same or any(choice.overlaps(other, choice.size / 3) for other in same)


def _apart(placed: Sequence[Placed], choice: Placed) -> float:
    """The penalty for symbols of a kind that are not side by side."""
    gaps = [(abs(other.x - choice.x), abs(other.y - choice.y)) for other in placed if other.kind == choice.kind]
    return sum(0.03 * math.hypot(*gap) + 0.02 * min(gap) for gap in gaps)
