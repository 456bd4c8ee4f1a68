"""How fast the engine is on one core: whole games inside the core, games driven from Python, and copies."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import skye
from skye.material import expansions
from skye.material.tables import Tables, shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator

PLAYERS = 4
REPEATS = 5
COPY_ROUND = 4
"""The round of the copied game."""


PARTS = ("core", "api", "copy", *expansions.NAMES)


def measure(progress: Callable[[str], None], *, seconds: float = 0.6) -> dict[str, Any]:
    """The figures of the core as it runs now; each the best of several runs, in CPU time of this process."""
    progress("core")
    core = _rate(_play_inside, seconds)
    progress("api")
    api = _rate(_play_from_python, seconds)
    progress("copy")
    game = _middle_game()
    copies = _rate(lambda generator: game.copy(), seconds)  # noqa: ARG005 - every measured call gets a generator
    result = {
        "compiled": skye.COMPILED,
        "core_games_per_s": round(core),
        "api_games_per_s": round(api),
        "copy_ns_per_player": round(1e9 / copies / PLAYERS),
    }
    for name in expansions.NAMES:
        progress(name)
        tables = shipped_tables(name)
        result[f"{name}_core_games_per_s"] = round(_rate(lambda generator: _play_inside(generator, tables), seconds))  # noqa: B023 - called at once
    return result


def measure_both(progress: Callable[[str], None]) -> dict[str, Any]:
    """The figures of this installation and, from the same run, of the core interpreted."""
    result = measure(progress)
    progress("interpreted")
    code = "import json; from skye.study.bench import measure; print(json.dumps(measure(lambda part: None)))"
    output = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "SKYE_INTERPRETED": "1"}, capture_output=True, check=True
    )
    return {
        **result,
        "players": PLAYERS,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "interpreted": json.loads(output.stdout),
    }


def _rate(run: Callable[[Generator], object], seconds: float) -> float:
    """Calls per second of CPU time: the best of several repeats, since other work on the machine can only slow it."""
    generator = Generator(1)
    run(generator)
    best = 0.0
    for _ in range(REPEATS):
        calls = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds / REPEATS:
            for _ in range(8):
                run(generator)
            calls += 8
        best = max(best, calls / spent)
    return best


def _play_inside(generator: Generator, tables: Tables | None = None) -> None:
    Game.new(PLAYERS, generator, tables).play_random(generator)


def _play_from_python(generator: Generator) -> None:
    game = Game.new(PLAYERS, generator)
    while seats := game.to_act():
        game.apply(game.legal(seats[0]).sample(generator))


def _middle_game() -> Game:
    generator = Generator(1)
    game = Game.new(PLAYERS, generator)
    while game.round < COPY_ROUND:
        game.apply(game.legal(game.to_act()[0]).sample(generator))
    return game
