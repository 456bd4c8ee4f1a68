"""The page in a real browser, for hosts who free seats and players who keep a game to themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_player import BOT, MINE, OPEN, Open, open_table
from page_tables import as_stored, places_of, put_table
from serving import ServerProcess, running
from table_scenes import private_log
from wire import CODE

pytestmark = pytest.mark.once
pytest_plugins = ("browser_fixtures",)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With a finished game that nobody could watch."""
    folder = tmp_path_factory.mktemp("guests")
    database = f"sqlite:///{folder}/tables.db"
    put_table(database, as_stored(private_log()))
    with running(database, folder / "log") as server:
        yield server


def kinds(page: Any) -> list[str]:
    return [str(seat.get_attribute("data-kind")) for seat in page.locator("[data-screen=lobby] li[data-seat]").all()]


def test_the_host_frees_seats_of_guests_and_bots(server: ServerProcess, visit: Open) -> None:
    code, seats = open_table(server, MINE, OPEN, OPEN, BOT)
    host = visit(f"{server.url}/t/{code}", seats=seats)
    guest = visit(f"{server.url}/t/{code}", viewport={"width": 360, "height": 640})
    guest.fill("[data-key=name]", "Eve")
    guest.click("[data-key=sit]")
    guest.locator("[data-key=copy]").wait_for()
    assert guest.locator("[data-key^=fill-], [data-key^=free-], [data-key=admit]").count() == 0, "that is for the host"
    host.click("[data-key=free-1]")
    host.click("[data-key=free-not]")
    host.click("[data-key=free-1]")
    assert "Eve" in host.locator("dialog").inner_text()
    host.click("[data-key=free-now]")
    guest.get_by_text("The host has freed your seat.").last.wait_for()  # it goes by itself
    host.locator("li[data-seat='1'][data-kind=open]").wait_for()
    guest.locator("[data-key=sit]").wait_for()
    host.click("[data-key=free-3]")
    host.click("[data-key=free-now]")
    host.locator("li[data-seat='3'][data-kind=open]").wait_for()
    assert kinds(host) == ["player", "open", "open", "open"]
    host.click("[data-key=admit]")
    host.get_by_text("Everyone may sit down from one address.").wait_for()
    guest.click("[data-key=sit]")
    host.locator("li[data-seat='1'][data-kind=player]").wait_for()


def test_a_private_game_is_for_its_players_until_it_is_shared(server: ServerProcess, visit: Open) -> None:
    stranger = visit(f"{server.url}/t/{CODE}/replay", is_lost=True)
    stranger.get_by_text("Only the players may see this game").wait_for()
    player = visit(f"{server.url}/t/{CODE}", seats=places_of(CODE, 0))
    with player.expect_download() as download:
        player.click("[data-key=end-record]")
    assert download.value.suggested_filename == f"{CODE}.txt"
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("skye record")
    player.click("[data-key=end-replay]")
    player.locator("[data-key=time]").wait_for()
    player.goto(f"{server.url}/t/{CODE}")
    player.click("[data-key=end-open]")
    player.get_by_text("Anyone with the link can see this game now.").wait_for()
    assert player.locator("[data-key=end-open]").count() == 0
    stranger.goto(f"{server.url}/t/{CODE}/replay")
    stranger.locator("[data-key=time]").wait_for()
