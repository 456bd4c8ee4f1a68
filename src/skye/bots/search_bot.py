"""A bot that searches: one search for all of them, with weights that make their characters."""

from __future__ import annotations

from skye.bots.weights import shipped_net, weights
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

    def __init__(self, *, net: bool = True) -> None:
        self.net = net
        """Whether it uses its net, if it has one."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """What the search finds best in a game rebuilt from the view."""
        assert view.seat is not None, "a spectator is asked nothing"
        box = legal.tables.material.expansion
        known = weights(self.name, None if box is None else box.name, net=self.net)
        net = shipped_net() if known["net"] else None
        return choose_move(imagine(view, legal.tables), view.seat, known, clock, rng, net)


class Novice(SearchBot):
    """Counts the points of this round only, and asks the same price for everything."""

    name = "novice"


class Trader(SearchBot):
    """Knows what a tile is worth to everybody at the table over all the rounds to come."""

    name = "trader"


class Planner(SearchBot):
    """Simulates the rest of the round before deciding."""

    name = "planner"


class Seer(SearchBot):
    """Has learned what territories and gold are worth and what rivals will ask, and trusts that without testing it."""

    name = "seer"


class Chieftain(SearchBot):
    """Has learned the same, and the chance to win, and tests its choices by simulating later rounds."""

    name = "chieftain"
