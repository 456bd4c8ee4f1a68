"""Bodies of HTTP requests and of their answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from skye.material.moves import Seat
from skye.view.what_if import CompletedArea, Tally
from skye.wire.message import AnyGameEvent, AnyView, Value
from skye.wire.table_messages import TableInfo
from skye.wire.values import LONGEST_TOKEN, MOST_SEATS, BotText, Options, Problem

LONGEST_NAME = 100
"""Characters of a name as it is sent; player_names.py says which names are accepted."""

Named = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
NewToken = Annotated[str, msgspec.Meta(pattern=f"^[A-Za-z0-9_-]{{22,{LONGEST_TOKEN}}}\\Z")]


class MySeat(Value, frozen=True, tag_field="type", tag="mine"):
    """A seat for whoever opens the table; several are played in turn on one device."""

    name: Named


class OpenSeat(Value, frozen=True, tag_field="type", tag="open"):
    """A seat for anybody with the code."""


class BotSeat(Value, frozen=True, tag_field="type", tag="bot"):
    """A seat for a bot."""

    bot: BotText
    """A `BotName`, with parameters if wanted: `chieftain:net=off` (docs/bots.md)."""


class NewTable(Value, frozen=True):
    """Body of POST /api/tables. The game begins when no seat is open."""

    seats: Annotated[tuple[MySeat | OpenSeat | BotSeat, ...], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    options: Options = Options()
    lesson: bool = False
    """Whether it begins as the lesson of its expansion: with that set-up, and the first moves made. No seat is open."""


class Join(Value, frozen=True):
    """Body of POST /api/tables/CODE/seats: take an open seat."""

    name: Named
    seat: Seat | None = None
    """Which one; by default the first open one."""
    token: NewToken | None = None
    """A secret that you have drawn, to repeat the request if the answer is lost; by default the server draws one."""


class SeatKey(Value, frozen=True):
    """A seat and the secret that proves it is yours. The server stores only a hash: nobody can give it to you again."""

    seat: int
    token: str


class Seated(Value, frozen=True):
    """Answer to a new table and to a join: where the table is, and your seats."""

    code: str
    places: tuple[SeatKey, ...]


class Look(Value, frozen=True):
    """Answer to a request about a table from outside: who sits there, and whose turn it is."""

    table: TableInfo
    round: int
    """0 before the game begins."""
    rounds: int
    phase: str | None
    """As in a view; null before the game begins."""
    acting: tuple[int, ...]
    """The seats that the game waits for."""


class Reach(Value, frozen=True):
    """Answer to GET /api/reach: where other computers reach the server. Only the server's own computer gets it."""

    links: tuple[str, ...]
    """Addresses of the page, the most likely first."""
    obstacle: Literal["closed", "offline", "unknown"] | None
    """Why there are none: it was started for this computer only, there is no network, or the server cannot know."""


class RecordText(Value, frozen=True):
    """Body of POST /api/replays: a record to replay."""

    record: str
    """The whole file, as text or as JSON lines."""
    game: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)] = 1
    """Which of its games, by its place in the file."""
    seat: Seat | None = None
    """As this seat saw it; null for everything that the record contains."""


class RecordPicture(Value, frozen=True):
    """Body of POST /api/pictures: a record whose territories at the end of a game are drawn."""

    record: str
    """As in `RecordText`."""
    game: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)] = 1
    names: tuple[str, ...] = ()
    """The players by seat, as the reader calls them; those of the record where there are more or fewer."""


class Frame(Value, frozen=True):
    """A move, and the game after it."""

    events: tuple[AnyGameEvent, ...]
    """What became public since the frame before, moves and facts. Empty where another seat has sealed a secret."""
    view: AnyView
    tallies: tuple[tuple[Tally, ...], ...]
    """By seat, what it would score if everything were counted now, as far as the view shows; none after the end."""


class Replay(Value, frozen=True):
    """A whole game, move by move. Every seat has the same frames; what is shown in them differs."""

    games: int
    """How many there are in the record."""
    game: int
    """Which of them this is, counted from 1."""
    label: str
    """Where it comes from."""
    names: tuple[str, ...]
    """The players by seat."""
    expansion: str | None
    """The expansion's name."""
    seat: int | None
    """Whose views these are; null for those in which all gold is public."""
    material: str | None
    """As in the table's info; also null for a material that this server does not have."""
    frames: tuple[Frame, ...]
    """The first shows the game when the first tiles are about to be drawn."""
    is_of_old_rules: bool = False
    """Whether it was played by rules that have changed since."""
    completed: tuple[tuple[CompletedArea, ...], ...] = ()
    """By seat, the areas that are completed in the last frame; none of them has changed since it was completed (A1)."""


class Refused(Value, frozen=True):
    """Body of an HTTP error."""

    problem: Problem
