"""Record files: both forms prove, whatever was tampered with is found and its line named, and no file does harm."""

from __future__ import annotations

import copy
import gzip
import json
import os
import random
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, reduce
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from skye.expansions.journeyman.moves import Collect, Plan, Step
from skye.material import words
from skye.material.box import base_material, material_from_plain, plain_material
from skye.material.errors import RecordError
from skye.material.moves import Buy, Draw, Move, Pass, Place, Price
from skye.material.tables import Tables, base_tables
from skye.material.tiles import SCROLLS, SYMBOL_TERRAINS
from skye.record import files
from skye.record.events import (
    FACTS,
    MOVES,
    Begun,
    Event,
    Over,
    Returned,
    Round,
    Scored,
    from_json,
    from_text,
    to_json,
    to_text,
)
from skye.record.files import LONGEST_LINE, RecordFile, header, lines_of
from skye.record.recorder import Proof
from skye.study.simulate import Simulation, random_game

once = pytest.mark.once
both_forms = pytest.mark.parametrize("text", [False, True], ids=["json", "text"])

FREE = {"number", "label", "names"}
"""Fields of a game's first line that no rule decides: its number, where it comes from, what the players are called.
How many names there are is not free: it is the number of players."""

PHASES = {
    Draw: ("a draw",),
    Price: ("prices",),
    Buy: ("a purchase",),
    Pass: ("a purchase",),
    Place: ("a placement",),
    Plan: ("plans",),
    Collect: ("a marker",),
    Step: ("a step",),
}
"""How a complaint calls the moves that come next; a road may come among any others."""

MEGABYTE = 2**20
HUGE = 100 * MEGABYTE
MODEST = 20 * MEGABYTE
"""What reading a huge file may take: the longest line, several times over, and one game."""

Material = dict[str, Any]


@cache
def game(players: int = 2, number: int = 179) -> list[Event]:
    """A whole game; with two players the 179th of seed 9 is one in which everything happens."""
    return random_game(Simulation(players, games=1, seed=9), base_tables(), number)


@cache
def head(*, text: bool, tables: Tables | None = None) -> bytes:
    return header(tables or base_tables(), text=text)


def start_line(*, text: bool, tables: Tables | None = None) -> int:
    """The number of the first line after the header."""
    return head(text=text, tables=tables).count(b"\n") + 1


def write(path: Path, events: list[Event], *, text: bool = False, tables: Tables | None = None) -> Path:
    path.write_bytes(head(text=text, tables=tables) + lines_of(events, text=text))
    return path


def prove(path: Path) -> int:
    """How many lines were found right; any failure must be one that can be told to a person."""
    try:
        return sum(1 for _ in RecordFile(path).prove())
    except RecordError as error:
        told = str(error)
        assert path.name in told
        assert len(told) < 3_000
        raise


def wrong(path: Path) -> RecordError:
    """What is wrong with the file."""
    with pytest.raises(RecordError) as raised:
        prove(path)
    return raised.value


def wrong_line(path: Path) -> int:
    """The line that the complaint names."""
    error = wrong(path)
    line = error.values["line"]
    assert isinstance(line, int)
    assert words.text(error.key, **{**error.values, "line": "LINE"}) != str(error)
    return line


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all numbers, texts and lists in a plain value, the type left out."""
    if isinstance(value, dict):
        for key in [key for key in value if key != "type"]:
            yield from leaves(value[key], (*path, key))
        return
    yield path
    if isinstance(value, list):
        for place, part in enumerate(value):
            yield from leaves(part, (*path, place))


def replaced(plain: Any, path: tuple[Any, ...], value: object) -> Any:
    """A copy of the plain value with another value at that place."""
    copied = holder = copy.deepcopy(plain)
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return copied


def changes(event: Event, choose: Callable[[Any], list[Any]]) -> Iterator[tuple[str, Event]]:
    """The event with each of its values in turn replaced by others, and the name of the field that holds the value."""
    plain = json.loads(to_json(event))
    for path in leaves(plain):
        old = reduce(lambda holder, key: holder[key], path, plain)
        for value in choose(old):
            with suppress(msgspec.ValidationError):  # such as a cell of one number; the fuzz tests have those
                changed: Event = msgspec.convert(replaced(plain, path, value), type(event))
                yield ".".join(key for key in path if isinstance(key, str)), changed


def by_one(value: Any) -> list[Any]:
    """The value changed by one, both ways."""
    if isinstance(value, list):
        return [value[:-1], [*value, value[-1]]] if value else []
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if value is None:
        return ["1"]
    if value.isdigit():
        return [str(int(value) + 1), str(int(value) - 1)]
    return [value + "x", value[:-1] + chr(ord(value[-1]) + 1)] if value else ["x"]


def tampered(event: Event) -> Iterator[tuple[str, Event]]:
    """The event with each of its values changed by one."""
    return changes(event, by_one)


def is_free(event: Event, changed: Event) -> bool:
    """Whether the two differ in free fields only."""
    if not isinstance(event, Begun) or not isinstance(changed, Begun) or len(event.names) != len(changed.names):
        return False
    return (event.start, event.scoring, event.expansion) == (changed.start, changed.scoring, changed.expansion)


def fields(events: Sequence[Event]) -> dict[str, tuple[int, Event]]:
    """For each field of each kind of event the first place in the game where it can be changed, and the change."""
    found: dict[str, tuple[int, Event]] = {}
    for place, event in enumerate(events):
        for field, changed in tampered(event):
            if not is_free(event, changed) and not isinstance(event, Place):
                found.setdefault(f"{type(event).__name__}.{field}", (place, changed))
    return found


# Good records


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@both_forms
def test_a_recorded_game_proves(tmp_path: Path, players: int, text: bool) -> None:
    events = game(players, 1)
    path = write(tmp_path / "game", events, text=text)
    record = RecordFile(path)
    steps = list(record.prove())
    assert [step.event for step in steps] == events
    assert [step.line for step in steps] == list(range(start_line(text=text), start_line(text=text) + len(events)))
    assert steps[-1].proof.is_over
    assert record.is_text == text
    assert record.is_shipped_material
    assert record.offset == path.stat().st_size


@once
def test_everything_happens_in_the_game_of_these_tests() -> None:
    assert {type(event) for event in game()} == {*FACTS, *MOVES}
    assert {event.reason for event in game() if isinstance(event, Returned)} == {"axe", "unplaced"}


@once
def test_both_forms_carry_the_same_events(tmp_path: Path) -> None:
    as_text, as_json = (write(tmp_path / str(text), game(4, 1), text=text) for text in (True, False))
    assert [event for _, event in RecordFile(as_text).events()] == [event for _, event in RecordFile(as_json).events()]
    for event in game(4, 1):
        assert from_text(to_text(event)) == from_json(to_json(event)) == event


@once
@both_forms
def test_a_header_without_games_proves_nothing(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", [], text=text)
    assert wrong(path).key == "record-no-games"


@once
@both_forms
def test_line_ends_of_other_systems(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", game(), text=text)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert prove(path) == len(game())


@once
@both_forms
@pytest.mark.parametrize("tail", [b"\n", b"\n\n\n", b"\r\n\r\n"])
def test_empty_lines_at_the_end(tmp_path: Path, text: bool, tail: bytes) -> None:
    path = write(tmp_path / "game", game(), text=text)
    path.write_bytes(path.read_bytes() + tail)
    assert prove(path) == len(game())


@once
@both_forms
def test_no_line_end_at_the_end(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", game(), text=text)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    assert prove(path) == len(game())


@once
@both_forms
def test_a_byte_order_mark_is_read_or_refused(tmp_path: Path, text: bool) -> None:
    """No record is written with one; an editor may add it."""
    path = write(tmp_path / "game", game(), text=text)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    with suppress(RecordError):
        assert prove(path) == len(game())


@once
@both_forms
def test_free_fields_may_say_anything(tmp_path: Path, text: bool) -> None:
    begun, *rest = game()
    assert isinstance(begun, Begun)
    changed = msgspec.structs.replace(begun, number=7, label="by hand\n", names=("Ann Lee", "100 %, é\n"))
    path = write(tmp_path / "game", [changed, *rest], text=text)
    assert prove(path) == len(game())


@once
@both_forms
def test_a_broken_second_game_is_named(tmp_path: Path, text: bool) -> None:
    second = game(3, 1)
    path = tmp_path / "games"
    lines = [lines_of(game(), text=text), lines_of(second, text=text)]
    path.write_bytes(head(text=text) + b"".join(lines))
    assert prove(path) == len(game()) + len(second)

    offset = start_line(text=text) + lines[0].count(b"\n")
    for place in (1, 2, len(second) // 2, len(second) - 1):
        _, changed = next(tampered(second[place]))
        broken = [*second[:place], changed, *second[place + 1 :]]
        path.write_bytes(head(text=text) + lines[0] + lines_of(broken, text=text))
        assert wrong_line(path) == offset + place

    path.write_bytes(head(text=text) + lines[0] + lines_of(second[1:], text=text))
    assert wrong(path).key == "record-no-game"
    assert wrong_line(path) == offset


@once
def test_lines_before_the_wrong_one_are_yielded(tmp_path: Path) -> None:
    path = write(tmp_path / "game", [*game()[:-1], game()[-2]])
    steps = RecordFile(path).prove()
    assert [next(steps).event for _ in game()[:-1]] == game()[:-1]
    with pytest.raises(RecordError):
        next(steps)


# Tampered records


@once
@pytest.mark.rule("S4", "I1", "I2", "I3", "P3", "B2", "B4", "L3", "E1", "F1", "F2", "F3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_changed_fact_is_found_on_its_line(players: int) -> None:
    """All values of all lines: whatever follows from the moves is held against the rules where it stands."""
    assert check_changed_facts(game(players, 179), base_tables()) > 1_000


def check_changed_facts(events: Sequence[Event], tables: Tables) -> int:
    """Every value of every fact, changed, is found wrong on its line; how many changes that were."""
    begun = events[0]
    assert isinstance(begun, Begun)
    proof = Proof(begun, tables)
    changes = 0
    for line, event in enumerate(events[1:], start=2):
        if not isinstance(event, Move):
            for field, changed in tampered(event):
                probe = copy.copy(proof)
                probe.expected, probe.sealed = list(proof.expected), list(proof.sealed)
                with pytest.raises(RecordError) as raised:
                    probe.check(line, changed)
                assert raised.value.values["line"] == line, (field, changed)
                changes += 1
        proof.check(line, event)
    assert proof.is_over
    return changes


@once
@both_forms
@pytest.mark.parametrize("field", fields(game()))
def test_each_changed_field_is_found_in_a_file(tmp_path: Path, text: bool, field: str) -> None:
    """One change for each field of each kind, end to end."""
    check_changed_field(tmp_path / "game", game(), *fields(game())[field], text=text)


def check_changed_field(
    path: Path, events: list[Event], place: int, changed: Event, *, text: bool, tables: Tables | None = None
) -> None:
    """A fact is found wrong on its own line. A move that could have been made so is found wrong by what follows from it
    in the same round; the set-up by the first line that it decides."""
    write(path, [*events[:place], changed, *events[place + 1 :]], text=text, tables=tables)
    found = wrong_line(path) - start_line(text=text, tables=tables)
    if isinstance(changed, Move):
        rounds = [line for line, event in enumerate(events) if isinstance(event, Round | Over) and line > place]
        assert place <= found < rounds[0]
    elif isinstance(changed, Begun):
        assert place <= found <= next(line for line, event in enumerate(events) if isinstance(event, Scored))
    else:
        assert found == place


@once
@pytest.mark.rule("P1", "P2", "B1", "L1", "L2")
def test_a_changed_move_is_found_unless_it_is_a_valid_game(tmp_path: Path) -> None:
    """Every changed move is found unless it makes another game that could have been played.

    A move is a choice. Laying a tile elsewhere can lead to the very same points: then the record is that of
    another game which could have been played, and nothing is wrong with it. All other changes leave a trace."""
    events = game()
    path = tmp_path / "game"
    unseen = changes = 0
    for place, event in enumerate(events):
        if not isinstance(event, Move):
            continue
        for field, changed in tampered(event):
            changes += 1
            write(path, [*events[:place], changed, *events[place + 1 :]])
            try:
                prove(path)
            except RecordError as error:
                line = error.values["line"]
                assert isinstance(line, int)
                assert line >= place + start_line(text=False)
            else:
                unseen += 1
                assert isinstance(event, Place)
                assert field in ("x", "y", "turn")
    assert changes > 300
    assert unseen < changes / 20


@once
@both_forms
def test_every_line_left_out_is_found(tmp_path: Path, text: bool) -> None:
    events = game()
    path = tmp_path / "game"
    for place in range(len(events)):
        write(path, events[:place] + events[place + 1 :], text=text)
        assert wrong_line(path) - start_line(text=text) >= place - 1, to_text(events[place])


@once
@both_forms
def test_every_line_doubled_is_found(tmp_path: Path, text: bool) -> None:
    events = game()
    path = tmp_path / "game"
    for place, event in enumerate(events):
        write(path, [*events[: place + 1], *events[place:]], text=text)
        assert wrong_line(path) - start_line(text=text) == place + 1, to_text(event)


@once
@pytest.mark.rule("L1", "P3")
def test_lines_swapped_are_found(tmp_path: Path) -> None:
    """Only placements may change places, since everybody builds for themselves."""
    events = game(3, 1)
    path = tmp_path / "game"
    for place, (first, second) in enumerate(pairwise(events)):
        write(path, [*events[:place], second, first, *events[place + 2 :]])
        if isinstance(first, Place) and isinstance(second, Place):
            if first.seat != second.seat and isinstance(events[place + 2], Place):
                assert prove(path) == len(events)
        else:
            assert wrong_line(path) - start_line(text=False) in (place, place + 1), to_text(first)


@once
@pytest.mark.parametrize("distance", [2, 7, 40])
def test_lines_swapped_from_afar_are_found(tmp_path: Path, distance: int) -> None:
    events = game()
    path = tmp_path / "game"
    for place in range(0, len(events) - distance, 3):
        moved = list(events)
        moved[place], moved[place + distance] = moved[place + distance], moved[place]
        if not (isinstance(moved[place], Place) and isinstance(moved[place + distance], Place)):
            write(path, moved)
            assert wrong_line(path) - start_line(text=False) <= place + distance


# Truncated records


@once
@both_forms
def test_truncated_after_any_line(tmp_path: Path, text: bool) -> None:
    check_truncated(tmp_path / "game", game(), text=text)


def check_truncated(path: Path, events: list[Event], *, text: bool, tables: Tables | None = None) -> None:
    """Whatever line the file ends with, what is missing is told."""
    write(path, events, text=text, tables=tables)
    lines = path.read_bytes().splitlines(keepends=True)
    first = start_line(text=text, tables=tables)
    ends = {first - 1, first - 2} if text else {1}
    # The base game's material is one without the expansion's.
    ends |= {number for number, line in enumerate(lines) if line.startswith(b"expansion ")}
    last = first + len(events) - 1
    for count in range(len(lines)):
        path.write_bytes(b"".join(lines[:count]))
        if count in ends:
            assert wrong(path).key == "record-no-games"
        elif count >= last:
            assert prove(path) == len(events)
        elif count >= first:
            error = wrong(path)
            assert error.key == "record-truncated"
            assert error.values["line"] == count
            event = events[count - first + 1]
            told = PHASES.get(type(event), ("",)) if isinstance(event, Move) else (to_text(event),)
            assert any(part in str(error) for part in told)
        else:
            assert wrong(path).key == ("record-material" if count else "record-empty")


@once
@both_forms
def test_truncated_after_any_byte(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", game(), text=text)
    content = path.read_bytes()
    end = len(content.rstrip(b"\n"))
    for size in random.Random(1).sample(range(end), 300):
        if content[size : size + 1] == b"\n" or size in (len(head(text=text)), len(head(text=text)) - 1):
            continue  # a whole line: the test above
        path.write_bytes(content[:size])
        assert wrong(path).key != "record-unreadable"


# Files that are no records


def no_records() -> dict[str, tuple[bytes, str]]:
    """Names, contents and the complaint that each deserves."""
    noise = random.Random(1)
    as_text, as_json = head(text=True), head(text=False)
    events = {text: lines_of(game(), text=text) for text in (True, False)}
    return {
        "empty": (b"", "record-empty"),
        "random bytes": (noise.randbytes(100_000), "record-other"),
        "zeros": (bytes(100_000), "record-other"),
        "gzip": (gzip.compress(as_json + events[False]), "record-other"),
        "png": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + noise.randbytes(1000), "record-other"),
        "utf-16": ((as_text + events[True]).decode().encode("utf-16"), "record-other"),
        "line end": (b"\n", "record-other"),
        "other text": (b"This is not a record.\n" * 100, "record-other"),
        "other json": (b'{"name": "skye", "version": 1}\n', "record-other"),
        "json list": (b"[1, 2]\n", "record-other"),
        "broken json": (b'{"type": "skye", ', "record-malformed"),
        "no header, json": (events[False], "record-other"),
        "no header, text": (events[True], "record-other"),
        "header second": (events[False].splitlines(keepends=True)[0] + as_json, "record-other"),
        "json version 0": (as_json.replace(b'"version":2', b'"version":0'), "record-version"),
        "json version 3": (as_json.replace(b'"version":2', b'"version":3'), "record-version"),
        "json version x": (as_json.replace(b'"version":2', b'"version":"x"'), "record-version"),
        "json version null": (as_json.replace(b'"version":2', b'"version":null'), "record-version"),
        "json version missing": (as_json.replace(b'"version":2,', b""), "record-version"),
        "json version true": (as_json.replace(b'"version":2', b'"version":true'), "record-version"),
        "json version nested": (b'{"type":"skye","version":' + b"[" * 900 + b"]" * 900 + b"}", "record-version"),
        "json version huge": (b'{"type":"skye","version":' + b"9" * 4_000 + b"}", "record-version"),
        "json version long": (b'{"type":"skye","version":"' + b"x" * 200_000 + b'"}', "record-version"),
        "text version 0": (as_text.replace(b"record 2", b"record 0"), "record-version"),
        "text version 3": (as_text.replace(b"record 2", b"record 3"), "record-version"),
        "text version x": (as_text.replace(b"record 2", b"record x"), "record-version"),
        "text version missing": (as_text.replace(b"record 2", b"record"), "record-version"),
        "text version long": (b"skye record " + b"x" * 200_000, "record-version"),
        "text version not utf-8": (b"skye record \xff\xfe\n", "record-version"),
        "material missing": (b'{"type":"skye","version":1}\n', "record-malformed"),
        "material a list": (b'{"type":"skye","version":1,"material":[]}\n', "record-malformed"),
        "material empty": (b'{"type":"skye","version":1,"material":{}}\n', "record-material"),
        "header field unknown": (as_json.replace(b'{"type"', b'{"more":1,"type"'), "record-malformed"),
        "header line unknown": (as_text.replace(b"tile 7 ", b"tail 7 "), "record-malformed"),
        "header line not utf-8": (as_text.replace(b"tile 7 ", b"tile \xff "), "record-malformed"),
        "header line short": (as_text.replace(b"rounds 5 ", b"rounds "), "record-malformed"),
        "header twice": (as_json * 2, "record-malformed"),
        "forms mixed, json first": (as_json + events[True], "record-malformed"),
        "forms mixed, text first": (as_text + events[False], "record-malformed"),
        "event not utf-8": (as_text + b"- game \xff\n", "record-malformed"),
        "zeros after the game": (as_json + events[False] + bytes(1000), "record-malformed"),
        "a move first": (as_text + b"0 pass\n", "record-no-game"),
        "the result first": (as_text + b"- over points=0 gold=0 winners=0\n", "record-no-game"),
    }


@once
@pytest.mark.parametrize("name", no_records())
def test_file_that_is_no_record(tmp_path: Path, name: str) -> None:
    content, key = no_records()[name]
    path = tmp_path / "file"
    path.write_bytes(content)
    assert wrong(path).key == key


@once
def test_path_that_is_no_file(tmp_path: Path) -> None:
    assert wrong(tmp_path).key == "record-unreadable"
    assert wrong(tmp_path / "missing").key == "record-unreadable"
    assert wrong(tmp_path / ("long" * 100)).key == "record-unreadable"


@once
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything is readable for this user")
def test_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = write(tmp_path / "game", game())
    path.chmod(0)
    assert wrong(path).key == "record-unreadable"


@once
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    "setting",
    [
        {"names": []},
        {"names": ["a"]},
        {"names": ["a"] * 6},
        {"names": ["x" * 2_000] * 2, "start": 2},
        {"names": ["a"] * 10_000},
        {"start": 2},
        {"start": -1},
        {"start": 10**30},
        {"start": 10**4_000},
        {"scoring": []},
        {"scoring": ["sheep"] * 4},
        {"scoring": ["sheep", "squares", "columns", "castle"]},
        {"scoring": ["sheep", "squares", "columns", "x" * 200_000]},
        {"scoring": [f"x{number}" for number in range(10_000)]},
        {"number": 10**4_000},
        {"label": "x" * 200_000},
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_set_up_that_cannot_be_played(tmp_path: Path, setting: dict[str, Any]) -> None:
    begun = {**json.loads(to_json(game()[0])), **setting}
    path = tmp_path / "game"
    path.write_bytes(head(text=False) + msgspec.json.encode(begun) + b"\n")
    assert wrong(path).key in ("record-malformed", "record-truncated")


@once
@both_forms
@pytest.mark.parametrize("value", [10**12, -(10**12), 10**30, 10**4_000], ids=["12", "-12", "30", "4000"])
def test_huge_numbers_do_no_harm(tmp_path: Path, text: bool, value: int) -> None:
    """Each number of the first two rounds, in turn, made huge."""
    events = game()[:60]
    for place, event in enumerate(events):
        for field, changed in changes(event, lambda old: [value] if isinstance(old, int) else []):
            path = write(tmp_path / "game", [*events[:place], changed, *events[place + 1 :]], text=text)
            assert field == "number" or wrong_line(path)


@once
@both_forms
@pytest.mark.parametrize("size", [1_000, 200_000])
def test_huge_names_do_no_harm(tmp_path: Path, text: bool, size: int) -> None:
    """Each text of the first two rounds, in turn, made huge; the players' own names may be."""
    events = game()[:60]
    for place, event in enumerate(events):
        for _, changed in changes(event, lambda old: ["x" * size] if isinstance(old, str) else []):
            wrong(write(tmp_path / "game", [*events[:place], changed, *events[place + 1 :]], text=text))


# Huge files


@contextmanager
def huge(path: Path, start: bytes, block: bytes) -> Iterator[Path]:
    """A file of 100 MB that repeats a block; it does not stay behind."""
    block *= max(1, MEGABYTE // len(block))
    with path.open("wb") as stream:
        stream.write(start)
        for _ in range(HUGE // len(block) + 1):
            stream.write(block)
    try:
        yield path
    finally:
        path.unlink()


def peak(action: Callable[[], object]) -> int:
    """The most memory in bytes that Python's objects took at once."""
    tracemalloc.start()
    try:
        action()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def huge_files() -> dict[str, tuple[bytes, bytes, str]]:
    """Names, beginnings, blocks that are repeated, and the complaint that each deserves."""
    as_text, as_json = head(text=True), head(text=False)
    first = {text: lines_of(game()[:60], text=text).rstrip(b"\n") + b"\n" for text in (True, False)}
    again = {text: lines_of(game()[30:60], text=text).rstrip(b"\n") + b"\n" for text in (True, False)}
    nested = b"[" * (LONGEST_LINE - 1_000)
    return {
        "a line without end": (b"", b"x", "record-long"),
        "a json line without end": (b"{", b" ", "record-long"),
        "a json text without end": (b'{"type":"', b"skye", "record-long"),
        "a header without end": (b'{"type":"skye","version":1,"material":{"tile":[', b"{},", "record-long"),
        "a number without end": (b'{"type":"skye","version":', b"9", "record-long"),
        "brackets without end": (b'{"type":"skye","version":', b"[", "record-long"),
        "a text line without end": (b"skye record 1\n", b"tile ", "record-long"),
        "a version without end": (b"skye record ", b"1", "record-long"),
        "a text header without end": (b"skye record 1\n", b"tile 1 PPPP P -\n", "record-other"),
        "scoring tiles without end": (b"skye record 1\n", b"scoring sheep 1\n", "record-other"),
        "an event without end": (as_json, b'{"type":', "record-long"),
        "an event in text without end": (as_text, b"- game number=", "record-long"),
        "unfinished events": (as_json, b'{"type":"game"\n', "record-malformed"),
        "unfinished events in text": (as_text, b"- game\n", "record-malformed"),
        "unfinished headers": (b"", b'{"type":"skye"\n', "record-malformed"),
        "nested events": (as_json, nested + b"\n", "record-malformed"),
        "huge numbers": (as_json, b'{"type":"pass","seat":' + b"9" * 200_000 + b"}\n", "record-malformed"),
        "huge texts": (as_json, b'{"type":"buy","seat":0,"tile":"' + b"x" * 200_000 + b'"}\n', "record-malformed"),
        "wrong events": (as_json + first[False], again[False], "record-differs"),
        "wrong events in text": (as_text + first[True], again[True], "record-differs"),
        "moves again and again": (as_text + first[True], b"0 pass\n", "record-differs"),
        "beginnings again and again": (as_json, lines_of(game()[:1], text=False), "record-differs"),
    }


@once
@pytest.mark.parametrize("name", huge_files())
def test_huge_file_is_refused_in_little_memory(tmp_path: Path, name: str) -> None:
    start, block, key = huge_files()[name]
    game()  # what is kept for other tests is not counted
    with huge(tmp_path / "huge", start, block) as path:
        found: list[str] = []
        assert peak(lambda: found.append(wrong(path).key)) < MODEST
        assert found == [key]


@once
def test_a_long_good_record_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(head(text=False) + lines_of(game(), text=False) * 100)
    assert path.stat().st_size > MEGABYTE
    few = peak(lambda: prove(write(tmp_path / "one", game())))
    assert peak(lambda: prove(path)) < few + MEGABYTE


# The material in the header


def with_header(path: Path, plain: Material, *, text: bool) -> Path:
    """The game under a header with other material, which need not be valid."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "plain_material", lambda _: plain)
        start = header(base_tables(), text=text)
    path.write_bytes(start + lines_of(game(), text=text))
    return path


def shipped() -> Material:
    plain: Material = json.loads(json.dumps(plain_material(base_material())))
    return plain


def set_tile(plain: Material, name: str, **values: Any) -> None:
    next(tile for tile in plain["tile"] if tile["id"] == name).update(values)


INVALID: dict[str, tuple[Callable[[Material], object], str]] = {
    "edge unknown": (lambda plain: set_tile(plain, "7", edges="PPPX"), "tile 7"),
    "edges too few": (lambda plain: set_tile(plain, "7", edges="PPP"), "tile 7"),
    "centre unknown": (lambda plain: set_tile(plain, "7", centre="X"), "tile 7"),
    "road unknown": (lambda plain: set_tile(plain, "7", roads=["NX"]), "tile 7"),
    "road twice": (lambda plain: set_tile(plain, "7", roads=["NN"]), "tile 7"),
    "roads too many": (lambda plain: set_tile(plain, "7", roads=["N", "E", "S"]), "tile 7"),
    "symbol unknown": (lambda plain: set_tile(plain, "7", symbols=["goat@N"]), "goat@N"),
    "symbol nowhere": (lambda plain: set_tile(plain, "7", symbols=["sheep@X"]), "sheep@X"),
    "symbol without place": (lambda plain: set_tile(plain, "7", symbols=["sheep"]), "sheep"),
    "symbol on wrong terrain": (lambda plain: set_tile(plain, "castle", symbols=["castle@C", "ship@N"]), "ship@N"),
    "symbols too many": (lambda plain: set_tile(plain, "castle", symbols=["castle@C", *["sheep@N"] * 10]), "castle"),
    "castle twice": (lambda plain: plain["tile"].append(plain["tile"][0]), "castle"),
    "castle missing": (lambda plain: plain["tile"].pop(0), "castle"),
    "tile missing": (lambda plain: plain["tile"].pop(7), "73"),
    "tile twice": (lambda plain: plain["tile"].append(plain["tile"][7]), "7"),
    "tile id odd": (lambda plain: set_tile(plain, "7", id="7é"), "7é"),
    "tile id too long": (lambda plain: set_tile(plain, "7", id="7" * 17), "7" * 17),
    "tile id taken": (lambda plain: set_tile(plain, "7", id="axe"), "axe"),
    "no tiles": (lambda plain: plain["tile"].clear(), "castle"),
    "scoring missing": (lambda plain: plain["scoring"].pop(), "16"),
    "scoring twice": (lambda plain: plain["scoring"].append(plain["scoring"][0]), "squares"),
    "scoring unknown": (lambda plain: plain["scoring"][0].update(id="goats"), "goats"),
    "points too many": (lambda plain: plain["scoring"][0].update(points=[1, 2]), "squares"),
    "points negative": (lambda plain: plain["scoring"][0].update(points=[-1]), "squares"),
    "points huge": (lambda plain: plain["scoring"][0].update(points=[10**30]), "squares"),
    "first game short": (lambda plain: plain["first_game"].pop(), "first_game"),
    "first game unknown": (lambda plain: plain["first_game"].__setitem__(0, "goats"), "first_game"),
    "rounds missing": (lambda plain: plain["rounds"].pop(), "2"),
    "round unknown": (lambda plain: plain["rounds"][0]["scored"].__setitem__(0, "E"), "rounds 1"),
    "round without letter": (lambda plain: plain["rounds"][0]["scored"].__setitem__(0, ""), "rounds 1"),
    "rounds uneven": (lambda plain: plain["rounds"][0]["scored"].pop(), "rounds 1"),
    "catch-up negative": (lambda plain: plain["rounds"][0]["catch_up"].__setitem__(0, -1), "rounds 1"),
    "catch-up huge": (lambda plain: plain["rounds"][0]["catch_up"].__setitem__(0, 10**30), "rounds 1"),
    "players unknown": (lambda plain: plain["rounds"][0]["players"].append(6), "2"),
}


@once
@both_forms
def test_shipped_material_written_by_hand_is_shipped_material(tmp_path: Path, text: bool) -> None:
    record = RecordFile(with_header(tmp_path / "game", shipped(), text=text))
    assert sum(1 for _ in record.prove()) == len(game())
    assert record.is_shipped_material


@once
@both_forms
@pytest.mark.rule("M1", "M2", "M4", "M5", "S4")
@pytest.mark.parametrize("name", INVALID)
def test_invalid_material_is_named(tmp_path: Path, text: bool, name: str) -> None:
    change, told = INVALID[name]
    plain = shipped()
    change(plain)
    error = wrong(with_header(tmp_path / "game", plain, text=text))
    assert error.key == "record-material"
    assert told in str(error)


@once
@pytest.mark.parametrize(
    "part",
    [
        {"tile": None},
        {"tile": {}},
        {"tile": [[]]},
        {"tile": [{}]},
        {"tile": [{"id": {}}]},
        {"tile": [{"id": "x" * 200_000}]},
        {"tile": [{"id": "1", "symbols": [{}]}]},
        {"tile": [{"id": "1", "symbols": "sheep@N"}]},
        {"tile": [{"id": "1", "edges": "P" * 200_000, "centre": "P"}]},
        {"tile": [{"id": "1", "edges": "PPPP", "centre": "P", "roads": ["N" * 200_000]}]},
        {"tile": [{"id": "1", "edges": "PPPP", "centre": "P", "symbols": ["x" * 200_000]}]},
        {"tile": [{"id": "1", "edges": "PPPP", "centre": "P", "more": 1}]},
        {"scoring": [{"id": "x" * 200_000, "points": [1]}]},
        {"scoring": [{"id": "squares", "points": [True]}]},
        {"scoring": [{"id": "squares", "points": "1"}]},
        {"first_game": None},
        {"first_game": {}},
        {"first_game": [1, 2, 3, 4]},
        {"rounds": [{"players": [], "scored": [], "catch_up": []}]},
        {"rounds": [{"players": [2, 3, 4, 5], "scored": ["A" * 200_000], "catch_up": [0]}]},
        {"rounds": [{"players": [2, 3, 4, 5], "scored": [None], "catch_up": [0]}]},
        {"more": 1},
        {"x" * 200_000: 1},
    ],
    ids=lambda value: str(value)[:40],
)
def test_misshapen_material_is_refused_in_few_words(tmp_path: Path, part: Material) -> None:
    path = tmp_path / "game"
    path.write_bytes(msgspec.json.encode({"type": "skye", "version": 1, "material": {**shipped(), **part}}) + b"\n")
    assert wrong(path).key == "record-material"


@once
@both_forms
def test_other_material_proves_with_its_own_tiles(tmp_path: Path, text: bool) -> None:
    plain = shipped()
    for entry in plain["scoring"]:
        entry["points"] = [2 * points for points in entry["points"]]
    set_tile(plain, "73", id="J1", edges="PPPP", centre="P", roads=["NE", "SW"], symbols=["sheep@N"] * 9)
    tables = Tables(material_from_plain(plain, "test"))
    played = random_game(Simulation(players=4, games=1, seed=1), tables, 1)
    assert "J1" in " ".join(map(to_text, played))

    path = tmp_path / "game"
    path.write_bytes(header(tables, text=text) + lines_of(played, text=text))
    record = RecordFile(path)
    assert sum(1 for _ in record.prove()) == len(played)
    assert not record.is_shipped_material
    assert record.tables.material == tables.material

    write(path, played, text=text)
    assert wrong(path).key in ("record-differs", "record-illegal")


@once
@both_forms
def test_a_changed_rule_in_the_header_is_found(tmp_path: Path, text: bool) -> None:
    """The game was played for other points: the header is valid, but the game does not hold up under it."""
    begun = game()[0]
    assert isinstance(begun, Begun)
    plain = shipped()
    for entry in plain["scoring"]:
        if entry["id"] in begun.scoring:
            entry["points"] = [points + 1 for points in entry["points"]]
    assert wrong(with_header(tmp_path / "game", plain, text=text)).key == "record-differs"

    plain = shipped()
    for rounds in plain["rounds"]:
        rounds["catch_up"] = [gold + 1 for gold in rounds["catch_up"]]
    path = with_header(tmp_path / "game", plain, text=text)
    first = next(place for place, event in enumerate(game()) if isinstance(event, Round))
    assert wrong_line(path) == start_line(text=text) + first


@once
@pytest.mark.rule("M2", "M3", "A1", "A3", "E1", "F1")
@pytest.mark.parametrize("seed", range(40))
def test_any_valid_tiles_can_be_played_and_proved(tmp_path: Path, seed: int) -> None:
    """Wild tiles: both implementations of the rules must still agree, or the game could not be told."""
    dice = random.Random(seed)
    plain = shipped()
    for tile in plain["tile"][1:]:
        tile["edges"] = "".join(dice.choices("PMW", k=4))
        tile["centre"] = dice.choice("PMW")
        sides = dice.sample("NESW", k=dice.randint(0, 4))
        cut = dice.randint(0, len(sides))
        tile["roads"] = [group for group in ("".join(sides[:cut]), "".join(sides[cut:])) if group]
        tile["symbols"] = []
        terrain = dict(zip("NESWC", tile["edges"] + tile["centre"], strict=True))
        for kind in dice.choices(list(SYMBOL_TERRAINS), k=dice.randint(0, 6)):
            places = [place for place in "NESWC" if terrain[place] in SYMBOL_TERRAINS[kind]]
            is_scroll = kind in SCROLLS
            if kind != "castle" and places and not (is_scroll and "scroll" in " ".join(tile["symbols"])):
                count = 1 if is_scroll else dice.choice([1, 1, 2, 9]) - sum(kind in other for other in tile["symbols"])
                tile["symbols"] += [f"{kind}@{dice.choice(places)}" for _ in range(count)]
    for entry in plain["scoring"]:
        entry["points"] = [dice.choice([0, 1, 2, 50, 99]) for _ in entry["points"]]
    for rounds in plain["rounds"]:
        rounds["catch_up"] = [dice.choice([0, 1, 99]) for _ in rounds["catch_up"]]
        rounds["scored"] = ["".join(dice.sample("ABCD", k=dice.randint(1, 4))) for _ in rounds["scored"]]
    tables = Tables(material_from_plain(plain, "test"))
    path = tmp_path / "games"
    games = [random_game(Simulation(dice.randint(2, 5), games=3, seed=seed), tables, number) for number in (1, 2, 3)]
    path.write_bytes(header(tables, text=True) + b"".join(lines_of(events, text=True) for events in games))
    assert prove(path) == sum(map(len, games))


# Fuzz


@once
@given(data=st.data(), text=st.booleans())
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_changed_bytes_do_no_harm(tmp_path: Path, data: st.DataObject, text: bool) -> None:
    content = bytearray(head(text=text) + lines_of(game(), text=text))
    for _ in range(data.draw(st.integers(1, 4))):
        first = data.draw(st.integers(0, len(content) - 1) | st.integers(0, 400))
        inserted = st.binary(max_size=4) | st.sampled_from([b"0", b"-", b"\n", b"{", b"[", b'"', b"%", b"99999999"])
        content[first : first + data.draw(st.integers(0, 4))] = data.draw(inserted)
    path = tmp_path / "fuzz"
    path.write_bytes(bytes(content))
    with suppress(RecordError):
        prove(path)


@once
@given(st.binary(max_size=300))
@example(b"skye record 1\ntile\n")
@example(b"skye record 1\nrounds 2 A 99999999999999999999\n\n")
@example(b'{"type":"skye","version":1,"material":{"tile":[{"id":"\xff"}]}}')
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_any_bytes_do_no_harm(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "fuzz"
    for start in (b"", b"skye record 1\n", b'{"type":"skye","version":1,', head(text=True), head(text=False)):
        path.write_bytes(start + content)
        with suppress(RecordError):
            prove(path)


@once
@given(
    value=st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists), data=st.data()
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_any_value_in_the_header_does_no_harm(tmp_path: Path, value: object, data: st.DataObject) -> None:
    plain: Material = {"type": "skye", "version": 1, "material": shipped()}
    path = tmp_path / "fuzz"
    plain = replaced(plain, data.draw(st.sampled_from(list(leaves(plain)))), value)
    path.write_bytes(json.dumps(plain).encode(errors="surrogatepass") + b"\n" + lines_of(game(), text=False))
    with suppress(RecordError):
        prove(path)
