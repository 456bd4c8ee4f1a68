"""How bots are named: `chieftain:net=off,budget=2`, or `path.py:Class:key=value` for one of your own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from skye.bots.weights import has_net
from skye.material.errors import BotError

LADDER = ("random", "novice", "trader", "planner", "seer", "chieftain")
"""The bots that come with Skye, from the weakest to the strongest."""

SHORTEST_BUDGET, LONGEST_BUDGET = 0.001, 3600.0
"""Seconds."""

LONGEST = 150
"""Characters of a title with parameters of your own: it is a name in records, which have a limit."""

_OWN = re.compile(r"(.*?\.py:[^:]*)(:?)(.*)", re.DOTALL)


class NamedBot(NamedTuple):
    """A bot with its parameters; `str` writes them in one way only, without those that change nothing."""

    bot: str
    """One of the ladder, or `path.py:Class`."""
    net: bool = True
    """Whether it uses its net, if it has one."""
    budget: float | None = None
    """Seconds for each of its decisions, instead of those on the clock."""
    own: tuple[tuple[str, str], ...] = ()
    """The parameters for a class of your own, sorted."""

    def __str__(self) -> str:
        given = [*self.own]
        if not self.net:
            given.append(("net", "off"))
        if self.budget is not None:
            given.append(("budget", f"{self.budget:g}"))
        return f"{self.bot}:{','.join(map('='.join, given))}" if given else self.bot

    @property
    def path(self) -> str:
        """The file of a class of your own; empty for a bot that comes with Skye."""
        return self.bot.rpartition(":")[0]

    @property
    def title(self) -> str:
        """A short name for tables: the same without the path."""
        return str(self).removeprefix(f"{self.path}:")


def parse(text: str) -> NamedBot:
    """The bot of this name; BotError says what is wrong. Nothing is loaded."""
    # A name of the ladder comes first, so that no parameter of such a bot is ever read as a file to load.
    bot, colon, listed = text.partition(":")
    if bot not in LADDER:
        found = _OWN.fullmatch(text)
        if found is None:
            raise BotError("bot-unknown", found=text, known=", ".join(LADDER))
        bot, colon, listed = found.groups()
    given = _given(listed) if colon else {}
    if bot in LADDER:
        return _shipped(bot, given)
    named = NamedBot(bot, own=tuple(sorted(given.items())))
    if given and len(named.title) > LONGEST:
        raise BotError("parameter-long", most=LONGEST)
    return named


def plain(name: str) -> str:
    """A name without the parameters, if it is that of a bot which comes with Skye; any other text as it is.

    The name need not be valid: logs of tables may be from another version.
    """
    bot = name.partition(":")[0]
    return bot if bot in LADDER else name


def is_shipped(name: str) -> bool:
    """Whether a name in a record is that of a bot which comes with Skye, written as `str` writes it."""
    try:
        return plain(name) in LADDER and str(parse(name)) == name
    except BotError:
        return False


def _given(listed: str) -> dict[str, str]:
    given: dict[str, str] = {}
    for part in listed.split(","):
        key, _, value = part.partition("=")
        if not (key.isidentifier() and value and part.isprintable()):
            raise BotError("parameter-form", found=part)
        if key in given:
            raise BotError("parameter-twice", found=key)
        given[key] = value
    return given


def _shipped(bot: str, given: Mapping[str, str]) -> NamedBot:
    for key in given:
        if key == "net" and not has_net(bot):
            raise BotError("parameter-no-net", bot=bot, known=", ".join(filter(has_net, LADDER)))
        if key not in ("net", "budget"):
            known = ["net", "budget"] if has_net(bot) else ["budget"]
            raise BotError("parameter-unknown", found=key, bot=bot, known=", ".join(known))
    net = given.get("net", "on")
    if net not in ("on", "off"):
        raise BotError("parameter-net", found=net)
    return NamedBot(bot, net=net == "on", budget=_seconds(given["budget"]) if "budget" in given else None)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST_BUDGET <= seconds <= LONGEST_BUDGET:
        low, high = f"{SHORTEST_BUDGET:g}", f"{LONGEST_BUDGET:g}"
        raise BotError("parameter-budget", found=text, low=low, high=high)
    return float(f"{seconds:g}")  # exactly what the name says
