"""The moves of the expansion: planning and walking, steps on the tracks, roads."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar

import msgspec

from skye.expansions.journeyman.material import TRACKS, Track
from skye.material.moves import NUMBER, SEAT, Form, Move, MovesPart, Number

MOST_WAYPOINTS = 3


class Plan(Move, frozen=True, tag="plan"):
    """A seat puts its waypoint markers on its own tiles, in secret (W1)."""

    cells: Annotated[tuple[tuple[Number, Number], ...], msgspec.Meta(max_length=MOST_WAYPOINTS)]
    """Cells east and north of the castle; any order is accepted, lists and records have them sorted."""
    extra: bool = False
    """Whether the bonus tile for extra movement is spent on this walk (W12)."""

    def __str__(self) -> str:
        cells = [f"{x},{y}" for x, y in self.cells] or ["-"]
        return " ".join([f"{self.seat} plan", *cells, *(["extra"] if self.extra else [])])


class Collect(Move, frozen=True, tag="collect"):
    """A seat walks to one of its markers, takes it up and may make one step on a track (W3)."""

    x: Number
    y: Number
    track: Track | None
    """None for no step."""

    def __str__(self) -> str:
        return f"{self.seat} collect {self.x},{self.y} {self.track or '-'}"


class Step(Move, frozen=True, tag="step"):
    """A seat makes a step, or none, for a sale, a symbol or a bonus tile (W7, W8, W12)."""

    track: Track | None

    def __str__(self) -> str:
        return f"{self.seat} step {self.track or '-'}"


class Road(Move, frozen=True, tag="road"):
    """A seat lays a road it has won across the shared edge of two of its tiles, named in any order (W13)."""

    is_anytime: ClassVar[bool] = True

    x: Number
    y: Number
    to_x: Number
    to_y: Number

    def __str__(self) -> str:
        return f"{self.seat} road {self.x},{self.y} {self.to_x},{self.to_y}"


class NoRoad(Move, frozen=True, tag="no_road"):
    """A seat that is asked before the points of a round lays no road, or no more of them (W13)."""

    def __str__(self) -> str:
        return f"{self.seat} no_road"


MOVES = (Plan, Collect, Step, Road, NoRoad)

_CELL = f"{NUMBER},{NUMBER}"
_TRACK = f"(?P<track>{'|'.join(TRACKS)}|-)"


def _cell(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _track(match: re.Match[str]) -> Track | None:
    return next((track for track in TRACKS if track == match["track"]), None)


def _read_plan(match: re.Match[str]) -> Move:
    cells = () if match["cells"] == "-" else tuple(map(_cell, match["cells"].split(" ")))
    return Plan(int(match["seat"]), cells, match["extra"] is not None)


def _read_collect(match: re.Match[str]) -> Move:
    return Collect(int(match["seat"]), *_cell(match["cell"]), _track(match))


def _read_road(match: re.Match[str]) -> Move:
    return Road(int(match["seat"]), *_cell(match["cell"]), *_cell(match["to"]))


FORMS: dict[str, Form] = {
    "plan": (rf"{SEAT} plan (?P<cells>-|{_CELL}(?: {_CELL}){{0,2}})(?P<extra> extra)?", _read_plan),
    "collect": (rf"{SEAT} collect (?P<cell>{_CELL}) {_TRACK}", _read_collect),
    "step": (rf"{SEAT} step {_TRACK}", lambda match: Step(int(match["seat"]), _track(match))),
    "road": (rf"{SEAT} road (?P<cell>{_CELL}) (?P<to>{_CELL})", _read_road),
    "no_road": (rf"{SEAT} no_road", lambda match: NoRoad(int(match["seat"]))),
}


class JourneymanMoves(MovesPart):
    """Plans, walks, steps and roads."""

    kinds = MOVES
    forms = FORMS


PART = JourneymanMoves()
