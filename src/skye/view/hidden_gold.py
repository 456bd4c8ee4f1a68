"""Gold that is hidden from others, left out of events (P4); views leave it out in seat_view.py."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from skye.record.events import GOLD_FIELDS

_MARKS = tuple(f'"{name}":'.encode() for name in GOLD_FIELDS)


def without_gold(event: bytes, own: Collection[int]) -> bytes:
    """An event as JSON for the holder of these seats, without the gold that others have in hand."""
    if not any(mark in event for mark in _MARKS):
        return event
    plain = msgspec.json.decode(event)
    if "seat" not in plain:  # at the end of the game all gold is public
        return event
    shown = {name: value for name, value in plain.items() if name not in GOLD_FIELDS or plain[GOLD_FIELDS[name]] in own}
    return msgspec.json.encode(shown)
