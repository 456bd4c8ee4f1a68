"""The commands `play` and `serve`: real processes that are started, asked, stopped and started again."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command_line import PROGRAM, Skye, Told
from patience import PATIENCE
from ports import free_port

from skye.material import words
from skye.server import play, serve
from skye.storage.file_lock import FileLock
from skye.storage.interface import StorageError
from skye.wire.client import ClientTable, open_table
from skye.wire.protocol import MySeat, NewTable, Seated

if sys.platform != "win32":
    import resource

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once

LINK = re.compile(r"http://127\.0\.0\.1:(\d+)")
NEW = NewTable((MySeat("Ann"), MySeat("Bob")))


class Command:
    """A command that goes on until it is stopped."""

    def __init__(
        self,
        *arguments: object,
        program: Sequence[str] = PROGRAM,
        environment: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        kept = {key: value for key, value in os.environ.items() if key not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
        self.process = subprocess.Popen(
            [*program, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,  # what is not read line by line is left for the end
            env={**kept, "SKYE_LANG": "en", **(environment or {})},
            **more,
        )

    def first_line(self) -> str:
        """What it says when it is ready."""
        assert self.process.stdout is not None
        line: str = self.process.stdout.readline().decode().rstrip("\n")
        assert line, self.end(signal.SIGKILL)
        return line

    def url(self) -> str:
        """The link of the first line."""
        found = LINK.search(self.first_line())
        assert found is not None
        return found[0]

    def end(self, number: signal.Signals | None) -> Told:
        """Stop it so, or wait for its end."""
        if number is not None and self.process.poll() is None:
            self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        told = Told(self.process.returncode, out.decode(), err.decode())
        assert "Traceback" not in told.err
        return told


@contextmanager
def started(*arguments: object, **more: Any) -> Iterator[Command]:
    """A command that is gone afterwards."""
    command = Command(*arguments, **more)
    try:
        yield command
    finally:
        command.process.kill()
        command.process.communicate()


def get(url: str, path: str, host: str | None = None) -> tuple[int, bytes]:
    """What a server answers, asked under this name."""
    found = LINK.fullmatch(url)
    assert found is not None
    connection = HTTPConnection("127.0.0.1", int(found[1]), timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={} if host is None else {"host": host})
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def new_table(url: str) -> Seated:
    return asyncio.run(open_table(url, NEW))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize("arguments", [("serve", "--port", "0", "--database"), ("play", "--no-browser", "--data")])
def test_too_few_open_files_are_told(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    place = f"sqlite:///{tmp_path}/tables.db" if arguments[0] == "serve" else str(tmp_path)

    def few(soft: int, hard: int) -> Any:
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    with started(*arguments, place, preexec_fn=few(400, 400)) as command:
        assert get(command.url(), "/health")[0] == 200
        told = command.end(signal.SIGTERM).err
    assert re.search(r"lets the server open 400 files, enough for 2\d\d connections at once instead of 3000\.", told)
    with started(*arguments, place, preexec_fn=few(400, 4_000)) as command:
        assert get(command.url(), "/health")[0] == 200
        limits = Path(f"/proc/{command.process.pid}/limits")
        if limits.exists():
            assert "open files            4000                 4000" in limits.read_text()
        assert "lets the server open" not in command.end(signal.SIGTERM).err


# play


def test_play_is_stopped_and_played_on(tmp_path: Path) -> None:
    folder = tmp_path / "a folder ?%20é"
    with started("play", "--data", folder, "--port", free_port()) as command:
        line = command.first_line()
        assert re.fullmatch(f"The table is set: {LINK.pattern}", line)
        url = line.rpartition(" ")[2]
        assert get(url, "/health") == (200, b'{"status":"ok"}')
        seated = new_table(url)
        told = command.end(signal.SIGINT)
    assert told == (0, "Stop with Ctrl-C; tables are kept.\nStopped. Your tables are kept.\n", "")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert "table opened" in (folder / play.LOG).read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == [folder.name]

    with started("play", "--data", folder) as command:
        assert command.url() == url, "a browser knows its seats by this address"

        async def come_back() -> tuple[int, ...]:
            async with ClientTable(url, seated.code, tuple(place.token for place in seated.places)) as table:
                # Stopped while somebody is connected: nobody has to wait for them.
                command.process.send_signal(signal.SIGTERM)
                return table.seats

        assert asyncio.run(come_back()) == (0, 1)
        assert command.end(None) == (0, "Stop with Ctrl-C; tables are kept.\nStopped. Your tables are kept.\n", "")


def test_a_second_play_tells_of_the_first(tmp_path: Path, skye: Skye) -> None:
    with started("play", "--data", tmp_path, "--port", free_port()) as command:
        url = command.url()
        second = skye("play", "--data", tmp_path, "--no-browser")
        assert second == (0, f"Skye is running already: {url}\n", "")
        third = skye("play", "--data", tmp_path, "--no-browser", "--lan")
        assert third.out.startswith(second.out)
        assert "--lan" in third.out
        assert get(url, "/health")[0] == 200
        command.end(signal.SIGKILL)
    # What the killed one has left behind is no running server, even if another program has its port by now.
    with (
        socket.create_server(("127.0.0.1", int(url.rpartition(":")[2]))),
        started("play", "--data", tmp_path) as command,
    ):
        other = command.url()
        assert other != url
        assert get(other, "/health")[0] == 200
        command.end(signal.SIGTERM)
    assert play.remembered(tmp_path) == play.Address(int(other.rpartition(":")[2]))


def test_a_folder_that_another_server_uses(tmp_path: Path, skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "TRIES", 2)
    monkeypatch.setattr(play, "PAUSE", 0.0)
    lock = FileLock(tmp_path / f"{play.TABLES}.lock")
    told = skye("play", "--data", tmp_path)
    lock.release()
    assert (told.code, told.out) == (1, "")
    assert str(tmp_path) in told.err
    assert "--data" in told.err


def test_a_port_that_is_taken(tmp_path: Path, skye: Skye) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for arguments in (["play", "--data", tmp_path], ["serve", "--database", f"sqlite:///{tmp_path}/skye.db"]):
            told = skye(*arguments, "--port", port)
            assert (told.code, told.out) == (1, "")
            assert f"Port {port} is in use" in told.err
            assert "--port" in told.err
    assert not (tmp_path / "skye.db").exists()


def test_others_in_the_network(tmp_path: Path) -> None:
    addresses = play.own_addresses()
    with started("play", "--data", tmp_path, "--lan", "--port", port := free_port()) as command:
        url = command.url()
        for name in (*addresses, *play.own_names()):
            assert get(url, "/health", f"{name}:{port}")[0] == 200
        assert get(url, "/health", "evil.example")[0] == 400
        assert get(url, "/health", "localhost")[0] == 200
        out = command.end(signal.SIGINT).out
    told = [f"For others in your network: http://{address}:{port}" for address in addresses]
    assert out.splitlines()[:-2] == (told or ["No network was found: only this computer can play."])


def test_only_this_computer_unless_asked(tmp_path: Path) -> None:
    with started("play", "--data", tmp_path) as command:
        url = command.url()
        for name in (*play.own_addresses(), *play.own_names(), "evil.example"):
            assert get(url, "/health", name)[0] == 400
        for address in play.own_addresses():
            with pytest.raises(OSError, match="refused"):
                socket.create_connection((address, int(url.rpartition(":")[2])), timeout=PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a script of the shell")
def test_the_browser_is_opened_and_kept_quiet(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(
        f'#!/bin/sh\necho noise; echo noise >&2\necho "$1" >> {opened}.new\nmv {opened}.new {opened}\nsleep 5'
    )
    browser.chmod(0o755)
    environment = {"BROWSER": f"{browser} %s"}
    with started("play", "--data", tmp_path / "data", environment=environment) as command:
        url = command.url()
        end = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.02)
        assert opened.read_text() == f"{url}\n"
        told = command.end(signal.SIGINT)
    assert told.code == 0
    assert "noise" not in told.out + told.err


@pytest.mark.parametrize(
    ("platform", "environment", "is_shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("freebsd14", {}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_there_is_a_browser(platform: str, environment: dict[str, str], is_shown: bool) -> None:
    assert play.can_show(environment, platform) is is_shown


def test_no_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, skye: Skye) -> None:
    shown: list[str] = []
    monkeypatch.setattr(play, "show", shown.append)
    monkeypatch.setattr(play, "find", lambda _: play.Address(1234))
    monkeypatch.setenv("BROWSER", "something")
    assert skye("play", "--data", tmp_path, "--no-browser").code == 0
    assert shown == []
    assert skye("play", "--data", tmp_path).code == 0
    assert shown == ["http://127.0.0.1:1234"]


def test_the_log_on_the_terminal(tmp_path: Path) -> None:
    with started("play", "--data", tmp_path, "--log", "text") as command:
        command.first_line()
        told = command.end(signal.SIGINT)
    assert "INFO" in told.err
    assert not (tmp_path / play.LOG).exists()


@pytest.mark.parametrize("content", [b"no database at all, not even nearly one", b"{}"])
def test_play_with_what_is_no_database(tmp_path: Path, skye: Skye, content: bytes) -> None:
    (tmp_path / play.TABLES).write_bytes(content)
    told = skye("play", "--data", tmp_path)
    assert (told.code, told.out) == (1, "")
    assert "tables.db" in told.err
    assert "--data" in told.err
    assert (tmp_path / play.TABLES).read_bytes() == content


def test_play_with_a_newer_database(tmp_path: Path, skye: Skye) -> None:
    serve.prepare(play.settings(tmp_path, (), None))
    with sqlite3.connect(tmp_path / play.TABLES) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    connection.close()
    told = skye("play", "--data", tmp_path)
    assert (told.code, told.out) == (1, "")
    assert "v9999" in told.err
    assert "newer version" in told.err


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there is no file that is surely no folder")
def test_a_folder_that_cannot_be_used(skye: Skye) -> None:
    told = skye("play", "--data", "/dev/null/tables")
    assert (told.code, told.out) == (1, "")
    assert "/dev/null/tables" in told.err
    assert "--data" in told.err


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to the size of a file")
def test_a_disk_without_room(tmp_path: Path) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    with started("play", "--data", tmp_path, preexec_fn=limit) as command:
        told = command.end(None)
    assert (told.code, told.out) == (1, "")
    assert "disk has room" in told.err


def test_a_start_that_fails_is_not_announced(tmp_path: Path) -> None:
    """Another server takes the tables between the last look and the start."""
    program = (
        "from skye.cli.main import main; from skye.server import play, serve; "
        "serve.prepare = lambda _: None; play.find = lambda _: None; main()"
    )
    lock = FileLock(tmp_path / f"{play.TABLES}.lock")
    with started("play", "--data", tmp_path, program=[sys.executable, "-c", program]) as command:
        told = command.end(None)
    lock.release()
    assert (told.code, told.out) == (1, "")
    assert f"could not start. {tmp_path / play.LOG}" in told.err
    assert "already served" in (tmp_path / play.LOG).read_text()


def test_a_package_that_is_missing(tmp_path: Path, skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uvicorn" else find(name))
    for arguments in (["play"], ["serve"], ["tables", "list"], ["tables", "import", tmp_path / "games.jsonl"]):
        told = skye(*arguments)
        assert (told.code, told.out) == (1, "")
        assert "uvicorn" in told.err
        assert 'pip install ".[play]"' in told.err


# serve


def test_serve_is_stopped_and_serves_on(database: str) -> None:
    codes: list[str] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with started("serve", "--port", 0, environment={"SKYE_DATABASE": database}) as command:
            line = command.first_line()
            assert line.startswith("Serving tables: http://127.0.0.1:")
            url = line.rpartition(" ")[2]
            codes.append(new_table(url).code)
            assert [get(url, f"/api/tables/{code}")[0] for code in codes] == [200] * len(codes)
            told = command.end(number)
        assert (told.code, told.out) == (0, "")
        assert all(line.startswith("{") for line in told.err.splitlines())


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
        told = command.end(signal.SIGTERM)
    assert (told.code, told.out) == (0, "")


def test_one_process_for_a_file(tmp_path: Path, skye: Skye) -> None:
    told = skye("serve", "--workers", 2, "--database", f"sqlite:///{tmp_path}/skye.db")
    assert (told.code, told.out) == (1, "")
    assert "PostgreSQL" in told.err
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
    ("arguments", "code", "told"),
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
def test_what_serve_refuses(tmp_path: Path, skye: Skye, arguments: list[str], code: int, told: str) -> None:
    database = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path}/skye.db"]
    found = skye("serve", "--port", free_port(), *database, *arguments)
    assert (found.code, found.out) == (code, "")
    assert told in found.err
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


def test_serve_deletes_nothing_of_play_unless_it_is_told_to(
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
            told = command.end(signal.SIGTERM)
        assert ("address=203.0.113.5" in told.err) is (status == 201)
