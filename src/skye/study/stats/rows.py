"""The rows that recorded games are turned into; docs/stats.md explains every column."""

from __future__ import annotations

from typing import NamedTuple


class GameRow(NamedTuple):
    """One game."""

    game: int
    """Number over all files read, from 1; the other rows refer to it."""
    file: str
    number: int
    label: str
    expansion: str | None
    players: int
    rounds: int
    start: int
    scoring_a: str
    scoring_b: str
    scoring_c: str
    scoring_d: str
    winners: list[int]
    best: int
    """Points of the winners."""
    lead: int | None
    """Points of the winners less those of the best other player; None if all win."""


class PlayerRow(NamedTuple):
    """One seat of one game."""

    game: int
    seat: int
    name: str
    position: int
    """In turn order of the first round, from 1."""
    points: int
    gold: int
    won: bool
    win_share: float
    """1 for the only winner, 1/2 for each of two, 0 for the others."""


class PointsRow(NamedTuple):
    """Points that one seat won at one time from one source."""

    game: int
    seat: int
    round: int | None
    """None after the last round."""
    source: str
    """A scoring tile, or the kind of the record's event."""
    letter: str | None
    """Of the scoring tile."""
    points: int


class SaleRow(NamedTuple):
    """One tile that was drawn, and what became of it."""

    game: int
    round: int
    seller: int
    seller_name: str
    position: int
    """The seller's, in turn order of this round, from 1."""
    gold: int
    """The seller's, before it set prices."""
    tile: str
    outcome: str
    """axe, sold or kept."""
    price: int | None
    buyer: int | None
    buyer_name: str | None
    buyer_position: int | None
    purchase: int | None
    """Which purchase of the round, from 1."""
    laid: bool | None
    """False if the owner could not lay it; None for the axe."""


class DecisionRow(NamedTuple):
    """One move that a player made."""

    game: int
    number: int
    """Within the game, from 1."""
    round: int
    phase: str
    seat: int
    name: str
    position: int
    """In turn order of this round, from 1."""
    kind: str
    move: str
    tile: str | None
    price: int | None
    seller: int | None
    x: int | None
    y: int | None
    turn: int | None
    gold: int
    """In hand before the move."""
    points: int
    """Before the move."""


class NotedRow(NamedTuple):
    """Something that an expansion counts by two words, such as a step by its reason and track."""

    game: int
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
