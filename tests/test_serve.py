"""What a server process offers besides the tables: health, figures, headers, logs without secrets, expiry."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from urllib.request import urlopen

import pytest
from patience import PATIENCE
from serving import Player, ServerProcess, running
from wire import hall, new_log

from skye.material.editions import shipped_edition
from skye.server.running_time import milliseconds
from skye.server.settings import DAY
from skye.storage.chain import Entry
from skye.storage.interface import Change
from skye.storage.opening import open_storage
from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable
from skye.wire.values import Options

pytestmark = pytest.mark.once
pytest_plugins = ("database_fixtures",)


def fetch(server: ServerProcess, path: str) -> tuple[str, dict[str, str]]:
    with urlopen(server.url + path) as response:
        return response.read().decode(), dict(response.headers)


def test_figures_and_logs_of_a_whole_game(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play(server: ServerProcess) -> list[str]:
        seated = await open_table(server.url, NewTable((MySeat("Ann"), BotSeat("novice"))))
        tokens = tuple(place.token for place in seated.places)
        async with ClientTable(server.url, seated.code, tokens) as table:
            await Player(table, random.Random(1)).play()
        return list(tokens)

    with running(f"sqlite:///{tmp_path}/tables.db", log, level="debug") as server:
        tokens = asyncio.run(play(server))
        health, headers = fetch(server, "/health")
        figures, _ = fetch(server, "/metrics")
    assert health == '{"status":"ok"}'
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    values = {line.split("{")[0]: float(line.split()[-1]) for line in figures.splitlines() if not line.startswith("#")}
    assert values["skye_tables_opened_total"] == 1
    assert values["skye_tables_finished_total"] == 1
    assert values["skye_moves_sealed_total"] == 36, "six rounds of prices, a purchase and a build for each of two"
    assert values["skye_errors_total"] == 0
    assert values["skye_thoughts_total"] == 18
    assert values["skye_write_seconds_count"] > 36
    written = log.read_text()
    assert "table opened" in written
    assert not [token for token in tokens if token in written]


@pytest.mark.parametrize("gap", [pytest.param(0, marks=pytest.mark.full), 400])
def test_only_old_tables_expire(database: str, tmp_path: Path, gap: int) -> None:
    """A gap in which no server was running, or that a wrong date makes, does not count."""
    now = milliseconds()
    tables = (("old", 91, True), ("new", 89, True), ("long", 181, False), ("short", 179, False), ("seen", 999, False))

    async def fill() -> None:
        storage = await open_storage(database)
        await storage.beat(None, now - (1_000 + gap) * DAY, now - gap * DAY)
        for code, age, is_finished in tables:
            time = now - (age + gap) * DAY
            entry = Entry(1, time, b"{}")
            change = Change((entry,), time if is_finished else None, None, b"{}")
            table = await storage.create(code, change, time, shipped_edition(None))
            assert table is not None
            if code == "seen":
                await storage.visited([table], now - (100 + gap) * DAY)
        await storage.close()

    async def wait_for(expected: set[str]) -> None:
        storage = await open_storage(database)
        async with asyncio.timeout(PATIENCE):
            while {row.code for row in await storage.list()} != expected:
                await asyncio.sleep(0.05)
        await storage.close()

    asyncio.run(fill())
    with running(database, tmp_path / "log"):
        asyncio.run(wait_for({"new", "short", "seen"}))
    with running(database, tmp_path / "log", keep_unfinished=101, keep_finished=None):
        asyncio.run(wait_for({"new", "seen"}))


def test_a_table_where_somebody_is_does_not_expire(tmp_path: Path) -> None:
    async def visit() -> None:
        async with hall(tmp_path) as server:
            await server.put(new_log(2, Options(), seed=1))
            one = await server.sit(0)
            server.clock.pass_by(200 * DAY / 1000)
            before = server.clock() - 180 * DAY
            async with asyncio.timeout(PATIENCE):
                while server.registry._visits != {1: server.clock()}:
                    await asyncio.sleep(0.01)
            assert await server.storage.expire(None, before) == []
            await one.close()
            server.clock.pass_by(181 * DAY / 1000)
            assert await server.storage.expire(None, server.clock() - 180 * DAY) == [1]

    asyncio.run(visit())
