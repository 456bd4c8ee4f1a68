"""What only the storage in PostgreSQL does: many processes at the same tables, and connections that are lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from databases import ask
from event_loop import in_loop
from listening_storage import half_way, kill, listening
from patience import PATIENCE
from sqlalchemy import AsyncAdaptedQueuePool, event
from storing import change, made, move, numbers, opened, until

from skye.server.loading import Loader
from skye.storage.interface import StaleError, Storage, StorageError
from skye.storage.postgres import PostgresStorage
from skye.storage.postgres_server import PostgresServer

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once

WAITING = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


async def until_one_waits(url: str) -> None:
    """Until somebody needs what somebody else has locked."""
    async with asyncio.timeout(PATIENCE):
        while not await ask(url, f"SELECT pid {WAITING}"):
            await asyncio.sleep(0.01)


def in_use(storage: Storage) -> int:
    """Connections for queries that nobody has given back."""
    assert isinstance(storage, PostgresStorage)
    assert isinstance(storage._engine.pool, AsyncAdaptedQueuePool)
    return storage._engine.pool.checkedout()


@in_loop
async def test_a_move_waits_for_one_that_is_half_way(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table = await made(one)
        async with half_way(one, table, change(2)):
            moving = asyncio.create_task(move(two, table, 1))
            await until_one_waits(postgres)
            assert not moving.done()
        with pytest.raises(StaleError):
            await moving
        assert await numbers(two, table) == [1, 2]


@in_loop
async def test_a_move_that_is_half_way_and_given_up_stops_nobody(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table = await made(one)
        with suppress(KeyError):
            async with half_way(one, table, change(2)):
                moving = asyncio.create_task(move(two, table, 1))
                await until_one_waits(postgres)
                raise KeyError
        await moving
        assert await numbers(one, table) == [1, 2]


@in_loop
async def test_an_entry_that_its_row_does_not_know_of(postgres: str) -> None:
    async with opened(postgres) as storage:
        table = await made(storage)
        await ask(postgres, "INSERT INTO entries VALUES ($1, 2, 0, '{}', '')", table)
        assert isinstance(storage, PostgresStorage)
        asked: list[object] = []
        event.listen(storage._engine.sync_engine, "before_cursor_execute", lambda *said: asked.append(said))
        with pytest.raises(StorageError, match="duplicate key"):
            await move(storage, table, 1)
        assert len(asked) == 1, "asked again only when the connection is lost"
        row = await storage.row(table)
        assert row is not None
        assert row.last == 1, "a write that fails leaves nothing behind"


@in_loop
async def test_more_moves_than_connections(postgres: str) -> None:
    async with opened(postgres, connections=3) as storage:
        tables = [await made(storage, str(number)) for number in range(12)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(move(storage, table, 1) for table in tables))
        assert in_use(storage) == 0


@in_loop
async def test_a_claim_is_one_process_s(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        assert await one.claim(1)
        assert not await two.claim(1)
        assert await two.claim(2)
        assert (one.claims, two.claims) == ({1}, {2})
        await two.release(1)
        assert not await two.claim(1)
        await one.release(1)
        assert await two.claim(1)
        assert (one.claims, two.claims) == (set(), {1, 2})
        assert all(await asyncio.gather(one.claim(3), one.claim(3)))
        await one.release(3)
        assert await two.claim(3), "claimed twice, it is held once"


@in_loop
async def test_claims_end_with_their_connection(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        for table in (1, 2, 3):
            assert await one.claim(table)
        assert await kill(postgres, "skye claims") == 1
        while not await two.claim(1):  # until the server has noticed
            await asyncio.sleep(0.01)
        await until(lambda: not one.claims)
        assert not await one.claim(1)
        assert await one.claim(2), "it has connected again by itself"
        assert (one.claims, two.claims) == ({2}, {1})


@in_loop
async def test_a_claim_that_is_cut_off_is_known(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        assert await one.claim(1)
        for table in range(2, 30):
            claiming = asyncio.create_task(one.claim(table))
            await asyncio.sleep(0.0003 * (table % 5))
            claiming.cancel()
            await asyncio.wait([claiming])
        await until(lambda: len(one.claims) >= 1)
        await one.release(1)
        for table in range(2, 30):
            assert await two.claim(table) != (table in one.claims)


@in_loop
async def test_idle_connections_that_are_lost_are_replaced(postgres: str) -> None:
    async with opened(postgres) as storage:
        table = await made(storage)
        await asyncio.gather(*(storage.row(table) for _ in range(5)))
        assert await kill(postgres, "skye") >= 1
        await move(storage, table, 1)
        await kill(postgres, "skye")
        assert await numbers(storage, table) == [1, 2]
        assert await storage.is_healthy()


@in_loop
async def test_connections_that_are_given_up_half_way(postgres: str) -> None:
    server = PostgresServer(postgres)
    for step in range(60):
        connecting = asyncio.create_task(server.connect("given up"))
        await asyncio.sleep(0.0002 * (step % 30))
        connecting.cancel()
        await asyncio.wait([connecting])
        if not connecting.cancelled():
            await connecting.result().close()
    await server.close()
    async with asyncio.timeout(PATIENCE):
        while await ask(postgres, "SELECT pid FROM pg_stat_activity WHERE application_name = 'given up'"):
            await asyncio.sleep(0.01)


@in_loop
async def test_a_connection_that_is_lost_while_it_writes(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table = await made(one)
        async with half_way(one, table, change(2)):
            moving = asyncio.create_task(move(two, table, 1))
            await until_one_waits(postgres)
            assert await ask(postgres, f"SELECT pg_terminate_backend(pid) {WAITING}") == [(True,)]
        # It has asked again, on another connection.
        with pytest.raises(StaleError):
            await moving
        await move(two, table, 2)
        assert await numbers(two, table) == [1, 2, 3]
        assert in_use(two) == 0


@in_loop
async def test_a_database_that_is_gone(postgres: str, postgres_server: str) -> None:
    async with opened(postgres) as storage:
        heard = await listening(storage)
        table = await made(storage)
        assert await storage.claim(table)
        name = postgres.rpartition("/")[2]
        await ask(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")
        try:
            assert not await storage.is_healthy()
            with pytest.raises(StorageError):
                await storage.row(table)
            with pytest.raises(StorageError):
                await move(storage, table, 1)
            await until(lambda: not storage.claims)
            assert not await storage.claim(table)
        finally:
            await ask(postgres_server, f"CREATE DATABASE {name}")
        await until(lambda: heard.losses > 1)


@in_loop
async def test_acknowledged_means_on_disk(postgres: str) -> None:
    """The setting that it depends on, whatever the database has as its own."""
    await ask(postgres, f"ALTER DATABASE {postgres.rpartition('/')[2]} SET synchronous_commit = off")
    assert await ask(postgres, "SHOW synchronous_commit") == [("off",)]
    async with opened(postgres) as storage:
        assert isinstance(storage, PostgresStorage)
        async with storage._engine.connect() as connection:
            assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar_one() == "on"


@in_loop
async def test_what_is_no_digest_is_not_asked_for(postgres: str) -> None:
    """PostgreSQL takes no text with a zero byte, and the server would say that the database cannot be used."""
    async with opened(postgres) as storage:
        assert await Loader(storage).material("\0") is None
        assert await storage.is_healthy()
