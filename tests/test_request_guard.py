"""The gate: who comes in, how much they may bring, and what every response carries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skye.server.request_guard import HEADERS, AddressError, Host, Origin, RequestGuard

pytestmark = pytest.mark.once

MOST = 100
LARGE = "/api/large"
MORE = 5 * MOST
"""Bytes of a body there."""
Pairs = Iterable[tuple[str, str]]


class Answer(NamedTuple):
    """What came back, and what the gate reported about it."""

    status: int
    headers: dict[str, str]
    body: bytes
    refused: list[str]
    received: list[bytes]
    """Bodies that the application has read to their end."""

    @property
    def problem(self) -> Any:
        return msgspec.json.decode(self.body)["problem"]


def ask(
    headers: Pairs = (("host", "skye.test"),),
    *,
    method: str = "GET",
    scheme: str = "http",
    path: str = "/",
    kind: str = "http",
    body: Iterable[bytes] = (b"",),
    hosts: Iterable[str] | None = ("skye.test",),
    allow_addresses: bool = False,
    origins: Iterable[str] = (),
    own: Iterable[tuple[bytes, bytes]] = (),
    root_path: str = "",
) -> Answer:
    """Send one request through a gate to an application that reads its body and says OK."""
    scope = {
        "type": kind,
        "method": method,
        "scheme": scheme,
        "path": path,
        "root_path": root_path,
        "query_string": b"",
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers],
    }
    parts = list(body)
    incoming: list[Message] = [
        {"type": "http.request", "body": part, "more_body": number < len(parts)} for number, part in enumerate(parts, 1)
    ]
    if kind == "websocket":
        incoming = [{"type": "websocket.connect"}]
    outgoing: list[Message] = []
    refused: list[str] = []
    received: list[bytes] = []

    async def receive() -> Message:
        return incoming.pop(0)

    async def send(message: Message) -> None:
        outgoing.append(message)

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            return
        received.append(await Request(scope, receive).body())
        await Response(b"OK", headers=None)(scope, receive, _with(own, send))

    allowed = None if hosts is None else [*hosts]
    gate = RequestGuard(
        application,
        hosts=allowed,
        allow_addresses=allow_addresses,
        origins=[*origins],
        body_bytes=MOST,
        larger={LARGE: MORE},
        refused=refused.append,
    )
    asyncio.run(gate(scope, receive, send))
    if kind == "websocket":
        (message,) = outgoing
        status = {"websocket.accept": 101, "websocket.close": 403}[message["type"]]
        return Answer(status, {}, b"", refused, received)
    start, content = outgoing
    result = [(name.decode(), value.decode()) for name, value in start["headers"]]
    assert len(dict(result)) == len(result), "a header stands there twice"
    return Answer(start["status"], dict(result), content["body"], refused, received)


def _with(own: Iterable[tuple[bytes, bytes]], send: Send) -> Send:
    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *own]
        await send(message)

    return send_more


def test_every_response_carries_the_headers() -> None:
    answer = ask()
    assert answer.status == 200
    assert answer.body == b"OK"
    assert {name.encode(): value.encode() for name, value in answer.headers.items()}.items() >= HEADERS.items()
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "strict-transport-security" not in answer.headers
    assert "cache-control" not in answer.headers


def test_a_refusal_carries_them_too() -> None:
    answer = ask([("host", "evil.test")], path="/api/tables")
    assert answer.status == 400
    assert answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "application/json"


def test_ours_replace_those_of_the_application() -> None:
    answer = ask(path="/api/x", own=[(b"Cache-Control", b"public"), (b"referrer-policy", b"unsafe-url"), (b"x", b"y")])
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x"] == "y"


@pytest.mark.parametrize(("path", "stored"), [("/api/tables", False), ("/api", False), ("/apidocs", True), ("/", True)])
def test_only_the_interface_is_never_stored(path: str, stored: bool) -> None:
    assert ("cache-control" not in ask(path=path).headers) == stored
    assert ("cache-control" not in ask(path=f"/skye{path}", root_path="/skye").headers) == stored


def test_transport_security_is_asked_for_only_where_it_is_there() -> None:
    assert ask(scheme="https").headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ([("host", "skye.test")], True),
        ([("host", "SKYE.test:8000")], True),
        ([("host", "skye.test.")], True),
        ([("host", "[::1]:8000")], True),
        ([("host", "[::1]")], False),
        ([("host", "127.0.0.1")], True),
        ([("host", "evil.test")], False),
        ([("host", "skye.test.evil.test")], False),
        ([("host", "skye.test@evil.test")], False),
        ([("host", "evil.test/skye.test")], False),
        ([("host", "skye.test:80:80")], False),
        ([("host", "")], False),
        ([], False),
        ([("host", "skye.test"), ("host", "skye.test")], False),
    ],
)
def test_only_our_hosts_are_served(kind: str, headers: Pairs, fine: bool) -> None:
    answer = ask(headers, kind=kind, hosts=["skye.test", "127.0.0.1", "[::1]:8000"])
    assert answer.refused == ([] if fine else ["host"])
    assert answer.status == ((101 if kind == "websocket" else 200) if fine else (403 if kind == "websocket" else 400))
    if kind == "http" and not fine:
        assert answer.problem == "host"
        assert answer.received == []


def test_any_host_can_be_allowed() -> None:
    assert ask([("host", "anything.test")], hosts=None).status == 200
    assert ask([("host", "two words")], hosts=None).status == 400


@pytest.mark.parametrize(
    ("host", "is_address"),
    [
        ("192.168.1.5:8470", True),
        ("[fd00::5]:8470", True),
        ("evil.test", False),
        ("192.168.1.5.evil.test", False),
        ("192.168.1", False),
    ],
)
def test_any_address_in_numbers_can_be_allowed(host: str, is_address: bool) -> None:
    assert ask([("host", host)]).status == 400
    assert ask([("host", host)], allow_addresses=True).status == (200 if is_address else 400)


ORIGINS = [
    ("http", "skye.test", "http://skye.test", True),
    ("http", "skye.test", "http://skye.test:80", True),
    ("http", "skye.test:8000", "http://SKYE.test:8000", True),
    ("https", "skye.test", "https://skye.test", True),
    ("https", "skye.test", "https://skye.test:443", True),
    ("http", "skye.test", "https://friend.test", True),
    ("http", "skye.test", "https://skye.test", False),
    ("https", "skye.test", "http://skye.test", False),
    ("http", "skye.test:8000", "http://skye.test", False),
    ("http", "skye.test", "http://skye.test:8000", False),
    ("http", "skye.test", "http://evil.test", False),
    ("http", "skye.test", "http://friend.test", False),
    ("http", "skye.test", "http://skye.test.evil.test", False),
    ("http", "skye.test", "http://evil.test@skye.test", False),
    ("http", "skye.test", "http://skye.test/", False),
    ("http", "skye.test", "null", False),
    ("http", "skye.test", "skye.test", False),
    ("http", "skye.test", "file://skye.test", False),
    ("http", "skye.test", "", False),
]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "websocket"])
@pytest.mark.parametrize(("scheme", "host", "origin", "fine"), ORIGINS)
def test_only_our_pages_may_change_something(scheme: str, host: str, origin: str, fine: bool, method: str) -> None:
    is_socket = method == "websocket"
    answer = ask(
        [("host", host), ("origin", origin)],
        method=method,
        kind="websocket" if is_socket else "http",
        scheme=scheme.replace("http", "ws") if is_socket else scheme,
        origins=["https://friend.test"],
    )
    assert answer.refused == ([] if fine else ["origin"])
    assert answer.status == ((101 if is_socket else 200) if fine else 403)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_reading_asks_for_no_origin(method: str) -> None:
    assert ask([("host", "skye.test"), ("origin", "http://evil.test")], method=method).status == 200


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_who_is_no_browser_sends_no_origin(kind: str) -> None:
    assert ask(method="POST", kind=kind, scheme="ws" if kind == "websocket" else "http").refused == []


def test_two_origins_are_none() -> None:
    headers = [("host", "skye.test"), ("origin", "http://skye.test"), ("origin", "http://skye.test")]
    assert ask(headers, method="POST").status == 403


PIECES = st.lists(st.sampled_from(["skye.test", "evil", ".", ":", "80", "@", "/", " ", "\t", "[", "]", "#", "%2e"]))
TEXTS = st.one_of(PIECES.map("".join), st.text(st.characters(max_codepoint=255), max_size=30))


@given(TEXTS, st.booleans())
@example("skye.test:80", True)
def test_no_other_text_is_our_origin(text: str, is_socket: bool) -> None:
    kind, scheme = ("websocket", "ws") if is_socket else ("http", "http")
    answer = ask([("host", "skye.test"), ("origin", f"http://{text}")], method="POST", kind=kind, scheme=scheme)
    assert (answer.refused == []) == (text.replace("test.", "test") in ("skye.test", "skye.test:80"))


@given(TEXTS)
@example("skye.test.:8080")
def test_no_other_text_is_our_host(text: str) -> None:
    answer = ask([("host", text)])
    assert (answer.refused == []) == (text.replace("test.", "test") in ("skye.test", "skye.test:80", "skye.test:8080"))


@pytest.mark.parametrize("length", [str(MOST + 1), "9" * 5000, "-1", "+5", "5, 5", "", "٣"])
def test_a_body_too_long_is_refused_at_once(length: str) -> None:
    text = length.encode().decode("latin-1")
    answer = ask([("host", "skye.test"), ("content-length", text)], method="POST", body=())
    assert answer.status == 413
    assert answer.problem == "size"
    assert answer.received == []


def test_two_lengths_are_none() -> None:
    headers = [("host", "skye.test"), ("content-length", "1"), ("content-length", "1")]
    assert ask(headers, method="POST", body=()).status == 413


@given(st.lists(st.binary(max_size=MOST), min_size=1, max_size=6))
def test_a_body_in_parts_is_cut_off_at_the_limit(parts: list[bytes]) -> None:
    whole = b"".join(parts)
    answer = ask(method="POST", body=parts)
    if len(whole) <= MOST:
        assert (answer.status, answer.received, answer.refused) == (200, [whole], [])
    else:
        assert (answer.status, answer.received, answer.refused) == (413, [], ["size"])
        assert answer.problem == "size"


@pytest.mark.parametrize("size", [MOST + 1, MORE, MORE + 1])
@pytest.mark.parametrize(
    "path", [LARGE, LARGE + "/", "/api/larger", "/api", "/x" + LARGE, "//api/large", "/api/large/../x"]
)
@pytest.mark.parametrize("is_announced", [True, False])
def test_one_address_takes_larger_bodies(size: int, path: str, is_announced: bool) -> None:
    headers = [("host", "skye.test"), *([("content-length", str(size))] if is_announced else [])]
    answer = ask(headers, method="POST", path=path, body=(b"x" * MOST, b"x" * (size - MOST)))
    assert answer.status == (200 if path == LARGE and size <= MORE else 413)
    below = ask(
        headers, method="POST", path=f"/skye{path}", root_path="/skye", body=(b"x" * MOST, b"x" * (size - MOST))
    )
    assert below.status == answer.status


def upload(application: ASGIApp) -> list[Message]:
    """What an application answers to a body that turns out too large with its second part."""
    outgoing: list[Message] = []
    parts = [b"x" * MOST, b"x"]

    async def receive() -> Message:
        return {"type": "http.request", "body": parts.pop(0), "more_body": True}

    async def send(message: Message) -> None:
        outgoing.append(message)

    scope = {"type": "http", "method": "POST", "scheme": "http", "path": "/", "headers": [(b"host", b"a")]}
    asyncio.run(RequestGuard(application, hosts=None, body_bytes=MOST)(scope, receive, send))
    return outgoing


def test_after_a_refusal_the_application_says_no_more() -> None:
    async def application(_scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"late"})

    start, content = upload(application)
    assert start["status"] == 413
    assert content["body"] == b'{"problem":"size"}'


def test_an_answer_begun_before_the_limit_is_left_alone() -> None:
    async def application(_scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        assert (await receive())["type"] == "http.request"
        assert (await receive())["type"] == "http.disconnect"
        assert (await receive())["type"] == "http.disconnect"
        await send({"type": "http.response.body", "body": b"early"})

    start, content = upload(application)
    assert start["status"] == 200
    assert content["body"] == b"early"


def test_errors_of_the_application_come_through() -> None:
    async def application(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError

    scope = {"type": "http", "method": "GET", "scheme": "http", "path": "/", "headers": [(b"host", b"a")]}
    with pytest.raises(ZeroDivisionError):
        asyncio.run(RequestGuard(application, hosts=None, body_bytes=1)(scope, None, None))  # type: ignore[arg-type]


@pytest.mark.usefixtures("language")
def test_what_an_operator_allows_is_checked() -> None:
    with pytest.raises(AddressError, match="two words"):
        Host.read("two words")
    for text in ("null", "skye.test", "ftp://skye.test", "https://skye.test/"):
        with pytest.raises(AddressError, match=text):
            Origin.read(text)
