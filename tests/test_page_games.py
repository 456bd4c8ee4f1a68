"""Games through the page in a real browser: by mouse, finger and keys, on one device and on several, with reloads."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from loops import FULL
from page_player import MINE, OPEN, KeyPlayer, Open, PagePlayer, open_table, play
from patience import WHOLE_GAME, attempts
from serving import ServerProcess, running

from skye.material import expansions

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ROUNDS = 5 if FULL else 2
"""Of the games that take longest in a browser; the others are played to their end."""


def bot(name: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"type": "bot", "bot": name}


def test_by_mouse_against_a_bot(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url, service_workers="allow")
    page.click("[data-key=play]")
    player = PagePlayer(page, random.Random(1))
    play(player)
    assert player.done.count("price") == 6
    assert player.done.count("buy") == 6
    assert page.locator("table tbody tr").count() >= 2
    with page.expect_download() as saving:
        page.click("[data-key=end-record]")
    assert saving.value.suggested_filename.endswith(".txt")
    before = page.url
    page.click("[data-key=end-rematch]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("[data-phase=price]")


def test_by_keys_alone_against_a_bot(server: ServerProcess, visit: Open) -> None:
    page = visit(server.url)
    player = KeyPlayer(page, random.Random(5))
    player.tab_to("[data-key=play]")
    player.keys("Enter")
    play(player, rounds=ROUNDS)
    assert {"price", "buy", "build"} <= set(player.done)


def test_by_finger_on_a_phone(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, bot("novice"))
    page = visit(f"{server.url}/t/{code}", seats=seats, **PHONE)
    player = PagePlayer(page, random.Random(2), "finger")
    play(player, until="build")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play(player, rounds=ROUNDS)
    assert player.done.count("price") >= ROUNDS


def test_four_on_one_device(server: ServerProcess, visit: Open) -> None:
    names = ("Ailsa", "Bean", "Catriona", "Donald")
    code, seats = open_table(server, *({"type": "mine", "name": name} for name in names))
    page = visit(f"{server.url}/t/{code}", seats=seats)
    player = PagePlayer(page, random.Random(3))
    decisions = len(names) * ROUNDS
    play(player, rounds=decisions)
    assert player.done.count("price") == decisions
    assert player.done.count("hand-over") >= decisions
    if FULL:
        play(player)
        result = page.locator("dialog").inner_text()
        assert [name for name in names if name not in result] == []


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_a_browser_each_with_an_expansion(server: ServerProcess, visit: Open, expansion: str) -> None:
    guests = ("Bean", "Эйлин", *(("Catriona", "Donald") if FULL else ()))
    code, seats = open_table(server, MINE, *(OPEN for _ in guests), expansion=expansion)
    pages = [visit(f"{server.url}/t/{code}", seats=seats)]
    for name in guests:
        page = visit(f"{server.url}/t/{code}")
        page.fill("[data-key=name]", name)
        page.click("[data-key=sit]")
        pages.append(page)
    players = [PagePlayer(page, random.Random(number)) for number, page in enumerate(pages)]
    play(*players, rounds=ROUNDS)
    for player in players:
        assert player.done.count("price") >= ROUNDS
        assert {"plan", "buy"} <= set(player.done)
    assert any("walk" in player.done for player in players)


HOLD_DRAFTS = """() => {
    const drafts = new Set();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const said = JSON.parse(text);
        if (said.type === "draft") drafts.add(said.id);
        send.call(this, text);
        if (drafts.size) document.body.dataset.held = "";
    };
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
        set.call(this, (event) => { if (!drafts.has(JSON.parse(event.data).id)) hear(event); });
    } });
}"""
"""Answers to drafts never come."""


def test_a_press_while_a_draft_is_under_way_counts(server: ServerProcess, visit: Open) -> None:
    """The page keeps a draft by itself; whoever presses a button in that moment must not press in vain."""
    code, seats = open_table(server, MINE, bot("random"), expansion="journeyman")
    page = visit(f"{server.url}/t/{code}", seats=seats)
    player = PagePlayer(page, random.Random(6))
    for _ in attempts(WHOLE_GAME):
        if player.look() == "plan":
            break
        if player.step() == "wait":
            player.wait()
    page.add_init_script(f"({HOLD_DRAFTS})()")
    page.reload()
    page.locator("[data-phase=plan] [data-key=seal]").wait_for()
    player.press_any("[data-cell]")
    page.wait_for_selector("[data-held]")
    player.key("seal").click(force=True)  # whether it is enabled or not: as a hand does
    page.locator("[data-phase=plan]").wait_for(state="detached")


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_reload_and_restart_in_every_phase(tmp_path: Path, visit: Open, expansion: str) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        code, seats = open_table(server, MINE, bot("random"), expansion=expansion)
        page = visit(f"{server.url}/t/{code}", is_lost=True, seats=seats)
        player = PagePlayer(page, random.Random(4))
        disturbed: set[str] = set()
        for _ in attempts(WHOLE_GAME):
            what = player.look()
            if what == "over" or (disturbed >= {"price", "buy", "build", "plan", "walk"} and not FULL):
                break
            if what not in ("wait", "scoring", *disturbed):
                disturbed.add(what)
                before = page.locator("[data-question]").get_attribute("data-question")
                page.reload()
                page.wait_for_selector(f"[data-question='{before}']")
                server.kill()
                page.wait_for_selector("[data-line=lost]", state="attached")
                server.start()
                server.wait()
                page.wait_for_selector("[data-line=open]", state="attached")
                page.wait_for_selector(f"[data-question='{before}']")
            if player.step() == "wait":
                player.wait()
        assert disturbed >= {"price", "buy", "build", "plan", "walk"}
        assert player.look() == "over" or not FULL
