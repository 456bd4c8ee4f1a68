"""A server is killed in the middle of play: what was acknowledged is there, nothing happens twice, games go on.

These are short; `python tests/killing.py` does the same with a hundred tables and fifty kills.
"""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest
from killing import kill_servers
from loops import FULL
from patience import PATIENCE
from serving import Player, ServerProcess, running

from skye.storage.opening import open_storage
from skye.wire.client import ClientError, ClientTable, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)

TABLES, KILLS = (6, 4) if FULL else (3, 2)


@pytest.mark.parametrize(
    ("kind", "processes"), [("sqlite", 1), pytest.param("postgres", 1, marks=pytest.mark.full), ("postgres", 2)]
)
def test_killed_servers_lose_nothing(request: pytest.FixtureRequest, tmp_path: Path, kind: str, processes: int) -> None:
    database: str = request.getfixturevalue(kind)
    servers = [ServerProcess(database, tmp_path / "log") for _ in range(processes)]
    try:
        report = asyncio.run(kill_servers(servers, tables=TABLES, kills=KILLS, seed=processes, pause=0.03))
    finally:
        for server in servers:
            server.kill()
    assert report.kills >= 2
    assert report.connections > 2 * TABLES, "clients had to connect again"
    assert "traceback" not in (tmp_path / "log").read_text().lower()


def test_processes_share_tables_and_survive_each_other(postgres: str, tmp_path: Path) -> None:
    """Two processes share tables, and one goes on without the other."""

    async def play(first: ServerProcess, second: ServerProcess) -> None:
        seats = (MySeat("one"), MySeat("two"), BotSeat("trader"))
        seated = await open_table(first.url, NewTable(seats))
        keys = [(place.token,) for place in seated.places]
        async with (
            ClientTable(first.url, seated.code, keys[0]) as one,
            ClientTable(second.url, seated.code, keys[1]) as two,
            ClientTable(second.url, seated.code) as watcher,
        ):
            players = [Player(one, random.Random(1)), Player(two, random.Random(2))]
            games = [asyncio.ensure_future(player.play()) for player in players]
            while len(one.news) < 60:
                await one.change()
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            told = [event["type"] for event in one.news]  # the bot, and what is on its way, may add to it
            for other in (two, watcher):
                while len(other.news) < len(told):
                    await other.change()
                assert [event["type"] for event in other.news][: len(told)] == told
            while watcher.info is None or not all(seat.present for seat in watcher.info.seats[:2]):
                await watcher.change()  # one of them is connected to the other process
            first.kill()
            async with ClientTable(second.url, seated.code, keys[0]) as one_again:
                assert one_again.info is not None
                await asyncio.gather(*(Player(table, random.Random(3)).play() for table in (one_again, two)))
            assert two.connections == 1

    log = tmp_path / "log"
    with running(postgres, log) as first, running(postgres, log) as second:
        asyncio.run(asyncio.wait_for(play(first, second), PATIENCE))


def test_a_server_asked_to_stop_drains_and_comes_back(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path / "log", level="info")

    async def play() -> None:
        seated = await open_table(server.url, NewTable((MySeat("one"), MySeat("two"), BotSeat("novice"))))
        tokens = tuple(place.token for place in seated.places)
        async with ClientTable(server.url, seated.code, tokens) as table:
            player = Player(table, random.Random(1))
            game = asyncio.ensure_future(player.play(0.01))
            while len(table.news) < 30:
                await table.change()
            # The signal is passed on when everything is done.
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
            assert "draining" in (tmp_path / "log").read_text()
            server.start()
            await game
            assert table.connections == 2
            assert player.results.keys() <= {"done", "repeated"}

    server.start()
    try:
        server.wait()
        asyncio.run(asyncio.wait_for(play(), PATIENCE))
    finally:
        server.kill()
    assert "traceback" not in (tmp_path / "log").read_text().lower()


def test_a_table_deleted_by_another_process_ends_for_all(database: str, tmp_path: Path) -> None:
    async def delete(code: str) -> None:
        storage = await open_storage(database)
        row = await storage.find(code)
        assert row is not None
        assert await storage.delete(row.table)
        await storage.close()

    async def play(server: ServerProcess) -> None:
        seated = await open_table(server.url, NewTable((MySeat("one"), MySeat("two"))))
        tokens = tuple(place.token for place in seated.places)
        async with ClientTable(server.url, seated.code, tokens) as table:
            await delete(seated.code)
            with pytest.raises(ClientError) as error:
                await Player(table, random.Random(1)).play()
        assert error.value.problem.key == "table-gone"
        with pytest.raises(ClientError):
            async with ClientTable(server.url, seated.code, tokens):
                pass

    with running(database, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(play(server), PATIENCE))
    assert "traceback" not in (tmp_path / "log").read_text().lower()
