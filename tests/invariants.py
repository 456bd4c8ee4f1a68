"""What must hold in every game (docs/rules.md, "General principles"), checked after every single move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from journeyman_trail import Trail
from random_play import random_move

from skye import view
from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages
from skye.expansions.journeyman.explain import Journey, banners, wages
from skye.expansions.journeyman.journey_view import JourneyView
from skye.expansions.journeyman.material import TRACKS, Box
from skye.expansions.journeyman.moves import Road
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.journey import Journey as CoreJourney
from skye.expansions.journeyman.rules.scoring import points_for
from skye.material.moves import Place
from skye.material.setup import random_setup
from skye.material.tables import Tables, base_tables
from skye.record import explain
from skye.record.events import Event, Exchanged, Income, Kept, Over, Round, Scored, Scrolls, Sold, Staked
from skye.record.files import RecordFile, header, lines_of
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.rules.scoring import score_all, scroll_points
from skye.rules.territory import Territory


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
        """X2: gold changes by I1 to I3, B2, B4 and F2 only, points by E1, F1 and F2 only, and by these amounts; an
        expansion adds its named payments (W5, W6, W11, W12) and points (W10 to W12)."""
        if isinstance(event, Income | Wages):
            self.gold[event.seat] += sum(line.points for line in event.lines)
        elif isinstance(event, Staked):
            self.gold[event.seat] -= event.staked
        elif isinstance(event, Sold):
            self.gold[event.seat] -= event.price
            self.gold[event.seller] += event.price + event.returned
            assert event.seller_gold == self.gold[event.seller]
        elif isinstance(event, Scored | Scrolls | Banners):
            assert event.points == sum(line.points for line in event.lines)
            self.points[event.seat] += event.points
        elif isinstance(event, Exchanged):
            self.gold[event.seat] -= event.spent
            self.points[event.seat] += event.points
            assert event.points * 5 == event.spent
        elif isinstance(event, Stepped):
            self.gold[event.seat] -= event.price + event.fee
            self.points[event.seat] += event.points
        elif isinstance(event, BonusSettled):
            self.gold[event.seat] += event.gained
            self.points[event.seat] += event.points
        elif isinstance(event, Granted):
            self.gold[event.seat] += event.granted
        elif isinstance(event, Over):
            assert list(event.points) == self.points
            assert list(event.gold) == self.gold
        if isinstance(event, Income | Wages | Staked | Sold | Kept | Exchanged | Stepped | BonusSettled | Granted):
            assert event.gold == self.gold[event.seat] >= 0
        if isinstance(event, Scored | Scrolls | Exchanged | Banners | Stepped | BonusSettled):
            assert event.total == self.points[event.seat]


def check_scoring(game: Game, events: Iterable[Event]) -> None:
    """Core and explanation agree on every scoring tile, scroll and income, whether or not it is in this game."""
    tables = game.tables
    seats = range(game.players)
    gold = [game.gold(seat) for seat in seats]
    surveys = [survey(game, seat) for seat in seats]
    territories = rebuilt(tables, game.players, events)
    journeys = [] if tables.material.expansion is None else core_journeys(game, territories)
    for entry in tables.material.scoring:
        kind = tables.scoring_index[entry.id]
        if entry in base_tables().material.scoring or not journeys:
            counted = score_all(kind, territories, gold)
        else:
            counted = [points_for(kind, journey) for journey in journeys]
        assert counted == [explain.total(explain.score(entry, surveys, seat, gold)) for seat in seats], entry.id
    for seen, territory in zip(surveys, territories, strict=True):
        assert scroll_points(territory) == explain.total(explain.scrolls(seen))
        assert 5 + territory.whisky_joined() == explain.total(explain.income(seen, 0, 0))
    for seen, journey in zip(surveys, journeys, strict=False):
        assert isinstance(seen, Journey)
        assert journey.points() == explain.total(banners(seen))
        assert journey.income() == explain.total(wages(seen, 0))


def survey(game: Game, seat: int) -> explain.Survey:
    """A seat's territory as everybody sees it."""
    land = {cell: explain.Laid(tile, turn) for cell, (tile, turn) in game.territory(seat).items()}
    shown = view(game, None).seats[seat].expansion
    if not isinstance(shown, JourneyView):
        return explain.Survey(land)
    box = game.tables.material.expansion
    assert isinstance(box, Box)
    return Journey(land, shown.laid, shown.standing, shown.reached, box.board_for(game.players))


def rebuilt(tables: Tables, players: int, events: Iterable[Event]) -> list[Any]:
    """Everybody's territory, laid again tile by tile and road by road."""
    territories = [Territory(tables) for _ in range(players)]
    journeys: list[CoreJourney] = []
    if tables.material.expansion is not None:
        board = BoardTables(tables, players)
        journeys = [CoreJourney(board, territory) for territory in territories]
    for event in events:
        if isinstance(event, Place):
            territories[event.seat].place(tables.index[event.tile], event.x, event.y, event.turn)
        elif isinstance(event, Road):
            journeys[event.seat].lay_road(event.x, event.y, event.to_x, event.to_y)
    return territories


def core_journeys(game: Game, territories: Iterable[Territory]) -> list[CoreJourney]:
    """Everybody's journey, put where it stands."""
    board = BoardTables(game.tables, game.players)
    journeys = []
    for seat, territory in enumerate(territories):
        journey = CoreJourney(board, territory)
        shown = view(game, None).seats[seat].expansion
        assert isinstance(shown, JourneyView)
        journey.stand(*shown.standing)
        for track in range(len(TRACKS)):
            journey.reach(track, shown.reached[track])
        journeys.append(journey)
    return journeys


def play_checked(
    players: int, seed: int, tables: Tables | None = None, *, shared: bool = False, rules: int | None = None
) -> list[Event]:
    """A random game with every check after every move; its events."""
    generator = Generator(seed)
    tables = tables or base_tables()
    recorder = Recorder(random_setup(players, generator, tables.material, shared=shared), tables, rules=rules)
    purse = Purse(players)
    trail = None if tables.material.expansion is None else Trail(recorder.begun, tables)
    events: list[Event] = []
    new_events = recorder.opening()
    game = recorder.game
    while True:
        for event in new_events:
            purse.follow(event)
            if trail is not None:
                trail.follow(event)
        events += new_events
        check_state(game)
        if trail is not None:
            trail.check_question(game)
        if any(isinstance(event, Over | Round) for event in new_events):
            check_scoring(game, events)
            assert purse.gold == [game.gold(seat) for seat in range(players)]
            if trail is not None:
                trail.check(game)
        if not game.to_act():
            break
        new_events = recorder.apply(random_move(game, generator))
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


def check_replay(events: list[Event], *, text: bool, tables: Tables | None = None) -> None:
    """The events, written and read back, are proved by the rules."""
    content = header(tables or base_tables(), text=text) + lines_of(events, text=text)
    steps = list(MemoryFile(content).prove())
    assert [step.event for step in steps] == events
