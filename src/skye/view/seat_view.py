"""What one seat, or a spectator, may see of a game: built field by field, never the state minus its secrets."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from skye.material import expansions
from skye.material.expansions import NAMES, Part, named
from skye.material.tables import Tables, shipped_tables
from skye.rules.game import Game
from skye.rules.round_engine import RoundEngine
from skye.view.hidden_gold import visible_gold


class Offer(msgspec.Struct, frozen=True):
    """A tile in front of a seat."""

    tile: str
    price: int | None
    """None while the viewer does not know it, and for the axe."""
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
    """Gold in hand; None where it is hidden from the viewer (P4)."""
    offers: tuple[Offer, ...]
    hand: tuple[str, ...]
    """Tiles gained this round and not yet laid; they are public."""
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
    """Gold in each round for every player ahead."""
    seats: tuple[SeatView, ...]
    bag: tuple[str, ...]
    """The tiles in the bag, sorted; everybody can work them out."""
    winners: tuple[int, ...]
    expansion: msgspec.Struct | None = None
    """What an expansion adds to the table."""


class ViewPart(Part, module="view"):
    """What an expansion adds to a view."""

    seat: ClassVar[type[msgspec.Struct] | None] = None
    """The kind of value that it adds to a seat."""
    table: ClassVar[type[msgspec.Struct] | None] = None
    """The kind of value that it adds to the table."""

    def seat_view(self, game: Game, seat: int, *, is_own: bool) -> msgspec.Struct | None:
        """What it adds to a seat; its secrets only for the seat itself."""
        return None

    def table_view(self, game: Game) -> msgspec.Struct | None:
        """What it adds to the table."""
        return None

    def restore(self, state: RoundEngine, view: View) -> None:
        """Restore its part of a game from a view; the base's part is done."""

    def layouts(self, view: View) -> tuple[str, ...]:
        """What it had laid out for each seat when the game began, as in a set-up."""
        return ()


def view(game: Game, seat: int | None, *, open_gold: bool = False) -> View:
    """What a seat sees now; `open_gold` is for play with everybody's gold on the table (P4)."""
    rounds = game.tables.material.rounds_for(game.players)
    acting = game.to_act()
    if seat is not None:
        game.gold(seat)  # raises an error for a seat that does not exist
    added = expansions.of(game.tables.material).part(ViewPart)
    return View(
        seat=seat,
        round=game.round,
        rounds=game.rounds,
        phase=game.phase,
        start=game.start,
        turn=game.turn,
        scoring=game.setup.scoring,
        scored=rounds.scored,
        catch_up=rounds.catch_up,
        seats=tuple(
            SeatView(
                points=points,
                gold=visible_gold(game, other, seat, open_gold=open_gold),
                offers=_offers(game, other, is_own=other == seat),
                hand=game.hand(other),
                territory=tuple(
                    LaidTile(tile.id, x, y, turn) for (x, y), (tile, turn) in game.territory(other).items()
                ),
                acting=other in acting,
                expansion=added.seat_view(game, other, is_own=other == seat),
            )
            for other, points in enumerate(game.scores())
        ),
        bag=game.bag(),
        winners=game.winners(),
        expansion=added.table_view(game),
    )


def tables_of(view: View) -> Tables:
    """The shipped material of the game that a view shows: an expansion is known by what it adds to the table."""
    added = type(view.expansion)
    return shipped_tables(next((name for name in NAMES if named(name).part(ViewPart).table is added), None))


def _offers(game: Game, seat: int, *, is_own: bool) -> tuple[Offer, ...]:
    offers = game.offers(seat)
    if game.phase == "draw" or (game.phase == "price" and not (is_own and seat not in game.to_act())):
        return tuple(Offer(tile, None) for tile, _ in offers)
    return tuple(Offer(tile, price or None, axe=price == 0) for tile, price in offers)


def read_view(plain: dict[str, Any], expansion: str | None) -> View:
    """A view from JSON, with what this expansion adds to it."""
    seats = [{**seat, "expansion": None} for seat in plain["seats"]]
    shown = msgspec.convert({**plain, "expansion": None, "seats": seats}, View)
    added = expansions.named(expansion).part(ViewPart)
    return msgspec.structs.replace(
        shown,
        expansion=_read(plain["expansion"], added.table),
        seats=tuple(
            msgspec.structs.replace(seat, expansion=_read(sent["expansion"], added.seat))
            for seat, sent in zip(shown.seats, plain["seats"], strict=True)
        ),
    )


def _read(plain: object, kind: type[msgspec.Struct] | None) -> msgspec.Struct | None:
    return None if kind is None else msgspec.convert(plain, kind)
