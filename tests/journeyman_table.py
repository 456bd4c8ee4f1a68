"""Small tables of the expansion: own tiles that always fit, boards written as text, and rounds without events.

The castle and nearly all tiles are pasture to all sides. The castle has roads to all four sides.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from table import course, gold

from skye.expansions.journeyman.journey_view import JourneyView, TableView
from skye.expansions.journeyman.material import BONUS, SLOTS, SYMBOL_PLACES, Board, Box, Space
from skye.material.box import Material, shipped_material
from skye.material.errors import IllegalMoveError
from skye.material.moves import Move, parse
from skye.material.setup import Setup
from skye.material.tables import Tables
from skye.material.tiles import Tile, read_tile
from skye.record.events import Event, to_text
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.view.seat_view import view

SCORING = ("harbours", "squares", "columns", "largest_lake")
"""The first of them gives nobody a point as long as no ship lies next to a lighthouse."""

MOORS = 36
"""Tiles without anything on them, for rounds without events."""

WRITTEN = {
    **{f"moor{number}": "PPPP P -" for number in range(1, MOORS + 1)},
    **{f"waste{number}": "PPPP P -" for number in range(5)},
    **{f"way{number}": "PPPP P NESW" for number in range(1, 7)},
    **{f"sign{number}": "PPPP P - journeyman@C" for number in range(1, 9)},
    # W14: each pays 9 gold a round.
    **{f"still{number}": "PPPP P NESW" + 9 * " whisky@C" for number in range(1, 5)},
    "croft1": "PPPP P - whisky@C",
    "croft2": "PPPP P - whisky@C whisky@C",
    "farm1": "PPPP P - farm@C",
    "cattle1": "PPPP P - cattle@C",
    "ship1": "PPPP W - ship@C",
    "isle1": "WWWW W - journeyman@C",
}

DULL = ("ship 1", "ship 1", "ship 1 slot=I", "ship 1 slot=II", "ship 1 slot=III", "ship 1 hop=1")
"""A track on which nothing happens for two steps."""


def space(written: str) -> Space:
    """A space as `farm 1 fee=5 points=2 banner=income+4 slot=I`: requirement, zone and what there is besides."""
    requirement, zone, *rest = written.split()
    fields = dict(word.split("=") for word in rest)
    banner, slot = fields.pop("banner", "").replace("+", " "), fields.pop("slot", "")
    numbers = {name: int(value) for name, value in fields.items()}
    return Space(requirement, int(zone), banner=banner, slot=slot, **numbers)


def board(
    *, warrior: Iterable[str] = DULL, merchant: Iterable[str] = DULL, herald: Iterable[str] = DULL
) -> tuple[Board, ...]:
    """One board for every number of players; tracks that are left out are dull."""
    tracks = (tuple(map(space, written)) for written in (warrior, merchant, herald))
    return (Board((2, 3, 4, 5), *tracks),)


def wins(bonus: str, requirement: str = "castle 1") -> tuple[str, ...]:
    """A track whose first space holds this bonus tile; the slots may stand in any order here."""
    others = [slot for slot in SLOTS if slot != BONUS[bonus]]
    return (
        f"{requirement} slot={BONUS[bonus]}",
        "ship 1",
        *(f"ship 1 slot={slot}" for slot in others),
        "ship 1",
        "ship 1 hop=1",
    )


def layout(warrior: str = "", merchant: str = "", herald: str = "") -> str:
    """The bonus tiles of a seat: those named lie on these tracks, the others somewhere."""
    named = [text.split() for text in (warrior, merchant, herald)]
    laid = []
    for slot in SLOTS:
        left = [bonus for bonus in BONUS if BONUS[bonus] == slot and not any(bonus in names for names in named)]
        for names in named:
            laid.append(next((bonus for bonus in names if BONUS[bonus] == slot), None) or left.pop(0))
    return "+".join(laid)


def own_tile(name: str, written: str) -> Tile:
    """A tile from its edges, centre, roads joined by + or -, and symbols, those of the expansion included."""
    edges, centre, roads, *symbols = written.split()
    groups = [] if roads == "-" else roads.split("+")
    entry = {"id": name, "edges": edges, "centre": centre, "roads": groups, "symbols": symbols}
    return read_tile(entry, "test", SYMBOL_PLACES)


def own_material(boards: tuple[Board, ...] | None, scored: str, rounds: int) -> Material:
    """The shipped box with own tiles and, where given, own boards; every round scores the same letters."""
    material = shipped_material("journeyman")
    box = material.expansion
    assert isinstance(box, Box)
    return msgspec.structs.replace(
        material,
        castle=own_tile("castle", "PPPP P NESW castle@C"),
        tiles=tuple(own_tile(name, written) for name, written in WRITTEN.items()),
        rounds=course([scored] * rounds, [0] * rounds),
        expansion=box if boards is None else msgspec.structs.replace(box, boards=boards),
    )


class Table:
    """A game with its events. Each round a seat draws two tiles and a waste tile, and axes the latter."""

    def __init__(
        self,
        boards: tuple[Board, ...] | None = None,
        *layouts: str,
        players: int = 2,
        start: int = 0,
        scoring: tuple[str, ...] = SCORING,
        scored: str = "A",
        rounds: int = 6,
    ) -> None:
        laid = (*layouts, *[layout()] * (players - len(layouts)))
        tables = Tables(own_material(boards, scored, rounds))
        self.recorder = Recorder(Setup(players, start, scoring, laid), tables)
        self.game: Game = self.recorder.game
        self.events = self.recorder.opening()

    def play(self, moves: str, *kinds: str) -> list[str]:
        """Make the moves, one a line; gives the events of these kinds, or all of them."""
        return event_lines(
            [event for line in moves.strip().splitlines() for event in self.apply(parse(line.strip()))], *kinds
        )

    def apply(self, move: Move) -> list[Event]:
        """Make a move and remember its events."""
        events = self.recorder.apply(move)
        self.events += events
        return events

    def refuse(self, move: str, key: str) -> None:
        """The move must be refused for this reason, and nothing may change."""
        before = seen(self.game)
        with pytest.raises(IllegalMoveError) as caught:
            self.game.apply(parse(move))
        assert caught.value.key == key
        assert str(caught.value)
        assert seen(self.game) == before
        assert self.recorder.drain() == []
        for seat in range(self.game.players):
            assert parse(move) not in self.game.legal(seat)

    def draw(self, *offers: str) -> list[str]:
        """Draw two tiles for each seat, those named or moors; gives the prices, 1 where nothing is given."""
        named = [offer.split() for offer in offers] + [[] for _ in range(self.game.players - len(offers))]
        taken = {word.partition("=")[0] for words in named for word in words}
        moors = [name for name in WRITTEN if name.startswith("moor") and name in self.game.bag() and name not in taken]
        prices = []
        for words in named:
            words += [moors.pop(0) for _ in range(2 - len(words))]
            prices.append([word if "=" in word else f"{word}=1" for word in words])
        for number in range(self.game.players):
            seat = (self.game.start + number) % self.game.players
            tiles = [word.partition("=")[0] for word in prices[seat]]
            self.play(f"{seat} draw {' '.join(tiles)} waste{seat}")
        return [" ".join(words) for words in prices]

    def offer(self, *offers: str) -> list[str]:
        """Draw and price as far as the first purchase; gives the tiles that each seat offers."""
        prices = self.draw(*offers)
        for seat, text in enumerate(prices):
            self.play(f"{seat} price axe=waste{seat} {text}")
        return prices

    def go(self, phase: str, *kinds: str) -> list[str]:
        """Play on without purchases, steps, walks and roads to a phase, or to the next draw; tiles go southward."""
        lines: list[Event] = []
        number = self.game.round
        if self.game.phase == "draw":
            self.offer()
        while not (self.game.phase == phase or (phase == "draw" and self.game.round > number)):
            lines += self.apply(quiet(self.game))
        return event_lines(lines, *kinds)

    def reach_plan(self, *offers: str) -> None:
        """A round as far as the plans: these tiles are offered and kept, and laid southward."""
        self.offer(*offers)
        self.go("plan")

    def journey(self, seat: int) -> JourneyView:
        """A seat's journey as the seat itself sees it."""
        return journey(self.game, seat, seat)

    @property
    def shared(self) -> TableView:
        """What all seats share."""
        shared = view(self.game, None).expansion
        assert isinstance(shared, TableView)
        return shared

    def waits(self) -> tuple[str, tuple[int, ...]]:
        """The phase and the seats awaited."""
        return self.game.phase, self.game.to_act()


def journey(game: Game, seat: int, viewer: int | None) -> JourneyView:
    """A seat's journey as somebody sees it."""
    found = view(game, viewer).seats[seat].expansion
    assert isinstance(found, JourneyView)
    return found


def seen(game: Game) -> tuple[object, ...]:
    """Everything that anybody can see of a game."""
    return tuple(view(game, seat, open_gold=True) for seat in (None, *range(game.players)))


def event_lines(events: Iterable[Event], *kinds: str) -> list[str]:
    """The events of these kinds, or all, as text."""
    lines = map(to_text, events)
    return [line for line in lines if not kinds or line.split()[1] in kinds]


def quiet(game: Game) -> Move:
    """The move with which the next seat does as little as it can."""
    seat = game.to_act()[0]
    if game.phase == "build":
        land = game.territory(seat)
        y = next(y for y in range(-1, -99, -1) if (0, y) not in land)
        tiles = [name for name in game.hand(seat) if name != "isle1"]
        return parse(f"{seat} place {tiles[0]} 0,{y} r0")
    return parse(f"{seat} " + {"buy": "pass", "step": "step -", "plan": "plan -", "roads": "no_road"}[game.phase])


FACTS = ("walked", "stepped", "won", "bonus")
"""Events of walks, steps and bonus tiles."""

FREE = ("ship 1 points=2", "ship 1", "ship 1 slot=I", "ship 1 slot=II", "ship 1 slot=III", "ship 1 hop=1")


def rich(boards: tuple[str, ...], in_hand: int, *, track: str = "herald", sign: str = "", bonus: str = "") -> Table:
    """Seat 0 in round 2: 3 gold left, 5 + 2 * 9 income, and all but what shall be in hand stands on its two tiles."""
    tracks = {track: boards, **({"warrior": wins(bonus)} if bonus else {})}
    table = Table(board(**tracks), layout(bonus))
    table.offer("still1 still2")
    table.go("draw")
    assert gold(table.game)[0] == 3 + 5 + 18
    table.offer(f"{sign or 'moor30'}=1 moor31={26 - 1 - in_hand}")
    assert gold(table.game)[0] == in_hand
    return table
