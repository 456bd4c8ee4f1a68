"""The files of English words."""

from __future__ import annotations

from pathlib import Path

import skye

PACKAGE = Path(skye.__file__).parent


def english(file: str) -> Path:
    """A file of the base, or of an expansion whose name stands before it: `journeyman/stats.ftl`."""
    expansion, _, name = file.rpartition("/")
    return (PACKAGE / "expansions" / expansion if expansion else PACKAGE) / "locale" / "en" / name
