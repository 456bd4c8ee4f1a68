"""How a net learns: what can be known of the error of the evaluation, the same each time, and on from another net."""

from __future__ import annotations

import numpy as np
import pytest
from training import require_torch

from skye.material.errors import SkyeError
from skye.search.constants import GOLD, INPUTS, KINDS, LATER, PLAYERS, SHARED, TIMES
from skye.study.train.judge import by_fractions, judge
from skye.study.train.layout import Rows
from skye.study.train.samples import Samples
from skye.study.train.whole import Fractions, Whole, computed, is_safe, packed

pytestmark = pytest.mark.once

require_torch()

import torch  # noqa: E402

from skye.study.train import fit as learning  # noqa: E402
from skye.study.train.model import Model  # noqa: E402

DECISIONS, SIZE = 2000, 6


@pytest.fixture(autouse=True)
def _small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "BATCH", 100)


def made_up(seed: int = 1) -> Samples:
    """Decisions in which the evaluation is wrong by an input, and by another one while scoring tile 3 is in play."""
    rng = np.random.default_rng(seed)
    count = DECISIONS * SIZE
    inputs = np.zeros((count, INPUTS), np.int8)
    inputs[:, :12] = rng.integers(0, 8, (count, 12))
    inputs[:, GOLD] = rng.integers(0, 30, count)
    chosen = np.array([rng.permutation(KINDS)[:4] for _ in range(DECISIONS)])
    tiles = chosen.repeat(SIZE, axis=0)
    later = rng.integers(1, 6, DECISIONS).repeat(SIZE)
    every = np.arange(count)
    inputs[every, LATER + later] = 1
    inputs[:, PLAYERS] = 1
    for letter in range(4):
        inputs[every, TIMES + tiles[:, letter]] = 1
    wrong = 1.5 * inputs[:, 2] + np.where((tiles == 3).any(axis=1), 4.0 * inputs[:, 5], 0.0)
    common = rng.normal(0, 10, DECISIONS).repeat(SIZE)  # luck that all alternatives share
    hand = rng.normal(20, 5, count)
    points = hand + wrong + common + rng.normal(0, 0.5, count)
    rows = Rows(
        inputs,
        tiles.astype(np.int8),
        np.full(count, SIZE),
        hand.astype(np.float32),
        points.astype(np.float32),
    )
    first = np.arange(DECISIONS) * SIZE
    return Samples(
        rows,
        first,
        np.full(DECISIONS, SIZE),
        np.ones(DECISIONS, np.float32),
        np.arange(DECISIONS) % 10 == 0,
        np.full(DECISIONS, "base-2"),
        np.ones(DECISIONS, np.bool_),
    )


def learned(samples: Samples, epochs: int, seed: int = 1, start: Whole | None = None) -> tuple[Model, Whole]:
    data = learning.Data(samples, "cpu")
    model = learning.begin(data, start, seed)
    assert len(list(learning.fit(data, model, epochs, seed))) == data.steps(epochs)
    return model, learning.as_whole(data, model)


def test_what_can_be_known_is_learned() -> None:
    """Also with whole numbers, in decisions that were not learned from; and it goes on from what it was."""
    samples = made_up()
    model, whole = learned(samples, 12)
    found = judge(samples, model.fractions(), whole)
    assert found.explained is not None
    assert found.explained_whole is not None
    assert found.explained > 0.8
    assert found.explained_whole == pytest.approx(found.explained, abs=0.02)
    assert found.by_kind == {"base-2": found.explained_whole}
    assert is_safe(whole)
    again = judge(samples, *_judged(learned(samples, 1, start=whole)))
    from_nothing = judge(samples, *_judged(learned(samples, 1)))
    assert again.explained is not None
    assert from_nothing.explained is not None
    assert again.explained > 0.8 > from_nothing.explained


def _judged(made: tuple[Model, Whole]) -> tuple[Fractions, Whole]:
    return made[0].fractions(), made[1]


def test_the_same_seed_learns_the_same() -> None:
    samples = made_up()
    one, two, other = (packed(learned(samples, 1, seed)[1]) for seed in (1, 1, 2))
    assert one == two != other


def test_a_net_goes_on_where_it_was() -> None:
    samples = made_up()
    _, whole = learned(samples, 3)
    data = learning.Data(samples, "cpu")
    inputs, tiles = samples.rows.inputs[:500], samples.rows.tiles[:500]
    before = computed(whole, inputs, tiles)
    after = by_fractions(learning.begin(data, whole, 1).fractions(), inputs, tiles)
    assert np.abs(after - before).max() < 0.02 * np.abs(before).max() + 0.1


def test_units_of_scoring_tiles_that_are_not_in_play_are_not_active() -> None:
    samples = made_up()
    batch = learning.Data(samples, "cpu").batch(torch.tensor([0, 7]))
    active = batch.active[:, 0].numpy()
    for row, tiles in zip(active, samples.rows.tiles[[0, 7 * SIZE]], strict=True):
        assert row[:SHARED].all()
        assert set(np.flatnonzero(row[SHARED:].reshape(KINDS, -1).all(axis=1))) == set(tiles.tolist())
        assert row.sum() == SHARED + 4 * (len(row) - SHARED) / KINDS


def test_a_graphics_card_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert learning.choose_device("auto") == learning.choose_device("cpu") == "cpu"
    with pytest.raises(SkyeError) as raised:
        learning.choose_device("cuda")
    assert raised.value.key == "train-no-cuda"
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    assert learning.choose_device("auto") == learning.choose_device("cuda") == "cuda"
    assert learning.choose_device("cpu") == "cpu"
