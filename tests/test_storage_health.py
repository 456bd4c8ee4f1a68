"""A database that cannot be written, is damaged, or is not the file that was opened: noticed, and said."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from command_line import Skye
from databases import ask
from event_loop import in_loop
from patience import PATIENCE, attempts
from serving import ServerProcess, running
from sqlalchemy import Engine, event
from storing import file_of, made, move, numbers, opened
from table_scenes import finished_log
from wire import hall, new_log

from skye.bots import LADDER
from skye.material import words
from skye.server.bot_pool import BotPool
from skye.server.entries import AnyEntry, Opened
from skye.server.loading import Loader
from skye.server.metrics import Metrics
from skye.server.table import Table
from skye.server.table_registry import TableRegistry
from skye.storage import reading, sqlite, statements
from skye.storage.file_lock import FileLock
from skye.storage.interface import StaleError, StorageError
from skye.storage.opening import open_storage
from skye.wire.client_messages import KINDS
from skye.wire.http_bodies import BotSeat, MySeat, NewTable
from skye.wire.values import Options

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


async def refused(url: str) -> str:
    """Why a file cannot be served."""
    with pytest.raises(StorageError) as told:
        await open_storage(url, serve=True)
    return told.value.key


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Health is looked at again each time."""
    monkeypatch.setattr(reading, "FRESH", 0.0)


@in_loop
async def test_health_is_a_write(database: str, impatient: None) -> None:  # noqa: ARG001
    async with opened(database, serve=True) as storage:
        assert isinstance(storage, reading.ReadingStorage)

        async def writes() -> int:
            return int((await storage._found(statements.WRITES))[0]["writes"])

        before = await writes()
        assert await storage.is_healthy()
        assert await storage.is_healthy()
        assert await writes() >= before + 2


@in_loop
async def test_many_who_ask_share_one_write(database: str) -> None:
    async with opened(database, serve=True) as storage:
        assert isinstance(storage, reading.ReadingStorage)
        proofs: list[int] = []
        prove = storage._prove

        async def counted() -> None:
            proofs.append(1)
            await prove()

        storage._prove = counted  # type: ignore[method-assign]
        assert all(await asyncio.gather(*(storage.is_healthy() for _ in range(50))))
        assert len(proofs) == 1


@in_loop
async def test_a_database_that_takes_nothing(postgres: str, postgres_server: str, impatient: None) -> None:  # noqa: ARG001
    """PostgreSQL answers, and cannot be written, as one that follows another."""
    name = postgres.rpartition("/")[2]
    async with opened(postgres) as storage:
        await ask(postgres, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await ask(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'skye'")
        assert not await storage.is_healthy()
        await ask(postgres_server, f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await ask(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'skye'")
        assert await storage.is_healthy()


def _deleted(file: Path) -> None:
    file.unlink()


def _replaced(file: Path) -> None:
    shutil.copy(file, file.with_suffix(".copy"))
    file.with_suffix(".copy").replace(file)


def _lost_log(file: Path) -> None:
    file.with_name(file.name + "-wal").unlink()


@pytest.mark.parametrize("happens", [_deleted, _replaced, _lost_log])
@in_loop
async def test_a_file_that_is_another_takes_nothing(sqlite: str, happens: object, impatient: None) -> None:  # noqa: ARG001
    """No move is acknowledged that stands only in a file without a name."""
    assert callable(happens)
    file = file_of(sqlite)
    async with opened(sqlite, serve=True) as storage:
        table = await made(storage)
        await move(storage, table, 1)
        assert await storage.is_healthy()
        happens(file)
        outcomes = await asyncio.gather(*(move(storage, table, 2) for _ in range(5)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StorageError] * 5
        assert {error.key for error in outcomes if isinstance(error, StorageError)} == {"storage-replaced"}
        with pytest.raises(StorageError) as unread:
            await storage.read(table)
        assert unread.value.key == "storage-replaced"
        assert not await storage.is_healthy()
        assert happens is not _deleted or not file.exists(), "no empty file takes its place"


@pytest.mark.parametrize("serve", [False, True])
@in_loop
async def test_a_log_that_another_process_deletes_in_leaving(sqlite: str, serve: bool) -> None:
    """The last to close a file deletes its log, also just before it is opened here: SQLite makes another one."""
    async with opened(sqlite):
        pass
    other = sqlite3.connect(file_of(sqlite), check_same_thread=False)
    other.execute("SELECT * FROM tables").close()
    log = file_of(sqlite).with_name("skye.db-wal")
    assert log.exists()

    def leave(*_: object) -> None:
        other.close()
        if not log.exists():
            log.with_name("other").touch()  # takes the number that the log had

    event.listen(Engine, "do_connect", leave)
    try:
        async with opened(sqlite, serve=serve) as storage:
            table = await made(storage)
            await move(storage, table, 1)
            assert await numbers(storage, table) == [1, 2]
            with closing(sqlite3.connect(file_of(sqlite))) as late:
                late.execute("SELECT * FROM tables").close()
            await move(storage, table, 2)
    finally:
        event.remove(Engine, "do_connect", leave)


@in_loop
async def test_moves_go_on_when_the_file_is_back(sqlite: str) -> None:
    file = file_of(sqlite)
    async with opened(sqlite, serve=True) as storage:
        table = await made(storage)
        file.rename(file.with_suffix(".away"))
        with pytest.raises(StorageError):
            await move(storage, table, 1)
        file.with_suffix(".away").rename(file)
        await move(storage, table, 1)
        assert await numbers(storage, table) == [1, 2]


@in_loop
async def test_the_log_does_not_speak_the_language_of_whoever_asked(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite, serve=True) as storage:
        file_of(sqlite).unlink()
        words.use("ru")
        with caplog.at_level(logging.WARNING), pytest.raises(StorageError) as told:
            await storage.row(1)
        assert "удалён" in str(told.value)
        assert "was deleted or replaced" in caplog.text


@in_loop
async def test_a_full_disk(tmp_path: Path, impatient: None) -> None:  # noqa: ARG001
    """A real file system that is full: not healthy, and nothing is acknowledged; with room again all is well."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "skye", disk], capture_output=True, check=False)
    if mounted.returncode:
        if os.environ.get("CI") == "true" and os.geteuid() == 0:
            pytest.fail(mounted.stderr.decode())
        pytest.skip("no file system can be mounted here")
    try:
        async with opened(f"sqlite:///{disk}/skye.db", serve=True) as storage:
            table = await made(storage)
            assert await storage.is_healthy()
            filler = disk / "filler"
            with filler.open("wb", buffering=0) as stream, suppress(OSError):
                while True:
                    stream.write(b"x" * 4096)
            # There may be some room left in the log.
            known, problem = 1, None
            for _ in range(1000):
                try:
                    await move(storage, table, known)
                    known += 1
                except StaleError:
                    raise
                except StorageError as error:
                    problem = error
                    break
            assert problem is not None
            assert "full" in str(problem)
            assert not await storage.is_healthy()
            filler.unlink()
            assert await storage.is_healthy()
            await move(storage, table, known)
            assert await numbers(storage, table) == list(range(1, known + 2))
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


@in_loop
async def test_a_damaged_file_is_not_served(sqlite: str) -> None:
    async with opened(sqlite, serve=True) as storage:
        tables = [await made(storage, f"code {number}", entries=50) for number in range(50)]
        assert tables
    file = file_of(sqlite)
    content = bytearray(file.read_bytes())
    for page in range(5, len(content) // 4096, 7):
        content[4096 * page : 4096 * page + 200] = b"\xff" * 200
    file.write_bytes(content)
    assert await refused(sqlite) == "storage-damaged"


def _coded(log: list[AnyEntry], code: str) -> list[AnyEntry]:
    first = log[0]
    assert isinstance(first, Opened)
    return [msgspec.structs.replace(first, code=code), *log[1:]]


@in_loop
async def test_a_table_that_cannot_be_read_does_not_hold_up_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    log = finished_log()
    async with hall(tmp_path) as server:
        for number in range(4):
            await server.put(_coded(log, f"code-{number}"))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET due = 1 WHERE id = 1")
        connection.execute("VACUUM")
        [inside] = connection.execute("SELECT checksum FROM entries WHERE table_id = 1 AND number = 20").fetchone()
    with file.open("r+b") as stream:
        stream.seek(file.read_bytes().index(inside.encode()) // 4096 * 4096)
        stream.write(b"\xff" * 8)
    monkeypatch.setattr(sqlite, "examine", lambda _: None)  # as with a file that is too large for it
    async with hall(tmp_path) as server:
        with pytest.raises(StorageError):
            await server.storage.read(1)
        await server.put(_coded(new_log(2, Options(), seed=1, bots={0: "random", 1: "random"}), "code-9"))
        async with asyncio.timeout(PATIENCE):
            while (await server.storage.list(is_finished=True))[0].code != "code-9":
                await asyncio.sleep(0.05)
            sweeps = server.registry._sweeps
            while server.registry._sweeps == sweeps:
                await asyncio.sleep(0.05)


@in_loop
async def test_a_sweep_ends_where_the_database_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One failure, not one for each table where something is due."""
    file = tmp_path / "tables.db"
    loads: list[int] = []
    load = Loader.load

    async def lost(self: Loader, number: int) -> Table | None:
        if not loads:
            file.rename(file.with_suffix(".away"))
        loads.append(number)
        return await load(self, number)

    async with hall(tmp_path) as server:
        for number in range(5):
            await server.put(_coded(new_log(2, Options(), seed=number), f"code-{number}"))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET due = 1")
    storage = await open_storage(f"sqlite:///{file}", serve=True)
    registry = TableRegistry(storage, BotPool(1), Metrics("test", KINDS, LADDER))
    monkeypatch.setattr(Loader, "load", lost)
    with pytest.raises(StorageError):
        await registry._sweep_once()
    assert loads == [1]
    await storage.close()


def test_the_sentence_says_what_to_do(skye: Skye, sqlite: str) -> None:
    test_a_damaged_file_is_not_served(sqlite)
    told = skye("serve", "--database", sqlite, "--port", 0)
    assert told.code == 1
    assert ".recover" in told.err
    assert len(told.err.strip().splitlines()) == 1
    checked = skye("tables", "check", "--database", sqlite)
    assert checked.code == 1


@in_loop
async def test_a_file_that_is_gone_at_the_start(sqlite: str) -> None:
    async with opened(sqlite, serve=True) as storage:
        await made(storage)
    file_of(sqlite).unlink()
    assert await refused(sqlite) == "storage-missing"
    assert not file_of(sqlite).exists()
    file_of(sqlite).with_name("skye.db.lock").unlink()
    async with opened(sqlite, serve=True) as storage:
        assert await storage.list() == []


WRITE_AND_DIE = """
import asyncio, os, sys
sys.path.insert(0, sys.argv[2])
from storing import made, move
from skye.storage.opening import open_storage

async def write() -> None:
    storage = await open_storage(sys.argv[1], serve=True)
    table = await made(storage)
    for known in range(1, 20):
        await move(storage, table, known)
    os._exit(9)

asyncio.run(write())
"""


@in_loop
async def test_a_log_that_is_gone_at_the_start(sqlite: str) -> None:
    """After a crash the newest moves stand in the log alone; without it they are missed, with it nothing is."""
    command = [sys.executable, "-c", WRITE_AND_DIE, sqlite, str(Path(__file__).parent)]
    assert subprocess.run(command, check=False).returncode == 9
    log = file_of(sqlite).with_name("skye.db-wal")
    kept = log.read_bytes()
    assert len(kept) > 10_000
    log.unlink()
    assert await refused(sqlite) == "storage-older"
    for name in ("skye.db-wal", "skye.db-shm"):
        file_of(sqlite).with_name(name).unlink(missing_ok=True)
    log.write_bytes(kept)
    async with opened(sqlite, serve=True) as storage:
        [row] = await storage.list()
        assert await numbers(storage, row.table) == list(range(1, 21))


@in_loop
async def test_a_tool_removing_the_log_after_a_crash_loses_nothing(sqlite: str) -> None:
    """A tool that opens the database after a crash removes its write-ahead log; nothing is lost."""
    command = [sys.executable, "-c", WRITE_AND_DIE, sqlite, str(Path(__file__).parent)]
    assert subprocess.run(command, check=False).returncode == 9
    with closing(sqlite3.connect(file_of(sqlite))) as tool:
        assert tool.execute("SELECT count(*) FROM entries").fetchone() == (20,)
    assert not file_of(sqlite).with_name("skye.db-wal").exists()
    async with opened(sqlite, serve=True) as storage:
        [row] = await storage.list()
        assert await numbers(storage, row.table) == list(range(1, 21))


def test_a_lock_keeps_its_mark(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lock")
    assert lock.mark == 0
    for number in (5, 123_456, 7):
        lock.mark = number
    lock.release()
    again = FileLock(tmp_path / "lock")
    assert again.mark == 7
    again.release()


def status(server: ServerProcess, path: str, body: object = None) -> int:
    return answered(server, path, body)[0]


def answered(server: ServerProcess, path: str, body: object = None) -> tuple[int, bytes]:
    request = Request(
        server.url + path,
        data=None if body is None else msgspec.json.encode(body),
        headers={"content-type": "application/json"},
    )
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status), answer.read()
    except HTTPError as error:
        with error:
            return error.code, error.read()


def test_a_server_says_that_its_file_is_gone(sqlite: str, tmp_path: Path) -> None:
    new = NewTable((MySeat("me"), BotSeat("random")))
    with running(sqlite, tmp_path / "log") as server:
        assert status(server, "/api/tables", new) == 201
        file_of(sqlite).unlink()
        code, content = answered(server, "/api/tables", new)
        assert (code, msgspec.json.decode(content)["problem"]["key"]) == (503, "socket-again")
        assert str(tmp_path).encode() not in content, "where the file is concerns only who runs the server"
        for _ in attempts():
            if status(server, "/health") == 503:  # what it found holds for a second
                break
        else:
            pytest.fail("it says that all is well")
    log = (tmp_path / "log").read_text()
    assert "deleted or replaced" in log
    assert "traceback" not in log.lower()


@in_loop
async def test_a_file_that_somebody_else_holds(
    sqlite: str,
    impatient: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "HEALTHY", 0.3)
    async with opened(sqlite, serve=True) as storage:
        await made(storage)
        with closing(sqlite3.connect(file_of(sqlite), isolation_level=None)) as beside:
            beside.execute("BEGIN IMMEDIATE")
            assert not await storage.is_healthy()
        async with asyncio.timeout(PATIENCE):
            while not await storage.is_healthy():
                pass
