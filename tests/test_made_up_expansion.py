"""A small made-up expansion plays through everything, with not one line of the base changed (tests/made_up)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from patience import PATIENCE

pytestmark = pytest.mark.once

TESTS = Path(__file__).parent
FOLDER = TESTS / "made_up"


def test_the_made_up_expansion_plays_through_everything() -> None:
    """In a process of its own: which expansions there are is read when `skye` is imported."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(FOLDER), str(TESTS)])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOLDER / "check_lookouts.py")]
    done = subprocess.run(
        command, env=environment, cwd=TESTS.parent, capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout.decode()[-4000:]
    assert b" passed" in done.stdout
    assert b"skipped" not in done.stdout


def test_nothing_of_the_base_names_it() -> None:
    sources = TESTS.parent / "src"
    for path in sources.rglob("*"):
        if path.suffix in (".py", ".pxd", ".ftl", ".toml"):
            assert "lookouts" not in path.read_text(encoding="utf-8").lower(), path
