"""Databases as fixtures, for test files that say `pytest_plugins = ("database_fixtures",)`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import fresh_database, require_postgres, temporary_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One server for all tests of this process."""
    require_postgres()
    with temporary_postgres(durable=False) as url:
        yield url


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with fresh_database(postgres_server) as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a file of SQLite that is not there yet."""
    return f"sqlite:///{tmp_path}/skye.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    return str(request.getfixturevalue(request.param))
