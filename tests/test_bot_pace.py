"""Bots pause before what people see in order, and keep nobody waiting for anything else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from patience import PATIENCE
from table_scenes import act, finished_log, price, seal
from wire import CODE, Hall, Wire, hall, new_log

from skye.material.moves import Pass
from skye.server import entries
from skye.server.bot_pace import PAUSES, answer_time
from skye.server.requests import MOST_PACES, decide
from skye.server.table import Table
from skye.wire.client_messages import Rematch, SetPace
from skye.wire.values import Options, Pace

pytestmark = pytest.mark.once

TIME = 5_000
PAUSE = PAUSES["normal"]


def begun(players: int, bots: dict[int, str], pace: Pace = "normal") -> Table:
    """A table at the beginning of its game."""
    log = new_log(players, Options(start=0, pace=pace), seed=3, bots=bots)
    assert isinstance(log[0], entries.Opened)
    table = Table(log[0])
    for entry in log:
        table.apply(entry, TIME)
    return table


def answer(table: Table, seat: int, time: int) -> None:
    """Let a seat decide by chance, or buy nothing."""
    decision, game = table.decision(seat), table.game
    assert decision is not None
    assert game is not None
    move = Pass(seat) if decision.phase == "buy" else game.legal(seat).sample(random.Random(1))
    for entry in decide(table, decision, [move], "player", random.Random(1)).entries:
        table.apply(entry, time)


def test_prices_need_no_pause_and_purchases_come_one_after_the_other() -> None:
    table = begun(3, {1: "novice", 2: "novice"})
    for seat in range(3):
        assert answer_time(table, seat) == TIME, "all decide at the same time, also the last of them"
        answer(table, seat, TIME + 1_000 * seat)
    revealed = TIME + 2_000
    assert table.game is not None
    assert table.game.phase == "buy"
    answer(table, 0, revealed + 700)
    assert answer_time(table, 1) == revealed + 700 + PAUSE
    answer(table, 1, revealed + 5_000)
    assert answer_time(table, 2) == revealed + 5_000 + PAUSE


def test_bots_that_build_at_the_same_time_do_it_one_after_the_other() -> None:
    table = begun(3, {0: "novice", 2: "novice"})
    for _ in range(2):
        for seat in range(3):
            answer(table, seat, TIME)
    assert table.game is not None
    assert table.game.to_act() == (0, 1, 2)
    assert [answer_time(table, seat) for seat in (0, 2)] == [TIME + PAUSE, TIME + 2 * PAUSE]


@pytest.mark.parametrize(("pace", "pause"), PAUSES.items())
def test_each_pace_has_its_pause(pace: Pace, pause: int) -> None:
    table = begun(2, {1: "novice"}, pace)
    answer(table, 0, TIME)
    answer(table, 1, TIME)
    assert answer_time(table, 0) == TIME + pause


async def waiting(server: Hall, pace: Pace = "normal") -> Wire:
    """A player at a table whose bot has decided what to buy, and pauses."""
    await server.put(new_log(2, Options(start=1, pace=pace), seed=1, bots={1: "novice"}), time=server.clock())
    one = await server.sit(0)
    await one.until("sealed")
    assert await seal(one, 0, price(one, 0)) == "done"
    async with asyncio.timeout(PATIENCE):
        while thoughts(server) < 2:
            await asyncio.sleep(0.01)
    await still(server, one)
    return one


def thoughts(server: Hall) -> float:
    """How often bots have decided."""
    lines = server.registry.metrics.text().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("skye_thoughts_total{"))


async def still(server: Hall, wire: Wire) -> None:
    """The bot looks again whether it may move, and does not."""
    for _ in range(3):
        await look(server)
        await wire.settle()
    assert len(wire.news("sealed")) == 2


async def look(server: Hall) -> None:
    """Let the bots look at the time, as they do when something has changed."""
    room = await server.registry.room(CODE)
    assert room is not None
    room.touch()


async def set_pace(wire: Wire, pace: Pace, seat: int = 0) -> str:
    return str((await wire.ask(lambda number: SetPace(number, seat, pace)))["result"])


def test_a_bot_pauses_as_long_as_the_pace_says(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        one = await waiting(server)
        server.clock.pass_by(PAUSE / 1000 - 0.1)
        await still(server, one)
        server.clock.pass_by(0.1)
        await look(server)
        assert (await one.until("sealed", 3))["by"] == "bot"

    act(tmp_path, scene)


def test_another_pace_counts_at_once(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        one = await waiting(server)
        assert await set_pace(one, "leisurely") == "done"
        assert one.news("paced") == [{"type": "paced", "seat": 0, "pace": "leisurely"}]
        assert one.last("table")["options"]["pace"] == "leisurely"
        server.clock.pass_by(PAUSE / 1000)
        await still(server, one)
        assert await set_pace(one, "quick") == "done"
        await one.until("sealed", 3)

    act(tmp_path, scene)


def test_a_bot_does_not_pause_for_nobody(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        one = await waiting(server)
        room = await server.registry.room(CODE)
        assert room is not None
        known = room.table.last
        await one.close()
        async with asyncio.timeout(PATIENCE):
            while room.table.last == known:
                await asyncio.sleep(0.01)

    act(tmp_path, scene)


def test_a_restart_during_a_pause_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall(tmp_path) as before:
            one = await waiting(before, "leisurely")
            assert len(one.news("sealed")) == 2
        async with hall(tmp_path) as after:
            after.clock.pass_by(10)
            again = await after.sit(0)
            assert (await again.until("sealed", 3))["seat"] == 1

    asyncio.run(play())


def test_only_players_change_the_pace_and_not_for_ever(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one, watcher = await server.sit(0), await server.sit()
        assert await set_pace(watcher, "normal") == "refused"
        assert await set_pace(one, "normal", seat=1) == "refused"
        assert await set_pace(one, "quick") == "repeated"
        paces: tuple[Pace, Pace] = ("normal", "leisurely")
        results = [await set_pace(one, paces[count % 2]) for count in range(MOST_PACES + 1)]
        assert results == ["done"] * MOST_PACES + ["refused"]
        assert await seal(one, 0, price(one, 0)) == "done"
        assert await set_pace(one, "normal") == "done"

    act(tmp_path, scene)


def test_the_next_table_has_the_same_pace(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(finished_log())
        one = await server.sit(0)
        assert await set_pace(one, "leisurely") == "done"
        code = (await one.ask(lambda number: Rematch(number, 0)))["code"]
        room = await server.registry.room(code)
        assert room is not None
        assert room.table.options.pace == "leisurely"

    act(tmp_path, scene)
