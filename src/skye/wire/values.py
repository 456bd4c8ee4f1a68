"""Values that several messages contain: options, a decision, a problem."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from skye.material.moves import Seat
from skye.wire.message import Value

BotName = Literal["random", "novice", "trader", "planner", "seer", "chieftain"]
Language = Literal["en", "de", "nl", "fr", "ru"]
Pace = Literal["quick", "normal", "leisurely"]
Phrase = Literal[
    "hello",
    "luck",
    "thanks",
    "priced",
    "move",
    "thinking",
    "moment",
    "ready",
    "alas",
    "game",
    "happy",
    "laughing",
    "surprised",
    "sad",
    "cunning",
    "puzzled",
]
BotText = Annotated[str, msgspec.Meta(max_length=80)]
"""A `BotName`, with parameters if wanted."""
Word = Annotated[str, msgspec.Meta(max_length=40)]

MOST_SEATS = 5
LONGEST_TOKEN = 64


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
    pace: Pace = "quick"
    """How long bots pause before each thing that is seen in order, while somebody is connected; quick is not at all."""


class Decision(Value, frozen=True):
    """The decision that a message answers. An answer to another one than the open one is never applied."""

    round: Annotated[int, msgspec.Meta(ge=1, le=9)]
    phase: Word
    seat: Seat
    number: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """How many decisions the seat has answered before in this phase."""


class Problem(Value, frozen=True):
    """What is wrong."""

    key: str
    """Always the same for the same problem."""
    text: str
    """In the language of the hello, or of the HTTP request (`Accept-Language`)."""
