"""The page in a real browser when something does not come: the server, parts of the page, or words."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from page_player import BOT, MINE, Open, PagePlayer, open_table, play
from patience import attempts
from serving import ServerProcess, running

from skye.material import expansions

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

CACHING = {"service_workers": "allow"}
"""For whoever comes again while the server is away."""


def test_a_server_that_does_not_answer(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url, locale="nl-NL", is_lost=True)
    page.route("**/api/tables", lambda route: route.abort())
    page.click("[data-key=play]")
    page.get_by_text("De server antwoordt niet.").first.wait_for()
    page.unroute("**/api/tables")
    page.click("[data-key=play]")
    page.wait_for_selector("[data-phase=price]")


def test_a_bot_game_goes_on_after_the_network_was_gone(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url, is_lost=True)
    page.click("[data-key=play]")
    player = PagePlayer(page, random.Random(9))
    play(player, until="price")
    page.context.set_offline(True)
    page.wait_for_selector("[data-line=lost], [data-line=connecting]", state="attached")
    page.context.set_offline(False)
    page.wait_for_selector("[data-line=open]", state="attached")
    play(player, until="build")


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_a_choice_survives_late_parts_of_an_expansion(server: ServerProcess, visit: Open, expansion: str) -> None:
    """A choice stays when the parts of an expansion arrive late."""
    code, seats = open_table(server, MINE, BOT, expansion=expansion)
    page = visit(server.url, seats=seats)
    held: list[Any] = []
    page.route("**/assets/BoardPanel*.js", lambda route: held.append(route))
    page.goto(f"{server.url}/t/{code}")
    price = page.locator("[data-key=pricing] input").first
    price.fill("4")
    for _ in attempts():
        if held:  # the board is on its way
            break
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    page.wait_for_selector("[data-key=aside-board]")
    assert price.input_value() == "4"


# Without the server


KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const wanted = ["/assets/Pricing", "/assets/TableScreen", "/words/", "/readings/material"];
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const names = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
    const isSeen = JSON.parse(localStorage.getItem("skye-seen") ?? "[]").length > 0;
    return isSeen && wanted.every((one) => names.some((name) => name.includes(one)));
}"""
"""Whether the browser has kept what it needs to show a table again without the server."""


def wait_until_kept(page: Any) -> None:
    for _ in attempts():
        if page.evaluate(KEPT):  # `wait_for_function` does not wait for a promise
            return
        page.wait_for_timeout(100)
    raise AssertionError("the browser has not kept the table")


def test_a_table_is_shown_as_it_was_while_the_server_is_away(tmp_path: Path, visit: Open) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        page = visit(server.url, is_lost=True, **CACHING)
        page.click("[data-key=play]")
        player = PagePlayer(page, random.Random(10))
        play(player, until="price")
        play(player, until="price")
        page.wait_for_selector("[data-key=seal], [data-phase=wait]")
        wait_until_kept(page)
        laid = page.locator("[data-part=land] [data-laid]").count()
        assert laid > 1
        server.kill()
        page.reload()
        page.locator("[data-remembered=true]").get_by_text("Last contact").wait_for()
        page.locator("[data-phase=wait]").get_by_text("as it was at the last contact").wait_for()
        assert page.locator("[data-part=land] [data-laid]").count() == laid
        assert page.locator("[data-part=log] li").count() > 5
        assert page.locator("[data-key=seal], [data-key=lay], [data-cell]").count() == 0
        # And the way there from the start page, which knows who sits there.
        page.goto(server.url)
        page.locator("[data-table]").get_by_text("Round").wait_for()
        page.click("[data-table] a")
        page.locator("[data-remembered=true]").wait_for()
        server.start()
        server.wait()
        page.locator("[data-line=open][data-remembered=false]").wait_for(state="attached")
        play(player, until="build")


def test_what_is_remembered_is_only_for_whom_it_was_sent(tmp_path: Path, visit: Open) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        code, seats = open_table(server, MINE, {"type": "mine", "name": "Bean"}, BOT)
        guest = visit(f"{server.url}/t/{code}", is_lost=True, **CACHING)
        guest.locator("[data-part=land]").wait_for()
        page = visit(f"{server.url}/t/{code}", seats=seats, is_lost=True, **CACHING)
        page.click("[data-key=hand-over]")
        page.locator("[data-phase=price] [data-key=seal]").wait_for()
        wait_until_kept(page)
        assert guest.evaluate("localStorage.getItem('skye-seen')") is None
        (seen,) = json.loads(page.evaluate("localStorage.getItem('skye-seen')"))
        for state in seen["states"]:
            known = [seat for seat, shown in enumerate(state["view"]["seats"]) if shown["gold"] is not None]
            assert known == [state["seat"]]
        server.kill()
        page.reload()
        page.locator("[data-screen=hand-over]").wait_for()
        assert page.locator("[data-part=land]").count() == 0
        page.click("[data-key=hand-over]")
        page.locator("[data-remembered=true]").wait_for()


@pytest.mark.parametrize(
    "spoilt",
    [
        pytest.param("'[{]'", marks=pytest.mark.full),
        "JSON.stringify(seen.map((one) => ({ ...one, states: one.states.map((state) => "
        "({ ...state, view: { ...state.view, seats: [{}, {}], scoring: null } })) })))",
    ],
)
def test_what_cannot_be_read_again_is_not_shown(tmp_path: Path, visit: Open, spoilt: str) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        page = visit(server.url, is_lost=True, **CACHING)
        page.click("[data-key=play]")
        page.locator("[data-phase=price] [data-key=seal]").wait_for()
        wait_until_kept(page)
        server.kill()
        address = page.url
        # Elsewhere, where nothing writes it once more.
        page.goto(f"{server.url}/rules")
        page.evaluate(
            f"() => {{ const seen = JSON.parse(localStorage['skye-seen']); localStorage['skye-seen'] = {spoilt}; }}"
        )
        page.goto(address)
        page.locator("[data-screen=connecting] [role=status]").get_by_text("Connection lost").wait_for()
        page.wait_for_timeout(1_800)
        assert page.locator("[data-screen=connecting]").count() == 1
        server.start()
        server.wait()
        page.locator("[data-phase=price] [data-key=seal]").wait_for()


# What does not come


@pytest.mark.parametrize(
    ("part", "options"), [("Pricing", {}), *(("BoardPanel", {"expansion": one}) for one in expansions.NAMES)]
)
def test_a_part_that_did_not_come_is_loaded_again(
    server: ServerProcess, visit: Open, part: str, options: dict[str, str]
) -> None:
    code, seats = open_table(server, MINE, BOT, **options)
    page = visit(server.url, seats=seats, is_lost=True)
    # All requests until the page says so: newer browsers ask again by themselves when only the preload has failed.
    page.route(f"**/assets/{part}*.js", lambda route: route.abort())
    page.route("**/health", lambda route: route.abort())
    page.goto(f"{server.url}/t/{code}")
    page.get_by_text("A part of the page is missing.").wait_for()
    if options:
        page.locator("[data-key=pricing] [data-key^=axe-]").first.click()
    page.unroute(f"**/assets/{part}*.js")
    page.unroute("**/health")
    page.locator("[data-key=renewing]").wait_for(state="detached")
    page.locator("[data-key=pricing] input").first.wait_for()
    if options:
        # What was chosen meanwhile is on the server.
        page.wait_for_selector("[data-key=aside-board]")
        page.locator("[data-key=pricing] [data-key^=axe-][aria-pressed=true]").wait_for()


def test_a_missing_part_does_not_reload_the_page_for_ever(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url, is_lost=True)
    page.route("**/assets/Settings*.js", lambda route: route.abort())
    page.clock.install()
    page.click("[data-key=settings]")
    page.locator("[data-key=renewing]").wait_for()
    with page.expect_event("load"):
        page.clock.run_for(2_000)
    page.click("[data-key=settings]")
    page.locator("[data-key=renewing]").wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(100_000)
    # It goes on waiting, and can be used.
    page.locator("[data-key=renewing]").wait_for()
    page.click("[data-key=rules]")
    page.locator("[data-rule=P2]").wait_for()
    assert not [url for url in asked if url.endswith("/health")]
    with page.expect_event("load"):
        page.clock.run_for(30_000)


def test_words_that_did_not_come_are_loaded_again(server: ServerProcess, visit: Open) -> None:
    page = visit(f"{server.url}/health", is_lost=True)
    page.route("**/words/*.ftl", lambda route: route.abort(), times=2)
    page.goto(server.url)
    page.wait_for_selector("[data-key=play]")


def test_an_address_that_leads_nowhere(server: ServerProcess, visit: Open) -> None:
    text = "Здесь ничего нет"
    page = visit(f"{server.url}/nowhere", is_lost=True, locale="ru-RU", **CACHING)
    page.get_by_role("heading", name=text).wait_for()
    # With a worker between page and server, which must not take this for the page.
    page.evaluate("() => navigator.serviceWorker.ready")
    assert page.goto(f"{server.url}/nowhere/either").status == 404
    page.get_by_role("heading", name=text).wait_for()
    page.click("main a[href='/']")
    page.wait_for_selector("[data-key=play]")
    assert page.goto(f"{server.url}/rules").status == 200
    page.locator("[data-rule=P2]").wait_for()
