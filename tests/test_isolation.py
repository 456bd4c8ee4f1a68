"""The base game knows no expansion by name: what one adds stands in its own files, and one line tells that it is there.

So a second expansion is a second folder and a second word in that line.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

from skye.material.expansions import NAMES

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
REGISTRY = "src/skye/material/expansions.py"
PAGE_REGISTRY = "web/src/expansions/registry.ts"
"""The page finds them by their folders; it may name each in one line if need be."""

OWN = (
    "src/skye/expansions/{name}/*",
    "src/skye/storage/migrations/data/{name}_before_0003.json",
    "web/src/expansions/{name}/*",
)
"""Files of an expansion, by its name."""

WRITTEN = ("src/skye/static/*", "src/skye/search/net.json", "web/src/protocol.ts")
"""Made from the rest by a program."""

BUILT = (".so", ".pyd", ".c", ".cpp", ".pyc")


def sources() -> list[Path]:
    """Everything that is installed or installs, but for what was built from it."""
    found = [path for folder in ("src/skye", "web/src") for path in (ROOT / folder).rglob("*") if path.is_file()]
    found += [ROOT / name for name in ("hatch_build.py", "skye", "pyproject.toml", "web/build.py", "web/index.html")]
    found = [path for path in found if path.suffix not in BUILT and "__pycache__" not in path.parts]
    return [path for path in found if not any(fnmatch(path.relative_to(ROOT).as_posix(), each) for each in WRITTEN)]


def lines_with(word: str) -> dict[str, list[str]]:
    """For each file the lines that contain a word, whatever its capitals, and the file's own path if it does."""
    found = {}
    for path in sources():
        place = path.relative_to(ROOT).as_posix()
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        lines = [line for line in (place, *lines) if word.lower() in line.lower()]
        if lines:
            found[place] = lines
    return found


@pytest.mark.parametrize("name", NAMES)
def test_only_one_line_of_the_base_knows_the_expansion(name: str) -> None:
    patterns = [pattern.format(name=name) for pattern in OWN]
    outside = {
        place: lines
        for place, lines in lines_with(name).items()
        if not any(fnmatch(place, pattern) for pattern in patterns)
    }
    assert len(outside.pop(PAGE_REGISTRY, [])) <= 1
    assert set(outside) == {REGISTRY}, outside
    (line,) = outside[REGISTRY]
    assert line.strip().startswith(f'"{name}": "skye.expansions.{name}",')


@pytest.mark.parametrize("name", NAMES)
def test_the_search_finds_what_is_there(name: str) -> None:
    """So that it cannot pass by looking at nothing."""
    found = lines_with(name)
    assert f"src/skye/expansions/{name}/material.py" in found
    assert f"src/skye/expansions/{name}/rules/state.py" in found
    assert {"src/skye/rules/game.py", "src/skye/record/recorder.py", PAGE_REGISTRY} <= {
        path.relative_to(ROOT).as_posix() for path in sources()
    }
    assert not any(Path(place).suffix in BUILT for place in found)
