"""A game with every check: who acts, what is legal, `apply`, `copy`, and what is on the table."""

from __future__ import annotations

from typing import NoReturn

import cython

from skye.material import expansions
from skye.material.errors import SetupError
from skye.material.moves import CHANCE, Move
from skye.material.setup import Randomness, Setup, random_setup
from skye.material.tables import Tables, base_tables
from skye.material.tiles import Tile
from skye.rules.choice import Choice
from skye.rules.expansion_state import ExpansionState, RulesPart
from skye.rules.game_state import LogEntry
from skye.rules.legal import Legal, acting, decode, held_tiles, phase_name
from skye.rules.random_play import play
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine

if not cython.compiled:
    from skye.material.constants import BUILD, DRAW, NONE, OFFERS, OVER, PRICE


class Game:
    """One game from set-up to final score. It contains every secret: show others a `view` of it.

    `rules` is the version of the rules for a game that was begun by older ones (`expansions.rules_version`).
    """

    def __init__(
        self,
        setup: Setup,
        tables: Tables | None = None,
        *,
        expansion: ExpansionState | None = None,
        logged: bool = False,
        rules: int | None = None,
    ) -> None:
        tables = base_tables() if tables is None else tables
        setup.check(tables.material)
        scoring = tuple([tables.scoring_index[name] for name in setup.scoring])
        if expansion is None:
            expansion = expansions.of(tables.material).part(RulesPart).state(setup, tables, rules)
        self._setup = setup
        self._state = RoundEngine(tables, setup.players, setup.start, scoring, expansion)
        if logged:
            self._state.log = []
        self._state.start_round()

    @staticmethod
    def new(players: int, rng: Randomness, tables: Tables | None = None) -> Game:
        """A game with scoring tiles and start player drawn at random."""
        material = base_tables().material if tables is None else tables.material
        return Game(random_setup(players, rng, material), tables)

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in any order; (CHANCE,) when tiles are drawn; () when the game is over."""
        return acting(self._state)

    def legal(self, seat: int) -> Legal:
        """The legal moves of a seat, or of CHANCE, as a lazy set that follows the game."""
        if seat != CHANCE:
            self._check_seat(seat)
        return Legal(self._state, seat)

    def apply(self, move: Move) -> None:
        """Make a move; an illegal one raises IllegalMoveError and changes nothing."""
        state = self._state
        choice = Choice()
        decode(state, move, choice)
        if choice.kind and state.expansion is not None:
            state.expansion.perform(state, choice)
        elif state.phase == DRAW:
            state.draw(choice.first, choice.second, choice.third)
        elif state.phase == PRICE:
            state.set_price(move.seat, choice.first, choice.second, choice.third)
        elif state.phase == BUILD:
            state.place(move.seat, choice.first, choice.second, choice.third)
        elif choice.first < 0:
            state.pass_turn()
        else:
            state.buy(choice.first)

    def play_random(self, rng: Randomness) -> None:
        """Play on to the end with random moves, inside the core."""
        play(self._state, rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63)))

    def copy(self) -> Game:
        """An independent copy, without the log."""
        new = Game.__new__(Game)
        new._state = self._state.copy()
        new._setup = self._setup
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a game is not pickled: keep its set-up and moves, or a record")

    def __repr__(self) -> str:
        return f"<Game of {self.players}: round {self.round} of {self.rounds}, {self.phase}, points {self.scores()}>"

    def scores(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple([self._state.points[seat] for seat in range(self._state.players)])

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game goes on (F3)."""
        state = self._state
        if state.phase != OVER:
            return ()
        results = [(state.points[seat], state.cash[seat]) for seat in range(state.players)]
        return tuple([seat for seat in range(state.players) if results[seat] == max(results)])

    def take_log(self) -> list[LogEntry]:
        """What has become public since the last call, for `record`; empty unless the game is logged."""
        log = self._state.log
        if log is None:
            return []
        self._state.log = []
        return log

    # What is on the table

    @property
    def setup(self) -> Setup:
        """The options that the players agreed on."""
        return self._setup

    @property
    def tables(self) -> Tables:
        """The material the game is played with."""
        return self._state.tables

    @property
    def expansion(self) -> ExpansionState | None:
        """The expansion in play."""
        return self._state.expansion

    @property
    def players(self) -> int:
        """The number of players; seats are counted from 0."""
        return self._state.players

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return self._state.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self._state.rounds

    @property
    def phase(self) -> str:
        """draw, price, buy, build, over, or the name of an expansion's own phase."""
        return phase_name(self._state)

    @property
    def start(self) -> int:
        """The seat of the start player."""
        return self._state.start

    @property
    def turn(self) -> int:
        """How many seats have drawn in this phase, or have had their purchase; a second purchase counts again."""
        return self._state.turn

    def gold(self, seat: int) -> int:
        """Gold in hand, without the gold on tiles."""
        self._check_seat(seat)
        return self._state.cash[seat]

    def offers(self, seat: int) -> tuple[tuple[str, int], ...]:
        """The tiles in front of a seat with the gold on them: 0 for the axe, and for all until prices are set."""
        self._check_seat(seat)
        state = self._state
        priced = state.is_buying() or (state.phase == PRICE and not (state.waiting >> seat) & 1)
        return tuple(
            [
                (state.tables.tiles[state.offer[place]].id, state.price[place] if priced else 0)
                for place in range(OFFERS * seat, OFFERS * seat + OFFERS)
                if state.offer[place] != NONE
            ]
        )

    def hand(self, seat: int) -> tuple[str, ...]:
        """The tiles a seat has gained and not yet laid."""
        self._check_seat(seat)
        return tuple(held_tiles(self._state, seat))

    def territory(self, seat: int) -> dict[tuple[int, int], tuple[Tile, int]]:
        """The tiles of a seat by cell, each with its quarter turns clockwise, in the order they were laid."""
        self._check_seat(seat)
        tiles = self._state.tables.tiles
        return {(x, y): (tiles[tile], turn) for tile, x, y, turn in self._state.land(seat).laid()}

    def bag(self) -> tuple[str, ...]:
        """The tiles in the bag, sorted; their order says nothing."""
        state = self._state
        return tuple(sorted([state.tables.tiles[state.bag[place]].id for place in range(state.bag_count)]))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._state.players:
            raise SetupError("illegal-no-seat", seat=seat, last=self._state.players - 1)
