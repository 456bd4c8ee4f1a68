"""Skye: play, study and teach a machine Isle of Skye."""

from __future__ import annotations

import os

if os.environ.get("SKYE_INTERPRETED"):
    from skye import interpreted

    interpreted.install()

import skye.core.game
from skye.core.game import Game
from skye.errors import IllegalMoveError, MaterialError, NotationError, RecordError, SkyeError
from skye.moves import CHANCE, AnyMove, Buy, Draw, Pass, Place, Price, parse
from skye.setup import Setup, first_game, random_setup
from skye.view import View, view

COMPILED = not skye.core.game.__file__.endswith(".py")
"""Whether the core runs compiled."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "AnyMove",
    "Buy",
    "Draw",
    "Game",
    "IllegalMoveError",
    "MaterialError",
    "NotationError",
    "Pass",
    "Place",
    "Price",
    "RecordError",
    "Setup",
    "SkyeError",
    "View",
    "first_game",
    "parse",
    "random_setup",
    "view",
]
