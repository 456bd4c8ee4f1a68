"""Open connections: how many an address may hold, how many there may be, and how long one may keep the server waiting.

uvicorn has no limits of this kind. Its connection classes are settings, so two of them are extended here; both find
the limits in the state that the application passes when it starts (`STATE`).
"""

from __future__ import annotations

import asyncio
from asyncio import Transport
from collections.abc import Callable, Collection
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from skye.server import logs
from skye.server.limits import Buckets, Limits, Now, address_key

STATE: Final = "connections"
"""Where the protocols find the `Connections` of their process."""

SWEEP: Final = 1.0
"""Seconds between two checks of all connections, or less where a limit is that short."""

PIECE: Final = 2048
"""Bytes of a socket that are parsed at a time: at most some hundred frames."""

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

PROXY: Final = "proxy"
"""The key of all proxies: many clients share one, so it has to limit them itself."""


class Connection:
    """An accepted connection, as the limits see it."""

    def __init__(self, transport: Transport, key: str, cut: Callable[[], None]) -> None:
        self.transport = transport
        self.key = key
        self.cut = cut
        """Closes it without waiting for the client to read what is still to be sent."""
        self.is_socket = False
        self.has_sent = False
        """Whether a byte has come from the client."""
        self.deadline: float | None = None
        """When the client has to have sent the rest; None while it waits for the server."""
        self.unsent = 0
        """Bytes that it had not read at the last check."""
        self.taken = 0.0
        """When it was last seen reading some."""


class Connections:
    """Every open connection of this process, by the address that holds it."""

    def __init__(
        self,
        limits: Limits,
        most: int,
        proxies: Collection[str],
        now: Now,
        refused: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.limits = limits
        self._most = most
        """All together; fewer than the limits allow if the system does not allow that many open files."""
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self.now = now
        self._refused = refused
        """Called with each reason for which a connection is closed."""
        self._open: dict[str, dict[Transport, Connection]] = {}
        """By address, the newest last."""
        self._count = 0
        self._refusals = logs.Refusals("connections refused", now)

    def __len__(self) -> int:
        return self._count

    def enter(self, transport: Transport, cut: Callable[[], None]) -> Connection:
        """Count a new connection, or close it at once."""
        connection = Connection(transport, self._key(transport), cut)
        own = len(self._open.get(connection.key, ()))
        if own >= self.limits.connections_per_address and connection.key != PROXY:
            self.close(connection, "address")
            return connection
        if self._count >= self._most:
            greedy = self._greediest()
            if greedy is None or len(self._open[greedy]) <= own + 1:
                self.close(connection, "all")
                return connection
            self.close(self._newest(greedy), "all")
        self._open.setdefault(connection.key, {})[transport] = connection
        self._count += 1
        self.expect(connection, self.limits.header_seconds)
        return connection

    def upgrade(self, transport: Transport) -> Connection:
        """The connection became a WebSocket, which has time limits of its own."""
        key = self._key(transport)
        connection = self._open.get(key, {}).get(transport) or Connection(transport, key, transport.abort)
        connection.cut = transport.abort
        connection.is_socket = True
        connection.deadline = None
        return connection

    def leave(self, connection: Connection) -> None:
        """It is closed, or about to be."""
        own = self._open.get(connection.key, {})
        if own.pop(connection.transport, None) is not None:
            self._count -= 1
            if not own:
                del self._open[connection.key]

    def expect(self, connection: Connection, seconds: float) -> None:
        """The client has this much time for what comes next."""
        connection.deadline = self.now() + seconds

    def close(self, connection: Connection, reason: str) -> None:
        """Close a connection that exceeds a limit."""
        self.leave(connection)
        connection.cut()
        self.refuse(connection, reason)

    def refuse(self, connection: Connection, reason: str) -> None:
        """Count a connection that exceeds a limit and that the caller closes."""
        self._refused(f"connection-{reason}")
        self._refusals.add(reason, connection.key)

    def _close_idle(self, connection: Connection) -> None:
        """Close a connection on which nothing was ever sent: browsers open some in advance."""
        self.leave(connection)
        connection.cut()
        logs.detail("connection closed", reason="idle", address=connection.key)

    # Checking them

    async def watch(self) -> None:
        """Close connections that keep the server waiting too long, from now on."""
        limits = self.limits
        pause = min(
            SWEEP, *(second / 4 for second in (limits.header_seconds, limits.body_seconds, limits.send_seconds))
        )
        while True:
            await asyncio.sleep(pause)
            try:
                self.sweep()
            except Exception as error:  # from one connection; without further checks time limits would end
                logs.fail("connections not looked at", error)

    def sweep(self) -> None:
        """Check every connection once."""
        moment = self.now()
        for connection in [connection for own in self._open.values() for connection in own.values()]:
            unsent = connection.transport.get_write_buffer_size()
            if unsent < connection.unsent or not connection.unsent:
                connection.taken = moment
            connection.unsent = unsent
            if unsent:
                if moment > connection.taken + self.limits.send_seconds:
                    self.close(connection, "unread")
                elif connection.deadline is not None:  # it has to read first what it was sent
                    connection.deadline = max(connection.deadline, moment + self.limits.header_seconds)
            elif connection.deadline is not None and moment > connection.deadline:
                if connection.has_sent:
                    self.close(connection, "slow")
                else:
                    self._close_idle(connection)
        self._refusals.write_due()

    # Addresses

    def _key(self, transport: Transport) -> str:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else None
        return PROXY if self._is_proxy(address) else address_key(address)

    def _is_proxy(self, address: str | None) -> bool:
        if not self._proxies:
            return False
        try:
            found = ip_address(address or "")
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)

    def _greediest(self) -> str | None:
        """The address with the most connections."""
        return max(self._open.keys() - {PROXY}, key=lambda key: len(self._open[key]), default=None)

    def _newest(self, key: str) -> Connection:
        """The newest from there; a socket, which may belong to a player, only if there is nothing else."""
        newest = list(reversed(self._open[key].values()))
        return next((connection for connection in newest if not connection.is_socket), newest[0])


class HttpConnection(HttpToolsProtocol):
    """A connection that is counted, and on which every request has to arrive in time."""

    _place: Connection
    _is_in_body = False
    _is_ending = False
    """Whether no more requests are accepted."""
    _bytes = 0
    """Of the request that is arriving."""

    @property
    def _all(self) -> Connections:
        return cast(Connections, self.app_state[STATE])

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self._all.enter(transport, self._cut)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._all.leave(self._place)

    def _cut(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the rest of the response goes nowhere
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._is_ending or self.transport.is_closing():
            return
        self._place.has_sent = True
        self._bytes += len(data)
        super().data_received(data)
        limits = self._all.limits
        # Twice the limit of a body: a chunk has a line of its own.
        if self._bytes > limits.header_bytes + (2 * limits.record_bytes if self._is_in_body else 0):
            self._all.close(self._place, "size")

    def on_headers_complete(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # A request before the last one is answered. No browser and no proxy sends one, and uvicorn does not notice
            # that a client with several has gone. The connection ends with the response.
            self.cycle.keep_alive = False
            self._is_ending = True
            return
        super().on_headers_complete()
        self._is_in_body = True
        self._bytes = 0
        self._all.expect(self._place, self._all.limits.body_seconds)

    def handle_websocket_upgrade(self) -> None:
        if not self._is_ending:
            super().handle_websocket_upgrade()

    def on_body(self, body: bytes) -> None:
        if not self._is_ending:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._is_ending:
            return
        super().on_message_complete()
        self._is_in_body = False
        self._bytes = 0
        self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()

    def _rest(self) -> None:
        """Nothing is expected while the server owes a response; afterwards the next request.

        A response may be complete before the request is, if the body is not needed: the body still has to end in time.
        """
        if self._is_in_body:
            return
        if self.cycle is None or self.cycle.response_complete:
            limits = self._all.limits
            self._all.expect(self._place, limits.idle_seconds + limits.header_seconds)
        else:
            self._place.deadline = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket and still counts, and whose frames are limited."""

    _place: Connection
    _frames: Buckets

    @property
    def _all(self) -> Connections:
        return cast(Connections, self.app_state[STATE])

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._place = self._all.upgrade(transport)
        self._frames = Buckets(self._all.limits.frames, self._all.now)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._all.leave(self._place)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request comes as one piece
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse()
            return
        # In pieces, as thousands of frames may come at once: the limit shows after a few of them.
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])

    def _refuse(self) -> None:
        """Answer a malformed request, which uvicorn would leave open without a response."""
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()

    def _may_handle(self) -> bool:
        """Whether the frames are within the limit. The application only limits those that it reads."""
        if self.transport.is_closing():
            return False
        if self._frames.take(self._place):
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION, "socket-pace")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._all.refuse(self._place, "pace")
        return False

    def handle_cont(self, event: Frame) -> None:
        if self._may_handle():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._may_handle():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_handle():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._may_handle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_handle():
            super().handle_pong(event)
