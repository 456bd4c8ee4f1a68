"""The name under which the package is installed is its own; a stranger of the name `skye` is noticed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest
from command_line import PROGRAM, Skye
from installing import pip, wheel
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
    "fr": "Un autre paquet nommé «\N{NO-BREAK SPACE}skye\N{NO-BREAK SPACE}»",
    "ru": "Другой пакет с именем «skye»",
}


@each("path", TEXTS)
def test_no_text_installs_a_stranger(path: Path) -> None:
    """What is called skye on the package index is about forests."""
    assert STRANGER.findall(path.read_text(encoding="utf-8")) == []


def test_the_package_has_a_name_of_its_own() -> None:
    assert re.fullmatch(r"[0-9]+(\.[0-9]+)+", version("skye-game"))


def laid_down(home: Path) -> tuple[Path, Path]:
    """An environment in which our package lies as pip leaves it: its programs, and its packages."""
    base = str(home / "environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", base], check=True)
    paths = {"base": base, "platbase": base}
    scripts, packages = (Path(sysconfig.get_path(kind, vars=paths)) for kind in ("scripts", "purelib"))
    (packages / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    shutil.copytree(ROOT / "src" / "skye", packages / "skye", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return scripts, packages


def run(scripts: Path, folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SKYE", "PYTHON"))}
    return subprocess.run(
        [str(scripts / "python"), *PROGRAM[1:], *arguments],
        cwd=folder,
        env={**environment, "PYTHONUTF8": "1", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_foreign_package_next_to_ours_is_reported_once(tmp_path: Path) -> None:
    scripts, packages = laid_down(tmp_path)
    before = run(scripts, tmp_path, "rules", "B2", SKYE_LANG="en")
    assert (before.returncode, before.stderr) == (0, "")
    # As the one on the index does, it replaces the file by which a package begins.
    with zipfile.ZipFile(wheel(tmp_path, {"skye/__init__.py": "", "skye/forest.py": "TREES = 3\n"})) as stranger:
        stranger.extractall(packages)
    result = run(scripts, tmp_path, "--lang", "en", "rules", "B2")
    assert (result.returncode, result.stdout) == (0, before.stdout)
    assert result.stderr.startswith(WORDS["en"]), result.stderr
    assert result.stderr.count("\n") == 1
    assert run(scripts, tmp_path, _SKYE_COMPLETE="bash_complete", COMP_WORDS="skye r", COMP_CWORD="1").stderr == ""
    pip(scripts, "uninstall", "--yes", "skye")
    assert not (packages / "skye" / "forest.py").exists()
    assert run(scripts, tmp_path, "rules", "B2", SKYE_LANG="en").stderr == ""


def test_a_stranger_is_reported_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, skye: Skye, language: str
) -> None:
    with zipfile.ZipFile(wheel(tmp_path, {})) as stranger:
        stranger.extractall(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    code, _, err = skye("--lang", language, "rules", "B2")
    assert code == 0
    assert err.startswith(WORDS[language])
    assert err.count("\n") == 1
    assert "1.4.0" in err
    assert "pip uninstall skye" in err


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
