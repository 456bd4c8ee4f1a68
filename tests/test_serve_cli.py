"""The command `serve`: real processes that are started, asked, stopped and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command_line import Skye
from patience import PATIENCE
from ports import free_port
from server_commands import NEW, get, new_table, started

from skye.material import words
from skye.server import play, serve
from skye.storage.interface import StorageError

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


def test_serve_is_stopped_and_serves_on(database: str) -> None:
    codes: list[str] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with started("serve", "--port", 0, environment={"SKYE_DATABASE": database}) as command:
            line = command.first_line()
            assert line.startswith("Serving tables: http://127.0.0.1:")
            url = line.rpartition(" ")[2]
            codes.append(new_table(url).code)
            assert [get(url, f"/api/tables/{code}")[0] for code in codes] == [200] * len(codes)
            result = command.end(number)
        assert (result.code, result.out) == (0, "")
        assert all(line.startswith("{") for line in result.err.splitlines())


def test_several_processes_serve(postgres: str) -> None:
    with started("serve", "--port", 0, "--workers", 2, "--database", postgres, "--level", "info") as command:
        url = command.url()
        code = new_table(url).code
        assert command.process.stderr is not None
        processes: set[bytes] = set()
        while len(processes) < 2:
            line = command.process.stderr.readline()
            assert line, "it ended"
            processes.update(re.findall(rb"Started server process \[(\d+)\]", line))
        assert {get(url, f"/api/tables/{code}")[0] for _ in range(10)} == {200}
        result = command.end(signal.SIGTERM)
    assert (result.code, result.out) == (0, "")


def test_one_process_for_a_file(tmp_path: Path, skye: Skye) -> None:
    result = skye("serve", "--workers", 2, "--database", f"sqlite:///{tmp_path}/skye.db")
    assert (result.code, result.out) == (1, "")
    assert "PostgreSQL" in result.err
    assert list(tmp_path.iterdir()) == []


def test_names_that_a_server_answers_to(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/skye.db"
    with started("serve", "--port", 0, "--database", database, "--host-name", "skye.example") as command:
        url = command.url()
        assert [get(url, "/health", name)[0] for name in ("skye.example", "localhost:1", "other.example")] == [
            200,
            200,
            400,
        ]
    with started("serve", "--port", 0, "--database", database) as command:
        assert get(command.url(), "/health", "other.example")[0] == 400
    with started("serve", "--port", 0, "--database", database, "--host", "0.0.0.0") as command:
        assert get(command.url(), "/health", "other.example")[0] == 200


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--database", "mysql://localhost/x"], 1, "sqlite:///"),
        (["--database", "postgresql://ann:secret@127.0.0.1:1/x"], 1, "postgresql://ann@127.0.0.1:1/x"),
        (["--host", "203.0.113.9"], 1, "203.0.113.9"),
        (["--host", "no host"], 1, "no host"),
        (["--host-name", "no host"], 1, "no host"),
        (["--origin", "example.org"], 1, "https://"),
        (["--proxy", "nginx"], 1, "127.0.0.1"),
        (["--port", "65536"], 2, "65536"),
        (["--workers", "0"], 2, "--workers"),
        (["--thinkers", "0"], 2, "--thinkers"),
        (["--log", "xml"], 2, "json"),
        (["--level", "loud"], 2, "warning"),
        (["--keep-finished", "0"], 2, "never"),
        (["--keep-unfinished", "for ever"], 2, "never"),
        (["extra"], 2, "extra"),
    ],
)
def test_what_serve_refuses(tmp_path: Path, skye: Skye, arguments: list[str], code: int, message: str) -> None:
    database = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path}/skye.db"]
    found = skye("serve", "--port", free_port(), *database, *arguments)
    assert (found.code, found.out) == (code, "")
    assert message in found.err
    assert "secret" not in found.err
    assert list(tmp_path.iterdir()) == []


def test_how_long_tables_are_kept(tmp_path: Path, skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def prepare(settings: Any) -> None:
        seen.append((settings.keep_finished, settings.keep_unfinished))
        raise StorageError("storage-url")

    monkeypatch.setattr(serve, "prepare", prepare)
    common = ("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}/skye.db")
    skye(*common)
    skye(*common, "--keep-finished", "never", "--keep-unfinished", "30")
    skye("play", "--data", tmp_path)
    assert seen == [(90, 180), (None, 30), (None, None)]


def test_serve_deletes_nothing_of_play_unless_asked_to(
    tmp_path: Path, skye: Skye, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []

    def prepare(settings: Any) -> None:
        seen.append((settings.keep_finished, settings.keep_unfinished))
        raise StorageError("storage-url")

    monkeypatch.setattr(serve, "prepare", prepare)
    monkeypatch.setattr(play, "usual_folder", lambda: tmp_path)
    monkeypatch.delenv("SKYE_DATABASE", raising=False)
    skye("serve", "--port", 0)
    skye("serve", "--port", 0, "--database", play.database(tmp_path))
    skye("serve", "--port", 0, "--keep-unfinished", "30")
    assert seen == [(None, None), (None, None), (None, 30)]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_in_every_language(language: str) -> None:
    code = """
import sys
from skye.cli.main import main
below = (["tables", name] for name in ("list", "export", "import", "delete"))
for arguments in (["play"], ["serve"], ["tables"], *below):
    try:
        main(["--lang", sys.argv[1], *arguments, "--help"])
    except SystemExit as stop:
        assert not stop.code
"""
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, language], capture_output=True, text=True, env=environment, check=True
    )
    assert max(map(len, done.stdout.splitlines())) <= 100
    assert ("Usage" in done.stdout) is (language == "en")
    for option in ("--lan", "--no-browser", "--host-name", "--keep-unfinished", "--unfinished", "--yes"):
        assert option in done.stdout


def test_a_proxy_is_believed_if_it_is_named(tmp_path: Path) -> None:
    """A page that came by https talks to a server that hears http."""
    for named, status in ((["--proxy", "127.0.0.0/8"], 201), ([], 403), (["--proxy", "10.0.0.1"], 403)):
        database = f"sqlite:///{tmp_path}/{len(named)}{status}.db"
        names = ("--host-name", "skye.example")
        with started("serve", "--port", 0, "--database", database, *names, *named, "--log", "text") as command:
            port = int(command.url().rpartition(":")[2])
            connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            headers = {
                "host": "skye.example",
                "origin": "https://skye.example",
                "x-forwarded-proto": "https",
                "x-forwarded-for": "203.0.113.5",
                "content-type": "application/json",
            }
            connection.request("POST", "/api/tables", msgspec.json.encode(NEW), headers)
            assert connection.getresponse().status == status
            connection.close()
            result = command.end(signal.SIGTERM)
        assert ("address=203.0.113.5" in result.err) is (status == 201)
