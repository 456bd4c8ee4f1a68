"""Ctrl-C while something must not be interrupted halfway: it is noted, and raised at a safe place."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


class Held:
    """Handles Ctrl-C by noting it."""

    def __init__(self) -> None:
        self.has_come = False

    def __call__(self, _number: int, _frame: object) -> None:
        self.has_come = True

    def let_through(self) -> None:
        """A safe place: nothing is interrupted halfway here."""
        if self.has_come:
            self.has_come = False
            raise KeyboardInterrupt


@contextmanager
def interrupts_held() -> Iterator[Held]:
    """Meanwhile Ctrl-C is only noted. One that was not raised is raised when this ends.

    A blocked signal would not do: the system hands it to any other thread, and numpy and polars have some; then Python
    interrupts the main thread anyway.
    """
    held = Held()
    before = signal.getsignal(signal.SIGINT)
    # Only the main thread is interrupted. An ignored Ctrl-C, as in the background of a script, stays ignored.
    if current_thread() is not main_thread() or before in (signal.SIG_IGN, None):
        yield held
        return
    signal.signal(signal.SIGINT, held)
    if isinstance(before, Held):
        held.has_come, before.has_come = before.has_come, False
    try:
        yield held
    finally:
        signal.signal(signal.SIGINT, before)
        if held.has_come:
            signal.raise_signal(signal.SIGINT)
