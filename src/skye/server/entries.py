"""The log of a table: everything that was decided, append-only. A table is the replay of its log."""

from __future__ import annotations

from typing import Literal

import msgspec

from skye.material.setup import Setup
from skye.wire.values import Decision, Options, Pace


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One entry. Moves are stored as text."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table with this many open seats, and everything that is drawn before the first round (S2, S3, J2)."""

    code: str
    options: Options
    setup: Setup
    hosts: tuple[int, ...] = ()
    """The seats of whoever opened it."""
    place: str = ""
    """Where they came from, as in `Joined`."""


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody takes a seat and gets a secret, of which only a hash is stored."""

    seat: int
    name: str
    token: str
    place: str = ""
    """Shows whether two came from the same address; thousands of others look the same. Empty if unknown."""


class Filled(Entry, frozen=True, tag="filled"):
    """A bot takes a seat."""

    seat: int
    bot: str


class Freed(Entry, frozen=True, tag="freed"):
    """Whoever opened the table frees a seat before the game begins."""

    seat: int


class Admitted(Entry, frozen=True, tag="admitted"):
    """Whoever opened the table allows all seats to be taken from one address."""


class Drafted(Entry, frozen=True, tag="drafted"):
    """A seat drafts a move."""

    seat: int
    move: str


class Undone(Entry, frozen=True, tag="undone"):
    """A seat undoes its last drafted move."""

    seat: int


class Sealed(Entry, frozen=True, tag="sealed"):
    """A seat answers a decision."""

    decision: Decision
    moves: tuple[str, ...]
    by: Literal["player", "bot", "clock"]


class Beside(Entry, frozen=True, tag="beside"):
    """A seat makes a move that can be made at any time and answers no decision."""

    move: str


class Drawn(Entry, frozen=True, tag="drawn"):
    """Chance draws tiles."""

    move: str


class Left(Entry, frozen=True, tag="left"):
    """Somebody leaves their seat."""

    seat: int


class Back(Entry, frozen=True, tag="back"):
    """Somebody comes back."""

    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    """A seat votes for a bot to replace another."""

    seat: int
    target: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class Failed(Entry, frozen=True, tag="failed"):
    """The bot of a seat failed, and a simpler one decides: this time, or from now on."""

    seat: int
    bot: str
    instead: str
    lasting: bool


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was down, and that time counts for nobody."""

    away: int | None = None
    """For this many milliseconds, in which clocks stood still; if unknown, running clocks start again."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same seats play again, at another table."""

    code: str


class Shared(Entry, frozen=True, tag="shared"):
    """A player makes a finished game public, at a table where nobody could watch."""

    seat: int


class Paced(Entry, frozen=True, tag="paced"):
    """A player changes how long the bots pause."""

    seat: int
    pace: Pace


AnyEntry = (
    Opened
    | Joined
    | Filled
    | Freed
    | Admitted
    | Drafted
    | Undone
    | Sealed
    | Beside
    | Drawn
    | Left
    | Back
    | Voted
    | Replaced
    | Failed
    | Resumed
    | Rematched
    | Shared
    | Paced
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read(text: bytes) -> AnyEntry:
    """An entry from the log."""
    return _decoder.decode(text)


def write(entry: Entry) -> bytes:
    """An entry as it is written to the log."""
    return msgspec.json.encode(entry)
