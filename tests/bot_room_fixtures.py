"""A room with bots and event loops, for test files that say `pytest_plugins = ("bot_room_fixtures",)`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from bot_room import LOOPS, Result, Room, Run
from loops import FULL


@pytest.fixture(name="run", params=LOOPS if FULL else ["uvloop"])
def _run(request: pytest.FixtureRequest) -> Run[Any]:
    """Runs a coroutine in the event loop of most servers; with `--full` in the other too."""

    def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
        with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
            return runner.run(coroutine)

    return run


@pytest.fixture(name="room")
def _room(tmp_path: Path) -> Room:
    return Room(tmp_path)
