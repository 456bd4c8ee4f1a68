"""The expansion Journeyman (rules, sections 10 to 13), except for its part of the core."""
