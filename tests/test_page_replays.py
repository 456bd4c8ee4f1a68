"""Replays in a real browser: files of records, steps, points and lands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from page_examiner import Examiner
from page_player import Open
from page_tables import simulated
from serving import ServerProcess

from skye.material import expansions

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of two games in a file."""
    return simulated(tmp_path_factory.mktemp("record") / "games.txt", "--players", "3", "--games", "2")


def test_replay_of_a_file(server: ServerProcess, visit: Open, record: Path) -> None:
    page = visit(f"{server.url}/replay")
    page.set_input_files("[data-key=record-file]", record)
    time = page.locator("[data-key=time]")
    time.wait_for()
    last = int(time.get_attribute("max"))
    assert last > 30
    page.click("[data-key=next]")
    page.keyboard.press("ArrowRight")
    assert time.input_value() == "2"
    page.select_option("[data-key=jump]", index=5)
    assert int(time.input_value()) > 2
    page.click("[data-key=last]")
    assert page.locator("[data-laid]").count() > 20
    assert page.locator("section.seat").count() == 3
    page.click("[data-key=land-1]")
    page.locator("section.seat").nth(1).wait_for(state="detached")
    page.click("[data-key=land-all]")
    assert page.locator("section.seat").count() == 3
    assert page.locator("[data-key=seen]").count() == 0, "everything is visible"
    page.select_option("[data-key=view]", "2")
    page.locator("[data-key=seen]").get_by_text("random 2").wait_for()
    assert page.locator("section.seat").count() == 3
    page.select_option("[data-key=game]", "2")
    page.locator("[data-key=time][aria-valuetext*='Round 1']").wait_for()
    page.click("[data-key=play]")
    page.locator("[data-key=play][aria-label=Pause]").wait_for()


def test_the_lands_of_a_replay_keep_still(server: ServerProcess, visit: Open, record: Path) -> None:
    page = visit(f"{server.url}/replay")
    page.set_input_files("[data-key=record-file]", record)
    time = page.locator("[data-key=time]")
    time.wait_for()

    def places() -> dict[str, Any]:
        """Where the steps and the castles are on the screen."""
        found = {key: page.locator(f"[data-key={key}]").bounding_box() for key in ("next", "time", "jump", "told")}
        castles = page.locator("[data-laid='0,0']")
        return found | {f"castle {at}": castles.nth(at).bounding_box() for at in range(castles.count())}

    before = places()
    assert len(before) == 7
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "PageDown", "PageDown", "End", "ArrowLeft"):
        page.keyboard.press(key)
        assert places() == before, key
    box = time.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(int(time.input_value()) - int(time.get_attribute("max")) / 2) <= 1, "the time line is clicked anywhere"
    page.keyboard.press("Home")
    assert time.input_value() == "0"
    page.keyboard.press(" ")
    page.locator("[data-key=play][aria-label=Pause]").wait_for()


@pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=pytest.mark.full)])
@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_replay_of_an_expansion(server: ServerProcess, visit: Open, tmp_path: Path, expansion: str, size: str) -> None:
    record = simulated(tmp_path / "games.txt", "--players", "5", "--games", "1", f"--{expansion}")
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True} if size == "phone" else {}
    page = visit(f"{server.url}/replay", **options)
    examiner = Examiner(page)
    page.set_input_files("[data-key=record-file]", record)
    page.locator("section.seat img[src*=figure]").nth(4).wait_for()
    assert page.locator("section.seat").count() == 5
    for _ in range(2):
        page.keyboard.press("PageDown")
    examiner.look("replay of an expansion", "[data-key=time]")
    if size == "phone":
        page.click("[data-key=land-3]")
    # On a phone the lands side by side are too small for it.
    assert page.locator("[data-journey]").locator("visible=true").count() == (1 if size == "phone" else 5)
    page.click("[data-key=tab-board]")
    page.locator("[data-part=board] [data-track]").nth(2).wait_for()
    page.click("[data-key=board-2]")
    assert page.locator("[data-part=board] img[src*='/art/bonus/']").count() > 5
    examiner.look("board of a replay", "[data-part=board]")
    # What a scoring tile would give now, and why; the cells of a line that is pressed are lit.
    page.click("[data-key=tab-scoring]")
    page.click("[data-key=points-close]")  # what was counted when the second round ended comes first
    page.locator("[data-key=scoring-income]").click()
    page.locator("[data-part=scoring] [aria-pressed]").first.click()
    assert_lit(page, size)
    examiner.look("explained scoring of a replay", "[data-part=scoring]")
    # What was counted in a round.
    page.click("[data-key=round-1]")
    page.locator("[data-part=scoring] h2").get_by_text("Points of round 1").wait_for()
    for source in page.locator("[data-part=scoring] .scoring").all():
        source.click()
        for seat in page.locator("[data-part=scoring] .standing [aria-expanded=false]").all():
            seat.click()
            break
        if page.locator("[data-part=scoring] .lines [aria-pressed]").count():
            break
    page.locator("[data-part=scoring] .lines [aria-pressed]").first.click()
    assert_lit(page, size)
    page.keyboard.press("End")
    page.locator("[data-part=final-scoring]").wait_for()
    examiner.look("end of a replay", "[data-part=scoring]")
    assert examiner.found == []


def assert_lit(page: Any, size: str) -> None:
    """Cells are pointed out: on the land, or where that is not in sight, on a small one beside the line."""
    lit = page.locator("[data-part=scoring] .small rect" if size == "phone" else "section.seat .lit")
    lit.first.wait_for()


def test_a_record_that_is_wrong_says_where(server: ServerProcess, visit: Open, record: Path) -> None:
    page = visit(f"{server.url}/replay", is_lost=True)
    text = record.read_text(encoding="utf-8").replace(" price=", " price=9", 1)
    page.fill("[data-key=record-text]", text)
    page.click("form button")
    assert page.get_by_role("alert").inner_text().strip()
