"""What players say to each other: a phrase reaches everybody at the table, and is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from table_scenes import act, finished_log
from wire import Hall, Wire, hall, new_log

from skye.server.talk import Utterance, read_utterance, written_utterance
from skye.wire.client_messages import Say
from skye.wire.values import Options, Phrase

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


async def say(wire: Wire, seat: int, phrase: Phrase) -> dict[str, Any]:
    return await wire.ask(lambda number: Say(number, seat, phrase))


def heard(wire: Wire) -> list[tuple[int, str]]:
    return [(said["seat"], said["phrase"]) for said in wire.of_type("said")]


async def hears(wire: Wire, count: int) -> list[tuple[int, str]]:
    async with asyncio.timeout(PATIENCE):
        while len(heard(wire)) < count:
            await asyncio.sleep(0.01)
    return heard(wire)


def test_everybody_at_the_table_hears_it_and_nobody_who_comes_later(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        table = await server.put(new_log(2, Options(), seed=1))
        one, two, watcher = await server.sit(0), await server.sit(1), await server.sit()
        states = len(two.of_type("state"))
        assert (await say(one, 0, "luck"))["result"] == "done"
        assert (await say(two, 1, "happy"))["result"] == "done"
        for wire in (one, two, watcher):
            assert await hears(wire, 2) == [(0, "luck"), (1, "happy")]
        late = await server.sit(1)
        assert heard(late) == []
        assert late.news() == two.news()
        assert len(two.of_type("state")) == states, "nothing else is sent"
        room = await server.registry.room(table.code)
        assert room is not None
        assert (await server.storage.lasts([room.id]))[room.id] == table.last, "nothing is stored"

    act(tmp_path, scene)


def test_players_talk_before_the_game_and_after_it(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        opened, joined, *_ = new_log(2, Options(), seed=1)
        await server.put([opened, joined])
        one, guest = await server.sit(0), await server.sit()
        assert (await say(one, 0, "hello"))["result"] == "done"
        assert await hears(guest, 1) == [(0, "hello")]

    async def after(server: Hall) -> None:
        await server.put(finished_log())
        one, two = await server.sit(0), await server.sit(1)
        assert (await say(one, 0, "game"))["result"] == "done"
        assert await hears(two, 1) == [(0, "game")]

    (tmp_path / "after").mkdir()
    act(tmp_path, scene)
    act(tmp_path / "after", after)


def test_nobody_speaks_for_others(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, watcher = await server.sit(0), await server.sit()
        for wire, seat in ((one, 1), (watcher, 0), (one, 7)):
            answer = await say(wire, seat, "hello")
            assert answer["result"] == "refused"
        await one.send('{"type": "say", "id": 1, "seat": 0, "phrase": "whatever I like"}')
        assert one.last("trouble")["problem"]["key"] == "socket-malformed"
        await watcher.settle()
        assert heard(one) == heard(watcher) == []

    act(tmp_path, scene)


def test_who_says_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        one, two = await server.sit(0), await server.sit(1)
        results = [await say(one, 0, "alas") for _ in range(6)]
        assert [answer["result"] for answer in results[:4]] == ["done"] * 4
        assert results[-1]["problem"]["key"] == "talk-often"
        assert (await say(two, 1, "thanks"))["result"] == "done", "each seat for itself"
        assert (1, "thanks") in await hears(one, 5)

    act(tmp_path, scene)


def test_players_at_other_processes_hear_it_once(postgres: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hall(tmp_path, database=postgres) as first, hall(tmp_path, database=postgres) as second:
            await first.put(new_log(3, Options(), seed=1))
            one, two, three = await first.sit(0), await second.sit(1), await second.sit(2)
            # Both are announced by one process at the same time.
            await asyncio.gather(say(two, 1, "hello"), say(three, 2, "luck"))
            assert sorted(await hears(one, 2)) == [(1, "hello"), (2, "luck")]
            await say(one, 0, "thanks")
            for wire in (two, three):
                assert sorted(await hears(wire, 3)) == [(0, "thanks"), (1, "hello"), (2, "luck")]
            await one.settle()
            assert len(heard(one)) == 3

    asyncio.run(play())


def test_what_is_passed_on_is_read_again() -> None:
    said = Utterance("ab12", 3, "alas")
    assert read_utterance(written_utterance(said)) == said
    for text in ("", "?", "ab12 3", "ab12 3 says", "ab12 3 says nonsense", "ab12 x says luck", "ab12 3 says luck now"):
        assert read_utterance(text) is None, text
