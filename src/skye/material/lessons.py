"""The game that an expansion's lesson begins in: a set-up, and the moves that are already made."""

from __future__ import annotations

import msgspec

from skye.material.expansions import Part
from skye.material.setup import Setup


class Lesson(msgspec.Struct, frozen=True):
    """A prepared game."""

    setup: Setup
    answers: tuple[tuple[str, ...], ...]
    """The moves made so far, as text: of chance one by one, of a seat all that answer one decision."""


class LessonPart(Part, module="lesson"):
    """The lesson of an expansion."""

    def lesson(self) -> Lesson | None:
        """The game it begins in; None where there is no lesson."""
        return None
