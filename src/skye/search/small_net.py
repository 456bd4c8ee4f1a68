"""A net with one hidden layer, for what is asked rarely: sums and products in a fixed order, exact everywhere."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from skye.search.constants import SMALL_UNIT

MOST_INPUTS = 32
MOST_UNITS = 32


def size(inputs: int, units: int, outputs: int) -> int:
    """How many numbers such a net has."""
    return units * (inputs + 1) + outputs * (units + 1)


class SmallNet:
    """Weights, given as whole numbers: by input and unit, then the units' biases; by output and unit, then theirs."""

    def __init__(self, numbers: Sequence[int], inputs: int, units: int, outputs: int) -> None:
        if not cython.compiled:
            self.weight = [0.0] * (MOST_INPUTS * MOST_UNITS)
            self.bias = [0.0] * MOST_UNITS
            self.out = [0.0] * (2 * MOST_UNITS)
            self.out_bias = [0.0] * 2
            self.hidden = [0.0] * MOST_UNITS
        self.inputs = inputs
        self.units = units
        self.outputs = outputs
        at = 0
        for place in range(inputs):
            for unit in range(units):
                self.weight[MOST_UNITS * place + unit] = numbers[at + units * place + unit] / SMALL_UNIT
        at += inputs * units
        for unit in range(units):
            self.bias[unit] = numbers[at + unit] / SMALL_UNIT
        at += units
        for number in range(outputs):
            for unit in range(units):
                self.out[MOST_UNITS * number + unit] = numbers[at + units * number + unit] / SMALL_UNIT
        at += outputs * units
        for number in range(outputs):
            self.out_bias[number] = numbers[at + number] / SMALL_UNIT

    def show(self, x: Sequence[float]) -> None:
        """Compute the hidden units for these inputs."""
        for unit in range(self.units):
            self.hidden[unit] = self.bias[unit]
        for place in range(self.inputs):
            value = x[place]
            if value != 0.0:
                for unit in range(self.units):
                    self.hidden[unit] += value * self.weight[MOST_UNITS * place + unit]

    def output(self, number: int) -> float:
        """One of the outputs."""
        total = self.out_bias[number]
        for unit in range(self.units):
            if self.hidden[unit] > 0.0:
                total += self.hidden[unit] * self.out[MOST_UNITS * number + unit]
        return total
