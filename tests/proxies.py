"""A way to PostgreSQL that can be cut, or that swallows what is sent, as a network does that loses packets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from urllib.parse import urlsplit

from patience import PATIENCE

EVERYTHING = ""
SECURED = (80877103).to_bytes(4, "big")
"""What asks for TLS, before anything else is sent."""


class Proxy:
    """Between programs and a database; connections are distinguished by the name that they give themselves."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname or "127.0.0.1", parts.port or 5432)
        self._parts = parts
        self._swallowed: set[str] = set()
        self._is_refusing = False
        self._lines: dict[asyncio.StreamWriter, tuple[str, asyncio.StreamWriter]] = {}
        self._server: asyncio.Server | None = None
        self.lost = 0
        """Bytes that were swallowed."""

    @property
    def url(self) -> str:
        """The address of the database through here."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        user = f"{self._parts.username}@" if self._parts.username else ""
        return f"{self._parts.scheme}://{user}127.0.0.1:{port}{self._parts.path}"

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)

    def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        self._abort(EVERYTHING)

    def swallow(self, name: str = EVERYTHING) -> None:
        """Let nothing through any more, in either direction, while both sides think that they are connected."""
        self._swallowed.add(name)

    def flow(self) -> None:
        """Let everything through again; what was swallowed is gone."""
        self._swallowed.clear()
        self._is_refusing = False

    def cut(self, name: str = EVERYTHING) -> None:
        """End connections as a reset does."""
        self._loop.call_soon_threadsafe(self._abort, name)

    def _abort(self, name: str) -> None:
        for near, (known, far) in list(self._lines.items()):
            if name in known:
                near.transport.abort()
                far.transport.abort()

    def refuse(self) -> None:
        """Take no new connections, and end those there are."""
        self._is_refusing = True
        self.cut()

    def _is_swallowed(self, known: str) -> bool:
        return any(name in known for name in self._swallowed)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_refusing:
            writer.transport.abort()
            return
        with suppress(OSError, asyncio.IncompleteReadError):
            first = await reader.read(4096)
            if first[4:] == SECURED:
                writer.write(b"N")  # no TLS here; the name comes in the next message
                first = await reader.read(4096)
            known = first.decode("latin-1")
            while self._is_swallowed(known):
                await asyncio.sleep(0.05)  # who connects now waits for an answer
            far_reader, far = await asyncio.open_connection(*self._target)
            self._lines[writer] = (known, far)
            far.write(first)
            await asyncio.gather(
                self._pass(reader, far, writer), self._pass(far_reader, writer, writer), return_exceptions=True
            )
        self._lines.pop(writer, None)

    async def _pass(self, reader: asyncio.StreamReader, to: asyncio.StreamWriter, line: asyncio.StreamWriter) -> None:
        """Pass on what comes. A swallowed line stays silent: its bytes are gone, so it is of no use any more."""
        is_dead = False
        try:
            while content := await reader.read(65536):
                is_dead = is_dead or self._is_swallowed(self._lines.get(line, ("", line))[0])
                if is_dead:
                    self.lost += len(content)
                else:
                    to.write(content)
                    await to.drain()
            if is_dead or self._is_swallowed(self._lines.get(line, ("", line))[0]):
                # The other side does not hear that this one is gone.
                await asyncio.Event().wait()
        finally:
            if not is_dead:
                to.close()


@contextmanager
def proxied(url: str) -> Iterator[Proxy]:
    """A proxy in a thread of its own."""
    proxy, ready, ended = Proxy(url), Event(), Event()

    async def serve() -> None:
        await proxy.start()
        ready.set()
        while not ended.is_set():
            await asyncio.sleep(0.02)
        proxy.stop()

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield proxy
    finally:
        ended.set()
        thread.join()
