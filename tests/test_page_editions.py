"""The page at tables that were begun with other tiles than are shipped now, or that cannot be played on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from loops import FULL
from page_player import Open, PagePlayer, play
from page_tables import as_stored, places_of, put_table, renamed
from serving import ServerProcess, running
from table_scenes import play_to_end
from wire import new_log

from skye.material import editions, words
from skye.material.box import base_material, material_from_plain, plain_material
from skye.material.editions import Edition
from skye.material.tables import Tables
from skye.wire.values import Options

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

OTHER, OVER, HALTED = "othr-tile", "othr-over", "halt-edxx"


def with_another_castle() -> Edition:
    """The base game with one tile changed, which lies in every territory: its road ends."""
    plain = plain_material(base_material())
    [castle] = [tile for tile in plain["tile"] if tile["id"] == "castle"]
    castle["roads"] = ["N"]
    return editions.edition_of(Tables(material_from_plain(plain, "test")))


def put(database: str, code: str, edition: Edition, *, is_over: bool = False) -> None:
    log = new_log(2, Options(), seed=3, bots=None if is_over else {1: "random"})
    if is_over:
        play_to_end(log, seed=3, edition=edition)
    put_table(database, renamed(as_stored(log), code), edition)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("editions")
    database = f"sqlite:///{folder}/tables.db"
    put(database, OTHER, with_another_castle())
    put(database, OVER, with_another_castle(), is_over=True)
    put(database, HALTED, msgspec.structs.replace(editions.shipped_edition(None), rules=99))
    with running(database, folder / "log") as server:
        yield server
    assert "traceback" not in (folder / "log").read_text().lower()


def test_a_table_shows_its_own_tiles(server: ServerProcess, visit: Open) -> None:
    digest = with_another_castle().digest
    page = visit(f"{server.url}/t/{OTHER}", seats=places_of(OTHER, 0))
    castle = page.locator(f"[data-part=land] img[src='/art/{digest}/tiles/castle.svg']").first
    castle.wait_for()
    page.wait_for_function("(one) => one.complete && one.naturalWidth > 0", arg=castle.element_handle())
    assert page.locator("[data-part=land] img[src='/art/tiles/castle.svg']").count() == 0
    # Said in words too: its road leads nowhere but north.
    page.locator("[data-part=land] [data-laid][aria-label*='road: north;']").first.wait_for()
    castle.click(button="right")
    page.locator(f"[data-part=close-up] img[src='/art/{digest}/tiles/castle.svg']").wait_for()
    page.keyboard.press("Escape")
    play(PagePlayer(page, random.Random(1)), until="build")
    page.goto(f"{server.url}/t/{OVER}/replay")
    page.locator(f"[src='/art/{digest}/tiles/castle.svg'], [href='/art/{digest}/tiles/castle.svg']").first.wait_for()
    # Elsewhere the tiles are those that are shipped.
    page.click(f"header a[href='/t/{OVER}']")
    page.click("[data-key=end-home]")
    page.click("[data-key=lesson]")
    page.locator("[data-laid][aria-label*='road: north, ']").first.wait_for()
    assert page.locator(f"[src^='/art/{digest}/']").count() == 0


@pytest.mark.parametrize("language", words.LANGUAGES if FULL else ("ru",), indirect=True)
def test_a_table_that_cannot_be_played_on_says_so(server: ServerProcess, visit: Open, language: str) -> None:
    page = visit(f"{server.url}/t/{HALTED}", seats=places_of(HALTED, 0), locale=language)
    told = page.locator("[data-part=decision] [data-part=halted]")
    told.wait_for()
    assert words.text("halted-rules", entry=0) in told.inner_text()
    assert page.locator("[data-part=land] [data-laid]").count() > 0
    assert page.locator("[data-key=seal]").count() == 0
