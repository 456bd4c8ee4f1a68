"""Follows the events of recorded games and turns them into rows. Nothing is replayed: records are trusted as far as
they are consistent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from skye.material.box import LETTERS
from skye.material.expansions import Part, named
from skye.material.moves import Buy, Draw, Move, Place, Price
from skye.record.events import Begun, Event, Fact, Kept, Over, Returned, Round, Scored, Sold, Staked, gold_after
from skye.study.stats.rows import DecisionRow, GameRow, NotedRow, PlayerRow, PointsRow, Row, SaleRow

PLAYERS = range(2, 6)
AT_THE_END = ("scrolls", "exchanged")
"""Sources of points in every game after its last round, named like the events."""

PHASES = {"price": "price", "buy": "buy", "pass": "buy", "place": "build"}
"""The phase that a move belongs to; any other move belongs to the phase it was made in."""


class StatsPart(Part, module="stats"):
    """What is counted in games with an expansion."""

    sources: ClassVar[tuple[str, ...]] = ()
    """The events that give points, besides those of the base game."""
    phases: ClassVar[Mapping[str, str]] = {}
    """The phases that its moves belong to; other moves belong to the phase they are made in."""
    row: ClassVar[str] = ""
    rows: ClassVar[tuple[str, ...]] = ()
    column: ClassVar[str] = ""
    columns: ClassVar[tuple[str, ...]] = ()
    """A table of counts; `row` and `column` begin the names of the messages for what `rows` and `columns` list."""

    def noted(self, event: Fact) -> tuple[str, str] | None:
        """The row and the column that an event is counted in."""
        return None


class MisfitError(Exception):
    """An event does not fit those before it."""


class Offer(msgspec.Struct):
    """A tile that somebody has drawn in this round."""

    seller: int
    gold: int
    price: int | None
    outcome: str | None = None
    buyer: int | None = None
    purchase: int | None = None
    laid: bool | None = None


class Follower:
    """Takes in one game after the other; rows are added to the lists given."""

    def __init__(self, rows: dict[str, list[Row]], *, decisions: bool) -> None:
        self.rows = rows
        self.decisions = decisions
        """Whether rows are made of decisions, the most there are."""
        self.begun: Begun | None = None
        """The game that is being read."""
        self.game = 0
        self._handlers: dict[type, Callable[[Any], None]] = {
            Draw: lambda _: None,  # the tiles appear again with their prices
            Price: self._price,
            Place: self._place,
            Round: self._round,
            Staked: self._staked,
            Returned: self._returned,
            Sold: self._sold,
            Kept: self._kept,
            Scored: self._scored,
            Over: self._over,
        }

    def begin(self, begun: Begun, file: str, expansion: str | None) -> None:
        """A game begins."""
        players = len(begun.names)
        if players not in PLAYERS or begun.start >= players or len(set(begun.scoring)) != len(LETTERS):
            raise MisfitError
        self.begun = begun
        self.file = file
        self.expansion = expansion
        self.added = named(expansion).part(StatsPart)
        self.phases = {**PHASES, **self.added.phases}
        self.game += 1
        self.number = self.round = self.purchases = 0
        self.first = begun.start
        self.phase = "price"
        self.gold = [0] * players
        self.points = [0] * players
        self.offers: dict[str, Offer] = {}

    def follow(self, event: Event) -> None:
        """Any other event; MisfitError if it is impossible here."""
        try:
            handler = self._handlers.get(type(event))
            if isinstance(event, Move) and not isinstance(event, Draw):
                self._decision(event)
            for seat, gold in gold_after(event).items():
                self.gold[seat] = gold
            if handler is not None:
                handler(event)
            elif isinstance(event, Fact):
                self._other(event)
        except LookupError as error:
            raise MisfitError from error

    # Moves

    def _decision(self, move: Move) -> None:
        kind = str(move.__struct_config__.tag)
        self.phase = self.phases.get(kind, self.phase)
        self.number += 1
        seat = move.seat
        gold, points = self.gold[seat], self.points[seat]
        if not self.decisions or self.begun is None:
            return
        offer = self.offers[move.tile] if isinstance(move, Buy) else None
        row = DecisionRow(
            game=self.game,
            number=self.number,
            round=self.round,
            phase=self.phase,
            seat=seat,
            name=self.begun.names[seat],
            position=self._position(seat),
            kind=kind,
            move=str(move),
            tile=getattr(move, "tile", None),
            price=None if offer is None else offer.price,
            seller=None if offer is None else offer.seller,
            x=getattr(move, "x", None),
            y=getattr(move, "y", None),
            turn=getattr(move, "turn", None),
            gold=gold,
            points=points,
        )
        self.rows["decisions"].append(row)

    def _price(self, move: Price) -> None:
        gold = self.gold[move.seat]
        for tile, price in (*([] if move.axe is None else [(move.axe, None)]), *move.prices):
            _require(tile not in self.offers and (price is None or price >= 1))
            self.offers[tile] = Offer(move.seat, gold, price)

    def _place(self, move: Place) -> None:
        offer = self.offers[move.tile]
        _require((offer.outcome, move.seat) in (("sold", offer.buyer), ("kept", offer.seller)))
        offer.laid = True

    # Facts

    def _round(self, event: Round) -> None:
        self._settle()
        _require(event.round == self.round + 1 and event.start < len(self.gold))
        self.round = event.round
        self.first = event.start
        self.phase = "price"
        self.purchases = 0

    def _staked(self, _: Staked) -> None:
        self.phase = "buy"

    def _returned(self, event: Returned) -> None:
        offer = self.offers[event.tile]
        if event.reason == "axe":
            _require(offer.price is None and offer.seller == event.seat)
            offer.outcome = "axe"
        else:
            offer.laid = False

    def _sold(self, event: Sold) -> None:
        offer = self.offers[event.tile]
        _require((offer.seller, offer.price, offer.outcome) == (event.seller, event.price, None))
        self.purchases += 1
        offer.outcome, offer.buyer, offer.purchase = "sold", event.seat, self.purchases

    def _kept(self, event: Kept) -> None:
        offer = self.offers[event.tile]
        _require((offer.seller, offer.outcome) == (event.seat, None) and offer.price is not None)
        offer.outcome = "kept"

    def _scored(self, event: Scored) -> None:
        assert self.begun is not None
        _require(event.letter in LETTERS and self.begun.scoring[LETTERS.index(event.letter)] == event.tile)
        self._add_points(event, event.tile, event.letter)

    def _other(self, event: Fact) -> None:
        """An event without a handler of its own may still give points."""
        seat = getattr(event, "seat", None)
        if seat is None:
            return
        if hasattr(event, "total"):
            self._add_points(event, str(event.__struct_config__.tag), None)
        noted = self.added.noted(event)
        if noted is not None:
            self.rows["noted"].append(NotedRow(self.game, *noted))

    def _add_points(self, event: Any, source: str, letter: str | None) -> None:
        self.points[event.seat] += event.points
        _require(self.points[event.seat] == event.total)
        is_end = source in AT_THE_END
        if event.points or letter or is_end:
            round_ = None if is_end else self.round
            self.rows["points"].append(PointsRow(self.game, event.seat, round_, source, letter, event.points))

    def _over(self, event: Over) -> None:
        assert self.begun is not None
        begun, winners = self.begun, event.winners
        _require(self.round > 0)
        self._settle()
        _require(list(event.points) == self.points and len(event.gold) == len(begun.names))
        _require(bool(winners) and len(set(winners)) == len(winners) and set(winners) <= set(range(len(begun.names))))
        best = event.points[winners[0]]
        others = [points for seat, points in enumerate(event.points) if seat not in winners]
        tile_a, tile_b, tile_c, tile_d = begun.scoring
        game = GameRow(
            game=self.game,
            file=self.file,
            number=begun.number,
            label=begun.label,
            expansion=self.expansion,
            players=len(begun.names),
            rounds=self.round,
            start=begun.start,
            scoring_a=tile_a,
            scoring_b=tile_b,
            scoring_c=tile_c,
            scoring_d=tile_d,
            winners=list(winners),
            best=best,
            lead=best - max(others) if others else None,
        )
        self.rows["games"].append(game)
        for seat, name in enumerate(begun.names):
            won = seat in winners
            position = (seat - begun.start) % len(begun.names) + 1
            share = 1 / len(winners) if won else 0.0
            row = PlayerRow(self.game, seat, name, position, event.points[seat], event.gold[seat], won, share)
            self.rows["players"].append(row)
        self.begun = None

    def _settle(self) -> None:
        """The round is over: tiles were drawn, and each of them is accounted for."""
        assert self.begun is not None
        _require(bool(self.offers) == bool(self.round))
        names = self.begun.names
        for tile, offer in self.offers.items():
            if offer.outcome is None or (offer.laid is None and offer.outcome != "axe"):
                raise MisfitError
            row = SaleRow(
                game=self.game,
                round=self.round,
                seller=offer.seller,
                seller_name=names[offer.seller],
                position=self._position(offer.seller),
                gold=offer.gold,
                tile=tile,
                outcome=offer.outcome,
                price=offer.price,
                buyer=offer.buyer,
                buyer_name=names[offer.buyer] if offer.buyer is not None else None,
                buyer_position=self._position(offer.buyer) if offer.buyer is not None else None,
                purchase=offer.purchase,
                laid=offer.laid,
            )
            self.rows["sales"].append(row)
        self.offers = {}

    def _position(self, seat: int) -> int:
        """A seat's place in turn order of this round, from 1."""
        return (seat - self.first) % len(self.gold) + 1


def _require(holds: bool) -> None:
    if not holds:
        raise MisfitError
