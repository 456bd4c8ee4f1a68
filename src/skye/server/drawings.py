"""The drawings that the page shows: each is drawn once, in a separate thread, so that the tables are not blocked."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from skye.art import sheet
from skye.material import expansions
from skye.material.box import Material, shipped_material
from skye.server.cached_response import CachedResponse, cached

KEEPING = "public, max-age=604800"
"""Drawings rarely change, and an old one does no harm."""

PAUSE = 10.0
"""Seconds for the first page to load and be looked at before all drawings are made in advance."""

Name = tuple[str, str]
"""The kind of a drawing, and what it shows."""

Draws = partial[str]
"""Draws a picture; equal arguments mean equal pictures."""

MOST_BOXES = 8
"""Materials that are not shipped; beyond this number the cache is emptied."""

MOST_OTHERS = 500
"""Drawings of materials that are not shipped; beyond this number the cache is emptied."""


class Painter:
    """Draws what is requested, and everything else when idle."""

    def __init__(self) -> None:
        self._drawings = drawings()
        self._drawn: dict[Name, CachedResponse] = {}
        self._others: dict[tuple[str, str, str], CachedResponse] = {}
        """Of other materials, by their digests."""
        self._boxes: dict[str, dict[Name, Draws]] = {}
        """The functions that draw the pictures of other materials."""
        # One thread: a tile takes some hundredths of a second, and the other cores are for the bots.
        self._hand = ThreadPoolExecutor(1, "painter")
        self._ahead: asyncio.Task[None] | None = None

    async def drawing(self, kind: str, name: str) -> CachedResponse | None:
        """One of the drawings; None if there is no such thing."""
        if (kind, name) not in self._drawings:
            return None
        if (kind, name) not in self._drawn:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._draw, (kind, name))
        return self._drawn[kind, name]

    async def other_drawing(self, digest: str, box: Material, kind: str, name: str) -> CachedResponse | None:
        """One of the drawings of a material that is not shipped."""
        draw = self._drawings_of(digest, box).get((kind, name))
        if draw is None or _is_same(draw, self._drawings.get((kind, name))):
            return None if draw is None else await self.drawing(kind, name)
        key = (digest, kind, name)
        drawn = self._others.get(key)
        if drawn is None:
            drawn = await asyncio.get_running_loop().run_in_executor(self._hand, self._draw_other, key, draw)
        return drawn

    def _drawings_of(self, digest: str, box: Material) -> dict[Name, Draws]:
        if digest not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[digest] = drawings_of(box)
        return self._boxes[digest]

    def begin(self) -> None:
        """Draw everything in advance; requests wait for one drawing at most, since each is queued on its own."""
        if self._ahead is None:
            self._ahead = asyncio.ensure_future(self._draw_ahead())

    async def _draw_ahead(self) -> None:
        await asyncio.sleep(PAUSE)
        for kind, name in self._drawings:
            await self.drawing(kind, name)

    def _draw(self, name: Name) -> None:
        if name not in self._drawn:
            self._drawn[name] = cached(self._drawings[name]().encode(), "svg", KEEPING)

    def _draw_other(self, key: tuple[str, str, str], draw: Draws) -> CachedResponse:
        drawn = self._others.get(key)  # a request at the same time may have been first
        if drawn is None:
            drawn = cached(draw().encode(), "svg", KEEPING)
            if len(self._others) >= MOST_OTHERS:
                self._others.clear()
            self._others[key] = drawn
        return drawn


def drawings() -> dict[Name, Draws]:
    """The function that draws each picture; only these names exist."""
    found: dict[Name, Draws] = {}
    for expansion in (None, *expansions.NAMES):
        found |= drawings_of(shipped_material(expansion))
    return found


def drawings_of(box: Material) -> dict[Name, Draws]:
    """The functions that draw the pictures of one material."""
    return {(kind, name): draw for kind, name, draw in sheet.drawings(box)}


def _is_same(one: Draws, other: Draws | None) -> bool:
    return other is not None and (one.func, one.args, one.keywords) == (other.func, other.args, other.keywords)
