"""Its section of the rules."""

from __future__ import annotations

from skye.material.rules_text import RulesTextPart


class LookoutsRulesText(RulesTextPart):
    """One rule and one scoring tile."""

    scoring = ("lookouts",)
    sections = (("section-lookouts", ("O1", *scoring)),)


PART = LookoutsRulesText()
