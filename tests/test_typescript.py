"""The TypeScript of the protocol: as written from the structs, whole, and true of what really travels."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from loops import FULL
from msgspec.structs import replace
from page_tools import PACKAGES, WEB, needs_page_tools, node
from traffic import Course

from skye.material.expansions import NAMES
from skye.record.events import kinds
from skye.server import replays
from skye.view.seat_view import View
from skye.wire import codec, typescript
from skye.wire.client_messages import FromClient, Hello, Seal
from skye.wire.http_bodies import Join, Look, NewTable, Reach, RecordPicture, RecordText, Refused, Replay, Seated
from skye.wire.kinds import Kind, fields, groups, limits, reach, text_of
from skye.wire.message import Carries
from skye.wire.notices import NOTICES
from skye.wire.table_messages import FromTable
from skye.wire.values import Decision, Options, TimeLimit

pytestmark = pytest.mark.once

PATH = WEB / "src" / "protocol.ts"
TEXT = typescript.text()
TSC = PACKAGES / "typescript" / "bin" / "tsc"
GIVEN = {"readonly", "string", "number", "boolean", "null", "Partial", "Omit"}


def interface(name: str) -> str:
    """What stands between the braces of an interface."""
    (body,) = re.findall(rf"^export interface {name} {{\n(.*?)^}}$", TEXT, re.DOTALL | re.MULTILINE)
    return str(body)


def declared() -> list[str]:
    return re.findall(r"^export (?:interface|type|const) (\w+)", TEXT, re.MULTILINE)


def test_the_file_is_as_written_now() -> None:
    assert PATH.read_text(encoding="utf-8") == TEXT, (
        "write it again: python -m skye.wire.typescript web/src/protocol.ts"
    )


def test_every_name_is_declared_once() -> None:
    names = declared()
    assert len(set(names)) == len(names)


def test_every_name_used_is_declared() -> None:
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", TEXT, flags=re.DOTALL)
    used = {word for line in re.findall(r"[:=] ([^;]*);", code) for word in re.findall(r"[A-Za-z]\w*", line)}
    assert {"View", "GameEvent", "Notice", "Move", "Options"} <= used
    assert used <= {*declared(), *GIVEN}


def test_every_kind_and_field_is_there_with_its_words() -> None:
    roots: list[Kind] = [*kinds(), *NOTICES, NewTable, Join, RecordText, RecordPicture, View]
    roots += [Seated, Look, Replay, Reach, Refused]
    for group in (FromClient, FromTable):
        roots += group.__args__
    met = reach(roots)
    assert set(met) == {kind for group in groups() for kind in group.kinds}
    for kind in met:
        body = interface(kind.__name__)
        names = [name.rstrip("?") for name in re.findall(r"^  readonly (\w+\??):", body, re.MULTILINE)]
        tagged = [] if kind.__struct_config__.tag is None else ["type"]
        assert names == [*tagged, *kind.__struct_fields__]
        assert text_of(kind)
        assert f"/** {text_of(kind).splitlines()[0]}" in TEXT or f" * {text_of(kind).splitlines()[0]}" in TEXT
        for field in fields(kind):
            assert f"  /** {field.text} */\n" in body if field.text else True


def test_the_texts_below_fields_are_found() -> None:
    texts = {field.name: field.text for field in fields(Hello)}
    assert texts["language"] == "The language of error messages."
    assert texts["version"] == ""
    assert {field.name: field.text for field in fields(View)}["turn"].startswith("How many seats have drawn")


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("Hello", "tokens?: readonly string[]"),
        ("Hello", 'type: "hello"'),
        ("NewTable", "options?: Partial<Options>"),
        ("NewTable", "seats: readonly (MySeat | OpenSeat | BotSeat)[]"),
        ("Options", "clock: TimeLimit | null"),
        ("Options", 'scoring: "random" | "first" | readonly [string, string, string, string]'),
        ("Options", "substitute: BotName"),
        ("Join", "seat?: number | null"),
        ("Draft", "move: Move"),
        ("Seal", "moves?: readonly Move[] | null"),
        ("Seal", 'decision: Omit<Decision, "number"> & Partial<Decision>'),
        ("Explain", "moves?: readonly Move[]"),
        ("Weighed", "placements: readonly Placement[]"),
        ("Placement", "points: readonly [number, number, number, number]"),
        ("Tally", "points: number | null"),
        ("RecordText", "game?: number"),
        ("Frame", "events: readonly GameEvent[]"),
        ("Frame", "view: View"),
        ("Look", "table: TableInfo"),
        ("State", "decision: Decision | null"),
        ("State", "view: View"),
        ("State", "draft: readonly Move[]"),
        ("News", "events: readonly (GameEvent | Notice)[]"),
        ("Answer", "problem: Problem | null"),
        ("Answer", 'result: "done" | "repeated" | "late" | "refused"'),
        ("Income", "gold?: number"),
        ("Sold", "seller_gold?: number"),
        ("Over", "gold: readonly number[]"),
        ("Begun", "expansion?: readonly string[]"),
        ("Price", "prices: readonly (readonly [string, number])[]"),
        ("View", "expansion: TableView | null"),
        ("SeatView", "expansion: JourneyView | null"),
        ("SeatView", "gold: number | null"),
        ("JourneyView", "markers: readonly [number, number, number]"),
    ],
)
def test_fields_have_their_types(kind: str, line: str) -> None:
    assert f"  readonly {line};\n" in interface(kind)


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (bool, "boolean"),
        (int | None, "number | null"),
        (Annotated[int, msgspec.Meta(ge=0)], "number"),
        (Literal["a", 1], '"a" | 1'),
        (tuple[int | str, ...], "readonly (number | string)[]"),
        (tuple[int, str], "readonly [number, string]"),
        (Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=2)], "readonly [string, string]"),
        (Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=3)], "readonly string[]"),
        (Annotated[Any, Carries("Move")], "Move"),
    ],
)
def test_types(hint: Any, text: str) -> None:
    assert typescript.type_text(hint) == text


@pytest.mark.parametrize("hint", [Any, object, msgspec.Struct, dict[str, int], list[int]])
def test_what_is_not_known_is_not_guessed(hint: Any) -> None:
    with pytest.raises(TypeError):
        typescript.type_text(hint)


def test_limits_are_documented() -> None:
    def result(kind: type[msgspec.Struct], name: str) -> list[str]:
        return limits(next(field.hint for field in fields(kind) if field.name == name))

    assert result(TimeLimit, "seconds") == ["5 to 1209600"]
    assert result(Hello, "tokens") == ["at most 5 entries", "at most 64 letters"]
    assert result(Options, "scoring") == ["4 entries", "at most 40 letters"]
    assert result(NewTable, "seats") == ["2 to 5 entries"]
    assert result(Decision, "phase") == ["at most 40 letters"]
    assert result(Seal, "moves") == ["at most 20 entries"]
    assert result(Options, "open_gold") == []


def shape(value: Any) -> Any:
    """What a value of JSON is made of, except for a view."""
    if isinstance(value, dict):
        shown = {name: value[name] if name == "type" else shape(value[name]) for name in value if name != "view"}
        return tuple(shown.items())
    return frozenset(map(shape, value)) if isinstance(value, list) else type(value)


def chosen(texts: list[str]) -> str:
    """One text of each shape, which is where the types can be wrong; or all."""
    found = texts if FULL else {shape(msgspec.json.decode(text)): text for text in texts}.values()
    return ",\n".join(found)


@needs_page_tools
def test_it_is_true_of_real_games(tmp_path: Path) -> None:
    """The compiler holds the messages of whole games against the types; it finds fields too many and too few."""
    lines = ['import type { FromClient, FromTable, NewTable, Replay } from "./protocol";']
    for expansion in (None, *NAMES):
        course = Course(3, Options(expansion), seed=1)
        traffic = course.play()
        received = chosen([*traffic.received[None], *traffic.received[0]])
        lines.append(f"export const received_{expansion}: FromTable[] = [{received}];")
        lines.append(f"export const sent_{expansion}: FromClient[] = [{chosen(traffic.sent)}];")
        replay = replays.of_record(replays.lines(course.table), 1, 1)
        shown = replace(replay, frames=replay.frames[:: 1 if FULL else 10])
        lines.append(f"export const replay_{expansion}: Replay = {codec.write(shown)};")
    lines.append('export const fewest: NewTable = { seats: [{ type: "open" }, { type: "bot", bot: "random" }] };')
    lines.append('export const hello: FromClient = { type: "hello" };')
    wrong = [
        'export const more: FromClient = { type: "ping", more: 1 };',
        'export const less: FromClient = { type: "leave", id: 1 };',
        'export const other: FromClient = { type: "leave", id: 1, seat: "0" };',
        'export const unknown: FromTable = { type: "news", number: 1, events: [{ type: "nothing" }] };',
    ]
    shutil.copy(PATH, tmp_path)
    (tmp_path / "right.ts").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "wrong.ts").write_text("\n".join([*lines[:1], *wrong]), encoding="utf-8")
    given = ["--target", "es2022", "--lib", "es2022", "--module", "preserve"]
    command = [TSC, "--strict", "--noEmit", "--skipLibCheck", *given]
    told = node(*command, "right.ts", "wrong.ts", folder=tmp_path).stdout
    found = re.findall(r"^(\S+)\((\d+),", told, re.MULTILINE)
    assert sorted(set(found)) == [("wrong.ts", str(line)) for line in range(2, 6)], told[:2000]
