"""Upgrades a database to the tables of `schema.py`, step by step; a new step is a file in `versions/` that names the
one before it, and its name becomes `schema.REVISION`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

from skye.storage.interface import StorageError
from skye.storage.schema import REVISION

_VERSION = table("alembic_version", column("version_num"))


def upgrade(connection: Connection, url: str, is_served: Callable[[Connection], bool]) -> None:
    """Upgrade the database to the newest revision, inside a transaction that keeps every other process out.

    Not under a running server, which is then an older one: its writes would lack what the newer schema needs.
    """
    found = revision(connection)
    if found == REVISION:
        return
    # Alembic takes half a second to import, and an up-to-date database does not need it.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    # A percent sign would begin a substitution.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StorageError("storage-newer", url=url, revision=found)
    if found is not None and is_served(connection):
        raise StorageError("storage-served", url=url)
    config.attributes["connection"] = connection
    command.upgrade(config, REVISION)


def revision(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    found = connection.execute(select(_VERSION.c.version_num)).scalar_one_or_none()
    return None if found is None else str(found)
