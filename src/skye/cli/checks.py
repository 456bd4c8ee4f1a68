"""`skye test`: style, types and tests of a source tree and its page, those of Python with the core in both modes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple

import click

import skye
from skye.material.errors import SkyeError
from skye.material.words import text


def source_tree() -> Path:
    """The folder this program was installed from, or the current one."""
    for folder in (Path(skye.__file__).parents[2], Path.cwd()):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise SkyeError("test-no-sources")


class Done(NamedTuple):
    """The result of a step."""

    code: int
    output: str
    seconds: float


class Step(NamedTuple):
    """A command, and its title."""

    name: str
    command: list[str]
    environment: Mapping[str, str] = MappingProxyType({})

    def run(self, root: Path, *, captured: bool = False) -> Done:
        """Run it; its output is shown at once, or collected."""
        begin = time.monotonic()
        output = subprocess.PIPE if captured else None
        done = subprocess.run(
            self.command,
            cwd=root,
            env={**os.environ, **self.environment},
            stdout=output,
            stderr=subprocess.STDOUT if captured else None,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return Done(done.returncode, done.stdout or "", time.monotonic() - begin)


class Report:
    """Prints how steps ended, as they end, one at a time."""

    def __init__(self, count: int) -> None:
        self.failed: list[str] = []
        self._count = count
        self._done = 0
        self._lock = Lock()

    def add(self, step: Step, done: Done) -> None:
        """A step has ended."""
        with self._lock:
            self._done += 1
            name = text(step.name)
            click.secho(f"[{self._done}/{self._count}] {name}", bold=True, err=True)
            click.echo(done.output, nl=False)
            click.echo(f"      {text('test-failed' if done.code else 'test-passed')}, {done.seconds:.0f} s", err=True)
            if done.code:
                self.failed.append(name)


def run(*, full: bool, games: int, pytest_arguments: Sequence[str]) -> int:
    """Run every check, all of them even if one fails; 0 when all passed."""
    root = source_tree()
    python = sys.executable
    pytest = [python, "-m", "pytest", "-q"]
    page = [python, str(root / "web" / "build.py")]
    if os.environ.get("CI") and not skye.COMPILED:
        click.echo(text("test-not-compiled"), err=True)
        return 1
    if pytest_arguments:
        return int(subprocess.run([*pytest, *pytest_arguments], cwd=root, check=False).returncode != 0)
    pytest_by_file = [*pytest, "--dist", "loadfile", "--no-loadscope-reorder", "-n"]
    cores = os.cpu_count() or 1
    # Tests wait for a browser or a server now and then: one worker more than cores, and all else runs beside them.
    tests = [Step("test-step-compiled", [*pytest_by_file, str(cores + 1)], {"SKYE_TEST_FULL": "1"} if full else {})]
    interpreted = [*pytest_by_file, str(max(cores // 2, 1)), "-m", "not once"]
    others = [
        Step("test-step-style", [python, "-m", "ruff", "check", "."]),
        Step("test-step-layout", [python, "-m", "ruff", "format", "--check", "."]),
        Step("test-step-types", [python, "-m", "mypy"]),
        Step("test-step-page", [*page, "svelte-check", "--fail-on-warnings"]),
        Step("test-step-page-tests", [*page, "vitest", "run"]),
        Step("test-step-interpreted", interpreted, {"SKYE_INTERPRETED": "1"}),
    ]
    if full:
        others.append(Step("test-step-full", [python, str(root / "tests" / "full.py"), "--games", str(games)]))
    report = Report(len(tests) + len(others))
    with ThreadPoolExecutor(2) as pool:
        lanes = [pool.submit(_run_all, tests, root, report), pool.submit(_run_all, others, root, report, captured=True)]
        for lane in lanes:
            lane.result()
    names = ", ".join(report.failed)
    click.echo(text("test-all-failed", names=names) if report.failed else text("test-all-passed"), err=True)
    return 1 if report.failed else 0


def _run_all(steps: Sequence[Step], root: Path, report: Report, *, captured: bool = False) -> None:
    for step in steps:
        report.add(step, step.run(root, captured=captured))
