"""What tests of commands share: how one is run, and how it ended."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

PROGRAM = [sys.executable, "-c", "from skye.cli.main import main; main()"]
needs_groups = pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to send a signal to")
WRONG_SECONDS = ("0", "-1", "nan", "inf", "-inf", "1e9", "soon", "")


class Told(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Skye = Callable[..., Told]
"""The fixture `skye`: runs the command with these arguments."""
