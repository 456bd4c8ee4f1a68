"""The rows that recorded games are turned into; docs/stats.md explains every column."""

from __future__ import annotations

from typing import Annotated, NamedTuple

Int8 = Annotated[int, "Int8"]
Int32 = Annotated[int, "Int32"]
Int64 = Annotated[int, "Int64"]
"""Numbers by the size of their column."""


class GameRow(NamedTuple):
    """One game."""

    game: Int64
    """Number over all files read, from 1; the other rows refer to it."""
    file: str
    number: Int64
    label: str
    expansion: str | None
    players: Int8
    rounds: Int32
    start: Int8
    scoring_a: str
    scoring_b: str
    scoring_c: str
    scoring_d: str
    winners: list[Int8]
    best: Int32
    """Points of the winners."""
    lead: Int32 | None
    """Points of the winners minus those of the best other player; None if all win."""


class PlayerRow(NamedTuple):
    """One seat of one game."""

    game: Int64
    seat: Int8
    name: str
    position: Int8
    """In turn order of the first round, from 1."""
    points: Int32
    gold: Int32
    won: bool
    win_share: float
    """1 for the only winner, 1/2 for each of two, 0 for the others."""


class PointsRow(NamedTuple):
    """Points that one seat won at one time from one source."""

    game: Int64
    seat: Int8
    round: Int32 | None
    """None after the last round."""
    source: str
    """A scoring tile, or the kind of the record's event."""
    letter: str | None
    """Of the scoring tile."""
    points: Int32


class SaleRow(NamedTuple):
    """One tile that was drawn, and what happened to it."""

    game: Int64
    round: Int32
    seller: Int8
    seller_name: str
    position: Int8
    """The seller's, in turn order of this round, from 1."""
    gold: Int32
    """The seller's, before it set prices."""
    tile: str
    outcome: str
    """axe, sold or kept."""
    price: Int32 | None
    buyer: Int8 | None
    buyer_name: str | None
    buyer_position: Int8 | None
    purchase: Int8 | None
    """Which purchase of the round, from 1."""
    laid: bool | None
    """False if the owner could not lay it; None for the axe."""


class DecisionRow(NamedTuple):
    """One move that a player made."""

    game: Int64
    number: Int32
    """Within the game, from 1."""
    round: Int32
    phase: str
    seat: Int8
    name: str
    position: Int8
    """In turn order of this round, from 1."""
    kind: str
    move: str
    tile: str | None
    price: Int32 | None
    seller: Int8 | None
    x: Int32 | None
    y: Int32 | None
    turn: Int8 | None
    gold: Int32
    """In hand before the move."""
    points: Int32
    """Before the move."""


class NotedRow(NamedTuple):
    """Something that an expansion counts by two words, such as a step by its reason and track."""

    game: Int64
    row: str
    column: str


Row = GameRow | PlayerRow | PointsRow | SaleRow | DecisionRow | NotedRow
KINDS: dict[str, type[Row]] = {
    "games": GameRow,
    "players": PlayerRow,
    "points": PointsRow,
    "sales": SaleRow,
    "decisions": DecisionRow,
    "noted": NotedRow,
}
