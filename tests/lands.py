"""Lands for tests of the explanation: tiles written as text, laid where they fit."""

from __future__ import annotations

from collections.abc import Mapping

from skye.material.box import base_material
from skye.material.tiles import Tile, read_tile
from skye.record.explain import Cell, Laid, Land, Line, Survey, score

CASTLE = base_material().castle  # edges PWPM, one road NSW
SCORING = {scoring.id: scoring for scoring in base_material().scoring}
REAL = {tile.id: tile for tile in base_material().tiles}
NEIGHBOURS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def tile(edges: str, centre: str, roads: str = "", symbols: str = "") -> Tile:
    """A tile of our own, checked like one of the box."""
    entry = {"id": "own", "edges": edges, "centre": centre, "roads": roads.split(), "symbols": symbols.split()}
    return read_tile(entry, "test")


def field(roads: str = "", symbols: str = "") -> Tile:
    """Pasture on all sides."""
    return tile("PPPP", "P", roads, symbols)


def edge(laid: Laid, side: int) -> str:
    return laid.tile.edges[(side - laid.turn) % 4]


def fits(land: Land, cell: Cell, laid: Laid) -> bool:
    """L2, as far as the touching edges go."""
    for side, (east, north) in enumerate(NEIGHBOURS):
        neighbour = land.get((cell[0] + east, cell[1] + north))
        if neighbour and edge(neighbour, (side + 2) % 4) != edge(laid, side):
            return False
    return True


def build(tiles: Mapping[Cell, Tile | Laid], castle: bool = True) -> dict[Cell, Laid]:
    """A land with these tiles around the castle; edges must match in the hand-made lands too."""
    land = {(0, 0): Laid(CASTLE, 0)} if castle else {}
    for cell, entry in tiles.items():
        laid = entry if isinstance(entry, Laid) else Laid(entry, 0)
        assert cell not in land
        assert fits(land, cell, laid), cell
        land[cell] = laid
    return land


def fields(*cells: Cell) -> dict[Cell, Laid]:
    return build(dict.fromkeys(cells, field()), castle=False)


def lines(name: str, land: Land) -> tuple[Line, ...]:
    """What a scoring tile gives the only player of a table."""
    return score(SCORING[name], [Survey(land)], 0, [0])


def ring() -> dict[Cell, Laid]:
    """A mountain that leaves the middle tile on one side and comes back to it on the other."""
    middle = tile("MPMP", "W", symbols="broch@N broch@S")
    return build(
        {
            (0, 1): Laid(middle, 1),  # mountain now east and west, pasture north and south, a pond between
            (1, 1): tile("MPPM", "M"),
            (1, 2): tile("PPMM", "M"),
            (0, 2): tile("PMPM", "M"),
            (-1, 2): tile("PMMP", "M"),
            (-1, 1): tile("MMPP", "M"),
        }
    )


RING_MOUNTAIN = ((-1, 1), (-1, 2), (0, 1), (0, 2), (1, 1), (1, 2))
