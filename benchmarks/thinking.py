"""What it costs to think in another process: thoughts per second and their latency through the pool, for every bot,
beside the same thoughts in this process. Run it with the Python of .venv: python benchmarks/thinking.py"""

from __future__ import annotations

import asyncio
import pickle
import time
from statistics import median

from skye.bots import LADDER
from skye.material.expansions import NAMES
from skye.material.moves import CHANCE
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.server.bot_pool import BotPool, BotTask
from skye.server.bot_worker import decide
from skye.view.seat_view import view

PLAYERS = 3
SECONDS = 0.02
PROCESSES = 2


def tasks(bot: str, expansion: str | None) -> list[BotTask]:
    """Every decision of a random game."""
    generator = Generator(5)
    game = Game.new(PLAYERS, generator, shipped_tables(expansion))
    found: list[BotTask] = []
    while seats := game.to_act():
        if seats[0] != CHANCE:
            shown = view(game, seats[0], open_gold=True)
            found.append(BotTask(bot, shown, expansion, SECONDS, len(found)))
        game.apply(game.legal(seats[0]).sample(generator))
    return found


def alone(asked: list[BotTask]) -> list[float]:
    """Seconds of each thought in this process."""
    times = []
    for task in asked:
        begun = time.perf_counter()
        decide(task)
        times.append(_since(begun))
    return times


async def pooled(pool: BotPool, asked: list[BotTask]) -> list[float]:
    """Seconds of each thought through the pool, one after the other."""
    times = []
    for task in asked:
        begun = time.perf_counter()
        await pool.think(task)
        times.append(_since(begun))
    return times


def _since(begun: float) -> float:
    return time.perf_counter() - begun


async def start(pool: BotPool, task: BotTask) -> float:
    """Seconds until all processes have thought for the first time."""
    begun = time.perf_counter()
    await asyncio.gather(*(pool.think(task) for _ in range(PROCESSES)))
    return _since(begun)


async def main() -> None:
    pool = BotPool(PROCESSES)
    sample = tasks("random", NAMES[0])
    print(f"start of {PROCESSES} processes: {1000 * await start(pool, sample[0]):.0f} ms")
    sizes = [len(pickle.dumps(task)) for task in sample]
    begun = time.perf_counter()
    for task in sample:
        pickle.dumps(task)
    spent = _since(begun) / len(sample)
    print(f"a task: {median(sizes):,.0f} bytes, at most {max(sizes):,}; packed in {1e6 * spent:.0f} microseconds")
    print(f"{'':26} {'here':>9} {'pool':>9}   ratio  {'at once':>9}   ratio")
    for expansion in (None, *NAMES):
        for bot in LADDER:
            asked = tasks(bot, expansion)
            alone(asked[:5])  # what is loaded once
            here, there = alone(asked), await pooled(pool, asked)
            begun = time.perf_counter()
            await asyncio.gather(*map(pool.think, asked))
            rate, once = len(asked) / sum(here), len(asked) / _since(begun)
            print(
                f"{bot:12} {expansion or '':13} {1000 * median(here):6.2f} ms {1000 * median(there):6.2f} ms"
                f" {median(there) / median(here):7.2f} {once:7,.0f} /s {once / rate:7.2f}",
                flush=True,
            )
    await pool.close()


if __name__ == "__main__":
    asyncio.run(main())
