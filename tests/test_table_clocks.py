"""Clocks at a table: what happens when one runs out, and what time is nobody's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from random_table import asked
from table_scenes import act, draft, price, question, seal, state_of, to_building
from wire import Hall, new_log

from skye.server import entries
from skye.wire.client_messages import Beside, Draft, Leave, Vote
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once


@pytest.mark.parametrize("per", ["move", "game"])
def test_when_a_clock_runs_out_a_bot_plays(tmp_path: Path, per: Any) -> None:
    """When a clock runs out a bot plays, and later takes the seat."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit(per, 30)), seed=1), time=server.clock())
        one, two = await server.sit(0), await server.sit(1)
        server.clock.pass_by(20)
        await seal(two, 1, price(two, 1))
        left = {"move": 30_000, "game": 10_000}[per]
        assert state_of(two, 1)["clocks"][1] == {"left": left, "runs": False}
        assert state_of(two, 1)["clocks"][0] == {"left": 10_000, "runs": True}
        server.clock.pass_by(10.5)
        assert await one.until("sealed", 2) == {"type": "sealed", "seat": 0, "by": "clock"}
        assert one.news("replaced") == []
        await one.settle()
        asked = next(seat for seat, wire in ((0, one), (1, two)) if state_of(wire, seat)["decision"] is not None)
        if asked == 1:
            await two.settle()
            await seal(two, 1, {"type": "pass", "seat": 1})
        await one.close()
        server.clock.pass_by(30.5)
        sealed = await two.until("replaced")
        assert sealed == {"type": "replaced", "seat": 0, "bot": "trader"}
        await two.settle()
        assert two.last("table")["seats"][0]["bot"] == "trader"
        back = await server.sit(0)
        assert back.last("table")["seats"][0]["bot"] is None
        assert back.news("back") == [{"type": "back", "seat": 0}]

    act(tmp_path, scene)


def test_a_clock_that_runs_out_seals_what_was_drafted(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit("move", 30)), seed=1), time=server.clock())
        one = await server.sit(0)
        move = price(one, 0, 3, 1)
        await one.ask(lambda number: Draft(number, question(one, 0), 0, move))
        server.clock.pass_by(30.5)
        await one.until("sealed", 2)
        await one.settle()
        prices = [event for event in one.news("price") if event["seat"] == 0]
        assert prices == [move]

    act(tmp_path, scene)


@pytest.mark.parametrize("laid", [0, 1])
def test_a_clock_that_runs_out_answers_about_roads(tmp_path: Path, laid: int) -> None:
    """A bot does, for the roads that the player has not laid in time."""

    async def scene(server: Hall) -> None:
        played, seat, _ = asked(2, options=Options("journeyman", clock=TimeLimit("move", 30)))
        await server.put([entries.read(entry.text) for entry in played.log], time=server.clock())
        one = await server.sit(seat)
        assert question(one, seat).phase == "roads"
        sealed, roads = len(one.news("sealed")), len(one.news("road"))
        for move in state_of(one, seat)["choices"]["beside"][:laid]:
            await one.send(Beside(1, move))
        server.clock.pass_by(30.5)
        assert await one.until("sealed", sealed + 1) == {"type": "sealed", "seat": seat, "by": "clock"}
        await one.settle()
        assert question(one, seat).phase == "price"
        assert len(one.news("road")) >= roads + laid

    act(tmp_path, scene)


def test_clocks_begin_again_when_no_server_was_there(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit("move", 30)), seed=1), time=server.clock())
        server.clock.pass_by(3_600)
        one = await server.sit(0)
        await one.until("resumed")
        await one.settle()
        assert one.news("sealed") == []
        assert state_of(one, 0)["clocks"] == [{"left": 30_000, "runs": True}] * 2

    act(tmp_path, scene)


@pytest.mark.parametrize("per", ["move", "game"])
def test_leaving_and_coming_back_does_not_wind_the_clock(tmp_path: Path, per: Any) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit(per, 30)), seed=1), time=server.clock())
        one = await server.sit(0)
        server.clock.pass_by(25)
        await one.ask(lambda number: Leave(number, 0))
        back = await server.sit(0)
        assert state_of(back, 0)["clocks"][0] == {"left": 5_000, "runs": True}

    act(tmp_path, scene)


def test_the_time_of_a_bot_is_not_counted_for_its_player(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit("game", 100)), seed=1), time=server.clock())
        one, two = await server.sit(0), await server.sit(1)
        server.clock.pass_by(10)
        await two.ask(lambda number: Leave(number, 1))
        await one.ask(lambda number: Vote(number, 0, 1))
        server.clock.pass_by(5)
        assert await seal(one, 0, price(one, 0)) == "done"
        await one.until("sealed", 2)
        back = await server.sit(1)
        assert state_of(back, 1)["clocks"][1]["left"] == 90_000

    act(tmp_path, scene)


def test_the_clock_of_a_whole_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit("game", 30)), seed=1), time=server.clock())
        wires = [await server.sit(seat) for seat in range(2)]
        server.clock.pass_by(20)
        for seat in range(2):
            assert await seal(wires[seat], seat, price(wires[seat], seat)) == "done"
        for wire in wires:
            await wire.settle()
        asked = next(seat for seat in range(2) if state_of(wires[seat], seat)["decision"] is not None)
        assert state_of(wires[asked], asked)["clocks"][asked] == {"left": 10_000, "runs": True}
        server.clock.pass_by(10.5)
        assert (await wires[0].until("sealed", 3)) == {"type": "sealed", "seat": asked, "by": "clock"}

    act(tmp_path, scene)


def test_drafted_tiles_stay_when_the_clock_runs_out(tmp_path: Path) -> None:
    """Tiles that were drafted when the clock runs out stay, and a bot lays the rest."""

    async def scene(server: Hall) -> None:
        wires = await to_building(server, options=Options(clock=TimeLimit("move", 30)))
        # The least likely place that a bot would choose: whatever comes last.
        first = state_of(wires[0], 0)["choices"]["moves"][-1]
        assert await draft(wires[0], question(wires[0], 0), 0, first) == "done"
        server.clock.pass_by(31)
        async with asyncio.timeout(PATIENCE):
            while not [event for event in wires[0].news("place") if event["seat"] == 0]:
                await asyncio.sleep(0.01)
        placed = [event for event in wires[0].news("place") if event["seat"] == 0]
        assert placed[0] == first
        assert len(placed) == 2

    act(tmp_path, scene)
