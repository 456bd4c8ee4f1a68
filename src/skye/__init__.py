"""Skye: play, study and teach a machine Isle of Skye."""

from __future__ import annotations

import os

if os.environ.get("SKYE_INTERPRETED"):
    from skye import interpreted

    interpreted.install()

import skye.core.game
from skye.bots import Bot
from skye.core.clock import Clock
from skye.core.game import Game
from skye.core.legal import Legal
from skye.errors import BotError, IllegalMoveError, MaterialError, NotationError, RecordError, SetupError, SkyeError
from skye.material import Material, Tile
from skye.moves import CHANCE, Buy, Draw, Move, Pass, Place, Price, parse
from skye.setup import Randomness, Setup, first_game, random_setup
from skye.tables import Tables, base_tables, shipped_tables
from skye.view import LaidTile, Offer, SeatView, View, imagine, view

COMPILED = not skye.core.game.__file__.endswith(".py")
"""Whether the core runs compiled."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "Bot",
    "BotError",
    "Buy",
    "Clock",
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
    "imagine",
    "parse",
    "random_setup",
    "shipped_tables",
    "view",
]
