"""One game between bots: each gets the view of its seat, is asked for a move, timed, and held to the rules."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from functools import cache

import msgspec

from skye import bots
from skye.bots import Bot
from skye.bots.asking import describe, describe_error, is_legal, question
from skye.material.errors import BotError
from skye.material.moves import CHANCE, Draw, Move
from skye.material.tables import shipped_tables
from skye.record.events import Over
from skye.record.files import lines_of
from skye.record.recorder import Recorder
from skye.search.clock import Clock
from skye.study.arena.deal import draw, mixed, set_up
from skye.study.arena.plan import Pairing, Plan


class Played(msgspec.Struct, frozen=True):
    """A whole game."""

    record: bytes
    points: tuple[int, ...]
    gold: tuple[int, ...]
    winners: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]
    """Seconds of every decision, by seat, to three digits."""


def play(plan: Plan, number: int) -> Played:
    """Play the game with this number; BotError says which bot broke the contract."""
    with redirect_stdout(sys.stderr):  # standard output is for results, whatever a bot prints
        return Match(plan, plan.pairing(number), number).play()


class Match:
    """One game while it is played."""

    def __init__(self, plan: Plan, pairing: Pairing, number: int) -> None:
        self.plan = plan
        self.pairing = pairing
        self.entrants = [plan.bots[bot] for bot in pairing.bots]
        self.bots = [_create(entrant.name) for entrant in self.entrants]
        tables = shipped_tables(plan.expansion)
        setup = set_up(plan.seed, pairing.deal, plan.players, tables.material, shared=plan.shared)
        titles = [entrant.title for entrant in self.entrants]
        self.recorder = Recorder(setup, tables, names=titles, number=number, label=plan.label)
        self.game = self.recorder.game
        self.tiles = [tile.id for tile in tables.tiles[1:]]  # without the castle
        self.times: list[list[float]] = [[] for _ in range(plan.players)]

    def play(self) -> Played:
        """The whole game."""
        events = self.recorder.opening()
        drawn = 0
        while acting := sorted(self.game.to_act()):
            if acting == [CHANCE]:
                moves: list[Move] = [self._draw(drawn % self.plan.players)]
                drawn += 1
            else:
                # All are asked before any move is made: nobody learns the choice of another who decides at that time.
                moves = [self._ask(seat) for seat in acting]
            for move in moves:
                events += self.recorder.apply(move)
        over = events[-1]
        assert isinstance(over, Over), "nobody is asked any more"
        times = tuple(tuple(float(f"{seconds:.3g}") for seconds in seat) for seat in self.times)
        return Played(lines_of(events, text=False), over.points, over.gold, over.winners, times)

    def _draw(self, position: int) -> Draw:
        game, plan = self.game, self.plan
        seat = (game.start + position) % plan.players
        return Draw(seat, draw(plan.seed, self.pairing.deal, game.round, position, self.tiles, game.bag()))

    def _ask(self, seat: int) -> Move:
        """The bot's move, checked to be legal."""
        plan, times = self.plan, self.times[seat]
        shown, legal = question(self.game, seat)
        rng = mixed("decision", plan.seed, self.pairing.deal, self.pairing.rotation, seat, len(times))
        clock = Clock(plan.budget, time.perf_counter if plan.timed else None)
        begun = time.perf_counter()
        try:
            move = self.bots[seat].decide(shown, legal, clock, rng)
        except (Exception, SystemExit) as error:
            problem = describe_error(error, self.bots[seat])
            raise self._complaint("arena-bot-raised", seat, problem=problem) from error
        times.append(time.perf_counter() - begun)
        if not is_legal(move, self.game.legal(seat)):
            raise self._complaint("arena-bot-illegal", seat, answer=describe(move))
        return move

    def _complaint(self, key: str, seat: int, **values: str) -> BotError:
        game = self.game
        return BotError(
            key,
            bot=self.entrants[seat].title,
            deal=self.pairing.deal,
            rotation=self.pairing.rotation,
            seat=seat,
            round=game.round,
            phase=game.phase,
            **values,
        )


@cache
def _class(name: str) -> Callable[[], Bot]:
    """Read once per process, so that a run keeps its bots even if a file changes."""
    return bots.find(name)


def _create(name: str) -> Bot:
    made = _class(name)
    try:
        return made()
    except (Exception, SystemExit) as error:
        raise BotError("arena-bot-unmade", bot=bots.title(name), problem=describe_error(error, made)) from error


def check(names: Iterable[str]) -> None:
    """Reject a bot that cannot be created, before anything is played."""
    with redirect_stdout(sys.stderr):
        for name in names:
            _create(name)
