"""A game that can be trusted: who acts, what is legal, `apply` with every check, `copy`, and what is on the table."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NoReturn

from skye.core.chance import Generator
from skye.core.expansion import Expansion
from skye.core.flow import Flow
from skye.core.legal import Legal, acting, decode, held_tiles, phase_name
from skye.core.random_play import Choice, play
from skye.errors import SetupError
from skye.material import Tile
from skye.moves import CHANCE, Move
from skye.setup import Randomness, Setup, random_setup
from skye.tables import Tables, base_tables

DRAW = 0  # as in flow.py
PRICE = 1
BUY = 2
BUILD = 3
OVER = 4
OFFERS = 3
NONE = 255


class Game:
    """One game from set-up to final score. It holds every secret: show others a `view` of it.

    `rules` is the version of the rules for a game that was begun by older ones (`expansions.rules_version`).
    """

    def __init__(
        self,
        setup: Setup,
        tables: Tables | None = None,
        *,
        expansion: Expansion | None = None,
        logged: bool = False,
        rules: int | None = None,
    ) -> None:
        tables = base_tables() if tables is None else tables
        setup.check(tables.material)
        scoring = tuple([tables.scoring_index[name] for name in setup.scoring])
        if expansion is None and tables.material.expansion is not None:
            expansion = import_module(f"skye.core.{tables.material.expansion.name}").create(setup, tables, rules)
        self._setup = setup
        self._flow = Flow(tables, setup.players, setup.start, scoring, expansion)
        if logged:
            self._flow.log = []
        self._flow.start_round()

    @staticmethod
    def new(players: int, rng: Randomness, tables: Tables | None = None) -> Game:
        """A game with scoring tiles and start player drawn at random."""
        material = base_tables().material if tables is None else tables.material
        return Game(random_setup(players, rng, material), tables)

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in any order; (CHANCE,) when tiles are drawn; () when the game is over."""
        return acting(self._flow)

    def legal(self, seat: int) -> Legal:
        """The legal moves of a seat, or of CHANCE, as a lazy set that follows the game."""
        if seat != CHANCE:
            self._check_seat(seat)
        return Legal(self._flow, seat)

    def apply(self, move: Move) -> None:
        """Make a move; an illegal one raises IllegalMoveError and changes nothing."""
        flow = self._flow
        choice = Choice()
        is_base = decode(flow, move, choice)
        if not is_base and flow.expansion is not None:
            flow.expansion.perform(flow)
        elif flow.phase == DRAW:
            flow.draw(choice.first, choice.second, choice.third)
        elif flow.phase == PRICE:
            flow.set_price(move.seat, choice.first, choice.second, choice.third)
        elif flow.phase == BUILD:
            flow.place(move.seat, choice.first, choice.second, choice.third)
        elif choice.first < 0:
            flow.pass_turn()
        else:
            flow.buy(choice.first)

    def play_random(self, rng: Randomness) -> None:
        """Play on to the end with random moves, inside the core."""
        play(self._flow, rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63)))

    def copy(self) -> Game:
        """An independent copy, without the log."""
        new = Game.__new__(Game)
        new._flow = self._flow.copy()
        new._setup = self._setup
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a game is not pickled: keep its set-up and moves, or a record")

    def __repr__(self) -> str:
        return f"<Game of {self.players}: round {self.round} of {self.rounds}, {self.phase}, points {self.scores()}>"

    def scores(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple([self._flow.points[seat] for seat in range(self._flow.players)])

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game goes on (F3)."""
        flow = self._flow
        if flow.phase != OVER:
            return ()
        results = [(flow.points[seat], flow.cash[seat]) for seat in range(flow.players)]
        return tuple([seat for seat in range(flow.players) if results[seat] == max(results)])

    def take_log(self) -> list[tuple[Any, ...]]:
        """What has become known since this was last asked, for `record`; empty unless the game is logged."""
        log = self._flow.log
        if log is None:
            return []
        self._flow.log = []
        return log

    # What is on the table

    @property
    def setup(self) -> Setup:
        """What the table agreed on."""
        return self._setup

    @property
    def tables(self) -> Tables:
        """The material the game is played with."""
        return self._flow.tables

    @property
    def expansion(self) -> Expansion | None:
        """The expansion in play."""
        return self._flow.expansion

    @property
    def players(self) -> int:
        """The number of players; seats are counted from 0."""
        return self._flow.players

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return self._flow.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self._flow.rounds

    @property
    def phase(self) -> str:
        """draw, price, buy, build, over, or the name an expansion gives to the phase in which it is asked."""
        return phase_name(self._flow)

    @property
    def start(self) -> int:
        """The seat of the start player."""
        return self._flow.start

    @property
    def turn(self) -> int:
        """How many seats have drawn in this phase, or have had their purchase; a second purchase counts again."""
        return self._flow.turn

    def gold(self, seat: int) -> int:
        """Gold in hand, without what stands on tiles."""
        self._check_seat(seat)
        return self._flow.cash[seat]

    def offers(self, seat: int) -> tuple[tuple[str, int], ...]:
        """The tiles in front of a seat with what stands on them: 0 for the axe, and for all until prices are set."""
        self._check_seat(seat)
        flow = self._flow
        priced = flow.is_buying() or (flow.phase == PRICE and not (flow.waiting >> seat) & 1)
        return tuple(
            [
                (flow.tables.tiles[flow.offer[place]].id, flow.price[place] if priced else 0)
                for place in range(OFFERS * seat, OFFERS * seat + OFFERS)
                if flow.offer[place] != NONE
            ]
        )

    def hand(self, seat: int) -> tuple[str, ...]:
        """The tiles a seat has gained and not yet laid."""
        self._check_seat(seat)
        return tuple(held_tiles(self._flow, seat))

    def territory(self, seat: int) -> dict[tuple[int, int], tuple[Tile, int]]:
        """The tiles of a seat by cell, each with its quarter turns clockwise, in the order they were laid."""
        self._check_seat(seat)
        tiles = self._flow.tables.tiles
        return {(x, y): (tiles[tile], turn) for tile, x, y, turn in self._flow.land(seat).laid()}

    def bag(self) -> tuple[str, ...]:
        """The tiles in the bag, sorted; their order says nothing."""
        flow = self._flow
        return tuple(sorted([flow.tables.tiles[flow.bag[place]].id for place in range(flow.bag_count)]))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._flow.players:
            raise SetupError("illegal-no-seat", seat=seat, last=self._flow.players - 1)
