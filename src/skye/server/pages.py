"""The page for browsers: its files, its words in five languages, and the drawings it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files

import msgspec
from fluent.syntax import FluentParser, ast
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from skye import expansions, words
from skye.art import scoring_svg, tile_svg
from skye.tables import shipped_tables

KINDS = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
}
"""Of files, by the end of their names."""

ASK_AGAIN = "no-cache"
"""A page and its scripts belong to one version: a browser asks whether its copy is still good."""

KEEP = "public, max-age=604800"
"""Drawings change rarely, and nothing breaks where one does."""

WORDS = ("page-", "bot-", "scoring-", "track-", "bonus-", "reason-", "word-")
"""How the messages that the page uses begin."""


def routes() -> list[BaseRoute]:
    """Every address of the page."""
    return [
        Route("/", page, methods=["GET"]),
        Route("/t/{code}", page, methods=["GET"]),
        Route("/static/{name}", static, methods=["GET"]),
        Route("/api/words/{language}", spoken, methods=["GET"]),
        # Not below /api/, where nothing may be kept.
        Route("/art/{kind}/{name}.svg", art, methods=["GET"]),
    ]


async def page(request: Request) -> Response:
    """GET / and GET /t/CODE: the page itself finds out where it is."""
    return _file(request, "index.html")


async def static(request: Request) -> Response:
    """GET /static/NAME: what the page loads."""
    return _file(request, request.path_params["name"])


async def spoken(request: Request) -> Response:
    """GET /api/words/LANGUAGE: the words of the page."""
    language = request.path_params["language"]
    if language not in words.LANGUAGES:
        raise HTTPException(404)
    return Response(_words(language), media_type="application/json")


async def art(request: Request) -> Response:
    """GET /art/KIND/NAME.svg: a tile, a scoring tile, or what an expansion adds."""
    kind, name = request.path_params["kind"], request.path_params["name"]
    if (kind, name) not in _drawings():
        raise HTTPException(404)
    # A tile takes some tenths of a second the first time: one thread draws, and the tables go on meanwhile.
    drawn = await asyncio.get_running_loop().run_in_executor(_painter(), _drawing, kind, name)
    return _unless_known(request, drawn, KINDS["svg"], KEEP)


def _file(request: Request, name: str) -> Response:
    if name not in _files():
        raise HTTPException(404)
    return _unless_known(request, _files()[name], KINDS[name.rpartition(".")[2]], ASK_AGAIN)


def _unless_known(request: Request, content: bytes, kind: str, keeping: str) -> Response:
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": keeping}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


@cache
def _files() -> dict[str, bytes]:
    folder = files("skye") / "static"
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name.rpartition(".")[2] in KINDS}


@cache
def _drawings() -> dict[tuple[str, str], Callable[[], str]]:
    """What draws each picture there is; only these names are answered."""
    found: dict[tuple[str, str], Callable[[], str]] = {}
    for expansion in (None, *expansions.NAMES):
        material = shipped_tables(expansion).material
        for tile in (material.castle, *material.tiles):
            found["tiles", tile.id] = partial(tile_svg, tile)
        for entry in material.scoring:
            found["scoring", entry.id] = partial(scoring_svg, entry)
        if material.expansion is not None:
            for kind, name, draw in expansions.part(material.expansion.name, "art").drawings(material.expansion):
                found[kind, name] = draw
    return found


@cache
def _painter() -> Executor:
    return ThreadPoolExecutor(1, "painter")


@cache
def _drawing(kind: str, name: str) -> bytes:
    return _drawings()[kind, name]().encode()


@cache
def _words(language: str) -> bytes:
    """The messages that need no grammar, as JSON: their values stand where `{$name}` does."""
    parser = FluentParser(with_spans=False)
    found: dict[str, str] = {}
    for file in (files("skye") / "locale" / language).iterdir():
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(WORDS):
                text = None if entry.value is None else _plain(entry.value)
                if text is not None:
                    found[entry.id.name] = text
    return msgspec.json.encode(found)


def _plain(pattern: ast.Pattern) -> str | None:
    """The text of a message with the names of its values in it; none where plural forms or the like are needed."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{${element.expression.id.name}}}")
        else:
            return None
    return "".join(parts)
