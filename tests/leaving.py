"""Leaves work on all cores while a large result is on its way; for a process of its own, which may hang."""

from __future__ import annotations

import time
from pathlib import Path

from skye.study.parallel import in_order

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
