"""Run test files again and again, to find those that pass by luck.

`python tests/repeat.py --times 20 tests/test_kill.py`. `--load 8` keeps eight processes busy beside them. Options after
`--` go to pytest.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", help="test files, or single tests as pytest names them")
    parser.add_argument("--times", type=int, default=20, help="how often each is run (20)")
    parser.add_argument("--load", type=int, default=0, help="processes that keep the machine busy beside it (0)")
    own = sys.argv[1:]
    passed_on: list[str] = []
    if "--" in own:
        split = own.index("--")
        own, passed_on = own[:split], own[split + 1 :]
    options = parser.parse_args(own)
    failed: Counter[str] = Counter()
    with busy(options.load):
        for file in options.files:
            begin = time.monotonic()
            for number in range(1, options.times + 1):
                command = [
                    sys.executable,
                    "-m",
                    "pytest",
                    "-q",
                    "--no-header",
                    "-p",
                    "no:cacheprovider",
                    file,
                    *passed_on,
                ]
                answer = subprocess.run(
                    command, cwd=ROOT, env={**os.environ, "CI": "true"}, capture_output=True, text=True, check=False
                )
                if answer.returncode:
                    failed[file] += 1
                    print(
                        f"{file}: run {number} failed with {answer.returncode}\n{answer.stdout}{answer.stderr}",
                        flush=True,
                    )
            seconds = time.monotonic() - begin
            print(
                f"{file}: {options.times - failed[file]} of {options.times} passed, "
                f"{seconds:.0f} s, {seconds / options.times:.1f} s each",
                flush=True,
            )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
