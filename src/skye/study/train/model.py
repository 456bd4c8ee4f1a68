"""The net while it learns: the same as in the core, with fractions in place of whole numbers.

Needs numpy and torch.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
import torch

from skye.search.constants import ACTIVE, INPUTS, SECOND
from skye.study.train.layout import OUTPUTS, UNITS
from skye.study.train.whole import Doubles, Fractions

FIRST_SIZE, SECOND_SIZE = 0.7 / sqrt(INPUTS), 1 / sqrt(ACTIVE)
"""The standard deviations of a new net's weights."""
OUT = 10.0
"""Outputs are points, of which there are many: this lets the last layer learn as fast as the others."""


class Model(NamedTuple):
    """Weights that learn. Inputs are scaled, so that each varies about as much."""

    scale: torch.Tensor
    first: torch.Tensor
    first_bias: torch.Tensor
    second: torch.Tensor
    second_bias: torch.Tensor
    out: torch.Tensor
    out_bias: torch.Tensor

    @property
    def learned(self) -> list[torch.Tensor]:
        """All but the scale."""
        return list(self[1:])

    def __call__(self, inputs: torch.Tensor, active: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The second layer and the outputs; hidden units that are not active are 0."""
        hidden = torch.relu((inputs * self.scale) @ self.first + self.first_bias) * active
        second = torch.relu(hidden @ self.second + self.second_bias)
        return second, second @ (OUT * self.out) + self.out_bias

    def fractions(self) -> Fractions:
        """Its weights, for inputs that are not scaled."""
        scale, first, first_bias, second, second_bias, out, out_bias = (
            part.detach().cpu().numpy().astype(np.float64) for part in self
        )
        return Fractions(first * scale[:, None], first_bias, second, second_bias, OUT * out, out_bias)


def new_model(scale: Doubles, seed: int, device: str) -> Model:
    """A net that has learned nothing: its outputs are 0."""
    random = torch.Generator().manual_seed(seed)
    parts = (
        torch.randn(INPUTS, UNITS, generator=random) * FIRST_SIZE,
        torch.zeros(UNITS),
        torch.randn(UNITS, SECOND, generator=random) * SECOND_SIZE,
        torch.zeros(SECOND),
        torch.zeros(SECOND, OUTPUTS),
        torch.zeros(OUTPUTS),
    )
    return _model(scale, parts, device)


def model_of(net: Fractions, scale: Doubles, device: str) -> Model:
    """A net that learns on."""
    first = net.first / scale[:, None]
    # Made as large as those of a new net, and what follows smaller to match, or steps would be too long or too short.
    one = FIRST_SIZE / max(float(first.std()), 1e-9)
    two = SECOND_SIZE / max(float(net.second.std()) / one, 1e-9)
    parts = (
        first * one,
        net.first_bias * one,
        net.second / one * two,
        net.second_bias * two,
        net.out / two / OUT,
        net.out_bias,
    )
    return _model(scale, tuple(torch.tensor(part, dtype=torch.float32) for part in parts), device)


def _model(scale: Doubles, parts: tuple[torch.Tensor, ...], device: str) -> Model:
    fixed = torch.tensor(scale, dtype=torch.float32).to(device)
    return Model(fixed, *(part.to(device).requires_grad_() for part in parts))
