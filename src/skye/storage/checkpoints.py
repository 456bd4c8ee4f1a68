"""Copies commits from SQLite's write-ahead log into its file in a separate thread, so that the writer does not wait."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from skye.storage.sqlite_file import quiet_engine

log = logging.getLogger(__name__)

EVERY = 500
"""Commits between two checkpoints: a few megabytes."""


class Checkpoints:
    """The thread for checkpoints."""

    def __init__(self, path: Path) -> None:
        self._engine = quiet_engine(path)
        self._thread = ThreadPoolExecutor(1, "skye-checkpoint")
        self._commits = 0
        self._work: Future[None] | None = None

    def committed(self) -> None:
        """Something was committed; called by the writer."""
        self._commits += 1
        if self._commits % EVERY == 0 and (self._work is None or self._work.done()):
            self._work = self._thread.submit(self._checkpoint)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()
        self._engine.dispose()

    def _checkpoint(self) -> None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except DBAPIError as error:  # the next one does it
            log.warning("the log of SQLite was not brought into its file: %s", error.orig)
