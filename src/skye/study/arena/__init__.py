"""Bots against bots: the same deals from every seat, so that results depend on the bots and little on luck."""
