"""Gold is hidden from others until the end of the game (P4): left out of views and of events."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from skye.record.events import GOLD_FIELDS
from skye.rules.game import Game

_MARKS = tuple(f'"{name}":'.encode() for name in GOLD_FIELDS)


def visible_gold(game: Game, seat: int, viewer: int | None, *, open_gold: bool) -> int | None:
    """The gold of a seat as somebody sees it: everybody's at the end and in open play, otherwise only their own."""
    return game.gold(seat) if open_gold or seat == viewer or game.phase == "over" else None


def without_gold(event: bytes, own: Collection[int]) -> bytes:
    """An event as JSON for the holder of these seats, without the gold that others have in hand."""
    if not any(mark in event for mark in _MARKS):
        return event
    plain = msgspec.json.decode(event)
    if "seat" not in plain:  # at the end of the game all gold is public
        return event
    shown = {name: value for name, value in plain.items() if name not in GOLD_FIELDS or plain[GOLD_FIELDS[name]] in own}
    return msgspec.json.encode(shown)
