"""Scenarios of the expansion, read from `tests/scenarios/journeyman/*.toml`; drawn like those of the base.

`#J1` is a tile of the expansion. A journeyman stands on the castle and markers at their start where nothing is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import msgspec
import scenario as base_reader
from scenario import CASTLE_CELL, Cell, Land

from skye.expansions.journeyman.material import SYMBOL_PLACES, TRACKS, Board, Box, Space
from skye.material.box import Material, shipped_material

FOLDER = base_reader.FOLDER / "journeyman"


class Banners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the banners give (W11); a number not given is that of the start."""

    income: int = 0
    movement: int = 4  # W2
    points: int = 0


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it is written; the fields from `meets` on are its question, of which it has one."""

    questions: ClassVar = ("meets", "costs", "visit", "joined", "gold", "scoring", "scroll", "banners")

    name: str
    rules: tuple[str, ...]
    why: str
    tiles: dict[str, str] = {}
    """Own tiles: edges, centre, roads joined by + (or -), symbols."""
    land: str = "C"
    lands: tuple[str, ...] = ()
    """One drawing for each seat, in place of `land`."""
    roads: tuple[tuple[Cell, Cell], ...] = ()
    """Roads placed across the edge of two neighbours."""
    standing: Cell = CASTLE_CELL
    """Where the journeyman is."""
    reached: tuple[int, int, int] = (0, 0, 0)
    """The furthest space of each track."""
    hopped: tuple[str, ...] = ()
    """Tracks whose marker has since stepped back by one."""
    players: int = 2
    """Decides which side of the board is used."""
    change: dict[str, dict[str, int | str]] = {}
    """Spaces that differ from the board as shipped, by track and number."""
    points: int | tuple[int, ...] = 0

    meets: dict[str, tuple[Cell, ...]] = {}
    """For each requirement all tiles of the land that meet it."""
    costs: str = ""
    """The land drawn again, with the movement points that lead to each tile."""
    visit: tuple[Cell, ...] | None = None
    """The markers of a plan, for which the shortest walk `needs` so many movement points."""
    needs: int = 0
    joined: tuple[Cell, ...] | None = None
    """The cells joined to the castle by road."""
    gold: int = 0
    """The income with nobody ahead and without banners."""
    scoring: str = ""
    """The scoring tile that gives `points`."""
    scroll: bool = False
    """Whether the scrolls give `points`."""
    banners: Banners | None = None


@dataclass(frozen=True, slots=True)
class Scenario(base_reader.Questioned):
    """A scenario with its drawings read and found legal."""

    file: str
    asked: Asked
    lands: tuple[Land, ...]
    costs: dict[Cell, int]
    """The movement points that lead to each tile, where they are asked for."""
    material: Material
    """The box with the expansion, with the tiles of this scenario only."""

    @property
    def box(self) -> Box:
        """What the expansion adds."""
        assert isinstance(self.material.expansion, Box)
        return self.material.expansion

    @property
    def board(self) -> Board:
        """The board in use."""
        return self.box.board_for(self.asked.players)


@cache
def scenarios() -> tuple[Scenario, ...]:
    """All scenarios of all files."""
    return base_reader.read_all(FOLDER, read)


def read(entry: dict[str, Any], file: str) -> Scenario:
    """One scenario from its written form; complains with its name."""
    try:
        asked = msgspec.convert(entry, Asked)
        own = {word: base_reader.own_tile(word, text, file, SYMBOL_PLACES) for word, text in asked.tiles.items()}
        box = shipped_material("journeyman")
        assert isinstance(box.expansion, Box)
        known = own | {f"#{tile.id}": tile for tile in box.expansion.tiles}
        lands = tuple(base_reader.draw(text, known) for text in asked.lands or (asked.land,))
        costs = _read_costs(asked) if asked.costs else {}
        _check(asked, lands, costs)
        extension = msgspec.structs.replace(
            box.expansion, boards=tuple(_changed(board, asked) for board in box.expansion.boards)
        )
    except (ValueError, msgspec.ValidationError) as error:
        raise ValueError(f"{file}: {entry.get('name', '?')}: {error}") from error
    used = {tile.id: tile for land in lands for tile, _ in land.values() if tile != box.castle}
    if unused := own.keys() - used:
        raise ValueError(f"{file}: {asked.name}: nothing uses {', '.join(sorted(unused))}")
    material = msgspec.structs.replace(box, tiles=tuple(used.values()), expansion=extension)
    return Scenario(file, asked, lands, costs, material)


def _read_costs(asked: Asked) -> dict[Cell, int]:
    """The number on each cell of the second drawing, which has the shape of the first."""
    ((west, north),) = [cell for cell, word in _words(asked.land) if word == "C"]
    return {(x - west, y - north): int(word) for (x, y), word in _words(asked.costs) if word != "."}


def _words(drawing: str) -> Iterator[tuple[Cell, str]]:
    for row, words in enumerate(drawing.strip().splitlines()):
        for column, word in enumerate(words.split()):
            yield (column, -row), word


def _changed(board: Board, asked: Asked) -> Board:
    """A board with the spaces of the scenario's own."""
    tracks: dict[str, list[Space]] = {name: list(board.track(name)) for name in TRACKS}
    if asked.players in board.players:
        for place, fields in asked.change.items():
            track, number = place.split()
            space = tracks[track][int(number) - 1]
            tracks[track][int(number) - 1] = msgspec.convert({**msgspec.to_builtins(space), **fields}, type(space))
    return Board(board.players, *(tuple(tracks[name]) for name in TRACKS))


def _check(asked: Asked, lands: tuple[Land, ...], costs: dict[Cell, int]) -> None:
    question = base_reader.question_of(asked)
    points = (asked.points,) if isinstance(asked.points, int) else asked.points
    if question in ("scoring", "scroll") and len(points) != len(lands):
        raise ValueError(f"points for {len(lands)} expected")
    if question not in ("scoring", "scroll") and len(lands) != 1:
        raise ValueError("one land expected")
    if costs and costs.keys() != lands[0].keys():
        raise ValueError("a cost for each tile expected")
    cells = [*(asked.visit or ()), *(asked.joined or ()), *(cell for found in asked.meets.values() for cell in found)]
    for cell in (asked.standing, *cells, *(cell for road in asked.roads for cell in road)):
        if cell not in lands[0]:
            raise ValueError(f"no tile lies at {cell}")
    for here, there in asked.roads:
        if there not in base_reader.neighbours(here):
            raise ValueError(f"{here} and {there} are no neighbours")
    base_reader.check_rules(asked.rules)
