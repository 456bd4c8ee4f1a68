"""A whole game as lines: told while it is played, written, read back and proved, without any random number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from skye import expansions, explain, words
from skye.core.game import Game
from skye.errors import IllegalMoveError, RecordError, SetupError
from skye.events import (
    LONGEST_NAME,
    Begun,
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
    to_text,
)
from skye.explain import Laid, Line, Survey
from skye.material import LETTERS
from skye.moves import Buy, Draw, Move, Pass, Place, Price
from skye.setup import Setup
from skye.tables import Tables, base_tables

EXCHANGE = 5  # F2


class Narrator:
    """Turns the core's log into events. Every reason is worked out by `explain` from the tiles it saw laid."""

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
        box = tables.material.expansion
        self.teller = None if box is None else expansions.part(box.name, "record").Teller(self, rules)
        """Tells what the expansion has put into the log."""

    def tell(self, log: Iterable[tuple[Any, ...]]) -> Iterator[Event]:
        """The events of some entries of the log."""
        for kind, *values in log:
            tell = getattr(self, f"_{kind}", None) or getattr(self.teller, kind)
            yield from tell(*values)

    def _name(self, tile: int) -> str:
        return self.tables.tiles[tile].id

    def survey(self, seat: int) -> Survey:
        """What there is to know about a seat's territory."""
        survey = self.surveys[seat]
        if survey is None:
            land = self.lands[seat]
            survey = self.surveys[seat] = Survey(land) if self.teller is None else self.teller.survey(seat, land)
        return survey

    def forget_surveys(self) -> None:
        """Let go of what is only worked out again when points or income are told."""
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
        if self.teller is not None:
            self.teller.bought(seat, tile, seller)
        yield Sold(seat, self._name(tile), seller, price, price, gold, seller_gold)

    def _pass(self, seat: int) -> Iterator[Event]:
        yield Pass(seat)

    def _keep(self, seat: int, tile: int, lost: int, gold: int) -> Iterator[Event]:
        self.pay(seat, 0, gold)
        if self.teller is not None:
            self.teller.kept(seat, tile)
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
        """Add the points of explained lines to a seat, and give all its points."""
        self.prove("points", seat, explain.total(lines), points)
        self.score_up(seat, points, total)
        return total

    def score_up(self, seat: int, points: int, total: int) -> None:
        """Add points to a seat and hold the sum against the core's."""
        self.points[seat] += points
        self.prove("total", seat, self.points[seat], total)

    def pay(self, seat: int, change: int, gold: int) -> None:
        """Change a seat's gold and hold the sum against the core's."""
        self.gold[seat] += change
        self.prove("gold", seat, self.gold[seat], gold)

    def prove(self, what: str, seat: int, explained: int, counted: int) -> None:
        """The core's number must be what follows from the events so far; anything else is a fault in this program."""
        if explained != counted:
            raise RecordError(
                "record-fault", what=what, round=self.round, seat=seat, explained=explained, counted=counted
            )


class Recorder:
    """A game that tells what happens in it; `rules` as in `Game`."""

    def __init__(
        self,
        setup: Setup,
        tables: Tables | None = None,
        *,
        names: Sequence[str] | None = None,
        number: int = 1,
        label: str = "",
        rules: int | None = None,
    ) -> None:
        tables = base_tables() if tables is None else tables
        self.game = Game(setup, tables, logged=True, rules=rules)
        self.narrator = Narrator(setup, tables, rules)
        self.names = tuple(names or (f"player {seat}" for seat in range(setup.players)))
        self.begun = Begun(number, label, self.names, setup.start, setup.scoring, setup.expansion)
        if len(self.names) != setup.players or max(map(len, self.names)) > LONGEST_NAME:
            raise SetupError("setup-names", found=len(self.names), players=setup.players, most=LONGEST_NAME)

    def opening(self) -> list[Event]:
        """What happens before the first move."""
        return [self.begun, *self.drain()]

    def apply(self, move: Move) -> list[Event]:
        """Make a move and tell what became known by it."""
        self.game.apply(move)
        return self.drain()

    def drain(self) -> list[Event]:
        """What has happened since this was last asked."""
        return list(self.narrator.tell(self.game.take_log()))


def setup_of(begun: Begun) -> Setup:
    """The set-up that a game began with."""
    return Setup(len(begun.names), begun.start, begun.scoring, begun.expansion)


class Proof:
    """Plays a recorded game again from its moves and holds every line against the rules."""

    def __init__(self, begun: Begun, tables: Tables, rules: int | None = None) -> None:
        self.recorder = Recorder(
            setup_of(begun), tables, names=begun.names, number=begun.number, label=begun.label, rules=rules
        )
        self.expected = self.recorder.opening()[1:]
        self.sealed: list[tuple[int, Event]] = []
        """Lines not yet confirmed: prices are told only when the last of them is known."""

    @property
    def is_over(self) -> bool:
        """Whether the record has told the whole game."""
        return not self.expected and not self.recorder.game.to_act()

    def check(self, line: int, event: Event) -> None:
        """Hold one line of the record against the rules; RecordError points at the first that is wrong."""
        self.sealed.append((line, event))
        if isinstance(event, Move) and not self.expected:
            try:
                self.expected = self.recorder.apply(event)
            except IllegalMoveError as error:
                raise RecordError(
                    "record-illegal", file="", line=line, found=to_text(event), problem=str(error)
                ) from error
        elif not self.expected:
            raise RecordError("record-unexpected", line=line, found=to_text(event), expected=self.next_text())
        while self.expected and self.sealed:
            number, found = self.sealed.pop(0)
            expected = self.expected.pop(0)
            if found != expected:
                raise RecordError("record-differs", line=number, found=to_text(found), expected=to_text(expected))

    def next_text(self) -> str:
        """What the rules would have next."""
        if self.expected:
            return to_text(self.expected[0])
        game = self.recorder.game
        return words.text(f"next-{game.phase}", seats=", ".join(map(str, game.to_act())))
