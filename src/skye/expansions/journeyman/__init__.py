"""The expansion Journeyman (rules, sections 10 to 13), except for its part of the core."""

RULES = 2
"""2: a step back is made only by a marker (W10); who holds a road is asked before the points of a round (W13)."""
