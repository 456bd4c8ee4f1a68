"""Whole games kept as text: they stay as they are, line by line, until somebody changes them on purpose."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

import skye
from skye.material.expansions import rules_version
from skye.record.events import to_text
from skye.record.files import RecordFile, header, lines_of
from skye.study.simulate import Simulation, random_game

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_game_is_proved(path: Path) -> None:
    lines = [to_text(step.event) for step in RecordFile(path).prove()]
    written = path.read_text(encoding="utf-8")
    assert written.endswith("\n".join(lines) + "\n\n")
    assert len(lines) > 100


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_game_is_played_again(path: Path) -> None:
    """If the change is meant: skye simulate --players N --games 1 --seed 7 --out tests/golden/N-players.txt --force

    and with --journeyman for tests/golden/N-players-journeyman.txt. Those of the base game have version 1 as long as
    its rules do.
    """
    task = Simulation(int(path.stem[0]), 1, 7, text=True, expansion=path.stem.partition("-players-")[2] or None)
    start = header(task.tables(), text=True, version=rules_version(task.expansion))
    assert path.read_bytes() == start + lines_of(random_game(task, task.tables(), 1), text=True)


def test_there_is_one_for_each_number_of_players() -> None:
    names = [f"{players}-players{expansion}" for players in (2, 3, 4, 5) for expansion in ("", "-journeyman")]
    assert sorted(path.stem for path in GOLDEN) == sorted(names)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_base_records_are_as_before_any_expansion(players: int) -> None:
    """200 seeds for each number of players, written before the first expansion: it changed not one byte of them.

    They are never rewritten. Games of seed 2026, `skye simulate --players N --games 200 --seed 2026`.
    """
    path = Path(__file__).with_name("golden") / "base" / f"{players}-players.jsonl.xz"
    task = Simulation(players, 200, 2026)
    games = 200 if skye.COMPILED else 10
    expected = header(task.tables(), text=False, version=1)
    expected += b"".join(
        lines_of(random_game(task, task.tables(), number), text=False) for number in range(1, games + 1)
    )
    written = lzma.decompress(path.read_bytes())
    assert written[: len(expected)] == expected
    assert len(written) == len(expected) or games < 200


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_base_records_of_version_1_are_proved(tmp_path: Path, players: int) -> None:
    """Their rules have not changed since."""
    packed = Path(__file__).with_name("golden") / "base" / f"{players}-players.jsonl.xz"
    path = tmp_path / "games.jsonl"
    path.write_bytes(lzma.decompress(packed.read_bytes()))
    record = RecordFile(path)
    assert sum(step.proof.is_over for step in record.prove()) == 200
    assert (record.version, record.is_of_old_rules) == (1, False)
