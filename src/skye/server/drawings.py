"""The drawings that the page shows: each is drawn once, in a thread of its own, so that the tables go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from skye import expansions, material
from skye.art import scoring_svg, symbol_svg, tile_svg
from skye.server.kept import Kept, keep

KEEPING = "public, max-age=604800"
"""Drawings change rarely, and nothing breaks where one does."""

PAUSE = 1.0
"""Seconds for a page to load before its drawings are made ahead."""

Name = tuple[str, str]
"""The kind of a drawing, and what it shows."""


class Painter:
    """Draws what is asked for, and when there is nothing else to do what will be."""

    def __init__(self) -> None:
        self._drawings = drawings()
        self._drawn: dict[Name, Kept] = {}
        # One thread: a tile takes some tenths of a second, and the other cores belong to the bots.
        self._hand = ThreadPoolExecutor(1, "painter")
        self._ahead: asyncio.Task[None] | None = None

    async def drawing(self, kind: str, name: str) -> Kept | None:
        """One of the drawings; none if there is no such thing."""
        if (kind, name) not in self._drawings:
            return None
        if (kind, name) not in self._drawn:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._draw, (kind, name))
        return self._drawn[kind, name]

    def begin(self) -> None:
        """Draw everything ahead; those who ask meanwhile wait for one drawing at most, since each is ordered alone."""
        if self._ahead is None:
            self._ahead = asyncio.ensure_future(self._draw_ahead())

    async def _draw_ahead(self) -> None:
        await asyncio.sleep(PAUSE)
        for kind, name in self._drawings:
            await self.drawing(kind, name)

    def _draw(self, name: Name) -> None:
        if name not in self._drawn:
            self._drawn[name] = keep(self._drawings[name]().encode(), "svg", KEEPING)


def drawings() -> dict[Name, Callable[[], str]]:
    """What draws each picture there is; only these names are answered."""
    found: dict[Name, Callable[[], str]] = {}
    for expansion in (None, *expansions.NAMES):
        box = material.shipped(expansion)
        for tile in (box.castle, *box.tiles):
            found["tiles", tile.id] = partial(tile_svg, tile)
        for kind in material.symbols(box):
            found["symbols", kind] = partial(symbol_svg, kind)
        for entry in box.scoring:
            found["scoring", entry.id] = partial(scoring_svg, entry)
        if box.expansion is not None:
            for kind, name, draw in expansions.part(box.expansion.name, "art").drawings(box.expansion):
                found[kind, name] = draw
    return found
