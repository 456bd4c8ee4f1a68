"""Everything that happens in a game as frozen values, each with a line of text and a line of JSON that round-trip."""

from __future__ import annotations

import functools
import operator
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, get_type_hints
from urllib.parse import quote, unquote

import msgspec

from skye.material.errors import NotationError
from skye.material.expansions import NAMES, Part, named
from skye.material.moves import Buy, Draw, Move, MovesPart, Number, Pass, Place, Price, Seat, parse
from skye.record.explain import Line

LONGEST_NAME = 200
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that follows from the moves."""


class Begun(Fact, frozen=True, omit_defaults=True, tag="game"):
    """A game is set up (S1 to S4)."""

    number: Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]
    """Its place in the file, from 1."""
    label: Name
    """Where it comes from."""
    names: tuple[Name, ...]
    """The players by seat."""
    start: Seat
    """The seat of the start player."""
    scoring: tuple[Name, ...]
    """The scoring tiles A, B, C, D."""
    expansion: tuple[Name, ...] = ()
    """What an expansion lays out for each seat; left out without one."""


class Round(Fact, frozen=True, tag="round"):
    """A round begins (S4)."""

    round: Number
    start: Seat
    scored: Name
    """The letters scored at its end."""
    catch_up: Number
    """Gold for each player ahead."""


class Income(Fact, frozen=True, tag="income"):
    """A seat takes its income (I1, I2, I3)."""

    seat: Seat
    lines: tuple[Line, ...]
    gold: Number
    """Gold in hand afterwards."""


class Staked(Fact, frozen=True, tag="staked"):
    """The prices are revealed; that much of the seat's own gold is now on its tiles (P2, P3)."""

    seat: Seat
    staked: Number
    gold: Number


class Returned(Fact, frozen=True, tag="returned"):
    """A tile goes back into the bag: the axe (P3), or it fits nowhere (L3)."""

    seat: Seat
    tile: Name
    reason: Name
    """axe or unplaced."""


class Sold(Fact, frozen=True, tag="sold"):
    """A purchase is paid; the seller also takes back the gold that was on the tile (B2)."""

    seat: Seat
    """The buyer."""
    tile: Name
    seller: Seat
    price: Number
    returned: Number
    gold: Number
    """The buyer's gold afterwards."""
    seller_gold: Number


class Kept(Fact, frozen=True, tag="kept"):
    """A seat keeps a tile that nobody bought and loses the gold on it (B4)."""

    seat: Seat
    tile: Name
    lost: Number
    gold: Number


class Scored(Fact, frozen=True, tag="scored"):
    """A seat's points for one scoring tile (E1)."""

    seat: Seat
    letter: Name
    tile: Name
    lines: tuple[Line, ...]
    points: Number
    total: Number
    """All points of the seat afterwards."""


class Scrolls(Fact, frozen=True, tag="scrolls"):
    """A seat's points for its scrolls (F1)."""

    seat: Seat
    lines: tuple[Line, ...]
    points: Number
    total: Number


class Exchanged(Fact, frozen=True, tag="exchanged"):
    """Gold becomes points (F2)."""

    seat: Seat
    spent: Number
    points: Number
    gold: Number
    """What is left, for the tie-break (F3)."""
    total: Number


class Over(Fact, frozen=True, tag="over"):
    """The result (F3)."""

    points: tuple[Number, ...]
    gold: tuple[Number, ...]
    winners: tuple[Number, ...]


Event = Move | Fact

GOLD_FIELDS = {"gold": "seat", "seller_gold": "seller"}
"""Fields with a player's gold, and the field that says whose; P4 hides them from others."""


def gold_after(event: Event) -> dict[int, int]:
    """The gold, by seat, of those whose gold an event changes."""
    return {
        getattr(event, whose): getattr(event, name)
        for name, whose in GOLD_FIELDS.items()
        if hasattr(event, name) and hasattr(event, whose)
    }


FACTS: tuple[type[Fact], ...] = (
    Begun,
    Round,
    Income,
    Staked,
    Returned,
    Sold,
    Kept,
    Scored,
    Scrolls,
    Exchanged,
    Over,
)
MOVES: tuple[type[Move], ...] = (Draw, Price, Buy, Pass, Place)

_encoder = msgspec.json.Encoder()


class EventsPart(Part, module="events"):
    """What follows from the moves of an expansion."""

    facts: ClassVar[tuple[type[Fact], ...]] = ()

    def gained(self, event: Mapping[str, Any]) -> int:
        """How an event, as it is sent in news, changes the gold of its seat."""
        return 0


@cache
def kinds() -> tuple[type[Event], ...]:
    """All kinds of events, including those of expansions."""
    added: list[type[Event]] = []
    for name in NAMES:
        added += [*named(name).part(MovesPart).kinds, *named(name).part(EventsPart).facts]
    return (*MOVES, *FACTS, *added)


@cache
def _decoder() -> msgspec.json.Decoder[Event]:
    return msgspec.json.Decoder(functools.reduce(operator.or_, kinds()))


@cache
def _facts() -> dict[str, tuple[type[Fact], dict[str, Any]]]:
    """The facts by their tags, each with the types of its fields."""
    return {str(kind.__struct_config__.tag): (kind, get_type_hints(kind)) for kind in kinds() if issubclass(kind, Fact)}


def to_json(event: Event) -> bytes:
    """The event as a line of JSON."""
    return _encoder.encode(event)


def from_json(line: bytes | str) -> Event:
    """The event in a line of JSON."""
    try:
        return _decoder().decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise NotationError("notation-json", problem=str(error)[:200]) from error


def to_text(event: Event) -> str:
    """The event as a line of text: the seat, or - where there is none, its kind, and its fields."""
    if isinstance(event, Move):
        return str(event)
    fields = [f"{name}={_write(getattr(event, name))}" for name in _written_fields(event)]
    return " ".join([str(getattr(event, "seat", "-")), str(event.__struct_config__.tag), *fields])


def _written_fields(fact: Fact) -> list[str]:
    """The fields that are written: an optional one is left out if it is empty."""
    names = fact.__struct_fields__
    required = names[: len(names) - len(fact.__struct_defaults__)]
    return [name for name in names if name != "seat" and (name in required or getattr(fact, name) != ())]


def from_text(line: str) -> Event:
    """The event in a line of text."""
    words = line.split(" ")
    if len(words) < 2 or words[1] not in _facts():
        return parse(line)
    kind, hints = _facts()[words[1]]
    parts = [word.partition("=") for word in words[2:]]
    names = [name for name in kind.__struct_fields__ if name != "seat"]
    required = names[: len(names) - len(kind.__struct_defaults__)]
    found = [name for name, separator, _ in parts if separator]
    if found not in (names, required) or len(found) < len(parts):
        raise _other_fields(line, names)
    values: dict[str, Any] = {"type": words[1]}
    wrong = words[0]
    try:
        if "seat" in hints:
            values["seat"] = _read(words[0], int)
        elif words[0] != "-":
            raise ValueError(words[0])
        for name, _, text in parts:
            wrong = f"{name}={text}"
            values[name] = _read(text, hints[name])
        fact = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise NotationError("notation-value", found=line[:80], problem=str(error)) from error
    except ValueError as error:
        raise NotationError("notation-value", found=line[:80], problem=wrong[:80]) from error
    if len(parts) != len(_written_fields(fact)):
        raise _other_fields(line, names)
    return fact


def _other_fields(line: str, names: list[str]) -> NotationError:
    return NotationError("notation-fact", found=line[:80], expected=" ".join(f"{name}=…" for name in names))


def _write(value: Any) -> str:
    if isinstance(value, Line):
        cells = ";".join(f"{x},{y}" for x, y in value.cells)
        return f"{value.label}:{value.count}:{value.points}@{cells}"
    if isinstance(value, tuple):
        return ("|" if isinstance(value[0], Line) else ",").join(map(_write, value)) if value else NOTHING
    text = str(value)
    if text == NOTHING:
        return "%2D"
    return "".join(quote(letter) if letter in RESERVED or not letter.isprintable() else letter for letter in text)


NOTHING = "-"  # a list without entries
RESERVED = frozenset(" %,=")


def _read(text: str, kind: Any) -> Any:
    if kind is int:
        if len(text) > 10 or not text.isascii() or str(int(text)) != text:
            raise ValueError(text)
        return int(text)
    if kind is str:
        result = unquote(text, errors="strict")
        if _write(result) != text:
            raise ValueError(text)
        return result
    if text == NOTHING:
        return ()
    part = kind.__args__[0]
    if part is Line:
        return tuple(map(_read_line, text.split("|")))
    return tuple(_read(word, part) for word in text.split(","))


def _read_line(text: str) -> dict[str, Any]:
    label, count, rest = text.split(":")
    points, cells = rest.split("@")
    places = [cell.split(",") for cell in cells.split(";")] if cells else []
    return {
        "label": label,
        "count": _read(count, int),
        "points": _read(points, int),
        "cells": tuple((_read(x, int), _read(y, int)) for x, y in places),
    }
