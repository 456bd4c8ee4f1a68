"""Moves as text: every move prints and parses back, and nothing but a move is taken for one."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from loops import each

from skye.expansions.journeyman.material import TRACKS
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.material.errors import NotationError
from skye.material.moves import Buy, Draw, Move, Pass, Place, Price, forms, parse
from skye.record.events import kinds

pytestmark = pytest.mark.once

FORMS = {
    "draw": "0 draw 17 34 41",
    "price": "0 price axe=17 34=5 41=3",
    "buy": "0 buy 34",
    "pass": "0 pass",
    "place": "0 place 34 2,-1 r1",
    "plan": "0 plan 0,1 2,0",
    "collect": "0 collect 0,1 warrior",
    "step": "0 step herald",
    "road": "0 road 0,0 1,0",
    "no_road": "0 no_road",
}
"""One move of each kind, written as the complaints show it."""

seats = st.integers(0, 9)
# The word axe is taken: axe=17.
tiles = st.from_regex(r"[A-Za-z0-9]{1,16}", fullmatch=True).filter(lambda tile: tile != "axe")
numbers = st.integers(-999_999, 999_999)
tracks = st.none() | st.sampled_from(TRACKS)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Draw, seats, st.lists(tiles, min_size=1, max_size=8).map(tuple)),
    st.builds(
        Price,
        seats,
        st.none() | tiles,
        st.lists(st.tuples(tiles, numbers), min_size=1, max_size=7).map(tuple),
    ),
    st.builds(Buy, seats, tiles),
    st.builds(Pass, seats),
    st.builds(Place, seats, tiles, numbers, numbers, st.integers(0, 3)),
    st.builds(Plan, seats, st.lists(st.tuples(numbers, numbers), max_size=3).map(tuple), st.booleans()),
    st.builds(Collect, seats, numbers, numbers, tracks),
    st.builds(Step, seats, tracks),
    st.builds(Road, seats, numbers, numbers, numbers, numbers),
    st.builds(NoRoad, seats),
)


def check_fuzz(text: str) -> None:
    """Either it is no move, and the error is short, or it is one that is written exactly so."""
    message = ""
    try:
        assert str(parse(text)) == text
    except NotationError as error:
        message = str(error)
    assert len(message) < 500


@pytest.mark.rule("P1", "P2", "B1", "L1", "W1", "W3", "W7", "W8", "W12", "W13")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        (FORMS["draw"], Draw(0, ("17", "34", "41"))),
        (FORMS["price"], Price(0, "17", (("34", 5), ("41", 3)))),
        ("4 price 17=1 34=5 41=3", Price(4, None, (("17", 1), ("34", 5), ("41", 3)))),
        (FORMS["buy"], Buy(0, "34")),
        (FORMS["pass"], Pass(0)),
        (FORMS["place"], Place(0, "34", 2, -1, 1)),
        ("3 place J7 0,0 r0", Place(3, "J7", 0, 0, 0)),
        (FORMS["plan"], Plan(0, ((0, 1), (2, 0)))),
        ("4 plan -", Plan(4, ())),
        ("1 plan 0,0 extra", Plan(1, ((0, 0),), extra=True)),
        ("1 plan -3,2 0,-1 14,0 extra", Plan(1, ((-3, 2), (0, -1), (14, 0)), extra=True)),
        (FORMS["collect"], Collect(0, 0, 1, "warrior")),
        ("2 collect -1,-2 merchant", Collect(2, -1, -2, "merchant")),
        ("2 collect 0,0 -", Collect(2, 0, 0, None)),
        (FORMS["step"], Step(0, "herald")),
        ("3 step -", Step(3, None)),
        (FORMS["road"], Road(0, 0, 0, 1, 0)),
        ("1 road -1,2 -1,3", Road(1, -1, 2, -1, 3)),
        (FORMS["no_road"], NoRoad(0)),
    ],
)
def test_form_of_each_move(text: str, move: Move) -> None:
    assert parse(text) == move
    assert str(move) == text


def test_every_kind_of_move_is_tested() -> None:
    assert list(FORMS) == list(forms())
    shown = {type(parse(text)) for text in FORMS.values()}
    assert shown == {kind for kind in kinds() if issubclass(kind, Move)}


@given(moves)
@example(Draw(0, ("draw",)))
@example(Plan(0, (), extra=True))
@example(Place(9, "0" * 16, -999_999, 999_999, 3))
def test_every_move_comes_back_from_its_text(move: Move) -> None:
    text = str(move)
    assert parse(text) == move
    assert text.isascii()
    assert text.isprintable()
    assert hash(parse(text)) == hash(move)


@each(
    "kind, text",
    [
        ("draw", "0 draw"),
        ("draw", "0 draw "),
        ("draw", "0 draw 17 34 41 "),
        ("draw", "0 draw 17  34"),
        ("draw", "0 draw 17 34 41\n"),
        ("draw", "0 draw 17,34,41"),
        ("draw", "0 draw ٣"),
        ("draw", "-1 draw 17 34 41"),
        ("draw", "10 draw 17 34 41"),
        ("draw", "0 draw 1 2 3 4 5 6 7 8 9"),
        ("draw", "0 draw " + "1" * 17),
        ("price", "0 price"),
        ("price", "0 price axe=17"),
        ("price", "0 price 34=5 axe=17"),
        ("price", "0 price axe=17 axe=5"),
        ("price", "0 price axe= 34=5 41=3"),
        ("price", "0 price axe=17 34 41=3"),
        ("price", "0 price axe=17 34=+5 41=3"),
        ("price", "0 price axe=17 34=05 41=3"),
        ("price", "0 price axe=17 34=-0 41=3"),
        ("price", "0 price axe=17 34=5.0 41=3"),
        ("price", "0 price axe=17 34=1e3 41=3"),
        ("price", "0 price axe=17 34=1_0 41=3"),
        ("price", "0 price axe=17 34=1234567 41=3"),
        ("buy", "0 buy"),
        ("buy", "0 buy 34 41"),
        ("buy", "x buy 34"),
        ("buy", " buy 34"),
        ("buy", "٣ buy 34"),
        ("buy", "0 buy ab-c"),
        ("buy", "0 buy é"),
        ("pass", "0 pass "),
        ("pass", "0 pass 34"),
        ("pass", "00 pass"),
        ("place", "0 place 34"),
        ("place", "0 place 34 2,-1"),
        ("place", "0 place 34 2 -1 r1"),
        ("place", "0 place 34 2,-1 r4"),
        ("place", "0 place 34 2,-1 r-1"),
        ("place", "0 place 34 2,-1 R1"),
        ("place", "0 place 34 -0,1 r1"),
        ("place", "0 place 34 2,--1 r1"),
        ("place", "0 place 34 2,1234567 r1"),
        ("place", "0 place 34 2,-1 r1 "),
        ("plan", "0 plan"),
        ("plan", "0 plan "),
        ("plan", "0 plan extra"),
        ("plan", "0 plan - -"),
        ("plan", "0 plan - 0,1"),
        ("plan", "0 plan 0,1 -"),
        ("plan", "0 plan 0,1  2,0"),
        ("plan", "0 plan 0,1 2,0 "),
        ("plan", "0 plan 0,1 2,0 extra extra"),
        ("plan", "0 plan 0,1 2,0 Extra"),
        ("plan", "0 plan 0,1 2,0 3,0 4,0"),
        ("plan", "0 plan 0 1"),
        ("plan", "0 plan 0,1,2"),
        ("plan", "0 plan 00,1"),
        ("plan", "0 plan -0,1"),
        ("plan", "0 plan 0,+1"),
        ("plan", "0 plan 0,1234567"),
        ("plan", "x plan -"),
        ("collect", "0 collect"),
        ("collect", "0 collect 0,1"),
        ("collect", "0 collect 0,1 "),
        ("collect", "0 collect 0,1 king"),
        ("collect", "0 collect 0,1 Warrior"),
        ("collect", "0 collect 0,1 warrior herald"),
        ("collect", "0 collect 0 1 warrior"),
        ("collect", "0 collect 0,-0 warrior"),
        ("collect", "0 collect - warrior"),
        ("step", "0 step"),
        ("step", "0 step "),
        ("step", "0 step king"),
        ("step", "0 step herald -"),
        ("step", "0 step herald\n"),
        ("step", "9x step herald"),
        ("road", "0 road"),
        ("road", "0 road 0,0"),
        ("road", "0 road 0,0 1"),
        ("road", "0 road 0,0 1,0 2,0"),
        ("road", "0 road 0,0-1,0"),
        ("road", "0 road 0,0 -0,1"),
        ("road", "0 road 0,0 1.0,0"),
        ("no_road", "0 no_road -"),
        ("no_road", "0 no_road "),
        ("no_road", "00 no_road"),
    ],
)
@pytest.mark.usefixtures("language")
def test_malformed_text_is_shown_the_form_of_its_kind(kind: str, text: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse(text)
    assert raised.value.key == f"notation-{kind}"
    assert FORMS[kind] in str(raised.value)
    assert text in str(raised.value)


@each(
    "text",
    [
        "",
        " ",
        "0",
        "pass",
        "0 ",
        "0 PASS",
        "0 pass\n",
        "0  pass",
        "0\tpass",
        "0 sell 34",
        "0 rest",
        "0 rest 1",
        "- over",
        "\0",
    ],
)
@pytest.mark.usefixtures("language")
def test_unknown_kind_is_shown_all_kinds(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse(text)
    message = str(raised.value)
    assert raised.value.key == "notation-kind"
    assert all(kind in message for kind in FORMS)
    assert FORMS["buy"] in message


@pytest.mark.parametrize("kind", FORMS)
@pytest.mark.parametrize("tail", ["9" * 1_000_000, " 1" * 500_000, "=1" * 500_000, "-0" * 500_000])
def test_long_text_is_refused_in_few_words(kind: str, tail: str) -> None:
    check_fuzz(f"{FORMS[kind]}{tail}")
    check_fuzz(f"0 {kind} {tail}")
    check_fuzz(tail)


@given(st.text())
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    check_fuzz(text)


@given(st.text("0123456789 -=,rextahld", max_size=30), st.sampled_from(list(FORMS)), seats)
def test_any_text_after_a_kind_is_a_move_or_a_notation_error(tail: str, kind: str, seat: int) -> None:
    check_fuzz(f"{seat} {kind}{tail}")


@given(moves.map(str), st.data())
def test_changed_text_is_a_move_or_a_notation_error(text: str, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(text)))
    last = data.draw(st.integers(first, min(len(text), first + 3)))
    check_fuzz(text[:first] + data.draw(st.text("0123456789 -+=,axerd\n\r\0_٣é", max_size=3)) + text[last:])
