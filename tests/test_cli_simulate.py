"""The command `simulate`: what it writes, and files and tiles that it refuses."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest
from command_line import SIMULATE, TILES, Skye, is_refused

from skye.cli.study import writing
from skye.material import words
from skye.material.errors import SkyeError

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

ROOT = getattr(os, "geteuid", int)() == 0


# simulate


def test_simulate_writes_and_reports_on_standard_error(skye: Skye, tmp_path: Path) -> None:
    for name, first in (("games.jsonl", b"{"), ("games.txt", b"skye record 2\n"), ("games", b"{")):
        path = tmp_path / name
        code, out, err = skye(*SIMULATE, path)
        assert (code, out) == (0, "")
        assert str(path) in err
        assert "2 games" in err
        assert path.read_bytes().startswith(first)
        assert skye("replay", path).code == 0


def test_simulate_writes_nothing_over_a_file(skye: Skye, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("precious")
    assert is_refused(skye(*SIMULATE, path), 1, str(path), "--resume", "--force")
    assert is_refused(skye(*SIMULATE, path, "--resume"), 1, str(path))
    assert path.read_text() == "precious"
    assert skye(*SIMULATE, path, "--force").code == 0
    written = path.read_bytes()
    assert skye(*SIMULATE, path, "--resume").code == 0
    assert is_refused(skye(*SIMULATE, path, "--resume", "--seed", "2"), 1, str(path), "--force")
    assert is_refused(skye(*SIMULATE, path, "--resume", "--players", "3"), 1, str(path), "--force")
    assert path.read_bytes() == written


def test_simulate_resumes_what_is_not_there(skye: Skye, tmp_path: Path) -> None:
    assert skye(*SIMULATE, tmp_path / "games.txt", "--resume").code == 0
    assert skye("replay", tmp_path / "games.txt").code == 0


def test_simulate_where_nothing_can_be_written(skye: Skye, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for path in (tmp_path / "missing" / "games.txt", file / "games.txt", tmp_path / ("long" * 100)):
        assert is_refused(skye(*SIMULATE, path), 1, path.name)
    assert is_refused(skye(*SIMULATE, tmp_path), 2, str(tmp_path))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(ROOT or sys.platform == "win32", reason="this user may write everywhere")
def test_simulate_where_this_user_may_not_write(skye: Skye, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert is_refused(skye(*SIMULATE, tmp_path / "games.txt"), 1, "games.txt")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_simulate_on_a_full_disk_names_the_file(skye: Skye) -> None:
    code, out, err = skye(*SIMULATE, "/dev/full", "--force")
    assert (code, out) == (1, "")
    assert "/dev/full" in err.splitlines()[-1]


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('edges = "PPMM"', 'edges = "PPMX"', "tile 1"),
        ('edges = "PPMM"', "edges = 4", "tile 1"),
        ('id = "2"', 'id = "1"', "tile 1"),
        ('id = "73"', 'id = "7-3"', "tile 7-3"),
        ('id = "73"', 'id = "axe"', "tile axe"),
        ('id = "73"', f'id = "{"7" * 17}"', f"tile {'7' * 17}"),
        ('id = "73"', f'id = "{"7" * 100_000}"', "tile 777"),
        ('"sheep@N"', '"goat@N"', "goat@N"),
        ('"sheep@N"', '"sheep@S"', "sheep@S"),
        ('id = "castle"', 'id = "keep"', "castle"),
        ("[[tile]]", "[[tyle]]", "tyle"),
        ("[[tile]]", "[[tile", "TOML"),
    ],
)
def test_tiles_that_are_wrong_are_named_and_nothing_is_written(
    skye: Skye, tmp_path: Path, old: str, new: str, entry: str
) -> None:
    tiles = tmp_path / "tiles.toml"
    shipped = TILES.read_text(encoding="utf-8")
    assert old in shipped
    tiles.write_text(shipped.replace(old, new, 1), encoding="utf-8")
    assert is_refused(skye(*SIMULATE, tmp_path / "games.txt", "--tiles", tiles), 1, str(tiles), entry)
    assert is_refused(skye("art", "--out", tmp_path / "art", "--tiles", tiles), 1, str(tiles), entry)
    assert list(tmp_path.iterdir()) == [tiles]


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"\0" * 100, b"x" * 1_000_000, b"a = [" * 10_000], ids=lambda text: repr(text[:6])
)
def test_tiles_that_are_no_tiles_are_refused(skye: Skye, tmp_path: Path, content: bytes) -> None:
    tiles = tmp_path / "tiles.toml"
    tiles.write_bytes(content)
    assert is_refused(skye(*SIMULATE, tmp_path / "games.txt", "--tiles", tiles), 1, str(tiles))
    tiles.unlink()
    assert is_refused(skye(*SIMULATE, tmp_path / "games.txt", "--tiles", tiles), 1, str(tiles))
    assert is_refused(skye(*SIMULATE, tmp_path / "games.txt", "--tiles", tmp_path), 2, str(tmp_path))
    assert not list(tmp_path.iterdir())


def test_own_tiles_are_played_and_reported_by_replay(skye: Skye, tmp_path: Path) -> None:
    tiles, path = tmp_path / "tiles.toml", tmp_path / "games.txt"
    tiles.write_text(TILES.read_text(encoding="utf-8").replace('id = "73"', 'id = "J1"'), encoding="utf-8")
    assert skye(*SIMULATE, path, "--tiles", tiles).code == 0
    assert "\ntile J1 " in path.read_text()
    tiles.unlink()
    code, out, _ = skye("replay", path)
    assert code == 0
    assert "different material" in out
    assert skye("show", path, "--seat", "1").code == 0


# Folders that cannot be written


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [("arena", "random", "--games", 2), ("tune", "novice", "--generations", 1), ("stats", "games.jsonl")],
    ids=str,
)
def test_a_folder_that_cannot_be_made(skye: Skye, record: Path, language: str, command: tuple[object, ...]) -> None:
    inside = record / "run"
    result = skye("--lang", language, *command, "--out", inside)
    assert is_refused(result, 1, str(inside), words.catalogue(language).format("system-not-folder", {}))
    assert "--out" in result.err.splitlines()[-1]


def test_a_full_disk_is_reported_with_the_folder(tmp_path: Path) -> None:
    with pytest.raises(SkyeError) as raised, writing(tmp_path):
        raise OSError(errno.ENOSPC, "disk full")
    assert str(raised.value).startswith(f"{tmp_path}: no space is left on the disk. Choose another folder with --out")
    with pytest.raises(BrokenPipeError), writing(tmp_path):
        raise BrokenPipeError
    with pytest.raises(OSError, match="disk"), writing(None):
        raise OSError("disk")
