"""The places where a symbol of a tile may be: spots of a grid, in its area and off the roads, each with a penalty."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from skye.art.curves import MIDDLE, OUTWARD, TILE
from skye.art.ground import Box, Ground, Span, around, span
from skye.material.tiles import CASTLE, SCROLLS, Symbol

SCALE = {CASTLE: 1.55, "sheep": 0.95, **dict.fromkeys(SCROLLS, 1.1)}
MARGIN = 2.5
SPOTS = 17
"""How many places are tried along each axis."""


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


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """One of the places where a symbol may be."""

    symbol: Placed
    penalty: float
    bit: int
    """The bit of this place in the selections of `Places`."""


class Places:
    """All places where a symbol may be; if strict, almost wholly in its area, and clear of roads.

    A selection of them is a number with the bits of its places, so that many are compared at once.
    """

    def __init__(self, symbol: Symbol, land: Ground, size: float, strict: bool) -> None:
        self.kind = symbol.kind
        self.area = land.shape.area_of(symbol.at)
        self.side = size * SCALE.get(symbol.kind, 1)
        self.all = self._all(symbol.at, land, strict)
        self._columns: dict[float, int] = {}
        """The selection of places in each column of the grid."""
        self._rows: dict[float, int] = {}
        self._bands: dict[tuple[float, float], tuple[int, int]] = {}
        for place in self.all:
            x, y = place.symbol.x, place.symbol.y
            self._columns[x] = self._columns.get(x, 0) | place.bit
            self._rows[y] = self._rows.get(y, 0) | place.bit

    def near(self, other: Placed, gap: float) -> int:
        """The selection of places where the symbol overlaps the other, or comes closer than the gap."""
        reach = (self.side + other.size) / 2 + gap
        return self._band(other.x, reach)[0] & self._band(other.y, reach)[1]

    def _band(self, middle: float, reach: float) -> tuple[int, int]:
        """The selections of places nearer than the reach to a vertical line, and to a horizontal one."""
        band = self._bands.get((middle, reach))
        if band is None:
            columns = sum(bits for x, bits in self._columns.items() if abs(x - middle) < reach)
            rows = sum(bits for y, bits in self._rows.items() if abs(y - middle) < reach)
            band = columns, rows
            self._bands[middle, reach] = band
        return band

    def _all(self, at: str, land: Ground, strict: bool) -> list[Place]:
        spots = _spots(self.side)
        found: list[Place] = []
        for y in spots:
            for x in spots:
                if self._is_allowed(x, y, land, strict):
                    symbol = Placed(self.kind, self.area, x.middle, y.middle, self.side)
                    found.append(Place(symbol, self._penalty(x, y, at, land), 1 << len(found)))
        return found

    def _is_allowed(self, x: _Spot, y: _Spot, land: Ground, strict: bool) -> bool:
        if land.share(self.area, x.core, y.core) < 1:
            return False
        if not strict or self.kind == CASTLE:
            return True
        # A lighthouse is at the shore of its water.
        least, most = (0.6, 0.94) if self.kind == "lighthouse" else (0.93, 1)
        return least <= land.share(self.area, x.square, y.square) <= most and land.on_road(x.square, y.square) < 0.04

    def _penalty(self, x: _Spot, y: _Spot, at: str, land: Ground) -> float:
        east, south = OUTWARD[at]
        away = math.dist((x.middle, y.middle), (MIDDLE + 30 * east, MIDDLE + 30 * south))
        if self.kind == CASTLE:  # The roads lead to its gates.
            return away
        inside, wider = land.share(self.area, x.square, y.square), land.share(self.area, x.widest, y.widest)
        astray = abs(inside - 0.75) if self.kind == "lighthouse" else 3 * (1 - inside) + 1.5 * (1 - wider)
        return astray + 4 * land.on_road(x.square, y.square) + 2 * land.on_road(x.wide, y.wide) + 0.012 * away


class _Spot(NamedTuple):
    """Where a symbol may be along one axis, and the cells of its core, its square, and larger ones around it."""

    middle: float
    core: Span
    square: Span
    wide: Span
    widest: Span


@cache
def _spots(side: float) -> tuple[_Spot, ...]:
    """The spots for symbols of one size."""
    half = side / 2
    first = half + MARGIN
    middles = [first + (TILE - 2 * first) * at / (SPOTS - 1) for at in range(SPOTS)]
    return tuple(_Spot(at, span(at, 2), span(at, half), span(at, half + 2), span(at, half + 3)) for at in middles)
