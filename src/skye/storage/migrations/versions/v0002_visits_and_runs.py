"""When tables were last visited, and when servers were running: expiry and clocks depend on it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    numbered = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "visits",
        sa.Column(
            "table_id",
            numbered,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "runs",
        sa.Column("id", numbered, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
