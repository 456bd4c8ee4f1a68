"""A game that can be trusted: who acts, what is legal, `apply` with every check, `copy`, and what is on the table."""

from __future__ import annotations

from skye.core.chance import Generator
from skye.core.expansion import Expansion
from skye.core.flow import Flow
from skye.core.legal import PHASES, Legal, acting, decode, hand
from skye.core.random_play import Choice, play
from skye.errors import IllegalMoveError
from skye.material import Tile
from skye.moves import AnyMove
from skye.setup import Randomness, Setup, random_setup
from skye.tables import Tables, base_tables

DRAW = 0  # the phases as in flow.py
PRICE = 1
BUY = 2
OVER = 4
OFFERS = 3
NONE = 255


class Game(Flow):
    """One game from set-up to final score. It holds every secret: show others a `view` of it."""

    def __init__(
        self,
        setup: Setup,
        tables: Tables | None = None,
        *,
        expansion: Expansion | None = None,
        logged: bool = False,
    ) -> None:
        tables = base_tables() if tables is None else tables
        setup.check(tables.material)
        scoring = tuple([tables.scoring_index[name] for name in setup.scoring])
        Flow.__init__(self, tables, setup.players, setup.start, scoring, expansion)
        self.setup = setup
        if logged:
            self.log = []
        self.start_round()

    @staticmethod
    def new(players: int, rng: Randomness, tables: Tables | None = None) -> Game:
        """A game with scoring tiles and start player drawn at random."""
        material = base_tables().material if tables is None else tables.material
        return Game(random_setup(players, rng, material), tables)

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in any order; (CHANCE,) when tiles are drawn; () when the game is over."""
        return acting(self)

    def legal(self, seat: int) -> Legal:
        """The legal moves of a seat, or of CHANCE, as a lazy set."""
        return Legal(self, seat)

    def apply(self, move: AnyMove) -> None:
        """Make a move; an illegal one raises IllegalMoveError and changes nothing."""
        choice = Choice()
        decode(self, move, choice)
        if self.phase == DRAW:
            self.draw(choice.first, choice.second, choice.third)
        elif self.phase == PRICE:
            self.set_price(move.seat, choice.first, choice.second, choice.third)
        elif self.phase != BUY:
            self.place(move.seat, choice.first, choice.second, choice.third)
        elif choice.first < 0:
            self.pass_turn()
        else:
            self.buy(choice.first)

    def play_random(self, rng: Randomness) -> None:
        """Play on to the end with random moves, inside the core."""
        play(self, rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63)))

    def copy(self) -> Game:
        """An independent copy, without the log."""
        new = Game.__new__(Game)
        self.copy_into(new)
        new.setup = self.setup
        return new

    def scores(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple([self.points[seat] for seat in range(self.players)])

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game goes on (F3)."""
        if self.phase != OVER:
            return ()
        results = [(self.points[seat], self.cash[seat]) for seat in range(self.players)]
        return tuple([seat for seat in range(self.players) if results[seat] == max(results)])

    # What is on the table

    def phase_name(self) -> str:
        """draw, price, buy, build or over."""
        return PHASES[self.phase]

    def buyer(self) -> int:
        """The seat whose purchase is awaited, or -1."""
        return self.seat_in_turn() if self.phase == BUY else -1

    def gold(self, seat: int) -> int:
        """Gold in hand, without what stands on tiles."""
        self._check_seat(seat)
        return self.cash[seat]

    def offers(self, seat: int) -> tuple[tuple[str, int], ...]:
        """The tiles in front of a seat with what stands on them: 0 for the axe, and for all until prices are set."""
        self._check_seat(seat)
        priced = self.phase != PRICE or not (self.waiting >> seat) & 1
        return tuple(
            [
                (self.tables.tiles[self.offer[place]].id, self.price[place] if priced and self.phase != DRAW else 0)
                for place in range(OFFERS * seat, OFFERS * seat + OFFERS)
                if self.offer[place] != NONE
            ]
        )

    def hand_of(self, seat: int) -> tuple[str, ...]:
        """The tiles a seat has gained and not yet laid."""
        self._check_seat(seat)
        return tuple(hand(self, seat))

    def territory(self, seat: int) -> dict[tuple[int, int], tuple[Tile, int]]:
        """The tiles of a seat by cell, each with its quarter turns clockwise."""
        self._check_seat(seat)
        return {(x, y): (self.tables.tiles[tile], turn) for tile, x, y, turn in self.land(seat).laid()}

    def bag_tiles(self) -> tuple[str, ...]:
        """The tiles in the bag; their order says nothing."""
        return tuple(sorted([self.tables.tiles[self.bag[place]].id for place in range(self.bag_count)]))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IllegalMoveError("illegal-no-seat", seat=seat, last=self.players - 1)
