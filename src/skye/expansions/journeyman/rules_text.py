"""The sections, scoring tiles and notes that the expansion adds to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from skye.material.rules_text import RulesTextPart


class JourneymanRulesText(RulesTextPart):
    """Sections 10 to 13."""

    scoring = ("journey", "broch_lines", "symbol_rows", "bridges")
    sections = (
        ("section-journeyman-material", ("J1", "J2", "J3")),
        ("section-journeyman-moving", ("W1", "W2", "W3", "W4", "W5", "W6")),
        ("section-journeyman-steps", ("W7", "W8", "W9", "W10", "W11", "W12", "W13", "W14")),
        ("section-journeyman-scoring", scoring),
    )
    notes: ClassVar[Mapping[str, str]] = {"section-journeyman-material": "rule-journeyman-reconstructed"}


PART = JourneymanRulesText()
