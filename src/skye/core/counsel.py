"""What an expansion contributes to an advisor's evaluation; this one contributes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from skye.core.territory import Territory


class Counsel:
    """Appraises what an expansion adds to a game, and decides its own questions. `flow` is the game."""

    def prepare(self, flow: Any, gold: float, later: int) -> None:
        """Take in the game as it stands, what a coin is worth, and how many rounds come after this."""

    def measure(self, flow: Any, kind: int, seat: int, land: Territory) -> int:
        """The points of a territory for a scoring tile that the expansion brought."""
        return 0

    def land(self, flow: Any, seat: int, land: Territory) -> float:
        """What a seat could make of a territory once this round's tiles are laid."""
        return 0.0

    def state(self, flow: Any, seat: int) -> float:
        """What a seat has reached in the expansion is worth."""
        return 0.0

    def gained(self, flow: Any, seat: int, tile: int) -> float:
        """What gaining a tile is worth besides the tile."""
        return 0.0

    def sale(self, flow: Any, seat: int) -> float:
        """What selling a tile is worth besides the gold."""
        return 0.0

    def decide(self, flow: Any, seat: int, worth: Any, quick: bool) -> bool:
        """Put a move of the expansion in its mind, by the worth of territories; False if the base game asks.

        `quick` is for games played on in the mind.
        """
        return False


def counsel(expansion: str | None, weights: Mapping[str, float]) -> Counsel:
    """The counsel for games with this expansion, or without any."""
    if expansion is None:
        return Counsel()
    found: Counsel = import_module(f"skye.core.{expansion}_counsel").create(weights)
    return found
