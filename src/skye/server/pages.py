"""The page for browsers: its built files, and the routes of what it reads and shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from skye.material import expansions, words
from skye.material.box import shipped_material
from skye.material.editions import tables_of
from skye.material.errors import MaterialError, SkyeError
from skye.material.lessons import LessonPart
from skye.server import page_data
from skye.server.cached_response import KINDS, CachedResponse, cached
from skye.server.drawings import Painter

Read = TypeVar("Read")
Find = Callable[[str], Awaitable[str | None]]
Handler = Callable[[Request], Awaitable[Response]]
Limit = Callable[[Handler], Handler]
"""Applies the rate limit of the client's address to a handler."""

SCREENS = (
    *("/", "/new", "/join", "/t/{code}", "/t/{code}/replay", "/replay"),
    *("/history", "/history/{game}", "/lesson", "/rules"),
)
"""Addresses that people see: the page itself finds the screen."""

FILES = ("/assets/{name}", "/icons/{name}", "/sw.js", "/manifest.webmanifest")

NOT_SCREENS = ("api", "art", "assets", "icons", "readings", "words")
"""Prefixes of addresses that people do not type."""

ASK_AGAIN = "no-cache"
"""The page and its service worker name the files of one version: a browser has to check whether its copy is valid."""

NEVER = "no-store"
"""Where nothing is today, there may be something tomorrow."""

FOREVER = "public, max-age=31536000, immutable"
"""A file with its fingerprint in its name never changes."""


async def nothing(_: str) -> str | None:
    """Knows no material but the shipped one."""
    return None


def unlimited(handler: Handler) -> Handler:
    """No limit."""
    return handler


def routes(find: Find = nothing, limit: Limit = unlimited) -> list[BaseRoute]:
    """Every route of the page; `find` returns the text of a material that some table was created with."""
    return Pages(load(), find, limit).routes()


def load() -> dict[str, CachedResponse]:
    """Every file of the built page by its path."""
    folder = files("skye") / "static"
    found = dict(_files(folder)) if folder.is_dir() else {}
    if "/index.html" not in found:
        raise SkyeError("serve-no-page")
    return found


def _files(folder: Traversable, path: str = "/") -> Iterator[tuple[str, CachedResponse]]:
    for entry in folder.iterdir():
        ending = entry.name.rpartition(".")[2]
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        elif ending in KINDS:
            yield path + entry.name, cached(entry.read_bytes(), ending, FOREVER if path == "/assets/" else ASK_AGAIN)


class Pages:
    """The handlers of the page's routes."""

    def __init__(self, files: dict[str, CachedResponse], find: Find = nothing, limit: Limit = unlimited) -> None:
        self._files = files
        self._find = find
        self._limit = limit
        """For requests that may need the database."""
        self._painter = Painter()
        self._symbols: CachedResponse | None = None

    def routes(self) -> list[BaseRoute]:
        """Every route."""
        return [
            *(Route(path, self.page, methods=["GET"]) for path in (*SCREENS, *_lessons())),
            *(Route(path, self.file, methods=["GET"]) for path in FILES),
            Route("/art/{kind}/{name}.svg", self.art, methods=["GET"]),
            Route("/art/{digest}/{kind}/{name}.svg", self._limit(self.other_art), methods=["GET"]),
            Route("/words/{language}.ftl", self.first_words, methods=["GET"]),
            Route("/words/{language}/more.ftl", self.more_words, methods=["GET"]),
            Route("/readings/rules/{language}.json", self.rules, methods=["GET"]),
            Route("/readings/material.json", self.material, methods=["GET"]),
            Route("/readings/material/{digest}.json", self._limit(self.other_material), methods=["GET"]),
            Route("/readings/symbols.json", self.symbols, methods=["GET"]),
            Route("/readings/symbols/{digest}.json", self._limit(self.other_symbols), methods=["GET"]),
            # Last: everything without a route.
            Nowhere("/{path:path}", self.nowhere, methods=["GET"]),
        ]

    async def page(self, request: Request) -> Response:
        """GET any of the screens: the page."""
        self._painter.begin()
        return self._files["/index.html"].answer(request)

    async def nowhere(self, _: Request) -> Response:
        """GET an unknown address in a browser: the page, which says so in the language of the reader."""
        page = self._files["/index.html"]
        return Response(page.content, 404, media_type=page.kind, headers={"cache-control": NEVER})

    async def file(self, request: Request) -> Response:
        """GET /assets/NAME and the like: what the page loads."""
        kept = self._files.get(request.scope["path"])
        if kept is None:
            raise HTTPException(404)
        return kept.answer(request)

    async def art(self, request: Request) -> Response:
        """GET /art/KIND/NAME.svg: a tile, a symbol, a scoring tile, or what an expansion adds."""
        drawn = await self._painter.drawing(request.path_params["kind"], request.path_params["name"])
        if drawn is None:
            raise HTTPException(404)
        return drawn.answer(request)

    async def other_art(self, request: Request) -> Response:
        """GET /art/DIGEST/KIND/NAME.svg: the same for a material that is no longer shipped."""
        digest, kind, name = (request.path_params[part] for part in ("digest", "kind", "name"))
        box = (await _read(tables_of, await self._text(digest))).material
        drawn = await self._painter.other_drawing(digest, box, kind, name)
        if drawn is None:
            raise HTTPException(404)
        return drawn.answer(request)

    async def _text(self, digest: str) -> str:
        """The material with a digest that some table names."""
        text = await self._find(digest)
        if text is None:
            raise HTTPException(404)
        return text

    async def first_words(self, request: Request) -> Response:
        """GET /words/LANGUAGE.ftl: the messages of the start page."""
        return await _in_language(request, page_data.first_words)

    async def more_words(self, request: Request) -> Response:
        """GET /words/LANGUAGE/more.ftl: all other messages of the page."""
        return await _in_language(request, page_data.more_words)

    async def rules(self, request: Request) -> Response:
        """GET /readings/rules/LANGUAGE.json: the rules to read."""
        return await _in_language(request, page_data.rules_data)

    async def material(self, request: Request) -> Response:
        """GET /readings/material.json: what the tiles show, to be described in words."""
        return (await asyncio.to_thread(page_data.material_data)).answer(request)

    async def other_material(self, request: Request) -> Response:
        """GET /readings/material/DIGEST.json: the same for a material that is no longer shipped."""
        text = await self._text(request.path_params["digest"])
        return (await _read(page_data.other_material_data, text)).answer(request)

    async def symbols(self, request: Request) -> Response:
        """GET /readings/symbols.json: where the symbols of each tile are, so that nothing need cover them."""
        if self._symbols is None:
            boxes = [shipped_material(name) for name in (None, *expansions.NAMES)]
            self._symbols = await self._painter.symbol_places(boxes)
        return self._symbols.answer(request)

    async def other_symbols(self, request: Request) -> Response:
        """GET /readings/symbols/DIGEST.json: the same for a material that is no longer shipped."""
        digest = request.path_params["digest"]
        box = (await _read(tables_of, await self._text(digest))).material
        return (await self._painter.other_symbol_places(digest, box)).answer(request)


class Nowhere(Route):
    """Matches only requests of a browser for a page; all others get a plain 404."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether somebody has typed this address, or followed a link to it."""
        found, child = super().matches(scope)
        if found is Match.FULL and _is_typed(child["path_params"]["path"]) and _wants_page(scope):
            return found, child
        return Match.NONE, {}


def _lessons() -> Iterator[str]:
    """The addresses of the lessons that expansions have."""
    for name in expansions.NAMES:
        if expansions.named(name).part(LessonPart).lesson() is not None:
            yield f"/lesson/{name}"


def _is_typed(path: str) -> bool:
    """Whether this may be an address for people. One that ends with a slash is tried without it first."""
    folder, _, name = path.rpartition("/")
    return name != "" and "." not in name and folder.partition("/")[0] not in NOT_SCREENS and name not in NOT_SCREENS


def _wants_page(scope: Scope) -> bool:
    return "text/html" in Request(scope).headers.get("accept", "")


async def _read(read: Callable[[str], Read], text: str) -> Read:
    """Data computed from the text of a material, in a thread."""
    try:
        return await asyncio.to_thread(read, text)
    except MaterialError as error:
        raise HTTPException(404) from error


async def _in_language(request: Request, reading: Callable[[str], CachedResponse]) -> Response:
    language = request.path_params["language"]
    if language not in words.LANGUAGES:
        raise HTTPException(404)
    # A catalogue takes a while to parse the first time; a thread also gives it a context of its own.
    return (await asyncio.to_thread(reading, language)).answer(request)
