"""Plays a seat through the page as a person does: by mouse, by finger, or by keys alone."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Literal
from urllib.request import Request, urlopen

from patience import WHOLE_GAME, attempts
from serving import ServerProcess

Open = Callable[..., Any]
"""Opens a page in a browser (browser_fixtures.py)."""

Hands = Literal["mouse", "finger"]

LOOK = """() => {
    const seen = (what) => [...document.querySelectorAll(what)].some((one) => one.getClientRects().length);
    if (seen("[data-screen=hand-over]")) return "hand-over";
    if (seen("[data-key=end-record]")) return "over";
    if (seen("[data-screen=over]") && seen("[data-key=ceremony-close]")) return "scoring";
    const panel = document.querySelector("[data-phase]");
    const isReady = panel?.querySelector("[data-key=seal], [data-key=lay]") && !panel.querySelector("[aria-busy=true]");
    return isReady ? panel.dataset.phase : "wait";
}"""
"""What is to be done now, looked at in one moment."""

UNFOLD = """() => [...document.querySelectorAll("[data-key=fold][aria-expanded=false]")]
    .filter((one) => one.getClientRects().length).forEach((one) => one.click())"""
"""In one moment: a panel that was folded while points are counted opens by itself."""

PRESSABLE = """(selector) => [...document.querySelectorAll(selector)].flatMap((one, index) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = width && height && document.elementFromPoint(left + width / 2, top + height / 2);
    return there && one.contains(there) && !one.disabled ? [index] : [];
})"""
"""The numbers of those that nothing lies over."""

HEAR = """(() => {
    const heard = (window.skyeHeard = []);
    const near = (one) => (one.closest?.("[data-key], [data-cell]") ?? one).outerHTML?.slice(0, 90);
    for (const type of ["pointerdown", "pointerup", "pointercancel", "click", "keydown"])
        addEventListener(type, (event) => {
            heard.push(`${Math.round(event.timeStamp)} ${type} ${event.key ?? ""} ${near(event.target)}`);
            heard.splice(0, heard.length - 12);
        }, true);
})()"""
"""Lets a page keep the last presses, for whoever wonders why one was in vain (browser_fixtures.py)."""

HEARD = """() => {
    const panel = document.querySelector("[data-phase]")?.outerHTML.replace(/<svg.*?<\\/svg>/gs, "");
    return [...window.skyeHeard, panel?.slice(0, 5000)].join("\\n");
}"""


WEIGHED = """() => {
    const best = [...document.querySelectorAll("[data-key=pricing] [data-key^=best-]")];
    return best.length && best.every((one) => !one.textContent.includes("…")) && document.fonts.status === "loaded";
}"""
"""The best places are known: until then the land still moves, to make room for them."""


class PagePlayer:
    """Somebody at a page."""

    def __init__(self, page: Any, rng: random.Random, hands: Hands = "mouse") -> None:
        self.page = page
        self.rng = rng
        self.done: list[str] = []
        """The phases in which this player has decided."""
        self._hands = hands

    def look(self) -> str:
        """What is to be done."""
        return str(self.page.evaluate(LOOK))

    def key(self, name: str) -> Any:
        """The part of the page with this key."""
        return self.page.locator(f"[data-key='{name}']:visible")

    def press(self, target: Any) -> None:
        """Click on it, or tap it."""
        if self._hands == "finger":
            target.tap()
        else:
            target.click()

    def choose(self, selector: str) -> Any:
        """Any of these that can be seen and pressed; none if there are none."""
        found = self.page.evaluate(PRESSABLE, selector)
        return self.page.locator(selector).nth(self.rng.choice(found)) if found else None

    def press_any(self, selector: str) -> None:
        """Press any of these, as soon as there is one that can be pressed."""
        for _ in attempts():
            found = self.choose(selector)
            if found is not None:
                self.press(found)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing to press: {selector}")

    def wait(self) -> None:
        """Until there is something to do; the page itself looks, which takes less than to ask it again and again."""
        self.page.wait_for_function(f"() => ({LOOK})() !== 'wait'", polling=50)

    def step(self) -> str:
        """Do one thing, if there is one to do."""
        what = self.look()
        if what not in ("wait", "over"):
            self.act(what)
            self.done.append(what)
        return what

    def act(self, what: str) -> None:
        """Do this."""
        self.page.evaluate(UNFOLD)
        ways = {"hand-over": self.hand_over, "price": self.price, "buy": self.buy, "build": self.build}
        ways |= {"plan": self.plan, "walk": self.walk, "step": self.step_on_track, "roads": self.roads}
        ways |= {"scoring": self.skip}
        try:
            ways.get(what, self.any_move)()
        except Exception as error:
            error.add_note(f"At {what}, this is what the page heard last and shows:\n{self.page.evaluate(HEARD)}")
            raise

    def seal(self) -> None:
        """Decide, and wait until the question has gone."""
        number = self.page.locator("[data-question]").first.get_attribute("data-question")
        self.press(self.key("seal").first)
        self.page.locator(f"[data-question='{number}']").wait_for(state="detached")

    # What is done in each phase

    def hand_over(self) -> None:
        """Give the device to the next player."""
        self.press(self.key("hand-over"))

    def skip(self) -> None:
        """The last points are not watched."""
        self.press(self.key("ceremony-close"))

    def price(self) -> None:
        """The axe on one tile, the prices as they are proposed or higher."""
        axes = "[data-key=pricing] [data-key^=axe-]:not([data-key=axe-spared])"
        self.press_any(axes)
        more = self.choose("[data-key=pricing] [data-key^=more-]:not([aria-disabled=true])")
        if more is not None:
            self.press(more)
        self.seal()

    def buy(self) -> None:
        """Any offer that can be paid, or nothing."""
        offer = self.choose("[data-key=buying] [data-key^=offer-]:is([data-lacking='0'], [data-lacking^='-'])")
        wanted = offer if offer is not None and self.rng.random() < 0.8 else self.choose("[data-key=pass]")
        if wanted is not None:
            self.press(wanted)
        self.seal()

    def build(self) -> None:
        """Every tile on any of the cells where it fits, turned once; then finish."""
        main = self.page.locator("[data-phase=build] :is([data-key=lay], [data-key=seal])")
        hand = self.page.locator("[data-phase=build] [data-key^=hand-]")
        while True:
            main.and_(self.page.locator("[aria-busy=false]")).wait_for()
            if main.is_disabled():
                self.try_tile()
            if main.get_attribute("data-key") == "seal":
                self.seal()
                return
            tiles = hand.count()
            self.press(main)
            hand.nth(tiles - 1).wait_for(state="detached")

    def try_tile(self) -> None:
        """A tile on any of the cells where it fits, turned once."""
        self.press_any("[data-cell]")
        self.press(self.key("turn").last)

    def plan(self) -> None:
        """A marker on any tile that can be reached."""
        spot = self.choose("[data-cell]")
        if spot is not None:
            self.press(spot)
        self.seal()

    def walk(self) -> None:
        """To any marker, with any step."""
        marker = self.choose("[data-key^=collect-]")
        if marker is not None:
            self.press(marker)
        self._step()
        self.seal()

    def step_on_track(self) -> None:
        """Any step, or none."""
        self._step()
        self.seal()

    def roads(self) -> None:
        """A road between any two tiles, or none; who has more of them is asked on."""
        if self.rng.random() < 0.3:
            self.seal()
            return
        number = self.page.locator("[data-question]").first.get_attribute("data-question")
        left = self.page.locator("[data-key=road-question]").get_attribute("data-left")
        self.press_any("[data-cell][aria-pressed=false]")
        self.press_any("[data-phase=roads] [data-key^=road-][aria-pressed=false]")
        self.key("road-joins").wait_for()
        self.press(self.key("road-lay"))
        self.page.locator(f"[data-question='{number}'] [data-key=road-question][data-left='{left}']").wait_for(
            state="detached"
        )

    def any_move(self) -> None:
        """One of the moves that the page lists, for a question that it has no panel for."""
        self.press_any("label[data-key^=move-]")
        self.seal()

    def _step(self) -> None:
        step = self.choose("label:has(input:enabled)[data-key^=step-]")
        if step is not None:
            self.press(step)


class KeyPlayer(PagePlayer):
    """Somebody without a mouse: nothing but keys is used."""

    def keys(self, *names: str) -> None:
        """Press these keys, one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, selector: str) -> None:
        """Go from one thing to the next until it is this one."""
        for _ in range(120):
            if self.page.evaluate("what => Boolean(document.activeElement?.matches(what))", selector):
                return
            self.keys("Tab")
        raise AssertionError(f"the keyboard does not come to {selector}")

    def press(self, target: Any) -> None:
        """Nothing is pressed but keys."""
        raise AssertionError(f"a keyboard does not press {target}")

    def question(self) -> str:
        """What is asked."""
        return str(self.page.locator("[data-question]").first.get_attribute("data-question"))

    def gone(self, question: str) -> None:
        """Wait until it is answered."""
        self.page.locator(f"[data-question='{question}']").wait_for(state="detached")

    def hand_over(self) -> None:
        """Give the device to the next player."""
        self.tab_to("[data-key=hand-over]")
        self.keys("Enter")

    def skip(self) -> None:
        """The last points are not watched."""
        self.keys("Escape")

    def price(self) -> None:
        """The axe on any tile, one more for another."""
        question = self.question()
        axe, more = self.rng.sample("123", 2)
        self.keys(axe, "x", more, "ArrowUp", "Enter")
        self.gone(question)

    def buy(self) -> None:
        """The first offer that can be paid, or nothing."""
        question = self.question()
        if self.page.locator("[data-key=buying] [data-lacking='0']").count():
            self.keys("ArrowRight")
            while not self.page.evaluate("document.activeElement?.dataset.lacking === '0'"):
                self.keys("ArrowRight")
            self.keys("Enter")
        self.tab_to("[data-key=seal]")
        self.keys("Enter")
        self.gone(question)

    def build(self) -> None:
        """Every tile where the keys lead to."""
        question = self.question()
        for _ in attempts():
            if self.question_is_gone(question):
                return
            self.keys("1", self.rng.choice(("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")), "Enter")
            self.page.wait_for_timeout(50)
            self.keys("r")
            self.keys("Enter")
            self.page.wait_for_timeout(100)
        raise AssertionError("the tiles could not be laid by keys")

    def question_is_gone(self, question: str) -> bool:
        """Whether it is answered."""
        return not self.page.locator(f"[data-question='{question}']").count()


MINE = {"type": "mine", "name": "Morag"}
OPEN = {"type": "open"}
BOT = {"type": "bot", "bot": "novice"}
"""Seats of a new table."""


def open_table(server: ServerProcess, *seats: dict[str, str], **options: Any) -> tuple[str, str]:
    """A new table: its code, and what a browser remembers of the seats of whoever opened it."""
    body = json.dumps({"seats": seats, "options": options}).encode()
    with urlopen(Request(f"{server.url}/api/tables", body, {"content-type": "application/json"})) as answer:
        seated = json.load(answer)
    return seated["code"], json.dumps({seated["code"]: {"places": seated["places"], "name": "Morag", "time": 0}})


def sit_down(server: ServerProcess, visit: Open, start: int = 0, **options: Any) -> Any:
    """A page at a table against a bot, with the first question open and the land at rest."""
    code, seats = open_table(server, MINE, BOT, start=start)
    page = visit(f"{server.url}/t/{code}", seats=seats, **options)
    page.wait_for_function(WEIGHED)
    return page


def play(*players: PagePlayer, until: str = "over", rounds: int | None = None) -> None:
    """Let them play until one of them has come to this, or all have set prices for so many rounds."""
    for _ in attempts(WHOLE_GAME):
        looked = [player.step() for player in players]
        if until in looked or (rounds is not None and all(one.done.count("price") >= rounds for one in players)):
            return
        if looked == ["wait"]:
            players[0].wait()
        elif set(looked) == {"wait"}:
            players[0].page.wait_for_timeout(50)
    raise AssertionError(f"no {until} after {[player.done for player in players]}")
