"""`skye test`: style, types and tests of a source tree and its page, those of Python with the core in both modes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import click

import skye
from skye.errors import SkyeError
from skye.words import text


def source_tree() -> Path:
    """The folder this program was installed from, or the current one."""
    for folder in (Path(skye.__file__).parents[2], Path.cwd()):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise SkyeError("test-no-sources")


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
    steps: list[tuple[str, list[str], dict[str, str]]] = [
        ("test-step-style", [python, "-m", "ruff", "check", "."], {}),
        ("test-step-layout", [python, "-m", "ruff", "format", "--check", "."], {}),
        ("test-step-types", [python, "-m", "mypy"], {}),
        ("test-step-page", [*page, "svelte-check", "--fail-on-warnings"], {}),
        ("test-step-page-tests", [*page, "vitest", "run", "--passWithNoTests"], {}),
        ("test-step-compiled", [*pytest, "-n", "auto"], {}),
        ("test-step-interpreted", [*pytest, "-n", "auto", "-m", "not once"], {"SKYE_INTERPRETED": "1"}),
    ]
    if full:
        steps.append(("test-step-full", [python, str(root / "tests" / "full.py"), "--games", str(games)], {}))
    failed = []
    for number, (name, command, environment) in enumerate(steps, start=1):
        click.secho(f"[{number}/{len(steps)}] {text(name)}", bold=True, err=True)
        begin = time.monotonic()
        code = subprocess.run(command, cwd=root, env={**os.environ, **environment}, check=False).returncode
        if code:
            failed.append(text(name))
        click.echo(
            f"      {text('test-failed' if code else 'test-passed')}, {time.monotonic() - begin:.0f} s", err=True
        )
    click.echo(text("test-all-failed", names=", ".join(failed)) if failed else text("test-all-passed"), err=True)
    return 1 if failed else 0
