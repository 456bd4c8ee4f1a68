"""How many games that are not over one address may have opened: tables are kept, so somebody could fill the disk."""

from __future__ import annotations

from collections import OrderedDict

from skye.storage import Storage

MOST_ADDRESSES = 10_000
"""Remembered at once; the one that opened nothing for longest is forgotten."""


class Unfinished:
    """The tables that each address has opened while this process runs."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._codes: OrderedDict[str, set[str]] = OrderedDict()

    def opened(self, address: str, code: str) -> None:
        """An address has opened a table."""
        self._codes.setdefault(address, set()).add(code)
        self._codes.move_to_end(address)
        if len(self._codes) > MOST_ADDRESSES:
            self._codes.popitem(last=False)

    async def may_open(self, address: str, storage: Storage) -> bool:
        """Whether it may open one more; only when it has many is looked which of them go on."""
        codes = self._codes.get(address, set())
        if len(codes) >= self._most:
            rows = {code: await storage.find(code) for code in tuple(codes)}
            codes -= {code for code, row in rows.items() if row is None or row.finished is not None}
        return len(codes) < self._most
