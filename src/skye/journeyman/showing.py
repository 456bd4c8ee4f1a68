"""What `skye show` tells about the expansion: markers, roads and journeyman of a seat, and every gain."""

from __future__ import annotations

from typing import Any

from skye.events import Event
from skye.journeyman.art import PLAYERS, figure
from skye.journeyman.drawing import JOURNEYMAN
from skye.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.journeyman.record import Teller
from skye.words import text


def state(teller: Teller, seat: int) -> str:
    """Where the markers of a seat are."""
    return text("show-tracks", **teller.travellers[seat].markers)


def drawn(teller: Teller, seat: int) -> dict[str, Any]:
    """What to add to a territory drawn in letters."""
    traveller = teller.travellers[seat]
    return {"roads": traveller.laid, "marks": {traveller.standing: JOURNEYMAN}}


def painted(teller: Teller, seat: int) -> dict[str, Any]:
    """What to add to the picture of a territory."""
    traveller = teller.travellers[seat]
    colour = list(PLAYERS)[seat % len(PLAYERS)]
    return {"roads": traveller.laid, "pieces": {traveller.standing: [figure(colour)]}}


def heading(event: Event) -> str | None:
    """A gain in words; None for what is none."""
    if isinstance(event, Wages):
        return text("show-wages", gold=sum(line.points for line in event.lines), total=event.gold)
    if isinstance(event, Banners):
        return text("show-banners", points=event.points, total=event.total)
    if isinstance(event, Walked):
        return text("show-walked", x=event.x, y=event.y, spent=event.spent, left=event.left)
    if isinstance(event, Stepped):
        return text(
            "show-stepped",
            track=text(f"track-{event.track}"),
            space=event.space,
            reason=text(f"reason-{event.reason}"),
            cost=event.price + event.fee,
            points=event.points,
        )
    if isinstance(event, Won):
        return text("show-won", name=_bonus(event.bonus))
    if isinstance(event, BonusSettled):
        return text("show-bonus", name=_bonus(event.bonus), points=event.points, gained=event.gained, roads=event.roads)
    if isinstance(event, Granted):
        return text("show-granted", gold=event.granted)
    return None


def _bonus(name: str) -> str:
    return text(f"bonus-{name.replace('_', '-')}")
