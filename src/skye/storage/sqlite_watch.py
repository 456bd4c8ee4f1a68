"""Whether an SQLite file is still the one that was opened: writes to a deleted one are lost."""

from __future__ import annotations

from pathlib import Path

from skye.storage.interface import StorageError

Identity = tuple[int, int]


class FileWatch:
    """The database and its log with the newest commits, by their identity in the file system."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._known: dict[Path, Identity | None] = {}

    def remember(self) -> None:
        """Record the right files, the first time; called while a transaction is open.

        Before that, another process may delete the log because it is the last to close the file; SQLite makes another.
        """
        if not self._known:
            self._known = {path: _identity(path) for path in (self._path, self._log)}

    def check(self) -> None:
        """StorageError if one of the files is missing or replaced."""
        for path, known in self._known.items():
            if _identity(path) != known:
                raise StorageError("storage-replaced", file=str(path))


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
