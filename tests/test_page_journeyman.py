"""Journeyman on the page: nothing covers what it is about, the whole board, and the lesson from first to last card."""

from __future__ import annotations

from typing import Any

import pytest
from page_examiner import Examiner
from page_player import Open
from page_tables import places_of, put_table, renamed
from random_table import Played
from serving import ServerProcess

from skye.art.layout import layout
from skye.art.small_symbols import enlarged
from skye.server.codes import new_code

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

SIZES = ((1440, 900), (1280, 800), (820, 1180), (390, 844), (360, 640))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HAIR = 1.5
"""Pixels that a mark may touch a symbol, which has some room around it in its square."""

COVERED = """(symbols) => [...document.querySelectorAll("[data-mark]")].flatMap((mark) => {
    const { left, top, right, bottom } = (mark.firstElementChild ?? mark).getBoundingClientRect();
    return Object.entries(symbols).flatMap(([cell, [full, small]]) => {
        const tile = document.querySelector(`[data-laid="${cell}"]`).getBoundingClientRect();
        const scale = tile.width / 96;
        return (tile.width < 64 ? small : full).filter(([x0, y0, x1, y1]) =>
            Math.min(right, tile.left + x1 * scale) - Math.max(left, tile.left + x0 * scale) > HAIR &&
            Math.min(bottom, tile.top + y1 * scale) - Math.max(top, tile.top + y0 * scale) > HAIR,
        ).map(() => `${mark.dataset.mark} on ${cell}`);
    });
})""".replace("HAIR", str(HAIR))
"""The marks that lie over a symbol; symbols come by cell as squares of the drawing, and of the small one."""

OVERLAID = """(part) => {
    const seen = (one) => one.getClientRects().length;
    const all = (what) => [...document.querySelectorAll(`${part} ${what}`)].filter(seen);
    return all("[data-marker]").flatMap((marker) => {
        const one = marker.getBoundingClientRect();
        return all("[data-sign]").filter((sign) => {
            const other = sign.getBoundingClientRect();
            return Math.min(one.right, other.right) - Math.max(one.left, other.left) > HAIR &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > HAIR;
        }).map((sign) => sign.src);
    });
}""".replace("HAIR", str(HAIR))
"""The signs of a board that a marker lies over."""


@pytest.fixture
def planning(server: ServerProcess) -> tuple[str, str, dict[str, Any]]:
    """A table where a walk is planned on a land that has grown: its address, the seat, and the symbols of its tiles."""
    played = Played(3, "journeyman", 0)
    while (game := played.table.game) and not (game.phase == "plan" and game.round == 4 and 0 in game.to_act()):
        played.step()
    assert game is not None
    symbols = {
        f"{x},{y}": [[symbol.box() for symbol in placed] for placed in (layout(*laid), enlarged(layout(*laid)))]
        for (x, y), laid in game.territory(0).items()
    }
    assert len(symbols) > 6
    code = new_code()
    put_table(server.settings.database, renamed(played.log, code))
    return f"{server.url}/t/{code}", places_of(code, 0), symbols


def test_nothing_covers_what_it_is_about(planning: tuple[str, str, dict[str, Any]], visit: Open) -> None:
    address, seats, symbols = planning
    page = visit(address, seats=seats)
    page.locator("[data-mark=number]").first.wait_for()
    page.locator("[data-mark=figure]").wait_for()
    page.wait_for_function(f"symbols => !({COVERED})(symbols).length", arg=symbols)
    page.locator("[data-cell]:has(+ [data-cell])").first.press("Enter")
    page.locator("[data-mark=marker]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED, symbols) == []
        if width < 860:
            page.locator("[data-key=tab-board]").click()
        page.locator("[data-part=board] [data-key=space-warrior-1]").wait_for()
        assert page.evaluate(OVERLAID, "[data-part=board]") == []
        if width < 860:  # all spaces of a track are in sight without scrolling it
            lanes = page.locator("[data-part=board] [data-track] > *")
            assert lanes.evaluate_all("lanes => lanes.every((lane) => lane.scrollWidth <= lane.clientWidth)")
            page.locator("[data-key=tab-land]").click()


def test_the_whole_board_is_shown_by_button_and_by_key(planning: tuple[str, str, dict[str, Any]], visit: Open) -> None:
    address, seats, _ = planning
    page = visit(address, seats=seats)
    page.locator("[data-key=whole-board]").click()
    spaces = page.locator("[data-key=whole] [data-space]:is(button)")
    spaces.nth(29).wait_for()
    seen = "spaces => spaces.every((one) => { const { left, right, top, bottom } = one.getBoundingClientRect();"
    seen += " return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight; })"
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        assert spaces.evaluate_all(seen)
        assert page.evaluate(OVERLAID, "[data-key=whole]") == []
    spaces.nth(11).click()
    told = page.locator("[data-key=whole] [data-key=space-told]")
    told.get_by_text("space 12 of 12").wait_for()
    assert told.bounding_box()["y"] >= spaces.nth(29).bounding_box()["y"] + spaces.nth(29).bounding_box()["height"]
    examiner = Examiner(page)
    examiner.look("whole board", "[data-key=whole]")
    assert examiner.found == []
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("t")
    spaces.nth(29).wait_for()


@pytest.mark.parametrize("size", [pytest.param("wide", marks=pytest.mark.full), "phone"])
def test_the_lesson_from_its_first_card_to_its_last(server: ServerProcess, visit: Open, size: str) -> None:
    page = visit(server.url, **(PHONE if size == "phone" else {}))
    page.locator("[data-key=lesson-journeyman]").click()
    next_card = page.locator("[data-key=lesson-next]")

    def on(card: str) -> None:
        page.locator(f"[data-step=journey-{card}]").wait_for()

    def press(*selectors: str) -> None:
        for selector in selectors:
            page.locator(selector).click()

    examiner = Examiner(page)
    for card in ("welcome", "tracks", "asks"):
        examiner.look(card, f"[data-step=journey-{card}]")
        next_card.click()
    assert examiner.found == []
    on("castle")
    press("[data-cell='0,0']")
    on("ship")
    press("[data-cell='1,-1']")
    on("seal")
    assert page.locator("[data-mark=crossing]").all_text_contents() == ["➜2", "➜1"]
    press("[data-phase=plan] [data-key=seal]")
    on("first")
    press("[data-key='collect-0,0']", "[data-key=step-warrior]", "[data-phase=walk] [data-key=seal]")
    on("bonus")
    page.locator("[data-part=board] [data-bonus=road]").wait_for()
    next_card.click()
    on("second")
    press("[data-key=step-merchant]", "[data-phase=walk] [data-key=seal]")
    on("road")
    press("[data-cell='0,0']", "[data-phase=roads] [data-key='road-1,0']", "[data-key=road-lay]")
    on("scored")
    next_card.click()
    on("end")
    press("[data-key=lesson-play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-phase=price]")
