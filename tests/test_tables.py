"""The areas of single tiles, worked out by hand from their edges and centres (M3)."""

from __future__ import annotations

import pytest
from table import own_tile

from skye.material.box import base_material
from skye.material.tables import areas

pytestmark = pytest.mark.once


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("PPPP P -", ["P:NESW+C"]),
        ("PPMM M -", ["P:NE", "M:SW+C"]),
        ("PMPM M -", ["P:N", "M:EW+C", "P:S"]),
        ("PMPM P -", ["P:NS+C", "M:E", "M:W"]),
        ("PMPM W -", ["P:N", "M:E", "P:S", "M:W", "W:+C"]),
        ("WWWP M -", ["W:NES", "P:W", "M:+C"]),
        ("PWWP W -", ["P:NW", "W:ES+C"]),
        ("PPPP W -", ["P:NESW", "W:+C"]),
        ("MPPP P NW+ES", ["M:N", "P:ESW+C"]),
        ("PWPP M -", ["P:NSW", "W:E", "M:+C"]),
    ],
)
def test_areas_of_a_tile(written: str, expected: list[str]) -> None:
    found = areas(own_tile("x", written))
    assert [f"{area.terrain}:{area.sides}{'+C' * area.centre}" for area in found] == expected


@pytest.mark.rule("M2", "M3")
def test_symbols_stand_in_their_areas() -> None:
    tile_11 = {area.terrain + area.sides: area.symbols for area in areas(base_material().tiles[10])}
    assert tile_11 == {"PN": (), "WE": ("lighthouse",), "PS": (), "WW": (), "M": ("broch",)}


def test_every_symbol_belongs_to_exactly_one_area() -> None:
    for tile in base_material().tiles:
        inside = sorted(symbol for area in areas(tile) for symbol in area.symbols)
        assert inside == sorted(symbol.kind for symbol in tile.symbols)
        assert sorted("".join(area.sides for area in areas(tile))) == sorted("NESW")
