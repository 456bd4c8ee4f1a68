"""The first tables: game tables and the entries of their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    numbered = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "tables",
        sa.Column("id", numbered, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "entries",
        sa.Column(
            "table_id",
            numbered,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], postgresql_where=is_due, sqlite_where=is_due)
    op.create_index("tables_finished", "tables", ["finished"])
