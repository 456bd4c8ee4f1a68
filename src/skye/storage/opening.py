"""The storage at an address, SQLite or PostgreSQL."""

from __future__ import annotations

from skye.storage.addresses import file_of, is_text
from skye.storage.interface import Storage, StorageError

CONNECTIONS = 10
"""Connections to PostgreSQL from one process, besides the two for claims and notices."""


async def open_storage(url: str, *, serve: bool = False, connections: int = CONNECTIONS) -> Storage:
    """The storage at an address such as sqlite:///skye.db or postgresql://name@host/database, upgraded if necessary.

    A server says that it serves tables: with SQLite only one process can, and nobody else upgrades the database then.
    Others may read and write at the same time.
    """
    kind = url.partition("://")[0]
    if not is_text(url):
        raise StorageError("storage-url")
    if kind == "sqlite":
        from skye.storage.sqlite import SqliteStorage

        return await SqliteStorage.open(file_of(url), serve=serve)
    if kind in ("postgresql", "postgres"):
        from skye.storage.postgres import PostgresStorage

        return await PostgresStorage.open(url, serve=serve, connections=connections)
    raise StorageError("storage-url")
