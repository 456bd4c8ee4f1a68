"""The tables of the database: game tables, the entries of their logs, visits, runs of servers, materials, health."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text

REVISION = "0003"
"""The newest migration: a database at this revision needs none."""

METADATA = MetaData()

MATERIALS = Table(
    "materials",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("content", Text, nullable=False),
)

HEALTH = Table(
    "health",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("writes", BigInteger, nullable=False),
)
"""One row, written to check that writing works."""

# SQLite numbers rows only in a column of exactly this type.
_NUMBERED = BigInteger().with_variant(Integer, "sqlite")

TABLES = Table(
    "tables",
    METADATA,
    Column("id", _NUMBERED, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("due", BigInteger),
    Column("last", BigInteger, nullable=False),
    Column("about", Text, nullable=False),
    # Tables from before this column were created with the first version of the rules.
    Column("material", Text, nullable=False, server_default=sa.text("''")),
    Column("rules", Integer, nullable=False, server_default="1"),
    # The number of a deleted table is never reused: somebody may still have the old one in memory.
    sqlite_autoincrement=True,
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", _NUMBERED, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("checksum", Text, nullable=False, server_default=sa.text("''")),
    # A log is read as a whole: its entries are stored next to each other.
    sqlite_with_rowid=False,
)

VISITS = Table(
    "visits",
    METADATA,
    Column("table_id", _NUMBERED, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True, autoincrement=False),
    # When somebody was last connected, give or take some hours.
    Column("time", BigInteger, nullable=False),
)

RUNS = Table(
    "runs",
    METADATA,
    Column("id", _NUMBERED, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

_IS_DUE = TABLES.c.due.is_not(None)
Index("tables_due", TABLES.c.due, postgresql_where=_IS_DUE, sqlite_where=_IS_DUE)
Index("tables_finished", TABLES.c.finished)
