"""A server for the people around one computer: where its tables are, at which address, and whether it is running."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from skye.material.errors import SkyeError
from skye.material.system_errors import reason
from skye.server import own_addresses
from skye.server.limits import Limits, Rate
from skye.server.reach import link
from skye.server.serve import answers
from skye.server.settings import Settings
from skye.storage.interface import StorageError
from skye.storage.sqlite_file import serving_lock

TABLES = "tables.db"
ADDRESS = "address.json"
LOG = "server.log"

PORT = 8470
"""Tried first. A browser stores the secrets of its seats per port: it should be the same each time."""

HERE = "127.0.0.1"
EVERYWHERE = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"
"""All network cards, by IPv4 and, where the system can do both with one socket, by IPv6."""
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")

TRIES = 20
"""Checks of a server that is just starting, and the seconds between them."""
PAUSE = 0.25

MOST_THINKERS = 4
LIMITS = msgspec.structs.replace(
    Limits(),
    tables_per_address=Rate(10, 1_000),
    joins_per_address=Rate(10, 1_000),
    joins_at_table=Rate(1, 100),
    greetings_per_address=Rate(100, 1_000),
    unfinished_tables_per_address=100_000,
)
"""Everybody here shares one address, and nobody is a stranger."""


class Address(msgspec.Struct, frozen=True):
    """Where the last server of a folder is, or was."""

    port: int
    others: tuple[str, ...] = ()
    """Links for other computers."""

    @property
    def url(self) -> str:
        return link(HERE, self.port)


def usual_folder() -> Path:
    """Where the tables are by default."""
    return platformdirs.user_data_path("skye", appauthor=False)


def data_folder(asked: Path | None = None) -> Path:
    """The folder for the tables, created if necessary; no other user may read it."""
    folder = usual_folder() if asked is None else asked.absolute()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, "")
    except OSError as error:
        raise SkyeError("play-folder", folder=str(folder), problem=reason(error)) from error
    return folder


def database(folder: Path) -> str:
    """The address of the tables in a folder, whatever characters its name has."""
    return "sqlite:///" + str(folder / TABLES).replace("%", "%25").replace("?", "%3F")


def settings(folder: Path, log: str | None, *, lan: bool = False) -> Settings:
    """Its settings: for this computer only, or also for others in its network. Nothing ever expires."""
    return Settings(
        database=database(folder),
        host=EVERYWHERE if lan else HERE,
        home="network" if lan else "computer",
        hosts=(*LOOPBACK, *(own_addresses.names() if lan else ())),
        thinkers=max(1, min(MOST_THINKERS, (os.cpu_count() or 1) - 1)),
        log="json" if log == "json" else "text",
        log_file=str(folder / LOG) if log is None else None,
        keep_finished=None,
        keep_unfinished=None,
        limits=LIMITS,
    )


def remembered(folder: Path) -> Address | None:
    """The address of the last server, if it was saved."""
    try:
        return msgspec.json.decode((folder / ADDRESS).read_bytes(), type=Address)
    except (OSError, msgspec.DecodeError, UnicodeError):
        return None


def remember(folder: Path, address: Address) -> None:
    """Save the address, for the next start and for other commands meanwhile."""
    fresh = folder / f"{ADDRESS}.new"
    fresh.write_bytes(msgspec.json.encode(address))
    fresh.replace(folder / ADDRESS)


def find(folder: Path) -> Address | None:
    """Where the tables of this folder are served now; None if they are not."""
    for _ in range(TRIES):
        try:
            serving_lock(folder / TABLES).release()
        except StorageError:
            address = remembered(folder)
            if address is not None and answers(HERE, address.port):
                return address
            time.sleep(PAUSE)
        else:
            return None
    raise SkyeError("play-busy", folder=str(folder))


def listen_anywhere(host: str, address: Address | None) -> socket.socket:
    """A socket on the port of last time, on the usual one, or on any."""
    for port in (*(() if address is None else (address.port,)), PORT):
        with suppress(SkyeError):
            return listen(host, port, by_both=True)
    return listen(host, 0, by_both=True)


def listen(host: str, port: int, *, by_both: bool = False) -> socket.socket:
    """A socket that accepts connections there; an error says why that is impossible.

    `by_both` lets `::` accept IPv4 as well. Whoever names it for a server may want IPv6 alone.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        is_dual = by_both and host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(address[:2], family=family, backlog=2048, dualstack_ipv6=is_dual)
    except (OSError, OverflowError, UnicodeError) as error:
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise SkyeError("serve-port-taken", port=str(port)) from error
        if number == errno.EACCES:
            raise SkyeError("serve-port-denied", port=str(port)) from error
        problem = reason(error) if isinstance(error, OSError) else str(error)
        raise SkyeError("serve-address", host=host, problem=problem) from error


def can_show(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether there is a browser to open; without a screen a text browser would take over the terminal."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def show(url: str) -> None:
    """Open the page in the browser, in a process of its own: a browser may be slow, and prints a lot."""
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-P", "-m", "webbrowser", url]
    with suppress(OSError):
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
