"""Bots are shared fairly: who is there comes first, and bots for nobody keep nobody waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE
from table_scenes import PATIENT, act, connected, price, seal
from wire import CODE, Hall, new_log

from skye.server import entries
from skye.server.codes import new_code
from skye.server.fair_queue import Attendance
from skye.server.settings import usual_thinkers
from skye.wire.client_messages import Leave
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, OpenSeat
from skye.wire.values import Options

pytestmark = pytest.mark.once


async def crowd(server: Hall, folder: Path, count: int) -> None:
    """Tables where nobody is, whose bots think as long as the test lasts."""
    (folder / "own.py").write_text(PATIENT)
    for number in range(count):
        opened, *rest = new_log(5, Options(), number, dict.fromkeys(range(5), f"{folder}/own.py:Patient"))
        assert isinstance(opened, entries.Opened)
        await server.put([msgspec.structs.replace(opened, code=new_code()), *rest])
    async with asyncio.timeout(PATIENCE):
        while (
            not (folder / "thinks").exists() or server.registry.bot_pool.waiting_by_attendance().total() < 5 * count - 2
        ):
            await asyncio.sleep(0.01)


def test_a_person_is_served_while_bots_think_for_nobody(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await crowd(server, tmp_path, 10)
        assert server.registry.bot_pool.busy == 1, "one thinker for all of them"
        seats = (MySeat("Ann"), BotSeat("random"), BotSeat("planner"))
        seated = await server.registry.open(NewTable(seats, Options(start=1)), "home")
        ann = await connected(server, seated.code, seated.places[0].token)
        await ann.until("sealed", 2)
        assert await seal(ann, 0, price(ann, 0)) == "done"
        await ann.until("sealed", 5)
        assert {event["seat"] for event in ann.news("sealed")} == {0, 1, 2}
        assert server.registry.bot_pool.waiting_by_attendance() == {Attendance.EMPTY: 49}

    act(tmp_path, scene)


def test_a_watched_table_comes_before_the_others(tmp_path: Path) -> None:
    """As soon as somebody sits down to watch, the table comes before the others."""

    async def scene(server: Hall) -> None:
        await crowd(server, tmp_path, 3)
        await server.sit(code=(await server.storage.list())[0].code)
        assert server.registry.bot_pool.waiting_by_attendance()[Attendance.WATCHED] == 4
        assert server.registry.bot_pool.busy == 2

    act(tmp_path, scene)


def test_bots_do_not_think_at_a_forgotten_table(tmp_path: Path) -> None:
    """Even when somebody leaves a table after it was dropped from memory, its bots do not think."""

    async def scene(server: Hall) -> None:
        await crowd(server, tmp_path, 1)
        (room,) = server.registry.rooms.values()
        watcher = await server.sit(code=room.table.code)
        server.registry.forget(room)
        await watcher.close()
        keeper = server.registry._scheduler
        assert room not in keeper._claiming
        assert not any(thought.task for thought in keeper._pending.get(room, {}).values() if not thought.task.done())

    act(tmp_path, scene)


@pytest.mark.parametrize(
    ("workers", "cores", "thinkers"), [(1, 1, 1), (1, 2, 2), (2, 8, 4), (4, 6, 1), (8, 2, 1), (1, 200, 64)]
)
def test_the_cores_are_shared_out_among_the_workers(workers: int, cores: int, thinkers: int) -> None:
    assert usual_thinkers(workers, cores) == thinkers
    assert usual_thinkers(workers) >= 1


def test_who_is_at_a_table(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        room = await server.registry.room(CODE)
        assert room is not None
        assert room.attendance() is Attendance.EMPTY
        watcher = await server.sit()
        assert room.attendance() is Attendance.WATCHED
        one = await server.sit(0)
        assert room.attendance() is Attendance.PLAYED
        await one.ask(lambda number: Leave(number, 0))
        assert room.attendance() is Attendance.WATCHED
        await one.close()
        await watcher.close()
        assert room.attendance() is Attendance.EMPTY
        room.hear("another w")
        assert room.attendance() is Attendance.WATCHED
        room.hear("another 1")
        assert room.attendance() is Attendance.PLAYED

    act(tmp_path, scene)


def test_a_table_counts_for_the_address_that_opened_it(tmp_path: Path) -> None:
    """If that address is not known, it counts for that of the first player."""

    async def scene(server: Hall) -> None:
        seated = await server.registry.open(NewTable((MySeat("Ann"), OpenSeat())), "192.0.2.7")
        await connected(server, seated.code, seated.places[0].token)
        opened = await server.registry.room(seated.code)
        await server.put(new_log(2, Options(), seed=1))
        found = await server.registry.room(CODE)
        assert opened is not None
        assert found is not None
        assert opened.address == "192.0.2.7"
        await server.sit()
        assert found.address is None
        await server.sit(1)
        assert found.address == "127.0.0.1"

    act(tmp_path, scene)
