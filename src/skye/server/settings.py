"""What somebody who runs a server decides."""

from __future__ import annotations

import os
from typing import Literal

import msgspec

from skye.server.limits import Limits

DAY = 86_400_000
"""Milliseconds."""

KEEP_FINISHED = 90
KEEP_UNFINISHED = 180
"""Days, unless something else is asked for."""
MOST_THINKERS = 64


def usual_thinkers(workers: int, cores: int | None = None) -> int:
    """Processes for bots of each process that serves: all of them together as many as there are cores.

    None is left out for the server: it needs little, and the system lets what has slept go first.
    """
    if cores is None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_THINKERS, cores // workers))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server, as its command line asks for it."""

    database: str
    """sqlite:///FILE or postgresql://…"""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    thinkers: int = 1
    """Processes for bots, of each process that serves; one more is for quick bots alone."""
    hosts: tuple[str, ...] | None = None
    """Names under which it may be addressed; None for any."""
    origins: tuple[str, ...] = ()
    """Pages of other servers that may talk to it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say who asks."""
    log: Literal["json", "text"] = "json"
    level: str = "info"
    log_file: str | None = None
    """Where the log goes, of one process only; None for standard error."""
    keep_finished: int | None = KEEP_FINISHED
    """Days that a finished table is kept, counted while a server is running; None for ever."""
    keep_unfinished: int | None = KEEP_UNFINISHED
    """Days that a table is kept at which nobody has moved or been connected; None for ever."""
    ping: float = 20.0
    """Seconds between two signs of life that a socket is asked for, and for which each is waited."""
    limits: Limits = Limits()
