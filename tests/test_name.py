"""The name under which the package is installed is its own; a stranger of the name `skye` is noticed."""

from __future__ import annotations

import os
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
from installing import install, pip, wheel

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
TEXTS = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "pyproject.toml", "skye", "hatch_build.py")),
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "src" / "skye").rglob("*.py"),
    *(ROOT / "src" / "skye").rglob("*.ftl"),
    *(ROOT / "benchmarks").glob("*.py"),
    *(ROOT / "web").glob("*.py"),
)
STRANGER = re.compile(r"""pip\s+install\s+["']?skye\b(?!-game)|\bskye\[""")
WORDS = {
    "en": "Another package called “skye”",
    "de": "Ein anderes Paket namens „skye“",
    "nl": "Een ander pakket met de naam “skye”",
    "fr": "Un autre paquet nommé « skye »",
    "ru": "Другой пакет с именем «skye»",
}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_installs_a_stranger(path: Path) -> None:
    """What is called skye on the package index is about forests."""
    assert STRANGER.findall(path.read_text(encoding="utf-8")) == []


def test_the_package_has_a_name_of_its_own() -> None:
    assert re.fullmatch(r"[0-9]+(\.[0-9]+)+", version("skye-game"))


def run(scripts: Path, folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SKYE", "PYTHON"))}
    return subprocess.run(
        [str(scripts / "skye"), *arguments],
        cwd=folder,
        env={**environment, "PYTHONUTF8": "1", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_stranger_beside_ours_is_told_once(tmp_path: Path) -> None:
    scripts, packages = install(tmp_path)
    before = run(scripts, tmp_path, "rules", "B2", SKYE_LANG="en")
    assert (before.returncode, before.stderr) == (0, "")
    assert (packages / "skye_game-0.1.0.dist-info").is_dir()
    # As the one on the index does, it replaces the file by which a package begins.
    stranger = wheel(tmp_path, {"skye/__init__.py": "", "skye/forest.py": "TREES = 3\n"})
    pip(scripts, "install", "--no-deps", str(stranger))
    for language, begin in WORDS.items():
        told = run(scripts, tmp_path, "--lang", language, "rules", "B2")
        assert told.returncode == 0
        assert told.stderr.startswith(begin), told.stderr
        assert told.stderr.count("\n") == 1
        assert "1.4.0" in told.stderr
        assert "pip uninstall skye" in told.stderr
        assert language != "en" or told.stdout == before.stdout
    assert run(scripts, tmp_path, _SKYE_COMPLETE="bash_complete", COMP_WORDS="skye r", COMP_CWORD="1").stderr == ""
    pip(scripts, "uninstall", "--yes", "skye")
    assert run(scripts, tmp_path, "rules", "B2", SKYE_LANG="en").stderr == ""
