"""How long tests wait for something that must come: a limit only so that a hang ends, however busy the machine is."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

PATIENCE = int(os.environ.get("SKYE_TEST_PATIENCE", "300"))
"""Seconds; fewer while one works at a test that is to fail."""

WHOLE_GAME = 10 * PATIENCE
"""Seconds for a game that is played in a browser."""


def attempts(seconds: float = PATIENCE) -> Iterator[None]:
    """Look again and again, until it has happened or something hangs."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
