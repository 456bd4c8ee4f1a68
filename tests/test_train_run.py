"""A training run: the same files whatever plays the games, also after it was stopped anywhere; what is refused."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from training import files, here, require_torch, tiny_task

from skye.material.errors import SkyeError
from skye.search.net import unpack
from skye.study.train import folder as train_folder
from skye.study.train import gate
from skye.study.train.folder import (
    ABOUT,
    CHANCES,
    CHANCES_NET,
    FIT,
    GATE,
    ITERATIONS,
    NET,
    RUN,
    Folder,
    Iteration,
    opened,
)
from skye.study.train.generate import FIRST_PLAYOUTS, TO_THE_END
from skye.study.train.mix import compared
from skye.study.train.report import about, as_text
from skye.study.train.side import is_net
from skye.study.train.small import ENDS, split
from skye.study.train.task import Training

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

require_torch()

from skye.study.train import run  # noqa: E402
from skye.study.train.small_fit import FOR_PRICES  # noqa: E402

TASK = tiny_task()
ITERATION_FILES = {FIT, GATE, NET}


def keep(kinds: Any, deals: Any) -> gate.Verdict:
    """So few deals decide nothing: let the first net be kept, and no other."""
    found = gate.decide(kinds, deals)
    is_first = not any(each.kept for each in VERDICTS)
    return msgspec.structs.replace(found, kept=is_first)


VERDICTS: list[gate.Verdict] = []


def go(
    path: Path, task: Training = TASK, iterations: int = 2, *, start: bytes | None = None, stop: int | None = None
) -> Counter[str]:
    """Run or go on, in this process, or stop after so many parts; how many there were of each step."""
    done: Counter[str] = Counter()
    with opened(path, task, start) as folder:
        VERDICTS[:] = [each.verdict for each in folder.iterations]
        for step in run.steps(folder, iterations):
            total = 0
            for part in step.work:
                total += part
                done[f"{step.name} {step.iteration}"] += 1
                if done.total() == stop:
                    step.work.close()  # type: ignore[attr-defined]
                    return done
            assert total == step.length
            VERDICTS[:] = [each.verdict for each in folder.iterations]
        if folder.chances(folder.in_use) is not None:
            folder.write_net(about(folder))
    return done


@pytest.fixture(name="quick", autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "in_order", here)
    monkeypatch.setattr(run, "decide", keep)
    monkeypatch.setattr(run, "compared", lambda: [kind for kind in compared() if kind.players == 2])
    whole()  # before a test replaces more


@cache
def whole() -> dict[str, bytes]:
    """The files of an uninterrupted run, whose first net was kept and whose second was not."""
    with TemporaryDirectory() as folder:
        go(Path(folder) / "run")
        return files(Path(folder) / "run")


def write(path: Path, content: dict[str, bytes]) -> None:
    for name, part in content.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(part)


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Iterator[Folder]:
    """A finished run."""
    write(tmp_path / "run", whole())
    with opened(tmp_path / "run", TASK, None) as folder:
        yield folder


def test_ctrl_c_parts_no_net_from_where_it_comes_from(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(path: Path, _content: bytes) -> None:
        written.append(path.name)
        signal.raise_signal(signal.SIGINT)

    written: list[str] = []
    monkeypatch.setattr(train_folder, "write_whole", interrupted)
    with pytest.raises(KeyboardInterrupt):
        folder.write_net({})
    assert written == [NET, ABOUT, CHANCES]


def test_files_say_what_was_trained(folder: Folder) -> None:
    assert {name for name in whole() if "/" not in name} == {RUN, ITERATIONS, NET, ABOUT, CHANCES}
    names = {name.rpartition("/")[2] for name in whole() if "/" in name and not name.endswith(".npz")}
    assert names == {*ITERATION_FILES, CHANCES, CHANCES_NET}
    assert {name.rpartition("/")[0] for name in whole() if CHANCES_NET in name or "/tables" in name} == {"iteration-1"}
    assert [each.iteration for each in folder.iterations] == [1, 2]
    assert [each.verdict.kept for each in folder.iterations] == [True, False]
    net = whole()[NET]
    assert net == whole()[f"iteration-1/{NET}"] + whole()[f"iteration-1/{CHANCES_NET}"]
    assert whole()[f"iteration-1/{NET}"] != whole()[f"iteration-2/{NET}"]
    assert [len(part) for part in split(net)] == [end - begin for begin, end in pairwise((0, *ENDS))]
    assert is_net(net)
    unpack(net)
    chances = folder.chances(1)
    assert chances is not None
    assert whole()[CHANCES] == whole()[f"iteration-1/{CHANCES}"]
    positions = {each.positions for each in chances.calibrations}
    assert positions
    assert positions <= {1, 5, 6}, "of one game that was not learned from"
    found = msgspec.json.decode(whole()[ABOUT])
    assert found["sha256"] == sha256(net).hexdigest()
    assert found["command"] == TASK.command(2)
    assert (found["games"], found["iteration"], found["seed"], found["digest"]) == (8, 1, 1, TASK.digest)
    assert found["chance_games"] == 8
    assert found["rows"] == folder.iterations[0].fit.rows > 0
    assert {"numpy", "torch"} == found["versions"].keys()
    assert msgspec.convert(found["iterations"], list[Iteration]) == folder.iterations
    text = as_text(folder)
    assert text.startswith(TASK.command(2))
    assert "journeyman-2" in text
    assert "Brier" in text


def test_same_bytes_whatever_the_number_of_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from skye.study.parallel import in_order

    monkeypatch.setattr(run, "in_order", lambda function, tasks, _: in_order(function, tasks, 2))
    go(tmp_path / "run", iterations=1)
    found = files(tmp_path / "run")
    for name in (RUN, ITERATIONS, ABOUT):
        del found[name]
    assert found == {name: content for name, content in whole().items() if name in found}
    assert len([name for name in found if "/samples-" in name]) > 1


def test_stopped_anywhere_it_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    """In the middle of games, of learning and of comparing, and between them; what was done is not done again."""
    path = tmp_path / "run"
    parts: Counter[str] = Counter()
    for stop in (2, 4, 5, 14, 2, 6, 4, 20, 3, 8, 10):
        parts += go(path, stop=stop)
    assert files(path) != whole()
    parts += go(path)
    assert files(path) == whole()
    assert parts["fit 1"] > TASK.epochs + FOR_PRICES.epochs, "learning begins again"
    assert parts["tables 1"] == 8
    chunked = len([name for name in whole() if name.startswith("iteration-1/samples")])
    assert parts["generate 1"] == parts["generate 2"] == chunked
    assert parts["gate 1"] == parts["gate 2"] == 2 * TASK.deals


def test_a_finished_run_changes_nothing(tmp_path: Path) -> None:
    write(tmp_path / "run", whole())
    assert not go(tmp_path / "run")
    assert files(tmp_path / "run") == whole()
    assert not go(tmp_path / "run", iterations=1)
    after = files(tmp_path / "run")
    assert after.pop(ABOUT) != whole()[ABOUT], "it tells of one iteration"
    assert after.items() <= whole().items()


def test_half_a_line_at_the_end_is_done_again(tmp_path: Path) -> None:
    for name in (ITERATIONS, f"iteration-2/{GATE}"):
        content = dict(whole())
        content[name] = content[name][: len(content[name]) * 3 // 4]
        if name != ITERATIONS:
            content[ITERATIONS] = content[ITERATIONS].splitlines(keepends=True)[0]
        write(tmp_path / "run", content)
        assert go(tmp_path / "run").total() <= TASK.deals * 4
        assert files(tmp_path / "run") == whole()


def test_the_next_games_are_played_with_the_net_and_cut_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first are played without one, to the end."""
    seen: list[tuple[str, bool, bool, int, int]] = []

    def note(path: Path, chunk: Any, side: Any, playouts: int, rounds: int) -> int:
        seen.append((path.name, side.net is not None, side.weights["net"] > 0, playouts, rounds))
        (path / chunk.file).write_bytes(whole()[f"{path.name}/{chunk.file}"])
        return len(chunk.seeds)

    monkeypatch.setattr(run, "play_chunk", note)
    task = msgspec.structs.replace(TASK, playouts=9)
    go(tmp_path / "run", task)
    first = ("iteration-1", False, False, FIRST_PLAYOUTS, TO_THE_END)
    assert set(seen) == {first, ("iteration-2", True, True, 9, task.rounds)}


def test_a_run_starts_from_a_net_and_knows_its_chances_until_the_end(tmp_path: Path) -> None:
    start = whole()[NET]
    assert is_net(start)
    assert not is_net(start[:-2])
    task = msgspec.structs.replace(TASK, start="x.bin", start_sha256=sha256(start).hexdigest())
    go(tmp_path / "run", task, 1, start=start)
    made = files(tmp_path / "run")
    old, new = split(start), split(made[f"iteration-1/{NET}"])
    assert new.chances == old.chances
    assert new.territories != old.territories
    assert new.prices != old.prices
    assert split(made[NET])[:2] == new[:2]
    assert b"--start x.bin" in made[ABOUT]


def test_without_iterations_only_the_chances_of_a_net_are_learned(tmp_path: Path) -> None:
    net = tmp_path / "first" / NET
    write(tmp_path / "first", {NET: whole()[NET], ABOUT: whole()[ABOUT]})
    start = net.read_bytes()
    task = msgspec.structs.replace(TASK, start=str(net), start_sha256=sha256(start).hexdigest(), seed=2)
    done = go(tmp_path / "run", task, 0, start=start)
    assert done.keys() == {"tables 0", "chances 0"}
    made = files(tmp_path / "run")
    assert split(made[NET])[:2] == split(start)[:2]
    assert split(made[NET]).chances == made[f"iteration-0/{CHANCES_NET}"] != split(start).chances
    found = msgspec.json.decode(made[ABOUT])
    assert (found["sha256"], found["iteration"], found["games"]) == (sha256(made[NET]).hexdigest(), 0, 0)
    assert found["start"] == msgspec.json.decode(whole()[ABOUT]), "where the rest comes from"
    assert found["command"].endswith("--iterations 0")
    with opened(tmp_path / "run", task, start) as folder:
        text = as_text(folder)
    assert "Brier" in text
    assert "journeyman-2" not in text, "no net was compared"
    (tmp_path / "first" / ABOUT).write_bytes(b"{}")
    assert not go(tmp_path / "run", task, 0, start=start)
    assert msgspec.json.decode(files(tmp_path / "run")[ABOUT])["start"] is None, "it was about another net"


def test_nothing_is_written_when_no_net_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(kinds: Any, deals: Any) -> gate.Verdict:
        return msgspec.structs.replace(gate.decide(kinds, deals), kept=False)

    monkeypatch.setattr(run, "decide", refuse)
    kept = {name: content for name, content in whole().items() if name not in (NET, ABOUT, ITERATIONS)}
    write(tmp_path / "run", kept)
    assert not go(tmp_path / "run")
    assert NET not in files(tmp_path / "run")
    with opened(tmp_path / "run", TASK, None) as folder:
        assert folder.net() is None
        assert len(folder.iterations) == 2


# What is refused


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": 2}, "train-other-run"),
        ({"games": 9}, "train-other-run"),
        ({"chance_games": 9}, "train-other-run"),
        ({"start": "net.bin"}, "train-other-run"),
        ({"start_sha256": "of another"}, "train-changed"),
        ({"digest": "of another core"}, "train-changed"),
        ({"weights": {}}, "train-changed"),
    ],
)
def test_the_folder_of_another_run_is_refused(tmp_path: Path, change: dict[str, Any], key: str) -> None:
    path = tmp_path / "run"
    write(path, whole())
    with pytest.raises(SkyeError) as raised, opened(path, msgspec.structs.replace(TASK, **change), None):
        pytest.fail("it was taken for the same run")
    assert raised.value.key == key
    assert str(path) in str(raised.value)
    assert files(path) == whole()


@pytest.mark.parametrize("name", [ITERATIONS, NET, ABOUT])
def test_files_of_no_known_run_are_not_touched(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"mine\n")
    with pytest.raises(SkyeError) as raised, opened(tmp_path, TASK, None):
        pytest.fail("it was taken for a run")
    assert raised.value.key == "train-no-run"
    assert files(tmp_path) == {name: b"mine\n"}


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (f"iteration-1/{NET}", b"\0"),
        (f"iteration-1/{CHANCES_NET}", b"\0"),
        (f"iteration-2/{FIT}", b"{}"),
        ("iteration-2/samples-00002.npz", b"PK"),
        (RUN, b"{"),
    ],
)
def test_a_damaged_file_is_reported(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / "run"
    kept = dict(whole())
    kept[ITERATIONS] = kept[ITERATIONS].splitlines(keepends=True)[0]
    if "samples" in name:
        del kept[f"iteration-2/{FIT}"]
    write(path, {**kept, name: content})
    with pytest.raises(SkyeError) as raised:
        go(path)
    assert raised.value.key == ("train-no-run" if name == RUN else "train-damaged")
    assert name.rpartition("/")[2] in str(raised.value)


def test_too_few_games_are_reported(tmp_path: Path) -> None:
    """One game, which is not learned from."""
    with pytest.raises(SkyeError) as raised:
        go(tmp_path / "run", msgspec.structs.replace(TASK, games=1))
    assert raised.value.key == "train-too-few"
    task = msgspec.structs.replace(TASK, chance_games=1)
    kept = {name: content for name, content in whole().items() if not name.endswith(CHANCES)}
    write(tmp_path / "other", {**kept, RUN: msgspec.json.encode(task)})
    with pytest.raises(SkyeError) as raised:
        go(tmp_path / "other", task)
    assert raised.value.key == "train-too-few-chances"


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder cannot be locked")
def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    with opened(tmp_path / "run", TASK, None):
        with pytest.raises(SkyeError) as raised, opened(tmp_path / "run", TASK, None):
            pytest.fail("two runs in one folder")
        assert raised.value.key == "arena-busy"
