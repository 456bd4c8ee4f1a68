"""Where the symbols of a tile are: in their own area, apart from each other, and off the roads if there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from operator import itemgetter, or_

from skye.art.curves import TILE, turned
from skye.art.ground import Ground, ground
from skye.art.land import MOST_TILES
from skye.art.places import Place, Placed, Places
from skye.material.tiles import Symbol, Tile

SIZES = (*range(29, 18, -1), 17, 15, 13, 11, 9, 7)
"""Sides of a symbol's box, the preferred first."""
GAP = 1.0
BEAM = 250

Arranged = tuple[float, tuple[Place, ...]]
"""The first symbols in places that fit together, after the sum of their penalties."""


def layout(tile: Tile, turn: int = 0) -> tuple[Placed, ...]:
    """The symbols of a tile in their places, in the tile's order; turning moves them and keeps them upright."""
    placed = _north_up(tile)
    return tuple(_turned(symbol, turn) for symbol in placed) if turn % 4 else placed


@lru_cache(MOST_TILES)
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
    places: dict[Symbol, Places] = {}
    for symbol in dict.fromkeys(tile.symbols):
        places[symbol] = Places(symbol, land, size, strict)
        if not places[symbol].all:
            return None
    choices = [places[symbol] for symbol in tile.symbols]
    order = sorted(range(len(choices)), key=lambda at: (len(choices[at].all), choices[at].kind))
    beam: list[Arranged] = [(0, ())]
    for at in order:
        beam = sorted(_longer(beam, choices[at], strict, gap), key=itemgetter(0))[:BEAM]
    if not beam:
        return None
    best = dict(zip(order, beam[0][1], strict=True))
    return tuple(best[at].symbol for at in range(len(order)))


def _longer(beam: list[Arranged], choices: Places, strict: bool, gap: float) -> list[Arranged]:
    """Every way to place one more symbol, clear of the others and, if strict, next to one of its kind and area."""
    others = {place for _, placed in beam for place in placed}
    taken = {place: choices.near(place.symbol, gap) for place in others}
    kin = [place for place in others if (place.symbol.kind, place.symbol.area) == (choices.kind, choices.area)]
    beside = {place: choices.near(place.symbol, choices.side / 3) for place in kin} if strict else {}
    longer: list[Arranged] = []
    for cost, placed in beam:
        free = ~reduce(or_, (taken[place] for place in placed), 0)
        if beside:
            free &= reduce(or_, (beside[place] for place in placed if place in beside))
        same = [place.symbol for place in placed if place.symbol.kind == choices.kind]
        longer += [
            (cost + place.penalty + (_apart(same, place.symbol) if same else 0), (*placed, place))
            for place in choices.all
            if place.bit & free
        ]
    return longer


def _apart(same: Sequence[Placed], symbol: Placed) -> float:
    """The penalty for symbols of a kind that are not side by side."""
    gaps = [(abs(other.x - symbol.x), abs(other.y - symbol.y)) for other in same]
    return sum(0.03 * math.hypot(*gap) + 0.02 * min(gap) for gap in gaps)
