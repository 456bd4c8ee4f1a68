"""The protocol as TypeScript, from the structs: `python -m skye.wire.typescript web/src/protocol.ts`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from skye.wire import values
from skye.wire.kinds import Field, Kind, fields, groups, received, tag, text_of
from skye.wire.message import VERSION, Carries

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
NAMED = {name: value for name, value in vars(values).items() if get_origin(value) is Literal}
"""Choices that have a name of their own."""

LONGEST = 120
"""Characters of a line."""

HEAD = """\
// What is sent between a table and its clients; docs/protocol.md explains it. Generated from the structs in src/skye by
//   python -m skye.wire.typescript web/src/protocol.ts
// and not by hand.
"""


def text() -> str:
    """The whole file."""
    parts = [HEAD]
    parts.append(f"/** Of the protocol; say it in your hello. */\nexport const VERSION = {VERSION};\n")
    for name, value in NAMED.items():
        parts.append(f"export type {name} = {choices(value)};\n")
    for group in groups():
        parts.append(f"// {group.title}\n")
        parts += [_interface(kind) for kind in group.kinds]
        if group.union is not None:
            parts.append(_any_of(group.union, [kind.__name__ for kind in group.members]))
    parts.append(_any_of("GameEvent", ["Move", "Fact"]))
    return "\n".join(parts)


def _any_of(name: str, names: list[str]) -> str:
    short = f"export type {name} = {' | '.join(names)};\n"
    return short if len(short) <= LONGEST else f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"


def _interface(kind: Kind) -> str:
    lines = [*_comment(text_of(kind), ""), f"export interface {kind.__name__} {{"]
    if tag(kind) is not None:
        lines.append(f"  readonly {kind.__struct_config__.tag_field}: {json.dumps(tag(kind))};")
    for field in fields(kind):
        lines += _comment(field.text, "  ")
        lines.append(f"  readonly {field.name}{'?' if field.is_optional else ''}: {field_type(kind, field)};")
    return "\n".join([*lines, "}", ""])


def _comment(said: str, indent: str) -> Iterator[str]:
    lines = said.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def field_type(kind: Kind, field: Field) -> str:
    """The type of a field of this kind. In what is only sent, parts may lack what has a default."""
    return type_text(field.hint, is_sent=kind not in received())


def type_text(hint: Any, *, is_sent: bool = False) -> str:
    """A type in terms of TypeScript; TypeError for an unknown one."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return _annotated(arguments[0], arguments[1:], is_sent=is_sent)
    if origin is Literal:
        return next((name for name, value in NAMED.items() if value == hint), choices(hint))
    if origin in (Union, UnionType):
        return " | ".join(type_text(argument, is_sent=is_sent) for argument in arguments)
    if origin is tuple:
        return _tuple(arguments, is_sent=is_sent)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint is not msgspec.Struct:
        return _sent(hint) if is_sent else hint.__name__
    raise TypeError(f"not told in TypeScript: {hint!r}")


def _annotated(hint: Any, extras: tuple[Any, ...], *, is_sent: bool) -> str:
    for extra in extras:
        match extra:
            case Carries(name):
                return name
            case msgspec.Meta(min_length=int(length), max_length=int(most)) if length == most:
                return _tuple(get_args(hint)[:1] * length, is_sent=is_sent)
    return type_text(hint, is_sent=is_sent)


def _tuple(arguments: tuple[Any, ...], *, is_sent: bool) -> str:
    if len(arguments) == 2 and arguments[1] is ...:
        part = type_text(arguments[0], is_sent=is_sent)
        return f"readonly ({part})[]" if " " in part else f"readonly {part}[]"
    return f"readonly [{', '.join(type_text(argument, is_sent=is_sent) for argument in arguments)}]"


def _sent(kind: Kind) -> str:
    """A part as it may be sent."""
    spared = [field.name for field in fields(kind) if field.default is not msgspec.NODEFAULT and not field.is_optional]
    if not spared:
        return kind.__name__
    if len(spared) == len(fields(kind)):
        return f"Partial<{kind.__name__}>"
    return f"Omit<{kind.__name__}, {' | '.join(map(json.dumps, spared))}> & Partial<{kind.__name__}>"


def choices(hint: Any) -> str:
    """The values of a Literal."""
    return " | ".join(json.dumps(value) for value in get_args(hint))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8", newline="\n")
