"""What may be written into a table's log next: a request becomes proposed entries, or an error says why not."""

from __future__ import annotations

import functools
import operator
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from skye.material import expansions
from skye.material.errors import SkyeError
from skye.material.moves import CHANCE, Move
from skye.material.setup import Randomness, Setup, first_game, random_setup
from skye.material.tables import shipped_tables
from skye.record import events
from skye.rules.game import Game
from skye.server import entries
from skye.server.drafts import Draft
from skye.server.entries import AnyEntry
from skye.server.presence import NOBODY, Presence
from skye.server.table import PATIENCE, Table
from skye.view.what_if import BUILDING
from skye.wire import client_messages
from skye.wire.values import Decision, Options

WAITED = 60_000
"""Milliseconds that a player may be away and keep the table waiting before others can vote for a bot in that seat."""

MOST_STEPS = 500
"""Changes of one draft; nobody needs that many, and the log stays small."""


MOST_SEATED = 300
"""Entries of a table before its game begins; after that nobody joins any more."""

MOST_LEAVES = 10
"""How often somebody may leave their seat between two answers of their own."""


class RequestError(SkyeError, ValueError):
    """A request that is refused."""

    result: Literal["late", "refused"] = "refused"


class LateError(RequestError):
    """An answer to a decision that is no longer open."""

    result = "late"


class HaltedError(RequestError):
    """Nothing can be changed at a table that this version cannot continue."""


class Proposal(NamedTuple):
    """The entries that a request leads to."""

    entries: tuple[AnyEntry, ...]
    """None if it was granted before."""


REPEATED = Proposal(())


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
        return Proposal((*taken, *_draws(Game(table.setup, table.tables, rules=table.edition.rules), rng)))
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


def proposal_for(
    table: Table,
    own: Collection[int],
    message: client_messages.Asked,
    time: int,
    rng: Randomness,
    presence: Presence = NOBODY,
) -> Proposal:
    """The entries for a client's message. Raises RequestError, or an error of the rules, if it is refused."""
    proposal = _proposal(table, own, message, time, rng, presence)
    seat = _player(message)
    if proposal.entries and seat is not None:
        return Proposal((*come_back(table, seat).entries, *proposal.entries))  # a player who moves is not away
    return proposal


def _player(message: client_messages.Asked) -> int | None:
    """The seat that plays with this message, if it does."""
    if isinstance(message, client_messages.Draft | client_messages.Undo | client_messages.Seal):
        return message.decision.seat
    return read_move(message.move).seat if isinstance(message, client_messages.Beside) else None


def _proposal(
    table: Table, own: Collection[int], message: client_messages.Asked, time: int, rng: Randomness, presence: Presence
) -> Proposal:
    if isinstance(message, client_messages.Draft):
        return _draft(table, own, message)
    if isinstance(message, client_messages.Undo):
        return _undo(table, own, message)
    if isinstance(message, client_messages.Seal):
        return _seal(table, own, message, rng)
    if isinstance(message, client_messages.Beside):
        return _beside(table, own, message, rng)
    if isinstance(message, client_messages.Leave):
        return _leave(table, own, message)
    if isinstance(message, client_messages.Vote):
        return _vote(table, own, message, time, presence)
    if isinstance(message, client_messages.Fill):
        return _fill(table, own, message, rng)
    if isinstance(message, client_messages.Free):
        return _free(table, own, message)
    if isinstance(message, client_messages.Admit):
        _check_host(table, own, message.seat)
        return REPEATED if table.admits else Proposal((entries.Admitted(),))
    if isinstance(message, client_messages.Share):
        check_own(table, own, message.seat)
        if not table.is_over:
            raise RequestError("table-not-over")
        return Proposal((entries.Shared(message.seat),)) if table.is_private else REPEATED
    raise RequestError("table-unknown-wish")


def come_back(table: Table, seat: int) -> Proposal:
    """A player who was away is back."""
    away = table.seats[seat].left or table.seats[seat].substitute is not None
    return Proposal((entries.Back(seat),)) if away and not table.is_over else REPEATED


def decide(
    table: Table,
    decision: Decision,
    moves: Sequence[Move],
    by: Literal["player", "bot", "clock"],
    rng: Randomness,
    *,
    is_present: bool = False,
) -> Proposal:
    """A complete answer to the open decision, checked, with the draws that follow from it.

    A present player keeps the seat however often the clock runs out; an absent one is soon replaced by a bot.
    """
    game = table.game
    if game is None or table.decision(decision.seat) != decision:
        raise LateError("table-late")
    trial = game.copy()
    for move in moves:
        check_mover(move, decision.seat)
        trial.apply(move)
    if not moves or not Draft(game, decision.seat, moves).is_whole():
        raise RequestError("table-not-whole")
    sealed = entries.Sealed(decision, tuple(map(str, moves)), by)
    seat = table.seats[decision.seat]
    if by == "clock" and (seat.left or (not is_present and seat.run_out + 1 >= PATIENCE)):
        return Proposal((sealed, *_draws(trial, rng), entries.Replaced(decision.seat, table.options.substitute)))
    return Proposal((sealed, *_draws(trial, rng)))


def _draft(table: Table, own: Collection[int], message: client_messages.Draft) -> Proposal:
    seat, game = _check_open(table, own, message.decision)
    move = read_move(message.move)
    check_mover(move, message.decision.seat)
    if _is_repeated(seat.drafting, message.step, str(move)):
        return REPEATED
    if len(seat.drafting) >= MOST_STEPS:
        raise RequestError("table-many-drafts", most=MOST_STEPS)
    if game.phase != BUILDING and move.is_anytime:
        raise RequestError("table-beside-draft")
    trial = Draft(game, move.seat, seat.draft).laid if game.phase == BUILDING else game.copy()
    trial.apply(move)
    return Proposal((entries.Drafted(move.seat, str(move)),))


def _undo(table: Table, own: Collection[int], message: client_messages.Undo) -> Proposal:
    seat, _ = _check_open(table, own, message.decision)
    if _is_repeated(seat.drafting, message.step, ""):
        return REPEATED
    if not seat.draft:
        raise RequestError("table-nothing-drafted")
    return Proposal((entries.Undone(message.decision.seat),))


def _seal(table: Table, own: Collection[int], message: client_messages.Seal, rng: Randomness) -> Proposal:
    decision = message.decision
    check_own(table, own, decision.seat)
    seat = table.seats[decision.seat]
    given = None if message.moves is None else [read_move(value) for value in message.moves]
    if decision in seat.answered:
        if given is None or tuple(map(str, given)) == seat.answered[decision]:
            return REPEATED
        raise LateError("table-late")
    return decide(table, decision, answer_of(table, decision.seat) if given is None else given, "player", rng)


def answer_of(table: Table, seat: int) -> list[Move]:
    """The drafted moves of a seat as an answer: all tiles laid, or the last choice."""
    game = table.game
    draft = table.seats[seat].draft
    return draft if game is not None and game.phase == BUILDING else draft[-1:]


def _beside(table: Table, own: Collection[int], message: client_messages.Beside, rng: Randomness) -> Proposal:
    move = read_move(message.move)
    check_own(table, own, move.seat)
    if not move.is_anytime:
        raise RequestError("table-needs-question")
    if str(move) in table.seats[move.seat].beside:
        return REPEATED
    if table.game is None or table.is_over:
        raise LateError("table-not-playing")
    if table.seats[move.seat].draft and table.game.phase == BUILDING:
        raise RequestError("table-beside-building")
    trial = table.game.copy()
    trial.apply(move)
    return Proposal((entries.Beside(str(move)), *_draws(trial, rng)))  # it may answer the last open decision of a round


def _leave(table: Table, own: Collection[int], message: client_messages.Leave) -> Proposal:
    check_own(table, own, message.seat)
    if table.seats[message.seat].left or table.is_over:
        return REPEATED
    if table.seats[message.seat].leaves >= MOST_LEAVES:
        raise RequestError("table-many-leaves", most=MOST_LEAVES)
    return Proposal((entries.Left(message.seat),))


def _fill(table: Table, own: Collection[int], message: client_messages.Fill, rng: Randomness) -> Proposal:
    check_own(table, own, message.seat)
    check_seat(table, message.target)
    if table.seats[message.target].bot == message.bot:
        return REPEATED
    if table.hosts and message.seat not in table.hosts:
        raise RequestError("table-not-host")
    return take_seats(table, [entries.Filled(message.target, message.bot)], rng)


def _free(table: Table, own: Collection[int], message: client_messages.Free) -> Proposal:
    _check_host(table, own, message.seat)
    check_seat(table, message.target)
    if message.target in table.hosts:
        raise RequestError("table-free-whom")
    return REPEATED if table.seats[message.target].is_open else Proposal((entries.Freed(message.target),))


def _check_host(table: Table, own: Collection[int], seat: int) -> None:
    """Reject this unless it comes from the table's opener, before the game begins."""
    check_own(table, own, seat)
    if table.game is not None:
        raise LateError("table-begun")
    if seat not in table.hosts:
        raise RequestError("table-not-host")


def _vote(table: Table, own: Collection[int], message: client_messages.Vote, time: int, presence: Presence) -> Proposal:
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


def _check_open(table: Table, own: Collection[int], decision: Decision) -> tuple[Any, Game]:
    check_own(table, own, decision.seat)
    if table.game is None or table.decision(decision.seat) != decision:
        raise LateError("table-late")
    return table.seats[decision.seat], table.game


def _is_repeated(drafting: list[str], step: int, text: str) -> bool:
    """Whether this step of a draft was taken before; a step that is not the next one comes too late."""
    if step == len(drafting):
        return False
    if step < len(drafting) and drafting[step] == text:
        return True
    raise LateError("table-late-draft")


def check_playable(table: Table) -> None:
    """Reject changes of a table that can only be viewed."""
    if table.halted is not None:
        raise HaltedError(f"halted-{table.halted.reason}", entry=table.halted.entry or 0)


def check_seat(table: Table, seat: int) -> None:
    """Reject a seat that is not at the table."""
    if not 0 <= seat < len(table.seats):
        raise RequestError("table-no-seat", seats=len(table.seats))


def check_own(table: Table, own: Collection[int], seat: int) -> None:
    """Reject a seat that belongs to somebody else."""
    check_seat(table, seat)
    if seat not in own:
        raise RequestError("table-other-seat")


def check_mover(move: Move, seat: int) -> None:
    """Reject a move for another seat."""
    if move.seat != seat:
        raise RequestError("table-other-seat")


def _draws(game: Game, rng: Randomness) -> list[entries.Drawn]:
    drawn = []
    while game.to_act() == (CHANCE,):
        move = game.legal(CHANCE).sample(rng)
        game.apply(move)
        drawn.append(entries.Drawn(str(move)))
    return drawn


@cache
def _move_kinds() -> Any:
    kinds = [kind for kind in events.kinds() if issubclass(kind, Move)]
    return functools.reduce(operator.or_, kinds)


def read_move(value: object) -> Move:
    """A move as a client sent it."""
    try:
        move: Move = msgspec.convert(value, _move_kinds())
    except msgspec.ValidationError as error:
        raise RequestError("table-move-form", problem=str(error)[:200]) from error
    return move
