"""What the expansion adds to what would be counted now: wages of the next round, and banners."""

from __future__ import annotations

from skye.expansions.journeyman.explain import Journey, banners, journey_on, wages
from skye.expansions.journeyman.journey_view import JourneyView
from skye.expansions.journeyman.material import Box
from skye.material.tables import Tables
from skye.record.explain import Land, Line, Survey
from skye.view.seat_view import View
from skye.view.what_if import WhatIfPart


class JourneymanWhatIf(WhatIfPart):
    """Roads and markers, wages of the next round, and banners."""

    def survey(self, view: View, seat: int, land: Land) -> Journey:
        return journey_on(view, seat, land)

    def income(self, view: View, seat: int, survey: Survey, tables: Tables) -> tuple[Line, ...]:
        """Banners and the income of the bonus tile no_axe (W11, W12)."""
        shown = view.seats[seat].expansion
        box = tables.material.expansion
        assert isinstance(shown, JourneyView)
        assert isinstance(box, Box)
        assert isinstance(survey, Journey)
        return wages(survey, box.bonus_of("no_axe").income if "no_axe" in shown.rights else 0)

    def tallies(self, survey: Survey) -> dict[str, tuple[Line, ...]]:
        """The points of banners (W11)."""
        assert isinstance(survey, Journey)
        return {"banners": banners(survey)}


PART = JourneymanWhatIf()
