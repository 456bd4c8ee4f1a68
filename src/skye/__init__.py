"""Skye: play, study and teach a machine Isle of Skye."""

from __future__ import annotations

import os

if os.environ.get("SKYE_INTERPRETED"):
    from skye import interpreted

    interpreted.install()

import skye.core.game
from skye.core.game import Game
from skye.core.legal import Legal
from skye.errors import IllegalMoveError, MaterialError, NotationError, RecordError, SetupError, SkyeError
from skye.material import Material, Tile
from skye.moves import CHANCE, Buy, Draw, Move, Pass, Place, Price, parse
from skye.setup import Randomness, Setup, first_game, random_setup
from skye.tables import Tables, base_tables, shipped_tables
from skye.view import LaidTile, Offer, SeatView, View, view

COMPILED = not skye.core.game.__file__.endswith(".py")
"""Whether the core runs compiled."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "Buy",
    "Draw",
    "Game",
    "IllegalMoveError",
    "LaidTile",
    "Legal",
    "Material",
    "MaterialError",
    "Move",
    "NotationError",
    "Offer",
    "Pass",
    "Place",
    "Price",
    "Randomness",
    "RecordError",
    "SeatView",
    "Setup",
    "SetupError",
    "SkyeError",
    "Tables",
    "Tile",
    "View",
    "base_tables",
    "first_game",
    "parse",
    "random_setup",
    "shipped_tables",
    "view",
]
