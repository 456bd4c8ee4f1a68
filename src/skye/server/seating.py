"""Who sits at a table: it is opened; seats are taken, filled, freed and left; a vote puts a bot on one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from skye.bots.names import LADDER, parse, plain
from skye.material import expansions
from skye.material.setup import Randomness, Setup, first_game, random_setup
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.server import entries
from skye.server.entries import AnyEntry
from skye.server.presence import Presence
from skye.server.proposals import REPEATED, LateError, Proposal, RequestError, check_own, check_seat, draws
from skye.server.table import Table
from skye.wire.client_messages import Admit, Fill, Free, Leave, Vote
from skye.wire.values import Options

WAITED = 60_000
"""Milliseconds that a player may be away and keep the table waiting before others can vote for a bot in that seat."""

MOST_SEATED = 300
"""Entries of a table before its game begins; after that nobody joins any more."""

MOST_LEAVES = 10
"""How often somebody may leave their seat between two answers of their own."""


def open_table(code: str, options: Options, players: int, rng: Randomness) -> entries.Opened:
    """A new table; everything that is drawn before the first round is drawn here."""
    if options.expansion is not None and options.expansion not in expansions.NAMES:
        raise RequestError("table-expansion", found=options.expansion, known=", ".join(expansions.NAMES))
    material = shipped_tables(options.expansion).material
    setup = random_setup(players, rng, material, shared=options.shared_layout)
    start = setup.start if options.start is None else options.start
    if options.scoring == "first":
        first = first_game(players, start, material)
        setup = Setup(players, start, first.scoring, setup.expansion)
    else:
        scoring = setup.scoring if options.scoring == "random" else options.scoring
        setup = Setup(players, start, tuple(scoring), setup.expansion)
    setup.check(material)
    return entries.Opened(code, options, setup)


def take_seats(table: Table, taken: Sequence[entries.Joined | entries.Filled], rng: Randomness) -> Proposal:
    """Let players and bots sit down; the game begins when the last seat is taken."""
    for entry in taken:
        check_seat(table, entry.seat)
        if not table.seats[entry.seat].is_open:
            raise LateError("table-seat-taken", seat=entry.seat + 1)
    if table.last >= MOST_SEATED:
        raise RequestError("table-restless")
    filled = {entry.seat for entry in taken}
    if all(number in filled or not seat.is_open for number, seat in enumerate(table.seats)):
        for entry in taken:
            _check_not_alone(table, entry)
        return Proposal((*taken, *draws(Game(table.setup, table.tables, rules=table.edition.rules), rng)))
    return Proposal(tuple(taken))


def _check_not_alone(table: Table, entry: entries.Joined | entries.Filled) -> None:
    """Keep one stranger from taking all seats, which would begin the game: then its opener could free none."""
    if table.admits or not isinstance(entry, entries.Joined) or entry.place in ("", table.place):
        return
    if any(entry.place == seat.place for seat in table.seats):
        raise RequestError("table-last-seat")


def first_open(table: Table) -> int:
    """The first seat that is free."""
    for number, seat in enumerate(table.seats):
        if seat.is_open:
            return number
    raise LateError("table-full")


def bot_named(text: str) -> str:
    """The name of a bot as the log has it. Only bots that come with Skye: a client chooses no file to load."""
    if plain(text) not in LADDER:
        raise RequestError("table-bot", found=text, known=", ".join(LADDER))
    return str(parse(text))


def fill(table: Table, own: Collection[int], message: Fill, rng: Randomness) -> Proposal:
    """Put a bot on an open seat."""
    check_own(table, own, message.seat)
    check_seat(table, message.target)
    bot = bot_named(message.bot)
    if table.seats[message.target].bot == bot:
        return REPEATED
    if table.hosts and message.seat not in table.hosts:
        raise RequestError("table-not-host")
    return take_seats(table, [entries.Filled(message.target, bot)], rng)


def free(table: Table, own: Collection[int], message: Free) -> Proposal:
    """Free a seat before the game begins."""
    _check_host(table, own, message.seat)
    check_seat(table, message.target)
    if message.target in table.hosts:
        raise RequestError("table-free-whom")
    return REPEATED if table.seats[message.target].is_open else Proposal((entries.Freed(message.target),))


def admit(table: Table, own: Collection[int], message: Admit) -> Proposal:
    """Allow all seats to be taken from one address."""
    _check_host(table, own, message.seat)
    return REPEATED if table.admits else Proposal((entries.Admitted(),))


def _check_host(table: Table, own: Collection[int], seat: int) -> None:
    """Reject this unless it comes from the table's opener, before the game begins."""
    check_own(table, own, seat)
    if table.game is not None:
        raise LateError("table-begun")
    if seat not in table.hosts:
        raise RequestError("table-not-host")


def leave(table: Table, own: Collection[int], message: Leave) -> Proposal:
    """Let a player leave."""
    check_own(table, own, message.seat)
    if table.seats[message.seat].left or table.is_over:
        return REPEATED
    if table.seats[message.seat].leaves >= MOST_LEAVES:
        raise RequestError("table-many-leaves", most=MOST_LEAVES)
    return Proposal((entries.Left(message.seat),))


def come_back(table: Table, seat: int) -> Proposal:
    """A player who was away is back."""
    away = table.seats[seat].left or table.seats[seat].substitute is not None
    return Proposal((entries.Back(seat),)) if away and not table.is_over else REPEATED


def vote(table: Table, own: Collection[int], message: Vote, time: int, presence: Presence) -> Proposal:
    """Vote for a bot in place of a player; a majority of those who are not away decides."""
    check_own(table, own, message.seat)
    check_seat(table, message.target)
    target = table.seats[message.target]
    if target.substitute is not None:
        return REPEATED
    if table.game is None or table.is_over:
        raise LateError("table-not-playing")
    if target.bot is not None or message.target == message.seat:
        raise RequestError("table-vote-whom")
    if not target.left:
        _check_missed(table, message.target, time, presence)
    # Players who are away too cannot be waited for.
    voters = {
        number
        for number, seat in enumerate(table.seats)
        if seat.player is None and not seat.left and number not in presence.away
    }
    voters = (voters | {message.seat}) - {message.target}
    votes = (target.votes | {message.seat}) & voters
    fresh: list[AnyEntry] = [] if message.seat in target.votes else [entries.Voted(message.seat, message.target)]
    if 2 * len(votes) > len(voters):
        fresh.append(entries.Replaced(message.target, table.options.substitute))
    return Proposal(tuple(fresh)) if fresh else REPEATED


def _check_missed(table: Table, seat: int, time: int, presence: Presence) -> None:
    """Reject a vote against somebody who is here, has time left, or has not kept the table waiting for long."""
    asked, deadline = table.seats[seat].asked, table.deadline(seat)
    if seat in presence.here:
        raise RequestError("table-vote-present")
    if deadline is not None and time < deadline:
        raise RequestError("table-vote-clock")
    if seat not in presence.away or asked is None or time - asked < WAITED:
        raise RequestError("table-vote-early", seconds=WAITED // 1000)
