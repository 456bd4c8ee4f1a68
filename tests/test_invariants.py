"""Random games keep what must always hold, replay exactly, and are explained to the point (section 14)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import check_replay, play_checked

import skye

GAMES = 25 if skye.COMPILED else 4


@pytest.mark.rule("X1", "X2", "X3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games(players: int) -> None:
    for seed in range(GAMES):
        check_replay(play_checked(players, seed), text=seed % 2 == 0)


@pytest.mark.rule("X1", "X2", "X3")
@settings(max_examples=GAMES, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**62))
def test_any_game(players: int, seed: int) -> None:
    play_checked(players, seed)
