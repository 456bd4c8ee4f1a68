"""Interrupts work on all cores at one step of the interpreter after another: `python tests/interrupting.py --every 1`.

The steps of the processes that it starts are counted too: in a terminal Ctrl-C reaches all of them.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from contextlib import closing
from multiprocessing import active_children
from types import FrameType
from typing import Any

from skye.study.parallel import in_order

TASKS = 8
JOBS = 2


class Pressed:
    """Counts the steps of the interpreter, and presses Ctrl-C at some of them."""

    def __init__(self, *moments: int) -> None:
        self.moments = moments
        self.steps = 0

    def __call__(self, frame: FrameType, event: str, _value: object) -> Callable[..., Any]:
        frame.f_trace_opcodes = True
        if event == "opcode":
            self.steps += 1
            if self.steps in self.moments:
                signal.raise_signal(signal.SIGINT)
        return self


def square(number: int) -> int:
    return number * number


def interrupted(pressed: Pressed) -> tuple[bool, list[int]]:
    """Whether Ctrl-C came through, and the results until then."""
    results: list[int] = []
    try:
        with closing(in_order(square, ((number,) for number in range(TASKS)), JOBS)) as work:
            sys.settrace(pressed)
            for result in work:
                results.append(result)
            sys.settrace(None)
    except KeyboardInterrupt:
        return True, results
    finally:
        sys.settrace(None)
    return False, results


def check(pressed: Pressed) -> None:
    """Interrupt one run, and see that nothing is lost or left behind."""
    came, results = interrupted(pressed)
    situation = f"Ctrl-C at {pressed.moments}: {came=} {results=}"
    whole = [square(number) for number in range(TASKS)]
    assert results == whole[: len(results)], situation
    assert came or (results == whole and pressed.steps < min(pressed.moments)), situation
    assert active_children() == [], situation
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler, situation
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set(), situation


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="steps from one interrupt to the next (1)")
    parser.add_argument("--first", type=int, default=1, help="the first step to interrupt (1)")
    options = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # started in the background it may be ignored
    moment = options.first
    runs = 0
    while True:
        single, double = Pressed(moment), Pressed(moment, moment + options.every)
        check(single)
        check(double)
        runs += 2
        if single.steps < moment:
            break
        moment += options.every
    print(f"{runs} runs, {moment} steps")


if __name__ == "__main__":
    main()
