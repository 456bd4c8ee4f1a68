"""What lists show of a table without replaying its log; it is stored with every change."""

from __future__ import annotations

import msgspec

from skye.server.table import Status, Table
from skye.storage.chain import Entry
from skye.storage.interface import Change, Row


class About(msgspec.Struct, frozen=True):
    """What a list of tables shows without replaying their logs."""

    names: tuple[str, ...]
    expansion: str | None
    status: Status
    round: int
    points: tuple[int, ...]
    """Empty before the game has begun."""
    halted: str | None = None
    """Why it cannot be continued, if a server has noticed it."""

    def __post_init__(self) -> None:
        if len(self.points) not in (0, len(self.names)):
            raise ValueError("points of nobody")


def about(table: Table) -> bytes:
    """The summary of this table for lists."""
    game = table.game
    names = tuple(seat.name for seat in table.seats)
    round_, points = (0, ()) if game is None else (game.round, game.scores())
    return msgspec.json.encode(About(names, table.options.expansion, table.status, round_, points))


def about_of(row: Row) -> About:
    """The stored summary of a table, also where it cannot be read."""
    try:
        return msgspec.json.decode(row.about, type=About)
    except (msgspec.DecodeError, UnicodeError):
        return About((), None, "playing", 0, ())


def change_of(table: Table, written: list[Entry]) -> Change:
    """What is stored for entries that the table has just applied."""
    return Change(tuple(written), table.changed if table.is_over else None, table.due(), about(table))
