"""Walking, tracks and the scoring tiles of the expansion (sections 11 to 13), written separately from the fast core."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise, permutations
from typing import ClassVar

from skye.expansions.journeyman.journey_view import JourneyView, TableView
from skye.expansions.journeyman.material import TRACKS, Board, Space
from skye.material.tables import Tables
from skye.material.tiles import SCROLLS
from skye.record.explain import STEPS, Cell, ExplainPart, Laid, Land, Line, Question, Road, Scorer, Survey
from skye.view.seat_view import View

CASTLE_CELL: Cell = (0, 0)
OPEN_STEP = 2  # W2, movement points
ROAD_STEP = 1

TERRAINS = {"mountain": "M", "water": "W", "pasture": "P"}


class Journey(Survey):
    """The survey of a territory with the roads placed on it, and how far journeyman and markers have come."""

    def __init__(
        self, land: Land, roads: Iterable[Road], standing: Cell, reached: tuple[int, int, int], board: Board
    ) -> None:
        super().__init__(land, roads)
        self.standing = standing
        """The cell of the journeyman."""
        self.reached = reached
        """The furthest space that the marker of each track has been on, 0 for the start."""
        self.board = board

    def tracks(self) -> list[tuple[str, Sequence[Space], int]]:
        """Name and spaces of each track, and the furthest space reached."""
        return [(name, self.board.track(name), space) for name, space in zip(TRACKS, self.reached, strict=True)]


def journey_of(view: View, seat: int, tables: Tables) -> Journey:
    """The journey of a seat as a view shows it, to check which requirements its tiles meet and what walks cost."""
    land = {
        (laid.x, laid.y): Laid(tables.tiles[tables.index[laid.tile]], laid.turn) for laid in view.seats[seat].territory
    }
    return journey_on(view, seat, land)


def journey_on(view: View, seat: int, land: Land) -> Journey:
    """The journey of a seat from a view, in this territory."""
    shown = view.seats[seat].expansion
    table = view.expansion
    assert isinstance(shown, JourneyView)
    assert isinstance(table, TableView)
    return Journey(land, shown.laid, shown.standing, shown.reached, table.board)


def meets(survey: Survey, cell: Cell, requirement: str) -> bool:
    """Whether the tile on this cell meets the requirement of a space (W4)."""
    x, y = cell
    kind, _, detail = requirement.partition("_")
    match kind:
        case "distance":
            return distance(cell) >= int(detail)
        case "completed":
            # Mountain and water: the tile is part of both.
            return all(_in_completed(survey, cell, TERRAINS[terrain]) for terrain in detail.split("_and_"))
        case "north":
            return y == max(north for _, north in survey.land)
        case "south":
            return y == min(north for _, north in survey.land)
        case "east":
            return x == max(east for east, _ in survey.land)
        case "west":
            return x == min(east for east, _ in survey.land)
        case "scroll":
            return any(symbol.kind in SCROLLS for symbol in survey.land[cell].tile.symbols)
        case _:  # the castle is a symbol too, on the castle tile only
            return survey.land[cell].tile.count(requirement) > 0


def distance(cell: Cell) -> int:
    """Steps from the castle, orthogonal and across gaps (W4)."""
    x, y = cell
    return abs(x) + abs(y)


def costs(survey: Survey, start: Cell) -> dict[Cell, int]:
    """The fewest movement points from one tile to every tile of the territory (W2)."""
    found: dict[Cell, int] = {}
    pending = [(0, start)]
    while pending:
        spent, cell = heapq.heappop(pending)
        if cell in found:
            continue
        found[cell] = spent
        x, y = cell
        for side, (east, north, touching) in enumerate(STEPS):
            beside = (x + east, y + north)
            if beside in survey.land:
                # A3: both tiles have a road at the shared edge.
                road = survey.roads[cell].at[side] >= 0 and survey.roads[beside].at[touching] >= 0
                heapq.heappush(pending, (spent + (ROAD_STEP if road else OPEN_STEP), beside))
    return found


def walk(survey: Survey, start: Cell, cells: Collection[Cell]) -> int:
    """The fewest movement points for one walk to all these tiles, in any order (W1)."""
    between = {cell: costs(survey, cell) for cell in {start, *cells}}
    return min(sum(between[here][there] for here, there in pairwise((start, *order))) for order in permutations(cells))


def banner(track: Sequence[Space], reached: int, kind: str) -> int:
    """The best banner of a kind under the spaces reached on one track, 0 if there is none (W11)."""
    found = [space.banner.split() for space in track[:reached] if space.banner]
    return max((int(value) for name, value in found if name == kind), default=0)


def wages(journey: Journey, bonus_income: int) -> tuple[Line, ...]:
    """What the expansion adds to the income of phase 1: banners (W11) and a bonus tile (W12)."""
    gold = sum(banner(track, reached, "income") for _, track, reached in journey.tracks())
    lines = (Line("banner_income", 1, gold, ()), Line("no_axe_income", 1, bonus_income, ()))
    return tuple(line for line in lines if line.points)


def banners(journey: Journey) -> tuple[Line, ...]:
    """The points that banners give in phase 6, each track for itself (W11)."""
    lines = (
        Line(f"{name}_points", 1, banner(track, reached, "points"), ()) for name, track, reached in journey.tracks()
    )
    return tuple(line for line in lines if line.points)


def _journey(question: Question) -> Iterable[Line]:
    standing = _asked(question).standing
    yield Line("journey", distance(standing), distance(standing) * question.points[0], (standing,))


def _broch_lines(question: Question) -> Iterable[Line]:
    brochs = sorted(question.survey.where("broch"))
    for row in sorted({y for _, y in brochs}):
        yield _broch_line("broch_row", [cell for cell in brochs if cell[1] == row], question)
    for column in sorted({x for x, _ in brochs}):
        yield _broch_line("broch_column", [cell for cell in brochs if cell[0] == column], question)


def _broch_line(label: str, brochs: Sequence[Cell], question: Question) -> Line:
    return Line(label, len(brochs), question.points[0], tuple(dict.fromkeys(brochs)))


def _symbol_rows(question: Question) -> Iterable[Line]:
    rows: dict[int, set[Cell]] = {}
    for cells in _shown(question.survey).values():
        for row in {y for _, y in cells}:
            tiles = {cell for cell in cells if cell[1] == row}
            if len(tiles) > 1:
                rows.setdefault(row, set()).update(tiles)
    for tiles in rows.values():
        yield Line("symbol_row", len(tiles), question.points[0], tuple(sorted(tiles)))


def _bridges(question: Question) -> Iterable[Line]:
    for name, track, reached in _asked(question).tracks():
        if reached:
            crossed = track[reached - 1].zone - 1  # a bridge leads from each zone to the next
            yield Line(f"bridges_{name}", crossed, crossed * question.points[0], ())


class JourneymanExplain(ExplainPart):
    """The scoring tiles of the expansion."""

    scorers: ClassVar[Mapping[str, Scorer]] = {
        "journey": _journey,
        "broch_lines": _broch_lines,
        "symbol_rows": _symbol_rows,
        "bridges": _bridges,
    }


PART = JourneymanExplain()


def _asked(question: Question) -> Journey:
    assert isinstance(question.survey, Journey)
    return question.survey


def _in_completed(survey: Survey, cell: Cell, terrain: str) -> bool:
    return any(cell in area.cells for area in survey.completed(terrain))


def _shown(survey: Survey) -> dict[str, set[Cell]]:
    """The tiles that show each symbol; all scrolls are one."""
    found: dict[str, set[Cell]] = {}
    for kind, cells in survey.symbols.items():
        found.setdefault("scroll" if kind in SCROLLS else kind, set()).update(cells)
    return found
