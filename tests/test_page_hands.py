"""What hands and eyes do at a table, in a real browser: tiles from near, tiles under a finger, a quiet window."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from page_player import Open, PagePlayer, sit_down
from page_tables import places_of, put_table
from patience import attempts
from random_table import Played
from serving import ServerProcess
from wire import CODE

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def reach(player: PagePlayer, phase: str) -> None:
    """Play on until this is asked."""
    for _ in attempts():
        if (what := player.look()) == phase:
            return
        if what == "wait":
            player.wait()
        else:
            player.act(what)
    raise AssertionError(f"nobody asks to {phase}")


class Finger:
    """A finger on the glass, moved as a hand moves it."""

    def __init__(self, page: Any) -> None:
        self._line = page.context.new_cdp_session(page)
        self._page = page

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def rest(self, x: float, y: float, until: str) -> None:
        """Stay on a point until something is there, then let go."""
        self._touch("touchStart", {"x": x, "y": y})
        self._page.wait_for_selector(until)
        self._touch("touchEnd")

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """From one point to another."""
        self._touch("touchStart", {"x": x, "y": y})
        for step in range(1, 11):
            self._touch("touchMove", {"x": x + (to_x - x) * step / 10, "y": y + (to_y - y) * step / 10})
            self._page.wait_for_timeout(20)
        self._touch("touchEnd")

    def pinch(self, x: float, y: float, *, from_apart: float, to_apart: float) -> None:
        """Two fingers on both sides of a point, brought together or apart."""

        def points(apart: float) -> list[dict[str, float]]:
            return [{"x": x + side * apart / 2, "y": y, "id": at} for at, side in enumerate((-1, 1))]

        self._touch("touchStart", *points(from_apart))
        for step in range(1, 6):
            self._touch("touchMove", *points(from_apart + (to_apart - from_apart) * step / 5))
        self._touch("touchEnd")


def middle(place: Any) -> tuple[float, float]:
    """Of something on the page, which may still be on its way."""
    place.scroll_into_view_if_needed()  # that waits until it lies still
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_window_never_scrolls_at_a_table(server: ServerProcess, visit: Open, size: str) -> None:
    page = sit_down(server, visit, **(PHONE if size == "phone" else {}))
    if size == "phone":
        page.locator("[data-key=tab-scoring]").click()
    for source in ("A", "B", "C", "D", "scrolls", "income"):
        page.locator(f"[data-key=scoring-{source}]").click()
        tall = page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
        assert tall[0] == tall[1], source


def test_a_right_click_or_the_menu_key_shows_a_tile_from_near(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit)
    axe = page.locator("[data-key=pricing] [data-key^=axe-]").first
    tile = str(axe.get_attribute("data-key")).removeprefix("axe-")
    for by in ("mouse", "key"):
        if by == "mouse":
            axe.click(button="right")
        else:
            axe.press("ContextMenu")
        page.locator(f"[data-part=close-up] img[src='/art/tiles/{tile}.svg']").wait_for()
        page.keyboard.press("Escape")
        page.locator("[data-part=close-up]").wait_for(state="detached")
        assert axe.get_attribute("aria-pressed") == "false"


def test_a_long_touch_shows_a_close_up_and_presses_nothing(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, **PHONE)
    axe = page.locator("[data-key=pricing] [data-key^=axe-]").first
    Finger(page).rest(*middle(axe), "[data-part=close-up]")
    page.keyboard.press("Escape")
    page.locator("[data-part=close-up]").wait_for(state="detached")
    assert axe.get_attribute("aria-pressed") == "false"
    axe.tap()
    axe.and_(page.locator("[aria-pressed=true]")).wait_for()


def test_a_tile_goes_to_the_cell_under_the_finger(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, **PHONE)
    reach(PagePlayer(page, random.Random(1), "finger"), "build")
    page.locator("[data-cell]").first.wait_for()
    cells = page.locator("[data-cell]").evaluate_all("cells => cells.map((cell) => cell.dataset.cell)")
    # Above it there is no other cell, so that only the finger can mean it.
    highest = max(cells, key=lambda cell: int(cell.replace(",", " ").split()[-1]))
    hand = page.locator("[data-phase=build] [data-key^=hand-]").first
    Finger(page).drag(*middle(hand), *middle(page.locator(f"[data-cell='{highest}']")))
    page.locator("[data-phase=build] :is([data-key=lay], [data-key=seal]):enabled").wait_for()


def test_a_tile_that_does_not_fit_says_why(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit)
    reach(PagePlayer(page, random.Random(1)), "build")
    hand = page.locator("[data-phase=build] [data-key^=hand-]").first
    hand.wait_for()
    castle = page.locator("[data-land] [data-laid]").first
    page.mouse.move(*middle(hand))
    page.mouse.down()
    page.mouse.move(*middle(castle), steps=8)
    page.mouse.up()
    page.locator("[data-phase=build] [data-key=refused]").wait_for()


def test_a_turned_tile_is_another_drawing_and_not_rotated(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, reduced_motion="no-preference")
    reach(PagePlayer(page, random.Random(1)), "build")
    hand = page.locator("[data-phase=build] [data-key^=hand-][aria-pressed=true]")
    tile = str(hand.get_attribute("data-key")).removeprefix("hand-")
    drawings = hand.locator("img")
    before = str(drawings.get_attribute("src"))
    page.locator("[data-phase=build] [data-key=turn]").click()
    hand.locator(f"img:not([src='{before}'])").wait_for()
    page.wait_for_function(
        "(key) => document.querySelectorAll(`[data-key='${key}'] img`).length === 1", arg=f"hand-{tile}"
    )
    assert re.fullmatch(rf"/art/tiles/{tile}(-[123])?\.svg", str(drawings.get_attribute("src")))
    page.wait_for_function("(picture) => picture.getAnimations().length === 0", arg=drawings.element_handle())
    assert drawings.evaluate("(picture) => getComputedStyle(picture).transform") == "none"


def test_whoever_builds_reads_what_was_bought(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit)
    reach(PagePlayer(page, random.Random(1)), "build")
    bought = page.locator("[data-phase=build] [data-key=market] [data-event]")
    bought.first.wait_for()
    assert bought.count() == 1


def test_a_rivals_moves_are_shown_until_the_player_goes_on(server: ServerProcess, visit: Open) -> None:
    """What a rival does is shown over the land until the player goes on."""
    page = sit_down(server, visit, start=1)
    reach(PagePlayer(page, random.Random(1)), "buy")
    told = page.locator("[data-part=news] :is([data-event=sold], [data-event=pass])")
    told.first.wait_for()
    page.locator("[data-part=rounds]").click()
    assert told.count() == 0, "at once, and not when it would have gone by itself"


def test_another_land_has_the_room_of_the_question_on_a_phone(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, **PHONE)
    land = page.locator("[data-land]")
    before = land.bounding_box()["height"]
    page.locator("[data-part=players] button").nth(1).tap()
    page.locator("[data-land='1']").wait_for()
    assert land.bounding_box()["height"] > before + 100
    assert page.locator("[data-key=pricing]").is_hidden()
    page.locator("[data-key=back]").tap()
    page.locator("[data-key=pricing]").wait_for()


def test_the_panel_is_pulled_down_and_up_again(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, **PHONE)
    grip = page.locator("[data-key=fold]")
    x, y = middle(grip)
    Finger(page).drag(x, y, x, y + 80)
    page.locator("[data-key=fold][aria-expanded=false]").wait_for()
    x, y = middle(grip)
    Finger(page).drag(x, y, x, y - 80)
    page.locator("[data-key=fold][aria-expanded=true]").wait_for()


@pytest.mark.parametrize("size", [pytest.param("wide", marks=pytest.mark.full), "phone"])
def test_the_lesson_from_beginning_to_end(server: ServerProcess, visit: Open, size: str) -> None:
    page = visit(server.url, **(PHONE if size == "phone" else {}))
    page.locator("[data-key=lesson]").click()
    player = PagePlayer(page, random.Random(2), "finger" if size == "phone" else "mouse")
    next_card, last = page.locator("[data-key=lesson-next]"), page.locator("[data-key=lesson-play]")
    next_card.wait_for()
    spoken_of = {"scoring": "[data-part=scoring]", "rounds": "[data-part=rounds]", "price": "[data-key=pricing]"}
    done = []
    for _ in attempts():
        step = str(page.locator("[data-step]").get_attribute("data-step"))
        if step in spoken_of:
            page.locator(spoken_of[step]).wait_for()
        if last.count():
            break
        if next_card.count():
            next_card.click()
        elif (what := player.step()) == "wait":
            page.wait_for_timeout(50)
        else:
            done.append(what)
    assert done == ["price", "buy", "build"]
    last.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-phase=price]")


def test_two_fingers_zoom_the_land_about_the_point_between_them(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, **PHONE)
    castle = page.locator("[data-part=land] [data-laid='0,0']")
    x, y = middle(castle)
    before = castle.bounding_box()["width"]
    Finger(page).pinch(x, y, from_apart=40, to_apart=60)
    page.wait_for_function(
        "([tile, wide]) => tile.getBoundingClientRect().width > wide", arg=[castle.element_handle(), before * 1.4]
    )
    assert castle.bounding_box()["width"] == pytest.approx(1.5 * before, rel=0.03)
    assert middle(castle) == pytest.approx((x, y), abs=4)


def test_on_a_phone_the_land_has_room_while_points_are_counted(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit, **PHONE)
    player = PagePlayer(page, random.Random(1), "finger")
    reach(player, "build")
    player.step()
    page.locator("body:has([data-key=fold][aria-expanded=false]) [data-part=ceremony]").wait_for()
    page.locator("[data-key=fold][aria-expanded=true]").wait_for()
    page.locator("[data-part=ceremony]").wait_for(state="detached")


def test_a_press_counts_though_what_was_under_it_goes(server: ServerProcess, visit: Open) -> None:
    """Browsers send no click if the part that was pressed is gone before the button is let go."""
    played = Played(2, None, seed=1)
    while (game := played.table.game) and not (game.phase == "build" and len(game.to_act()) == 2):
        played.step()
    put_table(server.settings.database, played.log)
    page, other = (visit(f"{server.url}/t/{CODE}", seats=places_of(CODE, seat)) for seat in (0, 1))
    rival = PagePlayer(other, random.Random(1))
    reach(rival, "build")
    badge = page.locator("[data-cell] .badge").first.element_handle()
    page.mouse.move(*middle(badge))
    page.mouse.down()
    rival.act("build")  # what a place is worth depends on rivals' land: the numbers go until it is known again
    page.wait_for_function("badge => !badge.isConnected", arg=badge)
    page.mouse.up()
    page.locator("[data-cell][aria-pressed=true]").wait_for()
