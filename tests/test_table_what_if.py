"""What a placement would score and why, asked at a table: right, for those who may know, and written nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from requesting import request
from table_scenes import act, draft, finished_log, price, question, seal, state_of, to_building
from wire import CODE, Hall, Wire, new_log, token_of

from skye.wire.client_messages import Asked, Explain, Leave, Weigh
from skye.wire.http_bodies import MySeat, NewTable, OpenSeat
from skye.wire.values import Options

pytestmark = pytest.mark.once

GOLD = Options(scoring=("gold_majority", "sheep", "ship_majority", "completed_areas"))


async def asked(wire: Wire, message: Asked) -> dict[str, Any]:
    """Ask something, and give whatever is answered."""
    await wire.send(message)
    answers = [text for text in map(msgspec.json.decode, wire.received) if text.get("id") == message.id]
    answer: dict[str, Any] = answers[-1]
    return answer


async def refused(wire: Wire, message: Asked) -> str:
    """Ask something that is not granted; the key of the problem."""
    answer = await asked(wire, message)
    assert (answer["type"], answer["result"] in ("refused", "late")) == ("answer", True), answer
    return str(answer["problem"]["key"])


def places(moves: Any) -> set[tuple[int, int, int]]:
    return {(move["x"], move["y"], move["turn"]) for move in moves}


def test_a_hand_is_weighed_where_it_may_be_laid(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        wires = await to_building(server)
        state = state_of(wires[0], 0)
        first, second = state["view"]["seats"][0]["hand"]
        for tile in (first, second):
            found = await asked(wires[0], Weigh(1, 0, tile))
            assert (found["type"], found["id"], found["tile"]) == ("weighed", 1, tile)
            assert places(found["placements"]) == places(m for m in state["choices"]["moves"] if m["tile"] == tile)
        move = next(move for move in state["choices"]["moves"] if move["tile"] == first)
        assert await draft(wires[0], question(wires[0], 0), 0, move) == "done"
        found = await asked(wires[0], Weigh(2, 0, second))
        assert places(found["placements"]) == places(state_of(wires[0], 0)["choices"]["moves"])
        assert (move["x"], move["y"]) not in {(place["x"], place["y"]) for place in found["placements"]}
        assert await refused(wires[0], Weigh(3, 0, first)) == "table-tile-away"
        # The rival's tile lies open too, whatever the rival has in mind.
        rival = state["view"]["seats"][1]["hand"][0]
        before = (await asked(wires[0], Weigh(4, 0, rival)))["placements"]
        other = next(move for move in state_of(wires[1], 1)["choices"]["moves"] if move["tile"] == rival)
        assert await draft(wires[1], question(wires[1], 1), 0, other) == "done"
        assert (await asked(wires[0], Weigh(5, 0, rival)))["placements"] == before != []

    act(tmp_path, scene)


@pytest.mark.parametrize("expansion", [None, "journeyman"])
def test_a_tile_can_be_weighed_before_it_is_bought(tmp_path: Path, expansion: str | None) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(expansion), seed=3), time=server.clock())
        wires = [await server.sit(seat) for seat in range(2)]
        for _ in ("price", "buy"):
            for seat, wire in enumerate(wires):
                await wire.settle()
                shown = state_of(wire, seat)["view"]
                for tile in [offer["tile"] for other in shown["seats"] for offer in other["offers"]]:
                    found = (await asked(wire, Weigh(1, seat, tile)))["placements"]
                    assert found, "every tile fits next to a castle alone"
                    place = max(found, key=lambda place: place["worth"])
                    move = {"type": "place", "seat": seat, "tile": tile, **{k: place[k] for k in ("x", "y", "turn")}}
                    result = await asked(wire, Explain(2, seat, (move,)))
                    change = [
                        now["points"] - before["points"]
                        for now, before in zip(result["now"], result["before"], strict=True)
                    ]
                    assert change[:6] == [*place["points"], place["scrolls"], place["income"]]
                    assert len(result["completed"]) == place["completed"]
            if state_of(wires[0], 0)["view"]["phase"] == "price":
                for seat, wire in enumerate(wires):
                    assert await seal(wire, seat, price(wire, seat)) == "done"
        assert state_of(wires[1], 1)["view"]["phase"] == "buy"
        shown = state_of(wires[0], 0)["view"]
        assert await refused(wires[0], Weigh(3, 0, shown["bag"][0])) == "table-tile-away"

    act(tmp_path, scene)


def test_nobody_weighs_for_another(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, GOLD, seed=3), time=server.clock())
        own, watcher = await server.sit(0), await server.sit()
        tile = state_of(own, 0)["view"]["seats"][0]["offers"][0]["tile"]
        assert await refused(own, Weigh(1, 1, tile)) == "table-other-seat"
        assert await refused(own, Weigh(2, 7, tile)) == "table-no-seat"
        assert await refused(watcher, Weigh(3, 0, tile)) == "table-other-seat"
        assert await refused(own, Explain(4, 7)) == "table-no-seat"
        move = {"type": "place", "seat": 0, "tile": tile, "x": 0, "y": 1, "turn": 0}
        assert await refused(watcher, Explain(5, 0, (move,))) == "table-other-seat"
        assert await refused(own, Explain(6, 1, (move,))) == "table-other-seat"
        assert await refused(own, Explain(7, 0, ({**move, "seat": 1},))) == "table-other-seat"
        assert await refused(own, Explain(8, 0, ({**move, "turn": 9},))) == "table-move-form"
        assert await refused(own, Explain(9, 0, ("junk",))) == "table-move-form"
        assert await refused(own, Explain(10, 0, ({**move, "x": 9},))) == "illegal-place-apart"
        assert await refused(own, Explain(11, 0, ({"type": "pass", "seat": 0},))) == "table-try-what"
        assert await refused(own, Explain(12, 0, ({**move, "tile": "0"},))) == "table-tile-away"
        wrong = ['"seat":0', '"seat":0,"tile":"a b"', '"seat":"0","tile":"1"', '"seat":0,"tile":"1","more":1']
        for text in [f'{{"type":"weigh","id":1,{part}}}' for part in wrong]:
            await own.send(text)
            assert own.last("trouble")["problem"]["key"] == "socket-malformed"
        await own.send(msgspec.json.encode({"type": "explain", "id": 1, "target": 0, "moves": [move] * 21}).decode())
        assert len(own.of_type("trouble")) == 5

    act(tmp_path, scene)


def test_a_table_without_a_game_has_nothing_to_show(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        log = new_log(3, Options(), seed=3)
        await server.put(log[:3], time=server.clock())
        own = await server.sit(0)
        assert await refused(own, Weigh(1, 0, "1")) == "table-not-playing"
        assert await refused(own, Explain(2, 0)) == "table-not-playing"

    act(tmp_path, scene)


def test_a_finished_game_is_explained_but_not_played_on(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(finished_log(), time=server.clock())
        own, watcher = await server.sit(0), await server.sit()
        result = await asked(watcher, Explain(1, 0))
        assert result == await asked(own, Explain(1, 0))
        # Gold lies open at the end, and no income follows.
        assert [tally["source"] for tally in result["now"]] == ["A", "B", "C", "D", "scrolls"]
        assert all(tally["points"] is not None for tally in result["now"])
        move = {"type": "place", "seat": 0, "tile": "1", "x": 0, "y": 1, "turn": 0}
        assert await refused(own, Explain(2, 0, (move,))) == "table-not-playing"
        assert await refused(own, Weigh(3, 0, "1")) == "table-tile-away"

    act(tmp_path, scene)


@pytest.mark.rule("P4")
@pytest.mark.parametrize("open_gold", [False, True])
def test_hidden_gold_stays_hidden(tmp_path: Path, open_gold: bool) -> None:
    async def scene(server: Hall) -> None:
        options = msgspec.structs.replace(GOLD, open_gold=open_gold)
        await server.put(new_log(3, options, seed=3), time=server.clock())
        for wire in (await server.sit(0), await server.sit(0, 1, 2), await server.sit()):
            for target in range(3):
                result = await asked(wire, Explain(target, target))
                assert (result["type"], result["target"], result["before"], result["completed"]) == (
                    "explained",
                    target,
                    [],
                    [],
                )
                gold, *rest = result["now"]
                assert gold["tile"] == "gold_majority"
                assert (gold["points"] is None) is not open_gold
                assert gold["lines"] == [] or open_gold
                assert all(tally["points"] is not None for tally in rest)

    act(tmp_path, scene)


def test_what_a_rival_has_drafted_is_not_explained(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        wires = await to_building(server, options=Options(scoring=("squares", "sheep", "columns", "completed_areas")))
        watcher = await server.sit()
        before = [await asked(wire, Explain(1, 1)) for wire in (wires[0], wires[1], watcher)]
        for step in range(2):
            moves = state_of(wires[1], 1)["choices"]["moves"]
            places = {move["tile"]: move for move in moves}
            assert await draft(wires[1], question(wires[1], 1), step, next(iter(places.values()))) == "done"
        after = [await asked(wire, Explain(1, 1)) for wire in (wires[0], wires[1], watcher)]
        assert after[0] == after[2] == before[0] == before[2]
        territory = state_of(wires[1], 1)["view"]["seats"][1]["territory"]
        assert len(territory) == 3
        sheep = sum(tally["points"] for tally in after[1]["now"])
        assert sheep >= sum(tally["points"] for tally in before[1]["now"])

    act(tmp_path, scene)


def test_nothing_is_written_and_nobody_else_is_notified(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        wires = await to_building(server)
        room = await server.registry.room(CODE)
        assert room is not None
        last, sent = room.table.last, [len(wire.received) for wire in wires]
        tile = state_of(wires[0], 0)["view"]["seats"][0]["hand"][0]
        for number in range(5):
            await asked(wires[0], Weigh(number, 0, tile))
            await asked(wires[0], Explain(number, 1))
        assert await refused(wires[0], Weigh(9, 1, tile)) == "table-other-seat"
        assert room.table.last == last == (await server.storage.lasts([room.id]))[room.id]
        assert len(wires[0].received) == sent[0] + 11, "an answer each, and nothing else"
        assert len(wires[1].received) == sent[1]

    act(tmp_path, scene)


def test_asking_does_not_bring_back_who_has_left(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=3), time=server.clock())
        own = await server.sit(0)
        await own.ask(lambda number: Leave(number, 0))
        await asked(own, Explain(50, 0))
        assert own.last("table")["seats"][0]["left"]

    act(tmp_path, scene)


def test_a_look_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        log = new_log(3, Options(), seed=3)
        seated = await server.registry.open(NewTable((MySeat("Ann"), OpenSeat())))
        look = (await request(server.app, f"/api/tables/{seated.code}")).value
        assert (look["round"], look["rounds"], look["phase"], look["acting"]) == (0, 6, None, [])
        assert look["table"]["status"] == "waiting"
        await server.put(log, time=server.clock())
        look = (await request(server.app, f"/api/tables/{CODE}")).value
        assert (look["round"], look["rounds"], look["phase"], look["acting"]) == (1, 6, "price", [0, 1, 2])
        wire = await server.sit(1)
        assert await seal(wire, 1, price(wire, 1)) == "done"
        look = (await request(server.app, f"/api/tables/{CODE}")).value
        assert look["acting"] == [0, 2]
        assert {**look["table"], "type": "table"} == wire.last("table")
        assert token_of(0) not in str(look)

    act(tmp_path, scene)


def test_a_look_at_the_end(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(finished_log(), time=server.clock())
        look = (await request(server.app, f"/api/tables/{CODE}")).value
        assert (look["round"], look["phase"], look["acting"], look["table"]["status"]) == (6, "over", [], "over")

    act(tmp_path, scene)
