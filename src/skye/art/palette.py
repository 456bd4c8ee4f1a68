"""The colours of the art, chosen so that terrains and symbols can also be distinguished in greyscale."""

from __future__ import annotations

TERRAIN = {"P": "#b9cd87", "M": "#9a8b97", "W": "#3a6a8a"}
"""Pasture, mountain and water, at least 15 steps of lightness apart."""
GRASS = "#93ad60"
WAVE = "#6d9bb6"
RIDGE_LIGHT = "#b5a8b0"
RIDGE_DARK = "#7c6c7c"

SHORE = {"PM": "#7d8a5e", "MW": "#d5cbc4", "PW": "#ece0b4"}
"""The border of two terrains, in the order they are painted."""
WATER_LINE = "#b4d6e4"
ROAD = "#f3e8cd"
ROADSIDE = "#84704f"

INK = "#2d2a35"
CREAM = "#fbf7ea"
PARCHMENT = "#f4e7c3"
PARCHMENT_DARK = "#d9c28e"
STONE = "#e4ddd3"
STONE_DARK = "#938a8e"
RED = "#c2452f"
RUST = "#a85428"
AMBER = "#e9b766"
OAK = "#b8742d"
GOLD = "#f2c84b"
GOLD_DARK = "#a87c1c"
GREEN = "#4f8a4c"
PAPER = "#ece6da"
