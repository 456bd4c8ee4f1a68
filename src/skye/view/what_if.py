"""What a territory would score if it were counted now, and what a tile would add to it, from what one seat may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NoReturn

import msgspec

from skye.material import expansions
from skye.material.box import LETTERS
from skye.material.errors import IllegalMoveError
from skye.material.expansions import Part
from skye.material.moves import Move, Place
from skye.material.tables import Tables
from skye.record import explain
from skye.record.explain import Cell, Laid, Land, Line, Survey
from skye.rules.game import Game
from skye.rules.placement_effects import placement_effects
from skye.view.game_from_view import imagine
from skye.view.seat_view import SeatView, View, tables_of
from skye.view.seat_view import view as show

BUILDING = "build"
"""The phase in which one answer has several moves, the tiles of a hand."""


class Placement(msgspec.Struct, frozen=True):
    """A way to lay a tile, and what it would change."""

    x: int
    y: int
    turn: int
    points: Annotated[tuple[int, ...], msgspec.Meta(min_length=4, max_length=4)]
    """The change of the scoring tiles A, B, C, D, if each were counted now."""
    scrolls: int
    """The change of the points for scrolls (F1)."""
    income: int
    """The change of the next round's income; 0 in the last round."""
    completed: int
    """How many areas it completes."""
    worth: int
    """The points over the rest of the game: each letter as often as it is still scored, and the scrolls."""


class Tally(msgspec.Struct, frozen=True):
    """What one thing would score if it were counted now."""

    source: str
    """A, B, C, D, scrolls, income (gold, not in the last round), or what an expansion counts as well."""
    tile: str | None
    """The scoring tile."""
    lines: tuple[Line, ...]
    points: int | None
    """None, without lines, where it depends on gold that is hidden from the viewer (P4)."""


class CompletedArea(msgspec.Struct, frozen=True):
    """An area that is completed (A1)."""

    terrain: str
    """P, M or W."""
    cells: tuple[Cell, ...]


class WhatIfPart(Part, module="what_if"):
    """What an expansion adds to a territory that is counted now."""

    def survey(self, view: View, seat: int, land: Land) -> Survey:
        """The territory of a seat with what the expansion has put into it."""
        return Survey(land)

    def income(self, view: View, seat: int, survey: Survey, tables: Tables) -> tuple[Line, ...]:
        """Gold on top of the next round's income."""
        return ()

    def tallies(self, survey: Survey) -> Mapping[str, tuple[Line, ...]]:
        """What is counted besides the scoring tiles, by the names of the sources."""
        return {}


def weigh(view: View, seat: int, tile: str, tables: Tables | None = None) -> tuple[Placement, ...]:
    """What a public tile would change in a seat's territory, for every way to lay it there."""
    if not _is_public(view, seat, tile):
        raise IllegalMoveError("table-tile-away", tile=tile)
    game = imagine(_payable(view), tables)
    still_scored = "".join(view.scored[view.round - 1 :])
    times = [still_scored.count(letter) for letter in LETTERS]
    has_income = view.round < view.rounds
    found = []
    for x, y, turn, *points, scrolls, whisky, completed in placement_effects(game, seat, game.tables.index[tile]):
        worth = scrolls + sum(change * often for change, often in zip(points, times, strict=True))
        income = whisky if has_income else 0
        found.append(Placement(x, y, turn, tuple(points), scrolls, income, completed, worth))
    return tuple(found)


def tallies(view: View, seat: int, tables: Tables | None = None) -> tuple[Tally, ...]:
    """What a seat would score if everything were counted now."""
    tables = tables_of(view) if tables is None else tables
    surveys = [survey(view, other, tables) for other in range(len(view.seats))]
    hidden = any(entry.gold is None for entry in view.seats)
    gold = Hidden() if hidden else [entry.gold or 0 for entry in view.seats]
    found = []
    for letter, name in zip(LETTERS, view.scoring, strict=True):
        scoring = tables.material.scoring[tables.scoring_index[name]]
        try:
            found.append(_tally(letter, name, explain.score(scoring, surveys, seat, gold)))
        except HiddenGoldError:
            found.append(Tally(letter, name, (), None))
    found.append(_tally("scrolls", None, explain.scrolls(surveys[seat])))
    added = expansions.of(tables.material).part(WhatIfPart)
    if view.round < view.rounds:
        ahead = sum(other.points > view.seats[seat].points for other in view.seats)
        lines = explain.income(surveys[seat], ahead, view.catch_up[view.round])
        lines += added.income(view, seat, surveys[seat], tables)
        found.append(_tally("income", None, lines))
    found += [_tally(source, None, lines) for source, lines in added.tallies(surveys[seat]).items()]
    return tuple(found)


def tried(view: View, moves: Sequence[Move], tables: Tables | None = None) -> View:
    """The view of a seat with further tiles and roads of its own laid; IllegalMoveError says which cannot be.

    Before the build phase, any public tile may be laid, as if it had been gained.
    """
    assert view.seat is not None, "only who has a territory can lay something there"
    tables = tables_of(view) if tables is None else tables
    for move in moves:
        view = _after(view, view.seat, move, tables)
    return view


def builder(view: View, seat: int, tables: Tables) -> Game:
    """The game of a view in the build phase, in which a seat can lay all of its tiles without ending the round."""
    other = (seat + 1) % len(view.seats)
    busy = msgspec.structs.replace(view.seats[other], hand=(tables.tiles[1].id,))
    return imagine(_payable(_with_seat(view, other, busy)), tables)


def completed(before: View, after: View, seat: int, tables: Tables | None = None) -> tuple[CompletedArea, ...]:
    """The areas of a seat that are completed in one view and not yet in the other."""
    tables = tables_of(after) if tables is None else tables
    fresh = _completed(survey(after, seat, tables)) - _completed(survey(before, seat, tables))
    return tuple(CompletedArea(terrain, cells) for terrain, cells in sorted(fresh.elements()))


def joined(before: View, after: View, seat: int, tables: Tables | None = None) -> tuple[Cell, ...]:
    """The tiles of a seat that a road joins to its castle in one view and not yet in the other (A3)."""
    tables = tables_of(after) if tables is None else tables
    return tuple(sorted(survey(after, seat, tables).joined - survey(before, seat, tables).joined))


def survey(view: View, seat: int, tables: Tables) -> Survey:
    """The territory of a seat as a view shows it, to be explained."""
    land = {
        (laid.x, laid.y): Laid(tables.tiles[tables.index[laid.tile]], laid.turn) for laid in view.seats[seat].territory
    }
    return expansions.of(tables.material).part(WhatIfPart).survey(view, seat, land)


class HiddenGoldError(Exception):
    """Something depends on hidden gold."""


class Hidden(Sequence[int]):
    """Everybody's gold where the viewer does not know it: raises an error when it is read."""

    def __getitem__(self, index: Any) -> NoReturn:
        raise HiddenGoldError

    def __len__(self) -> NoReturn:
        raise HiddenGoldError


def _tally(source: str, tile: str | None, lines: tuple[Line, ...]) -> Tally:
    return Tally(source, tile, lines, explain.total(lines))


def _completed(found: Survey) -> Counter[tuple[str, tuple[Cell, ...]]]:
    return Counter((area.terrain, area.cells) for area in found.areas if area.completed)


def _is_public(view: View, seat: int, tile: str) -> bool:
    """Whether a tile is in a hand or in front of a seat, and has not been laid as a trial."""
    is_there = any(tile in other.hand or tile in [offer.tile for offer in other.offers] for other in view.seats)
    return is_there and tile not in [laid.tile for laid in view.seats[seat].territory]


def _payable(view: View) -> View:
    """The view with some gold for all: `imagine` requires it, and nothing that is laid depends on it."""
    seats = [msgspec.structs.replace(seat, gold=seat.gold or 0) for seat in view.seats]
    return msgspec.structs.replace(view, seats=tuple(seats))


def _after(view: View, seat: int, move: Move, tables: Tables) -> View:
    own = view.seats[seat]
    hand = own.hand
    if view.phase != BUILDING and isinstance(move, Place):
        if not _is_public(view, seat, move.tile):
            raise IllegalMoveError("table-tile-away", tile=move.tile)
        hand = (move.tile,)
    building = msgspec.structs.replace(view, phase=BUILDING)
    game = builder(_with_seat(building, seat, msgspec.structs.replace(own, hand=hand)), seat, tables)
    game.apply(move)
    laid = show(game, seat).seats[seat]
    hand = laid.hand if view.phase == BUILDING else own.hand
    mine = msgspec.structs.replace(own, territory=laid.territory, hand=hand, expansion=laid.expansion)
    return _with_seat(view, seat, mine)


def _with_seat(view: View, seat: int, entry: SeatView) -> View:
    seats = tuple(entry if number == seat else other for number, other in enumerate(view.seats))
    return msgspec.structs.replace(view, seats=seats)
