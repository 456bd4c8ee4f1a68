"""Lookouts lie open."""

from __future__ import annotations

import msgspec

from skye.material.constants import AFTER_BUILDING
from skye.rules.game import Game
from skye.rules.round_engine import RoundEngine
from skye.view.seat_view import View, ViewPart
from skye_lookouts.rules.state import LookoutsState

Cell = tuple[int, int]


class SeatLookouts(msgspec.Struct, frozen=True):
    """The lookouts of a seat."""

    lookouts: tuple[Cell, ...]


class TableLookouts(msgspec.Struct, frozen=True):
    """The seat that is asked; -1 for none."""

    asked: int


class LookoutsView(ViewPart):
    """What everybody sees."""

    seat = SeatLookouts
    table = TableLookouts

    def seat_view(self, game: Game, seat: int, *, is_own: bool) -> SeatLookouts:
        return SeatLookouts(tuple(_state(game).lookouts[seat]))

    def table_view(self, game: Game) -> TableLookouts:
        return TableLookouts(_state(game).asked)

    def restore(self, state: RoundEngine, view: View) -> None:
        own = state.expansion
        assert isinstance(own, LookoutsState)
        assert isinstance(view.expansion, TableLookouts)
        own.asked = view.expansion.asked
        for seat, shown in enumerate(view.seats):
            assert isinstance(shown.expansion, SeatLookouts)
            own.lookouts[seat] = list(shown.expansion.lookouts)
        if own.asked >= 0:
            state.hold(AFTER_BUILDING)


def _state(game: Game) -> LookoutsState:
    assert isinstance(game.expansion, LookoutsState)
    return game.expansion


PART = LookoutsView()
