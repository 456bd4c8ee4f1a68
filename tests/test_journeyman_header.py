"""The material of the expansion travels with every record, in its header."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journeyman_box import box

from skye import RecordError
from skye.expansions.journeyman.material import NAME, PART, SLOTS, TRACKS
from skye.material.box import base_material, material_from_plain, plain_material, shipped_material
from skye.material.tables import Tables, base_tables
from skye.record.files import RecordFile, header

pytestmark = pytest.mark.once


BASE_LINES = 94
OWN_LINES = 1 + 8 + 4 + 2 + 2 + 55 + 9
"""The expansion's name, tiles, scoring tiles, prices and movement, boards, spaces, bonus tiles."""


@pytest.mark.rule("J3")
def test_plain_form_round_trips() -> None:
    written = json.loads(json.dumps(plain_material(shipped_material("journeyman"))))
    assert list(written) == ["tile", "first_game", "scoring", "rounds", NAME]
    assert {key: written[key] for key in written if key != NAME} == json.loads(
        json.dumps(plain_material(base_material()))
    )
    again = material_from_plain(written, "record")
    assert again.expansion == shipped_material("journeyman").expansion
    assert plain_material(again) == plain_material(shipped_material("journeyman"))
    assert PART.from_plain(PART.plain(box()), base_material(), "record") == shipped_material("journeyman")


def test_a_base_tile_may_be_called_like_a_scoring_tile() -> None:
    written = plain_material(shipped_material("journeyman"))
    written["tile"][1]["id"] = "journey"
    again = material_from_plain(written, "record")
    assert plain_material(again) == written
    assert len(again.tiles) == 81


def write(path: Path, tables: Tables, *, text: bool) -> Path:
    path.write_bytes(header(tables, text=text))
    return path


def read(path: Path) -> RecordFile:
    """A file of which only the header has been read."""
    record = RecordFile(path)
    assert list(record.events()) == []
    return record


@cache
def tables() -> Tables:
    return Tables(shipped_material("journeyman"))


@cache
def changed_tables() -> Tables:
    """Material of one's own, everything in it as long as it may be."""
    space = {"requirement": "farm", "zone": 4, "fee": 99, "points": 99, "hop": 0, "banner": "movement 20", "slot": ""}
    slots = (*SLOTS, *[""] * 12)
    track = [{**space, "zone": min(place, 3) + 1, "slot": slot} for place, slot in enumerate(slots)]
    track[-1] |= {"fee": 0, "points": 0, "hop": 99}
    written = json.loads(json.dumps(plain_material(shipped_material("journeyman"))))
    written[NAME]["board"] = [{"players": [players], **dict.fromkeys(TRACKS, track)} for players in (2, 3, 4, 5)]
    written[NAME]["prices"], written[NAME]["movement"] = [99] * 4, 20
    return Tables(material_from_plain(written, "test"))


@pytest.mark.parametrize("text", [False, True], ids=["json", "text"])
def test_headers_round_trip(tmp_path: Path, text: bool) -> None:
    record = read(write(tmp_path / "shipped", tables(), text=text))
    assert record.is_shipped_material
    assert record.tables.material is shipped_material("journeyman")
    assert record.is_text == text

    record = read(write(tmp_path / "changed", changed_tables(), text=text))
    assert not record.is_shipped_material
    assert record.tables.material.expansion == changed_tables().material.expansion
    assert header(record.tables, text=text) == header(changed_tables(), text=text)

    record = read(write(tmp_path / "base", base_tables(), text=text))
    assert record.is_shipped_material
    assert record.tables is base_tables()


def test_the_text_header_as_written() -> None:
    lines = header(tables(), text=True).decode().splitlines()
    assert header(base_tables(), text=True).decode().splitlines()[:BASE_LINES] == lines[:BASE_LINES]
    assert lines[BASE_LINES] == "expansion journeyman"
    assert len(lines) == BASE_LINES + OWN_LINES + 1
    for line in (
        "tile J1 PPMM P - journeyman@N whisky@N whisky@S",
        "scoring bridges 1",
        "prices 1 3 5 8",
        "movement 4",
        "board 2,3,4",
        "space warrior whisky zone=1 fee=0 points=0 hop=0 banner=- slot=-",
        "space merchant completed_pasture zone=2 fee=0 points=0 hop=0 banner=movement+6 slot=II",
        "space herald lighthouse zone=2 fee=5 points=3 hop=0 banner=- slot=I",
        "bonus no_axe III points=3 gold=0 roads=0 movement=0 income=3",
    ):
        assert lines.count(line) == (1 if "merchant" in line or "herald" in line or "space" not in line else 2), line


def wrong(path: Path) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read(path)
    assert path.name in str(raised.value)
    return raised.value


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("expansion journeyman", "expansion goats", "record-malformed"),
        ("expansion journeyman", "expansion", "record-malformed"),
        ("expansion journeyman", "expansion journeyman journeyman", "record-malformed"),
        ("expansion journeyman", "expansion journeyman\nexpansion journeyman", "record-malformed"),
        ("expansion journeyman\n", "", "record-malformed"),
        ("prices 1 3 5 8", "prices 1 3 5 x", "record-malformed"),
        ("prices 1 3 5 8", "prices 1 3 5 8\nprices 1 3 5 8", "record-malformed"),
        ("prices 1 3 5 8", "prices 1 3 5", "record-material"),
        ("prices 1 3 5 8\n", "", "record-material"),
        ("movement 4", "movement", "record-malformed"),
        ("movement 4", "movement 4 5", "record-malformed"),
        ("movement 4", f"movement {'9' * 5_000}", "record-malformed"),
        ("movement 4", f"movement {'9' * 4_000}", "record-material"),
        ("board 2,3,4", "board 2,,4", "record-malformed"),
        ("board 2,3,4", "board", "record-malformed"),
        ("board 2,3,4", "board 2,3", "record-material"),
        ("board 2,3,4\n", "", "record-malformed"),
        ("space warrior", "space knight", "record-malformed"),
        ("space warrior", "space players", "record-malformed"),
        ("space warrior whisky", "space warrior goat", "record-material"),
        ("zone=1 fee=0", "fee=0 zone=1", "record-malformed"),
        ("zone=1 fee=0", "zone=1", "record-malformed"),
        ("zone=1", "zone=", "record-malformed"),
        ("zone=1", "zone=9", "record-material"),
        ("hop=3", "hop=0", "record-material"),
        ("banner=points+1", "banner=points_1", "record-material"),
        ("banner=points+1", "banner=points 1", "record-malformed"),
        ("slot=I\n", "slot=V\n", "record-material"),
        ("slot=I\n", "slot=\n", "record-material"),
        ("bonus step I points=0", "bonus step I", "record-malformed"),
        ("bonus step I", "bonus", "record-malformed"),
        ("bonus step I", "bonus step II", "record-material"),
        ("bonus step I", "bonus goat I", "record-material"),
        ("tile J1", "tile 1", "record-material"),
        ("tile J1 PPMM P -", "tile J1 PPMM P", "record-material"),
        ("scoring bridges 1", "scoring bridges", "record-material"),
        ("scoring bridges 1", "scoring bridges one", "record-malformed"),
        ("scoring bridges 1", "first_game sheep squares columns harbours", "record-malformed"),
    ],
)
def test_wrong_text_headers_are_named(tmp_path: Path, old: str, new: str, key: str) -> None:
    text = header(tables(), text=True).decode()
    path = tmp_path / "game"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert text != path.read_text(encoding="utf-8")
    assert wrong(path).key == key


@pytest.mark.usefixtures("language")
def test_an_unknown_expansion_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(header(tables(), text=True).replace(b"expansion journeyman", b"expansion goats"))
    assert "goats" in str(wrong(path))
    assert NAME in str(wrong(path))
    path.write_bytes(header(tables(), text=False).replace(b'"journeyman":{', b'"goats":{'))
    assert "goats" in str(wrong(path))
    assert NAME in str(wrong(path))


@pytest.mark.parametrize("block", [b"space warrior farm zone=1 fee=0 points=0 hop=0 banner=- slot=-\n", b"board 2\n"])
def test_a_header_without_end_is_refused(tmp_path: Path, block: bytes) -> None:
    path = tmp_path / "game"
    path.write_bytes(header(tables(), text=True).rstrip(b"\n") + b"\n" + block * 10_000)
    assert wrong(path).key == "record-other"


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        [],
        "journeyman",
        {},
        {"more": 1},
        {"x" * 100_000: 1},
        {"tile": None},
        {"tile": [{}] * 8},
        {"scoring": {}},
        {"prices": None},
        {"prices": [10**30] * 4},
        {"prices": "1358"},
        {"movement": True},
        {"movement": 10**30},
        {"board": None},
        {"board": [[]]},
        {"board": [{}]},
        {"board": [{"players": [2, 3, 4, 5]}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [None] * 5}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": "x" * 5}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [{}] * 10_000}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [{"requirement": "x" * 50_000, "zone": 1}] * 3}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [{"requirement": "farm", "zone": 10**30}] * 3}]},
        {"bonus": 3},
        {"bonus": [{"id": []}]},
        {"bonus": [{"id": "x" * 100_000, "slot": "I"}]},
    ],
    ids=lambda value: str(value)[:40],
)
def test_misshapen_material_is_refused_in_few_words(tmp_path: Path, content: object) -> None:
    written = json.loads(json.dumps(plain_material(shipped_material("journeyman"))))
    if isinstance(content, dict) and content:
        content = {**written[NAME], **content}
    path = tmp_path / "game"
    head = {"type": "skye", "version": 1, "material": {**written, NAME: content}}
    path.write_bytes(msgspec.json.encode(head) + b"\n")
    error = wrong(path)
    assert error.key == "record-material"
    assert len(str(error)) < 3_000


@given(data=st.data(), text=st.booleans())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_changed_bytes_do_no_harm(tmp_path: Path, data: st.DataObject, text: bool) -> None:
    content = bytearray(header(tables(), text=text))
    start = content.index(b"journeyman")
    for _ in range(data.draw(st.integers(1, 4))):
        first = data.draw(st.integers(start, len(content) - 1))
        inserted = st.binary(max_size=4) | st.sampled_from([b"0", b"-", b"\n", b"{", b"[", b'"', b"=", b"99999999"])
        content[first : first + data.draw(st.integers(0, 4))] = data.draw(inserted)
    path = tmp_path / "fuzz"
    path.write_bytes(bytes(content))
    try:
        list(RecordFile(path).events())
    except RecordError as error:
        assert path.name in str(error)  # noqa: PT017 -- either is right
