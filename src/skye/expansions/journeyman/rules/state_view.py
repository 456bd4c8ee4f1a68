"""The state of the expansion as a view shows it, and restored from a view."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from skye.expansions.journeyman.journey_view import Ahead, Guide, JourneyView, TableView
from skye.expansions.journeyman.material import TRACKS
from skye.expansions.journeyman.rules.journey import Journey
from skye.expansions.journeyman.rules.paths import step_cost
from skye.expansions.journeyman.rules.phases import HELD, NAMES, REASONS, STAGES
from skye.expansions.journeyman.rules.requirements import meets
from skye.expansions.journeyman.rules.state import JourneymanState
from skye.rules.game_state import GameState
from skye.view.seat_view import View

if not cython.compiled:
    from skye.expansions.journeyman.rules.constants import BONUSES, ROADS, SALE, SPACES
    from skye.material.constants import AFTER_BUILDING, AFTER_PURCHASE


def journey_view(own: JourneymanState, seat: int, is_open: bool, is_guided: bool) -> JourneyView:
    """The journey of a seat, with its plan if that is visible to the viewer, and with a guide if it needs one."""
    journey = own.journeys[seat]
    roads = [
        (journey.cell(slot), journey.cell(journey.neighbour(slot, side)))
        for slot in range(journey.land.count)
        for side in range(2)
        if journey.placed[slot] & (1 << side)
    ]
    return JourneyView(
        standing=journey.cell(journey.standing),
        markers=(journey.marker[0], journey.marker[1], journey.marker[2]),
        reached=(journey.reached[0], journey.reached[1], journey.reached[2]),
        layout=tuple([NAMES[journey.layout[place]] for place in range(BONUSES)]),
        won=_names(journey.won),
        fresh=_names(journey.fresh),
        rights=_names(journey.rights),
        symbols=own.symbols[seat],
        roads=journey.roads,
        laid=tuple(sorted([(min(edge), max(edge)) for edge in roads])),
        waypoints=journey.markers_owned(),
        movement=journey.movement(),
        plan=own.plan_of(journey) if is_open else None,
        extra=bool(journey.extra) if is_open else None,
        guide=_guide(own, journey) if is_guided else None,
    )


def _guide(own: JourneymanState, journey: Journey) -> Guide:
    """What helps a seat to plan and to walk: costs, the next step on each track, tiles that meet the requirements."""
    ways = []
    for slot in range(journey.land.count):
        for side in range(2):
            other = journey.neighbour(slot, side)
            if other >= 0:
                ways.append((journey.cell(slot), journey.cell(other), step_cost(journey, slot, side, other)))
    ahead = []
    cells = {}
    for track in range(3):
        spaces = own.board.side.track(TRACKS[track])
        after = journey.copy(journey.land)
        points = after.step(track)
        space = after.marker[track]
        banner = spaces[space - 1].banner if space > journey.reached[track] else ""
        bonus = "".join(_names(after.won & ~journey.won))
        ahead.append(Ahead(space, journey.fee(track), own.castle_price(journey, 0, track), points, bonus, banner))
        # What a walk can reach: as many steps as there are markers, or one back from the end.
        for near in range(max(journey.marker[track] - 1, 1), journey.marker[track] + 4):
            if near <= own.board.length[track]:
                asked = own.board.requirement[track * SPACES + near]
                tiles = [slot for slot in range(journey.land.count) if meets(journey, slot, asked)]
                cells[spaces[near - 1].requirement] = tuple([journey.cell(slot) for slot in tiles])
    return Guide((ahead[0], ahead[1], ahead[2]), tuple(ways), tuple(cells.items()))


def restore(own: JourneymanState, state: GameState, view: View) -> None:
    """Restore everything from a view; a plan that it does not show is still undecided."""
    for seat in range(state.players):
        journey = own.journey(state, seat)
        shown = view.seats[seat].expansion
        assert isinstance(shown, JourneyView)
        journey.stand(shown.standing[0], shown.standing[1])
        for track in range(3):
            journey.marker[track] = shown.markers[track]
            journey.reached[track] = shown.reached[track]
        journey.won = _bits(shown.won)
        journey.fresh = _bits(shown.fresh)
        journey.rights = _bits(shown.rights)
        for one, other in shown.laid:
            journey.lay_road(one[0], one[1], other[0], other[1])
        journey.roads = shown.roads
        plan = shown.plan or ()
        journey.waypoints = len(plan)
        for place, cell in enumerate(plan):
            journey.waypoint[place] = journey.slot_of(cell[0], cell[1])
        journey.extra = bool(shown.extra)
        own.symbols[seat] = shown.symbols
        if shown.plan is None or (view.phase == STAGES[ROADS] and view.seats[seat].acting):
            own.waiting |= 1 << seat
        if view.seats[seat].acting:
            own.seat = seat
    table = view.expansion
    assert isinstance(table, TableView)
    if view.phase in STAGES:
        own.stage = STAGES.index(view.phase)
        own.held = AFTER_BUILDING if table.held is None else HELD.index(table.held)
        state.hold(own.held)
    if table.reason is not None:
        own.reason = REASONS.index(table.reason)
        own.sale = own.seat if own.reason == SALE else -1
        own.closing = own.held != AFTER_PURCHASE
    if table.left is not None:
        own.left = table.left
        own.turn = (own.seat - state.start) % state.players


def _names(bonuses: int) -> tuple[str, ...]:
    """Bonus tiles stored as bits."""
    return tuple([NAMES[bonus] for bonus in range(BONUSES) if bonuses & (1 << bonus)])


def _bits(names: Sequence[str]) -> int:
    return sum([1 << number for number, name in enumerate(NAMES) if name in names])
