"""Everybody's gold, counted from public events: even when a table hides it, it is no secret (P4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from skye.material import expansions
from skye.record.events import EventsPart
from skye.view.seat_view import View

NewsItem = Mapping[str, Any]
"""An event or a notice as it is sent in news; the gold of its seat afterwards may be left out."""


class PublicGold:
    """The gold of each seat, after all events since the beginning of a game."""

    def __init__(self) -> None:
        self.gold: tuple[int, ...] = ()
        """By seat; empty before the game begins."""

    def hear(self, news: Iterable[NewsItem]) -> None:
        """Apply the next events."""
        gold = list(self.gold)
        for event in news:
            if event["type"] == "game":
                gold = [0] * len(event["names"])
            elif event["type"] == "sold":  # B2
                gold[event["seat"]] -= event["price"]
                gold[event["seller"]] += event["price"] + event["returned"]
            elif gained := _gained(event):
                gold[event["seat"]] += gained
        self.gold = tuple(gold)

    def shown(self, view: View) -> View:
        """The view of the same moment, with all gold in it, as `imagine` needs it."""
        return with_gold(view, self.gold)


def with_gold(view: View, gold: Iterable[int]) -> View:
    """The view with this gold of each seat."""
    pairs = zip(view.seats, gold, strict=True)
    return msgspec.structs.replace(view, seats=tuple(msgspec.structs.replace(seat, gold=own) for seat, own in pairs))


def _gained(event: NewsItem) -> int:
    """How an event changes the gold of its seat. A tile kept costs what was staked on it before (B4)."""
    if event["type"] == "income":
        return sum(line["points"] for line in event["lines"])
    if event["type"] == "staked":
        return -int(event["staked"])
    if event["type"] == "exchanged":
        return -int(event["spent"])
    return sum(part.gained(event) for part in expansions.parts(EventsPart))
