"""Tables that begin as the lesson of an expansion: some moves are in their log from the start."""

from __future__ import annotations

from collections.abc import Iterator

from skye.material import expansions
from skye.material.lessons import Lesson, LessonPart
from skye.material.moves import CHANCE, parse
from skye.server import entries
from skye.server.proposals import RequestError
from skye.server.table import Table
from skye.wire.http_bodies import NewTable, OpenSeat


def lesson_of(new: NewTable) -> Lesson:
    """The lesson that a new table wants."""
    name = new.options.expansion
    lesson = expansions.named(name if name in expansions.NAMES else None).part(LessonPart).lesson()
    if lesson is None or len(new.seats) != lesson.setup.players or any(isinstance(s, OpenSeat) for s in new.seats):
        raise RequestError("table-no-lesson")
    return lesson


def prepared(table: Table, lesson: Lesson | None) -> Iterator[entries.AnyEntry]:
    """The moves of a lesson as entries of a table, each for the table after the entry before."""
    for answer in () if lesson is None else lesson.answers:
        game = table.game
        assert game is not None, "everybody sits there"
        if game.to_act() == (CHANCE,):
            yield from map(entries.Drawn, answer)
        else:
            seat = parse(answer[0]).seat
            decision = table.decision(seat)
            assert decision is not None, f"{answer} answers no question"
            yield entries.Sealed(decision, answer, "player" if table.seats[seat].bot is None else "bot")
