"""Records for tests of the statistics: one worked out by hand, and random games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from skye.material.tables import base_tables
from skye.record.files import header, lines_of
from skye.study.simulate import Simulation, random_game
from skye.study.stats import frames
from skye.study.stats.report import Report
from skye.study.stats.tallies import Tallies

near = pytest.approx

BEGUN = "- game number={} label=by%20hand names=Ada,Ben start={} scoring=squares,sheep,columns,harbours"
BY_HAND = f"""\
{BEGUN.format(1, 0)}
- round round=1 start=0 scored=A catch_up=0
0 income lines=castle:1:5@0,0 gold=5
1 income lines=castle:1:5@0,0 gold=5
0 draw 1 2 3
1 draw 4 5 6
0 price axe=1 2=2 3=1
1 price axe=4 5=1 6=4
0 staked staked=3 gold=2
1 staked staked=5 gold=0
0 returned tile=1 reason=axe
1 returned tile=4 reason=axe
0 buy 5
0 sold tile=5 seller=1 price=1 returned=1 gold=1 seller_gold=2
1 buy 3
1 sold tile=3 seller=0 price=1 returned=1 gold=1 seller_gold=3
0 kept tile=2 lost=2 gold=3
1 kept tile=6 lost=4 gold=1
0 place 2 1,0 r0
1 place 3 1,0 r0
0 place 5 2,0 r1
1 place 6 0,1 r0
0 scored letter=A tile=squares lines=- points=2 total=2
1 scored letter=A tile=squares lines=- points=0 total=0
- round round=2 start=1 scored=AB catch_up=0
0 income lines=castle:1:5@0,0 gold=8
1 income lines=castle:1:5@0,0 gold=6
1 draw 10 11 12
0 draw 7 8 9
0 price axe=7 8=3 9=3
1 price axe=10 11=2 12=1
0 staked staked=6 gold=2
1 staked staked=3 gold=3
0 returned tile=7 reason=axe
1 returned tile=10 reason=axe
1 buy 8
1 sold tile=8 seller=0 price=3 returned=3 gold=0 seller_gold=8
0 pass
0 kept tile=9 lost=3 gold=8
1 kept tile=11 lost=2 gold=0
1 kept tile=12 lost=1 gold=0
0 place 9 0,1 r0
1 place 8 -1,0 r0
1 place 11 -2,0 r3
1 returned tile=12 reason=unplaced
0 scored letter=A tile=squares lines=- points=2 total=4
1 scored letter=A tile=squares lines=- points=2 total=2
0 scored letter=B tile=sheep lines=- points=1 total=5
1 scored letter=B tile=sheep lines=- points=6 total=8
0 scrolls lines=- points=0 total=5
1 scrolls lines=- points=1 total=9
0 exchanged spent=5 points=1 gold=3 total=6
1 exchanged spent=0 points=0 gold=0 total=9
- over points=6,9 gold=3,0 winners=1

{BEGUN.format(2, 1)}
- round round=1 start=1 scored=A catch_up=0
0 income lines=castle:1:5@0,0 gold=6
1 income lines=castle:1:5@0,0 gold=7
1 draw 4 5 6
0 draw 1 2 3
0 price axe=1 2=1 3=2
1 price axe=4 5=1 6=3
0 staked staked=3 gold=3
1 staked staked=4 gold=3
0 returned tile=1 reason=axe
1 returned tile=4 reason=axe
1 buy 2
1 sold tile=2 seller=0 price=1 returned=1 gold=2 seller_gold=5
0 buy 5
0 sold tile=5 seller=1 price=1 returned=1 gold=4 seller_gold=4
0 kept tile=3 lost=2 gold=4
1 kept tile=6 lost=3 gold=4
0 place 3 1,0 r0
1 place 2 1,0 r0
0 place 5 2,0 r0
1 place 6 0,1 r0
0 scored letter=A tile=squares lines=- points=4 total=4
1 scored letter=A tile=squares lines=- points=2 total=2
0 scrolls lines=- points=0 total=4
1 scrolls lines=- points=2 total=4
0 exchanged spent=0 points=0 gold=4 total=4
1 exchanged spent=0 points=0 gold=4 total=4
- over points=4,4 gold=4,4 winners=0,1
"""


def by_hand(folder: Path, text: str = BY_HAND, name: str = "hand.txt") -> Path:
    path = folder / name
    path.write_bytes(header(base_tables(), text=True) + text.encode() + b"\n")
    return path


def simulated(folder: Path, players: int, games: int, *, expansion: str | None = None, text: bool = False) -> Path:
    task = Simulation(players, games, seed=5, expansion=expansion)
    path = folder / f"{expansion or 'base'}-{players}.{'txt' if text else 'jsonl'}"
    played = [random_game(task, task.tables(), number) for number in range(1, games + 1)]
    lines = b"".join(lines_of(events, text=text) for events in played)
    path.write_bytes(header(task.tables(), text=text) + lines)
    return path


def report(*paths: Path) -> Report:
    tallies = Tallies()
    for chunk in frames.read(paths, lambda _: None, decisions=False):
        tallies.add(chunk)
    return Report(tallies, [])


def read_tables(*paths: Path) -> dict[str, list[dict[str, Any]]]:
    """The tables of records that make one group."""
    (group,) = report(*paths).plain()["groups"]
    tables: dict[str, list[dict[str, Any]]] = group["tables"]
    return tables


def picked(rows: list[dict[str, Any]], key: str, *columns: str) -> dict[Any, tuple[Any, ...]]:
    """Some columns of every row, by the value of one."""
    return {row[key]: tuple(row[column] for column in columns) for row in rows}
