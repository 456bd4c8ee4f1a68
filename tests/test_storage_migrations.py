"""Databases are brought up to date when they are opened, by many processes at once if need be."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from event_loop import in_loop
from loops import FULL
from patience import PATIENCE
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine
from storing import made, numbers, opened

from skye.material import editions
from skye.storage import migrations, postgres, reading, schema
from skye.storage.chain import beginning, intact
from skye.storage.claims import SERVED
from skye.storage.file_lock import FileLock
from skye.storage.interface import StorageError
from skye.storage.opening import open_storage

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once

OPEN = """
import asyncio, sys
import alembic.command, skye.storage.postgres, skye.storage.sqlite  # so that all begin at the same moment
from skye.material.editions import Edition
from skye.storage.interface import Change
from skye.storage.chain import Entry
from skye.storage.opening import open_storage

async def come() -> None:
    storage = await open_storage(sys.argv[1])
    table = await storage.create(sys.argv[2], Change((Entry(1, 1, b"{}"),), None, None, b"{}"), 1, Edition("", "", 0))
    await storage.close()
    print(table)

sys.stdin.read()
asyncio.run(come())
"""


async def looked(url: str, look: Any) -> Any:
    """What a function finds on a connection of its own to the database, without the storage."""
    if url.startswith("sqlite"):
        engine = create_engine(url)
        try:
            with engine.begin() as connection:
                return look(connection)
        finally:
            engine.dispose()
    other = create_async_engine(url.replace("postgresql", "postgresql+asyncpg"))
    try:
        async with other.begin() as there:
            return await there.run_sync(look)
    finally:
        await other.dispose()


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.METADATA))


def details(connection: Connection) -> dict[str, Any]:
    """What the comparison does not look at."""
    found = inspect(connection)
    indexes = {
        index["name"]: {option: str(value) for option, value in index.get("dialect_options", {}).items()}
        for index in found.get_indexes("tables")
    }
    keys = {name: found.get_pk_constraint(name)["constrained_columns"] for name in ("tables", "entries")}
    cascade = found.get_foreign_keys("entries")[0]["options"]
    made = []
    if connection.dialect.name == "sqlite":
        # Its own kinds of table stand only in what made them.
        queries = connection.execute(text("SELECT sql FROM sqlite_master WHERE name IN ('tables', 'entries')"))
        made = [[part in query for part in ("AUTOINCREMENT", "WITHOUT ROWID")] for query in queries.scalars()]
    return {"indexes": indexes, "keys": keys, "cascade": cascade, "made": made}


@in_loop
async def test_the_migrations_make_the_schema(database: str) -> None:
    async with opened(database):
        pass
    assert await looked(database, differences) == []
    migrated = await looked(database, details)

    def fresh(connection: Connection) -> dict[str, Any]:
        schema.METADATA.drop_all(connection)
        schema.METADATA.create_all(connection)
        return details(connection)

    assert await looked(database, fresh) == migrated
    assert migrated["cascade"] == {"ondelete": "CASCADE"}
    assert any(migrated["indexes"]["tables_due"].values()), "only those that are due are in it"
    assert migrated["made"] in ([], [[True, False], [False, True]])


@in_loop
async def test_a_difference_would_be_seen(database: str) -> None:
    async with opened(database):
        pass
    await looked(database, lambda connection: connection.execute(text("DROP INDEX tables_due")))
    assert await looked(database, differences) != []


def test_the_newest_revision_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [schema.REVISION]


@in_loop
async def test_opening_again_changes_nothing(database: str) -> None:
    async with opened(database) as storage:
        table = await made(storage)
    async with opened(database) as storage:
        assert await numbers(storage, table) == [1]


@in_loop
async def test_a_newer_database_is_left_alone(database: str) -> None:
    async with opened(database) as storage:
        table = await made(storage)
    for revision in ("9999", schema.REVISION):
        update = text(f"UPDATE alembic_version SET version_num = '{revision}'")
        await looked(database, lambda connection, update=update: connection.execute(update))
        if revision != schema.REVISION:
            with pytest.raises(StorageError) as refused:
                await open_storage(database, serve=True)
            assert refused.value.key == "storage-newer"
            assert revision in str(refused.value)
    async with opened(database, serve=True) as storage:
        assert await numbers(storage, table) == [1]


@in_loop
async def test_somebody_else_s_database_is_left_alone(database: str) -> None:
    await looked(database, lambda connection: connection.execute(text("CREATE TABLE tables (legs INTEGER)")))
    with pytest.raises(StorageError) as refused:
        await open_storage(database)
    assert refused.value.key == "storage-unreachable"
    assert "already exists" in str(refused.value)
    assert await looked(database, lambda connection: inspect(connection).get_table_names()) == ["tables"]


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """This program as it was before the last revision, until it is undone."""
    for module in (migrations, postgres):
        monkeypatch.setattr(module, "REVISION", "0002")
    return monkeypatch


@asynccontextmanager
async def older_server(url: str) -> AsyncIterator[None]:
    """What is seen of one from outside."""
    if not url.startswith("sqlite"):
        async with opened(url, serve=True):
            yield
        return
    async with opened(url):
        pass
    # This program needs the newest schema to serve a file, but the lock has always been the same.
    lock = FileLock(Path(f"{url.removeprefix('sqlite:///')}.lock"))
    try:
        yield
    finally:
        lock.release()


async def stands_at(url: str) -> str | None:
    found: str | None = await looked(url, migrations.revision)
    return found


@pytest.mark.parametrize("serve", [False, True])
@in_loop
async def test_nobody_upgrades_under_an_older_server(database: str, serve: bool, older: pytest.MonkeyPatch) -> None:
    async with older_server(database):
        older.undo()
        assert await stands_at(database) == "0002"
        with pytest.raises(StorageError) as refused:
            await open_storage(database, serve=serve)
        is_file = database.startswith("sqlite")
        assert refused.value.key == ("storage-in-use" if is_file and serve else "storage-served")
        assert await stands_at(database) == "0002"
    async with opened(database, serve=serve):
        assert await stands_at(database) == schema.REVISION


@in_loop
async def test_a_tool_upgrades_under_another_tool(database: str, older: pytest.MonkeyPatch) -> None:
    async with opened(database):
        older.undo()
        async with opened(database):
            assert await stands_at(database) == schema.REVISION


@in_loop
async def test_a_server_cut_off_during_an_upgrade_writes_nothing(postgres: str) -> None:
    """A server that lost its connection while others upgraded the database writes nothing.

    It loses its mark together with the connection."""
    async with opened(postgres, serve=True) as storage:
        table = await made(storage)
        upgrading = await asyncpg.connect(postgres)
        ours = "application_name = 'skye claims' AND datname = current_database()"
        async with asyncio.timeout(PATIENCE):
            while not await upgrading.fetchval("SELECT pg_try_advisory_lock($1)", SERVED):
                await upgrading.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
        await upgrading.execute("UPDATE alembic_version SET version_num = '9999'")
        await upgrading.close()
        async with asyncio.timeout(PATIENCE):
            while await storage.is_healthy():
                await asyncio.sleep(reading.FRESH / 10)
        for writing in (made(storage, "second"), storage.delete(table)):
            with pytest.raises(StorageError) as refused:
                await writing
            assert refused.value.key == "storage-newer"


def test_many_processes_start_at_once(database: str) -> None:
    count = 6 if FULL else 3
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, database, str(number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(count)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
    told = [process.communicate() for process in processes]
    assert [process.returncode for process in processes] == [0] * count, told
    assert sorted(int(out) for out, _ in told) == list(range(1, count + 1))


BEFORE = """
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY {autoincrement}, code TEXT NOT NULL UNIQUE, created BIGINT NOT NULL,
    changed BIGINT NOT NULL, finished BIGINT, due BIGINT, last BIGINT NOT NULL, about TEXT NOT NULL
);
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number BIGINT NOT NULL, time BIGINT NOT NULL,
    entry TEXT NOT NULL, PRIMARY KEY (table_id, number)
) {without};
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_finished ON tables (finished);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
"""
"""A database of the first version, as it stood before material was kept."""


def make_old(connection: Connection) -> None:
    is_sqlite = connection.dialect.name == "sqlite"
    ways = (
        {"autoincrement": "AUTOINCREMENT", "without": "WITHOUT ROWID"}
        if is_sqlite
        else dict.fromkeys(("autoincrement", "without"), "")
    )
    for statement in BEFORE.format(**ways).split(";"):
        if statement.strip():
            connection.execute(text(statement))
    tables = {
        1: '{"type":"opened","options":{"expansion":null}}',
        2: '{"type":"opened","options":{"expansion":"journeyman"}}',
        3: "{}",
        4: '{"type":"opened","options":{"expansion":"../x"}}',
        5: None,
    }
    for table, first in tables.items():
        row = f"INSERT INTO tables VALUES ({table}, 'code {table}', 1, 1, NULL, NULL, 3, '{{}}')"
        connection.execute(text(row))
        for number, entry in enumerate([first, '{"said":"Ærø"}', "{}"] if first else [], start=1):
            connection.execute(
                text("INSERT INTO entries VALUES (:table, :number, :time, :entry)"),
                {"table": table, "number": number, "time": 7 * number, "entry": entry},
            )


@in_loop
async def test_tables_of_before_get_the_material_of_then(database: str) -> None:
    """Not the one that is shipped when they are brought up to date."""
    await looked(database, make_old)
    async with opened(database, serve=True) as storage:
        texts = {digest: await storage.material(digest) for digest in await storage.materials()}
        named = {digest: msgspec.json.decode(content or "{}") for digest, content in texts.items()}
        expanded = {digest for digest, plain in named.items() if "journeyman" in plain}
        assert (len(named), len(expanded)) == (2, 1)
        for table in range(1, 6):
            row = await storage.row(table)
            assert row is not None
            assert (row.rules, row.material in expanded) == (1, table == 2)
            log = await storage.read(table)
            assert intact(beginning(row.code, row.material, row.rules), 0, log) == len(log) == (0 if table == 5 else 3)
        assert {digest: editions.digest_of(content or "") for digest, content in texts.items()} == {
            digest: digest for digest in texts
        }
        for content in texts.values():
            assert editions.tables_of(content or "").material.tiles
