"""Trains the net of the evaluation: games of the net so far, a new net that learns from them, a comparison of both."""
