"""The long check behind `skye test --full`: many random games for each number of players, without and with each
expansion, every invariant after every move, every record replayed, and the compiled core against the interpreted one
on 500 seeds."""

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
from core_modes import records
from invariants import check_replay, play_checked
from random_play import swift_tables

from skye.material.expansions import NAMES
from skye.material.tables import shipped_tables

CHUNK = 25
MODE_SEEDS = 500


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


def run(label: str, check: Callable[[int, int, int], int], players: int, count: int) -> None:
    """Run a check over all seeds on all cores, with a bar."""
    jobs = os.cpu_count() or 1
    with (
        ProcessPoolExecutor(jobs) as pool,
        click.progressbar(length=count, label=label, file=sys.stderr, show_pos=True) as bar,
    ):
        pending: deque[Future[int]] = deque()
        for first, last in chunks(count):
            pending.append(pool.submit(check, players, first, last))
            if len(pending) > 4 * jobs:
                bar.update(pending.popleft().result())
        for chunk in pending:
            bar.update(chunk.result())


def chunks(count: int) -> Iterator[tuple[int, int]]:
    for first in range(1, count + 1, CHUNK):
        yield first, min(first + CHUNK - 1, count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="random games for each number of players")
    games = parser.parse_args().games
    seeds = min(games, MODE_SEEDS)
    for expansion in (None, *NAMES):
        for players in (2, 3, 4, 5):
            table = f"{players} players{f', {expansion}' if expansion else ''}"
            run(f"{table}: rules", partial(check_games, expansion), players, games)
            run(f"{table}: modes", partial(check_modes, expansion), players, seeds)
            print(f"{table}: {games} games kept every rule; {seeds} seeds equal in both modes")


if __name__ == "__main__":
    main()
