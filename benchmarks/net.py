"""What chieftain's nets are worth without any search: python benchmarks/net.py --deals 1000

It plays with them against itself without them, deals from all seats, with 2 and 4 players, with and without Journeyman.
"""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path

from skye.bots.weights import weights
from skye.study.parallel import in_order
from skye.study.train.gate import Deal, compare
from skye.study.train.mix import compared
from skye.study.train.side import Side
from skye.study.tune.games import play_deal

BOT = "chieftain"
FIRST_SEED = 2**48
"""Seeds of training are below it."""


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000, help="of each kind of game")
    parser.add_argument("--net", type=Path, help="a net.bin, instead of the shipped one")
    parser.add_argument("--share", type=float, help="how much of the net is added, instead of what the weights say")
    parser.add_argument("--jobs", type=int, help="processes; all cores if not given")
    asked = parser.parse_args()
    net = (asked.net or files("skye.search") / "net.bin").read_bytes()
    for kind in compared():
        learned = {**weights(BOT, kind.expansion), "rollouts": 0.0}
        if asked.share is not None:
            learned["net"] = asked.share
        own = Side(learned, net)
        rivals = Side({**weights(BOT, kind.expansion, net=False), "rollouts": 0.0}, None)
        tasks = ((kind.expansion, kind.players, own, rivals, FIRST_SEED + number) for number in range(asked.deals))
        deals = []
        for number, points in enumerate(in_order(play_deal, tasks, asked.jobs), start=1):
            deals.append(Deal(kind.name, number, points))
            print(f"\r{kind.name}: {number} of {asked.deals} deals", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        found = compare(kind, deals)
        shares = [f"{100 * share:.1f} %" for share in (found.win_share, found.low, found.high)]
        print(f"{kind.name}: {shares[0]} ({shares[1]} to {shares[2]}), {found.deals} deals", flush=True)


if __name__ == "__main__":
    main()
