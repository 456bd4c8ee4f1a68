"""The weights that make one searching bot different from another: read from the data files, checked, cached."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from skye.material.errors import BotError
from skye.material.expansions import PACKAGES, named
from skye.search import evaluation, policy, rollouts
from skye.search.expansion_evaluation import SearchPart

NAMES = (*evaluation.NAMES, *policy.NAMES, *rollouts.NAMES)
"""The settings of a searching bot; weights.toml explains each one."""

SHIPPED = files("skye.bots") / "weights.toml"


def names(expansion: str | None) -> tuple[str, ...]:
    """The names of all weights, those of the expansion included."""
    return (*NAMES, *named(expansion).part(SearchPart).weights)


@cache
def weights(bot: str, expansion: str | None) -> Mapping[str, float]:
    """The weights of a bot in the base game or with an expansion; what the files leave out is 0."""
    found = _section(SHIPPED, bot)
    if expansion is not None and (file := files(PACKAGES[expansion]) / "data" / "weights.toml").is_file():
        found |= _section(file, bot)
    return complete(found, expansion)


def complete(found: Mapping[str, float], expansion: str | None) -> Mapping[str, float]:
    """Weights with 0 for those left out; BotError for an unknown one."""
    known = names(expansion)
    for name in found:
        if name not in known:
            raise BotError("bot-unknown-weight", found=name, known=", ".join(known))
    return MappingProxyType({name: float(found.get(name, 0)) for name in known})


def _section(file: Traversable, bot: str) -> dict[str, float]:
    section: dict[str, float] = tomllib.loads(file.read_text(encoding="utf-8"))[bot]
    return section
