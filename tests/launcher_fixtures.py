"""The launcher as a user has it, for test files that say `pytest_plugins = ("launcher_fixtures",)`."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import pytest
from installing import copy_sources
from launching import ROOT, load, pretend_built


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The sources as a user fetches them, in a folder with a space and a letter beyond ASCII."""
    folder = tmp_path / "Île of Skye"
    copy_sources(folder)
    shutil.copy2(ROOT / "skye", folder)
    shutil.rmtree(folder / "src" / "skye" / "static", ignore_errors=True)
    return folder


@pytest.fixture
def launcher(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher of a user, speaking English."""
    monkeypatch.setenv("SKYE_LANG", "en")
    monkeypatch.delenv("CI", raising=False)
    return load(folder)


@pytest.fixture
def installed(launcher: ModuleType) -> ModuleType:
    """The same with the traces of a set-up that came to its end."""
    launcher.SCRIPTS.mkdir(parents=True)
    launcher.PYTHON.touch()
    launcher.COMMAND.touch()
    home = {"home": str(launcher.FOLDER), "python": launcher.EXTENSION_SUFFIXES[0]}
    launcher.write_stamp({**home, "sources": launcher.sources(), "extras": [], "tools": launcher.build_tools()[0]})
    return launcher


@pytest.fixture
def steps(installed: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """The steps that an installed launcher takes, each with its label; only building the page does anything."""
    taken: list[tuple[str, list[str]]] = []

    def take(label: str, command: list[Any], _: IO[bytes], *beside: list[Any]) -> None:
        taken.append((label, list(map(str, command))))
        if any(installed.PAGE in each for each in (command, *beside)):
            pretend_built(installed.FOLDER)

    monkeypatch.setattr(installed, "run", take)
    monkeypatch.setattr(installed, "report_core", lambda: None)
    monkeypatch.setattr(installed, "become", lambda *_: 0)
    return taken
