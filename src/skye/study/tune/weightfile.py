"""Files of weights as written by a tuning run: a section for each bot, as in the data files of Skye."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from math import isfinite
from pathlib import Path

from skye.bots.weights import complete, names
from skye.material.errors import BotError, MaterialError
from skye.material.system_errors import reason

MOST = 100.0
"""Points; nothing in the game is worth as much, and a weight without any effect cannot grow without bound."""

BOUNDS = {
    "gold": (0.0, MOST),  # a coin is never worse than none
    "gold_fall": (0.05, 0.95),  # a share: with 0 or 1 it would not matter how many rounds are to come
    "complete": (0.05, 0.95),  # a chance, never nothing and never certain
    "complete_slow": (0.1, MOST),  # rounds, and never at once: an open area is not a completed one
    "margin": (0.0, MOST),  # what helps a rival is never good
    "pace": (0.0, 1.0),  # a chance
    "spread": (0.0, MOST),  # how far a random number may deviate to both sides
    "doubt": (0.0, 1.0),  # the same as a share of a price, which does not fall below zero
    "mixing": (0.0, MOST),
    "quick_spread": (0.0, MOST),
    "quick_doubt": (0.0, 1.0),
    "swing": (0.1, MOST),  # a divisor
    "swing_later": (0.0, MOST),
    "patience": (0.0, MOST),
    "sure": (0.0, MOST),
}
"""Lowest and highest value of weights that are not just points; the others stay between -MOST and MOST."""

COUNTS = {
    "horizon": 6,
    "width": 16,  # as in beam.py
    "candidates": 20,  # as in policy.py
    "flat": 24,  # as the highest price in auction.py
    "samples": 32,  # as in auction.py
    "rollouts": 1_000_000,
    "rounds": 6,
    "builds": 16,  # as the width in beam.py
    "quick_width": 16,
    "by_chances": 1,  # yes or no
    "foreseen": 16,  # as in rollouts.py
}
"""Weights that are whole numbers, and the maximum of each: the core has no room for more."""


def within(name: str) -> tuple[float, float]:
    """The lowest and highest value of a weight that has an effect; 0 for one that has none."""
    return BOUNDS.get(name, (-MOST, MOST))


def load_weights(path: Path, bot: str, expansion: str | None) -> Mapping[str, float]:
    """The weights of a bot in a file; what it leaves out is 0. The error says what is wrong."""
    try:
        sections = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise MaterialError("material-unreadable", file=str(path), problem=reason(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MaterialError("material-not-toml", file=str(path), problem=str(error)) from error
    section = sections.get(bot)
    if not isinstance(section, dict):
        raise BotError("tune-no-section", file=str(path), name=bot)
    for name, value in section.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            raise BotError("tune-not-a-number", file=str(path), name=name)
        low, high = within(name)
        if name not in COUNTS and value and not low <= value <= high:
            raise BotError("tune-out-of-bounds", file=str(path), name=name, low=low, high=high)
    found = complete(section, expansion)
    for name, most in COUNTS.items():
        if not 0 <= found[name] <= most or found[name] % 1:
            raise BotError("tune-not-a-count", file=str(path), name=name, most=most)
    for name in _needed(found):
        if found[name] <= 0:
            raise BotError("tune-not-positive", file=str(path), name=name)
    return found


def _needed(found: Mapping[str, float]) -> Iterator[str]:
    """Weights without which there is nothing to choose from, or a division by 0."""
    yield from ("horizon", "width", "candidates")
    if not found["flat"]:
        yield "samples"
    if found["rollouts"]:
        yield from ("rounds", "quick_width", "swing")


def section_text(bot: str, weights: Mapping[str, float], expansion: str | None, comment: str) -> str:
    """The section of a bot in a file of weights, which can be read back."""
    lines = [f"{name} = {_plain(weights[name])}" for name in names(expansion) if name in weights]
    return "\n".join([f"# {comment}", "", f"[{bot}]", *lines, ""])


def _plain(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
