"""The reference in docs/protocol.md, from the structs: `python -m skye.wire.reference docs/protocol.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from skye.wire.kinds import Field, Kind, fields, groups, limits, sent, tag, text_of
from skye.wire.typescript import NAMED, choices, type_text

BEGIN = "<!-- Written by `python -m skye.wire.reference docs/protocol.md`, down to the end mark. -->\n"
END = "<!-- end -->\n"


def reference() -> str:
    """Every kind with its fields, and the choices that have a name."""
    named = [f"- `{name}`: `{choices(value)}`" for name, value in NAMED.items()]
    return "\n".join([*named, "", *(line for group in groups() for line in _group(group.title, group.kinds))])


def _group(title: str, kinds: tuple[Kind, ...]) -> Iterator[str]:
    yield f"### {title}\n"
    for kind in kinds:
        name = f"`{kind.__name__}`" if tag(kind) is None else f"`{kind.__name__}`: `type` is `{tag(kind)}`"
        yield f"**{name}**<br>\n{text_of(kind)}\n"
        if fields(kind):
            yield "| field | type | |\n|---|---|---|"
            for field in fields(kind):
                yield _row(kind, field)
            yield ""


def _row(kind: Kind, field: Field) -> str:
    type_ = type_text(field.hint).replace("readonly ", "").replace("|", r"\|")
    said = [field.text, *(f"{bound[0].upper()}{bound[1:]}." for bound in limits(field.hint))]
    if field.default is not msgspec.NODEFAULT and (field.is_optional or kind in sent()):
        default = "{}" if isinstance(field.default, msgspec.Struct) else msgspec.json.encode(field.default).decode()
        said.append(f"Default: `{default}`.")
    return f"| `{field.name}{'?' if field.is_optional else ''}` | `{type_}` | {' '.join(filter(None, said))} |"


def renewed(page: str) -> str:
    """The page with the current reference."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no {BEGIN.strip()} … {END.strip()}")
    return f"{before}{BEGIN}\n{reference()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
