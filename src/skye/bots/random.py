"""The bot that takes any legal move, each as likely."""

from __future__ import annotations

from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.rules.legal import Legal
from skye.search.clock import Clock
from skye.view.seat_view import View


class Random:
    """Does whatever is legal."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them."""
        del view, clock
        return legal.sample(rng)
