"""A bot that fails is asked again, then a simpler one plays, everybody at the table is notified, and no table hangs."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import ModuleType

import pytest
from patience import PATIENCE
from table_scenes import act, price, seal, state_of
from wire import Hall, Wire, new_log

from skye.bots import LADDER
from skye.material.moves import Move
from skye.server import bot_pool, bot_scheduler, entries, workers
from skye.server.bot_scheduler import simpler
from skye.server.requests import decide
from skye.server.table import FAILURES, Table
from skye.wire.values import Options

pytestmark = pytest.mark.once

BOTS = '''
import os, sys, time
from pathlib import Path

HERE = Path(__file__).parent

class Raising:
    def decide(self, view, legal, clock, rng):
        raise RuntimeError("no idea")

class Dying:
    def decide(self, view, legal, clock, rng):
        os._exit(3)

class Cheating:
    def decide(self, view, legal, clock, rng):
        return "all the gold"

class Endless:
    def decide(self, view, legal, clock, rng):
        time.sleep(3600)

class Garbling:
    """Answers in the place of its process, with what cannot be read."""
    def decide(self, view, legal, clock, rng):
        frame = sys._getframe()
        while "sink" not in frame.f_locals:
            frame = frame.f_back
        frame.f_locals["sink"].write(b"\\0\\0\\0\\1\\xc1")
        frame.f_locals["sink"].flush()
        os._exit(3)

class Unsure:
    """Finds an answer when it is asked for the third time."""
    def decide(self, view, legal, clock, rng):
        with (HERE / "asked").open("a") as file:
            print(view.round, view.phase, file=file)
        if len((HERE / "asked").read_text().splitlines()) < 3:
            raise RuntimeError("no idea")
        return legal.sample(rng)
'''


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_scheduler, "PAUSES", (0.0, 0.0))


async def with_bot(server: Hall, folder: Path, name: str) -> Wire:
    """Somebody at seat 1 of a table where this bot has seat 0."""
    (folder / "own.py").write_text(BOTS)
    await server.put(new_log(2, Options(), seed=1, bots={0: f"{folder}/own.py:{name}"}), time=server.clock())
    return await server.sit(1)


@pytest.mark.parametrize("name", ["Raising", "Dying", "Cheating", "Garbling", "Endless"])
def test_a_simpler_bot_decides_for_one_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    if name == "Endless":
        monkeypatch.setattr(bot_pool, "HANGS", 1.0)  # simpler ones have more than enough of that too
        monkeypatch.setattr(bot_scheduler, "SECONDS", 0.0)

    async def scene(server: Hall) -> None:
        one = await with_bot(server, tmp_path, name)
        failed = await one.until("failed")
        assert failed == {**failed, "type": "failed", "seat": 0, "lasting": False}
        assert failed["bot"].endswith(f":{name}")
        assert failed["instead"] in LADDER
        assert (await one.until("sealed")) == {"type": "sealed", "seat": 0, "by": "bot"}
        await one.settle()
        assert one.last("table")["seats"][0]["bot"] == failed["bot"], "it is asked again next time"

    act(tmp_path, scene)


def test_a_bot_that_always_fails_is_replaced_for_good(tmp_path: Path) -> None:
    """A bot that fails every time is replaced for good, and the game is played to its end."""

    async def scene(server: Hall) -> None:
        (tmp_path / "own.py").write_text(BOTS)
        bots = {0: f"{tmp_path}/own.py:Raising", 1: "random"}
        await server.put(new_log(2, Options(), seed=1, bots=bots))
        watcher = await server.sit()
        await watcher.until("over")
        await watcher.settle()
        assert [event["lasting"] for event in watcher.news("failed")] == [False, False, True]
        assert watcher.last("table")["status"] == "over"
        assert watcher.last("table")["seats"][0]["bot"] == "trader"

    act(tmp_path, scene)


def test_a_bot_that_finds_an_answer_when_asked_again_plays_it(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        one = await with_bot(server, tmp_path, "Unsure")
        await one.until("sealed")
        assert (tmp_path / "asked").read_text().splitlines() == ["1 price"] * 3
        assert one.news("failed") == []
        assert await seal(one, 1, price(one, 1)) == "done"
        assert state_of(one, 1)["view"]["phase"] == "buy"

    act(tmp_path, scene)


async def sit_while_all_fails(
    server: Hall, broken: pytest.MonkeyPatch, module: ModuleType, name: str, error: Exception
) -> Wire:
    """Whoever plays against a bot, after a function without which none can answer has failed 20 times."""
    tries = 0

    def fail(*_: object, **__: object) -> None:
        nonlocal tries
        tries += 1
        raise error

    broken.setattr(module, name, fail)
    await server.put(new_log(2, Options(), seed=1, bots={0: "chieftain"}), time=server.clock())
    one = await server.sit(1)
    async with asyncio.timeout(PATIENCE):
        while tries < 20:
            await asyncio.sleep(0.01)
    return one


def test_a_table_waits_while_no_process_can_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table waits, and plays on as soon as a process can be started."""
    monkeypatch.setattr(bot_scheduler, "LONG_PAUSES", (0.01,))

    async def scene(server: Hall) -> None:
        with monkeypatch.context() as broken:
            one = await sit_while_all_fails(server, broken, workers, "_started", OSError("no memory"))
        await one.until("sealed")
        assert one.news("failed") == []

    act(tmp_path, scene)


def test_a_table_waits_while_every_bot_fails_unexpectedly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table waits and one traceback is logged, as with an error in the server itself."""
    monkeypatch.setattr(bot_scheduler, "LONG_PAUSES", (0.01,))
    monkeypatch.setattr(bot_scheduler, "PAUSE", 0.01)

    async def scene(server: Hall) -> None:
        with monkeypatch.context() as broken:
            one = await sit_while_all_fails(server, broken, bot_scheduler, "Draft", KeyError("a tile"))
        await one.until("sealed")

    act(tmp_path, scene)
    failures = [record for record in caplog.records if record.message == "bot failed"]
    assert len(failures) >= 20
    assert [record.exc_info is not None for record in failures].count(True) == 1
    asked = {getattr(record, "fields", {})["bot"] for record in failures}
    assert asked == {"chieftain", *simpler("chieftain")}


def test_who_is_simpler() -> None:
    assert simpler("chieftain") == ("seer", "planner", "trader", "novice", "random")
    assert simpler("random") == ()
    assert simpler("own.py:Bot") == ("trader", "novice", "random")


def test_only_failures_in_a_row_count() -> None:
    rng = random.Random(1)
    opened, *rest = new_log(2, Options(), seed=1, bots={0: "chieftain", 1: "random"})
    assert isinstance(opened, entries.Opened)
    table = Table(opened)
    for entry in (opened, *rest):
        table.apply(entry, 1)
    assert FAILURES == 3
    failing = [True, True, False, True, True, True, True]
    counted = []
    for fails in failing:
        while table.decision(0) is None:
            step(table, 1, rng)
        if fails:
            instead = entries.Failed(0, "chieftain", "seer", lasting=table.seats[0].failures + 1 >= FAILURES)
            table.apply(instead, 1)
        step(table, 0, rng)
        counted.append((table.seats[0].failures, table.seats[0].player))
    assert counted == [
        (1, "chieftain"),
        (2, "chieftain"),
        (0, "chieftain"),
        (1, "chieftain"),
        (2, "chieftain"),
        (0, "seer"),
        (1, "seer"),
    ]
    assert table.seats[0].bot == "chieftain", "which a rematch has again"


def step(table: Table, seat: int, rng: random.Random) -> None:
    """One answer of a seat, by chance."""
    decision, game = table.decision(seat), table.game
    assert decision is not None
    assert game is not None
    trial, moves = game.copy(), list[Move]()
    while not moves or (decision.phase == "build" and trial.phase == "build" and trial.hand(seat)):
        moves.append(trial.legal(seat).sample(rng))
        trial.apply(moves[-1])
    for entry in decide(table, decision, moves, "bot", rng).entries:
        table.apply(entry, 1)
