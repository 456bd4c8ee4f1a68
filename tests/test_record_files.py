"""Record files: both forms prove, and whatever is no record is refused with the reason."""

from __future__ import annotations

import gzip
import json
import os
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from record_files import both_forms, game, head, once, prove, start_line, tampered, write, wrong, wrong_line

from skye.material.errors import RecordError
from skye.record.events import FACTS, MOVES, Begun, Returned, from_json, from_text, to_json, to_text
from skye.record.files import RecordFile, lines_of

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
