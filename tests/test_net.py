"""The nets: their inputs counted by hand, their sums worked out by hand, and the chance to win."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from importlib.resources import files

import msgspec
import pytest

from skye import Game, LaidTile, imagine, shipped_tables, view
from skye.bots.weights import complete, shipped_net, weights
from skye.material.box import base_material
from skye.material.setup import Setup
from skye.search import constants as net
from skye.search.choose_move import evaluate
from skye.search.insight import chances, net_inputs, net_outputs
from skye.search.net import Net
from skye.search.small_net import size

SCORING = ("gold_majority", "whisky_majority", "columns", "squares")
LEARNED = complete({"horizon": 6, "width": 1, "candidates": 1, "samples": 1, "net": 1}, None)
WEIGHTS = net.INPUTS
BIASES = WEIGHTS + net.INPUTS * net.UNITS
SECOND = BIASES + net.UNITS
SECOND_BIASES = SECOND + net.SECOND * net.UNITS
OUT = SECOND_BIASES + net.SECOND
TERRITORY_NET = OUT + net.OUTPUTS * net.SECOND + net.OUTPUTS
KIND = {entry.id: number for number, entry in enumerate(base_material().scoring)}


def road_north(scoring: tuple[str, ...] = SCORING) -> Game:
    """The castle of seat 0 with tiles 31 and 32 north of it, at the start of a game for two."""
    shown = view(Game(Setup(2, 0, scoring)), 0, open_gold=True)
    own = shown.seats[0]
    laid = (*own.territory, LaidTile("31", 0, 1, 0), LaidTile("32", 0, 2, 0))
    seats = (msgspec.structs.replace(own, territory=laid), *shown.seats[1:])
    return imagine(msgspec.structs.replace(shown, seats=seats))


def blank(length: int = TERRITORY_NET) -> list[int]:
    """A net of zeros that takes every input up to 100."""
    return [100] * net.INPUTS + [0] * (length - net.INPUTS)


def counts_tiles(unit: int, most: int = 100) -> Net:
    """A net in which one unit counts the tiles of the territory.

    Each adds 8 to it, so 1 after the shift by 3. The first unit of the second layer takes 1,024 of each, so 1 after
    the shift by 10, and each of these is half a point of the first output and one of the second, which is 3 more.
    """
    numbers = blank()
    numbers[net.TILES] = most
    numbers[WEIGHTS + net.TILES * net.UNITS + unit] = 8
    numbers[SECOND + unit] = 1024
    numbers[OUT] = net.POINT_UNIT // 2
    numbers[OUT + net.SECOND] = net.POINT_UNIT
    numbers[OUT + net.OUTPUTS * net.SECOND + 1] = 3 * net.POINT_UNIT // net.BIAS_UNIT
    return Net(numbers)


def test_the_shipped_net_says_where_it_comes_from() -> None:
    folder = files("skye.search")
    data = (folder / "net.bin").read_bytes()
    origin = json.loads((folder / "net.json").read_text(encoding="utf-8"))
    assert origin["sha256"] == sha256(data).hexdigest()
    assert origin["command"].startswith("skye train ")
    assert len(data) < 1_000_000


def test_inputs_counted_by_hand() -> None:
    """Castle PWPM, road NSW; 31 PWPW, road NS; 32 PPPM, road NSW, in a column; nothing is completed."""
    found = net_inputs(road_north(), 0, LEARNED, Net(blank()))
    expected = {
        net.TILES: 3,
        net.SCORING + KIND["whisky_majority"]: 2,
        net.SCORING + KIND["columns"]: base_material().scoring[KIND["columns"]].points[0],  # three in a column
        net.SYMBOLS: 2,  # whisky on 31 and 32
        net.SYMBOLS + 1: 1,  # sheep on 32
        net.SYMBOLS + 2: 3,  # cattle: one on 31, two on 32
        net.SYMBOLS + 7: 2,
        net.INCOME: 2,
        net.AREAS + 3: 1,  # one pasture, open south of the castle, north and east of 32
        net.AREAS + 6 + 1: 2,  # mountains west of the castle and of 32
        net.AREAS + 12 + 1: 3,  # water east of the castle, on both sides of 31
        net.SPOTS: 8,  # around three tiles in a row, each beside one of them
        net.ROAD_ENDS: 4,  # south and west of the castle, north and west of 32
        net.JOINED: 3,
        net.HEIGHT: 2,
        net.LEADS: 2,  # the rival has no whisky
        net.LEADS + 1: 2,
        net.DISTANT: 1,  # 32 is two steps from the castle
        net.LATER + 5: 1,  # round 1 of 6
        net.PLAYERS: 1,
        net.GOLD: 5,  # I1
        net.RICHEST: 5,
        **{net.TIMES + KIND[name]: 3 for name in SCORING},  # S4: every letter is scored three times
    }
    assert {place: value for place, value in enumerate(found) if value} == expected


def test_a_net_worked_out_by_hand() -> None:
    """Three tiles for seat 0, the castle for seat 1; the second output is 3 more."""
    assert net_outputs(road_north(), LEARNED, counts_tiles(unit=5)) == [(1.5, 6), (0.5, 4)]
    assert net_outputs(road_north(), LEARNED, counts_tiles(unit=5, most=2)) == [(1, 5), (0.5, 4)]


def test_units_of_a_scoring_tile_count_while_it_is_in_play() -> None:
    columns = counts_tiles(unit=net.SHARED + KIND["columns"] * net.BLOCK + 1)
    assert net_outputs(road_north(), LEARNED, columns)[0][0] == 1.5
    assert net_outputs(road_north((*SCORING[:2], "sheep", "squares")), LEARNED, columns)[0][0] == 0


def test_sums_follow_from_one_territory_to_the_next() -> None:
    """One net that is shown all seats in turn says the same as a new one for each of them."""
    game, rng = Game.new(3, random.Random(4), shipped_tables("journeyman")), random.Random(5)
    known = weights("chieftain", "journeyman")
    while (seats := game.to_act()) and game.round < 6:
        for seat, (correction, _) in enumerate(net_outputs(game, known, shipped_net())):
            by_hand = evaluate(game, seat, known)
            assert evaluate(game, seat, known, shipped_net()) == pytest.approx(by_hand + known["net"] * correction)
        game.apply(game.legal(seats[0]).sample(rng))


@pytest.mark.parametrize("expansion", [None, "journeyman"])
@pytest.mark.parametrize("players", [2, 5])
def test_chances_are_shares(expansion: str | None, players: int) -> None:
    game, rng = Game.new(players, random.Random(1), shipped_tables(expansion)), random.Random(2)
    known = weights("chieftain", expansion)
    while seats := game.to_act():
        shares = chances(game, known, shipped_net())
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        game.apply(game.legal(seats[0]).sample(rng))
    winners = game.winners()
    assert chances(game, known, shipped_net()) == tuple(
        1 / len(winners) if seat in winners else 0 for seat in range(players)
    )


def test_a_net_that_knows_nothing_gives_everybody_the_same() -> None:
    prices = size(net.PRICE_INPUTS, net.PRICE_UNITS, net.PRICE_OUTPUTS)
    whole = TERRITORY_NET + prices + size(net.CHANCE_INPUTS, net.CHANCE_UNITS, 1)
    game = Game.new(4, random.Random(3))
    assert chances(game, weights("chieftain", None), Net(blank(whole))) == (0.25,) * 4


def test_who_is_ahead_has_the_better_chance() -> None:
    shown = view(Game(Setup(2, 0, SCORING)), 0, open_gold=True)
    ahead = msgspec.structs.replace(shown.seats[1], points=30)
    game = imagine(msgspec.structs.replace(shown, round=4, start=1, seats=(shown.seats[0], ahead)))
    behind, before = chances(game, weights("chieftain", None), shipped_net())
    assert before > 0.8 > behind
