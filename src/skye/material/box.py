"""The material as frozen values: tiles, scoring tiles and rounds, loaded from data files and validated strictly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from skye.material import expansions
from skye.material.data_files import Content, Value, convert, entries, read, split, unique
from skye.material.errors import MaterialError
from skye.material.expansions import NAMES, Part
from skye.material.tiles import CASTLE, SYMBOL_TERRAINS, Tile, plain_tile, read_tile

LETTERS = "ABCD"
LANDSCAPE_TILES = 73  # M1

PLAIN_KEYS = (("tile",), ("scoring", "first_game"), ("rounds",))
"""The content of tiles.toml, scoring.toml and rounds.toml."""


class ScoringTile(Value, frozen=True):
    """One scoring tile: its name and its points."""

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


class MaterialPart(Part, module="material"):
    """What an expansion puts into the box: the one part that every expansion brings."""

    files: ClassVar[tuple[str, ...]] = ()
    """The data files that a user may replace, each by an option."""

    def load(self, base: Material, files: Mapping[str, Path]) -> Material:
        """The base game with the expansion as shipped, or with the user's own files where given."""
        raise NotImplementedError

    def plain(self, extension: Extension) -> dict[str, object]:
        """What the expansion brings as one value of lists, numbers and texts, in the shape of the data files."""
        return {
            "tile": [plain_tile(entry) for entry in extension.tiles],
            "scoring": [msgspec.to_builtins(entry) for entry in extension.scoring],
        }

    def from_plain(self, content: object, base: Material, file: str) -> Material:
        """The base game with the expansion that `plain` returned; `file` is named in errors."""
        raise NotImplementedError

    def header_lines(self, extension: Extension) -> Iterable[str]:
        """What the expansion brings as lines of a text record, without tiles and scoring tiles."""
        return ()

    def read_header_line(self, content: dict[str, Any], kind: str, words: Sequence[str]) -> None:
        """Add one of these lines to what `plain` returns; ValueError if it is none."""
        raise ValueError(kind)


def extend(base: Material, extension: Extension) -> Material:
    """The base game with what an expansion brings."""
    tiles, scoring = (*base.tiles, *extension.tiles), (*base.scoring, *extension.scoring)
    return msgspec.structs.replace(base, tiles=tiles, scoring=scoring, expansion=extension)


@cache
def base_material() -> Material:
    """The material of the base game as shipped."""
    return load_base()


def shipped_material(expansion: str | None = None) -> Material:
    """The material as shipped, with or without an expansion."""
    if expansion is None:
        return base_material()
    if expansion not in NAMES:
        raise MaterialError("material-unknown-expansion", found=expansion, known=", ".join(NAMES))
    return _extended(expansion)


@cache
def _extended(expansion: str) -> Material:
    return load_material(tiles=None, expansion=expansion, files={})


def symbol_kinds(box: Material) -> tuple[str, ...]:
    """Every kind of symbol, those of the expansion last."""
    return (*SYMBOL_TERRAINS, *(box.expansion.symbols if box.expansion is not None else ()))


def load_base(
    *, tiles: Path | str | None = None, scoring: Path | str | None = None, rounds: Path | str | None = None
) -> Material:
    """The base game, with the user's own file in place of any of the shipped ones."""
    return build_base(read(tiles, "tiles.toml"), read(scoring, "scoring.toml"), read(rounds, "rounds.toml"))


def load_material(*, tiles: Path | None, expansion: str | None, files: Mapping[str, Path]) -> Material:
    """The material with the user's own tiles, and an expansion with the user's own files, where given."""
    base = base_material() if tiles is None else load_base(tiles=tiles)
    return base if expansion is None else expansions.named(expansion).part(MaterialPart).load(base, files)


def build_base(tiles: Content, scoring: Content, rounds: Content) -> Material:
    """The material from the content of the three files."""
    castle, landscape = _build_tiles(*tiles)
    scoring_tiles, first_game = _build_scoring(*scoring)
    return Material(castle, landscape, scoring_tiles, first_game, _build_rounds(*rounds))


def material_from_plain(content: Mapping[str, object], file: str) -> Material:
    """The material from one value with the content of the files, as `plain` returns it."""
    tiles, scoring, rounds = split(content, PLAIN_KEYS, file, also=NAMES)
    material = build_base((file, tiles), (file, scoring), (file, rounds))
    for name in NAMES:
        if name in content:
            material = expansions.named(name).part(MaterialPart).from_plain(content[name], material, file)
    return material


def plain_material(material: Material) -> dict[str, Any]:
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
        content[expansion.name] = expansions.of(material).part(MaterialPart).plain(expansion)
    return content


def scoring_tiles(
    file: str, entries: Iterable[Mapping[str, object]], known: Mapping[str, int]
) -> tuple[ScoringTile, ...]:
    """The scoring tiles in the order of those known, each with its number of points."""
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


def known_scoring(package: str = "skye.material") -> dict[str, int]:
    """The scoring tiles that are shipped, and how many points each has."""
    file, content = read(None, "scoring.toml", package)
    shipped = entries(content, "scoring", file, also=("first_game",))
    tiles = [convert(entry, ScoringTile, file, "scoring") for entry in shipped]
    return {tile.id: len(tile.points) for tile in tiles}


def _build_tiles(file: str, content: Mapping[str, object]) -> tuple[Tile, tuple[Tile, ...]]:
    tiles = [read_tile(entry, file) for entry in entries(content, "tile", file)]
    unique((entry.id for entry in tiles), "tile", file)
    landscape = tuple(entry for entry in tiles if entry.id != CASTLE)
    castles = [entry for entry in tiles if entry.id == CASTLE]
    if not castles:
        raise MaterialError("material-no-castle", file=file)
    if len(landscape) != LANDSCAPE_TILES:
        raise MaterialError("material-count", file=file, table="tile", expected=LANDSCAPE_TILES, found=len(landscape))
    return castles[0], landscape


def _build_scoring(file: str, content: Mapping[str, object]) -> tuple[tuple[ScoringTile, ...], tuple[str, ...]]:
    known = known_scoring()
    scoring = scoring_tiles(file, entries(content, "scoring", file, also=("first_game",)), known)
    first_game = convert(content.get("first_game"), tuple[str, ...], file, "first_game")
    if len(set(first_game)) != len(LETTERS) or len(first_game) != len(LETTERS) or not set(first_game) <= set(known):
        raise MaterialError("material-first-game", file=file)
    return scoring, first_game


def _build_rounds(file: str, content: Mapping[str, object]) -> tuple[Rounds, ...]:
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
