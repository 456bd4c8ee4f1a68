"""What a table sends on a socket."""

from __future__ import annotations

from typing import Literal

from skye.view.land_areas import LandArea
from skye.view.what_if import CompletedArea, Placement, Tally
from skye.wire.message import VERSION, AnyEvent, AnyMove, AnyView, Sent, Value
from skye.wire.values import Decision, Options, Phrase, Problem


class Welcome(Sent, frozen=True, tag="welcome"):
    """Answer to a valid hello."""

    code: str
    seats: tuple[int, ...]
    """Those that the tokens prove; none for a spectator."""
    version: int = VERSION


class Answer(Sent, frozen=True, tag="answer"):
    """To a message with an id. `done` and `repeated` mean that what was requested is on disk."""

    id: int
    result: Literal["done", "repeated", "late", "refused"]
    """repeated: it was done before, and is not done again; late: another answer was given first."""
    problem: Problem | None = None
    code: str | None = None
    """Of the new table, for a rematch."""


class SeatInfo(Value, frozen=True):
    """Who sits there."""

    kind: Literal["open", "player", "bot"]
    name: str
    bot: str | None
    """Which bot plays here now, also for a player who is away."""
    left: bool
    present: bool
    """Whether a socket of this seat is open."""
    votes: tuple[int, ...]
    """Seats that have voted for a bot in its place."""
    host: bool
    """Whether it belongs to whoever opened the table."""


class Halted(Value, frozen=True):
    """Why a table can be viewed and not continued.

    Its game up to there can be exported, unless its tiles or its first entry cannot be read.
    """

    reason: Literal["rules", "material", "entry", "checksum"]
    """It was begun by other rules; its tiles cannot be read; an entry cannot be replayed, was changed or is missing."""
    entry: int | None = None
    """The number of that entry; the table is shown as it was before it."""


class TableInfo(Sent, frozen=True, tag="table"):
    """The table itself, sent whenever something of it changes."""

    code: str
    status: Literal["waiting", "playing", "over"]
    options: Options
    seats: tuple[SeatInfo, ...]
    rematch: str | None
    """The code of the next table."""
    admits: bool
    """Whether all seats may be taken from one address."""
    shared: bool
    """Whether the players have made public a game that nobody could watch."""
    material: str | None = None
    """The digest of its material, if that is not the shipped one; its drawings are below `/art/DIGEST/`."""
    halted: Halted | None = None


class News(Sent, frozen=True, tag="news"):
    """What has happened since the last news, in order: moves and facts as in a record, and notices of the table."""

    number: int
    """Of the last one in here; send it in your next hello, and what is newer follows."""
    events: tuple[AnyEvent, ...]


class Pricing(Value, frozen=True):
    """Prices are not listed: any of at least 1 on each tile without the axe, in total no more than the gold (P2)."""

    tiles: tuple[str, ...]
    gold: int
    spares_axe: bool
    """Whether the axe need not be used."""


class Choices(Value, frozen=True):
    """What a seat may do."""

    moves: tuple[AnyMove, ...] = ()
    """Answers to its open decision."""
    pricing: Pricing | None = None
    beside: tuple[AnyMove, ...] = ()
    """What can be done at any time."""
    can_seal: bool = False
    """Whether the draft is a complete answer."""


class SeatClock(Value, frozen=True):
    """The clock of a seat."""

    left: int
    """Milliseconds."""
    runs: bool


class State(Sent, frozen=True, tag="state"):
    """The game as one seat sees it now, after all news so far."""

    seat: int | None
    """Null for spectators."""
    number: int
    """Of the last news in it."""
    view: AnyView
    """Drafted tiles are laid in the seat's own territory."""
    decision: Decision | None
    """The decision that this seat owes."""
    choices: Choices | None
    draft: tuple[AnyMove, ...]
    """The drafted moves, which can be undone one by one."""
    step: int
    """How often this decision's draft has been changed."""
    clocks: tuple[SeatClock, ...] = ()


class Weighed(Sent, frozen=True, tag="weighed"):
    """Answer to a weigh that is granted."""

    id: int
    tile: str
    placements: tuple[Placement, ...]
    """Every way to lay the tile; none where it fits nowhere."""


class Explained(Sent, frozen=True, tag="explained"):
    """Answer to an explain that is granted."""

    id: int
    target: int
    now: tuple[Tally, ...]
    """What everything would score, with the tried moves made."""
    before: tuple[Tally, ...]
    """The same without them; empty if none were given."""
    completed: tuple[CompletedArea, ...]
    """The areas that they complete."""
    joined: tuple[tuple[int, int], ...] = ()
    """The cells of the tiles that they join to the castle by road (A3)."""
    areas: tuple[LandArea, ...] = ()
    """All areas, with the tried moves made, the largest first."""


class Said(Sent, frozen=True, tag="said"):
    """A player says something. It belongs to no news: whoever is not connected misses it."""

    seat: int
    phrase: Phrase


class Trouble(Sent, frozen=True, tag="trouble"):
    """A message that could not be understood, or that cannot be answered; some close the socket."""

    problem: Problem


class Pong(Sent, frozen=True, tag="pong"):
    """Answer to a ping."""


FromTable = Welcome | Answer | TableInfo | News | State | Weighed | Explained | Said | Trouble | Pong
