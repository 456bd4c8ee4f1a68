"""What expansions add to the tables of the art: each has a module named art with tables of the same names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from skye import expansions

T = TypeVar("T")


def look_up(name: str, own: Mapping[str, T], table: str) -> T:
    """The entry of this name in our own table, or in the table of an expansion that has it."""
    if name in own:
        return own[name]
    added: dict[str, T] = {}
    for expansion in expansions.NAMES:
        added |= getattr(expansions.part(expansion, "art"), table)
    return added[name]
