"""How many files the system lets this process open: every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

RESERVED = 128
"""For everything besides connections: the database, the log."""

FOR_PROCESS = 4
"""For each worker process."""

FEWEST = 16
"""Connections that are allowed in any case."""

LARGE = 65_536
"""Requested where the system names no limit, or one that it does not really grant."""


def raise_limit() -> int | None:
    """Raise the limit as far as the system allows; returns the new limit, None if there is none."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, LARGE, 10_240):  # macOS says unlimited and grants 10240
        if soft != resource.RLIM_INFINITY and (wanted == resource.RLIM_INFINITY or wanted > soft):
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                break
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def connections(wanted: int, processes: int) -> int:
    """How many connections there is room for besides this many processes, at most as many as are wanted."""
    files = raise_limit()
    return wanted if files is None else min(wanted, max(FEWEST, files - RESERVED - FOR_PROCESS * processes))
