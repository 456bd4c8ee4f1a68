"""The command `skye tune`: what it prints and writes, wrong use, and going on after it was interrupted or killed."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command_line import PROGRAM, Skye, children_of, interrupted, needs_groups
from loops import FULL
from patience import PATIENCE

from skye.cli.group import commands
from skye.material import words
from skye.study.tune import run
from skye.study.tune.folder import CHECK, GENERATIONS, RESULT, RUN, WEIGHTS, Checked, Generation
from skye.study.tune.report import Comparison
from skye.study.tune.weightfile import COUNTS

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

TUNE = ("tune", "novice", "--weights", "gold,gold_fall", "--against", "trader", "--deals", "2", "--population", "4")
SMALL = (*TUNE, "--generations", "2", "--check", "3", "--jobs", "1", "--out", "run")
LONG = (
    *TUNE[:-4],
    "--deals",
    "3",
    "--population",
    "6",
    "--generations",
    "6",
    "--check",
    "120",
    "--jobs",
    "2",
    "--out",
)


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def test_what_it_prints_and_writes(skye: Skye, tmp_path: Path) -> None:
    code, out, err = skye(*SMALL)
    assert code == 0
    assert {file.name for file in (tmp_path / "run").iterdir()} == {RUN, GENERATIONS, WEIGHTS, CHECK, RESULT}
    lines = out.splitlines()
    assert lines[0].startswith("skye tune novice --players 2 --weights gold,gold_fall --against trader --deals 2")
    assert lines[0].endswith("--generations 2")
    assert "against trader" in out
    assert "Games: 6, deals: 3, equal share: 50.0%" in out
    result = json.loads((tmp_path / "run" / RESULT).read_bytes())
    expected = {"bot": "novice", "against": "trader", "players": 2, "journeyman": False, "seed": 1, "games": 6}
    assert expected.items() <= result.items()
    assert (result["generations"], result["deals"], result["even"]) == (2, 3, 0.5)
    assert result["low"] <= result["win_share"] <= result["high"]
    assert result["lead_low"] <= result["mean_lead"] <= result["lead_high"]
    assert result["mean_lead"] < 0, "a novice against traders"
    assert f"{result['mean_lead']:.2f}" in out
    for name, value in result["weights"].items():
        (row,) = [line for line in lines if line.split()[:1] == [name]]
        assert row.split()[2] == f"{value:g}"
    begun = "Generations: 2; candidates: 4; deals: 2."
    assert err.splitlines() == [begun, "Tuning", "Comparing", f"Written to run: {WEIGHTS}, {RESULT}."]


def test_the_result_by_hand(skye: Skye, tmp_path: Path) -> None:
    """From points that were written into the file of the comparison."""
    skye(*SMALL)
    points = [[[60, 50], [55, 55]], [[40, 50], [50, 45]], [[70, 50], [50, 80]]]
    lines = [{"generation": 2, "deal": deal, "points": each} for deal, each in enumerate(points, start=1)]
    (tmp_path / "run" / CHECK).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert skye(*SMALL).code == 0
    result = json.loads((tmp_path / "run" / RESULT).read_bytes())
    # Seat 0 and seat 1 in turn: 10 and 0, -10 and -5, 20 and 30 points ahead; a tie is half a win.
    assert result["win_share"] == pytest.approx((1 + 0.5 + 0 + 0 + 1 + 1) / 6, abs=1e-6)
    assert result["mean_lead"] == pytest.approx((10 + 0 - 10 - 5 + 20 + 30) / 6, abs=1e-6)


def test_without_a_comparison(skye: Skye, tmp_path: Path) -> None:
    code, out, err = skye(*SMALL, "--check", 0)
    assert code == 0
    assert {file.name for file in (tmp_path / "run").iterdir()} == {RUN, GENERATIONS, WEIGHTS}
    assert "Games" not in out
    assert err.splitlines()[1:] == ["Tuning", f"Written to run: {WEIGHTS}."]


def test_a_finished_run_is_reported_at_once(skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = skye(*SMALL)
    before = files(tmp_path / "run")

    def never(*_: object) -> None:
        raise AssertionError("nothing is left to play")

    monkeypatch.setattr(run, "play_deal", never)
    assert skye(*SMALL) == first
    assert files(tmp_path / "run") == before
    assert skye(*SMALL, "--check", 2).out != first.out


def test_more_generations(skye: Skye, tmp_path: Path) -> None:
    skye(*SMALL)
    more = skye(*SMALL, "--generations", 3)
    assert more.code == 0
    at_once = skye(*SMALL[:-1], "at once", "--generations", 3)
    assert more.out == at_once.out
    assert files(tmp_path / "run") == files(tmp_path / "at once")


def test_fewer_generations(skye: Skye, tmp_path: Path) -> None:
    """As if no more had been played; those in the file are kept."""
    one = skye(*SMALL, "--generations", 1)
    before = files(tmp_path / "run")
    two = skye(*SMALL)
    after = files(tmp_path / "run")
    assert skye(*SMALL, "--generations", 1) == one
    assert files(tmp_path / "run") == {**before, GENERATIONS: after[GENERATIONS]}
    assert skye(*SMALL) == two
    assert files(tmp_path / "run") == after
    skye(*SMALL, "--generations", 1, "--check", 0)
    assert RESULT not in files(tmp_path / "run"), "it was about other weights"


def test_another_run_starts_from_the_weights_found(skye: Skye, tmp_path: Path) -> None:
    skye(*SMALL)
    found = json.loads((tmp_path / "run" / RESULT).read_bytes())["weights"]
    code, out, _ = skye(*SMALL[:-1], "next", "--start", "run/weights.toml", "--against", "run/weights.toml")
    assert code == 0
    assert "--start run/weights.toml --against run/weights.toml" in out
    task = json.loads((tmp_path / "next" / RUN).read_bytes())
    assert found.items() <= task["start"].items()
    assert task["reference"] == task["start"]


def test_every_language(skye: Skye, language: str) -> None:
    code, out, err = skye("--lang", language, *SMALL, "--generations", 1, "--check", 2)
    assert code == 0
    for line in out.splitlines()[1:]:
        assert "{" not in line
    assert words.text("tune-before") in out
    assert words.text("tune-mean-lead") in out
    assert words.text("tune-written", folder="run", files=f"{WEIGHTS}, {RESULT}") in err


def test_with_the_expansion_its_weights_are_tuned_too(skye: Skye) -> None:
    code, out, _ = skye(
        *("tune", "novice", "--journeyman", "--players", 3, "--generations", 1, "--deals", 1, "--population", 4),
        *("--check", 0, "--out", "run"),
    )
    assert code == 0
    assert "--journeyman" in out.splitlines()[0]
    assert "bonus_bank" in out
    assert "narrow" in out


def test_against_a_bot_with_a_net_and_a_search(skye: Skye, tmp_path: Path) -> None:
    """Both count: without one of them the same deals end otherwise."""
    points = []
    for number, more in enumerate((("chieftain",), ("chieftain:net=off",), ("chieftain", "--rollouts", 1))):
        code, out, _ = skye(
            *("tune", "novice", "--weights", "gold", "--generations", 1, "--deals", 1, "--population", 4),
            *("--check", 1, "--jobs", 1, "--out", f"run {number}", "--against", *more),
        )
        assert code == 0
        assert f"--against {more[0]} " in out
        points.append((tmp_path / f"run {number}" / GENERATIONS).read_bytes())
    assert len(set(points)) == 3


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("tune", "random", "--out", "run"), 1, "novice, trader, planner, seer, chieftain"),
        (("tune", "nobody", "--out", "run"), 1, "nobody"),
        (("tune", "trader", "--weights", "gold,gld", "--out", "run"), 1, "gld"),
        (("tune", "trader", "--weights", "", "--out", "run"), 1, "gold_fall"),
        (("tune", "trader", "--weights", "samples", "--out", "run"), 1, "samples"),
        (("tune", "trader", "--weights", "net", "--out", "run"), 1, "Bots with a net: "),
        (("tune", "chieftain:net=off", "--weights", "net", "--out", "run"), 1, "“chieftain:net=off”"),
        (("tune", "trader", "--against", "chieftain", "--weights", "swing", "--out", "run"), 1, "Bots with a search"),
        (("tune", "trader", "--rollouts", "2", "--out", "run"), 1, "--rollouts"),
        (("tune", "trader", "--rollouts", "2", "--against", "novice", "--out", "run"), 1, "--rollouts"),
        (("tune", "trader", "--start", "none.toml", "--out", "run"), 1, "none.toml"),
        (("tune", "trader"), 2, "--out"),
        (("tune", "--out", "run"), 2, "BOT"),
        (("tune", "trader", "--generations", "0", "--out", "run"), 2, "--generations"),
        (("tune", "trader", "--population", "3", "--out", "run"), 2, "--population"),
        (("tune", "trader", "--deals", "-1", "--out", "run"), 2, "--deals"),
        (("tune", "trader", "--players", "6", "--out", "run"), 2, "--players"),
        (("tune", "trader", "--check", "many", "--out", "run"), 2, "--check"),
    ],
)
def test_wrong_use(skye: Skye, tmp_path: Path, arguments: tuple[str, ...], code: int, message: str) -> None:
    result = skye(*arguments)
    assert (result.code, result.out) == (code, "")
    assert message in result.err
    assert not list(tmp_path.iterdir())


def test_the_folder_of_another_run_is_refused(skye: Skye, tmp_path: Path) -> None:
    assert skye(*SMALL).code == 0
    before = files(tmp_path / "run")
    code, out, err = skye(*SMALL, "--seed", 2)
    assert (code, out) == (1, "")
    assert "--seed 1" in err
    assert "--seed 2" in err
    assert files(tmp_path / "run") == before


@pytest.mark.parametrize("whole", [True, False])
def test_the_folder_of_another_command_is_refused(skye: Skye, tmp_path: Path, whole: bool) -> None:
    """Its kind is named, also when it does not say itself what it is."""
    arena = ("arena", "random", "--games", "2", "--jobs", "1", "--out", "run")
    for own, other, found in ((SMALL, arena, "skye tune"), (arena, SMALL, "skye arena")):
        assert skye(*own).code == 0
        if not whole:
            (tmp_path / "run" / RUN).unlink()
        before = files(tmp_path / "run")
        code, out, err = skye(*other)
        assert (code, out) == (1, "")
        assert f"“{found}”" in err
        assert "another folder with --out" in err
        assert files(tmp_path / "run") == before
        shutil.rmtree(tmp_path / "run")


def test_missing_packages_are_reported_at_once(tmp_path: Path) -> None:
    code = "import sys; sys.modules['cma'] = None; from skye.cli.main import main; main()"
    command = [sys.executable, "-c", code, "--lang", "en", *SMALL]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
    assert "“cma”" in done.stderr.decode()
    assert b'pip install ".[study]"' in done.stderr
    assert b"Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_it_says_that_it_starts_before_it_loads_the_packages(tmp_path: Path) -> None:
    code = """
import sys
from skye.cli import tune
from skye.cli.main import main
from skye.material.words import text

def told(key, **values):
    print(key, "cma" in sys.modules)
    return text(key, **values)

tune.text = told
main()
"""
    command = [sys.executable, "-c", code, *SMALL, "--generations", "1", "--check", "0"]
    out = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True).stdout
    assert out.startswith(b"tune-begins False\ntune-tuning True\n")


def test_other_commands_do_not_load_the_packages() -> None:
    code = "import sys; from skye.cli import run; print([n for n in ('cma', 'numpy') if n in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"[]"


# The page about it

PAGE = (Path(__file__).parents[1] / "docs" / "tuning.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_run(skye: Skye, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reading, playing = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert skye("tune", "trader", *SMALL[2:-1], "better").code == 0
    exec(compile(reading, "tuning.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2"]
    (tmp_path / "own.py").write_text(playing, encoding="utf-8")
    code, out, _ = skye("arena", "own.py:Better", "random", "--games", 2, "--jobs", 1, "--json")
    assert code == 0
    assert json.loads(out)["bots"][0]["name"] == "Better"


def test_the_page_names_every_option_file_and_field() -> None:
    (command,) = [found for name, found in commands.commands.items() if name == "tune"]
    options = [option for parameter in command.params for option in parameter.opts if option.startswith("--")]
    fields = [*Generation.__struct_fields__, *Checked.__struct_fields__, *Comparison.__struct_fields__]
    for name in (*options, *fields, *COUNTS, RUN, GENERATIONS, WEIGHTS, CHECK, RESULT):
        assert f"`{name}" in PAGE, name


# Interrupting


def start(path: Path, *more: str) -> subprocess.Popen[bytes]:
    """A long run in a group of its own, as a terminal would start it."""
    command = [*PROGRAM, "--lang", "en", *LONG, str(path), *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def wait_for(process: subprocess.Popen[bytes], path: Path, lines: int) -> None:
    """Until a file has so many lines."""
    while process.poll() is None and not (path.exists() and path.read_bytes().count(b"\n") >= lines):
        time.sleep(0.002)


@pytest.fixture(name="whole", scope="module")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, bytes]]:
    """What a run that nothing stops prints and writes."""
    path = tmp_path_factory.mktemp("whole") / "run"
    out, _ = start(path).communicate()
    return out.decode(), files(path)


@needs_groups
def test_interrupted_run_says_how_to_go_on(tmp_path: Path, whole: tuple[str, dict[str, bytes]]) -> None:
    path = tmp_path / "run"
    for name, lines, message in ((GENERATIONS, 1, "6 generations"), (CHECK, 3, "120 deals")):
        process = start(path)
        wait_for(process, path / name, lines)
        err = interrupted(process)
        done = (path / name).read_bytes().count(b"\n")
        assert f"{done} of {message}".encode() in err
    out, err = start(path).communicate()
    assert out.decode() == whole[0]
    assert files(path) == whole[1]


@needs_groups
def test_killed_run_goes_on_to_the_same_table(tmp_path: Path, whole: tuple[str, dict[str, bytes]]) -> None:
    """Killed several times, with all its processes."""
    path = tmp_path / "run"
    for name, lines in ((RUN, 0), (GENERATIONS, 1), (GENERATIONS, 3), (CHECK, 4))[:: 1 if FULL else 2]:
        process = start(path)
        wait_for(process, path / name, lines)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    out, err = start(path).communicate()
    assert b"Traceback" not in err
    assert out.decode() == whole[0]
    assert {name: content for name, content in files(path).items() if not name.endswith(".part")} == whole[1]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes of a run are found through /proc")
def test_a_process_that_dies_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "run"
    process = start(path, "--deals", "100000")  # a generation without an end
    children: list[str] = []
    while process.poll() is None and len(children) < 2:
        children = children_of(process)
    os.kill(int(children[0]), signal.SIGKILL)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert b"Traceback" not in err
    assert b"same command" in err
