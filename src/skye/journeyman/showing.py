"""What `skye show` tells about the expansion: markers, roads and journeyman of a seat, and every gain."""

from __future__ import annotations

from typing import Any

from skye.events import Event
from skye.journeyman.art import PLAYERS, board_svg, figure
from skye.journeyman.drawing import JOURNEYMAN
from skye.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.journeyman.record import Teller
from skye.words import text


def state(teller: Teller, seat: int) -> list[str]:
    """Where the markers of a seat are, and what it has won."""
    traveller = teller.travellers[seat]
    lines = [text("show-tracks", **traveller.markers)]
    if traveller.won:
        lines.append(text("show-bonuses", names=", ".join(map(_bonus, traveller.won))))
    if traveller.roads:
        lines.append(text("show-roads", roads=traveller.roads))
    return lines


def board(teller: Teller, seat: int) -> str:
    """The progress board of a seat as a picture, with the bonus tiles that still lie on it."""
    traveller = teller.travellers[seat]
    warrior, merchant, herald = traveller.markers.values()
    layout = tuple("" if bonus in traveller.won else bonus for bonus in traveller.bonus)
    return board_svg(teller.board, teller.box, layout=layout, markers=(warrior, merchant, herald), colour=_colour(seat))


def drawn(teller: Teller, seat: int) -> dict[str, Any]:
    """What to add to a territory drawn in letters."""
    traveller = teller.travellers[seat]
    return {"roads": traveller.laid, "marks": {traveller.standing: JOURNEYMAN}}


def painted(teller: Teller, seat: int) -> dict[str, Any]:
    """What to add to the picture of a territory."""
    traveller = teller.travellers[seat]
    return {"roads": traveller.laid, "pieces": {traveller.standing: [figure(_colour(seat))]}}


def _colour(seat: int) -> str:
    return tuple(PLAYERS)[seat]


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
    if isinstance(event, BonusSettled) and (event.points or event.gained or event.roads):
        return text("show-bonus", name=_bonus(event.bonus), points=event.points, gained=event.gained, roads=event.roads)
    if isinstance(event, Granted):
        return text("show-granted", gold=event.granted)
    return None


def _bonus(name: str) -> str:
    return text(f"bonus-{name.replace('_', '-')}")
