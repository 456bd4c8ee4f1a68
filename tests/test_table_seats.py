"""Who sits at a table: several on one device, spectators, leaving and coming back, votes, bots, rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from patience import PATIENCE, attempts
from table_scenes import PATIENT, act, connected, draft, finished_log, price, question, seal, state_of
from wire import CODE, GONE, POLICY, Hall, Wire, new_log, token_of

from skye.server import bot_scheduler, entries, table_registry
from skye.server.client_requests import join
from skye.server.room import Room
from skye.wire.client_messages import Fill, Hello, Leave, Rematch, Seal, Vote
from skye.wire.http_bodies import Join, MySeat, NewTable, OpenSeat, Seated, SeatKey
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once


def test_hot_seat_and_spectator(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1))
        both, watcher = await server.sit(0, 2), await server.sit()
        assert both.of_type("welcome")[0]["seats"] == [0, 2]
        assert {state["seat"] for state in both.of_type("state")} == {0, 2}
        for seat in (0, 2):
            await seal(both, seat, price(both, seat))
        gold = [seat["gold"] for seat in state_of(both, 0)["view"]["seats"]]
        assert gold[1:] == [None, None], "the view of a seat shows its own gold, whoever else sits there"
        assert [seat["gold"] for seat in state_of(watcher, None)["view"]["seats"]] == [None] * 3
        assert state_of(watcher, None)["decision"] is None
        await watcher.send(Leave(1, 0))
        assert watcher.last("answer")["problem"]["key"] == "table-other-seat"
        assert all("gold" in event for event in both.news("income") if event["seat"] != 1)
        assert not any("gold" in event for event in both.news("income") if event["seat"] == 1)
        assert not any("gold" in event for event in watcher.news("income"))

    act(tmp_path, scene)


def test_a_private_table_has_no_spectators(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(spectators=False), seed=1))
        watcher = await server.sit()
        assert watcher.closed == POLICY
        assert watcher.last("trouble")["problem"]["key"] == "socket-private"
        assert not watcher.of_type("state")
        assert not watcher.of_type("news")

    act(tmp_path, scene)


def test_whoever_leaves_can_be_replaced_by_vote_and_come_back(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(4, Options(substitute="novice"), seed=1))
        wires = [await server.sit(seat) for seat in range(4)]
        assert (await wires[0].ask(lambda number: Vote(number, 0, 3)))["problem"]["key"] == "table-vote-present"
        assert (await wires[3].ask(lambda number: Leave(number, 3)))["result"] == "done"
        assert (await wires[3].ask(lambda number: Leave(number, 3)))["result"] == "repeated"
        assert (await wires[0].ask(lambda number: Vote(number, 0, 3)))["result"] == "done"
        assert (await wires[0].ask(lambda number: Vote(number, 0, 3)))["result"] == "repeated"
        assert wires[0].last("table")["seats"][3]["votes"] == [0]
        assert wires[0].news("replaced") == [], "one of three is no majority"
        assert (await wires[1].ask(lambda number: Vote(number, 1, 3)))["result"] == "done"
        await wires[0].settle()
        assert wires[0].news("replaced") == [{"type": "replaced", "seat": 3, "bot": "novice"}]
        for seat, wire in enumerate(wires[:3]):
            assert await seal(wire, seat, price(wire, seat)) == "done"
        assert (await wires[0].until("sealed", 4))["seat"] == 3
        back = await server.sit(3)
        assert back.last("table")["seats"][3] == {
            **back.last("table")["seats"][0],
            "name": "player 3",
            "left": False,
            "bot": None,
        }

    act(tmp_path, scene)


def test_an_idle_seat_can_be_replaced_by_vote(tmp_path: Path) -> None:
    """A seat that keeps the table waiting can be replaced by vote."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one = await server.sit(0)
        assert await seal(one, 0, price(one, 0)) == "done"
        server.clock.pass_by(59)
        assert (await one.ask(lambda number: Vote(number, 0, 1)))["problem"]["key"] == "table-vote-early"
        server.clock.pass_by(2)
        assert (await one.ask(lambda number: Vote(number, 0, 1)))["result"] == "done"
        assert (await one.until("sealed", 2))["seat"] == 1

    act(tmp_path, scene)


async def with_open_seats(server: Hall, count: int) -> tuple[Seated, Room]:
    """A table of Ann's that waits for so many others."""
    others = [OpenSeat() for _ in range(count)]
    seated = await server.registry.open(NewTable((MySeat("Ann"), *others)))
    room = await server.registry.room(seated.code)
    assert room is not None
    return seated, room


def test_open_seats_are_filled_and_freed_before_the_game_begins(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated, room = await with_open_seats(server, 2)
        joined = await join(server.registry, room, Join("Bob"))
        assert joined.places[0].seat == 1
        wire = Wire(server.app, f"/api/tables/{seated.code}/socket")
        server.wires.append(wire)
        await wire.send(Hello((joined.places[0].token,)))
        await wire.settle()
        assert wire.last("table")["status"] == "waiting"
        assert not wire.of_type("state")
        assert (await wire.ask(lambda number: Leave(number, 1)))["result"] == "done"
        assert wire.last("table")["seats"][1]["kind"] == "open"
        again = await join(server.registry, room, Join("Bea", 1))
        assert again.places[0].seat == 1
        host = Wire(server.app, f"/api/tables/{seated.code}/socket")
        server.wires.append(host)
        await host.send(Hello((seated.places[0].token,)))
        assert (await host.ask(lambda number: Fill(number, 0, 2, "random")))["result"] == "done"
        assert host.last("table")["status"] == "playing"
        assert [seat["name"] for seat in host.last("table")["seats"]] == ["Ann", "Bea", "random"]
        assert host.of_type("state")

    act(tmp_path, scene)


def test_a_rematch_is_one_table_with_the_same_seats_and_secrets(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        log = new_log(2, Options(clock=TimeLimit("move", 5)), seed=1, bots={1: "random"})
        await server.put(log, time=server.clock())
        one = await server.sit(0)
        await one.ask(lambda number: Leave(number, 0))
        for _ in attempts():
            if one.last("table")["status"] == "over":
                break
            server.clock.pass_by(5.5)
            await asyncio.sleep(0.05)
        assert one.last("table")["status"] == "over"
        answers = [await one.ask(lambda number: Rematch(number, 0)) for _ in range(2)]
        assert answers[0]["result"] == "done"
        assert answers[0]["code"] == answers[1]["code"] == one.last("table")["rematch"]
        wire = Wire(server.app, f"/api/tables/{answers[0]['code']}/socket")
        server.wires.append(wire)
        await wire.send(Hello((token_of(0),)))
        await wire.settle()
        assert wire.of_type("welcome")[0]["seats"] == [0]
        assert [seat["name"] for seat in wire.last("table")["seats"]] == ["player 0", "random"]

    act(tmp_path, scene)


def test_two_who_ask_for_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(finished_log())
        one, two = await server.sit(0), await server.sit(1)
        await asyncio.gather(one.send(Rematch(1, 0)), two.send(Rematch(2, 1)))
        codes = {wire.last("answer")["code"] for wire in (one, two)}
        assert len(codes) == 1
        assert {row.code for row in await server.storage.list()} == {CODE, *codes}

    act(tmp_path, scene)


def test_a_rematch_of_a_deleted_table_opens_none(tmp_path: Path) -> None:
    """The table was deleted while it was still in the memory of this process."""

    async def scene(server: Hall) -> None:
        await server.put(finished_log())
        one = await server.sit(0)
        await server.storage.delete(1)  # without this process, which still has the table in memory
        await one.send(Rematch(1, 0))
        assert one.closed == GONE
        async with asyncio.timeout(PATIENCE):  # the one that was opened goes behind the connection
            while await server.storage.list():
                await asyncio.sleep(0.01)

    act(tmp_path, scene)


def test_a_rematch_is_found_though_who_asked_for_it_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hall) -> None:
        await server.put(finished_log())
        one, two = await server.sit(0), await server.sit(1)
        create, begun, goes_on = server.storage.create, asyncio.Event(), asyncio.Event()

        async def slowly(*values: Any) -> int | None:
            begun.set()
            await goes_on.wait()
            return await create(*values)

        monkeypatch.setattr(server.storage, "create", slowly)
        async with asyncio.timeout(PATIENCE):
            asking = asyncio.ensure_future(one.send(Rematch(1, 0)))
            await begun.wait()
            asking.cancel()
            await one.cut()
            goes_on.set()
            while two.last("table")["rematch"] is None:
                await two.settle()
        assert len(await server.storage.list()) == 2

    act(tmp_path, scene)


@pytest.mark.parametrize("others", [0, 1])
def test_a_bot_stops_thinking_when_its_player_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    monkeypatch.setattr(bot_scheduler, "SECONDS", PATIENCE)  # none is given up
    (tmp_path / "own.py").write_text(PATIENT)
    patient = f"{tmp_path}/own.py:Patient"
    bots = {2: patient} if others else {}

    async def scene(server: Hall) -> None:
        await server.put([*new_log(2 + others, Options(), seed=1, bots=bots), entries.Replaced(1, patient)])
        one = await server.sit(0)
        assert await seal(one, 0, price(one, 0)) == "done"
        bot_pool = server.registry.bot_pool
        async with asyncio.timeout(PATIENCE):
            while bot_pool.busy < 1 + others:
                await asyncio.sleep(0.001)
        back = await server.sit(1)
        async with asyncio.timeout(PATIENCE):
            while bot_pool.busy + bot_pool.waiting_by_attendance().total() > others:
                await asyncio.sleep(0.001)
        (tmp_path / "go").touch()
        if others:
            await back.until("sealed", 2)
        assert {event["seat"] for event in back.news("sealed")} == {0, *bots}
        assert await seal(back, 1, price(back, 1)) == "done"
        assert [event["by"] for event in back.news("sealed") if event["seat"] == 1] == ["player"]

    act(tmp_path, scene)


def test_an_unused_table_leaves_the_memory_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.02)

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        await seal(one, 0, price(one, 0))
        with monkeypatch.context() as patched:
            patched.setattr(table_registry, "IDLE", 0.0)
            swept = server.registry._sweeps
            async with asyncio.timeout(PATIENCE):
                while server.registry._sweeps < swept + 3:
                    await asyncio.sleep(0.01)
            assert server.registry.rooms, "somebody is here"
            await one.close()
            async with asyncio.timeout(PATIENCE):
                while server.registry.rooms:
                    await asyncio.sleep(0.01)
        # Whoever comes while it is forgotten is asked to come again, which is not what this is about.
        back = await server.sit(0)
        assert back.news() == one.news()
        assert state_of(back, 0) == state_of(one, 0)

    act(tmp_path, scene)


def test_joining_twice_with_one_secret_takes_one_seat(tmp_path: Path) -> None:
    """Joining again with the same secret takes no second seat."""

    async def scene(server: Hall) -> None:
        seated, room = await with_open_seats(server, 3)
        wanted = Join("Bob", 2, "b" * 22)
        first = await join(server.registry, room, wanted)
        assert first.places == (SeatKey(2, "b" * 22),)
        last = room.table.last
        assert await join(server.registry, room, wanted) == first
        assert await join(server.registry, room, Join("Bob", None, "b" * 22)) == first, "he sits elsewhere already"
        assert room.table.last == last
        for letter in "cd":
            await join(server.registry, room, Join("Eve", None, letter * 22))
        assert [seat.is_open for seat in room.table.seats] == [False] * 4
        assert await join(server.registry, room, wanted) == first, "also when nothing is free any more"
        bob = await connected(server, seated.code, "b" * 22)
        assert bob.last("state")["seat"] == 2

    act(tmp_path, scene)


@pytest.mark.parametrize("token", ["short", "b" * 21, "b" * 65, "b" * 22 + "\n", "b" * 22 + "ü", "b b" * 10])
def test_a_secret_that_could_be_guessed_is_not_taken(token: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"name": "Bob", "token": token}), type=Join)


def test_leaving_before_the_game_gives_the_seat_up(tmp_path: Path) -> None:
    """Whoever leaves before the game keeps nothing of the seat."""

    async def scene(server: Hall) -> None:
        seated, room = await with_open_seats(server, 2)
        first = (await join(server.registry, room, Join("Mal"))).places[0]
        mal = await connected(server, seated.code, first.token)
        await mal.ask(lambda number: Leave(number, 1))
        second = (await join(server.registry, room, Join("Vic"))).places[0]
        vic = await connected(server, seated.code, second.token)
        host = await connected(server, seated.code, seated.places[0].token)
        await host.ask(lambda number: Fill(number, 0, 2, "random"))
        await vic.settle()
        assert await draft(vic, question(vic, 1), 0, price(vic, 1)) == "done"
        await mal.settle()
        assert {state["seat"] for state in mal.of_type("state")} == {None}, "watching is all that is left"
        assert not any("gold" in event for event in mal.news("income"))
        stolen = await mal.ask(lambda number: Seal(number, question(vic, 1), (price(vic, 1),)))
        assert stolen["problem"]["key"] == "table-other-seat"
        await vic.close()
        await mal.settle()
        assert not mal.last("table")["seats"][1]["present"]

    act(tmp_path, scene)


def test_who_goes_on_playing_is_not_away(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        await one.ask(lambda number: Leave(number, 0))
        assert one.last("table")["seats"][0]["left"]
        assert await seal(one, 0, price(one, 0)) == "done"
        assert not one.last("table")["seats"][0]["left"]
        assert [event["type"] for event in one.news()[-2:]] == ["back", "sealed"]

    act(tmp_path, scene)


def test_a_vote_counts_again_when_others_leave(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1))
        wires = [await server.sit(seat) for seat in range(3)]
        await wires[0].ask(lambda number: Leave(number, 0))
        assert (await wires[1].ask(lambda number: Vote(number, 1, 0)))["result"] == "done"
        assert wires[1].news("replaced") == []
        await wires[2].ask(lambda number: Leave(number, 2))
        assert (await wires[1].ask(lambda number: Vote(number, 1, 0)))["result"] == "done"
        assert (await wires[1].ask(lambda number: Vote(number, 1, 2)))["result"] == "done"
        assert {event["seat"] for event in wires[1].news("replaced")} == {0, 2}

    act(tmp_path, scene)


def test_the_last_who_is_there_can_call_bots_for_all_others(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1), time=server.clock())
        one = await server.sit(0)
        assert await seal(one, 0, price(one, 0)) == "done"
        server.clock.pass_by(61)
        for target in (1, 2):
            assert (await one.ask(lambda number, whom=target: Vote(number, 0, whom)))["result"] == "done"  # type: ignore[misc]
        assert {event["seat"] for event in one.news("replaced")} == {1, 2}

    act(tmp_path, scene)
