"""The bot that plays any legal move, all equally likely."""

from __future__ import annotations

from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.rules.legal import Legal
from skye.search.clock import Clock
from skye.view.seat_view import View


class Random:
    """Plays random legal moves."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them."""
        del view, clock
        return legal.sample(rng)
