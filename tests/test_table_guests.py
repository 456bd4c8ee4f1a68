"""Strangers at a table: coming and going does not fill the log, nobody takes all seats, what is private stays so."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from requesting import Answered, request
from table_scenes import act, connected, finished_log, price, private_log, seal
from wire import CODE, Hall, hall, new_log, token_of

from skye.server import entries
from skye.server.limits import Limits, Rate
from skye.wire.client_messages import Admit, Fill, Free, Leave, Rematch, Share
from skye.wire.http_bodies import Join, MySeat, NewTable, OpenSeat, Seated
from skye.wire.values import Options

pytestmark = pytest.mark.once

HOST, STRANGER, FRIEND = "198.51.100.1", "203.0.113.9", "192.0.2.7"


async def ask(server: Hall, path: str, body: object = None, address: str = HOST, **headers: str) -> Answered:
    """A request from an address."""

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await server.app({**scope, "client": (address, 5000)}, receive, send)

    return await request(app, path, body, **headers)


async def opened(server: Hall, seats: int, options: Options | None = None) -> Seated:
    """A table of Ann's, with so many free seats."""
    new = NewTable((MySeat("Ann"), *[OpenSeat()] * seats), options or Options())
    answer = await ask(server, "/api/tables", new)
    assert answer.status == 201
    return msgspec.json.decode(answer.body, type=Seated)


async def join(server: Hall, code: str, address: str, name: str = "Eve") -> Answered:
    return await ask(server, f"/api/tables/{code}/seats", Join(name), address)


async def entries_of(server: Hall, code: str) -> int:
    row = await server.storage.find(code)
    assert row is not None
    return row.last


# Coming and going


def test_joining_and_leaving_again_and_again_is_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits()) as server:
            seated = await opened(server, 2)
            refused: Answered | None = None
            for _ in range(40):
                answer = await join(server, seated.code, STRANGER)
                if answer.status != 201:
                    refused = answer
                    break
                place = answer.value["places"][0]
                wire = await connected(server, seated.code, place["token"])
                await wire.ask(lambda number, seat=place["seat"]: Leave(number, seat))  # type: ignore[misc]
                await wire.close()
            assert refused is not None, "this goes on for ever"
            assert (refused.status, refused.key) == (429, "server-joins")
            assert await entries_of(server, seated.code) <= 2 + 2 * Limits().joins_at_table.burst
            assert (await join(server, seated.code, FRIEND)).status == 201, "others still come in"
            assert (await join(server, (await opened(server, 1)).code, STRANGER)).status == 201, "and elsewhere too"

    asyncio.run(run())


def test_the_log_of_a_table_that_never_begins_is_bounded(tmp_path: Path) -> None:
    """However many addresses somebody has."""

    async def scene(server: Hall) -> None:
        seated = await opened(server, 2)
        host = await connected(server, seated.code, seated.places[0].token)
        for number in range(500):
            answer = await join(server, seated.code, f"203.0.113.{number % 250}")
            if answer.status != 201:
                break
            place = answer.value["places"][0]
            await host.ask(lambda number, seat=place["seat"]: Free(number, 0, seat))  # type: ignore[misc]
        else:
            pytest.fail("this goes on for ever")
        assert answer.key == "table-restless"
        assert await entries_of(server, seated.code) < 310
        filled = await host.ask(lambda number: Fill(number, 0, 1, "random"))
        assert filled["problem"]["key"] == "table-restless"

    act(tmp_path, scene)


def test_leaving_and_coming_back_in_a_game_is_limited(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        for _ in range(40):
            if (await one.ask(lambda number: Leave(number, 0)))["result"] != "done":
                break
            await (await server.sit(0)).close()  # a hello is enough to be back
        else:
            pytest.fail("this goes on for ever")
        assert one.last("answer")["problem"]["key"] == "table-many-leaves"
        grown = await entries_of(server, CODE)
        for _ in range(20):
            await (await server.sit(0)).close()
        assert await entries_of(server, CODE) == grown, "a hello of somebody who is there writes nothing"
        assert await seal(one, 0, price(one, 0)) == "done"
        assert (await one.ask(lambda number: Leave(number, 0)))["result"] == "done", "who plays may also leave"

    act(tmp_path, scene)


def test_sockets_opened_again_and_again_are_refused_for_a_while(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits(greetings_per_address=Rate(0.001, 5))) as server:
            await server.put(new_log(2, Options(), seed=1))
            for _ in range(5):
                await (await server.sit(0)).close()
            denied = await server.sit(0)
            assert (denied.closed, denied.received) == (429, [])

    asyncio.run(run())


def test_only_seats_that_come_and_go_are_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one = await server.sit(0)
        announced: list[str] = []
        monkeypatch.setattr(server.storage, "announce", lambda _, text: announced.append(text))
        monkeypatch.setattr("skye.server.table_registry.AGAIN", 1_000_000)
        for _ in range(5):
            await (await server.sit()).close()
            await (await server.sit(0)).close()
        assert announced == []
        await one.close()
        assert len(announced) == 1

    act(tmp_path, scene)


# Rematches


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits(tables_per_address=Rate(0.001, 2))) as server:
            log = finished_log()
            first = log[0]
            assert isinstance(first, entries.Opened)
            codes = [f"loku-mab{letter}" for letter in "aeiou"]
            for code in codes:
                await server.put([msgspec.structs.replace(first, code=code), *log[1:]])
            answers = []
            for code in codes:
                wire = await server.sit(0, code=code)
                answers += [await wire.ask(lambda number: Rematch(number, 0)) for _ in range(2)]
            assert [answer["result"] for answer in answers] == ["done"] * 4 + ["refused"] * 6
            assert {answer["problem"]["key"] for answer in answers[4:]} == {"server-tables"}
            assert (await ask(server, "/api/tables", {"seats": [{"type": "open"}] * 2}, "127.0.0.1")).status == 429

    asyncio.run(run())


def test_a_rematch_that_goes_on_counts_among_unfinished_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits(unfinished_tables_per_address=1)) as server:
            await server.put(finished_log())
            wire = await server.sit(0)
            assert (await wire.ask(lambda number: Rematch(number, 0)))["result"] == "done"
            refused = await ask(server, "/api/tables", {"seats": [{"type": "open"}] * 2}, "127.0.0.1")
            assert (refused.status, refused.key) == (429, "server-tables")

    asyncio.run(run())


# Seats


def test_one_stranger_cannot_take_all_seats(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 3)
        statuses = [(await join(server, seated.code, STRANGER)).status for _ in range(3)]
        refused = await join(server, seated.code, STRANGER)
        assert statuses == [201, 201, 400]
        assert refused.key == "table-last-seat"
        look = (await ask(server, f"/api/tables/{seated.code}")).value["table"]
        assert look["status"] == "waiting"
        host = await connected(server, seated.code, seated.places[0].token)
        assert [seat["host"] for seat in host.last("table")["seats"]] == [True, False, False, False]
        for seat in (1, 2):
            freed = await host.ask(lambda number, seat=seat: Free(number, 0, seat))  # type: ignore[misc]
            assert freed["result"] == "done"
        for _ in range(3):
            assert (await join(server, seated.code, HOST, "Bob")).status == 201, "around the host all are friends"
        await host.settle()
        assert host.last("table")["status"] == "playing"

    act(tmp_path, scene)


def test_a_stranger_cannot_begin_the_game_with_bots(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 2)
        stranger = await connected(
            server, seated.code, (await join(server, seated.code, STRANGER)).value["places"][0]["token"]
        )
        for message in (Fill(1, 1, 2, "random"), Free(2, 1, 0), Admit(3, 1)):
            await stranger.send(message)
            assert stranger.last("answer")["problem"]["key"] == "table-not-host"
        assert stranger.last("table")["status"] == "waiting"

    act(tmp_path, scene)


def test_the_host_can_let_everybody_in_from_one_address(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 2)
        assert (await join(server, seated.code, FRIEND)).status == 201
        assert (await join(server, seated.code, FRIEND)).key == "table-last-seat"
        host = await connected(server, seated.code, seated.places[0].token)
        results = [(await host.ask(lambda number: Admit(number, 0)))["result"] for _ in range(2)]
        assert results == ["done", "repeated"]
        assert host.last("table")["admits"]
        assert (await join(server, seated.code, FRIEND)).status == 201
        await host.settle()
        assert host.last("table")["status"] == "playing"

    act(tmp_path, scene)


def test_the_last_seat_is_free_for_somebody_else(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 2)
        assert (await join(server, seated.code, STRANGER)).status == 201
        assert (await join(server, seated.code, FRIEND)).status == 201
        row = await server.storage.find(seated.code)
        assert row is not None
        log = b"".join(entry.text for entry in await server.storage.read(row.table))
        assert not [address for address in (HOST, STRANGER, FRIEND) if address.encode() in log]
        places = [msgspec.json.decode(entry.text).get("place") for entry in await server.storage.read(row.table)]
        assert all(len(place) in (0, 4) for place in places if place is not None)

    act(tmp_path, scene)


def test_the_host_frees_a_seat_and_its_player_is_notified(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 3)
        joined = (await join(server, seated.code, STRANGER)).value["places"][0]
        host = await connected(server, seated.code, seated.places[0].token)
        stranger = await connected(server, seated.code, joined["token"])
        await host.ask(lambda number: Fill(number, 0, 2, "random"))
        for target, result in ((1, "done"), (1, "repeated"), (2, "done"), (0, "refused")):
            answer = await host.ask(partial(Free, seat=0, target=target))
            assert answer["result"] == result, target
        assert [seat["kind"] for seat in host.last("table")["seats"]] == ["player", "open", "open", "open"]
        await stranger.settle()
        assert stranger.news("freed") == [{"type": "freed", "seat": 1}, {"type": "freed", "seat": 2}]
        await stranger.send(Leave(1, 1))
        assert stranger.last("answer")["problem"]["key"] == "table-other-seat", "the seat is theirs no longer"
        again = await connected(server, seated.code, joined["token"])
        assert again.last("trouble")["problem"]["key"] == "socket-token"

    act(tmp_path, scene)


def test_no_seat_is_freed_once_the_game_has_begun(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 1)
        await join(server, seated.code, FRIEND)
        host = await connected(server, seated.code, seated.places[0].token)
        for message in (Free(1, 0, 1), Admit(2, 0)):
            await host.send(message)
            assert host.last("answer")["result"] == "late"
            assert host.last("answer")["problem"]["key"] == "table-begun"

    act(tmp_path, scene)


def test_whoever_takes_the_seat_of_a_host_who_left_is_no_host(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        seated = await opened(server, 2)
        host = await connected(server, seated.code, seated.places[0].token)
        await host.ask(lambda number: Leave(number, 0))
        joined = (await join(server, seated.code, STRANGER)).value["places"][0]
        assert joined["seat"] == 0
        wire = await connected(server, seated.code, joined["token"])
        assert not any(seat["host"] for seat in wire.last("table")["seats"])
        await wire.send(Free(1, 0, 1))
        assert wire.last("answer")["problem"]["key"] == "table-not-host"
        assert (await wire.ask(lambda number: Fill(number, 0, 1, "random")))["result"] == "done", "nobody else could"

    act(tmp_path, scene)


# What is private


PATHS = tuple(f"/api/tables/{CODE}{rest}" for rest in ("/record", "/record?form=jsonl", "/replay", ""))


def test_only_its_players_read_a_private_game_until_shared(tmp_path: Path) -> None:
    """A private game is read by its players alone until they share it."""

    async def scene(server: Hall) -> None:
        await server.put(private_log())
        for path in PATHS:
            for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": token_of(0)}):
                refused = await ask(server, path, **headers)
                assert (refused.status, refused.key) == (403, "table-private"), path
            for seat in range(2):
                assert (await ask(server, path, authorization=f"Bearer {token_of(seat)}")).status == 200
        one = await server.sit(0)
        assert (await one.ask(lambda number: Share(number, 1)))["problem"]["key"] == "table-other-seat"
        results = [(await one.ask(lambda number: Share(number, 0)))["result"] for _ in range(2)]
        assert results == ["done", "repeated"]
        assert one.news("shared") == [{"type": "shared", "seat": 0}]
        assert one.last("table")["shared"]
        for path in PATHS:
            assert (await ask(server, path)).status == 200
        watcher = await server.sit()
        assert watcher.of_type("state"), "and who comes by the link sees it too"

    act(tmp_path, scene)


def test_wrong_secrets_for_a_record_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits(wrong_per_address=Rate(0.001, 3))) as server:
            await server.put(private_log())
            found = [(await ask(server, PATHS[0], authorization="Bearer wrong")).status for _ in range(5)]
            assert found == [403, 403, 403, 429, 429]

    asyncio.run(run())


def test_sockets_beyond_the_limit_are_no_wrong_codes(tmp_path: Path) -> None:
    async def run() -> None:
        limits = Limits(sockets_per_address=2, wrong_per_address=Rate(0.001, 3))
        async with hall(tmp_path, limits=limits) as server:
            await server.put(new_log(2, Options(), seed=1))
            found = [(await server.sit(seat)).closed for seat in (0, 1, 0, 1, 0, 1)]
            assert found == [None, None, 429, 429, 429, 429]
            assert (await ask(server, f"/api/tables/{CODE}", address="127.0.0.1")).status == 200, (
                "those who play are still answered"
            )

    asyncio.run(run())


def test_a_private_game_is_not_shared_before_its_end(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(spectators=False), seed=1))
        one = await server.sit(0)
        assert (await one.ask(lambda number: Share(number, 0)))["problem"]["key"] == "table-not-over"
        assert (await ask(server, f"/api/tables/{CODE}")).status == 403
        seated = await opened(server, 1, Options(spectators=False))
        assert (await ask(server, f"/api/tables/{seated.code}", address=FRIEND)).status == 200, "to sit down there"

    act(tmp_path, scene)
