"""A process in which bots decide, `python -m skye.server.bot_worker`: it reads tasks and writes their moves."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from functools import cache

import msgspec

from skye import bots
from skye.bots import Bot
from skye.bots.asking import describe, describe_error, describe_error_in, is_legal
from skye.bots.names import parse
from skye.material.editions import tables_of
from skye.material.expansions import NAMES
from skye.material.moves import Move
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.rules.legal import Legal
from skye.rules.rng import Generator
from skye.search.clock import Clock
from skye.server.worker_process import work
from skye.view.game_from_view import imagine
from skye.view.seat_view import View, view


class BotTask(msgspec.Struct, frozen=True):
    """A decision that a seat owes, and the bot and time for it."""

    bot: str
    """As in `bots.create`."""
    view: View
    """What the seat sees, with all gold visible."""
    expansion: str | None
    seconds: float
    """For the whole decision, however many moves it takes; a bot with a budget of its own may take less, not more."""
    seed: int
    material: str | None = None
    """As text, unless it is the shipped one (editions.py)."""


class Answer(msgspec.Struct, frozen=True):
    """The result of a task."""

    moves: tuple[str, ...] = ()
    problem: str | None = None
    """For the operator: why there are no moves."""


class BotFailedError(Exception):
    """A bot crashed, or gave an answer that the rules do not allow."""


def decide(task: BotTask) -> tuple[Move, ...]:
    """The moves that together answer the seat's decision: a whole build, or one move in any other phase.

    Moves that an expansion allows at any time may come before each of them.
    """
    shown, seat = task.view, task.view.seat
    if seat is None or not shown.seats[seat].acting:
        raise ValueError(f"the game does not wait for seat {seat}")
    tables = shipped_tables(task.expansion) if task.material is None else tables_of(task.material)
    game = imagine(shown, tables)
    legal = game.legal(seat)
    named = parse(task.bot)
    bot = _class(str(named._replace(budget=None)))()
    whole, rng = Clock(min(task.seconds, named.budget or task.seconds), now), Generator(task.seed)
    moves: list[Move] = []
    while True:
        # Every tile still in hand gets the same share of the time that is left.
        parts = len(shown.seats[seat].hand) if shown.phase == "build" else 1
        move = _ask(bot, shown, legal, Clock(max(0.0, whole.left()) / parts, now), rng)
        game.apply(move)
        moves.append(move)
        if _is_answered(game, shown, move):
            return tuple(moves)
        shown = view(game, seat, open_gold=True)


def now() -> float:
    """Seconds of a real clock.

    A Python function on purpose: the compiled core lets the listening thread run only while it calls one.
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
    return shown.phase != "build" and not move.is_anytime


@cache
def _class(name: str) -> Callable[[], Bot]:
    """Read once per process, so that a changed file does not change a bot in the middle of a game."""
    return bots.find(name)


# The process


def main() -> None:
    """Answer tasks until the input is closed."""
    work(lambda sent: msgspec.msgpack.encode(_answer(sent)), _warm_up)


def _warm_up() -> None:
    """Load ahead what the first task needs."""
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
    from skye.server import bot_worker

    bot_worker.main()  # under the module name that pickled tasks have
