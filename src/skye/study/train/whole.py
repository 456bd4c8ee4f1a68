"""A net of whole numbers: made from one of fractions, proved to overflow nowhere, and computed as the core does it.

Needs numpy.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skye.material.constants import LETTER_COUNT
from skye.material.errors import SkyeError
from skye.search.constants import (
    BIAS_UNIT,
    BLOCK,
    HIGHEST,
    INPUTS,
    KINDS,
    POINT_UNIT,
    SECOND,
    SECOND_SHIFT,
    SHARED,
    SHIFT,
)
from skye.study.train.layout import OUTPUTS, UNITS, Numbers, active_units

SHORT = 2**15 - 1
"""The largest weight, and the largest sum of a hidden unit."""
LONG = 2**31 - 1
"""The largest sum of the second layer and of an output."""

FINEST, SECOND_FINEST = 512.0, 64.0
"""A step of a hidden unit, or of one of the second layer, need not be smaller than 1 / this."""
ROOM = 1.3
"""The second layer may become so much larger than it ever was in the samples."""

SHAPES = ((INPUTS,), (INPUTS, UNITS), (UNITS,), (SECOND, UNITS), (SECOND,), (OUTPUTS, SECOND), (OUTPUTS,))
SIZE = 2 * sum(int(np.prod(shape)) for shape in SHAPES)
"""Bytes of this net in a file; other nets may follow."""

Doubles = NDArray[np.float64]


class Fractions(NamedTuple):
    """A net of fractions, for inputs as they are."""

    first: Doubles
    """By input and hidden unit."""
    first_bias: Doubles
    second: Doubles
    """By hidden unit and unit of the second layer."""
    second_bias: Doubles
    out: Doubles
    """By unit of the second layer and output."""
    out_bias: Doubles


class Whole(NamedTuple):
    """A net of whole numbers, in the order of its file."""

    most: Doubles
    """By input: values beyond this are cut off."""
    first: Doubles
    first_bias: Doubles
    second: Doubles
    """By unit of the second layer and hidden unit."""
    second_bias: Doubles
    out: Doubles
    """By output and unit of the second layer."""
    out_bias: Doubles


def rounded(net: Fractions, most: Doubles, highest: float) -> Whole:
    """The net as whole numbers, as fine as they can be; `highest` is the largest value of its second layer."""
    bound = (np.abs(net.first_bias) + most @ np.abs(net.first)).max()
    rounding = (most.sum() + 1) / 2  # if every weight were rounded away from 0
    fine = min(FINEST, (SHORT - rounding) / max(bound, 1e-9))
    # Sums of the second layer have to fit, and so have its weights.
    sums = HIGHEST * _of_active(np.abs(net.second).T).max() * 2 ** (SHIFT + SECOND_SHIFT) / fine
    largest = np.abs(net.second).max() * 2 ** (SHIFT + SECOND_SHIFT) / fine
    limits = (HIGHEST / (ROOM * max(highest, 1e-9)), 0.9 * LONG / max(sums, 1e-9), SHORT / max(largest, 1e-9) - 1)
    # The finer the second layer is, the coarser are the weights of the outputs, and the smaller.
    second_fine = min(max(SECOND_FINEST, POINT_UNIT * np.abs(net.out).max() / (SHORT - 1)), *limits)
    whole = Whole(
        most,
        np.round(net.first * fine),
        np.round(net.first_bias * fine),
        np.round(net.second.T * second_fine * 2 ** (SHIFT + SECOND_SHIFT) / fine),
        np.round(net.second_bias * second_fine * 2**SECOND_SHIFT / BIAS_UNIT),
        np.round(net.out.T * POINT_UNIT / second_fine),
        np.round(net.out_bias * POINT_UNIT / BIAS_UNIT),
    )
    if not is_safe(whole):
        raise SkyeError("train-too-large")
    return whole


def is_safe(net: Whole) -> bool:
    """Whether no sum can overflow, whatever the inputs: those of the core are 16 and 32 bits wide."""
    # The core changes one input after the other. Each lies within its limits all the time, and so do all sums.
    hidden = np.abs(net.first_bias) + net.most @ np.abs(net.first)
    second = BIAS_UNIT * np.abs(net.second_bias) + HIGHEST * _of_active(np.abs(net.second))
    # Sums of outputs always fit: SHORT * (BIAS_UNIT + SECOND * HIGHEST) is less than LONG.
    largest = max(float(np.abs(part).max()) for part in net)
    return bool(largest <= SHORT and net.most.min() >= 0 and hidden.max() <= SHORT and second.max() <= LONG)


def _of_active(sizes: Doubles) -> Doubles:
    """The largest sum over hidden units that are active together: the shared ones and those of four scoring tiles."""
    blocks = sizes[:, SHARED:].reshape(-1, KINDS, BLOCK).sum(axis=2)
    total = sizes[:, :SHARED].sum(axis=1) + np.sort(blocks, axis=1)[:, -LETTER_COUNT:].sum(axis=1)
    return np.asarray(total, np.float64)


def computed(net: Whole, inputs: Numbers, tiles: Numbers) -> Doubles:
    """The outputs for these inputs and scoring tiles, to the last digit those of the core."""
    # Whole numbers of this size are exact in doubles, whose products are faster.
    x = np.clip(inputs.astype(np.float64), -net.most, net.most)
    hidden = np.floor((x @ net.first + net.first_bias) / 2**SHIFT)
    lit = np.clip(hidden, 0, HIGHEST) * active_units(tiles)
    second = np.floor((lit @ net.second.T + BIAS_UNIT * net.second_bias) / 2**SECOND_SHIFT)
    result = np.clip(second, 0, HIGHEST) @ net.out.T + BIAS_UNIT * net.out_bias
    return np.asarray(result / POINT_UNIT, np.float64)


def fractions(net: Whole) -> Fractions:
    """A net of fractions that computes the same, but for rounding and what is cut off."""
    return Fractions(
        net.first,
        net.first_bias,
        net.second.T / 2 ** (SHIFT + SECOND_SHIFT),
        net.second_bias * BIAS_UNIT / 2**SECOND_SHIFT,
        net.out.T / POINT_UNIT,
        net.out_bias * BIAS_UNIT / POINT_UNIT,
    )


def packed(net: Whole) -> bytes:
    """The net as the core reads it."""
    return np.concatenate([part.ravel() for part in net]).astype("<i2").tobytes()


def unpacked(data: bytes) -> Whole | None:
    """The net in these bytes, if it is one."""
    if len(data) < SIZE or len(data) % 2:
        return None
    numbers = np.frombuffer(data[:SIZE], "<i2").astype(np.float64)
    ends = np.cumsum([int(np.prod(shape)) for shape in SHAPES])
    parts = np.split(numbers, ends[:-1])
    net = Whole(*(part.reshape(shape) for part, shape in zip(parts, SHAPES, strict=True)))
    return net if is_safe(net) else None
