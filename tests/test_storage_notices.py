"""How processes at one PostgreSQL are notified of each other's moves."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
from databases import ask
from event_loop import in_loop
from listening_storage import Heard, half_way, kill, listening
from patience import PATIENCE
from storing import change, made, move, opened, until

from skye.storage import reconnecting
from skye.storage.chain import Entry
from skye.storage.interface import Change, StaleError
from skye.storage.notices import MOST
from skye.storage.postgres import PostgresStorage

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


@in_loop
async def test_others_are_notified(postgres: str) -> None:
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
        # The second is written while the first is being announced, the third is announced with it.
        await one.append(table, 1, change(2, 3))
        await one.append(table, 3, change(4))
        await one.append(table, 4, change(5, 6))
        await one.append(other, 1, change(2))
        await until(lambda: {(table, 6), (other, 2)} <= set(heard.notices))
        told = {code: [entry for found, entry in heard.entries if found == code] for code in (table, other)}
        assert told == {code: await one.read(code, 1) for code in (table, other)}


@in_loop
async def test_what_is_announced_together_has_no_gap(postgres: str) -> None:
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
async def test_no_more_waits_to_be_announced_than_can_be_announced(postgres: str) -> None:
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
async def test_a_tool_notifies_before_it_ends(postgres: str) -> None:
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
async def test_what_is_for_the_moment_is_not_sent_later(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        assert isinstance(one, PostgresStorage)
        heard = await listening(two)
        send, failures = one._notices._send_batch, [ConnectionResetError()]

        async def fail_once(batch: Any, announced: Any) -> None:
            if failures:
                raise failures.pop()
            await send(batch, announced)

        monkeypatch.setattr(one._notices, "_send_batch", fail_once)
        one.announce(7, "hello", "seat 0")
        one.announce(7, "who is here")
        await until(lambda: (7, "who is here") in heard.announced)
        assert not failures
        assert (7, "hello") not in heard.announced


@in_loop
async def test_a_write_before_the_lost_line_is_announced_to_others(postgres: str) -> None:
    """Others are notified of what was written before the connection was lost.

    The answer to a write is lost; whoever asks again learns that it is stale, and the others what there is."""
    async with opened(postgres) as one, opened(postgres) as two:
        heard = await listening(one)
        table = await made(two)
        async with half_way(two, table, change(2)):
            pass
        with pytest.raises(StaleError):
            await move(two, table, 1)
        await until(lambda: (table, 2) in heard.notices)
