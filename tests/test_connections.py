"""Who holds connections without using them is shown out, and stands in nobody else's way."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest
from patience import PATIENCE, attempts
from serving import ServerProcess, running

from skye.server.connections import Connections
from skye.server.limits import Limits, Rate
from skye.server.page_data import more_words
from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import MySeat, NewTable

if sys.platform != "win32":
    import resource

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="only there every address 127.x is this computer's"),
]

MANY = 3_000
HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"
UPGRADE = (
    b"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
FOREVER = 3_600.0
PATIENT = Limits(header_seconds=FOREVER, body_seconds=FOREVER, messages_per_address=Rate(10_000, 10_000))
"""Nothing is closed because it is slow."""


def connected(server: ServerProcess, address: str = "127.0.0.1") -> socket.socket:
    """A connection that comes from this address."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def health(server: ServerProcess, address: str = "127.0.0.1") -> int:
    """What somebody at this address is answered, on a connection of their own."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(address, 0))
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status
    finally:
        connection.close()


def is_closed(connection: socket.socket) -> bool:
    """Whether the server hangs up; what it says before is thrown away."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def open_now(connections: list[socket.socket]) -> int:
    """How many of them the server has not closed so far."""
    count = 0
    for connection in connections:
        connection.setblocking(False)
        with suppress(ConnectionError):
            try:
                count += bool(connection.recv(1))
            except BlockingIOError:
                count += 1
        connection.settimeout(PATIENCE)
    return count


@contextmanager
def half_sent(server: ServerProcess, address: str, count: int) -> Iterator[list[socket.socket]]:
    """So many requests from an address whose headers never end."""
    with ExitStack() as stack:
        made = []
        for _ in range(count):
            connection = stack.enter_context(connected(server, address))
            with suppress(ConnectionError):
                connection.sendall(HALF)
            made.append(connection)
        yield made


@contextmanager
def open_files(soft: int) -> Iterator[None]:
    """Within it this process may have so many open."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, before[1]), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def log_lines(log: Path, event: str | None = None) -> list[dict[str, Any]]:
    """What the log says of such events, or everything."""
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if event in (None, line["event"])]


def test_one_address_locks_nobody_out(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ExitStack() as stack:
        limits = msgspec.structs.replace(PATIENT, connections_per_address=300)
        server = stack.enter_context(running(f"sqlite:///{tmp_path}/tables.db", log, limits=limits))
        stack.enter_context(open_files(MANY + 1_000))
        greedy = stack.enter_context(half_sent(server, "127.0.0.2", MANY))
        assert health(server) == 200
        assert asyncio.run(play_a_little(server)) == 2
        assert open_now(greedy) == 300
        with pytest.raises(ConnectionError):
            health(server, "127.0.0.2")
        for connection in greedy[:10]:
            connection.close()
        for _ in attempts():
            with suppress(ConnectionError):
                assert health(server, "127.0.0.2") == 200
                break
        else:
            pytest.fail("there is no room again")
        assert open_now(greedy[10:]) > 200
    line, *_ = log_lines(log, "connections refused")
    assert (line["level"], line["reason"], line["address"]) == ("warning", "address", "127.0.0.2")
    assert "traceback" not in log.read_text().lower()


async def play_a_little(server: ServerProcess) -> int:
    """Sit down at a table; how many seats there are."""
    seated = await open_table(server.url, NewTable((MySeat("one"), MySeat("two"))))
    async with ClientTable(server.url, seated.code, tuple(place.token for place in seated.places)) as table:
        return len(table.seats)


def test_when_there_are_too_many_in_all_the_greediest_gives_way(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, connections=60, connections_per_address=50)
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", log, limits=limits) as server:
        with half_sent(server, "127.0.0.2", 40) as greedy, half_sent(server, "127.0.0.3", 20) as others:
            assert health(server) == 200
            assert (open_now(greedy), open_now(others)) == (39, 20)
            assert is_closed(greedy[-1]), "the newest"
            with half_sent(server, "127.0.0.4", 15) as more:
                assert health(server) == 200
                assert open_now(more) == 15
                assert open_now(others) == 20
                assert 24 <= open_now(greedy) <= 25
        line, *_ = log_lines(log, "connections refused")
        assert (line["reason"], line["address"]) == ("all", "127.0.0.2")
        figures = get(server, "/metrics")
        assert re.search(r'skye_refused_total\{.*reason="connection-all"\} \d', figures), figures


def test_a_proxy_stands_for_many(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, connections_per_address=5)
    with (
        running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=limits, proxies=("127.0.0.2",)) as server,
        half_sent(server, "127.0.0.2", 50) as of_proxy,
        half_sent(server, "127.0.0.3", 50) as of_other,
    ):
        assert health(server, "127.0.0.2") == 200
        assert (open_now(of_proxy), open_now(of_other)) == (50, 5)


SLOW = [
    pytest.param([b""], id="silent"),
    pytest.param([HALF], id="half of the headers"),
    pytest.param([b"\r\n"] * 1_000, id="empty lines"),
    pytest.param([bytes([letter]) for letter in HALF + b"X: " + b"x" * 1_000], id="headers byte by byte"),
    pytest.param([WHOLE, *[bytes([letter]) for letter in HALF + b"X: " + b"x" * 1_000]], id="the second request"),
    pytest.param([WHOLE, *[b"\r\n"] * 1_000], id="empty lines after an answer"),
]
POST = b"POST /%s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"
WORDS = b"GET /words/en/more.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODIES = [
    pytest.param([POST % b"api/tables", *[b"x"] * 1_000], id="a body"),
    pytest.param([POST % b"api/replays"], id="no body"),
    pytest.param([POST % b"nothing", *[b"x"] * 1_000], id="a body that is not waited for"),
]


@pytest.fixture(scope="module")
def strict_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hasty") / "log"


@pytest.fixture(scope="module")
def strict_server(strict_log: Path) -> Iterator[ServerProcess]:
    """A server that waits for nobody."""
    begun = time.monotonic()
    limits = Limits(
        header_seconds=1.0,
        body_seconds=1.0,
        idle_seconds=1,
        send_seconds=1.0,
        messages_per_address=Rate(10_000, 10_000),
    )
    with running(f"sqlite:///{strict_log.parent}/tables.db", strict_log, limits=limits) as server:
        yield server
        assert len(too_slow(strict_log)) <= 1 + (time.monotonic() - begun) / 60, "one line a minute"
    assert "Traceback" not in strict_log.read_text()


def too_slow(log: Path) -> list[dict[str, Any]]:
    """What the log says of those who sent too slowly."""
    return [line for line in log_lines(log, "connections refused") if line["reason"] == "slow"]


@pytest.mark.parametrize("parts", [*SLOW, *BODIES])
def test_who_sends_too_slowly_is_shown_out(strict_server: ServerProcess, parts: list[bytes]) -> None:
    with connected(strict_server) as connection:
        try:
            for part in parts:
                connection.sendall(part)
                connection.settimeout(0.05)
                with suppress(TimeoutError):
                    if not connection.recv(65_536):
                        return
            connection.settimeout(PATIENCE)
            assert is_closed(connection)
        except ConnectionError:
            return
        assert len(parts) < 1_000, "not before the end of what there was to send"


def test_who_sends_too_slowly_stands_in_the_log(strict_server: ServerProcess, strict_log: Path) -> None:
    for _ in attempts():  # again if the server was too busy to read anything before it closed
        with half_sent(strict_server, "127.0.0.1", 1) as (connection,):
            assert is_closed(connection)
        if too_slow(strict_log):
            break
    assert too_slow(strict_log)[0]["address"] == "127.0.0.1"


def test_who_connects_ahead_and_asks_nothing_is_closed_quietly(tmp_path: Path) -> None:
    """As browsers do."""
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", log, limits=Limits(header_seconds=0.5)) as server:
        with connected(server) as connection:
            assert is_closed(connection)
        for _ in attempts():
            with suppress(OSError):  # so hasty a server also closes a connection that it is too busy to read
                assert "connection-" not in get(server, "/metrics")
                break
        else:
            pytest.fail("nobody is answered")
    assert log_lines(log) == []


class Peer(asyncio.Transport):
    """A connection of which only the address matters."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})


def test_the_log_names_the_first_address_since_the_last_line(caplog: pytest.LogCaptureFixture) -> None:
    moment = 1_000.0
    connections = Connections(Limits(), 0, (), lambda: moment)

    def refuse(*addresses: str) -> None:
        for address in addresses:
            connections.enter(Peer(address), lambda: None)

    refuse("192.0.2.1", "192.0.2.2", "192.0.2.3")
    moment += 61
    refuse("192.0.2.4", "192.0.2.5", "192.0.2.6")
    moment += 61
    connections.sweep()
    moment += 61
    connections.sweep()
    lines = [record.__dict__["fields"] for record in caplog.records]
    assert lines == [
        {"reason": "all", "count": 1, "address": "192.0.2.1"},
        {"reason": "all", "count": 3, "address": "192.0.2.2"},
        {"reason": "all", "count": 2, "address": "192.0.2.5"},
    ]


def answered(log: Path) -> int:
    """Requests that the log has; counted again and again, so the lines are not read."""
    return log.read_bytes().count(b'"event":"request"')


def ask_without_reading(server: ServerProcess, log: Path, most: int = 1_000) -> tuple[socket.socket, int]:
    """Ask for the same again and again, until there is no room on the way for what is answered; how often it was.

    The server has to log requests.
    """
    for _ in attempts():  # again if the server was too busy to read anything before it closed
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", server.port))
        with suppress(ConnectionError):
            connection.sendall(WHOLE)
            if connection.recv(65_536):
                break
        connection.close()
    before = answered(log)
    slowest = 0.025
    for number in range(1, most + 1):
        begin = time.monotonic()
        connection.sendall(WORDS)
        # The first two always have room, and the very first takes longer than others.
        patience = PATIENCE if number <= 2 else 20 * slowest
        while answered(log) < before + number:
            if time.monotonic() - begin > patience:
                return connection, number - 1
            time.sleep(0.001)
        if number > 1:
            slowest = max(slowest, time.monotonic() - begin)
    return connection, most


def test_who_does_not_read_is_shown_out(tmp_path: Path) -> None:
    log = tmp_path / "log"
    limits = Limits(send_seconds=1.0)
    with running(f"sqlite:///{tmp_path}/tables.db", log, limits=limits, level="info") as server:
        connection, asked = ask_without_reading(server, log)
        # The system of the server goes on trying to send what it has, so that the client need not notice.
        for _ in attempts():
            if log_lines(log, "connections refused"):
                break
            if answered(log) > asked:  # it was only slow
                asked += 1
                connection.sendall(WORDS)
            time.sleep(0.02)
        connection.close()
    assert log_lines(log, "connections refused")[0]["reason"] == "unread"
    assert "Traceback" not in log.read_text()


def test_who_reads_slowly_has_the_time(tmp_path: Path) -> None:
    log = tmp_path / "log"
    limits = Limits(header_seconds=0.5, idle_seconds=2, send_seconds=20.0)
    with running(f"sqlite:///{tmp_path}/tables.db", log, limits=limits, level="info") as server:
        connection, count = ask_without_reading(server, log)
        connection.close()
        for _ in attempts():
            if answered(log) > count:  # the last one could not be answered until now
                break
        connection, asked = ask_without_reading(server, log, count - 1)  # for which there is room
        received = 0
        for _ in range(60):  # longer than a connection may lie idle
            received += len(connection.recv(4_096))
            time.sleep(0.05)
        while more := len(connection.recv(65_536)):
            received += more
        connection.close()
    assert received > asked * len(more_words("en").content)
    assert log_lines(log, "connections refused") == []


def send_headers(connection: socket.socket, begin: bytes) -> None:
    connection.sendall(begin)
    for number in range(100_000):
        connection.sendall(b"x-%d: " % number + b"x" * 1_000 + b"\r\n")


def test_headers_without_an_end_are_not_stored(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=PATIENT) as server:
        for begin in (HALF, POST % b"api/replays" + b"x" * 9_000, HALF + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"):
            with connected(server) as connection, pytest.raises(ConnectionError):
                send_headers(connection, begin)


def test_a_body_may_take_longer_than_headers(tmp_path: Path) -> None:
    log, answer = tmp_path / "log", b""
    with running(f"sqlite:///{tmp_path}/tables.db", log, limits=Limits(header_seconds=0.5)) as server:
        for _ in attempts():  # again if the server was too busy to read anything before it closed
            with connected(server) as connection, suppress(ConnectionError):
                connection.sendall(POST % b"api/replays")
                for _ in range(9):
                    time.sleep(0.15)
                    connection.sendall(b"x" * 1_000)
                answer = connection.recv(100)
            assert log_lines(log) == [], "nobody was too slow"
            if answer:
                break
    assert answer.startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("path", ["api/replays", "api/tables", "api/tables/none-such/seats"])
def test_uploads_that_are_given_up_are_logged_quietly(tmp_path: Path, path: str) -> None:
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", log, limits=PATIENT, level="info") as server:
        for sent in (b"", b"x" * 1_000):
            with connected(server) as connection:
                connection.sendall(POST % path.encode() + sent)
                get(server, "/metrics")
        end = time.monotonic() + PATIENCE
        while len(lines := [line for line in log_lines(log, "request") if line["method"] == "POST"]) < 2:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.02)
    assert {line["status"] for line in lines} == {499}
    assert [line for line in log_lines(log) if line["level"] != "info"] == []


def test_who_asks_before_the_answer_gets_one_answer(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=PATIENT) as server:
        for second in (WHOLE, POST % b"api/tables" + b"x" * 9_000, WHOLE.replace(b"\r\n\r\n", UPGRADE)):
            with connected(server) as connection:
                connection.sendall(WHOLE + second)
                answer = b""
                while received := connection.recv(65_536):
                    answer += received
                assert answer.count(b"HTTP/1.1 200") == answer.count(b"HTTP/1.1") == 1
                assert b"connection: close" in answer.lower()
        with connected(server) as connection:  # one after the other is what everybody does
            for _ in range(3):
                connection.sendall(WHOLE)
                answer = b""
                while not answer.endswith(b'{"status":"ok"}'):
                    answer += connection.recv(65_536)
                assert answer.startswith(b"HTTP/1.1 200")
    assert "Traceback" not in (tmp_path / "log").read_text()


def get(server: ServerProcess, path: str) -> str:
    with urlopen(server.url + path) as response:
        return str(response.read().decode())
