"""What the launcher does at the same time when it sets up: fetch packages, compile the core, build the page."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from select import select
from types import ModuleType, SimpleNamespace
from typing import IO, Any

import pytest

pytest_plugins = ("launcher_fixtures",)
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(os.name == "nt", reason="processes tell of themselves through named pipes"),
]

HANG = 60
# A build and its compiler, who keep the pipe open as long as they run.
COMPILES = f"""
import subprocess, sys, time
compiler = "import time; print('go', flush=True); time.sleep({HANG}); print('end')"
print("compiling", flush=True)
with open(sys.argv[1], "w") as pipe:
    subprocess.Popen([sys.executable, "-c", compiler], stdout=pipe)
    time.sleep({HANG})
"""
# A launcher that is killed when its step is done and what runs beside it is not.
KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from launching import load

def watch(label, processes):
    processes[0].wait()
    os.kill(os.getpid(), signal.SIGKILL)

launcher = load(Path(sys.argv[2]))
launcher.watch = watch
with launcher.LOG.open("ab") as log:
    assert launcher.lock(log)
    launcher.run("step", [sys.executable, "-c", ""], log, [sys.executable, "-c", *sys.argv[3:]])
"""


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def python(program: str, *arguments: object) -> list[str]:
    return [sys.executable, "-c", program, *map(str, arguments)]


def all_were_stopped(pipe: Path, held: int) -> bool:
    """Whether nobody has the pipe open any more but this test, and nobody came to an end."""
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.close(held)
    with os.fdopen(reader, "rb", buffering=0) as stream:
        while select([stream], [], [], HANG / 2)[0]:
            text = stream.read(100)
            if not text or b"end" in text:
                return not text
    return False


def test_a_first_set_up_does_three_things_at_once(installed: ModuleType, steps: list[tuple[str, list[str]]]) -> None:
    page = [installed.PYTHON, installed.PAGE]
    (_, fetches, *beside), (_, links) = list(installed.plan("make", ["play"], ["cython"], page))[2:]
    packages = installed.packages(["play"])
    assert fetches[-len(packages) :] == packages
    assert beside == [[installed.PYTHON, installed.CORE], page]
    assert {"--editable", ".", "--no-deps"} <= set(links)
    assert all(len(step) == 2 for step in installed.plan("update", ["play"], ["cython"], page))
    installed.STAMP.unlink()
    assert installed.main(["play"]) == 0
    assert [label for label, _ in steps][2:] == [
        "[3/4] fetching packages and compiling the core",
        "[4/4] installing Skye",
    ]


def test_a_page_that_could_not_be_built_beside_is_tried_again(
    installed: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Then the installation itself is complete, and is not made again."""
    taken: list[str] = []

    def take(label: str, command: list[Any], _: IO[bytes], *_beside: list[Any]) -> None:
        taken.append(label)
        if installed.PAGE in command:
            assert installed.read_stamp()["extras"] == ["play"]
            raise installed.SetUpError("The page failed.")

    monkeypatch.setattr(installed, "run", take)
    monkeypatch.setattr(installed, "report_core", lambda: None)
    installed.STAMP.unlink()
    assert installed.main(["play"]) == 1
    assert taken[3:] == ["[4/4] installing Skye", "building the page for the browser"]
    assert capsys.readouterr().err.endswith("The page failed.\n")


def test_a_compile_that_fails_beside(launcher: ModuleType) -> None:
    launcher.VENV.mkdir()
    with launcher.LOG.open("ab") as log:
        launcher.run("step", python("print('fetched')"), log, python("print('not compiled'); raise SystemExit(1)"))
    assert launcher.LOG.read_text() == "fetched\nnot compiled\n"


def test_packages_that_fail_while_the_core_is_compiled(launcher: ModuleType, pipe: Path) -> None:
    """What is told is why they failed; the compile is stopped, with its compiler."""
    launcher.VENV.mkdir()
    held = os.open(pipe, os.O_RDWR)
    program = "import sys; open(sys.argv[1]).readline(); sys.exit('No matching distribution found')"
    with launcher.LOG.open("ab") as log, pytest.raises(launcher.SetUpError) as failure:
        launcher.run("step", python(program, pipe), log, python(COMPILES, pipe))
    assert str(failure.value).splitlines()[1:] == ["    No matching distribution found", launcher.words("network")]
    assert all_were_stopped(pipe, held)


def test_all_are_stopped(launcher: ModuleType, pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    launcher.VENV.mkdir()
    held = os.open(pipe, os.O_RDWR)

    def interrupt(_: float) -> None:
        for _each in range(2):
            assert os.read(held, 3) == b"go\n"
        raise KeyboardInterrupt

    monkeypatch.setattr(launcher, "time", SimpleNamespace(monotonic=time.monotonic, sleep=interrupt))
    with launcher.LOG.open("ab") as log, pytest.raises(KeyboardInterrupt):
        launcher.run("step", python(COMPILES, pipe), log, python(COMPILES, pipe))
    assert all_were_stopped(pipe, held)


def test_what_runs_beside_holds_the_lock(launcher: ModuleType, folder: Path, pipe: Path) -> None:
    launcher.VENV.mkdir()
    reads = ("import sys; open(sys.argv[1]).read()", pipe)
    killed = subprocess.run(python(KILLED, Path(__file__).parent, folder, *reads), check=False)
    assert killed.returncode < 0
    with launcher.LOG.open("ab") as second:
        had = launcher.lock(second)
        pipe.write_text("end")
        assert not had
        while not launcher.lock(second):
            time.sleep(0.01)
