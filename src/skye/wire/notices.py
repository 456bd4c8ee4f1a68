"""Notices among the news, besides the moves and facts of the game."""

from __future__ import annotations

from typing import Literal

from skye.wire.message import Sent
from skye.wire.values import Pace


class SatDown(Sent, frozen=True, tag="joined"):
    """Somebody takes a seat."""

    seat: int
    name: str


class Filled(Sent, frozen=True, tag="filled"):
    """A bot takes an open seat."""

    seat: int
    bot: str


class Freed(Sent, frozen=True, tag="freed"):
    """Whoever opened the table has freed a seat; the token of the player there is no longer valid."""

    seat: int


class Sealed(Sent, frozen=True, tag="sealed"):
    """A seat has decided; the moves follow when they may be known."""

    seat: int
    by: Literal["player", "bot", "clock"]


class GotUp(Sent, frozen=True, tag="left"):
    """Somebody has left."""

    seat: int


class CameBack(Sent, frozen=True, tag="back"):
    """Somebody is back, and plays again."""

    seat: int


class Voted(Sent, frozen=True, tag="voted"):
    """Somebody votes for a bot."""

    seat: int
    target: int


class Replaced(Sent, frozen=True, tag="replaced"):
    """A bot plays for a player who is away."""

    seat: int
    bot: str


class Failed(Sent, frozen=True, tag="failed"):
    """A bot failed repeatedly, and a simpler one decides in its place."""

    seat: int
    bot: str
    """The one that failed."""
    instead: str
    """The one that decides."""
    lasting: bool
    """Whether it goes on to do so, since the other one has failed several times in a row."""


class Resumed(Sent, frozen=True, tag="resumed"):
    """The server was down, and that time counts for nobody: see the clocks of the next state."""


class NextTable(Sent, frozen=True, tag="rematch"):
    """The same seats play again, at another table."""

    code: str


class Shared(Sent, frozen=True, tag="shared"):
    """A player makes the game public."""

    seat: int


class Paced(Sent, frozen=True, tag="paced"):
    """A player changes how long the bots pause."""

    seat: int
    pace: Pace


NOTICES = (SatDown, Filled, Freed, Sealed, GotUp, CameBack, Voted, Replaced, Failed, Resumed, NextTable, Shared, Paced)
