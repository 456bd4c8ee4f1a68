"""Runs of the arena: the same results whatever stops them and however many processes play."""

from __future__ import annotations

import errno
import json
import os
import random
import shutil
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from arena_files import BOTS, FIRST, Files, files, timeless

from skye.material.errors import SkyeError
from skye.material.expansions import NAMES
from skye.record.files import RecordFile
from skye.study.arena.folder import GAMES, RESULTS, RUN, Folder, opened
from skye.study.arena.match import play
from skye.study.arena.plan import Plan, make_plan
from skye.study.arena.run import go_on

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

PLAN = make_plan(["random", FIRST], 2, 1)
GAMES_PLAYED = 6


def play_on(path: Path, games: int = GAMES_PLAYED, plan: Plan = PLAN) -> Files:
    """Play up to this game, in this process."""
    with opened(path, plan) as folder:
        for number in range(len(folder.results) + 1, games + 1):
            folder.add(play(plan, number))
    return files(path)


@cache
def whole(games: int = GAMES_PLAYED) -> Files:
    """An uninterrupted run."""
    with TemporaryDirectory() as folder:
        return play_on(Path(folder) / "run", games)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The folder of an uninterrupted run."""
    path = tmp_path / "run"
    with opened(path, PLAN):
        pass
    (path / RESULTS).write_bytes(whole().results)
    (path / GAMES).write_bytes(whole().games)
    return path


# Results


def test_a_result_for_each_record(path: Path) -> None:
    results = timeless(whole().results)
    overs = [json.loads(line) for line in whole().games.splitlines() if b'"type":"over"' in line]
    begun = [json.loads(line) for line in whole().games.splitlines() if b'"type":"game"' in line]
    assert len(results) == len(overs) == GAMES_PLAYED
    for result, over, game in zip(results, overs, begun, strict=True):
        assert (result["points"], result["gold"], result["winners"]) == (over["points"], over["gold"], over["winners"])
        assert (result["game"], result["bots"]) == (game["number"], game["names"])
        assert game["label"] == PLAN.label
    assert results[-1]["end"] == len(whole().games)
    assert [(result["deal"], result["rotation"]) for result in results] == [(n, r) for n in (1, 2, 3) for r in (0, 1)]
    assert sum(1 for step in RecordFile(path / GAMES).prove() if step.proof.is_over) == GAMES_PLAYED


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_same_results_whatever_the_number_of_processes(tmp_path: Path, jobs: int) -> None:
    with opened(tmp_path / "run", PLAN) as folder:
        assert [result.game for result in go_on(folder, GAMES_PLAYED, jobs=jobs)] == list(range(1, GAMES_PLAYED + 1))
    assert files(tmp_path / "run").lasting() == whole().lasting()


# Going on


def test_going_on_after_any_cut_gives_the_same(path: Path) -> None:
    """Each file cut anywhere, alone and together; what is whole in both is kept."""
    rng = random.Random(1)
    results, games = whole()
    ends = [place + 1 for place, byte in enumerate(results) if byte == ord("\n")]
    cuts = [(rng.randrange(len(results) + 1), len(games)) for _ in range(12)]
    cuts += [(len(results), rng.randrange(len(games) + 1)) for _ in range(12)]
    cuts += [(rng.randrange(len(results) + 1), rng.randrange(len(games) + 1)) for _ in range(12)]
    cuts += [(end, len(games)) for end in ends] + [(end - 1, len(games)) for end in ends] + [(0, 0), (0, 10)]
    header_end = games.index(b"\n") + 1
    cuts += [(0, header_end + more) for more in (0, 1, 40)]
    cuts += [(len(results), json.loads(line)["end"] - less) for line in results.splitlines() for less in (0, 1)]
    for results_size, games_size in cuts:
        (path / RESULTS).write_bytes(results[:results_size])
        (path / GAMES).write_bytes(games[:games_size])
        with opened(path, PLAN) as folder:
            kept = len(folder.results)
        safe = [
            json.loads(line)["end"] for line in results[:results_size].splitlines(keepends=True) if line[-1:] == b"\n"
        ]
        assert kept == sum(end <= games_size for end in safe), (results_size, games_size)
        assert play_on(path).lasting() == whole().lasting(), (results_size, games_size)


@pytest.mark.parametrize("name", [RESULTS, GAMES])
@pytest.mark.parametrize("zeros", [1, 4096, 2**20])
def test_going_on_when_the_disk_left_zeros_at_the_end(path: Path, name: str, zeros: int) -> None:
    content = (path / name).read_bytes()
    (path / name).write_bytes(content[: len(content) * 2 // 3] + bytes(zeros))
    assert play_on(path).lasting() == whole().lasting()


def test_going_on_when_the_disk_left_zeros_within_the_last_game(path: Path) -> None:
    content = bytearray(whole().games)
    content[-9000:-8000] = bytes(1000)
    (path / GAMES).write_bytes(content)
    with opened(path, PLAN) as folder:
        assert len(folder.results) == GAMES_PLAYED - 1
    assert play_on(path).lasting() == whole().lasting()


@pytest.mark.parametrize("name", [RESULTS, GAMES])
def test_going_on_when_a_file_is_gone(path: Path, name: str) -> None:
    (path / name).unlink()
    assert play_on(path).lasting() == whole().lasting()


def test_a_finished_run_stays_as_it_is(path: Path) -> None:
    before = (path / RESULTS).read_bytes(), (path / GAMES).read_bytes()
    play_on(path)
    assert ((path / RESULTS).read_bytes(), (path / GAMES).read_bytes()) == before


def test_more_games_are_added(path: Path) -> None:
    assert play_on(path, 9).lasting() == whole(9).lasting()
    assert whole(9).games.startswith(whole().games)
    assert play_on(path, 4).lasting() == whole(9).lasting()  # fewer take none away


def test_a_line_out_of_place_ends_what_is_reused(path: Path) -> None:
    lines = whole().results.splitlines(keepends=True)
    (path / RESULTS).write_bytes(b"".join([*lines[:2], *lines[3:]]))
    with opened(path, PLAN) as folder:
        assert len(folder.results) == 2
    assert play_on(path).lasting() == whole().lasting()


@pytest.mark.parametrize(
    "other",
    [
        make_plan(["random", FIRST], 2, 2),
        make_plan(["random", FIRST], 3, 1),
        make_plan([FIRST, "random"], 2, 1),
        make_plan(["random", FIRST], 2, 1, budget=2),
        make_plan(["random", FIRST], 2, 1, timed=True),
        make_plan(["random", FIRST], 2, 1, expansion=NAMES[0]),
        make_plan(["random", FIRST], 2, 1, expansion=NAMES[0], shared=True),
    ],
    ids=lambda plan: plan.label,
)
def test_another_run_is_refused(path: Path, other: Plan) -> None:
    before = {file.name: file.read_bytes() for file in path.iterdir()}
    with pytest.raises(SkyeError) as raised, opened(path, other):
        pass
    assert PLAN.label in str(raised.value)
    assert other.label in str(raised.value)
    assert {file.name: file.read_bytes() for file in path.iterdir()} == before


def test_games_of_a_bot_that_was_changed_are_refused(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    shutil.copy(BOTS, bot)
    names = [f"{bot}:First", "random"]
    with opened(tmp_path / "run", make_plan(names, 2, 1)):
        pass
    bot.write_text(bot.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    with pytest.raises(SkyeError) as raised, opened(tmp_path / "run", make_plan(names, 2, 1)):
        pass
    assert raised.value.key == "arena-other-bots"
    assert raised.value.values["bots"] == "First"


@pytest.mark.parametrize("content", [None, b"", b"{", b"\xff", b"{}"])
def test_games_without_a_word_of_their_run_are_refused(path: Path, content: bytes | None) -> None:
    if content is None:
        (path / RUN).unlink()
    else:
        (path / RUN).write_bytes(content)
    with pytest.raises(SkyeError) as raised, opened(path, PLAN):
        pass
    assert raised.value.key == "arena-no-run"
    assert files(path).lasting() == whole().lasting()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_runs_at_once_are_refused(path: Path) -> None:
    with opened(path, PLAN), pytest.raises(SkyeError) as raised, opened(path, PLAN):
        pass
    assert raised.value.key == "arena-busy"
    assert files(path).lasting() == whole().lasting()


def test_a_full_disk_is_reported(path: Path) -> None:
    with opened(path, PLAN) as folder, Path("/dev/full").open("wb", buffering=0) as full:
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            Folder(path, PLAN, folder.results, full, full).add(play(PLAN, GAMES_PLAYED + 1))
        assert len(folder.results) == GAMES_PLAYED
