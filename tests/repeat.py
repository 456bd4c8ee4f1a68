"""Run test files again and again, to find those that pass by luck.

`python tests/repeat.py --times 20 tests/test_kill.py`. `--load 8` keeps eight processes busy meanwhile, `--jobs 2`
runs two at the same time. Options after `--` go to pytest.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"
"""Work without end, until nobody waits for it."""


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep so many processes busy meanwhile."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run(file: str, number: int, passed_on: list[str]) -> tuple[bool, float]:
    """One run: whether it passed, and its seconds; what a failure printed is shown."""
    begin = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", file, *passed_on]
    environment = {**os.environ, "CI": "true"}
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode:
        print(f"{file}: run {number} failed with {answer.returncode}\n{answer.stdout}{answer.stderr}", flush=True)
    return not answer.returncode, time.monotonic() - begin


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", help="test files, or single tests as pytest names them")
    parser.add_argument("--times", type=int, default=20, help="how often each is run (20)")
    parser.add_argument("--load", type=int, default=0, help="processes that keep the machine busy meanwhile (0)")
    parser.add_argument("--jobs", type=int, default=1, help="runs at the same time (1)")
    own = sys.argv[1:]
    passed_on: list[str] = []
    if "--" in own:
        split = own.index("--")
        own, passed_on = own[:split], own[split + 1 :]
    options = parser.parse_args(own)
    is_green = True
    with busy(options.load), ThreadPoolExecutor(options.jobs) as pool:
        numbers = range(1, options.times + 1)
        runs = {file: [pool.submit(run, file, number, passed_on) for number in numbers] for file in options.files}
        for file, running in runs.items():
            ended = [one.result() for one in running]
            passed, seconds = sum(is_passed for is_passed, _ in ended), sum(taken for _, taken in ended)
            is_green &= passed == options.times
            print(f"{file}: {passed} of {options.times} passed, {seconds / options.times:.1f} s each", flush=True)
    return 0 if is_green else 1


if __name__ == "__main__":
    sys.exit(main())
