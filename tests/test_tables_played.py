"""Answers, drafts and connections at a table: late, repeated, lost and refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE
from table_scenes import act, draft, price, question, seal, state_of, to_building
from wire import CODE, POLICY, TRY_AGAIN, Hall, Wire, hall, new_log, token_of

from skye.material.editions import shipped_edition
from skye.server import entries, sockets
from skye.server.limits import Limits, Rate
from skye.server.requests import decide, read_move
from skye.server.summary import change_of
from skye.storage.chain import Entry
from skye.storage.interface import Change
from skye.storage.opening import open_storage
from skye.wire.client_messages import Asked, Beside, Draft, Fill, Hello, Leave, Ping, Rematch, Seal, Undo, Vote
from skye.wire.values import Options

pytestmark = pytest.mark.once


def test_an_answer_is_applied_once_however_often_it_comes(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        decision, move = question(one, 0), price(one, 0, 2, 1)
        answers = [await one.ask(lambda number: Seal(number, decision, (move,))) for _ in range(3)]
        assert [answer["result"] for answer in answers] == ["done", "repeated", "repeated"]
        kinds = [msgspec.json.decode(text)["type"] for text in one.received]
        assert kinds[-5:] == ["news", "state", *["answer"] * 3], "what came of it comes before the answer"
        other = price(two, 1)
        late = await one.ask(lambda number: Seal(number, decision, ({**other, "seat": 0},)))
        assert (late["result"], late["problem"]["key"]) == ("late", "table-late")
        await two.settle()
        assert len(two.news("sealed")) == 1
        room = await server.registry.room(CODE)
        assert room is not None
        written = [entries.read(entry.text) for entry in await server.storage.read(room.id)]
        assert sum(isinstance(entry, entries.Sealed) for entry in written) == 1

    act(tmp_path, scene)


def test_invalid_answers_are_refused_and_change_nothing(tmp_path: Path) -> None:
    """An answer that is incomplete, illegal or for another seat is refused."""

    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1))
        one = await server.sit(0)
        decision = question(one, 0)
        before = state_of(one, 0)
        theirs = msgspec.structs.replace(decision, seat=1)
        early = msgspec.structs.replace(decision, round=2)
        dear = price(one, 0, 99, 1)
        cases: list[tuple[Asked, str, str]] = [
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


def test_a_draft_is_private_and_undone_step_by_step(tmp_path: Path) -> None:
    """Only its own seat sees a draft."""

    async def scene(server: Hall) -> None:
        one, two = await to_building(server)
        before = list(two.received)
        decision = question(one, 0)
        hand = state_of(one, 0)["view"]["seats"][0]["hand"]
        assert len(hand) == 2
        first = state_of(one, 0)["choices"]["moves"][0]
        for step, result in ((0, "done"), (0, "repeated"), (5, "late")):
            assert await draft(one, decision, step, first) == result
        other = next(move for move in state_of(one, 0)["choices"]["moves"] if move != first)
        assert await draft(one, decision, 0, other) == "late", "that step was another one"
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
        ], "nothing of it was sent to others"
        again = await server.sit(0)
        assert state_of(again, 0) == state_of(one, 0), "a draft outlives the connection"
        assert (await one.ask(lambda number: Seal(number, decision)))["result"] == "done"
        await two.settle()
        assert len(state_of(two, 1)["view"]["seats"][0]["territory"]) == 3
        assert (await one.ask(lambda number: Undo(number, decision, 4)))["result"] == "late", "sealed is sealed"

    act(tmp_path, scene)


def test_outside_building_a_draft_replaces_the_last_one(tmp_path: Path) -> None:
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


def test_a_client_ahead_of_this_process_gets_nothing_twice(tmp_path: Path) -> None:
    """A client may already know more than this process; what it knows is not sent again."""

    async def scene(server: Hall) -> None:
        table = await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        decision = question(one, 0)
        move = read_move(price(one, 0))
        # Another process writes the answer, shows it, and is gone before this one hears of it.
        granted = decide(table, decision, [move], "player", server.registry.rng)
        room = await server.registry.room(CODE)
        assert room is not None
        other = await open_storage(f"sqlite:///{tmp_path}/tables.db")
        known = table.last
        table.apply(granted.entries[0], 2_000)
        entry = Entry(known + 1, 2_000, entries.write(granted.entries[0]))
        await other.append(room.id, known, change_of(table, [entry]), room.table.checksum)
        await other.close()
        assert len(granted.entries) == 1
        back = await server.sit(0, last=len(table.news))
        assert back.of_type("news") == []
        assert state_of(back, 0)["decision"] is None
        again = await back.ask(lambda number: Seal(number, decision, (move,)))
        assert again["result"] == "repeated"

    act(tmp_path, scene)


def test_a_table_that_many_want_at_once_is_loaded_once(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        rooms = await asyncio.gather(*(server.registry.room(CODE) for _ in range(5)))
        assert len(set(rooms)) == 1
        assert len(server.registry._loading) == 0

    act(tmp_path, scene)


def test_a_room_forgotten_while_somebody_greets_is_not_entered(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        wire = Wire(server.app, f"/api/tables/{CODE}/socket")
        server.wires.append(wire)
        async with asyncio.timeout(PATIENCE):
            while not server.registry.rooms:
                await asyncio.sleep(0.001)
        for room in list(server.registry.rooms.values()):
            server.registry.forget(room)
        await wire.send(Hello((token_of(0),)))
        async with asyncio.timeout(PATIENCE):
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
        await wire.send(Hello((token_of(0), "wrong")))
        assert wire.last("trouble")["problem"]["key"] == "socket-token"
        await one.settle()
        assert one.news("back") == []

    act(tmp_path, scene)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        broken = Change((Entry(1, 1, b'{"type":"opened"}'),), None, 1, b"{}")
        assert await server.storage.create("brok-en", broken, 1, shipped_edition(None)) is not None
        await server.put(new_log(2, Options(), seed=1, bots={0: "random", 1: "random"}), time=server.clock())
        async with asyncio.timeout(PATIENCE):
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


def test_whoever_hurries_for_too_long_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_HURRIED", 20)

    async def run() -> None:
        async with hall(tmp_path, limits=Limits(messages_per_seat=Rate(20, 100))) as server:
            await server.put(new_log(2, Options(), seed=1))
            one, two = await server.sit(0), await server.sit(1)
            pings = [asyncio.ensure_future(one.send(Ping())) for _ in range(300)]
            await asyncio.gather(*pings)
            async with asyncio.timeout(PATIENCE):
                while one.closed is None:
                    await asyncio.sleep(0.01)
            assert one.closed == POLICY
            assert one.last("trouble")["problem"]["key"] == "socket-pace"
            await two.settle()
            assert two.closed is None

    asyncio.run(run())
