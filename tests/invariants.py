"""What must hold in every game (rules, section 14), checked after every single move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from skye import view
from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.expansions.journeyman.explain import Journey, banners, wages
from skye.expansions.journeyman.journey_view import JourneyView
from skye.expansions.journeyman.material import BONUS, SLOTS, TRACKS, Board, Box, Space
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.expansions.journeyman.rules.board import BoardTables
from skye.expansions.journeyman.rules.journey import Journey as CoreJourney
from skye.material.moves import Buy, Move, Pass, Place, Price
from skye.material.setup import random_setup
from skye.material.tables import Tables, base_tables, shipped_tables
from skye.record import explain
from skye.record.events import (
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
)
from skye.record.files import RecordFile, header, lines_of
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.rules.scoring import score_all, scroll_points
from skye.rules.territory import Territory

Cell = tuple[int, int]
CASTLE: Cell = (0, 0)


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


class Traveller:
    """What the events so far say about one seat's journey."""

    def __init__(self, layout: str) -> None:
        self.layout = layout.split("+")
        self.cells = {CASTLE}
        self.standing = CASTLE
        self.markers: dict[str, int] = dict.fromkeys(TRACKS, 0)
        self.reached: dict[str, int] = dict.fromkeys(TRACKS, 0)
        self.plan: list[Cell] = []
        """Markers laid out and not yet collected."""
        self.left = 0
        """Movement points."""
        self.won: set[str] = set()
        self.fresh: set[str] = set()
        """Bonus tiles won in this phase."""
        self.settled: set[str] = set()
        """Bonus tiles that have taken effect."""
        self.used: set[str] = set()
        """Bonus tiles that serve once and have."""
        self.roads_won = 0
        self.roads_new = 0
        """Those won in this phase, which must wait for the next."""
        self.laid: set[tuple[Cell, Cell]] = set()
        self.declined = False
        """Whether it was asked about its roads in this round and lays no more."""
        self.symbols = 0
        """Tiles with the expansion's symbol gained in this phase, each good for one step."""
        self.purchases = 0
        """Turns to buy in this phase."""

    def can_lay(self) -> bool:
        """Whether a road is in hand and an edge between two own tiles has none."""
        edges = {(cell, to) for cell in self.cells for to in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1]))}
        has_edge = any(to in self.cells and (cell, to) not in self.laid for cell, to in edges)
        return self.roads_won > len(self.laid) and has_edge


class Trail:
    """Follows all journeys by the events alone: every step, road, plan and bonus tile needs its reason."""

    def __init__(self, begun: Begun, tables: Tables) -> None:
        box = tables.material.expansion
        assert isinstance(box, Box)
        self.box = box
        self.board = box.board_for(len(begun.names))
        self.symbol_tiles = {tile.id for tile in tables.material.tiles if tile.count(box.name)}
        self.travellers = [Traveller(layout) for layout in begun.expansion]
        self.start = begun.start
        self.phase = "income"
        """income (with drawing and prices), trade, build, walk, roads or score."""
        self.is_closing = False
        """Whether phase 4 or 5 is at its end: bonus tiles take effect."""
        self.settling = (-1, -1)
        """The seat and the number of the bonus tile that took effect last in this phase."""
        self.bonus_turn = -1
        """The turn of who used the bonus tile for a step last in this phase."""
        self.sale: int | None = None
        """The seller, right after a sale."""
        self.owed: dict[str, Any] = {}
        """What the next event must be, its type and fields."""
        self.banner_points: dict[int, int] = {}
        """Points of banners that are still to be told in this round."""
        self.walks = 0
        """How many seats, in turn order, have begun or left out their walk."""
        self.last: Event = begun

    def follow(self, event: Event) -> None:
        """Take in one event."""
        self._pay_owed(event)
        self._turn_phase(event)
        if not isinstance(event, Road | Step | Stepped) or (
            isinstance(self.last, Step) and not isinstance(event, Stepped)
        ):
            self.sale = None
        tell = getattr(self, f"_{event.__struct_config__.tag}", None)
        if tell is not None:
            tell(event)
        self.last = event

    def _pay_owed(self, event: Event) -> None:
        """Some facts come right after what they follow from, and at no other time."""
        if self.owed:
            assert type(event) is self.owed["type"]
            for field, value in self.owed.items():
                assert field == "type" or getattr(event, field) == value, (field, event)
        else:
            assert not isinstance(event, Walked | Stepped | Won | Wages | Granted | Sold)
        self.owed = {}

    def _owe(self, kind: type[Event], **fields: object) -> None:
        self.owed = {"type": kind, **fields}

    # The phases of a round

    def _turn_phase(self, event: Event) -> None:
        before = self.phase
        if isinstance(event, Round):
            self.phase = "income"
        elif isinstance(event, Staked):
            self.phase = "trade"
        elif isinstance(event, Plan):
            self.phase = "walk"
        elif isinstance(event, Banners | Scored):
            self.phase = "score"
        elif isinstance(event, NoRoad) or (isinstance(event, Road) and self.is_closing and self.phase == "walk"):
            self.phase = "roads"
        elif (
            isinstance(event, Place)
            or (isinstance(event, Returned) and event.reason == "unplaced")
            or (self.is_closing and self.phase == "trade" and not isinstance(event, BonusSettled))
        ):
            self.phase = "build"
        if self.is_closing and before == "walk":
            assert self.phase in ("roads", "score") or isinstance(event, BonusSettled), "W9: then the round is scored"
        if self.phase != before:
            for traveller in self.travellers:
                assert not traveller.fresh, "W9: all takes effect at the end of its phase"
                assert not traveller.plan, "W3: all markers are collected"
                traveller.symbols = traveller.purchases = traveller.roads_new = 0
            self.is_closing = False
            self.settling = (-1, -1)
            self.bonus_turn = -1
            self.walks = 0
            if self.phase == "score":
                for traveller in self.travellers:
                    assert traveller.declined or not traveller.can_lay(), "W13: nobody is passed over"
                points = [(seat, self._banner_sum(seat, "points")) for seat in range(len(self.travellers))]
                self.banner_points = {seat: number for seat, number in points if number}

    def _round(self, event: Round) -> None:
        self.start = event.start
        for traveller in self.travellers:
            traveller.declined = False

    def _banner_sum(self, seat: int, kind: str) -> int:
        """W11: the best of each track."""
        return sum(best(self.board.track(name), self.travellers[seat].reached[name], kind) for name in TRACKS)

    def _income(self, event: Income) -> None:
        gold = self._banner_sum(event.seat, "income")
        if "no_axe" in self.travellers[event.seat].settled:
            gold += self.box.bonus_of("no_axe").income
        if gold:
            self._owe(Wages, seat=event.seat, gold=event.gold + gold)

    def _price(self, event: Price) -> None:
        assert event.axe is not None or "no_axe" in self.travellers[event.seat].settled

    # Phase 4

    def _buy(self, event: Buy) -> None:
        self._purchase(event.seat)
        if "bank_pays" in self.travellers[event.seat].settled:
            self._owe(Granted, seat=event.seat)
        else:
            self._owe(Sold, seat=event.seat, tile=event.tile)

    def _pass(self, event: Pass) -> None:
        self._purchase(event.seat)

    def _purchase(self, seat: int) -> None:
        """W12: a second purchase only for those who have it, and after everybody's first."""
        assert self.phase == "trade"
        assert self.bonus_turn < 0
        traveller = self.travellers[seat]
        traveller.purchases += 1
        if traveller.purchases > 1:
            assert traveller.purchases == 2
            assert "two_purchases" in traveller.settled
            assert all(other.purchases for other in self.travellers)

    def _granted(self, event: Granted) -> None:
        self._owe(Sold, seat=event.seat, price=event.granted, gold=event.gold - event.granted)

    def _sold(self, event: Sold) -> None:
        self.sale = event.seller
        self._gain(event.seat, event.tile)

    def _kept(self, event: Kept) -> None:
        assert all(traveller.purchases for traveller in self.travellers)
        self._gain(event.seat, event.tile)

    def _gain(self, seat: int, tile: str) -> None:
        assert self.phase == "trade"
        assert self.bonus_turn < 0
        self.travellers[seat].symbols += tile in self.symbol_tiles

    # Phase 5

    def _place(self, event: Place) -> None:
        self.travellers[event.seat].cells.add((event.x, event.y))

    def _plan(self, event: Plan) -> None:
        """W1, W2: at most 2 markers, or 3, all on own tiles."""
        traveller = self.travellers[event.seat]
        assert isinstance(self.last, Plan) == (event.seat > 0), "all plans are opened at once"
        assert len(event.cells) <= (3 if "waypoint" in traveller.settled else 2)
        assert len(set(event.cells)) == len(event.cells)
        assert traveller.cells.issuperset(event.cells)
        traveller.plan = list(event.cells)
        banner = max(best(self.board.track(name), traveller.reached[name], "movement") for name in TRACKS)
        traveller.left = max(self.box.movement, banner)
        if event.extra:
            assert "movement" in traveller.settled - traveller.used
            assert event.cells
            traveller.used.add("movement")
            traveller.left += self.box.bonus_of("movement").movement

    def _collect(self, event: Collect) -> None:
        """W3: in turn order, and each walk to its end before the next."""
        assert self.phase == "walk"
        turn = (event.seat - self.start) % len(self.travellers)
        assert turn >= self.walks
        self.walks = turn
        for earlier in range(turn):
            assert not self.travellers[(self.start + earlier) % len(self.travellers)].plan
        self._owe(Walked, seat=event.seat, x=event.x, y=event.y)

    def _walked(self, event: Walked) -> None:
        """W2: never more movement points than there are, and no way costs less than its length by road."""
        traveller = self.travellers[event.seat]
        cell = (event.x, event.y)
        traveller.plan.remove(cell)
        length = abs(event.x - traveller.standing[0]) + abs(event.y - traveller.standing[1])
        assert event.spent >= length
        assert event.left == traveller.left - event.spent >= 0
        traveller.left = event.left
        traveller.standing = cell
        if isinstance(self.last, Collect) and self.last.track is not None:
            self._owe(Stepped, seat=event.seat, track=self.last.track)

    # Steps

    def _step(self, event: Step) -> None:
        assert self.phase in ("trade", "walk")
        if self.phase == "walk":
            self._use_bonus_step(event.seat)
        if event.track is not None:
            self._owe(Stepped, seat=event.seat, track=event.track)

    def _use_bonus_step(self, seat: int) -> None:
        """W12: at the end of the phase, so in phase 5 after all walks, and in turn order."""
        assert "step" in self.travellers[seat].fresh - self.travellers[seat].used
        assert not any(other.plan for other in self.travellers)
        turn = (seat - self.start) % len(self.travellers)
        assert turn > self.bonus_turn
        self.bonus_turn = turn

    def _stepped(self, event: Stepped) -> None:
        traveller = self.travellers[event.seat]
        spaces = self.board.track(event.track)
        before = traveller.markers[event.track]
        is_forward = before < len(spaces)
        assert event.space == before + (1 if is_forward else -1), "W10"
        assert is_forward or event.reason in ("requirement", "castle"), "W10: back only by a marker"
        entered = spaces[event.space - 1]
        self._check_reason(event, traveller)
        assert event.price == (self.box.prices[entered.zone - 1] if event.reason == "castle" else 0), "W5"
        assert event.fee == (entered.fee if is_forward else 0), "W6"
        is_hop = {before, event.space} == {len(spaces) - 1, len(spaces)}
        assert event.points == (entered.points if is_forward else 0) + (spaces[-1].hop if is_hop else 0), "W10"
        traveller.markers[event.track] = event.space
        if event.space > traveller.reached[event.track]:
            traveller.reached[event.track] = event.space
            if entered.slot:
                place = len(TRACKS) * SLOTS.index(entered.slot) + TRACKS.index(event.track)
                self._owe(Won, seat=event.seat, bonus=traveller.layout[place])

    def _check_reason(self, event: Stepped, traveller: Traveller) -> None:
        if event.reason in ("requirement", "castle"):
            assert self.phase == "walk"
            assert isinstance(self.last, Walked)
            assert self.last.seat == event.seat
            assert event.reason == "requirement" or traveller.standing == CASTLE
            return
        assert self.last == Step(event.seat, event.track)  # type: ignore[arg-type]
        assert event.reason == "bonus" or self.bonus_turn < 0, "W12: the bonus tile is used last"
        if event.reason == "sale":
            assert self.phase == "trade"
            assert (self.sale, event.track) == (event.seat, "warrior"), "W7"
            self.sale = None
        elif event.reason == "symbol":
            assert self.phase == "trade"
            assert traveller.symbols > 0, "W8"
            traveller.symbols -= 1
        else:
            assert event.reason == "bonus"
            if self.phase == "trade":
                self._use_bonus_step(event.seat)
                assert all(other.purchases for other in self.travellers), "W12"
            traveller.used.add("step")

    # Bonus tiles and roads

    def _won(self, event: Won) -> None:
        traveller = self.travellers[event.seat]
        assert event.bonus not in traveller.won, "a bonus tile is won once"
        traveller.won.add(event.bonus)
        traveller.fresh.add(event.bonus)

    def _bonus(self, event: BonusSettled) -> None:
        """W9, W12: at the end of the phase, seat by seat and in the order of the material."""
        traveller = self.travellers[event.seat]
        tile = self.box.bonus_of(event.bonus)
        traveller.fresh.remove(event.bonus)
        traveller.settled.add(event.bonus)
        assert (event.points, event.gained, event.roads) == (tile.points, tile.gold, tile.roads)
        assert self.phase in ("trade", "walk")
        assert not any(other.plan for other in self.travellers)
        order = (event.seat, list(BONUS).index(event.bonus))
        assert order > self.settling
        self.settling = order
        self.is_closing = True
        traveller.roads_won += event.roads
        traveller.roads_new += event.roads
        assert traveller.roads_won <= 3, "J2"

    def _road(self, event: Road) -> None:
        """W13: never more than were won in earlier phases."""
        traveller = self.travellers[event.seat]
        assert self.phase != "score"
        here, there = (event.x, event.y), (event.to_x, event.to_y)
        assert traveller.cells.issuperset((here, there))
        assert abs(event.x - event.to_x) + abs(event.y - event.to_y) == 1
        assert here < there, "told one way only"
        assert (here, there) not in traveller.laid
        traveller.laid.add((here, there))
        assert len(traveller.laid) <= traveller.roads_won - traveller.roads_new

    def _no_road(self, event: NoRoad) -> None:
        """W13: asked once in a round, after all walks and before the points, who has a road and an edge for it."""
        traveller = self.travellers[event.seat]
        assert self.phase == "roads"
        assert traveller.can_lay()
        assert not traveller.declined
        traveller.declined = True

    # Phase 6

    def _banners(self, event: Banners) -> None:
        assert self.banner_points.pop(event.seat) == event.points

    def _scored(self, _: Scored) -> None:
        assert not self.banner_points, "W11: banners come before the scoring tiles"

    def check_question(self, game: Game) -> None:
        """W13: all who hold a road that can be laid are asked at once, and nobody else."""
        asked = [seat for seat, one in enumerate(self.travellers) if one.can_lay() and not one.declined]
        assert game.phase != "roads" or list(game.to_act()) == asked

    def check(self, game: Game) -> None:
        """The game stands where the events have led."""
        for traveller, seat in zip(self.travellers, view(game, None).seats, strict=True):
            shown = seat.expansion
            assert isinstance(shown, JourneyView)
            assert shown.standing == traveller.standing
            assert shown.markers == tuple(traveller.markers.values())
            assert shown.reached == tuple(traveller.reached.values())
            assert set(shown.won) == traveller.won
            assert set(shown.rights) == traveller.settled - (traveller.used - {"step"})
            assert shown.roads == traveller.roads_won - len(traveller.laid)
            assert set(shown.laid) == traveller.laid


def best(track: Iterable[Space], reached: int, kind: str) -> int:
    """The best banner of a kind among the first spaces of a track, 0 if there is none."""
    found = [space.banner.split() for space in list(track)[:reached] if space.banner]
    return max([int(value) for name, value in found if name == kind], default=0)


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
            counted = [journey.measure(kind) for journey in journeys]
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
    told = recorder.opening()
    game = recorder.game
    while True:
        for event in told:
            purse.follow(event)
            if trail is not None:
                trail.follow(event)
        events += told
        check_state(game)
        if trail is not None:
            trail.check_question(game)
        if any(isinstance(event, Over | Round) for event in told):
            check_scoring(game, events)
            assert purse.gold == [game.gold(seat) for seat in range(players)]
            if trail is not None:
                trail.check(game)
        if not game.to_act():
            break
        told = recorder.apply(random_move(game, generator))
    assert tuple(purse.points) == game.scores()
    assert isinstance(events[-1], Over)
    assert events[-1].winners == game.winners()
    return events


def random_move(game: Game, generator: Generator) -> Move:
    """A move of a seat that the game waits for, now and then one that another seat makes out of turn."""
    seats = game.to_act()
    if game.tables.material.expansion is not None and game.phase != "draw":
        seat = generator.below(4 * game.players)
        if seat < game.players and seat not in seats and (moves := list(game.legal(seat))):
            return moves[generator.below(len(moves))]
    return game.legal(seats[generator.below(len(seats))]).sample(generator)


@cache
def expanded_tables() -> Tables:
    """The base game with the expansion as shipped."""
    return shipped_tables("journeyman")


@cache
def swift_tables() -> Tables:
    """The expansion with short tracks, so that random games reach everything: all bonus tiles, and the tracks' ends."""
    material = expanded_tables().material
    assert isinstance(material.expansion, Box)
    board = Board(
        (2, 3, 4, 5),
        warrior=(
            Space("distance_2", 1, banner="points 1", slot="I"),
            Space("north", 1, points=2, slot="II"),
            Space("castle", 2, banner="points 3", slot="III"),
            Space("south", 2, hop=3),
        ),
        merchant=(
            Space("castle", 1, banner="movement 6", slot="I"),
            Space("east", 2, banner="income 4", slot="II"),
            Space("completed_pasture", 3),
            Space("west", 4, banner="movement 8", slot="III", hop=4),
        ),
        herald=(
            Space("farm", 1, fee=4, points=1, slot="I"),
            Space("sheep", 1, fee=2, points=2, banner="points 2", slot="II"),
            Space("distance_3", 2, slot="III", hop=1),
        ),
    )
    box = msgspec.structs.replace(material.expansion, boards=(board,))
    return Tables(msgspec.structs.replace(material, expansion=box))


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
