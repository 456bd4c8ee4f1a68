"""Real server processes for tests and benchmarks, and players that decide at random over the wire."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import served
from patience import PATIENCE, attempts
from ports import free_port

from skye.server.limits import Limits, Rate
from skye.server.settings import Settings
from skye.wire.client import ClientTable
from skye.wire.client_messages import Beside, Draft, Seal, Undo
from skye.wire.table_messages import Answer, Pricing, State
from skye.wire.values import Decision

FRESH = get_context("spawn")
READY = FRESH if sys.platform == "win32" else get_context("forkserver")
"""Copies a process that has loaded all of a server once: that takes longer than the rest of a start."""
READY.set_forkserver_preload(["skye.server.serve", "skye.storage.sqlite", "skye.storage.postgres", "alembic.command"])

UNLIMITED = Rate(1_000_000, 1_000_000)
GENEROUS = Limits(
    messages_per_seat=UNLIMITED,
    messages_per_address=UNLIMITED,
    tables_per_address=UNLIMITED,
    joins_per_address=UNLIMITED,
    joins_at_table=UNLIMITED,
    greetings_per_address=UNLIMITED,
    wrong_per_address=UNLIMITED,
    replays_per_address=UNLIMITED,
    sockets_per_address=100_000,
    unfinished_tables_per_address=100_000,
    connections=100_000,
    connections_per_address=100_000,
)
"""For many players at one address."""


class ServerProcess:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database: str, log: Path, *, limits: Limits = GENEROUS, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = Settings(
            **{"database": database, "port": self.port, "limits": limits, "level": "warning", **settings}
        )
        self._log = log
        self.package: Path | None = None
        """The folder of another `skye` than the installed one."""
        self._process: BaseProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, without waiting."""
        context = READY if self.package is None else FRESH
        arguments = (msgspec.json.encode(self.settings).decode(), self._log, self.package)
        self._process = context.Process(target=served.run, args=arguments, daemon=True)
        self._process.start()

    def is_ready(self) -> bool:
        """Whether it answers."""
        assert self._process is not None
        if self._process.exitcode is not None:
            raise RuntimeError(f"the server ended: {self._log.read_text()[-2000:]}")
        try:
            with urlopen(f"{self.url}/health", timeout=10) as response:
                return bool(response.status == 200)
        except (URLError, OSError):
            return False

    def wait(self) -> None:
        """Until it answers."""
        for _ in attempts():
            if self.is_ready():
                return
            time.sleep(0.02)
        raise TimeoutError(self._log.read_text()[-2000:])

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._ended()

    def stop(self) -> int:
        """Ask it to end, and wait; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._ended()

    def _ended(self) -> int:
        assert self._process is not None
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "it does not end"
        return self._process.exitcode


@contextmanager
def running(database: str, log: Path, **settings: Any) -> Iterator[ServerProcess]:
    """A server that is ready, and gone afterwards."""
    server = ServerProcess(database, log, **settings)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


class Player:
    """Plays its seats at random, by what the server says is legal, and remembers what was acknowledged."""

    def __init__(self, table: ClientTable, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.acknowledged: dict[Decision, tuple[Any, ...] | None] = {}
        """The moves sealed for each decision, none for those drafted."""
        self.results: dict[str, int] = {}

    async def play(self, pause: float = 0.0) -> None:
        """To the end of the game."""
        while not self.is_over():
            acting = [seat for seat in self.table.seats if self.table.decision(seat) is not None]
            if not acting:
                await self.table.change()
                continue
            if pause:
                await asyncio.sleep(self.rng.expovariate(1 / pause))
            await self.act(self.rng.choice(acting))

    def is_over(self) -> bool:
        info = self.table.info
        return info is not None and info.status == "over"

    async def act(self, seat: int) -> None:
        """Answer the open question of a seat, or change its draft."""
        state = self.table.states[seat]
        decision, choices = state.decision, state.choices
        if decision is None or choices is None:
            return
        if decision.phase == "build":
            answer = await self._build(state, decision)
        elif choices.beside and self.rng.random() < 0.5:
            move = self.rng.choice(choices.beside)
            answer = await self.table.ask(lambda number: Beside(number, move))
        else:
            moves = (self._price(choices.pricing, seat) if choices.pricing else self.rng.choice(choices.moves),)
            answer = await self._seal(decision, moves)
        self.results[answer.result] = self.results.get(answer.result, 0) + 1
        assert answer.result in ("done", "repeated", "late"), answer

    async def _seal(self, decision: Decision, moves: tuple[Any, ...] | None) -> Answer:
        answer = await self.table.ask(lambda number: Seal(number, decision, moves))
        if answer.result in ("done", "repeated"):
            assert decision not in self.acknowledged, "one question is answered once"
            self.acknowledged[decision] = moves
        return answer

    async def _build(self, state: State, decision: Decision) -> Answer:
        assert state.choices is not None
        if state.choices.can_seal:
            return await self._seal(decision, None)
        if state.draft and self.rng.random() < 0.2:
            return await self.table.ask(lambda number: Undo(number, decision, state.step))
        move = self.rng.choice(state.choices.moves)
        return await self.table.ask(lambda number: Draft(number, decision, state.step, move))

    def _price(self, pricing: Pricing, seat: int) -> dict[str, Any]:
        tiles = list(pricing.tiles)
        axe = tiles.pop(self.rng.randrange(len(tiles)))
        first = self.rng.randint(1, pricing.gold - 1)
        second = self.rng.randint(1, pricing.gold - first)
        return {"type": "price", "seat": seat, "axe": axe, "prices": [[tiles[0], first], [tiles[1], second]]}
