"""Bots for tests of the arena, good and bad; they are loaded from this file as a user's own would be."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, NoReturn

from skye.material.moves import Draw, Move, Pass, Place
from skye.material.setup import Randomness
from skye.rules.legal import Legal
from skye.search.clock import Clock
from skye.view.seat_view import View


class First:
    """Takes the first legal move."""

    def decide(self, _view: View, legal: Legal, _clock: Clock, _rng: Randomness) -> Move:
        """The first of them."""
        return next(iter(legal))


class Chance:
    """Takes any legal move, as the bot `random` does."""

    def decide(self, _view: View, legal: Legal, _clock: Clock, rng: Randomness) -> Move:
        """Any of them."""
        return legal.sample(rng)


class Twin(Chance):
    """The same under another name."""


class Listener(Chance):
    """Remembers what it was asked with."""

    calls: ClassVar[list[tuple[View, int, float, int]]] = []

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them, and what it was asked with: the view, the first random bits, the clock, the number of moves."""
        clock.spend(100_000)
        self.calls.append((view, rng.getrandbits(64), clock.used(), len(legal)))
        return super().decide(view, legal, clock, rng)


class Waiting(Chance):
    """Waits for the time to go by, and spends nothing."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them, when the time is over."""
        while clock.left() > 0:
            clock.spend(0)
        return super().decide(view, legal, clock, rng)


class Talker(Chance):
    """Prints."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them, and a word."""
        print("hello")
        return super().decide(view, legal, clock, rng)


class Raising:
    """Breaks down in the second round."""

    def decide(self, view: View, legal: Legal, _clock: Clock, rng: Randomness) -> Move:
        """Any of them, for a while."""
        if view.round == 2:
            raise ZeroDivisionError("no idea")
        return legal.sample(rng)


class Leaving:
    """Ends the program."""

    def decide(self, _view: View, _legal: Legal, _clock: Clock, _rng: Randomness) -> NoReturn:
        """Never."""
        sys.exit(0)


class Unmade:
    """Cannot be made."""

    def __init__(self) -> None:
        raise FileNotFoundError("no weights")

    def decide(self, _view: View, _legal: Legal, _clock: Clock, _rng: Randomness) -> NoReturn:
        """Never."""
        raise AssertionError


class Wrong:
    """Gives an answer that is no legal move."""

    answer: ClassVar[Any] = None

    def decide(self, _view: View, _legal: Legal, _clock: Clock, _rng: Randomness) -> Any:
        """What it is asked to do."""
        return self.answer


class Unspeakable(Pass, frozen=True):
    """A move that cannot be shown."""

    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __str__


WRONG: tuple[Any, ...] = (
    None,
    "0 pass",
    Pass(1),
    Pass(99),
    Draw(0, ("1", "2", "3")),
    Place("zero", None, 1.5, [], {}),  # type: ignore[arg-type]
    Unspeakable(0),
)
