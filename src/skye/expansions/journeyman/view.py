"""What the expansion shows of a game: journeys and boards for all, plans only when all are made."""

from __future__ import annotations

from skye.expansions.journeyman.journey_view import JourneyView, TableView
from skye.expansions.journeyman.material import Box
from skye.expansions.journeyman.rules.state import JourneymanState
from skye.expansions.journeyman.rules.state_view import journey_view, restore
from skye.rules.game import Game
from skye.rules.round_engine import RoundEngine
from skye.view.seat_view import SeatView, View, ViewPart

GUIDED = ("plan", "walk", "step")
"""Phases in which a seat chooses where to go and where to step."""


class JourneymanView(ViewPart):
    """Journeys, boards and plans."""

    seat = JourneyView
    table = TableView

    def seat_view(self, game: Game, seat: int, *, is_own: bool) -> JourneyView:
        """A seat's journey; its plan only for itself until all have planned (W1)."""
        journeyman = _journeyman(game)
        is_open = game.phase != "plan" or (is_own and journeyman.has_planned(seat))
        return journey_view(journeyman, seat, is_open, is_own and game.phase in GUIDED)

    def table_view(self, game: Game) -> TableView:
        """The boards and the current decision."""
        box = _box(game)
        _, reason, left, held = _journeyman(game).question()
        return TableView(
            board=box.board_for(game.players),
            prices=box.prices,
            bonus=box.bonus,
            reason=reason if game.phase == "step" else None,
            held=held if game.phase == "step" else None,
            left=left if game.phase == "walk" else None,
        )

    def restore(self, state: RoundEngine, view: View) -> None:
        assert isinstance(state.expansion, JourneymanState)
        restore(state.expansion, state, view)

    def layouts(self, view: View) -> tuple[str, ...]:
        """The bonus tiles when the game began, as in a set-up."""
        return tuple("+".join(_journey(seat).layout) for seat in view.seats)


PART = JourneymanView()


def _box(game: Game) -> Box:
    box = game.tables.material.expansion
    assert isinstance(box, Box)
    return box


def _journeyman(game: Game) -> JourneymanState:
    assert isinstance(game.expansion, JourneymanState)
    return game.expansion


def _journey(seat: SeatView) -> JourneyView:
    assert isinstance(seat.expansion, JourneyView)
    return seat.expansion
