"""One move: `0 look 1,2`, or `0 look -` for no lookout."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from skye.material.moves import NUMBER, SEAT, Form, Move, MovesPart, Number


class Look(Move, frozen=True, tag="look"):
    """A seat puts a lookout on one of its tiles, or none."""

    cell: tuple[Number, Number] | None

    def __str__(self) -> str:
        return f"{self.seat} look " + ("-" if self.cell is None else f"{self.cell[0]},{self.cell[1]}")


def _read(match: re.Match[str]) -> Look:
    if match["cell"] == "-":
        return Look(int(match["seat"]), None)
    x, y = match["cell"].split(",")
    return Look(int(match["seat"]), (int(x), int(y)))


class LookoutsMoves(MovesPart):
    """Looking out."""

    kinds = (Look,)
    forms: ClassVar[Mapping[str, Form]] = {"look": (rf"{SEAT} look (?P<cell>-|{NUMBER},{NUMBER})", _read)}


PART = LookoutsMoves()
