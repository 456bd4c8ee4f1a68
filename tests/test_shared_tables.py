"""Several servers of the same tables, when something between them goes wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from patience import PATIENCE
from table_scenes import price, question, seal, state_of
from wire import CODE, hall, new_log

from skye.server import table_registry
from skye.server.requests import read_move
from skye.storage.notices import Notices
from skye.wire.client_messages import Draft, Seal
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


def test_a_bot_moves_after_a_write_nobody_announced(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot moves although the process that wrote last notified nobody."""

    async def play() -> None:
        async with hall(tmp_path, database=postgres) as keeper:
            await keeper.put(new_log(2, Options(start=1), seed=1, bots={1: "random"}))
            watcher = await keeper.sit()
            await watcher.until("sealed")
            assert keeper.storage.claims, "the first to know keeps the bots"
            async with hall(tmp_path, database=postgres) as other:
                one = await other.sit(0)
                # It dies between the commit and the notice.
                monkeypatch.setattr(Notices, "notify", lambda *_: None)
                monkeypatch.setattr(table_registry, "AGAIN", 1_000_000)  # what is done now and then does not help here
                assert await seal(one, 0, price(one, 0)) == "done"
                assert not other.storage.claims
                sealed = await watcher.until("sealed", 2)
                assert sealed["seat"] == 0
                assert (await watcher.until("sealed", 3))["by"] == "bot"

    asyncio.run(play())


def test_a_last_moment_draft_at_another_process_counts(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with (
            hall(tmp_path, database=postgres) as keeper,
            hall(tmp_path, database=postgres) as other,
        ):
            log = new_log(2, Options(clock=TimeLimit("move", 30)), seed=1)
            await keeper.put(log, time=keeper.clock())
            watcher, one = await keeper.sit(), await other.sit(0)
            async with asyncio.timeout(PATIENCE):
                while not keeper.storage.claims | other.storage.claims:
                    await asyncio.sleep(0.01)
            monkeypatch.setattr(Notices, "notify", lambda *_: None)
            move = price(one, 0, 3, 1)
            decision = question(one, 0)
            assert (await one.ask(lambda number: Draft(number, decision, 0, move)))["result"] == "done"
            for server in (keeper, other):
                server.clock.pass_by(31)
                for room in server.registry.rooms.values():
                    room.touch()  # as the alarm of the clock does
            await watcher.until("price", 2)
            assert move in watcher.news("price")

    asyncio.run(play())


def test_a_process_reads_unannounced_entries_before_writing(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was not notified takes what others wrote before it writes."""

    async def play() -> None:
        async with hall(tmp_path, database=postgres) as first, hall(tmp_path, database=postgres) as second:
            await first.put(new_log(2, Options(), seed=1))
            one, two = await first.sit(0), await second.sit(1)
            monkeypatch.setattr(Notices, "notify", lambda *_: None)
            assert await seal(one, 0, price(one, 0)) == "done"
            assert await seal(two, 1, price(two, 1)) == "done"
            assert [event["seat"] for event in two.news("sealed")] == [0, 1]
            assert len(two.news("price")) == 2

    asyncio.run(play())


def test_a_process_that_is_behind_accepts_an_early_answer(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks too early to a process that was not notified is accepted."""

    async def play() -> None:
        async with hall(tmp_path, database=postgres) as first, hall(tmp_path, database=postgres) as second:
            await first.put(new_log(2, Options(start=0), seed=1))
            one, same, two = await first.sit(0), await second.sit(0), await second.sit(1)
            monkeypatch.setattr(Notices, "notify", lambda *_: None)
            assert await seal(same, 0, price(same, 0)) == "done"
            assert await seal(two, 1, price(two, 1)) == "done"
            assert one.news("sealed") == []
            move = read_move(state_of(same, 0)["choices"]["moves"][0])
            answer = await one.ask(lambda number: Seal(number, question(same, 0), (move,)))
            assert answer["result"] == "done"
            assert [event["seat"] for event in one.news("sealed")] == [0, 1, 0]

    asyncio.run(play())


def test_what_others_write_need_not_be_read(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hall(tmp_path, database=postgres) as first, hall(tmp_path, database=postgres) as second:
            await first.put(new_log(2, Options(), seed=1))
            one, two = await first.sit(0), await second.sit(1)

            async def fail(*_: object) -> None:
                raise AssertionError

            with monkeypatch.context() as unread:
                unread.setattr(type(second.storage), "read", fail)
                assert await seal(one, 0, price(one, 0)) == "done"
                assert (await two.until("sealed"))["seat"] == 0
            # One notice is lost, and the next is sent: both are read.
            with monkeypatch.context() as deaf:
                deaf.setattr(first.storage._notices, "notify", lambda *_: None)  # type: ignore[attr-defined]
                same = await first.sit(1)
                assert await seal(same, 1, price(same, 1)) == "done"
            at = state_of(same, 1)["view"]["start"]
            buyer = (one, same)[at]
            await buyer.settle()
            move = read_move(state_of(buyer, at)["choices"]["moves"][0])
            assert (await buyer.ask(lambda number: Seal(number, question(buyer, at), (move,))))["result"] == "done"
            assert (await two.until("sealed", 3))["seat"] == at

    asyncio.run(play())


def test_a_draft_at_another_process_is_sent_to_its_seat_alone(postgres: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hall(tmp_path, database=postgres) as first, hall(tmp_path, database=postgres) as second:
            await first.put(new_log(2, Options(), seed=1))
            one, same, two = await first.sit(0), await second.sit(0), await second.sit(1)
            for wire in (same, two):
                await wire.settle()
            room = await second.registry.room(CODE)
            assert room is not None
            kept = room.state(1)
            move, decision = price(one, 0, 3, 1), question(one, 0)
            assert (await one.ask(lambda number: Draft(number, decision, 0, move)))["result"] == "done"
            async with asyncio.timeout(PATIENCE):
                while not state_of(same, 0)["draft"]:
                    await asyncio.sleep(0.01)
            assert room.state(1) is kept, "nothing was rebuilt for the other seat"

    asyncio.run(play())
