"""Learning from samples: the net is to know by how much the evaluation is wrong about one build and not another.

Needs numpy and torch.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch

from skye.material.errors import SkyeError
from skye.search.constants import BLOCK, KINDS, SHARED
from skye.study.train.layout import LARGEST, is_scaled
from skye.study.train.model import Model, model_of, new_model
from skye.study.train.repeatable import same_each_time
from skye.study.train.samples import Samples
from skye.study.train.whole import Whole, fractions, rounded

BATCH = 512
"""Decisions of a step: with twice as many, that is half as many steps, a net knows less in the end."""
RATE = 2e-3
"""The highest learning rate; it rises to it and falls again."""
DECAY = 1e-2
POINTS = 0.005
"""What the second output, the points still to come, counts: it is not used for decisions, and its errors are large."""
SCALED = 20_000
"""Rows that decide the scale of the inputs."""
REACH = 1.25
"""The core cuts inputs off at so much more than the largest one of the samples."""


class Batch(NamedTuple):
    """Decisions, each with as many rows as the largest has; `there` says which of them it has."""

    inputs: torch.Tensor
    active: torch.Tensor
    error: torch.Tensor
    """By how much the value by hand is too low."""
    points: torch.Tensor
    there: torch.Tensor
    importance: torch.Tensor


class Data:
    """The samples on the device."""

    def __init__(self, samples: Samples, device: str) -> None:
        rows = samples.rows
        self.samples = samples
        self.device = device
        self.inputs = torch.tensor(rows.inputs, device=device)
        self.tiles = torch.tensor(rows.tiles.astype(np.int64), device=device)
        self.error = torch.tensor(rows.points - rows.hand, device=device)
        self.points = torch.tensor(rows.points, device=device)
        self.first = torch.tensor(samples.first, device=device)
        self.sizes = torch.tensor(samples.sizes, device=device)
        self.importance = torch.tensor(samples.importance, device=device)
        self.places = torch.arange(int(samples.sizes.max()), device=device)

    def batch(self, decisions: torch.Tensor) -> Batch:
        """These decisions."""
        decisions = decisions.to(self.device)
        first = self.first[decisions]
        there = self.places < self.sizes[decisions, None]
        rows = first[:, None] + self.places * there
        in_play = torch.nn.functional.one_hot(self.tiles[first], KINDS + 1).sum(1)[:, :KINDS]
        shared = torch.ones(len(first), SHARED, device=self.device)
        active = torch.cat([shared, in_play.float().repeat_interleave(BLOCK, 1)], 1)
        return Batch(
            self.inputs[rows].float(),
            active[:, None],
            self.error[rows],
            self.points[rows],
            there.float(),
            self.importance[decisions, None],
        )

    def steps(self, epochs: int) -> int:
        """How many steps a fit has."""
        return epochs * -(-int((~self.samples.is_checked).sum()) // BATCH)


def choose_device(wanted: str) -> str:
    """The device to use: a graphics card if there is one, unless something else is asked for."""
    if wanted == "cuda" and not torch.cuda.is_available():
        raise SkyeError("train-no-cuda")
    return "cuda" if wanted != "cpu" and torch.cuda.is_available() else "cpu"


def begin(data: Data, start: Whole | None, seed: int) -> Model:
    """The net at the beginning: a new one, or the last one."""
    rows = data.samples.rows.inputs
    some = rows[:: max(1, len(rows) // SCALED)].astype(np.float64)
    scale = np.where(is_scaled(), 1 / np.maximum(some.std(axis=0), 0.5), 1.0)
    if start is None:
        return new_model(scale, seed, data.device)
    return model_of(fractions(start), scale, data.device)


def fit(data: Data, model: Model, epochs: int, seed: int) -> Iterator[None]:
    """Let a net learn; yields after each step."""
    learned = torch.tensor(np.flatnonzero(~data.samples.is_checked))
    random = torch.Generator().manual_seed(seed)
    optimizer = torch.optim.AdamW(model.learned, lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=data.steps(epochs))
    with same_each_time():
        for _ in range(epochs):
            order = learned[torch.randperm(len(learned), generator=random)]
            for decisions in order.split(BATCH):
                loss = _loss(model, data.batch(decisions))
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
                yield


def _loss(model: Model, batch: Batch) -> torch.Tensor:
    _, outputs = model(batch.inputs, batch.active)
    weight = batch.there * batch.importance
    wrong = _centred(outputs[..., 0] - batch.error, batch.there)
    total = wrong**2 + POINTS * (outputs[..., 1] - batch.points) ** 2
    return (total * weight).sum() / weight.sum()


def _centred(values: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """Values less their mean in the decision: what all builds have in common changes no choice, and is mostly luck."""
    mean = (values * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
    return values - mean


def as_whole(data: Data, model: Model) -> Whole:
    """What was learned, in whole numbers."""
    largest = np.abs(data.samples.rows.inputs.astype(np.int16)).max(axis=0)
    most = np.minimum(np.ceil(REACH * largest + 1), LARGEST).astype(np.float64)
    highest = 0.0
    with torch.no_grad():
        for decisions in torch.arange(len(data.samples.first)).split(BATCH):
            batch = data.batch(decisions)
            highest = max(highest, float(model(batch.inputs, batch.active)[0].max()))
    return rounded(model.fractions(), most, highest)
