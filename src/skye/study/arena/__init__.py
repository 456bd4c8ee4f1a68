"""Bots against bots: the same deals from every seat, so that results tell of the bots and little of their luck."""
