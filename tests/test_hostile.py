"""Clients that mean no good get the right answer or are shown out; those who play at the same time notice nothing."""

from __future__ import annotations

import asyncio
import os
import random
import select
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from patience import PATIENCE
from serving import Player, ServerProcess, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skye.server.limits import Limits, Rate
from skye.wire import codec
from skye.wire.client import ClientError, ClientTable, open_table
from skye.wire.client_messages import Hello, Ping, Seal
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, OpenSeat, Seated
from skye.wire.values import Decision, Options

pytestmark = pytest.mark.once

POLICY = 1008
TOO_BIG = 1009
LOST = 1011
UNTOLD = 0
"""The last words do not always reach a client whose messages were not all read."""
USUAL = Limits(tables_per_address=Rate(1, 100))
"""The limits that everybody has; here many tables are opened, one after the other."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits that everybody has."""
    yield from attacked(tmp_path_factory.mktemp("hostile"))


@pytest.fixture
def watchful(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that is quicker to notice who is gone, but not so quick that a busy machine is taken for it."""
    yield from attacked(tmp_path, ping=6.0)


def attacked(folder: Path, **settings: float) -> Iterator[ServerProcess]:
    """A server that must not fail."""
    with running(f"sqlite:///{folder}/tables.db", folder / "log", limits=USUAL, **settings) as process:
        yield process
    log = (folder / "log").read_text()
    assert "traceback" not in log.lower(), log


Attack = Callable[[Seated, Seated], Awaitable[None]]
"""Given a table that others play at, and one whose seats the attacker has."""


def withstand(server: ServerProcess, attack: Attack) -> None:
    """Attack while two others play a whole game: it must come to its end, and nothing be done in their name."""

    async def run() -> None:
        played = await open_table(server.url, NewTable((MySeat("one"), MySeat("two"))))
        mine = await open_table(server.url, NewTable((MySeat("me"), MySeat("rival"))))
        keys = [(place.token,) for place in played.places]
        async with (
            ClientTable(server.url, played.code, keys[0]) as one,
            ClientTable(server.url, played.code, keys[1]) as two,
        ):
            players = [Player(table, random.Random(number)) for number, table in enumerate((one, two))]
            games = asyncio.gather(*(player.play() for player in players))
            async with asyncio.timeout(PATIENCE):
                await attack(played, mine)
                await games
            for player in players:
                assert player.results.keys() <= {"done"}
                assert player.table.connections == 1, "nobody else was thrown out"
            sealed = [event for event in one.news if event["type"] == "sealed"]
            assert len(sealed) == sum(len(player.acknowledged) for player in players)

    asyncio.run(run())


def address(server: ServerProcess, code: str) -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"


async def greeted(server: ServerProcess, seated: Seated, *tokens: str) -> ClientConnection:
    """A connection that has sent hello."""
    connection = await connect(address(server, seated.code), ping_interval=None, max_size=None)
    await connection.send(codec.write(Hello(tokens)))
    assert msgspec.json.decode(await connection.recv())["type"] == "welcome"
    return connection


async def next_message(connection: ClientConnection, kind: str) -> dict[str, object]:
    """The next message of a kind."""
    while True:
        message: dict[str, object] = msgspec.json.decode(await connection.recv())
        if message["type"] == kind:
            return message


async def closed(connection: ClientConnection) -> tuple[int, list[str]]:
    """The code with which the server hangs up, and what it says before."""
    messages = []
    try:
        while True:
            messages.append(str(await connection.recv()))
    except ConnectionClosed as end:
        return (UNTOLD if end.rcvd is None else end.rcvd.code), messages


def test_a_wrong_token_is_sent_nothing(server: ServerProcess) -> None:
    async def attack(played: Seated, mine: Seated) -> None:
        for tokens in (("x" * 22,), (mine.places[0].token,), (played.places[0].token, "")):
            async with connect(address(server, played.code)) as connection:
                await connection.send(codec.write(Hello(tokens)))
                code, messages = await closed(connection)
                assert code == POLICY
                assert [msgspec.json.decode(text)["type"] for text in messages] == ["trouble"]

    withstand(server, attack)


def test_whoever_does_not_greet_first_is_shown_out(server: ServerProcess) -> None:
    async def attack(_: Seated, mine: Seated) -> None:
        for first in (codec.write(Ping()), "", "hello", b"\xff\xfe\x00", '{"type":"hello","version":99}'):
            async with connect(address(server, mine.code)) as connection:
                await connection.send(first)
                code, messages = await closed(connection)
                assert code == POLICY
                assert len(messages) == 1

    withstand(server, attack)


def test_nobody_decides_for_another_seat(server: ServerProcess) -> None:
    async def attack(_: Seated, mine: Seated) -> None:
        rival = await greeted(server, mine, mine.places[1].token)
        state = await next_message(rival, "state")
        pricing = state["choices"]["pricing"]  # type: ignore[index]
        tiles = pricing["tiles"]
        decision = msgspec.convert(state["decision"], Decision)
        move = {"type": "price", "seat": 1, "axe": tiles[0], "prices": [[tiles[1], 1], [tiles[2], 1]]}
        spectator, other = await greeted(server, mine), await greeted(server, mine, mine.places[0].token)
        for connection in (spectator, other):
            await connection.send(codec.write(Seal(1, decision, (move,))))
            answer = await next_message(connection, "answer")
            assert (answer["result"], answer["problem"]["key"]) == ("refused", "table-other-seat")  # type: ignore[index]
        # The same message from the right seat counts, once.
        for result in ("done", "repeated", "repeated"):
            await rival.send(codec.write(Seal(1, decision, (move,))))
            assert (await next_message(rival, "answer"))["result"] == result
        for connection in (spectator, other, rival):
            await connection.close()

    withstand(server, attack)


def test_a_giant_message_closes_the_connection(server: ServerProcess) -> None:
    async def attack(_: Seated, mine: Seated) -> None:
        for giant in ("x" * 20_000, "[" * 16_000, '{"type":"hello","tokens":[' + '"a",' * 3_000 + '"a"]}'):
            connection = await greeted(server, mine, mine.places[0].token)
            await connection.send(giant)
            if len(giant) > Limits().message_bytes:
                assert (await closed(connection))[0] == TOO_BIG
            else:
                assert (await next_message(connection, "trouble"))["problem"]["key"] == "socket-malformed"  # type: ignore[index]
                await connection.close()
        connection = await greeted(server, mine, mine.places[0].token)
        with suppress(ConnectionClosed):
            await connection.send(b"y" * 5_000_000)
        assert (await closed(connection))[0] in (0, TOO_BIG)

    withstand(server, attack)


def test_junk_is_answered_and_then_shown_out(server: ServerProcess) -> None:
    async def attack(_: Seated, mine: Seated) -> None:
        rng = random.Random(1)
        connection = await greeted(server, mine, mine.places[0].token)
        junk: list[str | bytes] = [rng.randbytes(rng.randint(0, 200)) for _ in range(4)]
        junk += ["", "null", "[]", '{"type":"seal"}', '{"type":"seal","id":-1}', "{" * 500, '{"type":"news"}']
        for piece in junk:
            with suppress(ConnectionClosed):
                await connection.send(piece)
        code, messages = await closed(connection)
        assert code == POLICY
        kinds = [msgspec.json.decode(text)["type"] for text in messages]
        assert kinds.count("trouble") == len(junk)

    withstand(server, attack)


def test_a_flood_is_read_slowly_and_then_shown_out(server: ServerProcess) -> None:
    async def attack(_: Seated, mine: Seated) -> None:
        connection = await greeted(server, mine, mine.places[0].token)
        ping = codec.write(Ping())
        ended = asyncio.ensure_future(closed(connection))
        sent, begin = 0, time.monotonic()
        with suppress(ConnectionClosed):
            while sent < 100_000:
                await connection.send(ping)
                sent += 1
                if sent % 100 == 0:
                    await asyncio.sleep(0)  # the others play in this process
        code, messages = await ended
        assert code in (POLICY, LOST, UNTOLD)
        pongs = sum(text == '{"type":"pong"}' for text in messages)
        pace = USUAL.messages_per_seat
        assert sent > 2 * pace.burst, "it is not shown out at once"
        assert pongs <= pace.burst + pace.per_second * (time.monotonic() - begin) + 1

    withstand(server, attack)


def test_somebody_who_does_not_read_keeps_nobody_waiting(watchful: ServerProcess) -> None:
    async def attack(played: Seated, _: Seated) -> None:
        raw = await asyncio.to_thread(_raw_hello, watchful, played.code)
        try:
            # It never reads: everything it watches has to be sent to it, and it answers no ping.
            assert await asyncio.to_thread(_hung_up, raw)
        finally:
            raw.close()

    withstand(watchful, attack)


def test_a_half_open_connection_is_noticed(watchful: ServerProcess) -> None:
    async def attack(_: Seated, mine: Seated) -> None:
        silent = socket.create_connection(("127.0.0.1", watchful.port))
        started = socket.create_connection(("127.0.0.1", watchful.port))
        started.sendall(b"GET /api/tables/" + mine.code.encode() + b"/socket HTTP/1.1\r\nHost: x\r\n")
        raw = await asyncio.to_thread(_raw_hello, watchful, mine.code)
        for connection in (silent, started, raw):
            await asyncio.to_thread(_read_to_the_end, connection)
            connection.close()

    withstand(watchful, attack)


def _raw_hello(server: ServerProcess, code: str) -> socket.socket:
    """A socket that has done the handshake and sent hello by hand, with a small buffer to receive."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    hello = codec.write(Hello()).encode()
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(hello))
    raw.sendall(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + mask + masked)
    return raw


def _hung_up(raw: socket.socket) -> bool:
    """Whether the server hangs up on somebody who does nothing; nothing is read meanwhile."""
    waiting = select.poll()
    waiting.register(raw, select.POLLRDHUP)
    return bool(waiting.poll(1000 * PATIENCE))


def _read_to_the_end(raw: socket.socket) -> None:
    """Read what comes and say nothing, until the server hangs up."""
    raw.settimeout(PATIENCE)
    with suppress(ConnectionError):
        while raw.recv(65_536):
            pass


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://localhost.evil.example"]
)
def test_a_foreign_page_gets_nothing(server: ServerProcess, origin: str) -> None:
    async def attack() -> None:
        mine = await open_table(server.url, NewTable((MySeat("me"), OpenSeat())))
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(server, mine.code), additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403

    asyncio.run(attack())
    body = msgspec.json.encode(NewTable((MySeat("me"), OpenSeat()), Options()))
    headers = {"content-type": "application/json", "origin": origin}
    with pytest.raises(HTTPError) as error, urlopen(Request(f"{server.url}/api/tables", body, headers)):
        pass
    assert error.value.code == 403
    error.value.close()


@pytest.mark.parametrize(
    ("path", "body", "kind", "status"),
    [
        ("/api/tables", b"{", "application/json", 400),
        ("/api/tables", b"\xff", "application/json", 400),
        ("/api/tables", b'{"seats":[]}', "application/json", 400),
        ("/api/tables", b"[" * 10_000, "application/json", 400),
        ("/api/tables", b'{"seats":[{"type":"mine","name":"\\u202e"},{"type":"open"}]}', "application/json", 400),
        ("/api/tables", b'{"seats":[{"type":"bot","bot":"x.py:Evil"},{"type":"open"}]}', "application/json", 400),
        ("/api/tables", b'{"seats":[{"type":"bot","bot":"novice:x.py:E"},{"type":"open"}]}', "application/json", 400),
        ("/api/tables", b"x" * 20_000, "application/json", 413),
        ("/api/tables", b"seats=1", "application/x-www-form-urlencoded", 415),
        ("/api/tables/none-such/seats", b'{"name":"me"}', "application/json", 404),
        ("/api/tables/%2e%2e%2f/seats", b'{"name":"me"}', "application/json", 404),
        ("/api/replays", b"{}", "application/json", 400),
        ("/api/replays", b"x" * 20_000, "application/json", 400),
        ("/api/replays", b"[" * 500_000, "application/json", 400),
        ("/api/replays", b'{"record":"' + b"x\\n" * 300_000 + b'"}', "application/json", 400),
        ("/api/replays", b'{"record":"skye record 1\\n' + b"tile 1\\n" * 60_000 + b'"}', "application/json", 400),
        ("/api/pictures", b'{"record":"' + b"x\\n" * 300_000 + b'"}', "application/json", 400),
        ("/api/replays", b"record=1", "application/x-www-form-urlencoded", 415),
        ("/api/replays/", b"x" * 20_000, "application/json", 413),
        ("/nothing", b"{}", "application/json", 404),
    ],
)
def test_requests_that_make_no_sense_get_an_error(
    server: ServerProcess, path: str, body: bytes, kind: str, status: int
) -> None:
    with pytest.raises(HTTPError) as error, urlopen(Request(server.url + path, body, {"content-type": kind})):
        pass
    assert error.value.code == status
    with error.value:
        assert b"Traceback" not in error.value.read()


def test_many_tables_from_one_address_are_refused_for_a_while(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=Limits()) as server:
        body = msgspec.json.encode(NewTable((MySeat("me"), OpenSeat())))
        request = Request(f"{server.url}/api/tables", body, {"content-type": "application/json"})
        for _ in range(Limits().tables_per_address.burst):
            with urlopen(request) as response:
                assert response.status == 201
        with pytest.raises(HTTPError) as error, urlopen(request):
            pass
        assert error.value.code == 429
        error.value.close()


def test_an_address_has_only_so_many_games_that_go_on(tmp_path: Path) -> None:
    limits = Limits(tables_per_address=Rate(1, 100), unfinished_tables_per_address=3)
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=limits) as server:

        async def play() -> None:
            waiting = NewTable((MySeat("me"), OpenSeat()))
            finished = await open_table(server.url, NewTable((BotSeat("random"), BotSeat("random"))))
            for _ in range(2):
                await open_table(server.url, waiting)
            async with ClientTable(server.url, finished.code) as table, asyncio.timeout(PATIENCE):
                while table.info is not None and table.info.status != "over":
                    await table.change()
            await open_table(server.url, waiting)  # one of the three is over
            with pytest.raises(ClientError) as error:
                await open_table(server.url, waiting)
            assert error.value.problem.key == "server-tables"

        asyncio.run(play())
