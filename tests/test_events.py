"""Events as lines: every event comes back from its text and from its JSON, and nothing else is taken for one."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.material.errors import NotationError
from skye.material.moves import Buy, Draw, Pass, Place, Price
from skye.material.tables import base_tables
from skye.record.events import (
    Begun,
    Event,
    Exchanged,
    Income,
    Kept,
    Over,
    Returned,
    Round,
    Scored,
    Scrolls,
    Sold,
    Staked,
    from_json,
    from_text,
    kinds,
    to_json,
    to_text,
)
from skye.record.explain import Line
from skye.study.simulate import Simulation, random_game

pytestmark = pytest.mark.once

seats = st.integers(0, 9)
numbers = st.integers(-999_999, 999_999)
tiles = st.from_regex(r"[A-Za-z0-9]{1,16}", fullmatch=True).filter(lambda tile: tile != "axe")
# Whatever can stand in a file: all but halves of surrogate pairs.
strings = st.text(st.characters(codec="utf-8"), max_size=200) | st.text(' %,=|:;@-\n\r\t\0\x7f"\\é☃𝄞', max_size=200)
labels = st.from_regex(r"[a-z][a-z_]{0,20}", fullmatch=True)


def tuples(of: st.SearchStrategy[Any], *, least: int = 0, most: int = 5) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(of, min_size=least, max_size=most).map(tuple)


cells = st.tuples(numbers, numbers)
tracks = st.sampled_from([None, "warrior", "merchant", "herald"])
lines = tuples(st.builds(Line, labels, numbers, numbers, tuples(st.tuples(numbers, numbers))))
BY_KIND: dict[type[Event], st.SearchStrategy[Event]] = {
    Draw: st.builds(Draw, seats, tuples(tiles, least=1)),
    Price: st.builds(Price, seats, st.none() | tiles, tuples(st.tuples(tiles, numbers), least=1)),
    Buy: st.builds(Buy, seats, tiles),
    Pass: st.builds(Pass, seats),
    Place: st.builds(Place, seats, tiles, numbers, numbers, st.integers(0, 3)),
    Begun: st.builds(Begun, st.integers(0, 999_999_999), strings, tuples(strings), seats, *[tuples(strings)] * 2),
    Round: st.builds(Round, numbers, seats, strings, numbers),
    Income: st.builds(Income, seats, lines, numbers),
    Staked: st.builds(Staked, seats, numbers, numbers),
    Returned: st.builds(Returned, seats, strings, strings),
    Sold: st.builds(Sold, seats, strings, seats, numbers, numbers, numbers, numbers),
    Kept: st.builds(Kept, seats, strings, numbers, numbers),
    Scored: st.builds(Scored, seats, strings, strings, lines, numbers, numbers),
    Scrolls: st.builds(Scrolls, seats, lines, numbers, numbers),
    Exchanged: st.builds(Exchanged, seats, numbers, numbers, numbers, numbers),
    Over: st.builds(Over, tuples(numbers), tuples(numbers), tuples(numbers)),
    Plan: st.builds(Plan, seats, st.lists(cells, max_size=3).map(tuple), st.booleans()),
    Collect: st.builds(Collect, seats, numbers, numbers, tracks),
    Step: st.builds(Step, seats, tracks),
    Road: st.builds(Road, seats, numbers, numbers, numbers, numbers),
    NoRoad: st.builds(NoRoad, seats),
    Walked: st.builds(Walked, seats, numbers, numbers, numbers, numbers),
    Stepped: st.builds(Stepped, seats, strings, numbers, strings, *[numbers] * 5),
    Won: st.builds(Won, seats, strings),
    BonusSettled: st.builds(BonusSettled, seats, strings, *[numbers] * 5),
    Wages: st.builds(Wages, seats, lines, numbers),
    Banners: st.builds(Banners, seats, lines, numbers, numbers),
    Granted: st.builds(Granted, seats, numbers, numbers),
}
events = st.one_of(*BY_KIND.values())
each_kind = pytest.mark.parametrize("kind", BY_KIND, ids=lambda kind: kind.__name__)


@cache
def real_events() -> list[Event]:
    return random_game(Simulation(players=3, games=1, seed=5), base_tables(), 1)


def check_text(line: str) -> None:
    """Either it is no event, and the error is short, or it is one that is written exactly so."""
    message = ""
    try:
        assert to_text(from_text(line)) == line
    except NotationError as error:
        message = str(error)
    assert len(message) < 600


def check_json(line: bytes | str) -> None:
    """Either it is no event, and the error is short, or it is one that can be written again."""
    message = ""
    try:
        event = from_json(line)
        assert from_json(to_json(event)) == event
    except NotationError as error:
        message = str(error)
    assert len(message) < 600


def test_every_kind_of_event_is_tested() -> None:
    assert set(BY_KIND) == set(kinds())


@each_kind
@given(data=st.data())
@settings(max_examples=50)
def test_text_comes_back(kind: type[Event], data: st.DataObject) -> None:
    event = data.draw(BY_KIND[kind])
    line = to_text(event)
    assert from_text(line) == event
    assert "\n" not in line
    assert "\r" not in line
    assert line.encode().decode() == line


@each_kind
@given(data=st.data())
@settings(max_examples=50)
def test_json_comes_back(kind: type[Event], data: st.DataObject) -> None:
    event = data.draw(BY_KIND[kind])
    line = to_json(event)
    assert from_json(line) == from_json(line.decode()) == event
    assert b"\n" not in line
    assert b"\r" not in line
    assert json.loads(line)["type"] == kind.__struct_config__.tag


def test_a_real_game_comes_back() -> None:
    for event in real_events():
        assert from_text(to_text(event)) == event
        assert from_json(to_json(event)) == event
        assert from_json(to_json(from_text(to_text(event)))) == event


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "Ann Lee",
        "100%",
        "%41",
        "a,b",
        "a=b",
        "a|b",
        "line\nbreak",
        "\r\n",
        "tab\t",
        "\0",
        "\x1b[31m",
        "Žofie",
        "☃",
    ],
)
def test_names_of_all_sorts(name: str) -> None:
    begun = Begun(1, name, (name, "b"), 0, ("sheep",))
    assert from_text(to_text(begun)) == begun
    assert from_json(to_json(begun)) == begun
    assert to_text(begun).isprintable()


@pytest.mark.parametrize("letter", ["\x85", "\u2028", "\u2029", "\x9b"])
def test_text_is_one_line_for_every_reader(letter: str) -> None:
    """Editors, `str.splitlines` and terminals also break lines, or worse, at these."""
    begun = Begun(1, "", (f"a{letter}b", "c"), 0, ())
    assert to_text(begun).splitlines() == [to_text(begun)]
    assert to_text(begun).isprintable()
    assert from_text(to_text(begun)) == begun


def test_one_nameless_player_is_not_nobody() -> None:
    begun = Begun(1, "", ("",), 0, ())
    assert from_text(to_text(begun)) == begun


def test_the_last_game_that_can_be_simulated_comes_back() -> None:
    begun = Begun(100_000_000, "", ("a", "b"), 0, ())  # the most that `skye simulate --games` takes
    assert from_text(to_text(begun)) == begun
    assert from_json(to_json(begun)) == begun


@pytest.mark.parametrize(
    "event",
    [
        Begun(1, "x" * 200, ("x" * 200, "y"), 0, ()),
        Begun(1, "x" * 201, ("a", "b"), 0, ()),
        Begun(1, "", ("x" * 201, "b"), 0, ()),
        Begun(1, "", ("\n" * 200, "b"), 0, ()),
        Staked(0, 1_000_000, 0),
        Staked(0, -1_000_000, 0),
        Staked(10_000_000, 0, 0),
        Over((1_000_000,), (0,), (0,)),
        Income(0, (Line("castle", 1_000_000, 1, ()),), 0),
        Income(0, (Line("x" * 201, 1, 1, ((0, 0),)),), 0),
        Income(0, (Line("castle", 1, 1, ((0, 10_000_000),)),), 0),
    ],
    ids=lambda event: to_text(event)[:60],
)
def test_both_forms_have_the_same_bounds(event: Event) -> None:
    def is_read(read: Callable[[], Event]) -> bool:
        try:
            return read() == event
        except NotationError:
            return False

    assert is_read(lambda: from_text(to_text(event))) == is_read(lambda: from_json(to_json(event)))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "-",
        "- round",
        "- round round=1 start=0 scored=A",
        "- round round=1 start=0 scored=A catch_up=0 more=1",
        "- round start=0 round=1 scored=A catch_up=0",
        "- round round=1 start=0 scored=A catch_up=0 ",
        "-  round round=1 start=0 scored=A catch_up=0",
        "0 round round=1 start=0 scored=A catch_up=0",
        "- round round=01 start=0 scored=A catch_up=0",
        "- round round=+1 start=0 scored=A catch_up=0",
        "- round round=-0 start=0 scored=A catch_up=0",
        "- round round=1_0 start=0 scored=A catch_up=0",
        "- round round=٣ start=0 scored=A catch_up=0",
        "- round round= start=0 scored=A catch_up=0",
        "- round round start=0 scored=A catch_up=0",
        "- round round=1=1 start=0 scored=A catch_up=0",
        "- round round=1 start=0 scored=%41 catch_up=0",
        "- round round=1 start=0 scored=%0a catch_up=0",
        "- round round=1 start=0 scored=%FF catch_up=0",
        "- round round=1 start=0 scored=% catch_up=0",
        "- round round=1 start=0 scored=A\n catch_up=0",
        "- round round=1 start=0 scored=A catch_up=" + "9" * 100_000,
        "- income lines= gold=5",
        "x income lines= gold=5",
        "0 income lines=castle gold=5",
        "0 income lines=castle:1:5 gold=5",
        "0 income lines=castle:1:5@0 gold=5",
        "0 income lines=castle:1:5@0,0,0 gold=5",
        "0 income lines=castle:1:5@0,0; gold=5",
        "0 income lines=castle:1:5@0,0| gold=5",
        "0 income lines=castle:1@5@0,0 gold=5",
        "0 income lines=:1:5@0,0 gold=5",
        "0 income lines=a%20b:1:5@0,0 gold=5",
        "- over points=1,,2 gold=0 winners=0",
        "- over points=1, gold=0 winners=0",
        "0 won bonus",
        "- game number=1 label names=- start=0 scoring=-",
        "- game number=1 label= names=- start=0 scoring=- expansion=-",
        "- game number=1 label= names=- start=0",
    ],
)
def test_malformed_text_is_refused(line: str) -> None:
    with pytest.raises(NotationError) as raised:
        from_text(line)
    assert 0 < len(str(raised.value)) < 600


def test_wrong_fields_are_shown_the_right_ones() -> None:
    with pytest.raises(NotationError, match="staked=… gold=…"):
        from_text("0 staked gold=1 staked=4")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"{",
        b'{"type":"pass"}',
        b'{"type":"pass","seat":0} {}',
        b'{"type":"pass","seat":"0"}',
        b'{"type":"pass","seat":0.0}',
        b'{"type":"pass","seat":true}',
        b'{"type":"pass","seat":null}',
        b'{"type":"pass","seat":NaN}',
        b'{"type":"pass","seat":0,"more":1}',
        b'{"type":"sell","seat":0}',
        b'{"type":"rest","seat":0}',
        b'{"type":0,"seat":0}',
        b'{"seat":0}',
        b'{"type":"buy","seat":0,"tile":"\xff"}',
        b'{"type":"buy","seat":0,"tile":"\\ud800"}',
        b'{"type":"over","points":[0],"gold":[0]}',
        b'{"type":"pass","seat":' + b"9" * 100_000 + b"}",
        b'{"type":"pass","seat":' + b"[" * 100_000,
        b"[" * 100_000,
        b'{"type":"buy","seat":0,"tile":' * 20_000,
        b'{"type":"' + b"x" * 100_000 + b'"}',
        b'{"type":"pass","seat":0,"' + b"x" * 100_000 + b'":0}',
    ],
)
def test_malformed_json_is_refused(line: bytes) -> None:
    with pytest.raises(NotationError) as raised:
        from_json(line)
    assert 0 < len(str(raised.value)) < 600


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"pass","seat":-1}',
        '{"type":"pass","seat":10}',
        '{"type":"pass","seat":99999999999999999999999999}',
        '{"type":"buy","seat":0,"tile":""}',
        '{"type":"buy","seat":0,"tile":"a\\nb"}',
        '{"type":"buy","seat":0,"tile":"1 2"}',
        '{"type":"buy","seat":0,"tile":"\\u001b[31m"}',
        '{"type":"draw","seat":0,"tiles":[]}',
        '{"type":"draw","seat":0,"tiles":["1","2","3","4","5","6","7","8","9"]}',
        '{"type":"price","seat":0,"axe":"17","prices":[]}',
        '{"type":"price","seat":0,"axe":"17","prices":[["axe",3]]}',
        '{"type":"price","seat":0,"axe":"17","prices":[["34",1234567]]}',
        '{"type":"place","seat":0,"tile":"34","x":0,"y":0,"turn":4}',
        '{"type":"place","seat":0,"tile":"34","x":12345678901,"y":0,"turn":0}',
        '{"type":"staked","seat":0,"staked":12345678901,"gold":0}',
        '{"type":"income","seat":0,"lines":[{"label":"a b:c\\nd","count":1,"points":1,"cells":[]}],"gold":0}',
    ],
)
def test_json_says_nothing_that_text_cannot_say(line: str) -> None:
    """Both forms hold the same events, so a complaint can always quote the text form, on one line."""
    try:
        event = from_json(line)
    except NotationError:
        return
    assert to_text(event).isprintable()
    assert from_text(to_text(event)) == event


@given(st.text())
def test_any_text_is_an_event_or_a_notation_error(line: str) -> None:
    check_text(line)


@given(st.text())
@example('{"type":"buy","seat":0,"tile":"\ud800"}')
def test_any_text_as_json_is_an_event_or_a_notation_error(line: str) -> None:
    check_json(line)


@given(st.binary())
def test_any_bytes_as_json_are_an_event_or_a_notation_error(line: bytes) -> None:
    check_json(line)


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists),
    st.sampled_from(list(BY_KIND)),
)
def test_any_value_in_any_field_is_an_event_or_a_notation_error(value: object, kind: type[Event]) -> None:
    tag = kind.__struct_config__.tag
    check_json(json.dumps({"type": tag, **dict.fromkeys(kind.__struct_fields__, value)}))
    for field in kind.__struct_fields__:
        check_json(json.dumps({**dict.fromkeys(kind.__struct_fields__, 0), "type": tag, field: value}))


@given(st.data())
@settings(max_examples=300)
def test_changed_lines_are_events_or_notation_errors(data: st.DataObject) -> None:
    event = data.draw(st.sampled_from(real_events()) | events)
    check_text(changed(data, to_text(event)))
    check_json(changed(data, to_json(event).decode()))
    check_json(changed(data, to_json(event).decode()).encode(errors="replace")[: data.draw(st.integers(0, 400))])


def changed(data: st.DataObject, line: str) -> str:
    """The line with a few letters replaced, cut out or put in."""
    first = data.draw(st.integers(0, len(line)))
    last = data.draw(st.integers(first, min(len(line), first + 3)))
    inserted = st.text('0123456789 -+=,|:;@%[]{}"\\x\n\r\0٣é', max_size=3) | st.sampled_from(
        ["%0A", "%ff", "1e9", "\\ud800"]
    )
    return line[:first] + data.draw(inserted) + line[last:]
