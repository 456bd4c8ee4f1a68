"""The browser windows that are photographed: one for each size and theme, all showing the same thing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from skye.material.errors import SkyeError
from skye.wire.http_bodies import Seated

if TYPE_CHECKING:
    from playwright.async_api import Browser, ConsoleMessage, Page

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
SETTLED = 15_000
"""Milliseconds until everything on a screen must have loaded."""

STILL = """() => document.fonts.status === "loaded" &&
    [...document.images].every((one) => one.complete || one.loading === "lazy" || !one.getClientRects().length)"""


SIT = """([code, places, name]) =>
    localStorage.setItem("skye-tables", JSON.stringify({ [code]: { places, name, time: Date.now() } }))"""


class Window(NamedTuple):
    """One of the windows."""

    size: str
    theme: str
    page: Page


class Stage:
    """All windows, and the folder for their pictures."""

    def __init__(self, url: str, folder: Path, windows: list[Window], taken: Callable[[], None]) -> None:
        self.url = url
        self.windows = windows
        self.complaints: list[str] = []
        """Errors in the browsers' consoles."""
        self.expected: str | None = None
        """What console errors may be about for now."""
        self._folder = folder
        self._taken = taken
        for window in windows:
            window.page.on("console", self._hear)
            window.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        is_expected = self.expected is not None and self.expected in message.text
        if message.type in ("error", "warning") and not is_expected:
            self.complaints.append(message.text)

    async def everywhere(self, act: Callable[[Page], Awaitable[object]]) -> None:
        """Do something in every window."""
        await asyncio.gather(*(act(window.page) for window in self.windows))

    async def visit(self, path: str) -> None:
        """Go to an address in every window."""
        await self.everywhere(lambda page: page.goto(self.url + path, wait_until="domcontentloaded"))

    async def click(self, selector: str) -> None:
        """Click on something in every window, where it is visible."""

        async def click(page: Page) -> None:
            found = page.locator(selector).locator("visible=true").first
            if await found.count():
                await found.click(timeout=SETTLED)

        await self.everywhere(click)

    async def seat(self, seated: Seated, name: str) -> None:
        """Store the secrets of these seats in every window."""
        places = [{"seat": key.seat, "token": key.token} for key in seated.places]
        await self.visit("/")  # browser storage belongs to a site
        await self.everywhere(lambda page: page.evaluate(SIT, [seated.code, places, name]))

    async def shoot(self, name: str, *, until: str | None = None) -> None:
        """Take a picture in every window, once this selector matches and everything has loaded."""
        for window in self.windows:
            page = window.page
            if until is not None:
                await page.locator(until).locator("visible=true").first.wait_for(timeout=SETTLED)
            end = asyncio.get_running_loop().time() + SETTLED / 1000
            while not await page.evaluate(STILL) and asyncio.get_running_loop().time() < end:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)  # what is fitted to the window moves once more
            target = self._folder / f"{window.size}-{window.theme}" / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            await page.screenshot(path=target)
            self._taken()


@asynccontextmanager
async def stage(
    url: str, folder: Path, chromium: str, sizes: Iterable[str], language: str, taken: Callable[[], None]
) -> AsyncIterator[Stage]:
    """Windows of a browser that is closed afterwards."""
    try:
        from playwright.async_api import Error, async_playwright
    except ModuleNotFoundError as error:
        raise SkyeError("shots-missing") from error
    async with async_playwright() as playwright:
        try:
            browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", *QUIET])
        except Error as error:
            raise SkyeError("shots-no-start", browser=chromium, problem=str(error).splitlines()[0]) from error
        try:
            windows = [await _window(browser, size, theme, language) for size in sizes for theme in THEMES]
            made = Stage(url, folder, windows, taken)
            try:
                yield made
            except Error as error:
                reasons = [" ".join(str(error).split()), *made.complaints]
                raise SkyeError("shots-failed", problem=" ".join(reasons)) from error
        finally:
            await browser.close()


async def _window(browser: Browser, size: str, theme: str, language: str) -> Window:
    width, height = SIZES[size]
    is_phone = size == "phone"
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=is_phone,
        device_scale_factor=2 if is_phone else 1,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    return Window(size, theme, await context.new_page())
