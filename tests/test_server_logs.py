"""The log of a server: one line an event, whatever is in it, and no secret in any of them."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from patience import PATIENCE
from starlette.types import Message, Receive, Scope, Send

from skye.server.logs import HIDDEN, LONGEST, LONGEST_PATH, AccessLog, JsonLines, LibraryLines, Style, TextLines, redact

pytestmark = pytest.mark.once

TOKEN = "q3Jx0zU8nH-2vLr5_TtYbQ9aWcEe1RfGhKkMmNoPpSs"
SHORT_TOKEN = TOKEN[:22]
NOW = 1_700_000_000.1234


def record(event: str, fields: dict[str, object] | None = None, name: str = "skye", **more: Any) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.INFO, "file.py", 1, event, more.get("args", ()), more.get("error"))
    made.created = NOW
    if fields is not None:
        made.fields = fields
    return made


def as_json(*arguments: Any, **named: Any) -> dict[str, Any]:
    text = JsonLines().format(record(*arguments, **named))
    assert "\n" not in text
    line: dict[str, Any] = msgspec.json.decode(text)
    return line


def as_text(*arguments: Any, **named: Any) -> str:
    return TextLines().format(record(*arguments, **named))


def an_error(problem: str) -> Any:
    try:
        raise ValueError(problem)
    except ValueError:
        return sys.exc_info()


def test_a_line_of_json() -> None:
    assert as_json("table opened", {"table": 7, "seats": ["Ann", None], "share": 0.5, "is_new": True}) == {
        "time": "2023-11-14T22:13:20.123Z",
        "level": "info",
        "event": "table opened",
        "table": 7,
        "seats": ["Ann", None],
        "share": 0.5,
        "is_new": True,
    }


def test_a_line_of_text() -> None:
    line = as_text("table opened", {"table": 7, "name": "Ann of Skye", "path": "/a/{code}", "is_new": True})
    assert line == '2023-11-14T22:13:20.123Z INFO    table opened table=7 name="Ann of Skye" path=/a/{code} is_new=true'


def test_others_are_logged_by_their_name() -> None:
    assert (
        as_json("%s of %s", name="uvicorn.error", args=("one", 2)).items()
        >= {
            "event": "one of 2",
            "source": "uvicorn.error",
        }.items()
    )
    assert as_json("%d", name="careless", args=("no number",))["event"] == "%d"


def test_a_field_does_not_hide_what_every_line_has() -> None:
    forged = {"event_": 1, "event": "forged", "level": "error", "source": "else", "traceback": "none"}
    line = as_json("real", forged)
    assert (line["event"], line["level"]) == ("real", "info")
    assert (line["event_"], line["event__"], line["level_"]) == (1, "forged", "error")
    assert (line["source_"], line["traceback_"]) == ("else", "none")
    assert as_text("real", forged).count("\n") == 0


def test_an_error_is_logged_with_its_place() -> None:
    line = as_json("failed", error=an_error("too late"))
    assert "test_server_logs.py" in line["traceback"]
    assert "ValueError: too late" in line["traceback"]
    text = as_text("failed", error=an_error("too late\n2023-11-14T22:13:20.123Z INFO forged\x1b[2J"))
    assert "\n    ValueError: too late\n" in text
    assert [line for line in text.splitlines()[1:] if not line.startswith("    ")] == []
    assert "\x1b" not in text


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.just("\ud800"),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner),
    max_leaves=10,
)


@given(st.text(), st.dictionaries(st.text(min_size=1), ANYTHING))
def test_whatever_is_logged_is_one_line(event: str, fields: dict[str, object]) -> None:
    assert len(as_json(event, fields)) == 3 + len(fields)
    line = as_text(event, fields)
    assert line.isprintable()
    assert len(line.splitlines()) == 1


def test_a_long_value_is_cut() -> None:
    assert len(as_json("x", {"long": "ab " * LONGEST})["long"]) == LONGEST + 1


@pytest.mark.parametrize("secret", [TOKEN, SHORT_TOKEN])
@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "token {} refused",
        "/api/tables/{}/seats",
        "('{}',)",
        "x={};",
        "prefix_{}",
        "wss://skye.test/socket/{}",
        "GET /table?token={}&seat=1 HTTP/1.1",
    ],
)
def test_tokens_are_hidden(text: str, secret: str) -> None:
    assert secret not in redact(text.format(secret))
    assert HIDDEN in redact(text.format(secret))


def test_tokens_of_any_letters_are_hidden() -> None:
    rng = random.Random(1)
    for _ in range(3000):
        token = base64.urlsafe_b64encode(rng.randbytes(rng.choice((16, 24, 32)))).decode().rstrip("=")
        assert redact(f"a {token} b") == f"a {HIDDEN} b"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("GET /a/b?code=abc HTTP/1.1", "GET /a/b?… HTTP/1.1"),
        ("?code=abc", "?…"),
        ("/a?abc", "/a?…"),
        ("postgresql://skye:hush@db.test:5432/skye", "postgresql://…@db.test:5432/skye"),
        ("postgresql+asyncpg://skye:p@ss/w:rd@db.test/skye", "postgresql+asyncpg://…@db.test/skye"),
        ("redis://:hush@db.test", "redis://…@db.test"),
        ("Authorization: Bearer hush hush", "Authorization:…"),
        ("Cookie: seat=hush; other=hush\nnext line", "Cookie:…\nnext line"),
        ("[(b'cookie', b'seat=hush'), (b'a', b'hush')]", "[(b'cookie',…"),
        ("{'authorization': 'Basic aHVzaA=='}", "{'authorization':…"),
        ("host=db.test password=hush", "host=db.test password=…"),
        ("PGPASSWORD=hush", "PGPASSWORD=…"),
        ("db_password = 'hush hush'", "db_password =…"),
        ('{"token": "hush"}', '{"token":…'),
    ],
)
def test_secrets_are_hidden_by_what_stands_around_them(text: str, expected: str) -> None:
    assert redact(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)",
        "Is anybody there? Nobody.",
        "sqlalchemy.exc.OperationalError: ConnectionDoesNotExistError",
        "in test_every_message_the_source_names_exists",
        "site-packages/starlette/routing.py",
        "SKYE_VERY_LONG_SETTING_OF_THE_SERVER",
        "-" * 40,
        "2023-11-14T22:13:20.123Z",
        "2001:db8:1:2:3:4:5:6",
        "the compass has no secret",
    ],
)
def test_what_is_no_secret_is_logged(text: str) -> None:
    assert redact(text) == text


@pytest.mark.parametrize(
    "name", ["token", "seat_token", "tokens", "cookie", "Authorization", "password", "query_string"]
)
def test_fields_with_a_secret_name_are_hidden(name: str) -> None:
    assert as_json("x", {name: "hush", "inner": [{name: b"hush"}]})[name] == HIDDEN
    for line in (as_text("x", {name: "hush"}), as_text("x", {"inner": [{name: b"hush"}]})):
        assert "hush" not in line


@pytest.mark.parametrize("form", [as_json, as_text])
def test_no_part_of_a_line_lets_a_secret_through(form: Any) -> None:
    for line in (
        form(f"the token {TOKEN}"),
        form("the token %s", args=(TOKEN,)),
        form("x", {"any": TOKEN}),
        form("x", {"any": TOKEN.encode()}),
        form("x", {"any": [{"deep": (TOKEN,)}]}),
        form("x", {"any": {TOKEN: 1}}),
        form("x", {"any": [[[[[[[TOKEN]]]]]]]}),
        form("x", error=an_error(f"no seat for {TOKEN}")),
        form("x", name="uvicorn.error", error=an_error(f"/socket?{SHORT_TOKEN}")),
    ):
        assert SHORT_TOKEN not in str(line)


def access(scope: dict[str, Any], caplog: pytest.LogCaptureFixture) -> dict[str, Any]:
    """What is logged of a request to an application that breaks."""

    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError

    caplog.set_level(logging.INFO, "skye")
    times = iter((5.0, 5.25))
    scope = {"type": "http", "method": "GET", "client": None, **scope}
    with pytest.raises(ZeroDivisionError):
        asyncio.run(AccessLog(broken, lambda: next(times))(scope, None, None))  # type: ignore[arg-type]
    fields: dict[str, Any] = vars(caplog.records[-1])["fields"]
    return fields


def test_a_request_that_breaks_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert access({"path": "/a"}, caplog) == {
        "method": "GET",
        "path": "/a",
        "status": 500,
        "milliseconds": 250.0,
        "address": None,
    }


def test_paths_are_logged_by_their_template(caplog: pytest.LogCaptureFixture) -> None:
    filled = {"path": "/a/b/7", "path_params": {"code": "b", "seat": 7, "rest": ""}}
    assert access(filled, caplog)["path"] == "/a/{code}/{seat}"
    assert len(access({"path": "/a" * LONGEST_PATH}, caplog)["path"]) == LONGEST_PATH + 1


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_who_asks_too_fast_does_not_fill_the_log(caplog: pytest.LogCaptureFixture, kind: str) -> None:
    moment, status = 5.0, 429
    begins = {"http": "http.response.start", "websocket": "websocket.http.response.start"}[kind]
    scope: dict[str, Any] = {"type": kind, "path": "/a", "client": ("192.0.2.7", 1)}
    scope |= {"method": "GET"} if kind == "http" else {}

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": begins, "status": status})

    async def send(_message: Message) -> None:
        pass

    log = AccessLog(app, lambda: moment)

    def ask(times: int) -> list[tuple[str, dict[str, Any]]]:
        caplog.clear()
        for _ in range(times):
            asyncio.run(log(scope, None, send))  # type: ignore[arg-type]
        return [(record.message, vars(record)["fields"]) for record in caplog.records]

    def counted(count: int) -> tuple[str, dict[str, Any]]:
        return "requests refused", {"reason": "pace", "count": count, "address": "192.0.2.7"}

    caplog.set_level(logging.INFO, "skye")
    assert ask(100) == [counted(1)]
    moment += 60
    assert ask(100) == [counted(100)]
    moment, status = moment + 60, 200
    assert [event for event, _ in ask(2)] == ["request", "requests refused", "request"]


def test_a_socket_is_logged_when_it_is_opened(caplog: pytest.LogCaptureFixture) -> None:
    """Once, and without the code of its table."""

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        scope["path_params"] = {"code": "loku-mabe"}
        await send({"type": "websocket.accept"})
        assert [vars(record)["fields"]["path"] for record in caplog.records] == ["/api/tables/{code}/socket"]
        await send({"type": "websocket.send", "text": "hello"})
        await send({"type": "websocket.close", "code": 1000})

    async def send(_message: Message) -> None:
        pass

    caplog.set_level(logging.INFO, "skye")
    scope = {"type": "websocket", "path": "/api/tables/loku-mabe/socket", "client": None}
    asyncio.run(AccessLog(app, lambda: 5.0)(scope, None, send))  # type: ignore[arg-type]
    (record,) = caplog.records
    fields = vars(record)["fields"]
    assert (fields["method"], fields["status"]) == ("SOCKET", 101)


def test_what_anybody_can_make_uvicorn_say_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    def is_logged(text: str, level: int, path: str) -> bool:
        return lines.filter(logging.LogRecord("uvicorn.error", level, path, 1, text, (), None))

    lines, own, sockets = LibraryLines(), "/uvicorn/server.py", "/websockets/server.py"
    caplog.set_level(logging.INFO, "skye")
    assert is_logged("Application startup complete.", logging.INFO, own)
    assert not is_logged('"WebSocket /api/tables/loku-mabe/socket" 429', logging.INFO, sockets)
    assert is_logged("something is wrong", logging.ERROR, sockets)
    for _ in range(100):
        assert not is_logged("Invalid HTTP request received.", logging.WARNING, own)
    assert [vars(record)["fields"] for record in caplog.records] == [
        {"reason": "malformed", "count": 1, "address": None}
    ]


SERVER = """
import logging, os, socket, sys, time
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route
from skye.server import logs

class Unsayable:
    def __str__(self):
        raise ZeroDivisionError

async def seat(request):
    logging.getLogger("skye").info("%s %s", request.query_params["token"], Unsayable())
    logging.getLogger("skye").info(Unsayable(), request.query_params["token"])
    logging.getLogger("skye").debug("ours")
    logging.getLogger("skye.server.rooms").debug("ours too")
    logging.getLogger("websockets.server").debug("theirs")
    return PlainTextResponse("OK")

async def fail(request):
    raise ValueError("wrong token " + request.query_params["token"])

async def health(request):
    return PlainTextResponse("OK")

logs.setup(sys.argv[1], sys.argv[2])
tables = Mount("/api", routes=[Route("/tables/{code}/seats/{seat:int}", seat)])
routes = [Route("/health", health), Route("/fail", fail), tables]
app = logs.AccessLog(Starlette(routes=routes), time.perf_counter, quiet=["/health"])
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(app, log_config=None)).run(sockets=[listening])
"""


@contextmanager
def server(style: Style, level: str) -> Iterator[tuple[HTTPConnection, list[str]]]:
    """A real server; its lines are there once it has ended."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, style, level],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    lines: list[str] = []
    assert process.stdout is not None
    connection = HTTPConnection("127.0.0.1", int(process.stdout.readline()), timeout=PATIENCE)
    try:
        yield connection, lines
    finally:
        connection.close()
        process.terminate()
        lines += process.communicate(timeout=PATIENCE)[1].splitlines()


def requested(connection: HTTPConnection, *paths: str) -> list[int]:
    """The status of each."""
    found = []
    for path in paths:
        connection.request("GET", path, headers={"Cookie": f"seat={TOKEN}"})
        response = connection.getresponse()
        response.read()
        found.append(response.status)
        connection.close()  # as the server does after an error
    return found


PATHS = (f"/api/tables/SECRETCODE/seats/3?token={TOKEN}", f"/fail?token={TOKEN}", "/nowhere%0Ax?a=b", "/health")


def test_a_server_in_json() -> None:
    with server("json", "info") as (connection, lines):
        assert requested(connection, *PATHS) == [200, 500, 404, 200]
    entries = [msgspec.json.decode(line) for line in lines]
    access = [line for line in entries if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"], line["address"]) for line in access] == [
        ("GET", "/api/tables/{code}/seats/{seat}", 200, "127.0.0.1"),
        ("GET", "/fail", 500, "127.0.0.1"),
        ("GET", "/nowhere\nx", 404, "127.0.0.1"),
    ]
    assert all(line["milliseconds"] >= 0 for line in access)
    assert any(line["event"] == "Application startup complete." for line in entries)
    assert any(line["event"] == "%s %s" for line in entries)
    (failure,) = [line for line in entries if "traceback" in line]
    assert (failure["level"], failure["source"]) == ("error", "uvicorn.error")
    assert failure["event"] == "Exception in ASGI application"
    assert "ValueError: wrong token" in failure["traceback"]
    whole = "\n".join(lines)
    assert SHORT_TOKEN not in whole
    assert "SECRETCODE" not in whole


def test_a_server_in_text_with_details() -> None:
    with server("text", "debug") as (connection, lines):
        assert requested(connection, *PATHS) == [200, 500, 404, 200]
    assert any(line.endswith("DEBUG   ours") for line in lines)
    assert any("DEBUG   ours too" in line for line in lines)
    assert any("DEBUG   request method=GET path=/health status=200" in line for line in lines)
    assert any("INFO    request method=GET path=/api/tables/{code}/seats/{seat} status=200" in line for line in lines)
    assert any(line.startswith("    ValueError: wrong token") for line in lines)
    whole = "\n".join(lines)
    assert "theirs" not in whole
    assert SHORT_TOKEN not in whole
    assert "SECRETCODE" not in whole


def test_only_warnings_can_be_asked_for() -> None:
    with server("json", "warning") as (connection, lines):
        assert requested(connection, *PATHS) == [200, 500, 404, 200]
    assert [msgspec.json.decode(line)["level"] for line in lines] == ["error"]
