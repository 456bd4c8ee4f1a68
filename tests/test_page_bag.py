"""What a player looks up at the table: the bag, the areas of a territory, and a game without hints."""

from __future__ import annotations

from typing import Any

import pytest
from page_player import Open, sit_down
from serving import ServerProcess

from skye.material.box import shipped_material

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)


def test_the_bag_and_the_areas(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit)
    page.keyboard.press("b")
    page.wait_for_selector("[data-key=bag-symbol-whisky]")
    tiles = {tile.id: tile for tile in shipped_material(None).tiles}
    drawn = shown_in(page, "bag-drawn")
    inside = shown_in(page, "bag-inside")
    assert (len(drawn), sorted(drawn + inside)) == (6, sorted(tiles))
    left = sum(tiles[tile].count("whisky") for tile in inside)
    page.locator("[data-key=bag-symbol-whisky]").get_by_text(f"whisky: {left} of 27 in the bag").wait_for()
    page.click("[data-key=bag-symbol-whisky]")
    page.wait_for_selector("[data-key=bag-symbol-whisky][aria-pressed=true]")
    barrels = shown_in(page, "bag-inside")
    assert barrels == [tile for tile in inside if tiles[tile].count("whisky")]
    page.click(f"[data-key=bag-tile-{barrels[0]}]")
    page.locator("[data-part=close-up]").get_by_text("whisky").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-part=close-up]", state="detached")
    page.keyboard.press("b")
    page.wait_for_selector("[data-part=bag]", state="detached")

    # The castle has water in the east, and pasture from north to south.
    box = page.locator("[data-laid='0,0']").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    page.locator("[data-key=area]", has_text="lake, 1 tile, 1 open edge").wait_for()
    page.wait_for_selector("[data-open='0,0,E']")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9)
    page.locator("[data-key=area]", has_text="pasture, 1 tile, 2 open edges").wait_for()
    page.mouse.move(0, 0)
    page.wait_for_selector("[data-open]", state="detached")
    page.keyboard.press("g")
    page.locator("[data-key=area]", has_text="mountain, 1 tile, 1 open edge").wait_for()


def test_without_hints(server: ServerProcess, visit: Open) -> None:
    page = sit_down(server, visit)
    page.click("[data-key=menu]")
    page.click("[data-key=settings]")
    page.uncheck("[data-key=setting-hints]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator("[data-key^=best-]").count() == 0
    page.locator("[data-key=pricing] [data-key^=axe-]").first.click()
    page.locator("[data-key=reason]", has_text="price").wait_for()
    assert page.locator("[data-key=seal]").is_disabled()


def shown_in(page: Any, part: str) -> list[str]:
    """The tiles that a part of the bag shows."""
    keys = page.locator(f"[data-key={part}] [data-key^=bag-tile-]").evaluate_all(
        "(found) => found.map((one) => one.dataset.key)"
    )
    return [key.removeprefix("bag-tile-") for key in keys]
