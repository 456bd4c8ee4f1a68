"""The pool of bots: turns, thoughts cut short, processes that die, and no process left."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bot_room import LOOPS, Room, Run, patiently
from patience import PATIENCE

from skye.server import bot_pool
from skye.server.bot_pool import BotPool, BotPoolError, HangingError
from skye.server.fair_queue import Attendance, Place
from skye.server.workers import Worker

pytest_plugins = ("bot_room_fixtures",)
pytestmark = pytest.mark.once


def lives(process: int) -> bool:
    """Whether a child of this process runs, or has ended and nobody has noticed."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_fifty_tasks_at_once(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(2)
        asked = asyncio.gather(*(pool.think(room.task("Noted")) for _ in range(50)))
        await asyncio.sleep(0)
        assert (pool.busy, pool.waiting_by_attendance().total()) == (2, 48)
        answers = await patiently(asked)
        assert len(answers) == 50
        assert len(set(answers)) == 1, "the same seed, the same answer"
        assert (pool.busy, pool.waiting_by_attendance().total()) == (0, 0)
        assert len(room.processes()) == 2
        await patiently(pool.close())

    run(ask())


def test_no_process_before_it_is_needed(room: Room) -> None:
    async def ask() -> None:
        pool = BotPool(3)
        for _ in range(5):
            await pool.think(room.task("Noted"))
        assert len(room.processes()) == 1
        await patiently(pool.close())

    asyncio.run(ask())


def test_first_come_first_served(room: Room) -> None:
    async def ask() -> None:
        pool, order = BotPool(1), list[int]()

        async def think(number: int) -> None:
            await pool.think(room.task("Noted"))
            order.append(number)

        await patiently(asyncio.gather(*map(think, range(20))))
        assert order == list(range(20))
        await patiently(pool.close())

    asyncio.run(ask())


def test_nobodys_thought_keeps_nobody_waiting_for_a_quick_bot(room: Room) -> None:
    """One thinker, and it is busy for as long as this takes."""

    async def ask() -> None:
        pool, order = BotPool(1), list[str]()

        async def think(name: str, bot: str, place: Place) -> None:
            await pool.think(room.task(bot), place)
            order.append(name)

        tables = [
            asyncio.create_task(think("nobody's", "Patient", Place(number, "a", Attendance.EMPTY)))
            for number in range(10)
        ]
        await room.thinking()
        for _ in range(6):
            await patiently(pool.think(room.task("random"), Place("own", "b")))
        assert (pool.busy, pool.waiting_by_attendance().total()) == (1, 9)
        assert pool.waiting_by_attendance() == {Attendance.EMPTY: 9}
        tables.append(asyncio.create_task(think("a person's", "Noted", Place("own", "b"))))
        await asyncio.sleep(0)
        pool.attend(7, Attendance.WATCHED)
        (room.folder / "go").touch()
        await patiently(asyncio.gather(*tables))
        assert order == ["nobody's", "a person's", *["nobody's"] * 9]
        await patiently(pool.close())

    asyncio.run(ask())


def test_bots_share_their_time_while_many_think(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many bots think each has less time, and all of it again afterwards."""
    given, ask_worker = list[float](), Worker.ask

    async def noted(worker: Worker, sent: bytes, limit: float | None = None) -> bytes:
        given.append(pickle.loads(sent).seconds)
        assert limit == given[-1] + bot_pool.HANGS
        return await ask_worker(worker, sent, limit)

    monkeypatch.setattr(Worker, "ask", noted)

    async def ask() -> None:
        pool = BotPool(1)

        async def at_once(bot: str, seconds: float) -> None:
            tasks = [pool.think(room.task(bot, seconds=seconds), Place(number, "a")) for number in range(4)]
            await patiently(asyncio.gather(*tasks))

        await at_once("Noted", 1.2)
        await at_once("Noted", 0.06)
        await at_once("random", 1.2)
        await patiently(pool.close())

    asyncio.run(ask())
    assert given[:4] == pytest.approx([1.2, 1.2 / 3, 1.2 / 2, 1.2]), "the first of them was alone when it came"
    assert given[4:8] == [0.06, bot_pool.LEAST, bot_pool.LEAST, 0.06]
    assert given[8:] == [1.2] * 4, "a quick bot does not take it anyway"


def test_a_bot_that_hangs_is_given_up(room: Room, run: Run[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HANGS", 0.2)

    async def ask() -> None:
        pool = BotPool(1)
        with pytest.raises(HangingError, match="no answer came in time"):
            await patiently(pool.think(room.task("Endless", seconds=0.0)))
        monkeypatch.undo()
        assert await patiently(pool.think(room.task("Noted")))
        await patiently(pool.close())

    run(ask())


def test_a_cancelled_thought_frees_the_pool(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        for number in range(1, 3):
            thought = asyncio.create_task(pool.think(room.task("Endless")))
            await room.thinking(number)
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            assert pool.busy == 0
            assert await patiently(pool.think(room.task("random")))
        await patiently(pool.close())
        assert not any(map(lives, room.processes()))

    run(ask())


def test_a_cancelled_task_leaves_the_queue(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        patient = asyncio.create_task(pool.think(room.task("Patient")))
        await room.thinking()
        waiting = [asyncio.create_task(pool.think(room.task("Noted"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting_by_attendance().total() == 3
        waiting[1].cancel()
        await asyncio.wait(waiting[1:2])
        assert (pool.busy, pool.waiting_by_attendance().total()) == (1, 2)
        (room.folder / "go").touch()
        assert all(await patiently(asyncio.gather(patient, waiting[0], waiting[2])))
        assert len(room.processes()) == 1, "no thought was disturbed"
        await patiently(pool.close())

    run(ask())


def test_a_task_cancelled_as_its_turn_comes(room: Room) -> None:
    async def ask() -> None:
        pool = BotPool(1)

        async def think_and_cancel() -> None:
            await pool.think(room.task("Noted"))
            second.cancel()  # it has been handed the worker and does not know yet

        first = asyncio.create_task(think_and_cancel())
        await asyncio.sleep(0)
        second = asyncio.create_task(pool.think(room.task("Noted")))
        await asyncio.wait([first, second])
        assert second.cancelled()
        assert (pool.busy, pool.waiting_by_attendance().total()) == (0, 0)
        assert await patiently(pool.think(room.task("Noted")))
        await patiently(pool.close())

    asyncio.run(ask())


def test_the_task_of_a_killed_process_is_asked_again(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        thought = asyncio.create_task(pool.think(room.task("Patient")))
        (process,) = await room.thinking()
        os.kill(process, signal.SIGKILL)
        await room.thinking(2)
        (room.folder / "go").touch()
        assert await patiently(thought)
        await patiently(pool.close())

    run(ask())


def test_a_process_killed_while_nobody_asks(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        for number, moment in enumerate((0.0, 0.001, 0.05), start=1):
            await pool.think(room.task("Noted"))
            process = max(room.processes(), key=lambda one: (room.folder / f"process {one}").stat().st_mtime_ns)
            os.kill(process, signal.SIGKILL)
            await asyncio.sleep(moment)
            assert await patiently(pool.think(room.task("Noted")))
            assert len(room.processes()) == number + 1
        await patiently(pool.close())
        assert not any(map(lives, room.processes()))

    run(ask())


def test_a_task_that_kills_is_given_up(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        with pytest.raises(BotPoolError, match="died 2 times"):
            await patiently(pool.think(room.task("Dying")))
        assert await patiently(pool.think(room.task("random")))
        await patiently(pool.close())

    run(ask())


def test_close_leaves_no_process(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(2)
        thoughts = [asyncio.create_task(pool.think(room.task("Endless"))) for _ in range(4)]
        processes = await room.thinking(2)
        await patiently(pool.close())
        assert not any(map(lives, processes))
        for problem in await patiently(asyncio.gather(*thoughts, return_exceptions=True)):
            assert isinstance(problem, BotPoolError)
            assert str(problem) == "closed"
        with pytest.raises(BotPoolError, match="closed"):
            await pool.think(room.task("random"))
        assert len(room.processes()) == 2

    run(ask())


def test_close_as_a_process_starts(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        thought = asyncio.create_task(pool.think(room.task("Noted")))
        await asyncio.sleep(0)
        await patiently(pool.close())
        with pytest.raises(BotPoolError, match="closed"):
            await patiently(thought)
        assert not room.processes()

    run(ask())


TORN_DOWN = """
import asyncio, sys
from pathlib import Path

sys.path.append(sys.argv[1])
from bot_room import LOOPS, Room
from skye.server.bot_pool import BotPool

async def main():
    pool, room = BotPool(1), Room(Path(sys.argv[2]))
    thought = asyncio.create_task(pool.think(room.task("Endless")))
    await room.thinking()
    thought.cancel()
    await asyncio.wait([thought])
    raise SystemExit(5)  # as another process starts

with asyncio.Runner(loop_factory=LOOPS[sys.argv[3]]) as runner:
    runner.run(main())
"""


@pytest.mark.parametrize("loop", LOOPS)
def test_a_server_that_forgets_to_close_ends_all_the_same(room: Room, loop: str) -> None:
    command = [sys.executable, "-c", TORN_DOWN, str(Path(__file__).parent), str(room.folder), loop]
    assert subprocess.run(command, timeout=PATIENCE, check=False).returncode == 5
