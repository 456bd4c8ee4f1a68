"""What really travels in whole games is what the structs say, to the letter, and gold that is hidden is not in it."""

from __future__ import annotations

import functools
import operator
from functools import cache
from typing import Any

import msgspec
import pytest
from traffic import Course, Traffic, Viewer

from skye.material.expansions import NAMES
from skye.material.moves import Move
from skye.record.events import Fact, kinds
from skye.view.seat_view import View, read_view
from skye.wire import codec
from skye.wire.notices import NOTICES
from skye.wire.table_messages import Choices, FromTable, News, State
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once

CLOCK = TimeLimit("move", 60)
PURSES = {"gold": "seat", "seller_gold": "seller"}
"""Fields with gold in hand, and whose it is."""
FROM_TABLE: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
EVENTS: Any = functools.reduce(operator.or_, kinds())
MOVES: Any = functools.reduce(operator.or_, [kind for kind in kinds() if issubclass(kind, Move)])
NOTICE: Any = functools.reduce(operator.or_, NOTICES)
NOTICE_TYPES = {kind.__struct_config__.tag for kind in NOTICES}

games = pytest.mark.parametrize(
    ("players", "expansion", "open_gold"),
    [
        (2, None, True),
        (3, None, False),
        (5, None, False),
        *((players, name, False) for players in (2, 4) for name in NAMES),
    ],
)


@cache
def played(players: int, expansion: str | None, open_gold: bool) -> Traffic:
    return Course(players, Options(expansion, open_gold=open_gold, clock=CLOCK), seed=players).play()


def strictly(value: Any, kind: Any) -> None:
    """It is of this kind, with nothing besides."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(value, kind))) == value


@games
def test_everything_received_is_what_the_structs_say(players: int, expansion: str | None, open_gold: bool) -> None:
    messages = played(players, expansion, open_gold).received
    types = set()
    for viewer, texts in messages.items():
        for text in texts:
            message = FROM_TABLE.decode(text)
            assert codec.write(message) == text
            types.add(message.__struct_config__.tag)
            if isinstance(message, News):
                for event in message.events:
                    check_event(event, viewer, open_gold=open_gold)
            elif isinstance(message, State):
                check_state(message, viewer, expansion, open_gold=open_gold)
    assert types == {"answer", "table", "news", "state", "weighed", "explained"}


def check_event(event: dict[str, Any], viewer: Viewer, *, open_gold: bool) -> None:
    if event["type"] in NOTICE_TYPES:
        strictly(event, NOTICE)
        return
    kind = next(kind for kind in kinds() if kind.__struct_config__.tag == event["type"])
    purses = {name for name in PURSES if issubclass(kind, Fact) and {name, "seat"} <= set(kind.__struct_fields__)}
    hidden = {name for name in purses if not open_gold and event[PURSES[name]] != viewer}
    assert not hidden & set(event), "nobody sees what others have in hand"
    strictly({**event, **dict.fromkeys(hidden, 0)}, EVENTS)


def check_state(state: State, viewer: Viewer, expansion: str | None, *, open_gold: bool) -> None:
    assert state.seat == viewer
    seen = read_view(state.view, expansion)
    assert msgspec.json.decode(msgspec.json.encode(seen)) == state.view
    assert isinstance(seen, View)
    if seen.phase != "over" and not open_gold:
        assert [seat.gold is not None for seat in seen.seats] == [seat == viewer for seat in range(len(seen.seats))]
    assert (state.choices is None) == (viewer is None)
    choices = state.choices or Choices()
    for move in (*choices.moves, *choices.beside, *state.draft):
        strictly(move, MOVES)
        assert move["seat"] == viewer
    assert len(state.clocks) == len(seen.seats)


@games
def test_everything_sent_is_what_the_structs_say(players: int, expansion: str | None, open_gold: bool) -> None:
    for text in played(players, expansion, open_gold).sent:
        message = codec.read(text)
        again = msgspec.json.decode(codec.write(message))
        assert {**again, **msgspec.json.decode(text)} == again
        for move in getattr(message, "moves", None) or ():
            strictly(move, MOVES)


def test_the_games_have_everything_in_them() -> None:
    """So that nothing is right only because it was never seen."""
    chosen = [played(3, None, False), *(played(4, name, False) for name in NAMES)]
    news = [
        event
        for traffic in chosen
        for text in traffic.received[None]
        if isinstance(message := FROM_TABLE.decode(text), News)
        for event in message.events
    ]
    event_types = {event["type"] for event in news}
    assert event_types >= NOTICE_TYPES
    assert {kind.__struct_config__.tag for kind in kinds()} - event_types <= {"granted"}, (
        "in few random games the bank pays"
    )
    sent = {msgspec.json.decode(text)["type"] for traffic in chosen for text in traffic.sent}
    assert sent == {"draft", "undo", "seal", "beside", "leave", "vote", "pace", "weigh", "explain"}


def test_no_two_kinds_of_news_have_one_type() -> None:
    types = [kind.__struct_config__.tag for kind in (*kinds(), *NOTICES)]
    assert len(set(types)) == len(types)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"no such"}',
        '{"type":"ping","more":1}',
        '{"type":"leave","id":1}',
        '{"type":"leave","id":-1,"seat":0}',
        '{"type":"leave","id":1,"seat":"0"}',
        '{"type":"leave","id":1,"seat":0.5}',
        '{"type":"leave","id":1,"seat":10}',
        '{"type":"hello","tokens":["a","b","c","d","e","f"]}',
        '{"type":"hello","last":-1}',
        '{"type":"hello","language":"xx"}',
    ],
)
def test_nothing_else_is_understood(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        codec.read(text)
