"""A real browser and a server, for test files that say `pytest_plugins = ("browser_fixtures",)`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from page_player import HEAR, Open
from patience import PATIENCE
from serving import ServerProcess, running

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, BROWSERS) if path), None)
# Without a graphics card Chromium would imitate one, which takes longer than to draw plainly.
PLAIN = ("--disable-gpu",)
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
LOST = ("net::ERR", "WebSocket connection to", "Failed to load resource")
"""How a browser complains about a server that is not there."""
UNTRUSTED = "the URL's origin was untrustworthy"
"""What it says of a header that counts only by https, at an address of the local network."""
BLOCKED = "blocked by Playwright"
"""What a context says where a test wants no service worker."""
QUICK = """localStorage.getItem("skye-preferences") ?? localStorage.setItem("skye-preferences", '{"pace":"quick"}')"""
"""Bots at tables that are opened through the page do not pause."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium, for one file of tests: as long as it is driven, nothing else can run an event loop."""
    if BROWSER is None:
        if os.environ.get("CI") == "true":
            pytest.fail("the page is tried in Chromium, and there is none")
        pytest.skip("no Chromium")
    from playwright.sync_api import sync_playwright

    # Chromium's sandbox does not work for root, which a container often is.
    root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=BROWSER, args=[*QUIET, *PLAIN, *root])
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an empty database."""
    folder = tmp_path_factory.mktemp("page")
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server:
        yield server


@pytest.fixture
def visit(browser: Any) -> Iterator[Open]:
    """Opens a page as somebody new. `is_lost` allows complaints about a server that is away.

    The page's service worker is for tests that ask for it: it loads everything once more.
    """
    contexts, complaints = [], []

    def open_page(address: str, *, is_lost: bool = False, seats: str | None = None, **options: Any) -> Any:
        context = browser.new_context(
            **{
                "locale": "en-GB",
                "viewport": {"width": 1280, "height": 800},
                "reduced_motion": "reduce",
                "service_workers": "block",
                **options,
            }
        )
        contexts.append(context)
        context.add_init_script(HEAR)
        context.add_init_script(QUICK)
        if seats is not None:
            context.add_init_script(
                f"localStorage.getItem('skye-tables') ?? localStorage.setItem('skye-tables', {seats!r})"
            )
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)

        def check(message: Any) -> None:
            allowed = (BLOCKED, UNTRUSTED, *(LOST if is_lost else ()))
            if message.type in ("error", "warning") and not any(sign in message.text for sign in allowed):
                complaints.append(message.text)

        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", check)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
