"""The material as frozen values: tiles, scoring tiles and rounds, loaded from data files and validated hard."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from skye.errors import MaterialError
from skye.expansions import NAMES, part

SIDES = "NESW"
TERRAINS = "PMW"
LETTERS = "ABCD"
CASTLE = "castle"
LONGEST_ID = 16
LANDSCAPE_TILES = 73  # M1

# M5: where each symbol may stand. A scroll stands anywhere; a lighthouse is recorded in the water it overlooks.
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

PLAIN_KEYS = (("tile",), ("scoring", "first_game"), ("rounds",))
"""What tiles.toml, scoring.toml and rounds.toml hold."""

Content = tuple[str, Mapping[str, Any]]
"""A file's name, for complaints, and what it says."""

T = TypeVar("T")


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen value whose fields are checked when it is read from a file."""


class Symbol(Value, frozen=True):
    """A symbol and the place on the tile whose area it stands in: an edge or C, the centre (M2)."""

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


class ScoringTile(Value, frozen=True):
    """One scoring tile: its name and its points (section 8)."""

    id: str
    points: tuple[int, ...]


class Rounds(Value, frozen=True):
    """The course of a game for some numbers of players (S4)."""

    players: tuple[int, ...]
    scored: tuple[str, ...]
    catch_up: tuple[int, ...]


class Extension(Value, frozen=True):
    """What every expansion brings; each adds its own."""

    name: ClassVar[str]
    symbols: ClassVar[tuple[str, ...]]
    """Kinds of symbol that only its tiles show."""

    tiles: tuple[Tile, ...]
    scoring: tuple[ScoringTile, ...]


class Material(Value, frozen=True):
    """Everything in the box."""

    castle: Tile
    tiles: tuple[Tile, ...]
    """Those of an expansion come last, as do its scoring tiles."""
    scoring: tuple[ScoringTile, ...]
    first_game: tuple[str, ...]
    rounds: tuple[Rounds, ...]
    expansion: Extension | None = None

    def rounds_for(self, players: int) -> Rounds:
        """The rounds that this many players play."""
        return next(rounds for rounds in self.rounds if players in rounds.players)


@cache
def base() -> Material:
    """The material of the base game as shipped."""
    return load()


def shipped(expansion: str | None = None) -> Material:
    """The material as shipped, with or without an expansion."""
    if expansion is None:
        return base()
    if expansion not in NAMES:
        raise MaterialError("material-unknown-expansion", found=expansion, known=", ".join(NAMES))
    extended: Material = part(expansion, "material").shipped()
    return extended


def symbols(box: Material) -> tuple[str, ...]:
    """Every kind of symbol, those of the expansion last."""
    return (*SYMBOL_TERRAINS, *(box.expansion.symbols if box.expansion is not None else ()))


def load(
    *, tiles: Path | str | None = None, scoring: Path | str | None = None, rounds: Path | str | None = None
) -> Material:
    """The base game, with the user's own file in place of any of the shipped ones."""
    return build(read(tiles, "tiles.toml"), read(scoring, "scoring.toml"), read(rounds, "rounds.toml"))


def load_box(*, tiles: Path | None, expansion: str | None, files: Mapping[str, Path]) -> Material:
    """The material with the user's own tiles, and an expansion with the user's own files, as far as they are given."""
    box = load(tiles=tiles)
    if expansion is None:
        return box
    extended: Material = part(expansion, "material").load(box, **files)
    return extended


def build(tiles: Content, scoring: Content, rounds: Content) -> Material:
    """The material from what the three files say."""
    castle, landscape = _build_tiles(*tiles)
    scoring_tiles, first_game = _build_scoring(*scoring)
    return Material(castle, landscape, scoring_tiles, first_game, _build_rounds(*rounds))


def from_plain(content: Mapping[str, Any], file: str) -> Material:
    """The material from one value that holds what the files say, as `plain` gives it."""
    tiles, scoring, rounds = split(content, PLAIN_KEYS, file, also=NAMES)
    material = build((file, tiles), (file, scoring), (file, rounds))
    for name in NAMES:
        if name in content:
            material = part(name, "material").from_plain(content[name], material, file)
    return material


def split(
    content: Mapping[str, Any], keys: Iterable[tuple[str, ...]], file: str, also: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    """What each file says, out of one value that holds it all; `also` names what else it may hold."""
    known = [*(key for group in keys for key in group), *also]
    unknown = [key for key in content if key not in known]
    if unknown:
        raise MaterialError("material-unknown-part", file=file, found=unknown[0], known=", ".join(known))
    return [{key: content[key] for key in group if key in content} for group in keys]


def plain(material: Material) -> dict[str, Any]:
    """The material as one value of lists, numbers and texts, in the shape of the data files."""
    expansion = material.expansion
    tiles = {entry.id for entry in expansion.tiles} if expansion is not None else set()
    scoring = {entry.id for entry in expansion.scoring} if expansion is not None else set()
    content = {
        "tile": [plain_tile(entry) for entry in (material.castle, *material.tiles) if entry.id not in tiles],
        "first_game": list(material.first_game),
        "scoring": [msgspec.to_builtins(entry) for entry in material.scoring if entry.id not in scoring],
        "rounds": [msgspec.to_builtins(entry) for entry in material.rounds],
    }
    if expansion is not None:
        content[expansion.name] = part(expansion.name, "material").plain(expansion)
    return content


def plain_tile(tile: Tile) -> dict[str, Any]:
    """One tile in the shape of the data files."""
    return {
        "id": tile.id,
        "edges": tile.edges,
        "centre": tile.centre,
        "roads": list(tile.roads),
        "symbols": [str(symbol) for symbol in tile.symbols],
    }


def tile(entry: Mapping[str, Any], file: str, symbols: Mapping[str, str] = SYMBOL_TERRAINS) -> Tile:
    """One tile from its written form, checked on its own; `file` is named in complaints."""
    name = f"tile {entry.get('id', '?')}"
    written = entry.get("symbols", [])
    if not isinstance(written, list | tuple) or not all(isinstance(symbol, str) for symbol in written):
        raise MaterialError("material-shape", file=file, entry=name, problem="symbols")
    parts = [dict(zip(("kind", "at"), symbol.partition("@")[::2], strict=True)) for symbol in written]
    result = convert({**entry, "symbols": parts}, Tile, file, name)
    _check_tile(result, file, name, symbols)
    return result


def scoring_tiles(file: str, entries: Iterable[Mapping[str, Any]], known: Mapping[str, int]) -> tuple[ScoringTile, ...]:
    """The scoring tiles in the order of those known, each of which has so many points."""
    scoring = [convert(entry, ScoringTile, file, f"scoring {entry.get('id', '?')}") for entry in entries]
    unique((entry.id for entry in scoring), "scoring", file)
    if len(scoring) != len(known):  # M4
        raise MaterialError("material-count", file=file, table="scoring", expected=len(known), found=len(scoring))
    for entry in scoring:
        name = f"scoring {entry.id}"
        if entry.id not in known:
            raise MaterialError("material-unknown-scoring", file=file, entry=name, known=", ".join(known))
        if len(entry.points) != known[entry.id] or min(entry.points) < 0 or max(entry.points) > 99:
            raise MaterialError("material-points", file=file, entry=name, expected=known[entry.id])
    return tuple(sorted(scoring, key=lambda entry: list(known).index(entry.id)))


def known_scoring(folder: str = "base") -> dict[str, int]:
    """The scoring tiles that are shipped, and how many points each has."""
    return {entry["id"]: len(entry["points"]) for entry in read(None, "scoring.toml", folder)[1]["scoring"]}


def _build_tiles(file: str, content: Mapping[str, Any]) -> tuple[Tile, tuple[Tile, ...]]:
    tiles = [tile(entry, file) for entry in entries(content, "tile", file)]
    unique((entry.id for entry in tiles), "tile", file)
    landscape = tuple(entry for entry in tiles if entry.id != CASTLE)
    castles = [entry for entry in tiles if entry.id == CASTLE]
    if not castles:
        raise MaterialError("material-no-castle", file=file)
    if len(landscape) != LANDSCAPE_TILES:
        raise MaterialError("material-count", file=file, table="tile", expected=LANDSCAPE_TILES, found=len(landscape))
    return castles[0], landscape


def _build_scoring(file: str, content: Mapping[str, Any]) -> tuple[tuple[ScoringTile, ...], tuple[str, ...]]:
    known = known_scoring()
    scoring = scoring_tiles(file, entries(content, "scoring", file, also=("first_game",)), known)
    first_game = convert(content.get("first_game"), tuple[str, ...], file, "first_game")
    if len(set(first_game)) != len(LETTERS) or len(first_game) != len(LETTERS) or not set(first_game) <= set(known):
        raise MaterialError("material-first-game", file=file)
    return scoring, first_game


def _build_rounds(file: str, content: Mapping[str, Any]) -> tuple[Rounds, ...]:
    rounds = []
    for number, entry in enumerate(entries(content, "rounds", file), start=1):
        name = f"rounds {number}"
        course = convert(entry, Rounds, file, name)
        if not course.scored or len(course.scored) != len(course.catch_up):
            raise MaterialError("material-rounds-length", file=file, entry=name)
        if len(course.scored) > 6 or min(course.catch_up) < 0 or max(course.catch_up) > 99:
            raise MaterialError("material-rounds-length", file=file, entry=name)
        for letters in course.scored:
            if not letters or not set(letters) <= set(LETTERS) or len(set(letters)) != len(letters):
                raise MaterialError("material-letters", file=file, entry=name, found=letters)
        rounds.append(course)
    if sorted(players for course in rounds for players in course.players) != [2, 3, 4, 5]:
        raise MaterialError("material-players", file=file)
    return tuple(rounds)


def _check_tile(entry: Tile, file: str, name: str, symbols: Mapping[str, str]) -> None:
    # “axe” stands in the notation of prices.
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


def read(path: Path | str | None, shipped: str, folder: str = "base") -> Content:
    """The content of a file, the shipped one unless another is named, and its name for complaints."""
    source = files("skye") / "data" / folder / shipped if path is None else Path(path)
    name = shipped if path is None else str(path)
    try:
        return name, tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise MaterialError("material-unreadable", file=name, problem=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MaterialError("material-not-toml", file=name, problem=str(error)) from error


def entries(content: Mapping[str, Any], table: str, file: str, also: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """The entries of the file's one table; `also` names what else it may hold."""
    unknown = [key for key in content if key != table and key not in also]
    if unknown:
        raise MaterialError("material-unknown-table", file=file, found=unknown[0], expected=table)
    found = content.get(table, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise MaterialError("material-not-entries", file=file, table=table)
    return found


def convert(entry: object, kind: type[T], file: str, name: str) -> T:
    """A value of this kind from its plain form."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise MaterialError("material-shape", file=file, entry=name, problem=str(error)) from error


def unique(ids: Iterable[str], table: str, file: str) -> None:
    """Complain about an id that occurs twice."""
    for name, count in Counter(ids).items():
        if count > 1:
            raise MaterialError("material-duplicate", file=file, entry=f"{table} {name}", found=count)
