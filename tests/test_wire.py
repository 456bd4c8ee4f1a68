"""Whole games over real sockets, compared with the same games played in this process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from serving import running
from wire_games import decide, play_all

from skye.material.moves import CHANCE, Draw, parse
from skye.material.tables import shipped_tables
from skye.record.events import Event
from skye.record.files import RecordFile, header, lines_of
from skye.record.recorder import Recorder
from skye.server import entries
from skye.storage.opening import open_storage
from skye.view.seat_view import View, view

pytestmark = pytest.mark.once


async def log_of(database: str, code: str) -> list[entries.AnyEntry]:
    storage = await open_storage(database)
    try:
        row = await storage.find(code)
        assert row is not None
        return [entries.read(entry.text) for entry in await storage.read(row.table)]
    finally:
        await storage.close()


@pytest.mark.parametrize(("players", "expansion"), [(5, "journeyman"), (2, None), (4, None)])
def test_a_game_over_the_wire_equals_the_game_in_process(tmp_path: Path, players: int, expansion: str | None) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(database, tmp_path / "log") as server:
        seated, views, record = asyncio.run(play_all(server.url, players, expansion))
    log = asyncio.run(log_of(database, seated.code))
    tables = shipped_tables(expansion)
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    names = [f"client {seat}" for seat in range(players)]
    recorder = Recorder(opened.setup, tables, names=names, label=seated.code)
    events: list[Event] = recorder.opening()
    game = recorder.game
    seen: list[list[View]] = [[] for _ in range(players)]
    roads = 0
    for entry in log:
        if isinstance(entry, entries.Drawn):
            drawn = parse(entry.move)
            assert isinstance(drawn, Draw)
            assert game.to_act() == (CHANCE,)
            events += recorder.apply(drawn)
        elif isinstance(entry, entries.Beside):
            roads += 1
            events += recorder.apply(parse(entry.move))
        elif isinstance(entry, entries.Sealed):
            seat = entry.decision.seat
            assert (game.round, game.phase) == (entry.decision.round, entry.decision.phase)
            made = decide(game.copy(), entry.decision)
            assert tuple(map(str, made)) == entry.moves
            seen[seat].append(view(game, seat, open_gold=True))
            for move in made:
                events += recorder.apply(move)
    assert not game.to_act()
    assert record == header(tables, text=True) + lines_of(events, text=True)
    for seat in range(players):
        assert views[seat][-1] == view(game, seat, open_gold=True)
        assert [_own(shown) for shown in seen[seat]] == [_own(shown) for shown in views[seat][:-1]]
    (tmp_path / "game.txt").write_bytes(record)
    assert sum(1 for _ in RecordFile(tmp_path / "game.txt").prove()) == len(events)


def _own(shown: View) -> Any:
    """What does not depend on how far the others are."""
    seat = shown.seats[shown.seat or 0]
    return (shown.round, shown.phase, seat.gold, seat.points, seat.hand, seat.territory, seat.offers)
