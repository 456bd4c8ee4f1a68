"""What the expansion adds to a territory drawn in letters."""

from __future__ import annotations

from skye.journeyman.material import NAME

LETTERS = {NAME: "j"}

JOURNEYMAN = "@"

MARKS = {JOURNEYMAN: "drawing-journeyman"}
"""What stands on a tile, and the message that names it."""
