"""The weights that make one searching bot different from another: read from the data files, checked, cached."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from skye.material.errors import BotError
from skye.material.expansions import PACKAGES, named
from skye.search import evaluation, policy, rollouts
from skye.search.expansion_evaluation import SearchPart
from skye.search.net import Net, unpack

NAMES = (*evaluation.NAMES, *policy.NAMES, *rollouts.NAMES)
"""The settings of a searching bot; weights.toml explains each one."""

SHIPPED = files("skye.bots") / "weights.toml"

NET = "net"
"""The part of a bot's section that holds only with its net."""

LIKE = "like"
"""In a bot's section, the bot whose weights it has where it says nothing else."""


def names(expansion: str | None) -> tuple[str, ...]:
    """The names of all weights, those of the expansion included."""
    return (*NAMES, *named(expansion).part(SearchPart).weights)


@cache
def weights(bot: str, expansion: str | None, *, net: bool = True) -> Mapping[str, float]:
    """The weights of a bot in the base game or with an expansion; what the files leave out is 0.

    Without its net, a bot plays by the hand-made evaluation alone: the section `[bot.net]` is left out.
    """
    return complete(_found(bot, expansion, net=net), expansion)


@cache
def shipped_net() -> Net:
    """The net that comes with Skye; net.json says where it comes from."""
    return unpack((files("skye.search") / "net.bin").read_bytes())


@cache
def has_net(bot: str) -> bool:
    """Whether a bot that comes with Skye has learned something that can be switched off."""
    section = _read(SHIPPED).get(bot, {})
    return NET in section or (LIKE in section and has_net(section[LIKE]))


def complete(found: Mapping[str, float], expansion: str | None) -> Mapping[str, float]:
    """Weights with 0 for those left out; BotError for an unknown one."""
    known = names(expansion)
    for name in found:
        if name not in known:
            raise BotError("bot-unknown-weight", found=name, known=", ".join(known))
    return MappingProxyType({name: float(found.get(name, 0)) for name in known})


def _found(bot: str, expansion: str | None, *, net: bool) -> dict[str, float]:
    """What the files say, first about the bot that it is like: so its own section of the base holds in every game."""
    shipped = _read(SHIPPED)[bot]
    like = shipped.pop(LIKE, None)
    found = {} if like is None else _found(like, expansion, net=net)
    found |= _section(shipped, net=net)
    if expansion is not None and (file := files(PACKAGES[expansion]) / "data" / "weights.toml").is_file():
        added = _read(file)
        found |= _section(added[bot] if like is None else added.get(bot, {}), net=net)
    return found


def _section(section: dict[str, Any], *, net: bool) -> dict[str, float]:
    learned: dict[str, float] = section.pop(NET, {})
    return {**section, **(learned if net else {})}


def _read(file: Traversable) -> dict[str, dict[str, Any]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
