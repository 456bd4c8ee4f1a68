"""The header and the first line of a record with the expansion: what is wrong in them is named."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from journeyman_records import eventful, shipped_game
from loops import each
from random_play import expanded_tables, swift_tables
from record_files import both_forms, game, head, once, prove, start_line, write, wrong, wrong_line

from skye.expansions.journeyman.events import PART
from skye.expansions.journeyman.moves import MOVES
from skye.material import expansions
from skye.material.errors import RecordError
from skye.record.events import Begun, Event, kinds
from skye.record.files import RecordFile, lines_of
from skye.rules.rng import Generator


@once
@both_forms
def test_a_header_without_the_expansion(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", shipped_game(), text=text)
    error = wrong(path)
    assert (error.key, error.values["line"]) == ("record-malformed", start_line(text=text))


@once
@both_forms
def test_a_game_without_the_expansion_under_its_header(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", game(), text=text, tables=expanded_tables())
    error = wrong(path)
    assert (error.key, error.values["line"]) == ("record-malformed", start_line(text=text, tables=expanded_tables()))


GOOD = "step+road+waypoint+gold+movement+roads+no_axe+bank_pays+two_purchases"


@once
@both_forms
@pytest.mark.rule("J2")
@pytest.mark.usefixtures("language")
@each(
    "layouts",
    [
        (),
        (GOOD, GOOD),
        (GOOD,) * 4,
        (GOOD, GOOD, ""),
        (GOOD, GOOD, "step"),
        (GOOD, GOOD, GOOD.replace("road+", "step+", 1)),
        (GOOD, GOOD, GOOD.replace("gold", "no_axe")),
        (GOOD, GOOD, GOOD.replace("gold", "goat")),
        (GOOD, GOOD, GOOD.replace("step+road", "road,step")),
        (GOOD, GOOD, f"{GOOD}+"),
        (GOOD, GOOD, f"{GOOD}+gold"),
        (GOOD, GOOD, f" {GOOD}"),
        (GOOD, GOOD, GOOD.upper()),
        (GOOD, GOOD, "+".join(reversed(GOOD.split("+")))),
        (GOOD, GOOD, "+" * 150),
        (GOOD, GOOD, "x" * 300),
    ],
)
def test_a_layout_that_cannot_be(tmp_path: Path, text: bool, layouts: tuple[str, ...]) -> None:
    begun, *rest = shipped_game()
    changed = msgspec.structs.replace(begun, expansion=layouts)
    error = wrong(write(tmp_path / "game", [changed, *rest], text=text, tables=expanded_tables()))
    assert (error.key, error.values["line"]) == ("record-malformed", start_line(text=text, tables=expanded_tables()))


@once
@both_forms
def test_another_layout_is_found_by_what_follows(tmp_path: Path, text: bool) -> None:
    """It is valid, but other bonus tiles are won by it."""
    begun, *rest = eventful()
    assert isinstance(begun, Begun)
    first, second = begun.expansion
    assert first != second
    changed = msgspec.structs.replace(begun, expansion=(second, first))
    path = write(tmp_path / "game", [changed, *rest], text=text, tables=swift_tables())
    assert wrong(path).key in ("record-differs", "record-illegal")


HEADERS: dict[str, tuple[bytes, bytes, str]] = {
    "text, name": (b"expansion journeyman", b"expansion giants", "record-malformed"),
    "text, no name": (b"expansion journeyman", b"expansion", "record-malformed"),
    "text, two names": (b"expansion journeyman", b"expansion journeyman giants", "record-malformed"),
    "text, twice": (b"expansion journeyman", b"expansion journeyman\nexpansion journeyman", "record-malformed"),
    "text, line left out": (b"expansion journeyman\n", b"", "record-malformed"),
    "text, track": (b"space warrior whisky", b"space soldier whisky", "record-malformed"),
    "text, space before its board": (b"board 2,3,4\n", b"", "record-malformed"),
    "text, field left out": (b"whisky zone=1 fee=0", b"whisky zone=1", "record-malformed"),
    "text, field no number": (b"whisky zone=1 fee=0", b"whisky zone=x fee=0", "record-malformed"),
    "text, prices twice": (b"prices 1 3 5 8", b"prices 1 3 5 8\nprices 1 3 5 8", "record-malformed"),
    "text, prices too few": (b"prices 1 3 5 8", b"prices 1 3 5", "record-material"),
    "text, price negative": (b"prices 1 3 5 8", b"prices -1 3 5 8", "record-material"),
    "text, prices left out": (b"prices 1 3 5 8\n", b"", "record-material"),
    "text, movement huge": (b"movement 4\n", b"movement 4000000000000\n", "record-material"),
    "text, movement left out": (b"movement 4\n", b"", "record-material"),
    "text, players": (b"board 5\n", b"board 4\n", "record-material"),
    "text, requirement": (b"warrior whisky", b"warrior goats", "record-material"),
    "text, banner": (b"banner=points+1 ", b"banner=points+0 ", "record-material"),
    "text, slot": (b"slot=III", b"slot=IV", "record-material"),
    "text, bonus": (b"bonus step I", b"bonus stop I", "record-material"),
    "text, bonus left out": (b"bonus step I points=0 gold=0 roads=0 movement=0 income=0\n", b"", "record-material"),
    "text, roads too many": (
        b"bonus roads II points=0 gold=0 roads=2",
        b"bonus roads II points=0 gold=0 roads=3",
        "record-material",
    ),
    "text, tile": (b"tile J1 PPMM", b"tile J1 PPM", "record-material"),
    "text, tile taken": (b"tile J1 PPMM", b"tile 1 PPMM", "record-material"),
    "text, scoring tile": (b"scoring bridges 1", b"scoring goats 1", "record-material"),
    "json, name": (b'"journeyman":{', b'"giants":{', "record-material"),
    "json, a list": (b'"prices":[1,3,5,8]', b'"prices":{}', "record-material"),
    "json, more": (b'"prices":[1,3,5,8]', b'"prices":[1,3,5,8],"more":1', "record-material"),
    "json, a truth": (b'"movement":4', b'"movement":true', "record-material"),
    "json, a fraction": (b'"movement":4', b'"movement":4.5', "record-material"),
    "json, nothing": (b'"movement":4', b'"movement":null', "record-material"),
    "json, huge": (b'"movement":4', b'"movement":' + b"9" * 4_000, "record-material"),
}


@once
@pytest.mark.rule("J1", "J2", "J3")
@pytest.mark.usefixtures("language")
@each("name", HEADERS)
def test_a_header_that_is_wrong_about_the_expansion(tmp_path: Path, name: str) -> None:
    old, new, key = HEADERS[name]
    text = name.startswith("text")
    path = write(tmp_path / "game", shipped_game(), text=text, tables=expanded_tables())
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new, 1))
    error = wrong(path)
    assert error.key == key
    assert str(error)


@once
@both_forms
@pytest.mark.rule("J3")
@pytest.mark.parametrize(("old", "new"), [(b"8", b"9"), (b"fee=5", b"fee=4"), (b"hop=3", b"hop=4")])
def test_a_changed_board_is_another_board(tmp_path: Path, text: bool, old: bytes, new: bytes) -> None:
    """A header with an owner's board is valid; a game that does not hold up under it is not."""
    start = head(text=text, tables=expanded_tables())
    if not text:
        old, new = (b'"' + word.replace(b"=", b'":') for word in (old, new))
        if b":" not in old:
            old, new = b"5,8]", b"5,9]"
    elif b"=" not in old:
        old, new = b"prices 1 3 5 8", b"prices 1 3 5 9"
    assert old in start
    path = tmp_path / "game"
    path.write_bytes(start.replace(old, new) + lines_of(shipped_game(), text=text))
    record = RecordFile(path)
    with suppress(RecordError):
        assert sum(1 for _ in record.prove()) == len(shipped_game())
    assert not record.is_shipped_material


@once
@both_forms
@pytest.mark.parametrize("kind", [*MOVES, *PART.facts], ids=lambda kind: kind.__name__)
def test_events_of_the_expansion_in_a_base_record(tmp_path: Path, text: bool, kind: type[Event]) -> None:
    """Wherever they stand they are wrong on their line."""
    event = next(event for event in eventful() if isinstance(event, kind))
    events = game()
    first = start_line(text=text)
    for place in [*range(1, 30), *range(30, len(events), 7)]:
        path = write(tmp_path / "game", [*events[:place], event, *events[place:]], text=text)
        assert wrong_line(path) - first == place


@once
def test_every_expansion_is_told_by_its_own_records() -> None:
    for name in expansions.NAMES:
        assert {kind for kind in kinds() if kind.__module__.startswith(f"skye.expansions.{name}.")} == {
            *MOVES,
            *PART.facts,
        }


@once
@pytest.mark.parametrize("seed", range(12))
def test_bytes_changed_at_random_do_no_harm(tmp_path: Path, seed: int) -> None:
    generator = Generator(seed)
    path = write(tmp_path / "game", eventful(), text=seed % 2 == 0, tables=swift_tables())
    content = path.read_bytes()
    for _ in range(20):
        changed = bytearray(content)
        for _ in range(1 + generator.below(3)):
            first = generator.below(len(changed))
            changed[first : first + generator.below(4)] = b'0-\n{["%9,=+ x'[generator.below(13) :][:1]
        path.write_bytes(bytes(changed))
        with suppress(RecordError):
            prove(path)
