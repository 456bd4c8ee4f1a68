"""The page in a real browser, for players who say something to each other, and for bots that take their time."""

from __future__ import annotations

from typing import Any

import pytest
from page_examiner import Examiner
from page_player import BOT, MINE, OPEN, Open, open_table
from serving import ServerProcess

pytestmark = pytest.mark.once
pytest_plugins = ("browser_fixtures",)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FREE = """() => {
    const question = document.querySelector("[data-part=decision]").getBoundingClientRect();
    return document.querySelector("[data-part=talk]").getBoundingClientRect().bottom <= question.top;
}"""


def say(page: Any, phrase: str) -> None:
    page.click("[data-key=talk]")
    page.click(f"[data-key=say-{phrase}]")


def bubble(page: Any, seat: int, text: str) -> Any:
    return page.locator(f"[data-bubble='{seat}']").filter(has_text=text)


def test_each_reads_the_other_in_the_own_language(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, OPEN, BOT)
    german = visit(f"{server.url}/t/{code}", seats=seats, locale="de-DE")
    german.locator("[data-key=copy]").wait_for()
    assert german.locator("[data-key=talk]").count() == 0, "bots do not answer"
    english = visit(f"{server.url}/t/{code}", **PHONE)
    english.fill("[data-key=name]", "Eve")
    english.click("[data-key=sit]")
    say(german, "luck")
    for page, text in ((german, "Viel Glück!"), (english, "Good luck!")):
        bubble(page, 0, text).wait_for()
    assert english.locator("p[role=status]", has_text="Morag: Good luck!").count() == 1
    say(english, "sad")
    german.locator("[data-bubble='1'][data-phrase=sad]").wait_for()
    assert german.locator("p[role=status]", has_text="Eve: Ein trauriges Gesicht").count() == 1


def test_what_somebody_says_can_be_muted(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, OPEN)
    host = visit(f"{server.url}/t/{code}", seats=seats)
    guest = visit(f"{server.url}/t/{code}", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    guest.fill("[data-key=name]", "Eve")
    guest.click("[data-key=sit]")
    guest.locator("[data-phase=price]").wait_for()
    guest.tap("[data-key=talk]")
    guest.locator("[data-key=say-hello]").wait_for()
    assert guest.evaluate(FREE), "the open question stays in sight"
    examiner = Examiner(guest)
    examiner.look("phrases", "[data-key=say-hello]")
    assert examiner.found == []
    guest.tap("[data-key=say-hello]")
    bubble(host, 1, "Hello!").wait_for()
    host.click("[data-key=talk]")
    host.click("[data-key=talk-mute]")
    host.check("[data-key=mute-1]")
    bubble(host, 1, "Hello!").wait_for(state="detached")
    host.reload()
    host.locator("[data-line=open]").wait_for()
    say(guest, "game")
    bubble(guest, 1, "Good game!").wait_for()
    say(host, "thanks")  # comes after it
    bubble(host, 0, "Thank you!").wait_for()
    assert host.locator("[data-bubble='1']").count() == 0
    bubble(guest, 0, "Thank you!").wait_for()


def test_the_pace_of_the_bots_is_chosen_at_the_table(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, BOT)
    page = visit(f"{server.url}/t/{code}", seats=seats)
    page.locator("[data-phase=price]").wait_for()
    page.click("[data-key=menu]")
    pace = page.locator("[data-part=pace]")
    assert pace.get_by_label("Quick").is_checked()
    pace.get_by_text("Leisurely").click()
    page.get_by_text("Morag changes the pace of the bots: leisurely").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    page.goto(f"{server.url}/new")
    page.click("[data-key=more]")
    assert page.get_by_label("Leisurely").is_checked(), "and it is remembered"
