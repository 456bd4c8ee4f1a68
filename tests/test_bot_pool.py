"""Bots that think in processes of their own: whole games, thoughts cut short, processes that die, and no one left."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from subprocess import PIPE
from typing import Any, TypeVar

import pytest
import uvloop
from patience import PATIENCE

from skye.bots import LADDER
from skye.expansions.journeyman.moves import Road
from skye.material.expansions import NAMES
from skye.material.moves import CHANCE, parse
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.server import bot_pool
from skye.server.bot_pool import BotPool, BotPoolError, BotTask, HangingError
from skye.server.fair_queue import Attendance, Place
from skye.server.workers import Worker, program
from skye.view.seat_view import view

pytestmark = pytest.mark.once

BOTS = '''
import os, sys, time
from pathlib import Path

from skye import COMPILED, imagine
from skye.bots.weights import weights
from skye.search.choose_move import choose_move

HERE = Path(__file__).parent


class Noted:
    """Leaves a file with the number of its process, then decides by chance."""
    def decide(self, view, legal, clock, rng):
        (HERE / f"process {os.getpid()}").touch()
        return legal.sample(rng)

class Endless(Noted):
    def decide(self, view, legal, clock, rng):
        super().decide(view, legal, clock, rng)
        time.sleep(3600)

class Searching(Noted):
    """Stays inside the core for as long as its clock allows."""
    def decide(self, view, legal, clock, rng):
        super().decide(view, legal, clock, rng)
        return choose_move(imagine(view), view.seat, {**weights("planner", None), "rollouts": 1e9}, clock, rng)

class Patient(Noted):
    """Waits for a sign."""
    def decide(self, view, legal, clock, rng):
        move = super().decide(view, legal, clock, rng)
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return move

class Talking:
    def decide(self, view, legal, clock, rng):
        print("out loud")
        os.write(1, b"and past Python")
        assert sys.stdin.read() == ""
        return legal.sample(rng)

class Dying:
    def decide(self, view, legal, clock, rng):
        os._exit(3)

class Raising:
    def decide(self, view, legal, clock, rng):
        raise RuntimeError(f"compiled: {COMPILED}")

class Cheating:
    def decide(self, view, legal, clock, rng):
        return "all the gold"

class Slow:
    """Takes all the time it has, and tells how much that was."""
    def decide(self, view, legal, clock, rng):
        with (HERE / "clocks").open("a") as file:
            print(clock.seconds, file=file)
        while clock.left() > 0:
            time.sleep(0.01)
        return legal.sample(rng)
'''

Result = TypeVar("Result")
Run = Callable[[Coroutine[Any, Any, Result]], Result]


LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
"""The event loops that the server may have."""


@pytest.fixture(name="run", params=LOOPS)
def _run(request: pytest.FixtureRequest) -> Run[Any]:
    """Runs a coroutine in each kind of event loop."""

    def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
        with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
            return runner.run(coroutine)

    return run


class Room:
    """A folder with the bots above, and what they leave in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "own.py").write_text(BOTS)

    def task(self, name: str, game: Game | None = None, seconds: float = 3600) -> BotTask:
        """The first decision there is, for one of these bots or of the ladder."""
        game = opened(2) if game is None else game
        bot = name if name in LADDER else f"{self.folder / 'own.py'}:{name}"
        return task(game, game.to_act()[0], bot, seconds=seconds)

    def processes(self) -> list[int]:
        """Those that have thought."""
        return [int(path.name.split()[1]) for path in self.folder.glob("process *")]

    async def thinking(self, count: int = 1) -> list[int]:
        """Wait until so many have begun to think."""
        async with asyncio.timeout(PATIENCE):
            while len(self.processes()) < count:
                await asyncio.sleep(0.01)
        return self.processes()


@pytest.fixture(name="room")
def _room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def opened(players: int, expansion: str | None = None, seed: int = 1) -> Game:
    """A game with its first tiles drawn."""
    generator = Generator(seed)
    game = Game.new(players, generator, shipped_tables(expansion))
    draw(game, generator)
    return game


def draw(game: Game, generator: Generator) -> None:
    while game.to_act() == (CHANCE,):
        game.apply(game.legal(CHANCE).sample(generator))


def task(game: Game, seat: int, bot: str, seconds: float = 0.01, seed: int = 7) -> BotTask:
    box = game.tables.material.expansion
    return BotTask(bot, view(game, seat, open_gold=True), None if box is None else box.name, seconds, seed)


async def patiently(awaited: Awaitable[Result]) -> Result:
    return await asyncio.wait_for(awaited, PATIENCE)


def lives(process: int) -> bool:
    """Whether a child of this process runs, or has ended and nobody has noticed."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


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


# The pool


def test_fifty_tasks_at_once(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(2)
        asked = asyncio.gather(*(pool.think(room.task("Noted")) for _ in range(50)))
        await asyncio.sleep(0)
        assert (pool.busy, pool.waiting_by_attendance().total()) == (2, 48)
        answers = await patiently(asked)
        assert len(answers) == 50
        assert len(set(answers)) == 1, "the same seed, the same answer"
        assert (pool.busy, pool.waiting_by_attendance().total()) == (0, 0)
        assert len(room.processes()) == 2
        await patiently(pool.close())

    run(ask())


def test_no_process_before_it_is_needed(room: Room) -> None:
    async def ask() -> None:
        pool = BotPool(3)
        for _ in range(5):
            await pool.think(room.task("Noted"))
        assert len(room.processes()) == 1
        await patiently(pool.close())

    asyncio.run(ask())


def test_first_come_first_served(room: Room) -> None:
    async def ask() -> None:
        pool, order = BotPool(1), list[int]()

        async def think(number: int) -> None:
            await pool.think(room.task("Noted"))
            order.append(number)

        await patiently(asyncio.gather(*map(think, range(20))))
        assert order == list(range(20))
        await patiently(pool.close())

    asyncio.run(ask())


def test_nobodys_thought_keeps_nobody_waiting_for_a_quick_bot(room: Room) -> None:
    """One thinker, and it is busy for as long as this takes."""

    async def ask() -> None:
        pool, order = BotPool(1), list[str]()

        async def think(name: str, bot: str, place: Place) -> None:
            await pool.think(room.task(bot), place)
            order.append(name)

        tables = [
            asyncio.create_task(think("nobody's", "Patient", Place(number, "a", Attendance.EMPTY)))
            for number in range(10)
        ]
        await room.thinking()
        for _ in range(6):
            await patiently(pool.think(room.task("random"), Place("own", "b")))
        assert (pool.busy, pool.waiting_by_attendance().total()) == (1, 9)
        assert pool.waiting_by_attendance() == {Attendance.EMPTY: 9}
        tables.append(asyncio.create_task(think("a person's", "Noted", Place("own", "b"))))
        await asyncio.sleep(0)
        pool.attend(7, Attendance.WATCHED)
        (room.folder / "go").touch()
        await patiently(asyncio.gather(*tables))
        assert order == ["nobody's", "a person's", *["nobody's"] * 9]
        await patiently(pool.close())

    asyncio.run(ask())


def test_bots_share_their_time_while_many_think(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many bots think each has less time, and all of it again afterwards."""
    given, ask_worker = list[float](), Worker.ask

    async def noted(worker: Worker, sent: bytes, limit: float | None = None) -> bytes:
        given.append(pickle.loads(sent).seconds)
        assert limit == given[-1] + bot_pool.HANGS
        return await ask_worker(worker, sent, limit)

    monkeypatch.setattr(Worker, "ask", noted)

    async def ask() -> None:
        pool = BotPool(1)

        async def at_once(bot: str, seconds: float) -> None:
            tasks = [pool.think(room.task(bot, seconds=seconds), Place(number, "a")) for number in range(4)]
            await patiently(asyncio.gather(*tasks))

        await at_once("Noted", 1.2)
        await at_once("Noted", 0.06)
        await at_once("random", 1.2)
        await patiently(pool.close())

    asyncio.run(ask())
    assert given[:4] == pytest.approx([1.2, 1.2 / 3, 1.2 / 2, 1.2]), "the first of them was alone when it came"
    assert given[4:8] == [0.06, bot_pool.LEAST, bot_pool.LEAST, 0.06]
    assert given[8:] == [1.2] * 4, "a quick bot does not take it anyway"


def test_a_bot_that_hangs_is_given_up(room: Room, run: Run[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HANGS", 0.2)

    async def ask() -> None:
        pool = BotPool(1)
        with pytest.raises(HangingError, match="no answer came in time"):
            await patiently(pool.think(room.task("Endless", seconds=0.0)))
        monkeypatch.undo()
        assert await patiently(pool.think(room.task("Noted")))
        await patiently(pool.close())

    run(ask())


def test_a_cancelled_thought_frees_the_pool(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        for number in range(1, 3):
            thought = asyncio.create_task(pool.think(room.task("Endless")))
            await room.thinking(number)
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            assert pool.busy == 0
            assert await patiently(pool.think(room.task("random")))
        await patiently(pool.close())
        assert not any(map(lives, room.processes()))

    run(ask())


def test_a_cancelled_task_leaves_the_queue(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        patient = asyncio.create_task(pool.think(room.task("Patient")))
        await room.thinking()
        waiting = [asyncio.create_task(pool.think(room.task("Noted"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting_by_attendance().total() == 3
        waiting[1].cancel()
        await asyncio.wait(waiting[1:2])
        assert (pool.busy, pool.waiting_by_attendance().total()) == (1, 2)
        (room.folder / "go").touch()
        assert all(await patiently(asyncio.gather(patient, waiting[0], waiting[2])))
        assert len(room.processes()) == 1, "no thought was disturbed"
        await patiently(pool.close())

    run(ask())


def test_a_task_cancelled_as_its_turn_comes(room: Room) -> None:
    async def ask() -> None:
        pool = BotPool(1)

        async def think_and_cancel() -> None:
            await pool.think(room.task("Noted"))
            second.cancel()  # it has been handed the worker and does not know yet

        first = asyncio.create_task(think_and_cancel())
        await asyncio.sleep(0)
        second = asyncio.create_task(pool.think(room.task("Noted")))
        await asyncio.wait([first, second])
        assert second.cancelled()
        assert (pool.busy, pool.waiting_by_attendance().total()) == (0, 0)
        assert await patiently(pool.think(room.task("Noted")))
        await patiently(pool.close())

    asyncio.run(ask())


def test_the_task_of_a_killed_process_is_asked_again(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        thought = asyncio.create_task(pool.think(room.task("Patient")))
        (process,) = await room.thinking()
        os.kill(process, signal.SIGKILL)
        await room.thinking(2)
        (room.folder / "go").touch()
        assert await patiently(thought)
        await patiently(pool.close())

    run(ask())


def test_a_process_killed_while_nobody_asks(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        for number, moment in enumerate((0.0, 0.001, 0.05), start=1):
            await pool.think(room.task("Noted"))
            process = max(room.processes(), key=lambda one: (room.folder / f"process {one}").stat().st_mtime_ns)
            os.kill(process, signal.SIGKILL)
            await asyncio.sleep(moment)
            assert await patiently(pool.think(room.task("Noted")))
            assert len(room.processes()) == number + 1
        await patiently(pool.close())
        assert not any(map(lives, room.processes()))

    run(ask())


def test_a_task_that_kills_is_given_up(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        with pytest.raises(BotPoolError, match="died 2 times"):
            await patiently(pool.think(room.task("Dying")))
        assert await patiently(pool.think(room.task("random")))
        await patiently(pool.close())

    run(ask())


def test_close_leaves_no_process(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(2)
        thoughts = [asyncio.create_task(pool.think(room.task("Endless"))) for _ in range(4)]
        processes = await room.thinking(2)
        await patiently(pool.close())
        assert not any(map(lives, processes))
        for problem in await patiently(asyncio.gather(*thoughts, return_exceptions=True)):
            assert isinstance(problem, BotPoolError)
            assert str(problem) == "closed"
        with pytest.raises(BotPoolError, match="closed"):
            await pool.think(room.task("random"))
        assert len(room.processes()) == 2

    run(ask())


def test_close_as_a_process_starts(room: Room, run: Run[Any]) -> None:
    async def ask() -> None:
        pool = BotPool(1)
        thought = asyncio.create_task(pool.think(room.task("Noted")))
        await asyncio.sleep(0)
        await patiently(pool.close())
        with pytest.raises(BotPoolError, match="closed"):
            await patiently(thought)
        assert not room.processes()

    run(ask())


TORN_DOWN = """
import asyncio, sys
from pathlib import Path

sys.path.append(sys.argv[1])
from test_bot_pool import LOOPS, Room, BotPool

async def main():
    pool, room = BotPool(1), Room(Path(sys.argv[2]))
    thought = asyncio.create_task(pool.think(room.task("Endless")))
    await room.thinking()
    thought.cancel()
    await asyncio.wait([thought])
    raise SystemExit(5)  # as another process starts

with asyncio.Runner(loop_factory=LOOPS[sys.argv[3]]) as runner:
    runner.run(main())
"""


@pytest.mark.parametrize("loop", LOOPS)
def test_a_server_that_forgets_to_close_ends_all_the_same(room: Room, loop: str) -> None:
    command = [sys.executable, "-c", TORN_DOWN, str(Path(__file__).parent), str(room.folder), loop]
    assert subprocess.run(command, timeout=PATIENCE, check=False).returncode == 5


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
    told = capfd.readouterr()
    assert told.out == ""
    assert "and past Python" in told.err


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
from test_bot_pool import Room, BotPool

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
