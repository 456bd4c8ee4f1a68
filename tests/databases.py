"""Real databases for tests and benchmarks: files of SQLite, and a PostgreSQL server that is gone afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from patience import PATIENCE
from ports import free_port

USER = "skye"

_numbers = count(1)
_spare: dict[str, list[str]] = {}
"""Empty databases of each server."""


def postgres_programs() -> Path | None:
    """The folder with `initdb` and `postgres`, None where PostgreSQL is not installed."""
    candidates = []
    if found := shutil.which("postgres"):
        candidates += [Path(found).parent, Path(found).resolve().parent]
    if found := shutil.which("pg_config"):
        result = subprocess.run([found, "--bindir"], capture_output=True, text=True, check=False)
        candidates.append(Path(result.stdout.strip()))
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def require_postgres() -> None:
    """Skip a test where PostgreSQL is not installed; where changes are checked it has to be."""
    import pytest

    if postgres_programs() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed")


@contextmanager
def temporary_postgres(*, durable: bool = True) -> Iterator[str]:
    """A server of one's own on loopback, with an empty database: its address. One that is not durable starts and
    writes faster, and loses nothing as long as the machine runs."""
    programs = postgres_programs()
    if programs is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="skye-postgres-"))
    try:
        _give_away(folder)
        data = folder / "data"
        options = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync"]
        _run([programs / "initdb", f"--pgdata={data}", *options])
        server, port = _start(programs, folder, data, durable=durable)
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            # At once and without writing anything back: the folder goes anyway.
            server.send_signal(signal.SIGQUIT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """An empty database on a server; afterwards it is emptied for the next test, faster than a new one is made."""
    spare = _spare.setdefault(server, [])
    if not spare:
        spare.append(f"test_{os.getpid()}_{next(_numbers)}")
        command(server, f"CREATE DATABASE {spare[-1]}")
    name = spare.pop()
    yield f"{server.rpartition('/')[0]}/{name}"
    asyncio.run(_empty(server, name))
    spare.append(name)


async def _empty(server: str, name: str) -> None:
    """Send away whoever is still connected to a database, and take everything out of it."""
    leave = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    for url, script in (
        (server, f"{leave}; ALTER DATABASE {name} RESET ALL"),
        (f"{server.rpartition('/')[0]}/{name}", "DROP SCHEMA public CASCADE; CREATE SCHEMA public"),
    ):
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(script)
        finally:
            await connection.close()


def command(url: str, query: str) -> None:
    """Do something on PostgreSQL where no event loop runs."""
    asyncio.run(ask(url, query))


async def ask(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a query on PostgreSQL gives, on a connection apart from the program under test."""
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


def _start(programs: Path, folder: Path, data: Path, *, durable: bool) -> tuple[subprocess.Popen[bytes], int]:
    """The server once it answers, and its port; another one is tried when somebody else was quicker to take it."""
    for _ in range(5):
        port = free_port()
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": folder,
            "max_connections": 100,
            "fsync": "on" if durable else "off",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [*_as_nobody(), programs / "postgres", "-D", data, *options], stdout=log, stderr=log, cwd=folder
            )
        end = time.monotonic() + PATIENCE
        while server.poll() is None and time.monotonic() < end:
            if _is_ready(data):
                return server, port
            time.sleep(0.02)
        server.kill()
        server.wait()
    raise RuntimeError("PostgreSQL does not start: " + (folder / "log").read_text(errors="replace")[-2000:])


def _is_ready(data: Path) -> bool:
    """The server says so in the last line of this file."""
    try:
        lines = (data / "postmaster.pid").read_text().splitlines()
    except OSError:
        return False
    return len(lines) >= 8 and lines[7].strip() == "ready"


def _run(arguments: list[object]) -> None:
    result = subprocess.run(
        [*_as_nobody(), *map(str, arguments)], capture_output=True, text=True, check=False, cwd=tempfile.gettempdir()
    )
    if result.returncode:
        raise RuntimeError(f"{arguments[0]} failed: {result.stdout}{result.stderr}")


def _as_nobody() -> list[str]:
    """PostgreSQL refuses to run as root, who has to become somebody else for it. The server ends with us if it can."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--pdeathsig=QUIT"]


def _give_away(folder: Path) -> None:
    if _as_nobody():
        shutil.chown(folder, "nobody", "nogroup")
