"""What was learned about territories: a small net of whole numbers, which gives the same values on every machine."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence

import cython

from skye.search.features import Features
from skye.search.small_net import SmallNet, size

if not cython.compiled:
    from skye.material.constants import LETTER_COUNT, MOST_PLAYERS
    from skye.search.constants import (
        ACTIVE,
        BEHIND,
        BIAS_UNIT,
        BLOCK,
        CHANCE_INPUTS,
        CHANCE_UNITS,
        HIGHEST,
        INPUTS,
        KINDS,
        LAND_INPUTS,
        LATER,
        OUTPUTS,
        PLAYERS,
        POINT_UNIT,
        PRICE_INPUTS,
        PRICE_OUTPUTS,
        PRICE_UNITS,
        SECOND,
        SECOND_SHIFT,
        SHARED,
        SHIFT,
        TIMES,
        UNITS,
    )


class Net:
    """The weights. Hidden units are shared, or belong to a scoring tile and are active while it is in play."""

    def __init__(self, numbers: Sequence[int]) -> None:
        if not cython.compiled:
            self.most = [0] * INPUTS
            self.weight = [0] * (INPUTS * UNITS)
            self.bias = [0] * UNITS
            self.second = [0] * (SECOND * UNITS)
            self.second_bias = [0] * SECOND
            self.out = [0] * (OUTPUTS * SECOND)
            self.out_bias = [0] * OUTPUTS
        at = 0
        for place in range(INPUTS):
            self.most[place] = numbers[at + place]
        at += INPUTS
        for place in range(INPUTS * UNITS):
            self.weight[place] = numbers[at + place]
        at += INPUTS * UNITS
        for place in range(UNITS):
            self.bias[place] = numbers[at + place]
        at += UNITS
        for place in range(SECOND * UNITS):
            self.second[place] = numbers[at + place]
        at += SECOND * UNITS
        for place in range(SECOND):
            self.second_bias[place] = BIAS_UNIT * numbers[at + place]
        at += SECOND
        for place in range(OUTPUTS * SECOND):
            self.out[place] = numbers[at + place]
        at += OUTPUTS * SECOND
        for place in range(OUTPUTS):
            self.out_bias[place] = BIAS_UNIT * numbers[at + place]
        at += OUTPUTS
        self.prices = None
        self.chances = None
        if len(numbers) > at:
            self.prices = SmallNet(numbers[at:], PRICE_INPUTS, PRICE_UNITS, PRICE_OUTPUTS)
            at += size(PRICE_INPUTS, PRICE_UNITS, PRICE_OUTPUTS)
        if len(numbers) > at:
            self.chances = SmallNet(numbers[at:], CHANCE_INPUTS, CHANCE_UNITS, 1)


class ActiveNet:
    """The part of a net that counts in one game, with the inputs that it was shown last.

    The sums of the hidden units follow the changes of the inputs: from one territory to the next few of them differ.
    """

    def __init__(self, net: Net) -> None:
        if not cython.compiled:
            self.kind = [0] * LETTER_COUNT
            self.x = [0] * INPUTS
            self.hidden = [0] * ACTIVE
            self.lit = [0] * ACTIVE
            self.weight = [0] * (INPUTS * ACTIVE)
            self.second = [0] * (SECOND * ACTIVE)
            self.context = [0] * (MOST_PLAYERS * (INPUTS - LAND_INPUTS))
            self.changed = [0] * LAND_INPUTS
        self.net = net
        self.kind[0] = -1
        self.seat = -1

    def prepare(self, seat: int, kind: Sequence[int], times: Sequence[int], later: int, players: int) -> None:
        """Note the scoring tiles by letter, how often each is still scored, and the rounds to come."""
        known = True
        for letter in range(LETTER_COUNT):
            known = known and kind[letter] == self.kind[letter]
        if not known:
            self._activate(kind)
        first = seat * (INPUTS - LAND_INPUTS) - LAND_INPUTS
        for place in range(LAND_INPUTS, BEHIND):
            self.context[first + place] = 0
        for letter in range(LETTER_COUNT):
            if kind[letter] < KINDS:
                self.context[first + TIMES + kind[letter]] = times[letter]
        self.context[first + LATER + later] = 1
        self.context[first + PLAYERS + players - 2] = 1
        self.seat = -1

    def note(self, seat: int, place: int, value: int) -> None:
        """Set an input of a seat that is not of the territory."""
        self.context[seat * (INPUTS - LAND_INPUTS) - LAND_INPUTS + place] = value

    def _activate(self, kind: Sequence[int]) -> None:
        """Copy the weights of the units that are active, and set every input to 0."""
        net = self.net
        for letter in range(LETTER_COUNT):
            self.kind[letter] = kind[letter]
        for part in range(LETTER_COUNT + 1):
            first = 0 if part == 0 else SHARED + (part - 1) * BLOCK
            origin = 0 if part == 0 else SHARED + kind[part - 1] * BLOCK
            known = part == 0 or kind[part - 1] < KINDS
            for unit in range(SHARED if part == 0 else BLOCK):
                for place in range(INPUTS):
                    self.weight[place * ACTIVE + first + unit] = (
                        net.weight[place * UNITS + origin + unit] if known else 0
                    )
                for place in range(SECOND):
                    self.second[place * ACTIVE + first + unit] = (
                        net.second[place * UNITS + origin + unit] if known else 0
                    )
                self.hidden[first + unit] = net.bias[origin + unit] if known else 0
        for place in range(INPUTS):
            self.x[place] = 0

    def sit(self, seat: int) -> None:
        """Set the inputs that are not of the territory to those of a seat."""
        self.seat = seat
        first = seat * (INPUTS - LAND_INPUTS) - LAND_INPUTS
        for place in range(LAND_INPUTS, INPUTS):
            if self.context[first + place] != self.x[place]:
                self.put(place, self.context[first + place])

    def put(self, place: int, value: int) -> None:
        """Change one input."""
        most = self.net.most[place]
        if value > most:
            value = most
        elif value < -most:
            value = -most
        change = value - self.x[place]
        if change == 0:
            return
        self.x[place] = value
        row = place * ACTIVE
        for unit in range(ACTIVE):
            self.hidden[unit] += change * self.weight[row + unit]

    def show(self, seat: int, features: Features) -> None:
        """Set the inputs to a territory of a seat."""
        if seat != self.seat:
            self.sit(seat)
        count = 0
        for place in range(LAND_INPUTS):
            self.changed[count] = place
            count += features.x[place] != self.x[place]  # no branch: nobody can predict what has changed
        for number in range(count):
            self.put(self.changed[number], features.x[self.changed[number]])

    def output(self, number: int) -> float:
        """The correction of a territory's worth in points (0), or the points still to come (1)."""
        for unit in range(ACTIVE):
            value = self.hidden[unit] >> SHIFT
            value = value if value > 0 else 0
            self.lit[unit] = value if value < HIGHEST else HIGHEST
        result = self.net.out_bias[number]
        for place in range(SECOND):
            total = self.net.second_bias[place]
            for unit in range(ACTIVE):
                total += self.lit[unit] * self.second[place * ACTIVE + unit]
            total = total >> SECOND_SHIFT
            if total > 0:
                result += (total if total < HIGHEST else HIGHEST) * self.net.out[number * SECOND + place]
        return 1.0 * result / POINT_UNIT


def unpack(data: bytes) -> Net:
    """The net in these bytes."""
    numbers = array("h")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Net(numbers)
