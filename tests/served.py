"""What a server process of the tests does. Nothing of Skye is loaded before it is known which Skye is meant."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def run(settings: str, log: Path, package: Path | None) -> None:
    """Serve, and write everything into a log; the package is a folder with another `skye` than the installed one."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    if package is not None:
        sys.path.insert(0, str(package))
        os.environ["PYTHONPATH"] = str(package)  # for the processes of its bots
    import msgspec

    from skye.server import serve
    from skye.server.settings import Settings

    serve.run(msgspec.json.decode(settings, type=Settings))
