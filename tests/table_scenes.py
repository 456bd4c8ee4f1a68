"""Short ways to bring a table into a position and to talk to it, for tests that play scenes at one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from wire import Hall, Wire, hall, new_log

from skye.material.editions import Edition
from skye.material.moves import Move
from skye.server import entries
from skye.server.requests import decide
from skye.server.table import Table
from skye.wire.client_messages import Draft, Hello, Seal
from skye.wire.values import Decision, Options

PATIENT = '''
import time
from pathlib import Path

HERE = Path(__file__).parent

class Patient:
    """Leaves a sign that it thinks, and goes on until it finds one."""
    def decide(self, view, legal, clock, rng):
        (HERE / "thinks").touch()
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return legal.sample(rng)
'''
"""A file with a bot."""

Scene = Callable[[Hall], Awaitable[None]]


def act(folder: Path, scene: Scene) -> None:
    """Play a scene in a server of its own."""

    async def run() -> None:
        async with hall(folder) as server:
            await scene(server)

    asyncio.run(run())


def question(wire: Wire, seat: int) -> Decision:
    """What a seat is asked."""
    return msgspec.convert(state_of(wire, seat)["decision"], Decision)


def state_of(wire: Wire, seat: int | None) -> dict[str, Any]:
    """The latest state of a seat, or of those who watch."""
    return next(state for state in reversed(wire.of_type("state")) if state["seat"] == seat)


def price(wire: Wire, seat: int, first: int = 1, second: int = 1) -> dict[str, Any]:
    """Prices, the axe on the first tile."""
    tiles = state_of(wire, seat)["choices"]["pricing"]["tiles"]
    return {"type": "price", "seat": seat, "axe": tiles[0], "prices": [[tiles[1], first], [tiles[2], second]]}


async def seal(wire: Wire, seat: int, move: Any) -> str:
    """Answer the open question; the result."""
    decision = question(wire, seat)
    return str((await wire.ask(lambda number: Seal(number, decision, (move,))))["result"])


async def draft(wire: Wire, decision: Decision, step: int, move: Any) -> str:
    """Try a move; the result."""
    return str((await wire.ask(lambda number: Draft(number, decision, step, move)))["result"])


async def to_building(server: Hall, players: int = 2, options: Options | None = None) -> list[Wire]:
    """A table where everybody has priced, and nobody buys: each has two tiles to lay."""
    await server.put(new_log(players, options or Options(), seed=3), time=server.clock())
    wires = [await server.sit(seat) for seat in range(players)]
    for seat, wire in enumerate(wires):
        assert await seal(wire, seat, price(wire, seat)) == "done"
    for _ in range(players):
        for seat, wire in enumerate(wires):
            await wire.settle()
            if state_of(wire, seat)["decision"] is not None and state_of(wire, seat)["view"]["phase"] == "buy":
                await seal(wire, seat, {"type": "pass", "seat": seat})
    for wire in wires:
        await wire.settle()
    assert state_of(wires[0], 0)["view"]["phase"] == "build"
    return wires


def play_to_end(log: list[entries.AnyEntry], seed: int, edition: Edition | None = None) -> Table:
    """Play a game that was just opened to its end, at random; its log grows with it."""
    rng = random.Random(seed)
    first = log[0]
    assert isinstance(first, entries.Opened)
    table = Table(first, edition)
    for entry in log:
        table.apply(entry, 1_000)
    while (game := table.game) is not None and game.to_act():
        decision = table.decision(game.to_act()[0])
        assert decision is not None
        trial = game.copy()
        moves: list[Move] = []
        while (
            not moves
            or moves[-1].is_anytime
            or (decision.phase == "build" == trial.phase and trial.hand(decision.seat))
        ):
            moves.append(trial.legal(decision.seat).sample(rng))
            trial.apply(moves[-1])
        for entry in decide(table, decision, moves, "player", rng).entries:
            table.apply(entry, 1_000)
            log.append(entry)
    return table


def finished_log() -> list[entries.AnyEntry]:
    """A game of two players, played to its end."""
    log = new_log(2, Options(), seed=5)
    play_to_end(log, seed=5)
    return log


def private_log() -> list[entries.AnyEntry]:
    """A finished game that nobody could watch."""
    first, *rest = finished_log()
    assert isinstance(first, entries.Opened)
    return [msgspec.structs.replace(first, options=Options(spectators=False)), *rest]


async def connected(server: Hall, code: str, *tokens: str) -> Wire:
    """A socket of whoever holds these secrets."""
    wire = Wire(server.app, f"/api/tables/{code}/socket")
    server.wires.append(wire)
    await wire.send(Hello(tokens))
    await wire.settle()
    return wire
