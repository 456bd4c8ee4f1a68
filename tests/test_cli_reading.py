"""Commands that read and show: `replay`, `show`, `rules`, `art`, `bench` and `test`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import SIMULATE, Skye, is_refused, launch

from skye.cli import checks
from skye.material import rules_text
from skye.material.errors import SkyeError
from skye.study import bench

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]


# replay


def test_replay_prints_its_verdict(skye: Skye, record: Path) -> None:
    code, out, err = skye("replay", record)
    assert code == 0
    assert "2 games" in out
    assert out.count("\n") == 1
    assert "games" not in err


def test_replay_points_at_the_wrong_line(skye: Skye, record: Path) -> None:
    lines = record.read_text().splitlines()
    place = next(place for place, line in enumerate(lines) if '"type":"staked"' in line)
    lines[place] = lines[place].replace('"gold":', '"gold":1')
    record.write_text("\n".join(lines))
    assert is_refused(skye("replay", record), 1, str(record), f"line {place + 1}:")


def test_replay_of_what_is_no_record(skye: Skye, tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert is_refused(skye("replay", path), 1, str(path))
    assert is_refused(skye("replay", tmp_path), 2, str(tmp_path))
    for content in (b"", b"\n", b"\0" * 1000, b"hello\n", b"{}", b"\x1f\x8b\x08", b"skye record 9\n", b"[" * 100_000):
        path.write_bytes(content)
        result = skye("replay", path)
        assert is_refused(result, 1, str(path))
        assert result.err.isascii() or "“" in result.err


def test_complaints_carry_no_control_characters(skye: Skye, record: Path) -> None:
    """A file from elsewhere must not be able to speak to the terminal."""
    record.write_bytes(record.read_bytes() + b'{"type":"game","\x1b[2J\x07":1}\n')
    assert "\x1b" not in skye("replay", record).err
    path = record.with_suffix(".txt")
    skye(*SIMULATE, path)
    path.write_bytes(path.read_bytes() + b"\x1b]0;title\x07 \x1b[2J\n")
    assert "\x1b" not in skye("replay", path).err


# show


def test_show_prints_a_territory(skye: Skye, record: Path) -> None:
    code, out, err = skye("show", record, "--seat", "0")
    assert (code, err) == (0, "")
    assert "random 0" in out
    assert skye("show", record, "--seat", "random 0") == (code, out, err)
    assert skye("show", record, "--seat", "0", "--round", "6", "--game", "1") == (code, out, err)
    seen = {skye("show", record, "--seat", "1", "--game", "2", "--round", number).out for number in range(7)}
    assert len(seen) == 7


def test_show_draws_a_picture(skye: Skye, record: Path, tmp_path: Path) -> None:
    code, out, err = skye("show", record, "--seat", "0", "--svg")
    assert (code, err) == (0, "")
    assert ElementTree.fromstring(out).tag.endswith("svg")
    path = tmp_path / "land.svg"
    code, nothing, err = skye("show", record, "--seat", "0", "--out", path)
    assert (code, nothing) == (0, "")
    assert str(path) in err
    assert path.read_text(encoding="utf-8") == out
    plain = tmp_path / "land.txt"
    assert skye("show", record, "--seat", "0", "--out", plain).code == 0
    assert plain.read_text(encoding="utf-8") == skye("show", record, "--seat", "0").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "2"], "2"),
        (["--seat", "-1"], "-1"),
        (["--seat", ""], "random 0"),
        (["--seat", "nobody"], "nobody"),
        (["--seat", "00009"], "00009"),
        (["--seat", "0" * 5000 + "1"], "random 0"),
        (["--seat", "9" * 5000], "random 0"),
        (["--seat", "٣"], "random 0"),
        (["--seat", "²"], "random 0"),
        (["--seat", "0", "--round", "7"], "7"),
        (["--seat", "0", "--round", "9" * 30], "6"),
        (["--seat", "0", "--game", "3"], "3"),
        (["--seat", "0", "--game", "9" * 30], "2"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_show_of_what_is_not_there(skye: Skye, record: Path, arguments: list[str], message: str) -> None:
    assert is_refused(skye("show", record, *arguments), 1, message)


def test_show_where_nothing_can_be_written(skye: Skye, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "land.svg"
    assert is_refused(skye("show", record, "--seat", "0", "--out", path), 1, str(path))
    assert is_refused(skye("show", record, "--seat", "0", "--out", tmp_path), 2, str(tmp_path))


def test_show_of_a_wrong_record(skye: Skye, record: Path, tmp_path: Path) -> None:
    assert is_refused(skye("show", tmp_path / "missing", "--seat", "0"), 1, "missing")
    record.write_bytes(record.read_bytes()[:20_000])
    assert is_refused(skye("show", record, "--seat", "0", "--game", "2"), 1, str(record))


# rules


@pytest.mark.parametrize("name", ["B2", "b2", "S2a", "squares", "gold-majority"])
def test_one_rule(skye: Skye, name: str) -> None:
    code, out, err = skye("rules", name)
    assert (code, err) == (0, "")
    assert out.split() == rules_text.rule(name).split()
    assert max(map(len, out.splitlines())) <= 100


def test_all_rules(skye: Skye) -> None:
    assert skye("rules") == (0, rules_text.overview(), "")
    assert skye("rules", "--markdown") == (0, rules_text.markdown(), "")


@pytest.mark.parametrize("name", ["Z9", "", " ", "B2.", "rule-B2", "castle", "{ $x }", "x" * 100_000, "\x1b[2J"])
def test_unknown_rule_shows_the_known_ones(skye: Skye, name: str) -> None:
    result = skye("rules", "--", name)
    assert is_refused(result, 1, "B2", "squares")
    assert len(result.err) < 3000
    assert "\x1b" not in result.err


# art, bench, test, completion


def test_art_draws_everything(skye: Skye, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "art"
    code, out, err = skye("art", "--out", folder)
    assert (code, out) == (0, "")
    assert str(folder / "sheet.svg") in err
    pictures = sorted(folder.rglob("*"))
    assert {path.suffix for path in pictures if path.is_file()} == {".svg"}
    for path in pictures:
        assert path.is_dir() or ElementTree.parse(path).getroot().tag.endswith("svg")
    before = {path: path.read_bytes() for path in pictures if path.is_file()}
    assert f"{len(before)} " in err
    assert skye("art", "--out", folder).code == 0
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_art_where_nothing_can_be_written(skye: Skye, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert is_refused(skye("art", "--out", file), 2, str(file))
    assert is_refused(skye("art", "--out", file / "art"), 1, str(file))
    assert list(tmp_path.iterdir()) == [file]


def test_bench_prints_one_json_object(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures themselves are the machine's affair."""
    monkeypatch.setattr(bench, "_rate", lambda run, _: 1000.0 if run else 0.0)
    code, out, err = skye("bench", "--json")
    assert code == 0
    figures = json.loads(out)
    assert out.count("\n") == 1
    assert {"compiled", "core_games_per_s", "api_games_per_s", "copy_ns_per_player", "interpreted"} <= figures.keys()
    assert figures["interpreted"]["compiled"] is False
    assert err.strip() == "Measuring"

    monkeypatch.setattr(bench, "measure_both", lambda progress: progress("core") or figures)
    code, out, err = skye("bench")
    assert code == 0
    assert "interpreted" in out
    assert err.strip() == "Measuring"


@pytest.mark.parametrize("verdict", [0, 1])
def test_checks_report_failure(skye: Skye, monkeypatch: pytest.MonkeyPatch, verdict: int) -> None:
    def run(*, full: bool, games: int, pytest_arguments: Sequence[str]) -> int:
        assert (full, games, pytest_arguments) == (True, 5, ("a", "b"))
        return verdict

    monkeypatch.setattr(checks, "run", run)
    assert skye("test", "--full", "--games", "5", "a", "b").code == verdict


def test_checks_of_some_tests_only() -> None:
    here = Path(__file__).with_name("test_moves.py")
    assert launch("test", f"{here}::test_form_of_each_move").code == 0
    assert launch("test", f"{here}::no_such_test").code == 1


def test_checks_without_a_source_tree(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise SkyeError("test-no-sources")

    monkeypatch.setattr(checks, "source_tree", missing)
    assert is_refused(skye("test"), 1, "./skye test")
