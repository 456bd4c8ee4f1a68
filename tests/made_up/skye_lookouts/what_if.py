"""The lookouts that a view shows, to be counted."""

from __future__ import annotations

from skye.record.explain import Land
from skye.view.seat_view import View
from skye.view.what_if import WhatIfPart
from skye_lookouts.explain import Watched
from skye_lookouts.view import SeatLookouts


class LookoutsWhatIf(WhatIfPart):
    """A territory with its lookouts."""

    def survey(self, view: View, seat: int, land: Land) -> Watched:
        shown = view.seats[seat].expansion
        assert isinstance(shown, SeatLookouts)
        return Watched(land, shown.lookouts)


PART = LookoutsWhatIf()
