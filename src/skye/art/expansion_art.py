"""What an expansion adds to the art."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from skye.material.box import Extension
from skye.material.expansions import Part
from skye.record.explain import Cell, Road
from skye.record.narrator import Narrator

Drawing = tuple[str, str, partial[str]]
"""A folder, a name in it, and the function that draws it."""

Pictogram = Callable[[Sequence[int]], str]
"""Draws a plaque's picture with these points."""


class ArtPart(Part, module="art"):
    """The drawings of an expansion."""

    symbols: ClassVar[Mapping[str, str]] = {}
    """What is on its tiles, by the kind of symbol."""
    small_symbols: ClassVar[Mapping[str, str]] = {}
    """The same for small pictures of its tiles, with bold lines; without one the symbol itself is drawn."""
    pictograms: ClassVar[Mapping[str, Pictogram]] = {}
    """What its scoring tiles show, by their ids."""

    def drawings(self, extension: Extension) -> Iterator[Drawing]:
        """What there is to draw besides tiles, symbols and scoring tiles."""
        return iter(())

    def roads(self, narrator: Narrator, seat: int) -> Collection[Road]:
        """Roads across the edges of tiles of a seat's territory."""
        return ()

    def pieces(self, narrator: Narrator, seat: int) -> Mapping[Cell, Sequence[str]]:
        """What is on the cells of a seat's territory, drawn."""
        return {}
