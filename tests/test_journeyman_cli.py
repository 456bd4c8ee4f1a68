"""The commands with the expansion: simulate, replay, show, art, rules and bench, with right and wrong input."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import CommandResult, Skye

import skye
from skye.expansions.journeyman.material import FILES
from skye.study import bench

pytestmark = [
    pytest.mark.once,
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

SIMULATE = ("simulate", "--players", "4", "--games", "2", "--seed", "7", "--jobs", "1", "--journeyman")
DATA = Path(skye.__file__).parent / "expansions" / "journeyman" / "data"


@pytest.fixture
def record(tmp_path: Path, skye: Skye) -> Path:
    """A record of two games with the expansion."""
    path = tmp_path / "games.txt"
    assert skye(*SIMULATE, "--out", path).code == 0
    return path


def edited(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of a data file with a change."""
    text = (DATA / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / f"my_{file}.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_game_is_simulated_and_proved(skye: Skye, record: Path) -> None:
    assert skye("replay", record).out == "2 games, {:,} lines: every number is correct.\n".format(
        len(record.read_text(encoding="utf-8").splitlines())
    )
    text = record.read_text(encoding="utf-8")
    assert "expansion journeyman\n" in text
    assert "- game number=1 label=simulate%20--players%204%20--seed%207%20--journeyman " in text
    for kind in ("plan", "collect", "walked", "stepped", "won", "bonus", "wages", "banners"):
        assert f" {kind} " in text


@pytest.mark.rule("J2")
def test_one_layout_for_all(skye: Skye, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert skye(*SIMULATE, "--shared-layout", "--out", path).code == 0
    begun = [line for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()) if line["type"] == "game"]
    assert [len(set(line["expansion"])) for line in begun] == [1, 1]
    assert begun[0]["label"].endswith("--journeyman --shared-layout")
    result = skye("simulate", "--players", 2, "--games", 1, "--seed", 1, "--shared-layout", "--out", tmp_path / "b.txt")
    assert (result.code, "--journeyman" in result.err, (tmp_path / "b.txt").exists()) == (1, True, False)


def test_a_stopped_run_is_resumed_only_by_the_same_options(skye: Skye, record: Path) -> None:
    whole = record.read_bytes()
    record.write_bytes(whole[: len(whole) * 2 // 3])
    other = [word for word in SIMULATE if word != "--journeyman"]
    assert "another run" in skye(*other, "--resume", "--out", record).err
    assert skye(*SIMULATE, "--shared-layout", "--resume", "--out", record).code == 1
    assert skye(*SIMULATE, "--resume", "--out", record).code == 0
    assert record.read_bytes() == whole


@pytest.mark.rule("J3")
@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("boards", '"whisky"', '"goat"', "my_boards.toml, board 1, warrior 1: “goat”"),
        ("boards", "prices = [1,", "prices = [0,", "my_boards.toml, prices"),
        ("bonus", '"step"', '"hop"', "my_bonus.toml, bonus hop"),
        ("tiles", "journeyman@N", "goat@N", "my_tiles.toml, tile J1: “goat@N”"),
        ("scoring", '"bridges"', '"tunnels"', "my_scoring.toml, scoring tunnels"),
    ],
)
def test_a_wrong_file_is_named_with_its_entry(
    skye: Skye, tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    out = tmp_path / "games.txt"
    result: CommandResult = skye(*SIMULATE, f"--journeyman-{file}", edited(tmp_path, file, old, new), "--out", out)
    assert result.code == 1
    assert message in result.err
    assert not out.exists()
    assert "missing.toml" in skye(*SIMULATE, f"--journeyman-{file}", tmp_path / "missing.toml", "--out", out).err


@pytest.mark.rule("J3")
def test_own_files_are_played_with(skye: Skye, tmp_path: Path) -> None:
    """A file alone is enough to ask for the expansion."""
    out = tmp_path / "games.txt"
    own = edited(tmp_path, "boards", "prices = [1, 3, 5, 8]", "prices = [2, 4, 6, 9]")
    arguments = [word for word in SIMULATE if word != "--journeyman"]
    assert skye(*arguments, "--journeyman-boards", own, "--out", out).code == 0
    assert "\nprices 2 4 6 9\n" in out.read_text(encoding="utf-8")
    assert "different material" in skye("replay", out).out
    assert {f"--journeyman-{file}" for file in FILES} <= set(skye("simulate", "--help").out.split())


def test_show_prints_the_journey(skye: Skye, record: Path, tmp_path: Path) -> None:
    shown = "".join(skye("show", record, "--seat", seat, "--round", 6).out for seat in range(4))
    for words in ("Progress markers: warrior", "@ journeyman", "Journeyman at", "Step to space", "Banners: "):
        assert words in shown
    picture = skye("show", record, "--seat", 1, "--svg").out
    ElementTree.fromstring(picture)
    plain = skye("show", record, "--seat", 1, "--round", 0, "--svg").out
    assert len(picture) > len(plain)
    assert skye("show", record, "--seat", 1, "--board", "--out", tmp_path / "board.svg").code == 0
    ElementTree.parse(tmp_path / "board.svg")


def test_a_base_game_has_no_board(skye: Skye, tmp_path: Path) -> None:
    path = tmp_path / "base.txt"
    assert skye("simulate", "--players", 2, "--games", 1, "--seed", 1, "--out", path).code == 0
    result = skye("show", path, "--seat", 0, "--board")
    assert (result.code, result.out) == (1, "")
    assert "without progress boards" in result.err


def test_art_draws_the_expansion(skye: Skye, tmp_path: Path) -> None:
    result = skye("art", "--journeyman", "--out", tmp_path / "art")
    drawn = {str(path.relative_to(tmp_path / "art")) for path in (tmp_path / "art").rglob("*.svg")}
    assert result.code == 0
    assert f"{len(drawn)} images" in result.err
    assert {"boards/2_3_4.svg", "boards/5.svg", "bonus/no_axe.svg", "tiles/J8.svg", "scoring/bridges.svg"} <= drawn
    assert {"symbols/journeyman.svg", "pieces/road.svg", "pieces/figure_red.svg"} <= drawn


@pytest.mark.parametrize("name", ["W4", "j3", "symbol_rows"])
def test_its_rules_are_printed(skye: Skye, name: str) -> None:
    result = skye("rules", name)
    assert (result.code, len(result.out) > 50) == (0, True)
    assert "Reconstructed" in skye("rules").out


def test_bench_measures_it(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure_both", lambda progress: {**bench.measure(progress, seconds=0.001), "a": 1})
    assert json.loads(skye("bench", "--json").out)["journeyman_core_games_per_s"] > 0
