"""What one seat, or a spectator, may see of a game: built up field by field, never the state minus its secrets."""

from __future__ import annotations

from typing import Any

import msgspec

from skye import expansions
from skye.core.game import Game
from skye.core.restore import restore
from skye.errors import SetupError
from skye.tables import Tables, shipped_tables


class Offer(msgspec.Struct, frozen=True):
    """A tile in front of a seat."""

    tile: str
    price: int | None
    """None while it is not known to the viewer, and for the axe."""
    axe: bool = False


class LaidTile(msgspec.Struct, frozen=True):
    """A tile in a territory."""

    tile: str
    x: int
    y: int
    turn: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it."""

    points: int
    gold: int | None
    """Gold in hand; None where it is kept from the viewer (P4)."""
    offers: tuple[Offer, ...]
    hand: tuple[str, ...]
    """Tiles gained this round and not yet laid; they lie open."""
    territory: tuple[LaidTile, ...]
    """In the order they were laid, the castle first."""
    acting: bool
    """Whether the game waits for this seat."""
    expansion: msgspec.Struct | None = None
    """What an expansion adds to the seat."""


class View(msgspec.Struct, frozen=True):
    """A game as one seat sees it, or a spectator, whose seat is None."""

    seat: int | None
    round: int
    rounds: int
    phase: str
    """draw, price, buy, build or over, or a phase of the expansion."""
    start: int
    """The seat of the start player."""
    turn: int
    """How many seats have drawn in this phase, or have had their purchase; a second purchase counts again."""
    scoring: tuple[str, ...]
    """The scoring tiles A, B, C, D."""
    scored: tuple[str, ...]
    """The letters scored in each round."""
    catch_up: tuple[int, ...]
    """Gold in each round for every player in front."""
    seats: tuple[SeatView, ...]
    bag: tuple[str, ...]
    """The tiles in the bag, sorted; everybody can work them out."""
    winners: tuple[int, ...]
    expansion: msgspec.Struct | None = None
    """What an expansion adds to the table."""


def view(game: Game, seat: int | None, *, open_gold: bool = False) -> View:
    """What a seat sees now; `open_gold` plays with everybody's gold on the table (P4)."""
    rounds = game.tables.material.rounds_for(game.players)
    phase = game.phase
    acting = game.to_act()
    if seat is not None:
        game.gold(seat)  # complains about a seat that is not there
    box = game.tables.material.expansion
    added = None if box is None else expansions.part(box.name, "view")
    return View(
        seat=seat,
        round=game.round,
        rounds=game.rounds,
        phase=phase,
        start=game.start,
        turn=game.turn,
        scoring=game.setup.scoring,
        scored=rounds.scored,
        catch_up=rounds.catch_up,
        seats=tuple(
            SeatView(
                points=points,
                gold=game.gold(other) if open_gold or other == seat or phase == "over" else None,
                offers=_offers(game, other, is_own=other == seat),
                hand=game.hand(other),
                territory=tuple(
                    LaidTile(tile.id, x, y, turn) for (x, y), (tile, turn) in game.territory(other).items()
                ),
                acting=other in acting,
                expansion=None if added is None else added.seat_view(game, other, is_own=other == seat),
            )
            for other, points in enumerate(game.scores())
        ),
        bag=game.bag(),
        winners=game.winners(),
        expansion=None if added is None else added.table_view(game),
    )


def imagine(view: View, tables: Tables | None = None) -> Game:
    """A game that looks like this view and can be played on, for a bot that searches.

    Nothing is in it that the view does not show: rivals' sealed prices and plans are still to be made. The view must
    show all gold (`open_gold`). Without tables, the material as shipped.
    """
    if any(seat.gold is None for seat in view.seats):
        raise SetupError("setup-hidden-gold")
    layouts: tuple[str, ...] = ()
    name = next((name for name in expansions.NAMES if tables is None and view.expansion is not None), None)
    tables = shipped_tables(name) if tables is None else tables
    if tables.material.expansion is not None:
        layouts = expansions.part(tables.material.expansion.name, "view").layouts(view)
    return restore(view, tables, layouts)


def _offers(game: Game, seat: int, *, is_own: bool) -> tuple[Offer, ...]:
    offers = game.offers(seat)
    if game.phase == "draw" or (game.phase == "price" and not (is_own and seat not in game.to_act())):
        return tuple(Offer(tile, None) for tile, _ in offers)
    return tuple(Offer(tile, price or None, axe=price == 0) for tile, price in offers)


def read_view(plain: dict[str, Any], expansion: str | None) -> View:
    """A view that has travelled as JSON, with what this expansion adds to it."""
    seats = [{**seat, "expansion": None} for seat in plain["seats"]]
    shown = msgspec.convert({**plain, "expansion": None, "seats": seats}, View)
    if expansion is None:
        return shown
    added = expansions.part(expansion, "view")
    return msgspec.structs.replace(
        shown,
        expansion=msgspec.convert(plain["expansion"], added.TABLE),
        seats=tuple(
            msgspec.structs.replace(seat, expansion=msgspec.convert(sent["expansion"], added.SEAT))
            for seat, sent in zip(shown.seats, plain["seats"], strict=True)
        ),
    )
