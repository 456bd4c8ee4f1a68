"""A table that begins as the lesson of an expansion: a prepared game with everything that the lesson speaks of."""

from __future__ import annotations

from pathlib import Path

import pytest
from table_scenes import act
from wire import Hall

from skye.material import expansions
from skye.material.lessons import LessonPart
from skye.material.moves import parse
from skye.server import boundary
from skye.server.proposals import RequestError
from skye.server.table import Table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, OpenSeat
from skye.wire.values import Options

pytestmark = pytest.mark.once

SEATS = (MySeat("Ann"), BotSeat("novice"))
JOURNEYMAN = Options("journeyman")


def taught(folder: Path) -> Table:
    """The table of the lesson as it begins."""
    opened: list[Table] = []

    async def scene(server: Hall) -> None:
        seated = await server.registry.open(NewTable(SEATS, JOURNEYMAN, lesson=True))
        room = await server.registry.room(seated.code)
        assert room is not None
        again = await server.registry.loader.load(room.id)
        assert again is not None
        opened.append(again)  # as it is read from the log

    act(folder, scene)
    return opened[0]


def test_the_lesson_begins_when_everybody_has_built(tmp_path: Path) -> None:
    table = taught(tmp_path)
    lesson = expansions.named("journeyman").part(LessonPart).lesson()
    assert lesson is not None
    assert table.setup == lesson.setup
    assert table.game is not None
    assert (table.game.round, table.game.phase) == (2, "plan")
    state = boundary.state(table, 0)
    assert state is not None
    mine = state.view.seats[0].expansion
    assert (mine.standing, mine.markers, mine.won, mine.movement) == ((0, 0), (2, 0, 0), (), 4)


@pytest.mark.rule("W5", "W12", "W13")
def test_what_the_cards_ask_for_can_be_done(tmp_path: Path) -> None:
    game = taught(tmp_path).game
    assert game is not None
    gold = game.gold(0)
    for move in ("0 plan 0,0 1,-1", "1 plan -", "0 collect 0,0 warrior", "0 collect 1,-1 merchant", "0 road 0,0 1,0"):
        game.apply(parse(move))
        if move == "0 collect 0,0 warrior":
            assert game.gold(0) == gold - 1, "by way of the castle"
    assert game.round == 3, "the points are counted"


@pytest.mark.parametrize(
    "new",
    [
        NewTable(SEATS, lesson=True),
        NewTable((*SEATS, BotSeat("novice")), JOURNEYMAN, lesson=True),
        NewTable((MySeat("Ann"), OpenSeat()), JOURNEYMAN, lesson=True),
    ],
    ids=["the base game has none", "three seats", "an open seat"],
)
def test_other_tables_begin_without_a_lesson(tmp_path: Path, new: NewTable) -> None:
    async def scene(server: Hall) -> None:
        with pytest.raises(RequestError) as refused:
            await server.registry.open(new)
        assert refused.value.key == "table-no-lesson"

    act(tmp_path, scene)
