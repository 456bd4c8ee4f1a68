"""The command for statistics: tables that fit, one JSON object, a folder of files, and words for what is wrong."""

from __future__ import annotations

import builtins
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from command_line import PROGRAM, CommandResult, Skye
from patience import PATIENCE
from stats_records import BY_HAND, by_hand, simulated

from skye.material import words
from skye.study.stats import export, frames
from skye.study.stats.layout import cut, width_of

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "stats.md").read_text(encoding="utf-8")
PARQUET = {"games", "players", "points", "sales", "decisions"}
PLOTS = {"points", "prices", "sale-rates", "seats", "deciding"}

Stats = Callable[..., CommandResult]


@pytest.fixture
def stats(skye: Skye) -> Stats:
    """Runs the command in this process, in English if no other language is asked for."""

    def run(*arguments: object, language: str = "en") -> CommandResult:
        return skye("--lang", language, "stats", *arguments)

    return run


@pytest.fixture(name="unplotted")
def _unplotted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files without plots in them: to draw takes longer than everything else."""

    def touch(_tallies: object, _group: object, _tables: object, folder: Path, ending: str) -> Iterator[Path]:
        for plot in PLOTS:
            for form in ("png", "svg"):
                path = folder / f"{plot}-{ending}.{form}"
                path.touch()
                yield path

    monkeypatch.setattr(export, "save", touch)


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# Tables


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_tables_fit_the_terminal_in_every_language(tmp_path: Path, stats: Stats, language: str) -> None:
    paths = [simulated(tmp_path, 5, 3), simulated(tmp_path, 4, 3, expansion="journeyman")]
    long = BY_HAND.replace("names=Ada,Ben", f"names={'A' * 200},{'猫' * 200}")
    code, out, _ = stats(*paths, by_hand(tmp_path, long), language=language)
    assert code == 0
    lines = out.splitlines()
    assert max(map(width_of, lines)) <= 100
    assert len(lines) > 200
    assert not re.search(r"\{|stats-|None|nan", out)


def test_columns_are_aligned(tmp_path: Path, stats: Stats) -> None:
    """Cells end where the line below the headings says, and numbers stand under each other."""
    _, out, _ = stats(by_hand(tmp_path))
    table = out[out.index("SALES BY PRICE") :].split("\n\n")[0].splitlines()
    assert table[-5:] == [
        "    1        5   41.7%  ██████████████     4    80.0%  37.6% to 96.4%",
        "    2        3   25.0%  ████████           0     0.0%   0.0% to 56.1%",
        "    3        3   25.0%  ████████           1    33.3%   6.1% to 79.2%",
        "    4        1    8.3%  ███                0     0.0%   0.0% to 79.3%",
        "  all       12  100.0%                     5    41.7%  19.3% to 68.0%",
    ]


def test_labels_are_cut_to_what_a_terminal_shows() -> None:
    assert cut("a" * 30) == "a" * 30
    assert cut("a" * 31) == "a" * 29 + "…"
    assert width_of(cut("猫" * 40)) <= 30


def test_many_names_are_cut_short_on_the_terminal_only(tmp_path: Path, stats: Stats) -> None:
    game = BY_HAND.split("\n\n")[0] + "\n"
    games = "\n".join(game.replace("names=Ada,Ben", f"names=Ada{number},Ben{number}") for number in range(30))
    path = by_hand(tmp_path, games)
    out = stats(path).out
    assert out.count("… and 20 more rows") == 2, "players and sellers"
    (group,) = json.loads(stats(path, "--json").out)["groups"]
    assert len(group["tables"]["names"]) == 60


def test_json_is_one_object(tmp_path: Path, stats: Stats) -> None:
    path = by_hand(tmp_path)
    code, out, _ = stats(path, "--json")
    assert code == 0
    found = json.loads(out)
    assert found.keys() == {"files", "games", "groups"}
    assert (found["files"], found["games"]) == ([str(path)], 2)
    (group,) = found["groups"]
    assert (group["expansion"], group["players"], group["games"]) == (None, 2, 2)
    named = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| [^|`]*\((`[^)]*)\)", PAGE, re.MULTILINE))))
    assert named == {*group["tables"], "noted"}, "the page explains every table"


# Files


def test_a_folder_of_everything(tmp_path: Path, stats: Stats) -> None:
    paths = [simulated(tmp_path, 3, 4), simulated(tmp_path, 2, 4, expansion="journeyman")]
    folder = tmp_path / "new" / "study"
    code, out, err = stats(*paths, "--out", folder)
    assert code == 0
    assert f"27 files in {folder}" in err
    plots = {
        f"{plot}-{group}.{form}" for plot in PLOTS for group in ("base-3", "journeyman-2") for form in ("png", "svg")
    }
    assert files(folder) == {*(f"{name}.parquet" for name in PARQUET), *plots, "tables.txt", "tables.json"}
    assert files(folder) <= export.known()
    assert (folder / "tables.txt").read_text(encoding="utf-8") == out
    assert json.loads((folder / "tables.json").read_text(encoding="utf-8")) == json.loads(stats(*paths, "--json").out)
    games = pl.read_parquet(folder / "games.parquet")
    assert games["game"].to_list() == list(range(1, 9))
    assert games["file"].to_list() == [str(path) for path in paths for _ in range(4)]
    for name in PARQUET:
        assert dict(pl.read_parquet_schema(folder / f"{name}.parquet")) == frames.SCHEMAS[name]


@pytest.mark.usefixtures("unplotted")
def test_many_chunks_make_one_file_in_order(tmp_path: Path, stats: Stats, monkeypatch: pytest.MonkeyPatch) -> None:
    path = simulated(tmp_path, 2, 9)
    assert stats(path, "--out", tmp_path / "one").code == 0
    monkeypatch.setattr(frames, "CHUNK", 2)
    assert stats(path, "--out", tmp_path / "many").code == 0
    for name in PARQUET:
        one, many = (pl.read_parquet(tmp_path / folder / f"{name}.parquet") for folder in ("one", "many"))
        assert one.equals(many)
        assert one["game"].is_sorted()


@pytest.mark.usefixtures("unplotted")
def test_nothing_is_overwritten_unasked(tmp_path: Path, stats: Stats) -> None:
    path, folder = by_hand(tmp_path), tmp_path / "study"
    folder.mkdir()
    assert stats(path, "--out", folder).code == 0, "an empty folder is fine"
    (folder / "notes.txt").write_text("mine")
    before = {name: (folder / name).stat().st_mtime_ns for name in files(folder)}
    code, out, err = stats(path, "--out", folder)
    assert (code, out) == (1, "")
    assert "--force" in err
    assert {name: (folder / name).stat().st_mtime_ns for name in files(folder)} == before
    assert stats(simulated(tmp_path, 3, 2), "--out", folder, "--force").code == 0
    assert (folder / "notes.txt").read_text() == "mine"
    assert "seats-base-3.png" in files(folder)
    assert "seats-base-2.png" not in files(folder), "plots of other games would mislead"


def test_a_file_in_place_of_the_folder(tmp_path: Path, stats: Stats) -> None:
    path = by_hand(tmp_path)
    content = path.read_bytes()
    code, out, err = stats(path, "--out", path, "--force")
    assert (code, out) == (1, "")
    assert "is a file" in err
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_made(tmp_path: Path, stats: Stats) -> None:
    path = by_hand(tmp_path)
    code, out, err = stats(path, "--out", path / "study")
    assert (code, out) == (1, "")
    assert str(path) in err


@pytest.mark.usefixtures("unplotted")
def test_a_damaged_line_leaves_no_folder(tmp_path: Path, stats: Stats) -> None:
    good = by_hand(tmp_path)
    path = by_hand(tmp_path, BY_HAND.replace("points=4,4", "points=4,5"), name="bad.txt")
    code, out, err = stats(good, path, "--out", tmp_path / "new" / "study")
    assert (code, out) == (1, "")
    assert re.search(r"bad\.txt, line \d+: “- over points=4,5.*skye replay", err, re.DOTALL)
    assert not (tmp_path / "new").exists()
    full = tmp_path / "full"
    assert stats(good, "--out", full).code == 0
    before = {name: (full / name).read_bytes() for name in files(full)}
    assert stats(good, path, "--out", full, "--force").code == 1
    assert {name: (full / name).read_bytes() for name in files(full)} == before


# What is wrong


def test_no_file_at_all(stats: Stats) -> None:
    code, out, err = stats()
    assert (code, out) == (2, "")
    assert "FILE" in err


def test_files_that_are_no_records(tmp_path: Path, stats: Stats) -> None:
    good = by_hand(tmp_path)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "notes").write_bytes(b"my notes")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    for name, message in (("empty", "empty"), ("notes", "not a Skye record"), ("binary", "not"), ("missing", "read")):
        code, out, err = stats(good, tmp_path / name)
        assert (code, out) == (1, "")
        assert name in err
        assert message in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_reported(tmp_path: Path, stats: Stats, monkeypatch: pytest.MonkeyPatch) -> None:
    write = pl.DataFrame.write_parquet
    monkeypatch.setattr(pl.DataFrame, "write_parquet", lambda frame, _: write(frame, "/dev/full"))
    code, out, err = stats(by_hand(tmp_path), "--out", tmp_path / "out")
    assert (code, out) == (1, "")
    assert "no space is left on the disk" in err
    assert "--out" in err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_missing_package_is_reported(
    tmp_path: Path, stats: Stats, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for name in [name for name in sys.modules if name.startswith("skye.study.stats")]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name.split(".")[0] == "polars":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *others)

    monkeypatch.setattr(builtins, "__import__", without)
    code, out, err = stats(by_hand(tmp_path), language=language)
    assert (code, out) == (1, "")
    assert 'pip install ".[study]"' in err
    assert "polars" in err


def test_other_missing_modules_are_faults_of_ours() -> None:
    from skye.cli.study import needs_study

    with pytest.raises(ModuleNotFoundError), needs_study():
        raise ModuleNotFoundError("No module named 'skye.nothing'", name="skye.nothing")


def test_other_commands_do_without_the_packages() -> None:
    code = "import sys; from skye.cli import run; print([n for n in ('polars', 'matplotlib') if n in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to send")
def test_interrupted(tmp_path: Path) -> None:
    path, folder = tmp_path / "long.txt", tmp_path / "study"
    with by_hand(tmp_path).open("rb") as stream:
        content = stream.read()
    path.write_bytes(content + (BY_HAND.encode() + b"\n") * 5_000)
    command = [*PROGRAM, "--lang", "en", "stats"]
    command += [str(path), "--out", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    while process.poll() is None and not (folder.exists() and any(folder.rglob("*.part"))):
        time.sleep(0.005)
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, b"")
    assert b"Interrupted" in err
    assert b"Traceback" not in err
    assert not folder.exists()


def test_an_interrupt_while_a_file_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library goes on writing in threads of its own: a file appears in what was just emptied."""
    removed = []

    def remove(parts: Path, *, ignore_errors: bool) -> None:
        shutil.rmtree(parts, ignore_errors=ignore_errors)
        removed.append(parts)
        if len(removed) == 1:
            parts.mkdir()
            (parts / "games-000001.part").touch()

    monkeypatch.setattr(export, "rmtree", remove)
    with pytest.raises(KeyboardInterrupt), export.opened(tmp_path / "study", force=False):
        raise KeyboardInterrupt
    assert len(removed) == 2
    assert not (tmp_path / "study").exists()


# The page


def test_every_column_is_explained() -> None:
    assert set(re.findall(r"^### (\w+)\.parquet", PAGE, re.MULTILINE)) == PARQUET
    for name in PARQUET:
        part = PAGE.partition(f"### {name}.parquet")[2].split("###")[0]
        found = re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", part, re.MULTILINE)
        assert found == [(column, str(kind)) for column, kind in frames.SCHEMAS[name].items()], name


@pytest.mark.usefixtures("unplotted")
def test_the_example_of_the_page_runs(
    tmp_path: Path, stats: Stats, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert stats(simulated(tmp_path, 2, 3), "--out", "study").code == 0
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "stats.md", "exec"), {})
    assert "offered" in capsys.readouterr().out
