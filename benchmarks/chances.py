"""How right the chances to win are that the shipped net knows, in fresh games: python benchmarks/chances.py --seed 7

Prints a table for each kind of game and round, and draws a plot with --plot. The curve of the lead that they are
compared with is fitted to the very positions that are shown, which is to its advantage. The games are kept in --out,
so that the same command continues where it was stopped. Needs numpy, and matplotlib for the plot.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import numpy as np

from skye.bots.weights import weights
from skye.material.expansions import NAMES
from skye.study.parallel import in_order
from skye.study.train.calibration import calibrations
from skye.study.train.chances_table import as_lines
from skye.study.train.generate import Chunk, plain_chunks, write_tables
from skye.study.train.mix import kinds
from skye.study.train.samples import load_tables
from skye.study.train.side import Side
from skye.study.train.small import CHANCES, split, unpacked_small
from skye.study.train.task import games_digest

BOT = "chieftain"


def chunks_of(games: int, seed: int) -> list[Chunk]:
    """So many games of two players of each expansion; of more players fewer, with as many seats in all."""

    def seed_of(kind: str, number: int) -> int:
        mixed = blake2b(f"chances {seed} {kind} {number}".encode(), digest_size=6)  # none that was learned from
        return int.from_bytes(mixed.digest())

    return plain_chunks({kind: max(1, 2 * games // kind.players) for kind in kinds()}, seed_of)


def play(folder: Path, chunks: Sequence[Chunk], side: dict[str | None, Side], jobs: int | None) -> None:
    """Let each side play the missing games of its expansion against itself."""
    total = sum(len(chunk.seeds) for chunk in chunks)
    missing = [chunk for chunk in chunks if not (folder / chunk.file).exists()]
    played = total - sum(len(chunk.seeds) for chunk in missing)
    for games in in_order(write_tables, ((folder, chunk, side[chunk.kind.expansion]) for chunk in missing), jobs):
        played += games
        print(f"\r{played:,} of {total:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=10_000, help="of two players; fewer of more players, with as many seats in all"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", type=Path, help="a net.bin in place of the shipped one")
    parser.add_argument("--out", type=Path, default=Path("arena") / "chances", help="where the games are kept")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--plot", type=Path, help="an SVG file to write")
    options = parser.parse_args()
    net = (options.net or files("skye.search") / "net.bin").read_bytes()
    side = {each: Side({**weights(BOT, each), "rollouts": 0.0}, net) for each in (None, *NAMES)}  # no search
    task = f"{games_digest()} {options.games} {options.seed} {side}"
    folder: Path = options.out / blake2b(task.encode(), digest_size=6).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    chunks = chunks_of(options.games, options.seed)
    play(folder, chunks, side, options.jobs)
    tables = load_tables(folder, chunks)
    every = np.ones(len(tables.is_checked), np.bool_)
    found = calibrations(tables, unpacked_small(split(net).chances, CHANCES), learned=every, shown=every)
    print("\n".join(as_lines(found)))
    if options.plot:
        from skye.study.train.plot import calibration_plot

        options.plot.write_bytes(calibration_plot(found))


if __name__ == "__main__":
    main()
