"""What each layer around the core costs: the same random games played inside the core, driven from Python, recorded,
written, and proved, as ratios of one run. Run it with the Python of .venv: python benchmarks/layers.py"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import skye
from skye.record.files import RecordFile, header, lines_of
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.study.simulate import Simulation, random_game

GAMES = 400 if skye.COMPILED else 20
REPEATS = 3
TASK = Simulation(players=4, games=GAMES, seed=3)


def inside() -> None:
    """Whole games in the core."""
    generator = Generator(3)
    for _ in range(GAMES):
        Game.new(TASK.players, generator).play_random(generator)


def driven() -> None:
    """One call from Python for each question and move."""
    generator = Generator(3)
    for _ in range(GAMES):
        game = Game.new(TASK.players, generator)
        while seats := game.to_act():
            game.apply(game.legal(seats[0]).sample(generator))


def recorded() -> None:
    """Inside the core, with every event and its reasons."""
    tables = TASK.tables()
    for number in range(1, GAMES + 1):
        random_game(TASK, tables, number)


def write(path: Path, *, text: bool) -> None:
    """Recorded and written."""
    tables = TASK.tables()
    with path.open("wb") as stream:
        stream.write(header(tables, text=text))
        for number in range(1, GAMES + 1):
            stream.write(lines_of(random_game(TASK, tables, number), text=text))


def prove(path: Path) -> None:
    """Read and verified."""
    for _ in RecordFile(path).prove():
        pass


def seconds(run: Callable[[], None]) -> float:
    """CPU seconds of the fastest of several runs."""
    times = []
    for _ in range(REPEATS):
        begin = time.process_time()
        run()
        times.append(time.process_time() - begin)
    return min(times)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        text, lines = Path(folder) / "games.txt", Path(folder) / "games.jsonl"
        layers: dict[str, Callable[[], None]] = {
            "inside the core": inside,
            "driven from Python": driven,
            "recorded with reasons": recorded,
            "... written as JSON lines": lambda: write(lines, text=False),
            "... written as text": lambda: write(text, text=True),
            "proved from JSON lines": lambda: prove(lines),
            "proved from text": lambda: prove(text),
        }
        base = 0.0
        for name, run in layers.items():
            print(f"{name} ...", end="\r", file=sys.stderr, flush=True)
            spent = seconds(run)
            base = base or spent
            print(f"{name:28} {GAMES / spent:10,.0f} games/s   {spent / base:7.1f} x the core")


if __name__ == "__main__":
    main()
