"""Whole games at a table, in this process, as the messages that would travel: everything but the sockets is real."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from skye.rules.rng import Generator
from skye.server import boundary, entries
from skye.server.entries import AnyEntry
from skye.server.requests import proposal_for
from skye.server.seating import come_back, open_table, take_seats
from skye.server.table import Table
from skye.wire import codec
from skye.wire.client_messages import Asked, Explain, Weigh
from skye.wire.table_messages import Answer, State
from skye.wire.values import Options

Viewer = int | None


class Traffic(NamedTuple):
    """Texts of messages."""

    sent: list[str]
    received: dict[Viewer, list[str]]
    """By seat; by None to a spectator."""


class Course:
    """A game played by random players who draft, take back and seal."""

    def __init__(self, players: int, options: Options, seed: int) -> None:
        self.rng = Generator(seed)
        self.time = 1_000
        opened = open_table("loku-mabe", options, players, self.rng)
        self.table = Table(opened)
        self.traffic = Traffic([], {viewer: [] for viewer in (None, *range(players))})
        self.numbers = dict.fromkeys(self.traffic.received, 0)
        self.id = 0
        self.take((opened,))
        filled = take_seats(self.table, [entries.Filled(players - 1, "novice")], self.rng).entries
        self.take((*filled, entries.Freed(players - 1)))
        self.take(filled)
        for seat in range(players - 1):
            self.take(take_seats(self.table, [entries.Joined(seat, f"player {seat}", f"{seat}")], self.rng).entries)

    def take(self, taken: tuple[AnyEntry, ...]) -> None:
        """Write into the table's log, and send everybody what came of it."""
        self.time += 1_000
        for entry in taken:
            self.table.apply(entry, self.time)
        for viewer, texts in self.traffic.received.items():
            texts.append(codec.write(boundary.table_info(self.table, {0})))
            if len(self.table.news) > self.numbers[viewer]:
                news = boundary.news(self.table, () if viewer is None else (viewer,), self.numbers[viewer])
                self.numbers[viewer] = news.number
                texts.append(codec.write(news))
            state = boundary.state(self.table, viewer, self.time)
            if state is not None:
                texts.append(codec.write(state))

    def say(self, speaker: int, kind: str, **fields: Any) -> None:
        """Send a message, which must be granted, and answer it."""
        self.id += 1
        text = msgspec.json.encode({"type": kind, "id": self.id, **fields}).decode()
        self.traffic.sent.append(text)
        message = codec.read(text)
        assert isinstance(message, Asked)
        self.take(proposal_for(self.table, (speaker,), message, self.time, self.rng).entries)
        self.traffic.received[speaker].append(codec.write(Answer(self.id, "done")))

    def play(self) -> Traffic:
        """To the end, with everything on the way that is sent."""
        self.interrupt()
        while (game := self.table.game) is not None and (acting := game.to_act()):
            self.act(acting[self.rng.below(len(acting))])
        self.take((entries.Rematched("bade-fogi"), entries.Shared(0)))
        return self.traffic

    def interrupt(self) -> None:
        """Somebody leaves, a bot plays there, another one fails, everybody is back, and bots take their time."""
        self.say(0, "leave", seat=0)
        if len(self.table.seats) > 2:
            self.say(1, "vote", seat=1, target=0)
        if self.table.seats[0].substitute is None:
            self.take((entries.Replaced(0, "trader"),))
        self.take(come_back(self.table, 0).entries)
        self.take((entries.Failed(len(self.table.seats) - 1, "novice", "random", lasting=False),))
        self.take((entries.Resumed(),))
        self.say(0, "pace", seat=0, pace="leisurely")

    def act(self, seat: int) -> None:
        """Answer a question, or change its draft."""
        state = msgspec.json.decode(codec.write(_some(boundary.state(self.table, seat))))
        choices, decision = state["choices"], state["decision"]
        if self.rng.below(4) == 0:
            self.wonder(seat, state["view"], [move for move in choices["moves"] if move["type"] == "place"])
        if choices["beside"] and not state["draft"] and self.rng.below(3):
            self.say(seat, "beside", move=self._one_of(choices["beside"]))
        elif choices["can_seal"]:
            self.say(seat, "seal", decision=decision)
        elif state["draft"] and self.rng.below(5) == 0:
            self.say(seat, "undo", decision=decision, step=state["step"])
        elif choices["pricing"] is not None:
            self.say(seat, "seal", decision=decision, moves=[_price(seat, choices["pricing"])])
        else:
            self.say(seat, "draft", decision=decision, step=state["step"], move=self._one_of(choices["moves"]))

    def wonder(self, seat: int, shown: dict[str, Any], places: list[Any]) -> None:
        """Ask what could be, and send the answer."""
        tiles = [tile for other in shown["seats"] for tile in (*other["hand"], *(o["tile"] for o in other["offers"]))]
        questions: list[dict[str, Any]] = [{"type": "explain", "target": self.rng.below(len(shown["seats"]))}]
        questions += [{"type": "explain", "target": seat, "moves": [self._one_of(places)]}] if places else []
        questions += [{"type": "weigh", "seat": seat, "tile": self._one_of(tiles)}] if tiles else []
        for question in questions:
            self.id += 1
            text = msgspec.json.encode({"id": self.id, **question}).decode()
            self.traffic.sent.append(text)
            message = codec.read(text)
            if isinstance(message, Weigh):
                self.traffic.received[seat].append(codec.write(boundary.weighed(self.table, (seat,), message)))
            elif isinstance(message, Explain):
                self.traffic.received[seat].append(codec.write(boundary.explained(self.table, (seat,), message)))

    def _one_of(self, moves: list[Any]) -> Any:
        return moves[self.rng.below(len(moves))]


def _some(state: State | None) -> State:
    assert state is not None
    return state


def _price(seat: int, pricing: dict[str, Any]) -> dict[str, Any]:
    axe, *others = pricing["tiles"]
    if pricing["spares_axe"]:
        axe, others = None, pricing["tiles"]
    return {"type": "price", "seat": seat, "axe": axe, "prices": [[tile, 1] for tile in others]}
