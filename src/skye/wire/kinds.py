"""Every kind of value that is sent between a table and its clients: its fields, and their docstrings."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from skye.material.expansions import parts
from skye.material.moves import Move
from skye.record import events
from skye.view.seat_view import SeatView, View, ViewPart
from skye.wire.client_messages import FromClient
from skye.wire.http_bodies import Join, Look, NewTable, Reach, RecordPicture, RecordText, Refused, Replay, Seated
from skye.wire.notices import NOTICES
from skye.wire.table_messages import FromTable

Kind = type[msgspec.Struct]

HIDDEN = "Left out where it is kept from you (P4)."
EXPANDED = {View: "table", SeatView: "seat"}
"""Kinds to which expansions add something, and the name under which their part of `view` has it."""


class Group(NamedTuple):
    """Kinds that belong together."""

    title: str
    union: str | None
    """A name for any one of them."""
    members: tuple[Kind, ...]
    kinds: tuple[Kind, ...] = ()
    """The members, each followed by its parts, unless those are listed elsewhere."""


class Field(NamedTuple):
    """A field of a kind."""

    name: str
    hint: Any
    is_optional: bool
    """Whether it can be missing."""
    default: Any
    """The value of a missing one; msgspec.NODEFAULT if there is none."""
    text: str


@cache
def groups() -> tuple[Group, ...]:
    """All kinds."""
    facts = [kind for kind in events.kinds() if not issubclass(kind, Move)]
    listed = (
        Group("HTTP", None, (*SENT, *ANSWERED)),
        Group("What a client says", "FromClient", get_args(FromClient)),
        Group("What a table says", "FromTable", get_args(FromTable)),
        Group("Notices in the news", "Notice", NOTICES),
        Group("Moves", "Move", moves()),
        Group("Facts in the news", "Fact", tuple(facts)),
        Group("What a seat sees", None, (View,)),
    )
    met = {kind for group in listed for kind in group.members}
    full = []
    for group in listed:
        kinds: list[Kind] = []
        for kind in group.members:
            reached = [part for part in reach([kind]) if part not in met]
            met.update(reached)
            kinds += [kind, *reached]
        full.append(group._replace(kinds=tuple(kinds)))
    return tuple(full)


SENT = (NewTable, Join, RecordText, RecordPicture)
ANSWERED = (Seated, Look, Replay, Reach, Refused)


def moves() -> tuple[Kind, ...]:
    """All kinds of moves, including those of expansions."""
    return tuple(kind for kind in events.kinds() if issubclass(kind, Move))


@cache
def received() -> frozenset[Kind]:
    """Everything that a client may be sent, and moves, which it is offered in the form in which it sends them."""
    received = (get_args(FromTable), NOTICES, events.kinds(), ANSWERED, (View,))
    return frozenset(reach(kind for kinds in received for kind in kinds))


@cache
def sent() -> frozenset[Kind]:
    """Everything that a client may send."""
    return frozenset(reach((*SENT, *get_args(FromClient), *moves())))


def reach(kinds: Iterable[Kind]) -> list[Kind]:
    """These kinds and all their parts."""
    met: list[Kind] = []
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if kind not in met:
            met.append(kind)
            waiting = [part for hint in hints(kind).values() for part in _structs(hint)] + waiting
    return met


def _structs(hint: Any) -> Iterator[Kind]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    elif get_origin(hint) is not Literal:
        for argument in get_args(hint):
            yield from _structs(argument)


def tag(kind: Kind) -> str | None:
    """The value of its `type`."""
    return None if kind.__struct_config__.tag is None else str(kind.__struct_config__.tag)


def fields(kind: Kind) -> list[Field]:
    """The fields of a kind, without its `type`."""
    texts = _texts(kind)
    found = []
    for field in msgspec.structs.fields(kind):
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        can_lack = kind not in received() or kind.__struct_config__.omit_defaults
        is_hidden = (
            issubclass(kind, events.Fact) and field.name in events.GOLD_FIELDS and "seat" in kind.__struct_fields__
        )
        text = " ".join(part for part in (texts.get(field.name, ""), HIDDEN if is_hidden else "") if part)
        is_optional = is_hidden or (can_lack and not field.required)
        found.append(Field(field.encode_name, hints(kind)[field.name], is_optional, default, text))
    return found


@cache
def hints(kind: Kind) -> dict[str, Any]:
    """The types of the fields; what expansions add to a view is named."""
    found = get_type_hints(kind, include_extras=True)
    found = {name: found[name] for name in kind.__struct_fields__}
    if kind in EXPANDED:
        added = [getattr(part, EXPANDED[kind]) for part in parts(ViewPart)]
        found["expansion"] = _union([*filter(None, added), type(None)])
    return found


def _union(kinds: list[Any]) -> Any:
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


def limits(hint: Any) -> list[str]:
    """The bounds of a value, and of the values in it, in words."""
    if get_origin(hint) is not Annotated:
        return [] if get_origin(hint) is Literal else [text for part in get_args(hint) for text in limits(part)]
    inner, *extras = get_args(hint)
    metas = [extra for extra in extras if isinstance(extra, msgspec.Meta)]
    return [text for meta in metas for text in _bounds(meta, of_list=get_origin(inner) is tuple)] + limits(inner)


def _bounds(meta: msgspec.Meta, *, of_list: bool) -> Iterator[str]:
    if meta.ge is not None:
        yield f"{meta.ge} to {meta.le}"
    unit = "entries" if of_list else "letters"
    if meta.max_length is not None:
        fewest = {None: "at most ", meta.max_length: ""}.get(meta.min_length, f"{meta.min_length} to ")
        yield f"{fewest}{meta.max_length} {unit}"


def text_of(kind: Kind) -> str:
    """The docstring of a kind."""
    return _plain(kind.__doc__)


def _plain(said: str | None) -> str:
    """In the words of JSON."""
    return re.sub(r"\bNone\b", "null", inspect.cleandoc(said or ""))


def _texts(kind: Kind) -> dict[str, str]:
    """The docstrings of its fields: the text below each."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= _class_texts(base)
    return found


def _class_texts(kind: Kind) -> dict[str, str]:
    found = {}
    for field, below in pairwise(_classes(kind.__module__)[kind.__name__].body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(said))):
                found[name] = _plain(said)
    return found


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
