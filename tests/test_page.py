"""The page in a real browser against a real server: a whole game by clicking, and everything around it."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from serving import ServerProcess, running

import skye
from skye import expansions, words
from skye.tables import shipped_tables

pytestmark = pytest.mark.once

PACKAGE = Path(skye.__file__).parent
SCRIPTS = {file.name: file.read_text(encoding="utf-8") for file in sorted((PACKAGE / "static").glob("*.js"))}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, BROWSERS) if path), None)
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
MOST_STEPS = 400
"""Clicks of a whole game, and more."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("page")
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server:
        yield server


def asked(server: ServerProcess, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body of an answer."""
    request = Request(server.url + path, headers=headers)
    try:
        with urlopen(request) as answer:
            return answer.status, {key.lower(): value for key, value in answer.headers.items()}, answer.read()
    except HTTPError as error:
        with error:
            return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


# What the server gives without a browser


@pytest.mark.parametrize("path", ["/", "/t/some-code"])
def test_the_page_has_nothing_inline(server: ServerProcess, path: str) -> None:
    status, headers, body = asked(server, path)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    loaded: list[str | None] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            found = dict(attributes)
            assert tag != "style"
            assert not [name for name in found if name == "style" or name.startswith("on")]
            if tag == "script":
                assert "src" in found
            loaded.extend(found[name] for name in ("src", "href") if (found.get(name) or "").startswith("/static/"))

    Tags().feed(body.decode())
    assert loaded
    for address in loaded:
        assert asked(server, str(address))[0] == 200


def test_scripts_never_make_markup_of_words() -> None:
    for name, text in SCRIPTS.items():
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|\"style\"", text), name


@pytest.mark.parametrize(
    "path",
    [
        "/static/pages.py",
        "/static/..%2f__init__.py",
        "/static/",
        "/api/words/xx",
        "/art/tiles/0.svg",
        "/art/nothing/1.svg",
        "/art/tiles/..%2f..%2fx.svg",
        "/art/tiles/1",
    ],
)
def test_nothing_else_is_given(server: ServerProcess, path: str) -> None:
    assert asked(server, path)[0] == 404


def test_everything_is_drawn_once_and_kept(server: ServerProcess) -> None:
    for expansion in (None, *expansions.NAMES):
        material = shipped_tables(expansion).material
        for address in (
            f"tiles/{material.castle.id}",
            f"tiles/{material.tiles[-1].id}",
            f"scoring/{material.scoring[-1].id}",
        ):
            status, headers, body = asked(server, f"/art/{address}.svg")
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert body.startswith(b"<svg")
            assert "max-age" in headers["cache-control"]
            assert asked(server, f"/art/{address}.svg", **{"if-none-match": headers["etag"]})[0] == 304


# Words


class Values(Visitor):
    """The values that a message speaks of, and whether it needs more than putting them in."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.is_plain = True

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 -- the name Visitor looks for
        if isinstance(node.expression, ast.VariableReference):
            self.names.add(node.expression.id.name)
        else:
            self.is_plain = False


def messages(language: str) -> dict[str, Values]:
    found = {}
    for file in (PACKAGE / "locale" / language).glob("*page.ftl"):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Values()
                found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_messages_of_the_page_need_no_grammar(server: ServerProcess, language: str) -> None:
    told = json.loads(asked(server, f"/api/words/{language}")[2])
    needed = messages(language)
    assert len(needed) > 100
    assert [name for name, values in needed.items() if not values.is_plain] == []
    assert {name: set(re.findall(r"\{\$(\w+)\}", told[name])) for name in needed} == {
        name: values.names for name, values in needed.items()
    }


def test_scripts_and_messages_fit() -> None:
    """Every key in the scripts has a message, and every message a key, whole or as the beginning of one."""
    used = {key for text in SCRIPTS.values() for key in re.findall(r"[\"`](page-[a-z-]*[a-z0-9-])", text)}
    whole = {key for key in used if not key.endswith("-")}
    known = set(messages("en"))
    assert whole - known == set()
    starts = tuple(used - whole)
    assert {key for key in known if key not in whole and not key.startswith(starts)} == set()
    assert [start for start in starts if not any(key.startswith(start) for key in known)] == []


# In a browser


Open = Callable[..., Any]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if BROWSER is None:
        if os.environ.get("CI") == "true":
            pytest.fail("the page is tried in Chromium, and there is none")
        pytest.skip("no Chromium")
    from playwright.sync_api import sync_playwright

    # Chromium's sandbox does not work for root, which a container often is.
    root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=BROWSER, args=[*QUIET, *root])
        yield started
        started.close()


@pytest.fixture
def visit(browser: Any) -> Iterator[Open]:
    """Opens a page as somebody new; whatever a browser complains about is a failure."""
    contexts, complaints = [], []

    def open_page(address: str, locale: str = "en-GB", *, complain: bool = True, wide: int = 1280) -> Any:
        context = browser.new_context(locale=locale, viewport={"width": wide, "height": 800})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if complain:
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def open_table(page: Any, name: str, *seats: str, **options: str) -> None:
    """Fill in the form; its values are those of the protocol."""
    page.fill("input[name=name]", name)
    page.select_option("select[name=players]", str(len(seats) + 1))
    for number, seat in enumerate(seats):
        page.locator("select[name=kind]").nth(number).select_option(seat)
    for key, value in options.items():
        page.select_option(f"select[name={key}]", value)
    page.click("form button.main")
    page.wait_for_selector(".part.decision > *")


OFFERED = {
    "over": ".end table",
    "price": ".pricing",
    "lay": ".hand button",
    "build": ".hand",
    "move": ".decision .moves",
    "plan": ".own button.choice",
}
"""What shows that something is to be done, the first that is there."""

WHAT = "offered => offered.find(([, where]) => document.querySelector(where))?.[0] ?? ''"


def step(page: Any) -> str:
    """Take the first thing that is offered; what it was, or nothing if it is not my turn."""
    page.wait_for_selector("main:not([aria-busy=true])")
    # Looked at in one moment: a question may come between two looks.
    what: str = page.evaluate(WHAT, list(OFFERED.items()))
    if what == "price":
        page.locator(".pricing input[type=radio]").first.check()
        for field in page.locator(".pricing input[type=number]:enabled").all():
            field.fill("1")
    elif what == "lay":
        page.locator(".own button.choice:not([aria-pressed=true])").first.click()
    elif what == "move":
        page.locator(".decision .move").first.click()
    elif what == "plan":
        page.locator(".own button.choice").first.click()
    if what in ("price", "build", "move", "plan"):
        page.click("[data-key=seal]")
    if not what:
        page.wait_for_timeout(20)
    return what


def play(*pages: Any, until: str = "over") -> list[str]:
    """Play until the first of the pages has done this."""
    done: list[str] = []
    for _ in range(MOST_STEPS * len(pages)):
        for number, page in enumerate(pages):
            what = step(page)
            if number == 0:
                done += [what] if what else []
                if what == until:
                    return done
    raise AssertionError(f"no {until} after {done}")


def test_a_whole_game(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url)
    open_table(page, "Fíona", "novice")
    play(page, until="lay")
    page.wait_for_selector("main:not([aria-busy=true])")
    last = page.locator(".own button[aria-pressed=true]")
    laid = last.locator("img").get_attribute("src")
    last.click()
    page.wait_for_selector("main:not([aria-busy=true])")
    assert last.locator("img").get_attribute("src") == laid
    page.click("[data-key=undo]")
    page.wait_for_selector("main:not([aria-busy=true])")
    assert last.count() == 0
    page.reload()
    page.wait_for_selector(".hand")
    assert page.locator(".seats li").first.inner_text().startswith("Fíona")
    done = play(page)
    assert done.count("price") == 5
    assert page.locator(".end tbody tr").count() == 2
    assert page.locator(".lines li").count() > 50
    with page.expect_download() as saving:
        page.click(".end a.button")
    assert saving.value.suggested_filename.endswith(".txt")
    before = page.url
    page.click("[data-key=rematch]")
    page.wait_for_selector(".pricing")
    assert page.url != before
    page.click("[data-key=leave]")
    page.wait_for_selector(".mine li")
    assert page.locator(".mine li").count() == 2


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_a_whole_game_with_an_expansion(server: ServerProcess, visit: Open, expansion: str) -> None:
    page = visit(server.url)
    open_table(page, "Fingal", "random", "random", expansion=expansion, gold="open", clock="move-600", scoring="first")
    assert page.locator("[data-clock]").inner_text().count(":") == 1
    assert "?" not in page.locator(".part.seats").inner_text()
    done = play(page)
    assert {"price", "build", "move", "plan"} <= set(done)


def test_joining_by_link_watching_and_languages(server: ServerProcess, visit: Open) -> None:
    host = visit(server.url)
    open_table(host, "Ailsa", "open")
    assert host.locator(".part.decision").inner_text().startswith("Waiting for players")
    link = host.locator(".head .link a").get_attribute("href")
    guest = visit(link.upper().replace(server.url.upper(), server.url).replace("/T/", "/t/"), "de-CH", wide=360)
    assert guest.locator(".part.decision h2").inner_text() == "An einen Tisch setzen"
    guest.fill("input[name=name]", "Дональд")
    guest.click("button.main")
    guest.wait_for_selector(".pricing")
    assert guest.url == link
    host.wait_for_selector(".pricing")
    watcher = visit(link, "fr-FR")
    watcher.wait_for_selector(".territory")
    for page, text in ((host, "Дональд"), (guest, "Ailsa"), (watcher, "Дональд")):
        assert text in page.locator(".part.seats").inner_text()
    assert watcher.locator(".pricing, .own > *").count() == 0
    assert "Vous regardez" in watcher.locator(".part.head").inner_text()
    play(host, guest, until="build")
    # No part is wider than a phone.
    assert guest.evaluate("document.documentElement.scrollWidth") <= 360
    host.select_option("#language", "de")
    host.wait_for_selector("html[lang=de]")
    host.get_by_text("Runde", exact=False).first.wait_for()
    host.reload()
    host.wait_for_selector("html[lang=de] .part.head h1")
    assert "Tisch" in host.locator(".part.head h1").inner_text()


def test_a_lost_answer_to_joining_takes_no_second_seat(server: ServerProcess, visit: Open) -> None:
    host = visit(server.url)
    open_table(host, "Ailsa", "open", "open")
    guest = visit(host.locator(".head .link a").get_attribute("href"), complain=False)
    asked_for = []

    def lose_the_first_answer(route: Any) -> None:
        asked_for.append(json.loads(route.request.post_data))
        answer = route.fetch()
        if len(asked_for) > 1:
            route.fulfill(response=answer)
        else:
            assert answer.status == 201
            route.abort()

    guest.route("**/seats", lose_the_first_answer)
    guest.fill("input[name=name]", "Bean")
    guest.click("button.main")
    guest.get_by_text("Waiting for players").wait_for()
    host.get_by_text("Bean").first.wait_for()
    assert len(asked_for) == 2
    assert asked_for[0] == asked_for[1]
    assert host.locator(".part.seats").inner_text().count("Bean") == 1


def test_a_server_that_does_not_answer(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url, "nl-NL", complain=False)
    page.fill("input[name=name]", "Bean")
    page.route("**/api/tables", lambda route: route.abort())
    page.click("form button.main")
    page.get_by_text("De server antwoordt niet.").wait_for()
    page.unroute("**/api/tables")
    page.click("form button.main")
    page.wait_for_selector(".part.decision > *")


def test_one_device_goes_round(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url)
    page.select_option("select[name=kind]", "mine")
    page.fill("input[name=guest]", "Morag")
    open_table(page, "Hamish", "mine")
    assert step(page) == "price"
    page.click("[data-key=over-1]")
    assert page.locator(".own h3").inner_text() == "Morag"
    assert step(page) == "price"
    page.wait_for_selector(".decision .move, [data-key^=over]")


def test_the_page_comes_back_after_the_server(tmp_path: Path, visit: Open) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        page = visit(server.url, complain=False)
        open_table(page, "Effie", "random")
        lines = page.locator(".lines li")
        before = lines.count()
        server.kill()
        page.get_by_text("Connection lost").wait_for()
        server.start()
        server.wait()
        page.wait_for_selector("#connection[data-status=open]", state="attached")
        assert play(page, until="build")
        assert lines.count() > before
        assert len([text for text in lines.all_inner_texts() if text.startswith("Round 1.")]) == 1


def test_a_table_that_is_not_there(server: ServerProcess, visit: Open) -> None:
    page = visit(f"{server.url}/t/nobody", complain=False)
    assert page.get_by_role("alert").inner_text().startswith("No table has this code")
