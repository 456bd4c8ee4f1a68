"""The question about roads before the points of a round, answered on the page by mouse, by finger and by keys (W13)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from page_player import KeyPlayer, Open, PagePlayer
from page_tables import places_of, put_table, renamed
from random_table import asked
from serving import ServerProcess

from skye.server.codes import new_code
from skye.storage.chain import Entry

pytestmark = [pytest.mark.once, pytest.mark.rule("W13")]

pytest_plugins = ("browser_fixtures",)

Table = tuple[str, str]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def played() -> tuple[Sequence[Entry], int]:
    """The log of a table where a seat is asked about its two roads, and the seat."""
    played, seat, _ = asked(2)
    return played.log, seat


@pytest.fixture
def table(server: ServerProcess, played: tuple[Sequence[Entry], int]) -> Table:
    """Such a table: its address, and what a browser remembers of the seat."""
    log, seat = played
    code = new_code()
    put_table(server.settings.database, renamed(log, code))
    return f"{server.url}/t/{code}", places_of(code, seat)


def question(page: Any) -> Any:
    """The panel with the question."""
    return page.locator("[data-phase=roads] [data-key=road-question]")


def choose_edge(player: PagePlayer) -> None:
    """Press any tile on the land, and one of its neighbours on the panel."""
    player.press_any("[data-cell][aria-pressed=false]")
    player.press_any("[data-phase=roads] [data-key^=road-][aria-pressed=false]")
    player.key("road-joins").wait_for()


@pytest.mark.parametrize(("hands", "device"), [("mouse", {}), ("finger", PHONE)], ids=["mouse", "finger"])
def test_one_road_is_laid_and_one_kept(table: Table, visit: Open, hands: Any, device: dict[str, Any]) -> None:
    address, seats = table
    page = visit(address, seats=seats, **device)
    player = PagePlayer(page, random.Random(1), hands)
    asked_here = question(page)
    asked_here.wait_for()
    assert asked_here.get_attribute("data-left") == "2"
    assert "You hold 2 roads" in asked_here.inner_text()
    assert page.locator("[data-key=roads]").count() == 0, "they are not offered twice"
    places = page.locator("[data-key=road-place]").count()
    assert places > 3
    choose_edge(player)
    assert page.locator("[data-key=road-tried]").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    player.press(player.key("road-lay"))
    page.locator("[data-key=road-question][data-left='1']").wait_for()
    page.locator("[data-key=road-tried]").wait_for(state="detached")
    page.locator("[data-key=road-place]").nth(places - 2).wait_for()  # all again, once the answer has come
    assert page.locator("[data-key=road-place]").count() == places - 1
    player.seal()
    question(page).wait_for(state="detached")
    page.locator("[data-phase=price]").wait_for()
    assert page.locator("[data-key=roads]").first.inner_text().strip() == "Lay 1 road", "it can be laid later"


def test_both_roads_are_laid_by_keys(table: Table, visit: Open) -> None:
    address, seats = table
    page = visit(address, seats=seats)
    player = KeyPlayer(page, random.Random(2))
    question(page).wait_for()
    for left in ("2", "1"):
        page.locator(f"[data-key=road-question][data-left='{left}']").wait_for()
        player.tab_to("[data-cell]")
        player.keys("Enter")
        page.locator("[data-phase=roads] [data-key^=road-][aria-pressed=true]").wait_for()
        player.tab_to("[data-phase=roads] [data-key^=road-][aria-pressed=false]")
        player.keys("Enter")
        player.key("road-joins").wait_for()
        player.tab_to("[data-key=road-lay]")
        player.keys("Enter")
    question(page).wait_for(state="detached")
    page.locator("[data-phase=price]").wait_for()


def test_a_choice_shows_what_it_joins_and_can_be_cancelled(table: Table, visit: Open) -> None:
    """Whatever is chosen: the number of tiles that it joins is shown, and these are lit."""
    address, seats = table
    page = visit(address, seats=seats)
    player = PagePlayer(page, random.Random(3))
    question(page).wait_for()
    told = set()
    for _ in range(12):
        choose_edge(player)
        joined = int(player.key("road-joins").get_attribute("data-joined") or "-1")
        told.add(joined > 0)
        lit = page.locator("[data-laid].lit")
        if joined:
            lit.nth(1).wait_for()
        assert lit.count() in range(joined, joined + 3), "those that it joins, and its two ends"
        assert joined or not lit.count()
        words = player.key("road-joins").inner_text()
        assert ("nothing new" in words) == (joined == 0)
        player.page.keyboard.press("Escape")
        page.locator("[data-key=road-joins]").wait_for(state="detached")
        assert page.locator("[data-key=road-tried]").count() == 0
    assert told == {True, False}
