"""How long bots pause, so that people can follow what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skye.server.table import Table
from skye.view.what_if import BUILDING
from skye.wire.values import Pace

PAUSES: Final[Mapping[Pace, int]] = {"quick": 0, "normal": 1_200, "leisurely": 3_000}
"""Milliseconds between the last thing that everybody saw and what a bot does next."""


def answer_time(table: Table, seat: int) -> int:
    """When a bot's answer may be shown, in milliseconds of the table's time.

    What all seats decide in secret at the same time, such as prices, needs no pause. Tiles are laid in the open, so
    bots that build at the same time do it one after the other.
    """
    game = table.game
    assert game is not None, "a bot answers in a game that has begun"
    pause = PAUSES[table.options.pace]
    if game.phase == BUILDING:
        bots = sorted(other for other in game.to_act() if table.answering(other) is not None)
        return table.moved + pause * (1 + bots.index(seat))
    return table.moved + pause if table.seats[seat].is_in_turn else table.moved
