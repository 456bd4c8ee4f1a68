"""A client of a Skye server: open a table, sit down, play. It reconnects by itself; nothing is done twice."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skye.material.moves import Move
from skye.view.public_gold import PublicGold, with_gold
from skye.view.seat_view import View, read_view
from skye.wire import codec
from skye.wire.client_messages import Asked, Beside, Draft, Explain, Hello, Ping, Seal, Undo, Weigh
from skye.wire.http_bodies import Join, Look, NewTable, RecordText, Refused, Replay, Seated
from skye.wire.table_messages import (
    Answer,
    Explained,
    FromTable,
    News,
    Pong,
    State,
    TableInfo,
    Trouble,
    Weighed,
    Welcome,
)
from skye.wire.values import Decision, Language, Problem

Reply = TypeVar("Reply")
Answered = TypeVar("Answered", Weighed, Explained)

SECONDS = 20.0
"""For a request."""
PING_SECONDS = 20.0
"""Between two pings on a socket."""
WAITS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before connecting again, the last for all further tries."""
REFUSED = 1008
GONE = 4404
FINAL = (403, 404)
"""Answers to connecting that will not change: forbidden origin, no such table."""

_decoder: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


class ClientError(Exception):
    """The server refused, for good; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


async def open_table(url: str, new: NewTable) -> Seated:
    """Open a table on the server at this address, such as http://127.0.0.1:8000."""
    return await _post(f"{url}/api/tables", new, Seated)


async def join_table(url: str, code: str, name: str, seat: int | None = None, token: str | None = None) -> Seated:
    """Take an open seat. With a `token` of your own you can repeat the request if the answer is lost."""
    return await _post(f"{url}/api/tables/{quote(code)}/seats", Join(name, seat, token), Seated)


async def look_at(url: str, code: str, token: str | None = None) -> Look:
    """Who sits at a table, and whose turn it is. With a `token` also where nobody may watch; the same for all below."""
    return await _get(f"{url}/api/tables/{quote(code)}", Look, token)


async def read_replay(url: str, code: str, seat: int | None = None, token: str | None = None) -> Replay:
    """A finished game, move by move: as a seat saw it, or with all gold visible."""
    return await _get(f"{url}/api/tables/{quote(code)}/replay?seat={'all' if seat is None else seat}", Replay, token)


async def replay_record(url: str, record: str, game: int = 1, seat: int | None = None) -> Replay:
    """A game from a record of your own, move by move."""
    return await _post(f"{url}/api/replays", RecordText(record, game, seat), Replay)


async def read_record(url: str, code: str, form: str = "text", token: str | None = None) -> bytes:
    """The record of a finished game."""
    return await asyncio.to_thread(_request, f"{url}/api/tables/{quote(code)}/record?form={form}", None, token)


async def _get(url: str, kind: type[Reply], token: str | None = None) -> Reply:
    return msgspec.json.decode(await asyncio.to_thread(_request, url, None, token), type=kind)


async def _post(url: str, body: msgspec.Struct, kind: type[Reply]) -> Reply:
    return msgspec.json.decode(await asyncio.to_thread(_request, url, msgspec.json.encode(body)), type=kind)


def _request(url: str, body: bytes | None, token: str | None = None) -> bytes:
    secret = {} if token is None else {"authorization": f"Bearer {token}"}
    request = Request(url, body, {"content-type": "application/json", **secret})
    try:
        with urlopen(request, timeout=SECONDS) as response:
            return bytes(response.read())
    except HTTPError as error:
        with error:
            said = error.read()
        try:
            raise ClientError(msgspec.json.decode(said, type=Refused).problem) from error
        except msgspec.DecodeError:
            raise ClientError(Problem(f"http-{error.code}", said.decode(errors="replace")[:200])) from error


class ClientTable:
    """A connection to a table, as a player or a spectator: `async with ClientTable(url, code, tokens) as table`.

    Several addresses are servers of the same tables; when one fails the next is tried.
    """

    def __init__(
        self,
        url: str | Sequence[str],
        code: str,
        tokens: tuple[str, ...] = (),
        *,
        language: Language = "en",
        rng: random.Random | None = None,
    ) -> None:
        self.code = code
        self.seats: tuple[int, ...] = ()
        self.info: TableInfo | None = None
        self.states: dict[int | None, State] = {}
        """The game as each of your seats sees it; under None for a spectator."""
        self.news: list[dict[str, Any]] = []
        """Everything that happened, in order."""
        self.number = 0
        """The number of the last news."""
        self.connections = 0
        """How often a connection was made."""
        servers = [url] if isinstance(url, str) else url
        self._urls = [server.replace("http", "ws", 1) + f"/api/tables/{quote(code)}/socket" for server in servers]
        self._public_gold = PublicGold()
        self._gold: dict[int | None, tuple[int, ...]] = {}
        """Everybody's gold in each of the states."""
        self._tokens = tokens
        self._language = language
        self._rng = random.Random() if rng is None else rng
        """For the waits between connections, so that clients do not all come back at once."""
        self._ids = itertools.count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[Answer | Weighed | Explained]]] = {}
        self._connection: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._trouble: Problem | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._stay())
        try:
            while self.info is None:
                await self.change()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect. The seat stays yours."""
        assert self._task is not None, "entered before"
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def change(self) -> None:
        """Wait until something has changed since the last call; ClientError if nothing ever will."""
        assert self._task is not None, "entered before"
        woken = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait([woken, self._task], return_when=asyncio.FIRST_COMPLETED)
        finally:
            woken.cancel()
        if self._task.done():
            self._task.result()
        self._changed.clear()

    async def ask(self, make: Callable[[int], Asked]) -> Answer:
        """Send a message, built with its id, and wait for its answer. After a lost connection it is sent again."""
        answer = await self._reply(make)
        assert isinstance(answer, Answer), "other answers come to other questions"
        return answer

    async def _reply(self, make: Callable[[int], Asked]) -> Answer | Weighed | Explained:
        assert self._task is not None, "entered before"
        number = next(self._ids)
        text = codec.write(make(number))
        future: asyncio.Future[Answer | Weighed | Explained] = asyncio.get_running_loop().create_future()
        self._asked[number] = (text, future)
        try:
            if self._connection is not None:
                await _quietly(self._connection.send(text))
            waiting: list[asyncio.Future[Any]] = [future, self._task]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if not future.done():
                self._task.result()
            return await future
        finally:
            del self._asked[number]

    # What a player does

    def decision(self, seat: int) -> Decision | None:
        """The decision that a seat owes."""
        return self.states[seat].decision if seat in self.states else None

    def view(self, seat: int | None, *, counted: bool = False) -> View:
        """What a seat sees; `counted` adds the gold of others, which bots need: anybody can count it (P4)."""
        assert self.info is not None, "known since the first message"
        seen = read_view(self.states[seat].view, self.info.options.expansion)
        return with_gold(seen, self._gold[seat]) if counted else seen

    async def draft(self, seat: int, move: Move) -> Answer:
        """Draft a move."""
        state = self.states[seat]
        decision = _open(state)
        return await self.ask(lambda number: Draft(number, decision, state.step, move))

    async def undo(self, seat: int) -> Answer:
        """Undo the last drafted move."""
        state = self.states[seat]
        decision = _open(state)
        return await self.ask(lambda number: Undo(number, decision, state.step))

    async def seal(self, seat: int, *moves: Move, decision: Decision | None = None) -> Answer:
        """Decide by these moves, or by those drafted; an answer to a decision that is not open is late."""
        question = decision or _open(self.states[seat])
        return await self.ask(lambda number: Seal(number, question, moves or None))

    async def beside(self, move: Move) -> Answer:
        """Make a move that can be made at any time and answers no decision."""
        return await self.ask(lambda number: Beside(number, move))

    async def weigh(self, seat: int, tile: str) -> Weighed:
        """What a public tile would score in the territory of one of your seats, wherever it fits."""
        return await self._answered(lambda number: Weigh(number, seat, tile), Weighed)

    async def explain(self, target: int, *moves: Move) -> Explained:
        """What a seat would score if everything were counted now; for your own seats also after these moves."""
        return await self._answered(lambda number: Explain(number, target, moves), Explained)

    async def _answered(self, make: Callable[[int], Asked], kind: type[Answered]) -> Answered:
        answer = await self._reply(make)
        if isinstance(answer, Answer):
            assert answer.problem is not None, "what is granted comes as what was asked for"
            raise ClientError(answer.problem)
        assert isinstance(answer, kind), "the answer to this question"
        return answer

    # The connection

    async def _stay(self) -> None:
        tries = 0
        while True:
            before = self.connections
            try:
                await self._connect()
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
                close = error.rcvd if isinstance(error, ConnectionClosed) else None
                if close is not None and close.code in (REFUSED, GONE) and self._trouble is not None:
                    raise ClientError(self._trouble) from error
                refused = getattr(getattr(error, "response", None), "status_code", 0)
                if refused in FINAL:
                    raise ClientError(Problem("table-unknown", "no such table")) from error
            finally:
                self._connection = None
            self._urls = [*self._urls[1:], self._urls[0]]
            tries = 0 if self.connections > before else tries + 1
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)] * self._rng.uniform(0.5, 1.0))

    async def _connect(self) -> None:
        async with connect(
            self._urls[0], compression=None, ping_interval=PING_SECONDS, open_timeout=SECONDS, max_size=None
        ) as connection:
            hello = Hello(self._tokens, self.number, self._language)
            await connection.send(codec.write(hello))
            alive = asyncio.ensure_future(_stay_alive(connection))
            try:
                async for text in connection:
                    message = _decoder.decode(text)
                    self.hear(message)
                    if isinstance(message, Welcome):
                        self.connections += 1
                        self._connection = connection
                        for pending, future in list(self._asked.values()):
                            if not future.done():
                                await connection.send(pending)
            finally:
                alive.cancel()
                await asyncio.gather(alive, return_exceptions=True)
        raise ConnectionClosed(connection.protocol.close_rcvd, connection.protocol.close_sent)

    def hear(self, message: FromTable) -> None:
        """Handle a message of the table."""
        if isinstance(message, Pong):
            return
        if isinstance(message, Answer | Weighed | Explained):
            if message.id in self._asked and not self._asked[message.id][1].done():
                self._asked[message.id][1].set_result(message)
            return
        if isinstance(message, Welcome):
            self.seats = message.seats
        elif isinstance(message, TableInfo):
            self.info = message
        elif isinstance(message, News):
            self.news += message.events
            self._public_gold.hear(message.events)
            self.number = message.number
        elif isinstance(message, State):
            self.states[message.seat] = message
            # Now, as later news come before their state, and would not match this one.
            self._gold[message.seat] = self._public_gold.gold
        elif isinstance(message, Trouble):
            self._trouble = message.problem
        self._changed.set()


def _open(state: State) -> Decision:
    if state.decision is None:
        raise ValueError("this seat is not asked anything now")
    return state.decision


async def _stay_alive(connection: ClientConnection) -> None:
    """Ping now and then: a table disconnects silent clients, however long others think."""
    while True:
        await asyncio.sleep(PING_SECONDS)
        await _quietly(connection.send(codec.write(Ping())))


async def _quietly(sending: Awaitable[None]) -> None:
    """Send; what is lost with a connection is sent again on the next one."""
    try:
        await sending
    except ConnectionClosed:
        return
