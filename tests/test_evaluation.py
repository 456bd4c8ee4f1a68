"""What an evaluation reads from the material, and what the rules refuse."""

from __future__ import annotations

import random

import msgspec
import pytest

from skye import COMPILED, Game, IllegalMoveError, shipped_tables
from skye.bots.weights import complete
from skye.material import words
from skye.material.box import base_material
from skye.material.setup import Setup
from skye.material.tables import Tables, base_tables
from skye.rules.scoring import measure
from skye.rules.territory import Territory
from skye.search.choose_move import evaluate

WHOLE_GAME = complete({"horizon": 6}, None)
SETUP = Setup(2, 0, ("gold_majority", "whisky_majority", "columns", "squares"))


def with_points(name: str, points: tuple[int, ...]) -> Tables:
    """The base game with other points on a scoring tile."""
    box = base_material()
    scoring = [msgspec.structs.replace(entry, points=points) if entry.id == name else entry for entry in box.scoring]
    return Tables(msgspec.structs.replace(box, scoring=tuple(scoring)))


@pytest.mark.rule("T1")
def test_a_majority_is_worth_what_its_tile_says() -> None:
    """Both have 5 gold in round 1 of 6; A is scored in rounds 1, 3 and 5.

    A lead of 0.5 over a spread of 4 + 2 * 5 is 1/28, so the chance of the first place is 1/2 + (1/28) / (29/28) / 2 =
    15/29, of the second 14/29. With 5 and 2 points that is (75 + 28) / 29 for each scoring, and 1 point for 5 gold.
    """
    assert evaluate(Game(SETUP), 0, WHOLE_GAME) == pytest.approx(3 * (5 * 15 + 2 * 14) / 29 + 1)
    other = Game(SETUP, with_points("gold_majority", (50, 20)))
    assert evaluate(other, 0, WHOLE_GAME) == pytest.approx(3 * (50 * 15 + 20 * 14) / 29 + 1)


def test_an_unknown_scoring_tile_scores_nothing() -> None:
    with pytest.raises(ValueError, match="there is no scoring tile 31"):
        measure(31, Territory(base_tables()), 0)


def test_an_error_is_worded_where_it_is_read() -> None:
    before = words.language()
    try:
        words.use("de")
        with pytest.raises(IllegalMoveError) as raised:
            Game(SETUP).legal(0).sample(random.Random(1))  # the game waits for chance
        german = str(raised.value)
        words.use("en")
        assert "chance" in str(raised.value)
        assert "chance" not in german
    finally:
        words.use(before)


@pytest.mark.skipif(COMPILED, reason="compiled, the state cannot be looked into")
def test_asking_whether_a_move_is_legal_changes_nothing() -> None:
    """But for the cached ways of the expansion."""
    rng = random.Random(1)
    game = Game.new(2, rng, shipped_tables("journeyman"))
    for _ in range(60):
        seat = game.to_act()[0]
        move = game.legal(seat).sample(rng)
        plain = {name: value for name, value in vars(game.expansion).items() if isinstance(value, int | list)}
        before = repr({name: value for name, value in plain.items() if name != "journeys"})
        assert move in game.legal(seat)
        assert len(game.legal(seat))
        plain = {name: value for name, value in vars(game.expansion).items() if isinstance(value, int | list)}
        assert repr({name: value for name, value in plain.items() if name != "journeys"}) == before
        game.apply(move)
