"""The small nets: prices and axes that can be known, chances that are right, and how that is measured."""

from __future__ import annotations

import numpy as np
import pytest
from training import require_torch

from skye.search.constants import CHANCE_INPUTS, CHANCE_LEAD, CHANCE_POINTS, PRICE_INPUTS
from skye.study.train.calibration import GROUPS, calibrations
from skye.study.train.judge import judge_prices
from skye.study.train.layout import Offers, Seats
from skye.study.train.plot import calibration_plot
from skye.study.train.samples import Tables
from skye.study.train.small import CHANCES, Small, packed_small, shares_of

pytestmark = pytest.mark.once

require_torch()

from skye.study.train import small_fit  # noqa: E402
from skye.study.train.small_fit import SmallFit, chances_fit, prices_fit  # noqa: E402

GAMES = 4000


def made_up_offers() -> Offers:
    """A tile costs what it is worth and a coin; the one that is worth the least gets the axe."""
    rng = np.random.default_rng(1)
    inputs = rng.integers(0, 12, (3000, 3, PRICE_INPUTS)).astype(np.float32)
    prices = 1 + inputs[:, :, 0]
    prices[np.arange(len(prices)), (inputs[:, :, 0] + 0.01 * inputs[:, :, 1]).argmin(axis=1)] = 0
    return Offers(inputs, prices)


def made_up_tables() -> Tables:
    """Games of two, a table each; `CHANCE_LEAD` decides the game, and the lead in points says only half of that."""
    rng = np.random.default_rng(2)
    value = rng.normal(0, 1, GAMES)
    wins = rng.random(GAMES) < 1 / (1 + np.exp(-2 * value))
    inputs = np.zeros((GAMES, 2, CHANCE_INPUTS), np.float32)
    inputs[:, 0, CHANCE_LEAD], inputs[:, 1, CHANCE_LEAD] = value, -value
    lead = value + rng.normal(0, 1, GAMES)
    inputs[:, 0, CHANCE_POINTS], inputs[:, 1, CHANCE_POINTS] = lead, -lead
    seats = Seats(
        np.full(2 * GAMES, 2),
        np.repeat(np.arange(GAMES) // 4 % 2 + 1, 2),
        inputs.reshape(-1, CHANCE_INPUTS),
        np.stack([wins, ~wins], axis=1).ravel().astype(np.float32),
    )
    return Tables(seats, np.full(2 * GAMES, "base"), np.repeat(np.arange(GAMES) % 4 == 0, 2))


def learned(fit: SmallFit) -> Small:
    assert len(list(fit.work())) == fit.steps
    return fit.layers.whole()


def test_prices_that_can_be_known_are_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_fit, "FOR_PRICES", small_fit.FOR_PRICES._replace(batch=60))
    offers = made_up_offers()
    checked = np.arange(len(offers.prices)) % 10 == 0
    fits = [prices_fit(offers, np.flatnonzero(~checked), seed) for seed in (1, 1, 2)]
    one, same, other = map(learned, fits)
    assert packed_small(one) == packed_small(same) != packed_small(other)
    found = judge_prices(offers, checked, one)
    assert found.learned == 2700
    assert found.explained is not None
    assert found.axes_right is not None
    assert found.explained > 0.8
    assert found.axes_right > 0.8
    nothing = judge_prices(offers, np.zeros_like(checked), one)
    assert (nothing.explained, nothing.axes_right) == (None, None)


def test_chances_that_can_be_known_are_right() -> None:
    tables = made_up_tables()
    net = learned(chances_fit(tables, 1))
    checked = tables.is_checked
    shares = shares_of(net, tables.seats.inputs, tables.seats.players)
    assert np.abs(shares.reshape(-1, 2).sum(axis=1) - 1).max() < 1e-9
    found = calibrations(tables, net, learned=~checked, shown=checked)
    assert [(each.expansion, each.players, each.round) for each in found] == [
        ("base", 2, each) for each in (None, 1, 2)
    ]
    every = found[0]
    assert every.positions == checked.sum() / 2 == GAMES / 4
    assert every.luck is None
    assert every.error < 0.05
    assert every.brier < every.brier_of_lead - 0.01
    assert len(every.predicted) == len(every.observed) == GROUPS
    assert list(every.predicted) == sorted(every.predicted)
    assert calibration_plot(found).startswith(b"<?xml")


def test_chances_that_are_wrong_show() -> None:
    """A net that is sure of what it does not know."""
    tables = made_up_tables()
    inputs, units, outputs = CHANCES
    net = Small(np.zeros((inputs, units)), np.zeros(units), np.zeros((outputs, units)), np.zeros(outputs))
    net.first[CHANCE_LEAD, 0], net.first[CHANCE_LEAD, 1] = 5120, -5120
    net.out[0, 0], net.out[0, 1] = 5120, -5120
    every = np.ones_like(tables.is_checked)
    wrong = calibrations(tables, net, learned=every, shown=every)[0]
    assert wrong.error > 0.1
    assert wrong.brier > wrong.brier_of_lead
    known = calibrations(tables, net._replace(out=net.out / 100), learned=every, shown=every)
    assert all(each.error < 0.03 for each in known)
    assert [each.luck is None or 0 < each.luck < 0.03 for each in known] == [True] * 3


def test_the_curve_of_the_lead_is_the_best_one() -> None:
    """Where the lead decides, the curve is as right as can be."""
    tables = made_up_tables()
    seats = tables.seats
    told = seats._replace(inputs=seats.inputs.copy())
    told.inputs[:, CHANCE_POINTS] = told.inputs[:, CHANCE_LEAD]
    net = Small(np.zeros(CHANCES[:2]), np.zeros(CHANCES[1]), np.zeros((1, CHANCES[1])), np.zeros(1))
    net.first[CHANCE_LEAD, 0], net.first[CHANCE_LEAD, 1] = 512, -512
    net.out[0, 0], net.out[0, 1] = 512, -512
    every = np.ones_like(tables.is_checked)
    (found, *_) = calibrations(tables._replace(seats=told), net, learned=every, shown=every)
    assert found.brier_of_lead == pytest.approx(found.brier, abs=0.002)
    (untaught, *_) = calibrations(tables._replace(seats=told), net, learned=~every, shown=every)
    assert untaught.brier_of_lead == 0.25, "it says a half to everybody"
