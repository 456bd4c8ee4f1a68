"""The running checksum of a log: each entry's covers the one before it, so that a change or a gap shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

SIZE = 16
"""Bytes; against damage, not against an attacker who can write to the database."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log; the numbers run 1, 2, 3 …"""

    number: int
    time: int
    """Milliseconds since 1970, as everywhere here."""
    text: bytes
    """UTF-8, without a zero byte, as JSON always is."""
    checksum: str = ""
    """Covers all entries up to this one; the storage sets it when it writes."""


def beginning(code: str, material: str, rules: int) -> str:
    """The checksum before the first entry: it covers what the table was created with too."""
    return _hash(f"{code} {material} {rules}".encode())


def following(before: str, entry: Entry) -> Entry:
    """The entry with its checksum, given that of the one before it."""
    head = f"{before} {entry.number} {entry.time} ".encode()
    return Entry(entry.number, entry.time, entry.text, _hash(head + entry.text))


def chained(before: str, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Consecutive entries with their checksums."""
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
