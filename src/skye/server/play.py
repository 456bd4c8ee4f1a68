"""A server for the people around one computer: where its tables are, at which address, and whether it is running."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from skye.material.errors import SkyeError
from skye.server.limits import Limits, Rate
from skye.server.serve import answers
from skye.server.settings import Settings
from skye.storage.interface import StorageError
from skye.storage.sqlite_file import serving_lock

TABLES = "tables.db"
ADDRESS = "address.json"
LOG = "server.log"

PORT = 8470
"""Tried first. A browser stores the secrets of its seats per port: it should be the same each time."""

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has; the route to it shows the network card that reaches others."""

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
        return link("127.0.0.1", self.port)


def link(host: str, port: int) -> str:
    """The address of the page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def usual_folder() -> Path:
    """Where the tables are by default."""
    return platformdirs.user_data_path("skye", appauthor=False)


def data_folder(asked: Path | None = None) -> Path:
    """The folder for the tables, created if necessary; no other user may read it."""
    folder = usual_folder() if asked is None else asked.absolute()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise SkyeError("play-folder", folder=str(folder), problem=error.strerror or str(error)) from error
    return folder


def database(folder: Path) -> str:
    """The address of the tables in a folder, whatever characters its name has."""
    return "sqlite:///" + str(folder / TABLES).replace("%", "%25").replace("?", "%3F")


def settings(folder: Path, others: tuple[str, ...] | None, log: str | None) -> Settings:
    """Its settings: for this computer only, or also for others that know it by these names. Nothing ever expires."""
    return Settings(
        database=database(folder),
        hosts=(*LOOPBACK, *(others or ())),
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
            if address is not None and answers("127.0.0.1", address.port):
                return address
            time.sleep(PAUSE)
        else:
            return None
    raise SkyeError("play-busy", folder=str(folder))


def listen_anywhere(host: str, address: Address | None) -> socket.socket:
    """A socket on the port of last time, on the usual one, or on any."""
    for port in (*(() if address is None else (address.port,)), PORT):
        with suppress(SkyeError):
            return listen(host, port)
    return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that accepts connections there; an error says why that is impossible."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise SkyeError("serve-port-taken", port=str(port)) from error
        if number == errno.EACCES:
            raise SkyeError("serve-port-denied", port=str(port)) from error
        # The system's errors about a name have numbers below 0; for an address the library adds more than helps.
        problem = os.strerror(number) if number is not None and number > 0 else getattr(error, "strerror", str(error))
        raise SkyeError("serve-address", host=host, problem=problem) from error


def own_addresses() -> tuple[str, ...]:
    """The addresses at which other computers in the network find this one, the likeliest first."""
    found = dict.fromkeys(_own_addresses())
    return tuple(address for address in found if not address.startswith(("127.", "0.")))


def _own_addresses() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)  # sends nothing
        yield probe.getsockname()[0]
    with suppress(OSError, UnicodeError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]


def own_names() -> tuple[str, ...]:
    """The names that a network may know this computer by."""
    name = socket.gethostname().partition(".")[0].lower()
    is_fine = bool(name) and all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in name)
    return (name, f"{name}.local") if is_fine else ()


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
