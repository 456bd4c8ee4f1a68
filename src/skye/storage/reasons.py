"""Errors of a database as errors that a person can read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from skye.material.system_errors import reason
from skye.material.words import Phrase
from skye.storage.addresses import shown
from skye.storage.interface import DeletedError, StaleError, StorageError
from skye.storage.outage import Outage

DAMAGED = ("disk image is malformed", "malformed database schema")
"""What SQLite says about a damaged file."""

SAID = {
    "unable to open database file": "system-unopened",
    "attempt to write a readonly database": "system-read-only",
    "database or disk is full": "system-full",
    "disk I/O error": "system-disk",
    "file is not a database": "system-no-database",
}
"""Messages for what SQLite says about a file that it cannot use."""


def unreachable(url: str, error: BaseException) -> StorageError:
    """The error for a database that cannot be used, without the query and without its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, OSError):
        return StorageError("storage-unreachable", url=shown(url), reason=reason(cause))
    if isinstance(cause, SQLAlchemyError):
        said = str(cause.args[0]) if cause.args else type(cause).__name__
    else:
        # The adapter of asyncpg puts the class before the message.
        said = str(cause).rpartition(">: ")[2].partition("\n")[0] or type(cause).__name__
    if any(damage in said for damage in DAMAGED):
        return StorageError("storage-damaged", url=shown(url), problem=said)
    known = Phrase(SAID[said]) if said in SAID else said.rstrip(".")
    return StorageError("storage-unreachable", url=shown(url), reason=known)


@contextmanager
def readable_errors(url: str, outage: Outage, *kinds: type[Exception]) -> Iterator[None]:
    """Turn what the database and its driver raise into a StorageError, and log it."""
    try:
        yield
    except (StaleError, DeletedError):
        raise
    except StorageError as error:
        outage.failed(error)
        raise
    except Exception as error:
        if not isinstance(error, (SQLAlchemyError, OSError, *kinds)):
            raise
        problem = unreachable(url, error)
        outage.failed(problem)
        raise problem from error
    outage.worked()
