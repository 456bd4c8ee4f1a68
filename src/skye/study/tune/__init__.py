"""Weights of the thinking bots tuned by self-play: candidates play the same deals, and the better ones lead on."""
