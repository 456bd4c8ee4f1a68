"""The command `play`: a real process that is started, asked, stopped and started again."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import signal
import socket
import sqlite3
import stat
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command_line import Skye
from patience import PATIENCE
from ports import free_port
from server_commands import LINK, get, new_table, started

from skye.server import own_addresses, play, serve
from skye.storage.file_lock import FileLock
from skye.wire.client import ClientTable
from skye.wire.http_bodies import Reach

if sys.platform != "win32":
    import resource

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize("arguments", [("serve", "--port", "0", "--database"), ("play", "--no-browser", "--data")])
def test_too_few_open_files_are_reported(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    place = f"sqlite:///{tmp_path}/tables.db" if arguments[0] == "serve" else str(tmp_path)

    def few(soft: int, hard: int) -> Any:
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    with started(*arguments, place, preexec_fn=few(400, 400)) as command:
        assert get(command.url(), "/health")[0] == 200
        output = command.end(signal.SIGTERM).err
    assert re.search(r"lets the server open 400 files, enough for 2\d\d connections at once instead of 3000\.", output)
    with started(*arguments, place, preexec_fn=few(400, 4_000)) as command:
        assert get(command.url(), "/health")[0] == 200
        limits = Path(f"/proc/{command.process.pid}/limits")
        if limits.exists():
            assert "open files            4000                 4000" in limits.read_text()
        assert "lets the server open" not in command.end(signal.SIGTERM).err


def test_play_is_stopped_and_played_on(tmp_path: Path) -> None:
    folder = tmp_path / "a folder ?%20é"
    with started("play", "--data", folder, "--port", free_port()) as command:
        line = command.first_line()
        assert re.fullmatch(f"Skye is running at {LINK.pattern}", line)
        url = line.rpartition(" ")[2]
        assert get(url, "/health") == (200, b'{"status":"ok"}')
        seated = new_table(url)
        result = command.end(signal.SIGINT)
    assert result == (0, "Stop with Ctrl-C; tables are kept.\nStopped. Your tables are kept.\n", "")
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


def test_a_second_play_points_to_the_first(tmp_path: Path, skye: Skye) -> None:
    with started("play", "--data", tmp_path, "--port", free_port()) as command:
        url = command.url()
        second = skye("play", "--data", tmp_path, "--no-browser")
        assert second == (0, f"Skye is already running: {url}\n", "")
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
    result = skye("play", "--data", tmp_path)
    lock.release()
    assert (result.code, result.out) == (1, "")
    assert str(tmp_path) in result.err
    assert "--data" in result.err


def test_a_port_that_is_taken(tmp_path: Path, skye: Skye) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for arguments in (["play", "--data", tmp_path], ["serve", "--database", f"sqlite:///{tmp_path}/skye.db"]):
            result = skye(*arguments, "--port", port)
            assert (result.code, result.out) == (1, "")
            assert f"Port {port} is in use" in result.err
            assert "--port" in result.err
    assert not (tmp_path / "skye.db").exists()


def test_others_in_the_network(tmp_path: Path) -> None:
    addresses = own_addresses.addresses()
    with started("play", "--data", tmp_path, "--lan", "--port", port := free_port()) as command:
        url = command.url()
        for name in (*addresses, *own_addresses.names(), "192.168.1.7", "[fd00::7]"):
            assert get(url, "/health", f"{name}:{port}")[0] == 200, "also after a change of the network"
        links = [f"http://{address}:{port}" for address in addresses]
        found = msgspec.json.decode(get(url, "/api/reach")[1], type=Reach)
        assert found == Reach(tuple(links), None if links else "offline")
        passed_on = ("127.0.0.1", {"X-Forwarded-For": "203.0.113.7"})  # by a proxy that nobody named
        for address, headers in (*((address, {}) for address in addresses), passed_on):
            connection = HTTPConnection(address, port, timeout=PATIENCE)
            connection.request("GET", "/api/reach", headers=headers)
            answer = msgspec.json.decode(connection.getresponse().read(), type=Reach)
            connection.close()
            assert answer == Reach((), "unknown"), "which addresses there are is for this computer only"
        assert get(url, "/health", "evil.example")[0] == 400
        assert get(url, "/health", "localhost")[0] == 200
        out = command.end(signal.SIGINT).out
    lines = [f"For others in your network: {link}" for link in links]
    assert out.splitlines()[:-2] == (lines or ["No network was found: only this computer can play."])


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no IPv6")
def test_only_play_listens_by_ipv4_where_ipv6_is_named() -> None:
    for by_both in (False, True):
        with play.listen("::", 0, by_both=by_both) as listening:
            assert listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) == (not by_both)


def test_only_this_computer_unless_asked(tmp_path: Path) -> None:
    with started("play", "--data", tmp_path) as command:
        url = command.url()
        for name in (*own_addresses.addresses(), *own_addresses.names(), "192.168.1.7", "evil.example"):
            assert get(url, "/health", name)[0] == 400
        assert msgspec.json.decode(get(url, "/api/reach")[1], type=Reach) == Reach((), "closed")
        for address in own_addresses.addresses():
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
        result = command.end(signal.SIGINT)
    assert result.code == 0
    assert "noise" not in result.out + result.err


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
        result = command.end(signal.SIGINT)
    assert "INFO" in result.err
    assert not (tmp_path / play.LOG).exists()


@pytest.mark.parametrize("content", [b"no database at all, not even nearly one", b"{}"])
def test_play_with_what_is_no_database(tmp_path: Path, skye: Skye, content: bytes) -> None:
    (tmp_path / play.TABLES).write_bytes(content)
    result = skye("play", "--data", tmp_path)
    assert (result.code, result.out) == (1, "")
    assert "tables.db" in result.err
    assert "--data" in result.err
    assert (tmp_path / play.TABLES).read_bytes() == content


def test_play_with_a_newer_database(tmp_path: Path, skye: Skye) -> None:
    serve.prepare(play.settings(tmp_path, None))
    with sqlite3.connect(tmp_path / play.TABLES) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    connection.close()
    result = skye("play", "--data", tmp_path)
    assert (result.code, result.out) == (1, "")
    assert "v9999" in result.err
    assert "newer version" in result.err


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there is no file that is surely no folder")
def test_a_folder_that_cannot_be_used(skye: Skye) -> None:
    result = skye("play", "--data", "/dev/null/tables")
    assert (result.code, result.out) == (1, "")
    assert "/dev/null/tables" in result.err
    assert "--data" in result.err


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to the size of a file")
def test_a_disk_without_room(tmp_path: Path) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    with started("play", "--data", tmp_path, preexec_fn=limit) as command:
        result = command.end(None)
    assert (result.code, result.out) == (1, "")
    assert "disk has free space" in result.err


def test_a_start_that_fails_is_not_announced(tmp_path: Path) -> None:
    """Another server takes the tables between the last look and the start."""
    program = (
        "from skye.cli.main import main; from skye.server import play, serve; "
        "serve.prepare = lambda _: None; play.find = lambda _: None; main()"
    )
    lock = FileLock(tmp_path / f"{play.TABLES}.lock")
    with started("play", "--data", tmp_path, program=[sys.executable, "-c", program]) as command:
        result = command.end(None)
    lock.release()
    assert (result.code, result.out) == (1, "")
    assert f"could not start. See {tmp_path / play.LOG}" in result.err
    assert "already in use" in (tmp_path / play.LOG).read_text()


def test_a_package_that_is_missing(tmp_path: Path, skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uvicorn" else find(name))
    for arguments in (["play"], ["serve"], ["tables", "list"], ["tables", "import", tmp_path / "games.jsonl"]):
        result = skye(*arguments)
        assert (result.code, result.out) == (1, "")
        assert "uvicorn" in result.err
        assert 'pip install ".[play]"' in result.err
