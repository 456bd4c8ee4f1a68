"""One scoring tile."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from skye.material.box import Extension, Material, MaterialPart, extend, scoring_tiles
from skye.material.data_files import convert, entries, split

NAME = "lookouts"


class Box(Extension, frozen=True):
    """What the expansion brings."""

    name: ClassVar[str] = NAME
    symbols: ClassVar[tuple[str, ...]] = ()


class LookoutsMaterial(MaterialPart):
    """A scoring tile with one number, as shipped or as a record has it."""

    def load(self, base: Material, files: Mapping[str, Path]) -> Material:
        return self.from_plain({"scoring": [{"id": NAME, "points": [2]}]}, base, NAME)

    def from_plain(self, content: object, base: Material, file: str) -> Material:
        (scoring,) = split(convert(content, dict[str, object], file, NAME), [("scoring",)], file, also=("tile",))
        return extend(base, Box((), scoring_tiles(file, entries(scoring, "scoring", file), {NAME: 1})))


PART = LookoutsMaterial()
