"""The name under which the package is installed is its own; a stranger of the name `skye` is noticed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from installing import install, pip, wheel
from loops import each

from skye.cli.main import warn_of_stranger

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


@each("path", TEXTS)
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


def test_a_foreign_package_next_to_ours_is_reported_once(tmp_path: Path) -> None:
    scripts, packages = install(tmp_path)
    before = run(scripts, tmp_path, "rules", "B2", SKYE_LANG="en")
    assert (before.returncode, before.stderr) == (0, "")
    assert (packages / "skye_game-0.1.0.dist-info").is_dir()
    # As the one on the index does, it replaces the file by which a package begins.
    stranger = wheel(tmp_path, {"skye/__init__.py": "", "skye/forest.py": "TREES = 3\n"})
    pip(scripts, "install", "--no-deps", str(stranger))
    for language, begin in WORDS.items():
        result = run(scripts, tmp_path, "--lang", language, "rules", "B2")
        assert result.returncode == 0
        assert result.stderr.startswith(begin), result.stderr
        assert result.stderr.count("\n") == 1
        assert "1.4.0" in result.stderr
        assert "pip uninstall skye" in result.stderr
        assert language != "en" or result.stdout == before.stdout
    assert run(scripts, tmp_path, _SKYE_COMPLETE="bash_complete", COMP_WORDS="skye r", COMP_CWORD="1").stderr == ""
    pip(scripts, "uninstall", "--yes", "skye")
    assert run(scripts, tmp_path, "rules", "B2", SKYE_LANG="en").stderr == ""


@pytest.mark.parametrize("metadata", [None, "", "Metadata-Version: 2.1\nName: skye\n"])
def test_what_an_uninstall_left_is_no_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], metadata: str | None
) -> None:
    left, real = (tmp_path / name / "skye-1.4.0.dist-info" for name in ("left", "real"))
    for folder in (left, real):
        folder.mkdir(parents=True)
    if metadata is not None:
        (left / "METADATA").write_text(metadata)
    (real / "METADATA").write_text("Metadata-Version: 2.1\nName: skye\nVersion: 1.4.0\n")
    monkeypatch.syspath_prepend(left.parent)
    warn_of_stranger()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "path", [*sys.path, str(real.parent)])
    warn_of_stranger()
    assert "1.4.0" in capsys.readouterr().err, "one that comes later is still noticed"
