"""A bot that searches: one search for all of them, with weights that make their characters."""

from __future__ import annotations

from skye.bots.weights import weights
from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.rules.legal import Legal
from skye.search.choose_move import choose_move
from skye.search.clock import Clock
from skye.view.game_from_view import imagine
from skye.view.seat_view import View


class SearchBot:
    """Plays by the weights of its name."""

    name: str

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """What the search finds best in a game rebuilt from the view."""
        assert view.seat is not None, "a spectator is asked nothing"
        box = legal.tables.material.expansion
        known = weights(self.name, None if box is None else box.name)
        return choose_move(imagine(view, legal.tables), view.seat, known, clock, rng)


class Novice(SearchBot):
    """Counts the points of this round only, and asks the same price for everything."""

    name = "novice"


class Trader(SearchBot):
    """Knows what a tile is worth to everybody at the table over all the rounds to come."""

    name = "trader"


class Planner(SearchBot):
    """Simulates the rest of the round before deciding."""

    name = "planner"


class Chieftain(SearchBot):
    """Values the potential of a territory, and tests its prices, purchases and builds by simulating later rounds."""

    name = "chieftain"
