"""What must hold in every game (rules, section 14), checked after every single move."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from skye import explain
from skye.core.chance import Generator
from skye.core.game import Game
from skye.core.scoring import score_all, scroll_points
from skye.core.territory import Territory
from skye.events import Event, Exchanged, Income, Kept, Over, Scored, Scrolls, Sold, Staked
from skye.record import Recorder
from skye.recordfile import RecordFile, header, lines_of
from skye.setup import random_setup
from skye.tables import Tables, base_tables


def check_state(game: Game) -> None:
    """Tiles are conserved and nobody owes gold."""
    seats = range(game.players)
    tiles = Counter(game.bag())
    for seat in seats:
        tiles.update(tile for tile, _ in game.offers(seat))
        tiles.update(game.hand(seat))
        tiles.update(tile.id for tile, _ in game.territory(seat).values() if tile.id != "castle")
        assert game.gold(seat) >= 0, "X3"
    assert tiles == Counter(tile.id for tile in game.tables.material.tiles), "X1"


class Purse:
    """Counts every seat's gold and points from the events alone."""

    def __init__(self, players: int) -> None:
        self.gold = [0] * players
        self.points = [0] * players

    def follow(self, event: Event) -> None:
        """X2: gold changes by I1 to I3, B2, B4 and F2 only, points by E1, F1 and F2 only, and by these amounts."""
        if isinstance(event, Income):
            self.gold[event.seat] += sum(line.points for line in event.lines)
        elif isinstance(event, Staked):
            self.gold[event.seat] -= event.staked
        elif isinstance(event, Sold):
            self.gold[event.seat] -= event.price
            self.gold[event.seller] += event.price + event.returned
            assert event.seller_gold == self.gold[event.seller]
        elif isinstance(event, Scored | Scrolls):
            assert event.points == sum(line.points for line in event.lines)
            self.points[event.seat] += event.points
        elif isinstance(event, Exchanged):
            self.gold[event.seat] -= event.spent
            self.points[event.seat] += event.points
            assert event.points * 5 == event.spent
        elif isinstance(event, Over):
            assert list(event.points) == self.points
            assert list(event.gold) == self.gold
        if isinstance(event, Income | Staked | Sold | Kept | Exchanged):
            assert event.gold == self.gold[event.seat] >= 0
        if isinstance(event, Scored | Scrolls | Exchanged):
            assert event.total == self.points[event.seat]


def check_scoring(game: Game) -> None:
    """Core and explanation agree on every scoring tile, scroll and income, whether or not it is in this game."""
    material = game.tables.material
    seats = range(game.players)
    gold = [game.gold(seat) for seat in seats]
    lands = [{cell: explain.Laid(tile, turn) for cell, (tile, turn) in game.territory(seat).items()} for seat in seats]
    surveys = [explain.Survey(land) for land in lands]
    territories = [rebuilt(game, seat) for seat in seats]
    for entry in material.scoring:
        counted = score_all(game.tables.scoring_index[entry.id], territories, gold)
        assert counted == [explain.total(explain.score(entry, surveys, seat, gold)) for seat in seats], entry.id
    for survey, territory in zip(surveys, territories, strict=True):
        assert scroll_points(territory) == explain.total(explain.scrolls(survey))
        assert 5 + territory.whisky_joined() == explain.total(explain.income(survey, 0, 0))


def rebuilt(game: Game, seat: int) -> Territory:
    """A seat's territory, laid again tile by tile."""
    territory = Territory(game.tables)
    for (x, y), (tile, turn) in list(game.territory(seat).items())[1:]:
        territory.place(game.tables.index[tile.id], x, y, turn)
    return territory


def play_checked(players: int, seed: int, tables: Tables | None = None) -> list[Event]:
    """A random game with every check after every move; its events."""
    generator = Generator(seed)
    tables = tables or base_tables()
    recorder = Recorder(random_setup(players, generator, tables.material), tables)
    purse = Purse(players)
    events = recorder.opening()
    for event in events:
        purse.follow(event)
    game = recorder.game
    while seats := game.to_act():
        check_state(game)
        round_before = game.round
        told = recorder.apply(game.legal(seats[generator.below(len(seats))]).sample(generator))
        for event in told:
            purse.follow(event)
        events += told
        if game.round != round_before or not game.to_act():
            check_scoring(game)
            assert purse.gold == [game.gold(seat) for seat in range(players)]
    check_state(game)
    assert tuple(purse.points) == game.scores()
    assert isinstance(events[-1], Over)
    assert events[-1].winners == game.winners()
    return events


class MemoryFile(RecordFile):
    """A file of records that stands in memory."""

    def __init__(self, content: bytes) -> None:
        super().__init__(Path("memory"))
        self.content = content

    def _open(self) -> BinaryIO:
        return BytesIO(self.content)


def check_replay(events: list[Event], *, text: bool) -> None:
    """The events, written and read back, are proved by the rules."""
    content = header(base_tables(), text=text) + lines_of(events, text=text)
    steps = list(MemoryFile(content).prove())
    assert [step.event for step in steps] == events
