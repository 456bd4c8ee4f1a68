"""The command `skye arena`: what it prints and writes, wrong use, and going on after it was interrupted or killed."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from arena_files import BOTS, FIRST, files, timeless
from command_line import PROGRAM, WRONG_SECONDS, Skye, children_of, interrupted, needs_groups
from patience import PATIENCE, attempts

from skye.material import words
from skye.material.box import base_material
from skye.record.files import RecordFile
from skye.study.arena import run
from skye.study.arena.deal import set_up
from skye.study.arena.folder import GAMES, RESULTS, RUN

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

KEYS = {
    *("name", "win_share", "low", "high", "mean_points", "points_low", "points_high", "rating", "rating_low"),
    *("rating_high", "median_seconds", "p95_seconds", "decisions", "games"),
}

ARENA = ("arena", "random", FIRST, "--games", 6, "--jobs", 1)


@pytest.fixture(autouse=True)
def _few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """How exact the ratings are is another file's subject."""
    monkeypatch.setattr("skye.study.arena.ratings.RESAMPLES", 50)


@pytest.fixture(name="unplotted")
def _unplotted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No plot is drawn: that takes longer than all the games."""
    monkeypatch.setattr("skye.study.arena.plot.ratings", lambda _: {"svg": b"", "png": b""})


def without_times(table: str) -> list[str]:
    """The table without its last two columns."""
    return [re.sub(r"(\s+\S+){2}$", "", line) for line in table.splitlines()]


@pytest.mark.usefixtures("unplotted")
def test_one_object_of_json(skye: Skye) -> None:
    code, out, err = skye(*ARENA, "--json")
    assert code == 0
    found = json.loads(out)
    assert out.count("\n") == 1
    assert {key: found[key] for key in found if key != "bots"} == {
        "players": 2,
        "games": 6,
        "deals": 3,
        "seed": 1,
        "journeyman": False,
    }
    assert all(bot.keys() == KEYS for bot in found["bots"])
    assert sum(bot["win_share"] for bot in found["bots"]) == pytest.approx(1)
    assert sum(bot["rating"] for bot in found["bots"]) == pytest.approx(3000)
    for bot in found["bots"]:
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert bot["points_low"] <= bot["mean_points"] <= bot["points_high"]
        assert bot["rating_low"] <= bot["rating"] <= bot["rating_high"]
        assert 0 < bot["median_seconds"] <= bot["p95_seconds"]
        assert bot["games"] == 6
    assert "3" in err
    assert "rounded" not in err


def test_files_of_a_run(skye: Skye, tmp_path: Path) -> None:
    code, out, err = skye(*ARENA)
    assert code == 0
    folder = tmp_path / "arena" / "random-First-2p-seed1"
    assert str(folder.relative_to(tmp_path)) in err
    names = {file.name for file in folder.iterdir()}
    assert names == {RUN, RESULTS, GAMES, "table.txt", "table.md", "ratings.svg", "ratings.png"}
    assert (folder / "table.txt").read_text(encoding="utf-8") == out
    assert "First" in out
    assert (folder / "table.md").read_text(encoding="utf-8").count("\n| First") == 1
    ElementTree.parse(folder / "ratings.svg")
    assert (folder / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert skye("replay", folder / GAMES).code == 0


@pytest.mark.usefixtures("unplotted")
def test_a_finished_run_is_reported_at_once(skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = skye(*ARENA)
    before = {file: file.read_bytes() for file in (tmp_path / "arena").rglob("*.*")}

    def never(*_: object) -> None:
        raise AssertionError("nothing is left to play")

    monkeypatch.setattr(run, "play", never)
    assert skye(*ARENA).out == first.out
    assert {file: file.read_bytes() for file in before} == before
    assert skye(*ARENA, "--games", 5).out == first.out  # rounded up to the same deals


@pytest.mark.usefixtures("unplotted")
def test_more_games_and_then_fewer(skye: Skye) -> None:
    two = skye(*ARENA, "--games", 2)
    six = skye(*ARENA)
    assert "Games: 2," in two.out
    assert "Games: 6," in six.out
    assert skye(*ARENA, "--games", 2).out == two.out
    assert without_times(skye(*ARENA, "--out", "fresh").out) == without_times(six.out)


@pytest.mark.usefixtures("unplotted")
def test_rounding_is_reported(skye: Skye) -> None:
    told = skye(*ARENA, "--games", 5).err
    assert "rounded" in told
    assert "Games: 6" in told


@pytest.mark.parametrize(
    ("arguments", "folder"),
    [
        (("random", "--players", 2, "--games", 3), "random-2p-seed1"),
        (("random", "--games", 1, "--budget", 0.5, "--timed"), "random-2p-seed1-timed-budget0.5"),
        (("random", FIRST, "--players", 3, "--games", 3, "--seed", 9), "random-First-3p-seed9"),
        (("random", "--bot", FIRST, "--games", 2, "--journeyman"), "random-First-2p-journeyman-seed1"),
        (("--bot", FIRST, "--bot", f"{BOTS}:Twin", "--games", 2), "First-Twin-2p-seed1"),
        ((FIRST, "random", "random", "random", "--players", 4, "--games", 1), "First-random-random-random-4p-seed1"),
    ],
)
@pytest.mark.usefixtures("unplotted")
def test_folders_and_ways_to_name_bots(skye: Skye, tmp_path: Path, arguments: tuple[object, ...], folder: str) -> None:
    code, out, err = skye("arena", *arguments, "--jobs", 1, "--json")
    assert code == 0, err
    assert [file.name for file in (tmp_path / "arena").iterdir()] == [folder]
    assert json.loads(out)["journeyman"] == ("journeyman" in folder)


@pytest.mark.usefixtures("unplotted")
def test_self_play_reports_the_points(skye: Skye) -> None:
    [bot] = json.loads(skye("arena", "random", "--games", 10, "--json").out)["bots"]
    assert (bot["name"], bot["win_share"], bot["rating"], bot["games"]) == ("random", 0.5, 1500, 10)
    assert bot["points_low"] < bot["mean_points"] < bot["points_high"]


@pytest.mark.usefixtures("unplotted")
def test_more_than_two_bots_at_tables_of_two_have_a_matrix(skye: Skye) -> None:
    out = skye("arena", "random", FIRST, f"{BOTS}:Twin", "--games", 4).out
    rows = [line.split("  ")[0] for line in out.partition("Wins of the row")[2].splitlines()[3:]]
    assert sorted(rows) == ["First", "Twin", "random"]
    assert "Wins of the row" not in skye("arena", "random", FIRST, f"{BOTS}:Twin", "--games", 3, "--players", 3).out


def test_same_plot_from_the_same_results(skye: Skye, tmp_path: Path) -> None:
    """The real clock changes no letter of it."""
    skye(*ARENA, "--out", "one")
    skye(*ARENA, "--out", "two")
    for name in ("ratings.svg", "ratings.png"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language(skye: Skye, language: str) -> None:
    code, out, err = skye("--lang", language, *ARENA)
    assert code == 0
    told = out + err
    assert "random" in told
    assert "\N{REPLACEMENT CHARACTER}" not in told
    assert ("line-up" in told) == (language == "en")
    assert ("Playing" in told) == (language == "en")
    assert "imula" not in told
    assert "имуля" not in told


def test_a_bot_that_waits_for_the_clock_comes_to_an_end() -> None:
    """In a process of its own, which can be stopped."""
    code = """
import sys
from skye.study.arena.match import play
from skye.study.arena.plan import make_plan
plan = make_plan([sys.argv[1], "random"], 2, 1)
for number in (1, 2):
    play(plan, number)
"""
    command = [sys.executable, "-c", code, f"{BOTS}:Waiting"]
    assert subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ((), 2, "chieftain"),
        (("random", "--players", 6), 2, "--players"),
        (("random", "--games", 0), 2, "--games"),
        *((("random", "--budget", wrong), 2, "a number of seconds above 0") for wrong in WRONG_SECONDS),
        (("nobody",), 1, "chieftain"),
        (("nobody.py:Bot",), 1, "nobody.py"),
        ((f"{BOTS}:Nobody",), 1, "Nobody"),
        (("random", "--bot", f"{BOTS}:Unmade"), 1, "no weights"),
        (("random", "--shared-layout"), 1, "--journeyman"),
    ],
    ids=str,
)
def test_wrong_use(skye: Skye, tmp_path: Path, arguments: tuple[object, ...], code: int, told: str) -> None:
    result = skye("arena", *arguments)
    assert (result.code, result.out) == (code, "")
    assert told in result.err
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("unplotted")
def test_another_run_in_the_folder_is_refused(skye: Skye) -> None:
    assert skye(*ARENA, "--out", "run").code == 0
    code, out, err = skye(*ARENA, "--out", "run", "--seed", 2)
    assert (code, out) == (1, "")
    assert "--seed 1" in err
    assert "--seed 2" in err


@pytest.mark.parametrize("name", ["table.txt", "table.md", "ratings.png", "ratings.svg"])
def test_files_of_somebody_else_are_left_alone(skye: Skye, tmp_path: Path, name: str) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / name).write_text("precious", encoding="utf-8")
    code, out, err = skye(*ARENA, "--out", "own")
    assert (code, out) == (1, "")
    assert name in err
    assert [(file.name, file.read_text(encoding="utf-8")) for file in (tmp_path / "own").iterdir()] == [
        (name, "precious")
    ]


def test_a_crashing_bot_ends_the_run_and_nothing_is_lost(skye: Skye, tmp_path: Path) -> None:
    third = set_up(1, 3, 2, base_material(), shared=False).scoring
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"""class Late:
    def decide(self, view, legal, clock, rng):
        if view.round == 3 and view.scoring == {third!r}:
            raise RuntimeError("enough")
        return legal.sample(rng)
""",
        encoding="utf-8",
    )
    code, out, err = skye("arena", f"{bot}:Late", "random", "--games", 20, "--jobs", 2, "--out", "run")
    assert (code, out) == (1, "")
    for part in ("Late", "deal 3", "round 3", "RuntimeError: enough", "bot.py:4"):
        assert part in err
    kept = timeless((tmp_path / "run" / RESULTS).read_bytes())
    assert [result["game"] for result in kept] == [1, 2, 3, 4]
    assert skye("replay", tmp_path / "run" / GAMES).code == 0


def test_missing_packages_are_reported_at_once(skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    code, out, err = skye(*ARENA)
    assert (code, out) == (1, "")
    assert 'pip install ".[study]"' in err
    assert not list(tmp_path.iterdir())


# Interrupting

LONG = 1_000_000
"""Games, more than anybody waits for."""

SLOW = """
import time
from pathlib import Path

class Slow:
    def decide(self, *_):
        Path(__file__).with_name("thinks").touch()
        time.sleep(3600)
"""


def start(path: Path, *more: str) -> subprocess.Popen[bytes]:
    """A run without an end in a group of its own, as a terminal would start it."""
    command = [*PROGRAM, "--lang", "en", "arena", "random", FIRST, "--games", str(LONG), "--out", str(path), *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def wait_for(process: subprocess.Popen[bytes], path: Path, size: int) -> None:
    while process.poll() is None and not (path.exists() and path.stat().st_size > size):
        time.sleep(0.002)


@needs_groups
def test_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "run"
    process = start(path, "--jobs", "2", "--json")
    wait_for(process, path / RESULTS, 5000)
    err = interrupted(process)
    results = timeless((path / RESULTS).read_bytes())
    assert f" {len(results):,} of {LONG:,} ".encode() in err
    assert 0 < len(results) < LONG
    assert sum(step.proof.is_over for step in RecordFile(path / GAMES).prove()) == len(results)


@needs_groups
def test_interrupt_does_not_wait_for_a_long_game(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(SLOW, encoding="utf-8")
    command = [*PROGRAM, "--lang", "en", "arena", f"{bot}:Slow", "--out", str(tmp_path / "run"), "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    wait_for(process, tmp_path / "thinks", -1)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"same command" in err


@needs_groups
@pytest.mark.usefixtures("unplotted")
def test_killed_run_goes_on_to_the_same_table(skye: Skye, tmp_path: Path) -> None:
    """Killed several times, with all its processes; then the table is that of a run which nothing has stopped."""
    path, whole = tmp_path / "run", tmp_path / "whole"
    for size in (2000, 6000, 10_000):
        process = start(path, "--jobs", "2")
        wait_for(process, path / RESULTS, size)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    games = 40
    told = [
        skye("arena", "random", FIRST, "--games", games, "--jobs", 2, "--out", folder).out for folder in (path, whole)
    ]
    assert without_times(told[0]) == without_times(told[1])
    results, played = files(path)
    last = timeless(results)[games - 1]["end"]
    assert played[:last] == files(whole).games
    assert timeless(results)[:games] == timeless(files(whole).results)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes of a run are found through /proc")
def test_a_process_that_dies_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "run"
    process = start(path, "--jobs", "2")
    wait_for(process, path / RESULTS, 3000)
    children = children_of(process)
    os.kill(int(children[0]), signal.SIGKILL)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert b"Traceback" not in err
    assert b"same command" in err


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes of a run are found through /proc")
def test_no_process_outlives_a_killed_run(tmp_path: Path) -> None:
    path = tmp_path / "run"
    process = start(path, "--jobs", "2")
    wait_for(process, path / RESULTS, 3000)
    children = children_of(process)
    assert len(children) == 2
    process.kill()
    process.wait()
    left = children
    for _ in attempts():
        left = [child for child in children if Path(f"/proc/{child}").exists()]
        if not left:
            break
        time.sleep(0.01)
    for child in left:
        os.kill(int(child), signal.SIGKILL)
    process.communicate()
    assert left == []
