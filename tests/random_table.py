"""A table where everybody plays at random, drafts and takes back, while its log is kept."""

from __future__ import annotations

import random

import msgspec
from wire import new_log

from skye.material.moves import Move
from skye.server import boundary, entries
from skye.server.loading import replay
from skye.server.proposals import Proposal
from skye.server.requests import proposal_for
from skye.server.table import Table
from skye.storage.chain import Entry
from skye.wire.client_messages import Asked, Beside, Draft, Seal, Undo
from skye.wire.table_messages import State
from skye.wire.values import Decision, Options


class Played:
    """A table and its log while somebody plays at random."""

    def __init__(self, players: int, expansion: str | None, seed: int, options: Options | None = None) -> None:
        self.rng = random.Random(seed)
        self.log: list[Entry] = []
        self.time = 1_000
        first, *rest = new_log(players, options or Options(expansion), seed)
        assert isinstance(first, entries.Opened)
        self.table = Table(first)
        self.write(Proposal((first, *rest)))

    def write(self, granted: Proposal) -> None:
        for entry in granted.entries:
            self.table.apply(entry, self.time)
            self.log.append(Entry(len(self.log) + 1, self.time, entries.write(entry)))

    def say(self, message: Asked) -> None:
        self.write(proposal_for(self.table, range(len(self.table.seats)), message, self.time, self.rng))

    def step(self) -> None:
        """Somebody who is asked drafts, takes back or seals."""
        game = self.table.game
        assert game is not None
        self.time += 1_000
        seat = self.rng.choice(game.to_act())
        state = boundary.state(self.table, seat)
        assert state is not None
        assert state.decision is not None
        assert state.choices is not None
        if state.choices.can_seal and self.rng.random() < 0.8:
            self.say(Seal(1, state.decision))
        elif state.draft and self.rng.random() < 0.2:
            self.say(Undo(1, state.decision, state.step))
        elif state.choices.beside and self.rng.random() < 0.3:
            self._beside(state, state.decision)
        elif state.choices.pricing or state.choices.moves:
            self.say(Draft(1, state.decision, state.step, self._plain(self._move(state, seat))))

    def _beside(self, state: State, decision: Decision) -> None:
        assert state.choices is not None
        move = self._plain(self.rng.choice(state.choices.beside))
        if decision.phase == "build":
            self.say(Draft(1, decision, state.step, move))
        else:
            self.say(Beside(1, move))

    def _move(self, state: State, seat: int) -> Move:
        assert state.choices is not None
        if state.choices.moves:
            chosen: Move = self.rng.choice(state.choices.moves)
            return chosen
        game = self.table.game
        assert game is not None
        while (move := game.legal(seat).sample(self.rng)).is_anytime:
            pass
        return move

    def _plain(self, move: Move) -> object:
        return msgspec.to_builtins(move)

    def check(self) -> None:
        """What a server that reads the log now would show is what this one shows."""
        again = replay(self.log)
        for seat in (None, *range(len(self.table.seats))):
            assert boundary.state(again, seat, self.time) == boundary.state(self.table, seat, self.time)
        assert again.news == self.table.news
        assert again.record == self.table.record
        assert again.due() == self.table.due()
        assert again.last == len(self.log)


def asked(roads: int, *, holders: int = 1, options: Options | None = None) -> tuple[Played, int, State]:
    """A table before its last round where so many seats are asked about roads; the first has so many."""
    for seed in range(100):
        played = Played(4, "journeyman", seed, options)
        while not played.table.is_over:
            game = played.table.game
            assert game is not None
            if game.phase == "roads" and len(game.to_act()) == holders and game.round < game.rounds:
                seat = game.to_act()[0]
                state = boundary.state(played.table, seat)
                assert state is not None
                if state.view.seats[seat].expansion.roads == roads and not any(s.draft for s in played.table.seats):
                    return played, seat, state
            played.step()
    raise AssertionError("nobody was asked so")
