"""The launcher sets up: over an older environment, again, when a step fails, and once from nothing as a user has it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from installing import wheel
from launching import pretend_built

pytest_plugins = ("launcher_fixtures",)
pytestmark = pytest.mark.once


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


def test_everything_is_made_again(installed: ModuleType, steps: list[tuple[str, list[str]]], folder: Path) -> None:
    pretend_built(folder)
    (folder / "web" / "node_modules").mkdir()
    assert installed.main(["--rebuild", "play"]) == 0
    assert not (folder / "web" / "node_modules").exists()
    assert [label.split()[0] for label, _ in steps] == ["[1/4]", "[2/4]", "[3/4]", "[4/4]"]


@pytest.mark.parametrize("stamp", ["", "[1]", "{}", "not json", "\udcff"])
def test_a_half_made_environment_is_made_again(installed: ModuleType, stamp: str) -> None:
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


@pytest.mark.full  # whoever runs `./skye test` on a new machine has seen it work
@pytest.mark.skipif(os.name == "nt", reason="the compiler is a script")
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
    assert "[4/4]" in said
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
