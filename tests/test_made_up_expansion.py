"""A small made-up expansion plays through everything, with not one line of the base changed (tests/made_up)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from patience import WHOLE_GAME

pytestmark = pytest.mark.once

TESTS = Path(__file__).parent
FOLDER = TESTS / "made_up"


@pytest.mark.parametrize("file", ["check_lookouts.py", "check_lookouts_page.py"])
def test_it_plays_through_everything(file: str) -> None:
    """In a process of its own: which expansions there are is read when `skye` is imported."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(FOLDER), str(TESTS)])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOLDER / file)]
    done = subprocess.run(
        command, env=environment, cwd=TESTS.parent, capture_output=True, timeout=WHOLE_GAME, check=False
    )
    assert done.returncode == 0, done.stdout.decode()[-4000:]
    assert b" passed" in done.stdout or b" skipped" in done.stdout
    assert b"skipped" not in done.stdout or os.environ.get("CI") != "true"


def test_nothing_of_the_base_names_it() -> None:
    sources = TESTS.parent / "src"
    for path in sources.rglob("*"):
        if path.suffix in (".py", ".pxd", ".ftl", ".toml"):
            assert "lookouts" not in path.read_text(encoding="utf-8").lower(), path
