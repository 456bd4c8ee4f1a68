"""The command line: right and wrong use of every command, exit codes, and nothing but words on standard error."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import PROGRAM, Skye, Told

import skye
from skye.cli import checks
from skye.cli import main as cli
from skye.cli.study import writing
from skye.material import rules_text, words
from skye.material.errors import SkyeError
from skye.study import bench

pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

COMMANDS = (
    "play",
    "serve",
    "tables",
    "simulate",
    "arena",
    "bots",
    "stats",
    "tune",
    "replay",
    "show",
    "rules",
    "art",
    "bench",
    "test",
    "completion",
)
TILES = Path(skye.__file__).parent / "material" / "data" / "tiles.toml"
SIMULATE = ("simulate", "--players", "2", "--games", "2", "--seed", "1", "--jobs", "1", "--out")
ROOT = getattr(os, "geteuid", int)() == 0

OPTIONS = {
    "play": ("--port", "--data", "--lan", "--no-browser", "--log"),
    "serve": ("--database", "--host", "--port", "--workers", "--thinkers", "--host-name", "--keep-unfinished"),
    "tables": ("list", "export", "import", "delete"),
    "simulate": ("--players", "--games", "--seed", "--out", "--tiles", "--jobs", "--resume", "--force"),
    "arena": ("BOT", "--players", "--games", "--seed", "--bot", "--budget", "--timed", "--out", "--jobs", "--json"),
    "bots": ("BOT", "--games", "--budget"),
    "stats": ("FILE", "--out", "--json", "--force"),
    "tune": ("BOT", "--players", "--weights", "--against", "--generations", "--deals", "--seed", "--jobs", "--out"),
    "replay": ("FILE",),
    "show": ("FILE", "--game", "--round", "--seat", "--svg", "--out"),
    "rules": ("ID", "--markdown"),
    "art": ("--out", "--tiles"),
    "bench": ("--json",),
    "test": ("--full", "--games", "PYTEST"),
    "completion": ("bash", "zsh", "fish"),
}


def launch(*arguments: object, environment: Mapping[str, str] | None = None, **streams: int) -> Told:
    """Runs a command in a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        env={**os.environ, "SKYE_LANG": "en", "PYTHONUTF8": "1", **(environment or {})},
        check=False,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},  # type: ignore[call-overload]
    )
    err = (done.stderr or b"").decode()
    assert "Traceback" not in err
    return Told(done.returncode, (done.stdout or b"").decode(), err)


@pytest.fixture
def record(tmp_path: Path, skye: Skye) -> Path:
    """A record of two games."""
    path = tmp_path / "games.jsonl"
    assert skye(*SIMULATE, path).code == 0
    return path


def is_refused(result: Told, code: int, *told: str) -> bool:
    """Whether the command ended so, printed no result, and told these things."""
    return result.code == code and not result.out and all(part in result.err for part in told)


# All commands


def test_every_command_is_in_the_help(skye: Skye) -> None:
    for arguments in (["--help"], ["-h"]):
        code, out, err = skye(*arguments)
        assert (code, err) == (0, "")
        assert all(f"\n  {command} " in out for command in COMMANDS)
        assert all(exit_code in out for exit_code in ("0", "1", "2", "130"))
    assert OPTIONS.keys() == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_names_its_options(skye: Skye, command: str) -> None:
    code, out, err = skye(command, "--help")
    assert (code, err) == (0, "")
    assert all(option in out for option in OPTIONS[command])
    assert max(map(len, out.splitlines())) <= 100


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_in_every_language(language: str) -> None:
    """All commands in one process, as each process takes a while to start."""
    code = """
import sys
from skye.cli.main import main
for arguments in (["--help"], *([command, "--help"] for command in sys.argv[2:])):
    try:
        main(["--lang", sys.argv[1], *arguments])
    except SystemExit as stop:
        assert not stop.code
    print("\\0")
"""
    done = subprocess.run(
        [sys.executable, "-c", code, language, *COMMANDS],
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    overall, *each = done.stdout.decode().split("\0\n")
    assert all(f"\n  {command} " in overall for command in COMMANDS)
    for command, text in zip(COMMANDS, each, strict=False):
        assert all(option in text for option in OPTIONS[command] if option.startswith("-"))
        assert ("Show this message and exit." in text) == (language == "en")
        assert ("Usage:" in text) == (language == "en")


def test_version(skye: Skye) -> None:
    code, out, err = skye("--version")
    assert (code, err) == (0, "")
    assert out.startswith("skye ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--wrong"], "--wrong"),
        (["wrong"], "wrong"),
        (["simulate"], "--players"),
        (["simulate", "--wrong"], "--wrong"),
        (["simulate", "--players"], "--players"),
        ([*SIMULATE, "x", "--players", "1"], "--players"),
        ([*SIMULATE, "x", "--players", "6"], "--players"),
        ([*SIMULATE, "x", "--players", "two"], "--players"),
        ([*SIMULATE, "x", "--games", "0"], "--games"),
        ([*SIMULATE, "x", "--games", "1" * 30], "--games"),
        ([*SIMULATE, "x", "--games", "1" * 5000], "--games"),
        ([*SIMULATE, "x", "--seed", "-1"], "--seed"),
        ([*SIMULATE, "x", "--seed", "1.5"], "--seed"),
        ([*SIMULATE, "x", "--seed", "99999999999999999999"], "--seed"),
        ([*SIMULATE, "x", "--jobs", "0"], "--jobs"),
        ([*SIMULATE, "x", "more"], "more"),
        (["replay"], "FILE"),
        (["replay", "a", "b"], "b"),
        (["show", "x"], "--seat"),
        (["show", "x", "--seat", "0", "--game", "0"], "--game"),
        (["show", "x", "--seat", "0", "--round", "-1"], "--round"),
        (["rules", "B1", "B2"], "B2"),
        (["rules", "--wrong"], "--wrong"),
        (["art"], "--out"),
        (["bench", "--wrong"], "--wrong"),
        (["bench", "more"], "more"),
        (["test", "--games", "0"], "--games"),
        (["completion"], "bash"),
        (["completion", "tcsh"], "tcsh"),
        (["--lang"], "--lang"),
        (["--lang", "xx", "rules"], "xx"),
        (["--lang=xx", "rules"], "xx"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_command_that_is_not_understood(
    skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert is_refused(skye(*arguments), 2, told)
    assert not list(tmp_path.iterdir())


def test_no_command_shows_what_there_is(skye: Skye) -> None:
    code, out, err = skye()
    assert code == 2
    assert all(command in out + err for command in COMMANDS)


def test_wrong_language_names_the_languages(skye: Skye) -> None:
    assert is_refused(skye("--lang", "xx", "rules"), 2, *words.LANGUAGES)


def test_language_of_the_environment() -> None:
    for name, value in (("SKYE_LANG", "de"), ("LC_ALL", "de_DE.UTF-8"), ("LANG", "de_AT")):
        clean = {"SKYE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
        assert launch("--help", environment={**clean, name: value}).out.startswith("Aufruf")
    assert launch("--lang", "fr", "--help", environment={"SKYE_LANG": "de"}).out.startswith("Utilisation")
    assert launch("--help", environment={"SKYE_LANG": "xx", "LC_ALL": "C", "LANG": "C"}).out.startswith("Usage")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_not_understood_is_told_in_the_language_alone(tmp_path: Path, language: str) -> None:
    """None of the library's English words are left in other languages."""
    code = """
import sys
from skye.cli.main import main
for line in sys.stdin.read().splitlines():
    try:
        main(["--lang", sys.argv[1], *line.split()])
    except SystemExit as stop:
        assert stop.code == 2, line
"""
    wrong = [
        *(
            "--wrong",
            "wrong",
            "simulat",
            "simulate",
            "simulate --player 2",
            "simulate --players x",
            "simulate --force=1",
        ),
        *("simulate --players 9", "replay", f"replay {tmp_path}", "replay a b", "replay a b c", "show x", "art --out"),
        *(f"art --out {TILES}", "rules a b", "completion tcsh", "completion", "--lang xx rules"),
    ]
    done = subprocess.run(
        [sys.executable, "-c", code, language],
        env={**os.environ, "PYTHONUTF8": "1"},
        input="\n".join(wrong).encode(),
        capture_output=True,
        check=False,
    )
    told = done.stderr.decode()
    assert done.returncode == 0, told
    assert "Traceback" not in told
    english = ("Usage", "Error", "No such", "Missing", "Invalid", "unexpected", "requires", "is not", "is a", "mean")
    left = [word for word in english if word in told]
    assert left == (
        [] if language not in ("en", "nl") else [word for word in left if language == "en" or word == "is not"]
    )


@pytest.mark.skipif(sys.platform == "win32", reason="the file is a device of Unix")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["rules"], ["--help"], ["--version"], ["completion", "bash"]], ids=str)
def test_full_disk_is_told(arguments: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        code, _, err = launch(*arguments, environment={"PYTHONUNBUFFERED": unbuffered}, stdout=full.fileno())
    assert code == 1
    assert err.count("\n") == 1
    assert err[0].strip()  # it begins with what the problem is about


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are closed in another way")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "arguments", [["rules"], ["rules", "--markdown"], ["rules", "B2"], ["--help"], ["--version"]], ids=str
)
def test_closed_pipe_is_silent(arguments: list[str], unbuffered: str) -> None:
    """As with `skye rules | head`, once `head` has seen enough."""
    read, write = os.pipe()
    os.close(read)
    try:
        code, _, err = launch(*arguments, environment={"PYTHONUNBUFFERED": unbuffered}, stdout=write)
    finally:
        os.close(write)
    assert err == ""
    assert code == 0


def test_closed_pipe_of_a_result_is_silent(record: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        for arguments in (("replay", record), ("show", record, "--seat", "0")):
            code, _, err = launch(*arguments, stdout=write)
            assert err.strip() in ("", "Verifying")
            assert code == 0
    finally:
        os.close(write)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_terminal_that_lacks_letters(encoding: str, language: str) -> None:
    environment = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*PROGRAM, "--lang", language, "rules"], env={**os.environ, **environment}, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert b"B2" in done.stdout


def test_file_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.txt")
    for arguments in (("replay", name), ("show", name, "--seat", "0"), (*SIMULATE, name), ("replay", name)):
        assert launch(*arguments, environment={"PYTHONUTF8": "0"}).code in (0, 1)


# simulate


def test_simulate_writes_and_tells_on_standard_error(skye: Skye, tmp_path: Path) -> None:
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


def test_own_tiles_are_played_and_told_by_replay(skye: Skye, tmp_path: Path) -> None:
    tiles, path = tmp_path / "tiles.toml", tmp_path / "games.txt"
    tiles.write_text(TILES.read_text(encoding="utf-8").replace('id = "73"', 'id = "J1"'), encoding="utf-8")
    assert skye(*SIMULATE, path, "--tiles", tiles).code == 0
    assert "\ntile J1 " in path.read_text()
    tiles.unlink()
    code, out, _ = skye("replay", path)
    assert code == 0
    assert "other material" in out
    assert skye("show", path, "--seat", "1").code == 0


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
    ("arguments", "told"),
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
def test_show_of_what_is_not_there(skye: Skye, record: Path, arguments: list[str], told: str) -> None:
    assert is_refused(skye("show", record, *arguments), 1, told)


def test_show_where_nothing_can_be_written(skye: Skye, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "land.svg"
    assert is_refused(skye("show", record, "--seat", "0", "--out", path), 1, str(path))
    assert is_refused(skye("show", record, "--seat", "0", "--out", tmp_path), 2, str(tmp_path))


def test_show_of_a_wrong_record(skye: Skye, record: Path, tmp_path: Path) -> None:
    assert is_refused(skye("show", tmp_path / "missing", "--seat", "0"), 1, "missing")
    record.write_bytes(record.read_bytes()[:20_000])
    assert is_refused(skye("show", record, "--seat", "0", "--game", "2"), 1, str(record))


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
    assert is_refused(result, 1, str(inside), os.strerror(errno.ENOTDIR))
    assert "--out" in result.err.splitlines()[-1]


def test_a_full_disk_is_told_with_the_folder(tmp_path: Path) -> None:
    with pytest.raises(SkyeError) as raised, writing(tmp_path):
        raise OSError(errno.ENOSPC, "disk full")
    assert str(raised.value).startswith(f"{tmp_path}: disk full. Choose another folder with --out")
    with pytest.raises(BrokenPipeError), writing(tmp_path):
        raise BrokenPipeError
    with pytest.raises(OSError, match="disk"), writing(None):
        raise OSError("disk")


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


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str) -> None:
    code, out, err = launch("completion", shell)
    assert (code, err) == (0, "")
    assert "_SKYE_COMPLETE" in out
    program = shutil.which(shell)
    if program is not None:
        subprocess.run([program, "-n"], input=out.encode(), check=True)


@pytest.mark.parametrize(
    ("typed", "offered"), [("skye sim", "simulate"), ("skye simulate --pl", "--players"), ("skye --lang r", "ru")]
)
def test_completion_completes(typed: str, offered: str) -> None:
    environment = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" ")), "_SKYE_COMPLETE": "bash_complete"}
    code, out, err = launch(environment=environment)
    assert (code, err) == (0, "")
    assert offered in out.replace(",", " ").split()


def test_interrupt_is_told(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules_text, "overview", interrupted)
    code, out, err = skye("rules")
    assert (code, out) == (130, "")
    assert "Interrupted" in err


def test_interrupt_before_the_command_runs_is_told(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading takes a moment, in which people are as impatient as later."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "choose_language", interrupted)
    try:
        result = skye("rules")
    except KeyboardInterrupt:
        pytest.fail("the interrupt ends in a traceback")
    assert (result.code, result.out) == (130, "")
