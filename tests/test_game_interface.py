"""The interface of a game: what is legal, sampling, copies, and what of it is public."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from table import DRAWN, course, material, new_game, own_tile, play, snapshot

from skye import CHANCE, Draw, Game, MaterialError
from skye.material.box import base_material
from skye.material.tables import Tables
from skye.rules.rng import Generator


def test_winners_are_known_only_at_the_end() -> None:
    assert new_game(2).winners() == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_legal_moves_are_one_set_however_they_are_asked(players: int) -> None:
    rng = random.Random(players)
    game = Game.new(players, rng)
    asked = set()
    while seats := game.to_act():
        for seat in (CHANCE, *range(players)):
            legal = game.legal(seat)
            assert bool(legal) == (seat in seats)
        legal = game.legal(rng.choice(seats))
        if game.phase != "draw":
            listed = list(legal)
            assert len(legal) == len(listed) == len(set(listed))
            assert all(move in legal for move in listed[:20])
            assert legal.sample(rng) in listed
        else:
            assert next(iter(legal)) in legal
        asked.add(game.phase)
        game.apply(legal.sample(rng))
        if game.round == 3:
            break
    assert asked == {"draw", "price", "buy", "build"}


def test_number_of_draws() -> None:
    """An ordered draw of 3 from 73: 73 * 72 * 71."""
    assert len(new_game(2).legal(CHANCE)) == 73 * 72 * 71


def test_sampling_is_even() -> None:
    """Each of 30 pricings about 1/30 of 6000 times: 200, with a standard deviation below 14."""
    legal = play(new_game(2), DRAWN).legal(0)
    rng = random.Random(5)
    counts = dict.fromkeys(legal, 0)
    for _ in range(6000):
        counts[legal.sample(rng)] += 1
    assert all(130 < count < 270 for count in counts.values())


def test_sampled_draws_are_even() -> None:
    """Each of 73 tiles is in a draw with 3/73: of 7300 draws in 300, with a standard deviation below 18."""
    legal = new_game(2).legal(CHANCE)
    rng = random.Random(6)
    counts = dict.fromkeys((tile.id for tile in base_material().tiles), 0)
    for _ in range(7300):
        drawn = legal.sample(rng)
        assert isinstance(drawn, Draw)
        assert len(set(drawn.tiles)) == 3
        for tile in drawn.tiles:
            counts[tile] += 1
    assert all(210 < count < 390 for count in counts.values())


@pytest.mark.parametrize("players", [2, 5])
def test_copies_are_independent(players: int) -> None:
    rng = random.Random(3)
    game = Game.new(players, rng)
    for _ in range(40):
        copy = game.copy()
        before = snapshot(game)
        assert snapshot(copy) == before
        copy.play_random(random.Random(1))
        assert snapshot(game) == before
        game.apply(game.legal(game.to_act()[0]).sample(rng))
        assert snapshot(copy)[0] != snapshot(game)[0] or copy.winners()


def test_play_inside_the_core_equals_play_through_the_api() -> None:
    inside, outside = Generator(9), Generator(9)
    one, other = Game.new(4, inside), Game.new(4, outside)
    one.play_random(inside)
    while seats := other.to_act():
        other.apply(other.legal(seats[0]).sample(outside))
    assert snapshot(one) == snapshot(other)


def test_own_material() -> None:
    tables = Tables(material(rounds=course(["ABCD"], [0])))
    game = Game.new(3, random.Random(1), tables)
    game.play_random(random.Random(1))
    assert game.round == game.rounds == 1


def test_copies_as_python_makes_them() -> None:
    game = play(new_game(2), DRAWN)
    for twin in (copy.copy(game), copy.deepcopy(game)):
        assert snapshot(twin) == snapshot(game)
        twin.play_random(random.Random(1))
    assert game.phase == "price"
    for secret in (game, game.legal(0)):
        with pytest.raises(TypeError, match="pickled"):
            pickle.dumps(secret)
    tables = pickle.loads(pickle.dumps(game.tables))
    assert snapshot(play(Game(game.setup, tables), DRAWN)) == snapshot(game)


def test_only_this_of_a_game_is_public() -> None:
    """The same whether compiled or interpreted: no way around the checks, no secrets in plain sight."""
    assert [name for name in dir(new_game(2)) if not name.startswith("_")] == sorted(
        [
            "apply",
            "bag",
            "copy",
            "expansion",
            "gold",
            "hand",
            "legal",
            "new",
            "offers",
            "phase",
            "play_random",
            "players",
            "round",
            "rounds",
            "scores",
            "setup",
            "start",
            "tables",
            "take_log",
            "territory",
            "to_act",
            "turn",
            "winners",
        ]
    )
    legal = new_game(2).legal(CHANCE)
    assert [name for name in dir(legal) if not name.startswith("_")] == ["anytime", "sample", "seat", "tables"]


def test_too_much_material_is_refused() -> None:
    box = material(tiles=tuple(own_tile(f"t{number}", "PPPP P -") for number in range(82)))
    with pytest.raises(MaterialError, match="81"):
        Tables(box)
