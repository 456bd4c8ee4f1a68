"""The gate over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Literal

import pytest
import uvicorn
from patience import PATIENCE
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from skye.server.request_guard import RequestGuard

pytestmark = pytest.mark.once

MOST = 100
Parser = Literal["httptools", "h11"]


async def say_body(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def fail(_request: Request) -> Response:
    raise ZeroDivisionError


async def greet(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


@asynccontextmanager
async def serving(http: Parser) -> AsyncIterator[int]:
    """A real server behind the gate; its port."""
    routes = [
        Route("/api/body", say_body, methods=["POST"]),
        Route("/fail", fail),
        WebSocketRoute("/socket", greet),
    ]
    app: ASGIApp = RequestGuard(Starlette(routes=routes), hosts=["127.0.0.1"], body_bytes=MOST)
    # Nothing is closed because it is idle.
    config = uvicorn.Config(app, port=0, http=http, ws="websockets-sansio", log_config=None, timeout_keep_alive=600)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await running


def served(http: Parser, test: Callable[[int], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(http) as port:
            await test(port)

    asyncio.run(run())


async def exchange(port: int, *parts: str) -> str:
    """Send some raw text; everything that comes back until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part.encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    return answer.decode()


HTTP = pytest.mark.parametrize("http", ["httptools", "h11"])


@HTTP
def test_sizes_over_a_socket(http: Parser) -> None:
    post = "POST /api/body HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    chunk = f"{MOST:x}\r\n{'x' * MOST}\r\n"

    async def test(port: int) -> None:
        fits = await exchange(port, f"{post}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n{chunk}0\r\n\r\n")
        assert fits.startswith("HTTP/1.1 200")
        assert fits.endswith(f"\r\n\r\n{MOST}")
        announced = await exchange(port, f"{post}Content-Length: {MOST + 1}\r\n\r\n")
        # Never ends: the server has to close by itself.
        streamed = await exchange(port, f"{post}Transfer-Encoding: chunked\r\n\r\n", chunk, chunk)
        for answer in (announced, streamed):
            assert answer.startswith("HTTP/1.1 413")
            assert answer.endswith('\r\n\r\n{"problem":"size"}')
            assert answer.count("HTTP/1.1") == 1
            assert "no-store" in answer

    served(http, test)


@HTTP
def test_an_error_page_carries_the_headers_too(http: Parser) -> None:
    async def test(port: int) -> None:
        answer = await exchange(port, "GET /fail HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert answer.startswith("HTTP/1.1 500")
        assert "content-security-policy" in answer

    served(http, test)


@HTTP
def test_sockets_of_other_pages_are_refused(http: Parser) -> None:
    async def test(port: int) -> None:
        here = f"ws://127.0.0.1:{port}/socket"
        for origin in (None, f"http://127.0.0.1:{port}"):
            async with connect(here, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
                assert await socket.recv() == "hello"
        for origin in ("http://evil.test", "null", f"https://127.0.0.1:{port}"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(here, origin=origin, proxy=None)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403

    served(http, test)
