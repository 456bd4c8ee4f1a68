"""What follows from moves of the expansion, as facts of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skye.material.moves import Number, Seat
from skye.record.events import EventsPart, Fact, Name
from skye.record.explain import Line


class Walked(Fact, frozen=True, tag="walked"):
    """The journeyman has walked to a marker (W2, W3)."""

    seat: Seat
    x: Number
    y: Number
    spent: Number
    """Movement points for this part of the walk."""
    left: Number
    """Movement points left for the rest of it."""


class Stepped(Fact, frozen=True, tag="stepped"):
    """A marker makes a step on a track (W3, W5 to W8, W10, W12)."""

    seat: Seat
    track: Name
    space: Number
    """The space entered, counted from 1."""
    reason: Name
    """requirement, castle, sale, symbol or bonus."""
    price: Number
    """Gold for a step by way of the castle (W5)."""
    fee: Number
    """Gold that the step itself costs (W6)."""
    points: Number
    """Scored on the step (W10)."""
    gold: Number
    """Gold in hand afterwards."""
    total: Number
    """All points of the seat afterwards."""


class Won(Fact, frozen=True, tag="won"):
    """A step has won a bonus tile (W12)."""

    seat: Seat
    bonus: Name


class BonusSettled(Fact, frozen=True, tag="bonus"):
    """A bonus tile takes effect at the end of the phase in which it was won (W9, W12)."""

    seat: Seat
    bonus: Name
    points: Number
    gained: Number
    """Gold from the bank."""
    roads: Number
    gold: Number
    total: Number


class Wages(Fact, frozen=True, tag="wages"):
    """Income of the expansion, after the usual one (W11, W12)."""

    seat: Seat
    lines: tuple[Line, ...]
    gold: Number


class Banners(Fact, frozen=True, tag="banners"):
    """Points of the banners, before the scoring tiles (W11)."""

    seat: Seat
    lines: tuple[Line, ...]
    points: Number
    total: Number


class Granted(Fact, frozen=True, tag="granted"):
    """The bank gives a buyer the price of the tile (W12)."""

    seat: Seat
    granted: Number
    gold: Number


class JourneymanEvents(EventsPart):
    """Walks, steps, bonus tiles and banners."""

    facts = (Walked, Stepped, Won, BonusSettled, Wages, Banners, Granted)

    def gained(self, event: Mapping[str, Any]) -> int:
        """Fees, prices, wages and what bonus tiles give (W5, W6, W11, W12)."""
        if event["type"] == "stepped":
            return -int(event["price"]) - int(event["fee"])
        if event["type"] == "wages":
            return sum(line["points"] for line in event["lines"])
        return int(event.get({"bonus": "gained", "granted": "granted"}.get(event["type"], ""), 0))


PART = JourneymanEvents()
