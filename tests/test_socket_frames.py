"""What comes on a WebSocket besides messages: requests that cannot be understood, and floods of tiny frames."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE
from serving import ServerProcess, running

from skye.server.limits import Limits
from skye.wire.client import open_table
from skye.wire.http_bodies import MySeat, NewTable

pytestmark = pytest.mark.once

MASK = b"\0\0\0\0"
PING, PONG, TEXT, BEGIN, PART = (bytes((first, 0x80)) + MASK for first in (0x89, 0x8A, 0x81, 0x01, 0x00))
"""Empty frames: a ping, a pong, a message, the beginning of a message, and one more part of it."""
MANY = 100_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=Limits()) as server:
        yield server


def log_of(tmp_path: Path) -> list[dict[str, object]]:
    """The lines of the server's log."""
    return [msgspec.json.decode(line) for line in (tmp_path / "log").read_bytes().splitlines()]


def asked(server: ServerProcess, path: str, *headers: str) -> socket.socket:
    """A connection on which a WebSocket was asked for."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    ]
    connection.sendall("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    return connection


def read_all(connection: socket.socket) -> bytes:
    """What comes until the server hangs up."""
    read = b""
    with suppress(ConnectionError):
        while some := connection.recv(65_536):
            read += some
    return read


def opened(server: ServerProcess) -> str:
    """The code of a new table."""
    return asyncio.run(open_table(server.url, NewTable((MySeat("Ann"), MySeat("Ben"))))).code


@pytest.mark.parametrize(
    "flood", [PING * MANY, PONG * MANY, TEXT * MANY, BEGIN + PART * MANY], ids=["ping", "pong", "text", "part"]
)
def test_a_flood_of_tiny_frames_ends_the_connection(server: ServerProcess, tmp_path: Path, flood: bytes) -> None:
    with asked(server, f"/api/tables/{opened(server)}/socket") as connection:
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += connection.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 101")
        with suppress(ConnectionError):
            connection.sendall(flood)
        assert read_all(connection).count(b"\x8a\0") <= Limits().frames.burst + 100, "pongs"
    assert [line["reason"] for line in log_of(tmp_path) if line["event"] == "connections refused"] == ["pace"]
    assert opened(server)


@pytest.mark.parametrize(
    ("path", "header", "status"),
    [
        ("", f"Cookie: {'x' * 9_000}", 431),
        ("", "".join(f"X-{number}: 1\r\n" for number in range(200)) + "X: 1", 431),
        ("?" + "x" * 9_000, "X: 1", 414),
        ("", "Content-Length: 5", 400),
        ("", "Transfer-Encoding: chunked", 400),
    ],
    ids=["cookie", "headers", "path", "body", "chunks"],
)
def test_a_request_that_cannot_be_understood_is_answered(
    server: ServerProcess, tmp_path: Path, path: str, header: str, status: int
) -> None:
    with asked(server, f"/api/tables/loku-mabe/socket{path}", header) as connection:
        assert read_all(connection).startswith(b"HTTP/1.1 %d " % status)
    server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_the_server_stops_cleanly_with_such_a_connection_open(server: ServerProcess, tmp_path: Path) -> None:
    """The client does not hang up though it was answered."""
    with asked(server, "/api/tables/loku-mabe/socket", f"Cookie: {'x' * 9_000}") as connection:
        assert connection.recv(12) == b"HTTP/1.1 431"
        server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()
