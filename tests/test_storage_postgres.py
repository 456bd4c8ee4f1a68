"""What only the storage in PostgreSQL does: many processes at the same tables, told of each other's moves."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from databases import ask
from event_loop import in_loop
from patience import PATIENCE
from sqlalchemy import AsyncAdaptedQueuePool, event
from storing import change, made, move, numbers, opened

from skye.server.loading import Loader
from skye.storage import reconnecting, statements
from skye.storage.chain import Entry
from skye.storage.interface import Change, StaleError, Storage, StorageError
from skye.storage.notices import MOST
from skye.storage.postgres import PostgresStorage
from skye.storage.postgres_server import PostgresServer

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.01)


WAITING = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


async def until_one_waits(url: str) -> None:
    """Until somebody needs what somebody else has locked."""
    async with asyncio.timeout(PATIENCE):
        while not await ask(url, f"SELECT pid {WAITING}"):
            await asyncio.sleep(0.01)


async def kill(url: str, name: str) -> int:
    """End the connections of this name as an administrator would; how many there were."""
    ours = "application_name = $1 AND datname = current_database()"
    return len(await ask(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}", name))


def in_use(storage: Storage) -> int:
    """Connections for queries that nobody has given back."""
    assert isinstance(storage, PostgresStorage)
    assert isinstance(storage._engine.pool, AsyncAdaptedQueuePool)
    return storage._engine.pool.checkedout()


class Heard:
    """What a storage is told."""

    def __init__(self, storage: Storage) -> None:
        self.notices: list[tuple[int, int]] = []
        self.entries: list[tuple[int, Entry]] = []
        self.announced: list[tuple[int, str]] = []
        self.losses = 0
        storage.listen(
            self._tell,
            self._lose,
            lambda table, said: self.announced.append((table, said)),
        )

    def _tell(self, table: int, number: int, entries: list[Entry]) -> None:
        self.notices.append((table, number))
        self.entries += [(table, entry) for entry in entries]

    def _lose(self) -> None:
        self.losses += 1


async def listening(storage: Storage) -> Heard:
    """Whatever is told from now on."""
    heard = Heard(storage)
    await until(lambda: heard.losses == 1)
    return heard


@asynccontextmanager
async def half_way(storage: Storage, table: int, written: Change) -> AsyncIterator[None]:
    """Somebody has written a change of a table and not yet committed it."""
    assert isinstance(storage, PostgresStorage)
    known = written.entries[0].number - 1
    async with storage._engine.begin() as connection:
        await connection.execute(*statements.moved(table, known, written))
        yield


@in_loop
async def test_a_move_waits_for_one_that_is_half_way(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table = await made(one)
        async with half_way(one, table, change(2)):
            moving = asyncio.create_task(move(two, table, 1))
            await until_one_waits(postgres)
            assert not moving.done()
        with pytest.raises(StaleError):
            await moving
        assert await numbers(two, table) == [1, 2]


@in_loop
async def test_a_move_that_is_half_way_and_given_up_stops_nobody(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table = await made(one)
        with suppress(KeyError):
            async with half_way(one, table, change(2)):
                moving = asyncio.create_task(move(two, table, 1))
                await until_one_waits(postgres)
                raise KeyError
        await moving
        assert await numbers(one, table) == [1, 2]


@in_loop
async def test_an_entry_that_its_row_does_not_know_of(postgres: str) -> None:
    async with opened(postgres) as storage:
        table = await made(storage)
        await ask(postgres, "INSERT INTO entries VALUES ($1, 2, 0, '{}', '')", table)
        assert isinstance(storage, PostgresStorage)
        asked: list[object] = []
        event.listen(storage._engine.sync_engine, "before_cursor_execute", lambda *said: asked.append(said))
        with pytest.raises(StorageError, match="duplicate key"):
            await move(storage, table, 1)
        assert len(asked) == 1, "asked again only when the connection is lost"
        row = await storage.row(table)
        assert row is not None
        assert row.last == 1, "a write that fails leaves nothing behind"


@in_loop
async def test_more_moves_than_connections(postgres: str) -> None:
    async with opened(postgres, connections=3) as storage:
        tables = [await made(storage, str(number)) for number in range(12)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(move(storage, table, 1) for table in tables))
        assert in_use(storage) == 0


@in_loop
async def test_others_are_told(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = {one: Heard(one), two: Heard(two)}
        await until(lambda: all(each.losses == 1 for each in heard.values()))
        table, other = await made(one), await made(one, "other")
        await move(one, table, 1)
        await move(two, other, 1)
        await until(lambda: all({(table, 2), (other, 2)} <= set(each.notices) for each in heard.values()))
        assert await one.delete(table)
        await until(lambda: all((table, 0) in each.notices for each in heard.values()))
        assert await two.expire(None, 1000) == [other]
        await until(lambda: all((other, 0) in each.notices for each in heard.values()))


@in_loop
async def test_notices_carry_what_was_written(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(two)
        table, other = await made(one), await made(one, "other")
        # The second is written while the first is being told, the third is told with it.
        await one.append(table, 1, change(2, 3))
        await one.append(table, 3, change(4))
        await one.append(table, 4, change(5, 6))
        await one.append(other, 1, change(2))
        await until(lambda: {(table, 6), (other, 2)} <= set(heard.notices))
        told = {code: [entry for found, entry in heard.entries if found == code] for code in (table, other)}
        assert told == {code: await one.read(code, 1) for code in (table, other)}


@in_loop
async def test_what_is_told_together_has_no_gap(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(two)
        table = await made(one)
        assert isinstance(one, PostgresStorage)
        async with one._notices._connection._in_use:
            for number, storage in ((2, one), (3, one), (4, two), (5, one), (6, one)):
                text = str(number).encode()
                await storage.append(table, number - 1, Change((Entry(number, 7, text),), None, None, b"{}"))
        await until(lambda: (table, 6) in heard.notices)
        assert [entry for _, entry in heard.entries if entry.text != str(entry.number).encode()] == []


@in_loop
async def test_long_entries_are_to_be_read(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(two)
        table = await made(one)
        room = MOST - len(f'{table} 2 [[20,"{"0" * 32}",]]') - len('""')
        for number, letters in ((2, room), (3, room + 1), (4, room // 2)):
            text = b'"' + "Å".encode() * (letters // 2) + b"x" * (letters % 2) + b'"'
            await one.append(table, number - 1, Change((Entry(number, 10 * number, text),), None, None, b"{}"))
            await until(lambda number=number: (table, number) in heard.notices)  # type: ignore[misc]
        assert [entry.number for _, entry in heard.entries] == [2, 4]
        assert [entry for _, entry in heard.entries] == (await one.read(table, 1))[::2]


@in_loop
async def test_no_more_is_kept_to_be_told_than_can_be_told(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(two)
        table = await made(one)
        assert isinstance(one, PostgresStorage)
        async with one._notices._connection._in_use:
            for number in range(2, 40):
                written = Change((Entry(number, 7, b'"' + b"x" * 1000 + b'"'),), None, None, b"{}")
                await one.append(table, number - 1, written)
                _, kept = one._notices._waiting.get(table, (0, ()))
                assert sum(len(entry.text) for entry in kept) <= MOST
        await until(lambda: (table, 39) in heard.notices)


@pytest.mark.parametrize("said", ["", "x", "1", "1 x", "1 2 3", "1 2 [[1]]", "1 2 [[1,2]]", "1 2 [[1,", "1 2 [1,2]"])
@in_loop
async def test_what_others_say_on_the_channel_is_passed_over(postgres: str, said: str) -> None:
    async with opened(postgres) as storage:
        heard = await listening(storage)
        await ask(postgres, "SELECT pg_notify('skye', $1)", said)
        table = await made(storage)
        await move(storage, table, 1)
        await until(lambda: bool(heard.notices))
        assert heard.notices == [(table, 2)]


@in_loop
async def test_a_tool_tells_before_it_ends(postgres: str) -> None:
    async with opened(postgres) as storage:
        heard = await listening(storage)
        table = await made(storage)
        async with opened(postgres) as tool:
            await tool.delete(table)
        await until(lambda: (table, 0) in heard.notices)


@in_loop
async def test_listening_survives_a_lost_connection(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(one)
        table = await made(two)
        await move(two, table, 1)
        await until(lambda: (table, 2) in heard.notices)
        assert await kill(postgres, "skye notices") == 2
        await until(lambda: heard.losses >= 2)
        await move(two, table, 2)
        await until(lambda: (table, 3) in heard.notices)


@in_loop
async def test_a_line_that_falls_silent_is_given_up(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnecting, "PULSE", 0.05)
    monkeypatch.setattr(reconnecting, "PATIENCE", 1)
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(one)
        [(process,)] = await ask(postgres, "SELECT pid FROM pg_stat_activity WHERE application_name = 'skye notices'")
        os.kill(process, signal.SIGSTOP)
        try:
            await until(lambda: heard.losses >= 2)
            table = await made(two)
            await move(two, table, 1)
            await until(lambda: (table, 2) in heard.notices)
        finally:
            os.kill(process, signal.SIGCONT)


@in_loop
async def test_a_table_where_somebody_moves_does_not_expire(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table, old = await made(one), await made(one, "old")
        async with half_way(one, table, change(2)), asyncio.timeout(PATIENCE):
            assert await two.expire(None, 15) == [old]
        assert await two.expire(None, 15) == []
        assert await two.expire(None, 25) == [table]


@in_loop
async def test_a_listener_that_fails_once_goes_on_hearing(postgres: str) -> None:
    async with opened(postgres) as storage:
        calls: list[str] = []

        def lost() -> None:
            calls.append("lost")
            if len(calls) == 1:
                raise KeyError("a fault of the listener")

        storage.listen(lambda table, *_: calls.append(str(table)), lost, lambda _table, _said: None)
        await until(lambda: calls == ["lost", "lost"])
        table = await made(storage)
        await move(storage, table, 1)
        await until(lambda: str(table) in calls)


@in_loop
async def test_what_is_announced_is_heard_by_all_and_is_no_entry(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard = [Heard(one), Heard(two)]
        await until(lambda: all(each.losses for each in heard))
        for said in ("first", "a b 12", ""):
            one.announce(7, said)
            await until(lambda said=said: all((7, said) in each.announced for each in heard))  # type: ignore[misc]
        one.announce(8, "overtaken")
        one.announce(8, "last")
        await until(lambda: all((8, "last") in each.announced for each in heard))
        assert not any((8, "overtaken") in each.announced for each in heard)
        assert not any(each.notices for each in heard)


@in_loop
async def test_a_claim_is_one_process_s(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        assert await one.claim(1)
        assert not await two.claim(1)
        assert await two.claim(2)
        assert (one.claims, two.claims) == ({1}, {2})
        await two.release(1)
        assert not await two.claim(1)
        await one.release(1)
        assert await two.claim(1)
        assert (one.claims, two.claims) == (set(), {1, 2})
        assert all(await asyncio.gather(one.claim(3), one.claim(3)))
        await one.release(3)
        assert await two.claim(3), "claimed twice, it is held once"


@in_loop
async def test_claims_end_with_their_connection(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        for table in (1, 2, 3):
            assert await one.claim(table)
        assert await kill(postgres, "skye claims") == 1
        while not await two.claim(1):  # until the server has noticed
            await asyncio.sleep(0.01)
        await until(lambda: not one.claims)
        assert not await one.claim(1)
        assert await one.claim(2), "it has connected again by itself"
        assert (one.claims, two.claims) == ({2}, {1})


@in_loop
async def test_a_claim_that_is_cut_off_is_known(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        assert await one.claim(1)
        for table in range(2, 30):
            claiming = asyncio.create_task(one.claim(table))
            await asyncio.sleep(0.0003 * (table % 5))
            claiming.cancel()
            await asyncio.wait([claiming])
        await until(lambda: len(one.claims) >= 1)
        await one.release(1)
        for table in range(2, 30):
            assert await two.claim(table) != (table in one.claims)


@in_loop
async def test_idle_connections_that_are_lost_are_replaced(postgres: str) -> None:
    async with opened(postgres) as storage:
        table = await made(storage)
        await asyncio.gather(*(storage.row(table) for _ in range(5)))
        assert await kill(postgres, "skye") >= 1
        await move(storage, table, 1)
        await kill(postgres, "skye")
        assert await numbers(storage, table) == [1, 2]
        assert await storage.is_healthy()


@in_loop
async def test_connections_that_are_given_up_half_way(postgres: str) -> None:
    server = PostgresServer(postgres)
    for step in range(60):
        connecting = asyncio.create_task(server.connect("given up"))
        await asyncio.sleep(0.0002 * (step % 30))
        connecting.cancel()
        await asyncio.wait([connecting])
        if not connecting.cancelled():
            await connecting.result().close()
    await server.close()
    async with asyncio.timeout(PATIENCE):
        while await ask(postgres, "SELECT pid FROM pg_stat_activity WHERE application_name = 'given up'"):
            await asyncio.sleep(0.01)


@in_loop
async def test_a_connection_that_is_lost_while_it_writes(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        table = await made(one)
        async with half_way(one, table, change(2)):
            moving = asyncio.create_task(move(two, table, 1))
            await until_one_waits(postgres)
            assert await ask(postgres, f"SELECT pg_terminate_backend(pid) {WAITING}") == [(True,)]
        # It has asked again, on another connection.
        with pytest.raises(StaleError):
            await moving
        await move(two, table, 2)
        assert await numbers(two, table) == [1, 2, 3]
        assert in_use(two) == 0


@in_loop
async def test_a_write_before_the_lost_line_is_announced_to_others(postgres: str) -> None:
    """Others are notified of what was written before the connection was lost.

    The answer to a write is lost; whoever asks again is told that it is stale, and the others what there is."""
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(one)
        table = await made(two)
        async with half_way(two, table, change(2)):
            pass
        with pytest.raises(StaleError):
            await move(two, table, 1)
        await until(lambda: (table, 2) in heard.notices)


@in_loop
async def test_a_database_that_is_gone(postgres: str, postgres_server: str) -> None:
    async with opened(postgres) as storage:
        heard = await listening(storage)
        table = await made(storage)
        assert await storage.claim(table)
        name = postgres.rpartition("/")[2]
        await ask(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")
        try:
            assert not await storage.is_healthy()
            with pytest.raises(StorageError):
                await storage.row(table)
            with pytest.raises(StorageError):
                await move(storage, table, 1)
            await until(lambda: not storage.claims)
            assert not await storage.claim(table)
        finally:
            await ask(postgres_server, f"CREATE DATABASE {name}")
        await until(lambda: heard.losses > 1)


@in_loop
async def test_acknowledged_means_on_disk(postgres: str) -> None:
    """The setting that it depends on, whatever the database has as its own."""
    await ask(postgres, f"ALTER DATABASE {postgres.rpartition('/')[2]} SET synchronous_commit = off")
    assert await ask(postgres, "SHOW synchronous_commit") == [("off",)]
    async with opened(postgres) as storage:
        assert isinstance(storage, PostgresStorage)
        async with storage._engine.connect() as connection:
            assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar_one() == "on"


@in_loop
async def test_what_is_no_digest_is_not_asked_for(postgres: str) -> None:
    """PostgreSQL takes no text with a zero byte, and the server would say that the database cannot be used."""
    async with opened(postgres) as storage:
        assert await Loader(storage).material("\0") is None
        assert await storage.is_healthy()
