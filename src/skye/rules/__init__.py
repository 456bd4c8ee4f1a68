"""The compiled rules: territories, scoring, rounds, legal moves, and the state that an expansion adds."""
