"""Whether a file of SQLite is still the one that was opened: what is written to one that was deleted is lost."""

from __future__ import annotations

from pathlib import Path

from skye.storage import StorageError

Identity = tuple[int, int]


class FileWatch:
    """The database and its log, in which the newest commits stand, by what the file system calls them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._known: dict[Path, Identity] = {}

    def check(self) -> None:
        """StorageError if one of the files is gone or another one; a file seen for the first time is remembered."""
        for path in (self._path, self._log):
            found = _identity(path)
            known = self._known.get(path)
            if known is None and found is not None:
                self._known[path] = found
            elif found != known:
                raise StorageError("storage-replaced", file=str(path))


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
