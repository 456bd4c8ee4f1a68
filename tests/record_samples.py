"""Some of the many places in which a record can be changed; all of them with `./skye test --full`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import TypeVar

from loops import FULL

from skye.record.events import Event

Value = TypeVar("Value")
Change = Callable[[Event], Iterator[tuple[str, Event]]]

SHARE = 5
"""Of this many changes one is tried; every value has two, so both are met."""


def spread(values: Iterable[Value], first: int, step: int) -> list[Value]:
    """Every so many of these values, beginning with one of the first."""
    return list(values) if FULL else list(values)[first::step]


def some_of(change: Change) -> Change:
    """As the function, but of all changes that it makes in a game only some."""
    numbers = count()

    def changed(event: Event) -> Iterator[tuple[str, Event]]:
        return (found for found in change(event) if FULL or next(numbers) % SHARE == 0)

    return changed
