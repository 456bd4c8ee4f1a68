"""Pictures of the page: real ones of a real server, and words for what cannot be done."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest
from command_line import Skye

from skye.material.errors import SkyeError
from skye.shots import scenes, server, stage

pytestmark = pytest.mark.once

BROWSER = shutil.which("chromium")
needs_browser = pytest.mark.skipif(BROWSER is None and os.environ.get("CI") != "true", reason="no Chromium")


@needs_browser
def test_a_scene_is_photographed_in_both_themes(skye: Skye, tmp_path: Path) -> None:
    result = skye("shots", "--out", tmp_path / "shots", "--scene", "start", "--size", "phone")
    assert result.code == 0, result.err
    pictures = sorted(path.relative_to(tmp_path / "shots").as_posix() for path in tmp_path.rglob("*.png"))
    assert {path.partition("/")[0] for path in pictures} == {"phone-light", "phone-dark"}
    assert {"phone-dark/start.png", "phone-light/rules.png", "phone-light/new-table.png"} <= set(pictures)
    assert all((tmp_path / "shots" / path).read_bytes().startswith(b"\x89PNG") for path in pictures)


@needs_browser
def test_a_screen_that_does_not_come_is_reported(skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(windows: stage.Stage) -> None:
        await windows.visit("/rules")
        await windows.shoot("moon", until="[data-key=moon]")

    monkeypatch.setattr(stage, "SETTLED", 1)
    monkeypatch.setitem(scenes.SCENES, "moon", scene)
    result = skye("shots", "--out", tmp_path, "--scene", "moon", "--size", "phone")
    assert result.code == 1
    assert "could not be taken" in result.err
    assert "data-key=moon" in result.err


def test_a_browser_that_does_not_start_is_reported(skye: Skye, tmp_path: Path) -> None:
    for browser in (tmp_path / "nowhere", tmp_path):
        result = skye("shots", "--out", tmp_path, "--scene", "start", "--size", "phone", "--browser", browser)
        assert result.code == 1
        assert f"“{browser}” did not start as a browser" in result.err


def test_an_unknown_scene_is_reported(skye: Skye, tmp_path: Path) -> None:
    result = skye("shots", "--out", tmp_path, "--scene", "moon")
    assert result.code == 1
    assert "moon" in result.err
    assert "lobby" in result.err


def test_a_server_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PROGRAM", "raise SystemExit('no room for tables')")

    async def start() -> None:
        async with server.own_server():
            raise AssertionError("it did start")

    with pytest.raises(SkyeError, match="no room for tables"):
        asyncio.run(start())
