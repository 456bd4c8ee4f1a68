"""Learning of the small nets: what rivals ask for their tiles, and the chances of all seats to win.

Needs numpy and torch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from skye.material.constants import MOST_PLAYERS
from skye.study.train.layout import Offers
from skye.study.train.repeatable import same_each_time
from skye.study.train.samples import Tables
from skye.study.train.small import CHANCES, PRICES, Shape, Small, rounded_small, starts

Loss = Callable[["Layers", torch.Tensor], torch.Tensor]
"""What is wrong about these rows."""

RATE = 5e-3
"""The highest learning rate; it rises to it and falls again."""


class Learning(NamedTuple):
    """How a net learns."""

    shape: Shape
    size: float
    """Of the first weights, as a share of what is usual: the inputs for prices are large."""
    batch: int
    epochs: int
    decay: float


FOR_PRICES = Learning(PRICES, size=0.2, batch=2048, epochs=12, decay=1e-2)
FOR_CHANCES = Learning(CHANCES, size=1.0, batch=1024, epochs=20, decay=1e-3)


class Layers:
    """A small net while it learns."""

    def __init__(self, learning: Learning, seed: int) -> None:
        inputs, units, outputs = learning.shape
        random = torch.Generator().manual_seed(seed)

        def spread(wide: int, *shape: int) -> torch.Tensor:
            return (2 * torch.rand(*shape, generator=random) - 1) / wide**0.5

        self.first = (spread(inputs, inputs, units) * learning.size).requires_grad_()
        self.first_bias = spread(inputs, units).requires_grad_()
        self.out = spread(units, outputs, units).requires_grad_()
        self.out_bias = spread(units, outputs).requires_grad_()

    @property
    def parts(self) -> list[torch.Tensor]:
        """All that learns."""
        return [self.first, self.first_bias, self.out, self.out_bias]

    def __call__(self, inputs: torch.Tensor) -> torch.Tensor:
        """By row and output."""
        return torch.relu(inputs @ self.first + self.first_bias) @ self.out.T + self.out_bias

    def whole(self) -> Small:
        """What was learned, in whole numbers."""
        return rounded_small(*(part.detach().numpy() for part in self.parts))


class SmallFit:
    """A net that learns from some of the rows."""

    def __init__(self, learning: Learning, learned: NDArray[np.int64], loss: Loss, seed: int) -> None:
        self.layers = Layers(learning, seed)
        self.steps = learning.epochs * -(-len(learned) // learning.batch)
        self._learning = learning
        self._learned = torch.tensor(learned)
        self._loss = loss
        self._seed = seed

    def work(self) -> Iterator[None]:
        """Let it learn; yields after each step."""
        learning, random = self._learning, torch.Generator().manual_seed(self._seed)
        optimizer = torch.optim.AdamW(self.layers.parts, lr=RATE, weight_decay=learning.decay)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=self.steps)
        with same_each_time(), _one_thread():
            for _ in range(learning.epochs):
                order = self._learned[torch.randperm(len(self._learned), generator=random)]
                for rows in order.split(learning.batch):
                    loss = self._loss(self.layers, rows)
                    optimizer.zero_grad()
                    loss.backward()
                    optimizer.step()
                    schedule.step()
                    yield


@contextmanager
def _one_thread() -> Iterator[None]:
    """So little is computed at a time that several threads would wait for each other longer than they work."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def prices_fit(offers: Offers, learned: NDArray[np.int64], seed: int) -> SmallFit:
    """A net for prices: the error counts relative to the price, and each axe is chosen among three tiles."""
    inputs, prices = torch.tensor(offers.inputs), torch.tensor(offers.prices)

    def loss(layers: Layers, rows: torch.Tensor) -> torch.Tensor:
        outputs, asked = layers(inputs[rows]), prices[rows]
        has_price = (asked > 0).float()
        wrong = (outputs[..., 0] - asked) ** 2 / (1 + asked) * has_price
        has_axe = ((asked == 0).sum(1) == 1).float()
        axes = torch.nn.functional.cross_entropy(outputs[..., 1], asked.argmin(1), reduction="none")
        return wrong.sum() / has_price.sum().clamp(min=1) + (axes * has_axe).sum() / has_axe.sum().clamp(min=1)

    return SmallFit(FOR_PRICES, learned, loss, seed)


def chances_fit(tables: Tables, seed: int) -> SmallFit:
    """A net for chances: the seats of a table share the victory."""
    seats = tables.seats
    first = starts(seats.players)
    there = torch.arange(MOST_PLAYERS) < torch.tensor(seats.players[first])[:, None]
    places = torch.tensor(first)[:, None] + torch.arange(MOST_PLAYERS) * there
    inputs, shares = torch.tensor(seats.inputs), torch.tensor(seats.share)

    def loss(layers: Layers, rows: torch.Tensor) -> torch.Tensor:
        chosen, is_there = places[rows], there[rows]
        values = layers(inputs[chosen])[..., 0].masked_fill(~is_there, -1e9)
        return -(torch.log_softmax(values, 1) * shares[chosen] * is_there).sum(1).mean()

    return SmallFit(FOR_CHANCES, np.flatnonzero(~tables.is_checked[first]), loss, seed)
