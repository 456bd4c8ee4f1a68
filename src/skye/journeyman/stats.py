"""What the statistics count in games with the expansion: its points, and where steps come from."""

from __future__ import annotations

from skye.core.journey_choices import REASONS
from skye.events import Fact
from skye.journeyman.events import Stepped
from skye.journeyman.material import TRACKS

SOURCES = ("banners", "stepped", "bonus")
"""The events that give points, besides those of the base game."""

PHASES = {"plan": "plan", "collect": "walk", "no_road": "roads"}
"""The phases that moves of the expansion belong to; other moves belong to the phase they are made in."""

ROW, ROWS = "reason", REASONS
COLUMN, COLUMNS = "track", TRACKS
"""Steps are counted by their reason and their track; the words begin the names of the messages that name them."""


def noted(event: Fact) -> tuple[str, str] | None:
    """The row and the column that an event is counted in."""
    return (event.reason, event.track) if isinstance(event, Stepped) else None
