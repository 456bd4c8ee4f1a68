"""The running checksum of a log: that of each entry covers the one before it, so that a change or a gap shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

SIZE = 16
"""Bytes; against damage, not against somebody who can write the database."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log; the numbers run 1, 2, 3 …"""

    number: int
    time: int
    """Milliseconds since 1970, as everywhere here."""
    text: bytes
    """UTF-8, without a zero byte, as JSON always is."""
    checksum: str = ""
    """Covers all entries up to this one; the storage makes it when it writes."""


def beginning(code: str, material: str, rules: int) -> str:
    """What the first entry of a table follows: what the table was begun with cannot be changed unnoticed either."""
    return _hash(f"{code} {material} {rules}".encode())


def following(before: str, entry: Entry) -> Entry:
    """The entry with its checksum, where the one before it has this one."""
    head = f"{before} {entry.number} {entry.time} ".encode()
    return Entry(entry.number, entry.time, entry.text, _hash(head + entry.text))


def chained(before: str, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries that follow each other, with their checksums."""
    found = []
    for entry in entries:
        made = following(before, entry)
        found.append(made)
        before = made.checksum
    return tuple(found)


def intact(before: str, last: int, entries: Sequence[Entry]) -> int:
    """How many of these entries, which should follow the one with this number and checksum, do so unchanged."""
    for count, entry in enumerate(entries):
        if entry.number != last + count + 1 or following(before, entry).checksum != entry.checksum:
            return count
        before = entry.checksum
    return len(entries)


def _hash(content: bytes) -> str:
    return blake2b(content, digest_size=SIZE).hexdigest()
