"""What the commands for studying share: packages beyond those of the game, and an error if one is missing."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skye.material.errors import SkyeError
from skye.material.system_errors import reason

PACKAGES = ("choix", "cma", "matplotlib", "numpy", "polars", "scipy")
"""The packages of the extra `study`, direct or indirect."""


@contextmanager
def writing(folder: Path | None) -> Iterator[None]:
    """Inside it a folder, if there is one, is written to; an error says what the system refuses and what to do."""
    try:
        yield
    except OSError as error:
        if folder is None or isinstance(error, BrokenPipeError):
            raise
        raise SkyeError("study-unwritable", file=str(error.filename or folder), problem=reason(error)) from error


@contextmanager
def needs_study() -> Iterator[None]:
    """Inside it these packages are imported; if one is not installed, an error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        raise SkyeError("study-missing", package=package) from error


def need(*packages: str) -> None:
    """Raise an error for one that is not installed, without importing those that are."""
    for package in packages:
        if importlib.util.find_spec(package) is None:
            raise ModuleNotFoundError(name=package)
