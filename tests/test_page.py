"""The page in a real browser around the games: screens for everybody, joining, watching and languages."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from loops import FULL
from page_examiner import Examiner
from page_player import BOT, MINE, OPEN, Open, PagePlayer, open_table, play
from page_tables import as_stored, places_of, put_table, simulated
from patience import WHOLE_GAME, attempts
from serving import ServerProcess
from table_scenes import play_to_end
from wire import CODE, new_log

from skye.material import expansions
from skye.wire.values import Options

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of two games in a file."""
    return simulated(tmp_path_factory.mktemp("record") / "games.txt", "--players", "3", "--games", "2")


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_everybody_can_use_every_screen(server: ServerProcess, visit: Open, record: Path, size: str) -> None:
    options: dict[str, Any] = {"is_lost": True}
    if size == "phone":
        options |= {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    code, seats = open_table(server, MINE, OPEN)
    page = visit(f"{server.url}/t/{code}", seats=seats, **options)
    # The colours are the same in any size.
    examiner = Examiner(page, ("light", "dark") if size == "wide" or FULL else ("light",))
    examiner.look("lobby", "[data-key=copy]")
    screens = {"/": "[data-key=play]", "/new": "form", "/rules": "[data-rule=P2]", "/t/nowhere": "[role=alert]"}
    screens |= {"/nowhere": "main a", "/history": "[data-key=history-none]"}
    for path, until in screens.items():
        page.goto(server.url + path)
        examiner.look(path, until)
    page.goto(server.url)
    page.click("[data-key=settings]")
    examiner.look("settings", "dialog")
    page.goto(f"{server.url}/lesson")
    examiner.look("lesson", "[data-key=lesson-next]")
    page.goto(f"{server.url}/replay")
    page.set_input_files("[data-key=record-file]", record)
    examiner.look("replay", "[data-key=time]")
    page.goto(server.url)
    page.click("[data-key=play]")
    page.locator("[data-key=pricing] [data-key^=axe-]").first.click(button="right")
    examiner.look("close-up", "[data-part=close-up]")
    page.keyboard.press("Escape")
    page.click("[data-key=bag]")
    page.click("[data-key=bag-symbol-ship]")
    examiner.look("bag", "[data-key=bag-symbol-ship][aria-pressed=true]")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    examiner.look("area", "[data-key=area].shown")
    page.keyboard.press("Escape")
    player = PagePlayer(page, random.Random(7))
    for phase in ("price", "buy", "build"):
        examiner.look(phase, f"[data-phase={phase}] [data-key=seal], [data-phase={phase}] [data-key=lay]")
        if phase == "build":
            player.try_tile()
            examiner.look("build with a tile tried", "[data-key=consequences][aria-busy=false]")
        else:
            play(player, until=phase)
            page.locator("[data-phase=buy], [data-phase=build], [data-phase=price]").first.wait_for()
    if size == "phone":
        page.click("[data-key=tab-scoring]")
        examiner.look("scoring", "[data-part=scoring]")
        page.click("[data-key=tab-log]")
        examiner.look("log", "[data-part=log]")
    assert examiner.found == []


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_everybody_can_use_an_expansion(server: ServerProcess, visit: Open, expansion: str) -> None:
    code, seats = open_table(server, MINE, BOT, expansion=expansion)
    page = visit(f"{server.url}/t/{code}", seats=seats)
    examiner, player = Examiner(page), PagePlayer(page, random.Random(8))
    seen: set[str] = set()
    page.click("[data-key=aside-board]")
    phases = {"price", "buy", "build", "plan", "walk", "points"}
    for _ in attempts(WHOLE_GAME):
        what = player.look()
        if seen >= phases or what in ("scoring", "over"):
            break
        if what not in seen and what != "wait":
            seen.add(what)
            examiner.look(what, f"[data-phase={what}]")
        if "points" not in seen and page.locator("[data-key=round-1]").count():
            seen.add("points")
            page.click("[data-key=round-1]")
            examiner.look("points", "[data-part=ceremony]")
            # Whoever points at the card reads at their own pace.
            page.hover("[data-part=ceremony] h2")
            page.dispatch_event("[data-key=ceremony-again]", "click")
            page.locator("[data-key=ceremony-next]").wait_for()
            for _ in range(3 if FULL else 1):  # what comes then looks the same
                if page.locator("[data-key=ceremony-next]").count():
                    examiner.look("points one by one", "[data-key=ceremony-next]")
                    page.dispatch_event("[data-key=ceremony-next]", "click")
            page.click("[data-key=ceremony-close]")
        if player.step() == "wait":
            player.wait()
    assert seen >= phases
    log = new_log(2, Options(expansion), seed=8)
    play_to_end(log, seed=8)
    put_table(server.settings.database, as_stored(log))
    ending = Examiner(visit(f"{server.url}/t/{CODE}", seats=places_of(CODE, 0)))
    ending.look("over", "[data-key=end-rematch]")
    assert examiner.found + ending.found == []


def test_joining_by_link_watching_and_languages(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, OPEN)
    host = visit(f"{server.url}/t/{code}", seats=seats)
    guest = visit(f"{server.url}/t/{code.upper()}", locale="de-CH", viewport={"width": 360, "height": 640})
    guest.fill("[data-key=name]", "Дональд")
    guest.click("[data-key=sit]")
    guest.wait_for_selector("[data-phase=price]")
    assert guest.url.endswith(code)
    host.wait_for_selector("[data-phase=price]")
    watcher = visit(f"{server.url}/t/{code}", locale="fr-FR")
    watcher.wait_for_selector("[data-land]")
    assert watcher.locator("[data-key=seal]").count() == 0
    for page, name in ((host, "Дональд"), (guest, "Morag"), (watcher, "Дональд")):
        assert name in page.locator("[data-part=players]").inner_text()
    play(PagePlayer(host, random.Random(1)), PagePlayer(guest, random.Random(2)), until="build")
    assert guest.evaluate("document.documentElement.scrollWidth") <= 360
    host.click("[data-key=menu]")
    host.click("[data-key=settings]")
    host.get_by_text("Deutsch").click()
    host.wait_for_selector("html[lang=de]")
    host.get_by_role("button", name="Schließen").first.click()
    assert "Runde 1" in host.locator("body").inner_text()
    host.reload()
    host.wait_for_selector("html[lang=de] [data-phase]")


def test_visitors_see_the_substitute_before_sitting_down(server: ServerProcess, visit: Open) -> None:
    """Whoever comes sees which bot stands in before sitting down."""
    code, _ = open_table(server, MINE, OPEN, substitute="planner")
    page = visit(f"{server.url}/t/{code}", locale="de-DE")
    page.wait_for_selector("[data-screen=lobby]")
    assert "Clanältester" in page.inner_text("[data-key=substitute]")
    page.goto(f"{server.url}/new")
    page.click("summary")
    assert page.input_value("select[data-key=substitute]") == "trader"
    assert page.is_visible("select[data-key=substitute]")


def test_a_lost_answer_to_joining_takes_no_second_seat(server: ServerProcess, visit: Open) -> None:
    code, _ = open_table(server, MINE, OPEN, OPEN)
    guest = visit(f"{server.url}/t/{code}", is_lost=True)
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
    guest.fill("[data-key=name]", "Bean")
    guest.click("[data-key=sit]")
    guest.locator("[data-key=copy]").wait_for()
    assert len(asked_for) == 2
    assert asked_for[0] == asked_for[1]
