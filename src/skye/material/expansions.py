"""The available expansions, and how the base asks one for what it adds: by the class of a part that it may bring.

A part is a class of the base whose methods add nothing. It is defined next to the code that calls it, so every call
is typed, and no later package is named here. An expansion is a package that brings some of these parts
(docs/expansions.md); it may be installed from elsewhere.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import ClassVar, Protocol, TypeVar

GROUP = "skye.expansions"
"""The entry points by which another distribution brings an expansion: its name, and its package."""

PACKAGES: dict[str, str] = {
    "journeyman": "skye.expansions.journeyman",  # the only place where the base names one
    **{entry.name: entry.value for entry in sorted(entry_points(group=GROUP))},
}
"""The package of each expansion, by its name."""

NAMES = tuple(PACKAGES)

RULES = 1
"""The version of the base game's rules; an expansion has its own, `RULES` of its package.

It is the version of the records (`record.files.VERSION`) with which the rules last changed. Raise both together when a
game that was legal no longer is, or counts differently. The rules of every older version are still supported, so that
games that were begun with it can be shown and continued; but only the newest one verifies a record.
"""


class Part:
    """What an expansion may add to one thing of the base; whatever it leaves out adds nothing."""

    module: ClassVar[str]
    """The module of an expansion that brings such a part, as `PART`."""

    def __init_subclass__(cls, *, module: str = "") -> None:
        if module:
            cls.module = module


P = TypeVar("P", bound=Part)


class Expansion:
    """An expansion, or the game without one, whose parts all add nothing."""

    def __init__(self, name: str | None, package: str | None) -> None:
        self.name = name
        self.package = package
        self._parts: dict[type[Part], object] = {}

    @property
    def rules(self) -> int:
        """The version of the rules by which new games are played."""
        return RULES if self.package is None else max(RULES, import_module(self.package).RULES)

    def part(self, kind: type[P]) -> P:
        """Its part of this kind."""
        if kind not in self._parts:
            self._parts[kind] = self._find(kind)
        found = self._parts[kind]
        if not isinstance(found, kind):
            raise TypeError(f"{self.package}.{kind.module}.PART is no {kind.__name__}")
        return found

    def _find(self, kind: type[Part]) -> object:
        if self.package is None or not _has_module(self.package, kind.module):
            return kind()
        return import_module(f"{self.package}.{kind.module}").PART


def _has_module(package: str, module: str) -> bool:
    """Whether there is such a module, perhaps in a subpackage."""
    folder, _, name = f"{package}.{module}".rpartition(".")
    return (folder == package or find_spec(folder) is not None) and find_spec(f"{folder}.{name}") is not None


class _Named(Protocol):
    @property
    def name(self) -> str: ...


class _Material(Protocol):
    @property
    def expansion(self) -> _Named | None: ...


@cache
def named(name: str | None) -> Expansion:
    """The expansion of this name; None is the game without one."""
    return Expansion(name, None if name is None else PACKAGES[name])


def of(material: _Material) -> Expansion:
    """The expansion in play."""
    return named(None if material.expansion is None else material.expansion.name)


def parts(kind: type[P]) -> tuple[P, ...]:
    """The parts of this kind, of all expansions."""
    return tuple(named(name).part(kind) for name in NAMES)


def rules_version(expansion: str | None) -> int:
    """The version of the rules by which new games with this expansion, or without one, are played."""
    return named(expansion).rules


def can_play(expansion: str | None, rules: int) -> bool:
    """Whether a game that was begun by this version of the rules can be shown and continued: pass it to `Game`."""
    return 1 <= rules <= rules_version(expansion)
