"""PostgreSQL when the network between fails: connections are cut, packets swallowed, and everything comes back."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import asyncpg  # type: ignore[import-untyped]
import pytest
from event_loop import in_loop
from patience import PATIENCE
from proxies import Proxy, proxied
from serving import Player, running
from storing import made, move, numbers, opened, until

from skye.storage import outage, postgres, postgres_server, reading, reconnecting
from skye.storage.interface import StorageError
from skye.storage.notices import ANNOUNCED, CHANNEL
from skye.storage.postgres import PostgresStorage
from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


async def claimed(storage: Any, table: int) -> None:
    """Claim a table as soon as there is a connection for it."""
    async with asyncio.timeout(PATIENCE):
        while not await storage.claim(table):
            await asyncio.sleep(0.05)


class Heard:
    """What somebody hears of a storage."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.announced: dict[int, str] = {}

    def hear(self, _connection: object, _process: int, _channel: str, told: str) -> None:
        table, said, *_ = told.split(" ", 2)
        if said.startswith(ANNOUNCED):
            self.announced[int(table)] = told.partition(ANNOUNCED)[2]
        else:
            self.numbers[int(table)] = int(said)


@asynccontextmanager
async def hearing(url: str) -> AsyncIterator[Heard]:
    """On a plain connection: a storage that is held up for too long gives its own up, and misses what is announced."""
    heard, connection = Heard(), await asyncpg.connect(url)
    try:
        await connection.add_listener(CHANNEL, heard.hear)
        yield heard
    finally:
        await connection.close()


async def listening(storage: Any) -> None:
    """Have it listen, as a server does."""
    ready = asyncio.Event()
    storage.listen(lambda *_: None, ready.set, lambda *_: None)
    await until(ready.is_set)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is given up sooner than a real server does."""
    monkeypatch.setattr(reconnecting, "PULSE", 0.3)
    monkeypatch.setattr(reconnecting, "PATIENCE", 3.0)
    monkeypatch.setattr(postgres_server, "SILENCE", "3s")
    monkeypatch.setattr(postgres, "WHOLE", 3.0)
    monkeypatch.setattr(reading, "HEALTHY", 2.0)
    monkeypatch.setattr(reading, "FRESH", 0.0)


@pytest.mark.parametrize("how", ["cut", "swallow"])
@in_loop
async def test_a_notice_cut_off_with_the_line_is_sent_again(
    postgres: str,
    hurried: None,  # noqa: ARG001
    how: str,
) -> None:
    """What was being reported when the connection was lost is reported again."""
    with proxied(postgres) as proxy:
        async with opened(proxy.url) as one, hearing(postgres) as heard:
            await listening(one)
            tables = [await made(one, str(number)) for number in range(5)]
            proxy.swallow("skye notices")
            for table in tables:
                await move(one, table, 1)
                one.announce(table, f"somebody sits at {table}")
            await until(lambda: proxy.lost > 0)  # it is on its way
            for table in tables[:3]:
                await move(one, table, 2)
            proxy.flow()
            if how == "cut":
                proxy.cut("skye notices")
            await until(lambda: heard.numbers == {table: 3 if table in tables[:3] else 2 for table in tables})
            await until(lambda: heard.announced == {table: f"somebody sits at {table}" for table in tables})


@pytest.mark.parametrize("fault", [asyncpg.InternalClientError("got result for unknown protocol state"), KeyError("x")])
@in_loop
async def test_no_error_of_the_driver_ends_the_notices(
    postgres: str, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres) as one, hearing(postgres) as heard:
        table = await made(one)
        assert isinstance(one, PostgresStorage)
        use, faults = one._notices._connection.use, [fault]

        async def failing(work: Any) -> Any:
            if faults:
                raise faults.pop()
            return await use(work)

        monkeypatch.setattr(one._notices._connection, "use", failing)
        await move(one, table, 1)
        await until(lambda: heard.numbers == {table: 2})


@in_loop
async def test_a_line_a_minute_while_the_database_is_away(
    postgres: str,
    hurried: None,  # noqa: ARG001
    caplog: pytest.LogCaptureFixture,
) -> None:
    with proxied(postgres) as proxy:
        async with opened(proxy.url) as storage:
            moment = 0.0
            storage.outage._now = lambda: moment  # type: ignore[attr-defined]
            await listening(storage)
            table = await made(storage)
            await claimed(storage, table)
            proxy.refuse()
            caplog.clear()
            moment += outage.EVERY + 1  # whatever was said before

            async def try_everything() -> None:
                for _ in range(3):
                    with pytest.raises(StorageError):
                        await move(storage, table, 1)
                    assert not await storage.claim(table)
                    storage.announce(table, "x")
                    assert not await storage.is_healthy()

            with caplog.at_level(logging.INFO):
                await try_everything()
                assert [record.message for record in caplog.records if "cannot be used" in record.message] != []
                assert len(caplog.records) == 1
                moment += outage.EVERY + 1
                await try_everything()
                assert len(caplog.records) == 2
                proxy.flow()
                async with asyncio.timeout(PATIENCE):
                    # What goes on at the same time may fail once more, and begin another minute.
                    while "the database can be used again" not in [record.message for record in caplog.records]:
                        moment += outage.EVERY + 1
                        await storage.is_healthy()
                        await asyncio.sleep(0.05)
                await move(storage, table, 1)


async def until_healthy(storage: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await storage.is_healthy():
            await asyncio.sleep(0.05)


@in_loop
async def test_packets_that_are_swallowed(postgres: str, hurried: None) -> None:  # noqa: ARG001
    """Everything fails in bounded time, and works again by itself; the other process takes the bots over."""
    with proxied(postgres) as proxy:
        async with opened(proxy.url) as one, opened(postgres) as two:
            table = await made(one)
            await asyncio.gather(*(one.row(table) for _ in range(5)))
            await claimed(one, table)
            await claimed(two, table + 1)
            assert not await two.claim(table)
            proxy.swallow()
            moves = [asyncio.ensure_future(move(one, table, 1)) for _ in range(12)]
            async with asyncio.timeout(PATIENCE):
                outcomes = await asyncio.gather(*moves, one.row(table), one.claim(table + 2), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StorageError] * 13 + [bool]
            assert not await one.is_healthy()
            await until(lambda: not one.claims)
            await claimed(two, table)
            await move(two, table, 1)
            proxy.flow()
            await until_healthy(one)
            assert await numbers(one, table) == [1, 2]
            await move(one, table, 2)
            await claimed(one, table + 2)
            assert not await one.claim(table)


def status(url: str) -> int:
    try:
        with urlopen(url, timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


async def until_unhealthy(url: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(status, f"{url}/health") != 503:
            await asyncio.sleep(0.05)


def test_a_server_survives_it(postgres: str, tmp_path: Path) -> None:
    """A game goes on through cut connections and swallowed packets; nothing acknowledged is lost."""

    async def play(proxy: Proxy, url: str) -> None:
        seated = await open_table(url, NewTable((MySeat("one"), MySeat("two"), BotSeat("random"))))
        async with ClientTable(url, seated.code, tuple(place.token for place in seated.places)) as table:
            player = Player(table, random.Random(1))
            game = asyncio.ensure_future(player.play(0.05))
            while len(table.news) < 20:
                await table.change()
            proxy.cut()
            while len(table.news) < 40:
                await table.change()
            proxy.refuse()
            await until_unhealthy(url)
            await asyncio.sleep(3)  # a few sweeps without a database
            proxy.flow()
            while len(table.news) < 60:
                await table.change()
            proxy.swallow()
            await until_unhealthy(url)
            told = len(table.news)
            assert await asyncio.to_thread(status, f"{url}/api/tables/{seated.code}") == 503
            assert len(table.news) == told
            proxy.flow()
            await game
            assert len(player.acknowledged) > 30

    with proxied(postgres) as proxy, running(proxy.url, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(play(proxy, server.url), 2 * PATIENCE))
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line for line in lines if "traceback" in line] == []
    assert 1 <= len(lines) <= 12, "a line a minute, not one for everything that fails"
