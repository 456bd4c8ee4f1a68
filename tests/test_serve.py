"""What a server process offers beside the tables: health, figures, headers, logs without secrets, expiry."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from urllib.request import urlopen

import pytest
from serving import Player, ServerProcess, running

from skye.client import Table, open_table
from skye.protocol import BotSeat, MySeat, NewTable
from skye.server.house import milliseconds
from skye.server.settings import DAY
from skye.storage import Change, Entry, open_storage

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
        async with Table(server.url, seated.code, tokens) as table:
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


def test_only_old_finished_tables_expire(database: str, tmp_path: Path) -> None:
    now = milliseconds()

    async def fill() -> None:
        storage = await open_storage(database)
        for code, age, is_finished in (("old", 91, True), ("new", 89, True), ("long", 999, False)):
            time = now - age * DAY
            entry = Entry(1, time, b"{}")
            change = Change((entry,), time if is_finished else None, None, b"{}")
            assert await storage.create(code, change, time) is not None
        await storage.close()

    async def left() -> set[str]:
        storage = await open_storage(database)
        try:
            return {row.code for row in await storage.list()}
        finally:
            await storage.close()

    async def wait_for(expected: set[str]) -> None:
        async with asyncio.timeout(60):
            while await left() != expected:
                await asyncio.sleep(0.05)

    asyncio.run(fill())
    with running(database, tmp_path / "log"):
        asyncio.run(wait_for({"new", "long"}))
    with running(database, tmp_path / "log", keep_unfinished=100, keep_finished=None):
        asyncio.run(wait_for({"new"}))
