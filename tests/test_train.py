"""What a net is trained with: the task, the games, what the net sees of a sample, and who is better."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest
from training import real_rows, tiny_task

from skye.bots.weights import weights
from skye.material.errors import SkyeError
from skye.search.constants import (
    CHANCE_EXPANSION,
    CHANCE_POINTS,
    GOLD,
    KINDS,
    LAND_INPUTS,
    LATER,
    PLAYERS,
    PRICE_PLAYERS,
    SHARED,
    TIMES,
)
from skye.study.train.gate import Deal, decide
from skye.study.train.generate import CHUNK, chunks, play_chunk
from skye.study.train.layout import (
    LARGEST,
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
from skye.study.train.task import Training, make_training

pytestmark = pytest.mark.once

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
    assert (offers.inputs[:, :, PRICE_PLAYERS] == 4 * (players - 2)).all()
    seats = as_seats(tables)
    assert seats.round.tolist() == np.arange(1, rounds + 1).repeat(players).tolist()
    assert (seats.players == players).all()
    assert (seats.inputs[:, CHANCE_EXPANSION] == (expansion is not None)).all()
    assert (seats.share.reshape(rounds, players).sum(axis=1) == 1).all()
    assert (seats.inputs[:players, CHANCE_POINTS] == 0).all(), "nobody leads before the first round"
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
