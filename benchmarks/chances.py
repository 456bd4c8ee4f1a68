"""How right the chances to win are that the shipped net knows, in fresh games: python benchmarks/chances.py --seed 7

Prints a table for each kind of game and round, and draws a plot with --plot. The curve of the lead that they are
compared with is fitted to the very positions that are shown, which is to its advantage. Needs numpy and matplotlib.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import numpy as np

from skye.bots.weights import weights
from skye.study.parallel import in_order
from skye.study.train.calibration import calibrations
from skye.study.train.chances_table import as_lines
from skye.study.train.generate import plain_chunks, play_tables
from skye.study.train.layout import as_seats
from skye.study.train.mix import BASE
from skye.study.train.samples import Tables
from skye.study.train.side import Side
from skye.study.train.small import CHANCES, split, unpacked_small

BOT = "chieftain"


def fresh_tables(net: bytes, games: int, seed: int, jobs: int | None) -> Tables:
    """Tables of games that the net plays against itself without search, as many of each kind."""

    def seed_of(kind: str, number: int) -> int:
        mixed = blake2b(f"chances {seed} {kind} {number}".encode(), digest_size=6)  # none that was learned from
        return int.from_bytes(mixed.digest())

    chunks = plain_chunks(games, seed_of)
    sides = {
        chunk.kind.expansion: Side({**weights(BOT, chunk.kind.expansion), "rollouts": 0.0}, net) for chunk in chunks
    }
    tasks = ((chunk.kind, chunk.seeds, sides[chunk.kind.expansion]) for chunk in chunks)
    rows, expansions, played = [], [], 0
    for chunk, found in zip(chunks, in_order(play_tables, tasks, jobs), strict=True):
        rows.append(found)
        expansions.append(np.full(len(found), chunk.kind.expansion or BASE))
        played += len(chunk.seeds)
        print(f"\r{played} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seats = as_seats(np.concatenate(rows))
    return Tables(seats, np.concatenate(expansions), np.ones(len(seats.share), np.bool_))


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=20_000, help="as many of each kind; each has five or six positions"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", type=Path, help="a net.bin in place of the shipped one")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--plot", type=Path, help="an SVG file to write")
    options = parser.parse_args()
    net = (options.net or files("skye.search") / "net.bin").read_bytes()
    tables = fresh_tables(net, options.games, options.seed, options.jobs)
    found = calibrations(
        tables, unpacked_small(split(net).chances, CHANCES), learned=tables.is_checked, shown=tables.is_checked
    )
    print("\n".join(as_lines(found)))
    if options.plot:
        from skye.study.train.plot import calibration_plot

        options.plot.write_bytes(calibration_plot(found))


if __name__ == "__main__":
    main()
