"""Records of games with the expansion in which everything happens."""

from __future__ import annotations

from functools import cache
from typing import Any

from random_play import expanded_tables, random_move, swift_tables
from record_files import by_one

from skye.expansions.journeyman.material import TRACKS
from skye.material.setup import random_setup
from skye.record.events import Event
from skye.record.recorder import Recorder
from skye.rules.rng import Generator
from skye.study.simulate import Simulation, random_game

REASONS = ("requirement", "castle", "sale", "symbol", "bonus")
"""Why a step is made, as the core numbers them."""


@cache
def eventful(players: int = 2, seed: int = 23) -> list[Event]:
    """A game with short tracks in which everything happens."""
    generator = Generator(seed)
    recorder = Recorder(random_setup(players, generator, swift_tables().material), swift_tables())
    events = recorder.opening()
    while recorder.game.to_act():
        events += recorder.apply(random_move(recorder.game, generator))
    return events


@cache
def shipped_game(players: int = 3, number: int = 1) -> list[Event]:
    """A game as it is simulated."""
    return random_game(Simulation(players, games=1, seed=9, expansion="journeyman"), expanded_tables(), number)


def moved(value: Any) -> list[Any]:
    """The value changed by one, both ways; a track becomes each of the others."""
    if value is None or value in TRACKS:
        return [track for track in (None, *TRACKS) if track != value]
    return by_one(value)
