"""The scoring tile as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from skye.art.expansion_art import ArtPart, Pictogram


def _eye(points: Sequence[int]) -> str:
    return f'<circle cx="48" cy="40" r="{12 + points[0]}" fill="none"/>'


class LookoutsArt(ArtPart):
    """An eye."""

    pictograms: ClassVar[Mapping[str, Pictogram]] = {"lookouts": _eye}


PART = LookoutsArt()
