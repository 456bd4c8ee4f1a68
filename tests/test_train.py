"""What a net is trained with: the task, the games, what the net sees of a sample, whole numbers, and who is better."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from training import random_net, random_small, real_rows, tiny_task

from skye.bots.weights import weights
from skye.material.errors import SkyeError
from skye.search.constants import (
    GOLD,
    HIGHEST,
    INPUTS,
    KINDS,
    LAND_INPUTS,
    LATER,
    PLAYERS,
    SECOND,
    SHARED,
    SMALL_UNIT,
    TIMES,
)
from skye.study.train.gate import Deal, decide
from skye.study.train.generate import CHUNK, chunks, play_chunk
from skye.study.train.judge import by_fractions
from skye.study.train.layout import (
    LARGEST,
    LEAD,
    ROW,
    STANDING,
    UNITS,
    active_units,
    as_inputs,
    as_offers,
    as_seats,
)
from skye.study.train.mix import SHARES, GameKind, compared, counts, even_counts, kinds
from skye.study.train.samples import CHECKED, load, load_offers
from skye.study.train.side import Side
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
from skye.study.train.task import Training, make_training
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


# The task and the games


def test_the_label_is_the_command() -> None:
    command = tiny_task().command(2)
    options = "--games 8 --playouts 1 --rounds 1 --epochs 2 --deals 1 --chance-games 8 --seed 1 --iterations 2"
    assert command == f"skye train {options}"


def test_a_task_survives_its_file() -> None:
    task = tiny_task()
    assert msgspec.json.decode(msgspec.json.encode(task), type=Training) == task


def test_nobody_searches_and_a_net_counts_in_full() -> None:
    task = tiny_task()
    for expansion in (None, "journeyman"):
        for net in (True, False):
            found = task.playing(expansion, net=net)
            assert found["rollouts"] == 0
            assert (found["net"] > 0) == net
            expected = weights("chieftain", expansion, net=net)
            assert {**expected, "rollouts": 0, "net": found["net"]} == found


def test_a_start_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(SkyeError, match=r"nowhere\.bin"):
        make_training(
            games=1, playouts=1, rounds=1, epochs=1, deals=1, chance_games=1, seed=1, start=Path("nowhere.bin")
        )


def test_every_kind_of_game_has_its_share() -> None:
    found = counts(20_000)
    assert list(found) == kinds()
    assert {(kind.expansion, kind.players) for kind in kinds()} == {
        (expansion, players) for expansion in (None, "journeyman") for players in (2, 3, 4, 5)
    }
    assert all(
        games == (300 if kind.expansion is None else 100) * SHARES[kind.players] for kind, games in found.items()
    )
    times = {kind: games * kind.time for kind, games in found.items()}
    assert sum(time for kind, time in times.items() if kind.expansion is None) == sum(times.values()) / 2
    assert set(even_counts(80).values()) == {10}
    for games in (1, 2, 7, 8, 13, 1001):
        assert sum(counts(games).values()) == sum(even_counts(games).values()) == games


def test_no_game_is_played_twice_nor_compared_with() -> None:
    task, other = tiny_task(), tiny_task(seed=2)
    seeds = [
        seed for each in (task, other) for number in (1, 2) for chunk in chunks(each, number) for seed in chunk.seeds
    ]
    seeds += [task.seed_of("gate", number, kind.name, 1) for number in (1, 2) for kind in compared()]
    assert len(seeds) == 4 * 8 + 2 * 4
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**48 for seed in seeds)


def test_any_part_of_the_games_is_mixed() -> None:
    every = chunks(msgspec.structs.replace(tiny_task(), games=50 * CHUNK), 1)
    assert sum(len(chunk.seeds) for chunk in every) == 50 * CHUNK
    assert len({chunk.file for chunk in every}) == len(every)
    half = every[: len(every) // 2]
    assert {len(chunk.seeds) * chunk.kind.time for chunk in every if chunk.kind.players in (2, 4)} >= {CHUNK}, "as long"
    for kind in (GameKind(None, 2), GameKind("journeyman", 2), GameKind("journeyman", 4)):
        everywhere, before = (len([chunk for chunk in part if chunk.kind == kind]) for part in (every, half))
        assert abs(before - everywhere / 2) <= 1


# What the net sees


@pytest.mark.parametrize(("expansion", "players"), [(None, 2), (None, 5), ("journeyman", 3)])
def test_what_the_net_sees_of_a_game(expansion: str | None, players: int) -> None:
    written, values, prices, tables = real_rows(expansion, players, 3)
    assert written.shape[1] == ROW
    rounds = 5 if players == 5 else 6
    offers = as_offers(prices)
    assert offers.prices.shape == (players * rounds, 3)
    assert ((offers.prices == 0).sum(axis=1) == 1).all()
    assert (offers.inputs[:, :, 10] == 4 * (players - 2)).all()
    seats = as_seats(tables)
    assert seats.round.tolist() == np.arange(1, rounds + 1).repeat(players).tolist()
    assert (seats.players == players).all()
    assert (seats.inputs[:, 16] == (expansion is not None)).all()
    assert (seats.share.reshape(rounds, players).sum(axis=1) == 1).all()
    assert (seats.inputs[:players, LEAD] == 0).all(), "nobody leads before the first round"
    rows = as_inputs(written, values)
    assert (rows.inputs[:, :LAND_INPUTS] == written[:, :LAND_INPUTS]).all()
    assert (rows.inputs[:, LATER : LATER + 6].sum(axis=1) == 1).all()
    assert (rows.inputs[:, PLAYERS : PLAYERS + 4].argmax(axis=1) == players - 2).all()
    assert (rows.inputs[:, GOLD] == written[:, STANDING + 2]).all()
    assert (rows.tiles < KINDS).all()
    times = written[:, LAND_INPUTS + 1 : STANDING : 2]
    assert (rows.inputs[:, TIMES : TIMES + KINDS].sum(axis=1) == times.sum(axis=1)).all()
    starts = [0]
    while starts[-1] < len(written):
        starts.append(starts[-1] + int(rows.sizes[starts[-1]]))
    assert starts[-1] == len(written)
    for first, last in pairwise(starts):
        assert len({tuple(tiles) for tiles in rows.tiles[first:last]}) == 1, "alternatives of one decision"
        assert len({tuple(row[LATER : PLAYERS + 4]) for row in rows.inputs[first:last]}) == 1


def test_a_scoring_tile_that_is_not_known_and_a_number_too_large() -> None:
    written = np.zeros((1, ROW), np.int16)
    written[0, LAND_INPUTS:STANDING:2] = (3, 40, 5, KINDS)
    written[0, LAND_INPUTS + 1 : STANDING : 2] = 2
    written[0, STANDING : STANDING + 3] = (4, 3, 500)
    rows = as_inputs(written, np.ones((1, 4), np.float32))
    assert np.flatnonzero(rows.inputs[0]).tolist() == [TIMES + 3, TIMES + 5, LATER + 4, PLAYERS + 1, GOLD]
    assert rows.inputs[0, GOLD] == LARGEST
    active = active_units(rows.tiles)[0]
    assert active.sum() == SHARED + 2 * (UNITS - SHARED) // KINDS


# Files of samples


def test_samples_of_a_file(tmp_path: Path) -> None:
    """One game in so many is not learned from, whole, and older iterations count less."""
    task = msgspec.structs.replace(tiny_task(), games=2 * CHECKED)
    every = chunks(task, 1)
    side = Side(task.playing(None, net=False), None)
    for chunk in every:
        games = chunk._replace(kind=GameKind(None, 2))
        assert play_chunk(tmp_path, games, side, 1, 1) == len(chunk.seeds)
    samples = load([(tmp_path, every), (tmp_path, every[:2])])
    assert samples.first.tolist() == (np.cumsum(samples.sizes) - samples.sizes).tolist()
    assert samples.sizes.sum() == len(samples.rows.inputs)
    assert set(samples.importance[samples.is_new]) == {1}
    assert set(samples.importance[~samples.is_new]) == {0.5}
    assert 0 < samples.is_checked.mean() < 0.2
    offers, is_checked = load_offers([(tmp_path, every)])
    assert len(offers.prices) == len(is_checked) == 2 * CHECKED * 2 * 6
    assert is_checked.sum() == 2 * 2 * 6


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no file", None])
def test_a_damaged_file_is_reported(tmp_path: Path, content: bytes | None) -> None:
    (chunk, *_) = chunks(tiny_task(), 1)
    play_chunk(tmp_path, chunk, Side(tiny_task().playing(chunk.kind.expansion, net=False), None), 1, 1)
    path = tmp_path / chunk.file
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2] if content is None else content)
    with pytest.raises(SkyeError) as raised:
        load([(tmp_path, [chunk])])
    assert raised.value.key == "train-damaged"
    assert str(path) in str(raised.value)


# Whole numbers


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


def test_fractions_compute_the_same() -> None:
    net = random_net(5)
    net = net._replace(most=np.full(INPUTS, 127.0), first=net.first / 5, second=net.second / 30, out=net.out / 10)
    rng = np.random.default_rng(1)
    inputs, tiles = rng.integers(0, 3, (50, INPUTS)), np.tile(np.arange(4), (50, 1))
    found = by_fractions(fractions(net), inputs, tiles)
    assert np.abs(found - computed(net, inputs, tiles)).max() < 0.1


# Who is better


def deals(kind: GameKind, *leads: int) -> list[Deal]:
    """Deals in which the new net was ahead by so much on every seat."""
    return [
        Deal(
            kind.name,
            number,
            tuple(tuple(50 + lead * (place == seat) for place in range(kind.players)) for seat in range(kind.players)),
        )
        for number, lead in enumerate(leads, start=1)
    ]


def test_a_net_is_kept_when_it_wins_more_than_its_share() -> None:
    two, four = GameKind(None, 2), GameKind(None, 4)
    better = decide([two, four], deals(two, 1, 1, -1, 0) + deals(four, 1, -1, -1, -1))
    found = [(each.kind, each.players, each.deals) for each in better.comparisons]
    assert found == [("base-2", 2, 4), ("base-4", 4, 4)]
    assert [each.win_share for each in better.comparisons] == [0.625, 0.25]
    assert all(each.low < each.win_share < each.high for each in better.comparisons)
    assert better.strength == (1.25 + 1) / 2
    assert better.kept


def test_a_net_is_not_kept_when_it_is_as_good_or_clearly_worse_somewhere() -> None:
    two, four = GameKind(None, 2), GameKind(None, 4)
    even = decide([two, four], deals(two, 1, -1, 0) + deals(four, 0, 0, 0))
    assert (even.strength, even.kept) == (1, False)
    worse = decide([two, four], deals(two, *[-1] * 30, 1) + deals(four, *[1] * 31))
    assert worse.strength > 1
    assert not worse.kept


def test_a_single_deal_says_nothing() -> None:
    (found,) = decide([GameKind(None, 2)], deals(GameKind(None, 2), 5)).comparisons
    assert (found.low, found.high) == (0, 1)
