"""The small nets for prices and chances: made of whole numbers, computed as the core does it, joined to one file.

Needs numpy.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skye.material.errors import SkyeError
from skye.search.constants import (
    CHANCE_INPUTS,
    CHANCE_UNITS,
    PRICE_INPUTS,
    PRICE_OUTPUTS,
    PRICE_UNITS,
    SMALL_UNIT,
)
from skye.search.small_net import size
from skye.study.train.layout import Numbers
from skye.study.train.whole import SHORT, SIZE, Doubles

Shape = tuple[int, int, int]
"""Inputs, hidden units, outputs."""

PRICES: Shape = (PRICE_INPUTS, PRICE_UNITS, PRICE_OUTPUTS)
CHANCES: Shape = (CHANCE_INPUTS, CHANCE_UNITS, 1)
ENDS = (SIZE, SIZE + 2 * size(*PRICES), SIZE + 2 * size(*PRICES) + 2 * size(*CHANCES))
"""Where the nets for territories, prices and chances end in a file. A file may end there, too."""


class Small(NamedTuple):
    """A net with one hidden layer, of whole numbers, in the order of its file."""

    first: Doubles
    """By input and hidden unit."""
    first_bias: Doubles
    out: Doubles
    """By output and hidden unit."""
    out_bias: Doubles


class Parts(NamedTuple):
    """What a file consists of."""

    territories: bytes
    prices: bytes
    chances: bytes


def split(data: bytes) -> Parts:
    """The nets in a file; the last ones may be empty."""
    return Parts(data[: ENDS[0]], data[ENDS[0] : ENDS[1]], data[ENDS[1] :])


def rounded_small(first: Numbers, first_bias: Numbers, out: Numbers, out_bias: Numbers) -> Small:
    """A net of fractions as one of whole numbers."""
    net = Small(*(np.round(part.astype(np.float64) * SMALL_UNIT) for part in (first, first_bias, out, out_bias)))
    if max(float(np.abs(part).max()) for part in net) > SHORT:
        raise SkyeError("train-too-large")
    return net


def packed_small(net: Small) -> bytes:
    """The net as the core reads it."""
    return np.concatenate([part.ravel() for part in net]).astype("<i2").tobytes()


def unpacked_small(data: bytes, shape: Shape) -> Small:
    """The net in these bytes."""
    inputs, units, outputs = shape
    shapes = ((inputs, units), (units,), (outputs, units), (outputs,))
    ends = np.cumsum([int(np.prod(each)) for each in shapes])
    parts = np.split(np.frombuffer(data, "<i2").astype(np.float64), ends[:-1])
    return Small(*(part.reshape(each) for part, each in zip(parts, shapes, strict=True)))


def outputs_of(net: Small, inputs: Numbers) -> Doubles:
    """By row and output: to the last digit those of the core."""
    first, first_bias, out, out_bias = (part / SMALL_UNIT for part in net)
    # One input after the other, and one unit after the other: another order of the sums has other last digits.
    hidden = np.tile(first_bias, (len(inputs), 1))
    for place in range(len(first)):
        hidden += inputs[:, place, None].astype(np.float64) * first[place]
    result = np.tile(out_bias, (len(inputs), 1))
    for unit in range(hidden.shape[1]):
        result += np.maximum(hidden[:, unit, None], 0.0) * out[:, unit]
    return result


def shares_of(net: Small, inputs: Numbers, players: NDArray[np.int64]) -> Doubles:
    """By row: the share of victory of a seat; the rows of one table are next to each other."""
    values = outputs_of(net, inputs)[:, 0]
    first = starts(players)
    sizes = players[first]
    powers = np.exp(values - np.repeat(np.maximum.reduceat(values, first), sizes))
    return np.asarray(powers / np.repeat(np.add.reduceat(powers, first), sizes), np.float64)


def starts(sizes: NDArray[np.int64]) -> NDArray[np.int64]:
    """The first row of each group: each row says how many its group has."""
    found, at = [], 0
    while at < len(sizes):
        found.append(at)
        at += max(1, int(sizes[at]))
    return np.array(found, np.int64)
