"""Material turned into flat integer tables for the core: the only place that interprets a tile."""

from __future__ import annotations

from functools import cache

import cython
import msgspec

from skye.material.box import LETTERS, Material, shipped_material
from skye.material.errors import MaterialError
from skye.material.tiles import SCROLLS, SIDES, TERRAINS, Tile

if not cython.compiled:
    from skye.material.constants import MOST_SCORING, MOST_TILES, ROW


# Kinds of symbols the core counts, in the order of its columns.
COUNTED = ("whisky", "sheep", "cattle", "farm", "broch", "lighthouse", "ship")

"""The castle, the base game and its expansion; a territory has room for all of them."""


"""Cells are numbered x + ROW * y on a ring of 4096: no two cells less than 90 steps apart share a number."""


class Area(msgspec.Struct, frozen=True):
    """One area of a single tile, north up (M3)."""

    terrain: str
    sides: str
    """The edges that belong to it; empty for a centre that touches no edge."""
    centre: bool
    symbols: tuple[str, ...]


def areas(tile: Tile) -> tuple[Area, ...]:
    """The areas of a tile (M3): equal edges join at a corner, or through a centre of their terrain."""
    groups: list[str] = []
    for side in SIDES:
        terrain = tile.terrain_at(side)
        joined = side
        for group in list(groups):
            corner = any(abs(SIDES.index(side) - SIDES.index(other)) in (1, 3) for other in group)
            if tile.terrain_at(group[0]) == terrain and (corner or tile.centre == terrain):
                groups.remove(group)
                joined = group + joined
        groups.append(joined)
    groups = sorted(
        ("".join(sorted(group, key=SIDES.index)) for group in groups), key=lambda group: SIDES.index(group[0])
    )
    places = [group + "C" if tile.terrain_at(group[0]) == tile.centre else group for group in groups]
    if tile.centre not in tile.edges:
        places.append("C")
    return tuple(
        Area(
            tile.terrain_at(place[0]),
            place.replace("C", ""),
            "C" in place,
            tuple(symbol.kind for symbol in tile.symbols if symbol.at in place),
        )
        for place in places
    )


class Tables:
    """Flat tables over all tiles and scoring tiles of a material; shared by all games played with it."""

    def __init__(self, material: Material) -> None:
        if not cython.compiled:
            self.edges = [0] * (MOST_TILES * 4)
            self.area_at = [0] * (MOST_TILES * 16)
            self.road_at = [0] * (MOST_TILES * 16)
            self.area_count = [0] * MOST_TILES
            self.area_terrain = [0] * (MOST_TILES * 5)
            self.area_edges = [0] * (MOST_TILES * 5)
            self.area_symbols = [0] * (MOST_TILES * 5)
            self.area_lighthouses = [0] * (MOST_TILES * 5)
            self.symbols = [0] * (MOST_TILES * 7)
            self.scroll = [0] * MOST_TILES
            self.scroll_area = [0] * MOST_TILES
            self.points = [0] * (MOST_SCORING * 3)
            self.step = [0] * 4
            self.east = [0] * 4
            self.north = [0] * 4
        if len(material.tiles) >= MOST_TILES or len(material.scoring) > MOST_SCORING:
            raise MaterialError("material-too-large", tiles=MOST_TILES - 1, scoring=MOST_SCORING)
        self.material = material
        self.derived: dict[int, object] = {}
        self.tiles = (material.castle, *material.tiles)
        self.index = {tile.id: number for number, tile in enumerate(self.tiles)}
        self.scoring_index = {entry.id: number for number, entry in enumerate(material.scoring)}
        for side, (east, north) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
            self.east[side], self.north[side] = east, north
            self.step[side] = east + ROW * north
        for number, tile in enumerate(self.tiles):
            self._add_tile(number, tile)
        self.courses = {
            players: (
                tuple(sum(1 << LETTERS.index(letter) for letter in letters) for letters in rounds.scored),
                rounds.catch_up,
            )
            for rounds in material.rounds
            for players in rounds.players
        }
        for number, entry in enumerate(material.scoring):
            for place, points in enumerate(entry.points):
                self.points[number * 3 + place] = points

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, (self.material,)

    def _add_tile(self, number: int, tile: Tile) -> None:
        parts = areas(tile)
        self.area_count[number] = len(parts)
        for local, area in enumerate(parts):
            self.area_terrain[number * 5 + local] = TERRAINS.index(area.terrain) + 1
            self.area_edges[number * 5 + local] = len(area.sides)
            self.area_symbols[number * 5 + local] = area.symbols.count("broch") + area.symbols.count("ship")
            self.area_lighthouses[number * 5 + local] = area.symbols.count("lighthouse")
            for symbol in area.symbols:
                if symbol in SCROLLS:
                    self.scroll[number] = SCROLLS.index(symbol) + 1
                    self.scroll_area[number] = local
        for column, kind in enumerate(COUNTED):
            self.symbols[number * 7 + column] = tile.count(kind)
        for turn in range(4):
            packed = 0
            for place in range(4):
                # A quarter turn clockwise brings the west edge to the north.
                side = SIDES[(place - turn) % 4]
                terrain = TERRAINS.index(tile.terrain_at(side)) + 1
                packed |= terrain << (2 * place)
                at = (number * 4 + turn) * 4 + place
                self.area_at[at] = next(local for local, area in enumerate(parts) if side in area.sides)
                self.road_at[at] = next((road for road, group in enumerate(tile.roads, start=1) if side in group), 0)
            self.edges[number * 4 + turn] = packed


@cache
def shipped_tables(expansion: str | None) -> Tables:
    """The tables of the base game as shipped, or of the base game with an expansion."""
    return Tables(shipped_material(expansion))


def base_tables() -> Tables:
    """The tables of the base game as shipped."""
    return shipped_tables(None)
