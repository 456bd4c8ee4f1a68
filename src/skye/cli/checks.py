"""`skye test`: style, types and tests of a source tree and its page, those of Python with the core in both modes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
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
    # Each of these uses one process at a time, so they run in parallel.
    small = [
        Step("test-step-style", [python, "-m", "ruff", "check", "."]),
        Step("test-step-layout", [python, "-m", "ruff", "format", "--check", "."]),
        Step("test-step-types", [python, "-m", "mypy"]),
        Step("test-step-page", [*page, "svelte-check", "--fail-on-warnings"]),
        Step("test-step-page-tests", [*page, "vitest", "run", "--passWithNoTests"]),
    ]
    # Many tests wait for a browser or a server, so two of them share a core.
    pytest += ["-n", str(2 * (os.cpu_count() or 1)), "--dist", "worksteal"]
    large = [
        Step("test-step-compiled", pytest),
        Step("test-step-interpreted", [*pytest, "-m", "not once"], {"SKYE_INTERPRETED": "1"}),
    ]
    if full:
        large.append(Step("test-step-full", [python, str(root / "tests" / "full.py"), "--games", str(games)]))
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = [pool.submit(step.run, root, captured=True) for step in small]
        for number, step in enumerate((*small, *large), start=1):
            click.secho(f"[{number}/{len(small) + len(large)}] {text(step.name)}", bold=True, err=True)
            done = running[number - 1].result() if number <= len(small) else step.run(root)
            click.echo(done.output, nl=False)
            if done.code:
                failed.append(text(step.name))
            click.echo(f"      {text('test-failed' if done.code else 'test-passed')}, {done.seconds:.0f} s", err=True)
    click.echo(text("test-all-failed", names=", ".join(failed)) if failed else text("test-all-passed"), err=True)
    return 1 if failed else 0
