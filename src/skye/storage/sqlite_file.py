"""An SQLite file as it is opened here: acknowledged means on disk, and readers never wait for the writer."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from skye.storage.file_lock import FileLock
from skye.storage.interface import StorageError

PATIENCE = 20
"""Seconds to wait while another process writes."""

EXAMINING = 20.0
"""Seconds that the check of a file may take before it is served: about 10 GB on a fast disk."""

STEPS = 10_000
"""SQLite instructions between two looks at the clock."""

log = logging.getLogger(__name__)

_SETTINGS = (
    "synchronous = FULL",
    "fullfsync = ON",  # without it macOS leaves the last step to the drive
    "foreign_keys = ON",
    "journal_size_limit = 67108864",
)


def writing_engine(path: Path) -> Engine:
    """One connection; a transaction locks out other writers from its beginning, so that it never fails halfway."""
    engine = quiet_engine(path)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def quiet_engine(path: Path) -> Engine:
    """One connection that makes no checkpoints of its own: commits would wait for them."""
    return _engine(path, 1, ("wal_autocheckpoint = 0",))


def reading_engine(path: Path, connections: int) -> Engine:
    """Each query by itself sees what is committed."""
    return _engine(path, connections, ("query_only = ON",))


def _engine(path: Path, connections: int, settings: tuple[str, ...]) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(path))
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,  # what is written does not belong in a log
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        # The driver would begin transactions on its own.
        connection.isolation_level = None
        # Bytes that are not text are damage of one table, which its checksums show, not a failure of the database.
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        _use_wal(connection)
        for setting in (*_SETTINGS, *settings):
            connection.execute(f"PRAGMA {setting}").close()

    return engine


def _use_wal(connection: sqlite3.Connection) -> None:
    """Change a new file to WAL: where two do so at the same moment SQLite refuses one at once, whatever its timeout."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def serving_lock(path: Path) -> FileLock:
    """Keeps a second serving process away from the file."""
    try:
        return FileLock(path.with_name(f"{path.name}.lock"))
    except BlockingIOError as error:
        raise StorageError("storage-in-use", file=str(path)) from error


def examine(path: Path, seconds: float = EXAMINING) -> None:
    """StorageError if the file is damaged; one too large to be checked in this time is trusted."""
    if not path.exists() or not path.stat().st_size:
        return
    end = time.monotonic() + seconds
    with closing(sqlite3.connect(path, PATIENCE)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError as error:
            if "interrupted" not in str(error):
                raise
            log.warning("%s is too large to be examined at every start; “skye tables check” does it", path.name)
            return
    if found != "ok":
        raise StorageError("storage-damaged", url=f"sqlite:///{path}", problem=str(found).splitlines()[-1])


def make_private(path: Path) -> None:
    """Let only its owner read a new file; the files that SQLite creates next to it follow."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
