"""Errors a person can read: each names a message in the locale files and its values."""

from __future__ import annotations

from contextvars import copy_context

from skye.material import words


class SkyeError(Exception):
    """What went wrong, as a message key with values; `str` returns it in the current language."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return words.text(self.key, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.values)


def logged(reason: object) -> str:
    """A reason for the log: in English, whatever language the client uses."""

    def said() -> str:
        words.use("en")
        return str(reason)

    return copy_context().run(said)


def _rebuild(kind: type[SkyeError], key: str, values: dict[str, object]) -> SkyeError:
    return kind(key, **values)


class MaterialError(SkyeError, ValueError):
    """A data file is not valid material."""


class SetupError(SkyeError, ValueError):
    """A set-up that cannot be played, or a seat that is not at the table."""


class NotationError(SkyeError, ValueError):
    """A text that is not a move at all."""


class IllegalMoveError(SkyeError, ValueError):
    """A move that the rules do not allow now; the game is unchanged."""


class BotError(SkyeError, ValueError):
    """A bot that cannot be found, or that breaks its contract."""

    def __str__(self) -> str:
        # Named only here: the process that played may use another language.
        named = {"phase": words.text(f"phase-{self.values['phase']}")} if "phase" in self.values else {}
        return words.text(self.key, **{**self.values, **named})


class RecordError(SkyeError, ValueError):
    """A record that cannot be read or verified."""

    def __str__(self) -> str:
        # A line is looked up in an editor: its number is written without separators.
        plain = {"line": str(self.values["line"])} if "line" in self.values else {}
        return words.text(self.key, **{**self.values, **plain})
