"""The log for operators: one event a line on standard error, as JSON or as text, and never a secret."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Style = Literal["json", "text"]

HIDDEN: Final = "…"
LONGEST: Final = 8_000
"""Characters of one value; a traceback has fewer."""

LONGEST_PATH: Final = 200
MOST_DEPTH: Final = 5

RESERVED: Final = ("time", "level", "event", "source", "traceback")

SECRET: Final = r"pass(?:word|wd|phrase)?|pwd|pgpassword|secret|tokens?|api[_-]?key|authorization|(?:set-)?cookies?"
SECRET_FIELD: Final = re.compile(rf"(?:.*[_-])?(?:{SECRET}|query(?:_string)?)", re.IGNORECASE)
PATTERNS: Final = (
    # User and password of a database. A password may itself have an @ in it: up to the last one.
    (re.compile(r"://\S{0,512}@"), f"://{HIDDEN}@"),
    # After `password=`, `Authorization: ` or `(b'cookie', b'` the rest of the line: a value can contain anything.
    (re.compile(rf"(?<![A-Za-z])({SECRET})(['\"]?\s*[=:]|['\"]\s*,)[^\n]*", re.IGNORECASE), rf"\1\2{HIDDEN}"),
    # A query string.
    (re.compile(r"\?\S+"), f"?{HIDDEN}"),
)
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,}")
"""As long as a token of ours: 128 bits in the letters of URLs."""

WORDS: Final = re.compile(r"[a-z_-]+|[A-Z_-]+|(?:[A-Z][a-z]+)+(?:Error|Exception|Warning)")
"""Looks as long as a token in a traceback, but is none. Not one token in many millions matches this."""

REFUSALS_EVERY: Final = 60.0
"""Seconds between two lines about refusals for the same reason."""

MANY_REQUESTS: Final = 429
GONE: Final = 499
"""The status of a request whose client left before it was answered, as in the logs of nginx."""

MISTAKEN: Final = ("ASGI callable returned without completing handshake", "No supported WebSocket library")
"""What uvicorn logs for a socket that is refused with a status, and for an upgrade to something else than a socket."""

MALFORMED: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn logs for requests that never reach the application."""

ANSWERS: Final = {
    "http.response.start": None,
    "websocket.http.response.start": None,
    "websocket.accept": 101,
    "websocket.close": 403,
}
"""The messages that begin a response, and its status if they do not contain it."""

_log: Final = logging.getLogger("skye")


def note(event: str, /, **fields: object) -> None:
    """Log what has happened."""
    _log.info("%s", event, extra={"fields": fields})


def detail(event: str, /, **fields: object) -> None:
    """Log a detail for debugging."""
    _log.debug("%s", event, extra={"fields": fields})


def warn(event: str, /, **fields: object) -> None:
    """Log what an operator should look at."""
    _log.warning("%s", event, extra={"fields": fields})


def fail(event: str, error: BaseException, /, **fields: object) -> None:
    """Log an unexpected error, with its traceback."""
    _log.error("%s", event, exc_info=error, extra={"fields": fields})


def setup(style: Style, level: str = "info") -> None:
    """Send everything that is logged in this process through here.

    Give uvicorn `log_config=None` and no level. Only our own events are shown below the level `info`: the libraries put
    whole messages and queries there.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    number = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(number, logging.INFO))
    _log.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(LibraryLines())
    # A line that cannot be written would be printed with everything in it, unredacted.
    logging.raiseExceptions = False


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return msgspec.json.encode(_line(record)).decode()


class TextLines(logging.Formatter):
    """Lines for people: time, level, event, fields. A traceback follows, indented, so that no line can be forged."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, or lines."""
        line = _line(record)
        traceback = str(line.pop("traceback", ""))
        head = f"{line.pop('time')} {str(line.pop('level')).upper():7} {_plain(str(line.pop('event')))}"
        fields = [f"{_plain(name)}={_written(value)}" for name, value in line.items()]
        rest = [f"    {_plain(text)}" for text in traceback.splitlines()]
        return "\n".join([" ".join([head, *fields]), *rest])


class Refusals:
    """Requests over a limit: a line when that begins, then one a minute, for each reason."""

    def __init__(self, event: str, now: Callable[[], float]) -> None:
        self._event = event
        self._now = now
        self._hits: dict[str, tuple[str | None, int]] = {}
        """Who met each limit first, and how often it was met, since the last line about it."""
        self._logged: dict[str, float] = {}
        """When each limit was last logged."""

    def add(self, reason: str, address: str | None) -> None:
        """One more is refused."""
        first, count = self._hits.get(reason, (address, 0))
        self._hits[reason] = (first, count + 1)
        self.write_due()

    def write_due(self) -> None:
        """Write the lines that are due."""
        for reason, (first, count) in list(self._hits.items()):
            moment = self._now()
            if moment >= self._logged.get(reason, -REFUSALS_EVERY) + REFUSALS_EVERY:
                warn(self._event, reason=reason, count=count, address=first)
                self._logged[reason] = moment
                del self._hits[reason]


class LibraryLines(logging.Filter):
    """Drops what uvicorn logs for every socket, with its code, and counts the lines that any client can cause."""

    def __init__(self) -> None:
        super().__init__()
        self._refusals = Refusals("requests refused", time.monotonic)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is to be written."""
        text = record.getMessage()
        if text in MALFORMED:
            self._refusals.add("malformed", None)
            return False
        is_of_socket = record.levelno <= logging.INFO and Path(record.pathname).parent.name == "websockets"
        return not (is_of_socket or text.startswith(MISTAKEN))


class AccessLog:
    """ASGI middleware: one line for each request that was answered, without its query.

    Those over a rate limit are counted instead, so that they do not fill a disk.
    """

    def __init__(self, app: ASGIApp, now: Callable[[], float], quiet: Collection[str] = ()) -> None:
        self._app = app
        self._now = now
        self._quiet = quiet
        """Paths that machines poll; they are logged as details."""
        self._refusals = Refusals("requests refused", now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, and log it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status: int | None = None
        begun = self._now()
        is_socket = scope["type"] == "websocket"

        async def watch(message: Message) -> None:
            nonlocal status
            if status is None and message["type"] in ANSWERS:
                status = message.get("status", ANSWERS[message["type"]])
                if is_socket:
                    self._tell(scope, status, begun)
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except ClientDisconnect:
            status = GONE  # whatever was still sent, nobody got it
            raise
        except Exception:
            status = status or 500
            raise
        finally:
            if not is_socket:
                self._tell(scope, status, begun)

    def _tell(self, scope: Scope, status: int | None, begun: float) -> None:
        address = scope["client"][0] if scope.get("client") else None
        is_refused = status == MANY_REQUESTS
        (detail if is_refused or scope["path"] in self._quiet else note)(
            "request",
            method=scope.get("method", "SOCKET"),
            path=_template(scope),
            status=status,
            milliseconds=round(1000 * (self._now() - begun), 1),
            address=address,
        )
        if is_refused:
            self._refusals.add("pace", address)
        else:
            self._refusals.write_due()


def redact(text: str) -> str:
    """The text without what looks like a secret: a last line of defence, for what should never have been logged."""
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return TOKEN.sub(lambda found: found[0] if WORDS.fullmatch(found[0]) else HIDDEN, text)


def _template(scope: Scope) -> str:
    """The path with the names of its parameters for their values: table codes are only for the players."""
    names = {str(value): f"{{{name}}}" for name, value in scope.get("path_params", {}).items() if value != ""}
    path = "/".join(names.get(part, part) for part in scope["path"].split("/"))
    return path if len(path) <= LONGEST_PATH else path[:LONGEST_PATH] + HIDDEN


def _line(record: logging.LogRecord) -> dict[str, Any]:
    try:
        event = record.getMessage()
    except Exception:  # its arguments do not fit, or cannot be printed; its origin has to be found all the same
        event = str(record.msg)
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    line = {"time": moment.replace("+00:00", "Z"), "level": record.levelname.lower(), "event": _shown(event.strip())}
    if record.name != _log.name:
        line["source"] = record.name
    for name, value in getattr(record, "fields", {}).items():
        shown = HIDDEN if SECRET_FIELD.fullmatch(name) else _shown(value)
        while name in line or name in RESERVED:
            name += "_"
        line[name] = shown
    if record.exc_info:
        line["traceback"] = _shown(logging.Formatter().formatException(record.exc_info))
    return line


def _shown(value: object, depth: int = 0) -> Any:
    """A value that fits into JSON, without secrets."""
    if value is None or isinstance(value, bool | float | int):
        return value
    if depth < MOST_DEPTH:
        if isinstance(value, Mapping):
            return {
                str(_shown(str(name))): HIDDEN if SECRET_FIELD.fullmatch(str(name)) else _shown(part, depth + 1)
                for name, part in value.items()
            }
        if isinstance(value, list | tuple | set | frozenset):
            return [_shown(part, depth + 1) for part in value]
    text = redact(str(value).encode(errors="backslashreplace").decode())
    return text if len(text) <= LONGEST else text[:LONGEST] + HIDDEN


def _written(value: object) -> str:
    """A value in a line of text: bare if that is unambiguous, else as JSON."""
    is_bare = isinstance(value, str) and re.fullmatch(r"[\w./:{}@+,…-]+", value)
    return _plain(str(value) if is_bare else msgspec.json.encode(value).decode())


def _plain(text: str) -> str:
    """A text that a terminal shows as it is."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
