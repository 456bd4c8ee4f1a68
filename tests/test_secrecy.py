"""Nobody is sent what is still a secret: games that differ only in a rival's choice look the same, byte for byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from wire import hall, new_log

from skye.material.moves import Move
from skye.server import entries
from skye.server.entries import AnyEntry
from skye.server.requests import decide
from skye.server.table import Table
from skye.wire.client_messages import (
    Beside,
    Draft,
    Explain,
    Fill,
    Hello,
    Leave,
    Ping,
    Rematch,
    Say,
    Seal,
    SetPace,
    Undo,
    Vote,
    Weigh,
)
from skye.wire.message import Sent
from skye.wire.values import Decision, Options

pytestmark = pytest.mark.once

RIVAL = 1


def played_until(phase: str, players: int, expansion: str | None, seed: int) -> list[AnyEntry]:
    """The log of a game played at random until a phase of the third round begins."""
    rng = random.Random(seed)
    log = new_log(players, Options(expansion), seed)
    first = log[0]
    assert isinstance(first, entries.Opened)
    table = Table(first)
    for entry in log:
        table.apply(entry, 1_000)
    game = table.game
    assert game is not None
    while (game.round, game.phase) != (3, phase):
        decision = table.decision(game.to_act()[0])
        assert decision is not None
        trial = game.copy()
        moves: list[Move] = []
        while decision.seat in trial.to_act() and (trial.round, trial.phase) == (game.round, game.phase):
            move = trial.legal(decision.seat).sample(rng)
            if not move.is_anytime:
                trial.apply(move)
                moves.append(move)
                if game.phase != "build":
                    break
        for entry in decide(table, decision, moves, "player", rng).entries:
            log.append(entry)
            table.apply(entry, 1_000)
    return log


def secret_choices(log: list[AnyEntry], seed: int) -> tuple[Decision, list[Move], list[Move]]:
    """Two different answers of the rival to its question."""
    first = log[0]
    assert isinstance(first, entries.Opened)
    table = Table(first)
    for entry in log:
        table.apply(entry, 1_000)
    game, decision = table.game, table.decision(RIVAL)
    assert game is not None
    assert decision is not None
    rng = random.Random(seed)
    answers: list[list[Move]] = []
    while len(answers) < 2:
        trial = game.copy()
        moves: list[Move] = []
        while RIVAL in trial.to_act() and trial.phase == game.phase and (not moves or game.phase == "build"):
            move = trial.legal(RIVAL).sample(rng)
            if not move.is_anytime:
                trial.apply(move)
                moves.append(move)
        if moves not in answers:
            answers.append(moves)
    return decision, answers[0], answers[1]


async def traffic(folder: Path, log: list[AnyEntry], decision: Decision, moves: list[Move], *, seal: bool) -> list[Any]:
    """Everything that the others are sent while the rival makes up its mind, and they try whatever they can."""
    folder.mkdir()
    players = len([entry for entry in log if isinstance(entry, entries.Joined)])
    others = [seat for seat in range(players) if seat != RIVAL]
    async with hall(folder) as server:
        await server.put(log)
        wires = {seat: await server.sit(seat) for seat in others}
        watcher = await server.sit()
        rival = await server.sit(RIVAL)
        for message in _mind(decision, moves, seal=seal):
            await rival.send(message)
            for wire in (*wires.values(), watcher):
                await wire.settle()
        answered = rival.last("answer")
        assert answered["result"] == "done", answered
        for attempt in _everything(others[0], decision):
            await wires[others[0]].send(attempt)
            await watcher.send(attempt)
        for asked in _questions(others[0], watcher.last("state")["view"]):
            await wires[others[0]].send(asked)
            await watcher.send(asked)
        assert wires[others[0]].of_type("weighed") or decision.phase == "plan", "no tile lies open while plans are made"
        assert len(wires[others[0]].of_type("explained")) == len(watcher.of_type("explained")) == players
        late = await server.sit(others[-1])
        from_the_middle = await server.sit(others[-1], last=3)
        shown = [*wires.values(), watcher, late, from_the_middle]
        for wire in shown:
            await wire.settle()
            assert wire.of_type("state")
        return [wire.received for wire in shown]


def _mind(decision: Decision, moves: list[Move], *, seal: bool) -> Iterator[Sent]:
    """How the rival comes to its choice."""
    step = 0
    for move in moves:
        yield Draft(step, decision, step, move)
        step += 1
    yield Undo(step, decision, step)
    step += 1
    yield Draft(step, decision, step, moves[-1])
    if seal:
        yield Seal(step + 1, decision)


def _everything(seat: int, decision: Decision) -> list[Sent | str]:
    """Every kind of message, some of them out of place, and some about the rival."""
    own = msgspec.structs.replace(decision, seat=seat)
    price = {"type": "price", "seat": RIVAL, "axe": "1", "prices": [["2", 1], ["3", 1]]}
    return [
        Ping(),
        Hello(),
        Draft(1, decision, 0, price),
        Undo(2, decision, 1),
        Seal(3, decision),
        Seal(4, decision, (price,)),
        Seal(5, own, (price,)),
        Draft(6, own, 0, {"type": "pass", "seat": seat}),
        Undo(7, own, 0),
        Beside(8, {"type": "road", "seat": seat, "x": 0, "y": 0, "to_x": 0, "to_y": 1}),
        Vote(9, seat, RIVAL),
        Fill(10, seat, RIVAL, "trader"),
        Rematch(11, seat),
        SetPace(12, seat, "normal"),
        SetPace(13, RIVAL, "leisurely"),
        Say(14, seat, "thinking"),
        Say(15, RIVAL, "hello"),
        Leave(16, seat),
        '{"type": "junk"}',
    ]


def _questions(seat: int, shown: dict[str, Any]) -> Iterator[Sent]:
    """About every tile that lies open, and about every territory."""
    for number, other in enumerate(shown["seats"]):
        yield Explain(20, number)
        for tile in [*other["hand"], *(offer["tile"] for offer in other["offers"])]:
            yield Weigh(21, seat, tile)
            yield Weigh(22, RIVAL, tile)
            for turn in range(4):
                move = {"type": "place", "seat": seat, "tile": tile, "x": 0, "y": -1, "turn": turn}
                yield Explain(23, RIVAL, ({**move, "seat": RIVAL},))
    for tile in ("0", "no"):
        yield Weigh(24, seat, tile)


@pytest.mark.parametrize(
    ("phase", "expansion", "players", "seal"),
    [
        ("price", None, 2, True),
        ("price", None, 4, True),
        ("price", "journeyman", 3, True),
        ("plan", "journeyman", 3, True),
        ("plan", "journeyman", 5, False),
        ("build", None, 3, False),
        ("build", "journeyman", 4, False),
    ],
)
def test_others_see_the_same_bytes_whatever_a_rival_has_in_mind(
    tmp_path: Path, phase: str, expansion: str | None, players: int, seal: bool
) -> None:
    log = played_until(phase, players, expansion, seed=players)
    decision, one, other = secret_choices(log, seed=players)
    assert decision.phase == phase
    assert one != other
    first = asyncio.run(traffic(tmp_path / "one", log, decision, one, seal=seal))
    second = asyncio.run(traffic(tmp_path / "other", log, decision, other, seal=seal))
    assert first == second
