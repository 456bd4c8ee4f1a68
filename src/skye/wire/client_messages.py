"""What a client sends on a socket."""

from __future__ import annotations

from typing import Annotated, get_args

import msgspec

from skye.material.moves import Seat, TileName
from skye.wire.message import VERSION, AnyMove, Sent
from skye.wire.values import LONGEST_TOKEN, MOST_SEATS, BotText, Decision, Language, Pace, Phrase

Token = Annotated[str, msgspec.Meta(max_length=LONGEST_TOKEN)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]
Step = Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class Hello(Sent, frozen=True, tag="hello"):
    """The first message on every socket: who you are, and what you have received."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    """One for each of your seats; none to watch."""
    last: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """The number of the last news received; 0 for none. What was missed follows."""
    language: Language = "en"
    """The language of error messages."""
    version: int = VERSION


class Asked(Sent, frozen=True):
    """A message that is answered; the answer has its id. A refused one is answered by an `Answer`."""

    id: Id


class Draft(Asked, frozen=True, tag="draft"):
    """Draft a move. Only its own seat sees it. When building, tiles add up; otherwise it replaces the last one."""

    decision: Decision
    step: Step
    """The step that the state shows: a draft that comes twice, or too late, is ignored."""
    move: AnyMove
    """A move of that seat."""


class Undo(Asked, frozen=True, tag="undo"):
    """Undo the last drafted move."""

    decision: Decision
    step: Step


class Seal(Asked, frozen=True, tag="seal"):
    """Decide, for good."""

    decision: Decision
    moves: Annotated[tuple[AnyMove, ...], msgspec.Meta(max_length=20)] | None = None
    """The moves; null for those drafted."""


class Beside(Asked, frozen=True, tag="beside"):
    """A move that can be made at any time, such as a road."""

    move: AnyMove


class Leave(Asked, frozen=True, tag="leave"):
    """Leave. In a game the seat stays yours: play on, or say hello again, and you are back. Before it begins the seat
    becomes free, and its token is no longer valid."""

    seat: Seat


class Vote(Asked, frozen=True, tag="vote"):
    """Vote for a bot to replace a player who has left, or who is away and keeps the table waiting."""

    seat: Seat
    """Who votes."""
    target: Seat


class Fill(Asked, frozen=True, tag="fill"):
    """Put a bot on an open seat; for whoever opened the table, and for all players if that person has no seat there."""

    seat: Seat
    """Who asks."""
    target: Seat
    bot: BotText
    """As in `BotSeat`."""


class Free(Asked, frozen=True, tag="free"):
    """Free a seat before the game begins, of a player or of a bot; for whoever opened the table."""

    seat: Seat
    """Who asks."""
    target: Seat


class Admit(Asked, frozen=True, tag="admit"):
    """Allow all seats to be taken from one address; for whoever opened the table."""

    seat: Seat
    """Who asks."""


class Share(Asked, frozen=True, tag="share"):
    """Make a finished game public, where nobody could watch; for any player."""

    seat: Seat
    """Who asks."""


class Rematch(Asked, frozen=True, tag="rematch"):
    """Open a new table with the same seats and options after the end; every token is valid there too."""

    seat: Seat


class SetPace(Asked, frozen=True, tag="pace"):
    """Change how long the bots of the table pause, at any time; for any player."""

    seat: Seat
    """Who asks."""
    pace: Pace


class Say(Asked, frozen=True, tag="say"):
    """Say something to everybody at the table, at any time; for any player. It is not stored."""

    seat: Seat
    """Who says it."""
    phrase: Phrase


class Weigh(Asked, frozen=True, tag="weigh"):
    """Ask what a tile would score in one's own territory, with drafted tiles laid, at every place where it fits."""

    seat: Seat
    """Who asks."""
    tile: TileName
    """A public one: in a hand, or in front of a seat."""


class Explain(Asked, frozen=True, tag="explain"):
    """Ask what a territory would score if everything were counted now, and why. Spectators may ask too."""

    target: Seat
    """Whose territory. In one of your own the drafted tiles are laid."""
    moves: Annotated[tuple[AnyMove, ...], msgspec.Meta(max_length=20)] = ()
    """Tiles and roads to try there as well, in your own only; before building any public tile may be tried."""


class Ping(Sent, frozen=True, tag="ping"):
    """Checks the connection. A socket that is silent for a minute and a half is closed."""


FromClient = (
    Hello
    | Draft
    | Undo
    | Seal
    | Beside
    | Leave
    | Vote
    | Fill
    | Free
    | Admit
    | Share
    | Rematch
    | SetPace
    | Say
    | Weigh
    | Explain
    | Ping
)
KINDS = tuple(str(kind.__struct_config__.tag) for kind in get_args(FromClient))
"""Their types."""
