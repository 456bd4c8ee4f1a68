"""A record replayed: the game after every move, as one seat saw it or with everything that the record contains."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import BinaryIO

import msgspec

from skye import art
from skye.material.errors import SkyeError
from skye.material.expansions import rules_version
from skye.material.moves import Draw, Move
from skye.material.tables import Tables
from skye.record import files as record_files
from skye.record.events import Event, Over, to_json
from skye.record.files import RecordFile, Step
from skye.server.table import Table
from skye.view.hidden_gold import without_gold
from skye.view.land_areas import completed_areas
from skye.view.seat_view import View, view
from skye.view.what_if import Tally, tallies
from skye.wire.http_bodies import Frame, Replay

NAME = "record"
"""Replaces the file name in messages about an uploaded record."""

GAME = re.compile(rb'^(?:- game |\{.*"type" ?: ?"game")', re.MULTILINE)
"""Where a game begins; the lines of other games are not read."""


class SentRecord(RecordFile):
    """A record that came over the network."""

    def __init__(self, content: bytes) -> None:
        super().__init__(NAME)
        self._content = content

    def _open(self) -> BinaryIO:
        return BytesIO(self._content)


def header(table: Table, *, text: bool) -> bytes:
    """The header of a file with the record of a table, for the rules it was begun with."""
    rules = table.edition.rules
    is_old = rules < rules_version(table.options.expansion)
    return record_files.header(table.tables, text=text, version=rules if is_old else record_files.VERSION)


def lines(table: Table) -> bytes:
    """The record of a table as JSON lines."""
    return header(table, text=False) + record_files.lines_of(table.record, text=False)


def of_record(
    content: bytes, game: int, seat: int | None, *, open_gold: bool = False, material: str | None = None
) -> Replay:
    """One game of a record, verified by its own rules; RecordError says what is wrong with it, and where."""
    record = SentRecord(content)
    steps = record.retell(game)
    first = next(steps, None)
    if first is None:
        raise SkyeError("replay-no-game", game=game, games=record.games)
    begun = first.begun
    if seat is not None and seat >= len(begun.names):
        raise SkyeError("table-no-seat", seats=len(begun.names))
    tables = record.tables
    box = tables.material.expansion
    frames = tuple(_frames(first, steps, seat, tables, open_gold=open_gold or seat is None))
    last = first.proof.recorder.game
    return Replay(
        games=len(GAME.findall(content)),
        game=game,
        label=begun.label,
        names=begun.names,
        expansion=None if box is None else box.name,
        seat=seat,
        material=material,
        frames=frames,
        is_of_old_rules=record.is_of_old_rules,
        completed=tuple(completed_areas(view(last, seat), owner, tables) for owner in range(last.players)),
    )


def picture_of(content: bytes, game: int, names: Sequence[str]) -> str:
    """The territories at the end of one game of a record, as SVG, with the names if there is one for every seat."""
    record = SentRecord(content)
    for step in record.retell(game):
        if isinstance(step.event, Over):
            begun = step.begun
            shown = names if len(names) == len(begun.names) else begun.names
            return art.lands_svg(step.proof.recorder.narrator, shown, step.event.winners, begun.label)
    raise SkyeError("replay-no-game", game=game, games=record.games)


def _frames(
    first: Step, steps: Iterator[Step], seat: int | None, tables: Tables, *, open_gold: bool
) -> Iterator[Frame]:
    """A frame for each move with what follows from it; the draws of a phase are one."""

    def shown() -> View:
        return view(first.proof.recorder.game, seat, open_gold=open_gold)

    def frame(events: list[Event], seen: View) -> Frame:
        lines = [to_json(event) for event in events]
        shown = lines if open_gold or seat is None else [without_gold(line, (seat,)) for line in lines]
        return Frame(tuple(map(msgspec.Raw, shown)), seen, _tallies(seen, tables))

    events: list[Event] = [first.event]
    seen = shown()
    secrets: list[Event] = []
    """Sealed moves of others."""
    is_drawing = False
    for step in steps:
        event = step.event
        if not isinstance(event, Move):
            events.append(event)
            if isinstance(event, Over):
                break
            continue
        if not (is_drawing and isinstance(event, Draw)):
            yield frame(events, seen)
            events = []
        is_drawing = isinstance(event, Draw)
        seen = shown()
        is_sealed = bool(step.proof.sealed)
        if is_sealed and seat not in (None, event.seat):
            secrets.append(event)
        elif is_sealed:
            events.append(event)
        else:
            events += [*secrets, event]
            secrets.clear()
    yield frame(events, seen)


def _tallies(seen: View, tables: Tables) -> tuple[tuple[Tally, ...], ...]:
    """What everybody would score now; at the end everything has been counted."""
    if seen.phase == "over":
        return ()
    return tuple(tallies(seen, seat, tables) for seat in range(len(seen.seats)))
