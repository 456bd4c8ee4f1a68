"""What laying a tile would change in a territory, counted for every place where it fits."""

from __future__ import annotations

from skye.rules.game import Game
from skye.rules.round_engine import RoundEngine
from skye.rules.scoring import scroll_points
from skye.rules.territory import Territory


def placement_effects(game: Game, seat: int, tile: int) -> list[tuple[int, ...]]:
    """Every way for a seat to lay a tile, as x, y and turn, with the changes that `_count` names, in its order."""
    state = game._state.copy()
    land = state.land(seat)
    before = land.copy()
    now = _count(state, seat)
    found = []
    for spot in range(before.spots):
        for turn in range(4):
            if before.fits_at(tile, spot, turn):
                land.become(before)
                land.lay(tile, spot, turn)
                place = (before.spot_east[spot], before.spot_north[spot], turn)
                found.append(place + tuple([new - old for new, old in zip(_count(state, seat), now, strict=True)]))
    return found


def _count(state: RoundEngine, seat: int) -> list[int]:
    """The points for A, B, C and D as if each were scored now, for scrolls; whisky joined; completed areas."""
    land = state.land(seat)
    found = [state.scoring_points(state.scoring[letter], seat) for letter in range(4)]
    return [*found, scroll_points(land), land.whisky_joined(), _completed(land)]


def _completed(land: Territory) -> int:
    """How many areas are completed (A1)."""
    found = 0
    for area in range(land.areas):
        found += land.is_completed(area)
    return found
