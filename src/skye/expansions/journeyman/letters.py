"""What the expansion adds to a territory drawn in letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from skye.art.letters import LettersPart
from skye.expansions.journeyman.material import NAME

JOURNEYMAN = "@"


class JourneymanLetters(LettersPart):
    """The symbol and the journeyman."""

    letters: ClassVar[Mapping[str, str]] = {NAME: "j"}
    marks: ClassVar[Mapping[str, str]] = {JOURNEYMAN: "drawing-journeyman"}


PART = JourneymanLetters()
