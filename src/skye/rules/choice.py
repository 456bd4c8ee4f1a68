"""One decision as numbers, as passed between the code that chooses, checks and performs moves."""

from __future__ import annotations


class Choice:
    """A decision of a seat. The kind of move determines what the numbers mean.

    In the base game, kind 0: three tiles drawn; three prices, 0 for the axe; the place of a tile bought, -1 to pass; or
    the place of a tile in the hand, a free cell and a turn. An expansion numbers its own kinds from 1.
    """

    def __init__(self) -> None:
        self.kind = 0
        self.seat = 0
        self.first = 0
        self.second = 0
        self.third = 0
        self.flag = False
