"""What an expansion adds to the evaluation of a game; this adds nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import cython

from skye.material.expansions import Part
from skye.rules.choice import Choice
from skye.rules.round_engine import RoundEngine
from skye.rules.territory import Territory

if not cython.compiled:
    from skye.material.constants import EXTRA
    from skye.search.constants import KINDS


class TerritoryValues:
    """Values a territory for a seat; evaluation.py has the only implementation."""

    def territory_value(self, seat: int, land: Territory) -> float:
        """What a territory is worth, in points still to come."""
        raise NotImplementedError


class ExpansionEvaluation:
    """Values what an expansion adds to a game, and makes its decisions."""

    def prepare(self, state: RoundEngine, gold: float, later: int) -> None:
        """Note the state of the game, what a coin is worth, and how many rounds come after this."""

    def measure(self, state: RoundEngine, kind: int, seat: int, land: Territory) -> int:
        """The points of a territory for a scoring tile that the expansion brought."""
        return 0

    def territory_value(self, state: RoundEngine, seat: int, land: Territory) -> float:
        """What a seat could still gain with a territory once this round's tiles are laid."""
        return 0.0

    def seat_value(self, state: RoundEngine, seat: int) -> float:
        """The worth of a seat's progress in the expansion."""
        return 0.0

    def tile_value(self, state: RoundEngine, seat: int, tile: int) -> float:
        """What gaining a tile is worth besides the tile."""
        return 0.0

    def sale_value(self, state: RoundEngine, seat: int) -> float:
        """What selling a tile is worth besides the gold."""
        return 0.0

    def net_tile(self, kind: int) -> int:
        """The number by which the net knows a scoring tile that the expansion brought; `KINDS` for none."""
        return KINDS

    def net_input(self, state: RoundEngine, seat: int, number: int) -> int:
        """An input of the net about a seat's progress in the expansion; 0 for what it does not use."""
        return 0

    def decide(self, state: RoundEngine, seat: int, values: TerritoryValues, quick: bool, choice: Choice) -> bool:
        """Put a move of the expansion into the choice; False if the decision is one of the base game.

        `quick` is for rollouts.
        """
        if state.expansion is None or state.phase != EXTRA:
            return False
        state.expansion.choose(state, seat, 0, choice)
        return True


class SearchPart(Part, module="search.evaluation"):
    """How bots play an expansion."""

    weights: ClassVar[tuple[str, ...]] = ()
    """The names of its weights; `data/weights.toml` of the expansion says what each one means."""

    def evaluation(self, weights: Mapping[str, float]) -> ExpansionEvaluation:
        """What it adds to an evaluation by these weights."""
        return ExpansionEvaluation()
