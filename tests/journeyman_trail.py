"""What must hold in every game with the expansion, followed by its events alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from skye import view
from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.expansions.journeyman.journey_view import JourneyView
from skye.expansions.journeyman.material import BONUS, SLOTS, TRACKS, Box, Space
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.material.moves import Buy, Pass, Place, Price
from skye.material.tables import Tables
from skye.record.events import Begun, Event, Income, Kept, Returned, Round, Scored, Sold, Staked
from skye.rules.game import Game

Cell = tuple[int, int]
CASTLE: Cell = (0, 0)


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
        """Points of banners that are still to be reported in this round."""
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
        assert here < there, "listed one way only"
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
