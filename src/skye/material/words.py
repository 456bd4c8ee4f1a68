"""The words a person reads: Fluent catalogues in five languages, one chosen for the current context."""

from __future__ import annotations

import re
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from skye.material.expansions import PACKAGES

LANGUAGES = ("en", "de", "nl", "fr", "ru")

LONGEST = 900
"""Characters of one value in a message; the message format allows 1000."""

MOST_BITS = 40
"""Of a number in a message; those of the game are far smaller."""

MESSAGE = re.compile(r"^(?P<name>[A-Za-z][\w-]*) *=.*(\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message in a file: all lines until the next message or comment."""

SPACES = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""White space that one message brings into another."""

REFERENCE = re.compile(r"{\s*([A-Za-z][\w-]*)")
"""Another message in a message, or a function."""

_language: ContextVar[str] = ContextVar("language", default="en")


def use(language: str) -> None:
    """Use this language from now on, in this context."""
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
    _language.set(language)


def language() -> str:
    """The current language."""
    return _language.get()


class Catalogue:
    """Every message of one language. Each is parsed when it is first read: all of them take a quarter of a second."""

    def __init__(self, language: str) -> None:
        # Not before words are needed: it is a third of what `import skye` would load, and bots say nothing.
        from fluent.runtime import FluentBundle, FluentResource

        self._parsed = FluentResource
        # Isolation marks help mixed-direction text only; all five languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in catalogue_files(language):
            for found in MESSAGE.finditer(file.read_text(encoding="utf-8")):
                self._sources.setdefault(found["name"], found[0])

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, values: dict[str, object]) -> str:
        """A message with these values."""
        self._parse(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        result, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"message {key}: {errors[0]}")
        return str(result)

    def _parse(self, key: str) -> None:
        """Let the bundle know a message, after those that it refers to: another thread may format it at once."""
        if not self._bundle.has_message(key):
            source = self._sources[key]
            for other in REFERENCE.findall(source):
                if other in self._sources:
                    self._parse(other)
            self._bundle.add_resource(self._parsed(source))


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of this language."""
    return Catalogue(language)


def catalogue_files(language: str) -> list[Traversable]:
    """The files of one language: those of the base, then those of each expansion, in English where it has no others."""
    found: list[Traversable] = []
    for package in ("skye", *PACKAGES.values()):
        locale = files(package) / "locale"
        folder = locale / language if (locale / language).is_dir() else locale / "en"
        found += sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return found


class Phrase:
    """A message that is named where something happens, and formatted where it is read, in the language there."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __str__(self) -> str:
        return text(self.key)


def text(key: str, /, **values: object) -> str:
    """The message of this name in the current language."""
    return catalogue(language()).format(key, {name: _sayable(value) for name, value in values.items()})


def _sayable(value: object) -> object:
    """A value as a person can read it, whatever a file contains: short, and without control characters."""
    if isinstance(value, Phrase):
        return str(value)
    if isinstance(value, tuple):
        return ", ".join(str(_sayable(part)) for part in value) or "-"
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return "…"
    if isinstance(value, str):
        short = value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
        return "".join(
            letter if letter.isprintable() or letter in SPACES else "\N{REPLACEMENT CHARACTER}" for letter in short
        )
    return value
