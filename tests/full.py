"""The long check behind `skye test --full`: many random games for each number of players, without and with each
expansion, every invariant after every move, every record replayed, and the compiled core against the interpreted one
on 500 seeds and on 25 games of bots with nets."""

from __future__ import annotations

import argparse
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import click
from core_modes import PLAY, records, run_both
from invariants import check_replay, play_checked
from random_play import swift_tables

from skye.material.expansions import NAMES
from skye.material.tables import shipped_tables

CHUNK = 25
MODE_SEEDS = 500
BOT_SEEDS = 25
SEARCHED = 1
"""So many of these games are also played with search, which takes the interpreted core a minute and more."""


def check_games(expansion: str | None, players: int, first: int, last: int) -> int:
    """Play and check some games; the number checked. Every fifth with an expansion has short tracks."""
    for seed in range(first, last + 1):
        tables = shipped_tables(expansion)
        if expansion is not None and seed % 5 == 0:
            tables = swift_tables()
        events = play_checked(players, seed, tables, shared=seed % 3 == 0)
        check_replay(events, text=seed % 2 == 0, tables=tables)
    return last - first + 1


def check_modes(expansion: str | None, players: int, first: int, last: int) -> int:
    """Compare both modes of the core on some seeds; the number compared."""
    fast, fast_compiled = records(players, first, last, interpreted=False, expansion=expansion)
    slow, slow_compiled = records(players, first, last, interpreted=True, expansion=expansion)
    assert (fast_compiled, slow_compiled) == (True, False), "this check needs the compiled core"
    assert fast == slow, f"{players} players, seeds {first} to {last}: the two modes of the core differ"
    return last - first + 1


def check_bots(expansion: str | None, players: int, first: int, last: int) -> int:
    """Compare the moves of bots with nets in both modes; the number of games compared."""
    for seed in range(first, last + 1):
        for bot in ("seer", "chieftain") if seed <= SEARCHED else ("seer",):
            run_both(PLAY, f"{bot},{expansion or ''},{players},0.001,1,{seed}")
    return last - first + 1


def run(label: str, check: Callable[[int, int, int], int], players: int, count: int, chunk: int = CHUNK) -> None:
    """Run a check over all seeds on all cores, with a bar."""
    jobs = os.cpu_count() or 1
    with (
        ProcessPoolExecutor(jobs) as pool,
        click.progressbar(length=count, label=label, file=sys.stderr, show_pos=True) as bar,
    ):
        pending: deque[Future[int]] = deque()
        for first, last in chunks(count, chunk):
            pending.append(pool.submit(check, players, first, last))
            if len(pending) > 4 * jobs:
                bar.update(pending.popleft().result())
        for left in pending:
            bar.update(left.result())


def chunks(count: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(1, count + 1, size):
        yield first, min(first + size - 1, count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="random games for each number of players")
    games = parser.parse_args().games
    seeds, bot_seeds = min(games, MODE_SEEDS), min(games, BOT_SEEDS)
    for expansion in (None, *NAMES):
        for players in (2, 3, 4, 5):
            table = f"{players} players{f', {expansion}' if expansion else ''}"
            run(f"{table}: rules", partial(check_games, expansion), players, games)
            run(f"{table}: modes", partial(check_modes, expansion), players, seeds)
            run(f"{table}: bots", partial(check_bots, expansion), players, bot_seeds, 1)
            print(f"{table}: {games} games kept every rule; equal in both modes: {seeds} seeds, {bot_seeds} of bots")


if __name__ == "__main__":
    main()
