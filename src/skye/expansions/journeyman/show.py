"""What `skye show` prints about the expansion: markers, roads and journeyman of a seat, and every gain."""

from __future__ import annotations

from skye.cli.show import ShowPart
from skye.expansions.journeyman.art import board_svg, colour_of
from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.expansions.journeyman.letters import JOURNEYMAN
from skye.expansions.journeyman.record import added_to
from skye.material.words import text
from skye.record.events import Event
from skye.record.explain import Cell, total
from skye.record.narrator import Narrator


class JourneymanShow(ShowPart):
    """Markers, roads, journeyman and board of a seat."""

    def state(self, narrator: Narrator, seat: int) -> list[str]:
        """Where the markers of a seat are, and what it has won."""
        traveller = added_to(narrator).travellers[seat]
        lines = [text("show-tracks", **traveller.markers)]
        if traveller.won:
            lines.append(text("show-bonuses", names=", ".join(map(_bonus, traveller.won))))
        if traveller.roads:
            lines.append(text("show-roads", roads=traveller.roads))
        return lines

    def marks(self, narrator: Narrator, seat: int) -> dict[Cell, str]:
        return {added_to(narrator).travellers[seat].standing: JOURNEYMAN}

    def board(self, narrator: Narrator, seat: int) -> str:
        """The progress board of a seat, with the bonus tiles still on it."""
        added = added_to(narrator)
        traveller = added.travellers[seat]
        warrior, merchant, herald = traveller.markers.values()
        layout = tuple("" if bonus in traveller.won else bonus for bonus in traveller.bonus)
        markers = (warrior, merchant, herald)
        return board_svg(added.board, added.box, layout=layout, markers=markers, colour=colour_of(seat))

    def heading(self, event: Event) -> str | None:
        if isinstance(event, Wages):
            return text("show-wages", gold=total(event.lines), total=event.gold)
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
            return text(
                "show-bonus", name=_bonus(event.bonus), points=event.points, gained=event.gained, roads=event.roads
            )
        if isinstance(event, Granted):
            return text("show-granted", gold=event.granted)
        return None


PART = JourneymanShow()


def _bonus(name: str) -> str:
    return text(f"bonus-{name.replace('_', '-')}")
