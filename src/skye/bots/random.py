"""The bot that takes any legal move, each as likely."""

from __future__ import annotations

from skye.core.clock import Clock
from skye.core.legal import Legal
from skye.moves import Move
from skye.setup import Randomness
from skye.view import View


class Random:
    """Does whatever is legal."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them."""
        del view, clock
        return legal.sample(rng)
