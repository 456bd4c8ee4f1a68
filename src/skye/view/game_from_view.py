"""A game rebuilt from what one seat sees. Whatever the view does not show is still undecided in it."""

from __future__ import annotations

import cython

from skye.material import expansions
from skye.material.errors import SetupError
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.rules.game import Game
from skye.rules.round_engine import RoundEngine
from skye.view.seat_view import View, ViewPart, tables_of

if not cython.compiled:
    from skye.material.constants import BUILD, BUY, DRAW, HAND, NONE, OFFERS, OVER, PRICE


PHASES = {"draw": DRAW, "price": PRICE, "buy": BUY, "build": BUILD, "over": OVER}


def imagine(view: View, tables: Tables | None = None) -> Game:
    """A game that looks like this view and can be played on, for a bot that searches.

    Nothing is in it that the view does not show: rivals' sealed prices and plans are still undecided. The view must
    show all gold (`open_gold`). Without tables, the shipped material is used.
    """
    if None in [shown.gold for shown in view.seats]:
        raise SetupError("setup-hidden-gold")
    tables = tables_of(view) if tables is None else tables
    players = len(view.seats)
    first = (view.start - view.round + 1) % players
    added = expansions.of(tables.material).part(ViewPart)
    game = Game(Setup(players, first, view.scoring, added.layouts(view)), tables)
    state = game._state
    state.start = view.start
    state.round = view.round
    state.turn = view.turn
    state.phase = PHASES.get(view.phase, BUILD)
    state.waiting = 0
    state.bag_count = 0
    for tile in range(len(tables.tiles)):
        state.bag_at[tile] = NONE
    for name in view.bag:
        state.put_back(tables.index[name])
    for seat in range(players):
        _restore_seat(state, seat, view)
    added.restore(state, view)
    return game


def _restore_seat(state: RoundEngine, seat: int, view: View) -> None:
    shown = view.seats[seat]
    index = state.tables.index
    state.cash[seat] = shown.gold or 0  # all gold is shown
    state.points[seat] = shown.points
    land = state.land(seat)
    for laid in shown.territory[1:]:
        land.place(index[laid.tile], laid.x, laid.y, laid.turn)
    place = OFFERS * seat
    for offer in shown.offers:
        state.offer[place] = index[offer.tile]
        state.price[place] = offer.price or 0
        place += 1
    for tile in shown.hand:
        state.hand[HAND * seat + state.hand_count[seat]] = index[tile]
        state.hand_count[seat] += 1
    # A rival who has sealed prices may have chosen anything: it is asked again.
    is_sealed = seat == view.seat and not shown.acting
    if (state.phase == PRICE and not is_sealed) or (state.phase == BUILD and shown.hand):
        state.waiting |= 1 << seat
