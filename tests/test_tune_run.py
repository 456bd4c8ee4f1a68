"""A tuning run: the same files whatever plays them, also after it was stopped anywhere; and it finds better ones."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from loops import FULL

from skye.material.errors import SkyeError
from skye.study.tune import run
from skye.study.tune.folder import CHECK, GENERATIONS, RESULT, RUN, WEIGHTS, Checked, Folder, Generation, opened
from skye.study.tune.games import Points, Side, play_deal
from skye.study.tune.task import Tuning, make_tuning
from skye.study.tune.weightfile import load_weights

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

TASK = make_tuning("trader", 2, names=["gold", "gold_fall", "margin"], deals=2, population=4)
PLAY = """
import sys
from pathlib import Path
from test_tune_run import go_by_novices
go_by_novices(Path(sys.argv[1]))
"""


def here(function: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], _: int | None) -> Iterator[Any]:
    """Instead of other processes, which take longer to start than these games take."""
    for task in tasks:
        yield function(*task)


@pytest.fixture(name="quick")
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "in_order", here)


def lead_by_gold(_: object, players: int, own: Side, rivals: Side, seed: int) -> Points:
    """A game in which points come from gold and luck."""
    luck = random.Random(seed)
    means = [[own if place == seat else rivals for place in range(players)] for seat in range(players)]
    return tuple(tuple(round(90 * side.weights["gold"]) + luck.randrange(5) for side in table) for table in means)


def go(task: Tuning, path: Path, generations: int = 2, deals: int = 3, jobs: int = 1) -> dict[str, bytes]:
    """Run or go on; the files afterwards."""
    with opened(path, task) as folder:
        seen = list(run.tune(folder, generations, jobs=jobs))
        assert seen == sorted(seen)
        assert len(folder.generations) >= generations
        checked = list(run.check(folder, deals, jobs=jobs))[-1] if deals else []
        assert len(checked) >= deals
    return files(path)


def go_by_novices(path: Path) -> dict[str, bytes]:
    """A small run in this process, and its files."""
    task = make_tuning("novice", 2, names=["gold", "margin"], deals=1, population=4)
    size = 2 if FULL else 1
    return go(task, path, generations=size, deals=size)


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


@cache
def whole() -> dict[str, bytes]:
    """The files of an uninterrupted run."""
    with TemporaryDirectory() as folder:
        return go(TASK, Path(folder) / "run")


def write(path: Path, content: dict[str, bytes]) -> None:
    path.mkdir(exist_ok=True)
    for name, part in content.items():
        (path / name).write_bytes(part)


# The same files


def test_files_say_what_was_tuned(tmp_path: Path) -> None:
    write(tmp_path / "run", whole())
    with opened(tmp_path / "run", TASK) as folder:
        assert [line.generation for line in folder.generations] == [1, 2]
        for line in folder.generations:
            assert list(line.candidates) == list(line.mean) == ["gold", "gold_fall", "margin"]
            assert {len(values) for values in (*line.candidates.values(), line.fitness)} == {4}
            assert all(-1 <= value <= 1 for value in line.fitness)
        weights = load_weights(tmp_path / "run" / WEIGHTS, "trader", None)
        assert weights == {**TASK.start, **folder.generations[-1].mean} == folder.weights()
        assert weights != TASK.start
    assert whole()[WEIGHTS].startswith(b"# " + TASK.command(2).encode() + b"\n\n[trader]\n")
    written = tomllib.loads(whole()[WEIGHTS].decode())["trader"]
    assert set(written) == set(TASK.start), "all of them, also those that are 0: a file may be laid over another"
    assert [msgspec.json.decode(line, type=Checked).deal for line in whole()[CHECK].splitlines()] == [1, 2, 3]


@pytest.mark.parametrize("jobs", [2, 5])
def test_same_bytes_whatever_the_number_of_processes(tmp_path: Path, jobs: int) -> None:
    assert go(TASK, tmp_path / "run", jobs=jobs) == whole()


def test_same_bytes_with_the_core_compiled_or_not(tmp_path: Path) -> None:
    environment = {**os.environ, "SKYE_INTERPRETED": "1", "PYTHONPATH": str(Path(__file__).parent)}
    subprocess.run([sys.executable, "-c", PLAY, str(tmp_path / "interpreted")], env=environment, check=True)
    assert files(tmp_path / "interpreted") == go_by_novices(tmp_path / "as installed")
    assert (tmp_path / "interpreted" / CHECK).read_bytes()


@pytest.mark.parametrize("change", [{"seed": 2}, {"deals": 3}, {"population": 5}, {"players": 3}])
@pytest.mark.usefixtures("quick")
def test_other_tasks_give_other_generations(tmp_path: Path, change: dict[str, int]) -> None:
    other = msgspec.structs.replace(TASK, **change)
    assert go(other, tmp_path / "run")[GENERATIONS] != whole()[GENERATIONS]


def test_candidates_of_one_generation_play_the_same_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All candidates of a generation play the same deals, and each generation plays other ones."""
    played: list[tuple[float, float, int]] = []

    def note(_: object, players: int, own: Side, rivals: Side, seed: int) -> Points:
        played.append((own.weights["gold"], rivals.weights["gold"], seed))
        return lead_by_gold(None, players, own, rivals, seed)

    monkeypatch.setattr(run, "in_order", here)
    monkeypatch.setattr(run, "play_deal", note)
    go(msgspec.structs.replace(TASK, reference={**TASK.start, "gold": 0.9}), tmp_path / "run", generations=3, deals=4)
    generations = [played[first : first + 8] for first in range(0, 24, 8)]
    seen: list[int] = []
    for deals in generations:
        candidates = list(dict.fromkeys(own for own, _, _ in deals))
        assert len(candidates) == 4
        first = [seed for own, _, seed in deals if own == candidates[0]]
        assert len(set(first)) == 2
        assert all([seed for own, _, seed in deals if own == candidate] == first for candidate in candidates)
        seen += first
    checks = played[24:]
    assert len(checks) == 4
    assert {own for own, _, _ in checks} == {load_weights(tmp_path / "run" / WEIGHTS, "trader", None)["gold"]}
    seen += [seed for _, _, seed in checks]
    assert len(set(seen)) == 3 * 2 + 4, "no deal comes twice"
    assert {rival for _, rival, _ in played} == {0.9}


@pytest.mark.parametrize(("bot", "against"), [("trader", "chieftain"), ("chieftain", "chieftain:net=off")])
def test_nets_play_in_generations_and_in_the_comparison(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, against: str
) -> None:
    task = make_tuning(bot, 2, against=against, deals=1, population=4)
    played: list[tuple[bool, bool]] = []

    def note(_: object, players: int, own: Side, rivals: Side, seed: int) -> Points:
        played.append((own.net, rivals.net))
        return lead_by_gold(None, players, own, rivals, seed)

    monkeypatch.setattr(run, "in_order", here)
    monkeypatch.setattr(run, "play_deal", note)
    go(task, tmp_path / "run", generations=1, deals=2)
    assert played == [(bot == "chieftain", against == "chieftain")] * (4 + 2)


# Going on


@pytest.mark.usefixtures("quick")
def test_resume_after_any_cut_gives_the_same_bytes(tmp_path: Path) -> None:
    """Stopped while generations were written; nothing comes after them yet."""
    path = tmp_path / "run"
    content = whole()[GENERATIONS]
    ends = [place for place, byte in enumerate(content, start=1) if byte == ord("\n")]
    assert len(ends) == 2
    rng = random.Random(1)
    sizes = {0, 1, ends[0] + 1, *ends, *(end - 1 for end in ends), *rng.sample(range(ends[-1]), 20 if FULL else 4)}
    for size in sorted(sizes):
        write(path, {RUN: whole()[RUN], GENERATIONS: content[:size]})
        assert go(TASK, path) == whole(), f"cut after {size} bytes of {len(content)}"
        for file in path.iterdir():
            file.unlink()


def test_resume_at_every_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With games that take no time."""
    monkeypatch.setattr(run, "in_order", here)
    monkeypatch.setattr(run, "play_deal", lead_by_gold)
    path = tmp_path / "run"
    complete = go(TASK, path, deals=2)
    for name in (GENERATIONS, CHECK):
        for size in range(0, len(complete[name]), 1 if FULL else 9):
            write(path, {**complete, name: complete[name][:size]})
            assert go(TASK, path, deals=2) == complete, f"{name} cut after {size} bytes"


@pytest.mark.usefixtures("quick")
def test_resume_after_any_cut_of_the_comparison(tmp_path: Path) -> None:
    path = tmp_path / "run"
    content = whole()[CHECK]
    for size in range(0, len(content), 11 if FULL else 23):
        write(path, {**whole(), CHECK: content[:size]})
        assert go(TASK, path) == whole(), f"cut after {size} bytes of {len(content)}"


@pytest.mark.usefixtures("quick")
def test_resume_when_the_disk_left_zeros_at_the_end(tmp_path: Path) -> None:
    """A crash of the machine can leave a file with its full length but nothing in its last part."""
    for zeros in (1, 5000):
        for name in (GENERATIONS, CHECK):
            content = whole()[name]
            write(tmp_path / "run", {**whole(), name: content[: len(content) * 2 // 3] + bytes(zeros)})
            assert go(TASK, tmp_path / "run") == whole()


def never(*_: object) -> None:
    raise AssertionError("nothing is left to play")


def test_a_finished_run_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "run", whole())
    monkeypatch.setattr(run, "in_order", here)
    monkeypatch.setattr(run, "play_deal", never)
    assert go(TASK, tmp_path / "run") == whole()
    assert go(TASK, tmp_path / "run", deals=2) == whole(), "fewer cut nothing off"
    fewer = go(TASK, tmp_path / "run", generations=1, deals=0)
    assert fewer.pop(WEIGHTS) != whole()[WEIGHTS]
    assert fewer.items() <= whole().items()


def test_weights_are_written_again_if_they_are_gone(tmp_path: Path) -> None:
    write(tmp_path / "run", {**whole(), WEIGHTS: b"half of th"})
    assert go(TASK, tmp_path / "run") == whole()


@pytest.mark.usefixtures("quick")
def test_more_generations_go_on_and_the_comparison_restarts(tmp_path: Path) -> None:
    path = tmp_path / "run"
    write(path, {**whole(), RESULT: b"{}"})
    more = go(TASK, path, generations=3)
    assert RESULT not in more, "it was about other weights"
    assert more[GENERATIONS].startswith(whole()[GENERATIONS])
    assert more == go(TASK, tmp_path / "three", generations=3)
    assert [msgspec.json.decode(line, type=Checked).generation for line in more[CHECK].splitlines()] == [3, 3, 3]


@pytest.mark.usefixtures("quick")
def test_more_deals_add_to_the_comparison(tmp_path: Path) -> None:
    write(tmp_path / "run", whole())
    more = go(TASK, tmp_path / "run", deals=5)
    assert more[CHECK].startswith(whole()[CHECK])
    assert more == go(TASK, tmp_path / "five", deals=5)


# What is refused


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": 2}, "tune-other-run"),
        ({"bot": "planner"}, "tune-other-run"),
        ({"names": ("gold", "margin")}, "tune-other-run"),
        ({"players": 3}, "tune-other-run"),
        ({"expansion": "journeyman"}, "tune-other-run"),
        ({"against": "novice"}, "tune-other-run"),
        ({"start": {**TASK.start, "gold": 0.36}}, "tune-changed"),
        ({"reference": {**TASK.start, "gold": 0.36}}, "tune-changed"),
        ({"net": True}, "tune-changed"),
        ({"reference_net": True}, "tune-changed"),
        ({"digest": "of another core"}, "tune-changed"),
    ],
)
def test_the_folder_of_another_run_is_refused(tmp_path: Path, change: dict[str, Any], key: str) -> None:
    path = tmp_path / "run"
    write(path, whole())
    other = msgspec.structs.replace(TASK, **change)
    with pytest.raises(SkyeError) as raised, opened(path, other):
        pytest.fail("it was taken for the same run")
    assert raised.value.key == key
    assert str(path) in str(raised.value)
    assert files(path) == whole()


@pytest.mark.parametrize("bot", ["trader", "chieftain"])
def test_a_run_that_names_no_nets_was_played_without(tmp_path: Path, bot: str) -> None:
    task = make_tuning(bot, 2, names=["gold"])
    before: dict[str, Any] = msgspec.to_builtins(task)
    del before["net"], before["reference_net"]
    write(tmp_path, {RUN: msgspec.json.encode(before)})
    if bot == "trader":
        with opened(tmp_path, task) as folder:
            assert folder.task == task
        return
    with pytest.raises(SkyeError) as raised, opened(tmp_path, task):
        pytest.fail("generations with and without a net were mixed")
    assert raised.value.key == "tune-changed"


@pytest.mark.parametrize("name", [GENERATIONS, WEIGHTS, CHECK, RESULT])
def test_files_of_no_known_run_are_not_touched(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"mine\n")
    with pytest.raises(SkyeError) as raised, opened(tmp_path, TASK):
        pytest.fail("it was taken for a run")
    assert raised.value.key == "tune-no-run"
    assert files(tmp_path) == {name: b"mine\n"}


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"bot":"trader"}'])
def test_a_run_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    write(tmp_path / "run", {**whole(), RUN: content})
    with pytest.raises(SkyeError) as raised, opened(tmp_path / "run", TASK):
        pytest.fail("it was taken for a run")
    assert raised.value.key == "tune-no-run"


def refused(path: Path, content: bytes) -> SkyeError:
    """What is reported about these generations; nothing must be lost."""
    write(path, {**whole(), GENERATIONS: content})
    with pytest.raises(SkyeError) as raised:
        go(TASK, path)
    assert (path / GENERATIONS).read_bytes() == content
    return raised.value


def test_a_broken_line_in_the_middle_is_reported(tmp_path: Path) -> None:
    """A broken line in the middle is reported, and nothing is cut off the file."""
    first, second = whole()[GENERATIONS].splitlines(keepends=True)
    for broken in (b"?" + first[1:], b"{}\n", b"\n"):
        error = refused(tmp_path / "run", broken + second)
        assert error.key == "record-malformed"
        assert "line 1" in str(error)


@pytest.mark.parametrize(
    "change", ["swapped", "other candidates", "fewer candidates", "fewer values", "again", "other number"]
)
def test_generations_that_do_not_follow_are_reported(tmp_path: Path, change: str) -> None:
    first, second = whole()[GENERATIONS].splitlines(keepends=True)
    plain: dict[str, Any] = msgspec.json.decode(second)
    if change == "other candidates":
        plain["candidates"]["gold"][0] += 0.01
    elif change == "fewer candidates":
        plain["candidates"] = {name: values[1:] for name, values in plain["candidates"].items()}
        plain["fitness"].pop()
    elif change == "fewer values":
        plain["fitness"].pop()
    elif change == "other number":
        plain["generation"] = 3
    content, line = {"swapped": (second + first, 1), "again": (first + second + second, 3)}.get(
        change, (first + msgspec.json.encode(plain) + b"\n", 2)
    )
    error = refused(tmp_path / "run", content)
    assert error.key == "tune-other-candidates"
    assert f"line {line}" in str(error)


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder cannot be locked")
def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    with opened(tmp_path / "run", TASK):
        with pytest.raises(SkyeError) as raised, opened(tmp_path / "run", TASK):
            pytest.fail("two runs in one folder")
        assert raised.value.key == "arena-busy"


# It works


def mean_fitness(generation: Generation) -> float:
    return sum(generation.fitness) / len(generation.fitness)


@pytest.mark.usefixtures("quick")
def test_a_bad_weight_gets_better(tmp_path: Path) -> None:
    """A trader that hoards gold, against traders that do not."""
    generations, deals, population = (12, 6, 8) if FULL else (8, 4, 6)
    names = ["gold", "gold_fall", "margin"]
    task = make_tuning("trader", 2, names=names, deals=deals, population=population, seed=1)
    task = msgspec.structs.replace(task, start={**task.start, "gold": 3.0})
    with opened(tmp_path / "run", task) as folder:
        list(run.tune(folder, generations))
        found = [mean_fitness(generation) for generation in folder.generations]
        assert sum(found[-3:]) > sum(found[:3])
        before, after = (fresh_lead(folder, weights) for weights in (task.start, folder.weights()))
    assert after > before + 5


def fresh_lead(folder: Folder, weights: dict[str, float]) -> float:
    """The mean lead of weights in deals that no generation has seen."""
    task = folder.task
    own, rivals = task.candidate(weights), task.rivals()
    deals = [play_deal(None, 2, own, rivals, task.deal_seed("test", number)) for number in range(40)]
    return sum(points[seat] - points[1 - seat] for deal in deals for seat, points in enumerate(deal)) / 80
