"""How much one address or one seat may ask for: tokens that refill with time, and counts of what is open."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address
from typing import Final

import msgspec

Now = Callable[[], float]
"""A clock in seconds that never goes back."""

MOST_KEYS: Final = 10_000
"""Keys that `Buckets` holds at once: a few megabytes, scanned in about ten milliseconds."""

FEW_KEYS: Final = 256
"""Fewer are not worth scanning."""

UNKNOWN: Final = "unknown"
"""The key for all whose address is unknown."""


class Rate(msgspec.Struct, frozen=True):
    """A sustained rate, and a burst after a pause."""

    per_second: float
    burst: int

    def __post_init__(self) -> None:
        if self.per_second <= 0 or self.burst < 1:
            raise ValueError(f"a rate lets something through: {self}")


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server. People, and bots that play, stay far below."""

    messages_per_seat: Rate = Rate(20, 60)
    """For a seat, or the socket of a spectator."""
    phrases_per_seat: Rate = Rate(1 / 3, 4)
    """What a player says: everybody at the table sees it."""
    messages_per_address: Rate = Rate(200, 600)
    tables_per_address: Rate = Rate(30 / 3600, 10)
    joins_per_address: Rate = Rate(120 / 3600, 60)
    joins_at_table: Rate = Rate(10 / 3600, 10)
    """From one address, at one table: nobody can join and leave, or be removed, for ever."""
    greetings_per_address: Rate = Rate(10, 200)
    """Sockets opened: everybody at a table is notified of each."""
    wrong_per_address: Rate = Rate(1, 20)
    """Unknown codes and tokens: nobody finds one by guessing."""
    replays_per_address: Rate = Rate(1, 30)
    """Records replayed, each of them some tenths of a second of work: after a game, five players behind one address
    may each want the record, a picture and a replay."""
    replay_seconds: float = 30.0
    """Time limit for one of them; real ones take less than one."""
    sockets_per_address: int = 200
    unfinished_tables_per_address: int = 100
    message_bytes: int = 16_384
    body_bytes: int = 16_384
    record_bytes: int = 1_048_576
    """Size of a body with a record."""
    connections: int = 3_000
    """Open at once, from all addresses together."""
    connections_per_address: int = 300
    """More than sockets, so that a client with too many of those gets the proper error."""
    header_bytes: int = 65_536
    header_seconds: float = 10.0
    """From connecting to the end of the headers; for a later request it starts `idle_seconds` after the response."""
    body_seconds: float = 60.0
    """From there to the end of its body."""
    idle_seconds: int = 5
    """Between two requests on one connection."""
    send_seconds: float = 20.0
    """A client that reads nothing of what it is sent for this long counts as gone."""

    @property
    def frames(self) -> Rate:
        """For one socket: all frames, pings too. Far more than messages, which are only read more slowly."""
        messages = self.messages_per_seat
        return Rate(3 * messages.per_second, 10 * messages.burst)


class Buckets:
    """Tokens for each key, full at first. Holds a limited number of keys, those that are not full again."""

    def __init__(self, rate: Rate, now: Now, most: int = MOST_KEYS) -> None:
        self._rate = rate
        self._now = now
        self._most = most
        self._look_at = min(FEW_KEYS, most)
        self._left: dict[Hashable, tuple[float, float]] = {}
        """The tokens that a key had left, and when."""

    def __len__(self) -> int:
        """How many keys it holds."""
        return len(self._left)

    def take(self, key: Hashable, tokens: int = 1) -> bool:
        """Take all of them, or none if there are not enough."""
        time = self._now()
        left = self._tokens(key, time)
        if left < tokens:
            return False
        self._left[key] = (left - tokens, time)
        if len(self._left) > self._look_at:
            self._forget(time)
        return True

    def give_back(self, key: Hashable, tokens: int = 1) -> None:
        """Refund what was taken for an attempt that succeeded.

        Take before trying, not after: of a thousand wrong codes sent at once all would be tried before one counts.
        """
        time = self._now()
        left = self._tokens(key, time) + tokens
        if left >= self._rate.burst:
            self._left.pop(key, None)
        else:
            self._left[key] = (left, time)

    def wait(self, key: Hashable, tokens: int = 1) -> float:
        """Seconds until this many can be taken; 0 if they can be now."""
        return max(0.0, (tokens - self._tokens(key, self._now())) / self._rate.per_second)

    def is_rested(self, key: Hashable) -> bool:
        """Whether it has at least half of its burst."""
        return self._tokens(key, self._now()) >= self._rate.burst / 2

    def _tokens(self, key: Hashable, time: float) -> float:
        known = self._left.get(key)
        return float(self._rate.burst) if known is None else _refilled(self._rate, known[0], time - known[1])

    def _forget(self, time: float) -> None:
        """Forget full keys; in a flood of new keys also those that lack least, who gain least by it."""
        rate = self._rate
        tokens = {key: _refilled(rate, left, time - since) for key, (left, since) in self._left.items()}
        kept = [key for key in self._left if tokens[key] < rate.burst]
        if len(kept) > self._most * 3 // 4:
            kept = sorted(kept, key=tokens.__getitem__)[: self._most // 2]
        self._left = {key: self._left[key] for key in kept}
        # Not before many more have come: so the cost of a scan is shared by many keys.
        self._look_at = min(max(FEW_KEYS, 2 * len(kept)), self._most)


class Count:
    """Counts what is open for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[Hashable, int] = {}

    def __len__(self) -> int:
        """How many keys have something open."""
        return len(self._open)

    def enter(self, key: Hashable) -> bool:
        """One more, unless the limit is reached; each successful enter needs exactly one leave."""
        number = self._open.get(key, 0)
        if number >= self._most:
            return False
        self._open[key] = number + 1
        return True

    def leave(self, key: Hashable) -> None:
        """One fewer."""
        number = self._open[key] - 1
        if number:
            self._open[key] = number
        else:
            del self._open[key]


def address_key(address: str | None) -> str:
    """The key of an address: IPv4 for itself; IPv6 by its /64, since any home has that many to choose from."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return UNKNOWN
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def _refilled(rate: Rate, tokens: float, seconds: float) -> float:
    return min(float(rate.burst), tokens + seconds * rate.per_second)
