"""What a server gives to browsers: the built page, words, rules, material and drawings, each as it may be kept."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from fluent.syntax import ast, parse
from patience import PATIENCE
from requesting import request
from serving import GENEROUS, ServerProcess, running
from starlette.applications import Starlette
from starlette.requests import Request as PageRequest

import skye
from skye.art import thumb_svg, tile_svg
from skye.art.layout import layout
from skye.art.small_symbols import enlarged
from skye.material import editions, expansions, rules_text, words
from skye.material.box import base_material, material_from_plain, plain_material, shipped_material
from skye.material.errors import SkyeError
from skye.material.tables import Tables
from skye.server import drawings, page_data, pages
from skye.server.cached_response import CachedResponse, accepts_gzip, cached
from skye.server.limits import Rate
from skye.server.request_guard import HEADERS

pytestmark = pytest.mark.once

STATIC = Path(skye.__file__).parent / "static"
TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
DENSE = ("png", "woff2")
SCREENS = (
    *("/", "/new", "/join", "/t/some-code", "/t/some-code/replay", "/replay", "/history"),
    *("/lesson", "/lesson/journeyman", "/rules"),
)
SYMBOLS = Path(__file__).parents[1] / "web" / "src" / "testing" / "symbols.json"
"""Where the symbols of all tiles are, for tests of the page that have no server."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("pages")
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server:
        yield server


def asked(server: ServerProcess, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body of an answer."""
    request = Request(server.url + path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urlopen(request) as answer:
            return answer.status, {key.lower(): value for key, value in answer.headers.items()}, answer.read()
    except HTTPError as error:
        with error:
            return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


def is_compressed(server: ServerProcess, path: str) -> None:
    """The same content comes compressed to whoever understands that, and not at all to whoever has it."""
    _, plain_headers, plain = asked(server, path)
    status, headers, body = asked(server, path, accept_encoding="br, gzip")
    assert "content-encoding" not in plain_headers
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert headers["vary"] == plain_headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain)
    status, headers, body = asked(server, path, if_none_match=headers["etag"])
    assert (status, body, headers["vary"]) == (304, b"", "Accept-Encoding")


# The page


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_page(server: ServerProcess, path: str) -> None:
    status, headers, body = asked(server, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "text/html; charset=utf-8", "no-cache")
    assert body == (STATIC / "index.html").read_bytes()
    is_compressed(server, path)


def test_the_page_has_nothing_inline(server: ServerProcess) -> None:
    loaded: list[str] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            found = dict(attributes)
            assert tag != "style"
            assert not [name for name in found if name == "style" or name.startswith("on")]
            assert tag != "script" or "src" in found
            loaded.extend(found[name] or "" for name in ("src", "href") if name in found)

    Tags().feed(asked(server, "/")[2].decode())
    assert any(address.startswith("/assets/") for address in loaded)
    loaded += [icon["src"] for icon in json.loads(asked(server, "/manifest.webmanifest")[2])["icons"]]
    assert [address for address in loaded if asked(server, address)[0] != 200] == []


def test_every_file_of_the_page_is_given(server: ServerProcess) -> None:
    paths = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.*") if path.suffix[1:] in TYPES]
    assert {"sw.js", "manifest.webmanifest"} < set(paths)
    for path in paths:
        ending = path.rpartition(".")[2]
        status, headers, body = asked(server, f"/{path}")
        assert (status, headers["content-type"]) == (200, TYPES[ending]), path
        assert body == (STATIC / path).read_bytes()
        is_hashed = path.startswith("assets/")
        assert headers["cache-control"] == ("public, max-age=31536000, immutable" if is_hashed else "no-cache")
        if ending in DENSE:
            assert "content-encoding" not in asked(server, f"/{path}", accept_encoding="gzip")[1]
        elif len(body) > 200:
            is_compressed(server, f"/{path}")


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/built-from.txt",
        "/assets/",
        "/assets/nothing.js",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/index.html",
        "/assets/../index.html",
        "/icons/..%2f..%2fpages.py",
        "/static/index.html",
        "/lesson/first",
        "/words/xx.ftl",
        "/words/..%2fen.ftl",
        "/words/xx/more.ftl",
        "/words/en",
        "/api/words/en",
        "/readings/rules/xx.json",
        "/readings/rules/en",
        "/readings/rules",
        "/readings/nothing.json",
        "/art/tiles/0.svg",
        "/art/nothing/1.svg",
        "/art/tiles/..%2f..%2fx.svg",
        "/art/tiles/1",
    ],
)
def test_nothing_else_is_given(server: ServerProcess, path: str) -> None:
    assert asked(server, path)[0] == 404


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize("path", ["/nothing", "/lesson/first", "/t", "/T/daga-ribi", "/a/b/c", "/apidocs", "/nothing/"])
def test_a_browser_that_asks_for_nothing_gets_the_page(server: ServerProcess, path: str) -> None:
    status, headers, body = asked(server, path, accept=BROWSER)
    assert (status, headers["content-type"], headers["cache-control"]) == (404, "text/html; charset=utf-8", "no-store")
    assert body == (STATIC / "index.html").read_bytes()
    assert headers.items() >= {name.decode(): value.decode() for name, value in HEADERS.items()}.items()
    assert "etag" not in headers
    # Whoever does not ask for a page gets a plain answer.
    for wish in ({}, {"accept": "*/*"}, {"accept": "application/json"}):
        status, headers, body = asked(server, path, **wish)
        assert (status, headers["content-type"], body) == (404, "text/plain; charset=utf-8", b"Not Found")


@pytest.mark.parametrize(
    "path",
    [
        *("/api", "/api/nothing", "/api/tables/x/nothing", "/assets/nothing", "/assets/nothing.js", "/icons/x/y"),
        *("/art/tiles/nothing", "/words/xx", "/readings", "/readings/rules"),
        *("/index.html", "/favicon.ico", "/new/more.html", "/a/.b"),
    ],
)
def test_files_and_the_interface_never_answer_with_the_page(server: ServerProcess, path: str) -> None:
    status, _, body = asked(server, path, accept=BROWSER)
    assert status == 404
    assert b"<html" not in body


def test_a_slash_too_much_still_leads_to_the_screen(server: ServerProcess) -> None:
    status, _, body = asked(server, "/rules/", accept=BROWSER)
    assert (status, body) == (200, (STATIC / "index.html").read_bytes())


def test_other_methods_find_nothing(server: ServerProcess) -> None:
    for path, status in (("/nothing", 404), ("/rules", 405), ("/api/tables/x/seats", 405)):
        method = "GET" if path.startswith("/api") else "POST"
        request = Request(server.url + path, headers={"accept": BROWSER}, method=method)
        with pytest.raises(HTTPError) as refused:
            urlopen(request)
        with refused.value as error:
            assert error.code == status, path


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("present", [(), ("built-from.txt",), ("assets/index-1.js", "sw.js")])
def test_a_page_that_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, present: tuple[str, ...], language: str
) -> None:
    for name in present:
        (tmp_path / "static" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "static" / name).touch()
    monkeypatch.setattr(pages, "files", lambda _: tmp_path)
    words.use(language)
    try:
        with pytest.raises(SkyeError, match=r"\./skye.* python web/build\.py"):
            pages.routes()
    finally:
        words.use("en")


@pytest.mark.parametrize(
    ("header", "accepts"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("deflate, gzip", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("notgzip", False),
    ],
)
def test_who_understands_gzip(header: str, accepts: bool) -> None:
    assert accepts_gzip(header) == accepts


def test_what_is_dense_is_not_compressed() -> None:
    assert cached(b"x" * 1000, "woff2", "no-cache").packed is None
    assert len(cached(b"x" * 1000, "js", "no-cache").packed or b"") < 50


def test_one_of_several_cached_copies_is_not_sent_again(server: ServerProcess) -> None:
    """Whoever has one of several copies gets no content; any other content is sent."""
    tags = {path: asked(server, path)[1]["etag"] for path in ("/words/en.ftl", "/words/de.ftl", "/rules")}
    assert len(set(tags.values())) == 3
    for path, tag in tags.items():
        assert asked(server, path, if_none_match=f'"older", {tag}')[0] == 304
        others = ", ".join(other for other in tags.values() if other != tag)
        assert asked(server, path, if_none_match=others)[0] == 200


# What it reads


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_words(server: ServerProcess, language: str) -> None:
    entries = []
    for path in (f"/words/{language}.ftl", f"/words/{language}/more.ftl"):
        status, headers, body = asked(server, path)
        assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert headers["cache-control"] == "no-cache"
        is_compressed(server, path)
        entries += parse(body.decode(), with_spans=False).body
    assert all(isinstance(entry, ast.Message) for entry in entries)
    given = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    assert len(given) == len(entries)
    # Every message of the page, as it stands in its file.
    for file in words.catalogue_files(language):
        for entry in parse(file.read_text(encoding="utf-8"), with_spans=False).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("page-"):
                assert entry.equals(given[entry.id.name], ignored_fields=["comment"]), entry.id.name
    assert {"terrain-P", "symbol-sheep", "scoring-squares-name", "bot-trader"} < set(given)
    assert not {name for name in given if name.startswith(("cli-", "server-", "rule-"))}


def test_words_come_with_those_that_they_speak_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with those that these speak of, however often, and with no others."""
    text = "page-a = { b }!\nb = { c }\nc = { b-d } { page-a }\nb-d = x\ncli-e = { c }\n"
    messages = {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}
    monkeypatch.setattr(page_data, "_messages", lambda _: messages)
    given = parse(page_data.more_words.__wrapped__("en").content.decode()).body
    assert sorted(entry.id.name for entry in given if isinstance(entry, ast.Message)) == ["b", "b-d", "c", "page-a"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_rules(server: ServerProcess, language: str) -> None:
    path = f"/readings/rules/{language}.json"
    status, headers, body = asked(server, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "application/json", "no-cache")
    told = json.loads(body)
    assert [[rule["id"] for rule in section["rules"]] for section in told] == [
        list(ids) for _, ids in rules_text.sections()
    ]
    assert {section["expansion"] for section in told} == {None, *expansions.NAMES}
    words.use(language)
    try:
        assert [section["title"] for section in told] == [words.text(title) for title, _ in rules_text.sections()]
        for section in told:
            for rule in section["rules"]:
                assert rule["text"] == rules_text.rule(rule["id"])
                assert ("name" in rule) == (rule["id"] in rules_text.scoring_tiles())
        # What concerns the command line is explained there.
        assert {field for section in told for field in section} == {"title", "expansion", "rules"}
        assert not re.search(r"--\w|\.toml", json.dumps(told))
    finally:
        words.use("en")
    is_compressed(server, path)


def test_material(server: ServerProcess) -> None:
    status, headers, body = asked(server, "/readings/material.json")
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "application/json", "no-cache")
    told = json.loads(body)
    tiles, scoring = ({entry["id"]: entry for entry in told[part]} for part in ("tiles", "scoring"))
    for name in (None, *expansions.NAMES):
        box = shipped_material(name)
        added = () if box.expansion is None else box.expansion.tiles
        for tile in (box.castle, *box.tiles):
            assert tiles[tile.id] == {
                "id": tile.id,
                "edges": tile.edges,
                "centre": tile.centre,
                "roads": list(tile.roads),
                "symbols": [symbol.kind for symbol in tile.symbols],
                "expansion": name if tile in added else None,
            }
        for entry in box.scoring:
            owner = name if box.expansion is not None and entry in box.expansion.scoring else None
            assert scoring[entry.id] == {"id": entry.id, "points": list(entry.points), "expansion": owner}
    assert len(told["tiles"]) == len(tiles)
    assert len(told["scoring"]) == len(scoring)
    is_compressed(server, "/readings/material.json")


def test_where_the_symbols_of_each_tile_are(server: ServerProcess) -> None:
    status, headers, body = asked(server, "/readings/symbols.json")
    assert (status, headers["content-type"]) == (200, "application/json")
    told = json.loads(body)
    box = shipped_material("journeyman")
    for drawing in ("full", "small"):
        assert told[drawing].keys() == {tile.id for tile in (box.castle, *box.tiles)}
        for tile in (box.castle, *box.tiles):
            placed = layout(tile) if drawing == "full" else enlarged(layout(tile))
            squares = [pytest.approx((one.x, one.y, one.size), abs=0.06) for one in placed]
            assert [tuple(square) for square in told[drawing][tile.id]] == squares
    assert json.loads(SYMBOLS.read_text("utf-8")) == told
    is_compressed(server, "/readings/symbols.json")


# Drawings


def test_everything_is_drawn_once_and_cached(server: ServerProcess) -> None:
    last = dict(drawings.drawings().keys())
    assert {"tiles", "symbols", "scoring", "bonus", "boards", "pieces"} <= set(last)
    for kind, name in {**last, "tiles": "castle"}.items():
        path = f"/art/{kind}/{name}.svg"
        status, headers, body = asked(server, path)
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert headers["cache-control"] == "public, max-age=86400"
        assert body.startswith(b"<svg")
        is_compressed(server, path)


def test_every_tile_has_a_drawing_and_a_thumb_for_each_turn(server: ServerProcess) -> None:
    boxes = [shipped_material(name) for name in (None, *expansions.NAMES)]
    tiles = {tile.id: tile for box in boxes for tile in (box.castle, *box.tiles)}
    assert len(tiles) == 82, "the castle and 81 tiles"
    for tile in tiles.values():
        for turn, name in enumerate([tile.id, *(f"{tile.id}-{turn}" for turn in (1, 2, 3))]):
            for kind, draw in (("tiles", tile_svg), ("thumbs", thumb_svg)):
                status, _, body = asked(server, f"/art/{kind}/{name}.svg")
                assert (status, body) == (200, draw(tile, turn).encode()), name
    assert [asked(server, f"/art/tiles/1-{turn}.svg")[0] for turn in (0, 4)] == [404, 404]


def test_drawings_are_made_ahead_but_who_asks_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    is_begun, may_go_on = Event(), Event()

    def draw(name: str) -> str:
        order.append(name)
        is_begun.set()
        assert may_go_on.wait(PATIENCE)
        return name

    names = [f"{number}" for number in range(6)]
    fakes = {("tiles", name): (lambda name=name: draw(name)) for name in names}
    monkeypatch.setattr(drawings, "drawings", lambda: fakes)
    monkeypatch.setattr(drawings, "PAUSE", 0.0)

    async def visit() -> None:
        painter = drawings.Painter()
        painter.begin()
        painter.begin()
        assert await asyncio.to_thread(is_begun.wait, PATIENCE)
        waiting = asyncio.gather(*(painter.drawing("tiles", name) for name in ("4", "5", "4")))
        await asyncio.sleep(0)
        may_go_on.set()
        asked_for = await waiting
        assert [kept.content for kept in asked_for if kept] == [b"4", b"5", b"4"]
        while len(order) < len(names):
            await asyncio.sleep(0.01)
        assert await painter.drawing("tiles", "7") is None

    asyncio.run(visit())
    assert order == ["0", "4", "5", "1", "2", "3"]


def test_who_opens_the_page_has_its_drawings_made(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[None] = []
    monkeypatch.setattr(drawings.Painter, "begin", lambda _: begun.append(None))
    page = pages.Pages({"/index.html": cached(b"<html>", "html", "no-cache")})
    answer = asyncio.run(page.page(PageRequest({"type": "http", "method": "GET", "headers": []})))
    assert (answer.body, len(begun)) == (b"<html>", 1)


# Of a material that is not shipped


def test_another_material_is_drawn_once_outside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another material is read and drawn once, outside of the event loop."""
    plain = plain_material(base_material())
    [castle] = [tile for tile in plain["tile"] if tile["id"] == "castle"]
    castle["roads"] = ["S"]
    edition = editions.edition_of(Tables(material_from_plain(plain, "test")))
    makers: list[Thread] = []

    def kept(content: bytes, ending: str, keeping: str) -> CachedResponse:
        makers.append(current_thread())
        return cached(content, ending, keeping)

    async def find(digest: str) -> str | None:
        return edition.text if digest == edition.digest else None

    async def visit() -> None:
        app = Starlette(routes=pages.Pages({}, find).routes())
        for _ in range(3):
            told = await request(app, f"/readings/material/{edition.digest}.json")
            assert [tile["roads"] for tile in told.value["tiles"] if tile["id"] == "castle"] == [["S"]]
            drawn = await request(app, f"/art/{edition.digest}/tiles/castle.svg")
            assert drawn.body.startswith(b"<svg")
            placed = await request(app, f"/readings/symbols/{edition.digest}.json")
            assert len(placed.value["full"]) == len(plain["tile"])
            for path in (f"/art/{edition.digest}/tiles/none.svg", "/art/none/tiles/1.svg"):
                assert (await request(app, path)).status == 404

    monkeypatch.setattr(page_data, "cached", kept)
    monkeypatch.setattr(drawings, "cached", kept)
    asyncio.run(visit())
    assert len(makers) == 3, "of each once"
    assert main_thread() not in makers


@pytest.mark.parametrize("path", ["/art/none/tiles/1.svg", "/readings/material/none.json"])
def test_an_address_may_ask_for_so_much_of_other_materials(tmp_path: Path, path: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, messages_per_address=Rate(0.001, 5))
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=limits) as server:
        found = [asked(server, path)[0] for _ in range(8)]
        assert (found[0], found[-1]) == (404, 429)
        assert set(found) == {404, 429}
        assert asked(server, "/art/tiles/1.svg")[0] == 200, "what is shipped is the same for everybody"
