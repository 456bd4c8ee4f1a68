"""Skye: play, study and teach a machine Isle of Skye."""

from __future__ import annotations

import os

if os.environ.get("SKYE_INTERPRETED"):
    from skye import interpreted

    interpreted.install()

import skye.rules.game
from skye.bots import Bot
from skye.material.box import Material
from skye.material.errors import (
    BotError,
    IllegalMoveError,
    MaterialError,
    NotationError,
    RecordError,
    SetupError,
    SkyeError,
)
from skye.material.moves import CHANCE, Buy, Draw, Move, Pass, Place, Price, parse
from skye.material.setup import Randomness, Setup, first_game, random_setup
from skye.material.tables import Tables, base_tables, shipped_tables
from skye.material.tiles import Tile
from skye.rules.game import Game
from skye.rules.legal import Legal
from skye.search.clock import Clock
from skye.view.game_from_view import imagine
from skye.view.seat_view import LaidTile, Offer, SeatView, View, view

COMPILED = not skye.rules.game.__file__.endswith(".py")
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
