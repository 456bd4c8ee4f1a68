"""Everything that a game consists of: gold, points, tiles, territories, round and phase."""

from __future__ import annotations

from typing import NoReturn, TypeAlias

import cython

from skye.material.tables import Tables
from skye.rules.territory import Territory

if not cython.compiled:
    from skye.material.constants import (
        DRAW,
        EXTRA,
        HAND,
        LETTER_COUNT,
        MOST_OFFERS,
        MOST_PLAYERS,
        MOST_ROUNDS,
        MOST_TILES,
        NONE,
    )


ARRAYS = ("cash", "points", "offer", "price", "hand", "hand_count", "bag", "bag_at", "scoring", "scored", "catch_up")

LogEntry: TypeAlias = "tuple[str, *tuple[object, ...]]"
"""What has become public: its kind, then what belongs to it, for record/narrator.py."""


class GameState:
    """The state of a game. Seats are counted from 0; tiles and scoring tiles have their numbers in the tables.

    `log`, if it is a list, receives everything that becomes public.
    """

    def __init__(self, tables: Tables, players: int, start: int, scoring: tuple[int, ...]) -> None:
        if not cython.compiled:
            self.cash = [0] * MOST_PLAYERS
            self.points = [0] * MOST_PLAYERS
            self.offer = [0] * MOST_OFFERS
            self.price = [0] * MOST_OFFERS
            self.hand = [0] * (MOST_PLAYERS * HAND)
            self.hand_count = [0] * MOST_PLAYERS
            self.bag = [0] * MOST_TILES
            self.bag_at = [0] * MOST_TILES
            self.scoring = [0] * LETTER_COUNT
            self.scored = [0] * MOST_ROUNDS
            self.catch_up = [0] * MOST_ROUNDS
        self.tables = tables
        self.players = players
        self.start = start
        self.log: list[LogEntry] | None = None
        self.lands = [Territory(tables) for _ in range(players)]
        for letter, kind in enumerate(scoring):
            self.scoring[letter] = kind
        scored, catch_up = tables.courses[players]
        self.rounds = len(scored)
        for number in range(self.rounds):
            self.scored[number] = scored[number]
            self.catch_up[number] = catch_up[number]
        for place in range(MOST_OFFERS):
            self.offer[place] = NONE
        self.bag_count = 0
        self.bag_at[0] = NONE  # S1: the castles are laid
        for tile in range(1, len(tables.tiles)):
            self.put_back(tile)
        self.round = 0
        self.turn = 0
        self.waiting = 0
        self.held = 0
        self.phase = DRAW

    def become(self, other: GameState) -> None:
        """Copy another game's state; its log is not copied."""
        if cython.compiled:
            self.cash = other.cash
            self.points = other.points
            self.offer = other.offer
            self.price = other.price
            self.hand = other.hand
            self.hand_count = other.hand_count
            self.bag = other.bag
            self.bag_at = other.bag_at
            self.scoring = other.scoring
            self.scored = other.scored
            self.catch_up = other.catch_up
        else:
            for name in ARRAYS:
                setattr(self, name, getattr(other, name)[:])
        self.tables = other.tables
        self.players = other.players
        self.start = other.start
        self.rounds = other.rounds
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.waiting = other.waiting
        self.held = other.held
        self.bag_count = other.bag_count
        self.log = None
        self.lands = [land.copy() for land in other.lands]

    def __reduce__(self) -> NoReturn:
        raise TypeError("the state of a game is not pickled")

    def land(self, seat: int) -> Territory:
        """The territory of a seat."""
        return self.lands[seat]

    def seat_in_turn(self) -> int:
        """The seat whose turn it is, counted clockwise from the start player."""
        return (self.start + self.turn) % self.players

    # While an expansion holds the game

    def hold(self, held: int) -> None:
        """Wait for the expansion's own moves: AFTER_PURCHASE, AFTER_TRADE or AFTER_BUILDING."""
        self.held = held
        self.phase = EXTRA

    def go_on(self) -> None:
        """The expansion lets the game go on where it was held."""
        raise NotImplementedError

    # The bag

    def put_back(self, tile: int) -> None:
        """Put a tile into the bag."""
        self.bag[self.bag_count] = tile
        self.bag_at[tile] = self.bag_count
        self.bag_count += 1

    def take(self, tile: int) -> None:
        """Take a tile out of the bag."""
        self.bag_count -= 1
        last = self.bag[self.bag_count]
        place = self.bag_at[tile]
        self.bag[place] = last
        self.bag_at[last] = place
        self.bag_at[tile] = NONE
