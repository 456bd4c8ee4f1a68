"""The colours of the art, chosen so that they also tell things apart in greyscale."""

from __future__ import annotations

TERRAIN = {"P": "#b9cd87", "M": "#9a8b97", "W": "#3f6f8e"}
"""Fill of pasture, mountain and water: at least 15 steps of lightness apart."""

INK = "#2d2a35"
CREAM = "#fbf7ea"
PARCHMENT = "#f4e7c3"
PARCHMENT_DARK = "#d9c28e"
STONE = "#e4ddd3"
RED = "#c2452f"
RUST = "#a85428"
AMBER = "#c98a3c"
GOLD = "#f2c84b"
