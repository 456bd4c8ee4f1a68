"""A server of its own for the pictures, with an empty database that is gone afterwards."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from skye.errors import SkyeError

PROGRAM = "import sys; from skye.cli import main; main(sys.argv[1:])"
STARTING = 30.0
"""Seconds in which a server is ready."""


@asynccontextmanager
async def own_server() -> AsyncIterator[str]:
    """The address of a server that answers."""
    with TemporaryDirectory(prefix="skye-shots-") as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        url = f"http://127.0.0.1:{port}"
        database = f"sqlite:///{Path(folder).as_posix()}/tables.db"
        command = [sys.executable, "-c", PROGRAM, "serve", "--database", database, "--port", str(port)]
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen([*command, "--level", "warning"], stdout=log, stderr=log)
        try:
            await _ready(url, process, Path(folder) / "log")
            yield url
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def _ready(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = asyncio.get_running_loop().time() + STARTING
    while not await asyncio.to_thread(_answers, url):
        if process.poll() is not None or asyncio.get_running_loop().time() > end:
            raise SkyeError("shots-no-server", problem=log.read_text(errors="replace").strip()[-500:])
        await asyncio.sleep(0.1)


def _answers(url: str) -> bool:
    try:
        with urlopen(f"{url}/health", timeout=2) as response:
            return bool(response.status == 200)
    except (URLError, OSError):
        return False
