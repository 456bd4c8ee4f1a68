"""What happens in a game as events: the log of the rules, with every number in it calculated again and compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from skye.material import expansions
from skye.material.box import LETTERS
from skye.material.errors import RecordError
from skye.material.expansions import Part
from skye.material.moves import Buy, Draw, Pass, Place, Price
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.record import explain
from skye.record.events import (
    Event,
    Exchanged,
    Income,
    Kept,
    Over,
    Returned,
    Round,
    Scored,
    Scrolls,
    Sold,
    Staked,
)
from skye.record.explain import Laid, Land, Line, Survey
from skye.rules.game_state import LogEntry

EXCHANGE = 5  # F2


class Narrator:
    """Turns the core's log into events. Every reason is worked out by `explain` from the tiles laid so far."""

    def __init__(self, setup: Setup, tables: Tables, rules: int | None = None) -> None:
        self.setup = setup
        self.tables = tables
        self.rounds = tables.material.rounds_for(setup.players)
        self.round = 0
        self.gold = [0] * setup.players
        self.points = [0] * setup.players
        castle = Laid(tables.tiles[0], 0)
        self.lands = [{(0, 0): castle} for _ in range(setup.players)]
        self.surveys: list[Survey | None] = [None] * setup.players
        self.added = expansions.of(tables.material).part(RecordPart).narrator(self, rules)
        """For the expansion's entries in the log."""

    def tell(self, log: Iterable[LogEntry]) -> Iterator[Event]:
        """The events of some entries of the log."""
        for kind, *values in log:
            tell = getattr(self, f"_{kind}", None)
            yield from self.added.tell(kind, values) if tell is None else tell(*values)

    def _name(self, tile: int) -> str:
        return self.tables.tiles[tile].id

    def survey(self, seat: int) -> Survey:
        """The areas and roads of a seat's territory."""
        survey = self.surveys[seat]
        if survey is None:
            survey = self.surveys[seat] = self.added.survey(seat, self.lands[seat])
        return survey

    def forget_surveys(self) -> None:
        """Drop what is only computed again when points or income are explained."""
        self.surveys = [None] * self.setup.players

    def _round(self, number: int, start: int) -> Iterator[Event]:
        self.round = number
        yield Round(number, start, self.rounds.scored[number - 1], self.rounds.catch_up[number - 1])

    def _income(self, seat: int, ahead: int, gold: int) -> Iterator[Event]:
        self.prove("ahead", seat, sum(points > self.points[seat] for points in self.points), ahead)
        lines = explain.income(self.survey(seat), ahead, self.rounds.catch_up[self.round - 1])
        self.pay(seat, explain.total(lines), gold)
        yield Income(seat, lines, gold)

    def _draw(self, seat: int, *tiles: int) -> Iterator[Event]:
        yield Draw(seat, tuple(map(self._name, tiles)))

    def _price(self, seat: int, tiles: Sequence[int], prices: Sequence[int]) -> Iterator[Event]:
        offers = [(self._name(tile), price) for tile, price in zip(tiles, prices, strict=True)]
        axe = next((tile for tile, price in offers if price == 0), None)
        yield Price(seat, axe, tuple((tile, price) for tile, price in offers if price))

    def _stake(self, seat: int, staked: int, gold: int) -> Iterator[Event]:
        self.pay(seat, -staked, gold)
        yield Staked(seat, staked, gold)

    def _axe(self, seat: int, tile: int) -> Iterator[Event]:
        yield Returned(seat, self._name(tile), "axe")

    def _buy(self, seat: int, tile: int) -> Iterator[Event]:
        yield Buy(seat, self._name(tile))

    def _sold(self, seat: int, tile: int, seller: int, price: int, gold: int, seller_gold: int) -> Iterator[Event]:
        self.pay(seat, -price, gold)
        self.pay(seller, price + price, seller_gold)
        self.added.bought(seat, tile, seller)
        yield Sold(seat, self._name(tile), seller, price, price, gold, seller_gold)

    def _pass(self, seat: int) -> Iterator[Event]:
        yield Pass(seat)

    def _keep(self, seat: int, tile: int, lost: int, gold: int) -> Iterator[Event]:
        self.pay(seat, 0, gold)
        self.added.kept(seat, tile)
        yield Kept(seat, self._name(tile), lost, gold)

    def _place(self, seat: int, tile: int, x: int, y: int, turn: int) -> Iterator[Event]:
        self.lands[seat][x, y] = Laid(self.tables.tiles[tile], turn)
        self.surveys[seat] = None
        yield Place(seat, self._name(tile), x, y, turn)

    def _unplaced(self, seat: int, tile: int) -> Iterator[Event]:
        yield Returned(seat, self._name(tile), "unplaced")

    def _score(self, seat: int, letter: int, points: int, total: int) -> Iterator[Event]:
        name = self.setup.scoring[letter]
        scoring = self.tables.material.scoring[self.tables.scoring_index[name]]
        surveys = [self.survey(other) for other in range(self.setup.players)]
        lines = explain.score(scoring, surveys, seat, self.gold)
        yield Scored(seat, LETTERS[letter], name, lines, points, self.add(seat, lines, points, total))

    def _scrolls(self, seat: int, points: int, total: int) -> Iterator[Event]:
        lines = explain.scrolls(self.survey(seat))
        yield Scrolls(seat, lines, points, self.add(seat, lines, points, total))

    def _exchange(self, seat: int, points: int, gold: int, total: int) -> Iterator[Event]:
        spent = EXCHANGE * (self.gold[seat] // EXCHANGE)
        self.pay(seat, -spent, gold)
        self.prove("points", seat, spent // EXCHANGE, points)
        self.score_up(seat, points, total)
        yield Exchanged(seat, spent, points, gold, total)

    def _over(self) -> Iterator[Event]:
        results = list(zip(self.points, self.gold, strict=True))
        winners = tuple(seat for seat, result in enumerate(results) if result == max(results))
        yield Over(tuple(self.points), tuple(self.gold), winners)

    def add(self, seat: int, lines: Sequence[Line], points: int, total: int) -> int:
        """Add the points of explained lines to a seat; returns all its points."""
        self.prove("points", seat, explain.total(lines), points)
        self.score_up(seat, points, total)
        return total

    def score_up(self, seat: int, points: int, total: int) -> None:
        """Add points to a seat and compare the sum with the core's."""
        self.points[seat] += points
        self.prove("total", seat, self.points[seat], total)

    def pay(self, seat: int, change: int, gold: int) -> None:
        """Change a seat's gold and compare the sum with the core's."""
        self.gold[seat] += change
        self.prove("gold", seat, self.gold[seat], gold)

    def prove(self, what: str, seat: int, explained: int, counted: int) -> None:
        """The core's number must follow from the events so far; anything else is a bug in this program."""
        if explained != counted:
            raise RecordError(
                "record-fault", what=what, round=self.round, seat=seat, explained=explained, counted=counted
            )


class ExpansionNarrator:
    """What an expansion adds to the narration of one game."""

    def survey(self, seat: int, land: Land) -> Survey:
        """A seat's territory with what the expansion has put into it."""
        return Survey(land)

    def bought(self, seat: int, tile: int, seller: int) -> None:
        """A seat has bought a tile."""

    def kept(self, seat: int, tile: int) -> None:
        """A seat has kept a tile."""

    def tell(self, kind: str, values: Sequence[object]) -> Iterator[Event]:
        """The events of an entry that the expansion has put into the log."""
        raise LookupError(kind)


class RecordPart(Part, module="record"):
    """How an expansion is narrated."""

    def narrator(self, narrator: Narrator, rules: int | None) -> ExpansionNarrator:
        """The narrator of its part of a game that is played by these rules, the newest if None."""
        return ExpansionNarrator()
