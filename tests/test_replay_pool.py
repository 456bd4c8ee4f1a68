"""Records are read in a process of their own: nobody at a table waits for it, and it may be killed at any time."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from patience import PATIENCE
from serving import GENEROUS, Player, ServerProcess, running

from skye.server.replay_pool import MOST_OF_ADDRESS, MOST_WAITING
from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc"),
]

RECORD = (Path(__file__).parent / "golden" / "2-players.txt").read_text()
BODY = msgspec.json.encode({"record": RECORD})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("replaying")
    limits = msgspec.structs.replace(GENEROUS, replay_seconds=3_600.0)
    with running(f"sqlite:///{folder}/tables.db", folder / "log", limits=limits) as process:
        yield process
    assert "Traceback" not in (folder / "log").read_text()


def replay(server: ServerProcess, path: str = "/api/replays", address: str = "127.0.0.1") -> tuple[int, Any]:
    """What is answered to a record, or to somebody who asks for a game of a table."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(address, 0))
    try:
        if path == "/api/replays":
            connection.request("POST", path, BODY, {"content-type": "application/json"})
        else:
            connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def readers(server: ServerProcess) -> list[int]:
    """The processes that read records for this server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if parent == server.pid and b"skye.server.replay_worker" in command:
            found.append(int(folder.name))
    return found


def until_it_reads(server: ServerProcess) -> None:
    """Starting the process may take longer than a record may on a busy machine."""
    end = time.monotonic() + PATIENCE
    while replay(server)[0] != 200:
        assert time.monotonic() < end


@contextmanager
def held(server: ServerProcess) -> Iterator[int]:
    """Within it the process that reads records does nothing; its number."""
    until_it_reads(server)
    (reader,) = readers(server)
    os.kill(reader, signal.SIGSTOP)
    try:
        yield reader
    finally:
        if reader in readers(server):
            os.kill(reader, signal.SIGCONT)


def asked(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            await work()

    asyncio.run(run())


async def play_a_game(server: ServerProcess) -> str:
    """A whole game at another table; its code."""
    seated = await open_table(server.url, NewTable((MySeat("Ann"), BotSeat("random"))))
    async with ClientTable(server.url, seated.code, tuple(place.token for place in seated.places)) as table:
        await Player(table, random.Random(1)).play()
    return seated.code


def test_others_play_while_no_record_is_read(server: ServerProcess) -> None:
    async def work() -> None:
        with held(server):
            waiting = asyncio.ensure_future(asyncio.to_thread(replay, server))
            code = await play_a_game(server)
            lines = asyncio.ensure_future(asyncio.to_thread(replay, server, f"/api/tables/{code}/record"))
            shown = asyncio.ensure_future(asyncio.to_thread(replay, server, f"/api/tables/{code}/replay"))
            await play_a_game(server)
            assert [task.done() for task in (waiting, lines, shown)] == [False] * 3
        assert (await waiting)[0] == 200
        assert (await lines)[1].startswith(b"skye record")
        status, content = await shown
        assert (status, msgspec.json.decode(content)["label"]) == (200, code)

    asked(work)


def test_a_process_that_dies_is_replaced_and_asked_again(server: ServerProcess) -> None:
    async def work() -> None:
        with held(server) as reader:
            waiting = asyncio.ensure_future(asyncio.to_thread(replay, server))
            await play_a_game(server)  # by then the task has been sent
            os.kill(reader, signal.SIGKILL)
            assert (await waiting)[0] == 200
        (other,) = readers(server)
        assert other != reader

    asked(work)


def test_who_comes_when_many_wait_gets_an_error(server: ServerProcess) -> None:
    async def work() -> None:
        with held(server):
            loop, threads = asyncio.get_running_loop(), ThreadPoolExecutor(MOST_WAITING + 3)
            tasks = [
                loop.run_in_executor(threads, replay, server, "/api/replays", f"127.0.0.{number + 1}")
                for number in range(MOST_WAITING + 3)
            ]
            first = asyncio.as_completed(tasks)
            for _ in range(3):
                status, content = await next(first)
                assert (status, msgspec.json.decode(content)["problem"]["key"]) == (503, "server-replays")
        statuses = [status for status, _ in await asyncio.gather(*tasks)]
        assert sorted(statuses) == [200] * MOST_WAITING + [503] * 3

    asked(work)


def test_one_address_cannot_take_all_places(server: ServerProcess) -> None:
    async def work() -> None:
        with held(server):
            loop, threads = asyncio.get_running_loop(), ThreadPoolExecutor(2 * MOST_WAITING)
            waiting = []
            for address in ("127.0.0.1", "127.0.0.2"):
                tasks = [
                    loop.run_in_executor(threads, replay, server, "/api/replays", address) for _ in range(MOST_WAITING)
                ]
                waiting.append(tasks)
                first = asyncio.as_completed(tasks)
                for _ in range(MOST_WAITING - MOST_OF_ADDRESS):
                    status, content = await next(first)
                    assert (status, msgspec.json.decode(content)["problem"]["key"]) == (503, "server-replays")
        for tasks in waiting:
            statuses = [status for status, _ in await asyncio.gather(*tasks)]
            assert statuses.count(200) == MOST_OF_ADDRESS

    asked(work)


def test_a_process_that_dies_every_time_is_no_reason_to_wait(server: ServerProcess) -> None:
    async def work() -> None:
        status = 200
        while status == 200:  # again if one of them was faster
            with held(server) as first:
                waiting = asyncio.ensure_future(asyncio.to_thread(replay, server))
                await play_a_game(server)
                os.kill(first, signal.SIGKILL)
                while not (others := [reader for reader in readers(server) if reader != first]):
                    await asyncio.sleep(0)
                os.kill(others[0], signal.SIGKILL)
                status, content = await waiting
        assert (status, msgspec.json.decode(content)["problem"]["key"]) == (503, "server-replays")
        until_it_reads(server)

    asked(work)


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, replay_seconds=15.0)
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=limits) as server:
        with held(server):
            status, content = replay(server)
            assert (status, msgspec.json.decode(content)["problem"]["key"]) == (503, "server-replays")
        until_it_reads(server)
    assert "no answer came in time" in (tmp_path / "log").read_text()
