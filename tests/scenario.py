"""Scenarios: drawn territories with a result worked out by hand, read from `tests/scenarios/*.toml`.

A drawing runs north to south and west to east. `C` is the castle, `.` an empty cell, `#17` a tile of the box, any other
word a tile of the scenario's own; `:1` behind a tile is one quarter turn clockwise.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec
import pytest

from skye.material.box import Material, base_material
from skye.material.tiles import SYMBOL_TERRAINS, Tile, read_tile

FOLDER = Path(__file__).with_name("scenarios")
TERRAIN = {"pasture": "P", "mountain": "M", "water": "W"}

Cell = tuple[int, int]
"""x grows to the east and y to the north; the castle lies at (0, 0)."""

Laid = tuple[Tile, int]
"""A tile and its quarter turns clockwise."""

Land = dict[Cell, Laid]

CASTLE_CELL: Cell = (0, 0)

Read = TypeVar("Read")


class Income(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What catch-up gold depends on (I3)."""

    ahead: int
    catch_up: int


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it is written; the fields from `scoring` on are its question, of which it has one."""

    questions: ClassVar = ("scoring", "scroll", "income", "lay", "hand", "tile", "areas", "joined")

    name: str
    rules: tuple[str, ...]
    why: str
    tiles: dict[str, str] = {}
    """Own tiles: edges, centre, roads joined by + (or -), symbols."""
    land: str = "C"
    lands: tuple[str, ...] = ()
    """One drawing for each seat, in place of `land`."""
    points: int | tuple[int, ...] = ()
    gold: int | tuple[int, ...] = ()
    """Everybody's gold; for an income, what it pays."""
    scoring: str = ""
    """The scoring tile that gives `points`."""
    scroll: bool = False
    """Whether the scrolls give `points`."""
    income: Income | None = None
    """The income pays `gold`."""
    lay: str = ""
    """Whether this tile `fits` on the cell `at`."""
    at: Cell = CASTLE_CELL
    fits: bool = False
    hand: tuple[str, ...] = ()
    """In how many ways the first, the first two, … of these tiles can be laid one after another: `fitting`."""
    fitting: tuple[int, ...] = ()
    tile: str = ""
    """The areas of this one tile: `parts`, each a terrain and its places."""
    parts: tuple[str, ...] = ()
    areas: tuple[str, ...] | None = None
    """All areas of the land: terrain, size in tiles, completed or open."""
    joined: tuple[Cell, ...] | None = None
    """The cells joined to the castle by road."""


class Questioned:
    """What scenarios of the base and of an expansion have in common."""

    __slots__ = ()
    asked: Any

    @property
    def question(self) -> str:
        """What is asked: the name of one field of `Asked`."""
        return question_of(self.asked)

    @property
    def points(self) -> list[int]:
        """The points of each seat."""
        points = self.asked.points
        return [points] if isinstance(points, int) else list(points)


@dataclass(frozen=True, slots=True)
class Scenario(Questioned):
    """A scenario with its drawings read and found legal."""

    file: str
    asked: Asked
    lands: tuple[Land, ...]
    hand: tuple[Laid, ...]
    """The tiles that the question names besides those laid."""
    material: Material
    """The box, with the tiles of this scenario only."""

    @property
    def gold(self) -> list[int]:
        """The gold of each seat; nobody has any where nothing is given."""
        gold = self.asked.gold
        return [gold] if isinstance(gold, int) else list(gold) or [0] * len(self.lands)

    @property
    def symbols(self) -> set[str]:
        """The kinds of symbol that lie on the lands."""
        return {symbol.kind for land in self.lands for laid, _ in land.values() for symbol in laid.symbols}


@cache
def scenarios() -> tuple[Scenario, ...]:
    """All scenarios of all files."""
    return read_all(FOLDER, read)


def read_all(folder: Path, read: Callable[[dict[str, Any], str], Read]) -> tuple[Read, ...]:
    """The scenarios of all files in a folder."""
    return tuple(
        read(entry, file.name)
        for file in sorted(folder.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]
    )


def read(entry: dict[str, Any], file: str) -> Scenario:
    """One scenario from its written form; complains with its name."""
    name = f"{file}: {entry.get('name', '?')}"
    try:
        asked = msgspec.convert(entry, Asked)
        _check(asked)
        own = {word: own_tile(word, text, file) for word, text in asked.tiles.items()}
        lands = tuple(draw(text, own) for text in asked.lands or (asked.land,))
        hand = tuple(_token(word, own) for word in (*asked.hand, asked.lay, asked.tile) if word)
    except (ValueError, msgspec.ValidationError) as error:
        raise ValueError(f"{name}: {error}") from error
    used = {laid.id: laid for land in lands for laid, _ in land.values()} | {held.id: held for held, _ in hand}
    if unused := own.keys() - used:
        raise ValueError(f"{name}: nothing uses {', '.join(sorted(unused))}")
    tiles = tuple(entry for entry in used.values() if entry != base_material().castle)
    return Scenario(file, asked, lands, hand, msgspec.structs.replace(base_material(), tiles=tiles))


def draw(text: str, own: dict[str, Tile]) -> Land:
    """A drawing as a land, the castle at its origin; refuses one that no player could build (L2)."""
    rows = [row.split() for row in text.strip().splitlines()]
    if len({len(row) for row in rows}) != 1:
        raise ValueError("the rows differ in length")
    castles = [(column, row) for row, words in enumerate(rows) for column, word in enumerate(words) if word == "C"]
    if len(castles) != 1:
        raise ValueError(f"one castle C expected, {len(castles)} drawn")
    ((west, north),) = castles
    land = {
        (column - west, north - row): _token(word, own)
        for row, words in enumerate(rows)
        for column, word in enumerate(words)
        if word != "."
    }
    for cell, laid in land.items():
        if not matches(land, cell, laid):
            raise ValueError(f"{laid[0].id} at {cell} does not match its neighbours")
    if len(order(land, min)) != len(land) - 1:
        raise ValueError("the land is not connected")
    return land


def neighbours(cell: Cell) -> list[Cell]:
    """The cells in the north, east, south and west."""
    x, y = cell
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def edge(laid: Laid, side: int) -> str:
    """The terrain at a side of the tile as it lies (M2)."""
    entry, turn = laid
    return entry.edges[(side - turn) % 4]


def matches(land: Land, cell: Cell, laid: Laid) -> bool:
    """Whether all neighbours there are show the tile's terrain."""
    return all(
        edge(laid, side) == edge(land[near], (side + 2) % 4)
        for side, near in enumerate(neighbours(cell))
        if near in land
    )


def fits(land: Land, cell: Cell, laid: Laid) -> bool:
    """Whether the tile may be laid there (L2)."""
    return cell not in land and any(near in land for near in neighbours(cell)) and matches(land, cell, laid)


def free_neighbours(land: Land) -> list[Cell]:
    """The cells in reach of a land: those on it, around it and a little further."""
    return sorted({(x + east, y + north) for x, y in land for east in range(-2, 3) for north in range(-2, 3)})


def asking(scenarios: Iterable[Any], *questions: str) -> pytest.MarkDecorator:
    """Runs a test for each scenario that asks one of these questions."""
    return pytest.mark.parametrize(
        "scenario",
        [
            pytest.param(
                scenario,
                id=f"{scenario.file.removesuffix('.toml')}: {scenario.asked.name}",
                marks=pytest.mark.rule(*scenario.asked.rules),
            )
            for scenario in scenarios
            if scenario.question in questions
        ],
    )


Choice = Callable[[Sequence[Cell]], Cell]

ORDERS: dict[str, Callable[[], Choice]] = {
    "west first": lambda: min,
    "east first": lambda: max,
    "shuffled": lambda: Random(1).choice,
    "shuffled again": lambda: Random(2).choice,
    "shuffled once more": lambda: Random(3).choice,
}
"""Ways to choose the next cell when a land is built again."""


def order(land: Land, choose: Choice) -> list[Cell]:
    """The cells of a land without the castle, each after one that it touches."""
    laid = [CASTLE_CELL]
    while free := sorted({near for cell in laid for near in neighbours(cell) if near in land} - set(laid)):
        laid.append(choose(free))
    return laid[1:]


def read_parts(texts: Sequence[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Terrain letter and places of each part."""
    for text in texts:
        terrain, places = text.split()
        yield TERRAIN[terrain], frozenset(places)


def read_areas(texts: Sequence[str]) -> Iterator[tuple[str, int, bool]]:
    """Terrain letter, size and completeness of each area."""
    for text in texts:
        terrain, size, state = text.split()
        yield TERRAIN[terrain], int(size), {"completed": True, "open": False}[state]


def question_of(asked: Any) -> str:
    """The name of the one field that asks something."""
    unasked = type(asked)("", (), "")
    found = [field for field in asked.questions if getattr(asked, field) != getattr(unasked, field)]
    if len(found) != 1:
        raise ValueError(f"one question expected, found {found}")
    name: str = found[0]
    return name


def check_rules(rules: Iterable[str]) -> None:
    """Complain about what is no rule."""
    for rule in rules:
        if not re.fullmatch(r"[A-Z][0-9]+[a-z]?", rule):
            raise ValueError(f"{rule} is no rule")


def _check(asked: Asked) -> None:
    question = question_of(asked)
    seats = len(asked.lands) or 1
    if question in ("scoring", "scroll") and not isinstance(asked.points, int) and len(asked.points) != seats:
        raise ValueError(f"points for {seats} expected")
    if question == "scoring" and asked.gold != () and (isinstance(asked.gold, int) or len(asked.gold) != seats):
        raise ValueError(f"gold of {seats} expected")
    if question == "income" and not isinstance(asked.gold, int):
        raise ValueError("gold expected")
    if len(asked.hand) != len(asked.fitting):
        raise ValueError("a number for each tile of the hand expected")
    check_rules(asked.rules)


def own_tile(word: str, text: str, file: str, kinds: Mapping[str, str] = SYMBOL_TERRAINS) -> Tile:
    """A tile of a scenario's own from its written form, with symbols of these kinds."""
    if word == "C" or not word[0].isalpha():
        raise ValueError(f"a tile cannot be called {word}")
    edges, centre, *more = text.split()
    roads, symbols = (more[0], more[1:]) if more else ("-", [])
    groups = [] if roads == "-" else roads.split("+")
    return read_tile({"id": word, "edges": edges, "centre": centre, "roads": groups, "symbols": symbols}, file, kinds)


def _token(word: str, own: dict[str, Tile]) -> Laid:
    if word == "C":
        return base_material().castle, 0
    name, _, turn = word.partition(":")
    known = {f"#{entry.id}": entry for entry in base_material().tiles} | own
    if name not in known or turn not in ("", "1", "2", "3"):
        raise ValueError(f"{word} is no tile")
    return known[name], int(turn or 0)
