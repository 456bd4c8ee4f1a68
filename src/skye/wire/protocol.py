"""Everything that is sent between a table and its clients, as frozen values (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from skye.material.moves import Seat, TileName
from skye.view.what_if import CompletedArea, Placement, Tally

VERSION = 2
"""Of the protocol; a client of another version is asked to reload."""

LONGEST_TOKEN = 64
MOST_SEATS = 5
LONGEST_NAME = 100
"""Characters of a name as it is sent; player_names.py says which names are accepted."""

BotName = Literal["random", "novice", "trader", "planner", "chieftain"]
Language = Literal["en", "de", "nl", "fr", "ru"]
Code = Annotated[str, msgspec.Meta(max_length=20)]
Token = Annotated[str, msgspec.Meta(max_length=LONGEST_TOKEN)]
NewToken = Annotated[str, msgspec.Meta(pattern=f"^[A-Za-z0-9_-]{{22,{LONGEST_TOKEN}}}\\Z")]
Named = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]
Step = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Word = Annotated[str, msgspec.Meta(max_length=40)]


class Carries(NamedTuple):
    """Names the type of a field whose content is not checked here, in the terms of web/src/protocol.ts."""

    name: str


AnyMove = Annotated[Any, Carries("Move")]
AnyEvent = Annotated[Any, Carries("GameEvent | Notice")]
AnyGameEvent = Annotated[Any, Carries("GameEvent")]
AnyView = Annotated[Any, Carries("View")]


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message, identified by its `type`."""


# A new table


class TimeLimit(Value, frozen=True):
    """A clock. When it runs out, the seat's draft counts and a bot plays the rest of that decision."""

    per: Literal["move", "game"]
    """Whether the seconds are for each decision of a seat, or for all its decisions together."""
    seconds: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)]


class Options(Value, frozen=True):
    """What is played, and how."""

    expansion: Word | None = None
    """The expansion's name, or null for the base game."""
    scoring: Literal["random", "first"] | Annotated[tuple[Word, ...], msgspec.Meta(min_length=4, max_length=4)] = (
        "random"
    )
    """The scoring tiles A to D: drawn, the set for a first game, or chosen by their names."""
    start: Seat | None = None
    """The seat of the start player; null to draw it."""
    shared_layout: bool = False
    """Whether an expansion lays out the same for everybody (J2)."""
    open_gold: bool = False
    """Whether everybody's gold is public (P4)."""
    clock: TimeLimit | None = None
    substitute: BotName = "trader"
    """The bot that plays when a clock runs out, or for a player who is away."""
    spectators: bool = True
    """Whether those who have the code may watch."""


class MySeat(Value, frozen=True, tag_field="type", tag="mine"):
    """A seat for whoever opens the table; several are played in turn on one device."""

    name: Named


class OpenSeat(Value, frozen=True, tag_field="type", tag="open"):
    """A seat for anybody with the code."""


class BotSeat(Value, frozen=True, tag_field="type", tag="bot"):
    """A seat for a bot."""

    bot: BotName


class NewTable(Value, frozen=True):
    """Body of POST /api/tables. The game begins when no seat is open."""

    seats: Annotated[tuple[MySeat | OpenSeat | BotSeat, ...], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    options: Options = Options()


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


class RecordText(Value, frozen=True):
    """Body of POST /api/replays: a record to replay."""

    record: str
    """The whole file, as text or as JSON lines."""
    game: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)] = 1
    """Which of its games, by its place in the file."""
    seat: Seat | None = None
    """As this seat saw it; null for everything that the record contains."""


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


# What a client sends


class Decision(Value, frozen=True):
    """The decision that a message answers. An answer to another one than the open one is never applied."""

    round: Annotated[int, msgspec.Meta(ge=1, le=9)]
    phase: Word
    seat: Seat
    number: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """How many decisions the seat has answered before in this phase."""


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
    bot: BotName


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
    Hello | Draft | Undo | Seal | Beside | Leave | Vote | Fill | Free | Admit | Share | Rematch | Weigh | Explain | Ping
)
KINDS = (
    *("hello", "draft", "undo", "seal", "beside", "leave", "vote", "fill", "free", "admit", "share"),
    *("rematch", "weigh", "explain", "ping"),
)
"""Their types."""

# What a table sends


class Problem(Value, frozen=True):
    """What is wrong."""

    key: str
    """Always the same for the same problem."""
    text: str
    """In the language of the hello, or of the HTTP request (`Accept-Language`)."""


class Refused(Value, frozen=True):
    """Body of an HTTP error."""

    problem: Problem


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


class Trouble(Sent, frozen=True, tag="trouble"):
    """A message that could not be understood, or that cannot be answered; some close the socket."""

    problem: Problem


class Pong(Sent, frozen=True, tag="pong"):
    """Answer to a ping."""


FromTable = Welcome | Answer | TableInfo | News | State | Weighed | Explained | Trouble | Pong

# Notices among the news, besides the moves and facts of the game


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


NOTICES = (SatDown, Filled, Freed, Sealed, GotUp, CameBack, Voted, Replaced, Failed, Resumed, NextTable, Shared)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromClient:
    """A client's message; msgspec.DecodeError and UnicodeError say what is wrong."""
    return _decoder.decode(text)


def write(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
