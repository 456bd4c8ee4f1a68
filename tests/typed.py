"""Programs of the docs, compared with the types of the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def assert_typed(folder: Path) -> None:
    """Every program in this folder is typed strictly; mypy keeps its cache there, and not in the sources."""
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file=", "."]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert "Success" in done.stdout, done.stdout
