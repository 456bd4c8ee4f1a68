"""The expansion's lines of a record. Like the base's they are calculated again, apart from the core, and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.expansions.journeyman.explain import Journey, banner, banners, costs, meets, wages, walk
from skye.expansions.journeyman.material import BONUS, SLOTS, TRACKS, Box, Space, Track
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Step
from skye.expansions.journeyman.moves import Road as RoadMove
from skye.expansions.journeyman.rules.phases import REASONS
from skye.expansions.journeyman.setup import layout
from skye.material.errors import RecordError
from skye.record.events import Event
from skye.record.explain import Cell, Land, Road, total
from skye.record.narrator import ExpansionNarrator, Narrator, RecordPart

CORRECTED = 2
"""The version of the rules since which only markers make steps back, and holders of roads are asked (W10, W13)."""

CASTLE_CELL: Cell = (0, 0)
MARKER = frozenset({"requirement", "castle"})
"""The reasons for a step that a marker gives."""


class Traveller:
    """The journey of one seat according to the lines so far."""

    def __init__(self, bonus: tuple[str, ...]) -> None:
        self.bonus = bonus
        """By slot and track: the bonus tiles on the board."""
        self.standing = self.goal = CASTLE_CELL
        self.markers = dict.fromkeys(TRACKS, 0)
        self.reached = dict.fromkeys(TRACKS, 0)
        self.laid: list[Road] = []
        self.roads = 0
        """Won and not yet laid."""
        self.won: list[str] = []
        """Bonus tiles won."""
        self.settled: set[str] = set()
        """Those that are active: won in an earlier phase, and not used up."""
        self.fresh: set[str] = set()
        """Those won in this phase."""
        self.left = 0
        """Movement points."""
        self.plan: set[Cell] = set()
        """Markers laid out and not yet collected."""
        self.symbols = 0
        """Tiles gained with the symbol whose step is not decided."""
        self.reasons: frozenset[str] = frozenset()
        """The possible reasons of the step being made."""
        self.track = -1
        """The track that the last decision named, until the event of that step; -1 for none."""
        self.declined = False
        """Whether it lays no more roads before the points of this round."""


class JourneymanNarrator(ExpansionNarrator):
    """Narrates the part of the log that the expansion wrote."""

    def __init__(self, narrator: Narrator, rules: int | None) -> None:
        box = narrator.tables.material.expansion
        assert isinstance(box, Box)
        self.narrator = narrator
        self.is_old = rules is not None and rules < CORRECTED
        """Whether steps back were free, and nobody was asked about roads (W10, W13)."""
        self.box = box
        self.board = box.board_for(narrator.setup.players)
        self.travellers = [Traveller(layout(text)) for text in narrator.setup.expansion]
        self.sale: int | None = None
        """The seat that has just sold a tile and not decided about its step."""

    def survey(self, seat: int, land: Land) -> Journey:
        """A seat's territory with its roads, its journeyman and its markers."""
        traveller = self.travellers[seat]
        return Journey(land, traveller.laid, traveller.standing, self._reached(traveller), self.board)

    def _journey(self, seat: int) -> Journey:
        journey = self.narrator.survey(seat)
        assert isinstance(journey, Journey)
        return journey

    @staticmethod
    def _reached(traveller: Traveller) -> tuple[int, int, int]:
        warrior, merchant, herald = (traveller.reached[track] for track in TRACKS)
        return warrior, merchant, herald

    # Events of the base game

    def bought(self, seat: int, tile: int, seller: int) -> None:
        """The seller may make a step (W7), and perhaps the buyer (W8); players who cannot are not asked."""
        self.sale = seller if self._can_advance(seller, "warrior") else None
        if any(self._can_advance(seat, track) for track in TRACKS):
            self.kept(seat, tile)

    def kept(self, seat: int, tile: int) -> None:
        """A tile gained with the symbol gives a step (W8)."""
        self.travellers[seat].symbols += self.narrator.tables.tiles[tile].count(self.box.name)

    def _can_advance(self, seat: int, track: Track) -> bool:
        """Whether there is a next space on a track, and gold for its fee; without a marker nobody steps back (W10)."""
        is_at_end = self.travellers[seat].markers[track] == len(self.board.track(track))
        return (not is_at_end or self.is_old) and self._fee(seat, track) <= self.narrator.gold[seat]

    def _fee(self, seat: int, track: Track) -> int:
        """The fee of the next step; a step back from the end has none (W6, W10)."""
        space = self.travellers[seat].markers[track]
        spaces = self.board.track(track)
        return spaces[space].fee if space < len(spaces) else 0

    def tell(self, kind: str, values: Sequence[object]) -> Iterator[Event]:
        tell: Callable[..., Iterator[Event]] = getattr(self, f"_{kind}")
        yield from tell(*values)

    # Moves

    def _plan(self, seat: int, cells: tuple[Cell, ...], extra: bool) -> Iterator[Event]:
        """A plan is revealed (W1, W2)."""
        traveller = self.travellers[seat]
        traveller.left = max(
            self.box.movement,
            *(banner(track, reached, "movement") for _, track, reached in self._journey(seat).tracks()),
        )
        if extra:
            self._hold("extra movement", seat, "movement" in traveller.settled)
            traveller.settled.remove("movement")
            traveller.left += self.box.bonus_of("movement").movement
        markers = 3 if "waypoint" in traveller.settled else 2
        self._hold("markers", seat, len(set(cells)) == len(cells) <= markers)
        if cells:
            self._hold("plan", seat, walk(self._journey(seat), traveller.standing, cells) <= traveller.left)
        traveller.plan = set(cells)
        traveller.symbols = 0
        traveller.declined = False
        yield Plan(seat, cells, extra)

    def _collect(self, seat: int, x: int, y: int, track: int) -> Iterator[Event]:
        """A marker is collected (W3)."""
        traveller = self.travellers[seat]
        self._hold("step", seat, traveller.track < 0)
        self._hold("marker", seat, (x, y) in traveller.plan)
        traveller.plan.discard((x, y))
        traveller.goal, traveller.track = (x, y), track
        yield Collect(seat, x, y, _track(track))

    def _step(self, seat: int, track: int) -> Iterator[Event]:
        """A step is made or not: for a sale, then for a symbol, then for the bonus tile (W7, W8, W12)."""
        traveller = self.travellers[seat]
        self._hold("step", seat, traveller.track < 0)
        if self.sale == seat:
            self.sale = None
            traveller.reasons = frozenset({"sale"})
        elif traveller.symbols:
            traveller.symbols -= 1
            traveller.reasons = frozenset({"symbol"})
        else:
            self._hold("bonus", seat, "step" in traveller.fresh)
            traveller.reasons = frozenset({"bonus"})
        traveller.track = track
        yield Step(seat, _track(track))

    def _road(self, seat: int, cell: Cell, to: Cell) -> Iterator[Event]:
        """A road is laid (W13)."""
        traveller = self.travellers[seat]
        traveller.roads -= 1
        traveller.laid.append((cell, to))
        self._hold("roads", seat, traveller.roads >= 0 and len(set(traveller.laid)) == len(traveller.laid))
        self.narrator.surveys[seat] = None
        yield RoadMove(seat, *cell, *to)

    def _no_road(self, seat: int) -> Iterator[Event]:
        """After all walks a seat lays no road, or no more of them (W13)."""
        self._hold("plan", seat, not any(traveller.plan for traveller in self.travellers))
        self._hold("roads", seat, self._can_lay(seat) and not self.travellers[seat].declined)
        self.travellers[seat].declined = True
        yield NoRoad(seat)

    def _can_lay(self, seat: int) -> bool:
        """Whether a seat holds a road and has two neighbouring tiles without one between them."""
        land, traveller = self.narrator.lands[seat], self.travellers[seat]
        edges = {(cell, to) for cell in land for to in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1])) if to in land}
        return traveller.roads > 0 and not edges.issubset(traveller.laid)

    # Facts

    def _walk(self, seat: int, x: int, y: int, spent: int, left: int) -> Iterator[Event]:
        """The journeyman has walked (W2)."""
        traveller = self.travellers[seat]
        journey = self._journey(seat)
        self._hold("marker", seat, (x, y) == traveller.goal)
        traveller.reasons = MARKER
        self.narrator.prove("movement", seat, costs(journey, traveller.standing)[x, y], spent)
        traveller.standing = journey.standing = (x, y)
        traveller.left -= spent
        self.narrator.prove("movement left", seat, traveller.left, left)
        self._hold("movement left", seat, left >= 0)
        yield Walked(seat, x, y, spent, left)

    def _stepped(
        self, seat: int, track: int, space: int, reason: int, price: int, fee: int, points: int, gold: int, total: int
    ) -> Iterator[Event]:
        """A marker has made a step (W3, W5 to W8, W10)."""
        name = TRACKS[track]
        traveller = self.travellers[seat]
        self._hold("track", seat, track == traveller.track)
        self._hold("reason", seat, REASONS[reason] in traveller.reasons)
        traveller.reasons, traveller.track = frozenset(), -1
        spaces = self.board.track(name)
        before = traveller.markers[name]
        self._hold("step back", seat, before < len(spaces) or REASONS[reason] in MARKER or self.is_old)
        self.narrator.prove("space", seat, before + 1 if before < len(spaces) else before - 1, space)
        entered = spaces[space - 1]
        self.narrator.prove("price", seat, self._castle_price(seat, entered, REASONS[reason]), price)
        self.narrator.prove("fee", seat, self._fee(seat, name), fee)
        scored = entered.points if space > before else 0
        if min(before, space) == len(spaces) - 1:
            scored += spaces[-1].hop
        self.narrator.prove("points", seat, scored, points)
        self.narrator.pay(seat, -price - fee, gold)
        self.narrator.score_up(seat, points, total)
        traveller.markers[name] = space
        yield Stepped(seat, name, space, REASONS[reason], price, fee, points, gold, total)
        if space > traveller.reached[name]:
            traveller.reached[name] = space
            self._journey(seat).reached = self._reached(traveller)
            if entered.slot:
                traveller.fresh.add(traveller.bonus[3 * SLOTS.index(entered.slot) + track])

    def _castle_price(self, seat: int, entered: Space, reason: str) -> int:
        """What a step costs by way of the castle; a marker elsewhere must meet the requirement (W4, W5)."""
        journey = self._journey(seat)
        is_met = reason not in MARKER or meets(journey, journey.standing, entered.requirement)
        self._hold("requirement", seat, is_met == (reason != "castle"))
        self._hold("castle", seat, is_met or journey.standing == CASTLE_CELL)
        return 0 if is_met else self.box.prices[entered.zone - 1]

    def _won(self, seat: int, bonus: int) -> Iterator[Event]:
        """A bonus tile is won (W12)."""
        name = tuple(BONUS)[bonus]
        traveller = self.travellers[seat]
        self._hold("bonus", seat, name in traveller.fresh and name not in traveller.won)
        traveller.won.append(name)
        yield Won(seat, name)

    def _bonus(self, seat: int, bonus: int, gold: int, total: int) -> Iterator[Event]:
        """A bonus tile takes effect (W9, W12)."""
        name = tuple(BONUS)[bonus]
        tile = self.box.bonus_of(name)
        traveller = self.travellers[seat]
        self._hold("bonus", seat, name in traveller.fresh)
        traveller.fresh.discard(name)
        traveller.settled.add(name)
        traveller.roads += tile.roads
        self.narrator.pay(seat, tile.gold, gold)
        self.narrator.score_up(seat, tile.points, total)
        yield BonusSettled(seat, name, tile.points, tile.gold, tile.roads, gold, total)

    def _granted(self, seat: int, granted: int, gold: int) -> Iterator[Event]:
        """The bank gives a buyer the price (W12)."""
        self._hold("bank pays", seat, "bank_pays" in self.travellers[seat].settled)
        self.narrator.pay(seat, granted, gold)
        yield Granted(seat, granted, gold)

    def _wages(self, seat: int, gold: int) -> Iterator[Event]:
        """Income of banners and bonus tiles (W11, W12)."""
        no_axe = self.box.bonus_of("no_axe").income if "no_axe" in self.travellers[seat].settled else 0
        lines = wages(self._journey(seat), no_axe)
        self.narrator.pay(seat, total(lines), gold)
        if lines:
            yield Wages(seat, lines, gold)

    def _banners(self, seat: int, points: int, total: int) -> Iterator[Event]:
        """Points of banners (W11)."""
        traveller = self.travellers[seat]
        self._hold("step", seat, traveller.track < 0)
        self._hold("roads", seat, traveller.declined or self.is_old or not self._can_lay(seat))
        lines = banners(self._journey(seat))
        self.narrator.add(seat, lines, points, total)
        if lines:
            yield Banners(seat, lines, points, total)

    def _hold(self, what: str, seat: int, is_right: bool) -> None:
        """What the rules require must hold; anything else is a bug in this program."""
        if not is_right:
            raise RecordError("record-fault", what=what, round=self.narrator.round, seat=seat, explained=1, counted=0)


class JourneymanRecord(RecordPart):
    """Travellers, their plans and their markers."""

    def narrator(self, narrator: Narrator, rules: int | None) -> JourneymanNarrator:
        return JourneymanNarrator(narrator, rules)


PART = JourneymanRecord()


def added_to(narrator: Narrator) -> JourneymanNarrator:
    """The part of a narrator that this expansion has added."""
    assert isinstance(narrator.added, JourneymanNarrator)
    return narrator.added


def _track(number: int) -> Track | None:
    return TRACKS[number] if number >= 0 else None
