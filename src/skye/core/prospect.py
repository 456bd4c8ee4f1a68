"""What laying a tile would change in a territory, counted for every place where it fits."""

from __future__ import annotations

from skye.core.flow import Flow
from skye.core.game import Game
from skye.core.scoring import is_majority, majority, measure, scroll_points
from skye.core.territory import Territory

BASE_SCORING = 16  # as in flow.py


def prospects(game: Game, seat: int, tile: int) -> list[tuple[int, ...]]:
    """Every way for a seat to lay a tile, as x, y and turn, with the changes that `_count` names, in its order."""
    flow = game._flow.copy()
    land = flow.land(seat)
    before = land.copy()
    now = _count(flow, seat)
    found = []
    for spot in range(before.spots):
        for turn in range(4):
            if before.fits_at(tile, spot, turn):
                land.become(before)
                land.lay(tile, spot, turn)
                place = (before.spot_east[spot], before.spot_north[spot], turn)
                found.append(place + tuple([new - old for new, old in zip(_count(flow, seat), now, strict=True)]))
    return found


def _count(flow: Flow, seat: int) -> list[int]:
    """The points for A, B, C and D as if each were scored now, for scrolls; whisky joined; completed areas."""
    land = flow.land(seat)
    found = [_points(flow, seat, flow.scoring[letter]) for letter in range(4)]
    return [*found, scroll_points(land), land.whisky_joined(), _completed(land)]


def _points(flow: Flow, seat: int, kind: int) -> int:
    value = _value(flow, seat, kind)
    if not is_majority(kind):
        return value
    ahead = 0
    for other in range(flow.players):
        ahead += _value(flow, other, kind) > value
    return majority(kind, flow.land(seat), value, ahead)


def _value(flow: Flow, seat: int, kind: int) -> int:
    if kind >= BASE_SCORING and flow.expansion is not None:
        return flow.expansion.measure(flow, kind, seat)
    return measure(kind, flow.land(seat), flow.cash[seat])


def _completed(land: Territory) -> int:
    """How many areas are completed (A1)."""
    found = 0
    for area in range(land.areas):
        found += land.area_parent[area] == area and land.area_open[area] == 0
    return found
