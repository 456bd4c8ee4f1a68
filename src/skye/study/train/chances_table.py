"""The table of chances as text: for each kind of game and round how right they are."""

from __future__ import annotations

from collections.abc import Sequence

from skye.material.words import text
from skye.study.columns import aligned, number
from skye.study.train.calibration import Calibration

COLUMNS = ("expansion", "players", "round", "positions", "error", "luck", "brier", "lead")


def as_lines(found: Sequence[Calibration]) -> list[str]:
    """A line for each kind of game and round."""
    return aligned([[text(f"train-column-{name}") for name in COLUMNS], *map(_row, found)])


def _row(each: Calibration) -> list[str]:
    return [
        each.expansion,
        str(each.players),
        text("train-all") if each.round is None else str(each.round),
        str(each.positions),
        number("train-error", 100 * each.error),
        text("train-unknown") if each.luck is None else number("train-error", 100 * each.luck),
        number("train-brier", each.brier),
        number("train-brier", each.brier_of_lead),
    ]
