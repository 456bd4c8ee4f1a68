"""What Alembic runs for an upgrade: the connection and its transaction are those of the caller."""

from __future__ import annotations

from alembic import context

from skye.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
