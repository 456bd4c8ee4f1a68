"""Nets of whole numbers: what is exported is what the core computes, and no sum can overflow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from core_modes import run_both
from training import random_net, random_small, real_rows

from skye.material.errors import SkyeError
from skye.search.constants import (
    BIAS_UNIT,
    HIGHEST,
    INPUTS,
    SECOND,
    SMALL_UNIT,
)
from skye.study.train.judge import by_fractions
from skye.study.train.layout import (
    UNITS,
    active_units,
    as_inputs,
    as_offers,
    as_seats,
)
from skye.study.train.small import (
    CHANCES,
    ENDS,
    PRICES,
    outputs_of,
    packed_small,
    rounded_small,
    split,
    unpacked_small,
)
from skye.study.train.whole import (
    LONG,
    SHORT,
    SIZE,
    Fractions,
    Whole,
    computed,
    fractions,
    is_safe,
    packed,
    rounded,
    unpacked,
)

pytestmark = pytest.mark.once

CORE = """
import sys
import numpy as np
import skye
from skye.search import constants
from skye.search.features import Features
from skye.search.net import ActiveNet, unpack

assert not skye.COMPILED
rows = np.load(sys.argv[1])
net = unpack(open(sys.argv[2], "rb").read())
active = ActiveNet(net)
land = Features()
for row in rows.tolist():
    land.x = row[: constants.LAND_INPUTS]
    letters, rest = row[constants.LAND_INPUTS :][:8], row[constants.LAND_INPUTS + 8 :]
    later, players, gold, richest, behind = rest[:5]
    active.prepare(0, letters[0::2], letters[1::2], later, players)
    for place, value in ((constants.GOLD, gold), (constants.RICHEST, richest), (constants.BEHIND, behind)):
        active.note(0, place, value)
    for number, value in enumerate(rest[5:]):
        active.note(0, constants.EXPANSION + number, value)
    active.show(0, land)
    print(repr(active.output(0)), repr(active.output(1)))
    assert all(-32768 <= value <= 32767 for value in active.hidden)
for small, file in ((net.prices, sys.argv[3]), (net.chances, sys.argv[4])):
    for row in np.load(file).tolist():
        small.show(row)
        print(*(repr(small.output(number)) for number in range(small.outputs)))
"""
"""The outputs of the core for rows of samples; what is not compiled can be asked directly."""


OUTPUTS = """
import sys
import skye
from skye import CHANCE, Game, shipped_tables
from skye.bots.weights import weights
from skye.rules.rng import Generator
from skye.search.insight import net_outputs
from skye.search.net import unpack

net = unpack(open(sys.argv[1], "rb").read())
for expansion, players in ((None, 5), (None, 2), ("journeyman", 3), ("journeyman", 2)):
    chance = Generator(players)
    game = Game.new(players, chance, shipped_tables(expansion))
    while acting := game.to_act():
        if acting[0] == CHANCE:
            print(net_outputs(game, weights("chieftain", expansion), net))
        game.apply(game.legal(acting[0]).sample(chance))
sys.stderr.write(str(skye.COMPILED))
"""
"""What a net says about the seats of random games, before each draw."""


def test_the_core_computes_what_was_exported(tmp_path: Path) -> None:
    """To the last digit, from the same samples: the inputs, the limits, the shifts."""
    written = np.concatenate(
        [real_rows(expansion, players, 5)[0][:12] for expansion, players in ((None, 4), ("journeyman", 2))]
    )
    net, prices, chances = random_net(1), random_small(1, PRICES), random_small(2, CHANCES)
    assert is_safe(net)
    rows = as_inputs(written, np.ones((len(written), 4), np.float32))
    assert (np.abs(rows.inputs) > net.most).any(), "some are cut off"
    outputs = computed(net, rows.inputs, rows.tiles)
    assert len(np.unique(outputs[:, 0])) > len(outputs) / 2
    game = real_rows("journeyman", 3, 5)
    offers, seats = as_offers(game.prices).inputs[:, 0], as_seats(game.tables).inputs
    expected = [*outputs.tolist(), *outputs_of(prices, offers).tolist(), *outputs_of(chances, seats).tolist()]
    for name, part in (("rows", written), ("offers", offers), ("seats", seats)):
        np.save(tmp_path / f"{name}.npy", part)
    data = packed(net) + packed_small(prices) + packed_small(chances)
    assert len(data) in ENDS
    assert split(data) == (packed(net), packed_small(prices), packed_small(chances))
    (tmp_path / "net.bin").write_bytes(data)
    names = ("rows.npy", "net.bin", "offers.npy", "seats.npy")
    command = [sys.executable, "-c", CORE, *(str(tmp_path / name) for name in names)]
    done = subprocess.run(command, env={**os.environ, "SKYE_INTERPRETED": "1"}, capture_output=True, check=True)
    found = [[float(word) for word in line.split()] for line in done.stdout.decode().splitlines()]
    assert found == expected


def test_sums_near_their_limits_are_the_same_compiled(tmp_path: Path) -> None:
    path = tmp_path / "net.bin"
    path.write_bytes(packed(random_net(1)))
    lines = run_both(OUTPUTS, str(path)).splitlines()
    assert len(set(lines)) > 20


def test_small_nets_survive_their_file() -> None:
    for shape in (PRICES, CHANCES):
        net = random_small(3, shape)
        found = unpacked_small(packed_small(net), shape)
        assert all((one == other).all() for one, other in zip(found, net, strict=True))
        first, first_bias, out, out_bias = (part / SMALL_UNIT for part in net)
        again = rounded_small(first, first_bias, out, out_bias)
        assert all((one == other).all() for one, other in zip(again, net, strict=True))
        with pytest.raises(SkyeError) as raised:
            rounded_small(first, first_bias, out, out_bias + 65)
        assert raised.value.key == "train-too-large"


def test_a_net_survives_its_file() -> None:
    net = random_net(2)
    data = packed(net)
    assert len(data) == SIZE
    for content in (data, data + b"\1\2" * 100):
        found = unpacked(content)
        assert found is not None
        assert all((one == other).all() for one, other in zip(found, net, strict=True))


@pytest.mark.parametrize("content", [b"", b"\0" * (SIZE - 2), b"\0" * (SIZE + 1), b"\x7f" * SIZE])
def test_what_is_no_net(content: bytes) -> None:
    assert unpacked(content) is None


def changed(net: Whole, part: str, place: Any, value: float) -> Whole:
    """The same net with one number changed."""
    copy = getattr(net, part).copy()
    copy[place] = value
    return net._replace(**{part: copy})


def test_no_sum_can_overflow() -> None:
    """The largest sums that any inputs can give are those that the proof allows."""
    net = random_net(3)
    worst = np.abs(net.first_bias) + net.most @ np.abs(net.first)
    unit = int(worst.argmax())
    room = SHORT - worst[unit]
    assert room > 0
    bias = net.first_bias[unit]
    edge = changed(net, "first_bias", unit, bias + np.copysign(room, bias))
    assert is_safe(edge)
    x = np.sign(edge.first[:, unit]) * edge.most * np.sign(bias)
    assert abs(x @ edge.first[:, unit] + edge.first_bias[unit]) == SHORT, "it is reached"
    assert not is_safe(changed(edge, "first_bias", unit, edge.first_bias[unit] + np.copysign(1, bias)))
    assert not is_safe(changed(net, "most", 0, SHORT))
    assert not is_safe(changed(net, "most", 0, -1))
    assert not is_safe(changed(net, "out", (0, 0), SHORT + 1))
    assert SHORT * (BIAS_UNIT + SECOND * HIGHEST) <= LONG, "outputs always fit"


def test_the_second_layer_counts_units_that_are_active_together() -> None:
    """All units together would be too much, but never more than four scoring tiles are in play."""
    net = random_net(4)._replace(second=np.full_like(random_net(4).second, 12_000.0))
    assert net.second.shape[1] * 12_000 * HIGHEST > LONG
    assert is_safe(net)
    assert not is_safe(net._replace(second=np.full_like(net.second, 25_000.0)))


@pytest.mark.parametrize("size", [0.02, 0.05, 3.0, 100.0])
def test_a_net_of_any_size_becomes_a_safe_one(size: float) -> None:
    """The larger its weights are, the coarser are its units."""
    rng = np.random.default_rng(6)
    net = Fractions(
        rng.normal(0, size, (INPUTS, UNITS)),
        rng.normal(0, size, UNITS),
        rng.normal(0, 0.1, (UNITS, SECOND)),
        rng.normal(0, 0.1, SECOND),
        rng.normal(0, 0.1 / size, (SECOND, 2)),
        rng.normal(0, 5, 2),
    )
    inputs, tiles = rng.integers(0, 4, (60, INPUTS)), np.tile(np.arange(4), (60, 1))
    second = np.maximum(inputs @ net.first + net.first_bias, 0) * active_units(tiles) @ net.second + net.second_bias
    whole = rounded(net, np.full(INPUTS, 4.0), float(second.max()))
    assert is_safe(whole)
    exact, found = by_fractions(net, inputs, tiles), computed(whole, inputs, tiles)
    assert np.abs(found - exact).max() < 0.15 * exact.std() + 0.1


def even_net(first: float, second: float) -> Fractions:
    """Every weight of a layer is the same."""
    shapes = (INPUTS, UNITS), (UNITS, SECOND), (SECOND, 2)
    weights = [np.full(shape, value) for shape, value in zip(shapes, (first, second, 1.0), strict=True)]
    return Fractions(weights[0], np.zeros(UNITS), weights[1], np.zeros(SECOND), weights[2], np.zeros(2))


@pytest.mark.parametrize("most", range(1, 9))
def test_sums_fit_even_if_every_weight_is_rounded_up(most: int) -> None:
    assert is_safe(rounded(even_net(10, 0.1), np.full(INPUTS, float(most)), highest=1.0))


def test_a_second_layer_of_large_sums_is_made_to_fit() -> None:
    """All of its weights are large at once, so that its sums reach their limit before any weight does."""
    assert is_safe(rounded(even_net(0.02, 40), np.full(INPUTS, 4.0), highest=0.0))


def test_a_single_large_weight_of_the_second_layer_is_made_to_fit() -> None:
    net = even_net(0.02, 0)
    net.second[0, 0] = 40
    assert is_safe(rounded(net, np.full(INPUTS, 4.0), highest=0.0))


def test_fractions_compute_the_same() -> None:
    net = random_net(5)
    net = net._replace(most=np.full(INPUTS, 127.0), first=net.first / 5, second=net.second / 30, out=net.out / 10)
    rng = np.random.default_rng(1)
    inputs, tiles = rng.integers(0, 3, (50, INPUTS)), np.tile(np.arange(4), (50, 1))
    found = by_fractions(fractions(net), inputs, tiles)
    assert np.abs(found - computed(net, inputs, tiles)).max() < 0.1
