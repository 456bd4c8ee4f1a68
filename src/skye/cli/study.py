"""What the commands for studying share: packages beyond those of the game, and words if one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from skye.errors import SkyeError

PACKAGES = ("choix", "cma", "matplotlib", "numpy", "polars", "scipy")
"""What `pip install "skye[study]"` brings, directly or with it."""


@contextmanager
def needs_study() -> Iterator[None]:
    """Within it these packages are imported; if one is not installed, an error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        raise SkyeError("study-missing", package=package) from error
