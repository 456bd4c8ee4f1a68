"""How the core writes a sample, and what the net sees of it: the only place that knows the order of a row.

Needs numpy.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from skye.material.constants import LETTER_COUNT, OFFERS
from skye.search.constants import (
    BEHIND,
    BLOCK,
    CHANCE_INPUTS,
    EXPANSION,
    EXPANSION_INPUTS,
    GOLD,
    INPUTS,
    KINDS,
    LAND_INPUTS,
    LATER,
    PLAYERS,
    PRICE_INPUTS,
    RICHEST,
    SHARED,
    TIMES,
)

UNITS = SHARED + KINDS * BLOCK
OUTPUTS = 2
LARGEST = 127
"""Beyond this an input counts no more: a byte is enough for it."""

# A row: the territory, for each letter its scoring tile and how often that is still scored, then these five.
LETTERS = LAND_INPUTS
STANDING = LETTERS + 2 * LETTER_COUNT
ROW = STANDING + 5 + EXPANSION_INPUTS
VALUES = 3
"""Rows of the same decision, the value by hand, the points still to come."""

PRICE_ROW = OFFERS * PRICE_INPUTS + OFFERS
"""For each tile of a seat what is known about it, then what was asked for each: 0 for the axe."""
TABLE_ROW = 2 + CHANCE_INPUTS + 1
"""The number of players, the round, how a seat stands, and its share of victory in the end."""

Bytes = NDArray[np.int8]
Numbers = NDArray[Any]


class Written(NamedTuple):
    """What the core has written about a game or some: tables, whose names are those of the parts of a file."""

    inputs: NDArray[np.int16]
    """A row for each territory."""
    values: NDArray[np.float32]
    """For each of these rows."""
    prices: NDArray[np.float16]
    """A row for each seat and round."""
    tables: NDArray[np.float32]
    """A row for each seat and round, those of one table next to each other."""


class Rows(NamedTuple):
    """Samples: territories that a seat could have built, those of one decision next to each other."""

    inputs: Bytes
    """By row and input of the net."""
    tiles: Bytes
    """By row and letter: the scoring tile; `KINDS` for one that the net does not know."""
    sizes: NDArray[np.int64]
    """By row: how many rows its decision has."""
    hand: NDArray[np.float32]
    """By row: what the territory and the gold are worth by the weights alone."""
    points: NDArray[np.float32]
    """By row: the points that were still to come, on average."""


def read_rows(inputs: bytes, values: bytes, prices: bytes, tables: bytes) -> Written:
    """What the core has written, as tables."""
    return Written(
        np.frombuffer(inputs, "<i2").reshape(-1, ROW),
        np.frombuffer(values, "<f4").reshape(-1, VALUES),
        # Inputs are at most some dozens, and prices are whole numbers: half the digits are enough.
        np.frombuffer(prices, "<f4").reshape(-1, PRICE_ROW).astype("<f2"),
        np.frombuffer(tables, "<f4").reshape(-1, TABLE_ROW),
    )


def as_inputs(written: NDArray[np.int16], values: NDArray[np.float32]) -> Rows:
    """What the net sees: as `ActiveNet` sets its inputs."""
    count = len(written)
    every = np.arange(count)
    inputs = np.zeros((count, INPUTS), np.int16)
    inputs[:, :LAND_INPUTS] = written[:, :LAND_INPUTS]
    tiles = np.minimum(written[:, LETTERS:STANDING:2], KINDS)
    for letter in range(LETTER_COUNT):
        known = every[tiles[:, letter] < KINDS]
        inputs[known, TIMES + tiles[known, letter]] = written[known, LETTERS + 2 * letter + 1]
    later, players, gold, richest, behind = written[:, STANDING : STANDING + 5].T
    inputs[every, LATER + later] = 1
    inputs[every, PLAYERS + players - 2] = 1
    inputs[:, GOLD], inputs[:, RICHEST], inputs[:, BEHIND] = gold, richest, behind
    inputs[:, EXPANSION : EXPANSION + EXPANSION_INPUTS] = written[:, STANDING + 5 :]
    return Rows(
        inputs.clip(-LARGEST, LARGEST).astype(np.int8),
        tiles.astype(np.int8),
        values[:, 0].astype(np.int64),
        values[:, 1],
        values[:, 2],
    )


def active_units(tiles: Numbers) -> NDArray[np.bool_]:
    """By row and hidden unit: whether it counts with these scoring tiles."""
    in_play = np.zeros((len(tiles), KINDS + 1), np.bool_)
    in_play[np.arange(len(tiles))[:, None], tiles] = True
    return np.concatenate([np.ones((len(tiles), SHARED), np.bool_), in_play[:, :KINDS].repeat(BLOCK, axis=1)], axis=1)


def is_scaled() -> NDArray[np.bool_]:
    """By input: whether it is a count that is divided by how much it varies; the others are small as they are."""
    found = np.zeros(INPUTS, np.bool_)
    found[:LAND_INPUTS] = True
    found[[GOLD, RICHEST, BEHIND]] = True
    return found


class Offers(NamedTuple):
    """What seats have asked for their three tiles."""

    inputs: NDArray[np.float32]
    """By row, tile and input."""
    prices: NDArray[np.float32]
    """By row and tile; 0 for the axe."""


def as_offers(written: NDArray[np.float16]) -> Offers:
    """What the net for prices sees, and what it is to know."""
    rows = written.astype(np.float32)
    return Offers(rows[:, : OFFERS * PRICE_INPUTS].reshape(-1, OFFERS, PRICE_INPUTS), rows[:, OFFERS * PRICE_INPUTS :])


class Seats(NamedTuple):
    """Seats at tables when a round began, those of one table next to each other."""

    players: NDArray[np.int64]
    round: NDArray[np.int64]
    inputs: NDArray[np.float32]
    """By row and input."""
    share: NDArray[np.float32]
    """Of victory, in the end."""


def as_seats(written: NDArray[np.float32]) -> Seats:
    """What the net for chances sees, and what it is to know."""
    players, rounds = written[:, :2].astype(np.int64).T
    return Seats(players, rounds, written[:, 2:-1], written[:, -1])
