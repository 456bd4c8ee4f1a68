"""The drawings that the page shows: each is drawn once, in a separate thread, so that the tables are not blocked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain

import msgspec

from skye.art import sheet
from skye.art.layout import layout
from skye.art.places import Placed
from skye.art.small_symbols import enlarged
from skye.material import expansions
from skye.material.box import Material, shipped_material
from skye.server.cached_response import CachedResponse, cached

KEEPING = "public, max-age=86400"
"""Drawings rarely change; old ones among new ones, as after an update, are to be seen for a day at most."""

PAUSE = 10.0
"""Seconds for the first page to load and be looked at before all drawings are made in advance."""

Name = tuple[str, str]
"""The kind of a drawing, and what it shows."""

Square = tuple[float, float, float]
"""A symbol's square: x and y of its middle, and its side."""

Draws = partial[str]
"""Draws a picture; equal arguments mean equal pictures."""

MOST_BOXES = 8
"""Materials that are not shipped; beyond this number the cache is emptied."""

MOST_OTHERS = 2000
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
        self._other_places: dict[str, CachedResponse] = {}
        """Where the symbols of other materials are, by their digests."""
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

    async def symbol_places(self, boxes: Sequence[Material]) -> CachedResponse:
        """By tile, the squares of its symbols in its drawing and in the small one, north up: middle and side of each.

        Tile by tile, so that requested drawings need not wait for all of them.
        """
        found: dict[str, dict[str, list[Square]]] = {"full": {}, "small": {}}
        for tile in (tile for box in boxes for tile in (box.castle, *box.tiles)):
            placed = await asyncio.get_running_loop().run_in_executor(self._hand, layout, tile)
            found["full"].setdefault(tile.id, _squares(placed))
            found["small"].setdefault(tile.id, _squares(enlarged(placed)))
        content = msgspec.json.encode(found)
        return await asyncio.get_running_loop().run_in_executor(self._hand, cached, content, "json", KEEPING)

    async def other_symbol_places(self, digest: str, box: Material) -> CachedResponse:
        """The same for a material that is not shipped."""
        if digest not in self._other_places:
            found = await self.symbol_places([box])
            if len(self._other_places) >= MOST_BOXES:
                self._other_places.clear()
            self._other_places[digest] = found
        return self._other_places[digest]

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


def _squares(placed: Sequence[Placed]) -> list[Square]:
    return [(round(one.x, 1), round(one.y, 1), round(one.size, 1)) for one in placed]


def drawings() -> dict[Name, Draws]:
    """The function that draws each picture; only these names exist."""
    found: dict[Name, Draws] = {}
    for expansion in (None, *expansions.NAMES):
        found |= drawings_of(shipped_material(expansion))
    return found


def drawings_of(box: Material) -> dict[Name, Draws]:
    """The functions that draw the pictures of one material."""
    found = chain(sheet.drawings(box), sheet.page_drawings(box))
    return {(kind, name): draw for kind, name, draw in found}


def _is_same(one: Draws, other: Draws | None) -> bool:
    return other is not None and (one.func, one.args, one.keywords) == (other.func, other.args, other.keywords)
