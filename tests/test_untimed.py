"""Whoever answers at a server that has only just read the table pays for their own time, and nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal

import pytest
from patience import PATIENCE
from steady_clock import DAY, HOUR, Steady, clock_of
from table_scenes import price, question, seal, state_of
from wire import TRY_AGAIN, Hall, Wire, hall, new_log

from skye.server import room
from skye.server.running_time import Runs
from skye.storage.interface import StorageError
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


async def one_has_answered(server: Hall, per: Literal["move", "game"]) -> tuple[Wire, Wire]:
    """A table with a clock where seat 0 has set its prices, and seat 1 thinks."""
    options = Options(clock=TimeLimit(per, HOUR), start=0)
    await server.put(new_log(2, options, seed=1), time=server.registry.now())
    one, two = await server.sit(0), await server.sit(1)
    assert await seal(one, 0, price(one, 0)) == "done"
    await two.settle()
    return one, two


def lefts(wire: Wire, seat: int) -> list[float]:
    """The seconds that are left to each seat, as this one was informed."""
    return [clock["left"] / 1000 for clock in state_of(wire, seat)["clocks"]]


@pytest.mark.parametrize("per", ["move", "game"])
def test_an_answer_right_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, per: Literal["move", "game"]
) -> None:
    """Ten seconds without a server are nobody's, though the player is quicker than the look at when servers ran."""
    steady, quick = Steady(), Runs.away

    async def away(runs: Runs, since: int) -> int:
        await asyncio.sleep(0.2)
        return await quick(runs, since)

    monkeypatch.setattr(Runs, "away", away)

    async def play() -> None:
        async with hall(tmp_path, now=clock_of(500 * DAY, steady)) as server:
            await one_has_answered(server, per)
            for _ in range(5):
                steady.pass_by(600)
        async with hall(tmp_path, now=clock_of(500 * DAY + 3_010, steady)) as server:
            two = await server.sit(1)
            assert lefts(two, 1) == [HOUR, HOUR - 3_000]
            assert await seal(two, 1, price(two, 1)) == "done"
            assert two.news("resumed") == [{"type": "resumed"}]
            assert lefts(two, 1) == [HOUR, HOUR if per == "move" else HOUR - 3_000]

    asyncio.run(play())


@pytest.mark.parametrize("per", ["move", "game"])
def test_an_answer_at_another_process(postgres: str, tmp_path: Path, per: Literal["move", "game"]) -> None:
    steady = Steady()

    async def play() -> None:
        clocks = [clock_of(500 * DAY, steady) for _ in range(2)]
        async with hall(tmp_path, database=postgres, now=clocks[0]) as keeper:
            one, _ = await one_has_answered(keeper, per)
            async with asyncio.timeout(PATIENCE):
                while not keeper.storage.claims:
                    await asyncio.sleep(0.01)
            async with hall(tmp_path, database=postgres, now=clocks[1]) as other:
                for _ in range(5):
                    steady.pass_by(600)
                two = await other.sit(1)
                assert lefts(two, 1) == [HOUR, HOUR - 3_000]
                assert await seal(two, 1, price(two, 1)) == "done"
                await one.until("sealed", 2)
                await one.settle()
                assert question(one, 0).phase == "buy"
                assert lefts(one, 0) == [HOUR, HOUR if per == "move" else HOUR - 3_000]
                assert not other.storage.claims

    asyncio.run(play())


def test_nobody_plays_before_the_time_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process keeps the table, and does not say for how long its clocks have run."""
    monkeypatch.setattr(room, "UNTIMED", 1)

    async def play() -> None:
        async with hall(tmp_path) as server:
            with monkeypatch.context() as elsewhere:

                async def claim(_: int) -> bool:
                    return False

                elsewhere.setattr(server.storage, "claim", claim)
                options = Options(clock=TimeLimit("move", HOUR))
                await server.put(new_log(2, options, seed=1), time=server.clock())
                assert (await server.sit(0)).closed == TRY_AGAIN
            async with asyncio.timeout(PATIENCE):  # as clients do, again and again
                while (one := await server.sit(0)).closed:
                    pass
            assert question(one, 0).phase == "price"

    asyncio.run(play())


def test_time_without_a_server_is_read_again_after_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time without a server is looked up again if it could not be written."""
    steady = Steady()

    async def play() -> None:
        async with hall(tmp_path, now=clock_of(500 * DAY, steady)) as server:
            await one_has_answered(server, "game")
            steady.pass_by(600)
        async with hall(tmp_path, now=clock_of(500 * DAY + 610, steady)) as server:
            append, has_failed = server.storage.append, False

            async def fail_once(*values: Any) -> str:
                nonlocal has_failed
                if not has_failed:
                    has_failed = True
                    raise StorageError("storage-unreachable", url="", reason="full")
                return await append(*values)

            monkeypatch.setattr(server.storage, "append", fail_once)
            async with asyncio.timeout(PATIENCE):
                while (two := await server.sit(1)).closed:
                    pass
            assert has_failed
            assert lefts(two, 1) == [HOUR, HOUR - 600]
            assert two.news("resumed") == [{"type": "resumed"}]

    asyncio.run(play())
