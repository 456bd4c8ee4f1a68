"""The page in a real browser: an invitation to another device in the network, and the call to a table that waits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

import pytest
from page_examiner import Examiner
from page_player import MINE, OPEN, Open, open_table
from patience import attempts
from serving import ServerProcess, running

from skye.server import own_addresses

pytestmark = pytest.mark.once
pytest_plugins = ("browser_fixtures",)

HIDE = """(isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Playwright shows all pages all the time."""

CALLS = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the network, as `play --lan` starts it."""
    folder = tmp_path_factory.mktemp("invite")
    with running(f"sqlite:///{folder}/tables.db", folder / "log", host="0.0.0.0", home="network") as server:
        yield server


@pytest.mark.skipif(not own_addresses.addresses(), reason="this computer is in no network")
def test_the_link_for_others_works_for_others(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, OPEN)
    host = visit(f"{server.url}/t/{code}", seats=seats, permissions=["clipboard-read", "clipboard-write"])
    box = host.locator("[data-key=qr]").bounding_box()
    assert min(box["width"], box["height"]) >= 160
    examiner = Examiner(host)
    examiner.look("invitation", "[data-key=qr]")
    assert examiner.found == []
    host.click("[data-key=copy]")
    host.get_by_text("Copied.").last.wait_for()
    link = host.evaluate("() => navigator.clipboard.readText()")
    assert link == f"http://{own_addresses.addresses()[0]}:{server.port}/t/{code}"
    assert link == host.locator("[data-key=link]").get_attribute("data-link")
    guest = visit(link, viewport={"width": 360, "height": 640})
    guest.click("[data-key=share]")
    assert guest.locator("dialog [data-key=link]").get_attribute("data-link") == link, "the own address works already"
    guest.keyboard.press("Escape")
    guest.fill("[data-key=name]", "Eve")
    guest.click("[data-key=sit]")
    host.locator("[data-screen=play]").wait_for()
    assert "Eve" in host.locator("[data-part=players]").inner_text()


def test_a_player_elsewhere_is_called(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, OPEN)
    page = visit(f"{server.url}/t/{code}", seats=seats, permissions=["notifications"], service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.locator("[data-key=link]").wait_for()
    assert page.locator("[data-part=turn-offer]").count() == 0, "nobody is asked on arrival"
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    page.click("[data-key=notify-yes]")
    page.locator("[data-part=turn-offer]").wait_for(state="detached")
    page.evaluate(HIDE, True)
    sit(server, code)
    await_calls(page, f"Table {code} · Round 1 of 6 · price")
    assert page.title() == f"● Your turn – {code}"
    assert icon(page) == "/icons/skye-turn.svg"
    page.evaluate(HIDE, False)
    await_calls(page)
    assert page.title() == f"Your turn – {code}"
    assert icon(page) == "/icons/skye.svg"


def await_calls(page: Any, *expected: str) -> None:
    """Until just these notifications are shown."""
    for _ in attempts():
        if (found := page.evaluate(CALLS)) == [*expected]:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{found} instead of {expected}")


def sit(server: ServerProcess, code: str) -> None:
    """Take the last free seat, without a browser."""
    body = json.dumps({"name": "Eve"}).encode()
    urlopen(Request(f"{server.url}/api/tables/{code}/seats", body, {"content-type": "application/json"})).close()


def icon(page: Any) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))
