"""Measures the published ladder and writes its tables into docs/ladder.md: python benchmarks/ladder.py [--part TITLE].

Every run is kept in a folder of its own and goes on where it was stopped; each table is written when it is complete.
Run it with the Python of .venv; on two cores everything takes some hours.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

END = "<!-- end of figures -->"
PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
PROGRAM = [sys.executable, "-c", "from skye.cli.main import main; main()", "--lang", "en", "arena"]
SEED = 2027
BUDGET = 0.2
LADDER = ("random", "novice", "trader", "planner", "seer", "chieftain")


class Run(NamedTuple):
    """One call of the arena: the first bot against as many of the second as there are other seats."""

    bot: str
    rival: str | None
    """None for self-play."""
    players: int
    games: int
    expansion: str | None = None

    @property
    def options(self) -> list[str]:
        """What to type after `skye arena`."""
        bots = [self.bot] if self.rival is None else [self.bot, self.rival]
        added = [f"--{self.expansion}"] if self.expansion else []
        numbers = {"players": self.players, "games": self.games, "seed": SEED, "budget": BUDGET}
        return [*bots, *[word for name, number in numbers.items() for word in (f"--{name}", str(number))], *added]


def against(bot: str, rival: str, players: int, deals: int, expansion: str | None = None) -> Run:
    """A run with whole deals: every seat is played."""
    return Run(bot, rival, players, deals * players, expansion)


def rungs(players: int, deals: tuple[int, ...], expansion: str | None = None) -> list[Run]:
    """Every bot against the one below it; the slower they are the fewer deals."""
    pairs = zip(LADDER[1:], LADDER, deals, strict=False)
    return [against(bot, below, players, number, expansion) for bot, below, number in pairs]


PARTS: dict[str, list[Run]] = {
    "Two players": [
        *rungs(2, (1000, 1000, 1000, 1000, 100)),
        against("chieftain", "planner", 2, 100),
        against("chieftain", "trader", 2, 100),
    ],
    "Two players, with Journeyman": [
        *rungs(2, (1000, 1000, 1000, 1000, 100), "journeyman"),
        against("chieftain", "planner", 2, 100, "journeyman"),
        against("chieftain", "trader", 2, 100, "journeyman"),
    ],
    "Three players: one against two": rungs(3, (1000, 1000, 1000, 300, 100)),
    "Four players: one against three": [
        against("chieftain", "trader", 4, 100),
        against("chieftain", "trader", 4, 100, "journeyman"),
    ],
    "Five players: one against four": rungs(5, (1000, 1000, 300, 100, 100)),
    "Five players, with Journeyman": rungs(5, (300, 300, 100, 100, 100), "journeyman"),
}
AMONG = "Among themselves"
ALONE = [
    Run(bot, None, 2, 100 if bot == "chieftain" else 400, expansion)
    for expansion in (None, "journeyman")
    for bot in LADDER
]


def play(run: Run, folder: Path) -> dict[str, Any]:
    """What the arena says."""
    name = re.sub(r"[:=]", "-", "-".join(word.strip("-") for word in run.options))
    done = subprocess.run(
        [*PROGRAM, *run.options, "--out", folder / name, "--json"], stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def milliseconds(bot: dict[str, Any]) -> str:
    return f"{1000 * bot['median_seconds']:.3g} / {1000 * bot['p95_seconds']:.3g}"


def versus(found: dict[str, Any], run: Run) -> str:
    """A line of a table: how the first bot fared."""
    by_name = {bot["name"]: bot for bot in found["bots"]}
    own, rival = by_name[run.bot], by_name[str(run.rival)]
    game = " (Journeyman)" if run.expansion and run.players == 4 else ""
    return (
        f"| **{run.bot}** against {run.rival}{game} | {percent(own['win_share'])} | "
        f"{percent(own['low'])} to {percent(own['high'])} | {percent(1 / run.players)} | "
        f"{own['mean_points']:.1f} : {rival['mean_points']:.1f} | {found['deals']:,} | {milliseconds(own)} |"
    )


def against_each_other(runs: list[Run], folder: Path) -> list[str]:
    """A table of who beats whom."""
    return [
        "| | wins | 95 % interval | even | points | deals | ms a decision, median / p95 |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *[versus(play(run, folder), run) for run in runs],
    ]


def alone(folder: Path) -> list[str]:
    """A table of what each bot reaches among its like."""
    points = {(run.bot, run.expansion): play(run, folder)["bots"][0] for run in ALONE}
    return [
        "| mean points of two players | base game | with Journeyman |",
        "|---|---:|---:|",
        *[f"| {bot} | {spread(points[bot, None])} | {spread(points[bot, 'journeyman'])} |" for bot in LADDER],
    ]


def spread(bot: dict[str, Any]) -> str:
    return f"{bot['mean_points']:.1f} ({bot['points_low']:.1f} to {bot['points_high']:.1f})"


def write(title: str, table: list[str]) -> None:
    """Put a table into the page, in place of what stands under this title, or as the last one."""
    page = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"^### {re.escape(title)}\n.*?(?=^### |^{END})", page, re.DOTALL | re.MULTILINE)
    first, last = found.span() if found else (page.index(END),) * 2
    part = "\n".join([f"### {title}", "", *table, "", ""])
    PAGE.write_text(page[:first] + part + page[last:], encoding="utf-8")


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("arena") / "ladder", help="where the runs are kept")
    parser.add_argument("--part", choices=[*PARTS, AMONG], action="append", help="only this table; may be repeated")
    asked = parser.parse_args()
    for title in asked.part or [*PARTS, AMONG]:
        write(title, alone(asked.out) if title == AMONG else against_each_other(PARTS[title], asked.out))


if __name__ == "__main__":
    main()
