"""Logs that a database cannot be used: at once, then once a minute, and when it is over."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from skye.material.errors import logged

EVERY = 60.0
"""Seconds between two lines."""

log = logging.getLogger(__name__)


class Outage:
    """However many queries fail, and wherever: one line a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.is_logged = False
        """Whether to log: while a database is being opened the error itself is enough."""
        self._now = now
        self._said: float | None = None
        self._failures = 0

    def failed(self, reason: object) -> None:
        """An operation failed."""
        self._failures += 1
        moment = self._now()
        if self.is_logged and (self._said is None or moment - self._said >= EVERY):
            log.warning("the database cannot be used (%d failures): %s", self._failures, logged(reason))
            self._said, self._failures = moment, 0

    def worked(self) -> None:
        """An operation succeeded."""
        if self._said is not None and self._now() - self._said >= EVERY:
            # Not sooner: if every second query fails there would be a line for each.
            self._said, self._failures = None, 0
            log.warning("the database can be used again")
