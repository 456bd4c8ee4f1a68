"""No file of records does harm, however huge it is and whatever bytes are in it."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from record_files import (
    Material,
    both_forms,
    changes,
    game,
    head,
    leaves,
    once,
    prove,
    replaced,
    shipped,
    write,
    wrong,
    wrong_line,
)

from skye.material.errors import RecordError
from skye.record.files import LONGEST_LINE, lines_of

MEGABYTE = 2**20
HUGE = 100 * MEGABYTE
MODEST = 20 * MEGABYTE
"""What reading a huge file may take: the longest line, several times over, and one game."""


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
