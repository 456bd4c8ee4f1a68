"""The teller of a game catches a core that contradicts the explanation, and refuses names it could not write."""

from __future__ import annotations

from typing import Any

import pytest
from invariants import play_checked
from table import course, material, own_tile

from skye.material.errors import RecordError, SetupError
from skye.material.setup import Setup, random_setup
from skye.material.tables import Tables, base_tables
from skye.material.tiles import Tile
from skye.record.events import Scrolls
from skye.record.narrator import Narrator
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.rules.rng import Generator

# The numbers in the core's log that follow from what was logged before, by their place in the entry.
PROVED = {
    "income": (2, 3),
    "stake": (2, 3),
    "sold": (4, 5, 6),
    "keep": (4,),
    "score": (3, 4),
    "scrolls": (2, 3),
    "exchange": (2, 3, 4),
}


def logged_game() -> tuple[Setup, list[tuple[Any, ...]]]:
    generator = Generator(4)
    game = Game(random_setup(3, generator), logged=True)
    game.play_random(generator)
    return game.setup, game.take_log()


@pytest.mark.parametrize(("kind", "place"), [(kind, place) for kind in PROVED for place in PROVED[kind]])
def test_a_wrong_number_of_the_core_is_reported(kind: str, place: int) -> None:
    setup, log = logged_game()
    assert list(Narrator(setup, base_tables()).tell(log))
    entry = [number for number, line in enumerate(log) if line[0] == kind][1]
    wrong = list(log[entry])
    wrong[place] += 1
    with pytest.raises(RecordError) as caught:
        list(Narrator(setup, base_tables()).tell([*log[:entry], tuple(wrong), *log[entry + 1 :]]))
    assert caught.value.key == "record-fault"
    assert "contradicts itself" in str(caught.value)


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Ben", "Cy"], ["Ann", "B" * 201]])
def test_names_that_cannot_be_recorded(names: list[str]) -> None:
    with pytest.raises(SetupError, match="2 players"):
        Recorder(Setup(2, 0, ("sheep", "squares", "columns", "harbours")), names=names)


@pytest.mark.rule("F1")
def test_a_castle_of_ones_own_with_symbols() -> None:
    """The castle is a tile of the territory, so what an owner's file puts on it counts like anywhere else."""
    castle: Tile = own_tile("castle", "PWPM P NSW castle@C sheep@N sheep@N scroll_sheep@N")
    tables = Tables(material(castle=castle, rounds=course(["ABCD"], [0])))
    for seed in range(3):
        scrolls = [event for event in play_checked(2, seed, tables) if isinstance(event, Scrolls)]
        assert all(event.lines[0].cells == ((0, 0),) or len(event.lines) > 1 for event in scrolls)
