"""Many games into one file: the same bytes whatever plays them, also after the run was stopped anywhere."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import pytest
from command_line import PROGRAM, needs_groups
from patience import PATIENCE

import skye
from skye.material.box import base_material
from skye.material.errors import RecordError, SkyeError
from skye.material.tables import base_tables
from skye.record.events import Begun
from skye.record.files import RecordFile, header
from skye.study.simulate import CHUNK, Simulation, resume, simulate

# Newer Pythons warn of processes that are forked while the test runner has threads.
pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
once = pytest.mark.once
both_forms = pytest.mark.parametrize("text", [False, True], ids=["json", "text"])

TASK = Simulation(players=2, games=3, seed=1)
COMMAND = [*PROGRAM, "--lang", "en", "simulate", "--players", "2", "--seed", "4"]
PLAY = """
import sys
from pathlib import Path
from skye.study.simulate import Simulation, simulate
list(simulate(Simulation(players=2, games=3, seed=1), Path(sys.argv[1]), jobs=1))
"""


@cache
def whole(*, text: bool) -> bytes:
    """The file of an uninterrupted run."""
    with TemporaryDirectory() as folder:
        return run(TASK._replace(text=text), Path(folder) / "games")


def run(task: Simulation, path: Path, *, done: int = 0, jobs: int = 1) -> bytes:
    for count in simulate(task, path, done=done, jobs=jobs):
        assert done < count <= task.games
    return path.read_bytes()


def go_on(task: Simulation, path: Path) -> bytes:
    return run(task, path, done=resume(task, path))


def other_tiles(folder: Path) -> Path:
    """The shipped tiles with one of them renamed."""
    shipped = Path(skye.__file__).parent / "material" / "data" / "tiles.toml"
    path = folder / "tiles.toml"
    path.write_text(shipped.read_text(encoding="utf-8").replace('id = "73"', 'id = "J1"'), encoding="utf-8")
    return path


# The same games


@both_forms
def test_games_are_whole_and_numbered(tmp_path: Path, text: bool) -> None:
    path = tmp_path / "games"
    content = run(TASK._replace(text=text), path)
    assert content.startswith(header(base_tables(), text=text))
    begun = [step.event for step in RecordFile(path).prove() if isinstance(step.event, Begun)]
    assert [event.number for event in begun] == [1, 2, 3]
    assert {event.label for event in begun} == {"simulate --players 2 --seed 1"}


@once
@both_forms
def test_same_bytes_whatever_the_number_of_processes(tmp_path: Path, text: bool) -> None:
    task = Simulation(players=3, games=2 * CHUNK + 3, seed=7, text=text)
    one = run(task, tmp_path / "one", jobs=1)
    assert run(task, tmp_path / "two", jobs=2) == one
    assert run(task, tmp_path / "seven", jobs=7) == one


@once
def test_same_bytes_with_the_core_compiled_or_not(tmp_path: Path) -> None:
    for name, interpreted in (("as installed", ""), ("interpreted", "1")):
        path = tmp_path / name
        environment = {**os.environ, "SKYE_INTERPRETED": interpreted}
        subprocess.run([sys.executable, "-c", PLAY, str(path)], env=environment, check=True)
        assert path.read_bytes() == whole(text=False)


@once
def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    assert run(TASK._replace(games=5), tmp_path / "games").startswith(whole(text=False))


@once
@pytest.mark.parametrize("other", [TASK._replace(seed=2), TASK._replace(seed=0), TASK._replace(players=3)])
def test_other_seeds_and_players_give_other_games(tmp_path: Path, other: Simulation) -> None:
    assert run(other, tmp_path / "games") != whole(text=False)


@once
def test_neighbouring_seeds_share_no_game(tmp_path: Path) -> None:
    seen: set[bytes] = set()
    for seed in range(8):
        content = run(TASK._replace(seed=seed, games=CHUNK), tmp_path / "games")
        for game in content.split(b'{"type":"game"')[1:]:
            played = game.partition(b'"names"')[2]
            assert played not in seen
            seen.add(played)
    assert len(seen) == 8 * CHUNK


@once
@pytest.mark.rule("S2", "S3")
def test_set_ups_are_drawn_at_random(tmp_path: Path) -> None:
    path = tmp_path / "games"
    run(Simulation(players=4, games=200, seed=3), path)
    begun = [event for _, event in RecordFile(path).events() if isinstance(event, Begun)]
    assert {event.start for event in begun} == {0, 1, 2, 3}
    for letter in range(4):
        assert {event.scoring[letter] for event in begun} == {entry.id for entry in base_material().scoring}


# Resuming


def check_resumes(path: Path, *sizes: int, text: bool) -> None:
    """Cut off after so many bytes, a run goes on to the same bytes."""
    content = whole(text=text)
    for size in sizes:
        path.write_bytes(content[:size])
        assert go_on(TASK._replace(text=text), path) == content, f"cut after {size} bytes of {len(content)}"


@once
@both_forms
def test_resume_after_any_cut_gives_the_same_bytes(tmp_path: Path, text: bool) -> None:
    """Cut off between games, within one, within a line, within the first game."""
    content = whole(text=text)
    start = len(header(base_tables(), text=text))
    rng = random.Random(1)
    ends = [start + offset for offset, byte in enumerate(content[start:], start=1) if byte == ord("\n")]
    within = rng.sample(range(start, len(content)), 15)
    check_resumes(tmp_path / "games", len(content), len(content) - 1, *within, *rng.sample(ends, 10), text=text)


@once
@both_forms
def test_resume_within_the_header_gives_the_same_bytes(tmp_path: Path, text: bool) -> None:
    start = len(header(base_tables(), text=text))
    sizes = (0, 1, 8, 14, 15, 100, start // 2, start - 2, start - 1, start, start + 1)
    check_resumes(tmp_path / "games", *sizes, text=text)


@once
@both_forms
def test_resume_when_the_disk_left_zeros_at_the_end(tmp_path: Path, text: bool) -> None:
    """A crash of the machine can leave a file with its full length but nothing in its last part."""
    content = whole(text=text)
    path = tmp_path / "games"
    for zeros in (1, 4096, 2**20):
        path.write_bytes(content[: len(content) * 2 // 3] + bytes(zeros))
        assert go_on(TASK._replace(text=text), path) == content


@once
@both_forms
def test_resume_a_finished_run_changes_nothing(tmp_path: Path, text: bool) -> None:
    path = tmp_path / "games"
    path.write_bytes(whole(text=text))
    task = TASK._replace(text=text)
    assert resume(task, path) == TASK.games
    assert path.read_bytes() == whole(text=text)
    assert go_on(task, path) == whole(text=text)


@once
@both_forms
def test_resume_with_more_games_adds_them(tmp_path: Path, text: bool) -> None:
    path = tmp_path / "games"
    path.write_bytes(whole(text=text))
    more = TASK._replace(games=5, text=text)
    assert go_on(more, path) == run(more, tmp_path / "five")


@once
@both_forms
@pytest.mark.parametrize("part", [1.0, 0.5, 0.0], ids=["whole", "half", "header"])
@pytest.mark.parametrize("change", ["seed", "players", "form", "tiles"])
def test_resume_of_another_run_is_refused(tmp_path: Path, text: bool, part: float, change: str) -> None:
    """The header alone says nothing of seed and players, but much of the form and the tiles."""
    content = whole(text=text)
    start = len(header(base_tables(), text=text))
    content = content[: start + round(part * (len(content) - start))]
    path = tmp_path / "games"
    path.write_bytes(content)
    task = {
        "seed": TASK._replace(seed=3, text=text),
        "players": TASK._replace(players=3, text=text),
        "form": TASK._replace(text=not text),
        "tiles": TASK._replace(tiles=other_tiles(tmp_path), text=text),
    }[change]
    if part == 0.0 and change in ("seed", "players"):
        assert resume(task, path) == 0
        return
    with pytest.raises(RecordError) as raised:
        resume(task, path)
    assert raised.value.key.startswith("record-other-")
    assert "games" in str(raised.value)
    assert path.read_bytes() == content


@once
@pytest.mark.parametrize(
    "content",
    [b"my notes\n", b"\n", b"\0" * 1000, b"{", b"skye", b"[]\n", b'{"type":"game"}\n', b"x" * 1_000_000],
    ids=lambda content: repr(content[:20]),
)
@both_forms
def test_resume_never_touches_a_file_that_is_no_record(tmp_path: Path, text: bool, content: bytes) -> None:
    """Unless it is just what a run writes first, which is then gone on with."""
    path = tmp_path / "games"
    path.write_bytes(content)
    task = TASK._replace(text=text)
    if header(base_tables(), text=text).startswith(content):
        assert go_on(task, path) == whole(text=text)
        return
    with pytest.raises(SkyeError):
        resume(task, path)
    assert path.read_bytes() == content


@once
def test_resume_of_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        resume(TASK, tmp_path)


# Interrupting


LONG = 1_000_000
"""Games, more than anybody waits for."""


def start(path: Path, *, jobs: int) -> subprocess.Popen[bytes]:
    """A run without an end in a group of its own, as a terminal would start it."""
    command = [*COMMAND, "--games", str(LONG), "--jobs", str(jobs), "--out", str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def interrupt(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """Press Ctrl-C, which every process of the group hears; standard output and error."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        return process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        pytest.fail("the run did not stop")


@once
@needs_groups
@pytest.mark.parametrize("name", ["games.jsonl", "games.txt"])
def test_interrupted_run_keeps_whole_games_and_can_go_on(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    process = start(path, jobs=2)
    while process.poll() is None and (not path.exists() or path.stat().st_size < 200_000):
        time.sleep(0.005)
    out, err = interrupt(process)
    assert b"Traceback" not in err
    assert b"--resume" in err
    assert path.name.encode() in err
    assert out == b""
    played = sum(step.proof.is_over for step in RecordFile(path).prove())
    assert 0 < played < LONG
    games = played + CHUNK + 1
    assert f" {played} ".encode() in err
    assert process.returncode == 130

    subprocess.run([*COMMAND, "--games", str(games), "--out", str(path), "--resume"], capture_output=True, check=True)
    assert path.read_bytes() == run(Simulation(2, games, 4, text=path.suffix == ".txt"), tmp_path / "whole", jobs=2)


@once
@needs_groups
@pytest.mark.parametrize("milliseconds", [0, 6, 12, 18])
def test_interrupt_as_the_processes_start(tmp_path: Path, milliseconds: int) -> None:
    """Shortly after the file is there; the interrupt is not lost, and no process complains or stays behind."""
    path = tmp_path / "games.jsonl"
    process = start(path, jobs=4)
    while process.poll() is None and not path.exists():
        time.sleep(0.001)
    time.sleep(milliseconds / 1000)
    _, err = interrupt(process)
    assert b"Traceback" not in err
    assert b"--resume" in err
    assert process.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    assert go_on(Simulation(2, CHUNK, 4), path)[:200_000] == run(Simulation(2, CHUNK, 4), tmp_path / "whole")[:200_000]


# What else can go wrong


@once
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes of a run are found through /proc")
def test_a_process_that_dies_is_reported_and_nothing_is_lost(tmp_path: Path) -> None:
    """As when the system runs out of memory and ends one of them."""
    path = tmp_path / "games.jsonl"
    process = start(path, jobs=2)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None and not (path.exists() and path.stat().st_size > 100_000):
        time.sleep(0.001)
    os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert b"Traceback" not in err
    assert b"--resume" in err.splitlines()[-1]
    assert resume(Simulation(2, LONG, 4), path) >= 1
    assert go_on(Simulation(2, CHUNK, 4), path)[:200_000] == run(Simulation(2, CHUNK, 4), tmp_path / "whole")[:200_000]


@once
def test_resume_cuts_nothing_off_when_the_file_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games"
    content = whole(text=False)
    path.write_bytes(content)

    def unreadable(*_: object) -> NoReturn:
        raise OSError("the disk is failing")

    monkeypatch.setattr(RecordFile, "_lines", unreadable)
    with pytest.raises(RecordError, match="the disk is failing"):
        resume(TASK, path)
    assert path.read_bytes() == content
