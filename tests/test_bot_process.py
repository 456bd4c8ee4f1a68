"""Bots that think in processes of their own: whole games, bots that are wrong, and the end of the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from bot_room import Room, Run, draw, opened, patiently, task
from patience import PATIENCE

from skye.bots import LADDER
from skye.expansions.journeyman.moves import Road
from skye.material.expansions import NAMES
from skye.material.moves import CHANCE, parse
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.server.bot_pool import BotPool, BotPoolError, BotTask
from skye.server.workers import program

pytest_plugins = ("bot_room_fixtures",)
pytestmark = pytest.mark.once


# Whole games


async def play(bot: str, game: Game, generator: Generator) -> Counter[str]:
    """A game in which this bot has all seats; how often each phase was decided, and how often with a road before."""
    pool, decided = BotPool(2), Counter[str]()
    while acting := game.to_act():
        if acting == (CHANCE,):
            draw(game, generator)
            continue
        phase = game.phase
        tasks = [task(game, seat, bot, seed=generator.getrandbits(62)) for seat in acting]
        for seat, moves in zip(acting, await asyncio.gather(*map(pool.think, tasks)), strict=True):
            hand = len(game.hand(seat))
            for move in map(parse, moves):
                assert game.phase == phase, "the decision was over before"
                assert seat in game.to_act()
                game.apply(move)
            answers = [move for move in map(parse, moves) if not isinstance(move, Road)]
            if phase == "build":
                assert not game.hand(seat)
                assert 0 < len(answers) <= hand
            elif phase == "roads":
                assert game.phase != "roads" or seat not in game.to_act()
                assert [isinstance(parse(move), Road) for move in moves[:-1]] == [True] * (len(moves) - 1)
            else:
                assert not isinstance(parse(moves[-1]), Road)
                assert len(answers) == 1
            decided[phase] += 1
            decided["road"] += len(moves) - len(answers)
    await pool.close()
    return decided


@pytest.mark.parametrize("bot", LADDER)
def test_a_whole_game(bot: str) -> None:
    decided = asyncio.run(play(bot, opened(2), Generator(2)))
    assert decided == {"price": 12, "buy": 12, "build": 12, "road": 0}


@pytest.mark.parametrize("bot", LADDER)
def test_a_whole_game_with_an_expansion(bot: str) -> None:
    decided = asyncio.run(play(bot, opened(3, NAMES[0]), Generator(3)))
    always = ("price", "buy", "build", "plan")
    # What a bot decides that searches for a time depends on how busy the machine is.
    seen = always if bot in ("planner", "chieftain") else (*always, "walk", "step", "roads", "road")
    assert min(decided[phase] for phase in seen) > 0, decided


@pytest.mark.parametrize("seconds", [0.0, 0.3])
def test_the_tiles_of_a_build_share_the_time(room: Room, seconds: float) -> None:
    game, generator = opened(2), Generator(1)
    while game.phase != "build":
        game.apply(game.legal(game.to_act()[0]).sample(generator))

    async def build() -> tuple[str, ...]:
        pool = BotPool(1)
        moves = await pool.think(room.task("Slow", game, seconds))
        await patiently(pool.close())
        return moves

    moves = asyncio.run(build())
    clocks = [float(line) for line in (room.folder / "clocks").read_text().split()]
    assert len(clocks) == len(moves) > 1
    assert clocks[0] <= seconds / len(game.hand(game.to_act()[0]))
    assert sum(clocks) <= seconds
    assert min(clocks) >= 0


@pytest.mark.parametrize("module", ["bot_worker", "replay_worker"])
def test_a_process_is_silent_if_its_server_dies_at_its_start(module: str) -> None:
    """A process prints nothing if its server is killed while the process starts.

    The server's end of the answers is closed first: that of the tasks may be noticed later."""
    command = program(f"skye.server.{module}")
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        code = process.wait(PATIENCE)
        assert (code, process.stderr.read()) == (0, "")


# The process


def test_what_is_wrong_with_a_bot(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """And that the process runs the core in the way the server does."""
    monkeypatch.setenv("SKYE_INTERPRETED", "1")

    async def problem(pool: BotPool, wanted: BotTask) -> str:
        with pytest.raises(BotPoolError) as error:
            await pool.think(wanted)
        return str(error.value)

    async def ask() -> None:
        pool, game = BotPool(1), opened(2)
        assert "broke down: RuntimeError: compiled: False" in await problem(pool, room.task("Raising"))
        assert "not a legal move: 'all the gold'" in await problem(pool, room.task("Cheating"))
        assert "has no class Absent" in await problem(pool, room.task("Absent"))
        wanted = task(game, 0, "random")
        game.apply(game.legal(0).sample(Generator(1)))
        assert "does not wait for seat 0" in await problem(pool, task(game, 0, "random"))
        assert await pool.think(wanted)
        await patiently(pool.close())

    asyncio.run(ask())


def test_a_file_where_the_server_was_started_is_no_module(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    (room.folder / "pickle.py").write_text("raise SystemExit(1)")
    monkeypatch.chdir(room.folder)

    async def ask() -> None:
        pool = BotPool(1)
        assert await pool.think(room.task("random"))
        await patiently(pool.close())

    asyncio.run(ask())


def test_a_bot_that_prints_disturbs_nothing(room: Room, capfd: pytest.CaptureFixture[str]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        for _ in range(2):
            assert await patiently(pool.think(room.task("Talking")))
        await patiently(pool.close())

    asyncio.run(ask())
    output = capfd.readouterr()
    assert output.out == ""
    assert "and past Python" in output.err


def test_ctrl_c_is_for_the_server(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        thought = asyncio.create_task(pool.think(room.task("Patient")))
        (process,) = await room.thinking()
        assert os.getpgid(process) != os.getpgid(0)
        os.kill(process, signal.SIGINT)
        (room.folder / "go").touch()
        assert await patiently(thought)
        assert room.processes() == [process]
        await patiently(pool.close())

    run(ask())


SERVER = """
import asyncio, sys
from pathlib import Path

sys.path.append(sys.argv[1])
from bot_room import Room
from skye.server.bot_pool import BotPool

async def main():
    await BotPool(1).think(Room(Path(sys.argv[2])).task(sys.argv[3]))

asyncio.run(main())
"""


@pytest.mark.parametrize("bot", ["Endless", "Searching"])
def test_the_process_ends_with_the_server(room: Room, bot: str) -> None:
    """Also in the middle of a thought, and inside the core."""
    command = [sys.executable, "-c", SERVER, str(Path(__file__).parent), str(room.folder), bot]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as server:
        (process,) = asyncio.run(room.thinking())
        server.kill()
        # Both have this pipe; it ends when both are gone.
        try:
            server.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.kill(process, signal.SIGKILL)
            raise
