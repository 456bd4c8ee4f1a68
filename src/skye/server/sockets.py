"""One connection to a table: reads messages no faster than the limits allow, and sends what has changed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from skye.material import words
from skye.material.errors import logged
from skye.server import boundary, client_requests, logs
from skye.server.codes import token_hash
from skye.server.limits import Buckets
from skye.server.metrics import Metrics
from skye.server.room import INFO, GoneError, Room
from skye.server.table_registry import TableRegistry
from skye.server.unfinished_tables import Opening
from skye.storage.interface import StorageError
from skye.wire import codec
from skye.wire.client_messages import FromClient, Hello, Ping
from skye.wire.message import VERSION
from skye.wire.table_messages import Answer, Explained, Pong, Trouble, Weighed, Welcome
from skye.wire.values import Problem

POLICY = 1008
TRY_AGAIN = 1013
GONE = 4404

HELLO_SECONDS = 10.0
SILENT_SECONDS = 90.0
"""A client that sends nothing, not even ping, for this long counts as gone."""
MOST_ANSWERS = 64
"""Messages not yet sent; while there are this many nothing more is read."""
MOST_PHRASES = 8
"""Phrases not yet sent; a slow reader misses older ones."""
MOST_STRIKES = 10
"""Invalid messages before the connection is closed."""
MOST_HURRIED = 100
"""Messages in a row that had to wait before the connection is closed."""

Paces = tuple[tuple[Buckets, Hashable], ...]
"""The limits that apply to a message, each with its key."""


class ClosedError(Exception):
    """The connection is to be closed, with a code and a reason."""

    def __init__(self, code: int, key: str) -> None:
        super().__init__(code, key)
        self.code = code
        self.key = key


class Socket:
    """A client of a room."""

    def __init__(
        self,
        websocket: WebSocket,
        registry: TableRegistry,
        room: Room,
        metrics: Metrics,
        opening: Opening,
        phrases: Buckets,
        send_seconds: float,
    ) -> None:
        self._hashes: frozenset[str] = frozenset()
        """Hashes of the secrets that the client has shown."""
        self._websocket = websocket
        self._registry = registry
        self._room = room
        self._metrics = metrics
        self._opening = opening
        self._phrases = phrases
        """Limits what each seat says."""
        self._send_seconds = send_seconds
        """A message that cannot be delivered for this long: the other end does not read."""
        self._news_sent = 0
        """The number of the last news sent."""
        self._sent: dict[object, str] = {}
        """What was sent last, to send only what has changed."""
        self._answers: list[str] = []
        self._told: deque[str] = deque(maxlen=MOST_PHRASES)
        self._woken = asyncio.Event()
        self._taken = asyncio.Event()
        self._end: ClosedError | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """The client's seats; one that it gives up before the game begins may soon be somebody else's."""
        return self._room.table.seats_of(self._hashes)

    def wake(self) -> None:
        self._woken.set()

    def tell(self, text: str) -> None:
        self._told.append(text)
        self.wake()

    def end(self) -> None:
        self._end = ClosedError(GONE, "table-gone") if self._room.is_gone else ClosedError(TRY_AGAIN, "socket-again")
        self._woken.set()

    async def serve(self, *, pace: Buckets, pace_of_address: Buckets, address: str, known: Callable[[], None]) -> None:
        """Talk until either end closes; `known` is called for a client that may be here."""
        try:
            await self._greet()
            known()
            if self._room.address is None and self.seats:
                self._room.address = address
            self._room.enter(self)
            if self._room.is_lost or not self._registry.holds(self._room):
                self.end()
            try:
                own = (self._room.id, self.seats) if self.seats else id(self)
                await self._talk(((pace, own), (pace_of_address, address)))
            finally:
                self._room.leave(self)
        except ClosedError as error:
            await self._close(error)
        except WebSocketDisconnect:
            pass
        except GoneError:
            await self._close(ClosedError(GONE, "table-gone"))
        except StorageError as error:
            # The request may have been done or not: a client that connects again and repeats it finds out.
            logs.detail("storage failed", problem=logged(error), table=self._room.table.code)
            await self._close(self._end or ClosedError(TRY_AGAIN, "socket-again"))
        except Exception as error:
            self._metrics.errors.inc()
            logs.fail("socket failed", error, table=self._room.table.code)
            await self._close(ClosedError(TRY_AGAIN, "socket-again"))

    async def _greet(self) -> None:
        """Read the hello and answer it."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = codec.read(await self._receive())
        except TimeoutError:
            raise ClosedError(TRY_AGAIN, "socket-silent") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise ClosedError(POLICY, "socket-malformed") from error
        if not isinstance(hello, Hello):
            raise ClosedError(POLICY, "socket-hello")
        words.use(hello.language)
        if hello.version != VERSION:
            raise ClosedError(POLICY, "socket-version")
        # A client that was connected to another process may know more than this one does.
        await self._room.catch_up()
        await self._room.timed()
        table = await self._room.settled()
        self._hashes = frozenset(map(token_hash, hello.tokens))
        # If the log cannot be read, nobody knows whose seats these are: everybody sees what there is.
        if len(self.seats) < len(self._hashes) and table.halted is None:
            raise ClosedError(POLICY, "socket-token")
        self._check_place()
        await client_requests.welcome(self._room, self._hashes)
        self._news_sent = min(hello.last, len(table.news))
        await self._send(codec.write(Welcome(table.code, self.seats)))

    def _check_place(self) -> None:
        """Close the connection of a spectator at a table where nobody may watch."""
        if not self.seats and self._room.table.is_private:
            raise ClosedError(POLICY, "socket-private")

    async def _talk(self, paces: Paces) -> None:
        self.wake()
        tasks = [asyncio.ensure_future(self._listen(paces)), asyncio.ensure_future(self._speak())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # Reading

    async def _listen(self, paces: Paces) -> None:
        strikes = hurried = 0
        own, own_key = paces[0]
        while True:
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    received = await self._receive()
            except TimeoutError:
                raise ClosedError(TRY_AGAIN, "socket-silent") from None
            wait = max(buckets.wait(key) for buckets, key in paces)
            if wait:
                hurried += 1
            elif own.is_rested(own_key):
                # Not sooner: a busy server that reads late would take a pausing client for a flood.
                hurried = 0
            if hurried > MOST_HURRIED:
                self._metrics.refused("pace")
                raise ClosedError(POLICY, "socket-pace")
            # A client that sends too fast is read more slowly, and holds up nobody else.
            for buckets, key in paces:
                while not buckets.take(key):
                    await asyncio.sleep(buckets.wait(key))
            try:
                message = codec.read(received)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                strikes += 1
                self._metrics.refused("malformed")
                if strikes > MOST_STRIKES:
                    raise ClosedError(POLICY, "socket-malformed") from error
                self._answer(Trouble(Problem("socket-malformed", words.text("socket-malformed"))))
                continue
            await self._handle(message)
            while len(self._answers) >= MOST_ANSWERS:
                self._taken.clear()
                await self._taken.wait()

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
        text: str | None = message.get("text")
        received: bytes = message.get("bytes") or b""
        return received if text is None else text

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._answer(Pong())
            return
        if isinstance(message, Hello):
            self._answer(Trouble(Problem("socket-greeted", words.text("socket-greeted"))))
            return
        began = perf_counter()
        answer = await client_requests.answer(
            self._registry, self._room, self._hashes, message, self._opening, self._phrases
        )
        result = answer.result if isinstance(answer, Answer) else "done"
        self._metrics.message(str(message.__struct_config__.tag), result)
        self._metrics.answer_seconds.observe(perf_counter() - began)
        self._answer(answer)

    def _answer(self, message: Answer | Weighed | Explained | Trouble | Pong) -> None:
        self._answers.append(codec.write(message))
        self.wake()

    # Sending

    async def _speak(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._end is not None:
                raise self._end
            await self._room.settled()
            self._check_place()
            # News and states before the answers: a client that gets an answer has seen its effects.
            texts = [*self._changes(), *self._told, *self._answers]
            self._told.clear()
            self._answers.clear()
            self._taken.set()
            for text in texts:
                await self._send(text)

    def _changes(self) -> list[str]:
        """What is new to this client, built now: a slow reader gets the latest, and no queue grows."""
        room = self._room
        texts = []
        if len(room.table.news) > self._news_sent:
            news = boundary.news(room.table, self.seats, self._news_sent)
            self._news_sent = news.number
            texts.append(codec.write(news))
        for seat in self.seats or (None,):
            text = self._fresh(seat, room.state(seat))
            if text and room.table.options.clock is not None:
                state = boundary.state(room.table, seat, room.now())
                assert state is not None, "the game has begun"
                text = codec.write(state)
            if text:
                texts.append(text)
        # Last, so that a client that reads that the game is over has seen its end.
        text = self._fresh(INFO, room.info())
        return [*texts, text] if text else texts

    def _fresh(self, key: object, text: str) -> str:
        """The text, if it is not what was sent last."""
        if self._sent.get(key, "") == text:
            return ""
        self._sent[key] = text
        return text

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._send_seconds):
                await self._websocket.send_text(text)
        except TimeoutError:
            self._metrics.refused("slow")
            raise ClosedError(TRY_AGAIN, "socket-slow") from None
        except RuntimeError as error:  # it was closed meanwhile
            raise WebSocketDisconnect from error

    async def _close(self, error: ClosedError) -> None:
        # While the database is down everybody is disconnected again and again, and the log already has the reason.
        log = logs.detail if error.key == "socket-again" else logs.note
        log("socket closed", reason=error.key, table=self._room.table.code)
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(self._send_seconds):
                if error.key != "socket-slow":
                    problem = Problem(error.key, words.text(error.key))
                    await self._websocket.send_text(codec.write(Trouble(problem)))
                await self._websocket.close(error.code, error.key)
