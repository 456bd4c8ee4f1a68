"""The areas of a territory to be pointed out: which part of every tile belongs to each, and where it is still open."""

from __future__ import annotations

from typing import Literal

import msgspec

from skye.material.tables import Tables
from skye.record.explain import STEPS, Area, Cell, Land, printed
from skye.view.seat_view import View, tables_of
from skye.view.what_if import CompletedArea, survey

Side = Literal["N", "E", "S", "W"]

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
CENTRE = "C"


class AreaPart(msgspec.Struct, frozen=True):
    """What of a tile belongs to an area."""

    x: int
    y: int
    places: str
    """Sides of the tile as it lies, letters of NESW, and C for its centre."""


class OpenEdge(msgspec.Struct, frozen=True):
    """An edge of an area that faces an empty cell (A1)."""

    x: int
    y: int
    side: Side
    """Of the tile as it lies."""


class LandArea(msgspec.Struct, frozen=True):
    """An area of a territory (A1); completed when no edge of it is open."""

    terrain: str
    """P, M or W."""
    parts: tuple[AreaPart, ...]
    """One for each tile that it touches (A2)."""
    open: tuple[OpenEdge, ...]


def land_areas(view: View, seat: int, tables: Tables | None = None) -> tuple[LandArea, ...]:
    """The areas of a seat's territory, the largest first."""
    found = survey(view, seat, tables_of(view) if tables is None else tables)
    areas = sorted(found.areas, key=lambda area: (-len(area.cells), area.terrain, sorted(area.spots)))
    return tuple(_shown(area, found.land) for area in areas)


def completed_areas(view: View, seat: int, tables: Tables | None = None) -> tuple[CompletedArea, ...]:
    """The completed areas of a seat's territory; they stay as they are until the end of the game."""
    found = survey(view, seat, tables_of(view) if tables is None else tables)
    return tuple(CompletedArea(*key) for key in sorted((area.terrain, area.cells) for area in found.completed("PMW")))


def _shown(area: Area, land: Land) -> LandArea:
    places: dict[Cell, str] = {}
    for cell, number in sorted(area.spots):
        places[cell] = places.get(cell, "") + _places(land, cell, number)
    open_edges = [
        OpenEdge(x, y, side)
        for (x, y), at in places.items()
        for side, (east, north, _) in zip(SIDES, STEPS, strict=True)
        if side in at and (x + east, y + north) not in land
    ]
    return LandArea(area.terrain, tuple(AreaPart(x, y, at) for (x, y), at in places.items()), tuple(open_edges))


def _places(land: Land, cell: Cell, number: int) -> str:
    laid = land[cell]
    area = printed(laid.tile)[number]
    sides = "".join(SIDES[(at + laid.turn) % 4] for at, side in enumerate(SIDES) if side in area.sides)
    return sides + CENTRE if area.centre else sides
