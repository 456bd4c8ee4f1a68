"""Work on all cores, left early."""

from __future__ import annotations

import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from skye.parallel import in_order

LARGE = 200_000_000  # bytes: it takes a while to hand so much over


class Announced:
    """Something large that leaves a mark when it is about to be handed over."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[type[bytes], tuple[bytes]]:
        self.mark.touch()
        return bytes, (bytes(LARGE),)


def leave_early(mark: Path, seconds: float) -> None:
    """Take the first of two results and go while the second one is on its way."""
    work = in_order(made, [(mark, False), (mark, True)], 1)
    next(work)
    while not mark.exists():
        time.sleep(0.001)
    time.sleep(seconds)
    work.close()


def made(mark: Path, large: bool) -> object:
    return Announced(mark) if large else None


@pytest.mark.once
@pytest.mark.parametrize("seconds", [0.1, 0.2, 0.3, 0.4])
def test_a_result_cut_short_is_not_waited_for(tmp_path: Path, seconds: float) -> None:
    process = get_context("spawn").Process(target=leave_early, args=(tmp_path / "mark", seconds))
    process.start()
    process.join(60)
    hangs = process.exitcode is None
    process.kill()
    assert not hangs
    assert process.exitcode == 0
