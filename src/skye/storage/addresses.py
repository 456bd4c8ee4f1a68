"""Addresses of databases: what they name, and how they may be shown."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from skye.storage.interface import StorageError


def shown(url: str) -> str:
    """An address to show to people: without its password, and without its parameters, which may contain another."""
    if url.startswith("sqlite:///"):
        return url
    kind, _, rest = url.partition("://")
    server = re.split("[/?#]", rest)[0]
    behind = rest.removeprefix(server)
    if "@" in behind:  # from an unescaped password: nobody knows where it begins and ends
        return f"{kind}://…"
    before, at, host = server.rpartition("@")
    return f"{kind}://{re.split('[:@]', before)[0]}{at}{host}{re.split('[?#]', behind)[0]}"


def file_of(url: str) -> Path:
    """The file of an SQLite address."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # ValueError: a port that is not a number
        raise StorageError("storage-url") from error
    path = Path(parsed.database or "")
    is_file = path.name not in ("", "..", ":memory:")  # the first is that of “/” and “.”
    if not url.startswith("sqlite:///") or not is_file or parsed.query or not is_text(url):
        raise StorageError("storage-url")
    return path


def is_text(url: str) -> bool:
    """Whether an address is valid text; a typed one may contain any bytes."""
    try:
        url.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in unquote(url)
