"""What tests of the arena share: a run's files, and what of them is the same each time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from skye.study.arena.folder import GAMES, RESULTS

BOTS = Path(__file__).parent / "arena_bots.py"
FIRST = f"{BOTS}:First"


class Files(NamedTuple):
    """What a run has left."""

    results: bytes
    games: bytes

    def lasting(self) -> tuple[list[dict[str, Any]], bytes]:
        """What is the same each time."""
        return timeless(self.results), self.games


def files(path: Path) -> Files:
    """The results and games in a folder."""
    return Files((path / RESULTS).read_bytes(), (path / GAMES).read_bytes())


def timeless(lines: bytes) -> list[dict[str, Any]]:
    """The results without what differs from one run to the next: how long it took."""
    found: list[dict[str, Any]] = [json.loads(line) for line in lines.splitlines()]
    for result in found:
        result["times"] = [len(times) for times in result["times"]]
    return found
