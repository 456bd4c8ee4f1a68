"""What the statistics count in games with the expansion: its points, and where steps come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from skye.expansions.journeyman.events import Stepped
from skye.expansions.journeyman.material import TRACKS
from skye.expansions.journeyman.rules.phases import REASONS
from skye.record.events import Fact
from skye.study.stats.follow import StatsPart


class JourneymanStats(StatsPart):
    """Steps are counted by their reason and their track."""

    sources = ("banners", "stepped", "bonus")
    phases: ClassVar[Mapping[str, str]] = {"plan": "plan", "collect": "walk", "no_road": "roads"}
    row, rows = "reason", REASONS
    column, columns = "track", TRACKS

    def noted(self, event: Fact) -> tuple[str, str] | None:
        return (event.reason, event.track) if isinstance(event, Stepped) else None


PART = JourneymanStats()
