"""A file that one process at a time can hold; the system releases it when the process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PLACE = 16
"""The position of the mark; on Windows the first byte is what is locked."""

DIGITS = 20


def is_held(path: Path) -> bool:
    """Whether a process holds the file; it is not created by this."""
    if not path.exists():
        return False
    try:
        FileLock(path).release()
    except BlockingIOError:
        return True
    return False


class FileLock:
    """Held from its creation; BlockingIOError when another process holds it. It stores a number, the mark."""

    def __init__(self, path: Path) -> None:
        # The file is never deleted: another process might just have opened it and would then hold a nameless one.
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                raise BlockingIOError(error.errno, error.strerror) from error
            raise
        os.lseek(self._file, PLACE, os.SEEK_SET)
        found = os.read(self._file, DIGITS).strip()
        self._mark = int(found) if found.isdigit() else 0

    @property
    def mark(self) -> int:
        """The last number stored here, by any process; 0 in a new file."""
        return self._mark

    @mark.setter
    def mark(self, number: int) -> None:
        self._mark = number
        os.lseek(self._file, PLACE, os.SEEK_SET)
        os.write(self._file, str(number).rjust(DIGITS).encode())

    def release(self) -> None:
        """Release it."""
        os.close(self._file)
