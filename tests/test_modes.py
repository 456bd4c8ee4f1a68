"""The compiled and the interpreted core play the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import skye

pytestmark = pytest.mark.once

CODE = """
import sys
from skye.simulate import Task, random_game
from skye.recordfile import lines_of
import skye
players, first, last = map(int, sys.argv[1:])
task = Task(players, last, 11)
sys.stderr.write(str(skye.COMPILED))
for number in range(first, last + 1):
    sys.stdout.buffer.write(lines_of(random_game(task, task.tables(), number), text=False))
"""


def records(players: int, first: int, last: int, *, interpreted: bool) -> tuple[bytes, bool]:
    """Some games of a seed as one mode of the core plays them, and whether it was compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "SKYE_INTERPRETED"}
    if interpreted:
        environment["SKYE_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(players), str(first), str(last)],
        env=environment,
        capture_output=True,
        check=True,
    )
    return done.stdout, done.stderr == b"True"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_modes_agree(players: int) -> None:
    slow, was_compiled = records(players, 1, 12, interpreted=True)
    assert not was_compiled
    fast, was_compiled = records(players, 1, 12, interpreted=False)
    assert was_compiled or not os.environ.get("CI"), "an automatic check needs the compiled core"
    assert fast == slow
    assert len(fast) > 100_000


def test_mode_is_as_asked() -> None:
    assert not (skye.COMPILED and os.environ.get("SKYE_INTERPRETED"))


def test_every_core_module_is_compiled() -> None:
    """One file left out of the build would run interpreted in silence."""
    if not skye.COMPILED:
        pytest.skip("the core is not compiled here")
    folder = Path(skye.__file__).parent
    sources = [folder / "tables.py", *folder.glob("core/*.py")]
    for source in sources:
        if source.name != "__init__.py":
            assert list(source.parent.glob(f"{source.stem}.*.so")) or list(source.parent.glob(f"{source.stem}.*.pyd"))
            assert source.with_suffix(".pxd").exists()
