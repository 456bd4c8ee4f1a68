"""A change proposed for a table's log; errors say why one is refused."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from skye.material.errors import SkyeError
from skye.material.moves import CHANCE
from skye.material.setup import Randomness
from skye.rules.game import Game
from skye.server import entries
from skye.server.entries import AnyEntry
from skye.server.table import Table


class RequestError(SkyeError, ValueError):
    """A request that is refused."""

    result: Literal["late", "refused"] = "refused"


class LateError(RequestError):
    """An answer to a decision that is no longer open."""

    result = "late"


class HaltedError(RequestError):
    """Nothing can be changed at a table that this version cannot continue."""


class Proposal(NamedTuple):
    """The entries that a request leads to."""

    entries: tuple[AnyEntry, ...]
    """None if it was granted before."""


REPEATED = Proposal(())
"""For what was granted before."""


def check_playable(table: Table) -> None:
    """Reject changes of a table that can only be viewed."""
    if table.halted is not None:
        raise HaltedError(f"halted-{table.halted.reason}", entry=table.halted.entry or 0)


def check_seat(table: Table, seat: int) -> None:
    """Reject a seat that is not at the table."""
    if not 0 <= seat < len(table.seats):
        raise RequestError("table-no-seat", seats=len(table.seats))


def check_own(table: Table, own: Collection[int], seat: int) -> None:
    """Reject a seat that belongs to somebody else."""
    check_seat(table, seat)
    if seat not in own:
        raise RequestError("table-other-seat")


def draws(game: Game, rng: Randomness) -> list[entries.Drawn]:
    """What chance draws next, until somebody has to decide; the game goes on to there."""
    drawn = []
    while game.to_act() == (CHANCE,):
        move = game.legal(CHANCE).sample(rng)
        game.apply(move)
        drawn.append(entries.Drawn(str(move)))
    return drawn
