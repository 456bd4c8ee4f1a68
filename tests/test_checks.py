"""`skye test`: every check in its order, all of them even if one fails, each with its number."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from skye.cli import checks

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PAGE = str(ROOT / "web" / "build.py")


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were run, without their Python; nothing happens but that the tool for types fails."""
    commands: list[list[str]] = []
    monkeypatch.setattr(os, "cpu_count", lambda: 3)

    def run(command: list[str], **_: Any) -> SimpleNamespace:
        commands.append(command[1:])
        return SimpleNamespace(returncode=int("mypy" in command), stdout="")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv("CI", raising=False)
    return commands


@pytest.mark.parametrize("full", [False, True])
def test_all_steps_run_and_are_counted(ran: list[list[str]], capsys: pytest.CaptureFixture[str], full: bool) -> None:
    assert checks.run(full=full, games=10, pytest_arguments=()) == 1
    tests = ["-m", "pytest", "-q", "--dist", "loadfile", "--no-loadscope-reorder", "-n"]
    steps = [
        ["-m", "ruff", "check", "."],
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "mypy"],
        [PAGE, "svelte-check", "--fail-on-warnings"],
        [PAGE, "vitest", "run"],
        [*tests, "1", "-m", "not once"],
    ]
    steps += [[str(ROOT / "tests" / "full.py"), "--games", "10"]] if full else []
    compiled = [*tests, "4"]
    assert [command for command in ran if command != compiled] == steps, "one after the other, and in parallel:"
    assert ran.count(compiled) == 1
    output = capsys.readouterr().err.splitlines()
    numbers = [line.split()[0] for line in output if line.startswith("[")]
    assert numbers == [f"[{number}/{len(ran)}]" for number in range(1, len(ran) + 1)]
    assert output[-1] == "Failed: Types"


def test_single_tests_run_alone(ran: list[list[str]]) -> None:
    assert checks.run(full=False, games=10, pytest_arguments=("tests/test_game.py",)) == 0
    assert ran == [["-m", "pytest", "-q", "tests/test_game.py"]]
