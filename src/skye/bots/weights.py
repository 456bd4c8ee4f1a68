"""The weights that make one thinking bot different from another: read from the data files, checked, kept."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from skye.core import advisor, search, worth
from skye.errors import BotError

NAMES = (*worth.NAMES, *advisor.NAMES, *search.NAMES)
"""What a thinking bot can be told; data/base/bots.toml says what each one means."""


def names(expansion: str | None) -> tuple[str, ...]:
    """The names of all weights, those of the expansion included."""
    if expansion is None:
        return NAMES
    added: tuple[str, ...] = import_module(f"skye.core.{expansion}_counsel").NAMES
    return (*NAMES, *added)


@cache
def weights(bot: str, expansion: str | None) -> Mapping[str, float]:
    """The weights of a bot in the base game or with an expansion; what the files leave out is 0."""
    found = {**_section("base", bot), **(_section(expansion, bot) if expansion else {})}
    return complete(found, expansion)


def complete(found: Mapping[str, float], expansion: str | None) -> Mapping[str, float]:
    """Weights with 0 for those left out; BotError about one that is not known."""
    known = names(expansion)
    for name in found:
        if name not in known:
            raise BotError("bot-unknown-weight", found=name, known=", ".join(known))
    return MappingProxyType({name: float(found.get(name, 0)) for name in known})


def _section(folder: str, bot: str) -> dict[str, float]:
    text = (files("skye") / "data" / folder / "bots.toml").read_text(encoding="utf-8")
    section: dict[str, Any] = tomllib.loads(text)[bot]
    return section
