"""The expansions there are. Each is a package whose files are named like those of the base that they add to."""

from __future__ import annotations

from importlib import import_module
from typing import Any

NAMES = ("journeyman",)


def part(name: str, module: str) -> Any:
    """What an expansion adds to one module of the base."""
    return import_module(f"skye.{name}.{module}")
