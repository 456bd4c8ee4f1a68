"""Files of records for tests: written, proved, and changed in every place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest
from loops import FULL

from skye.expansions.journeyman.moves import Collect, Plan, Step
from skye.material import words
from skye.material.box import base_material, plain_material
from skye.material.errors import RecordError
from skye.material.moves import Buy, Draw, Move, Pass, Place, Price
from skye.material.tables import Tables, base_tables
from skye.record.events import Begun, Event, Over, Round, Scored, to_json, to_text
from skye.record.files import RecordFile, header, lines_of
from skye.record.recorder import Proof
from skye.study.simulate import Simulation, random_game

once = pytest.mark.once
both_forms = pytest.mark.parametrize("text", [False, True], ids=["json", "text"])

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
    """How many lines were found right; any failure must be one that can be explained to a person."""
    try:
        return sum(1 for _ in RecordFile(path).prove())
    except RecordError as error:
        message = str(error)
        assert path.name in message
        assert len(message) < 3_000
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
    """Whether the two differ only in fields that no rule decides: the number of the game, where it comes from, and what
    the players are called. How many names there are is not free: it is the number of players."""
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


def changed_moves(
    path: Path,
    events: list[Event],
    change: Callable[[Event], Iterator[tuple[str, Event]]],
    *,
    kinds: type[Move] | tuple[type[Move], ...] = Move,
    tables: Tables | None = None,
) -> tuple[int, list[tuple[Event, str]]]:
    """How many changes of moves were tried, and those that were not found: the move, and the name of the field. Those
    that were found are so no earlier than on their line."""
    tried, unseen = 0, list[tuple[Event, str]]()
    for place, event in enumerate(events):
        if not isinstance(event, kinds):
            continue
        for field, changed in change(event):
            tried += 1
            write(path, [*events[:place], changed, *events[place + 1 :]], tables=tables)
            try:
                prove(path)
            except RecordError as error:
                line = error.values["line"]
                assert isinstance(line, int)
                assert line >= place + start_line(text=False)
            else:
                unseen.append((event, field))
    return tried, unseen


def check_truncated(path: Path, events: list[Event], *, text: bool, tables: Tables | None = None) -> None:
    """Whatever line the file ends with, what is missing is reported."""
    write(path, events, text=text, tables=tables)
    lines = path.read_bytes().splitlines(keepends=True)
    first = start_line(text=text, tables=tables)
    ends = {first - 1, first - 2} if text else {1}
    # The base game's material is one without the expansion's.
    ends |= {number for number, line in enumerate(lines) if line.startswith(b"expansion ")}
    last = first + len(events) - 1
    for count in range(0, len(lines), 1 if FULL else 3):
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
            expected = PHASES.get(type(event), ("",)) if isinstance(event, Move) else (to_text(event),)
            assert any(part in str(error) for part in expected)
        else:
            assert wrong(path).key == ("record-material" if count else "record-empty")


def shipped() -> Material:
    plain: Material = json.loads(json.dumps(plain_material(base_material())))
    return plain
