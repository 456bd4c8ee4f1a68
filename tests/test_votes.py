"""Nobody is replaced while present or while their clock has time left, and a substitute never plays for who is back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from table_scenes import PATIENT, act, draft, price, question, seal, state_of
from wire import CODE, Hall, Wire, hall, new_log

from skye.server import bot_scheduler, entries
from skye.server.proposals import Proposal
from skye.storage.interface import StorageError
from skye.storage.notices import Notices
from skye.wire.client_messages import Leave, Vote
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


async def vote(wire: Wire, seat: int, target: int) -> str:
    """The result, or why not."""
    answer = await wire.ask(lambda number: Vote(number, seat, target))
    return str(answer["problem"]["key"] if answer["problem"] else answer["result"])


async def exists(path: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        while not path.exists():
            await asyncio.sleep(0.01)


async def sealed_seats(server: Hall) -> list[int]:
    """Who has sealed prices, by what is on disk; a bot that begins the next phase may have bought already."""
    (row,) = await server.storage.list()
    written = [entries.read(entry.text) for entry in await server.storage.read(row.table)]
    sealed = [entry.decision for entry in written if isinstance(entry, entries.Sealed)]
    return [decision.seat for decision in sealed if decision.phase == "price"]


def test_somebody_who_is_there_cannot_be_voted_out_however_slow(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one, two = await server.sit(0), await server.sit(1)
        server.clock.pass_by(3600)
        assert await vote(one, 0, 1) == "table-vote-present"
        assert "here" in one.last("answer")["problem"]["text"]
        await two.close()
        assert await vote(one, 0, 1) == "table-vote-early", "gone for a moment"
        server.clock.pass_by(59)
        assert await vote(one, 0, 1) == "table-vote-early"
        server.clock.pass_by(2)
        assert await vote(one, 0, 1) == "done"
        assert one.news("replaced") == [{"type": "replaced", "seat": 1, "bot": "trader"}]

    act(tmp_path, scene)


def test_somebody_who_is_at_another_process_is_there(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one = await server.sit(0)
        room = await server.registry.room(CODE)
        assert room is not None
        room.hear("another 1")
        server.clock.pass_by(3600)
        assert await vote(one, 0, 1) == "table-vote-present"
        room.hear("another ")
        assert await vote(one, 0, 1) == "table-vote-early"
        server.clock.pass_by(61)
        assert await vote(one, 0, 1) == "done"

    act(tmp_path, scene)


@pytest.mark.parametrize("per", ["move", "game"])
def test_nobody_is_voted_out_while_their_clock_has_time_left(tmp_path: Path, per: Any) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit(per, 600)), seed=1), time=server.clock())
        one = await server.sit(0)
        server.clock.pass_by(599)
        assert await vote(one, 0, 1) == "table-vote-clock"
        assert one.news("voted") == []

    act(tmp_path, scene)


def test_those_who_are_away_are_not_asked_for_their_vote(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1), time=server.clock())
        one, two = await server.sit(0), await server.sit(1)
        assert await seal(two, 1, price(two, 1)) == "done"
        await two.close()
        server.clock.pass_by(61)
        assert await vote(one, 0, 2) == "done"
        assert [event["seat"] for event in one.news("replaced")] == [2], "seat 1 owes nothing, but is away"

    act(tmp_path, scene)


# The clock


def test_somebody_who_is_there_is_not_replaced_by_the_clock(tmp_path: Path) -> None:
    """It plays decision after decision for them, and the game goes on."""

    async def scene(server: Hall) -> None:
        log = new_log(2, Options(clock=TimeLimit("move", 30)), seed=1, bots={1: "random"})
        await server.put(log, time=server.clock())
        one = await server.sit(0)
        for count in range(1, 5):
            server.clock.pass_by(31)
            async with asyncio.timeout(PATIENCE):
                while sum(event["by"] == "clock" for event in one.news("sealed")) < count:
                    await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE):
                while state_of(one, 0)["decision"] is None:
                    await asyncio.sleep(0.01)
        assert one.news("replaced") == []
        await one.close()
        server.clock.pass_by(31)
        watcher = await server.sit()
        assert (await watcher.until("replaced"))["seat"] == 0

    act(tmp_path, scene)


# Substitutes


def test_a_substitute_answers_once_nobody_else_is_waited_for(tmp_path: Path) -> None:
    """A substitute answers the open question only when nobody else is waited for."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1))
        wires = [await server.sit(seat) for seat in range(3)]
        await wires[2].ask(lambda number: Leave(number, 2))
        for seat in range(2):
            assert await vote(wires[seat], seat, 2) == "done"
        assert await seal(wires[0], 0, price(wires[0], 0)) == "done"
        assert await server.storage.due(server.clock() + 10**9, 10) == [], "nothing to do for the server"
        assert server.registry.bot_pool.busy + server.registry.bot_pool.waiting_by_attendance().total() == 0
        assert await sealed_seats(server) == [0]
        assert await seal(wires[1], 1, price(wires[1], 1)) == "done"
        await wires[0].until("sealed", 3)
        assert await sealed_seats(server) == [0, 1, 2]

    act(tmp_path, scene)


def test_what_was_drafted_before_a_substitute_came_counts(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one, two = await server.sit(0), await server.sit(1)
        move = price(two, 1, 3, 1)
        assert await draft(two, question(two, 1), 0, move) == "done"
        await two.close()
        assert await seal(one, 0, price(one, 0)) == "done"
        server.clock.pass_by(61)
        assert await vote(one, 0, 1) == "done"
        await one.until("price", 2)
        assert move in one.news("price")

    act(tmp_path, scene)


def with_substitute(folder: Path) -> list[entries.AnyEntry]:
    """A table where a bot that waits for a sign plays for seat 1; the other seat's answers at once."""
    (folder / "own.py").write_text(PATIENT)
    return [*new_log(2, Options(), seed=1, bots={0: "random"}), entries.Replaced(1, f"{folder}/own.py:Patient")]


def test_a_returning_player_overrules_a_thinking_substitute(tmp_path: Path) -> None:
    """A substitute that thinks while its player comes back is ignored."""

    async def scene(server: Hall) -> None:
        await server.put(with_substitute(tmp_path))
        watcher = await server.sit()
        await exists(tmp_path / "thinks")
        back = await server.sit(1)
        (tmp_path / "go").touch()
        await watcher.until("back")
        async with asyncio.timeout(PATIENCE):
            while server.registry.bot_pool.busy:
                await asyncio.sleep(0.01)
        assert await seal(back, 1, price(back, 1, 2, 1)) == "done"
        await watcher.until("price", 2)
        assert price_of(watcher, 1) == [2, 1]

    act(tmp_path, scene)


def price_of(wire: Wire, seat: int) -> list[int]:
    (event,) = [event for event in wire.news("price") if event["seat"] == seat]
    return [price for _, price in event["prices"]]


def test_a_player_back_elsewhere_overrules_the_substitute(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A substitute is ignored although nobody reported that its player is back at another process."""

    async def play() -> None:
        async with hall(tmp_path, database=postgres) as keeper, hall(tmp_path, database=postgres) as other:
            await keeper.put(with_substitute(tmp_path))
            await exists(tmp_path / "thinks")
            async with asyncio.timeout(PATIENCE):
                while await sealed_seats(keeper) != [0]:  # who writes later would learn who is back
                    await asyncio.sleep(0.01)
            (thinker,) = [server for server in (keeper, other) if server.registry.bot_pool.busy]
            (elsewhere,) = [server for server in (keeper, other) if server is not thinker]
            with monkeypatch.context() as deaf:
                deaf.setattr(Notices, "notify", lambda *_: None)
                back = await elsewhere.sit(1)
                assert back.news("back") == [{"type": "back", "seat": 1}]
                room = await thinker.registry.room(CODE)
                assert room is not None
                assert room.table.seats[1].substitute is not None, "it has heard nothing"
                (tmp_path / "go").touch()
                async with asyncio.timeout(PATIENCE):
                    while thinker.registry.bot_pool.busy or room.table.seats[1].substitute is not None:
                        await asyncio.sleep(0.01)
            assert 1 not in await sealed_seats(thinker)
            assert await seal(back, 1, price(back, 1)) == "done"

    asyncio.run(play())


def test_a_player_replaced_while_returning_gets_the_seat_back(tmp_path: Path) -> None:
    """Somebody who is replaced in the moment of coming back has the seat again.

    The vote was counted at another process, which had not heard of them yet."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        room = await server.registry.room(CODE)
        assert room is not None
        await room.change(lambda _: Proposal((entries.Replaced(0, "trader"),)))
        assert await one.until("back") == {"type": "back", "seat": 0}
        await one.settle()
        assert one.last("table")["seats"][0]["bot"] is None
        assert await sealed_seats(server) == []

    act(tmp_path, scene)


def test_giving_a_seat_back_is_retried_with_pauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing can be written, giving a seat back is tried again after pauses."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one = await server.sit(0)
        append, tries = server.storage.append, 0

        async def fail_later(*values: Any) -> str:
            nonlocal tries
            tries += 1
            if tries > 1:
                raise StorageError("storage-unreachable", url="", reason="full")
            return await append(*values)

        with monkeypatch.context() as broken:
            broken.setattr(server.storage, "append", fail_later)
            begun = time.monotonic()
            (room,) = server.registry.rooms.values()
            await room.change(lambda _: Proposal((entries.Replaced(0, "random"),)))
            for _ in range(3_000):  # turns of the loop, in which it could have been tried as often
                await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                while tries < 3:
                    await asyncio.sleep(0.01)
            assert tries <= 2 + (time.monotonic() - begun) / bot_scheduler.PAUSE
        await one.until("back")

    act(tmp_path, scene)
