"""Data files as plain values: read, and checked entry by entry with errors that name the file."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from skye.material.errors import MaterialError
from skye.material.system_errors import reason

Content = tuple[str, Mapping[str, object]]
"""A file's name, for errors, and its content."""

T = TypeVar("T")


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen value whose fields are checked when it is read from a file."""


def read(path: Path | str | None, shipped: str, package: str = "skye.material") -> Content:
    """The content of a file, the shipped one unless another is named, and its name for errors."""
    source = files(package) / "data" / shipped if path is None else Path(path)
    name = shipped if path is None else str(path)
    try:
        return name, tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise MaterialError("material-unreadable", file=name, problem=reason(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MaterialError("material-not-toml", file=name, problem=str(error)) from error


def entries(
    content: Mapping[str, object], table: str, file: str, also: tuple[str, ...] = ()
) -> list[dict[str, object]]:
    """The entries of the file's one table; `also` names what else it may contain."""
    unknown = [key for key in content if key != table and key not in also]
    if unknown:
        raise MaterialError("material-unknown-table", file=file, found=unknown[0], expected=table)
    found = content.get(table, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise MaterialError("material-not-entries", file=file, table=table)
    return found


def convert(entry: object, kind: type[T], file: str, name: str) -> T:
    """A value of this kind from its plain form."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise MaterialError("material-shape", file=file, entry=name, problem=str(error)) from error


def unique(ids: Iterable[str], table: str, file: str) -> None:
    """Reject an id that occurs twice."""
    for name, count in Counter(ids).items():
        if count > 1:
            raise MaterialError("material-duplicate", file=file, entry=f"{table} {name}", found=count)


def split(
    content: Mapping[str, object], keys: Iterable[tuple[str, ...]], file: str, also: tuple[str, ...] = ()
) -> list[dict[str, object]]:
    """The content of each file, from one value that contains it all; `also` names what else it may contain."""
    known = [*(key for group in keys for key in group), *also]
    unknown = [key for key in content if key not in known]
    if unknown:
        raise MaterialError("material-unknown-part", file=file, found=unknown[0], known=", ".join(known))
    return [{key: content[key] for key in group if key in content} for group in keys]
