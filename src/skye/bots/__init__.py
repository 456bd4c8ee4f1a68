"""Bots: they decide for a seat. The registry of those that come with Skye, and the loader for your own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import CodeType
from typing import Protocol

from skye.bots.asking import describe_error_in
from skye.bots.names import LADDER, NamedBot, parse
from skye.material.errors import BotError
from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.rules.legal import Legal
from skye.search.clock import Clock
from skye.view.seat_view import View

__all__ = ["CLASSES", "LADDER", "Bot", "create", "find", "title"]

CLASSES = {
    "random": "skye.bots.random:Random",
    "novice": "skye.bots.search_bot:Novice",
    "trader": "skye.bots.search_bot:Trader",
    "planner": "skye.bots.search_bot:Planner",
    "seer": "skye.bots.search_bot:Seer",
    "chieftain": "skye.bots.search_bot:Chieftain",
}


class Bot(Protocol):
    """Decides for one seat. Every decision is independent: asked again, the same or a new bot answers the same."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """One of the legal moves of `view.seat`, chosen by what the view shows and within the time of the clock.

        Random choices come from `rng` alone.
        """


class Budgeted:
    """A bot with a budget of its own: it replaces that of the clock, which is counted or timed as before."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """What the bot decides in that time."""
        return self.bot.decide(view, legal, clock.with_seconds(self.seconds), rng)


def create(name: str) -> Bot:
    """The bot of this name, as in `find`."""
    return find(name)()


def find(name: str) -> Callable[[], Bot]:
    """The factory for bots of this name, or for a class in a file of your own, written `path.py:Class`.

    Parameters may follow, as in names.py. BotError says what is wrong.
    """
    named = parse(name)
    if named.bot not in CLASSES:
        return _find_own(named)
    module, _, attribute = CLASSES[named.bot].partition(":")
    made: Callable[[], Bot] = getattr(import_module(module), attribute)
    if not named.net:
        made = _with(made, {"net": False})
    seconds = named.budget
    return made if seconds is None else lambda: Budgeted(made(), seconds)


def title(name: str) -> str:
    """A short name for tables: the bot's own, or the name of its class, and the parameters."""
    return parse(name).title


def _find_own(named: NamedBot) -> Callable[[], Bot]:
    made = _load(Path(named.path), named.bot.rpartition(":")[2])
    if not named.own:
        return made
    _check_taken(made, named)
    return _with(made, dict(named.own))


def _check_taken(made: Callable[..., Bot], named: NamedBot) -> None:
    """Reject parameters that a class does not have."""
    try:
        accepted = signature(made).parameters.values()
    except (TypeError, ValueError):  # nobody knows what it takes before it is called
        return
    if any(parameter.kind is Parameter.VAR_KEYWORD for parameter in accepted):
        return
    by_name = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
    known = [parameter.name for parameter in accepted if parameter.kind in by_name]
    for key, _ in named.own:
        if key not in known:
            problem = "parameter-unknown" if known else "parameter-none"
            raise BotError(problem, found=key, bot=named.bot, known=", ".join(known))


def _with(made: Callable[..., Bot], given: Mapping[str, object]) -> Callable[[], Bot]:
    @wraps(made, updated=())  # errors are explained by its module and name
    def make() -> Bot:
        return made(**given)

    return make


class _SourceLoader(SourceFileLoader):
    """Compiles the file each time: a cached one counts as current if the file has the same size and second."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def _load(path: Path, attribute: str) -> Callable[[], Bot]:
    if not path.is_file():
        raise BotError("bot-no-file", file=str(path))
    # Every file is a module of its own: errors and pickles find the right one.
    module_name = f"skye_bot_{path.stem}_{blake2b(os.fsencode(path.resolve()), digest_size=8).hexdigest()}"
    spec = spec_from_file_location(module_name, path, loader=_SourceLoader(module_name, str(path)))
    assert spec is not None
    assert spec.loader is not None, "the name ends in .py"
    module = module_from_spec(spec)
    sys.modules[module_name] = module  # as `import` does; dataclasses and pickles look there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module_name]
        raise BotError("bot-broken", file=str(path), problem=describe_error_in(error, spec.origin)) from error
    made = getattr(module, attribute, None)
    if made is None:
        raise BotError("bot-no-class", file=str(path), name=attribute)
    if not callable(getattr(made, "decide", None)):
        raise BotError("bot-no-decide", file=str(path), name=attribute)
    found: Callable[[], Bot] = made
    return found
