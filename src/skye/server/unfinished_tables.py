"""How many tables one address may open, and have open: tables are stored, so somebody could fill the disk."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from skye.server.limits import Buckets, Limits, Now
from skye.server.proposals import RequestError
from skye.storage.interface import Storage

MOST_ADDRESSES = 10_000
"""Addresses stored at once; the one that opened nothing for longest is dropped."""


class ManyTablesError(RequestError):
    """An address that has opened many tables has to wait."""


class Openings:
    """The tables that each address has opened while this process runs."""

    def __init__(self, limits: Limits, now: Now) -> None:
        self._most = limits.unfinished_tables_per_address
        self._pace = Buckets(limits.tables_per_address, now)
        self._codes: OrderedDict[str, set[str]] = OrderedDict()

    def opened(self, address: str, code: str) -> None:
        """An address has opened a table."""
        self._codes.setdefault(address, set()).add(code)
        self._codes.move_to_end(address)
        if len(self._codes) > MOST_ADDRESSES:
            self._codes.popitem(last=False)

    async def check(self, address: str, storage: Storage) -> None:
        """Raise an error unless it may open one more; which tables still go on is checked only when it has many."""
        if not self._pace.take(address):
            raise ManyTablesError("server-tables")
        codes = self._codes.get(address, set())
        if len(codes) >= self._most:
            rows = {code: await storage.find(code) for code in tuple(codes)}
            codes -= {code for code, row in rows.items() if row is None or row.finished is not None}
        if len(codes) >= self._most:
            raise ManyTablesError("server-tables")


class Opening(NamedTuple):
    """A table that somebody at this address wants to open."""

    openings: Openings
    address: str
    storage: Storage

    async def check(self) -> None:
        """Raise an error unless they may."""
        await self.openings.check(self.address, self.storage)

    def done(self, code: str) -> None:
        """The table was opened."""
        self.openings.opened(self.address, code)
