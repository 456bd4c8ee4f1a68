"""Who is at a table: the clients connected to this process, and the seats that other processes report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from skye.server.presence import OtherProcesses, Presence


class Listener(Protocol):
    """A client that wants to know when a room has changed."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The client's own seats."""

    def wake(self) -> None:
        """Something may have changed."""

    def tell(self, text: str) -> None:
        """Send this, which is not part of the table's state."""

    def end(self) -> None:
        """The table is gone."""


class Clients:
    """Who is connected to a table."""

    def __init__(self, seats: int, now: Callable[[], int]) -> None:
        self.listeners: set[Listener] = set()
        """Those connected to this process."""
        self.other_processes = OtherProcesses()
        self._now = now
        self._present: set[int] = set()
        """The seats that were connected at the last check."""
        self._gone = dict.fromkeys(range(seats), now())
        """When each seat was last known to be connected, or the table was loaded."""

    def here(self) -> set[int]:
        """The seats that are connected to this process."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def is_watched_here(self) -> bool:
        """Whether a spectator is connected to this process."""
        return any(not listener.seats for listener in self.listeners)

    def present(self) -> set[int]:
        """The seats that are connected, here or to another process."""
        return self.here() | self.other_processes.seats()

    def is_anybody_there(self) -> bool:
        """Whether a player or a spectator is connected, here or to another process."""
        return bool(self.listeners) or bool(self.other_processes.seats()) or self.other_processes.is_watched()

    def presence(self, waited: int) -> Presence:
        """Who is here, and who has been away for at least this many milliseconds."""
        self.check()
        away = {seat for seat, time in self._gone.items() if self._now() - time >= waited}
        return Presence(self._present, away - self._present)

    def check(self) -> None:
        """Note which seats have disconnected since the last check."""
        before, self._present = self._present, self.present()
        for seat in before - self._present:
            self._gone[seat] = self._now()

    def wake(self) -> None:
        """Notify everybody connected here of a change."""
        for listener in self.listeners:
            listener.wake()

    def wake_seats(self, seats: set[int]) -> None:
        """Notify the players of these seats of a change."""
        for listener in self.listeners:
            if not seats.isdisjoint(listener.seats):
                listener.wake()

    def tell(self, text: str) -> None:
        """Send everybody connected here something that is not part of the table's state."""
        for listener in self.listeners:
            listener.tell(text)

    def end(self) -> None:
        """Disconnect everybody here."""
        for listener in self.listeners:
            listener.end()
