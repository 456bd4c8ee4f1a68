"""Which bot decides next, and with what share of its time: a queue without processes; its caller passes the time."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Hashable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

QUICK = frozenset({"random", "novice", "trader", "seer"})
"""Bots that do not search, and answer within some hundredths of a second whatever time they get."""

OVERDUE = 10.0
"""Seconds after which a kind of decision that has had no turn goes first: nothing waits for ever."""

Item = TypeVar("Item", bound=Hashable)


class Attendance(IntEnum):
    """Who is at a table; the lower, the sooner its bots decide."""

    PLAYED = 0
    """Somebody who sits there is connected."""
    WATCHED = 1
    """Only spectators are connected."""
    EMPTY = 2
    """Nobody is connected."""


class Place(NamedTuple):
    """The place of a decision in the queue."""

    table: Hashable
    address: str | None
    """The address that opened the table; tables where it is unknown share one turn."""
    attendance: Attendance = Attendance.PLAYED
    is_quick: bool = False


class Turn(NamedTuple, Generic[Item]):
    """A decision that may start now."""

    item: Item
    is_quick: bool
    share: float
    """Of the time that a bot has when nothing else is running."""


class FairQueue(Generic[Item]):
    """The queue: tables with players first, quick bots before slow ones, then addresses and tables in turn."""

    def __init__(self, thinkers: int) -> None:
        self._thinkers = thinkers
        self._lanes = {(attendance, is_quick): _Lane[Item]() for attendance in Attendance for is_quick in (True, False)}
        self._waiting: dict[Item, Place] = {}
        self._of_table: dict[Hashable, dict[Item, None]] = {}
        self._busy: dict[Item, tuple[Place, float]] = {}
        self._slow = {attendance: Counter[str | None]() for attendance in Attendance}
        """Decisions of slow bots, waiting and in progress, by address."""
        self._rest = float("-inf")
        """Before this time no decision starts for a table where nobody is connected."""

    def items(self) -> list[Item]:
        """All that wait."""
        return list(self._waiting)

    def waiting(self) -> Counter[Attendance]:
        """How many wait, by who is at their tables."""
        return Counter(place.attendance for place in self._waiting.values())

    def add(self, item: Item, place: Place, now: float) -> None:
        """One more waits."""
        self._waiting[item] = place
        self._of_table.setdefault(place.table, {})[item] = None
        self._lanes[place.attendance, place.is_quick].add(item, place, now)
        self._count(place, 1)

    def remove(self, item: Item) -> None:
        """It is no longer wanted; one that is not waiting is ignored."""
        place = self._waiting.get(item)
        if place is not None:
            self._lanes[place.attendance, place.is_quick].remove(item, place)
            self._forget(item, place)
            self._count(place, -1)

    def move(self, table: Hashable, attendance: Attendance, now: float) -> None:
        """Somebody joined or left a table."""
        for item in list(self._of_table.get(table, ())):
            place = self._waiting[item]
            if place.attendance != attendance:
                self.remove(item)
                self.add(item, place._replace(attendance=attendance), now)

    def take(self, now: float, free: int, *, has_reserve: bool) -> Turn[Item] | None:
        """Whose turn it is, with this many free workers and, for quick bots only, the reserve."""
        lanes = [(key, lane) for key, lane in self._lanes.items() if lane.tables]
        lanes.sort(key=lambda found: (not found[1].is_overdue(now), found[0][0], not found[0][1]))
        for (attendance, is_quick), lane in lanes:
            if free < 1 and not (is_quick and has_reserve):
                continue
            if attendance is Attendance.EMPTY and (now < self._rest or self._is_empty_one_busy()):
                continue
            item = lane.take(now)
            place = self._waiting[item]
            share = self._share(place)
            self._forget(item, place)
            self._busy[item] = (place, now)
            return Turn(item, is_quick, share)
        return None

    def done(self, item: Item, now: float) -> None:
        """A decision has ended, or was given up."""
        place, began = self._busy.pop(item)
        self._count(place, -1)
        if place.attendance is Attendance.EMPTY:
            self._rest = now + (now - began)

    def wakes(self) -> float | None:
        """When a decision that has to pause may start; None if none has to."""
        waits = any(lane.tables for (attendance, _), lane in self._lanes.items() if attendance is Attendance.EMPTY)
        return self._rest if waits and not self._is_empty_one_busy() else None

    def _share(self, place: Place) -> float:
        """The share of a slow bot: its address's part of the workers, divided among all decisions of this address.

        As long as everybody wants less than that it is the whole. Tables with fewer people do not count.
        """
        if place.is_quick:
            return 1.0
        counted = [counts for attendance, counts in self._slow.items() if attendance <= place.attendance]
        addresses = len(set().union(*counted))
        own = sum(counts[place.address] for counts in counted)
        thinkers = 1 if place.attendance is Attendance.EMPTY else self._thinkers
        return min(1.0, thinkers / (addresses * own))

    def _is_empty_one_busy(self) -> bool:
        return any(place.attendance is Attendance.EMPTY for place, _ in self._busy.values())

    def _forget(self, item: Item, place: Place) -> None:
        del self._waiting[item]
        items = self._of_table[place.table]
        del items[item]
        if not items:
            del self._of_table[place.table]

    def _count(self, place: Place, change: int) -> None:
        if not place.is_quick:
            counts = self._slow[place.attendance]
            counts[place.address] += change
            if not counts[place.address]:
                del counts[place.address]


class _Lane(Generic[Item]):
    """Decisions of one kind. The first address has the next turn, and there its first table."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str | None, OrderedDict[Hashable, deque[Item]]] = OrderedDict()
        self._since = 0.0
        """When it last had a turn, or began to wait for one."""

    def is_overdue(self, now: float) -> bool:
        return now - self._since >= OVERDUE

    def add(self, item: Item, place: Place, now: float) -> None:
        if not self.tables:
            self._since = now
        self.tables.setdefault(place.address, OrderedDict()).setdefault(place.table, deque()).append(item)

    def remove(self, item: Item, place: Place) -> None:
        items = self.tables[place.address][place.table]
        items.remove(item)
        self._tidy(place.address, place.table)

    def take(self, now: float) -> Item:
        self._since = now
        address, tables = next(iter(self.tables.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        self.tables.move_to_end(address)
        self._tidy(address, table)
        return item

    def _tidy(self, address: str | None, table: Hashable) -> None:
        tables = self.tables[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.tables[address]
