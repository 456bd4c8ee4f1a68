"""The whole server in one process, with clients that are connected without a network and keep every byte they get."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from patience import PATIENCE
from serving import GENEROUS
from starlette.applications import Starlette

from skye.bots import LADDER
from skye.server import entries
from skye.server.app import Server
from skye.server.bot_pool import BotPool
from skye.server.codes import token_hash
from skye.server.limits import Limits
from skye.server.metrics import Metrics
from skye.server.seating import open_table, take_seats
from skye.server.summary import change_of
from skye.server.table import Table
from skye.server.table_registry import TableRegistry
from skye.storage.chain import Entry
from skye.storage.interface import Storage
from skye.storage.opening import open_storage
from skye.storage.sqlite import SqliteStorage
from skye.wire import codec
from skye.wire.client_messages import KINDS, Asked, Hello, Ping
from skye.wire.message import Sent
from skye.wire.values import Options

POLICY, TRY_AGAIN, GONE = 1008, 1013, 4404
"""Why the server closes a connection: a breach of the protocol, a failure that may pass, a table that is gone."""

CODE = "loku-mabe"
REPLIES = ("welcome", "answer", "weighed", "explained", "pong", "trouble")
"""Each message of a client gets one of these."""


class Wire:
    """A socket of the application, from the client's side."""

    def __init__(self, app: Any, path: str) -> None:
        self.received: list[str] = []
        self.closed: int | None = None
        self._replies = 0
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task = asyncio.ensure_future(app(self._scope(path), self._to_server.get, self._take))
        self._to_server.put_nowait({"type": "websocket.connect"})

    def _scope(self, path: str) -> dict[str, Any]:
        return {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "scheme": "ws",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 5000),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.received.append(message["text"])
            self._replies += msgspec.json.decode(message["text"])["type"] in REPLIES
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.http.response.start":
            self.closed = message["status"]
        self._news.set()

    async def send(self, message: Sent | str | bytes) -> None:
        """Send something and wait for the answer, which comes after everything that has changed."""
        replies = self._replies
        if isinstance(message, bytes):
            self._to_server.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else codec.write(message)
            self._to_server.put_nowait({"type": "websocket.receive", "text": text})
        async with asyncio.timeout(PATIENCE):
            while self._replies == replies and self.closed is None:
                self._news.clear()
                await self._news.wait()

    async def settle(self) -> None:
        """Until everything that has changed so far has come."""
        await self.send(Ping())

    def of_type(self, name: str) -> list[dict[str, Any]]:
        """The messages of one kind, in order."""
        messages = [msgspec.json.decode(text) for text in self.received]
        return [message for message in messages if message["type"] == name]

    def last(self, name: str) -> dict[str, Any]:
        """The latest message of one kind."""
        return self.of_type(name)[-1]

    def news(self, name: str | None = None) -> list[dict[str, Any]]:
        """All news that was sent, or what is of one kind."""
        events = [event for message in self.of_type("news") for event in message["events"]]
        return [event for event in events if name in (None, event["type"])]

    async def until(self, name: str, count: int = 1) -> dict[str, Any]:
        """Wait for news of this kind."""
        async with asyncio.timeout(PATIENCE):
            while len(self.news(name)) < count:
                self._news.clear()
                await self._news.wait()
        return self.news(name)[count - 1]

    async def ask(self, make: Callable[[int], Asked]) -> dict[str, Any]:
        """Send a message that is answered, and give the answer."""
        await self.send(make(len(self.received)))
        return self.last("answer")

    async def close(self) -> None:
        """Hang up."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.gather(self._task, return_exceptions=True)

    async def cut(self) -> None:
        """End the connection whatever the server is doing for it."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Time:
    """A clock that advances when asked to."""

    def __init__(self) -> None:
        self.milliseconds = 2_000

    def __call__(self) -> int:
        return self.milliseconds

    def pass_by(self, seconds: float) -> None:
        self.milliseconds += round(1000 * seconds)


OURS = Time()
"""Stands for a clock of the server's own."""


class Hall:
    """A server with a storage of its own."""

    def __init__(self, storage: Storage, registry: TableRegistry, app: Starlette, clock: Time) -> None:
        self.clock = clock
        self.storage = storage
        self.registry = registry
        self.app = app
        self.wires: list[Wire] = []

    async def put(self, log: list[entries.AnyEntry], time: int = 1_000) -> Table:
        """Bring a table in with this log."""
        first = log[0]
        assert isinstance(first, entries.Opened)
        table = Table(first)
        written = []
        for number, entry in enumerate(log, start=1):
            table.apply(entry, time)
            written.append(Entry(number, time, entries.write(entry)))
        assert await self.storage.create(table.code, change_of(table, written), time, table.edition) is not None
        return table

    async def sit(self, *seats: int, last: int = 0, code: str = CODE) -> Wire:
        """Connect with the secrets of these seats, or to watch."""
        wire = Wire(self.app, f"/api/tables/{code}/socket")
        self.wires.append(wire)
        await wire.send(Hello(tuple(token_of(seat) for seat in seats), last))
        if wire.closed is None:
            await wire.settle()
        return wire


def token_of(seat: int) -> str:
    """The secret of a seat of tables made here."""
    return f"secret-of-seat-{seat}-xxxxxxxx"


def new_log(players: int, options: Options, seed: int, bots: dict[int, str] | None = None) -> list[entries.AnyEntry]:
    """A table where everybody sits; the game has begun."""
    rng = random.Random(seed)
    opened = open_table(CODE, options, players, rng)
    table = Table(opened)
    taken = [
        entries.Filled(seat, bots[seat])
        if bots and seat in bots
        else entries.Joined(seat, f"player {seat}", token_hash(token_of(seat)))
        for seat in range(players)
    ]
    return [opened, *take_seats(table, taken, rng).entries]


async def _start(registry: TableRegistry) -> None:
    """Start it; on PostgreSQL it listens before anything is written: what was announced earlier is read instead."""
    listens = asyncio.Event()
    lost = registry._lost

    def opened() -> None:
        lost()
        listens.set()

    registry._lost = opened  # type: ignore[method-assign]
    registry.start()
    if not isinstance(registry.storage, SqliteStorage):
        async with asyncio.timeout(PATIENCE):
            await listens.wait()


@asynccontextmanager
async def hall(
    folder: Path,
    *,
    limits: Limits = GENEROUS,
    seed: int = 1,
    database: str | None = None,
    now: Callable[[], int] | None = OURS,
) -> AsyncIterator[Hall]:
    """A server whose clock is ours, unless another is given or none, and whose draws are known."""
    clock = Time()
    storage = await open_storage(database or f"sqlite:///{folder}/tables.db", serve=True)
    bot_pool = BotPool(2)
    metrics = Metrics("test", KINDS, LADDER)
    registry = TableRegistry(storage, bot_pool, metrics, clock if now is OURS else now)
    registry.rng = random.Random(seed)  # type: ignore[assignment]
    server = Server(metrics, limits)
    server.registry = registry
    await _start(registry)
    made = Hall(storage, registry, Starlette(routes=server.routes()), clock)
    try:
        yield made
    finally:
        for wire in made.wires:
            await wire.close()
        await registry.close()
        await server.replaying.close()
        await bot_pool.close()
        await storage.close()
