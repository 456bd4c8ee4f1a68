"""The server as an application: its routes and their handlers."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from skye.material import words
from skye.material.errors import SkyeError, logged
from skye.server import boundary, client_requests, logs, replays
from skye.server.cached_response import accepts_gzip
from skye.server.codes import token_hash
from skye.server.limits import Buckets, Count, Limits, address_key
from skye.server.metrics import Metrics
from skye.server.proposals import HaltedError, LateError
from skye.server.replay_pool import BusyError, ReplayPool
from skye.server.replay_worker import Pictured, Shown, Written
from skye.server.room import GoneError, Room
from skye.server.sockets import Socket
from skye.server.table import Table
from skye.server.table_registry import TableRegistry
from skye.server.unfinished_tables import ManyTablesError, Opening, Openings
from skye.storage.interface import DeletedError, StorageError
from skye.wire.http_bodies import Join, NewTable, RecordPicture, RecordText, Refused
from skye.wire.values import Problem

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]

JSON = "application/json"

REPLAYS = "/api/replays"
PICTURES = "/api/pictures"
"""The routes that accept a record in their body, which may be large."""

EVERYTHING = "all"
"""Requests a game with all gold visible, as no single seat saw it."""


class AnswerError(SkyeError):
    """A request that is answered with an error."""

    def __init__(self, status: int, key: str, /, **values: object) -> None:
        super().__init__(key, **values)
        self.status = status


class Server:
    """The handlers of all routes, and the limits they share."""

    def __init__(self, metrics: Metrics, limits: Limits) -> None:
        now = time.monotonic
        self._registry: TableRegistry | None = None
        self._metrics = metrics
        self._limits = limits
        self._by_seat = Buckets(limits.messages_per_seat, now)
        self._by_address = Buckets(limits.messages_per_address, now)
        self._phrases = Buckets(limits.phrases_per_seat, now)
        self._joined = Buckets(limits.joins_per_address, now)
        self._joined_at = Buckets(limits.joins_at_table, now)
        self._greeted = Buckets(limits.greetings_per_address, now)
        self._wrong = Buckets(limits.wrong_per_address, now)
        self._replayed = Buckets(limits.replays_per_address, now)
        self.replaying = ReplayPool(limits.replay_seconds)
        self._sockets = Count(limits.sockets_per_address)
        self._openings = Openings(limits, now)

    def routes(self) -> list[BaseRoute]:
        """Every route."""
        return [
            Route("/api/tables", self.answer(self.open), methods=["POST"]),
            Route("/api/tables/{code}", self.answer(self.look), methods=["GET"]),
            Route("/api/tables/{code}/seats", self.answer(self.join), methods=["POST"]),
            Route("/api/tables/{code}/record", self.answer(self.record), methods=["GET"]),
            Route("/api/tables/{code}/replay", self.answer(self.replay), methods=["GET"]),
            Route(REPLAYS, self.answer(self.replay_record), methods=["POST"]),
            Route(PICTURES, self.answer(self.picture), methods=["POST"]),
            Route("/api/materials/{digest}", self.answer(self.material), methods=["GET"]),
            WebSocketRoute("/api/tables/{code}/socket", self.socket),
            Route("/health", self.answer(self.health), methods=["GET"]),
            Route("/metrics", self.answer(self.metrics), methods=["GET"]),
        ]

    def answer(self, handler: Handler) -> Handler:
        """A handler limited per client address, whose errors become responses that a person can read."""

        async def answer(request: Request) -> Response:
            words.use(_language(request))
            try:
                if not self._by_address.take(_address(request)):
                    raise AnswerError(429, "server-pace")
                return await handler(request)
            except AnswerError as error:
                status = error.status
                problem: SkyeError = error
            except (LateError, HaltedError) as error:
                status, problem = 409, error
            except ManyTablesError as error:
                status, problem = 429, error
            except (GoneError, DeletedError) as error:
                status, problem = 404, error
            except StorageError as error:
                # Only the operator may see addresses and paths of the database.
                logs.detail("storage failed", problem=logged(error))
                status, problem = 503, SkyeError("socket-again")
            except BusyError as error:
                status, problem = 503, error
            except SkyeError as error:
                status, problem = 400, error
            self._metrics.refused(problem.key)
            return _json(Refused(Problem(problem.key, str(problem))), status)

        return answer

    @property
    def registry(self) -> TableRegistry:
        """The tables; there are none before the server has started."""
        assert self._registry is not None, "the server has started"
        return self._registry

    @registry.setter
    def registry(self, registry: TableRegistry) -> None:
        self._registry = registry

    # Tables

    async def open(self, request: Request) -> Response:
        """POST /api/tables: a new table."""
        new = await _body(request, NewTable)
        opening = self._opening(request)
        await opening.check()
        seated = await self.registry.open(new, opening.address)
        opening.done(seated.code)
        return _json(seated, 201)

    def _opening(self, connection: Request | WebSocket) -> Opening:
        return Opening(self._openings, _address(connection), self.registry.storage)

    async def look(self, request: Request) -> Response:
        """GET /api/tables/CODE: who sits there, and whose turn it is."""
        room = await self._room(request)
        table = await room.settled()
        if table.game is not None:  # before that, anybody with the code may sit down
            self._check_secret(request, table)
        return _json(boundary.look(table, room.clients.present()))

    async def join(self, request: Request) -> Response:
        """POST /api/tables/CODE/seats: sit down."""
        wanted = await _body(request, Join)
        room, address = await self._room(request), _address(request)
        if not self._joined.take(address) or not self._joined_at.take((address, room.id)):
            raise AnswerError(429, "server-joins")
        return _json(await client_requests.join(self.registry, room, wanted, address), 201)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/CODE/record: the whole game, when it is over and nothing in it is a secret any more."""
        is_text = request.query_params.get("form", "text") != "jsonl"
        if is_text:
            self._take_replay(request)
        table = await self._finished(request)
        lines = replays.lines(table)
        written = await self.replaying.make(Written(lines), _address(request)) if is_text else lines
        name = f"{table.code}.{'txt' if is_text else 'jsonl'}"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(written, media_type="text/plain" if is_text else "application/jsonl", headers=headers)

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/CODE/replay: the same, move by move, as a seat saw it or with all gold visible."""
        self._take_replay(request)
        table = await self._finished(request)
        wanted = request.query_params.get("seat", EVERYTHING)
        if wanted not in (EVERYTHING, *map(str, range(len(table.seats)))):
            raise AnswerError(400, "table-no-seat", seats=len(table.seats))
        seat = None if wanted == EVERYTHING else int(wanted)
        is_open, material = table.options.open_gold, table.own_material
        return await self._play_again(request, replays.lines(table), 1, seat, open_gold=is_open, material=material)

    async def replay_record(self, request: Request) -> Response:
        """POST /api/replays: a game from the record in the body."""
        self._take_replay(request)
        sent = await _body(request, RecordText)
        return await self._play_again(request, sent.record.encode(errors="replace"), sent.game, sent.seat)

    async def picture(self, request: Request) -> Response:
        """POST /api/pictures: the territories at the end of a game from the record in the body, as SVG."""
        self._take_replay(request)
        sent = await _body(request, RecordPicture)
        is_packed = accepts_gzip(request.headers.get("accept-encoding", ""))
        task = Pictured(sent.record.encode(errors="replace"), sent.game, sent.names, is_packed)
        drawn = await self.replaying.make(task, _address(request))
        return _packed(drawn, "image/svg+xml", is_packed=is_packed)

    async def material(self, request: Request) -> Response:
        """GET /api/materials/DIGEST: the material that a table was created with, in the form of a record's header."""
        text = await self.registry.loader.material(request.path_params["digest"])
        if text is None:
            raise AnswerError(404, "table-no-material")
        return Response(text, media_type=JSON)

    def _take_replay(self, request: Request) -> None:
        if not self._replayed.take(_address(request)):
            raise AnswerError(429, "server-pace")

    async def _play_again(
        self,
        request: Request,
        content: bytes,
        game: int,
        seat: int | None,
        *,
        open_gold: bool = False,
        material: str | None = None,
    ) -> Response:
        is_packed = accepts_gzip(request.headers.get("accept-encoding", ""))
        task = Shown(content, game, seat, open_gold, is_packed, material)
        shown = await self.replaying.make(task, _address(request))
        return _packed(shown, JSON, is_packed=is_packed)

    async def _finished(self, request: Request) -> Table:
        """A table where nothing is a secret any more."""
        table = await (await self._room(request)).settled()
        if not table.is_over:
            raise AnswerError(409, "table-not-over")
        self._check_secret(request, table)
        return table

    def _check_secret(self, request: Request, table: Table) -> None:
        """Reject anybody who does not sit there, at a table that only its players may see."""
        if not table.is_private:
            return
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise AnswerError(403, "table-private")
        key = _address(request)
        if not self._wrong.take(key):
            raise AnswerError(429, "server-pace")
        if not table.seats_of({token_hash(token.strip())}):
            raise AnswerError(403, "table-private")
        self._wrong.give_back(key)

    async def socket(self, websocket: WebSocket) -> None:
        """GET /api/tables/CODE/socket: play, or watch."""
        key = _address(websocket)
        is_slow_enough = self._by_address.take(key) and self._greeted.take(key)
        if not is_slow_enough or not self._sockets.enter(key):
            await self._deny(websocket, 429, "server-pace")
            return
        try:
            if not self._wrong.take(key):
                await self._deny(websocket, 429, "server-pace")
                return
            try:
                room = await self.registry.room(websocket.path_params["code"])
            except StorageError:
                self._wrong.give_back(key)
                await self._deny(websocket, 503, "socket-again")
                return
            if room is None:
                await self._deny(websocket, 404, "table-unknown")
                return
            await websocket.accept()
            opening = self._opening(websocket)
            socket = Socket(
                websocket, self.registry, room, self._metrics, opening, self._phrases, self._limits.send_seconds
            )
            with self._metrics.sockets.track_inprogress():
                await socket.serve(
                    pace=self._by_seat,
                    pace_of_address=self._by_address,
                    address=key,
                    known=lambda: self._wrong.give_back(key),
                )
        finally:
            self._sockets.leave(key)

    async def _deny(self, websocket: WebSocket, status: int, key: str) -> None:
        self._metrics.refused(key)
        await websocket.send_denial_response(_json(Refused(Problem(key, words.text(key))), status))

    async def _room(self, request: Request) -> Room:
        key = _address(request)
        if not self._wrong.take(key):
            raise AnswerError(429, "server-pace")
        try:
            room = await self.registry.room(request.path_params["code"])
        except StorageError:
            self._wrong.give_back(key)
            raise
        if room is None:
            raise AnswerError(404, "table-unknown")
        self._wrong.give_back(key)
        await room.catch_up()
        return room

    # For operators

    async def health(self, request: Request) -> Response:
        """GET /health: whether the server is ready."""
        is_healthy = await self.registry.storage.is_healthy()
        return _json({"status": "ok" if is_healthy else "down"}, 200 if is_healthy else 503)

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: figures for Prometheus."""
        self._metrics.rooms.set(len(self.registry.rooms))
        self._metrics.waiting(self.registry.bot_pool.waiting_by_attendance())
        self._metrics.thoughts_busy.set(self.registry.bot_pool.busy)
        return Response(self._metrics.text(), media_type=self._metrics.content_type)


async def _body(request: Request, kind: type[Body]) -> Body:
    # A form on a foreign page cannot send this content type.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise AnswerError(415, "server-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise AnswerError(400, "server-body", problem=str(error)[:200]) from error


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def _packed(content: bytes, kind: str, *, is_packed: bool) -> Response:
    """A response that the process for records has compressed, if the client accepts that."""
    headers = {"vary": "Accept-Encoding", **({"content-encoding": "gzip"} if is_packed else {})}
    return Response(content, media_type=kind, headers=headers)


def _language(request: Request) -> str:
    """The first supported language that the browser accepts."""
    accepted = [language.strip()[:2].lower() for language in request.headers.get("accept-language", "").split(",")]
    return next((language for language in accepted if language in words.LANGUAGES), "en")


def _address(connection: Request | WebSocket) -> str:
    return address_key(None if connection.client is None else connection.client.host)
