"""The expansion Journeyman (rules, sections 10 to 13), except for its part of the core."""

RULES = 2
"""2: only a marker makes a step back (W10); holders of a road are asked before the points of a round (W13)."""
