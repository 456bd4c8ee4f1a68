"""What can happen at a table beside the game: drafts, late and repeated messages, clocks, leaving, votes, rematch."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from wire import CODE, Hall, Wire, hall, new_log, token_of

from skye import protocol
from skye.moves import Move
from skye.protocol import Beside, Decision, Draft, Fill, Leave, Options, Rematch, Seal, TimeLimit, Undo, Vote
from skye.server import entries, house
from skye.server.requests import decide, read_move
from skye.server.room import change_of
from skye.server.table import Table
from skye.storage import Change, Entry, StorageError, Turn, open_storage

pytestmark = pytest.mark.once

POLICY = 1008
TRY_AGAIN = 1013

Scene = Callable[[Hall], Awaitable[None]]


def act(folder: Path, scene: Scene) -> None:
    """Play a scene in a server of its own."""

    async def run() -> None:
        async with hall(folder) as server:
            await scene(server)

    asyncio.run(run())


def question(wire: Wire, seat: int) -> Decision:
    """What a seat is asked."""
    state = next(state for state in reversed(wire.of_type("state")) if state["seat"] == seat)
    return msgspec.convert(state["decision"], Decision)


def state_of(wire: Wire, seat: int | None) -> dict[str, Any]:
    return next(state for state in reversed(wire.of_type("state")) if state["seat"] == seat)


def price(wire: Wire, seat: int, first: int = 1, second: int = 1) -> dict[str, Any]:
    """Prices, the axe on the first tile."""
    tiles = state_of(wire, seat)["choices"]["pricing"]["tiles"]
    return {"type": "price", "seat": seat, "axe": tiles[0], "prices": [[tiles[1], first], [tiles[2], second]]}


async def seal(wire: Wire, seat: int, move: Any) -> str:
    """Answer the open question; the result."""
    decision = question(wire, seat)
    return str((await wire.ask(lambda number: Seal(number, decision, (move,))))["result"])


async def draft(wire: Wire, decision: Decision, step: int, move: Any) -> str:
    """Try a move; the result."""
    return str((await wire.ask(lambda number: Draft(number, decision, step, move)))["result"])


async def to_building(server: Hall, players: int = 2) -> list[Wire]:
    """A table where everybody has priced, and nobody buys: each has two tiles to lay."""
    await server.put(new_log(players, Options(), seed=3))
    wires = [await server.sit(seat) for seat in range(players)]
    for seat, wire in enumerate(wires):
        assert await seal(wire, seat, price(wire, seat)) == "done"
    for _ in range(players):
        for seat, wire in enumerate(wires):
            await wire.settle()
            if state_of(wire, seat)["decision"] is not None and state_of(wire, seat)["view"]["phase"] == "buy":
                await seal(wire, seat, {"type": "pass", "seat": seat})
    for wire in wires:
        await wire.settle()
    assert state_of(wires[0], 0)["view"]["phase"] == "build"
    return wires


def test_an_answer_is_applied_once_however_often_it_comes(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        decision, move = question(one, 0), price(one, 0, 2, 1)
        answers = [await one.ask(lambda number: Seal(number, decision, (move,))) for _ in range(3)]
        assert [answer["result"] for answer in answers] == ["done", "repeated", "repeated"]
        other = price(two, 1)
        late = await one.ask(lambda number: Seal(number, decision, ({**other, "seat": 0},)))
        assert (late["result"], late["problem"]["key"]) == ("late", "table-late")
        await two.settle()
        assert len(two.news("sealed")) == 1
        room = await server.house.room(CODE)
        assert room is not None
        written = [entries.read(entry.text) for entry in await server.storage.read(room.id)]
        assert sum(isinstance(entry, entries.Sealed) for entry in written) == 1

    act(tmp_path, scene)


def test_what_is_not_whole_or_not_legal_or_not_mine_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1))
        one = await server.sit(0)
        decision = question(one, 0)
        before = state_of(one, 0)
        theirs = msgspec.structs.replace(decision, seat=1)
        early = msgspec.structs.replace(decision, round=2)
        dear = price(one, 0, 99, 1)
        cases: list[tuple[protocol.Asked, str, str]] = [
            (Seal(1, decision, ()), "refused", "table-not-whole"),
            (Seal(2, decision), "refused", "table-not-whole"),
            (Seal(3, decision, (dear,)), "refused", "illegal-price-sum"),
            (Seal(4, theirs, (price(one, 0),)), "refused", "table-other-seat"),
            (Seal(5, decision, ({**price(one, 0), "seat": 1},)), "refused", "table-other-seat"),
            (Seal(6, early, (price(one, 0),)), "late", "table-late"),
            (Seal(7, decision, (price(one, 0), price(one, 0))), "refused", "illegal-seat"),
            (Seal(8, decision, ({"type": "fly", "seat": 0},)), "refused", "table-move-form"),
            (Draft(9, theirs, 0, price(one, 0)), "refused", "table-other-seat"),
            (Undo(10, decision, 0), "refused", "table-nothing-drafted"),
            (Beside(11, price(one, 0)), "refused", "table-needs-question"),
            (Vote(12, 0, 1), "refused", "table-vote-early"),
            (Vote(13, 0, 9), "refused", "table-no-seat"),
            (Fill(14, 0, 1, "trader"), "late", "table-seat-taken"),
            (Rematch(15, 0), "refused", "table-not-over"),
            (Leave(16, 2), "refused", "table-other-seat"),
        ]
        for message, result, key in cases:
            await one.send(message)
            answer = one.last("answer")
            assert (answer["id"], answer["result"], answer["problem"]["key"]) == (message.id, result, key)
        await one.settle()
        assert state_of(one, 0) == before

    act(tmp_path, scene)


def test_a_draft_is_seen_by_its_seat_alone_and_taken_back_step_by_step(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        one, two = await to_building(server)
        before = list(two.received)
        decision = question(one, 0)
        hand = state_of(one, 0)["view"]["seats"][0]["hand"]
        assert len(hand) == 2
        first = state_of(one, 0)["choices"]["moves"][0]
        for step, result in ((0, "done"), (0, "repeated"), (5, "late")):
            assert await draft(one, decision, step, first) == result
        drafted = state_of(one, 0)
        assert drafted["draft"] == [first]
        assert drafted["step"] == 1
        assert not drafted["choices"]["can_seal"]
        assert drafted["view"]["seats"][0]["territory"][-1]["tile"] == first["tile"]
        assert len(drafted["view"]["seats"][0]["hand"]) == 1
        assert (await one.ask(lambda number: Seal(number, decision)))["problem"]["key"] == "table-not-whole"
        assert (await one.ask(lambda number: Undo(number, decision, 1)))["result"] == "done"
        assert (await one.ask(lambda number: Undo(number, decision, 1)))["result"] == "repeated"
        assert state_of(one, 0)["view"]["seats"][0]["hand"] == hand
        assert len(state_of(one, 0)["view"]["seats"][0]["territory"]) == 1
        for step in (2, 3):
            assert await draft(one, decision, step, state_of(one, 0)["choices"]["moves"][-1]) == "done"
        assert state_of(one, 0)["choices"]["can_seal"]
        await two.settle()
        assert [text for text in two.received if '"pong"' not in text] == [
            text for text in before if '"pong"' not in text
        ], "nothing of it was told to others"
        again = await server.sit(0)
        assert state_of(again, 0) == state_of(one, 0), "a draft outlives the connection"
        assert (await one.ask(lambda number: Seal(number, decision)))["result"] == "done"
        await two.settle()
        assert len(state_of(two, 1)["view"]["seats"][0]["territory"]) == 3
        assert (await one.ask(lambda number: Undo(number, decision, 4)))["result"] == "late", "sealed is sealed"

    act(tmp_path, scene)


def test_outside_of_building_a_draft_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        decision = question(one, 0)
        cheap, dear = price(one, 0, 1, 1), price(one, 0, 2, 2)
        await one.ask(lambda number: Draft(number, decision, 0, cheap))
        await one.ask(lambda number: Draft(number, decision, 1, dear))
        await one.ask(lambda number: Undo(number, decision, 2))
        assert state_of(one, 0)["draft"] == [cheap]
        await one.ask(lambda number: Draft(number, decision, 3, dear))
        assert (await one.ask(lambda number: Seal(number, decision)))["result"] == "done"
        offers = state_of(one, 0)["view"]["seats"][0]["offers"]
        assert sorted(offer["price"] for offer in offers if not offer["axe"]) == [2, 2]

    act(tmp_path, scene)


def test_a_client_that_comes_back_gets_exactly_what_it_missed(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        seen = one.last("news")["number"]
        await one.close()
        await seal(two, 1, price(two, 1))
        back = await server.sit(0, last=seen)
        assert [message["events"] for message in back.of_type("news")] == [
            [{"type": "sealed", "seat": 1, "by": "player"}]
        ]
        assert back.last("news")["number"] == seen + 1
        nothing_missed = await server.sit(0, last=seen + 1)
        assert nothing_missed.of_type("news") == []
        assert state_of(nothing_missed, 0) == state_of(back, 0)
        from_the_future = await server.sit(0, last=10_000)
        assert from_the_future.of_type("news") == []
        everything = await server.sit(0)
        assert everything.news() == one.news() + back.news()

    act(tmp_path, scene)


def test_somebody_who_knows_more_than_this_process_is_told_nothing_twice(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        table = await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        decision = question(one, 0)
        move = read_move(price(one, 0))
        # Another process writes the answer, shows it, and is gone before this one hears of it.
        granted = decide(table, decision, [move], "player", server.house.rng)
        room = await server.house.room(CODE)
        assert room is not None
        other = await open_storage(f"sqlite:///{tmp_path}/tables.db")
        async with other.turn(room.id, table.last) as turn:
            entry = Entry(table.last + 1, 2_000, entries.write(granted.entries[0]))
            table.apply(granted.entries[0], 2_000)
            await turn.write(change_of(table, [entry]))
        await other.close()
        assert len(granted.entries) == 1
        back = await server.sit(0, last=len(table.news))
        assert back.of_type("news") == []
        assert state_of(back, 0)["decision"] is None
        again = await back.ask(lambda number: Seal(number, decision, (move,)))
        assert again["result"] == "repeated"

    act(tmp_path, scene)


def test_hot_seat_and_spectator(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1))
        both, watcher = await server.sit(0, 2), await server.sit()
        assert both.of_type("welcome")[0]["seats"] == [0, 2]
        assert {state["seat"] for state in both.of_type("state")} == {0, 2}
        for seat in (0, 2):
            await seal(both, seat, price(both, seat))
        gold = [seat["gold"] for seat in state_of(both, 0)["view"]["seats"]]
        assert gold[1:] == [None, None], "the view of a seat shows its own gold, whoever else sits beside"
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


@pytest.mark.parametrize("per", ["move", "game"])
def test_when_a_clock_runs_out_a_bot_plays_and_then_takes_the_seat(tmp_path: Path, per: Any) -> None:
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
        server.clock.pass_by(30.5)
        sealed = await one.until("replaced")
        assert sealed == {"type": "replaced", "seat": 0, "bot": "trader"}
        await one.settle()
        assert one.last("table")["seats"][0]["bot"] == "trader"
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


def test_clocks_begin_anew_when_no_server_was_there(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit("move", 30)), seed=1), time=server.clock())
        server.clock.pass_by(3_600)
        one = await server.sit(0)
        await one.until("resumed")
        await one.settle()
        assert one.news("sealed") == []
        assert state_of(one, 0)["clocks"] == [{"left": 30_000, "runs": True}] * 2

    act(tmp_path, scene)


def test_whoever_leaves_can_be_replaced_by_vote_and_come_back(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(4, Options(substitute="novice"), seed=1))
        wires = [await server.sit(seat) for seat in range(4)]
        assert (await wires[0].ask(lambda number: Vote(number, 0, 3)))["problem"]["key"] == "table-vote-early"
        assert (await wires[3].ask(lambda number: Leave(number, 3)))["result"] == "done"
        assert (await wires[3].ask(lambda number: Leave(number, 3)))["result"] == "repeated"
        assert (await wires[0].ask(lambda number: Vote(number, 0, 3)))["result"] == "done"
        assert (await wires[0].ask(lambda number: Vote(number, 0, 3)))["result"] == "repeated"
        assert wires[0].last("table")["seats"][3]["votes"] == [0]
        assert wires[0].news("replaced") == [], "one of three is no majority"
        assert (await wires[1].ask(lambda number: Vote(number, 1, 3)))["result"] == "done"
        await wires[0].settle()
        assert wires[0].news("replaced") == [{"type": "replaced", "seat": 3, "bot": "novice"}]
        assert (await wires[0].until("sealed"))["seat"] == 3
        back = await server.sit(3)
        assert back.last("table")["seats"][3] == {
            **back.last("table")["seats"][0],
            "name": "player 3",
            "left": False,
            "bot": None,
        }

    act(tmp_path, scene)


def test_a_seat_that_keeps_the_table_waiting_can_be_replaced_by_vote(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1), time=server.clock())
        one = await server.sit(0)
        server.clock.pass_by(59)
        assert (await one.ask(lambda number: Vote(number, 0, 1)))["problem"]["key"] == "table-vote-early"
        server.clock.pass_by(2)
        assert (await one.ask(lambda number: Vote(number, 0, 1)))["result"] == "done"
        assert (await one.until("sealed"))["seat"] == 1

    act(tmp_path, scene)


def test_open_seats_are_filled_and_freed_before_the_game_begins(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seats = (protocol.MySeat("Ann"), protocol.OpenSeat(), protocol.OpenSeat())
        seated = await server.house.open(protocol.NewTable(seats))
        room = await server.house.room(seated.code)
        assert room is not None
        joined = await server.house.join(room, protocol.Join("Bob"))
        assert joined.places[0].seat == 1
        wire = Wire(server.app, f"/api/tables/{seated.code}/socket")
        server.wires.append(wire)
        await wire.send(protocol.Hello((joined.places[0].token,)))
        await wire.settle()
        assert wire.last("table")["status"] == "waiting"
        assert not wire.of_type("state")
        assert (await wire.ask(lambda number: Leave(number, 1)))["result"] == "done"
        assert wire.last("table")["seats"][1]["kind"] == "open"
        again = await server.house.join(room, protocol.Join("Bea", 1))
        assert again.places[0].seat == 1
        host = Wire(server.app, f"/api/tables/{seated.code}/socket")
        server.wires.append(host)
        await host.send(protocol.Hello((seated.places[0].token,)))
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
        for _ in range(400):
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
        await wire.send(protocol.Hello((token_of(0),)))
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


def finished_log() -> list[entries.AnyEntry]:
    """A game of two players, played to its end."""
    rng = random.Random(5)
    log = new_log(2, Options(), seed=5)
    first = log[0]
    assert isinstance(first, entries.Opened)
    table = Table(first)
    for entry in log:
        table.apply(entry, 1_000)
    while (game := table.game) is not None and game.to_act():
        decision = table.decision(game.to_act()[0])
        assert decision is not None
        trial = game.copy()
        moves: list[Move] = []
        while not moves or (decision.phase == "build" and trial.hand(decision.seat) and trial.phase == "build"):
            moves.append(trial.legal(decision.seat).sample(rng))
            trial.apply(moves[-1])
        for entry in decide(table, decision, moves, "player", rng).entries:
            table.apply(entry, 1_000)
            log.append(entry)
    return log


def test_a_bot_stops_thinking_when_its_player_is_back(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(substitute="chieftain"), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        await two.ask(lambda number: Leave(number, 1))
        await one.ask(lambda number: Vote(number, 0, 1))
        async with asyncio.timeout(60):
            while not server.house.thinking.busy:
                await asyncio.sleep(0.001)
        back = await server.sit(1)
        async with asyncio.timeout(60):
            while server.house.thinking.busy:
                await asyncio.sleep(0.001)
        await back.settle()
        assert back.news("sealed") == []
        assert await seal(back, 1, price(back, 1)) == "done"

    act(tmp_path, scene)


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "IDLE", 0.0)
    monkeypatch.setattr(house, "SWEEP", 0.02)

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        await seal(one, 0, price(one, 0))
        await asyncio.sleep(0.1)
        assert server.house.rooms, "somebody is here"
        await one.close()
        async with asyncio.timeout(60):
            while server.house.rooms:
                await asyncio.sleep(0.01)
        back = await server.sit(0)
        assert back.news() == one.news()
        assert state_of(back, 0) == state_of(one, 0)

    act(tmp_path, scene)


def test_whoever_leaves_before_the_game_keeps_nothing_of_the_seat(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seats = (protocol.MySeat("Ann"), protocol.OpenSeat(), protocol.OpenSeat())
        seated = await server.house.open(protocol.NewTable(seats))
        room = await server.house.room(seated.code)
        assert room is not None
        first = (await server.house.join(room, protocol.Join("Mal"))).places[0]
        mal = await connected(server, seated.code, first.token)
        await mal.ask(lambda number: Leave(number, 1))
        second = (await server.house.join(room, protocol.Join("Vic"))).places[0]
        vic = await connected(server, seated.code, second.token)
        await vic.ask(lambda number: Fill(number, 1, 2, "random"))
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


async def connected(server: Hall, code: str, *tokens: str) -> Wire:
    """A socket of whoever holds these secrets."""
    wire = Wire(server.app, f"/api/tables/{code}/socket")
    server.wires.append(wire)
    await wire.send(protocol.Hello(tokens))
    await wire.settle()
    return wire


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
        await one.until("sealed")
        back = await server.sit(1)
        assert state_of(back, 1)["clocks"][1]["left"] == 90_000

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


def test_a_room_forgotten_while_somebody_greets_is_not_entered(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        wire = Wire(server.app, f"/api/tables/{CODE}/socket")
        server.wires.append(wire)
        async with asyncio.timeout(60):
            while not server.house.rooms:
                await asyncio.sleep(0.001)
        for room in list(server.house.rooms.values()):
            server.house.forget(room)
        await wire.send(protocol.Hello((token_of(0),)))
        async with asyncio.timeout(60):
            while wire.closed is None:
                await asyncio.sleep(0.001)
        assert wire.closed == TRY_AGAIN
        assert not wire.of_type("state")

    act(tmp_path, scene)


def test_one_wrong_secret_brings_nobody_back(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        await one.ask(lambda number: Leave(number, 0))
        wire = Wire(server.app, f"/api/tables/{CODE}/socket")
        server.wires.append(wire)
        await wire.send(protocol.Hello((token_of(0), "wrong")))
        assert wire.last("trouble")["problem"]["key"] == "socket-token"
        await one.settle()
        assert one.news("back") == []

    act(tmp_path, scene)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        broken = Change((Entry(1, 1, b'{"type":"opened"}'),), None, 1, b"{}")
        assert await server.storage.create("brok-en", broken, 1) is not None
        await server.put(new_log(2, Options(), seed=1, bots={0: "random", 1: "random"}), time=server.clock())
        async with asyncio.timeout(60):
            while not (await server.storage.list(is_finished=True)):
                await asyncio.sleep(0.05)

    act(tmp_path, scene)


def test_a_nested_message_is_junk_like_any_other(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        await one.send('{"type":"beside","id":1,"move":' + "[" * 14_000)
        assert one.last("trouble")["problem"]["key"] == "socket-malformed"
        assert one.closed is None

    act(tmp_path, scene)


def test_what_could_not_be_written_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        told = len(two.received)

        async def fail(*_: object, **__: object) -> None:
            raise StorageError("storage-unreachable", url="x", reason="the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(Turn, "write", fail)
            broken.setattr(type(server.storage), "read", fail)
            await one.send(Seal(1, question(one, 0), (price(one, 0),)))
            assert one.closed == TRY_AGAIN
            async with asyncio.timeout(60):
                while two.closed is None:
                    await asyncio.sleep(0.001)
        assert not [text for text in two.received[told:] if '"news"' in text or '"state"' in text]
        back = await server.sit(0)
        assert back.news("sealed") == []
        assert await seal(back, 0, price(back, 0)) == "done"

    act(tmp_path, scene)
