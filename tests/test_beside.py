"""Moves beside a decision, such as roads: once, at any time, and in building only as part of the draft."""

from __future__ import annotations

import msgspec
import pytest
from random_table import Played

from skye import protocol
from skye.protocol import State
from skye.server import boundary, entries
from skye.server.requests import REPEATED, LateError, RequestError, wish


def with_roads(phase: str | None = None) -> tuple[Played, int, State]:
    """A table where a seat could lay a road, in this phase or in any but building."""
    for seed in range(100):
        played = Played(2, "journeyman", seed)
        while not played.table.is_over:
            for seat in range(2):
                state = boundary.state(played.table, seat)
                assert state is not None
                fits = state.view.phase == phase if phase else state.view.phase != "build"
                if fits and state.choices is not None and state.choices.beside and (phase is None or state.decision):
                    return played, seat, state
            played.step()
    raise AssertionError("nobody ever won a road")


def plain(move: object) -> object:
    return msgspec.to_builtins(move)


def test_a_road_is_laid_once_however_often_it_is_asked_for() -> None:
    played, seat, state = with_roads()
    assert state.choices is not None
    message = protocol.Beside(1, plain(state.choices.beside[0]))
    granted = wish(played.table, (seat,), message, 0, played.rng)
    assert [type(entry) for entry in granted.entries] == [entries.Beside]
    played.write(granted)
    assert wish(played.table, (seat,), message, 0, played.rng) is REPEATED
    with pytest.raises(RequestError, match="not your seat"):
        wish(played.table, (1 - seat,), message, 0, played.rng)
    played.check()


def test_while_tiles_are_drafted_a_road_belongs_into_the_draft() -> None:
    played, seat, state = with_roads("build")
    assert state.choices is not None
    assert state.decision is not None
    if not state.draft:
        tile = plain(state.choices.moves[0])
        played.say(protocol.Draft(1, state.decision, state.step, tile))
    again = boundary.state(played.table, seat)
    assert again is not None
    assert again.choices is not None
    road = plain(again.choices.beside[0])
    with pytest.raises(RequestError) as refused:
        wish(played.table, (seat,), protocol.Beside(2, road), 0, played.rng)
    assert refused.value.key == "table-beside-building"
    played.say(protocol.Draft(3, state.decision, again.step, road))
    played.check()


def test_no_road_is_laid_before_or_after_the_game() -> None:
    played, seat, state = with_roads()
    assert state.choices is not None
    road = plain(state.choices.beside[0])
    while not played.table.is_over:
        played.step()
    other = {**road, "x": 40, "y": 40, "to_x": 40, "to_y": 41}  # type: ignore[dict-item]
    with pytest.raises(LateError):
        wish(played.table, (seat,), protocol.Beside(1, other), 0, played.rng)
