"""A file that one process at a time can hold; the system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """Held from the moment it is made; BlockingIOError when another process holds it."""

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

    def release(self) -> None:
        """Let another process have it."""
        os.close(self._file)
