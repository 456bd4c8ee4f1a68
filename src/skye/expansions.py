"""The expansions there are. Each is a package whose files are named like those of the base that they add to."""

from __future__ import annotations

from importlib import import_module
from typing import Any

NAMES = ("journeyman",)

RULES = 1
"""The version of the base game's rules; an expansion has its own, `RULES` of its package.

It is the version of the records (`recordfile.VERSION`) with which the rules last changed. Raise both together when a
game that was legal no longer is, or counts differently. The core still plays by every older version, so that games
that were begun with it can be shown and played on; but only the newest one proves a record.
"""


def part(name: str, module: str) -> Any:
    """What an expansion adds to one module of the base."""
    return import_module(f"skye.{name}.{module}")


def rules_version(expansion: str | None) -> int:
    """The version of the rules by which new games with this expansion, or without one, are played."""
    return RULES if expansion is None else max(RULES, import_module(f"skye.{expansion}").RULES)


def can_play(expansion: str | None, rules: int) -> bool:
    """Whether a game that was begun by this version of the rules can be shown and played on: give it to `Game`."""
    return 1 <= rules <= rules_version(expansion)
