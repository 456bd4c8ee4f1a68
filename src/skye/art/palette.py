"""The colours of the art, chosen so that terrains and symbols can also be distinguished in greyscale."""

from __future__ import annotations

TERRAIN = {"P": "#b9cd87", "M": "#9a8b97", "W": "#3a6a8a"}
"""Pasture, mountain and water, at least 15 steps of lightness apart."""
GRASS = "#9db56b"
WAVE = "#5d8dab"
RIDGE_LIGHT = "#b0a3ae"
RIDGE_DARK = "#7b6c7e"
RIDGE_RIM = "#e6dde2"

FOOT = "#7d8a5e"
"""Where pasture and mountain meet."""
FOAM = "#f4fafb"
SHALLOWS = "#5a8eac"
"""The water next to a shore."""
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

SEATS = ("#2b66a8", "#39803f", RED, CREAM, GOLD)
"""The colours of the players by seat, as on the page (web/src/style/tokens.css)."""
