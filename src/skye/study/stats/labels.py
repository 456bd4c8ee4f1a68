"""The names of what is counted, in the current language."""

from __future__ import annotations

from skye.material import words
from skye.material.words import text

Group = tuple[str | None, int]
"""Games that are counted together: their expansion, if any, and their number of players."""


def source(name: str) -> str:
    """A source of points: a scoring tile or a kind of event."""
    return _known(f"scoring-{_dashed(name)}-name") or _known(f"stats-source-{name}") or plain(name)


def named(kind: str, name: str) -> str:
    """Something that an expansion counts."""
    return _known(f"{kind}-{_dashed(name)}") or plain(name)


def heading(wanted: str) -> str:
    """A message, or the text itself."""
    return _known(wanted) or plain(wanted)


def group(chosen: Group, games: int) -> str:
    """What a group of games has in common."""
    expansion, players = chosen
    game = text("stats-base") if expansion is None else text(f"stats-with-{expansion}")
    return text("stats-group", game=game, players=players, games=games)


def plain(name: str) -> str:
    """A name from a file as it can be shown on one line."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)


def whole(number: int) -> str:
    """A whole number in the format of the language."""
    return text("stats-whole", value=number)


def mean(number: float) -> str:
    """A number with one decimal."""
    return text("stats-mean", value=round(number, 1) + 0.0)


def share(number: float) -> str:
    """A share in per cent."""
    return text("stats-share", value=number)


def short_share(number: float) -> str:
    """A share in whole per cent, for axes."""
    return text("stats-short-share", value=number)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _known(key: str) -> str | None:
    """The message of this name, if there is one: a record with its own material may contain other names."""
    return text(key) if key in words.catalogue(words.language()) else None
