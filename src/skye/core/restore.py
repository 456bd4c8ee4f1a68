"""A game rebuilt from what one seat sees. Whatever the view does not show is still to be decided in it."""

from __future__ import annotations

from typing import Any

from skye.core.flow import Flow
from skye.core.game import Game
from skye.setup import Setup
from skye.tables import Tables

DRAW = 0  # the phases as in flow.py
PRICE = 1
BUY = 2
BUILD = 3
OVER = 4
OFFERS = 3
HAND = 8
NONE = 255
PHASES = {"draw": DRAW, "price": PRICE, "buy": BUY, "build": BUILD, "over": OVER}


def restore(view: Any, tables: Tables, layouts: tuple[str, ...]) -> Game:
    """The game of this view, in which all gold is shown; rivals' sealed choices are not made yet."""
    players = len(view.seats)
    first = (view.start - view.round + 1) % players
    game = Game(Setup(players, first, view.scoring, layouts), tables)
    flow = game._flow
    flow.start = view.start
    flow.round = view.round
    flow.turn = view.turn
    flow.phase = PHASES.get(view.phase, BUILD)
    flow.waiting = 0
    flow.bag_count = 0
    for tile in range(len(tables.tiles)):
        flow.bag_at[tile] = NONE
    for name in view.bag:
        flow.put_back(tables.index[name])
    for seat in range(players):
        _restore_seat(flow, seat, view)
    if flow.expansion is not None:
        flow.expansion.restore(flow, view)
    return game


def _restore_seat(flow: Flow, seat: int, view: Any) -> None:
    shown = view.seats[seat]
    index = flow.tables.index
    flow.cash[seat] = shown.gold
    flow.points[seat] = shown.points
    land = flow.land(seat)
    for laid in shown.territory[1:]:
        land.place(index[laid.tile], laid.x, laid.y, laid.turn)
    place = OFFERS * seat
    for offer in shown.offers:
        flow.offer[place] = index[offer.tile]
        flow.price[place] = offer.price or 0
        place += 1
    for tile in shown.hand:
        flow.hand[HAND * seat + flow.hand_count[seat]] = index[tile]
        flow.hand_count[seat] += 1
    # A rival who has sealed prices may have chosen anything: it is asked again.
    is_sealed = seat == view.seat and not shown.acting
    if (flow.phase == PRICE and not is_sealed) or (flow.phase == BUILD and shown.hand):
        flow.waiting |= 1 << seat
