"""HTTP requests to an application in this process."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class Answered(NamedTuple):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def value(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def key(self) -> str:
        """Of the problem."""
        return str(self.value["problem"]["key"])


async def request(app: Any, path: str, body: object = None, **headers: str) -> Answered:
    """GET an address, or POST a body as JSON."""
    content = b"" if body is None else msgspec.json.encode(body)
    sent = {"host": "localhost", "content_type": "application/json", **headers}
    where, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": "GET" if body is None else "POST",
        "path": where,
        "raw_path": where.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "scheme": "http",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()],
        "client": ("127.0.0.1", 5000),
        "server": ("127.0.0.1", 80),
    }
    messages: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": content}

    async def send(message: dict[str, Any]) -> None:
        messages.append(message)

    await app(scope, receive, send)
    start, *rest = messages
    names = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answered(start["status"], names, b"".join(part.get("body", b"") for part in rest))
