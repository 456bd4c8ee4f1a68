"""What happens at a table when storing fails, or when what was stored is gone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from patience import PATIENCE
from table_scenes import act, price, question, seal
from wire import CODE, GONE, TRY_AGAIN, Hall, new_log

from skye.server.room import TRIES, GoneError, LostError
from skye.storage.chain import Entry
from skye.storage.interface import Change, StaleError, StorageError
from skye.storage.opening import open_storage
from skye.wire.client_messages import Seal
from skye.wire.values import Decision, Options

pytestmark = pytest.mark.once


def test_what_could_not_be_written_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        before = len(two.received)

        async def fail(*_: object, **__: object) -> None:
            raise StorageError("storage-unreachable", url="x", reason="the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(type(server.storage), "append", fail)
            broken.setattr(type(server.storage), "read", fail)
            await one.send(Seal(1, question(one, 0), (price(one, 0),)))
            assert one.closed == TRY_AGAIN
            async with asyncio.timeout(PATIENCE):
                while two.closed is None:
                    await asyncio.sleep(0.001)
        assert not [text for text in two.received[before:] if '"news"' in text or '"state"' in text]
        back = await server.sit(0)
        assert back.news("sealed") == []
        assert await seal(back, 0, price(back, 0)) == "done"

    act(tmp_path, scene)


def test_connecting_without_a_database_is_a_debug_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Connecting while the database is away is logged at the debug level only."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        await server.sit(0)

        async def fail(*_: object, **__: object) -> None:
            raise StorageError("storage-unreachable", url="x", reason="the disk is full")

        for name in ("read", "lasts", "row", "find"):
            monkeypatch.setattr(server.storage, name, fail)
        with caplog.at_level(logging.DEBUG, "skye"):
            closed = [(await server.sit(0)).closed for _ in range(3)]
        assert closed == [TRY_AGAIN] * 3

    act(tmp_path, scene)
    lines = [record for record in caplog.records if record.name.startswith("skye")]
    assert [line.message for line in lines].count("socket closed") == 3
    assert {line.levelname for line in lines} == {"DEBUG"}


def test_a_move_is_shown_to_nobody_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        begun, written, append = asyncio.Event(), asyncio.Event(), server.storage.append

        async def slowly(table: int, known: int, change: Change, checksum: str) -> str:
            begun.set()
            await written.wait()
            return await append(table, known, change, checksum)

        monkeypatch.setattr(server.storage, "append", slowly)
        decision, move = question(one, 0), price(one, 0)
        sealing = asyncio.ensure_future(one.ask(lambda number: Seal(number, decision, (move,))))
        looking = asyncio.ensure_future(two.settle())
        await begun.wait()
        await asyncio.sleep(0.2)  # for what should not come
        assert two.news("sealed") == one.news("sealed") == []
        assert not sealing.done()
        written.set()
        assert (await sealing)["result"] == "done"
        await looking
        assert (await two.until("sealed"))["seat"] == 0

    act(tmp_path, scene)


def test_a_table_where_nothing_can_ever_be_written_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        tries = 0

        async def fail(*_: object) -> None:
            nonlocal tries
            tries += 1
            raise StaleError

        with monkeypatch.context() as broken:
            broken.setattr(server.storage, "append", fail)
            await one.send(Seal(1, question(one, 0), (price(one, 0),)))
            assert one.closed == TRY_AGAIN
        assert tries == TRIES
        back = await server.sit(0)
        assert await seal(back, 0, price(back, 0)) == "done"

    act(tmp_path, scene)


def test_a_failed_write_is_not_acknowledged_when_resent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written is not acknowledged when it is sent again."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, same = await server.sit(0), await server.sit(0)
        both_asked = asyncio.Event()

        async def fail(*_: object) -> None:
            await both_asked.wait()
            raise StorageError("storage-unreachable", url="x", reason="the disk is full")

        with monkeypatch.context() as broken:
            for name in ("append", "read", "lasts"):
                broken.setattr(server.storage, name, fail)
            message = Seal(1, question(one, 0), (price(one, 0),))
            asking = [asyncio.ensure_future(wire.send(message)) for wire in (one, same)]
            await asyncio.sleep(0.1)
            both_asked.set()
            await asyncio.gather(*asking)
            assert [wire.closed for wire in (one, same)] == [TRY_AGAIN] * 2
        assert one.of_type("answer") + same.of_type("answer") == []
        back = await server.sit(0)
        assert await seal(back, 0, price(back, 0)) == "done"

    act(tmp_path, scene)


@pytest.mark.parametrize("round_", [1, 2])
def test_whoever_moves_at_a_deleted_table_is_notified(tmp_path: Path, round_: int) -> None:
    """Whether the move would be granted or refused."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        tool = await open_storage(f"sqlite:///{tmp_path}/tables.db")
        assert await tool.delete((await tool.list())[0].table)
        await tool.close()
        decision, move = Decision(round_, "price", 0), price(one, 0)
        await one.send(Seal(1, decision, (move,)))
        async with asyncio.timeout(PATIENCE):
            while two.closed is None:
                await asyncio.sleep(0.001)
        assert [wire.closed for wire in (one, two)] == [GONE] * 2

    act(tmp_path, scene)


def test_a_move_that_is_no_longer_in_the_log_can_be_made_again(tmp_path: Path) -> None:
    """Somebody has put back a copy of the database that was made before."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        decision, move = question(one, 0), price(one, 0)
        assert await seal(one, 0, move) == "done"
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            last = "(SELECT max(number) FROM entries)"
            database.execute(f"DELETE FROM entries WHERE number = {last}")
            database.execute(f"UPDATE tables SET last = {last}")
        await one.ask(lambda number: Seal(number, decision, (move,)))
        assert [answer["result"] for answer in one.of_type("answer")] == ["done", "done"]
        written = (await server.storage.list())[0]
        assert len(await server.storage.read(written.table)) == written.last

    act(tmp_path, scene)


def test_a_room_that_cannot_be_relied_on_shows_nothing(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        for is_gone, error in ((False, LostError), (True, GoneError)):
            room = await server.registry.room(CODE)
            assert room is not None
            await room.settled()
            room.end(is_gone=is_gone)
            with pytest.raises(error):
                await room.settled()
            await room.catch_up([Entry(room.table.last + 1, 0, b"not to be taken")])

    act(tmp_path, scene)


def test_a_refused_message_asks_a_file_of_its_own_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else plays at the tables of a file that this process serves, so what is here is up to date."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        asked: list[object] = []

        async def lasts(tables: list[int]) -> dict[int, int]:
            asked.append(tables)
            return {}

        with monkeypatch.context() as watched:
            watched.setattr(server.storage, "lasts", lasts)
            answers = [await seal(one, 0, {**price(one, 0), "axe": "none"}) for _ in range(5)]
        assert answers == ["refused"] * 5
        assert asked == []

    act(tmp_path, scene)
