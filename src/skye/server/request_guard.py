"""The gate before the application: which requests are accepted, and the security headers of every response."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skye.material.errors import SkyeError

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    # Covers WebSockets to the same origin too (Content Security Policy 3; Safari from 15.4 on).
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

UNUSED: Final = (
    *("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"),
    *("microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"),
)
"""Browser features that our pages never use."""

HEADERS: Final = {
    b"content-security-policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()).encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": ", ".join(f"{name}=()" for name in UNUSED).encode(),
}
SECURE: Final = {b"strict-transport-security": b"max-age=31536000"}
PRIVATE: Final = {b"cache-control": b"no-store"}

STATUS: Final = {"host": 400, "origin": 403, "size": 413}
"""The errors for which a request is refused."""

PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}
HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(?P<port>[0-9]{1,5}))?", re.ASCII)
LENGTH: Final = re.compile(rb"[0-9]{1,15}")


class AddressError(SkyeError, ValueError):
    """An invalid host or origin."""


class Host(NamedTuple):
    """The name and port that a client asked for."""

    name: str
    port: int | None

    @classmethod
    def read(cls, text: str) -> Host:
        """A host as written in a request."""
        found = HOST.fullmatch(text.lower())
        if found is None:
            raise AddressError("guard-host", found=text)
        return cls(found["name"].removesuffix("."), None if found["port"] is None else int(found["port"]))


class Origin(NamedTuple):
    """The origin of a page; http and ws count as the same, and https and wss."""

    name: str
    port: int
    is_secure: bool

    @classmethod
    def of(cls, scheme: str, host: Host) -> Origin:
        """The origin that a host has under this scheme."""
        return cls(host.name, PORTS[scheme] if host.port is None else host.port, PORTS[scheme] == PORTS["https"])

    @classmethod
    def read(cls, text: str) -> Origin:
        """An origin as written in a request, or in the settings."""
        scheme, _, host = text.lower().partition("://")
        try:
            return cls.of(scheme, Host.read(host))
        except (KeyError, AddressError) as error:
            raise AddressError("guard-origin", found=text) from error


class RequestGuard:
    """Accepts requests to our own hosts, from our own pages, of a limited size, and adds the headers of every response.

    It is ASGI middleware and belongs around everything else, also around what answers errors. A host without a port is
    allowed with any port; None allows any host, and then a page whose name is made to point here (DNS rebinding)
    passes as one of ours. An address in numbers cannot be made to point elsewhere, so all of them can be allowed, for a
    computer that moves from network to network. Behind a proxy that speaks https the server has to learn the scheme
    from it (X-Forwarded-Proto), or the origin has to be among those allowed.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Collection[str] | None,
        allow_addresses: bool = False,
        origins: Collection[str] = (),
        body_bytes: int,
        larger: Mapping[str, int] | None = None,
        refused: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._app = app
        self._hosts = None if hosts is None else {Host.read(host) for host in hosts}
        self._allow_addresses = allow_addresses
        self._origins = {Origin.read(origin) for origin in origins}
        self._body_bytes = body_bytes
        self._larger = dict(larger or {})
        """Paths where a body may have another size, and which."""
        self._refused = refused
        """Called with each error for which a request is refused."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let the application do it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        passage = _Passage(scope, receive, send, self._most_bytes(scope), self._refused)
        problem = self._problem(scope)
        if problem is not None:
            await passage.refuse(problem)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, passage.send)
        else:
            await passage.through(self._app)

    def _problem(self, scope: Scope) -> str | None:
        try:
            host = Host.read(_only(scope, b"host") or "")
        except ValueError:
            return "host"
        if not self._is_ours(host):
            return "host"
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            # A request without an origin comes from no browser page, so nobody can misuse it in their user's name.
            try:
                text = _only(scope, b"origin")
                origin = None if text is None else Origin.read(text)
            except ValueError:
                return "origin"
            if origin is not None and origin != Origin.of(scope["scheme"], host) and origin not in self._origins:
                return "origin"
        if scope["type"] == "http":
            lengths = _values(scope, b"content-length")
            if len(lengths) > 1 or any(not LENGTH.fullmatch(length) for length in lengths):
                return "size"
            if lengths and int(lengths[0]) > self._most_bytes(scope):
                return "size"
        return None

    def _is_ours(self, host: Host) -> bool:
        if self._hosts is None or {host, Host(host.name, None)} & self._hosts:
            return True
        return self._allow_addresses and _is_address(host.name.strip("[]"))

    def _most_bytes(self, scope: Scope) -> int:
        return self._larger.get(_path(scope), self._body_bytes)


class _Passage:
    """One request on its way through the gate."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, body_bytes: int, refused: Callable[[str], None]
    ) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._left = body_bytes
        self._refused = refused
        self._is_answered = False
        self._is_cut = False

    async def through(self, app: ASGIApp) -> None:
        """Let the application answer, unless the client leaves before it has sent everything.

        A body that turns out too large ends early for the application, as if the client had left.
        """
        with suppress(ClientDisconnect):
            await app(self._scope, self.receive, self.send)

    async def receive(self) -> Message:
        """The next part of the body, within the limit."""
        if self._is_cut:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left >= 0:
            return message
        self._is_cut = True
        if not self._is_answered:
            await self.refuse("size")
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Forward what the application answers, with our headers."""
        if self._is_cut and not self._is_answered:
            return
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self._is_answered = True
            message = {**message, "headers": self._with_ours(message.get("headers", ()))}
        await self._send(message)

    async def refuse(self, problem: str) -> None:
        """Refuse the request."""
        self._refused(problem)
        if self._scope["type"] == "websocket":
            await self._receive()
            await self._send({"type": "websocket.close"})  # before it is accepted: the client sees status 403
            return
        body = msgspec.json.encode({"problem": problem})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),  # the rest of a body is not awaited
        ]
        start = {"type": "http.response.start", "status": STATUS[problem], "headers": self._with_ours(headers)}
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})

    def _with_ours(self, theirs: Any) -> list[tuple[bytes, bytes]]:
        ours = dict(HEADERS)
        if self._scope["scheme"] in ("https", "wss"):
            ours |= SECURE
        if (_path(self._scope) + "/").startswith("/api/"):
            ours |= PRIVATE
        return [(name, value) for name, value in theirs if name.lower() not in ours] + list(ours.items())


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _path(scope: Scope) -> str:
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def _values(scope: Scope, name: bytes) -> list[bytes]:
    return [value for other, value in scope["headers"] if other == name]


def _only(scope: Scope, name: bytes) -> str | None:
    """The value of a header that must not occur twice."""
    values = _values(scope, name)
    if len(values) > 1:
        raise ValueError(f"several headers {name!r}")
    return values[0].decode("latin-1") if values else None
