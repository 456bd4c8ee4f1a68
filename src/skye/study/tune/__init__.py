"""Tunes the weights of the searching bots by self-play: candidates play the same deals, and the better ones lead on."""
