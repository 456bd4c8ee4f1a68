"""Tables keep the material that they were begun with and the version of the rules; entries get running checksums."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

RULES = 1
"""The rules of all tables begun before this."""

SHIPPED = files("skye.storage.migrations") / "data"
"""The material that was shipped before this, whatever is shipped now."""


def upgrade() -> None:
    op.create_table(
        "materials",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    health = op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("writes", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("material", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("entries", sa.Column("checksum", sa.Text, nullable=False, server_default=sa.text("''")))
    op.bulk_insert(health, [{"id": 1, "writes": 0}])
    connection = op.get_bind()
    codes = _give_material(connection)
    _give_checksums(connection, codes)


def _give_material(connection: sa.Connection) -> dict[int, str]:
    """Say what each table was begun with; what the first entry of each follows."""
    query = sa.text(
        "SELECT t.id AS id, t.code AS code, e.entry AS entry FROM tables t"
        " LEFT JOIN entries e ON e.table_id = t.id AND e.number = 1"
    )
    found = [(row.id, row.code, _expansion(row.entry)) for row in connection.execute(query)]
    digests: dict[str, str] = {}
    for name in sorted({expansion for _, _, expansion in found}):
        content = _material(name).read_text(encoding="utf-8").strip()
        digests[name] = _hash(content.encode())
        connection.execute(
            sa.text("INSERT INTO materials (digest, content) VALUES (:digest, :content)"),
            {"digest": digests[name], "content": content},
        )
    rows = [{"id": table, "material": digests[name]} for table, _, name in found]
    if rows:
        connection.execute(sa.text(f"UPDATE tables SET material = :material, rules = {RULES} WHERE id = :id"), rows)
    return {table: _hash(f"{code} {digests[name]} {RULES}".encode()) for table, code, name in found}


def _expansion(entry: str | None) -> str:
    """The name of the material that a table was opened with."""
    try:
        name = msgspec.json.decode(entry or "{}")["options"]["expansion"]
    except (msgspec.DecodeError, KeyError, TypeError):
        return "base"
    is_known = isinstance(name, str) and name.isalnum() and _material(name).is_file()
    return name if is_known else "base"


def _material(name: str) -> Traversable:
    return SHIPPED / f"{name}_before_0003.json"


def _give_checksums(connection: sa.Connection, beginnings: dict[int, str]) -> None:
    query = sa.text("SELECT number, time, entry FROM entries WHERE table_id = :id ORDER BY number")
    update = sa.text("UPDATE entries SET checksum = :checksum WHERE table_id = :id AND number = :number")
    for table, checksum in beginnings.items():
        made: list[dict[str, Any]] = []
        for row in connection.execute(query, {"id": table}).all():
            checksum = _hash(f"{checksum} {row.number} {row.time} {row.entry}".encode())
            made.append({"id": table, "number": row.number, "checksum": checksum})
        if made:
            connection.execute(update, made)


def _hash(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()
