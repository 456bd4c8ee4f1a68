"""What only the storage in SQLite does: one server for each file, and many writes in one commit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from event_loop import in_loop
from storing import file_of, made, move, numbers, opened

from skye.storage import sqlite_file
from skye.storage.interface import DeletedError, StaleError, StorageError
from skye.storage.opening import open_storage
from skye.storage.sqlite import SqliteStorage

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once

SERVE = """
import asyncio, sys
from skye.storage.opening import open_storage

async def serve():
    await open_storage(sys.argv[1], serve=True)
    print("serving", flush=True)
    sys.stdin.read()

asyncio.run(serve())
"""


@in_loop
async def test_one_process_serves_a_file(sqlite: str) -> None:
    arguments = [sys.executable, "-c", SERVE, sqlite]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "serving\n"
        with pytest.raises(StorageError) as refused:
            await open_storage(sqlite, serve=True)
        assert refused.value.key == "storage-in-use"
        assert str(file_of(sqlite)) in str(refused.value)
        async with opened(sqlite) as tool:
            table = await made(tool)
            await move(tool, table, 1)
        process.kill()
    async with opened(sqlite, serve=True) as storage:
        assert await numbers(storage, table) == [1, 2]
    async with opened(sqlite, serve=True):
        pass


def test_many_open_a_new_file_at_the_same_moment(tmp_path: Path) -> None:
    """SQLite refuses one of two that change a file to WAL at once: before this was tried again, in about 4 of 100."""
    start = Barrier(8)

    def connect(path: Path) -> None:
        engine = sqlite_file.writing_engine(path)
        start.wait()
        engine.connect().close()
        engine.dispose()

    with ThreadPoolExecutor(start.parties) as threads:
        for number in range(100):
            list(threads.map(connect, [tmp_path / f"{number}.db"] * start.parties))


@in_loop
async def test_the_same_process_serves_a_file_once(sqlite: str) -> None:
    async with opened(sqlite, serve=True):
        with pytest.raises(StorageError) as refused:
            await open_storage(sqlite, serve=True)
        assert refused.value.key == "storage-in-use"


@in_loop
async def test_acknowledged_means_on_disk(sqlite: str) -> None:
    """The settings that it depends on; pulling the plug is not for a test."""
    async with opened(sqlite) as storage:
        assert isinstance(storage, SqliteStorage)

        def settings() -> list[int | str]:
            with storage._writer.connect() as connection:
                names = ("journal_mode", "synchronous", "foreign_keys")
                return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

        assert await asyncio.to_thread(settings) == ["wal", 2, 1]


@in_loop
async def test_only_the_owner_reads_the_file(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        await made(storage)
        for name in ("skye.db", "skye.db-wal"):
            assert stat.S_IMODE(file_of(sqlite).with_name(name).stat().st_mode) == 0o600


@in_loop
async def test_writes_that_come_together_share_a_commit(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        assert isinstance(storage, SqliteStorage)
        tables = [await made(storage, str(number)) for number in range(40)]
        before = storage._commits.commits
        await asyncio.gather(*(move(storage, table, 1) for table in tables))
        assert 1 <= storage._commits.commits - before < 40
        assert [await numbers(storage, table) for table in tables] == [[1, 2]] * 40


@in_loop
async def test_what_is_committed_counts_even_if_it_cannot_be_noted(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite, serve=True) as storage:
        assert isinstance(storage, SqliteStorage)
        assert storage._lock is not None
        (tmp_path / "other").touch()
        unwritable = os.open(tmp_path / "other", os.O_RDONLY)
        os.dup2(unwritable, storage._lock._file)
        os.close(unwritable)
        before = storage._commits.commits
        _, *tables = await asyncio.gather(
            storage.beat(None, 1, 2), *(made(storage, str(number)) for number in range(3))
        )
        assert storage._commits.commits == before + 1
        assert [(run.started, run.seen) for run in await storage.runs()] == [(1, 2)]
        assert [await numbers(storage, table) for table in tables] == [[1]] * 3
        assert [record.levelname for record in caplog.records] == ["WARNING"]


@in_loop
async def test_a_bad_write_fails_alone(sqlite: str) -> None:
    async with opened(sqlite, serve=True) as storage:
        tables = [await made(storage, str(number)) for number in range(12)]
        with closing(sqlite3.connect(file_of(sqlite), isolation_level=None)) as beside:
            beside.execute("PRAGMA foreign_keys = ON")
            # One is deleted, one has gone on, and one has an entry that its row does not know of.
            beside.execute("DELETE FROM tables WHERE id = ?", [tables[3]])
            beside.execute("UPDATE tables SET last = 7 WHERE id = ?", [tables[5]])
            beside.execute("INSERT INTO entries VALUES (?, 2, 0, '{}', '')", [tables[7]])
        results = await asyncio.gather(*(move(storage, table, 1) for table in tables), return_exceptions=True)
        wrong = {3: DeletedError, 5: StaleError, 7: StorageError}
        assert [type(result) for result in results] == [wrong.get(place, type(None)) for place in range(12)]
        good = [table for place, table in enumerate(tables) if place not in wrong]
        assert [await numbers(storage, table) for table in good] == [[1, 2]] * 9
        row = await storage.row(tables[7])
        assert row is not None
        assert row.last == 1, "a write that fails leaves nothing behind"


@in_loop
async def test_a_locked_file(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else writes for too long: all writes that waited fail, and the next ones do not."""
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.1)
    async with opened(sqlite) as storage:
        tables = [await made(storage, str(number)) for number in range(5)]
        with closing(sqlite3.connect(file_of(sqlite), isolation_level=None)) as beside:
            beside.execute("BEGIN IMMEDIATE")
            results = await asyncio.gather(*(move(storage, table, 1) for table in tables), return_exceptions=True)
            assert [type(result) for result in results] == [StorageError] * 5
            assert "database is locked" in str(results[0])
            assert await numbers(storage, tables[0]) == [1], "reading needs no lock"
        for table in tables:
            await move(storage, table, 1)
        assert await numbers(storage, tables[0]) == [1, 2]


@in_loop
async def test_a_write_that_is_cut_off(sqlite: str) -> None:
    """It is written nevertheless, and whoever does not know it cannot write."""
    async with opened(sqlite) as storage:
        table = await made(storage)
        cut = asyncio.create_task(move(storage, table, 1))
        while not storage._commits._waiting:  # type: ignore[attr-defined]
            await asyncio.sleep(0)
        cut.cancel()
        await asyncio.wait([cut])
        assert cut.cancelled()
        with pytest.raises(StaleError):
            await move(storage, table, 1)
        await move(storage, table, 2)
        assert await numbers(storage, table) == [1, 2, 3]


@in_loop
async def test_closing_ends_what_is_under_way(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        tables = [await made(storage, str(number)) for number in range(5)]
        moves = [asyncio.create_task(move(storage, table, 1)) for table in tables]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert await asyncio.gather(*moves) == [None] * 5
    async with opened(sqlite) as storage:
        assert [await numbers(storage, table) for table in tables] == [[1, 2]] * 5


@pytest.mark.parametrize("content", [b"this is not a database, " * 100, None])
@in_loop
async def test_a_file_that_is_no_database(sqlite: str, content: bytes | None) -> None:
    if content is None:
        file_of(sqlite).mkdir()
    else:
        file_of(sqlite).write_bytes(content)
    with pytest.raises(StorageError) as refused:
        await open_storage(sqlite, serve=True)
    assert refused.value.key == "storage-unreachable"
    assert str(file_of(sqlite)) in str(refused.value)
    if content is not None:
        assert file_of(sqlite).read_bytes() == content


@in_loop
async def test_a_folder_is_made(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/new/place 100%/skye.db") as storage:
        await made(storage)
    assert (tmp_path / "new" / "place 100%" / "skye.db").exists()
