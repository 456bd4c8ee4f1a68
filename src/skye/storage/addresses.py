"""Addresses of databases: what they name, and how they may be shown."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from skye.storage.interface import StorageError


def shown(url: str) -> str:
    """An address as a person may see it: without its password, and without the settings, which may hold another."""
    if url.startswith("sqlite:///"):
        return url
    kind, _, rest = url.partition("://")
    server = re.split("[/?#]", rest)[0]
    behind = rest.removeprefix(server)
    if "@" in behind:  # of a password that is not escaped: nobody knows where it begins and ends
        return f"{kind}://…"
    before, at, host = server.rpartition("@")
    return f"{kind}://{re.split('[:@]', before)[0]}{at}{host}{re.split('[?#]', behind)[0]}"


def file_of(url: str) -> Path:
    """The file of an address of SQLite."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # ValueError: a port that is no number
        raise StorageError("storage-url") from error
    path = Path(parsed.database or "")
    is_file = path.name not in ("", "..", ":memory:")  # the first is that of “/” and “.”
    if not url.startswith("sqlite:///") or not is_file or parsed.query or not is_text(url):
        raise StorageError("storage-url")
    return path


def is_text(url: str) -> bool:
    """Whether an address is made of characters; one that was typed may hold any bytes."""
    try:
        url.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in unquote(url)
