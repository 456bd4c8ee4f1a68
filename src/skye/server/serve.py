"""A server process: what starts and ends with it, and how it is run."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from http.client import HTTPConnection, HTTPException
from logging.handlers import RotatingFileHandler
from threading import Event, Thread
from time import perf_counter
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp

from skye.bots import LADDER
from skye.material.errors import logged
from skye.server import connections, file_limit, logs, pages, reach
from skye.server.app import PICTURES, REPLAYS, Server
from skye.server.bot_pool import BotPool
from skye.server.connections import Connections, HttpConnection, SocketConnection
from skye.server.metrics import Metrics
from skye.server.request_guard import RequestGuard
from skye.server.running_time import RunningClock
from skye.server.settings import DAY, Settings
from skye.server.table_registry import TableRegistry
from skye.storage.interface import StorageError
from skye.storage.opening import open_storage
from skye.wire.client_messages import KINDS

VARIABLE = "SKYE_SERVER"
"""Passes the settings to the processes that serve together."""

EXPIRY = 3600.0
"""Seconds between two checks for expired tables."""

QUIET = ("/health", "/metrics")
"""Paths that machines poll."""

DRAIN = 10
"""Seconds that a stopping server waits for requests in progress."""

HEALTHY = {"status": "ok"}
PATIENCE = 3.0
"""Seconds in which a healthy server answers."""
LOOK = 0.1
"""Seconds between two checks whether the processes answer yet."""
STARTING = 60
"""Seconds that one of several processes may take to start, or to answer its supervisor."""

BESIDE = 2
"""Processes besides the bot workers: the one in reserve, and the one that reads records."""

LOG_BYTES = 2_000_000
LOG_FILES = 3
"""Old log files that are kept."""


def application(settings: Settings) -> ASGIApp:
    """Everything that answers requests; it opens the database when it starts."""
    metrics = Metrics(str(os.getpid()), KINDS, LADDER)
    server = Server(metrics, settings.limits)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        async with AsyncExitStack() as stack:
            storage = await open_storage(settings.database, serve=True)
            stack.push_async_callback(storage.close)
            bot_pool = BotPool(settings.thinkers)
            stack.push_async_callback(bot_pool.close)
            clock = RunningClock(time.time_ns, time.monotonic_ns)
            clock.start_after(await storage.newest())
            registry = TableRegistry(storage, bot_pool, metrics, clock)
            stack.push_async_callback(registry.close)
            server.registry = registry
            stack.push_async_callback(server.replaying.close)
            registry.start()
            # What exists now stays: garbage collection, which pauses everything, need not scan it again.
            gc.collect()
            gc.freeze()
            expiry = asyncio.ensure_future(_expire(registry, settings))
            stack.callback(expiry.cancel)
            most = file_limit.connections(settings.limits.connections, settings.thinkers + BESIDE)
            counted = Connections(settings.limits, most, settings.proxies, time.monotonic, metrics.refused)
            watch = asyncio.ensure_future(counted.watch())
            stack.callback(watch.cancel)
            yield {connections.STATE: counted}
            logs.note("draining", rooms=len(registry.rooms))

    async def material(digest: str) -> str | None:
        return await server.registry.loader.material(digest)

    found = Route(reach.ROUTE, server.answer(reach.handler(settings)), methods=["GET"])
    app = Starlette(routes=[*server.routes(), found, *pages.routes(material, server.answer)], lifespan=lifespan)
    return RequestGuard(
        logs.AccessLog(app, perf_counter, QUIET),
        hosts=settings.hosts,
        allow_addresses=settings.home == "network",
        origins=settings.origins,
        body_bytes=settings.limits.body_bytes,
        larger=dict.fromkeys((REPLAYS, PICTURES), settings.limits.record_bytes),
        refused=metrics.refused,
    )


async def _expire(registry: TableRegistry, settings: Settings) -> None:
    """Delete expired tables. Only days with a running server count: no date, however wrong, makes a table old."""
    kept = (settings.keep_finished, settings.keep_unfinished)
    while True:
        try:
            times = [None if days is None else await registry.runs.ago(days * DAY) for days in kept]
            gone = await registry.storage.expire(*times)
            registry.drop(gone)
            if gone:
                logs.note("tables expired", count=len(gone))
        except StorageError as error:
            logs.detail("expiry failed", problem=logged(error))
        except Exception as error:
            logs.fail("expiry failed", error)
        await asyncio.sleep(EXPIRY)


def configuration(app: ASGIApp | str, settings: Settings) -> uvicorn.Config:
    """The settings for uvicorn."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=settings.limits.idle_seconds,
        timeout_graceful_shutdown=DRAIN,
        timeout_worker_healthcheck=STARTING,
        lifespan="on",
    )


def prepare(settings: Settings) -> None:
    """Migrate the database, or say why it cannot be used, before any process starts."""
    pages.load()

    async def look() -> None:
        storage = await open_storage(settings.database, serve=True)
        await storage.close()

    asyncio.run(look())


def run(settings: Settings, ready: Callable[[], None] = lambda: None, listening: socket.socket | None = None) -> None:
    """Serve until stopped, from this process or from several; `ready` is called when it accepts connections."""
    set_up_logs(settings)
    if settings.workers == 1:
        server = Announcing(configuration(application(settings), settings), ready)
        server.run(sockets=None if listening is None else [listening])
        return
    from uvicorn.supervisors import Multiprocess

    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    config = configuration("skye.server.serve:from_environment", settings)
    listening = config.bind_socket() if listening is None else listening
    address = listening.getsockname()[:2]
    supervisor = Multiprocess(config, [listening])
    Thread(target=_await_answer, args=(address, supervisor.should_exit, ready), daemon=True).start()
    supervisor.run()


class Announcing(uvicorn.Server):
    """A server that reports when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _await_answer(address: tuple[str, int], ended: Event, ready: Callable[[], None]) -> None:
    while not ended.is_set():
        if answers(*address):
            ready()
            return
        ended.wait(LOOK)


def answers(host: str, port: int) -> bool:
    """Whether a healthy Skye server is there, asked without any proxy that the environment names."""
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = HTTPConnection(reachable, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        response = connection.getresponse()
        return response.status == 200 and msgspec.json.decode(response.read(1000)) == HEALTHY
    except (OSError, HTTPException, msgspec.DecodeError, UnicodeError):
        return False
    finally:
        connection.close()


def set_up_logs(settings: Settings) -> None:
    """Send the log where the settings say."""
    logs.setup(settings.log, settings.level)
    if settings.log_file is not None:
        (terminal,) = logging.getLogger().handlers
        handler = RotatingFileHandler(
            settings.log_file, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
        )
        handler.setFormatter(terminal.formatter)
        logging.getLogger().handlers = [handler]


def from_environment() -> ASGIApp:
    """The application of one of several processes."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    set_up_logs(settings)
    return application(settings)
