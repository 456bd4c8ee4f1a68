"""The compiled and the interpreted core play the same games, byte for byte."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import skye
from skye import expansions
from skye.material import base, shipped

pytestmark = pytest.mark.once

CODE = """
import sys
from skye.simulate import Task, random_game
from skye.recordfile import lines_of
import skye
players, first, last = map(int, sys.argv[1:4])
task = Task(players, last, 11, expansion=sys.argv[4] or None)
sys.stderr.write(str(skye.COMPILED))
for number in range(first, last + 1):
    sys.stdout.buffer.write(lines_of(random_game(task, task.tables(), number), text=False))
"""


def records(
    players: int, first: int, last: int, *, interpreted: bool, expansion: str | None = None
) -> tuple[bytes, bool]:
    """Some games of a seed as one mode of the core plays them, and whether it was compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "SKYE_INTERPRETED"}
    if interpreted:
        environment["SKYE_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(players), str(first), str(last), expansion or ""],
        env=environment,
        capture_output=True,
        check=True,
    )
    return done.stdout, done.stderr == b"True"


@pytest.mark.parametrize("expansion", [None, *expansions.NAMES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_modes_agree(players: int, expansion: str | None) -> None:
    slow, was_compiled = records(players, 1, 12, interpreted=True, expansion=expansion)
    assert not was_compiled
    fast, was_compiled = records(players, 1, 12, interpreted=False, expansion=expansion)
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


def constants(path: Path) -> dict[str, int]:
    """The numbers that a file gives names to."""
    return {
        node.targets[0].id: node.value.value
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }


def test_numbers_that_stand_in_several_files_are_equal() -> None:
    """A C constant cannot be imported as Python imports it, so some of the core's files repeat a few."""
    folder = Path(skye.__file__).parent
    found: dict[str, int] = {}
    for path in (folder / "tables.py", *sorted(folder.glob("core/*.py"))):
        for name, value in constants(path).items():
            assert found.setdefault(name, value) == value, f"{path.name}: {name}"
    assert {"DRAW", "OFFERS", "HAND", "NONE", "ROW", "MOST_TILES", "MOST_LAID"} <= set(found)
    assert found["MOST_TILES"] == found["MOST_LAID"] == found["FIRST_SPOT"] - 1
    sizes = set(re.findall(r"\[(\d+)(?: \* \d+)?\]", (folder / "tables.pxd").read_text(encoding="utf-8")))
    assert {int(size) for size in sizes} == {found["MOST_TILES"], found["MOST_SCORING"], 4}


def test_scoring_tiles_are_numbered_as_in_the_data() -> None:
    numbers = constants(Path(skye.__file__).parent / "core" / "scoring.py")
    for number, entry in enumerate(base().scoring):
        assert numbers["SHEEP_EACH" if entry.id == "sheep" else entry.id.upper()] == number


def test_scoring_tiles_of_the_expansion_are_numbered_after_them() -> None:
    numbers = constants(Path(skye.__file__).parent / "core" / "journey.py")
    for number, entry in enumerate(shipped("journeyman").scoring[len(base().scoring) :], start=len(base().scoring)):
        assert numbers[entry.id.upper()] == number
