"""A separate server for the pictures, with a temporary empty database."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from skye.material.errors import SkyeError

PROGRAM = "import sys; from skye.cli.main import main; main(sys.argv[1:])"
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
STARTING = 30.0
"""Seconds in which a server must be ready."""


@asynccontextmanager
async def own_server() -> AsyncIterator[str]:
    """The address of a running server."""
    with TemporaryDirectory(prefix="skye-shots-") as folder:
        database = f"sqlite:///{Path(folder).as_posix()}/tables.db"
        # It chooses a port itself: one that was free a moment ago could be another program's by now.
        command = [sys.executable, "-c", PROGRAM, "serve", "--database", database, "--port", "0", "--level", "warning"]
        path = Path(folder) / "log"
        with path.open("wb") as log:
            process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=log)
        try:
            address = await _address(process)
            if address is None:
                raise SkyeError("shots-no-server", problem=path.read_text(errors="replace").strip()[-500:])
            yield address
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


async def _address(process: Process) -> str | None:
    """What it prints when it is ready; None if it ends before, or takes too long."""
    assert process.stdout is not None
    with suppress(TimeoutError):
        async with asyncio.timeout(STARTING):
            async for line in process.stdout:
                if found := ADDRESS.search(line):
                    return found[0].decode()
    return None
