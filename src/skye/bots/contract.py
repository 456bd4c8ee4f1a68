"""The contract of a bot, checked in whole games against random rivals, for any bot, also your own."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Collection
from contextlib import redirect_stdout
from io import StringIO
from typing import NamedTuple

import msgspec

from skye.bots import Bot
from skye.bots.asking import LONGEST, describe, describe_error, is_legal, question
from skye.material.errors import BotError
from skye.material.expansions import NAMES
from skye.material.moves import Move
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.search.clock import Clock
from skye.view.game_from_view import imagine
from skye.view.seat_view import View, view

BUDGET = 0.1
"""Seconds for a decision by default."""
MOST_OVER = 1.1
GRACE = 0.05
"""Extra seconds: machines are busy with other things too."""
TRIES = 3
"""A machine may be slow once; a bot is slow each time."""
SECRETS = 2
"""Other sealed choices of the rivals that are tried at a decision."""

EXPANSIONS: tuple[str | None, ...] = (None, *NAMES)
PLAYERS = (2, 3, 4, 5)


def check(
    make: Callable[[], Bot],
    *,
    expansions: Collection[str | None] = EXPANSIONS,
    players: Collection[int] = PLAYERS,
    games: int = 1,
    seed: int = 1,
    budget: float = BUDGET,
    now: Callable[[], float] | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> list[BotError]:
    """What a bot does wrong, the first occurrence of each kind; nothing if it keeps the contract.

    `make` creates a new bot, as its class does. `games` games are played for each expansion and number of players. With
    `now`, a clock in seconds, the time budget of a bot is checked too. `progress` is called after every round played.
    """
    found: dict[str, BotError] = {}
    tables = [TestTable(number, box, seed + each) for box in expansions for number in players for each in range(games)]
    for table in tables:
        Examination(make, table, budget, now, found).play(progress)
    if "contract-unsteady" in found:
        # Its answers differ for these reasons only by chance.
        found = {key: problem for key, problem in found.items() if key not in ("contract-memory", "contract-hidden")}
    return list(found.values())


def rounds(expansions: Collection[str | None] = EXPANSIONS, players: Collection[int] = PLAYERS, games: int = 1) -> int:
    """How many rounds such a check plays."""
    return sum(
        games * len(shipped_tables(expansion).courses[number][0]) for expansion in expansions for number in players
    )


def other_secrets(game: Game, seat: int, rng: Generator) -> Game | None:
    """A game that looks the same to a seat, with its rivals' sealed choices sampled again; None if there are none."""
    other = imagine(view(game, seat, open_gold=True), game.tables)
    sealed = [rival for rival in other.to_act() if rival not in game.to_act()]
    for rival in sealed:
        while rival in other.to_act():
            tried = other.copy()
            tried.apply(tried.legal(rival).sample(rng))
            if rival not in tried.to_act():  # and nothing that everybody would see
                other = tried
    return other if sealed else None


class TestTable(NamedTuple):
    """A game to be played."""

    players: int
    expansion: str | None
    seed: int


class Examination:
    """One game in which a bot is asked, asked again, and watched."""

    def __init__(
        self,
        make: Callable[[], Bot],
        table: TestTable,
        budget: float,
        now: Callable[[], float] | None,
        found: dict[str, BotError],
    ) -> None:
        self.table = table
        self.budget = budget
        self.now = now
        self.found = found
        self.chance = Generator(table.seed)
        self.game = Game.new(table.players, self.chance, shipped_tables(table.expansion))
        self.seat = table.seed % table.players
        self._make = make
        self.bot = self._new()

    def play(self, progress: Callable[[int], object]) -> None:
        """The whole game. Rivals choose first, so that there are secrets when the bot is asked."""
        game, number = self.game, self.game.round
        while acting := game.to_act():
            rivals = [seat for seat in acting if seat != self.seat]
            game.apply(game.legal(rivals[0]).sample(self.chance) if rivals else self._decide())
            if game.round != number or not game.to_act():
                number = game.round
                progress(1)

    def _decide(self) -> Move:
        """The bot's move, or any legal one if it has none."""
        seed = self.chance.getrandbits(62)
        move = self._ask(self.bot, seed)
        new, again = self._ask(self._new(), seed), self._ask(self._new(), seed)
        if move is None or new is None or again is None:
            return self.game.legal(self.seat).sample(self.chance)
        shown = {"one": describe(new), "other": describe(again)}
        if shown["one"] != shown["other"]:
            self._note("contract-unsteady", **shown)
        elif shown["one"] != describe(move):
            self._note("contract-memory", one=shown["one"], other=describe(move))
        else:
            self._change_secrets(seed, shown["one"])
        if self.now is not None:
            self._take_time(seed, self.now)
        return move

    def _change_secrets(self, seed: int, answer: str) -> None:
        for _ in range(SECRETS):
            other = other_secrets(self.game, self.seat, self.chance)
            if other is None:
                return
            move = self._ask(self._new(), seed, other)
            if move is not None and describe(move) != answer:
                self._note("contract-hidden", one=answer, other=describe(move))

    def _take_time(self, seed: int, now: Callable[[], float]) -> None:
        needed: list[float] = []
        while len(needed) < TRIES:
            clock = Clock(self.budget, now)
            self._ask(self._new(), seed, clock=clock)
            needed.append(clock.used())
            if needed[-1] <= MOST_OVER * self.budget + GRACE:
                return
        self._note("contract-slow", seconds=round(min(needed), 3), budget=self.budget)

    def _ask(self, bot: Bot, seed: int, game: Game | None = None, *, clock: Clock | None = None) -> Move | None:
        """The answer to a decision in this game, or in one that looks the same; None if it is no legal move."""
        shown, legal = question(self.game if game is None else game, self.seat)
        before, state = encoded(shown), random.getstate()
        printed = StringIO()
        try:
            with redirect_stdout(printed):
                move = bot.decide(shown, legal, clock or Clock(self.budget), Generator(seed))
        except (Exception, SystemExit) as error:
            self._note("contract-raised", problem=describe_error(error, bot))
            return None
        finally:
            if random.getstate() != state:
                random.setstate(state)
                self._note("contract-random")
            if printed.getvalue():
                self._note("contract-prints", printed=printed.getvalue().strip()[:LONGEST])
            if encoded(shown) != before:
                self._note("contract-view")
        if not is_legal(move, self.game.legal(self.seat)):
            self._note("contract-illegal", answer=describe(move))
            return None
        return move

    def _new(self) -> Bot:
        try:
            with redirect_stdout(sys.stderr):
                return self._make()
        except (Exception, SystemExit) as error:
            name = getattr(self._make, "__name__", "?")
            raise BotError("arena-bot-unmade", bot=name, problem=describe_error(error, self._make)) from error

    def _note(self, key: str, **values: object) -> None:
        table, game = self.table, self.game
        options = "" if table.expansion is None else f" --{table.expansion}"
        now = {"seat": self.seat, "round": game.round, "phase": game.phase}
        where = BotError("contract-where", players=table.players, options=options, seed=str(table.seed), **now)
        self.found.setdefault(key, BotError(key, where=str(where), **now, **values))


def encoded(shown: View) -> bytes:
    """The view as bytes; empty if it contains something that cannot be in a view."""
    try:
        return msgspec.json.encode(shown)
    except Exception:
        return b""
