"""Several servers of the same tables, when something between them goes wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from table_scenes import price, question, seal, state_of
from wire import hall, new_log

from skye.protocol import Draft, Options, TimeLimit
from skye.server import house
from skye.storage.notices import Notices

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


def test_a_bot_moves_though_the_process_that_wrote_last_told_nobody(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hall(tmp_path, database=postgres) as keeper, hall(tmp_path, database=postgres) as other:
            await keeper.put(new_log(2, Options(), seed=1, bots={1: "random"}))
            watcher = await keeper.sit()
            await watcher.until("sealed")
            assert keeper.storage.claims, "the first to know keeps the bots"
            assert not other.storage.claims
            one = await other.sit(0)
            # It dies between the commit and the notice.
            monkeypatch.setattr(Notices, "tell", lambda *_: None)
            monkeypatch.setattr(house, "AGAIN", 1_000_000)  # what is done now and then does not help here
            assert await seal(one, 0, price(one, 0)) == "done"
            sealed = await watcher.until("sealed", 2)
            assert sealed["seat"] == 0
            asked = state_of(one, 0)["view"]["start"]
            if asked == 1:
                assert (await watcher.until("sealed", 3))["by"] == "bot"

    asyncio.run(play())


def test_what_is_drafted_at_another_process_at_the_last_moment_counts(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hall(tmp_path, database=postgres) as keeper, hall(tmp_path, database=postgres) as other:
            log = new_log(2, Options(clock=TimeLimit("move", 30)), seed=1)
            await keeper.put(log, time=keeper.clock())
            watcher, one = await keeper.sit(), await other.sit(0)
            while not keeper.storage.claims | other.storage.claims:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(Notices, "tell", lambda *_: None)
            move = price(one, 0, 3, 1)
            decision = question(one, 0)
            assert (await one.ask(lambda number: Draft(number, decision, 0, move)))["result"] == "done"
            for server in (keeper, other):
                server.clock.pass_by(31)
                for room in server.house.rooms.values():
                    room.touch()  # as the alarm of the clock does
            await watcher.until("price", 2)
            assert move in watcher.news("price")

    asyncio.run(play())


def test_a_process_that_was_told_nothing_takes_what_others_wrote_before_it_writes(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hall(tmp_path, database=postgres) as first, hall(tmp_path, database=postgres) as second:
            await first.put(new_log(2, Options(), seed=1))
            one, two = await first.sit(0), await second.sit(1)
            monkeypatch.setattr(Notices, "tell", lambda *_: None)
            assert await seal(one, 0, price(one, 0)) == "done"
            assert await seal(two, 1, price(two, 1)) == "done"
            assert [event["seat"] for event in two.news("sealed")] == [0, 1]
            assert len(two.news("price")) == 2

    asyncio.run(play())
