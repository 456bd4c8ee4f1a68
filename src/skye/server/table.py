"""One table as the replay of its log; requests.py decides what may be written next, boundary.py who is sent what."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal

import msgspec

from skye.material import editions
from skye.material.editions import Edition, shipped_edition
from skye.material.moves import Move, parse
from skye.record.events import Event, from_json, to_json
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.server import entries
from skye.server.entries import AnyEntry, Opened
from skye.storage import chain
from skye.wire import codec, notices
from skye.wire.message import Sent
from skye.wire.table_messages import Halted
from skye.wire.values import Decision

Status = Literal["waiting", "playing", "over"]

PATIENCE = 2
"""Decisions in a row that may time out for an absent player before a bot takes over the seat."""

FAILURES = 3
"""Decisions in a row at which a bot may fail before a simpler one replaces it."""


class Seat:
    """Who sits there, and what is known of the seat besides the game."""

    def __init__(self) -> None:
        self.name = ""
        self.token = ""
        """Hash of the secret of whoever sits there; empty for a bot or an open seat."""
        self.bot: str | None = None
        """The bot that plays here from the beginning."""
        self.substitute: str | None = None
        """The bot that plays here for an absent player."""
        self.spared: Decision | None = None
        """The decision that was open when the substitute came."""
        self.simpler: str | None = None
        """The bot that plays here for one that has failed too often."""
        self.failures = 0
        """Decisions in a row at which this seat's bot has failed."""
        self.failed: Decision | None = None
        """The last of them."""
        self.left = False
        self.votes: set[int] = set()
        self.draft: list[Move] = []
        self.drafting: list[str] = []
        """Every step of the draft: moves, and an empty text for each undo."""
        self.answered: dict[Decision, tuple[str, ...]] = {}
        self.beside: set[str] = set()
        """Moves made that answered no decision."""
        self.asked: int | None = None
        """When the open decision was asked, in milliseconds."""
        self.is_in_turn = False
        """Whether nobody else was asked then."""
        self.used = 0
        """Milliseconds taken for all answers so far."""
        self.run_out = 0
        """Decisions in a row that have timed out."""
        self.place = ""
        """Where the player came from, as in the log."""
        self.leaves = 0
        """How often they have left their seat since their last answer."""

    @property
    def is_open(self) -> bool:
        return not self.token and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.simpler or self.bot or self.substitute


class Table:
    """A table at one moment."""

    def __init__(self, opened: Opened, edition: Edition | None = None) -> None:
        """A table with the shipped material, or with another; MaterialError if that cannot be read."""
        self.code = opened.code
        self.options = opened.options
        self.setup = opened.setup
        self.edition = shipped_edition(opened.options.expansion) if edition is None else edition
        self.tables = editions.tables_of(self.edition.text)
        self.seats = [Seat() for _ in range(opened.setup.players)]
        self.last = 0
        """The number of the last entry."""
        self.changed = 0
        """When it was written."""
        self.moved = 0
        """When something last happened in the game that everybody sees."""
        self.paced = 0
        """How often the pace of the bots was changed since the last answer."""
        self.recorder: Recorder | None = None
        self.news: list[tuple[bytes, ...]] = []
        """The public events after each entry that had any, as JSON; news number 1 comes first.

        Bytes, not values: many tables would have so many that garbage collection takes as long as several moves.
        """
        self._lines: list[bytes] = []
        """Those of them that belong to the record."""
        self.rematch: str | None = None
        self.hosts = set(opened.hosts)
        """The seats of whoever opened the table."""
        self.place = opened.place
        self.admits = False
        """Whether all seats may be taken from one address."""
        self.is_shared = False
        """Whether the players have made it public."""
        self.checksum = ""
        """Of the last entry."""
        self.halted: Halted | None = None
        """Why this version cannot continue here; then the table can only be viewed."""

    @property
    def is_private(self) -> bool:
        """Whether only those who sit there may see the game."""
        return not (self.options.spectators or self.is_shared)

    @property
    def game(self) -> Game | None:
        """The game, once it has begun."""
        return None if self.recorder is None else self.recorder.game

    @property
    def record(self) -> list[Event]:
        """Everything public of the game, in order."""
        return [from_json(line) for line in self._lines]

    @property
    def is_over(self) -> bool:
        game = self.game
        return game is not None and not game.to_act()

    @property
    def status(self) -> Status:
        return "waiting" if self.recorder is None else "over" if self.is_over else "playing"

    @property
    def own_material(self) -> str | None:
        """The digest of its material, if that is not the shipped one."""
        digest = self.edition.digest
        return None if digest == shipped_edition(self.options.expansion).digest else digest

    def decision(self, seat: int) -> Decision | None:
        """The decision that a seat owes now."""
        game = self.game
        if game is None or self.halted is not None or seat not in game.to_act():
            return None
        answered = self.seats[seat].answered
        number = sum(other.round == game.round and other.phase == game.phase for other in answered)
        return Decision(game.round, game.phase, seat, number)

    def answering(self, seat: int) -> str | None:
        """The bot that is to answer the open decision of a seat now.

        As long as the table waits for others anyway, a substitute leaves the decision that was open when it came to
        the player.
        """
        holder = self.seats[seat]
        if holder.spared is not None and holder.spared == self.decision(seat):
            others = (other for number, other in enumerate(self.seats) if number != seat)
            if any(other.asked is not None and other.player is None for other in others):
                return None
        return holder.player

    def seats_of(self, hashes: Collection[str]) -> tuple[int, ...]:
        """The seats of the holder of the secrets with these hashes."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.token and seat.token in hashes)

    def deadline(self, seat: int) -> int | None:
        """When the clock of a seat runs out; None while it does not run."""
        clock = self.options.clock
        asked = self.seats[seat].asked
        if clock is None or asked is None or self.halted is not None or self.seats[seat].player is not None:
            return None
        used = self.seats[seat].used if clock.per == "game" else 0
        return asked + max(0, 1000 * clock.seconds - used)

    @property
    def has_running_clock(self) -> bool:
        """Whether a clock is running."""
        return any(self.deadline(seat) is not None for seat in range(len(self.seats)))

    def due(self) -> int | None:
        """When the server has something to do here: a bot is asked, or a clock runs out."""
        if self.halted is not None:
            return None
        times = [
            seat.asked if self.answering(number) is not None else self.deadline(number)
            for number, seat in enumerate(self.seats)
            if seat.asked is not None
        ]
        return min((time for time in times if time is not None), default=None)

    # The log

    def take(self, written: chain.Entry) -> None:
        """Apply the next entry as it is stored."""
        self.apply(entries.read(written.text), written.time)
        self.checksum = written.checksum

    def apply(self, entry: AnyEntry, time: int) -> None:
        """Apply the next entry of the log."""
        self.last += 1
        self.changed = time
        lines = self._steps[type(entry)](self, entry, time)
        if lines:
            self.news.append(tuple(lines))
        if self.recorder is None and not any(seat.is_open for seat in self.seats):
            self.news.append(tuple(self._begin()))
        self._watch_clocks(time)

    def _opened(self, entry: Opened, time: int) -> list[bytes]:
        return []

    def _joined(self, entry: entries.Joined, time: int) -> list[bytes]:
        seat = self.seats[entry.seat]
        seat.name, seat.token, seat.place = entry.name, entry.token, entry.place
        return [_encoded(notices.SatDown(entry.seat, entry.name))]

    def _filled(self, entry: entries.Filled, time: int) -> list[bytes]:
        self.seats[entry.seat].bot = entry.bot
        self.seats[entry.seat].name = entry.bot
        return [_encoded(notices.Filled(entry.seat, entry.bot))]

    def _freed(self, entry: entries.Freed, time: int) -> list[bytes]:
        self.seats[entry.seat] = Seat()
        return [_encoded(notices.Freed(entry.seat))]

    def _admitted(self, entry: entries.Admitted, time: int) -> list[bytes]:
        self.admits = True
        return []

    def _begin(self) -> list[bytes]:
        names = [seat.name for seat in self.seats]
        rules = self.edition.rules
        self.recorder = Recorder(self.setup, self.tables, names=names, label=self.code, rules=rules)
        return self._note(self.recorder.opening())

    def _drafted(self, entry: entries.Drafted, time: int) -> list[bytes]:
        self.seats[entry.seat].draft.append(parse(entry.move))
        self.seats[entry.seat].drafting.append(entry.move)
        return []

    def _undone(self, entry: entries.Undone, time: int) -> list[bytes]:
        self.seats[entry.seat].draft.pop()
        self.seats[entry.seat].drafting.append("")
        return []

    def _sealed(self, entry: entries.Sealed, time: int) -> list[bytes]:
        number = entry.decision.seat
        seat = self.seats[number]
        self._end_question(seat, time)
        seat.run_out = seat.run_out + 1 if entry.by == "clock" else 0
        seat.leaves = 0 if entry.by == "player" else seat.leaves
        if seat.failed != entry.decision:
            seat.failures = 0
        seat.answered[entry.decision] = entry.moves
        self.paced = 0
        return [_encoded(notices.Sealed(number, entry.by)), *self._play(entry.moves)]

    def _end_question(self, seat: Seat, time: int) -> None:
        self._stop_clock(seat, time)
        seat.asked = None
        seat.draft, seat.drafting = [], []
        seat.votes.clear()

    def _stop_clock(self, seat: Seat, time: int) -> None:
        """Count the time of a player; a bot's time is not counted."""
        if seat.player is None and seat.asked is not None:
            seat.used += max(0, time - seat.asked)

    def _beside(self, entry: entries.Beside, time: int) -> list[bytes]:
        number = parse(entry.move).seat
        seat = self.seats[number]
        asked = self.decision(number)
        seat.beside.add(entry.move)
        lines = self._play((entry.move,))
        if asked is not None and self.decision(number) != asked:  # it was the answer
            self._end_question(seat, time)
            seat.run_out = seat.leaves = 0
        return lines

    def _drawn(self, entry: entries.Drawn, time: int) -> list[bytes]:
        return self._play((entry.move,))

    def _play(self, moves: tuple[str, ...]) -> list[bytes]:
        assert self.recorder is not None, "moves are made in a game that has begun"
        return self._note([event for move in moves for event in self.recorder.apply(parse(move))])

    def _note(self, events: list[Event]) -> list[bytes]:
        assert self.recorder is not None, "events are those of a game that has begun"
        self.recorder.narrator.forget_surveys()
        lines = [to_json(event) for event in events]
        self._lines += lines
        self.moved = self.changed if lines else self.moved
        return lines

    def _left(self, entry: entries.Left, time: int) -> list[bytes]:
        if self.recorder is None:
            self.seats[entry.seat] = Seat()
            self.hosts.discard(entry.seat)
        else:
            self.seats[entry.seat].left = True
            self.seats[entry.seat].leaves += 1
        return [_encoded(notices.GotUp(entry.seat))]

    def _back(self, entry: entries.Back, time: int) -> list[bytes]:
        seat = self.seats[entry.seat]
        if seat.substitute is not None and seat.asked is not None:
            seat.asked = time  # until now it was the bot that was asked
        seat.left = False
        seat.substitute = seat.spared = seat.simpler = None
        seat.failures = seat.run_out = 0
        seat.votes.clear()
        return [_encoded(notices.CameBack(entry.seat))]

    def _voted(self, entry: entries.Voted, time: int) -> list[bytes]:
        self.seats[entry.target].votes.add(entry.seat)
        return [_encoded(notices.Voted(entry.seat, entry.target))]

    def _replaced(self, entry: entries.Replaced, time: int) -> list[bytes]:
        seat = self.seats[entry.seat]
        self._stop_clock(seat, time)
        seat.substitute = entry.bot
        seat.spared = self.decision(entry.seat)
        seat.votes.clear()
        return [_encoded(notices.Replaced(entry.seat, entry.bot))]

    def _failed(self, entry: entries.Failed, time: int) -> list[bytes]:
        seat = self.seats[entry.seat]
        seat.failed = self.decision(entry.seat)
        seat.failures = 0 if entry.lasting else seat.failures + 1
        if entry.lasting:
            seat.simpler = entry.instead
        return [_encoded(notices.Failed(entry.seat, entry.bot, entry.instead, entry.lasting))]

    def _resumed(self, entry: entries.Resumed, time: int) -> list[bytes]:
        for seat in self.seats:
            if seat.asked is not None:
                seat.asked = time if entry.away is None else min(time, seat.asked + entry.away)
        return [_encoded(notices.Resumed())]

    def _rematched(self, entry: entries.Rematched, time: int) -> list[bytes]:
        self.rematch = entry.code
        return [_encoded(notices.NextTable(entry.code))]

    def _shared(self, entry: entries.Shared, time: int) -> list[bytes]:
        self.is_shared = True
        return [_encoded(notices.Shared(entry.seat))]

    def _paced(self, entry: entries.Paced, time: int) -> list[bytes]:
        self.options = msgspec.structs.replace(self.options, pace=entry.pace)
        self.paced += 1
        return [_encoded(notices.Paced(entry.seat, entry.pace))]

    def _watch_clocks(self, time: int) -> None:
        acting = () if self.game is None else self.game.to_act()
        for number, seat in enumerate(self.seats):
            if number not in acting:
                seat.asked = None
            elif seat.asked is None:
                seat.asked = time
                seat.is_in_turn = len(acting) == 1

    _steps: dict[type[entries.Entry], Callable[[Any, Any, int], list[bytes]]] = {  # noqa: RUF012
        Opened: _opened,
        entries.Joined: _joined,
        entries.Filled: _filled,
        entries.Freed: _freed,
        entries.Admitted: _admitted,
        entries.Drafted: _drafted,
        entries.Undone: _undone,
        entries.Sealed: _sealed,
        entries.Beside: _beside,
        entries.Drawn: _drawn,
        entries.Left: _left,
        entries.Back: _back,
        entries.Voted: _voted,
        entries.Replaced: _replaced,
        entries.Failed: _failed,
        entries.Resumed: _resumed,
        entries.Rematched: _rematched,
        entries.Shared: _shared,
        entries.Paced: _paced,
    }


def _encoded(notice: Sent) -> bytes:
    return codec.write(notice).encode()
