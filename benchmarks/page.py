"""How fast the page is: from a click to what it draws, with a grown land; and the first load on two lines.

    python benchmarks/page.py [--clicks 40]

Needs Chromium and the packages of `pip install ".[test]"`. A server of its own is started. Every time is taken in
the browser: from the click until the frame after the one that shows the result.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from skye.server.bot_worker import BotTask, decide
from skye.shots.playing import open_table
from skye.shots.server import own_server
from skye.wire import client
from skye.wire.http_bodies import Seated

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LINES: dict[str, tuple[float, int, int]] = {"as it is": (0, 0, 1), "slow 4G, CPU 4 times slower": (150, 1_600_000, 4)}
"""Round trip in milliseconds and bits per second, none for no limit; how many times slower the processor is."""

TIMED = """async ([selector, shows]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const isThere = (one) => one.getClientRects().length && !one.disabled;
    const found = [...document.querySelectorAll(selector)].filter(isThere);
    const target = found[Math.floor(Math.random() * found.length)];
    if (!target) return null;
    const drawn = () => [...document.querySelectorAll(shows)].map((one) => one.outerHTML).join();
    const before = drawn();
    const begin = performance.now();
    target.click();
    while (performance.now() - begin < 5000) {
        await frame();
        if (drawn() !== before) break;
    }
    await frame();
    return performance.now() - begin;
}"""
"""Click on any of these and wait until what is shown there has changed, and is drawn."""

ACTIONS = {
    "try a tile on a cell": ("[data-cell]:not(.under)", ".cell.tried"),
    "turn it, or hear that it fits one way": ("[data-phase=build] [data-key=turn]", ".cell.tried, [data-key=one-turn]"),
    "lay it (the server answers)": ("[data-phase=build] [data-key=lay]", "[data-phase=build] [data-key^=hand-]"),
    "take it back (the server answers)": ("[data-phase=build] [data-key=undo]", "[data-phase=build] [data-key^=hand-]"),
    "look at a rival's land": ("[data-key=look-1]", "[data-land]"),
    "back to the own land": ("[data-key=look-0]", "[data-land]"),
}

VITALS = """() => new Promise((done) => {
    const told = { "first paint": 0, "largest paint": 0, "layout shift": 0, blocked: 0 };
    const watch = (type, hear) =>
        new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    watch("paint", (entry) => entry.name === "first-contentful-paint" && (told["first paint"] = entry.startTime));
    watch("largest-contentful-paint", (entry) => (told["largest paint"] = entry.startTime));
    watch("layout-shift", (entry) => (told["layout shift"] += entry.value));
    watch("longtask", (entry) => (told.blocked += Math.max(0, entry.duration - 50)));
    setTimeout(() => done(told), 3000);
})"""


async def grown(url: str, tiles: int) -> tuple[Seated, client.ClientTable]:
    """A table of three at which my land has grown to so many tiles, or as far as a game goes, and I am to build."""
    while True:
        seated = await open_table(url, "Morag", 2, None)
        table = client.ClientTable(url, seated.code, (seated.places[0].token,))
        await table.__aenter__()
        best = 0
        while table.info is None or table.info.status != "over":
            decision = table.decision(0)
            if decision is None:
                await table.change()
                continue
            view = table.view(0, counted=True)
            best = len(view.seats[0].territory) + len(view.seats[0].hand)
            if decision.phase == "build" and decision.round == view.rounds and len(view.seats[0].hand) > 1:
                if best >= tiles:
                    return seated, table
                break
            await table.seal(0, *decide(BotTask("trader", view, None, 0.2, decision.round)), decision=decision)
        await table.close()
        tiles -= 1


async def clicks(browser: Browser, url: str, count: int) -> None:
    """Measure what a click does."""
    seated, table = await grown(url, 19)
    view = table.view(0)
    laid = [len(seat.territory) for seat in view.seats]
    print(f"Clicks with {sum(laid)} tiles on the table, {laid[0]} of them in the own land:")
    context = await browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = await context.new_page()
    await page.goto(url)
    places = [{"seat": key.seat, "token": key.token} for key in seated.places]
    kept = json.dumps({seated.code: {"places": places, "name": "Morag", "time": 0}})
    await page.evaluate("kept => localStorage.setItem('skye-tables', kept)", kept)
    await page.goto(f"{url}/t/{seated.code}")
    await page.wait_for_selector("[data-phase=build] [data-key=lay]")
    await page.wait_for_timeout(1000)
    times: dict[str, list[float]] = {name: [] for name in ACTIONS}
    for _ in range(count):
        for name, (selector, shows) in ACTIONS.items():
            took = await page.evaluate(TIMED, [selector, shows])
            if took is not None:
                times[name].append(took)
            await page.wait_for_timeout(150)
    every = sorted(time for measured in times.values() for time in measured)
    for name, measured in {**times, "all": every}.items():
        ordered = sorted(measured)
        if ordered:
            middle, late = ordered[len(ordered) // 2], ordered[int(0.95 * (len(ordered) - 1))]
            print(f"  {name:38} {len(ordered):4} times, median {middle:5.0f} ms, 95 % within {late:5.0f} ms")
    await context.close()
    await table.close()


async def first_load(browser: Browser, url: str) -> None:
    """Measure the start page as somebody new sees it."""
    print("First load of the start page:")
    for name, (latency, bits, slower) in LINES.items():
        context = await browser.new_context(
            viewport={"width": 412, "height": 823}, locale="en-GB", service_workers="block"
        )
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        received = {"art": 0, "rest": 0}
        addresses: dict[str, str] = {}

        def sent(event: Any, addresses: dict[str, str] = addresses) -> None:
            addresses[event["requestId"]] = event["request"]["url"]

        def loaded(event: Any, received: dict[str, int] = received, addresses: dict[str, str] = addresses) -> None:
            kind = "art" if "/art/" in addresses.get(event["requestId"], "") else "rest"
            received[kind] += int(event["encodedDataLength"])

        session.on("Network.requestWillBeSent", sent)
        session.on("Network.loadingFinished", loaded)
        await session.send("Network.enable")
        if bits:
            limits = {
                "offline": False,
                "latency": latency,
                "downloadThroughput": bits / 8,
                "uploadThroughput": bits / 16,
            }
            await session.send("Network.emulateNetworkConditions", limits)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        told = await vitals(page, url)
        weight = {kind: f"{count / 1000:.0f} kB" for kind, count in received.items()}
        print(f"  {name}: {weight['rest']}, and {weight['art']} of drawings")
        for what, value in told.items():
            print(f"    {what:18} {value:8.3f}" if what == "layout shift" else f"    {what:18} {value:5.0f} ms")
        await context.close()


async def vitals(page: Page, url: str) -> dict[str, float]:
    """What the browser tells of a load."""
    await page.goto(url)
    told: dict[str, float] = await page.evaluate(VITALS)
    return told


async def main(count: int) -> None:
    chromium = next(filter(None, map(shutil.which, BROWSERS)))
    async with own_server() as url, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        await first_load(browser, url)
        await clicks(browser, url, count)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40, help="how often everything is clicked")
    asyncio.run(main(parser.parse_args().clicks))
