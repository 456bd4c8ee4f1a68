"""The command `skye train`: a whole run of a few games, what it prints and writes, wrong use, and Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from command_line import PROGRAM, Skye, interrupted, is_refused, needs_groups
from training import TINY, files, random_net, require_torch

from skye.cli.group import commands
from skye.material import words
from skye.study.train import gate
from skye.study.train.calibration import Calibration
from skye.study.train.folder import (
    ABOUT,
    CHANCES,
    CHANCES_NET,
    FIT,
    GATE,
    ITERATIONS,
    NET,
    PLOT,
    RUN,
    Chances,
    Fit,
    Iteration,
)
from skye.study.train.gate import Comparison, Deal, Verdict
from skye.study.train.judge import Judgement, PriceJudgement
from skye.study.train.mix import GameKind, compared
from skye.study.train.whole import packed

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

require_torch()

from skye.study.train import run  # noqa: E402

TRAIN = ("train", *TINY, "--jobs", "1", "--out", "better")
SHORT = (*TRAIN, "--iterations", "1")
PAGE = (Path(__file__).parents[1] / "docs" / "training.md").read_text(encoding="utf-8")


@pytest.fixture(name="quick", autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of four take longer than all the rest."""
    monkeypatch.setattr(run, "compared", lambda: [kind for kind in compared() if kind.players == 2])


@pytest.fixture(name="kept")
def _kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every net is kept: so few deals decide nothing."""

    def keep(kinds: list[GameKind], deals: list[Deal]) -> Verdict:
        return msgspec.structs.replace(gate.decide(kinds, deals), kept=True)

    monkeypatch.setattr(run, "decide", keep)


@pytest.mark.usefixtures("kept")
def test_a_tiny_run(skye: Skye, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games, a net, a comparison, twice; and the examples of the page with the net that comes out."""
    code, out, err = skye(*TRAIN)
    assert code == 0
    folder = tmp_path / "better"
    about = json.loads((folder / ABOUT).read_bytes())
    assert about["sha256"] == sha256((folder / NET).read_bytes()).hexdigest()
    assert about["command"] == out.splitlines()[0]
    assert out.startswith("skye train --games 8 --playouts 1")
    assert [line.split()[-1] for line in out.splitlines()[3:5]] == ["yes", "yes"]
    assert "base-2" in out
    steps = [f"{name} {number}/2" for number in (1, 2) for name in ("Playing", "Learning", "Comparing")]
    steps += ["Playing for chances", "Learning chances"]
    begun = "Iterations: 2; games in each: 8; deals to compare: 1."
    written = f"Written to better: {NET}, {ABOUT}, {CHANCES}, {PLOT}."
    lines = err.splitlines()
    assert [lines[0], *lines[1:-1:2], lines[-1]] == [begun, *steps, written]
    assert all(re.fullmatch(rf"{step} took \d+ s\.", line) for step, line in zip(steps, lines[2:-1:2], strict=True))
    assert (folder / PLOT).read_bytes().startswith(b"<?xml")
    again = skye(*TRAIN)
    assert (again.code, again.out) == (0, out)
    assert again.err.splitlines() == [begun, written]

    reading, playing = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(reading, "training.md", "exec"), {})
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["1", "2"]
    (tmp_path / "own.py").write_text(playing, encoding="utf-8")
    arena = ("arena", "own.py:Better", "random", "--games", 2, "--budget", 0.01, "--jobs", 1, "--json")
    code, out, _ = skye(*arena)
    assert code == 0
    assert json.loads(out)["bots"][0]["name"] == "Better"

    before = files(folder)
    assert is_refused(skye(*TRAIN, "--seed", 2), 1, "--seed 1", "--seed 2", "another folder with --out")
    assert is_refused(skye("tune", "trader", "--out", "better"), 1, "“skye train”")
    assert is_refused(skye("arena", "random", "--games", 2, "--out", "better"), 1, "“skye train”")
    assert files(folder) == before


def test_without_a_better_net(skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(kinds: list[GameKind], deals: list[Deal]) -> Verdict:
        return msgspec.structs.replace(gate.decide(kinds, deals), kept=False)

    monkeypatch.setattr(run, "decide", refuse)
    code, out, err = skye(*SHORT)
    assert code == 1
    assert out.splitlines()[3].endswith("no")
    assert "none was written" in err
    assert not (tmp_path / "better" / NET).exists()
    for language in words.LANGUAGES:
        code, out, err = skye("--lang", language, *SHORT)
        assert code == 1
        assert "{" not in out + err


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--out", "run", "--iterations", "0"), 1, "name it with --start"),
        (("--out", "run", "--start", "none.bin"), 1, "none.bin"),
        (("--out", "run", "--start", "text.bin"), 1, "text.bin: this is not a net"),
        (("--out", "run", "--start", "half.bin"), 1, "half.bin: this is not a net"),
        (("--out", "run", "--start", "more.bin"), 1, "more.bin: this is not a net"),
        (
            ("--out", "run", "--iterations", "0", "--chance-games", "9", "--start", "part.bin"),
            1,
            "part.bin: this is not a net",
        ),
        ((), 2, "--out"),
        (("--out", "run", "--iterations", "-1"), 2, "--iterations"),
        (("--out", "run", "--games", "0"), 2, "--games"),
        (("--out", "run", "--rounds", "7"), 2, "--rounds"),
        (("--out", "run", "--device", "abacus"), 2, "--device"),
        (("--out", "run", "better"), 2, "better"),
    ],
)
def test_wrong_use(skye: Skye, tmp_path: Path, arguments: tuple[str, ...], code: int, message: str) -> None:
    net = packed(random_net(1))
    wrong = {"text": b"a net\n" * 50_000, "half": net[: len(net) // 2], "more": net + b"\1\2", "part": net}
    for name, content in wrong.items():
        (tmp_path / f"{name}.bin").write_bytes(content)
    assert is_refused(skye("train", *arguments), code, message)
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("package", ["torch", "numpy"])
def test_missing_packages_are_reported_at_once(tmp_path: Path, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from skye.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "--lang", "en", *TRAIN], cwd=tmp_path, capture_output=True)
    assert (done.returncode, done.stdout) == (1, b"")
    assert f"“{package}”" in done.stderr.decode()
    assert b'pip install ".[train]"' in done.stderr
    assert b"Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_other_commands_do_not_load_the_packages() -> None:
    code = "import sys; from skye.cli import run; print([n for n in ('torch', 'numpy') if n in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"[]"


@needs_groups
def test_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    """Ctrl-C while games are played: finished files stay, and the same command is understood again."""
    path = tmp_path / "run"
    long = ("train", "--games", "2000", "--playouts", "1", "--jobs", "2", "--out", str(path))
    command = [*PROGRAM, "--lang", "en", *long]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, env=environment
    )
    while process.poll() is None and not list(path.rglob("samples-*.npz")):
        time.sleep(0.01)
    err = interrupted(process)
    assert b"0 of 3 iterations" in err
    assert list(path.rglob("samples-*.npz"))
    shutil.rmtree(path)


# The page about it


def test_the_page_names_every_option_file_and_field() -> None:
    (command,) = [found for name, found in commands.commands.items() if name == "train"]
    options = [option for parameter in command.params for option in parameter.opts if option.startswith("--")]
    kinds: list[type[msgspec.Struct]] = [
        *(Iteration, Fit, Judgement, PriceJudgement, Verdict, Comparison, Deal, Chances, Calibration)
    ]
    fields = [field for kind in kinds for field in kind.__struct_fields__]
    for name in (*options, *fields, RUN, ITERATIONS, NET, ABOUT, CHANCES, PLOT):
        assert f"`{name}" in PAGE, name
    for name in (FIT, GATE, NET, CHANCES, CHANCES_NET, "tables-00001.npz"):
        assert f"`iteration-1/{name}" in PAGE, name
