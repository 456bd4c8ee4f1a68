"""The settings of a server."""

from __future__ import annotations

import os
from typing import Literal

import msgspec

from skye.server.limits import Limits

DAY = 86_400_000
"""Milliseconds."""

KEEP_FINISHED = 90
KEEP_UNFINISHED = 180
"""Days, by default."""
MOST_THINKERS = 64

WILDCARDS = ("", "0.0.0.0", "::")
"""Addresses that mean all network cards."""


def usual_thinkers(workers: int, cores: int | None = None) -> int:
    """Bot processes of each serving process: all of them together as many as there are cores.

    None is reserved for the server: it needs little, and the system lets processes that have slept go first.
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
    home: Literal["computer", "network"] | None = None
    """For the people around one computer, as `play` starts it: for those in front of it, or in the same network too."""
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    thinkers: int = 1
    """Bot processes of each serving process; one more is for quick bots only."""
    hosts: tuple[str, ...] | None = None
    """Host names under which it is reached; None for any."""
    origins: tuple[str, ...] = ()
    """Origins of other servers whose pages may use it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to name the client."""
    log: Literal["json", "text"] = "json"
    level: str = "info"
    log_file: str | None = None
    """The file for the log, of one process only; None for standard error."""
    keep_finished: int | None = KEEP_FINISHED
    """Days that a finished table is kept, counted while a server is running; None for ever."""
    keep_unfinished: int | None = KEEP_UNFINISHED
    """Days that an unfinished table is kept after the last move or connection; None for ever."""
    ping: float = 20.0
    """Seconds between two pings of a socket, and the timeout for the answer to each."""
    limits: Limits = Limits()
