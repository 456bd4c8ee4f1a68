"""Bots that think in processes of their own, and what they leave in a folder."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from patience import PATIENCE

from skye.bots import LADDER
from skye.material.moves import CHANCE
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.server.bot_pool import BotTask
from skye.view.seat_view import view

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
    """Takes all the time it has, and notes how much that was."""
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
