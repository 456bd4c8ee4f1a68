"""What tests of commands share: how one is run, and how it ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from patience import PATIENCE

import skye

PROGRAM = [sys.executable, "-c", "from skye.cli.main import main; main()"]
needs_groups = pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to send a signal to")
TILES = Path(skye.__file__).parent / "material" / "data" / "tiles.toml"
SIMULATE = ("simulate", "--players", "2", "--games", "2", "--seed", "1", "--jobs", "1", "--out")
"""A record of two games, to be written to the file that follows."""

WRONG_SECONDS = ("0", "-1", "nan", "inf", "-inf", "1e9", "soon", "")


class CommandResult(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Skye = Callable[..., CommandResult]
"""The fixture `skye`: runs the command with these arguments."""


def launch(*arguments: object, environment: Mapping[str, str] | None = None, **streams: int) -> CommandResult:
    """Runs a command in a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        env={**os.environ, "SKYE_LANG": "en", "PYTHONUTF8": "1", **(environment or {})},
        check=False,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},  # type: ignore[call-overload]
    )
    err = (done.stderr or b"").decode()
    assert "Traceback" not in err
    return CommandResult(done.returncode, (done.stdout or b"").decode(), err)


def is_refused(result: CommandResult, code: int, *messages: str) -> bool:
    """Whether the command ended with this code, printed no result, and these messages as errors."""
    return result.code == code and not result.out and all(part in result.err for part in messages)


def interrupted(process: subprocess.Popen[bytes]) -> bytes:
    """Press Ctrl-C in a run on all cores: it prints how to continue, and no process is left. Returns its errors."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
    assert b"same command" in err
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    return err


def children_of(process: subprocess.Popen[bytes]) -> list[str]:
    """The numbers of the processes that a run has started."""
    return Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
