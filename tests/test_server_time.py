"""Nobody's clock depends on the date: the system's clock may jump, and servers may stop, start and disagree."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Literal

import pytest
from patience import PATIENCE
from steady_clock import DAY, HOUR, Steady, clock_of
from table_scenes import price, question, seal, state_of
from wire import hall, new_log

from skye.server.running_time import ago, away, joined
from skye.storage.interface import Run
from skye.wire.client_messages import Draft
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


class Date:
    """The date of the system, which somebody sets."""

    def __init__(self) -> None:
        self.ahead = 0
        self._real = time.time_ns

    def __call__(self) -> int:
        return self._real() + 1_000_000_000 * self.ahead


@pytest.fixture
def date(monkeypatch: pytest.MonkeyPatch) -> Date:
    date = Date()
    monkeypatch.setattr(time, "time_ns", date)
    return date


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 73 * 365 * DAY])
def test_a_jump_of_the_date_takes_and_gives_nobody_time(tmp_path: Path, date: Date, jump: int) -> None:
    async def play() -> None:
        async with hall(tmp_path, now=None) as server:
            began = time.monotonic()
            await server.put(new_log(3, Options(clock=TimeLimit("move", HOUR)), seed=1), time=server.registry.now())
            wires = [await server.sit(seat) for seat in range(3)]
            date.ahead = jump
            assert await seal(wires[0], 0, price(wires[0], 0)) == "done"
            clocks = state_of(wires[0], 0)["clocks"]
            taken = 1000 * (time.monotonic() - began + 1)
            assert [clock["runs"] for clock in clocks] == [False, True, True]
            assert all(1000 * HOUR - taken < clock["left"] <= 1000 * HOUR for clock in clocks)
            assert [event["by"] for event in wires[0].news("sealed")] == ["player"]
            assert wires[0].news("resumed") == []

    asyncio.run(play())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_runs_out_whatever_the_date_says(tmp_path: Path, date: Date, jump: int) -> None:
    async def play() -> None:
        async with hall(tmp_path, now=None) as server:
            began = time.monotonic()
            await server.put(new_log(2, Options(clock=TimeLimit("move", 5)), seed=1), time=server.registry.now())
            one = await server.sit(0)
            move = price(one, 0)
            await one.ask(lambda number: Draft(number, question(one, 0), 0, move))
            date.ahead = jump
            room = next(iter(server.registry.rooms.values()))
            room.touch()  # somebody looks at the clocks
            await one.until("sealed", 2)
            assert time.monotonic() - began > 4.9, "not at once"
            assert {event["by"] for event in one.news("sealed")} == {"clock"}
            assert one.news("resumed") == []

    asyncio.run(play())


@pytest.mark.parametrize("per", ["move", "game"])
@pytest.mark.parametrize("date", [1_000, 1_000 + HOUR, 1_000 + 400 * DAY, 1_000 - 500, 0])
def test_a_restart_at_any_date_takes_nobody_time(tmp_path: Path, date: int, per: Literal["move", "game"]) -> None:
    steady = Steady()

    async def play() -> None:
        log = new_log(2, Options(clock=TimeLimit(per, 2 * HOUR)), seed=1)
        async with hall(tmp_path, now=clock_of(1_000, steady)) as server:
            await server.put(log, time=server.registry.now())
            one = await server.sit(0)
            steady.pass_by(600)
            assert await seal(one, 0, price(one, 0)) == "done"
            steady.pass_by(300)
        clock = clock_of(date, steady)
        async with hall(tmp_path, now=clock) as server:
            clock.start_after(await server.storage.newest())
            one = await server.sit(0)
            async with asyncio.timeout(PATIENCE):
                while not next(iter(server.registry.rooms.values())).clock.is_known:
                    await asyncio.sleep(0.01)
            steady.pass_by(100)
            two = await server.sit(1)
            assert await seal(two, 1, price(two, 1)) == "done"
            await one.settle()
            clocks = {seat: state_of(two, 1)["clocks"][seat] for seat in range(2)}
            asked = next(seat for seat in range(2) if clocks[seat]["runs"])
            left = [2 * HOUR - 600, 2 * HOUR - 1_000] if per == "game" else [2 * HOUR] * 2
            assert clocks[asked]["left"] == 1000 * left[asked]
            assert clocks[1 - asked]["left"] == 1000 * left[1 - asked]

    asyncio.run(play())


@pytest.mark.parametrize("skew", [8, -8, HOUR, -HOUR, 400 * DAY])
def test_servers_that_disagree_about_the_date_take_nobody_time(postgres: str, tmp_path: Path, skew: int) -> None:
    steady = Steady()

    async def play() -> None:
        options = Options(clock=TimeLimit("game", HOUR))
        keeper_clock, other_clock = clock_of(500 * DAY, steady), clock_of(500 * DAY + skew, steady)
        async with hall(tmp_path, database=postgres, now=keeper_clock) as keeper:
            await keeper.put(new_log(2, options, seed=1), time=keeper.registry.now())
            one = await keeper.sit(0)
            async with asyncio.timeout(PATIENCE):
                while not keeper.storage.claims:
                    await asyncio.sleep(0.01)
            # Only now: for a server that is ahead the clock has run out, and it would keep the table.
            async with hall(tmp_path, database=postgres, now=other_clock) as other:
                steady.pass_by(600)
                two = await other.sit(1)
                room = next(iter(other.registry.rooms.values()))
                async with asyncio.timeout(PATIENCE):
                    while not room.clock.is_known:
                        await asyncio.sleep(0.01)
                assert not other.storage.claims
                assert await seal(two, 1, price(two, 1)) == "done"
                assert state_of(two, 1)["clocks"] == [
                    {"left": 1000 * (HOUR - 600), "runs": True},
                    {"left": 1000 * (HOUR - 600), "runs": False},
                ]
                await one.until("sealed")
                steady.pass_by(60)
                assert await seal(one, 0, price(one, 0)) == "done"
                await two.until("sealed", 2)
                await two.settle()
                for wire, seat in ((one, 0), (two, 1)):
                    lefts = [clock["left"] for clock in state_of(wire, seat)["clocks"]]
                    assert lefts == [1000 * (HOUR - 660), 1000 * (HOUR - 600)]
                assert one.news("resumed") == []

    asyncio.run(play())


def test_a_process_that_is_stopped_stops_the_clocks() -> None:
    steady = Steady()
    clock = clock_of(1_000, steady)
    steady.pass_by(100)
    assert clock() == 1_100_000
    steady.now += 3_600 * 10**9  # nobody looked at it for an hour
    assert clock() == 1_100_000
    steady.pass_by(1)
    assert clock() == 1_101_000


RUNS = [Run(100, 200), Run(150, 250), Run(400, 500), Run(420, 430)]


def test_time_without_a_server_is_nobody_s() -> None:
    spans = joined(RUNS)
    assert spans == [Run(100, 250), Run(400, 500)]
    assert away(spans, 450, 480) == 0
    assert away(spans, 200, 500) == 150
    assert away(spans, 300, 450) == 100
    assert away(spans, 0, 600) == 350
    assert away(spans, 600, 500) == 0
    assert away([], 300, 450) == 150


def test_days_are_counted_while_a_server_is_running() -> None:
    spans = joined(RUNS)
    assert ago(spans, 0) == 500
    assert ago(spans, 100) == 400
    assert ago(spans, 101) == 249
    assert ago(spans, 250) == 100
    assert ago(spans, 251) is None
    assert ago([], 1) is None
