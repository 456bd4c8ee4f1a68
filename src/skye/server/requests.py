"""What may be written into a table's log next: a request becomes proposed entries, or an error says why not."""

from __future__ import annotations

import functools
import operator
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.record import events
from skye.rules.game import Game
from skye.server import drafts, entries, seating
from skye.server.presence import NOBODY, Presence
from skye.server.proposals import REPEATED, LateError, Proposal, RequestError, check_own, draws
from skye.server.table import PATIENCE, Table
from skye.view.what_if import BUILDING
from skye.wire.client_messages import Admit, Asked, Beside, Draft, Fill, Free, Leave, Seal, SetPace, Share, Undo, Vote
from skye.wire.values import Decision

MOST_STEPS = 500
"""Changes of one draft; nobody needs that many, and the log stays small."""

MOST_PACES = 20
"""Changes of the bots' pace between two answers of anybody; nobody needs that many, and the log stays small."""


def proposal_for(
    table: Table,
    own: Collection[int],
    message: Asked,
    time: int,
    rng: Randomness,
    presence: Presence = NOBODY,
) -> Proposal:
    """The entries for a client's message. Raises RequestError, or an error of the rules, if it is refused."""
    proposal = _proposal(table, own, message, time, rng, presence)
    seat = _player(message)
    if proposal.entries and seat is not None:
        return Proposal((*seating.come_back(table, seat).entries, *proposal.entries))  # a player who moves is not away
    return proposal


def _player(message: Asked) -> int | None:
    """The seat that plays with this message, if it does."""
    if isinstance(message, Draft | Undo | Seal):
        return message.decision.seat
    return read_move(message.move).seat if isinstance(message, Beside) else None


def _proposal(
    table: Table, own: Collection[int], message: Asked, time: int, rng: Randomness, presence: Presence
) -> Proposal:
    match message:
        case Draft():
            return _draft(table, own, message)
        case Undo():
            return _undo(table, own, message)
        case Seal():
            return _seal(table, own, message, rng)
        case Beside():
            return _beside(table, own, message, rng)
        case Leave():
            return seating.leave(table, own, message)
        case Vote():
            return seating.vote(table, own, message, time, presence)
        case Fill():
            return seating.fill(table, own, message, rng)
        case Free():
            return seating.free(table, own, message)
        case Admit():
            return seating.admit(table, own, message)
        case Share():
            return _share(table, own, message)
        case SetPace():
            return _set_pace(table, own, message)
    raise RequestError("table-unknown-wish")


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
    if not moves or not drafts.Draft(game, decision.seat, moves).is_whole():
        raise RequestError("table-not-whole")
    sealed = entries.Sealed(decision, tuple(map(str, moves)), by)
    seat = table.seats[decision.seat]
    if by == "clock" and (seat.left or (not is_present and seat.run_out + 1 >= PATIENCE)):
        return Proposal((sealed, *draws(trial, rng), entries.Replaced(decision.seat, table.options.substitute)))
    return Proposal((sealed, *draws(trial, rng)))


def _draft(table: Table, own: Collection[int], message: Draft) -> Proposal:
    seat, game = _check_open(table, own, message.decision)
    move = read_move(message.move)
    check_mover(move, message.decision.seat)
    if _is_repeated(seat.drafting, message.step, str(move)):
        return REPEATED
    if len(seat.drafting) >= MOST_STEPS:
        raise RequestError("table-many-drafts", most=MOST_STEPS)
    if game.phase != BUILDING and move.is_anytime:
        raise RequestError("table-beside-draft")
    trial = drafts.Draft(game, move.seat, seat.draft).laid if game.phase == BUILDING else game.copy()
    trial.apply(move)
    return Proposal((entries.Drafted(move.seat, str(move)),))


def _undo(table: Table, own: Collection[int], message: Undo) -> Proposal:
    seat, _ = _check_open(table, own, message.decision)
    if _is_repeated(seat.drafting, message.step, ""):
        return REPEATED
    if not seat.draft:
        raise RequestError("table-nothing-drafted")
    return Proposal((entries.Undone(message.decision.seat),))


def _seal(table: Table, own: Collection[int], message: Seal, rng: Randomness) -> Proposal:
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


def _beside(table: Table, own: Collection[int], message: Beside, rng: Randomness) -> Proposal:
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
    return Proposal((entries.Beside(str(move)), *draws(trial, rng)))  # it may answer the last open decision of a round


def _share(table: Table, own: Collection[int], message: Share) -> Proposal:
    check_own(table, own, message.seat)
    if not table.is_over:
        raise RequestError("table-not-over")
    return Proposal((entries.Shared(message.seat),)) if table.is_private else REPEATED


def _set_pace(table: Table, own: Collection[int], message: SetPace) -> Proposal:
    check_own(table, own, message.seat)
    if table.options.pace == message.pace:
        return REPEATED
    if table.paced >= MOST_PACES:
        raise RequestError("table-many-paces", most=MOST_PACES)
    return Proposal((entries.Paced(message.seat, message.pace),))


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


def check_mover(move: Move, seat: int) -> None:
    """Reject a move for another seat."""
    if move.seat != seat:
        raise RequestError("table-other-seat")


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
