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
from patience import WHOLE_GAME, attempts
from serving import ServerProcess, running

from skye.material import expansions

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
    return simulated(tmp_path_factory.mktemp("record") / "games.txt", "--players", "3", "--games", "2")


def simulated(file: Path, *options: str) -> Path:
    from skye.cli import main as cli

    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", *options, "--seed", "1", "--out", str(file)])
    assert ended.value.code == 0
    return file


STILL = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity
)"""
"""Whether no colour changes any more, such as those of what was just chosen."""


ONE_DIGIT = """() => axe.configure({ checks: [{ id: "color-contrast", options: {
    ignoreUnicode: true, ignoreLength: true, ignorePseudo: false, pseudoSizeThreshold: 0.25,
    boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
} }] })"""
"""As axe has it by itself, but numbers of one digit are examined too."""


class Examiner:
    """Looks at screens as those need them who cannot see, or see badly."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, screen: str, until: str) -> None:
        """Examine this screen in both themes, once it is there."""
        self.page.locator(until).locator("visible=true").first.wait_for()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
            self.page.evaluate(ONE_DIGIT)
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            self.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
            self.page.wait_for_function(STILL)
            told = self.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
            for problem in told["violations"]:
                places = ", ".join(str(node["target"]) for node in problem["nodes"][:3])
                self.found.append(f"{screen}, {theme}: {problem['id']} at {places}")


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_everybody_can_use_every_screen(server: ServerProcess, visit: Open, record: Path, size: str) -> None:
    options: dict[str, Any] = {"is_lost": True}
    if size == "phone":
        options |= {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    code, seats = open_table(server, MINE, OPEN)
    page = visit(f"{server.url}/t/{code}", seats=seats, **options)
    examiner = Examiner(page)
    examiner.look("lobby", "[data-key=copy]")
    screens = {"/": "[data-key=play]", "/new": "form", "/rules": "[data-rule=P2]", "/t/nowhere": "[role=alert]"}
    screens["/nowhere"] = "main a"
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


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_everybody_can_use_an_expansion(server: ServerProcess, visit: Open, expansion: str) -> None:
    code, seats = open_table(server, MINE, BOT, expansion=expansion)
    page = visit(f"{server.url}/t/{code}", seats=seats)
    examiner, player, seen = Examiner(page), PagePlayer(page, random.Random(8)), set()
    page.click("[data-key=aside-board]")
    for _ in attempts(WHOLE_GAME):
        what = player.look()
        if what not in seen and what not in ("wait", "hand-over"):
            seen.add(what)
            examiner.look(what, f"[data-phase={what}], [data-key=end-record]")
        if "points" not in seen and page.locator("[data-key=round-1]").count():
            seen.add("points")
            page.click("[data-key=round-1]")
            examiner.look("points", "[data-part=ceremony]")
            # Whoever points at the card reads at their own pace.
            page.hover("[data-part=ceremony] h2")
            page.dispatch_event("[data-key=ceremony-again]", "click")
            page.locator("[data-key=ceremony-next]").wait_for()
            while page.locator("[data-key=ceremony-next]").count():
                examiner.look("points one by one", "[data-key=ceremony-next]")
                page.dispatch_event("[data-key=ceremony-next]", "click")
            page.click("[data-key=ceremony-close]")
        if what == "over":
            break
        if player.step() == "wait":
            page.wait_for_timeout(20)
    assert {"price", "buy", "build", "plan", "walk", "points", "over"} <= seen
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
    page.click("[data-key=land-1]")
    page.locator("section.seat").nth(1).wait_for(state="detached")
    page.click("[data-key=land-all]")
    assert page.locator("section.seat").count() == 3
    page.select_option("[data-key=view]", "2")
    page.locator("section.seat").nth(1).wait_for(state="detached")
    assert page.locator("section.seat").get_attribute("data-land") == "2"
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


@pytest.mark.parametrize("size", ["wide", "phone"])
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
    page.locator("[data-part=scoring] h2").get_by_text("Points of round 5").wait_for()
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


@pytest.mark.parametrize(("language", "name"), [("en-GB", "Clan Elder"), ("de-DE", "Clanältester")])
def test_visitors_see_the_substitute_before_sitting_down(
    server: ServerProcess, visit: Open, language: str, name: str
) -> None:
    """Whoever comes sees which bot stands in before sitting down."""
    code, _ = open_table(server, MINE, OPEN, substitute="planner")
    page = visit(f"{server.url}/t/{code}", locale=language)
    page.wait_for_selector("[data-screen=lobby]")
    assert name in page.inner_text("[data-key=substitute]")
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
        page = visit(server.url, is_lost=True)
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
        guest = visit(f"{server.url}/t/{code}", is_lost=True)
        guest.locator("[data-part=land]").wait_for()
        page = visit(f"{server.url}/t/{code}", seats=seats, is_lost=True)
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
        "'[{]'",
        "JSON.stringify(seen.map((one) => ({ ...one, states: one.states.map((state) => "
        "({ ...state, view: { ...state.view, seats: [{}, {}], scoring: null } })) })))",
    ],
)
def test_what_cannot_be_read_again_is_not_shown(tmp_path: Path, visit: Open, spoilt: str) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        page = visit(server.url, is_lost=True)
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
def test_a_part_that_did_not_come_is_mended(
    server: ServerProcess, visit: Open, part: str, options: dict[str, str]
) -> None:
    code, seats = open_table(server, MINE, BOT, **options)
    page = visit(server.url, seats=seats, is_lost=True, service_workers="block")
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
    page = visit(server.url, is_lost=True, service_workers="block")
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


def test_words_that_did_not_come_are_mended(server: ServerProcess, visit: Open) -> None:
    page = visit(f"{server.url}/health", is_lost=True, service_workers="block")
    page.route("**/words/*.ftl", lambda route: route.abort(), times=2)
    page.goto(server.url)
    page.wait_for_selector("[data-key=play]")


@pytest.mark.parametrize(("language", "text"), [("en-GB", "Nothing is here"), ("ru-RU", "Здесь ничего нет")])
def test_an_address_that_leads_nowhere(server: ServerProcess, visit: Open, language: str, text: str) -> None:
    page = visit(f"{server.url}/nowhere", is_lost=True, locale=language)
    page.get_by_role("heading", name=text).wait_for()
    # With a worker between page and server, which must not take this for the page.
    page.evaluate("() => navigator.serviceWorker.ready")
    assert page.goto(f"{server.url}/nowhere/either").status == 404
    page.get_by_role("heading", name=text).wait_for()
    page.click("main a[href='/']")
    page.wait_for_selector("[data-key=play]")
    assert page.goto(f"{server.url}/rules").status == 200
    page.locator("[data-rule=P2]").wait_for()
