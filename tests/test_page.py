"""The page in a real browser around the games: screens for everybody, joining, watching, languages, replays."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_player import Open, PagePlayer, open_table, play
from page_tools import PACKAGES
from serving import ServerProcess, running

from skye import expansions

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

AXE = PACKAGES / "axe-core" / "axe.min.js"
MINE = {"type": "mine", "name": "Morag"}
OPEN = {"type": "open"}
BOT = {"type": "bot", "bot": "novice"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("page")
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of two games in a file."""
    from skye import cli

    file = tmp_path_factory.mktemp("record") / "games.txt"
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", "--players", "3", "--games", "2", "--seed", "1", "--out", str(file)])
    assert ended.value.code == 0
    return file


class Examiner:
    """Looks at screens as those need them who cannot see, or see badly."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, screen: str, until: str) -> None:
        """Examine this screen, once it is there."""
        self.page.locator(until).locator("visible=true").first.wait_for()
        self.page.wait_for_timeout(300)  # colours that change, such as those of what was just chosen
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        told = self.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        for problem in told["violations"]:
            places = ", ".join(str(node["target"]) for node in problem["nodes"][:3])
            self.found.append(f"{screen}: {problem['id']} at {places}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_everybody_can_use_every_screen(
    server: ServerProcess, visit: Open, record: Path, theme: str, size: str
) -> None:
    options: dict[str, Any] = {"color_scheme": theme, "is_lost": True}
    if size == "phone":
        options |= {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    code, seats = open_table(server, MINE, OPEN)
    page = visit(f"{server.url}/t/{code}", seats=seats, **options)
    examiner = Examiner(page)
    examiner.look("lobby", "[data-key=copy]")
    screens = {"/": "[data-key=play]", "/new": "form", "/rules": "[data-rule=P2]", "/t/nowhere": "[role=alert]"}
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
    player = PagePlayer(page, random.Random(7))
    for phase in ("price", "buy", "build"):
        examiner.look(phase, f"[data-phase={phase}] [data-key=seal], [data-phase={phase}] [data-key=lay]")
        if phase == "build":
            player.try_tile()
            examiner.look("build with a tile tried", "[data-key=consequences]")
        else:
            play(player, until=phase)
            page.locator("[data-phase=buy], [data-phase=build], [data-phase=price]").first.wait_for()
    if size == "phone":
        page.click("[data-key=tab-scoring]")
        examiner.look("scoring", "[data-part=scoring]")
        page.click("[data-key=tab-log]")
        examiner.look("log", "[data-part=log]")
    assert examiner.found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_everybody_can_use_an_expansion(server: ServerProcess, visit: Open, theme: str, expansion: str) -> None:
    code, seats = open_table(server, MINE, BOT, expansion=expansion)
    page = visit(f"{server.url}/t/{code}", seats=seats, color_scheme=theme)
    examiner, player, seen = Examiner(page), PagePlayer(page, random.Random(8)), set()
    page.click("[data-key=aside-board]")
    for _ in range(1_000):
        what = player.look()
        if what not in seen and what not in ("wait", "hand-over"):
            seen.add(what)
            examiner.look(what, f"[data-phase={what}], [data-key=end-record]")
        if what == "over":
            break
        if player.step() == "wait":
            page.wait_for_timeout(20)
    assert {"price", "buy", "build", "plan", "walk", "over"} <= seen
    assert examiner.found == []


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
    page.locator("fieldset label").nth(1).click()
    page.locator("section.seat").nth(1).wait_for(state="detached")
    page.select_option("[data-key=game]", "2")
    page.locator("[data-key=time][aria-valuetext*='Round 1']").wait_for()
    page.click("[data-key=play]")
    page.locator("[data-key=play][aria-label=Pause]").wait_for()


def test_a_record_that_is_wrong_says_where(server: ServerProcess, visit: Open, record: Path) -> None:
    page = visit(f"{server.url}/replay", is_lost=True)
    text = record.read_text(encoding="utf-8").replace(" price=", " price=9", 1)
    page.fill("[data-key=record-text]", text)
    page.click("form button")
    assert page.get_by_role("alert").inner_text().strip()


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
def test_a_choice_stays_when_the_parts_of_an_expansion_come_late(
    server: ServerProcess, visit: Open, expansion: str
) -> None:
    code, seats = open_table(server, MINE, BOT, expansion=expansion)
    page = visit(server.url, seats=seats, service_workers="block")
    held: list[Any] = []
    page.route("**/assets/BoardPanel*.js", lambda route: held.append(route))
    page.goto(f"{server.url}/t/{code}")
    price = page.locator("[data-key=pricing] input").first
    price.fill("4")
    assert held, "the board is still on its way"
    for route in held:
        route.continue_()
    page.wait_for_selector("[data-key=aside-board]")
    assert price.input_value() == "4"
