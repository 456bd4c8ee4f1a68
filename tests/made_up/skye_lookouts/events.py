"""One fact: how many lookouts a seat has."""

from __future__ import annotations

from skye.material.moves import Number, Seat
from skye.record.events import EventsPart, Fact


class Watches(Fact, frozen=True, tag="watches"):
    """A seat has so many lookouts."""

    seat: Seat
    lookouts: Number


class LookoutsEvents(EventsPart):
    """What a lookout leads to."""

    facts = (Watches,)


PART = LookoutsEvents()
