"""The command line: help, languages, errors and interrupts of every command, and words alone on standard error."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from command_line import PROGRAM, SIMULATE, TILES, Skye, is_refused, launch
from loops import FULL

from skye.cli import group
from skye.cli import main as cli
from skye.material import rules_text, words

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


def paired(firsts: Sequence[Any], seconds: Sequence[Any]) -> list[tuple[Any, Any]]:
    """All pairs; by default each of the first with one of the second in turn, as a process takes a while to start."""
    return list(product(firsts, seconds) if FULL else zip(firsts, cycle(seconds), strict=False))


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


def test_sources_without_an_install_have_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group, "DISTRIBUTION", "skye-that-nobody-installed")
    assert group.own_version() == "-"


def test_version(skye: Skye) -> None:
    code, out, err = skye("--version")
    assert (code, err) == (0, "")
    assert out.startswith("skye ")


@pytest.mark.parametrize(
    ("arguments", "message"),
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
    skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert is_refused(skye(*arguments), 2, message)
    assert not list(tmp_path.iterdir())


def test_what_is_not_a_number_is_called_that_in_english_too(skye: Skye) -> None:
    """The library's own words are "not a valid integer range"."""
    result = skye(*SIMULATE, "x", "--players", "two")
    assert result.err.endswith("Error: Invalid value for '--players': 'two' is not a whole number.\n")


def test_no_command_shows_what_there_is(skye: Skye) -> None:
    code, out, err = skye()
    assert code == 2
    assert all(command in out + err for command in COMMANDS)


def test_wrong_language_names_the_languages(skye: Skye) -> None:
    assert is_refused(skye("--lang", "xx", "rules"), 2, *words.LANGUAGES)


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {"SKYE_LANG": "de"}, "de"),
        ([], {"SKYE_LANG": "", "LC_ALL": "de_DE.UTF-8", "LANG": "fr"}, "de"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "fr"}, "nl"),
        ([], {"LANG": "de_AT"}, "de"),
        (["--lang", "fr"], {"SKYE_LANG": "de"}, "fr"),
        (["--lang=fr"], {"SKYE_LANG": "de"}, "fr"),
        ([], {"SKYE_LANG": "xx", "LC_ALL": "C", "LANG": "C"}, "en"),
        ([], {}, "en"),
    ],
    ids=str,
)
def test_which_language_is_chosen(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert cli.choose_language([*arguments, "--help"], environment) == language


def test_language_of_the_environment() -> None:
    clean = {"SKYE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_AT"}
    assert launch("--help", environment=clean).out.startswith("Aufruf")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_usage_errors_are_in_the_chosen_language_alone(tmp_path: Path, language: str) -> None:
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
    output = done.stderr.decode()
    assert done.returncode == 0, output
    assert "Traceback" not in output
    english = ("Usage", "Error", "No such", "Missing", "Invalid", "unexpected", "requires", "is not", "is a", "mean")
    left = [word for word in english if word in output]
    assert left == (
        [] if language not in ("en", "nl") else [word for word in left if language == "en" or word == "is not"]
    )


@pytest.mark.skipif(sys.platform == "win32", reason="the file is a device of Unix")
@pytest.mark.parametrize(
    ("arguments", "unbuffered"),
    paired([["rules"], ["--help"], ["--version"], ["completion", "bash"]], ["", "1"]),
    ids=str,
)
def test_full_disk_is_reported(arguments: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        code, _, err = launch(*arguments, environment={"PYTHONUNBUFFERED": unbuffered}, stdout=full.fileno())
    assert code == 1
    assert err.count("\n") == 1
    assert err[0].strip()  # it begins with what the problem is about


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are closed in another way")
@pytest.mark.parametrize(
    ("arguments", "unbuffered"),
    paired([["rules"], ["rules", "--markdown"], ["rules", "B2"], ["--help"], ["--version"]], ["", "1"]),
    ids=str,
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


@pytest.mark.parametrize(("encoding", "language"), paired(["ascii", "latin-1", "cp1252"], ["ru", "en"]))
def test_terminal_that_lacks_letters(encoding: str, language: str) -> None:
    environment = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*PROGRAM, "--lang", language, "rules"], env={**os.environ, **environment}, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert b"B2" in done.stdout


def test_file_name_that_is_no_text(tmp_path: Path) -> None:
    code = """
import os, sys
from skye.cli.main import main
name = os.fsdecode(os.fsencode(sys.argv[1]) + b"/\\xff\\xfe.txt")
for arguments in (["replay", name], ["show", name, "--seat", "0"], [*sys.argv[2:], name], ["replay", name]):
    try:
        main(arguments)
    except SystemExit as stop:
        assert stop.code in (0, 1)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, tmp_path, *SIMULATE],
        env={**os.environ, "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert [os.fsencode(path.name) for path in tmp_path.iterdir()] == [b"\xff\xfe.txt"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(skye: Skye, shell: str) -> None:
    code, out, err = skye("completion", shell)
    assert (code, err) == (0, "")
    assert "_SKYE_COMPLETE" in out
    program = shutil.which(shell)
    if program is not None:
        subprocess.run([program, "-n"], input=out.encode(), check=True)


@pytest.mark.parametrize(
    ("typed", "offered"), [("skye sim", "simulate"), ("skye simulate --pl", "--players"), ("skye --lang r", "ru")]
)
def test_completion_completes(skye: Skye, monkeypatch: pytest.MonkeyPatch, typed: str, offered: str) -> None:
    environment = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" ")), "_SKYE_COMPLETE": "bash_complete"}
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    code, out, err = skye()
    assert (code, err) == (0, "")
    assert offered in out.replace(",", " ").split()


def test_interrupt_is_reported(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules_text, "overview", interrupted)
    code, out, err = skye("rules")
    assert (code, out) == (130, "")
    assert "Interrupted" in err


def test_interrupt_before_the_command_runs_is_reported(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading takes a moment, in which people are as impatient as later."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "choose_language", interrupted)
    try:
        result = skye("rules")
    except KeyboardInterrupt:
        pytest.fail("the interrupt ends in a traceback")
    assert (result.code, result.out) == (130, "")
