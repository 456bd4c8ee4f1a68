"""The queries of the storage, most of them the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Executable,
    RowMapping,
    Select,
    Text,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from skye.material.editions import Edition
from skye.storage.chain import Entry
from skye.storage.interface import Change, Row
from skye.storage.schema import ENTRIES, HEALTH, MATERIALS, RUNS, TABLES, VISITS

AT_ONCE = 100
"""Tables that one transaction deletes: moves at other tables get their turn in between."""

LASTS = select(TABLES.c.id, TABLES.c.last).where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
FIND = select(TABLES).where(TABLES.c.code == bindparam("code"))
ROW = select(TABLES).where(TABLES.c.id == bindparam("table"))
LAST = select(TABLES.c.last).where(TABLES.c.id == bindparam("table"))
READ = (
    select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.entry, ENTRIES.c.checksum)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number > bindparam("after"))
    .order_by(ENTRIES.c.number)
)
DUE = (
    select(TABLES.c.id)
    .where(TABLES.c.due <= bindparam("before"))
    .order_by(TABLES.c.due, TABLES.c.id)
    .limit(bindparam("most"))
)
MATERIAL = select(MATERIALS.c.content).where(MATERIALS.c.digest == bindparam("digest"))
DIGESTS = select(MATERIALS.c.digest).order_by(MATERIALS.c.digest)
PROVE = update(HEALTH).values(writes=HEALTH.c.writes + 1)
WRITES = select(HEALTH.c.writes)
MOVE = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.last == bindparam("known"))
DELETE = delete(TABLES).where(TABLES.c.id == bindparam("table"))

# Only from existing ones: one may just have been deleted.
VISITORS = select(TABLES.c.id, bindparam("time", type_=BigInteger)).where(
    TABLES.c.id.in_(bindparam("tables", expanding=True))
)
RUN = insert(RUNS).returning(RUNS.c.id)
BEAT = update(RUNS).where(RUNS.c.id == bindparam("run"))
ALL_RUNS = select(RUNS.c.started, RUNS.c.seen).order_by(RUNS.c.started)
NEWEST = select(
    func.coalesce(select(func.max(TABLES.c.changed)).scalar_subquery(), 0).label("changed"),
    func.coalesce(select(func.max(RUNS.c.seen)).scalar_subquery(), 0).label("seen"),
)

_moved = (
    MOVE.values({name: bindparam(f"new_{name}") for name in ("changed", "finished", "due", "last", "about")})
    .returning(TABLES.c.id)
    .cte("moved")
)
_written = (
    func.unnest(
        bindparam("numbers", type_=ARRAY(BigInteger)),
        bindparam("times", type_=ARRAY(BigInteger)),
        bindparam("texts", type_=ARRAY(Text)),
        bindparam("checksums", type_=ARRAY(Text)),
    )
    .table_valued("number", "time", "entry", "checksum", name="written")
    .render_derived()
)
_MOVE_AND_WRITE = insert(ENTRIES).from_select(
    ["table_id", "number", "time", "entry", "checksum"],
    select(_moved.c.id, *_written.c).select_from(_moved.join(_written, true())),
)


def text_of(stored: str | bytes) -> str:
    """A text as it was read: SQLite also stores bytes in a text column."""
    return stored.decode(errors="replace") if isinstance(stored, bytes) else stored


def row_of(found: RowMapping) -> Row:
    """A table as it was read."""
    return Row(
        table=found["id"],
        code=text_of(found["code"]),
        created=found["created"],
        changed=found["changed"],
        finished=found["finished"],
        due=found["due"],
        last=found["last"],
        about=text_of(found["about"]).encode(),
        material=text_of(found["material"]),
        rules=found["rules"],
    )


def entry_of(found: RowMapping) -> Entry:
    """An entry as it was read."""
    return Entry(
        number=found["number"],
        time=found["time"],
        text=text_of(found["entry"]).encode(),
        checksum=text_of(found["checksum"]),
    )


def first_values(code: str, change: Change, time: int, edition: Edition) -> dict[str, Any]:
    """The columns of a new table."""
    begun = {"code": code, "created": time, "changed": time, "material": edition.digest, "rules": edition.rules}
    return {**begun, **_state(change, 0)}


def material_values(edition: Edition) -> dict[str, Any]:
    """The row of a material."""
    return {"digest": edition.digest, "content": edition.text}


def new_values(change: Change, known: int) -> dict[str, Any]:
    """The columns that a change sets for a table whose last entry had this number."""
    changed = {"changed": change.entries[-1].time} if change.entries else {}
    return {**changed, **_state(change, known)}


def _state(change: Change, known: int) -> dict[str, Any]:
    return {
        "finished": change.finished,
        "due": change.due,
        "last": known + len(change.entries),
        "about": change.about.decode(),
    }


def entry_values(table: int, change: Change) -> list[dict[str, Any]]:
    """The rows of a change's entries."""
    return [
        {
            "table_id": table,
            "number": entry.number,
            "time": entry.time,
            "entry": entry.text.decode(),
            "checksum": entry.checksum,
        }
        for entry in change.entries
    ]


def moved(table: int, known: int, change: Change) -> tuple[Executable, dict[str, Any]]:
    """One PostgreSQL query that writes a change; it returns as many rows as there are entries, or one."""
    values = new_values(change, known)
    if not change.entries:
        return MOVE, {"table": table, "known": known, **values}
    return _MOVE_AND_WRITE, {
        "table": table,
        "known": known,
        **{f"new_{name}": value for name, value in values.items()},
        "numbers": [entry.number for entry in change.entries],
        "times": [entry.time for entry in change.entries],
        "texts": [entry.text.decode() for entry in change.entries],
        "checksums": [entry.checksum for entry in change.entries],
    }


def listed(most: int, before: int | None, is_finished: bool | None) -> Select[Any]:
    """Tables, the newest first."""
    query = select(TABLES).order_by(TABLES.c.id.desc()).limit(most)
    if before is not None:
        query = query.where(TABLES.c.id < before)
    if is_finished is not None:
        query = query.where(TABLES.c.finished.is_not(None) if is_finished else TABLES.c.finished.is_(None))
    return query


def expired(finished_before: int | None, unfinished_before: int | None) -> Select[Any] | None:
    """Some of the tables that have expired; None when all are kept for ever."""
    reasons = []
    if finished_before is not None:
        reasons.append(TABLES.c.finished < finished_before)
    if unfinished_before is not None:
        visited = select(VISITS.c.table_id).where(VISITS.c.time >= unfinished_before)
        is_old = (TABLES.c.changed < unfinished_before) & TABLES.c.id.not_in(visited)
        reasons.append(TABLES.c.finished.is_(None) & is_old)
    if not reasons:
        return None
    return select(TABLES.c.id).where(or_(*reasons)).order_by(TABLES.c.id).limit(AT_ONCE)
