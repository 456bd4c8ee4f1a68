"""Every point as lines a person can read, with the cells they come from; an expansion adds its own.

Plain flood fill, written separately from the fast core on purpose, so that each checks the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Annotated, ClassVar, NamedTuple

import msgspec

from skye.material import tables
from skye.material.box import ScoringTile
from skye.material.expansions import Part, parts
from skye.material.moves import Number
from skye.material.tiles import CASTLE, SCROLLS, SIDES, Tile

Cell = tuple[Number, Number]
"""x grows to the east and y to the north; the castle lies at (0, 0)."""

Spot = tuple[Cell, int]
"""A cell and the number of one part of the tile on it."""

Symbols = dict[str, list[Cell]]
"""For each kind of symbol the cell of every single one, so a tile with two sheep is listed twice."""

CASTLE_GOLD = 5  # I1
LARGE_AREA = 3  # tiles
COLUMN = 3  # tiles

# F1: how many of the things make one point; 1 if not listed.
SCROLL_SHARE = {"scroll_sheep": 2, "scroll_whisky": 2, "scroll_ship": 2}

# The direction of the neighbour in the north, east, south and west, and that neighbour's side which touches.
STEPS = ((0, 1, 2), (1, 0, 3), (0, -1, 0), (-1, 0, 1))

SIDE_OF = {(east, north): side for side, (east, north, _) in enumerate(STEPS)}
"""The side of a tile on which this neighbour is."""

printed = cache(tables.areas)
"""The areas of a tile as printed, north up."""


class Laid(msgspec.Struct, frozen=True):
    """A tile as it lies in a territory."""

    tile: Tile
    turn: int
    """Quarter turns clockwise: one turn brings the west edge to the north."""


Land = Mapping[Cell, Laid]
"""One player's territory, legally built (L2)."""

Road = tuple[Cell, Cell]
"""A road placed across the shared edge of two neighbours (W13)."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted, how often, the points or gold for it, and where it is."""

    label: Annotated[str, msgspec.Meta(pattern=r"\A[a-z_]{1,40}\Z")]
    count: Number
    points: Number
    cells: tuple[Cell, ...]


class Parts(msgspec.Struct, frozen=True):
    """The areas, or the roads, of one tile as it lies."""

    steps: tuple[tuple[tuple[int, int, int], ...], ...]
    """For each part the steps over its edges."""
    at: tuple[int, ...]
    """The part at the north, east, south and west; -1 where there is none."""


class Area(msgspec.Struct, frozen=True):
    """Terrain of one kind connected across tile edges (A1)."""

    terrain: str
    cells: tuple[Cell, ...]
    """The different tiles it touches (A2)."""
    completed: bool
    symbols: Symbols
    spots: frozenset[Spot]
    """The printed areas that it consists of, by cell and number."""

    def count(self, kind: str) -> int:
        """How many symbols of this kind are in the area."""
        return len(self.symbols.get(kind, ()))


class Survey:
    """The areas and roads of one territory, computed once and shared by all questions about it."""

    def __init__(self, land: Land, roads: Iterable[Road] = ()) -> None:
        self.land = dict(land)  # a copy, so that later building does not change the answers
        self.placed = tuple(roads)

    @cached_property
    def symbols(self) -> Symbols:
        """Every symbol of the territory."""
        found: Symbols = {}
        for cell, laid in self.land.items():
            for symbol in laid.tile.symbols:
                found.setdefault(symbol.kind, []).append(cell)
        return found

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """All areas, completed or not (A1)."""
        tiles = {cell: printed(laid.tile) for cell, laid in self.land.items()}
        ground = {cell: _turned(tuple(area.sides for area in tiles[cell]), self.land[cell].turn) for cell in tiles}
        left = {(cell, number) for cell, areas in tiles.items() for number in range(len(areas))}
        found = []
        while left:
            spots, completed = _flood(ground, [left.pop()])
            left -= spots
            symbols: Symbols = {}
            for cell, number in spots:
                area = tiles[cell][number]
                for kind in area.symbols:
                    symbols.setdefault(kind, []).append(cell)
            cells = _distinct({cell for cell, _ in spots})
            found.append(Area(area.terrain, cells, completed, symbols, frozenset(spots)))
        return tuple(found)

    @cached_property
    def roads(self) -> dict[Cell, Parts]:
        """The roads of every tile as they lie, printed and placed."""
        found = {cell: _turned(laid.tile.roads, laid.turn) for cell, laid in self.land.items()}
        for cell, sides in self._placed_sides().items() if self.placed else ():
            laid = self.land[cell]
            as_printed = "".join(SIDES[(side - laid.turn) % 4] for side in sorted(sides))
            # W13: on its tile a placed road meets every other road, so all of them are one.
            found[cell] = _turned(("".join(laid.tile.roads) + as_printed,), laid.turn)
        return found

    def _placed_sides(self) -> dict[Cell, set[int]]:
        """The sides at which each tile has a placed road."""
        found: dict[Cell, set[int]] = {}
        for (x, y), (to_x, to_y) in self.placed:
            found.setdefault((x, y), set()).add(SIDE_OF[to_x - x, to_y - y])
            found.setdefault((to_x, to_y), set()).add(SIDE_OF[x - to_x, y - to_y])
        return found

    @cached_property
    def joined(self) -> frozenset[Cell]:
        """The tiles joined to the castle by road, the castle itself left out (A3)."""
        ground = self.roads
        castles = [cell for cell, laid in self.land.items() if laid.tile.id == CASTLE]
        start = [(cell, number) for cell in castles for number in range(len(ground[cell].steps))]
        return frozenset(cell for cell, _ in _flood(ground, start)[0]).difference(castles)

    def where(self, *kinds: str) -> list[Cell]:
        """The cell of every single symbol of these kinds."""
        return [cell for kind in kinds for cell in self.symbols.get(kind, ())]

    def count(self, kind: str) -> int:
        """How many of these the territory has; for whisky the tiles are counted, not the symbols (W14)."""
        cells = self.symbols.get(kind, ())
        return len(set(cells)) if kind == "whisky" else len(cells)

    def completed(self, terrains: str) -> list[Area]:
        """The completed areas of these terrains."""
        return [area for area in self.areas if area.completed and area.terrain in terrains]


class Question(NamedTuple):
    """What a scoring tile needs: its points, every territory, the seat to count for, everybody's gold."""

    points: Sequence[int]
    surveys: Sequence[Survey]
    seat: int
    gold: Sequence[int]

    @property
    def survey(self) -> Survey:
        """The territory to count."""
        return self.surveys[self.seat]


def score(scoring: ScoringTile, surveys: Sequence[Survey], seat: int, gold: Sequence[int]) -> tuple[Line, ...]:
    """What a scoring tile gives this seat; `gold` is everybody's, in seat order."""
    scorer = SCORERS.get(scoring.id) or _added_scorer(scoring.id)
    return _tally(scorer(Question(scoring.points, surveys, seat, gold)))


def scrolls(survey: Survey) -> tuple[Line, ...]:
    """What the scrolls give at the end of the game (F1)."""
    lines = []
    for area in survey.areas:
        for kind in area.symbols.keys() & SCROLLS:
            for cell in area.symbols[kind]:
                count = survey.count(kind.removeprefix("scroll_"))
                points = count // SCROLL_SHARE.get(kind, 1)
                doubled = Line(f"{kind}_doubled", count, 2 * points, (cell,))
                lines.append(doubled if area.completed else Line(kind, count, points, (cell,)))
    return _tally(lines)


def income(survey: Survey, ahead: int, catch_up: int) -> tuple[Line, ...]:
    """The gold of phase 1: castle, whisky and catch-up for every player ahead (I1, I2, I3)."""
    whisky = [cell for cell in survey.where("whisky") if cell in survey.joined]
    lines = (
        Line("castle", 1, CASTLE_GOLD, ((0, 0),)),
        Line("whisky", len(whisky), len(whisky), _distinct(whisky)),  # W14: symbols
        Line("catch_up", ahead, ahead * catch_up, ()),
    )
    return tuple(line for line in lines if line.points)


def total(lines: Iterable[Line]) -> int:
    """The total points, or gold, of all lines."""
    return sum(line.points for line in lines)


def _squares(question: Question) -> Iterable[Line]:
    land = question.survey.land
    for x, y in land:
        block = ((x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1))
        if all(cell in land for cell in block):
            yield Line("square", 1, question.points[0], block)


def _sheep(question: Question) -> Iterable[Line]:
    return _for_each_tile("sheep", question.survey.where("sheep"), question.points[0])


def _broch_mountains(question: Question) -> Iterable[Line]:
    for area in question.survey.areas:
        brochs = area.count("broch")
        if brochs:  # only mountains have any
            points = question.points[min(brochs, len(question.points)) - 1]
            yield Line("broch_mountain", brochs, points, area.cells)


def _whisky_majority(question: Question) -> Iterable[Line]:
    numbers = [survey.count("whisky") for survey in question.surveys]
    return _majority("whisky", question, numbers, question.survey.where("whisky"))


def _farm_animals(question: Question) -> Iterable[Line]:
    survey = question.survey
    around = {(x + east, y + north) for x, y in survey.where("farm") for east in (-1, 0, 1) for north in (-1, 0, 1)}
    animals = [cell for cell in survey.where("sheep", "cattle") if cell in around]
    return _for_each_tile("farm_animals", animals, question.points[0])


def _road_cattle(question: Question) -> Iterable[Line]:
    cattle = [cell for cell in question.survey.where("cattle") if cell in question.survey.joined]
    return _for_each_tile("road_cattle", cattle, question.points[0])


def _road_tiles(question: Question) -> Iterable[Line]:
    return _for_each_tile("road_tile", question.survey.joined, question.points[0])


def _largest_lake(question: Question) -> Iterable[Line]:
    lakes = sorted(area.cells for area in question.survey.completed("W"))
    if lakes:
        cells = max(lakes, key=len)
        yield Line("largest_lake", len(cells), len(cells) * question.points[0], cells)


def _completed_areas(question: Question) -> Iterable[Line]:
    for area in question.survey.completed("PMW"):
        yield Line("completed_area", 1, question.points[0], area.cells)


def _large_areas(question: Question) -> Iterable[Line]:
    for area in question.survey.completed("PMW"):
        if len(area.cells) >= LARGE_AREA:
            yield Line("large_area", len(area.cells), question.points[0], area.cells)


def _building_sets(question: Question) -> Iterable[Line]:
    buildings = ("broch", "farm", "lighthouse")
    sets = min(question.survey.count(building) for building in buildings)
    yield Line("building_set", sets, sets * question.points[0], _distinct(question.survey.where(*buildings)))


def _ship_majority(question: Question) -> Iterable[Line]:
    numbers = [survey.count("ship") for survey in question.surveys]
    return _majority("ships", question, numbers, question.survey.where("ship"))


def _gold_majority(question: Question) -> Iterable[Line]:
    return _majority("gold", question, question.gold, ())


def _harbours(question: Question) -> Iterable[Line]:
    for area in question.survey.areas:
        # The lighthouse is recorded in the water that it adjoins.
        if area.count("ship") and area.count("lighthouse"):
            yield Line("harbour", area.count("ship"), question.points[0], area.cells)


def _columns(question: Question) -> Iterable[Line]:
    land = question.survey.land
    for x, south in land:
        if (x, south - 1) not in land:
            north = south
            while (x, north) in land:
                north += 1
            if north - south >= COLUMN:
                run = tuple((x, y) for y in range(south, north))
                yield Line("column", len(run), question.points[0], run)


def _completed_mountains(question: Question) -> Iterable[Line]:
    for area in question.survey.completed("M"):
        yield Line("completed_mountain", 1, question.points[0], area.cells)


Scorer = Callable[[Question], Iterable[Line]]

SCORERS: dict[str, Scorer] = {
    "squares": _squares,
    "sheep": _sheep,
    "broch_mountains": _broch_mountains,
    "whisky_majority": _whisky_majority,
    "farm_animals": _farm_animals,
    "road_cattle": _road_cattle,
    "road_tiles": _road_tiles,
    "largest_lake": _largest_lake,
    "completed_areas": _completed_areas,
    "large_areas": _large_areas,
    "building_sets": _building_sets,
    "ship_majority": _ship_majority,
    "gold_majority": _gold_majority,
    "harbours": _harbours,
    "columns": _columns,
    "completed_mountains": _completed_mountains,
}
"""How each scoring tile is explained, by its id; an expansion has a table of its own."""


class ExplainPart(Part, module="explain"):
    """The explanations that an expansion adds."""

    scorers: ClassVar[Mapping[str, Scorer]] = {}
    """How each of its scoring tiles is explained, by its id."""


def _added_scorer(name: str) -> Scorer:
    """How an expansion explains its scoring tile."""
    return {key: scorer for part in parts(ExplainPart) for key, scorer in part.scorers.items()}[name]


def _tally(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines that give something, in a fixed order."""
    return tuple(sorted((line for line in lines if line.points), key=lambda line: (line.cells, line.count)))


def _for_each_tile(label: str, cells: Iterable[Cell], points: int) -> list[Line]:
    return [Line(label, count, count * points, (cell,)) for cell, count in Counter(cells).items()]


def _majority(what: str, question: Question, numbers: Sequence[int], cells: Iterable[Cell]) -> Iterable[Line]:
    own = numbers[question.seat]
    ahead = sum(number > own for number in numbers)
    # T1: two ahead are either tied for most, and nobody is second, or they are first and second.
    if own and ahead < 2:
        yield Line(f"{what}_{('most', 'second')[ahead]}", own, question.points[ahead], _distinct(cells))


def _distinct(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(set(cells)))


def _flood(ground: Mapping[Cell, Parts], start: Iterable[Spot]) -> tuple[set[Spot], bool]:
    """All spots connected to the start across edges, and whether none of their edges faces an empty cell (A1)."""
    reached = set(start)
    pending = list(reached)
    closed = True
    while pending:
        (x, y), number = pending.pop()
        for east, north, touching in ground[x, y].steps[number]:
            cell = (x + east, y + north)
            if cell not in ground:
                closed = False
            elif (part := ground[cell].at[touching]) >= 0 and (spot := (cell, part)) not in reached:
                reached.add(spot)
                pending.append(spot)
    return reached, closed


@cache
def _turned(groups: tuple[str, ...], turn: int) -> Parts:
    """Groups of sides after quarter turns clockwise, each of which brings the west side to the north."""
    lying = [SIDES[(place - turn) % 4] for place in range(4)]
    return Parts(
        tuple(tuple(step for step, side in zip(STEPS, lying, strict=True) if side in group) for group in groups),
        tuple(next((number for number, group in enumerate(groups) if side in group), -1) for side in lying),
    )
