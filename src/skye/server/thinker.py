"""A process that thinks for bots, `python -m skye.server.thinker`: a task comes in, the moves of a decision go out."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import time
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from skye import bots
from skye.bots import Bot
from skye.bots.asking import describe, describe_error, describe_error_in, is_legal, question
from skye.core.chance import Generator
from skye.core.clock import Clock
from skye.core.game import Game
from skye.core.legal import Legal
from skye.expansions import NAMES
from skye.moves import Move
from skye.tables import shipped_tables
from skye.view import View, imagine

LENGTH = struct.Struct(">I")
"""Stands before everything that is sent, in both directions: how many bytes follow."""


class Task(msgspec.Struct, frozen=True):
    """A decision that a seat owes, and how it shall be thought about."""

    bot: str
    """As in `bots.create`."""
    view: View
    """What the seat sees, with all gold open."""
    expansion: str | None
    seconds: float
    """For the whole decision, however many moves it takes."""
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """What became of a task."""

    moves: tuple[str, ...] = ()
    problem: str | None = None
    """For the operator: why there are no moves."""


class BotFailedError(Exception):
    """A bot broke down, or gave an answer that the rules do not allow."""


def decide(task: Task) -> tuple[Move, ...]:
    """The moves that together answer the seat's decision: a whole build, in any other phase one move.

    Moves that an expansion allows at any time may stand before each of them.
    """
    shown, seat = task.view, task.view.seat
    if seat is None or not shown.seats[seat].acting:
        raise ValueError(f"the game does not wait for seat {seat}")
    game = imagine(shown, shipped_tables(task.expansion))
    legal = imagine(shown, game.tables).legal(seat)
    bot, whole, rng = _class(task.bot)(), Clock(task.seconds, now), Generator(task.seed)
    moves: list[Move] = []
    while True:
        # Every tile still in hand has the same share of the time that is left.
        parts = len(shown.seats[seat].hand) if shown.phase == "build" else 1
        move = _ask(bot, shown, legal, Clock(max(0.0, whole.left()) / parts, now), rng)
        game.apply(move)
        moves.append(move)
        if _is_answered(game, shown, move):
            return tuple(moves)
        shown, legal = question(game, seat)


def now() -> float:
    """Seconds of a real clock.

    A Python function on purpose: only where the compiled core calls one can the thread that listens get a word in.
    """
    return time.perf_counter()


def _ask(bot: Bot, shown: View, legal: Legal, clock: Clock, rng: Generator) -> Move:
    try:
        move = bot.decide(shown, legal, clock, rng)
    except (Exception, SystemExit) as error:
        raise BotFailedError(f"broke down: {describe_error(error, bot)}") from error
    if not is_legal(move, legal):
        raise BotFailedError(f"gave an answer that is not a legal move: {describe(move)}")
    return move


def _is_answered(game: Game, shown: View, move: Move) -> bool:
    """Whether the seat no longer owes the decision that was shown before it made this move."""
    if (game.round, game.phase) != (shown.round, shown.phase) or move.seat not in game.to_act():
        return True
    return shown.phase != "build" and not move.is_beside


@cache
def _class(name: str) -> Callable[[], Bot]:
    """Read once in a process, so that a file that changes does not change a bot in the middle of a game."""
    return bots.find(name)


# The process


def main() -> None:
    """Answer tasks, one after the other, until nobody can send any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes this process's input
    # Answers have a way of their own: whatever a bot prints goes to the log, and it can read nobody's tasks.
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(source, tasks), daemon=True).start()
    _warm_up()
    while True:
        answer = msgspec.msgpack.encode(_answer(tasks.get()))
        try:
            sink.write(LENGTH.pack(len(answer)) + answer)
            sink.flush()
        except OSError:  # nobody waits for it any more
            os._exit(0)


def _listen(source: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Take tasks in, and end the process with the server, also in the middle of a thought."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        tasks.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def _warm_up() -> None:
    """Load what the first task would wait for."""
    for name in bots.LADDER:
        _class(name)
    for expansion in (None, *NAMES):
        shipped_tables(expansion)


def _answer(sent: bytes) -> Answer:
    try:
        return Answer(tuple(map(str, decide(pickle.loads(sent)))))
    except BotFailedError as error:
        return Answer(problem=str(error))
    except (Exception, SystemExit) as error:
        return Answer(problem=describe_error_in(error, None))


if __name__ == "__main__":
    from skye.server import thinker

    thinker.main()  # of the module that pickled tasks name
