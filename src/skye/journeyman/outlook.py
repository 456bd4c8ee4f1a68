"""What the expansion adds to what would be counted now: wages of the next round, and banners."""

from __future__ import annotations

from skye.explain import Line, Survey
from skye.journeyman.explain import Journey, banners, journey_of, wages
from skye.journeyman.material import Box
from skye.journeyman.view import JourneyView
from skye.tables import Tables
from skye.view import View

survey = journey_of


def income(view: View, seat: int, journey: Survey, tables: Tables) -> tuple[Line, ...]:
    """Gold on top of the next round's income (W11, W12)."""
    shown = view.seats[seat].expansion
    box = tables.material.expansion
    assert isinstance(shown, JourneyView)
    assert isinstance(box, Box)
    assert isinstance(journey, Journey)
    return wages(journey, box.bonus_of("no_axe").income if "no_axe" in shown.rights else 0)


def tallies(journey: Survey) -> dict[str, tuple[Line, ...]]:
    """What is counted beside the scoring tiles (W11)."""
    assert isinstance(journey, Journey)
    return {"banners": banners(journey)}
