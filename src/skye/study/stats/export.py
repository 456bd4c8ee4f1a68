"""A folder with everything: Parquet files, tables and plots. It is filled at the end, or not at all."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import polars as pl

from skye.material.errors import SkyeError
from skye.material.expansions import NAMES
from skye.study.stats.follow import PLAYERS
from skye.study.stats.frames import Frames
from skye.study.stats.labels import Group
from skye.study.stats.plots import FORMS, PLOTS, save
from skye.study.stats.table_parts import StatsTable
from skye.study.stats.tallies import Tallies

FILES = ("games", "players", "points", "sales", "decisions")
"""The frames that are written."""

ATTEMPTS = 100
"""To remove what is not finished, over five seconds."""


def ending(group: Group) -> str:
    """The suffix of the names of a group's plots."""
    expansion, players = group
    return f"{expansion or 'base'}-{players}"


class Export:
    """Collects games into a folder; they stay in a subfolder of it until all is done."""

    def __init__(self, folder: Path, parts: Path) -> None:
        self.folder = folder
        self.parts = parts
        self.chunks = 0

    def add(self, frames: Frames) -> None:
        """Add some games."""
        with _system_errors():
            for name in FILES:
                frames[name].write_parquet(self.parts / f"{name}-{self.chunks:06}.part")
        self.chunks += 1

    def finish(self, page: str, result: dict[str, Any]) -> Iterator[str]:
        """Write Parquet files and tables; yields the name of each."""
        for name in FILES:
            parts = sorted(self.parts.glob(f"{name}-*.part"))
            with _system_errors():
                pl.scan_parquet(parts).sink_parquet(self.parts / f"{name}.parquet")
            for part in parts:
                part.unlink()
            yield f"{name}.parquet"
        (self.parts / "tables.txt").write_text(page + "\n", encoding="utf-8")
        yield "tables.txt"
        (self.parts / "tables.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        yield "tables.json"

    def draw(self, tallies: Tallies, group: Group, tables: list[StatsTable]) -> Iterator[str]:
        """Draw the plots of a group; yields the name of each."""
        for path in save(tallies, group, tables, self.parts, ending(group)):
            yield path.name

    def publish(self) -> int:
        """Move the files into place, replacing those of an earlier run; returns how many files there are."""
        files = sorted(self.parts.iterdir())
        for name in known() - {file.name for file in files}:
            (self.folder / name).unlink(missing_ok=True)
        for file in files:
            file.replace(self.folder / file.name)
        return len(files)


@contextmanager
def _system_errors() -> Iterator[None]:
    """The library has an error of its own for a full disk."""
    try:
        yield
    except pl.exceptions.ComputeError as error:
        number = re.search(r"os error (\d+)", str(error))
        raise OSError(int(number[1]) if number else 0, str(error)) from error


def known() -> set[str]:
    """Every file name that a run may write."""
    groups = [(name, players) for name in (None, *NAMES) for players in PLAYERS]
    plots = {f"{plot}-{ending(group)}.{form}" for plot in PLOTS for group in groups for form in FORMS}
    return {*plots, *(f"{name}.parquet" for name in FILES), "tables.txt", "tables.json"}


@contextmanager
def _unfinished(folder: Path) -> Iterator[Path]:
    """A folder for what is not finished, which is removed at the end."""
    parts = Path(mkdtemp(prefix=".unfinished-", dir=folder))
    try:
        yield parts
    finally:
        # After Ctrl-C the library still writes for a moment what it was writing.
        for _ in range(ATTEMPTS):
            rmtree(parts, ignore_errors=True)
            if not parts.exists():
                break
            time.sleep(0.05)


@contextmanager
def opened(folder: Path, *, force: bool) -> Iterator[Export]:
    """A folder to export to; after a failure it is left as it was."""
    if folder.exists() and not folder.is_dir():
        raise SkyeError("stats-folder-file", folder=str(folder))
    if folder.exists() and any(folder.iterdir()) and not force:
        raise SkyeError("stats-folder-full", folder=str(folder))
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with _unfinished(folder) as parts:
            yield Export(folder, parts)
    except BaseException:
        with suppress(OSError):  # it is not empty
            for place in missing:
                place.rmdir()
        raise
