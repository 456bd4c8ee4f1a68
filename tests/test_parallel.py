"""Work on all cores: in order, whatever its size, and left early."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread

import pytest
from interrupting import square
from leaving import leave_early
from patience import PATIENCE, attempts

from skye.study.interrupts import interrupts_held
from skye.study.parallel import AHEAD, ProcessDiedError, in_order

pytestmark = pytest.mark.once


@pytest.mark.parametrize("seconds", [0.1, 0.2, 0.3, 0.4])
def test_a_result_cut_short_is_not_waited_for(tmp_path: Path, seconds: float) -> None:
    process = get_context("spawn").Process(target=leave_early, args=(tmp_path / "mark", seconds))
    process.start()
    process.join(PATIENCE)
    hangs = process.exitcode is None
    process.kill()
    assert not hangs
    assert process.exitcode == 0


def waited(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    tasks = [0.03, 0.0, 0.01, 0.02, 0.0, 0.0, 0.01] * 3
    assert list(in_order(waited, ((seconds,) for seconds in tasks), jobs)) == tasks
    assert active_children() == []


def test_no_tasks_need_no_processes() -> None:
    assert list(in_order(waited, [], 2)) == []


def test_only_as_many_tasks_are_taken_as_needed() -> None:
    taken = []

    def tasks() -> Iterator[tuple[float]]:
        while True:
            taken.append(0.0)
            yield (0.0,)

    work = in_order(waited, tasks(), 2)
    for count in range(1, 20):
        next(work)
        assert len(taken) < count + 2 * AHEAD
    work.close()
    assert active_children() == []


def doubled(data: bytes) -> bytes:
    return data + data


def test_large_tasks_with_large_results() -> None:
    size = 3_000_000
    assert [len(result) for result in in_order(doubled, [(bytes(size),)] * 12, 2)] == [2 * size] * 12


def failing(number: int) -> object:
    if number == 3:
        raise ValueError(f"no {number}")
    if number == 5:
        return lambda: None
    return number


def test_what_a_task_raises_is_raised_in_its_turn() -> None:
    work = in_order(failing, [(number,) for number in range(5)], 2)
    assert [next(work) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="no 3") as raised:
        next(work)
    assert "in failing" in raised.value.__notes__[0]
    assert active_children() == []


def test_a_result_that_cannot_be_sent_is_an_error() -> None:
    with pytest.raises(Exception, match="pickle"):
        list(in_order(failing, [(5,)], 1))


def dying(number: int) -> int:
    if number == 3:
        os._exit(0)
    return number


def test_a_process_that_dies_is_noticed() -> None:
    work = in_order(dying, [(number,) for number in range(50)], 2)
    with pytest.raises(ProcessDiedError):
        list(work)
    assert active_children() == []


# Ctrl-C


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot interrupt itself")
def test_ctrl_c_is_held_whatever_threads_there_are() -> None:
    handler = signal.getsignal(signal.SIGINT)
    stop = Event()
    Thread(target=stop.wait).start()  # the system may hand the signal to it
    has_come = False
    with pytest.raises(KeyboardInterrupt), interrupts_held(), interrupts_held() as held:  # noqa: PT012
        os.kill(os.getpid(), signal.SIGINT)
        for _ in attempts():
            if held.has_come:
                break
            time.sleep(0.001)
        has_come = held.has_come
    stop.set()
    assert has_come
    assert signal.getsignal(signal.SIGINT) is handler


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot interrupt itself")
def test_ctrl_c_leaves_no_process_to_the_garbage_collector() -> None:
    """A second Ctrl-C while it removes one would be lost, with a traceback."""
    gc.collect()
    before = processes_in_memory()
    work = in_order(square, ((number,) for number in range(8)), 2)
    next(work)
    try:
        os.kill(os.getpid(), signal.SIGINT)
        list(work)
    except KeyboardInterrupt:
        assert processes_in_memory() == before  # its traceback still holds everything that worked
    else:
        pytest.fail("Ctrl-C did not come through")


def processes_in_memory() -> int:
    return sum(isinstance(thing, BaseProcess) for thing in gc.get_objects())


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot interrupt itself")
def test_ctrl_c_at_many_moments() -> None:
    """A process as it starts, works, and ends."""
    program = Path(__file__).with_name("interrupting.py")
    command = [sys.executable, str(program), "--every", "307"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert result.stderr == ""
    assert result.returncode == 0
    assert int(result.stdout.split()[0]) > 50
