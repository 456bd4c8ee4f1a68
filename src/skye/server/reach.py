"""Where other computers reach this server, for the page on the computer that it runs on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from skye.server import own_addresses
from skye.server.settings import WILDCARDS, Settings
from skye.wire.http_bodies import Reach

ROUTE = "/api/reach"
PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that a proxy adds."""


def link(host: str, port: int) -> str:
    """The address of the page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def handler(settings: Settings) -> Callable[[Request], Awaitable[Response]]:
    """GET /api/reach."""

    async def answer(request: Request) -> Response:
        # Whoever comes through a proxy that was not named looks like this computer.
        is_passed_on = any(header in request.headers for header in PASSED_ON)
        client = "" if request.client is None or is_passed_on else request.client.host
        server = request.scope.get("server") or ("", settings.port)
        # A search for addresses may wait for other machines.
        found = await asyncio.to_thread(reach, settings, client, server[1], own_addresses.addresses)
        return Response(msgspec.json.encode(found), media_type="application/json")

    return answer


def reach(settings: Settings, client: str, port: int, find: Callable[[], tuple[str, ...]]) -> Reach:
    """Where others reach a server with these settings and this port.

    The addresses are looked up each time, since the network may have changed. Strangers do not get them.
    """
    if settings.home == "computer":
        return Reach((), "closed")
    is_here = own_addresses.is_loopback(client) and not settings.proxies
    if not is_here or settings.host not in WILDCARDS:
        return Reach((), "unknown")
    links = tuple(link(address, port) for address in find())
    return Reach(links, None if links else "offline")
