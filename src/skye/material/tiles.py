"""A landscape tile as printed, its written form, and what a tile may show (M2, M5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from skye.material.data_files import Value, convert
from skye.material.errors import MaterialError

SIDES = "NESW"
TERRAINS = "PMW"
CASTLE = "castle"
LONGEST_ID = 16

# M5: where each symbol may be. A scroll may be anywhere; a lighthouse is recorded in the water it overlooks.
SYMBOL_TERRAINS = {
    "whisky": "PM",
    "sheep": "P",
    "cattle": "P",
    "farm": "P",
    "broch": "M",
    "lighthouse": "W",
    "ship": "W",
    "castle": "P",
    "scroll_sheep": "PMW",
    "scroll_whisky": "PMW",
    "scroll_ship": "PMW",
    "scroll_cattle": "PMW",
    "scroll_broch": "PMW",
    "scroll_farm": "PMW",
    "scroll_lighthouse": "PMW",
}
SCROLLS = tuple(kind for kind in SYMBOL_TERRAINS if kind.startswith("scroll_"))


class Symbol(Value, frozen=True):
    """A symbol and the place on the tile whose area it is in: an edge or C, the centre (M2)."""

    kind: str
    at: str

    def __str__(self) -> str:
        return f"{self.kind}@{self.at}"


class Tile(Value, frozen=True):
    """One landscape tile as printed, north up (M2)."""

    id: str
    edges: str
    """Terrain of the north, east, south and west edge."""
    centre: str
    roads: tuple[str, ...] = ()
    """Groups of edges that one road joins."""
    symbols: tuple[Symbol, ...] = ()
    disagreement: str = ""
    """How a second transcription of the box reads this tile, where it differs (M1)."""

    def count(self, kind: str) -> int:
        """How many symbols of this kind the tile shows."""
        return sum(symbol.kind == kind for symbol in self.symbols)

    def terrain_at(self, place: str) -> str:
        """The terrain at an edge or at C, the centre."""
        return self.centre if place == "C" else self.edges[SIDES.index(place)]


def read_tile(entry: Mapping[str, object], file: str, symbols: Mapping[str, str] = SYMBOL_TERRAINS) -> Tile:
    """One tile from its written form, checked on its own; `file` is named in errors."""
    name = f"tile {entry.get('id', '?')}"
    written = entry.get("symbols", [])
    if not isinstance(written, list | tuple) or not all(isinstance(symbol, str) for symbol in written):
        raise MaterialError("material-shape", file=file, entry=name, problem="symbols")
    parts = [dict(zip(("kind", "at"), symbol.partition("@")[::2], strict=True)) for symbol in written]
    result = convert({**entry, "symbols": parts}, Tile, file, name)
    _check_tile(result, file, name, symbols)
    return result


def plain_tile(tile: Tile) -> dict[str, object]:
    """One tile in the shape of the data files."""
    return {
        "id": tile.id,
        "edges": tile.edges,
        "centre": tile.centre,
        "roads": list(tile.roads),
        "symbols": [str(symbol) for symbol in tile.symbols],
    }


def _check_tile(entry: Tile, file: str, name: str, symbols: Mapping[str, str]) -> None:
    # “axe” is used in the notation of prices.
    if not entry.id.isalnum() or not entry.id.isascii() or len(entry.id) > LONGEST_ID or entry.id == "axe":
        raise MaterialError("material-tile-id", file=file, entry=name)
    if len(entry.edges) != len(SIDES):
        raise MaterialError("material-edges", file=file, entry=name, found=entry.edges)
    for terrain in (*entry.edges, entry.centre):
        if len(terrain) != 1 or terrain not in TERRAINS:
            raise MaterialError("material-terrain", file=file, entry=name, found=terrain)
    joined = "".join(entry.roads)
    if "" in entry.roads or len(entry.roads) > 2 or len(set(joined)) != len(joined) or not set(joined) <= set(SIDES):
        raise MaterialError("material-roads", file=file, entry=name, found=" ".join(entry.roads))
    for symbol in entry.symbols:
        if symbol.kind not in symbols:
            raise MaterialError("material-symbol", file=file, entry=name, found=str(symbol), known=", ".join(symbols))
        if len(symbol.at) != 1 or symbol.at not in SIDES + "C":
            raise MaterialError("material-place", file=file, entry=name, found=str(symbol))
        terrain = entry.terrain_at(symbol.at)
        if terrain not in symbols[symbol.kind]:
            raise MaterialError("material-symbol-terrain", file=file, entry=name, found=str(symbol), terrain=terrain)
    kinds = Counter(symbol.kind for symbol in entry.symbols)
    if max(kinds.values(), default=0) > 9 or sum(kinds[scroll] for scroll in SCROLLS) > 1:
        raise MaterialError("material-too-many", file=file, entry=name)
    if kinds[CASTLE] != (entry.id == CASTLE):
        raise MaterialError("material-castle", file=file, entry=name)
