"""How a bot is asked, and how its answer is shown, in the arena as in the contract check."""

from __future__ import annotations

import sys
import traceback

from skye.material.moves import Move
from skye.rules.game import Game
from skye.rules.legal import Legal
from skye.view.game_from_view import imagine
from skye.view.seat_view import View, view

LONGEST = 200
"""Characters of an answer, or of something printed, that are shown."""


def question(game: Game, seat: int) -> tuple[View, Legal]:
    """The input of a bot; the legal moves are those of a game rebuilt from the view, so no secrets are reachable.

    Gold is shown, as everybody can count it (P4).
    """
    shown = view(game, seat, open_gold=True)
    return shown, imagine(shown, game.tables).legal(seat)


def is_legal(move: object, legal: Legal) -> bool:
    """Whether an answer, which may be anything, is one of these moves."""
    try:
        return move in legal
    except Exception:  # a move may contain values of any kind
        return False


def describe(answer: object) -> str:
    """An answer as text, whatever it is."""
    try:
        words = str(answer) if isinstance(answer, Move) else repr(answer)
    except Exception:
        words = type(answer).__name__
    return words[:LONGEST]


def describe_error(error: BaseException, bot: object) -> str:
    """What was raised, and where in the file of the bot."""
    module = sys.modules.get(getattr(bot, "__module__", ""))
    return describe_error_in(error, getattr(module, "__file__", None))


def describe_error_in(error: BaseException, file: str | None) -> str:
    """What was raised, and where in this file, or else where it came from."""
    words = traceback.format_exception_only(error)[-1].strip()[:LONGEST]
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)[1:]]
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        places.append((error.filename, error.lineno))
    own = [place for place in places if place[0] == file]
    named = own or [place for place in places if not place[0].startswith("<")]
    return f"{words} ({named[-1][0]}:{named[-1][1]})" if named else words
