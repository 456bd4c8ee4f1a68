"""What a database complains of, as an error that a person can read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from skye.storage import StorageError, shown


def unreachable(url: str, error: BaseException) -> StorageError:
    """The error for a database that cannot be used, without the query and without its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, OSError) and cause.strerror:
        reason = cause.strerror
    elif isinstance(cause, SQLAlchemyError):
        reason = str(cause.args[0]) if cause.args else type(cause).__name__
    else:
        # The adapter of asyncpg puts the class before the message.
        reason = str(cause).rpartition(">: ")[2].partition("\n")[0] or type(cause).__name__
    return StorageError("storage-unreachable", url=shown(url), reason=reason.rstrip("."))


@contextmanager
def complaints(url: str, *kinds: type[Exception]) -> Iterator[None]:
    """Turn what the database and its driver raise into a StorageError."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, (SQLAlchemyError, OSError, *kinds)):
            raise
        raise unreachable(url, error) from error
